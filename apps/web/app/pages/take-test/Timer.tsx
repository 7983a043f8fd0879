import { useState } from 'react'
import type { Attempt } from '../../attempt/types'
import styles from './Timer.module.css'
import { clockText, hundredths, inLastMinutes } from './time'

type Props = { state: Attempt; onPause: () => void; onPlay: () => void }

/** Count-up or countdown with play, pause and hide; the last five minutes are always shown. */
export function Timer({ state, onPause, onPlay }: Props) {
  const [hidden, setHidden] = useState(false)
  const ms = state.timed ? state.countdown_ms : state.time_ms
  const lastMinutes = inLastMinutes(state.timed, ms)
  const shown = !hidden || lastMinutes
  return (
    <div className={styles.timer} role="group" aria-label={state.timed ? 'Time left' : 'Time used'}>
      <span className={styles.clock} data-low={lastMinutes || undefined} role="timer" aria-live="off">
        {shown ? clockText(ms) : 'Hidden'}
        {shown && state.timed && ms < 60_000 ? <small>.{hundredths(ms)}</small> : null}
      </span>
      <span className={styles.timerActions}>
        {state.exam ? null : (
          <>
            <button type="button" onClick={state.paused ? onPlay : onPause}>
              {state.paused ? 'Play' : 'Pause'}
            </button>
            <span className={styles.dot} aria-hidden="true">
              ·
            </span>
          </>
        )}
        <button type="button" onClick={() => setHidden(!hidden)} disabled={lastMinutes} aria-pressed={hidden}>
          {hidden && !lastMinutes ? 'Show' : 'Hide'}
        </button>
      </span>
    </div>
  )
}
