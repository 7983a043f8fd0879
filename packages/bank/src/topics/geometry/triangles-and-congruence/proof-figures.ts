import { drawing, g, type Html, type Part, type Points } from '#kit'

/** Figures that several proofs are about; `s` gives the letters of the set for those from A to E. */

type Letters = (x: string) => string

/** AC and BD cross; AB and CD are drawn. */
export const crossing = (s: Letters): Part[] => [g.seg(s('AC')), g.seg(s('BD')), g.seg(s('AB')), g.seg(s('CD'))]

/** AD and BC cross at E between parallel segments, and E halves AD. */
export const crossedParallels = (s: Letters): Part[] => [
  g.seg(s('AD')),
  g.seg(s('BC')),
  g.seg(s('AB')),
  g.seg(s('CD')),
  g.parallel(s('AB')),
  g.parallel(s('CD')),
  g.ticks(s('AE')),
  g.ticks(s('DE')),
]

/** A kite with both diagonals. */
export const kite = (s: Letters): Part[] => [
  g.polygon(s('ABCD')),
  g.seg(s('AC')),
  g.seg(s('BD')),
  g.ticks(s('AB')),
  g.ticks(s('AD')),
  g.ticks(s('BC'), 2),
  g.ticks(s('CD'), 2),
]

type Figure = Readonly<{ alt: string; parts: (s: Letters) => readonly Part[] }>

/** The figure with the letters of a set, and more parts in it. */
export const lettered = ({ alt, parts }: Figure, at: Points, s: Letters, more: readonly Part[] = []): Html =>
  drawing(
    {
      alt: alt.replace(/\b[A-E]+\b/g, (run) => (run === 'A' && alt.startsWith('A ') ? run : s(run))),
      at: Object.fromEntries(Object.entries(at).map(([n, spot]) => [s(n), spot])),
      height: 200,
    },
    [...parts(s), ...more],
  )
