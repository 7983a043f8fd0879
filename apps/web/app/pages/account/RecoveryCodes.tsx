import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import styles from './account.module.css'
import factor from './second-factor.module.css'

function download(codes: readonly string[]): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }))
  link.download = 'recovery-codes.txt'
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Shown once, when the first factor is on. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <Dialog title="Keep these recovery codes" onClose={onClose} closable={false}>
      <p>If you lose your device, one of these opens your account, once. They are not shown again.</p>
      <ol className={factor.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code className={factor.key}>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button look="outline" onClick={() => download(codes)}>
          Download
        </Button>
        <Button onClick={onClose}>I have kept them</Button>
      </div>
    </Dialog>
  )
}
