import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { API_PREFIX, type Question, type Test } from '@fourfold/contract'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../apps/server/src/db/embedded/index.ts'
import { loadedDataFolder } from '../../apps/server/src/testing/loaded-cluster.ts'
import { bootInProcess } from './in-process.ts'
import { peakAnswers } from './peak.ts'

/**
 * npm run bench:growth: bytes that an answer takes, from real rows of tests that were taken through the product, and what
 * a million and ten million students would ask for at the peak, by simulation.
 */
const STUDENTS = 12
const TESTS = 3
const say = (line: string) => process.stdout.write(`${line}\n`)
const folder = await loadedDataFolder('fourfold-growth-')
const database = await startEmbeddedPostgres({ dataDir: folder, durable: false })
const admin = new pg.Pool({ connectionString: database.url, max: 1 })
admin.on('error', () => undefined)
const { booted, app } = await bootInProcess(database.url)

async function ask(method: 'GET' | 'POST' | 'PUT', path: string, token: string, payload?: object) {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const reply = await app.inject({ method, url: API_PREFIX + path, headers, ...(payload ? { payload } : {}) })
  if (reply.statusCode !== 200) throw new Error(`${path} answered ${reply.statusCode}`)
  return reply.json() as Record<string, unknown>
}
const given = (q: Question, n: number) =>
  q.options.length > 0
    ? {
        id: q.id,
        skipped: false,
        time_spent: 20_000,
        answer_changes: ['A'],
        answer_attributes: { letter: 'ABCD'[n % 4] },
      }
    : { id: q.id, skipped: false, time_spent: 20_000, answer_changes: ['7'], student_produced_answer: String(n % 90) }

async function takeTest(token: string): Promise<number> {
  const { id } = await ask('POST', '/tests/create', token, { question_mode: 'All', number_of_questions: 20 })
  const test = (await ask('GET', `/tests/${id}`, token)) as unknown as Test
  for (const [step, q] of test.questions_attributes.entries())
    await ask('PUT', `/tests/save/${id}`, token, {
      version: step,
      step,
      draft: true,
      questions_attributes: [given(q, step)],
    })
  await ask('PUT', `/tests/${id}`, token, { version: test.questions_attributes.length })
  return test.questions_attributes.length
}

/** Rows as they are read, without free space in pages; indexes by what they hold for as many rows. */
const SIZES = `select c.relname as name, c.reltuples::float8 as n, pg_relation_size(c.oid)::float8 as heap,
  pg_indexes_size(c.oid)::float8 as indexes from pg_class c
  where c.relkind = 'r' and c.relname = any($1)`
const TABLES = [
  'test',
  'test_slot',
  'test_change',
  'answer_event',
  'model_state',
  'tally',
  'misconception_state',
  'exposure',
  'mistake',
  'daily_score',
]

let answers = 0
for (let student = 0; student < STUDENTS; student++) {
  const user = { guest: true, email: `${randomUUID()}@guest.invalid`, password: randomUUID() }
  const token = String((await ask('POST', '/users', '', { user })).jwt)
  for (let n = 0; n < TESTS; n++) answers += await takeTest(token)
}
await admin.query('vacuum full')
await admin.query('analyze')
const { rows } = await admin.query<{ name: string; n: number; heap: number; indexes: number }>(SIZES, [TABLES])
/** As many rows as a topic has skills, however many answers there are. */
const STATE = ['model_state', 'tally', 'misconception_state']
const sum = (of: typeof rows) => of.reduce((bytes, { heap, indexes }) => bytes + heap + indexes, 0)
for (const { name, n, heap, indexes } of rows.sort((a, b) => b.heap + b.indexes - a.heap - a.indexes))
  say(
    `${name.padEnd(20)} ${String(n).padStart(6)} rows, ${((heap + indexes) / answers).toFixed(0).padStart(5)} bytes for each answer (${(indexes / answers).toFixed(0)} of them indexes)`,
  )
const each = sum(rows.filter(({ name }) => !STATE.includes(name))) / answers
const state = sum(rows.filter(({ name }) => STATE.includes(name))) / STUDENTS
const YEARLY = 2000
const student = each * YEARLY + 2 * state
say(
  `storage: ${each.toFixed(0)} bytes for each answer, ${(state / 1000).toFixed(0)} kB of state for a student and topic`,
)
say(`a student with ${YEARLY} answers a year in two topics: ${(student / 1e6).toFixed(1)} MB`)
for (const students of [1_000_000, 10_000_000]) {
  const { mean, peak, taking } = peakAnswers(students, 7)
  say(
    `${students.toLocaleString('en-US')} students: ${mean.toFixed(0)} answers a second over the busiest day, ${peak.toFixed(0)} at its peak, ${taking.toLocaleString('en-US')} at work at once; ${((student * students) / 1e12).toFixed(1)} TB a year`,
  )
}
await app.close()
await booted.close()
await admin.end()
await database.stop()
rmSync(folder, { recursive: true, force: true })
process.exit(0)
