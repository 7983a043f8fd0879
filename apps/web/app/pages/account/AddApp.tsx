import { CurrentPassword, endpoints, z } from '@fourfold/contract'
import { useState } from 'react'
import { call } from '../../api/client'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Field } from '../../ui/Field'
import { FormError } from '../../ui/FormError'
import { useForm } from '../../ui/form'
import styles from './account.module.css'
import { CurrentPasswordField } from './CurrentPasswordField'
import factor from './second-factor.module.css'
import { useSecondStep } from './use-second-step'

type Started = Readonly<{ secret: string; uri: string; qr: { size: number; path: string } }>
type Props = Readonly<{ onClose: () => void; onDone: (codes: readonly string[] | null) => void }>

function Password({ onStart }: { onStart: (started: Started) => void }) {
  const { withSecondStep, secondStep } = useSecondStep()
  const { errors, busy, formProps } = useForm({
    schema: z.object({ password: CurrentPassword }),
    send: async ({ password }) =>
      onStart(
        await withSecondStep((second) => call(endpoints.second_factor.startCode, { body: { password, second } })),
      ),
  })
  return (
    <>
      <form {...formProps} className={styles.form} aria-label="Your password">
        <FormError message={errors.form} />
        <CurrentPasswordField error={errors.password} />
        <Button type="submit" busy={busy}>
          Continue
        </Button>
      </form>
      {secondStep}
    </>
  )
}

function FirstCode({ started, onDone }: { started: Started; onDone: Props['onDone'] }) {
  const { errors, busy, formProps } = useForm({
    schema: z.object({ code: z.string().trim().min(6, 'Please enter the six digits.') }),
    fallbackField: 'code',
    send: async (body) => onDone((await call(endpoints.second_factor.confirmCode, { body })).recovery_codes),
  })
  const { size, path } = started.qr
  return (
    <form {...formProps} className={styles.form} aria-label="First code">
      <p>Scan this with your authenticator app, or type the key into it.</p>
      <svg className={factor.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR code for your app">
        <path d={path} />
      </svg>
      <p>
        Key: <code className={factor.key}>{started.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <Field
        label="Code that the app shows now"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={errors.code}
      />
      <Button type="submit" busy={busy}>
        Turn on
      </Button>
    </form>
  )
}

/** Sets up an authenticator app: the password, then the first code, so that nobody locks themselves out. */
export function AddApp({ onClose, onDone }: Props) {
  const [started, setStarted] = useState<Started | null>(null)
  return (
    <Dialog title="Add an authenticator app" onClose={onClose}>
      {started ? <FirstCode started={started} onDone={onDone} /> : <Password onStart={setStarted} />}
    </Dialog>
  )
}
