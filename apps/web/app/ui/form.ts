import { type FormEvent, useRef, useState } from 'react'
import type { z } from 'zod'

export type FormErrors = Readonly<Record<string, string>>

type Options<S extends z.ZodType> = {
  schema: S
  /** Sends the checked values; may throw an error that carries `fields`. */
  send: (values: z.output<S>) => Promise<void>
  /** Where an error without a field is shown (spec §8: under the email field, for most forms). */
  fallbackField?: string
}

const fieldsOf = (error: unknown): Record<string, string> => (error as { fields?: Record<string, string> }).fields ?? {}

/** The first message of each field, from the same schema that the server uses. */
export function fieldErrors(schema: z.ZodType, values: unknown): Record<string, string> {
  const parsed = schema.safeParse(values)
  const errors: Record<string, string> = {}
  if (!parsed.success) for (const issue of parsed.error.issues) errors[issue.path.join('.')] ??= issue.message
  return errors
}

/** A plain form: checked by the contract's schema, errors at the fields, focus on the first one. */
export function useForm<S extends z.ZodType>({ schema, send, fallbackField }: Options<S>) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FormErrors>({})
  const [busy, setBusy] = useState(false)

  const focusFirst = (names: readonly string[]) => {
    const inputs = [...(form.current?.querySelectorAll<HTMLInputElement>('[name]') ?? [])]
    inputs.find((input) => names.includes(input.name))?.focus()
  }
  const fail = (found: Record<string, string>) => {
    setErrors(found)
    focusFirst(Object.keys(found))
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const values = Object.fromEntries(new FormData(event.currentTarget))
    const found = fieldErrors(schema, values)
    if (Object.keys(found).length > 0) return fail(found)
    setErrors({})
    setBusy(true)
    try {
      await send(schema.parse(values) as z.output<S>)
    } catch (error) {
      const named = fieldsOf(error)
      const message = error instanceof Error ? error.message : String(error)
      fail(Object.keys(named).length > 0 ? named : { [fallbackField ?? 'form']: message })
    } finally {
      setBusy(false)
    }
  }

  /** Clears a field's error as soon as it is mended, or is no longer what is wrong. */
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement
    if (!errors[name]) return
    const values = Object.fromEntries(new FormData(event.currentTarget))
    const now = fieldErrors(schema, values)
    if (now[name] !== errors[name]) setErrors(({ [name]: _, ...rest }) => rest)
  }

  return { errors, busy, formProps: { ref: form, onSubmit, onChange, noValidate: true } as const }
}
