import type { Question } from '@fourfold/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { makeCards } from '../../components/review/make-cards'
import { cardsOfMisses, madeWords, makeWords } from '../../components/review/miss-cards'
import { reportError } from '../../components/shell/notices'
import { paths } from '../../routing/paths'
import { Button } from '../../ui/Button'
import styles from './result.module.css'

/** Ready cards of what was missed: one press makes them all, and none that is there already. */
export function MissCards({ misses, topic }: { misses: readonly Question[]; topic: string }) {
  const [made, setMade] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)
  const cards = cardsOfMisses(misses)
  if (cards.length === 0) return null
  const make = async () => {
    setBusy(true)
    try {
      setMade(await makeCards(cards, topic))
    } catch (error) {
      reportError(error)
    }
    setBusy(false)
  }
  return (
    <div className={styles.cards}>
      {made === null ? (
        <Button look="plain" small busy={busy} onClick={() => void make()}>
          {makeWords(cards.length)}
        </Button>
      ) : (
        <p role="status">
          {madeWords(made)} <Link to={paths.flashcards()}>See your cards</Link>
        </p>
      )}
    </div>
  )
}
