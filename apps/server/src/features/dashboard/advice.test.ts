import { expect, test } from 'vitest'
import { nextAction } from './advice.ts'

const facts = {
  diagnostic: -1,
  estimated: false,
  running: null,
  toLog: 0,
  due: 0,
  cards: 0,
  retry: 0,
  unanswered: [],
  further: { questions: 0, seconds: 0 },
  skill: null,
  skillSeconds: 60,
  practiceSeconds: 600,
  reason: null,
}

test('the diagnostic promises a first estimate only to who has none yet', () => {
  expect(nextAction(facts).reason).toMatch(/Your first estimate comes at the end/)
  expect(nextAction({ ...facts, estimated: true }).reason).toMatch(/make your estimate sharper/)
})
