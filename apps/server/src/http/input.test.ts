import { type Endpoint, endpoints } from '@fourfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type TestApp, testApp } from '../testing/app.ts'

let t: TestApp
let token: string
beforeAll(async () => {
  t = await testApp()
  token = (await t.member()).token
})
afterAll(() => t.close())

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
  else yield* ODD[schema.type ?? ''] ?? []
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
    for (const odd of [
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
    ]) {
      const url = path.replace(':kind', 'mistake').replace(/:\w+/, odd)
      const query =
        method === 'GET' ? `?question_id=${odd}&newOffset=${odd}&topic=${odd}&scope=skill&id=${odd}&minutes=${odd}` : ''
      const { status } = await t.call(method, url + query, { token, ...(method === 'GET' ? {} : { body: {} }) })
      if (status >= 500) stumbled.push([method, path, odd, status])
    }
  }
  expect(stumbled).toEqual([])
}, 120_000)
