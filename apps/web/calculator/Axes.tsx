import { type Size, short, ticks, toScreen, type View } from '../app/calculator/plot'
import styles from './calculator.module.css'

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** A number nearer to the edge than this would be cut. */
const EDGE = 16

/** Grid, axes and their numbers; an axis outside the view lends its numbers to the nearest edge. */
export function Axes({ view, size }: { view: View; size: Size }) {
  const [zeroX, zeroY] = toScreen(view, size, 0, 0)
  const numbersY = clamp(zeroY + 14, 14, size.height - 4)
  const left = zeroX < 34
  const numbersX = clamp(zeroX - 5, 4, size.width - 4)
  return (
    <g className={styles.axes}>
      {ticks(view.x, view.width, size.width).map((value) => {
        const [x] = toScreen(view, size, value, 0)
        return (
          <g key={`x${value}`}>
            <line x1={x} x2={x} y1={0} y2={size.height} data-axis={value === 0 || undefined} />
            {value === 0 || x < EDGE || x > size.width - EDGE ? null : (
              <text x={x} y={numbersY} textAnchor="middle">
                {short(value)}
              </text>
            )}
          </g>
        )
      })}
      {ticks(view.y, view.height, size.height, 40).map((value) => {
        const [, y] = toScreen(view, size, 0, value)
        return (
          <g key={`y${value}`}>
            <line x1={0} x2={size.width} y1={y} y2={y} data-axis={value === 0 || undefined} />
            {value === 0 || y < 8 || y > size.height - 8 ? null : (
              <text x={left ? Math.max(4, numbersX) : numbersX} y={y + 4} textAnchor={left ? 'start' : 'end'}>
                {short(value)}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}
