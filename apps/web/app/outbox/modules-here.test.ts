import type { ExamPart } from '@fourfold/contract'
import { beforeEach, expect, test, vi } from 'vitest'

const rows = new Map<string, unknown>()
vi.mock('./store', async () => (await import('./store-in-memory')).storeInMemory(() => rows))

let modules: typeof import('./modules-here')
beforeEach(async () => {
  rows.clear()
  vi.resetModules()
  modules = await import('./modules-here')
})
const part = (test_id: number, closed_by: ExamPart['closed_by']) => ({ kind: 'module', test_id, closed_by }) as ExamPart

test('an exam is scored without a question where every module was handed in, or ran out in this browser', async () => {
  await modules.rememberModule(2)
  expect(await modules.endedElsewhere([part(1, 'student'), part(2, 'time')])).toBe(false)
  expect(await modules.endedElsewhere([{ ...part(3, 'time'), kind: 'break', test_id: null }])).toBe(false)
})

test('a module that ran out and was never open here may have answers on another device', async () => {
  expect(await modules.endedElsewhere([part(1, 'student'), part(4, 'time')])).toBe(true)
})

test('nothing is left of a scored exam', async () => {
  await modules.rememberModule(5)
  await modules.forgetModules([part(2, 'time'), part(5, 'time')])
  expect(rows.size).toBe(0)
})
