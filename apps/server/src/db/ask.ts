import type pg from 'pg'
import type { Reader } from './connect.ts'
import { run, type Statement } from './statement.ts'

/** A read that can be sent alone or as part of a greater one. */
export type Ask<T> = Readonly<{
  statement: Statement
  values: readonly unknown[]
  /** Of rows as JSON has them: a time would come as a text when it is a part. */
  read: (rows: never[]) => T
}>

export const asking = <R extends pg.QueryResultRow, T>(
  statement: Statement,
  values: readonly unknown[],
  read: (rows: readonly R[]) => T,
): Ask<T> => ({ statement, values, read: read as (rows: never[]) => T })

export const ask = async <T>(db: Reader, { statement, values, read }: Ask<T>): Promise<T> =>
  read((await run(db, statement, values)) as never[])

const made = new Map<string, Statement>()

/** Each part as a column with the list of its rows, its parameters behind those of the parts before it. */
function joinedBy(name: string, asks: readonly Ask<unknown>[]): Statement {
  const known = made.get(name)
  if (known) return known
  let before = 0
  const columns = asks.map(({ statement, values }, i) => {
    const text = statement.text.replace(/\$(\d+)/g, (_, n: string) => `$${Number(n) + before}`)
    before += values.length
    return `(select coalesce(json_agg(part), '[]') from (${text}) part)::text as p${i}`
  })
  const statement = { name, text: `select ${columns.join(', ')}` }
  made.set(name, statement)
  return statement
}

/** What was read, still in the text that it came as: the same text is the same facts, and nobody has to look into it. */
export type Told<T> = Readonly<{ text: string; read: () => T }>

/**
 * Reads of one moment as one statement under this name, always the same ones in the same order: a statement costs server and
 * database more on its way than these do in their work.
 */
export async function askAsTexts<T extends readonly unknown[]>(
  db: Reader,
  name: string,
  ...asks: { [At in keyof T]: Ask<T[At]> }
): Promise<{ [At in keyof T]: Told<T[At]> }> {
  const parts = asks as unknown as readonly Ask<unknown>[]
  const [row] = await run<Record<string, string>>(
    db,
    joinedBy(name, parts),
    parts.flatMap(({ values }) => values),
  )
  const told = parts.map(({ read }, i): Told<unknown> => {
    const text = row?.[`p${i}`] ?? '[]'
    return { text, read: () => read(JSON.parse(text) as never[]) }
  })
  return told as unknown as { [At in keyof T]: Told<T[At]> }
}
