import { planIsActive } from '../../session/session'
import { useSession } from '../../session/use-session'
import { Button, ButtonLink } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import styles from './NoticeModal.module.css'
import { dismissNotice, type Notice, useNotice } from './notices'
import { wayOn } from './way-on'

type Kind<K extends Notice['kind']> = Extract<Notice, { kind: K }>

/** Status and status text as the specification has them, then what to do and the button that does it. */
function ErrorWindow({ notice }: { notice: Kind<'error'> }) {
  const session = useSession()
  const { token, topic } = session
  const way = wayOn(notice, { token, topic, open: planIsActive(session, topic) })
  return (
    <Dialog title="Error" onClose={dismissNotice} size="small">
      {notice.status !== null ? (
        <p>
          <strong>{[notice.status, notice.statusText].filter(Boolean).join(' ')}</strong>
        </p>
      ) : null}
      <p>{notice.sentence}</p>
      {way ? <p>{way.sentence}</p> : null}
      <div className={styles.ways}>
        {way?.to ? (
          <ButtonLink to={way.to} onClick={dismissNotice}>
            {way.label}
          </ButtonLink>
        ) : null}
        {way?.reload ? <Button onClick={() => location.reload()}>{way.label}</Button> : null}
        <Button look={way?.label ? 'outline' : 'primary'} onClick={dismissNotice}>
          OK
        </Button>
      </div>
    </Dialog>
  )
}

function NoticeWindow({ notice }: { notice: Kind<'notice'> }) {
  return (
    <Dialog title="Notice" onClose={dismissNotice} size="small">
      <p className={styles.message}>{notice.message}</p>
      {notice.detail ? <p className={styles.detail}>{notice.detail}</p> : null}
      {notice.link ? (
        <p>
          <a
            href={notice.link.href}
            className={styles.link}
            {...(notice.link.outside ? { target: '_blank', rel: 'noreferrer' } : {})}
          >
            {notice.link.label}
          </a>
        </p>
      ) : null}
      <Button onClick={dismissNotice}>OK</Button>
    </Dialog>
  )
}

/** 'Error' with status and status text, or 'Notice' with the message (spec §2). */
export function NoticeModal() {
  const notice = useNotice()
  if (!notice) return null
  return notice.kind === 'error' ? <ErrorWindow notice={notice} /> : <NoticeWindow notice={notice} />
}
