import { useState } from 'react'
import { type Curve, readCurve } from '../app/calculator/evaluate'
import type { Angle } from '../app/calculator/functions'
import { AngleSwitch } from './AngleSwitch'
import styles from './calculator.module.css'
import { FunctionField } from './FunctionField'
import { STYLES } from './line-styles'
import { Plot } from './Plot'
import { ValueTable } from './ValueTable'

type Row = Readonly<{ style: number; text: string }>
/** A function that can be drawn, with the look of its line. */
export type Drawn = Readonly<{ style: (typeof STYLES)[number]; at: (x: number) => number | null }>

export function Graph() {
  const [rows, setRows] = useState<readonly Row[]>([{ style: 0, text: '' }])
  const [angle, setAngle] = useState<Angle>('rad')
  const read = rows.map((row) => ({ row, curve: row.text.trim() === '' ? null : readCurve(row.text, angle) }))
  const drawn = read.flatMap(({ row, curve }): Drawn[] => {
    const style = STYLES[row.style]
    return curve?.ok && style ? [{ style, at: curve.at }] : []
  })
  const free = STYLES.findIndex((_, i) => !rows.some((row) => row.style === i))
  const change = (style: number, text: string) =>
    setRows((list) => list.map((row) => (row.style === style ? { ...row, text } : row)))
  return (
    <div className={styles.graph}>
      <Plot curves={drawn} />
      <section className={styles.functions} aria-label="Functions">
        {read.map(({ row, curve }) => (
          <FunctionField
            key={row.style}
            style={STYLES[row.style] ?? STYLES[0]}
            text={row.text}
            error={problem(curve)}
            onChange={(text) => change(row.style, text)}
            onRemove={rows.length > 1 ? () => setRows((l) => l.filter((r) => r.style !== row.style)) : undefined}
          />
        ))}
        <div className={styles.bar}>
          <button
            type="button"
            className={styles.quiet}
            disabled={free < 0}
            onClick={() => setRows((list) => [...list, { style: free, text: '' }])}
          >
            Add a function
          </button>
          <AngleSwitch value={angle} onChange={setAngle} />
        </div>
      </section>
      <ValueTable curves={drawn} />
    </div>
  )
}

const problem = (curve: Curve | null): string | null => (curve && !curve.ok ? curve.error : null)
