import type { Misconception } from '#kit'

/** One misconception in a line. */
export const m = (id: string, skills: readonly string[], sentence: string, clue: string): Misconception => ({
  id,
  sentence,
  clue,
  skills,
})
