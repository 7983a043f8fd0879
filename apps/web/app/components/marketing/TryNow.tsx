import { Button } from '../../ui/Button'
import { Spinner } from '../../ui/Spinner'
import styles from './try-now.module.css'
import { useTryNow } from './use-try-now'

export function TryNow({
  label = 'Try It Now',
  look = 'outline',
  small,
}: {
  label?: string
  look?: 'primary' | 'outline' | 'plain'
  small?: boolean
}) {
  const { busy, tryNow } = useTryNow()
  return (
    <Button look={look} small={small ?? false} busy={busy} onClick={tryNow}>
      {/* The button keeps its width: nothing beside it moves under the finger. */}
      <span className={styles.place}>
        <span className={busy ? styles.label : undefined}>{label}</span>
        {busy ? (
          <span className={styles.wait}>
            <Spinner />
            <span className="visually-hidden">One moment…</span>
          </span>
        ) : null}
      </span>
    </Button>
  )
}
