import type { ReviewOverview } from '@fourfold/contract'

type Day = ReviewOverview['forecast'][number]

export const dayName = (date: string, options: Intl.DateTimeFormatOptions): string =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', { ...options, timeZone: 'UTC' })
export const n = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`
export const dueOn = ({ cards, mistakes }: Pick<Day, 'cards' | 'mistakes'>): number => cards + mistakes

/** “1 card and 44 mistakes”: what of each, since both are reviews. */
export function kinds({ cards, mistakes }: Pick<Day, 'cards' | 'mistakes'>): string {
  const parts = [cards > 0 && n(cards, 'card'), mistakes > 0 && n(mistakes, 'mistake')].filter(Boolean)
  return parts.length === 0 ? 'none' : parts.join(' and ')
}

/** What to do about the reviews that wait. They are a part of Today, which has practice beside them. */
export function plan(data: ReviewOverview): string {
  const due = { cards: data.due_cards, mistakes: data.due_mistakes }
  if (data.catch_up)
    return `Welcome back. There is no need to do everything at once: about ${n(data.catch_up.per_day, 'review')} a day, and you are even again in ${n(data.catch_up.days, 'day')}. That counts flashcards and mistakes alone; Today adds practice and lessons to them.`
  const today = dueOn(due) === 0 ? 'Nothing is due now.' : `${kinds(due)} due, about ${n(data.due_minutes, 'minute')}.`
  if (data.days_left === null) return today
  return `${today} Your test is in ${n(data.days_left, 'day')}: reviews are spread so that you know most on that day, without a pile on its eve.`
}

/** The days ahead: how many come today, and which later day brings the most. */
export function forecastWords([today, ...later]: readonly Day[]): string {
  const first = !today || dueOn(today) === 0 ? 'None today' : `${kinds(today)} today`
  const sum = later.reduce((all, day) => ({ cards: all.cards + day.cards, mistakes: all.mistakes + day.mistakes }), {
    cards: 0,
    mistakes: 0,
  })
  if (dueOn(sum) === 0) return `${first}, none in the ${n(later.length, 'day')} after.`
  const [most] = later.toSorted((a, b) => dueOn(b) - dueOn(a))
  const on = most ? dayName(most.date, { weekday: 'short', month: 'short', day: 'numeric' }) : ''
  return `${first}, ${kinds(sum)} in the ${n(later.length, 'day')} after; most on ${on} (${most ? dueOn(most) : 0}).`
}
