import { decimalText } from '@fourfold/grapher'
import { memo } from 'react'
import styles from './lines.module.css'
import { RowTools } from './RowTools'
import { columnName, type ReadColumn } from './read-rows'
import type { Change, TableRow } from './rows'

type Props = {
  row: TableRow
  number: number
  columns: readonly ReadColumn[]
  selected: boolean
  onChange: (change: Change) => void
  onSelect: (id: number) => void
}

/** A table of numbers: its columns are lists for every other line, and a head that is a formula fills its column. */
export const TableItem = memo(function TableItem({ row, number, columns, selected, onChange, onSelect }: Props) {
  const wrong = columns.map((column) => column.error).find((error) => error !== null)
  const names = row.heads.flatMap((head) => (columnName(head) ? [head.trim()] : []))
  const [first, second] = names
  return (
    <li
      className={styles.item}
      data-selected={selected || undefined}
      data-colour={row.colour}
      onFocus={() => onSelect(row.id)}
    >
      <div className={styles.head}>
        <button
          type="button"
          className={styles.number}
          aria-pressed={!row.hidden}
          aria-label={`Show table ${number}`}
          onClick={() => onChange({ type: 'hide', id: row.id })}
        >
          {number}
        </button>
        <span className={styles.tableName}>Table</span>
        <button
          type="button"
          className={styles.remove}
          aria-label={`Remove table ${number}`}
          onClick={() => onChange({ type: 'remove', id: row.id })}
        >
          ✕
        </button>
      </div>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <caption className="visually-hidden">Table {number}</caption>
          <thead>
            <tr>
              {row.heads.map((head, j) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are known by their place
                <th key={j} scope="col" aria-label={head || `Column ${j + 1}`}>
                  <input
                    aria-label={`Head of column ${j + 1}`}
                    value={head}
                    placeholder={j > 0 ? 'y1 or 2x1' : 'x1'}
                    autoComplete="off"
                    autoCapitalize="off"
                    spellCheck={false}
                    maxLength={500}
                    onChange={(event) => onChange({ type: 'head', id: row.id, column: j, text: event.target.value })}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row.cells.map((cells, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are known by their place
              <tr key={i}>
                {row.heads.map((head, j) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns are known by their place
                  <td key={j}>
                    {columns[j]?.computed ? (
                      <output>{columns[j].values[i] == null ? '' : decimalText(columns[j].values[i])}</output>
                    ) : (
                      <input
                        aria-label={`${head || `Column ${j + 1}`}, row ${i + 1}`}
                        inputMode="text"
                        autoComplete="off"
                        value={cells[j] ?? ''}
                        aria-invalid={((cells[j] ?? '').trim() !== '' && columns[j]?.values[i] === null) || undefined}
                        onChange={(event) =>
                          onChange({ type: 'cell', id: row.id, row: i, column: j, text: event.target.value })
                        }
                      />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {wrong ? <p className={styles.error}>{wrong}</p> : null}
      <p className={styles.offers}>
        {first && second ? (
          <button
            type="button"
            className={styles.chip}
            onClick={() => onChange({ type: 'add', after: row.id, texts: [`${second} ~ m ${first} + b`] })}
          >
            Best-fit line
          </button>
        ) : null}
        <button type="button" className={styles.chip} onClick={() => onChange({ type: 'column', id: row.id })}>
          Add a column
        </button>
      </p>
      {selected ? <RowTools id={row.id} what={`table ${number}`} onChange={onChange} /> : null}
    </li>
  )
})
