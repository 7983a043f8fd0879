import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { API_PREFIX, type Test } from '@fourfold/contract'
import pg from 'pg'
import { buildApp } from '../apps/server/src/app.ts'
import { boot } from '../apps/server/src/boot.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded/index.ts'
import { loadedDataFolder } from '../apps/server/src/testing/loaded-cluster.ts'

/**
 * npm run db:record: writes down every statement that the hot calls of this release send, under the number of its newest
 * migration. The next release's migrations are held against it (apps/server/src/db/two-steps-live.test.ts).
 */
const root = resolve(import.meta.dirname, '..')
const database = join(root, 'apps/server/src/db')
const newest = readdirSync(join(database, 'migrations'))
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .at(-1)
  ?.slice(0, 4)

const sent = new Set<string>()
let listening = false
const query = pg.Client.prototype.query as unknown as (this: pg.Client, ...args: unknown[]) => unknown
Object.assign(pg.Client.prototype, {
  query: function (this: pg.Client, ...args: unknown[]) {
    const first = args[0] as string | { text: string }
    const text = (typeof first === 'string' ? first : first.text).replace(/\s+/g, ' ').trim()
    // The queue keeps its own tables.
    if (listening && /^(select|insert|update|delete|with)/i.test(text) && !/pgboss/.test(text)) sent.add(text)
    return query.apply(this, args)
  },
})

const folder = await loadedDataFolder('fourfold-record-')
const postgres = await startEmbeddedPostgres({ dataDir: folder, durable: false })
const env = {
  DATABASE_URL: postgres.url,
  APP_SECRET: 'a secret that is only used to record statements',
  PORT: '0',
  LOG_LEVEL: 'silent',
  RATE_LIMITS: 'off',
}
const booted = await boot({ ...readConfig(env, root), webDir: null }, () => undefined)
const app = await buildApp(booted.ctx)
let token = ''
async function ask(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Record<string, unknown>> {
  listening = true
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const reply = await app.inject({ method, url: API_PREFIX + path, headers, ...(body ? { payload: body } : {}) })
  listening = false
  if (reply.statusCode !== 200) throw new Error(`${path} answered ${reply.statusCode}: ${reply.body.slice(0, 200)}`)
  return reply.json()
}

/** A test from its making to its result, as the browser takes it. */
async function take(more: object): Promise<void> {
  const { id } = await ask('POST', '/tests/create', { question_mode: 'All', number_of_questions: 5, ...more })
  const shown = (await ask('GET', `/tests/${id}`)) as unknown as Test
  const [first] = shown.questions_attributes
  const given = first?.options.length ? { answer_attributes: { letter: 'A' } } : { student_produced_answer: '7' }
  const state = { step: 1, questions_attributes: [{ id: first?.id, ...given }] }
  await ask('PUT', `/tests/save/${id}`, { version: 0, draft: true, ...state })
  await ask('PUT', `/tests/save/${id}`, { version: 1, ...state, taken_tracker: ['taken'] })
  await ask('PUT', `/tests/${id}`, { version: 2 })
  await ask('GET', `/tests/${id}/result`)
}

const user = { guest: true, email: `${randomUUID()}@guest.invalid`, password: randomUUID() }
token = String((await ask('POST', '/users', { user })).jwt)
await take({ tutor: false })
await take({ tutor: true })
await ask('POST', '/tests/create_practice', { question_mode: 'Recommendation', custom_question_ids: [] })
await ask('POST', '/tests/create_diagnostic', { question_mode: 'Diagnostic', custom_question_ids: [] })
const card = await ask('POST', '/flashcards/create', { front: 'two plus two', back: 'four', tags: '' })
await ask('PUT', `/flashcards/${card.id}`, { flashcard: { performance_rating: 'good' } })
const READ = [
  '/users/account',
  '/questions/index',
  '/questions/index',
  '/today',
  '/today',
  '/tests/index',
  '/tests/new',
  '/tests/graphs',
  '/mistakes/index',
  '/flashcards/index',
  '/lessons/index',
]
for (const path of READ) await ask('GET', path)

await app.close()
await booted.close()
await postgres.stop()
rmSync(folder, { recursive: true, force: true })
const file = join(database, 'recorded', `${newest}.json`)
writeFileSync(file, `${JSON.stringify([...sent].sort(), null, 2)}\n`)
process.stdout.write(`${sent.size} statements: ${file.slice(root.length + 1)}\n`)
