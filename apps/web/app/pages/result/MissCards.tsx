import { endpoints, type Question } from '@fourfold/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../api/client'
import { flashcardList } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { reportError } from '../../components/shell/notices'
import { paths } from '../../routing/paths'
import { Button } from '../../ui/Button'
import { cardsOfMisses, madeWords, makeWords } from './miss-cards'
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
      const { user_flashcards } = await queryClient.fetchQuery({ ...flashcardList(), staleTime: 0 })
      const there = new Set(user_flashcards.map(({ front }) => front))
      const fresh = cards.filter(({ front }) => !there.has(front))
      // In the order of the test, so that they are asked in it.
      for (const card of fresh) await call(endpoints.flashcards.create, { body: { ...card, tags: topic } })
      setMade(fresh.length)
    } catch (error) {
      reportError(error)
    }
    void queryClient.invalidateQueries({ queryKey: ['flashcards'] })
    void queryClient.invalidateQueries({ queryKey: ['reviews'] })
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
