import type { Rating } from '@fourfold/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { flashcard, flashcardList } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { CardReview } from '../../components/review/CardReview'
import { ReviewTools } from '../../components/review/ReviewTools'
import { useUndoRating } from '../../components/review/use-undo-rating'
import { Page } from '../../components/shell/Page'
import {
  canUndo,
  closeReview,
  endDeck,
  fillDeck,
  nextInDeck,
  placeInDeck,
  rateCard,
  skipCard,
} from '../../outbox/card-deck'
import { flushRatings } from '../../outbox/rating-queue'
import { guard, needsPlan } from '../../routing/guards'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import { useNavigatedAway } from '../../routing/use-navigated-away'
import { useSession } from '../../session/use-session'
import { ButtonLink } from '../../ui/Button'
import styles from './flashcard.module.css'

export const meta = () => pageMeta({ title: 'Review', description: 'Review a card.', noindex: true })

export const clientLoader = guard(needsPlan, ({ params }) => queryClient.ensureQueryData(flashcard(Number(params.id))))

/** How long the end of a review waits for the last ratings to arrive before it goes to the list. */
const SETTLE_MS = 3000

export default function FlashcardPage() {
  const id = Number(useParams().id)
  // A card that is asked twice in a row is shown from its front again: each way to it is a new one.
  return <Review key={useLocation().key} id={id} />
}

function Review({ id }: { id: number }) {
  const navigate = useNavigate()
  const watchLeaving = useNavigatedAway()
  const { topic } = useSession()
  // A card of the deck is as good as fresh for the whole review: showing the next one asks nothing of the server.
  const { data: card } = useSuspenseQuery({ ...flashcard(id), staleTime: Number.POSITIVE_INFINITY })
  // The whole pile comes within reach while the first card is being looked at.
  const [place, setPlace] = useState(() => placeInDeck(id))
  useEffect(() => {
    if (nextInDeck(id) !== null) return
    void fillDeck()
      .then(() => setPlace(placeInDeck(id)))
      .catch(() => undefined)
  }, [id])

  /** The next card of this review; else what the server says is due by now; else the list (spec §4). */
  const goOn = async (away: () => boolean) => {
    if (away()) return
    const next = nextInDeck(id)
    if (next !== null) return navigate(paths.flashcard(next))
    await Promise.race([flushRatings(), new Promise((wait) => setTimeout(wait, SETTLE_MS))])
    endDeck()
    const due = await queryClient
      .fetchQuery({ ...flashcardList(), staleTime: 0, retry: false, networkMode: 'always' })
      .then((list) => list.first_flashcard_to_review_id)
      .catch(() => null)
    if (due === null) closeReview()
    if (!away()) await navigate(due === null ? paths.flashcards() : paths.flashcard(due))
  }
  const rate = (rating: Rating) => {
    rateCard(id, rating)
    void goOn(watchLeaving())
  }
  const undo = useUndoRating(watchLeaving)

  return (
    <Page
      title="Review"
      aside
      actions={
        <>
          <ButtonLink to={paths.newFlashcard()} look="plain" small>
            Create Flashcard
          </ButtonLink>
          <ButtonLink to={paths.flashcards()} look="plain" small>
            List
          </ButtonLink>
        </>
      }
    >
      {/* Where it stands in the pile, and what it is about. */}
      <p className={styles.place}>
        {[
          place && place.of > 1 ? `${place.at} of ${place.of}` : '',
          card.tags.filter((tag) => tag !== topic).join(', '),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <CardReview card={card} onRate={rate}>
        <ReviewTools
          kind="flashcard"
          id={id}
          onUndo={canUndo() ? undo : undefined}
          skipping={() => {
            const away = watchLeaving()
            return () => {
              skipCard(id)
              void goOn(away)
            }
          }}
        />
      </CardReview>
    </Page>
  )
}
