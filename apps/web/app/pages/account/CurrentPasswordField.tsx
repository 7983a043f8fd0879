import { Field } from '../../ui/Field'

export function CurrentPasswordField({ error, hint }: { error: string | undefined; hint?: string }) {
  return (
    <Field
      label="Current password"
      name="password"
      type="password"
      autoComplete="current-password"
      error={error}
      hint={hint}
    />
  )
}
