import type { Unit, Wish } from './wishes.ts'

/** What a question of a kind costs of which an exam needs all that is left, beside the information of one, about 0.15. */
const PRICE = 3

const total = (of: Wish['of'], units: readonly Unit[]): number => units.reduce((sum, unit) => sum + of(unit), 0)

/** What can be asked, and what there was before the student had met some of it. */
export type Supply = Readonly<{ left: readonly Unit[]; ever: readonly Unit[] }>

const unseen = (units: readonly Unit[]): Unit[] => units.filter((unit) => !unit.seen)

/** By group: how much sooner than the whole it runs out, by what is left of each. Where nothing is left, nothing is asked. */
function haste({ of, evenly }: Wish, ever: readonly Unit[]): (unit: Unit) => number {
  if (!evenly) return () => 1
  const left = total(of, unseen(ever)) / Math.max(1, total(of, ever))
  const groups = Map.groupBy(ever, evenly)
  const factors = new Map(
    [...groups].map(([group, own]) => {
      const ownLeft = total(of, unseen(own))
      return [group, ownLeft === 0 ? 1 : (left * total(of, own)) / ownLeft]
    }),
  )
  return (unit) => factors.get(evenly(unit)) ?? 1
}

/**
 * A price for questions that are needed in exams to come: for each kind the share of what is left that one exam needs at least.
 * So a student's first exams do not use up what the last ones cannot do without.
 */
export function scarcity(wishes: readonly Wish[], { left, ever }: Supply): (unit: Unit) => number {
  const fresh = unseen(left)
  const kinds = wishes
    .filter(({ scarce, min }) => scarce && min > 0)
    .map((wish) => ({
      of: wish.of,
      price: (PRICE * wish.min) / Math.max(wish.min, total(wish.of, fresh)),
      factor: haste(wish, ever),
    }))
  return (unit) => kinds.reduce((sum, { of, price, factor }) => sum + price * of(unit) * factor(unit), 0)
}
