import pg from 'pg'
import { makeClient } from './client.ts'
import { cpuSpent, type Processes, type Spent } from './cpu.ts'
import { startProgram } from './start.ts'

/** How often a second, and how many milliseconds of CPU each time took: together, and of load, server and database. */
export type Rate = Readonly<{ perSecond: number; cpuMs: number; parts: Spent }>

/** How often something is done in a second when `workers` do it one after the other without a pause. */
export async function rate(
  seconds: number,
  workers: number,
  processes: Processes,
  once: (worker: number) => Promise<unknown>,
): Promise<Rate> {
  const begun = performance.now()
  const before = cpuSpent(processes)
  let n = 0
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      while (performance.now() - begun < seconds * 1000) {
        await once(worker)
        n++
      }
    }),
  )
  const perSecond = n / ((performance.now() - begun) / 1000)
  const after = cpuSpent(processes)
  const part = (name: keyof Spent) => (1000 * (after[name] - before[name])) / n
  const parts = { load: part('load'), server: part('server'), database: part('database') }
  return { perSecond, cpuMs: parts.load + parts.server + parts.database, parts }
}

const WARM_CALLS = 600
const WARM_MS = 12_000

/** As a server that has run for a while: its code is compiled, its statements are planned, however slow the machine is just now. */
export async function warmUp(workers: number, once: (worker: number) => Promise<unknown>): Promise<void> {
  const end = performance.now() + WARM_MS
  let n = 0
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      while (n < WARM_CALLS && performance.now() < end) {
        n++
        await once(worker)
      }
    }),
  )
}

/** Of two measurements of the same, the one before and the one after what is compared with them. */
export function meanRate(a: Rate, b: Rate): Rate {
  const mean = (of: (rate: Rate) => number): number => (of(a) + of(b)) / 2
  return {
    perSecond: mean((r) => r.perSecond),
    cpuMs: mean((r) => r.cpuMs),
    parts: {
      load: mean((r) => r.parts.load),
      server: mean((r) => r.parts.server),
      database: mean((r) => r.parts.database),
    },
  }
}

export const WORKERS = 16

/** A bare insert transaction on the same database, without HTTP: what a write can cost at least. */
export async function bareInserts(databaseUrl: string, database: number, seconds: number): Promise<Rate> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: WORKERS })
  await pool.query(
    'create table bench_insert (id bigint generated always as identity primary key, value text not null)',
  )
  const insert = async (worker: number) => {
    const client = await pool.connect()
    await client.query('begin')
    await client.query({ name: 'insert', text: 'insert into bench_insert (value) values ($1)', values: [`w${worker}`] })
    await client.query('commit')
    client.release()
  }
  await rate(0.5, WORKERS, { database }, insert)
  const measured = await rate(seconds, WORKERS, { database }, insert)
  await pool.query('drop table bench_insert')
  await pool.end()
  return measured
}

/** A bare Fastify route with one select by primary key. */
export async function bareSelects(databaseUrl: string, database: number, seconds: number): Promise<Rate> {
  const bare = await startProgram('bench/load/bare.ts', { DATABASE_URL: databaseUrl })
  const client = makeClient(() => bare.url, WORKERS)
  const get = () => client.call({ method: 'GET', path: '/item/1', name: 'bare', unread: true })
  await warmUp(WORKERS, get)
  const measured = await rate(seconds, WORKERS, { database, server: bare.pid }, get)
  client.close()
  await bare.stop()
  return measured
}
