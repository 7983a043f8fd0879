import { MESSAGES, type Rating, type Today } from '@fourfold/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { flashcard, mistake } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { CardReview } from '../../components/review/CardReview'
import { MistakeReview } from '../../components/review/MistakeReview'
import { ReviewTools } from '../../components/review/ReviewTools'
import { Sheet } from '../../components/shell/Page'
import { queueRating, queueUndo } from '../../outbox/rating-queue'
import { dueAfter } from '../../today/closing'
import type { Run } from '../../today/run'
import { tell } from '../../today/store'
import { Button } from '../../ui/Button'

type Entry = Today['queue'][number]
const AHEAD = 5

/** Each card and mistake of the queue in turn. */
export function ReviewStage({ run }: { run: Run }) {
  const { queue } = run.plan
  const at = run.done.length
  const entry = queue[at]
  // The next few are there before they are asked for, so that a slow network is not waited for.
  useEffect(() => {
    for (const next of queue.slice(at + 1, at + 1 + AHEAD)) {
      if (next.kind === 'flashcard') void queryClient.prefetchQuery(flashcard(next.id))
      else void queryClient.prefetchQuery(mistake(next.id))
    }
  }, [queue, at])
  if (!entry) return null
  const rate = (rating: Rating, right: boolean | null = null) => {
    const rating_id = crypto.randomUUID()
    void queueRating({ type: 'rate', kind: entry.kind, id: entry.id, rating, rating_id })
    const shown =
      entry.kind === 'flashcard'
        ? queryClient.getQueryData(flashcard(entry.id).queryKey)
        : queryClient.getQueryData(mistake(entry.id).queryKey)
    const review = { kind: entry.kind, rating, rating_id, due_in_ms: dueAfter(shown, rating) }
    tell({ type: 'reviewed', review: right === null ? review : { ...review, right } })
  }
  const last = run.done.at(-1)
  const undo = () => {
    if (last?.rating_id) void queueUndo(last.rating_id)
    tell({ type: 'undone' })
  }
  const skip = () =>
    tell({ type: 'reviewed', review: { kind: entry.kind, rating: null, rating_id: null, due_in_ms: null } })
  return (
    <Item
      key={`${entry.kind}-${entry.id}`}
      entry={entry}
      onRate={rate}
      onUndo={last ? undo : undefined}
      onSkip={skip}
    />
  )
}

type ItemProps = {
  entry: Entry
  onRate: (r: Rating, right?: boolean | null) => void
  onUndo: (() => void) | undefined
  onSkip: () => void
}

function Item({ entry, onRate, onUndo, onSkip }: ItemProps) {
  const isCard = entry.kind === 'flashcard'
  const card = useQuery({ ...flashcard(entry.id), enabled: isCard })
  const found = useQuery({ ...mistake(entry.id), enabled: !isCard })
  const tools = <ReviewTools kind={entry.kind} id={entry.id} onUndo={onUndo} skipping={() => onSkip} />
  if (card.isError || found.isError)
    return (
      <Sheet title="This one cannot be shown now">
        <Button onClick={onSkip}>Next</Button>
      </Sheet>
    )
  if (card.data && isCard)
    return (
      <CardReview card={card.data} onRate={onRate}>
        {tools}
      </CardReview>
    )
  return found.data && !isCard ? (
    <MistakeReview mistake={found.data} onRate={onRate}>
      {tools}
    </MistakeReview>
  ) : (
    <p role="status">{MESSAGES.defaultLoading[0]}</p>
  )
}
