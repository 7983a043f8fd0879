/** How a value stands among others: by rank, by its looks. Used where wrong options are chosen. */

/** How many of the others are less than the first, ties (up to `slack`) counted half. */
export const rank = ([first = 0, ...rest]: readonly number[], slack = 0): number =>
  rest.reduce((r, x) => r + (x < first - slack ? 1 : x > first + slack ? 0 : 0.5), 0)

/** The pieces that are seen in TeX: commands, numbers, words, signs. */
export const pieces = (shown: string): Set<string> =>
  new Set(shown.match(/\\[a-z]+|\d+(?:\.\d+)?|[a-zA-Z]+|[-+=()^]/g) ?? [])

/** How much each set of pieces has in common with the others. */
export const likeness = (sets: readonly ReadonlySet<string>[]): number[] =>
  sets.map((s, i) =>
    sets.reduce((sum, t, j) => {
      const both = [...s].filter((x) => t.has(x)).length
      return i === j ? sum : sum + both / Math.max(1, s.size + t.size - both)
    }, 0),
  )

/** All choices of three, in the order of the list. */
export const threes = <T>(list: readonly T[]): T[][] =>
  list.flatMap((a, i) => list.slice(i + 1).flatMap((b, j) => list.slice(i + j + 2).map((c) => [a, b, c])))

/** The choice of three that costs least among those that `fits` allows, where there are any; the first of several. */
export const cheapestThree = <T>(
  list: readonly T[],
  cost: (three: readonly T[]) => number,
  fits: (three: readonly T[]) => boolean = () => true,
): T[] => {
  const all = threes(list)
  const allowed = all.filter(fits)
  return (allowed.length > 0 ? allowed : all)
    .map((three) => ({ three, cost: cost(three) }))
    .reduce((best, x) => (x.cost < best.cost - 1e-9 ? x : best)).three
}
