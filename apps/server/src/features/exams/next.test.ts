import { describe, expect, test } from 'vitest'
import { logMinutes } from '../mistakes/index.ts'
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
  nextThings([{ name: 'Algebra 1', questions, unused: unusedMinutes * 60_000, pace: 90, passages: false }]).map(
    ({ kind, title, reason }) => [kind, title, reason] as const,
  )

describe('after an exam', () => {
  test('logging takes as long as the dashboard and Today say it does', () => {
    const questions = many(11, 'Slope', 'incorrect')
    const [first, log] = nextThings([{ name: 'Algebra 1', questions, unused: 0, pace: 90, passages: false }])
    // It comes after what wins points back.
    expect([first?.kind, log?.kind, log?.minutes]).toEqual(['practice', 'log', logMinutes(11)])
  })

  test('that was left after a minute nobody is told that time was short, and what was never answered is not called missed', () => {
    const left = [
      ...many(2, 'Slope', 'correct'),
      ...many(2, 'Slope', 'incorrect'),
      ...many(2, 'Roots', 'incorrect'),
      asked('Roots', 'skipped', 0),
      ...many(33, 'Graphs', 'skipped', 0),
    ]
    expect(told(left, 59)).toEqual([
      [
        'exam',
        'Take an exam to its end',
        '34 questions stayed empty in Algebra 1 with 59 minutes left. A score says most when every question is tried.',
      ],
      ['practice', 'Practice Roots', '2 of 3 questions on it wrong, 1 empty.'],
      ['log', 'Log 4 mistakes', expect.any(String)],
    ])
    expect(told(many(40, 'Graphs', 'skipped', 0), 60)).toEqual([
      ['exam', 'Take an exam to its end', expect.any(String)],
      ['practice', 'Practice Algebra 1', expect.any(String)],
      ['pace', 'Take a short timed test', expect.any(String)],
    ])
  })

  test('that was left with less than half of it empty, what was missed comes before the next exam', () => {
    const left = [
      ...many(18, 'Slope', 'correct'),
      ...many(4, 'Roots', 'incorrect'),
      ...many(18, 'Graphs', 'skipped', 0),
    ]
    expect(told(left, 30).map(([kind]) => kind)).toEqual(['practice', 'log', 'exam'])
  })

  test('whose time ran out the clock is the next thing, and what stayed empty costs points', () => {
    const short = [...many(30, 'Slope', 'correct'), ...many(5, 'Graphs', 'skipped', 0)]
    expect(told(short, 0)).toEqual([
      ['practice', 'Practice Graphs', '5 of 5 questions on it stayed empty. No skill has more points to win back.'],
      ['pace', 'Practice against the clock', expect.stringContaining('5 questions stayed empty')],
      ['exam', 'Take another exam in a week', expect.any(String)],
    ])
  })

  test('there are always three things, each only once: also when all was right, or but one question stayed empty', () => {
    expect(told(many(40, 'Slope', 'correct'), 10)).toEqual([
      ['practice', 'Practice Algebra 1', expect.any(String)],
      ['pace', 'Take a short timed test', expect.any(String)],
      ['exam', 'Take another exam in a week', expect.any(String)],
    ])
    expect(told([...many(39, 'Slope', 'correct'), asked('Graphs', 'skipped')], 10).map(([, title]) => title)).toEqual([
      'Practice Graphs',
      'Take a short timed test',
      'Take another exam in a week',
    ])
    const kinds = ['correct', 'incorrect', 'skipped'] as const
    for (const right of kinds)
      for (const other of kinds)
        for (const unused of [0, 30])
          for (const few of [1, 3, 4, 20]) {
            const things = told([...many(40 - few, 'Slope', right), ...many(few, 'Graphs', other)], unused)
            expect(new Set(things.map(([, title]) => title)).size, `${right} ${few} ${other} ${unused}`).toBe(3)
          }
  })

  test('of two sections the one with fewer right answers is practiced', () => {
    const section = (name: string, right: number) => {
      const questions = [...many(right, `${name} one`, 'correct'), ...many(40 - right, `${name} two`, 'skipped', 0)]
      return { name, questions, unused: 60 * 60_000, pace: 90, passages: false }
    }
    const things = nextThings([section('SAT Reading and Writing', 30), section('SAT Math', 20)])
    expect(things.map(({ kind, topic }) => [kind, topic]).slice(1)).toEqual([
      ['practice', 'SAT Math'],
      ['pace', 'SAT Math'],
    ])
  })

  test('against the clock goes as much as fits a quarter of an hour, and of passages one', () => {
    const questions = [...many(30, 'Slope', 'correct'), ...many(5, 'Graphs', 'skipped', 0)]
    const clock = (pace: number, passages: boolean) =>
      nextThings([{ name: 'Algebra 1', questions, unused: 0, pace, passages }]).find((each) => each.kind === 'pace')
    expect(clock(90, false)).toMatchObject({ target: '10', minutes: 15 })
    expect(clock(67, true)).toMatchObject({ target: '1', minutes: 10 })
  })

  test('only what took half a minute or more was time for nothing', () => {
    const slow = [asked('Slope', 'incorrect', 1000), asked('Slope', 'incorrect', 30_000), asked('Slope', 'correct')]
    expect(findingsOf(slow).costly.map(({ ms }) => ms)).toEqual([30_000])
  })
})
