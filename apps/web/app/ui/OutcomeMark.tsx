import { Check, Minus, X } from './icons'

const MARKS = { Correct: Check, Incorrect: X, Skipped: Minus } as const

/** The sign beside the word of an outcome; the word says it, so the sign is silent. */
export function OutcomeMark({ outcome, size = 18 }: { outcome: keyof typeof MARKS; size?: number }) {
  const Mark = MARKS[outcome]
  return <Mark size={size} strokeWidth={2.5} aria-hidden="true" style={{ flex: 'none', verticalAlign: '-0.2em' }} />
}
