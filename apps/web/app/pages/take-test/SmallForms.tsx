import { endpoints, MESSAGES, type Question } from '@fourfold/contract'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../api/client'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import styles from './take-test.module.css'

const plain = (html: string): string =>
  html
    .replace(/<svg[\s\S]*?<\/svg>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

function TextArea({ label, name, value, rows = 4 }: { label: string; name: string; value?: string; rows?: number }) {
  const id = useId()
  return (
    <div className={styles.area}>
      <label htmlFor={id}>{label}</label>
      <textarea id={id} name={name} defaultValue={value} rows={rows} />
    </div>
  )
}

type Props = { question: Question; onClose: () => void; onDone: (message: string) => void }

/** A card from this question (spec §2, toolbar). */
export function FlashcardForm({ question, onClose, onDone }: Props) {
  const [error, setError] = useState<string | null>(null)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = Object.fromEntries(new FormData(event.currentTarget))
    const body = { front: String(values.front), back: String(values.back), tags: String(values.tags) }
    await call(endpoints.flashcards.create, { body })
      .then(() => onDone(MESSAGES.flashcardCreated))
      .catch((e: Error) => setError(e.message))
  }
  const back = question.answer_explanation ? plain(question.answer_explanation) : ''
  return (
    <Dialog title="Create Flashcard" onClose={onClose}>
      <form className={styles.smallForm} onSubmit={submit}>
        {error ? <p role="alert">{error}</p> : null}
        <TextArea label="Front" name="front" value={plain(question.content)} />
        <TextArea label="Back" name="back" value={back} />
        <div className={styles.area}>
          <label htmlFor="card-tags">Tags (comma-separated)</label>
          <input id="card-tags" name="tags" onKeyDown={(e) => e.key === 'Enter' && e.preventDefault()} />
        </div>
        <Button type="submit">Create</Button>
      </form>
    </Dialog>
  )
}

export function FeedbackForm({ question, onClose, onDone }: Props) {
  const [error, setError] = useState<string | null>(null)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const message = String(new FormData(event.currentTarget).get('message') ?? '')
    await call(endpoints.feedbacks.create, { body: { message, question_id: question.id } })
      .then(() => onDone(MESSAGES.feedbackCreated))
      .catch((e: Error) => setError(e.message))
  }
  return (
    <Dialog title="Feedback" onClose={onClose}>
      <form className={styles.smallForm} onSubmit={submit}>
        {error ? <p role="alert">{error}</p> : null}
        <TextArea label={`What should we know about question ${question.ancestry}?`} name="message" />
        <Button type="submit">Send</Button>
      </form>
    </Dialog>
  )
}
