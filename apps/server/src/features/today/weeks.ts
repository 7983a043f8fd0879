import type { StudyWeek } from '@fourfold/contract'
import { dateOfDay } from '../reviews/index.ts'

/** Day 4 since 1970 was a Monday. */
export const mondayOf = (day: number): number => day - ((((day - 4) % 7) + 7) % 7)

export const PAST_WEEKS = 3
/** Without a date, and towards one that is far away. */
const AHEAD_WEEKS = 4
const MOST_AHEAD = 25

type Facts = Readonly<{
  /** Numbers of the student's days. */
  today: number
  test: number | null
  daily_minutes: number
  done: ReadonlyMap<number, number>
  /** Days on which a whole exam was scored. */
  exams: ReadonlySet<number>
}>

const days = (monday: number): number[] => Array.from({ length: 7 }, (_, n) => monday + n)

/** Two weeks apart, the last one in the week before the test: late enough to tell, early enough to mend what it shows. */
const EXAM_WEEKS = 2

function examIn(monday: number, { today, test, exams }: Facts): StudyWeek['exam'] {
  if (days(monday).some((day) => exams.has(day))) return 'done'
  if (test === null || monday < mondayOf(today)) return null
  const before = (mondayOf(test) - monday) / 7
  return before > 0 && before % EXAM_WEEKS === 1 ? 'planned' : null
}

/** When the student's work began, as far as the strip looks back. */
const beganOn = ({ done, today }: Facts): number => Math.min(...done.keys(), today)

/** What this week asks for: the daily minutes of its days, but for those before the first work and from the test on. */
export function weekGoal(facts: Facts): number {
  const { today, test, daily_minutes } = facts
  const asked = days(mondayOf(today)).filter((day) => day >= beganOn(facts) && (test === null || day < test))
  return asked.length * daily_minutes
}

/**
 * The strip of weeks. A missed day changes nothing but the days that are left: a week that has passed shows only what was
 * done, this one what was done and what the rest of it holds.
 */
export function weeksOf(facts: Facts): StudyWeek[] {
  const { today, test, daily_minutes, done } = facts
  const current = mondayOf(today)
  const last = test === null ? current + 7 * AHEAD_WEEKS : Math.min(mondayOf(test), current + 7 * MOST_AHEAD)
  const first = Math.max(current - 7 * PAST_WEEKS, mondayOf(beganOn(facts)))
  return Array.from({ length: (last - first) / 7 + 1 }, (_, n) => {
    const monday = first + 7 * n
    const week = days(monday)
    const minutes = week.reduce((sum, day) => sum + (done.get(day) ?? 0), 0)
    const open = week.filter((day) => day >= today && (test === null || day < test))
    const ahead = open.reduce((sum, day) => sum + Math.max(0, daily_minutes - (done.get(day) ?? 0)), 0)
    return {
      start: dateOfDay(monday),
      planned: monday < current ? 0 : Math.round(ahead),
      done: Math.round(minutes),
      now: monday === current,
      test_date: test !== null && week.includes(test) ? dateOfDay(test) : null,
      exam: examIn(monday, facts),
    }
  })
}
