import { text } from '#kit'

/** How many solutions there are: the four options, and the ways to miss the right one. */

export const COUNTS = {
  none: text('Zero'),
  one: text('Exactly one'),
  two: text('Exactly two'),
  all: text('Infinitely many'),
} as const

export type Count = 'none' | 'one' | 'all'

type Words = Readonly<Record<Count, string>>
type OneOrNot = Readonly<{ one: string; other: string }>

export const countTraps = <P>(
  judged: (p: P) => Count,
  words: Readonly<{
    /** None for infinitely many, or the other way around. */
    mixedUp: Readonly<{ misconception: string; says: Words; why: Words }>
    /** One where there is another number, or another number where there is one. */
    single: Readonly<{ misconception: string; says: OneOrNot; why: OneOrNot }>
    two: Readonly<{ says: string; why: string }>
  }>,
) => {
  const oneOrNot =
    ({ one, other }: OneOrNot) =>
    (p: P) =>
      judged(p) === 'one' ? one : other
  return [
    {
      misconception: words.mixedUp.misconception,
      rule: (p: P) => COUNTS[judged(p) === 'none' ? 'all' : 'none'],
      says: (p: P) => words.mixedUp.says[judged(p)],
      why: (p: P) => words.mixedUp.why[judged(p)],
    },
    {
      misconception: words.single.misconception,
      rule: (p: P) => COUNTS[judged(p) === 'one' ? 'all' : 'one'],
      says: oneOrNot(words.single.says),
      why: oneOrNot(words.single.why),
    },
    {
      misconception: words.single.misconception,
      rule: () => COUNTS.two,
      says: () => words.two.says,
      why: () => words.two.why,
    },
  ]
}
