import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { API_PREFIX, type Test } from '@fourfold/contract'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../apps/server/src/db/embedded/index.ts'
import { loadedDataFolder } from '../../apps/server/src/testing/loaded-cluster.ts'
import { bootInProcess } from './in-process.ts'
import { generateAnswers } from './many-answers.ts'

/**
 * npm run bench:plans: the plan of every statement of the hot calls, on a generated history of ten million answers. Needs
 * about 6 GB of disk while it runs, and some minutes.
 */
const { values } = parseArgs({ options: { answers: { type: 'string', default: '10000000' } } })
const say = (line: string) => process.stdout.write(`${line}\n`)
/** A scan of a whole table matters where the table grows with students. */
const SMALL_ROWS = 20_000

const folder = await loadedDataFolder('fourfold-plans-')
const database = await startEmbeddedPostgres({ dataDir: folder, durable: false })
const admin = new pg.Pool({ connectionString: database.url, max: 1 })
admin.on('error', () => undefined)
await generateAnswers(admin, Number(values.answers), say)
const size = await admin.query<{ t: string }>('select pg_size_pretty(pg_database_size(current_database())) as t')
say(`database: ${size.rows[0]?.t}`)
const tables = await admin.query<{ name: string; n: number; bytes: number }>(
  `select relname as name, reltuples::float8 as n, pg_total_relation_size(oid)::float8 as bytes from pg_class
  where relkind = 'r' and reltuples > ${SMALL_ROWS} and relnamespace = 'public'::regnamespace order by 3 desc`,
)
for (const { name, n, bytes } of tables.rows)
  say(`  ${name}: ${n.toFixed(0)} rows, ${(bytes / n).toFixed(0)} bytes each with indexes`)

type Sent = Readonly<{ text: string; values: readonly unknown[] }>
const sent = new Map<string, Sent & { call: string }>()
let call = ''
const query = pg.Client.prototype.query as unknown as (this: pg.Client, ...args: unknown[]) => unknown
Object.assign(pg.Client.prototype, {
  query: function (this: pg.Client, ...args: unknown[]) {
    const first = args[0] as string | { text: string; values?: unknown[] }
    const text = typeof first === 'string' ? first : first.text
    const given = typeof first === 'string' ? args[1] : (first.values ?? args[1])
    const key = `${call} ${text}`
    // What the queue does by itself meanwhile is no part of a call.
    if (call && /^\s*(select|insert|update|delete|with)/i.test(text) && !/pgboss/.test(text) && !sent.has(key))
      sent.set(key, { call, text, values: Array.isArray(given) ? given : [] })
    return query.apply(this, args)
  },
})

const { booted, app } = await bootInProcess(database.url)
let token = ''
async function ask(
  name: string,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
): Promise<Record<string, unknown>> {
  call = name
  const reply = await app.inject({
    method,
    url: API_PREFIX + path,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body ? { payload: body } : {}),
  })
  call = ''
  if (reply.statusCode !== 200) throw new Error(`${name} answered ${reply.statusCode}: ${reply.body.slice(0, 200)}`)
  return reply.json()
}
const user = { guest: true, email: `${randomUUID()}@guest.invalid`, password: randomUUID() }
token = String((await ask('POST /users', 'POST', '/users', { user })).jwt)
// The guest takes over the history of a generated learner.
await admin.query(
  `update user_account set learner_id = (select learner_id from answer_event limit 1) where email = $1`,
  [user.email],
)
const { id } = await ask('POST /tests/create', 'POST', '/tests/create', {
  question_mode: 'All',
  number_of_questions: 20,
})
const test = (await ask('GET /tests/:id', 'GET', `/tests/${id}`)) as unknown as Test
const first = test.questions_attributes[0]
const given = first?.options.length ? { answer_attributes: { letter: 'A' } } : { student_produced_answer: '7' }
await ask('PUT /tests/save/:id', 'PUT', `/tests/save/${id}`, {
  version: 0,
  step: 1,
  draft: true,
  questions_attributes: [{ id: first?.id, ...given }],
})
await ask('PUT /tests/:id', 'PUT', `/tests/${id}`, { version: 1 })
for (const path of [
  '/users/current',
  '/users/account',
  `/tests/${id}/result`,
  '/tests/index',
  '/tests/new',
  '/tests/graphs',
  '/questions/index',
  '/today',
  '/mistakes/index',
  '/flashcards/index',
])
  await ask(`GET ${path.replace(String(id), ':id')}`, 'GET', path)
Object.assign(pg.Client.prototype, { query })

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows'?: number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}
const scans = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(scans)]
const sizes = new Map(
  (
    await admin.query<{ name: string; n: number }>('select relname as name, reltuples::float8 as n from pg_class')
  ).rows.map((r) => [r.name, r.n]),
)
let bad = 0
const client = await admin.connect()
// As the server has them (db/connect.ts): planned once, for any values.
await client.query('set plan_cache_mode = force_generic_plan')

/** As the driver sends it. */
function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value))
    return `{${value.map((one) => (one == null ? 'NULL' : JSON.stringify(textOf(one)))).join(',')}}`
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

type Explained = { 'QUERY PLAN': [{ Plan: Plan; 'Execution Time': number; 'Planning Time': number }] }

async function explain(text: string, params: readonly unknown[]): Promise<pg.QueryResult<Explained>> {
  await client.query(`prepare planned as ${text}`)
  const given = params.map((value) => (value == null ? 'null' : pg.escapeLiteral(textOf(value))))
  const values = given.length > 0 ? `(${given.join(', ')})` : ''
  return client.query<Explained>(`explain (analyze, buffers, format json) execute planned${values}`)
}
for (const { call: name, text, values: params } of sent.values()) {
  await client.query('begin')
  const explained = await explain(text, params).catch((error: unknown) =>
    error instanceof Error ? error.message : String(error),
  )
  await client.query('rollback; deallocate all')
  const short = text.replace(/\s+/g, ' ').trim().slice(0, 90)
  // The same row cannot be written twice; its unique keys are its plan.
  if (typeof explained === 'string') {
    say(`${name.padEnd(24)}  written by its key ${short} (${explained})`)
    continue
  }
  const [found] = explained.rows[0]?.['QUERY PLAN'] ?? []
  if (!found) continue
  const whole = scans(found.Plan).filter(
    (p) => p['Node Type'] === 'Seq Scan' && (sizes.get(p['Relation Name'] ?? '') ?? 0) > SMALL_ROWS,
  )
  if (whole.length > 0 || found['Execution Time'] > 50) bad++
  const flag = whole.length > 0 ? `  WHOLE TABLE ${whole.map((p) => p['Relation Name']).join(', ')}` : ''
  say(`${name.padEnd(24)} ${found['Execution Time'].toFixed(2).padStart(8)} ms ${short}${flag}`)
}
client.release()
say(`${sent.size} statements; ${bad} scan a whole large table or take over 50 ms`)
await app.close()
await booted.close()
await admin.end()
await database.stop()
rmSync(folder, { recursive: true, force: true })
process.exit(bad === 0 ? 0 : 1)
