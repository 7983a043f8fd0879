import type { Unit, Wish } from './wishes.ts'

/** What a question of a kind costs of which an exam needs all that is left, beside the information of one, about 0.15. */
const PRICE = 3

/**
 * A price for questions that are needed in exams to come: for each kind the share of what is left that one exam needs at least.
 * So a student's first exams do not use up what the last ones cannot do without.
 */
export function scarcity(wishes: readonly Wish[], units: readonly Unit[]): (unit: Unit) => number {
  const fresh = units.filter((unit) => !unit.seen)
  const kinds = wishes
    .filter(({ scarce, min }) => scarce && min > 0)
    .map(({ of, min }) => ({
      of,
      price:
        (PRICE * min) /
        Math.max(
          min,
          fresh.reduce((sum, unit) => sum + of(unit), 0),
        ),
    }))
  return (unit) => kinds.reduce((sum, { of, price }) => sum + price * of(unit), 0)
}
