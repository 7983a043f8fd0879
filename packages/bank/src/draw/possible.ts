/** Values that cannot be an answer, whatever the numbers are. */

import { cmp } from '../kit/num/frac.ts'
import type { Value } from '../kit/types.ts'

const far = ({ number }: Value): boolean => number !== undefined && (cmp(number, 1) > 0 || cmp(number, -1) < 0)

/**
 * Whether two options lie beyond 1 where a sine or cosine is asked for. One, such as a ratio upside down, is a mistake to
 * see; with two of them only two options are left.
 */
export function twoBeyondOne(stem: string, key: Value, wrong: readonly Value[]): boolean {
  const question = stem.split(/(?<=[.?!])\s+/).at(-1) ?? stem
  return /\$\\(?:sin|cos)(?![a-z])[^+=$-]*\$\s*\?/.test(question) && !far(key) && wrong.filter(far).length > 1
}
