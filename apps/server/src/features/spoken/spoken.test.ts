import { LIMITS } from '@fourfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('formulas come back as words, in their order; a call without a token is shut', async () => {
  const me = await t.guest()
  const body = { tex: ['x^2', '\\frac{1}{2}'] }
  expect((await t.call('POST', '/spoken', { token: me.token, body })).body).toEqual({
    words: ['x squared', '1 over 2'],
  })
  expect((await t.call('POST', '/spoken', { body })).status).toBe(401)
})

test('more formulas than stand on a page, or one that is none, are refused', async () => {
  const me = await t.guest()
  const many = { tex: Array.from({ length: 500 }, () => 'x') }
  expect((await t.call('POST', '/spoken', { token: me.token, body: many })).status).toBe(422)
  const long = { tex: ['x'.repeat(5000)] }
  expect((await t.call('POST', '/spoken', { token: me.token, body: long })).status).toBe(422)
})

test('a call holds no more signs than a long page has: putting them into words takes the time of everybody', async () => {
  const me = await t.guest()
  const formula = 'x^{'.repeat(300)
  const ask = (n: number) => t.call('POST', '/spoken', { token: me.token, body: { tex: Array(n).fill(formula) } })
  const fits = Math.floor(LIMITS.formulaSignsAtOnce / formula.length)
  expect((await ask(fits)).status).toBe(200)
  expect((await ask(fits + 1)).status).toBe(422)
})
