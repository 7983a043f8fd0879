import { MESSAGES } from '@fourfold/contract'
import styles from './Splash.module.css'

/** Shown while the application loads. */
export function Splash({ message = MESSAGES.loadingAccount }: { message?: string }) {
  return (
    <div className={styles.splash} role="status">
      <span className={styles.mark} aria-hidden="true" />
      <p>{message}</p>
    </div>
  )
}
