import { endpoints, MESSAGES, type Question } from '@fourfold/contract'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../api/client'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import styles from './dialogs.module.css'

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
