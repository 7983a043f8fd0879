import type { Column, GetColumnData } from 'drizzle-orm'

type Columns = Readonly<Record<string, Column>>
type Read<T extends Readonly<Record<string, Columns>>> = {
  [Part in keyof T]: { [Name in keyof T[Part]]: GetColumnData<T[Part][Name]> }
}

/** Rows of several tables side by side, for statements that are written out: what to select, and how to read a row of it. */
export function joined<T extends Readonly<Record<string, Columns>>>(parts: T) {
  const all = Object.entries(parts).flatMap(([part, columns]) =>
    Object.keys(columns).map((column) => ({ part, column, name: `${part}.${column}` })),
  )
  return {
    columns: all.map(({ name }) => `${name} as "${name}"`).join(', '),
    read: (row: Readonly<Record<string, unknown>>): Read<T> => {
      const made: Record<string, Record<string, unknown>> = {}
      for (const part in parts) made[part] = {}
      for (const { part, column, name } of all) (made[part] as Record<string, unknown>)[column] = row[name]
      return made as Read<T>
    },
  }
}
