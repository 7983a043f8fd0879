import { gunzipSync } from 'node:zlib'
import compress from '@fastify/compress'
import { endpoints } from '@fourfold/contract'
import fc from 'fast-check'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { forgetText, isLasting, keepText, lasting, written } from './lasting.ts'
import { serializerCompiler } from './serializer.ts'

const plain = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constant(null),
    fc.boolean(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.string({ unit: 'grapheme' }),
    fc.constant('a text that is long enough to be kept, with − and “quotes” and a \u2028 line that ends in an odd way'),
    fc.array(tie('value')),
    fc.dictionary(fc.string(), fc.oneof(tie('value'), fc.constant(undefined))),
  ),
})).value

test('what is written is what JSON writes, with and without parts and texts that are ready', () => {
  keepText('a text that is long enough to be kept, with − and “quotes” and a \u2028 line that ends in an odd way')
  fc.assert(
    fc.property(plain, plain, (value, part) => {
      const ready = typeof part === 'object' && part !== null ? lasting(part) : part
      const whole = { value, ready, list: [ready, value, ready] }
      const json = JSON.stringify(whole)
      // Twice: first its parts are made ready, then they are there.
      expect([written(whole).toString(), written(whole).toString()]).toEqual([json, json])
    }),
  )
})

test('what lasts cannot be changed any more, however deep', () => {
  const value = lasting({ list: [{ letter: 'A' }] })
  expect(isLasting(value)).toBe(true)
  expect(() => {
    ;(value.list[0] as { letter: string }).letter = 'B'
  }).toThrow(TypeError)
  expect(() => value.list.push({ letter: 'B' })).toThrow(TypeError)
})

test('a text that is no longer kept is written as any other', () => {
  const text = 'x'.repeat(200)
  keepText(text)
  forgetText(text)
  expect(written([text]).toString()).toBe(JSON.stringify([text]))
})

const NEW = {
  test_questions: {
    questions: [],
    groups: [lasting({ tag_id: 'a−b', difficulty: 'Low', calculator: false, passage_id: null, ids: [1, 2, 3] })],
    tags: lasting({ Algebra: [{ id: 'a−b', name: 'A − B' }] }),
    tag_filter: [],
    max_number_of_questions: 3,
    has_passage: false,
    marked: [],
    incorrect: [],
    used: [],
    pace_seconds: 60,
  },
}

async function answering(answer: unknown) {
  const app = Fastify()
  app.setSerializerCompiler(serializerCompiler)
  await app.register(compress, { threshold: 1 })
  app.get('/new', { schema: { response: { 200: endpoints.tests.new.response } } }, async () => answer)
  return app
}

test('an answer of lasting parts arrives as JSON with its length, also compressed', async () => {
  const app = await answering(NEW)
  for (let n = 0; n < 2; n++) {
    const reply = await app.inject('/new')
    expect(reply.json()).toEqual(NEW)
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(Number(reply.headers['content-length'])).toBe(reply.rawPayload.length)
    const packed = await app.inject({ url: '/new', headers: { 'accept-encoding': 'gzip' } })
    expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toEqual(NEW)
  }
  await app.close()
})

test('a lasting part with more than its schema names is not sent whole', async () => {
  const { test_questions } = NEW
  const [group] = test_questions.groups
  const groups = [lasting({ ...group, key: 'B' })]
  const app = await answering({ test_questions: { ...test_questions, groups } })
  for (let n = 0; n < 2; n++) expect((await app.inject('/new')).json()).toEqual(NEW)
  await app.close()
})
