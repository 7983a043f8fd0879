import { LIMITS, MESSAGES } from '@fourfold/contract'
import { useEffect, useState } from 'react'
import type { SaveState } from '../../attempt/keep-test'
import type { OpenDraft } from '../../outbox/draft'
import { Spinner } from '../../ui/Spinner'
import { NotSaved } from './NotSaved'
import styles from './screen.module.css'

/** Messages while scoring, advancing every 1.5 seconds (spec §2). */
export function Scoring({ draft, saveState }: { draft: OpenDraft; saveState: SaveState }) {
  const [at, setAt] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setAt((n) => Math.min(n + 1, MESSAGES.scoring.length - 1)), LIMITS.loadingMessageMs)
    return () => clearInterval(timer)
  }, [])
  const offline = saveState === 'local'
  return (
    <main id="main" tabIndex={-1} className={styles.scoring}>
      <Spinner large />
      <p role="status" aria-live="polite">
        {offline ? 'Saved on this device. Your test is scored as soon as you are back online.' : MESSAGES.scoring[at]}
      </p>
      {offline ? <p className={styles.scoringHint}>You can close this page; nothing gets lost.</p> : null}
      {saveState === 'unsaved' ? <NotSaved draft={draft} /> : null}
    </main>
  )
}
