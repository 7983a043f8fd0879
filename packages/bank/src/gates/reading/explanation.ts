/** The parts of an explanation, read back from its HTML. */

import type { Html } from '../../kit/types.ts'

/** What stands in the list of steps, one by one. */
export const stepsIn = (explanation: Html): readonly Html[] =>
  [...(explanation.match(/<ol class="steps">[\s\S]*?<\/ol>/)?.[0] ?? '').matchAll(/<li>([\s\S]*?)<\/li>/g)].map(
    ([, step = '']) => step,
  )

/** How the answer is checked; empty where it is not. */
export const checkIn = (explanation: Html): Html =>
  explanation.match(/<p class="check">([\s\S]*?)<\/p>/)?.[1]?.trim() ?? ''

/** The faster way; empty where there is none. */
export const fasterIn = (explanation: Html): Html =>
  explanation.match(/<p class="faster">([\s\S]*?)<\/p>/)?.[1]?.trim() ?? ''
