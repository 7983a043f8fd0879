import type { Column, GetColumnData } from 'drizzle-orm'

type Columns = Readonly<Record<string, Column>>
type Row<C extends Columns> = { [Name in keyof C]: GetColumnData<C[Name]> }

/** Reads rows of a table that came as JSON: a time stands there as a text. */
export function fromJson<C extends Columns>(columns: C): (row: Readonly<Record<string, unknown>>) => Row<C> {
  const times = Object.entries(columns).flatMap(([name, column]) => (column.dataType === 'date' ? [name] : []))
  return (row) => {
    const read: Record<string, unknown> = { ...row }
    for (const name of times) {
      const text = read[name]
      if (typeof text === 'string') read[name] = new Date(text)
    }
    return read as Row<C>
  }
}
