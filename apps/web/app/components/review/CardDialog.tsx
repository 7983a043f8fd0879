import { endpoints } from '@fourfold/contract'
import { call } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { FlashcardForm } from './FlashcardForm'

export type CardDraft = Readonly<{ front: string; back: string }>

/** The form for a new card, filled in, over whatever page the card comes from. */
export function CardDialog({ card, onClose, onDone }: { card: CardDraft; onClose: () => void; onDone: () => void }) {
  return (
    <Dialog title="Create Flashcard" onClose={onClose}>
      <FlashcardForm
        value={{ ...card, tags: '' }}
        button="Create"
        onSave={async (body) => {
          await call(endpoints.flashcards.create, { body })
          void queryClient.invalidateQueries({ queryKey: ['flashcards'] })
          onDone()
        }}
      >
        <Button look="plain" onClick={onClose}>
          Cancel
        </Button>
      </FlashcardForm>
    </Dialog>
  )
}
