import { MESSAGES } from '@fourfold/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { OfflineError } from '../../api/client-errors'
import { flashcardList, mistakeList, reviewOverview } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { ColumnToggle } from '../../components/ColumnToggle'
import { useUndoRating } from '../../components/review/use-undo-rating'
import { Page, Sheet } from '../../components/shell/Page'
import { useHiddenColumns } from '../../components/use-hidden-columns'
import { canUndo, closingMessage } from '../../outbox/card-deck'
import { flushRatings } from '../../outbox/rating-queue'
import { guard, needsPlan } from '../../routing/guards'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import { useNavigatedAway } from '../../routing/use-navigated-away'
import { useSession } from '../../session/use-session'
import { Button, ButtonLink } from '../../ui/Button'
import { DataTable } from '../../ui/DataTable'
import { Text } from '../../ui/Text'
import { Back } from './Back'
import { Done } from './Done'
import { Files } from './Files'
import { FromMisses, useMisses } from './FromMisses'
import styles from './flashcards.module.css'
import { NoCards } from './NoCards'
import { Overview } from './Overview'

export const meta = () => pageMeta({ title: 'Flashcards', description: 'Your cards.', noindex: true })

/** Fresh from the server; without a connection what this browser has. */
export const clientLoader = guard(needsPlan, async () => {
  await Promise.race([flushRatings(), new Promise((wait) => setTimeout(wait, SETTLE_MS))])
  // Comes with the list, so that it does not push away what is below it; without it the list is shown all the same.
  const overview = queryClient.prefetchQuery({ ...reviewOverview(), retry: false, networkMode: 'always' })
  const cards = queryClient
    .fetchQuery({ ...flashcardList(), retry: false, networkMode: 'always' })
    .catch((error: unknown) => {
      const known = queryClient.getQueryData(flashcardList().queryKey)
      if (known && error instanceof OfflineError) return known
      throw error
    })
  const [list] = await Promise.all([cards, overview])
  // Without a card yet, what was missed may give the first: its button is there from the start.
  if (list.user_flashcards.length === 0) await queryClient.prefetchQuery({ ...mistakeList(0, 0), retry: false })
  return list
})

const COLUMNS = ['Front', 'Back', 'Tags', 'Action'] as const
const STEP = 100
const onPhone = (): boolean => window.matchMedia('(max-width: 768px)').matches
/** Ratings just given are let through first, so that the list is not older than what was done. */
const SETTLE_MS = 1500

export default function FlashcardsPage() {
  const { data } = useSuspenseQuery(flashcardList())
  const { userId } = useSession()
  const [phone] = useState(onPhone)
  const { hidden: chosen, change } = useHiddenColumns('flashcards', userId)
  // A phone's card has no columns to choose from.
  const hidden = phone ? [] : chosen
  const [most, setMost] = useState(STEP)
  const cards = data.user_flashcards
  const first = data.first_flashcard_to_review_id
  const off = (name: string) => hidden.includes(name)
  const watchLeaving = useNavigatedAway()
  const closing = closingMessage()
  const undo = useUndoRating(watchLeaving)
  const empty = cards.length === 0
  const due = cards.filter((card) => card.due).length
  const dueId = useId()
  const misses = useMisses(empty)
  const done = first === null ? closing : null
  const create = (look: 'primary' | 'outline') => (
    <ButtonLink to={paths.newFlashcard()} look={look}>
      Create Flashcard
    </ButtonLink>
  )
  // Nothing is due: said where the way to it would stand, and quietly, since it cannot be pressed.
  const nothing = (
    <Button look="plain" className={styles.nothing ?? ''} disabled>
      {MESSAGES.noFlashcardsToReview}
    </Button>
  )
  const actions = (
    <>
      {/* What is due comes first. */}
      {first === null ? null : (
        <ButtonLink to={paths.flashcard(first)} aria-describedby={dueId}>
          Review
          <span id={dueId} className={styles.due} aria-hidden="true">
            {due} due
          </span>
        </ButtonLink>
      )}
      {create(first === null && done === null ? 'primary' : 'outline')}
      {canUndo() && done === null ? (
        <Button look="plain" onClick={undo}>
          Undo last rating
        </Button>
      ) : null}
      {first === null ? nothing : null}
    </>
  )
  return (
    <Page title="Flashcards" actions={empty || done !== null ? null : actions}>
      {done === null ? null : (
        <>
          <Done says={done} onUndo={canUndo() ? undo : undefined} />
          <div className={styles.after}>{actions}</div>
        </>
      )}
      {empty ? (
        <Sheet>
          <NoCards>
            {misses.length > 0 ? <FromMisses misses={misses} /> : null}
            {create(misses.length > 0 ? 'outline' : 'primary')}
            {nothing}
          </NoCards>
        </Sheet>
      ) : (
        <Sheet
          title="All cards"
          aside={phone ? undefined : <ColumnToggle columns={COLUMNS} hidden={chosen} onChange={change} />}
        >
          {/* A card belongs to its student: the topic over the page does not choose among them. */}
          <p className={styles.every}>Of all your topics, newest first.</p>
          <div className={styles.cards}>
            <DataTable
              label="Flashcards"
              rows={cards.slice(0, most)}
              rowKey={(c) => c.id}
              lead="Front"
              columns={[
                {
                  name: 'Front',
                  hidden: off('Front'),
                  cell: (c) => (
                    <>
                      <Text text={c.front} />
                      {c.due ? <small className={styles.now}>{c.status === 'new' ? 'new' : 'due now'}</small> : null}
                    </>
                  ),
                },
                { name: 'Back', hidden: off('Back'), cell: (c) => <Back card={c} /> },
                {
                  name: 'Tags',
                  hidden: off('Tags'),
                  cell: (c) => (c.tags.length > 0 ? <span className={styles.tags}>{c.tags.join(', ')}</span> : null),
                },
                {
                  name: 'Action',
                  hidden: off('Action'),
                  cell: (c) => (
                    <Link to={paths.editFlashcard(c.id)}>
                      {c.suspended ? 'Edit (not asked)' : c.leech ? 'Edit (hard to keep)' : 'Edit'}
                    </Link>
                  ),
                },
              ]}
            />
          </div>
          {cards.length > most ? (
            <Button look="plain" onClick={() => setMost(most + STEP)}>
              Show more
            </Button>
          ) : null}
        </Sheet>
      )}
      {empty ? null : <Overview />}
      <Files any={!empty} />
    </Page>
  )
}
