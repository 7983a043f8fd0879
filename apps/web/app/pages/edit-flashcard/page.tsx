import { endpoints, MESSAGES } from '@fourfold/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { call } from '../../api/client'
import { flashcard } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { refreshAll } from '../../api/refresh'
import { ConfirmButton } from '../../components/ConfirmButton'
import { FlashcardForm } from '../../components/review/FlashcardForm'
import { Resume } from '../../components/review/Resume'
import { Page, Sheet } from '../../components/shell/Page'
import { guard, needsPlan } from '../../routing/guards'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import { useNavigatedAway } from '../../routing/use-navigated-away'
import { ButtonLink } from '../../ui/Button'
import { announce } from '../../ui/use-alert'

export const meta = () => pageMeta({ title: 'Edit Flashcard', description: 'Change a card.', noindex: true })

export const clientLoader = guard(needsPlan, ({ params }) => queryClient.fetchQuery(flashcard(Number(params.id))))

export default function EditFlashcardPage() {
  const navigate = useNavigate()
  const id = Number(useParams().id)
  const { data: card } = useSuspenseQuery(flashcard(id))
  const watchLeaving = useNavigatedAway()
  const change = async (send: () => Promise<unknown>, done: string) => {
    const away = watchLeaving()
    await send()
    announce(done)
    await refreshAll()
    if (!away()) await navigate(paths.flashcards())
  }
  return (
    <Page title="Edit Flashcard">
      <Sheet>
        {card.suspended ? <Resume kind="flashcard" id={id} /> : null}
        <FlashcardForm
          value={{ front: card.front, back: card.back, tags: card.tags.join(', ') }}
          button="Update"
          preview
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
