import { expect, test } from 'vitest'
import type { OpenDraft } from '../../outbox/draft'
import { openAt } from './open-at'

const draft = (scored: boolean) => ({ state: { scored, step: 0, questions: [{}, {}, {}] } }) as unknown as OpenDraft

test('a scored test opens at the question that the address names', () => {
  expect(openAt(draft(true), '3').state.step).toBe(2)
})

test('a number that no question has, and no number at all, change nothing', () => {
  for (const asked of ['0', '4', '1.5', 'x', '', null]) expect(openAt(draft(true), asked).state.step).toBe(0)
})

test('a running test keeps its place: its time belongs to the question it was left at', () => {
  expect(openAt(draft(false), '3').state.step).toBe(0)
})
