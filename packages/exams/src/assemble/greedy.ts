import type { Unit, Wish } from './wishes.ts'

/** What missing a wish costs at a value of its sum. */
const price = ({ min, max, weight }: Wish, value: number): number =>
  weight * (Math.max(0, min - value) + Math.max(0, value - max))

/** Where the solver has found nothing in its time: always the unit that brings the module nearest to its wishes. */
export function greedily(units: readonly Unit[], wishes: readonly Wish[], size: number): Unit[] {
  const values = wishes.map(() => 0)
  const left = new Set(units)
  const chosen: Unit[] = []
  const gain = (unit: Unit): number =>
    wishes.reduce((sum, wish, w) => {
      const now = values[w] ?? 0
      return sum + price(wish, now) - price(wish, now + wish.of(unit))
    }, 0)
  while (chosen.length < size && left.size > 0) {
    const [best] = [...left].map((unit) => ({ unit, worth: gain(unit) })).toSorted((a, b) => b.worth - a.worth)
    if (!best) break
    left.delete(best.unit)
    chosen.push(best.unit)
    for (const [w, wish] of wishes.entries()) values[w] = (values[w] ?? 0) + wish.of(best.unit)
  }
  return chosen
}
