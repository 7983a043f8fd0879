/** An explanation ends with a check of the answer that is carried out with this item's numbers and says more than a step did. */

import type { DrawnItem } from '../draw/drawn.ts'
import { CHECKS_ANSWERS } from '../expectations.ts'
import type { Drawn, Gate, Problem } from './gate.ts'
import { perDrawnItem } from './per-item.ts'
import { checkIn, stepsIn } from './reading/explanation.ts'

/** The student is told to check, or is asked something, and no result stands there. */
const LEFT_TO_DO = /\?$|\bmust come out\b|\byour own\b|\bas you can check\b|\bboth sides agree\b/

/** From so many items of a template on, one text for more than half of them cannot be about the single item. */
const ENOUGH = 5

const single = perDrawnItem('answer-checked', (item, _, { module }) => {
  if (!CHECKS_ANSWERS.includes(module.topic.id)) return []
  const check = checkIn(item.secret.explanation)
  if (check === '') return ['the explanation has no check of the answer']
  if (LEFT_TO_DO.test(check)) return [`the check of the answer is left to do: ${check}`]
  return stepsIn(item.secret.explanation).some((step) => step.startsWith(check))
    ? ['the check of the answer only repeats a step']
    : []
})

/** Whether a check speaks of the item at all: a number, a formula, or words that are quoted. */
const particular = (check: string): boolean => /[\d$“]/.test(check)

/** Templates whose items have one and the same check, whatever their numbers are. */
function alike({ module, items }: Drawn): Problem[] {
  if (!CHECKS_ANSWERS.includes(module.topic.id)) return []
  return [...Map.groupBy(items, ({ template_id }) => template_id)].flatMap(([template, list]) => {
    const t = module.templates.find(({ id }) => id === template)
    // Items that show the same numbers in other words may well be checked alike: one of them counts.
    const shown = (item: DrawnItem): string => JSON.stringify(t?.given(item.params, item.frame_id))
    const own = t ? [...new Map(list.map((item) => [shown(item), item])).values()] : []
    const texts = Map.groupBy(own, ({ secret }) => checkIn(secret.explanation))
    return [...texts].flatMap(([check, shared]) => {
      const many = own.length >= ENOUGH && 2 * shared.length > own.length
      if (check === '' || !(many || (shared.length > 2 && !particular(check)))) return []
      const { id } = shared[0] as DrawnItem
      const message = `the check of ${shared.length} of ${own.length} items of this template is the same: ${check}`
      return [{ gate: 'answer-checked', item: id, message }]
    })
  })
}

export const answersChecked: Gate = (d) => [...single(d), ...alike(d)]
