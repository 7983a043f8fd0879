/** The classic mistakes of a template: they are always among the options; looks decide about the rest only. */

import type { Template } from '../kit/types.ts'
import type { TrapValue } from './trap-values.ts'

export const hasClassics = (t: Pick<Template, 'traps'>): boolean => t.traps.some((trap) => trap.classic)

export const isClassic = ({ trap }: Pick<TrapValue, 'trap'>): boolean => trap.classic === true

/** Whether three wrong options have one mistake between them, whatever each of them says. */
const shareOneMistake = (three: readonly Pick<TrapValue, 'trap'>[]): boolean =>
  three.length === 3 && new Set(three.map(({ trap }) => trap.misconception)).size === 1

/** Whether three wrong options share a mistake although the template knows others: then it is drawn again. */
export const needlesslyAlike = (t: Pick<Template, 'traps'>, three: readonly Pick<TrapValue, 'trap'>[]): boolean =>
  shareOneMistake(three) && t.traps.some((trap) => trap.misconception !== three[0]?.trap.misconception)

/** Threes that keep every classic mistake, and do not all share one where it can be helped. */
export function keepsClassics(found: readonly TrapValue[]): (three: readonly TrapValue[]) => boolean {
  const classics = found.filter(isClassic)
  const kept = (three: readonly TrapValue[]) => classics.every((c) => three.includes(c))
  const apart = new Set(found.map((f) => f.trap.misconception)).size > 1
  return (three) => kept(three) && !(apart && shareOneMistake(three))
}

/** Why a draw does not tell the classic mistake from the right way; null where it does. */
export function degenerate(t: Template, params: unknown, frame: string, values: readonly TrapValue[]): string | null {
  if (!hasClassics(t)) return null
  const [given, right] = [t.given(params, frame), t.answer(params).key]
  const blind = t.traps.find((trap) => trap.classic && trap.rule(given, frame)?.key === right)
  if (blind) return `the classic mistake ${blind.misconception} gives the right answer`
  return values.some(isClassic) ? null : 'no classic mistake applies'
}
