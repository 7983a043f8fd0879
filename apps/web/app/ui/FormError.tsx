import styles from './FormError.module.css'

/** Why a form or a button did not do it, said at once; nothing where nothing went wrong. */
export function FormError({ message }: { message: string | null | undefined }) {
  return message ? (
    <p className={styles.error} role="alert">
      {message}
    </p>
  ) : null
}
