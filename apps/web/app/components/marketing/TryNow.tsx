import { Button } from '../../ui/Button'
import { useTryNow } from './use-try-now'

export function TryNow({
  label = 'Try It Now',
  look = 'outline',
  small,
}: {
  label?: string
  look?: 'primary' | 'outline' | 'plain'
  small?: boolean
}) {
  const { busy, tryNow } = useTryNow()
  return (
    <Button look={look} small={small ?? false} busy={busy} onClick={tryNow}>
      {busy ? 'One moment…' : label}
    </Button>
  )
}
