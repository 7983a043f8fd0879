import { expect, test } from 'vitest'
import { firstStep, nextAction } from './advice.ts'

const facts = {
  diagnostic: -1,
  estimated: false,
  known: false,
  running: null,
  toLog: 0,
  due: 0,
  cards: 0,
  freshCards: false,
  retry: 0,
  missed: 0,
  unfinished: null,
  unanswered: [],
  further: { questions: 0, seconds: 0 },
  dailyMinutes: 20,
  skill: null,
  skillSeconds: 60,
  practiceSeconds: 600,
  reason: null,
}

test('the diagnostic promises a first estimate only to who has none yet', () => {
  expect(nextAction(facts).reason).toMatch(/there is a first estimate of your score/)
  expect(nextAction({ ...facts, estimated: true }).reason).toMatch(/make your estimate sharper/)
})

test('who has answered as much elsewhere, in an exam, is not asked to take the diagnostic before all else', () => {
  const known = { ...facts, estimated: true, known: true }
  expect(firstStep({ ...known, toLog: 3 }).kind).toBe('log')
  expect(firstStep({ ...known, skill: 'Slope' }).title).toBe('Practice Slope')
  const running = { estimate: null, questions: 20, left: 8, seconds: 600 }
  expect(firstStep({ ...known, diagnostic: 0, running }).kind).toBe('resume_diagnostic')
})

test('after the diagnostic what was missed is practiced before more of it is asked', () => {
  const done = { ...facts, diagnostic: 1, unanswered: ['Functions'], further: { questions: 5, seconds: 300 } }
  expect(nextAction({ ...done, skill: 'Slope', missed: 6 })).toMatchObject({
    kind: 'practice',
    title: 'Practice Slope',
  })
  expect(nextAction({ ...done, toLog: 6 }).kind).toBe('log')
  expect(nextAction(done).kind).toBe('more_diagnostic')
})

test('a test that was left is gone on with before anything but a running diagnostic', () => {
  const unfinished = { id: 7, title: 'Linear equations', questions: 5, answered: 3, seconds: 130 }
  expect(nextAction({ ...facts, unfinished })).toEqual({
    kind: 'resume_test',
    title: 'Go on with Linear equations',
    reason: '3 of 5 answered; your answers are saved.',
    minutes: 2,
  })
  expect(nextAction({ ...facts, diagnostic: 1, toLog: 4, unfinished }).kind).toBe('resume_test')
  expect(nextAction({ ...facts, unfinished: { ...unfinished, answered: 5 } }).reason).toMatch(
    /^All 5 questions answered/,
  )
  const running = { estimate: null, questions: 20, left: 8, seconds: 600 }
  expect(nextAction({ ...facts, diagnostic: 0, running, unfinished }).kind).toBe('resume_diagnostic')
})

test('the recommendation logs first, as the specification has it; the day begins with what is due', () => {
  const done = { ...facts, diagnostic: 1, toLog: 3, due: 2, cards: 4, retry: 5 }
  expect([nextAction(done).title, firstStep(done).title]).toEqual(['Log 3 mistakes', 'Review 2 mistakes'])
  expect(firstStep({ ...done, due: 0 }).title).toBe('Review 4 cards')
  expect(firstStep({ ...done, due: 0, freshCards: true }).title).toBe('Go over your 4 new cards once')
  expect(firstStep({ ...done, due: 0, cards: 1, freshCards: true }).title).toBe('Go over your new card once')
  expect(firstStep({ ...done, due: 0, cards: 0 }).title).toBe('Retry 5 questions you missed')
  expect(firstStep({ ...done, due: 0, cards: 0, retry: 0 }).title).toBe('Log 3 mistakes')
  expect(firstStep({ ...facts, toLog: 3 }).kind).toBe('start_diagnostic')
})

test('more than a day holds is never asked for at once: the day begins with the first of it', () => {
  const done = { ...facts, diagnostic: 1 }
  expect(firstStep({ ...done, due: 20 })).toMatchObject({ title: 'Review 20 mistakes', minutes: 20 })
  expect(firstStep({ ...done, due: 47 })).toMatchObject({
    kind: 'review',
    title: 'Review the first of 47 mistakes',
    minutes: 20,
    backlog: true,
  })
  expect(firstStep({ ...done, due: 47, dailyMinutes: 60 })).toMatchObject({ title: 'Review 47 mistakes', minutes: 47 })
  expect(firstStep({ ...done, cards: 200 })).toMatchObject({ title: 'Review the first of 200 cards', minutes: 20 })
})

test('of many mistakes to log as many are named as Today takes, and the others can wait', () => {
  const done = { ...facts, diagnostic: 1 }
  expect(nextAction({ ...done, toLog: 24 }).title).toBe('Log 10 of 24 mistakes')
  expect(nextAction({ ...done, toLog: 24 }).reason).toMatch(/The other 14 can wait for another day\.$/)
  expect(nextAction({ ...done, toLog: 10 }).reason).not.toMatch(/can wait/)
})
