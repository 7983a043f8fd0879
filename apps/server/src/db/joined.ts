import { getTableColumns, type InferSelectModel, type Table } from 'drizzle-orm'

/** Rows of several tables side by side, for statements that are written out: what to select, and how to read a row of it. */
export function joined<T extends Readonly<Record<string, Table>>>(tables: T) {
  const all = Object.entries(tables).flatMap(([part, table]) =>
    Object.keys(getTableColumns(table)).map((column) => ({ part, column, name: `${part}.${column}` })),
  )
  return {
    columns: all.map(({ name }) => `${name} as "${name}"`).join(', '),
    read: (row: Readonly<Record<string, unknown>>): { [K in keyof T]: InferSelectModel<T[K]> } => {
      const made: Record<string, Record<string, unknown>> = {}
      for (const part in tables) made[part] = {}
      for (const { part, column, name } of all) (made[part] as Record<string, unknown>)[column] = row[name]
      return made as { [K in keyof T]: InferSelectModel<T[K]> }
    },
  }
}
