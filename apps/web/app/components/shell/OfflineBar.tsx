import { LIMITS } from '@fourfold/contract/limits'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useOffline } from '../../api/connection'
import type { KeptHere } from '../../outbox/kept-here'
import { ButtonLink } from '../../ui/Button'
import styles from './OfflineBar.module.css'
import { backWords, offlineWay, offlineWords } from './offline-words'

const NOTHING: KeptHere = { ratings: 0, tests: 0, test: null, card: null }
const LOOK_MS = 1000

/** What this browser keeps, looked at again and again while the bar is shown. */
function useKeptHere(shown: boolean): KeptHere {
  const [kept, setKept] = useState(NOTHING)
  useEffect(() => {
    if (!shown) return
    // Where the code is not here either, the sentence alone is true.
    const look = () =>
      void import('../../outbox/kept-here')
        .then((here) => here.keptHere())
        .then(setKept)
        .catch(() => undefined)
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [shown])
  return kept
}

/** Without a connection: what works, what waits, and one thing to go on with; once it is back, that everything was sent. */
export function OfflineBar() {
  const offline = useOffline()
  const [shown, setShown] = useState(false)
  if (offline && !shown) setShown(true)
  const kept = useKeptHere(shown)
  const { pathname } = useLocation()
  const done = shown && !offline && kept.ratings + kept.tests === 0
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => setShown(false), LIMITS.alertMs)
    return () => clearTimeout(timer)
  }, [done])
  if (!shown) return null
  const way = offline ? offlineWay(kept) : null
  return (
    <aside className={styles.bar} data-back={!offline || undefined} aria-label="Connection">
      <p role="status">
        <strong>{offline ? 'You are offline.' : 'You are back online.'}</strong>{' '}
        {offline ? offlineWords(kept) : backWords(kept)}
      </p>
      {way && way.to !== pathname && !/^\/flashcards\/\d+$/.test(pathname) ? (
        <ButtonLink to={way.to} look="outline" small>
          {way.label}
        </ButtonLink>
      ) : null}
    </aside>
  )
}
