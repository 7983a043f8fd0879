import { Link } from 'react-router'
import { paths } from '../../routing/paths'
import styles from './lesson.module.css'

type Props = {
  label: string
  says: string
  /** Without an id: a lesson that the student's plan does not open. */
  links: readonly { id: string | null; name: string }[]
}

/** A name that leads nowhere says why. */
function Unopened({ name }: { name: string }) {
  return (
    <>
      {name} <span className={styles.level}>opens with a plan</span>
    </>
  )
}

/** Other lessons, by name; nothing where there are none. */
export function Links({ label, says, links }: Props) {
  if (links.length === 0) return null
  return (
    <nav aria-label={label}>
      <p>{says}</p>
      <ul className={styles.needs}>
        {links.map((n) => (
          <li key={n.name}>
            {n.id === null ? <Unopened name={n.name} /> : <Link to={paths.lesson(n.id)}>{n.name}</Link>}
          </li>
        ))}
      </ul>
    </nav>
  )
}
