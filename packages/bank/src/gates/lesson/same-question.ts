/** The try-it asks as many things as the second example, and for a mistake where that one does. */

import { visible } from '../../draw/visible.ts'
import type { Lesson } from '../../kit/lesson.ts'
import { withoutFigures } from '../../kit/tex.ts'
import type { Html } from '../../kit/types.ts'

/** One question inside another's sentence: “What is the perimeter, and what is the area?” */
const SECOND = /,? and (?=(?:for |by |in |to )?(?:what|which|how|who)\b)/gi

/** “Find …” and “Solve …” end without a question mark and ask one thing. */
function thingsAsked(asks: Html): number {
  const questions = visible(withoutFigures(asks)).match(/[^.?!]*\?/g) ?? []
  return Math.max(
    1,
    questions.reduce((n, question) => n + 1 + (question.match(SECOND)?.length ?? 0), 0),
  )
}

const asksForMistake = (asks: Html): boolean => /\bmistake\b[^.]*\?/i.test(visible(withoutFigures(asks)))

export function otherQuestion({ examples, tryIt }: Lesson): string[] {
  const [there, here] = [thingsAsked(examples[1].asks), thingsAsked(tryIt.asks)]
  return [
    ...(there === here ? [] : [`try it: asks ${here} of the ${there} questions of example 2`]),
    ...(asksForMistake(examples[1].asks) === asksForMistake(tryIt.asks)
      ? []
      : ['try it: one of the two asks for a mistake, it or example 2']),
  ]
}
