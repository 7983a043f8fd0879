import styles from './Spinner.module.css'

/** A ring that turns while something is awaited; the words beside it say what. */
export function Spinner({ large = false }: { large?: boolean }) {
  return <span className={styles.ring} data-large={large} aria-hidden="true" />
}
