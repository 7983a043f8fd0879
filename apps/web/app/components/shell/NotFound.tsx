import { paths } from '../../routing/paths'
import { Button, ButtonLink } from '../../ui/Button'
import styles from './NotFound.module.css'

type Props = {
  code?: string
  title?: string
  text?: string
  /** Trying again is what helps: then it is the button that calls. */
  onReload?: () => void
}

export function NotFound({
  code = '404',
  title = 'Page not found',
  text = 'There is nothing at this address. It may have moved, or the link has a typing error.',
  onReload,
}: Props) {
  const look = onReload ? 'outline' : 'primary'
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <p className={styles.code} aria-hidden="true">
        {code}
      </p>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      <p className={styles.actions}>
        {onReload ? <Button onClick={onReload}>Reload this page</Button> : null}
        <ButtonLink to={paths.dashboard()} look={look} className={styles.student ?? ''}>
          Dashboard
        </ButtonLink>
        <ButtonLink to={paths.home()} look="outline" className={styles.student ?? ''}>
          Go to the homepage
        </ButtonLink>
        <ButtonLink to={paths.home()} look={look} className={styles.visitor ?? ''}>
          Go to the homepage
        </ButtonLink>
        <ButtonLink to={paths.forStudents()} look="outline" className={styles.visitor ?? ''}>
          For students
        </ButtonLink>
      </p>
    </main>
  )
}
