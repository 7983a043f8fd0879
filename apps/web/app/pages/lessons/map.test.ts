import { expect, test } from 'vitest'
import { countsOf, type Lesson, levels, nextLesson, readWords, skillsIn, subjectsOf } from './map'

const lesson = (id: string, over: Partial<Lesson> = {}): Lesson => ({
  id,
  name: id,
  subject: 'Lines',
  suggested: false,
  read: false,
  mastery: null,
  correct: 0,
  incorrect: 0,
  level: 'To-do',
  fading: false,
  position: 0,
  minutes: 6,
  ...over,
})

test('next is a missed skill, else one that fades, else one that is not strong, else the first unread', () => {
  const fresh = lesson('fresh')
  const half = lesson('half', { mastery: 0.6, level: 'Moderate' })
  const faded = lesson('faded', { mastery: 0.8, level: 'Strong', fading: true })
  const missed = lesson('missed', { mastery: 0.3, suggested: true })
  const next = (...lessons: Lesson[]) => nextLesson(lessons)?.lesson.id
  expect(next(fresh, half, faded, missed)).toBe('missed')
  expect(next(fresh, half, faded)).toBe('faded')
  expect(next(fresh, half)).toBe('half')
  expect(next(lesson('read', { read: true }), fresh)).toBe('fresh')
  expect(next({ ...missed, read: true }, fresh)).toBe('missed')
  expect(nextLesson([])).toBeNull()
})

test('a subject has all its lessons together, and its marks can be heard', () => {
  const lessons = [
    lesson('b', { suggested: true, mastery: 0.2, position: 2 }),
    lesson('c', { subject: 'Data', position: 3 }),
    lesson('a', { position: 1 }),
  ]
  expect(subjectsOf(lessons).map(([name, own]) => [name, own.map((l) => l.id)])).toEqual([
    ['Lines', ['a', 'b']],
    ['Data', ['c']],
  ])
  expect(levels(lessons)).toBe('1 To-do')
  expect(levels(lessons.map((each) => ({ ...each, mastery: null })))).toBe('No answer yet')
})

test('the skill that practice begins with is the next lesson, until it was read', () => {
  const missed = lesson('missed', { mastery: 0.3, suggested: true })
  const lead = lesson('lead', { mastery: 0.5 })
  expect(nextLesson([missed, lead], 'lead')?.lesson.id).toBe('lead')
  expect(nextLesson([missed, { ...lead, read: true }], 'lead')?.lesson.id).toBe('missed')
  expect(nextLesson([missed], 'another topic’s')?.lesson.id).toBe('missed')
})

test('a subject counts its skills as Create Test does, and its lessons by that name', () => {
  const two = [lesson('a', { position: 1, read: true }), lesson('b', { position: 2 })]
  expect(readWords(two)).toBe('1 of 2 lessons read')
  const three = [...two, lesson('b, again', { position: 2.01 })]
  expect(skillsIn(three).map((l) => l.id)).toEqual(['a', 'b'])
  expect(readWords(three)).toBe('1 of 3 lessons read')
})

test('skills are counted as on the dashboard, each once, however many lessons it has', () => {
  const lessons = [lesson('a', { mastery: 0.2 }), lesson('a, again', { position: 0.01, mastery: 0.2 }), lesson('b')]
  expect(countsOf(lessons)).toEqual({ Strong: 0, Moderate: 0, 'To-do': 2, none: 1 })
})
