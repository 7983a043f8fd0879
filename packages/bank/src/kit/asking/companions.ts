/**
 * Names that go with another one. A subject that has the one has the other, and the same step of a lesson mends both: it
 * shows how a mistake is tested, or how lines are compared.
 */

import type { Misconception } from '../types.ts'

/** An error named untested; a statement that is accepted untested has no result to be close to. */
const UNTESTED = /(?:-names-an-error|-slip)?(?<!-accepts)-(?:without-testing|untested)$/
const WRONG_LINE = /-blames-the-wrong-line$/

/** Beside naming an error untested: naming the one whose result is most like the answer given. */
export const closestSlip = (untested: string): string => untested.replace(UNTESTED, '-names-the-closest-error')

/** Beside blaming any wrong line: blaming one that stands next to the error. */
export const nextLineSlip = (wrongLine: string): string => wrongLine.replace(WRONG_LINE, '-blames-the-line-beside')

const companionOf = (id: string): string | null =>
  UNTESTED.test(id) ? closestSlip(id) : WRONG_LINE.test(id) ? nextLineSlip(id) : null

/** A name with those that go with it. */
export const namesWith = (id: string): string[] => [id, companionOf(id) ?? []].flat()

/** The misconceptions of a subject with those that go with them. */
export function withCompanions(list: readonly Misconception[]): Misconception[] {
  return list.flatMap((m) => {
    const id = companionOf(m.id)
    if (id === null) return [m]
    const said = UNTESTED.test(m.id)
      ? {
          sentence: 'I picked the mistake whose result is most like the answer given, but it is not the same.',
          clue: 'Close is not enough. Carry the mistake out, and compare every sign and number with the answer given.',
        }
      : {
          sentence: 'I blamed the line next to the one in which the error is made.',
          clue: 'Compare each line only with the one just above it. The first line that does not follow has the error.',
        }
    return [m, { ...m, id, ...said }]
  })
}
