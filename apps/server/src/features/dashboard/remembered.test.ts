import type { DashboardData } from '@fourfold/contract'
import { expect, test } from 'vitest'
import { remembered } from './remembered.ts'

const made = (topic: string) => ({ topic }) as DashboardData

test('a dashboard is made anew when anything it is made from has changed, and for another student', () => {
  const [bank, later] = [{}, {}]
  const first = remembered('ana', 'facts', [bank], () => made('first'))
  expect(remembered('ana', 'facts', [bank], () => made('again'))).toBe(first)
  expect(remembered('ben', 'facts', [bank], () => made('of Ben')).topic).toBe('of Ben')
  expect(remembered('ana', 'an answer more', [bank], () => made('after it')).topic).toBe('after it')
  expect(remembered('ana', 'facts', [bank], () => made('not the first one')).topic).toBe('not the first one')
  expect(remembered('ana', 'facts', [later], () => made('another bank')).topic).toBe('another bank')
})

test('of many students the latest are remembered', () => {
  const ask = (n: number) => remembered(`student ${n}`, 'facts', [], () => made(`made ${n}`))
  const first = ask(0)
  for (let n = 1; n <= 300; n++) ask(n)
  expect(ask(300)).toBe(ask(300))
  expect(ask(0)).not.toBe(first)
})
