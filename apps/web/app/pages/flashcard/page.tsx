import { endpoints, MESSAGES, type Rating } from '@fourfold/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { call } from '../../api/client'
import { flashcard } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { Page } from '../../components/Page'
import { RatingButtons } from '../../components/RatingButtons'
import { guard, needsPlan } from '../../guards'
import { pageMeta } from '../../meta'
import { reportError } from '../../notices'
import { paths } from '../../paths'
import { ButtonLink } from '../../ui/Button'
import { Text } from '../../ui/Text'
import styles from './flashcard.module.css'

export const meta = () => pageMeta({ title: 'Review', description: 'Review a card.', noindex: true })

export const clientLoader = guard(needsPlan, ({ params }) => queryClient.ensureQueryData(flashcard(Number(params.id))))

export default function FlashcardPage() {
  const id = Number(useParams().id)
  return <Review key={id} id={id} />
}

function Review({ id }: { id: number }) {
  const navigate = useNavigate()
  const { data: card } = useSuspenseQuery(flashcard(id))
  const [flipped, setFlipped] = useState(false)
  const next = card.next_flashcard
  // The next card is there before it is asked for.
  useEffect(() => {
    if (next !== null) void queryClient.prefetchQuery(flashcard(next))
  }, [next])
  // Space and Enter flip from anywhere on the page; the card itself is a button.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (event.key !== ' ' || /^(BUTTON|A|INPUT|TEXTAREA)$/.test(target.tagName)) return
      event.preventDefault()
      setFlipped((f) => !f)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])

  const rate = (performance_rating: Rating) => {
    const body = { flashcard: { performance_rating, rating_id: crypto.randomUUID() } }
    const sent = call(endpoints.flashcards.update, { params: { id }, body })
    const settle = sent.then((answer) => {
      queryClient.removeQueries({ queryKey: ['flashcards', id] })
      void queryClient.invalidateQueries({ queryKey: ['flashcards'], exact: true })
      return answer
    })
    if (next !== null) {
      settle.catch(reportError)
      void navigate(paths.flashcard(next))
    } else
      settle
        .then((answer) =>
          navigate(answer.next_flashcard === null ? paths.flashcards() : paths.flashcard(answer.next_flashcard)),
        )
        .catch(reportError)
  }

  return (
    <Page
      title="Review"
      topic={false}
      actions={
        <>
          <ButtonLink to={paths.newFlashcard()} look="outline">
            Create Flashcard
          </ButtonLink>
          <ButtonLink to={paths.flashcards()} look="outline">
            List
          </ButtonLink>
        </>
      }
    >
      <div className={styles.area}>
        <button
          type="button"
          className={styles.card}
          data-flipped={flipped}
          aria-label={flipped ? 'Back of the card. Flip to the front' : 'Front of the card. Flip to the back'}
          onClick={() => setFlipped(!flipped)}
        >
          <span className={styles.face} aria-hidden={flipped}>
            <Text text={card.front} />
          </span>
          <span className={`${styles.face} ${styles.back}`} aria-hidden={!flipped}>
            <Text text={card.back} />
          </span>
        </button>
        <div className="visually-hidden" aria-live="polite">
          {flipped ? card.back : card.front}
        </div>
        <p className={styles.hint}>{MESSAGES.clickToFlip}</p>
        <RatingButtons kind="flashcard" item={card} disabled={!flipped} onRate={rate} />
      </div>
    </Page>
  )
}
