import { type PointerEvent, useState } from 'react'
import { clampSplit, SPLIT, splitByKey } from './test-view'
import styles from './view.module.css'

type Props = { of: 'passage' | 'text'; split: number; onSplit: (percent: number) => void }

/** Between what is read and the question: dragged by pointer, moved by the arrow keys; Enter brings it back to the middle. */
export function Divider({ of, split, onSplit }: Props) {
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
      aria-label={`Width of the ${of}`}
      aria-valuemin={SPLIT.least}
      aria-valuemax={SPLIT.most}
      aria-valuenow={Math.round(split)}
      aria-valuetext={`${of === 'passage' ? 'Passage' : 'Text'} ${Math.round(split)} percent`}
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
