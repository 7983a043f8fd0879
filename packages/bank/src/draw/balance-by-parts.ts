/** Three traps beside which the right option is not the one whose parts stand most often. */

import { hash32 } from '../kit/rng.ts'
import type { Value } from '../kit/types.ts'
import { isClassic, keepsClassics } from './classics.ts'
import { aloneInTwoParts, guessedByParts, partsOfOneForm } from './inconspicuous.ts'
import { cheapestThree, threes } from './near-duplicates.ts'
import type { TrapValue } from './trap-values.ts'

/**
 * Where every mistake changes one part, the right option has most parts in common with the others. So three are taken of which
 * two share a wrong part, as far as the classic mistakes leave room for it, and none of which stands alone. One trap is drawn
 * first, so that each has its turn.
 */
export function byParts(
  key: Value,
  found: readonly TrapValue[],
  params: unknown,
  template: string,
): readonly TrapValue[] {
  if (found.length <= 3) return found
  const partsOf = (three: readonly TrapValue[]) => partsOfOneForm([key.html, ...three.map((f) => f.value.html)])
  const cost = (three: readonly TrapValue[]): number => {
    const parts = partsOf(three)
    return parts === null ? 1 : Math.abs(guessedByParts(parts, 0) - 0.25)
  }
  const classics = keepsClassics(found)
  const together = (three: readonly TrapValue[]): boolean => {
    const parts = partsOf(three)
    return classics(three) && (parts === null || aloneInTwoParts(parts) < 0)
  }
  const others = found.filter((f) => !isClassic(f))
  const turn = others[hash32(`${JSON.stringify(params)}/${template}`) % others.length]
  const fits = [(three: readonly TrapValue[]) => together(three) && three.some((f) => f === turn), together, classics]
  const all = threes(found)
  return cheapestThree(
    found,
    cost,
    fits.find((fit) => all.some(fit)),
  )
}
