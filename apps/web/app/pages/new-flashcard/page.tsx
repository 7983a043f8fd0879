import { endpoints, MESSAGES } from '@fourfold/contract'
import { useState } from 'react'
import { call } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { FlashcardForm } from '../../components/review/FlashcardForm'
import { Page, Sheet } from '../../components/shell/Page'
import { guard, needsPlan } from '../../routing/guards'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import { ButtonLink } from '../../ui/Button'
import { useAlert } from '../../ui/use-alert'

export const meta = () => pageMeta({ title: 'New Flashcard', description: 'Make a card.', noindex: true })

export const clientLoader = guard(needsPlan)

export default function NewFlashcardPage() {
  const { alert, showAlert } = useAlert()
  const [made, setMade] = useState(0)
  return (
    <Page
      title="New Flashcard"
      actions={
        <ButtonLink to={paths.flashcards()} look="outline">
          List
        </ButtonLink>
      }
    >
      <Sheet>
        <FlashcardForm
          key={made}
          value={{ front: '', back: '', tags: '' }}
          button="Create"
          onSave={async (body) => {
            await call(endpoints.flashcards.create, { body })
            await queryClient.invalidateQueries({ queryKey: ['flashcards'] })
            setMade((n) => n + 1)
            showAlert(MESSAGES.flashcardCreated)
          }}
        >
          <ButtonLink to={paths.flashcards()} look="plain">
            Cancel
          </ButtonLink>
        </FlashcardForm>
      </Sheet>
      {alert}
    </Page>
  )
}
