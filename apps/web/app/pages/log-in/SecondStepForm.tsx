import { useState } from 'react'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { AuthCard, formClass, formErrorClass } from '../../components/auth/AuthCard'
import { logInWithFactor, type SecondStep } from '../../session/account-actions'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { useForm } from '../../ui/form'
import { TextButton } from '../../ui/TextButton'

const WAYS = {
  code: { label: 'Code from your app', other: 'Use a code from your app', hint: 'Six digits.' },
  recovery: {
    label: 'Recovery code',
    other: 'Use a recovery code',
    hint: 'One of the ten codes that you kept. It works once.',
  },
} as const
type Typed = keyof typeof WAYS

type Props = Readonly<{ step: SecondStep; claim: string | null; onBack: () => void }>

/** The second step of a login: a passkey, a code of an app, or a code kept for a lost device. */
export function SecondStepForm({ step, claim, onBack }: Props) {
  const navigate = useNavigate()
  const [way, setWay] = useState<Typed>(step.methods.includes('code') ? 'code' : 'recovery')
  const { errors, busy, formProps } = useForm({
    schema: z.object({ word: z.string().trim().min(1, 'Please enter the code.') }),
    fallbackField: 'word',
    send: async ({ word }) => {
      const shown = way === 'code' ? { code: word } : { recovery: word }
      await navigate(await logInWithFactor(step.pending, shown, claim))
    },
  })
  const passkey = useForm({
    schema: z.object({}),
    send: async () => {
      await navigate(await logInWithFactor(step.pending, 'passkey', claim))
    },
  })
  const others = (Object.keys(WAYS) as Typed[]).filter((w) => w !== way && step.methods.includes(w))
  return (
    <AuthCard
      title="One more step"
      intro="Your password is right. This account asks for a second proof."
      foot={
        <>
          {others.map((w) => (
            <TextButton key={w} onClick={() => setWay(w)}>
              {WAYS[w].other}
            </TextButton>
          ))}
          <TextButton onClick={onBack}>Log in as somebody else</TextButton>
        </>
      }
    >
      {step.methods.includes('passkey') ? (
        <form {...passkey.formProps} className={formClass} aria-label="Passkey">
          {passkey.errors.form ? (
            <p className={formErrorClass} role="alert">
              {passkey.errors.form}
            </p>
          ) : null}
          <Button type="submit" busy={passkey.busy}>
            Use a passkey
          </Button>
        </form>
      ) : null}
      <form {...formProps} className={formClass} aria-label="Second step">
        <Field
          key={way}
          label={WAYS[way].label}
          name="word"
          hint={WAYS[way].hint}
          inputMode={way === 'code' ? 'numeric' : 'text'}
          autoComplete={way === 'code' ? 'one-time-code' : 'off'}
          autoFocus={!step.methods.includes('passkey')}
          error={errors.word}
        />
        <Button type="submit" look={step.methods.includes('passkey') ? 'outline' : 'primary'} busy={busy}>
          Continue
        </Button>
      </form>
    </AuthCard>
  )
}
