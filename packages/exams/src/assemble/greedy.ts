import type { Unit, Wish } from './wishes.ts'

/** What missing a wish costs at a value of its sum. */
const price = ({ min, max, weight }: Wish, value: number): number =>
  weight * (Math.max(0, min - value) + Math.max(0, value - max))

/** Where the solver has found nothing in its time: always the unit that brings the module nearest to its wishes. */
export function greedily(units: readonly Unit[], wishes: readonly Wish[], size: number): Unit[] {
  const values = wishes.map(() => 0)
  // What a unit adds to which wish, once: most wishes are about other units.
  const left = new Map(
    units.map((unit) => [
      unit,
      wishes.flatMap((wish, w) => {
        const adds = wish.of(unit)
        return adds === 0 ? [] : [{ wish, w, adds }]
      }),
    ]),
  )
  const chosen: Unit[] = []
  while (chosen.length < size && left.size > 0) {
    let [best, most] = [null as Unit | null, Number.NEGATIVE_INFINITY]
    for (const [unit, parts] of left) {
      let gain = 0
      for (const { wish, w, adds } of parts) gain += price(wish, values[w] ?? 0) - price(wish, (values[w] ?? 0) + adds)
      if (gain > most) [best, most] = [unit, gain]
    }
    if (!best) break
    for (const { w, adds } of left.get(best) ?? []) values[w] = (values[w] ?? 0) + adds
    left.delete(best)
    chosen.push(best)
  }
  return chosen
}
