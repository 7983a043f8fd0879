import { expect, test } from 'vitest'
import type { Db } from '../db/connect.ts'
import { remembering } from './remembered.ts'

const database = () => ({}) as Db

test('a page is made anew when anything it is made from has changed, and for another student', async () => {
  const remembered = remembering<{ topic: string }>(300)
  const db = database()
  const [bank, later] = [{}, {}]
  const ask = async (whose: string, from: string, by: object, topic: string) =>
    (await remembered(db, whose, from, [by], () => ({ topic }))).topic
  expect(await ask('ana', 'facts', bank, 'first')).toBe('first')
  expect(await ask('ana', 'facts', bank, 'again')).toBe('first')
  expect(await ask('ben', 'facts', bank, 'of Ben')).toBe('of Ben')
  expect(await ask('ana', 'an answer more', bank, 'after it')).toBe('after it')
  expect(await ask('ana', 'facts', bank, 'not the first one')).toBe('not the first one')
  expect(await ask('ana', 'facts', later, 'another bank')).toBe('another bank')
})

test('of many students the latest are remembered', async () => {
  const remembered = remembering<object>(300)
  const db = database()
  const ask = (n: number) => remembered(db, `student ${n}`, 'facts', [], () => ({}))
  const first = await ask(0)
  for (let n = 1; n <= 300; n++) await ask(n)
  expect(await ask(300)).toBe(await ask(300))
  expect(await ask(0)).not.toBe(first)
})

test('what failed is not remembered, and another database has its own', async () => {
  const remembered = remembering<{ n: number }>(300)
  const db = database()
  const fail = () => Promise.reject(new Error('away'))
  await expect(remembered(db, 'ana', 'facts', [], fail)).rejects.toThrow('away')
  expect(await remembered(db, 'ana', 'facts', [], () => ({ n: 1 }))).toEqual({ n: 1 })
  expect(await remembered(database(), 'ana', 'facts', [], () => ({ n: 2 }))).toEqual({ n: 2 })
})
