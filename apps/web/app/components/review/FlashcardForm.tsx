import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { FormError } from '../../ui/FormError'
import styles from '../forms.module.css'
import stays from '../stays.module.css'
import { TypedTextArea } from '../TypedTextArea'

type Values = { front: string; back: string; tags: string }

/** Front, Back, Tags; Enter does not submit in the tags field (spec §5). */
export function FlashcardForm({
  value,
  button,
  onSave,
  children,
}: {
  value: Values
  button: string
  onSave: (v: Values) => Promise<void>
  children?: ReactNode
}) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)
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
    <form className={styles.form} onSubmit={submit} noValidate>
      <FormError message={errors.form} />
      <TypedTextArea
        label="Front"
        name="front"
        defaultValue={value.front}
        error={errors.front}
        placeholder="What you want to be asked"
        keys
      />
      <TypedTextArea
        label="Back"
        name="back"
        defaultValue={value.back}
        error={errors.back}
        placeholder="What you want to know by heart"
        keys
      />
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
