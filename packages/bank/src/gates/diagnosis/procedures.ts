/** A trap is a procedure that is run on what the stem shows, and the most common one is marked. */

import { isClassic } from '../../draw/classics.ts'
import type { DrawnItem } from '../../draw/drawn.ts'
import { eq } from '../../kit/num/frac.ts'
import type { Trap } from '../../kit/types.ts'
import type { Gate } from '../gate.ts'
import { numbersIn, textsIn } from '../given-is-shown.ts'
import { mistakesIn, type Origin, perDrawnItem } from '../per-item.ts'
import { showsNumber } from '../reading/shows-number.ts'

/** Kinds whose options judge somebody's work: all of them are always shown, and none is more common than the others. */
const VERDICTS: ReadonlySet<string> = new Set(['error', 'methods'])

/** Whether a mistake that applies to this question is marked as classic. */
export const hasClassic = (origin: Origin): boolean => mistakesIn(origin).some(isClassic)

/** Whether a choice question offers the classic mistakes that apply to it, or all that its traps lead to. */
export function offersClassic(item: DrawnItem, origin: Origin): boolean {
  const { t, frame, params } = origin
  const values = mistakesIn(origin)
  const classics = values.filter(isClassic)
  const options = new Set(item.public.options.map((o) => o.content))
  if (classics.length > 0) return classics.every((c) => options.has(c.value.html))
  const all = values.every((v) => options.has(v.value.html))
  // Where the options are statements, such as “no solution”, and each is right sometimes, none can be marked.
  const statements = !t.answer(params).number || values.some((v) => !v.value.number)
  return all && (VERDICTS.has(frame.kind) || (statements && !t.traps.some((trap) => trap.classic)))
}

export const classicOffered = perDrawnItem('classic', (item, origin) =>
  item.public.options.length === 0 || offersClassic(item, origin) ? [] : ['the classic mistake is not offered'],
)

/** Whether a rule asks for the answer instead of carrying the mistake out: “key plus one” is no procedure. */
export const asksForTheAnswer = ({ rule }: Pick<Trap, 'rule'>): boolean =>
  /\b(?:answer|key|solution)(?:Of|For|At)?\s*\(|\.(?:answer|key)\b/.test(`${rule}`)

export const rulesDoNotAsk: Gate = ({ module }) =>
  module.templates.flatMap((t) =>
    t.traps.filter(asksForTheAnswer).map((trap) => ({
      gate: 'rule',
      item: t.id,
      message: `the rule of ${trap.misconception} starts from the answer`,
    })),
  )

/** Whether what is given to the rules has the answer in it, although the stem does not show it. */
export function answerIsGiven(item: DrawnItem, { t, frame, params }: Origin): boolean {
  const [given, answer] = [t.given(params, frame.id), t.answer(params)]
  const { number } = answer
  const asNumber =
    number !== undefined && numbersIn(given).some((f) => eq(f, number)) && !showsNumber(item.public.content, number)
  const plain = number !== undefined && number.d === 1 && Math.abs(number.n) <= 1
  const texts = textsIn(given)
  // Where the options themselves are given, the student has them before the eyes as well.
  const listed = item.public.options.filter((o) => texts.includes(o.content)).length >= 3
  const asText = texts.some(
    (text) => (text === answer.html || text === answer.key) && !item.public.content.includes(text.replace(/\$/g, '')),
  )
  return (asNumber && !plain) || (asText && !listed && number === undefined)
}

/** What the stem does not show must not reach the rules: the answer itself above all. */
export const answerNotGiven = perDrawnItem('answer given', (item, origin) =>
  answerIsGiven(item, origin)
    ? [`given holds the answer ${origin.t.answer(origin.params).html}, which the stem does not show`]
    : [],
)
