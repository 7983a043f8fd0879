import { expect, test } from 'vitest'
import type { QuestionState } from '../../attempt/types'
import { choose, FIRST, isEmpty, MISSED, shownState, write } from './tutor-try'

const own: QuestionState = {
  id: 1,
  letter: 'B',
  grid: '',
  skipped: false,
  marked: false,
  time_ms: 0,
  changes: ['B'],
  confidence: null,
  taken: false,
  final: false,
  judged: false,
  eliminated: ['D'],
  edits: 1,
  edited_at: null,
}

test('until a second try begins the question is shown as it is', () => {
  expect(shownState(own, FIRST)).toBe(own)
  expect(shownState(own, MISSED)).toBe(own)
})

test('in the second try its own answer is shown and the first one is struck out', () => {
  expect(shownState(own, choose('C'))).toMatchObject({ letter: 'C', eliminated: ['D', 'B'] })
  expect(shownState({ ...own, letter: null, grid: '12' }, write('14'))).toMatchObject({ grid: '14', eliminated: ['D'] })
})

test('a second try without an answer is empty', () => {
  expect([choose(null), choose('A'), write(''), write('3')].map(isEmpty)).toEqual([true, false, true, false])
})
