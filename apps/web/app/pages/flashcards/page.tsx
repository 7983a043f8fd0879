import { MESSAGES } from '@fourfold/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { flashcardList } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { ColumnToggle, useHiddenColumns } from '../../components/ColumnToggle'
import { Empty, Page, Sheet } from '../../components/Page'
import { guard, needsPlan } from '../../guards'
import { pageMeta } from '../../meta'
import { paths } from '../../paths'
import { Button, ButtonLink } from '../../ui/Button'
import { DataTable } from '../../ui/DataTable'
import { Text } from '../../ui/Text'
import { useSession } from '../../use-session'

export const meta = () => pageMeta({ title: 'Flashcards', description: 'Your cards.', noindex: true })

export const clientLoader = guard(needsPlan, () => queryClient.fetchQuery(flashcardList()))

const COLUMNS = ['Front', 'Back', 'Tags', 'Action'] as const
const STEP = 100

export default function FlashcardsPage() {
  const { data } = useSuspenseQuery(flashcardList())
  const { userId } = useSession()
  const { hidden, change } = useHiddenColumns('flashcards', userId)
  const [most, setMost] = useState(STEP)
  const created = (useLocation().state as { alert?: string } | null)?.alert
  const cards = data.user_flashcards
  const first = data.first_flashcard_to_review_id
  const off = (name: string) => hidden.includes(name)
  return (
    <Page
      title="Flashcards"
      topic={false}
      actions={
        <>
          <ButtonLink to={paths.newFlashcard()} look="outline">
            Create Flashcard
          </ButtonLink>
          {first === null ? (
            <Button disabled>{MESSAGES.noFlashcardsToReview}</Button>
          ) : (
            <ButtonLink to={paths.flashcard(first)}>Review</ButtonLink>
          )}
        </>
      }
    >
      <Sheet
        title="All cards"
        aside={cards.length > 0 ? <ColumnToggle columns={COLUMNS} hidden={hidden} onChange={change} /> : undefined}
      >
        {created ? <p role="status">{created}</p> : null}
        {cards.length === 0 ? (
          <Empty>{MESSAGES.noFlashcards}</Empty>
        ) : (
          <DataTable
            label="Flashcards"
            rows={cards.slice(0, most)}
            rowKey={(c) => c.id}
            columns={[
              { name: 'Front', hidden: off('Front'), cell: (c) => <Text text={c.front} /> },
              { name: 'Back', hidden: off('Back'), cell: (c) => <Text text={c.back} /> },
              { name: 'Tags', hidden: off('Tags'), cell: (c) => c.tags.join(', ') },
              { name: 'Action', hidden: off('Action'), cell: (c) => <Link to={paths.editFlashcard(c.id)}>Edit</Link> },
            ]}
          />
        )}
        {cards.length > most ? (
          <Button look="plain" onClick={() => setMost(most + STEP)}>
            Show more
          </Button>
        ) : null}
      </Sheet>
    </Page>
  )
}
