import type pg from 'pg'
import type { TestApp } from './app.ts'

type Query = (...args: unknown[]) => unknown
type Asking = { query: Query }
type Pool = Asking & { connect: (...args: unknown[]) => unknown }

export type Sent = Readonly<{ text: string; values: unknown[] }>

function sentBy(args: unknown[]): Sent {
  const [first, values] = args as [string | { text: string; values?: unknown[] }, unknown[] | undefined]
  if (typeof first === 'string') return { text: first, values: values ?? [] }
  return { text: first.text, values: values ?? first.values ?? [] }
}

/** The statements that a call sends outside a transaction, as they were sent: by themselves, or several on one connection. */
export async function statementsOf(t: TestApp, call: () => Promise<unknown>): Promise<Sent[]> {
  const pool = (t.db as unknown as { $client: Pool }).$client
  const { query, connect } = pool
  const seen: Sent[] = []
  const told = (asking: Asking, original: Query, isCounted: (text: string) => boolean) => {
    asking.query = (...args) => {
      const sent = sentBy(args)
      if (isCounted(sent.text)) seen.push(sent)
      return original.apply(asking, args)
    }
  }
  told(pool, query, () => true)
  pool.connect = (...args) => {
    // With a function it is the pool itself that connects, for a statement that was counted.
    if (args.length > 0) return connect.apply(pool, args)
    return (connect.apply(pool, args) as Promise<pg.PoolClient>).then((client) => {
      const asking = client as unknown as Asking
      const { query: own, release } = client
      let inTransaction = false
      told(asking, own as unknown as Query, (text) => {
        inTransaction ||= /^begin/i.test(text)
        return !inTransaction
      })
      client.release = (error) => {
        asking.query = own as unknown as Query
        client.release = release
        release.call(client, error)
      }
      return client
    })
  }
  try {
    await call()
  } finally {
    pool.query = query
    pool.connect = connect
  }
  return seen
}

/** Their texts alone. */
export const countStatements = async (t: TestApp, call: () => Promise<unknown>): Promise<string[]> =>
  (await statementsOf(t, call)).map(({ text }) => text)
