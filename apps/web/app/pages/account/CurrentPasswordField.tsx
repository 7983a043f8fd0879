import { PasswordField } from '../../ui/PasswordField'

export function CurrentPasswordField({ error, hint }: { error: string | undefined; hint?: string }) {
  return (
    <PasswordField label="Current password" name="password" autoComplete="current-password" error={error} hint={hint} />
  )
}
