import { CurrentPassword, type SecondProof, z } from '@fourfold/contract'
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { FormError } from '../../ui/FormError'
import { useForm } from '../../ui/form'
import styles from './account.module.css'
import { CurrentPasswordField } from './CurrentPasswordField'
import { useSecondStep } from './use-second-step'

/** What the server asks for before it does something. */
export type Proof = Readonly<{ password: string; second?: SecondProof }>

type Props = Readonly<{
  title: string
  button: string
  children?: ReactNode
  send: (proof: Proof) => Promise<unknown>
  onClose: () => void
}>

/** Something that is done for the owner alone: with the password, and the second factor where the server asks for it. */
export function PasswordDialog({ title, button, children, send, onClose }: Props) {
  const { withSecondStep, secondStep } = useSecondStep()
  const { errors, busy, formProps } = useForm({
    schema: z.object({ password: CurrentPassword }),
    send: async ({ password }) => {
      await withSecondStep((second) => send({ password, ...(second ? { second } : {}) }))
    },
  })
  return (
    <Dialog title={title} onClose={onClose} size="small">
      {children}
      <form {...formProps} className={styles.form} aria-label={button}>
        <FormError message={errors.form} />
        <CurrentPasswordField error={errors.password} />
        <Button type="submit" look="danger" busy={busy}>
          {button}
        </Button>
      </form>
      {secondStep}
    </Dialog>
  )
}
