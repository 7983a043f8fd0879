/** Of the traps that lead to a number, so many declare an operation that is carried out again; the share never falls. */

import { EXPECTED, REDONE } from '../../expectations.ts'
import type { Trap } from '../../kit/types.ts'
import type { Drawn, Gate } from '../gate.ts'
import { mistakesIn, originOf } from '../per-item.ts'

/** The traps that lead to a number in some question, template by template. */
function numericTraps(d: Drawn): Trap[] {
  const found = new Map<string, Trap>()
  for (const item of d.items) {
    const origin = originOf(item, d)
    if (!origin) continue
    for (const { index, trap, value } of mistakesIn(origin))
      if (value.number) found.set(`${origin.t.id} ${index}`, trap)
  }
  return [...found.values()]
}

/** 1 where no trap leads to a number. */
export function redoneShare(d: Drawn): number {
  const traps = numericTraps(d)
  return traps.length === 0 ? 1 : traps.filter((trap) => trap.operands).length / traps.length
}

export const enoughRedone: Gate = (d) => {
  const { id, subjects } = d.module.topic
  const [least, share] = [REDONE[id] ?? 0, redoneShare(d)]
  // A topic promises it as a whole, not for each of its subjects.
  return share >= least || subjects.length < (EXPECTED[id]?.subjects ?? 0)
    ? []
    : [
        {
          gate: 'operation',
          item: id,
          message: `of the traps that lead to a number, ${(100 * share).toFixed(1)} % have operands; ${100 * least} % must`,
        },
      ]
}
