import type { Params } from './params.ts'
import type { Answer } from './types.ts'

/** Right without a hint: what was answered after one is not known yet. */
export const rightUnaided = ({ correct, hints = 0 }: Pick<Answer, 'correct' | 'hints'>): boolean =>
  correct && hints === 0

/** A right answer after hints is partly the hints'; a wrong one is the student's own. */
export const afterHints = ({ hints = 0, correct, skipped }: Answer, params: Params): number =>
  correct && !skipped ? params.filter.hint_weight ** hints : 1
