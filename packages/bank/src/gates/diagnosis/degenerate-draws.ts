/** Draws that tell nothing, or too much: a wrong method that ends at the key, impossible options, one that stands out. */

import { degenerate, hasClassics } from '../../draw/classics.ts'
import { endingRight } from '../../draw/ends-right.ts'
import { standsOut } from '../../draw/inconspicuous.ts'
import { figureKey, twinKey } from '../../draw/item.ts'
import { beyondBound, twoBeyondOne } from '../../draw/possible.ts'
import { visible } from '../../draw/visible.ts'
import { EVERY_MISTAKE_LEADS_AWAY, MISTAKE_MAY_END_RIGHT } from '../../expectations.ts'
import { cmp } from '../../kit/num/frac.ts'
import type { Value } from '../../kit/types.ts'
import type { Gate } from '../gate.ts'
import { offeredIn, perDrawnItem } from '../per-item.ts'

/** The classic mistake must lead away from the key. */
export const mistakesLeadAway = perDrawnItem('degenerate', (_, origin) => {
  const { t, frame, params } = origin
  const found = degenerate(t, params, frame.id, offeredIn(origin))
  return found === null ? [] : [found]
})

/** Nor does any other mistake that has a name end at the key, where the topic promises it: whoever makes it would be right. */
export const everyMistakeLeadsAway = perDrawnItem('ends right', (_, { t, frame, params }, { module }) => {
  if (!EVERY_MISTAKE_LEADS_AWAY.includes(module.topic.id) || t.id in MISTAKE_MAY_END_RIGHT) return []
  const given = t.given(params, frame.id)
  // A procedure with numbers that ends at the key would be hidden, not mended.
  const excused = t.traps.filter((trap) => trap.unlessRight && trap.rule(given, frame.id)?.number)
  return [
    ...endingRight(t, params, frame.id).map((mistake) => `${mistake} gives the right answer`),
    ...excused.map((trap) => `${trap.misconception} gives a number and is excused as a statement`),
  ]
})

const COUNTED =
  /\bhow (?:many|long|tall|far|old|much|wide|high)\b|\b(?:length|area|volume|perimeter|width|height|radius|distance|price|cost)\b/i
const SIGNED =
  /below|change|temperature|elevation|score|coordinate|slope|balance|profit|solution|equation|value of|units? (?:left|right|up|down)/i

/** Whether a value cannot be the answer to what is asked, whatever the numbers are. */
function impossible(stem: string, key: Value, wrong: Value): boolean {
  const [right, x] = [key.number, wrong.number]
  if (!right || !x || cmp(right, 0) < 0) return false
  const question = stem.split(/(?<=[.?!])\s+/).at(-1) ?? stem
  if (/\bprobability\b/i.test(question) && cmp(right, 1) <= 0) return cmp(x, 1) > 0 || cmp(x, 0) < 0
  if (
    /\btriangle\b/i.test(stem) &&
    /degrees|\^\\circ|°/.test(question + key.html) &&
    /\bangle\b/i.test(question) &&
    cmp(right, 180) < 0
  )
    return cmp(x, 180) >= 0 || cmp(x, 0) <= 0
  return COUNTED.test(question) && !SIGNED.test(stem) && cmp(right, 0) > 0 && cmp(x, 0) < 0
}

export const optionsPossible = perDrawnItem('impossible', (item, origin) => {
  const { t, params } = origin
  const [stem, key] = [visible(item.public.content), t.answer(params)]
  const options = new Set(item.public.options.map((o) => o.content))
  const wrong = offeredIn(origin).filter(({ value }) => options.has(value.html))
  const values = wrong.map(({ value }) => value)
  return [
    ...wrong
      .filter(({ value }) => impossible(stem, key, value))
      .map(({ trap, value }) => `${trap.misconception} gives ${value.html}, which cannot be`),
    ...beyondBound(item.public.content, key, wrong).map(
      ({ trap, value }) => `${trap.misconception} gives ${value.html}, more than stem or figure allow`,
    ),
    ...(twoBeyondOne(stem, key, values) ? ['two options are beyond 1, where a sine or cosine is asked for'] : []),
  ]
})

/** The right option must not be told from the three others by one look. */
export const noneStandsOut = perDrawnItem('stands out', (item, { t }) => {
  // Fixed statements, such as “0” and “undefined”, cannot be drawn otherwise.
  const odd = hasClassics(t) ? standsOut(item) : null
  return odd === null ? [] : [`the right option alone has, or alone lacks, ${odd}`]
})

/**
 * Two questions of a template with the same figure and the same numbers are one question, and so are two of a skill whose
 * figures tell the same, however they are turned, where numbers and answer are the same.
 */
export const figuresDiffer: Gate = ({ items }) => {
  const seen = new Map<string, string>()
  return items.flatMap((item) => {
    const figure = figureKey(item.public.content)
    if (figure === null) return []
    const keys = [`${item.template_id}|${figure}`, ...(item.frame_id === 'written' ? [] : [twinKey(item) ?? ''])]
    const first = keys.flatMap((key) => seen.get(key) ?? [])[0]
    for (const key of keys) if (!seen.has(key)) seen.set(key, item.id)
    return first ? [{ gate: 'same figure', item: item.id, message: `same figure and numbers as ${first}` }] : []
  })
}
