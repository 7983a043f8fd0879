/** What the types cannot say about the form of a template: classic mistakes come first, and a plan names no numbers. */

import type { Template } from '../kit/types.ts'
import type { Gate, Problem } from './gate.ts'
import { perDrawnItem } from './per-item.ts'

/** The first trap, or the first two, may be classic. */
/** A trap with several names counts as one. */
const classicsFirst = (t: Template): boolean =>
  t.traps
    .filter((trap) => !trap.instead)
    .every((trap, i, traps) => !trap.classic || (i < 2 && traps.slice(0, i).every((before) => before.classic)))

/** A digit that is no exponent. */
const NUMBER = /(?<![\^\d]|\^\{)\d/

/** The plan as it is shown: asking the template again would draw the figures of every explanation a second time. */
const PLAN = /^<p class="plan">(.*?)<\/p>/s

const planWithoutNumbers = perDrawnItem('form', (item) => {
  const plan = PLAN.exec(item.secret.explanation)?.[1] ?? ''
  return NUMBER.test(plan) ? [`the plan names a number: “${plan}”`] : []
})

export const formKept: Gate = (d) => [
  ...d.module.templates.flatMap((t): Problem[] =>
    classicsFirst(t)
      ? []
      : [{ gate: 'form', item: t.id, message: 'classic mistakes are the first trap or the first two' }],
  ),
  ...planWithoutNumbers(d),
]
