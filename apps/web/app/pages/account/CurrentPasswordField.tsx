import { Field } from '../../ui/Field'

export function CurrentPasswordField({ error }: { error: string | undefined }) {
  return (
    <Field label="Current password" name="password" type="password" autoComplete="current-password" error={error} />
  )
}
