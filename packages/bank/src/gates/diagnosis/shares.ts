/** How well the wrong answers of a topic diagnose, in shares. */

import type { Drawn } from '../gate.ts'
import { originOf } from '../per-item.ts'
import { diagnosisGates } from './every-diagnosis.ts'
import { offersClassic } from './procedures.ts'

const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole)

export function diagnosisShares(d: Drawn): Readonly<{ classic: number; faults: number }> {
  const choice = d.items.flatMap((item) => {
    const origin = item.public.options.length > 0 ? originOf(item, d) : null
    return origin ? [{ item, origin }] : []
  })
  return {
    classic: share(choice.filter(({ item, origin }) => offersClassic(item, origin)).length, choice.length),
    faults: Object.values(diagnosisGates).reduce((n, gate) => n + gate(d).length, 0),
  }
}
