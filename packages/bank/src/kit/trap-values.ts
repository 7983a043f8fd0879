/** What the traps of a template lead to for given parameters. */

import type { Template, Trap, Value } from './types.ts'

export type TrapValue<P> = Readonly<{ index: number; trap: Trap<P>; value: Value }>

/** All wrong values that the traps give here, distinct from the key and from each other, first come first. */
export function trapValues<P>(t: Pick<Template<P>, 'answer' | 'traps'>, params: P): TrapValue<P>[] {
  const taken = new Set([t.answer(params).key])
  return t.traps.flatMap((trap, index) => {
    const value = trap.rule(params)
    if (value === null || taken.has(value.key)) return []
    taken.add(value.key)
    return [{ index, trap, value }]
  })
}
