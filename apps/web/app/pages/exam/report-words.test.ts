import type { ExamSection } from '@fourfold/contract'
import { expect, test } from 'vitest'
import { aboutMinutes, clock, routeLine } from './report-words'

test('one is one: a minute, and was', () => {
  expect([aboutMinutes(1), aboutMinutes(13), aboutMinutes(0)]).toEqual(['About 1 minute.', 'About 13 minutes.', ''])
  const line = (right: number) =>
    routeLine({ modules: [{ cut: 14, questions: 27, right }, { form: 'easier' }] } as unknown as ExamSection)
  expect([line(1), line(2)]).toEqual([
    expect.stringMatching(/and 1 was right\.$/),
    expect.stringMatching(/and 2 were right\.$/),
  ])
})

test('a time is rounded to the second as a whole: two minutes short by a moment are two minutes', () => {
  expect([119_600, 119_400, 59_700, 60_000, 0, 2_100_000].map(clock)).toEqual([
    '2:00',
    '1:59',
    '1:00',
    '1:00',
    '0:00',
    '35:00',
  ])
})
