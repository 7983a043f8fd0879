import type { TestListItem } from '@fourfold/contract'

/** Unscored tests first speak of what is left to do; scored ones of what was right. */
export const nameOf = (test: TestListItem): string =>
  test.correct === null ? test.title : `${test.title}, ${test.correct}\u00a0of\u00a0${test.number_of_questions}`

/** What was not right, so that two tests over many subjects are not alike; nothing where the name says it already. */
export function missedOf({ title, missed }: Pick<TestListItem, 'title' | 'missed'>): string | null {
  const [first, second, ...others] = missed
  if (first === undefined || (second === undefined && title.includes(first))) return null
  if (second === undefined) return `Missed: ${first}`
  return `Missed: ${first}, ${second}${others.length > 0 ? ` and ${others.length} more` : ''}`
}

/** How far an open test is; of a scored one nothing. */
export const progressOf = ({ score, answered, number_of_questions }: TestListItem): string | null =>
  score === null ? `${answered} of ${number_of_questions} answered` : null

/** On a phone what the name says already is not said again. */
export const saysMode = ({ title, question_mode }: TestListItem): boolean => title.startsWith(modeName(question_mode))

export const modeName = (mode: string): string => (mode === 'Marked' ? 'Starred' : mode)

export const FILTERS = ['All', 'Not scored', 'Diagnostic', 'Practice', 'Exams', 'Own tests'] as const
type Filter = (typeof FILTERS)[number]

/** The filter that the address names; all of them where it names none. */
export const filterOf = (name: string | null): Filter => FILTERS.find((each) => each === name) ?? 'All'

/** Where a test belongs: a diagnostic, what was recommended, an exam; else the student put it together. */
const KINDS: Readonly<Record<string, Filter>> = { Diagnostic: 'Diagnostic', Recommendation: 'Practice', Exam: 'Exams' }
const kindOf = ({ question_mode }: TestListItem): Filter => KINDS[question_mode] ?? 'Own tests'

export const inFilter = (test: TestListItem, filter: Filter): boolean =>
  filter === 'All' || (filter === 'Not scored' ? test.score === null : kindOf(test) === filter)

const DAY = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' })
const YEAR = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric' })
const DAY_MS = 86_400_000

/** The day as a heading of the timeline: today, yesterday, else its date. */
export function dayName(iso: string, now: number): string {
  const at = new Date(iso)
  const days = Math.round((new Date(now).setHours(0, 0, 0, 0) - new Date(iso).setHours(0, 0, 0, 0)) / DAY_MS)
  if (days === 0) return 'Today'
  if (days === 1) return 'Yesterday'
  return (at.getFullYear() === new Date(now).getFullYear() ? DAY : YEAR).format(at)
}
