import type { TestApp } from './app.ts'

type Pool = { query: (...args: unknown[]) => unknown }

/** The statements that a call sends outside a transaction, as they were sent. */
export async function countStatements(t: TestApp, call: () => Promise<unknown>): Promise<string[]> {
  const pool = (t.db as unknown as { $client: Pool }).$client
  const original = pool.query
  const seen: string[] = []
  pool.query = (...args) => {
    const [first] = args as [string | { text: string }]
    seen.push(typeof first === 'string' ? first : first.text)
    return original.apply(pool, args)
  }
  try {
    await call()
  } finally {
    pool.query = original
  }
  return seen
}
