/** Worked examples and try-its of a lesson show their arithmetic as explanations do. */

import type { Lesson, TryStep } from '../../kit/lesson.ts'
import type { Html } from '../../kit/types.ts'
import { leapsBetween } from '../no-leaps.ts'

const withReason = (done: Html, why: Html): Html => `${done}<span class="why">${why}</span>`

/** What a step of the try-it leaves on the page; its question counts as shown, as a reason does. */
const doneByStudent = ({ ask, done }: TryStep): Html => withReason(done, ask)

export function leapsInLesson({ examples, tryIt }: Lesson): string[] {
  const inExamples = examples.flatMap(({ asks, steps }, i) =>
    leapsBetween(
      asks,
      steps.map((s) => withReason(s.do, s.why)),
    ).map((leap) => `example ${i + 1}, ${leap}`),
  )
  const inTryIt = leapsBetween(tryIt.asks, tryIt.steps.map(doneByStudent)).map((leap) => `try it, ${leap}`)
  return [...inExamples, ...inTryIt]
}
