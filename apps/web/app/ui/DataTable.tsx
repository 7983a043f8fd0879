import type { ReactNode } from 'react'
import styles from './DataTable.module.css'

export type Column<T> = Readonly<{ name: string; cell: (row: T) => ReactNode; head?: ReactNode; hidden?: boolean }>

/** A real table; on a phone each row becomes a small sheet with its labels. */
export function DataTable<T>({
  label,
  rows,
  columns,
  rowKey,
  compact = false,
  named = false,
  lead,
  groupOf,
}: {
  label: string
  rows: readonly T[]
  columns: readonly Column<T>[]
  rowKey: (row: T) => string | number
  /** Narrow enough to stay a table on a phone. */
  compact?: boolean
  /** On a phone the first column has a line of its own over the numbers. */
  named?: boolean
  /** The column that is the heading of a row's sheet on a phone. */
  lead?: string
  /** Rows that follow each other with the same name stand under it. */
  groupOf?: (row: T) => string
}) {
  const shown = columns.filter((c) => !c.hidden)
  return (
    <table
      className={`${styles.table} ${compact ? styles.compact : styles.sheets}`}
      aria-label={label}
      data-named={named || undefined}
    >
      <thead>
        <tr>
          {shown.map((c) => (
            <th key={c.name} scope="col">
              {c.head ?? c.name}
            </th>
          ))}
        </tr>
      </thead>
      {[...Map.groupBy(rows, (row) => groupOf?.(row) ?? '')].map(([group, own]) => (
        <tbody key={group}>
          {group ? (
            <tr className={styles.group}>
              <th colSpan={shown.length} scope="rowgroup">
                {group}
              </th>
            </tr>
          ) : null}
          {own.map((row) => (
            <tr key={rowKey(row)}>
              {shown.map((c) => (
                <td key={c.name} data-label={c.name} data-lead={c.name === lead || undefined}>
                  {c.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
