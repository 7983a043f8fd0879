import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/**
 * Writes numbered rows all the while, each once, and notes those that the database acknowledged. Takers send their answers until
 * they are kept, and so heal in the end what a primary forgot; a witness repeats nothing, and sees it.
 */
export function startWitness(url: string): {
  /** How many were acknowledged, and which of them are gone. */
  end: () => Promise<{ acknowledged: number; lost: number[] }>
} {
  const acknowledged: number[] = []
  let going = true
  const connected = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000, query_timeout: 10_000 })
    client.on('error', () => undefined)
    await client.connect()
    return client
  }
  const work = async () => {
    let client: pg.Client | null = null
    for (let n = 0; going; n += 1) {
      try {
        client ??= await connected()
        if (acknowledged.length === 0) await client.query('create table if not exists witness (n int primary key)')
        await client.query('insert into witness values ($1)', [n])
        acknowledged.push(n)
      } catch {
        // Whether it was written nobody knows: it is not counted, and the next one has another number.
        client?.end().catch(() => undefined)
        client = null
      }
      await wait(100)
    }
    await client?.end()
  }
  const done = work()
  return {
    end: async () => {
      going = false
      await done
      const client = await connected()
      const { rows } = await client.query<{ n: number }>('select n from witness')
      await client.end()
      const kept = new Set(rows.map((row) => row.n))
      return { acknowledged: acknowledged.length, lost: acknowledged.filter((n) => !kept.has(n)) }
    },
  }
}
