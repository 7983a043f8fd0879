import type { Past } from './practice.ts'
import type { Instant } from './types.ts'

/** A misconception that the student has shown: when last, and the kinds of question (templates) on which it can show. */
type Shown = Readonly<{ at: Instant; kinds: ReadonlySet<string> }>

/** Answered right since, on a kind of question that could have shown it. */
function isMended({ at, kinds }: Shown, past: readonly Past[]): boolean {
  // A test's answers share one instant, so that their order tells which came after the miss.
  const miss = past.findLastIndex((one) => !one.correct && one.at <= at && kinds.has(one.template_id))
  return past.some((one, i) => i > miss && one.correct && one.at >= at && kinds.has(one.template_id))
}

/** The kinds of question that repair what the student has shown and not put right since; `past` is oldest first. */
export const kindsToRepair = (shown: readonly Shown[], past: readonly Past[]): ReadonlySet<string> =>
  new Set(shown.flatMap((one) => (isMended(one, past) ? [] : [...one.kinds])))
