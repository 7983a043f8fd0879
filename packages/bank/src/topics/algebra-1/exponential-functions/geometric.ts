/** Geometric sequences: their terms, and how the first ones are shown. */

export type Geo = { a: number; r: number; n: number }

export const term = ({ a, r }: { a: number; r: number }, n: number) => a * r ** (n - 1)

/** What the frames show of a sequence: its first terms, or its start and its ratio in words. */
export const begins = (g: { a: number; r: number }, count: number): string =>
  Array.from({ length: count }, (_, i) => term(g, i + 1)).join(', ')

type Told = Readonly<{ list?: string; words?: string; a?: number; r?: number }>

/** First term and ratio as the stem shows them: by name, as a list of terms, or in a story. */
export function geo({ list, words, a, r }: Told): Readonly<{ a: number; r: number }> {
  if (a !== undefined && r !== undefined) return { a, r }
  const n = (list ?? words ?? '').match(/-?\d+/g)?.map(Number) ?? []
  if (list !== undefined) return { a: n[0] ?? 0, r: (n[1] ?? 0) / (n[0] ?? 1) }
  return words?.startsWith('level') ? { a: n[1] ?? 0, r: n[2] ?? 0 } : { a: n[0] ?? 0, r: n[2] ?? 0 }
}

/** How often the first term is multiplied by the ratio until the value is reached. */
export function stepsTo(g: Told & Readonly<{ value: number }>): number {
  const { a, r } = geo(g)
  return Math.round(Math.log(Math.abs(g.value / a)) / Math.log(Math.abs(r)))
}
