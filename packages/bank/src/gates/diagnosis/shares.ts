/** How well the wrong answers of a topic diagnose, in shares. */

import type { Drawn } from '../gate.ts'
import { originOf } from '../per-item.ts'
import { diagnosisGates } from './every-diagnosis.ts'
import { offersClassic } from './procedures.ts'

const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole)

export function diagnosisShares(d: Drawn): Readonly<{ classic: number; procedures: number; faults: number }> {
  const choice = d.items.flatMap((item) => {
    const origin = item.public.options.length > 0 ? originOf(item, d) : null
    return origin ? [{ item, origin }] : []
  })
  const traps = d.module.templates.flatMap((t) => t.traps)
  return {
    classic: share(choice.filter(({ item, origin }) => offersClassic(item, origin)).length, choice.length),
    procedures: share(traps.filter((t) => t.rule).length, traps.length),
    faults: Object.values(diagnosisGates).reduce((n, gate) => n + gate(d).length, 0),
  }
}
