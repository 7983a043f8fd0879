import { gridInEquals, isGridInZero } from '@fourfold/contract'
import type { Key, SecretPart } from '../../db/schema/index.ts'

export type Given = Readonly<{ letter: string | null; grid: string | null }>
export type Outcome = 'correct' | 'incorrect' | 'skipped'

/** Scores one answer from its letter or grid-in text alone (spec §4): zero in a grid-in counts as skipped. */
export function outcome(key: Key, given: Given): Outcome {
  if (key.grid !== null) {
    const text = given.grid ?? ''
    if (text === '' || isGridInZero(text)) return 'skipped'
    return gridInEquals(text, key.grid) ? 'correct' : 'incorrect'
  }
  if (given.letter === null) return 'skipped'
  return given.letter === key.letter ? 'correct' : 'incorrect'
}

/** What the student gave, as one text: the letter or the grid-in text. */
export const answerText = (given: Given): string | null => given.letter ?? (given.grid || null)

/** What the student gave, from one text again. */
export const givenOf = (key: Key, text: string | null): Given =>
  key.grid === null ? { letter: text, grid: null } : { letter: null, grid: text }

/** What the bank foresaw about a wrong answer. */
function foreseen(secret: SecretPart, given: Given): Readonly<{ misconception: string | null; says?: string }> | null {
  if (outcome(secret, given) !== 'incorrect') return null
  if (given.letter !== null) return secret.options[given.letter] ?? null
  const text = given.grid ?? ''
  return secret.wrong_grid.find((w) => gridInEquals(text, w.value)) ?? null
}

/** The misconception behind a wrong answer, if the bank foresaw it. */
export const misconceptionOf = (secret: SecretPart, given: Given): string | null =>
  foreseen(secret, given)?.misconception ?? null

/** What was done wrongly: the question's own sentence where it has one, else the misconception's. */
export const sentenceOf = (secret: SecretPart, given: Given, named: Readonly<{ sentence: string }>): string =>
  foreseen(secret, given)?.says ?? named.sentence

/** The first two outcomes of the changes made (spec §3, answer_tracker); what counts as skipped is none, a typed zero neither. */
export function answerTracker(secret: SecretPart, changes: readonly string[]): boolean[] {
  return changes
    .map((text) => (text === '' ? 'skipped' : outcome(secret, givenOf(secret, text))))
    .filter((each) => each !== 'skipped')
    .slice(0, 2)
    .map((each) => each === 'correct')
}

/** Whether the first answer was right; null when it was never changed. */
export function changedFrom(secret: SecretPart, changes: readonly string[]): boolean | null {
  const tracker = answerTracker(secret, changes)
  return tracker.length < 2 ? null : (tracker[0] ?? null)
}

/** score = 100 × right / questions */
export const testScore = (outcomes: readonly Outcome[]): number =>
  outcomes.length === 0 ? 0 : (100 * outcomes.filter((o) => o === 'correct').length) / outcomes.length
