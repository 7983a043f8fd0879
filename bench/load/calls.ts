import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { API_PREFIX } from '@fourfold/contract'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../apps/server/src/db/embedded/index.ts'
import { seedHistory } from '../../apps/server/src/testing/history.ts'
import { loadedDataFolder } from '../../apps/server/src/testing/loaded-cluster.ts'
import { cpuSpent, parentOf } from './cpu.ts'
import { bootInProcess } from './in-process.ts'

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
const BATCH = 20
const TIMES = BATCH * Math.ceil(Number(values.times) / BATCH)

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
const { booted, app } = await bootInProcess(database.url)
const { ctx } = booted
let ways = 0
ctx.db.$client.on('acquire', () => {
  ways++
})
const backend = await ctx.db.$client.query<{ pid: number }>('select pg_backend_pid() as pid')
const processes = { database: parentOf(backend.rows[0]?.pid ?? 0) }

type Sent = Readonly<{ method: 'GET' | 'POST' | 'PUT'; path: string; body?: object; headers?: Record<string, string> }>

async function send({ method, path, body, headers }: Sent): Promise<{ json: Record<string, unknown>; bytes: number }> {
  const url = API_PREFIX + path
  const reply = await app.inject({ method, url, ...(headers ? { headers } : {}), ...(body ? { payload: body } : {}) })
  if (reply.statusCode !== 200) throw new Error(`${path} answered ${reply.statusCode}: ${reply.body.slice(0, 200)}`)
  return { json: reply.json(), bytes: reply.body.length }
}
const newGuest = (): Sent => {
  const user = { guest: true, email: `${randomUUID()}@guest.invalid`, password: randomUUID() }
  return { method: 'POST', path: '/users', body: { user } }
}
const bearerOf = (json: Record<string, unknown>) => ({ authorization: `Bearer ${String(json.jwt)}` })

const me = bearerOf((await send(newGuest())).json)
const { json: current } = await send({ method: 'GET', path: '/users/current', headers: me })
await seedHistory({ db: ctx.db, ctx }, Number(current.id), Number(values.answers))
await ctx.db.$client.query('analyze')

/** As if an answer had come in between: what is kept no longer holds. */
const answer = () => ctx.db.$client.query('update learner set next_seq = next_seq + 1')
const mine = (path: string, before?: () => Promise<unknown>) => async (): Promise<Sent> => {
  await before?.()
  return { method: 'GET', path, headers: me }
}
const TEST = { question_mode: 'All', number_of_questions: 20 }
/** What a guest does first: each time another one, whose making is counted with it. */
const guest = async () => bearerOf((await send(newGuest())).json)
const test = (headers: Record<string, string>): Sent => ({ method: 'POST', path: '/tests/create', body: TEST, headers })
const { json: running } = await send(test(me))
const { json: done } = await send(test(me))
await send({ method: 'PUT', path: `/tests/${Number(done.id)}`, body: { version: 0 }, headers: me })
const CALLS: readonly (readonly [name: string, next: () => Promise<Sent>])[] = [
  ['/users/current', mine('/users/current')],
  ['/users/account', mine('/users/account')],
  ['/questions/index', mine('/questions/index')],
  ['/questions/index after an answer', mine('/questions/index', answer)],
  ['/today', mine('/today')],
  ['/today after an answer', mine('/today', answer)],
  ['/tests/index', mine('/tests/index')],
  ['/tests/graphs', mine('/tests/graphs')],
  ['/tests/new', mine('/tests/new?grouped=1')],
  ['/tests/:id', mine(`/tests/${Number(running.id)}`)],
  ['/tests/:id/result', mine(`/tests/${Number(done.id)}/result`)],
  ['/flashcards/index', mine('/flashcards/index')],
  ['/mistakes/index', mine('/mistakes/index')],
  ['POST /users (guest)', async () => newGuest()],
  ['… and /questions/index', async () => ({ method: 'GET', path: '/questions/index', headers: await guest() })],
  ['… and /tests/new', async () => ({ method: 'GET', path: '/tests/new?grouped=1', headers: await guest() })],
  ['… and /tests/create', async () => test(await guest())],
  [
    '… and /tests/create and /tests/:id',
    async () => {
      const headers = await guest()
      const { json } = await send(test(headers))
      return { method: 'GET', path: `/tests/${Number(json.id)}`, headers }
    },
  ],
]
for (const [name, next] of CALLS.filter((call) => !values.only || call[0] === values.only)) {
  let bytes = 0
  const once = async () => {
    bytes = (await send(await next())).bytes
  }
  for (let n = 0; n < TIMES / 4; n++) await once()
  statements = 0
  ways = 0
  const begun = cpuSpent(processes)
  // The cheapest batch: what others do on the machine, and what is compiled meanwhile, only adds to it.
  let server = Number.POSITIVE_INFINITY
  for (let batch = 0; batch < TIMES / BATCH; batch++) {
    const before = process.cpuUsage()
    for (let n = 0; n < BATCH; n++) await once()
    const { user, system } = process.cpuUsage(before)
    server = Math.min(server, (user + system) / 1000 / BATCH)
  }
  const database = (1000 * (cpuSpent(processes).database - begun.database)) / TIMES
  say(
    `${name.padEnd(34)} server ${server.toFixed(2).padStart(6)} ms of CPU, database ${database.toFixed(2).padStart(6)} ms, ${(statements / TIMES).toFixed(1)} statements in ${(ways / TIMES).toFixed(1)} ways, ${(bytes / 1000).toFixed(1)} kB`,
  )
}
await app.close()
await booted.close()
await database.stop()
rmSync(folder, { recursive: true, force: true })
