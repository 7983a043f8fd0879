/** What the traps of a template lead to for given parameters. */

import type { Template, Trap, Value } from '../kit/types.ts'

export type TrapValue = Readonly<{ index: number; trap: Trap; value: Value }>

/** All wrong values that the traps give here, distinct from the key and from each other, first come first. */
export function trapValues(
  t: Pick<Template, 'answer' | 'given' | 'traps'>,
  params: unknown,
  frame: string,
): TrapValue[] {
  const given = t.given(params, frame)
  const taken = new Set([t.answer(params).key])
  return t.traps.flatMap((trap, index) => {
    const value = trap.rule(given, frame)
    if (value === null || taken.has(value.key)) return []
    taken.add(value.key)
    return [{ index, trap, value }]
  })
}
