import type { NextAction } from '@fourfold/contract'
import { expect, test } from 'vitest'
import { continuing, type Facts, goingBack } from './continuing'

const step = (title: string) => ({ kind: 'cards' as const, count: 3, minutes: 6, title, reason: '' })
const facts = (today: Partial<Facts['today']> = {}, done = false, learning = false): Facts => ({
  topic: 'Algebra 1',
  done,
  learning,
  today: {
    takes: 12,
    begun: true,
    exam: null,
    resume: null,
    diagnostic: null,
    steps: [step('Review 3 cards')],
    ...today,
  },
})
const diagnostic = (kind: NextAction['kind'], title: string, minutes: number): NextAction => ({
  kind,
  title,
  minutes,
  reason: '',
})
const START = diagnostic('start_diagnostic', 'Take the diagnostic', 30)

test('who comes back is told the topic, the minutes and what they are for', () => {
  expect(continuing(facts())).toEqual({
    title: 'Continue: Algebra 1, 12 minutes today',
    text: 'Review 3 cards',
    to: 'today',
    topic: 'Algebra 1',
    begun: true,
  })
  const steps = [step('Review 3 cards'), step('Practice Slope: 5 questions')]
  expect(continuing(facts({ steps })).text).toBe('Review 3 cards, then practice Slope: 5 questions')
  expect(continuing(facts({ takes: 1 })).title).toBe('Continue: Algebra 1, 1 minute today')
})

test('after a day that was gone through nothing is asked, unless something is due', () => {
  const practice = { ...step('Practice Slope: 5 questions'), kind: 'practice' as const }
  expect(continuing(facts({ steps: [practice] }, true))).toMatchObject({
    title: 'Algebra 1: done for today',
    text: 'Time left? Practice Slope: 5 questions, 12 minutes.',
    to: 'today',
  })
  expect(continuing(facts({ steps: [step('Review 3 cards'), practice] }, true)).title).toMatch(/12 minutes today/)
  // Cards that the day has just taught, and that come back once more, call nobody.
  expect(continuing(facts({}, true, true))).toMatchObject({
    title: 'Algebra 1: done for today',
    text: 'Time left? Review 3 cards, 12 minutes.',
  })
})

test('a diagnostic that comes before the queue is named as Today names it, and is what the press opens', () => {
  expect(continuing(facts({ diagnostic: START }))).toMatchObject({
    title: 'Continue: Algebra 1',
    text: 'Take the diagnostic: about 30 minutes.',
    to: 'diagnostic',
    begun: true,
  })
  const resume = diagnostic('resume_diagnostic', 'Resume the diagnostic', 1)
  expect(continuing(facts({ diagnostic: resume }))).toMatchObject({
    text: 'Resume the diagnostic: about 1 minute.',
    to: 'diagnostic',
  })
})

test('who has not answered anything begins with a few minutes, not with half an hour, and is not asked twice', () => {
  expect(continuing(facts({ begun: false, diagnostic: START }))).toMatchObject({
    title: 'Begin: Algebra 1',
    text: '5 questions, each explained at once. A few minutes.',
    to: 'first',
    begun: false,
  })
  // One that is open already is gone on with.
  const resume = diagnostic('resume_diagnostic', 'Resume the diagnostic', 29)
  expect(continuing(facts({ begun: false, diagnostic: resume })).to).toBe('diagnostic')
  expect(goingBack('SAT Math', 'Algebra 1', -1).begun).toBe(false)
})

test('an exam that runs comes before everything else', () => {
  const exam = { id: 7, title: 'Algebra 1 final exam', line: 'Module 1 of 2 is running: 12 minutes are left.' }
  expect(continuing(facts({ exam, diagnostic: START }))).toMatchObject({
    title: 'Continue: Algebra 1 final exam',
    text: 'Module 1 of 2 is running: 12 minutes are left.',
    to: { exam: 7 },
  })
})

test('a test that was left in the middle is gone on with, before a new diagnostic', () => {
  const action = {
    kind: 'resume_test' as const,
    title: 'Go on with Linear equations',
    reason: '3 of 5 answered; your answers are saved.',
    minutes: 2,
  }
  expect(continuing(facts({ begun: false, resume: { id: 9, action }, diagnostic: START }))).toMatchObject({
    title: 'Go on with Linear equations',
    text: '3 of 5 answered; your answers are saved.',
    to: { test: 9 },
    begun: true,
  })
})

test('a day with nothing due says so', () => {
  const free = continuing(facts({ takes: 0, steps: [] }))
  expect([free.text, free.to]).toEqual(['Nothing is due today. See where you stand.', 'dashboard'])
})

test('a topic that no plan opens leads back to the open one, and says why', () => {
  expect(goingBack('SAT Math', 'Geometry', 1)).toEqual({
    title: 'Continue: Geometry',
    text: 'SAT Math needs a plan; your work is here.',
    to: 'back',
    topic: 'Geometry',
    begun: true,
  })
  expect(goingBack('SAT Math', 'Algebra 1', -1)).toMatchObject({
    title: 'Begin: Algebra 1',
    text: 'SAT Math needs a plan, Algebra 1 is free.',
  })
})
