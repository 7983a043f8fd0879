/** A wrong option whose name depends on what was drawn. */

import type { Trap } from './types.ts'

/** A trap for each name; the one applies that `nameOf` gives. */
export const namedBy = <P, G>(
  names: readonly string[],
  nameOf: (given: G) => string,
  trap: Omit<Trap<P, G>, 'misconception'>,
): Trap<P, G>[] =>
  names.map((misconception, i) => ({
    ...trap,
    ...(i > 0 ? { instead: true as const } : {}),
    misconception,
    rule: (given, frame) => (nameOf(given) === misconception ? trap.rule(given, frame) : null),
  }))
