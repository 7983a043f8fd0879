/** What a student did who undid nothing: the sentences that several subjects show for it. */

import type { Html } from '#kit'

/** “I added 5 instead of subtracting it.” for a term + 5 that is to be undone; the other way around for − 5. */
export const addedForSubtracted = (term: number): Html =>
  term > 0 ? `I added $${term}$ instead of subtracting it.` : `I subtracted $${-term}$ instead of adding it.`

/** The same, for a term that is brought to the other side of an equation or inequality. */
export const movedWrongly = (term: number): Html =>
  term > 0
    ? `When I moved the $${term}$ to the other side, I added it instead of subtracting it.`
    : `When I moved the $${term}$ to the other side, I subtracted $${-term}$ instead of adding it.`
