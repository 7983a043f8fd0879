import { endpoints, MESSAGES } from '@fourfold/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { call } from '../../api/client'
import { flashcard } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { refreshAll } from '../../api/refresh'
import { ConfirmButton } from '../../components/ConfirmButton'
import { FlashcardForm } from '../../components/FlashcardForm'
import { Page, Sheet } from '../../components/Page'
import { Resume } from '../../components/Resume'
import { useStillHere } from '../../components/use-still-here'
import { guard, needsPlan } from '../../guards'
import { pageMeta } from '../../meta'
import { paths } from '../../paths'
import { ButtonLink } from '../../ui/Button'
import { announce } from '../../ui/use-alert'

export const meta = () => pageMeta({ title: 'Edit Flashcard', description: 'Change a card.', noindex: true })

export const clientLoader = guard(needsPlan, ({ params }) => queryClient.fetchQuery(flashcard(Number(params.id))))

export default function EditFlashcardPage() {
  const navigate = useNavigate()
  const id = Number(useParams().id)
  const { data: card } = useSuspenseQuery(flashcard(id))
  const stillHere = useStillHere()
  const change = async (send: () => Promise<unknown>, done: string) => {
    const here = stillHere()
    await send()
    announce(done)
    await refreshAll()
    if (here()) await navigate(paths.flashcards())
  }
  return (
    <Page title="Edit Flashcard" topic={false}>
      <Sheet>
        {card.suspended ? <Resume kind="flashcard" id={id} /> : null}
        <FlashcardForm
          value={{ front: card.front, back: card.back, tags: card.tags.join(', ') }}
          button="Update"
          onSave={(body) =>
            change(() => call(endpoints.flashcards.update, { params: { id }, body }), 'Flashcard updated!')
          }
        >
          <ButtonLink to={paths.flashcards()} look="plain">
            Cancel
          </ButtonLink>
          <ConfirmButton
            question={MESSAGES.deleteFlashcard}
            onConfirm={() => change(() => call(endpoints.flashcards.remove, { params: { id } }), 'Flashcard deleted!')}
          >
            Delete
          </ConfirmButton>
        </FlashcardForm>
      </Sheet>
    </Page>
  )
}
