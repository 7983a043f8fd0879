import { EmailField, type Endpoint, MESSAGES, z } from '@fourfold/contract'
import { useState } from 'react'
import { call } from '../../api/client'
import { Button, ButtonLink } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { useForm } from '../../ui/form'
import { mailbox } from '../shell/mailbox'
import { formAddressClass, formClass, formIntroClass } from './AuthCard'

const Fields = z.object({ email: EmailField() })
type EmailCall = Endpoint<undefined, undefined, typeof Fields, z.ZodObject<{ success: z.ZodString }>>

type Props = { endpoint: EmailCall; button: string; intro: string }

/** One address, one letter: recover password and resend confirmation. Once it is sent, what to do stands alone. */
export function EmailForm({ endpoint, button, intro }: Props) {
  const [sent, setSent] = useState<{ sentence: string; email: string } | null>(null)
  const { errors, busy, formProps } = useForm({
    schema: Fields,
    fallbackField: 'email',
    send: async (body) => {
      const { success } = await call(endpoint, { body })
      setSent({ sentence: success || MESSAGES.mailSentIfExists, email: body.email })
    },
  })
  if (sent) {
    const box = mailbox(sent.email)
    return (
      <div className={formClass}>
        <p role="status">{sent.sentence}</p>
        <p>
          Asked for: <strong className={formAddressClass}>{sent.email}</strong>
        </p>
        {box ? (
          <ButtonLink to={box.href} target="_blank" rel="noreferrer">
            Open {box.name}
          </ButtonLink>
        ) : null}
        <p className={formIntroClass}>
          Nothing there after a few minutes? Look in your spam folder, or check the address.
        </p>
        <Button look="outline" onClick={() => setSent(null)}>
          Try again
        </Button>
      </div>
    )
  }
  return (
    <>
      <p className={formIntroClass}>{intro}</p>
      <form {...formProps} className={formClass} aria-label={button}>
        <Field label="Email" name="email" type="email" inputMode="email" autoComplete="email" error={errors.email} />
        <Button type="submit" busy={busy}>
          {button}
        </Button>
      </form>
    </>
  )
}
