import { type ReactNode, useState } from 'react'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { reportError } from './shell/notices'

/** A button that asks first (spec §5, delete confirmations). */
export function ConfirmButton({
  question,
  onConfirm,
  small,
  className,
  children,
}: {
  question: string
  onConfirm: () => Promise<void>
  small?: boolean
  className?: string | undefined
  children: ReactNode
}) {
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  return (
    <>
      <Button
        look="danger"
        onClick={() => setAsking(true)}
        {...(small ? { small } : {})}
        {...(className ? { className } : {})}
      >
        {children}
      </Button>
      {asking ? (
        <Dialog title="Please confirm" onClose={() => setAsking(false)} size="small">
          <p>{question}</p>
          <Button
            look="danger"
            busy={busy}
            onClick={() => {
              setBusy(true)
              onConfirm()
                .catch(reportError)
                .finally(() => {
                  setBusy(false)
                  setAsking(false)
                })
            }}
          >
            Delete
          </Button>
          <Button look="plain" onClick={() => setAsking(false)}>
            Cancel
          </Button>
        </Dialog>
      ) : null}
    </>
  )
}
