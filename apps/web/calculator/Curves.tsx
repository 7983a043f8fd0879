import { curvePath, type Size, toScreen, type View } from '../app/calculator/plot'
import styles from './calculator.module.css'
import type { Drawn } from './Graph'

type Props = { curves: readonly Drawn[]; view: View; size: Size; trace: number | null }

export function Curves({ curves, view, size, trace }: Props) {
  return (
    <g className={styles.curves}>
      {curves.map(({ style, at }) => (
        <path
          key={style.name}
          data-curve={style.name}
          d={curvePath(at, view, size)}
          stroke={style.colour}
          strokeDasharray={style.dash}
        />
      ))}
      {trace === null ? null : (
        <line
          className={styles.traceLine}
          x1={toScreen(view, size, trace, 0)[0]}
          x2={toScreen(view, size, trace, 0)[0]}
          y1={0}
          y2={size.height}
        />
      )}
      {trace === null
        ? null
        : curves.map(({ style, at }) => {
            const y = at(trace)
            if (y === null) return null
            const [sx, sy] = toScreen(view, size, trace, y)
            return <circle key={style.name} cx={sx} cy={sy} r={4.5} stroke={style.colour} />
          })}
    </g>
  )
}
