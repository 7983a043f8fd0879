import type { MissKind } from '@fourfold/contract'

/** How a miss came about, in the student's words. */
export const KINDS: Record<MissKind, string> = {
  slip: 'Slip: I knew it',
  gap: 'Gap: I did not know how',
  'wrong rule': 'Wrong rule: I thought it works that way',
  misread: 'Misread: I answered too fast',
  'out of time': 'Out of time',
  'second-guess': 'Second guess: I changed a right answer',
}
