import type { Letter } from '@fourfold/contract'
import fc from 'fast-check'
import { reduce } from './attempt'
import { aQuestion, aTest } from './fixtures'
import { openAttempt } from './open'
import type { Action, Attempt } from './types'

/** Attempts to test with: opened, and played by any moves a student can make. */

const LETTERS: readonly Letter[] = ['A', 'B', 'C', 'D']
export const QUESTIONS = 4

export const letter = fc.constantFrom(...LETTERS)
/** Anything a student can do, and how long they waited before it. */
const move = fc.record({
  wait: fc.integer({ min: 0, max: 30_000 }),
  what: fc.oneof(
    fc.constant({ type: 'tick' as const }),
    fc.record({ type: fc.constant('go' as const), step: fc.integer({ min: -2, max: QUESTIONS + 2 }) }),
    fc.record({ type: fc.constant('choose' as const), letter }),
    fc.record({
      type: fc.constant('grid' as const),
      text: fc.constantFrom('', '5', '.5', '1/2', '-3', 'abc', '1234567'),
    }),
    fc.record({ type: fc.constant('eliminate' as const), letter }),
    fc.constant({ type: 'star' as const }),
    fc.record({ type: fc.constant('confidence' as const), value: fc.constantFrom('sure', 'unsure', 'guess') }),
    fc.constant({ type: 'pause' as const }),
    fc.constant({ type: 'play' as const }),
    fc.record({ type: fc.constant('modal' as const), open: fc.boolean() }),
    fc.constant({ type: 'submit' as const }),
  ),
})
export const moves = fc.array(move, { maxLength: 40 })

export const start = fc.record({
  tutor: fc.boolean(),
  timed: fc.boolean(),
  countdown_time: fc.integer({ min: 1, max: 200_000 }),
})
export const open = (over: Parameters<typeof aTest>[0] = {}): Attempt => {
  const questions_attributes = Array.from({ length: QUESTIONS }, (_, i) => aQuestion(i + 1))
  return openAttempt(aTest({ questions_attributes, taken_tracker: questions_attributes.map(() => null), ...over }))
}

export type Step = Readonly<{ before: Attempt; action: Action; after: Attempt; at: number }>
/** Plays the moves and gives every step of the way. */
export function play(first: Attempt, list: readonly { wait: number; what: object }[]): Step[] {
  let at = 0
  let state = first
  return list.map(({ wait, what }) => {
    at += wait
    const action = { ...what, at } as Action
    const before = state
    state = reduce(before, action)
    return { before, action, after: state, at }
  })
}
export const always = (check: (step: Step) => void) =>
  fc.assert(
    fc.property(start, moves, (test, list) => {
      for (const step of play(open(test), list)) check(step)
    }),
  )
export const run = (s: Attempt, ...actions: readonly Action[]): Attempt => actions.reduce(reduce, s)
export const ofStep = (s: Attempt, i: number) => {
  const q = s.questions[i]
  if (!q) throw new Error(`no question ${i}`)
  return q
}
