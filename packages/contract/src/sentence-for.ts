import { withCommas } from './commas.ts'

type Issue = Readonly<{ code: string; input?: unknown; origin?: string; minimum?: unknown; maximum?: unknown }>

const COUNTED = ['string', 'array']
const of = (limit: unknown, origin: string | undefined): string =>
  `${withCommas(Number(limit))}${origin === 'string' ? ' characters' : origin === 'array' ? ' entries' : ''}`

/** What is wrong with a value, in a sentence for people: used wherever a schema says none of its own. */
export function sentenceFor({ code, input, origin, minimum, maximum }: Issue): string {
  if (input === undefined || input === null || input === '') return 'Please fill this in.'
  if (code === 'too_small' && Number.isFinite(Number(minimum)))
    return COUNTED.includes(origin ?? '')
      ? `Please give at least ${of(minimum, origin)}.`
      : `Please choose ${of(minimum, origin)} or more.`
  if (code === 'too_big' && Number.isFinite(Number(maximum)))
    return COUNTED.includes(origin ?? '')
      ? `Please keep this to ${of(maximum, origin)}.`
      : `Please choose ${of(maximum, origin)} or less.`
  return 'Please check this.'
}
