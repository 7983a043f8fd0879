import { lazy, Suspense, useRef, useState } from 'react'
import { Button } from '../../ui/Button'
import styles from './DemoRequest.module.css'

// The form and its rules come at the first click.
const DemoRequest = lazy(() => import('./DemoRequest').then((m) => ({ default: m.DemoRequest })))

type Props = { label: string; look?: 'primary' | 'outline' | 'plain'; about?: string }

/** Opens the demo request (spec §2). */
export function DemoButton({ label, look = 'primary', about }: Props) {
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  // The thank-you follows the form, so the browser has forgotten where the focus came from.
  const close = () => {
    setOpen(false)
    requestAnimationFrame(() => place.current?.querySelector('button')?.focus())
  }
  return (
    <span ref={place} className={styles.place}>
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
          <DemoRequest onClose={close} />
        </Suspense>
      ) : null}
    </span>
  )
}
