/** What the types cannot say about the form of a template: classic mistakes come first, and a plan names no numbers. */

import type { Template } from '../kit/types.ts'
import type { Gate, Problem } from './gate.ts'
import { perDrawnItem } from './per-item.ts'

/** The first trap, or the first two, may be classic. */
const classicsFirst = (t: Template): boolean =>
  t.traps.every((trap, i) => !trap.classic || (i < 2 && t.traps.slice(0, i).every((before) => before.classic)))

/** A digit that is no exponent. */
const NUMBER = /(?<![\^\d]|\^\{)\d/

const planWithoutNumbers = perDrawnItem('form', (_, { t, frame, params }) => {
  const explanation = t.explain(params, frame.id)
  if (!('steps' in explanation)) return []
  return NUMBER.test(explanation.plan) ? [`the plan names a number: “${explanation.plan}”`] : []
})

export const formKept: Gate = (d) => [
  ...d.module.templates.flatMap((t): Problem[] =>
    classicsFirst(t)
      ? []
      : [{ gate: 'form', item: t.id, message: 'classic mistakes are the first trap or the first two' }],
  ),
  ...planWithoutNumbers(d),
]
