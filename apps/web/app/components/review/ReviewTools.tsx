import { endpoints } from '@fourfold/contract'
import { useLayoutEffect, useState } from 'react'
import { call } from '../../api/client'
import { useWaitingRatings } from '../../outbox/rating-queue'
import { Button } from '../../ui/Button'
import { reportError } from '../shell/notices'
import styles from './ReviewTools.module.css'

type Props = {
  kind: 'flashcard' | 'mistake'
  id: number
  /** Absent: there is no rating to take back. */
  onUndo?: (() => void) | undefined
  /** Asked when the item begins to be put off or suspended; what it gives runs once that is done. */
  skipping: () => () => void
}

/** Undo (also Z), put off until tomorrow, no longer asked. */
export function ReviewTools({ kind, id, onUndo, skipping }: Props) {
  const [busy, setBusy] = useState(false)
  const waiting = useWaitingRatings()
  useLayoutEffect(() => {
    if (!onUndo) return
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return
      if (event.key.toLowerCase() === 'z') onUndo()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [onUndo])
  const change = async (what: 'bury' | 'suspend') => {
    setBusy(true)
    const skip = skipping()
    try {
      const params = { kind, id }
      if (what === 'bury')
        await call(endpoints.reviews.bury, { params, query: { offset: new Date().getTimezoneOffset() } })
      else await call(endpoints.reviews.suspend, { params })
      skip()
    } catch (error) {
      reportError(error)
    }
    setBusy(false)
  }
  return (
    <div className={styles.tools}>
      {onUndo ? (
        <Button look="plain" small onClick={onUndo}>
          Undo last rating <kbd>Z</kbd>
        </Button>
      ) : null}
      <Button look="plain" small busy={busy} onClick={() => change('bury')}>
        Not today
      </Button>
      <Button look="plain" small busy={busy} onClick={() => change('suspend')}>
        Stop asking
      </Button>
      <p className={styles.waiting} role="status">
        {waiting > 0 ? `${waiting} ${waiting === 1 ? 'rating waits' : 'ratings wait'} to be sent` : ''}
      </p>
    </div>
  )
}
