import { useLayoutEffect, useRef } from 'react'
import type { Analysis } from './analysis'
import { spotText } from './interests'
import { KeyRow } from './KeyRow'
import { LineItem } from './LineItem'
import styles from './lines.module.css'
import type { Change, Sheet } from './rows'
import { TableItem } from './TableItem'
import type { Graph } from './use-graph'

type Props = { sheet: Sheet; graph: Graph; onChange: (change: Change) => void }

const wordsOf = (analysis: Analysis, id: number): string | null =>
  analysis.rows.find((row) => row.id === id)?.words ?? null

/** The lines and tables, with what each of them comes to. */
export function Lines({ sheet, graph, onChange }: Props) {
  const { rows } = sheet
  const { reading, analysis, selected, setSelected, spots, spot, choose } = graph
  const list = useRef<HTMLOListElement>(null)
  /** The row that gets the focus once the lines have changed: other news may draw them anew before. */
  const wanted = useRef<Readonly<{ index: number; before: typeof rows }> | null>(null)
  const field = (index: number): HTMLInputElement | null =>
    list.current?.children[index]?.querySelector('input') ?? null
  // A new line is written in at once.
  useLayoutEffect(() => {
    if (wanted.current === null || wanted.current.before === rows) return
    field(Math.min(wanted.current.index, rows.length - 1))?.focus()
    wanted.current = null
  })
  const go = (id: number, by: -1 | 1, add: boolean) => {
    const at = rows.findIndex((row) => row.id === id)
    const next = rows[at + by]
    if (add && (next?.kind !== 'line' || next.text !== '')) {
      wanted.current = { index: at + 1, before: rows }
      onChange({ type: 'add', after: id, texts: [''] })
    } else field(at + by)?.focus()
  }
  const own = spots.filter((s) => s.rows.includes(selected)).slice(0, 12)
  return (
    <section className={styles.lines} aria-label="Lines">
      <ol ref={list}>
        {rows.map((row, i) =>
          row.kind === 'line' ? (
            <LineItem
              key={row.id}
              row={row}
              number={i + 1}
              line={reading.lines.get(row.id) ?? { kind: 'empty' }}
              words={wordsOf(analysis, row.id)}
              selected={row.id === selected}
              onChange={onChange}
              onSelect={setSelected}
              onGo={go}
            />
          ) : (
            <TableItem
              key={row.id}
              row={row}
              number={i + 1}
              columns={reading.tables.get(row.id) ?? []}
              selected={row.id === selected}
              onChange={onChange}
              onSelect={setSelected}
            />
          ),
        )}
      </ol>
      <KeyRow />
      <div className={styles.bar} role="group" aria-label="Edit">
        <button
          type="button"
          className={styles.chip}
          onClick={() => {
            wanted.current = { index: rows.length, before: rows }
            onChange({ type: 'add', after: null, texts: [''] })
          }}
        >
          Add a line
        </button>
        <button type="button" className={styles.chip} onClick={() => onChange({ type: 'table', after: null })}>
          Add a table
        </button>
        <button
          type="button"
          className={styles.chip}
          disabled={sheet.past.length === 0}
          onClick={() => onChange({ type: 'undo' })}
        >
          Undo
        </button>
        <button
          type="button"
          className={styles.chip}
          disabled={sheet.future.length === 0}
          onClick={() => onChange({ type: 'redo' })}
        >
          Redo
        </button>
        <button type="button" className={styles.chip} onClick={() => onChange({ type: 'clear' })}>
          Clear
        </button>
      </div>
      {own.length > 0 ? (
        <div className={styles.spots} role="group" aria-label="Points of this line">
          {own.map((s) => (
            <button
              key={`${s.x} ${s.y}`}
              type="button"
              className={styles.chip}
              aria-pressed={s === spot}
              onClick={() => choose(s)}
            >
              {spotText(s)}
            </button>
          ))}
        </div>
      ) : null}
    </section>
  )
}
