import { useEffect, useRef } from 'react'
import { Button } from '../../ui/Button'
import styles from './screen.module.css'

/** In the place of the question while the timer stands. */
export function PausedPane({ onPlay }: { onPlay: () => void }) {
  const play = useRef<HTMLDivElement>(null)
  useEffect(() => play.current?.querySelector('button')?.focus(), [])
  return (
    <div className={styles.paused} ref={play}>
      <h2>Paused</h2>
      <p>The question is covered while the time stands. Your answers are saved.</p>
      <Button onClick={onPlay}>Go on</Button>
    </div>
  )
}
