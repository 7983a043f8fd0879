import { useEffect, useRef, useState } from 'react'
import styles from './exam.module.css'

const text = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Time that is left by the server's clock, counted down here. */
export function Countdown({ ms, onEnd }: { ms: number; onEnd: () => void }) {
  const [left, setLeft] = useState(ms)
  const end = useRef(onEnd)
  end.current = onEnd
  // The clock of the page: measured, since a timer that is late must not add up.
  useEffect(() => {
    const began = performance.now()
    const timer = setInterval(() => {
      const rest = Math.max(0, ms - (performance.now() - began))
      setLeft(rest)
      if (rest > 0) return
      clearInterval(timer)
      end.current()
    }, 250)
    return () => clearInterval(timer)
  }, [ms])
  return (
    <p className={styles.clock} role="timer" aria-label="Time left">
      {text(left)}
    </p>
  )
}
