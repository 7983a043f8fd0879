import type { NewAnswer } from '../student-model/index.ts'

type Miss = Pick<NewAnswer, 'ms' | 'changed_from' | 'confidence' | 'misconception_id'>
export type MissKind = 'slip' | 'gap' | 'misread' | 'out of time' | 'second-guess'

/** Much faster than the question asks for: it was hardly read. */
const HASTY = 0.25
/** Much slower than the question asks for. */
const SLOW = 2.5

/**
 * Labels a miss by rules that a student can follow: changed away from the right answer = second-guess; answered in a
 * quarter of the usual time = misread; far over it = out of time. Then what the student said: sure of it = slip, not
 * sure = gap. Nothing said: a slip where the skill is mastered, else a gap.
 */
export function missKind(miss: Miss, expectedSeconds: number, mastered: boolean): MissKind {
  if (miss.changed_from === true) return 'second-guess'
  const share = miss.ms / (expectedSeconds * 1000)
  if (miss.ms > 0 && share < HASTY) return 'misread'
  if (share > SLOW) return 'out of time'
  if (miss.confidence !== null) return miss.confidence === 'sure' ? 'slip' : 'gap'
  return mastered ? 'slip' : 'gap'
}
