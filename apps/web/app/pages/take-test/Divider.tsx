import { type PointerEvent, useState } from 'react'
import { clampSplit, SPLIT, splitByKey } from './test-view'
import styles from './view.module.css'

/** Between passage and question: dragged by pointer, moved by the arrow keys; Enter brings it back to the middle. */
export function Divider({ split, onSplit }: { split: number; onSplit: (percent: number) => void }) {
  const [dragging, setDragging] = useState(false)
  const drag = (event: PointerEvent<HTMLElement>) => {
    const room = event.currentTarget.parentElement?.getBoundingClientRect()
    if (dragging && room) onSplit(clampSplit(((event.clientX - room.left) / room.width) * 100))
  }
  return (
    <div
      className={styles.divider}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label="Width of the passage"
      aria-valuemin={SPLIT.least}
      aria-valuemax={SPLIT.most}
      aria-valuenow={Math.round(split)}
      aria-valuetext={`Passage ${Math.round(split)} percent`}
      data-dragging={dragging || undefined}
      onPointerDown={(event) => {
        event.preventDefault()
        event.currentTarget.focus({ preventScroll: true })
        event.currentTarget.setPointerCapture(event.pointerId)
        setDragging(true)
      }}
      onPointerMove={drag}
      onPointerUp={() => setDragging(false)}
      onPointerCancel={() => setDragging(false)}
      onDoubleClick={() => onSplit(SPLIT.even)}
      onKeyDown={(event) => {
        const to = splitByKey(event.key, split)
        if (to === null) return
        event.preventDefault()
        onSplit(to)
      }}
    />
  )
}
