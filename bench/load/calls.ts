import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { API_PREFIX } from '@fourfold/contract'
import pg from 'pg'
import { buildApp } from '../../apps/server/src/app.ts'
import { boot } from '../../apps/server/src/boot.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/db/embedded/index.ts'
import { seedHistory } from '../../apps/server/src/testing/history.ts'
import { loadedDataFolder } from '../../apps/server/src/testing/loaded-cluster.ts'
import { cpuSpent, parentOf } from './cpu.ts'

/**
 * npm run bench:calls: statements and CPU of the pages of a student with a history, one call after the other in this
 * process, so that `node --cpu-prof bench/load/calls.ts --only /today` shows where the time of one call goes.
 */
const { values } = parseArgs({
  options: {
    answers: { type: 'string', default: '2000' },
    times: { type: 'string', default: '200' },
    only: { type: 'string' },
  },
})
const say = (line: string) => process.stdout.write(`${line}\n`)
const TIMES = Number(values.times)

let statements = 0
const query = pg.Client.prototype.query as unknown as (this: pg.Client, ...args: unknown[]) => unknown
Object.assign(pg.Client.prototype, {
  query: function (this: pg.Client, ...args: unknown[]) {
    statements++
    return query.apply(this, args)
  },
})

const folder = await loadedDataFolder('fourfold-calls-')
const database = await startEmbeddedPostgres({ dataDir: folder })
const env = {
  DATABASE_URL: database.url,
  APP_SECRET: 'a secret that is only used by the benchmark',
  PORT: '0',
  LOG_LEVEL: 'silent',
  RATE_LIMITS: 'off',
}
const booted = await boot({ ...readConfig(env, resolve(import.meta.dirname, '../..')), webDir: null }, () => undefined)
const { ctx } = booted
const app = await buildApp(ctx)
const backend = await ctx.db.$client.query<{ pid: number }>('select pg_backend_pid() as pid')
const processes = { database: parentOf(backend.rows[0]?.pid ?? 0) }

const user = { guest: true, email: `${randomUUID()}@guest.invalid`, password: randomUUID() }
const made = await app.inject({ method: 'POST', url: `${API_PREFIX}/users`, payload: { user } })
const headers = { authorization: `Bearer ${String(made.json().jwt)}` }
const current = await app.inject({ method: 'GET', url: `${API_PREFIX}/users/current`, headers })
await seedHistory({ db: ctx.db, ctx }, Number(current.json().id), Number(values.answers))
await ctx.db.$client.query('analyze')

/** As if an answer had come in between: what is kept no longer holds. */
const answer = () => ctx.db.$client.query('update learner set next_seq = next_seq + 1')
const nothing = async () => undefined

type Measured = readonly [name: string, path: string, before: () => Promise<unknown>]
const CALLS: readonly Measured[] = [
  ['/users/current', '/users/current', nothing],
  ['/questions/index', '/questions/index', nothing],
  ['/questions/index after an answer', '/questions/index', answer],
  ['/today', '/today', nothing],
  ['/today after an answer', '/today', answer],
  ['/tests/index', '/tests/index', nothing],
  ['/tests/graphs', '/tests/graphs', nothing],
  ['/mistakes/index', '/mistakes/index', nothing],
]
for (const [name, path, before] of CALLS.filter((call) => !values.only || call[0] === values.only)) {
  let bytes = 0
  const once = async () => {
    await before()
    const { statusCode, body } = await app.inject({ method: 'GET', url: API_PREFIX + path, headers })
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${body.slice(0, 200)}`)
    bytes = body.length
  }
  for (let n = 0; n < TIMES / 4; n++) await once()
  statements = 0
  const begun = cpuSpent(processes)
  for (let n = 0; n < TIMES; n++) await once()
  const ended = cpuSpent(processes)
  const each = (of: 'load' | 'database') => ((1000 * (ended[of] - begun[of])) / TIMES).toFixed(2).padStart(6)
  say(
    `${name.padEnd(34)} server ${each('load')} ms of CPU, database ${each('database')} ms, ${(statements / TIMES).toFixed(1)} statements, ${(bytes / 1000).toFixed(1)} kB`,
  )
}
await app.close()
await booted.close()
await database.stop()
rmSync(folder, { recursive: true, force: true })
