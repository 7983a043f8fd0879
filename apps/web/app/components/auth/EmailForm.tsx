import { EmailField, type Endpoint, MESSAGES, z } from '@fourfold/contract'
import { useState } from 'react'
import { call } from '../../api/client'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { useForm } from '../../ui/form'
import { formClass } from './AuthCard'

const Fields = z.object({ email: EmailField() })
type EmailCall = Endpoint<undefined, undefined, typeof Fields, z.ZodObject<{ success: z.ZodString }>>

/** One address, one letter: recover password and resend confirmation. */
export function EmailForm({ endpoint, button }: { endpoint: EmailCall; button: string }) {
  const [sent, setSent] = useState<string | null>(null)
  const { errors, busy, formProps } = useForm({
    schema: Fields,
    fallbackField: 'email',
    send: async (body) => {
      const { success } = await call(endpoint, { body })
      setSent(success || MESSAGES.mailSentIfExists)
    },
  })
  if (sent)
    return (
      <p className={formClass} role="status">
        {sent}
      </p>
    )
  return (
    <form {...formProps} className={formClass} aria-label={button}>
      <Field label="Email" name="email" type="email" inputMode="email" autoComplete="email" error={errors.email} />
      <Button type="submit" busy={busy}>
        {button}
      </Button>
    </form>
  )
}
