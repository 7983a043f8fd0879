import { CurrentPassword } from '@fourfold/contract'
import { z } from 'zod'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { FormError } from '../../ui/FormError'
import { useForm } from '../../ui/form'
import styles from './account.module.css'
import { CurrentPasswordField } from './CurrentPasswordField'

type Props = Readonly<{
  what: string
  send: (password: string) => Promise<unknown>
  onClose: () => void
  onDone: () => void
}>

export function RemoveFactor({ what, send, onClose, onDone }: Props) {
  const { errors, busy, formProps } = useForm({
    schema: z.object({ password: CurrentPassword }),
    send: async ({ password }) => {
      await send(password)
      onDone()
    },
  })
  return (
    <Dialog title={`Remove ${what}?`} onClose={onClose} size="small">
      <form {...formProps} className={styles.form} aria-label="Remove">
        <FormError message={errors.form} />
        <CurrentPasswordField error={errors.password} />
        <Button type="submit" look="danger" busy={busy}>
          Remove
        </Button>
      </form>
    </Dialog>
  )
}
