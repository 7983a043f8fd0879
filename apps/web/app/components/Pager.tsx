import { Link } from 'react-router'
import styles from './Pager.module.css'

type Props = {
  label: string
  offset: number
  perPage: number
  total: number
  range: number
  to: (offset: number) => string
}

/** Pages as links, `range` numbers at a time; hidden with one page (spec §9). */
export function Pager({ label, offset, perPage, total, range, to }: Props) {
  const pages = Math.ceil(total / perPage)
  if (pages <= 1) return null
  const now = Math.min(Math.floor(offset / perPage), pages - 1)
  const from = Math.max(0, Math.min(now - Math.floor(range / 2), pages - range))
  const numbers = Array.from({ length: Math.min(range, pages) }, (_, i) => from + i)
  return (
    <nav className={styles.pager} aria-label={label}>
      {now > 0 ? (
        <Link to={to((now - 1) * perPage)} rel="prev">
          Previous
        </Link>
      ) : null}
      {numbers.map((n) => (
        <Link key={n} to={to(n * perPage)} aria-current={n === now ? 'page' : undefined} aria-label={`Page ${n + 1}`}>
          {n + 1}
        </Link>
      ))}
      {now < pages - 1 ? (
        <Link to={to((now + 1) * perPage)} rel="next">
          Next
        </Link>
      ) : null}
    </nav>
  )
}
