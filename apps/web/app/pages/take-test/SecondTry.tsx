import { useEffect, useRef } from 'react'
import { Button } from '../../ui/Button'
import { focusIfLost } from '../../ui/focus-if-lost'
import { Rich } from '../../ui/Rich'
import styles from './tutor.module.css'
import type { Tutor } from './use-tutor'

/** Where the second answer is given: the field, or the first option that is not known to be wrong. */
const ANSWER = '#question input, #question [aria-label="Options"] button[aria-pressed]:not([data-verdict="wrong"])'

/** After a wrong first answer of a tutor test: what probably happened, and one more try, or the solution. */
export function SecondTry({ tutor }: { tutor: Tutor }) {
  const box = useRef<HTMLDivElement>(null)
  // On a phone it stands under the options: what to do next must be in sight.
  useEffect(() => {
    if (tutor.phase === 'missed') box.current?.scrollIntoView({ block: 'nearest' })
  }, [tutor.phase])
  // The button that was pressed is gone with the phase it belonged to.
  const before = useRef(tutor.phase)
  useEffect(() => {
    const was = before.current
    before.current = tutor.phase
    if (was === 'first' && tutor.phase === 'missed') focusIfLost(box.current?.querySelector('button'))
    if (was === 'missed' && tutor.phase === 'again') focusIfLost(document.querySelector<HTMLElement>(ANSWER))
  }, [tutor.phase])
  if (tutor.phase !== 'missed' && tutor.phase !== 'again') return null
  const missed = tutor.phase === 'missed'
  return (
    <div ref={box} className={styles.again} role="status">
      {missed ? (
        <p>
          <strong>Not right yet.</strong>
        </p>
      ) : null}
      {tutor.happened === null ? null : (
        <p>
          <strong>What probably happened:</strong> <Rich html={tutor.happened} inline />
        </p>
      )}
      {missed ? (
        <>
          <div className={styles.ways}>
            <Button onClick={tutor.again}>Try again</Button>
            <Button look="outline" onClick={tutor.solution}>
              Show the solution
            </Button>
          </div>
          <p className={styles.fine}>You may try once more. Your first answer is what counts.</p>
        </>
      ) : (
        <p>Second try: answer again, then press Submit. Your first answer is what counts.</p>
      )}
    </div>
  )
}
