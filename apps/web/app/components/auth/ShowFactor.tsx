import type { Factor } from '@fourfold/contract'
import { z } from '@fourfold/contract'
import { useState } from 'react'
import type { ShownFactor } from '../../session/second-proof'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { FormError } from '../../ui/FormError'
import { useForm } from '../../ui/form'
import { TextButton } from '../../ui/TextButton'
import { formClass } from './AuthCard'

const WAYS = {
  code: {
    label: 'Code from your app',
    other: 'Use a code from your app',
    hint: 'Six digits. A code counts as long as your app shows it.',
  },
  recovery: {
    label: 'Recovery code',
    other: 'Use a recovery code',
    hint: 'One of the ten codes that you kept. It works once.',
  },
} as const
type Typed = keyof typeof WAYS

/** Which code is typed, and the buttons that lead to the others. */
export function useTypedWay(methods: readonly Factor[]) {
  const [way, setWay] = useState<Typed>(methods.includes('code') ? 'code' : 'recovery')
  const others = (Object.keys(WAYS) as Typed[]).filter((w) => w !== way && methods.includes(w))
  const otherWays = others.map((w) => (
    <TextButton key={w} onClick={() => setWay(w)}>
      {WAYS[w].other}
    </TextButton>
  ))
  return { way, otherWays }
}

type Props = Readonly<{ methods: readonly Factor[]; way: Typed; show: (shown: ShownFactor) => Promise<void> }>

/** A passkey, a code of an app, or a code kept for a lost device. */
export function ShowFactor({ methods, way, show }: Props) {
  const { errors, busy, formProps } = useForm({
    schema: z.object({ word: z.string().trim().min(1, 'Please enter the code.') }),
    fallbackField: 'word',
    send: ({ word }) => show(way === 'code' ? { code: word } : { recovery: word }),
  })
  const passkey = useForm({ schema: z.object({}), send: () => show('passkey') })
  const hasPasskey = methods.includes('passkey')
  return (
    <>
      {hasPasskey ? (
        <form {...passkey.formProps} className={formClass} aria-label="Passkey">
          <FormError message={passkey.errors.form} />
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
          autoFocus={!hasPasskey}
          error={errors.word}
        />
        <Button type="submit" look={hasPasskey ? 'outline' : 'primary'} busy={busy}>
          Continue
        </Button>
      </form>
    </>
  )
}
