import { describe, expect, test } from 'vitest'
import { findingsOf, type ReportedQuestion } from './asked.ts'
import { nextThings } from './next.ts'

const asked = (skill: string, outcome: ReportedQuestion['outcome'], ms = 60_000): ReportedQuestion => ({
  item_id: 1,
  test_id: 1,
  number: 1,
  module: 1,
  display_id: 'A1-1',
  skill,
  skill_id: skill,
  subject_id: 's',
  outcome,
  ms,
  confidence: null,
  seconds: 90,
})
const many = (n: number, skill: string, outcome: ReportedQuestion['outcome'], ms?: number) =>
  Array.from({ length: n }, () => asked(skill, outcome, ms))
const told = (questions: readonly ReportedQuestion[], unusedMinutes: number) =>
  nextThings([{ name: 'Algebra 1', questions, unused: unusedMinutes * 60_000 }]).map(
    ({ kind, title, reason }) => [kind, title, reason] as const,
  )

describe('after an exam', () => {
  test('that was left after a minute nobody is told of the clock, and what was never answered is not called missed', () => {
    const left = [
      ...many(2, 'Slope', 'correct'),
      ...many(2, 'Slope', 'incorrect'),
      ...many(2, 'Roots', 'incorrect'),
      asked('Roots', 'skipped', 0),
      ...many(33, 'Graphs', 'skipped', 0),
    ]
    expect(told(left, 59)).toEqual([
      ['log', 'Log 4 mistakes', expect.any(String)],
      ['practice', 'Practice Roots', '2 of 3 questions on it wrong, 1 empty.'],
      [
        'exam',
        'Take an exam to its end',
        '34 questions stayed empty in Algebra 1 with 59 minutes left. A score says most when every question is tried.',
      ],
    ])
    expect(told(many(40, 'Graphs', 'skipped', 0), 60).map(([kind]) => kind)).toEqual(['exam'])
  })

  test('whose time ran out the clock is the next thing, and what stayed empty costs points', () => {
    const short = [...many(30, 'Slope', 'correct'), ...many(5, 'Graphs', 'skipped', 0)]
    expect(told(short, 0)).toEqual([
      ['practice', 'Practice Graphs', '5 of 5 questions on it stayed empty. No skill has more points to win back.'],
      ['pace', 'Practice against the clock', expect.stringContaining('5 questions stayed empty')],
      ['exam', 'Take another exam in a week', expect.any(String)],
    ])
  })

  test('only what took half a minute or more was time for nothing', () => {
    const slow = [asked('Slope', 'incorrect', 1000), asked('Slope', 'incorrect', 30_000), asked('Slope', 'correct')]
    expect(findingsOf(slow).costly.map(({ ms }) => ms)).toEqual([30_000])
  })
})
