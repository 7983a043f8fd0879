import { LIMITS } from '@fourfold/contract'
import { type PointerEvent, useState } from 'react'
import { useWidth } from '../../ui/use-width'
import styles from './chart.module.css'
import { chartLayout, HEIGHT, nearest, type Place, type Span } from './chart-layout'
import type { Dot, Ends } from './dot'

const percent = (value: number): string => `${Math.round(value * 100) / 100}%`
const whole = (value: number): string => String(Math.round(value))

const TICKS: Readonly<Record<number, readonly number[]>> = { 36: [1, 9, 18, 27, 36], 800: [200, 350, 500, 650, 800] }

const spanOf = (scale: Ends | undefined): Span =>
  scale
    ? { ends: [scale.min, scale.max], ticks: TICKS[scale.max] ?? [scale.min, scale.max] }
    : { ends: LIMITS.graphDomain, ticks: [0, 25, 50, 75, 100] }

/** The line of scores. A finger or the mouse anywhere over it shows the score nearest to it. */
export function Chart({ dots, scale }: { dots: readonly Dot[]; scale?: Ends | undefined }) {
  const { box, width } = useWidth(640)
  const [shown, setShown] = useState<Place>()
  const rounded = scale ? whole : percent
  const { places, lines, labels, dotted, left, right, floor } = chartLayout(dots, spanOf(scale), width)
  const last = dots.slice(-10).map((d) => `${d.label} ${rounded(d.score)}`)
  const follow = (event: PointerEvent<SVGSVGElement>) =>
    setShown(nearest(places, event.clientX - event.currentTarget.getBoundingClientRect().left))
  const marked = dotted ? places : shown ? [shown] : []
  return (
    <div className={styles.chart}>
      <svg
        ref={box}
        role="img"
        aria-label={`Scores: ${last.join(', ')}`}
        height={HEIGHT}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => setShown(undefined)}
      >
        {lines.map(({ y, value }) => (
          <g key={value}>
            <line x1={left} x2={right} y1={y} y2={y} className={styles.line} />
            <text x={left - 8} y={y} className={styles.tick}>
              {value}
            </text>
          </g>
        ))}
        {labels.map(({ x, text }) => (
          <text key={`${x} ${text}`} x={x} y={floor + 22} className={styles.label}>
            {text}
          </text>
        ))}
        <polyline points={places.map(({ x, y }) => `${x},${y}`).join(' ')} className={styles.scores} />
        {marked.map((place) => (
          <circle key={place.x} cx={place.x} cy={place.y} r={place.x === shown?.x ? 6 : 4} className={styles.dot} />
        ))}
      </svg>
      {shown ? (
        <p className={styles.told} style={{ left: Math.min(Math.max(shown.x, 64), width - 64), top: shown.y }}>
          {shown.dot.label} <b>{rounded(shown.dot.score)}</b>
        </p>
      ) : null}
    </div>
  )
}
