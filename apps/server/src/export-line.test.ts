import { MESSAGES } from '@fourfold/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { EXPORTS_WAITING, inExportLine } from './export-line.ts'
import { type TestApp, testApp } from './testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const TOO_MANY = 2

test('exports are made one after the other, and whoever finds many waiting is asked to come again, while other calls are served', async () => {
  const me = await t.guest()
  const { token } = me
  const answers: unknown[] = []
  const paths = ['/flashcards/export', `/users/${me.id}/export`]
  const ask = async (path: string) => {
    const { status, body, headers } = await t.call('GET', path, { token })
    answers.push(status === 200 ? 200 : [status, body.error, headers['retry-after']])
  }
  const gate = Promise.withResolvers<void>()
  const held = inExportLine(() => gate.promise)
  const asked = Array.from({ length: EXPORTS_WAITING + TOO_MANY }, (_, n) => ask(paths[n % 2] ?? ''))
  try {
    await vi.waitFor(() => expect(answers).toHaveLength(TOO_MANY), { timeout: 60_000 })
    expect(answers).toEqual(Array.from({ length: TOO_MANY }, () => [503, MESSAGES.overloaded, '5']))
    expect((await t.call('GET', '/flashcards/index', { token })).status).toBe(200)
  } finally {
    gate.resolve()
  }
  await Promise.all([held, ...asked])
  expect(answers.slice(TOO_MANY)).toEqual(Array.from({ length: EXPORTS_WAITING }, () => 200))
})
