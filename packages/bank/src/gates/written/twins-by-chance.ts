import type { WrittenItem } from '../../kit/types.ts'
import type { Gate } from '../gate.ts'
import { questionsOf, reading, wordsIn } from './question.ts'

/** How many words two options share at their beginning. */
function sharedStart(a: readonly string[], b: readonly string[]): number {
  const end = a.findIndex((word, i) => word !== b[i])
  return end < 0 ? a.length : end
}

const TWINS_SHARE = 3
const MORE_THAN_OTHERS = 2

/** Whether the right option is one of two that alone begin alike; null where no two do. */
function rightIsTwin(w: WrittenItem): boolean | null {
  const options = [w.right, ...w.wrong.map((o) => o.html)].map((html) => wordsIn(reading(html)))
  const pairs = options
    .flatMap((a, i) => options.slice(i + 1).map((b) => ({ first: i, shared: sharedStart(a, b) })))
    .sort((a, b) => b.shared - a.shared)
  const [most, next] = pairs
  if (!most || !next || most.shared < TWINS_SHARE || most.shared < next.shared + MORE_THAN_OTHERS) return null
  return most.first === 0
}

/**
 * Two options that begin alike draw the eye, and a half-right one is easily written by changing the end of the right one.
 * Whoever knows that picks one of the two, so the right option is among them no more often than chance: half the time,
 * with its 1 % bound.
 */
export const twinsByChance: Gate = ({ module }) => {
  const twins = questionsOf(module).flatMap(({ w }) => rightIsTwin(w) ?? [])
  const right = twins.filter(Boolean).length
  const bound = twins.length / 2 + 2.326 * Math.sqrt(twins.length / 4)
  return right <= bound
    ? []
    : [
        {
          gate: 'twins',
          item: '',
          message: `of the two options that begin alike one is right in ${right} of ${twins.length} questions; chance allows ${bound.toFixed(0)}`,
        },
      ]
}
