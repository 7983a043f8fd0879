/** Geometric sequences: their terms, and how the first ones are shown. */

export type Geo = { a: number; r: number; n: number }

export const term = ({ a, r }: { a: number; r: number }, n: number) => a * r ** (n - 1)

/** What the frames show of a sequence: its first terms, or its start and its ratio in words. */
export const begins = (g: { a: number; r: number }, count: number): string =>
  Array.from({ length: count }, (_, i) => term(g, i + 1)).join(', ')
