import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/Button'

// The form and its rules come at the first click.
const DemoRequest = lazy(() => import('./DemoRequest').then((m) => ({ default: m.DemoRequest })))

type Props = { label: string; look?: 'primary' | 'outline' | 'plain'; about?: string }

/** Opens the demo request (spec §2). */
export function DemoButton({ label, look = 'primary', about }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        look={look}
        aria-haspopup="dialog"
        aria-label={about ? `${label}: ${about}` : undefined}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <DemoRequest onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
