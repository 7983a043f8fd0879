import { count } from '../../format'

type Day = Readonly<{ date: string; mistakes: number }>
type Reviews = Readonly<{ due_mistakes: number; forecast: readonly Day[] }>

const named = (date: string): string =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })

/** Where the journal stands, in a sentence: how much is in it, and when the first of it comes back. */
export function journalLine(logged: number, { due_mistakes: due, forecast }: Reviews): string | null {
  if (logged === 0) return null
  // A right answer that was a guess is in the journal too, and is no mistake.
  const all = `${count(logged, 'question')} logged: ${logged === 1 ? 'missed, or right by a guess' : 'what you missed, and what was right by a guess'}.`
  if (due > 0) return `${all} ${due === 1 ? '1 is' : `${due} are`} due now, just before you would forget.`
  const next = forecast.find(({ mistakes }) => mistakes > 0)
  if (!next) return `${all} None comes back in the next ${forecast.length === 1 ? 'day' : `${forecast.length} days`}.`
  return `${all} Nothing is due; ${next.mistakes === 1 ? '1 comes' : `${next.mistakes} come`} back on ${named(next.date)}.`
}
