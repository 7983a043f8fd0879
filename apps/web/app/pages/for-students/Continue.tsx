import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../routing/paths'
import { planIsActive, session } from '../../session/session'
import { ArrowRight } from '../../ui/icons'
import styles from './Continue.module.css'
import { type Continuing, continuing } from './continuing'

/** What waits for the student today, from the server; null while it is asked for, and for a topic without a plan. */
function useContinuing(token: string | null): Continuing | null {
  const [found, setFound] = useState<Continuing | null>(null)
  // The server knows what is due; a prerendered page cannot.
  useEffect(() => {
    if (token === null || !planIsActive(session(), session().topic)) return
    let current = true
    import('./load-continuing')
      .then(({ loadContinuing }) => loadContinuing())
      .then((facts) => current && setFound(continuing(facts)))
      .catch(() => undefined)
    return () => {
      current = false
    }
  }, [token])
  return found
}

/**
 * The first and largest thing for somebody who is logged in: going on. Its room is kept by html[data-auth], which is set
 * before the first paint, so nothing moves when the server answers.
 */
export function Continue({ token }: { token: string | null }) {
  const found = useContinuing(token)
  return (
    <section className={styles.room} aria-label="Continue">
      {found ? (
        <Link to={found.to === 'today' ? paths.today() : paths.dashboard()} className={styles.card}>
          <span className={styles.title}>{found.title}</span>
          <span className={styles.text}>{found.text}</span>
          <span className={styles.go} aria-hidden="true">
            <ArrowRight size={26} />
          </span>
        </Link>
      ) : null}
    </section>
  )
}
