import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { FormError } from '../../ui/FormError'
import { Text } from '../../ui/Text'
import { FormulaKeys } from '../FormulaKeys'
import styles from '../forms.module.css'
import stays from '../stays.module.css'
import { TypedTextArea } from '../TypedTextArea'
import own from './FlashcardForm.module.css'

type Values = { front: string; back: string; tags: string }

/** The card as it will be asked, while it is typed: what is asked over its answer. */
function CardPreview({ front, back }: Pick<Values, 'front' | 'back'>) {
  return (
    <div className={own.card} role="group" aria-label="How it will look">
      <p className={own.label}>How it will look</p>
      <div className={own.front}>{front.trim() ? <Text text={front} /> : <span>Front</span>}</div>
      <div className={own.back}>{back.trim() ? <Text text={back} /> : <span>Back</span>}</div>
    </div>
  )
}

/** Front, Back, Tags; Enter does not submit in the tags field (spec §5). */
export function FlashcardForm({
  value,
  button,
  onSave,
  preview = false,
  children,
}: {
  value: Values
  button: string
  onSave: (v: Values) => Promise<void>
  /** Whether the card is drawn beside its fields. */
  preview?: boolean
  children?: ReactNode
}) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)
  const [sides, setSides] = useState({ front: value.front, back: value.back })
  const form = useRef<HTMLFormElement>(null)
  const writing = useRef<HTMLTextAreaElement | null>(null)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    setBusy(true)
    setErrors({})
    try {
      await onSave({ front: String(data.get('front')), back: String(data.get('back')), tags: String(data.get('tags')) })
    } catch (error) {
      const fields = (error as { fields?: Record<string, string> }).fields ?? {}
      setErrors(Object.keys(fields).length > 0 ? fields : { form: (error as Error).message })
      setBusy(false)
    }
  }
  return (
    <form
      ref={form}
      className={`${styles.form} ${preview ? own.withCard : ''}`}
      onSubmit={submit}
      onFocus={({ target }) => {
        if (target instanceof HTMLTextAreaElement) writing.current = target
      }}
      noValidate
    >
      <FormError message={errors.form} />
      <TypedTextArea
        label="Front"
        name="front"
        defaultValue={value.front}
        error={errors.front}
        placeholder="What you want to be asked"
        rows={2}
        onType={preview ? (front) => setSides((now) => ({ ...now, front })) : undefined}
      />
      {/* One row for both: they write into the text that was typed in last. */}
      <FormulaKeys into={() => writing.current ?? form.current?.querySelector('textarea') ?? null} />
      <TypedTextArea
        label="Back"
        name="back"
        defaultValue={value.back}
        error={errors.back}
        placeholder="What you want to know by heart"
        rows={2}
        onType={preview ? (back) => setSides((now) => ({ ...now, back })) : undefined}
      />
      {preview ? <CardPreview {...sides} /> : null}
      <Field
        label="Tags (comma-separated)"
        name="tags"
        defaultValue={value.tags}
        hint="Optional: your own names for kinds of cards."
        onKeyDown={(e) => e.key === 'Enter' && e.preventDefault()}
      />
      <div className={`${styles.actions} ${stays.stays}`}>
        <Button type="submit" busy={busy}>
          {button}
        </Button>
        {children}
      </div>
    </form>
  )
}
