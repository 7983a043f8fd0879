import { type Endpoint, endpoints } from '@fourfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type TestApp, testApp } from '../testing/app.ts'
import { logMistake, makeCard } from '../testing/reviews.ts'

let t: TestApp
let token: string
beforeAll(async () => {
  t = await testApp()
  token = (await t.member()).token
})
afterAll(() => t.close())

const DEEP = process.env.DEEP === '1'
/** One after the other in turns, so that all come up somewhere; each at every place at full size. */
let turn = 0
const taken = <T>(odd: readonly T[]): readonly T[] => (DEEP ? odd : odd.filter((_, i) => (i + turn++) % 3 === 0))

const all = Object.values(endpoints).flatMap((group) => Object.values(group) as Endpoint[])

type Json = {
  type?: string
  properties?: Record<string, Json>
  items?: Json
  anyOf?: Json[]
  oneOf?: Json[]
  const?: unknown
  enum?: unknown[]
  format?: string
}

/** Values that pass as text, number or date on the way in and fit no column. */
const ODD: Readonly<Record<string, readonly unknown[]>> = {
  string: ['a\0b', 'a\ud800b', 'x'.repeat(30_000), '99999999999999999999', '0000-01-01', 'a\0b@example.com', 'Z'],
  integer: [2 ** 31, 2 ** 53, -1, 1e300, 0.5],
  number: [2 ** 31, 2 ** 53, -1, 1e300],
  boolean: ['yes'],
}

/** A body of the schema, with one odd value in one place at a time. */
function* bodies(schema: Json): Generator<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) {
    for (const choice of choices) yield* bodies(choice)
  } else if (schema.type === 'object') {
    const usual = plain(schema) as Record<string, unknown>
    for (const [name, part] of Object.entries(schema.properties ?? {}))
      for (const value of bodies(part)) yield { ...usual, [name]: value }
  } else if (schema.type === 'array') for (const value of bodies(schema.items ?? {})) yield [value]
  else yield* taken(ODD[schema.type ?? ''] ?? [])
}

function plain(schema: Json): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice) return plain(choice)
  if (schema.type === 'object')
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, part]) => [name, plain(part)]))
  if (schema.type === 'array') return schema.items ? [plain(schema.items)] : []
  if (schema.type === 'string')
    return schema.format === 'date' ? '2027-05-01' : schema.format === 'uuid' ? crypto.randomUUID() : '1'
  return schema.type === 'boolean' ? false : schema.type === 'null' ? null : 1
}

test('no value that a body can carry makes the server stumble', async () => {
  const stumbled: unknown[] = []
  for (const { method, path, body, auth } of all) {
    // A call that would end the account or the session it is made with is left out.
    if (!body || auth === 'signature' || method === 'DELETE' || path.includes('revoke')) continue
    const url = path.replace(':kind', 'flashcard').replace(/:\w+/, '1')
    for (const odd of bodies(z.toJSONSchema(body, { unrepresentable: 'any', io: 'input' }) as Json)) {
      const { status } = await t.call(method, url, { token, body: odd })
      if (status >= 500) stumbled.push([method, path, status, JSON.stringify(odd).slice(0, 200)])
    }
  }
  expect(stumbled).toEqual([])
}, 120_000)

test('no address makes the server stumble: ids too large, too small, no numbers, no text', async () => {
  const stumbled: unknown[] = []
  for (const { method, path } of all) {
    if (!path.includes(':') && method !== 'GET') continue
    for (const odd of taken([
      '0',
      '-1',
      '2147483648',
      '99999999999999999999',
      'NaN',
      '%00',
      '%ED%A0%80',
      'a%00b',
      '1e9',
      "'",
    ])) {
      const url = path.replace(':kind', 'mistake').replace(/:\w+/, odd)
      const query =
        method === 'GET' ? `?question_id=${odd}&newOffset=${odd}&topic=${odd}&scope=skill&id=${odd}&minutes=${odd}` : ''
      const { status } = await t.call(method, url + query, { token, ...(method === 'GET' ? {} : { body: {} }) })
      if (status >= 500) stumbled.push([method, path, odd, status])
    }
  }
  expect(stumbled).toEqual([])
}, 120_000)

/** Calls whose rules between fields a plain body does not meet: what these send instead. */
const FITTING: Readonly<Record<string, (usual: unknown) => unknown>> = {
  'PUT /users/:id': () => ({ user: { first_name: 'A', last_name: 'B', test_date: '2027-05-01', password: 'x' } }),
  'PUT /tests/:id': () => ({ version: 0 }),
  'PUT /tests/save/:id': () => ({ version: 0 }),
  'PUT /tests/:id/marks': (usual) => ({
    changes: (usual as { changes: object[] }).changes.map((each) => ({ ...each, start: 0, end: 1 })),
  }),
  'POST /mistakes/:id/answer': (usual) => ({ ...(usual as object), answer_id: crypto.randomUUID() }),
}

test('what belongs to somebody else looks as if it were not there, for every call with an id', async () => {
  const [stranger, owner] = [await t.member(), await t.member()]
  const mistake = await logMistake(t, owner)
  const { body } = await t.call('GET', '/tests/index', { token: owner.token })
  const [made] = body.tests as { id: number }[]
  const theirs = [made?.id, await makeCard(t, owner), mistake, owner.id]
  expect(theirs.every((id) => Number.isInteger(id))).toBe(true)
  const seen: unknown[] = []
  for (const { method, path, body: schema, query } of all) {
    if (!path.includes(':id')) continue
    const usual = schema ? plain(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as Json) : undefined
    const sent = schema ? { body: FITTING[`${method} ${path}`]?.(usual) ?? usual } : {}
    const ask = async (id: number | undefined) => {
      const url = `${path.replace(':id', String(id)).replace(':kind', 'flashcard')}${query ? '?version=0' : ''}`
      const reply = await t.call(method, url, { token: stranger.token, ...sent })
      return `${reply.status} ${JSON.stringify(reply.body)}`.slice(0, 200)
    }
    const missing = await ask(2_147_483_000)
    if (!missing.startsWith('404')) seen.push([method, path, missing])
    for (const id of theirs) {
      const answer = await ask(id)
      if (answer !== missing) seen.push([method, path, id, answer, missing])
    }
  }
  expect(seen).toEqual([])
}, 120_000)
