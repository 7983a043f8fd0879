/** What the subjects of this topic share. */

import type { Misconception } from '#kit'

/** One line of a list of misconceptions. */
export const slip = (id: string, sentence: string, clue: string, ...skills: readonly string[]): Misconception => ({
  id,
  sentence,
  clue,
  skills,
})

/** The first whole number from −limit to limit with the property; far away when there is none. */
export const search = (good: (n: number) => boolean, limit = 500): number => {
  for (let n = -limit; n <= limit; n++) if (good(n)) return n
  return 9999
}
