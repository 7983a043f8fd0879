import { lazy, Suspense, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../routing/paths'
import { useSession } from '../../session/use-session'
import { ArrowRight } from '../../ui/icons'
import styles from './Continue.module.css'
import type { Continuing } from './continuing'

const loadBegin = () => import('./Begin').then((m) => ({ default: m.Begin }))
const Begin = lazy(loadBegin)

/** What waits for the student today, from the server: undefined while it is asked for, null where nothing can be said. */
export function useContinuing(token: string | null): Continuing | null | undefined {
  const [found, setFound] = useState<Continuing | null | undefined>(undefined)
  // The server knows what is due; a prerendered page cannot.
  useEffect(() => {
    if (token === null) return
    let current = true
    // Both ways on come together: the second is asked for with what the first will say.
    void loadBegin().catch(() => undefined)
    import('./load-continuing')
      .then(({ loadContinuing }) => loadContinuing())
      .catch(() => null)
      .then((told) => current && setFound(told))
    return () => {
      current = false
    }
  }, [token])
  return found
}

function Words({ found }: { found: Continuing }) {
  return (
    <>
      <span className={styles.title}>{found.title}</span>
      <span className={styles.text}>{found.text}</span>
      {found.begun && found.to !== 'back' ? <span className={styles.last}>You were here last</span> : null}
      <span className={styles.go} aria-hidden="true">
        <ArrowRight size={26} />
      </span>
    </>
  )
}

const placeOf = (to: Exclude<Continuing['to'], 'back' | 'first' | 'diagnostic'>): string =>
  to === 'today'
    ? paths.today()
    : to === 'dashboard'
      ? paths.dashboard()
      : 'test' in to
        ? paths.test(to.test)
        : paths.exam(to.exam)

/** A cart from before the sign-up: whoever was on the way to pay is led back to it. */
function CartWaits() {
  const { guest, cart } = useSession()
  const [first, ...others] = cart.products
  if (guest || !first) return null
  return (
    <p className={styles.cart}>
      In your cart: {first.name}
      {others.length > 0 ? ` and ${others.length} more` : ''}. <Link to={paths.cart()}>Go on with the order</Link>
    </p>
  )
}

type Props = {
  found: Continuing | null | undefined
  busy: boolean
  onChoose: (topic: string) => void
  /** What one came for stands below it. */ compact?: boolean
}

/** Makes a test at the press, where the others lead to a page. */
const begins = (to: Continuing['to']): to is 'first' | 'diagnostic' => to === 'first' || to === 'diagnostic'

function Card({ found, busy, onChoose }: Omit<Props, 'compact'> & { found: Continuing }) {
  if (begins(found.to)) return <Words found={found} />
  return found.to === 'back' ? (
    <button type="button" className={styles.card} disabled={busy} onClick={() => onChoose(found.topic)}>
      <Words found={found} />
    </button>
  ) : (
    <Link to={placeOf(found.to)} className={styles.card}>
      <Words found={found} />
    </Link>
  )
}

/**
 * The first thing for somebody who is logged in: going on. Its room is kept by html[data-auth], which is set
 * before the first paint, so nothing moves when the server answers; where nothing can be said, no hole stays.
 */
export function Continue({ found, busy, onChoose, compact = false }: Props) {
  if (found === null) return null
  const card = found ? <Card found={found} busy={busy} onChoose={onChoose} /> : null
  return (
    <section className={styles.room} aria-label="Continue" data-compact={compact || undefined}>
      {found && (begins(found.to) || (!found.begun && found.to !== 'back')) ? (
        <Suspense
          fallback={
            <>
              {begins(found.to) ? <div className={styles.card}>{card}</div> : card}
              <span className={styles.firstRoom} />
            </>
          }
        >
          <Begin to={found.to} begun={found.begun}>
            {card}
          </Begin>
        </Suspense>
      ) : (
        card
      )}
      {found ? <CartWaits /> : <p className={styles.waiting}>Looking up your next step…</p>}
    </section>
  )
}
