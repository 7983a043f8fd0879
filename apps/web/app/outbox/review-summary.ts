import type { Flashcard, Rating } from '@fourfold/contract'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const UNITS: Readonly<Record<string, number>> = { m: MINUTE, h: HOUR, d: DAY, mo: 30 * DAY, y: 365 * DAY }

type Labels = Pick<Flashcard, `rating_${Rating}`>

/** How long until a card is asked again after this rating, as its button says (10m, 5h, 4d, 2mo, 1.2y). */
export function intervalOf(card: Labels | undefined, rating: Rating): number | null {
  const [, count, unit = ''] = /^([\d.]+)(mo|[mhdy])$/.exec(card?.[`rating_${rating}`] ?? '') ?? []
  const length = UNITS[unit]
  return count === undefined || length === undefined ? null : Number(count) * length
}

const some = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

function inWords(ms: number): string {
  if (ms < HOUR) return some(Math.max(1, Math.round(ms / MINUTE)), 'minute')
  if (ms < DAY) return some(Math.round(ms / HOUR), 'hour')
  const days = Math.round(ms / DAY)
  return days < 60 ? some(days, 'day') : `about ${some(Math.round(days / 30), 'month')}`
}

/** What is said at the end of a review: how many cards it had, and when the first of them is asked again. */
export function closingWords(dueAt: readonly (number | null)[], now: number): string | null {
  if (dueAt.length === 0) return null
  const done = `Done for now: you reviewed ${some(dueAt.length, 'card')}.`
  const known = dueAt.filter((at) => at !== null)
  if (known.length === 0) return done
  const when = inWords(Math.min(...known) - now)
  return `${done} ${dueAt.length === 1 ? 'It is due again' : 'The first of them is due again'} in ${when}.`
}
