import { expect, test } from 'vitest'
import type { Past } from './practice.ts'
import { kindsToRepair } from './repair.ts'

const answered = (template_id: string, correct: boolean, at: number): Past => ({
  item_id: `${template_id}/${at}`,
  template_id,
  frame_id: 'plain',
  correct,
  at,
})
const shownAt = (at: number, ...kinds: string[]) => ({ at, kinds: new Set(kinds) })

test('a misconception that was shown brings forward every kind of question on which it can show', () => {
  const past = [answered('signs', false, 1), answered('other', true, 2)]
  expect([...kindsToRepair([shownAt(1, 'signs', 'brackets')], past)]).toEqual(['signs', 'brackets'])
})

test('a right answer on any such kind ends it, until it shows again', () => {
  const shown = [shownAt(1, 'signs', 'brackets')]
  const past = [answered('signs', false, 1), answered('brackets', true, 2)]
  expect(kindsToRepair(shown, past).size).toBe(0)
  const again = [...past, answered('signs', false, 3)]
  expect(kindsToRepair([shownAt(3, 'signs', 'brackets')], again).size).toBe(2)
})

test('a right answer given before it showed ends nothing', () => {
  const past = [answered('signs', true, 1), answered('signs', false, 2)]
  expect(kindsToRepair([shownAt(2, 'signs')], past).size).toBe(1)
})

test('a later miss that shows something else does not bring it back', () => {
  const past = [answered('signs', false, 1), answered('signs', true, 2), answered('signs', false, 3)]
  expect(kindsToRepair([shownAt(1, 'signs')], past).size).toBe(0)
})

test('within a test, whose answers are all taken down at once, their order tells', () => {
  const shown = [shownAt(5, 'signs')]
  expect(kindsToRepair(shown, [answered('signs', false, 5), answered('signs', true, 5)]).size).toBe(0)
  expect(kindsToRepair(shown, [answered('signs', true, 5), answered('signs', false, 5)]).size).toBe(1)
})

test('a kind that another misconception still shows on stays forward', () => {
  const past = [answered('brackets', false, 1), answered('signs', false, 1), answered('brackets', true, 2)]
  expect([...kindsToRepair([shownAt(1, 'signs', 'brackets'), shownAt(1, 'signs')], past)]).toEqual(['signs'])
})

test('a right answer after a hint ends nothing, and is no miss either', () => {
  const shown = [shownAt(1, 'signs')]
  const hinted = { ...answered('signs', true, 2), hints: 1 }
  expect(kindsToRepair(shown, [answered('signs', false, 1), hinted]).size).toBe(1)
  const after = [answered('signs', false, 5), answered('signs', true, 5), { ...answered('signs', true, 5), hints: 1 }]
  expect(kindsToRepair([shownAt(5, 'signs')], after).size).toBe(0)
})

test('one that showed longer ago than answers are remembered is ended by any right answer since', () => {
  expect(kindsToRepair([shownAt(1, 'signs')], [answered('signs', true, 9)]).size).toBe(0)
})
