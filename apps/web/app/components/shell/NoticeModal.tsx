import { paths } from '../../routing/paths'
import { planIsActive } from '../../session/session'
import { useSession } from '../../session/use-session'
import { Button, ButtonLink } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { mailbox } from './mailbox'
import styles from './NoticeModal.module.css'
import { dismissNotice, type Notice, useNotice } from './notices'
import { wayOn } from './way-on'

type Kind<K extends Notice['kind']> = Extract<Notice, { kind: K }>

/** What happened and the button that helps; status and status text, as the specification has them, for whoever reports it. */
function ErrorWindow({ notice }: { notice: Kind<'error'> }) {
  const session = useSession()
  const { token, topic } = session
  const open = planIsActive(session, topic)
  const way = wayOn(notice, { token, topic, open })
  const { from } = notice
  const toDashboard =
    token && open && notice.page !== null && from === null && ![notice.page, way?.to].includes(paths.dashboard())
  return (
    <Dialog title="Error" onClose={dismissNotice} size="small">
      <p className={styles.message}>{notice.sentence}</p>
      {way ? <p>{way.sentence}</p> : null}
      {notice.status !== null ? (
        <p className={styles.detail}>{[notice.status, notice.statusText].filter(Boolean).join(' ')}</p>
      ) : null}
      {/* The window begins at the first of its ways (Dialog). */}
      <div className={styles.ways}>
        {way?.to ? (
          <ButtonLink to={way.to} onClick={dismissNotice} data-first>
            {way.label}
          </ButtonLink>
        ) : null}
        {from !== null && from !== way?.to ? (
          <ButtonLink to={from} look={way?.to ? 'outline' : 'primary'} onClick={dismissNotice} data-first>
            Go back
          </ButtonLink>
        ) : null}
        {toDashboard ? (
          <ButtonLink to={paths.dashboard()} look={way?.to ? 'outline' : 'primary'} onClick={dismissNotice} data-first>
            Dashboard
          </ButtonLink>
        ) : null}
        {way?.reload ? (
          <Button onClick={() => location.reload()} data-first>
            {way.label}
          </Button>
        ) : null}
        <Button
          look={toDashboard || from !== null ? 'plain' : way?.label ? 'outline' : 'primary'}
          onClick={dismissNotice}
          data-first
        >
          OK
        </Button>
      </div>
    </Dialog>
  )
}

/** An address breaks at its @ and nowhere else, unless one part alone is too wide. */
function Address({ address }: { address: string }) {
  const at = address.lastIndexOf('@')
  return (
    <p className={styles.address}>
      Sent to{' '}
      <strong>
        <span>{address.slice(0, at)}</span>
        <span>{address.slice(at)}</span>
      </strong>
    </p>
  )
}

function NoticeWindow({ notice: { message, detail, link, alone, to } }: { notice: Kind<'notice'> }) {
  const close = () => {
    dismissNotice()
    // After the window is gone, which gives the focus back to where it was.
    if (to) setTimeout(() => to()?.focus())
  }
  const box = alone ? mailbox(alone.address) : null
  const ok = (
    <Button look={box ? 'outline' : 'primary'} data-first={box ? undefined : true} onClick={close}>
      OK
    </Button>
  )
  return (
    <Dialog
      title={alone ? alone.title : 'Notice'}
      onClose={close}
      size="small"
      blind={alone !== undefined}
      high={to !== undefined}
    >
      {alone ? <p className={styles.step}>Notice · {alone.step}</p> : null}
      {/* Under a title of its own it is a sentence, not a second heading. */}
      <p className={alone ? undefined : styles.message}>{message}</p>
      {alone ? <Address address={alone.address} /> : null}
      {detail ? <p className={styles.detail}>{detail}</p> : null}
      {box ? (
        <ButtonLink to={box.href} target="_blank" rel="noreferrer" data-first>
          Open {box.name}
        </ButtonLink>
      ) : null}
      {alone ? ok : null}
      {/* The page that adds it is left by then, and its styles with it: they stand with the window's. */}
      {alone ? <div className={styles.more}>{alone.more}</div> : null}
      {link ? (
        <p>
          <a
            href={link.href}
            className={styles.link}
            {...(link.outside ? { target: '_blank', rel: 'noreferrer' } : {})}
          >
            {link.label}
          </a>
        </p>
      ) : null}
      {alone ? null : ok}
    </Dialog>
  )
}

/** 'Error' with status and status text, or 'Notice' with the message (spec §2). */
export function NoticeModal() {
  const notice = useNotice()
  if (!notice) return null
  return notice.kind === 'error' ? <ErrorWindow notice={notice} /> : <NoticeWindow notice={notice} />
}
