/** Two or three examples are enough, unless there are more kinds of questions to show: a fourth one shows a kind of its own. */

import { type Lesson, namedIn } from '../../kit/lesson.ts'

const ENOUGH = 3

/** Where a lesson has more than three examples, each names a kind of question that no other one names. */
export function kindsOfTheirOwn({ examples }: Lesson): string[] {
  if (examples.length <= ENOUGH) return []
  return examples.flatMap((example, i) => {
    const elsewhere = new Set(examples.filter((other) => other !== example).flatMap(namedIn))
    const own = namedIn(example).filter((kind) => !elsewhere.has(kind))
    return own.length > 0
      ? []
      : [`example ${i + 1}: one of ${examples.length}, and others show its kinds of questions too`]
  })
}
