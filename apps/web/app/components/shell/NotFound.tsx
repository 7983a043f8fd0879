import { Link } from 'react-router'
import { paths } from '../../routing/paths'
import { ButtonLink } from '../../ui/Button'
import styles from './NotFound.module.css'

export function NotFound({
  code = '404',
  title = 'Page not found',
  text = 'There is nothing at this address. It may have moved, or the link has a typing error.',
}) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <p className={styles.code} aria-hidden="true">
        {code}
      </p>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      <p className={styles.actions}>
        <ButtonLink to={paths.home()}>Go to the homepage</ButtonLink>
        <Link to={paths.forStudents()}>For students</Link>
      </p>
    </main>
  )
}
