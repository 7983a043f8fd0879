import { endpoints, MESSAGES } from '@fourfold/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/client'
import { flashcardList } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { FlashcardForm } from '../../components/review/FlashcardForm'
import { Page, Sheet } from '../../components/shell/Page'
import { guard, needsPlan } from '../../routing/guards'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import { ButtonLink } from '../../ui/Button'
import { Text } from '../../ui/Text'
import { useAlert } from '../../ui/use-alert'
import styles from './new-flashcard.module.css'

export const meta = () => pageMeta({ title: 'New Flashcard', description: 'Make a card.', noindex: true })

export const clientLoader = guard(needsPlan)

type Card = Readonly<{ n: number; front: string; back: string }>

/** What was made on this visit, the newest first, with the way to learn it. */
function Made({ cards }: { cards: readonly Card[] }) {
  const { data } = useQuery({ ...flashcardList(), enabled: cards.length > 0 })
  const first = data?.first_flashcard_to_review_id ?? null
  if (cards.length === 0) return null
  return (
    <Sheet title={cards.length === 1 ? 'Your new card' : 'Your new cards'}>
      <ul className={styles.made}>
        {cards.map(({ n, front, back }) => (
          <li key={n}>
            <Text text={front} />
            <Text text={back} />
          </li>
        ))}
      </ul>
      {first === null ? null : (
        <ButtonLink look="outline" to={paths.flashcard(first)}>
          Review
        </ButtonLink>
      )}
    </Sheet>
  )
}

export default function NewFlashcardPage() {
  const { alert, showAlert } = useAlert()
  const [made, setMade] = useState<readonly Card[]>([])
  return (
    <Page
      title="New Flashcard"
      aside
      actions={
        <ButtonLink to={paths.flashcards()} look="outline">
          List
        </ButtonLink>
      }
    >
      <Sheet>
        <FlashcardForm
          key={made.length}
          value={{ front: '', back: '', tags: '' }}
          button="Create Flashcard"
          preview
          onSave={async (body) => {
            await call(endpoints.flashcards.create, { body })
            await queryClient.invalidateQueries({ queryKey: ['flashcards'] })
            setMade((before) => [{ n: before.length, ...body }, ...before])
            showAlert(MESSAGES.flashcardCreated)
          }}
        >
          <ButtonLink to={paths.flashcards()} look="plain">
            Cancel
          </ButtonLink>
        </FlashcardForm>
      </Sheet>
      <Made cards={made} />
      {alert}
    </Page>
  )
}
