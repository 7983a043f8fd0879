/** How well the wrong answers of a topic diagnose, in shares. */

import type { Trap } from '../../kit/types.ts'
import type { Drawn } from '../gate.ts'
import { originOf } from '../per-item.ts'
import { diagnosisGates } from './every-diagnosis.ts'
import { misfits } from './operations.ts'
import { answerIsGiven, asksForTheAnswer, hasClassic, offersClassic } from './procedures.ts'
import { redoneShare } from './redone.ts'

const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole)
const shareOfAny = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

type Diagnosis = Readonly<{
  /** Of the choice questions: those that offer their classic mistakes; null where none is drawn. */ classic:
    | number
    | null
  /** Of the choice questions: those without a mistake that is marked as classic. */ unmarked: number | null
  /** Of the traps: those that carry their mistake out on what the stem shows, without the answer. */ procedures: number
  /** Of the traps that give numbers: those whose operation is declared, so that a gate carries it out again. */
  redone: number
  faults: number
}>

export function diagnosisShares(d: Drawn): Diagnosis {
  const all = d.items.flatMap((item) => {
    const origin = originOf(item, d)
    return origin ? [{ item, origin }] : []
  })
  const choice = all.filter(({ item }) => item.public.options.length > 0)
  const knowing = new Set(all.flatMap(({ item, origin }) => (answerIsGiven(item, origin) ? [origin.t.id] : [])))
  const misfit = new Set<Trap>(all.flatMap(({ origin }) => misfits(origin).map(({ trap }) => trap)))
  const traps = d.module.templates.flatMap((t) => t.traps.map((trap) => ({ t, trap })))
  const sound = traps.filter(({ t, trap }) => !knowing.has(t.id) && !misfit.has(trap) && !asksForTheAnswer(trap))
  return {
    classic: shareOfAny(choice.filter(({ item, origin }) => offersClassic(item, origin)).length, choice.length),
    unmarked: shareOfAny(choice.filter(({ origin }) => !hasClassic(origin)).length, choice.length),
    procedures: share(sound.length, traps.length),
    redone: redoneShare(d),
    faults: Object.values(diagnosisGates).reduce((n, gate) => n + gate(d).length, 0),
  }
}
