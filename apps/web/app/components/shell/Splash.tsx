import { MESSAGES } from '@fourfold/contract'
import { Spinner } from '../../ui/Spinner'
import styles from './Splash.module.css'

/** Shown while the application loads. */
export function Splash({ message = MESSAGES.loadingAccount }: { message?: string }) {
  return (
    <div className={styles.splash} role="status">
      <Spinner />
      <p>{message}</p>
    </div>
  )
}
