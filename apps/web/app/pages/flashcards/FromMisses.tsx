import { MOST_LOGGED } from '@fourfold/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { mistakeList, newMistake } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { makeCards } from '../../components/review/make-cards'
import { cardsOfMisses, madeWords } from '../../components/review/miss-cards'
import { reportError } from '../../components/shell/notices'
import { usePlanEnded } from '../../session/use-plan-ended'
import { useSession } from '../../session/use-session'
import { Button } from '../../ui/Button'
import { announce } from '../../ui/use-alert'

/** Whether misses wait from which the first cards can be made, and of them the newest, as many as a day holds. */
export function useMisses(asked: boolean): readonly string[] {
  const { data } = useQuery({ ...mistakeList(0, 0), retry: false, enabled: asked })
  const ended = usePlanEnded() !== null
  if (!data || ended || !asked) return []
  return [...data.mistakes_to_log, ...data.logged_mistakes].slice(0, MOST_LOGGED).map(({ ancestry }) => ancestry)
}

/** One press makes the first cards from what was missed last. */
export function FromMisses({ misses }: { misses: readonly string[] }) {
  const { topic } = useSession()
  const [busy, setBusy] = useState(false)
  const make = async () => {
    setBusy(true)
    try {
      const found = await Promise.all(misses.map((ref) => queryClient.fetchQuery(newMistake(ref))))
      const cards = cardsOfMisses(found.map(({ question }) => question))
      if (cards.length === 0) announce('None of these can be asked without its figure or passage.')
      else announce(madeWords(await makeCards(cards, topic ?? '')))
    } catch (error) {
      reportError(error)
    }
    setBusy(false)
  }
  return (
    <Button busy={busy} onClick={() => void make()}>
      {misses.length === 1 ? 'Make a card from my journal' : `Make cards from my journal’s newest ${misses.length}`}
    </Button>
  )
}
