import { LIMITS } from '@fourfold/contract'
import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import styles from './dashboard.module.css'
import type { Dot, Ends } from './dot'

const percent = (value: unknown): string => `${Math.round(Number(value) * 100) / 100}%`
const whole = (value: unknown): string => String(Math.round(Number(value)))

const TICKS: Readonly<Record<number, number[]>> = { 36: [1, 9, 18, 27, 36], 800: [200, 350, 500, 650, 800] }

/** The only module that needs the charts library: it is loaded when there is something to draw. */
export default function Chart({ dots, scale }: { dots: readonly Dot[]; scale?: Ends | undefined }) {
  const rounded = scale ? whole : percent
  const label = `Scores: ${dots
    .map((d) => `${d.label} ${rounded(d.score)}`)
    .slice(-10)
    .join(', ')}`
  return (
    <div className={styles.chart} role="img" aria-label={label}>
      <ResponsiveContainer width="100%" height={260}>
        <LineChart data={[...dots]} margin={{ top: 10, right: 16, bottom: 0, left: -12 }} accessibilityLayer={false}>
          <CartesianGrid stroke="var(--line)" vertical={false} />
          <XAxis dataKey="label" stroke="var(--ink-2)" tickLine={false} fontSize={13} minTickGap={24} />
          <YAxis
            domain={scale ? [scale.min, scale.max] : [...LIMITS.graphDomain]}
            ticks={scale ? (TICKS[scale.max] ?? [scale.min, scale.max]) : [0, 25, 50, 75, 100]}
            stroke="var(--ink-2)"
            tickLine={false}
            axisLine={false}
            fontSize={13}
          />
          <Tooltip
            formatter={(value) => [rounded(value), 'Score']}
            contentStyle={{
              background: 'var(--sheet)',
              border: '1px solid var(--line)',
              borderRadius: 10,
              color: 'var(--ink)',
            }}
          />
          <Line
            dataKey="score"
            stroke="var(--lapis)"
            strokeWidth={2}
            dot={{ r: 4, fill: 'var(--lapis)' }}
            isAnimationActive={false}
          />
        </LineChart>
      </ResponsiveContainer>
    </div>
  )
}
