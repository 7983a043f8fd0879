import { rightUnaided } from './hints.ts'
import type { Past } from './practice.ts'
import type { Instant } from './types.ts'

/** A misconception that the student has shown: when last, and the kinds of question (templates) on which it can show. */
type Shown = Readonly<{ at: Instant; kinds: ReadonlySet<string> }>

type Answered = Readonly<{ correct: boolean; at: Instant; place: number }>

/** Answered right since, on a kind of question that could have shown it. */
function isMended({ at, kinds }: Shown, byKind: ReadonlyMap<string, readonly Answered[]>): boolean {
  const own = [...kinds].flatMap((kind) => byKind.get(kind) ?? [])
  // A test's answers share one instant, so that their order tells which came after the miss.
  const miss = own.reduce((last, one) => (!one.correct && one.at <= at ? Math.max(last, one.place) : last), -1)
  return own.some((one) => one.place > miss && one.correct && one.at >= at)
}

/** The kinds of question that repair what the student has shown and not put right since; `past` is oldest first. */
export function kindsToRepair(shown: readonly Shown[], past: readonly Past[]): ReadonlySet<string> {
  const byKind = new Map<string, Answered[]>()
  for (const [place, one] of past.entries()) {
    const { template_id, correct, at } = one
    // With a hint it is not known to be mended, and not missed.
    if (correct && !rightUnaided(one)) continue
    const own = byKind.get(template_id) ?? []
    own.push({ correct, at, place })
    byKind.set(template_id, own)
  }
  return new Set(shown.flatMap((one) => (isMended(one, byKind) ? [] : [...one.kinds])))
}
