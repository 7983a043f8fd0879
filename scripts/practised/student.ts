import { resolve } from 'node:path'
import pg from 'pg'
import { withDatabase } from '../../apps/server/src/db/maintenance.ts'
import { base } from './server.ts'

/** A student with a diagnostic and some tests behind them, made through the calls of the product. */

const root = resolve(import.meta.dirname, '../..')
export const TOPIC = 'Algebra 1'
const TESTS = 8
const LEFT_TO_LOG = 3

type Json = Record<string, unknown>
type Shown = { version: number; questions_attributes: { id: number; options: unknown[] }[] }

export async function api<T = Json>(method: string, path: string, token?: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {}
  if (token) headers.authorization = `Bearer ${token}`
  if (body !== undefined) headers['content-type'] = 'application/json'
  const answer = await fetch(`${base}/api/v1${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return (await answer.json()) as T
}

type Key = Readonly<{ letter: string | null; grid: string | null; place: number }>

/** What is right for each question of the topic, and how far into the topic its skill stands (0 to 1). */
export const readKeys = (dataDir: string): Promise<ReadonlyMap<number, Key>> =>
  withDatabase({ DATA_DIR: dataDir }, root, { exclusive: false }, async (url) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query<Key & { id: number }>(
      `select i.id, r.secret->>'letter' as letter, r.secret->>'grid' as grid,
         percent_rank() over (order by s.position) as place
       from item i join item_revision r on r.id = i.revision_id join skill s on s.id = i.skill_id where i.topic = $1`,
      [TOPIC],
    )
    await client.end()
    return new Map(rows.map(({ id, ...key }) => [id, key]))
  })

/** A student in the middle of the course: sure at its start, not yet at its end. */
const knows = (id: number, { place }: Key): boolean => (id * 7919) % 100 < (place < 0.45 ? 92 : place < 0.75 ? 70 : 38)

async function newMember(): Promise<string> {
  const email = `ana-${process.pid}@example.com`
  const password = 'Pictures-of-2026'
  const user = { first_name: 'Ana', last_name: 'Lee', email, password, password_confirmation: password }
  const { pending_sign_up: secret } = await api('POST', '/users', undefined, { user })
  let token: string | undefined
  for (let i = 0; i < 50 && !token; i++) {
    await new Promise((later) => setTimeout(later, 200))
    const mails = (await (await fetch(`${base}/dev/mail.json`)).json()) as { to: string; text: string }[]
    token = /token=([\w-]+)/.exec(mails.find((mail) => mail.to === email)?.text ?? '')?.[1]
  }
  await api('POST', '/users/confirm', undefined, { token, secret })
  const { jwt } = await api<{ jwt: string }>('POST', '/user_token', undefined, { auth: { email, password } })
  await api('PUT', '/users/update_topic', jwt, { user: { topic: TOPIC } })
  return jwt
}

/** A student with some tests behind them, and most of their mistakes logged. */
export async function practisedStudent(keys: ReadonlyMap<number, Key>): Promise<string> {
  const jwt = await newMember()
  const made = await api<{ id: number }>('POST', '/tests/create_diagnostic', jwt, {
    question_mode: 'Diagnostic',
    custom_question_ids: [],
  })
  await answerTest(jwt, made.id, keys)
  for (let i = 0; i < TESTS; i++) {
    const test = { number_of_questions: 20, question_mode: 'Unused' }
    await answerTest(jwt, (await api<{ id: number }>('POST', '/tests/create', jwt, test)).id, keys)
  }
  await logMistakes(jwt)
  return jwt
}

async function answerTest(token: string, id: number, keys: ReadonlyMap<number, Key>): Promise<void> {
  const shown = await api<Shown>('GET', `/tests/${id}`, token)
  const questions_attributes = shown.questions_attributes.map((q) => {
    const key = keys.get(q.id)
    const right = key !== undefined && knows(q.id, key)
    const letter = right ? key.letter : (['A', 'B', 'C', 'D'].find((other) => other !== key?.letter) ?? 'A')
    return {
      id: q.id,
      skipped: false,
      time_spent: 40_000 + (q.id % 9) * 6000,
      ...(q.options.length > 0
        ? { answer_attributes: { letter } }
        : { student_produced_answer: right ? key.grid : '77' }),
    }
  })
  await api('PUT', `/tests/${id}`, token, { version: shown.version, step: 19, questions_attributes })
}

type Proposal = { question_id: number; identify: string; solution: string; clue: string; notes: string }

/** Logs what was missed as it is proposed, up to the few that are left for the picture. */
async function logMistakes(token: string): Promise<void> {
  const index = () =>
    api<{ mistakes_to_log: { question_id: number }[] }>('GET', '/mistakes/index?itemsPerPage=100', token)
  for (const { question_id } of (await index()).mistakes_to_log.slice(LEFT_TO_LOG)) {
    const { identify, solution, clue, notes } = await api<Proposal>(
      'GET',
      `/mistakes/new?question_id=${question_id}`,
      token,
    )
    await api('POST', '/mistakes/create', token, { question_id, identify, solution, clue, notes })
  }
}
