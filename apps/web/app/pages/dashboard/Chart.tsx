import { LIMITS } from '@fourfold/contract'
import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import styles from './dashboard.module.css'
import type { Dot } from './dot'

const rounded = (value: unknown): string => `${Math.round(Number(value) * 100) / 100}%`

/** The only module that needs the charts library: it is loaded when there is something to draw. */
export default function Chart({ dots }: { dots: readonly Dot[] }) {
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
            domain={[...LIMITS.graphDomain]}
            ticks={[0, 25, 50, 75, 100]}
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
