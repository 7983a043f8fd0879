import type { DashboardData } from '@fourfold/contract'
import { describe, expect, test } from 'vitest'
import {
  celebrations,
  closingLines,
  closingTitle,
  type Day,
  learningLine,
  missed,
  moved,
  risen,
  standingOf,
} from './closing'
import { leftDue } from './left-due'
import type { Reviewed, Standing } from './run'

const DAY = 86_400_000
const mistake = (rating: Reviewed['rating'], days: number | null = 3): Reviewed => ({
  kind: 'mistake',
  rating,
  rating_id: null,
  due_in_ms: days === null ? null : days * DAY,
})
const card = (rating: Reviewed['rating'], days: number | null = 2): Reviewed => ({
  ...mistake(rating, days),
  kind: 'flashcard',
})
const NEXT = 'Next time: Practice Slope, about 1 minute.'
const closing = closingLines
const day = (done: Reviewed[], more: Partial<Day> = {}): Day => ({
  done,
  retry: null,
  practice: null,
  logged: 0,
  due: 0,
  learning: [],
  catchUp: null,
  ahead: [],
  next: { title: 'Practice Slope', minutes: 1 },
  ...more,
})

const soon = (id: number, minutes = 10, kind: 'flashcard' | 'mistake' = 'flashcard') => ({
  kind,
  id,
  in_ms: minutes * 60_000,
})

describe('the end of the day', () => {
  test('what comes back in ten minutes is told as a step of learning, not as work that was left', () => {
    const four = [soon(1), soon(2), soon(3), soon(4)]
    expect(closing(day([card('good', 0.01)], { learning: four })).at(-1)).toBe(
      '4 cards come back in 10 minutes, as part of learning them.',
    )
    expect(learningLine([soon(1, 1)])).toBe('1 card comes back in 1 minute, as part of learning it.')
    expect(learningLine([soon(1, 0), soon(2, 0)])).toBe('2 cards are back, as part of learning them.')
    expect(learningLine([soon(1, 0), soon(2, 7.5, 'mistake')])).toBe(
      '2 reviews come back within 8 minutes, as part of learning them.',
    )
    expect(learningLine([])).toBeNull()
    // What was left over is said first.
    expect(closing(day([], { due: 2, learning: four })).at(-1)).toBe('2 reviews are due now.')
  })
  test('a review that was not seen today is left over; what is back already, or made to learn, is not', () => {
    expect(leftDue({ due_cards: 4, due_mistakes: 1, learning: [soon(1, 0), soon(2, 0), soon(3)] })).toBe(3)
    expect(leftDue({ due_cards: 1, due_mistakes: 0, learning: [soon(1, 0)] })).toBe(0)
    expect(leftDue({ due_cards: 0, due_mistakes: 0, learning: [soon(1)] })).toBe(0)
  })
  test('is called done for today where nothing due was left, also while what was seen today is being learned', () => {
    expect(closingTitle(day([card('good')]))).toBe('Done for today')
    expect(closingTitle(day([card('good', 0.01)], { learning: [soon(1)] }))).toBe('Done for today')
    expect(closingTitle(day([card('good')], { due: 1 }))).toBe('Done for now')
    expect(closingTitle(day([]))).toBe('Stopped before the first answer')
  })
  test('names the skill that the tests raised most, from before the first to after the last, and no small step', () => {
    const step = (id: string, before: number | null, after: number) => ({ id, name: `Skill ${id}`, before, after })
    const first = { moved: [step('a', 0.31, 0.36), step('b', 0.5, 0.57), step('c', null, 0.9)] }
    const second = { moved: [step('a', 0.36, 0.41), step('b', 0.57, 0.4)] }
    expect(risen([first, second])).toBe('Skill a rose from 31% to 41%.')
    expect(risen([{ moved: [step('a', 0.31, 0.33)] }])).toBeNull()
    expect(risen([])).toBeNull()
  })
  test('leads to the test with most misses, and nowhere where all was right', () => {
    const tests = [
      { id: 4, went: { right: 3, of: 5, blank: 0 } },
      { id: 9, went: { right: 0, of: 7, blank: 0 } },
    ]
    expect(missed(tests)).toEqual({ id: 9, wrong: 7, blank: 0 })
    expect(missed([{ id: 4, went: { right: 5, of: 5, blank: 0 } }])).toBeNull()
  })
  test('never names a later day while a review is due now', () => {
    expect(closing(day([card('good')], { logged: 1, due: 1 })).at(-1)).toBe('1 review is due now.')
    expect(closing(day([], { logged: 1, due: 2 })).at(-1)).toBe('2 reviews are due now.')
  })
  test('after a break says how the backlog is worked off, not only how much of it there is', () => {
    expect(closing(day([card('good')], { due: 51, catchUp: { days: 3, per_day: 17 } })).at(-1)).toBe(
      '51 reviews are due: about 17 a day, and you are even again in 3 days.',
    )
  })
  test('says what was mended, what was known, and when it goes on', () => {
    expect(
      closing(day([mistake('good'), mistake('easy'), mistake('again', 1), card('hard'), card('again', 1)])),
    ).toEqual(['2 of 3 mistakes came back right.', 'You knew 1 of 2 cards.', 'The next review comes back tomorrow.'])
  })

  test('a wrong answer did not come back right, however it was rated; without an answer the rating tells', () => {
    const done = [{ ...mistake('good'), right: false }, { ...mistake('again'), right: true }, mistake('good')]
    expect(closing(day(done))[0]).toBe('2 of 3 mistakes came back right.')
  })

  test('says how the questions went and what was logged; what is logged comes back tomorrow', () => {
    const went = { retry: { right: 3, of: 4, blank: 0 }, practice: { right: 7, of: 10, blank: 0 }, logged: 2 }
    expect(closing(day([card('good', 9)], went))).toEqual([
      'You knew 1 of 1 card.',
      'Of 4 questions you had missed, 3 are right now.',
      '2 mistakes logged.',
      '7 of 10 new questions right.',
      'The next review comes back tomorrow.',
    ])
  })

  test('says once when it goes on: what the dashboard names only where no review is known of', () => {
    expect(closing(day([], { practice: { right: 4, of: 6, blank: 0 } }))).toEqual(['4 of 6 new questions right.', NEXT])
    // Where most went wrong, that it was tried stands first.
    expect(closing(day([], { practice: { right: 1, of: 14, blank: 0 } }))[0]).toBe(
      '14 new questions tried, 1 right so far.',
    )
    expect(closing(day([], { practice: { right: 3, of: 15, blank: 11 } }))[0]).toBe(
      '3 of 4 new questions right, 11 left blank.',
    )
    expect(closing(day([], { practice: { right: 0, of: 5, blank: 5 } }))[0]).toBe('5 new questions left blank.')
    expect(
      closing(day([], { practice: { right: 0, of: 1, blank: 0 }, retry: { right: 0, of: 2, blank: 0 } })).slice(0, 2),
    ).toEqual(['Of 2 questions you had missed, none is right yet.', '1 new question tried, none right yet.'])
    expect(closing(day([card('good')], { due: 1 }))).not.toContain(NEXT)
  })

  test('says what tomorrow has, by what is planned, and else when the next one is due', () => {
    const ahead = (...reviews: number[]) => ({ ahead: reviews.map((n) => ({ date: '', reviews: n })) })
    expect(closing(day([card('good', 9)], ahead(6, 1))).at(-1)).toBe('Tomorrow: 6 reviews.')
    // A card that would have come back in ten minutes was left for tomorrow.
    expect(closing(day([card('good', 0.01)], ahead(1))).at(-1)).toBe('Tomorrow: 1 review.')
    expect(closing(day([], { practice: { right: 1, of: 1, blank: 0 }, ...ahead(0, 0, 2) })).at(-1)).toBe(
      'The next review comes back in 3 days.',
    )
  })

  test('what was put off does not count', () => {
    expect(closing(day([card(null), card('good', 9)]))).toEqual([
      'You knew 1 of 1 card.',
      'The next review comes back in 9 days.',
    ])
    expect(closing(day([card(null)]))).toEqual(['Nothing was answered, so nothing changes.', NEXT])
  })

  test('what comes back within the day says so, and what nobody knows says nothing', () => {
    expect(closing(day([card('again', 0.01)])).at(-1)).toBe('The next review comes back later today.')
    expect(closing(day([card('good', null)]))).toEqual(['You knew 1 of 1 card.', NEXT])
  })
})

const before: Standing = {
  score: 70.2,
  low: 62,
  high: 78,
  perfect: 100,
  least: 0,
  off: 0,
  strong: ['Slope'],
  offenders: [{ id: 'sign', sentence: 'You dropped the sign.' }],
}

describe('what moved', () => {
  test('hard things are celebrated: a repeat offender cured, a skill Strong, a band that rose', () => {
    const after = { ...before, score: 73, low: 64, high: 80, strong: ['Slope', 'Factoring'], offenders: [] }
    expect(celebrations(before, after)).toEqual([
      'Cured: You dropped the sign.',
      'Factoring is Strong now.',
      'Your predicted score rose from 70 to 73 of 100.',
    ])
  })

  test('nothing is celebrated for mere work, for a band that only grew, or for a first estimate', () => {
    expect(celebrations(before, before)).toEqual([])
    expect(celebrations(before, { ...before, high: 90 })).toEqual([])
    expect(celebrations(before, { ...before, low: 63, high: 79 })).toEqual([])
    expect(celebrations({ ...before, score: null, low: null, high: null }, before)).toEqual([])
  })

  test('several skills that became Strong are one line', () => {
    const now = (...strong: string[]) => celebrations(before, { ...before, strong })
    expect(now('Slope', 'A', 'B')).toEqual(['A and B are Strong now.'])
    expect(now('A', 'B', 'C', 'D')).toEqual(['4 skills are Strong now: A, B and 2 more.'])
  })

  test('a full list of offenders says nothing of one that is missing from it', () => {
    const full = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, sentence: id }))
    expect(celebrations(before, { ...before, offenders: full })).toEqual([])
  })

  test('the score is told as it is, also when it fell', () => {
    expect(moved(before, { ...before, score: 68.4 })).toBe(
      'Your predicted score is 68 of 100; before this round it was 70. So few questions say little: both are in its likely range.',
    )
    expect(moved(before, { ...before, score: 60 })).toBe(
      'Your predicted score is 60 of 100; before this round it was 70.',
    )
    expect(moved(before, before)).toBe('Your predicted score is 70 of 100, as before.')
    expect(moved({ ...before, score: null }, before)).toBeNull()
  })

  test('a move well inside the band is neither praised nor blamed', () => {
    const wide = { ...before, score: 34, low: 14, high: 52 }
    expect(moved(wide, { ...wide, score: 33 })).toBe('Your predicted score is about the same: 33 of 100.')
    const up = { ...wide, score: 36, low: 16, high: 54 }
    expect(moved(wide, up)).toBe('Your predicted score is about the same: 36 of 100.')
    expect(celebrations(wide, up)).toEqual([])
    expect(moved(wide, { ...wide, score: 40 })).toBe('Your predicted score rose from 34 to 40 of 100.')
  })

  test('on the scale of an exam it is said where that runs, that it is unofficial and how far off it may be', () => {
    const sat = { ...before, score: 590, low: 560, high: 630, least: 200, perfect: 800, off: 60 }
    const up = { ...sat, score: 610, low: 580, high: 650 }
    const scale = '(on a scale from 200 to 800, which is unofficial, ±60)'
    expect(moved(sat, up)).toBe(`Your predicted score rose from 590 to 610 ${scale}.`)
    expect(moved(sat, sat)).toBe(`Your predicted score is 590 ${scale}, as before.`)
    expect(celebrations(sat, up)).toEqual([`Your predicted score rose from 590 to 610 ${scale}.`])
  })

  test('a skill counts as Strong where its mark says so, not by a percentage from one answer, and an estimate only when it is ready', () => {
    const data = {
      estimate_ready: false,
      predicted_score: 50,
      predicted_low: 40,
      predicted_high: 60,
      least_score: 200,
      perfect_score: 800,
      score_off: 60,
      repeat_offenders: [],
      questions: {
        tagBreakdown: [
          {
            tags: [
              { name: 'Slope', prediction: 0.81, level: 'Strong' },
              { name: 'Lines', prediction: 0.86, level: 'Moderate' },
              { name: 'Unseen', prediction: null, level: 'To-do' },
            ],
          },
        ],
      },
    } as unknown as DashboardData
    expect(standingOf(data)).toMatchObject({ score: null, strong: ['Slope'], least: 200, perfect: 800, off: 60 })
  })
})
