import type { ExamSection } from '@fourfold/contract'
import { expect, test } from 'vitest'
import { aboutMinutes, clock, hurriedLine, pointsLine, routeLine } from './report-words'

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

test('the report says where most points are to be won, of all sections', () => {
  const domain = (name: string, right: number, questions: number) => ({ name, right, questions })
  const sections = [{ domains: [domain('Algebra', 4, 9), domain('Data', 0, 4)] }, { domains: [domain('Craft', 1, 6)] }]
  // Five each: where a smaller part was right comes first.
  expect(pointsLine(sections)).toBe('Most points are to be won in Craft: 1 of 6 right.')
  expect(pointsLine([{ domains: [domain('Algebra', 9, 9)] }])).toBeNull()
})

test('an exam of which hardly any time was used says little; one that is mostly empty has words of its own', () => {
  const module = { ms: 62_000, minutes: 60, questions: 40, empty: 0 }
  expect(hurriedLine([module])).toMatch(/^You used 1 of 60 minutes\./)
  expect(hurriedLine([{ ...module, ms: 600_000 }])).toBeNull()
  expect(hurriedLine([{ ...module, empty: 30 }])).toBeNull()
})
