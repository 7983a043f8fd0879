import { CurrentPassword, endpoints, z } from '@fourfold/contract'
import { call } from '../../api/client'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Field } from '../../ui/Field'
import { FormError } from '../../ui/FormError'
import { useForm } from '../../ui/form'
import styles from './account.module.css'
import { CurrentPasswordField } from './CurrentPasswordField'
import { useSecondStep } from './use-second-step'

type Props = Readonly<{ onClose: () => void; onDone: (codes: readonly string[] | null) => void }>

/** Makes a passkey on this device: the browser asks the person for it. */
export function AddPasskey({ onClose, onDone }: Props) {
  const { withSecondStep, secondStep } = useSecondStep()
  const { errors, busy, formProps } = useForm({
    schema: z.object({
      name: z.string().trim().min(1, 'Please give it a name.').max(60, 'Please use a shorter name.'),
      password: CurrentPassword,
    }),
    send: async ({ name, password }) => {
      const { options } = await withSecondStep((second) =>
        call(endpoints.second_factor.startPasskey, { body: { password, second } }),
      )
      const { makePasskey } = await import('../../session/passkeys')
      const credential = await makePasskey(options)
      onDone((await call(endpoints.second_factor.addPasskey, { body: { name, credential } })).recovery_codes)
    },
  })
  return (
    <Dialog title="Add a passkey" onClose={onClose}>
      <form {...formProps} className={styles.form} aria-label="New passkey">
        <FormError message={errors.form} />
        <Field label="Name" name="name" defaultValue="This device" autoComplete="off" error={errors.name} />
        <CurrentPasswordField error={errors.password} />
        <Button type="submit" busy={busy}>
          Continue
        </Button>
      </form>
      {secondStep}
    </Dialog>
  )
}
