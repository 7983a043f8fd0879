import { LIMITS, MESSAGES } from '@fourfold/contract'
import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { Empty } from '../../components/shell/Page'
import { day } from '../../format'
import { inLibrary } from '../../ui/library'
import { Chart } from './Chart'
import styles from './dashboard.module.css'
import type { Dot, Ends } from './dot'
import { graphScaleLine } from './score-words'

const RANGES = ['1W', '2W', '1M', '3M', 'All'] as const
type Range = (typeof RANGES)[number]

export type GraphProps = {
  byTest: readonly { id: number; created_at: string; score: number; scaled?: number | undefined }[]
  byDate: readonly { date: string; score: number; scaled?: number | undefined }[]
  scale?: Ends | undefined
}

const within = (dots: readonly Dot[], range: Range): Dot[] => {
  if (range === 'All') return [...dots]
  const since = Date.now() - LIMITS.graphRangeDays[range] * 86_400_000
  return dots.filter((d) => Date.parse(d.at) >= since)
}

/** Range tabs 1W, 2W, 1M, 3M, All; By Test or By Date (spec §4). */
function ScoreGraph({ byTest, byDate, scale }: GraphProps) {
  const [range, setRange] = useState<Range>('All')
  const [view, setView] = useState<'By Test' | 'By Date'>('By Test')
  const dots: Dot[] =
    view === 'By Test'
      ? byTest.map((t) => ({ at: t.created_at, label: `Test ${t.id}`, score: t.scaled ?? t.score }))
      : byDate.map((d) => ({ at: `${d.date}T12:00:00`, label: day(`${d.date}T12:00:00`), score: d.scaled ?? d.score }))
  const shown = within(dots, range)
  return (
    <div className={styles.graph}>
      <div className={styles.graphHead}>
        <SegmentedControl data={[...RANGES]} value={range} onChange={(v) => setRange(v as Range)} aria-label="Range" />
        <SegmentedControl
          data={['By Test', 'By Date']}
          value={view}
          onChange={(v) => setView(v as 'By Test')}
          aria-label="View"
        />
      </div>
      {shown.length === 0 ? (
        <Empty>{MESSAGES.noGraphs}</Empty>
      ) : (
        <>
          <Chart dots={shown} scale={scale} />
          {scale ? <p className={styles.muted}>{graphScaleLine(view, scale)}</p> : null}
        </>
      )}
    </div>
  )
}

export default inLibrary(ScoreGraph)
