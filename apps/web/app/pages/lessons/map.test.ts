import { expect, test } from 'vitest'
import { type Lesson, levels, nextLesson, subjectsOf } from './map'

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
  expect(levels(lessons)).toBe('0 strong, 0 moderate, 1 to do, 2 without an answer')
})
