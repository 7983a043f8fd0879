import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import styles from './NoticeModal.module.css'
import { dismissNotice, useNotice } from './notices'

/** 'Error' with status and status text, or 'Notice' with the message (spec §2). */
export function NoticeModal() {
  const notice = useNotice()
  if (!notice) return null
  const error = notice.kind === 'error'
  return (
    <Dialog title={error ? 'Error' : 'Notice'} onClose={dismissNotice} size="small">
      {error && notice.status !== null ? (
        <p>
          <strong>{[notice.status, notice.statusText].filter(Boolean).join(' ')}</strong>
        </p>
      ) : null}
      <p className={error ? undefined : styles.message}>{error ? notice.sentence : notice.message}</p>
      {!error && notice.detail ? <p className={styles.detail}>{notice.detail}</p> : null}
      {!error && notice.link ? (
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
