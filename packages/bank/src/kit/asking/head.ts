/** What the kinds of questions in this folder have in common. */

import type { Difficulty } from '../types.ts'

export type AskHead = Readonly<{
  id: string
  skill: string
  difficulty: Difficulty
  b: number
  seconds: number
}>

/** The start of a template that is answered by choice, without a calculator. */
export const choiceHead = ({ id, skill, difficulty, b, seconds }: AskHead) => ({
  id,
  skill,
  difficulty,
  b,
  calculator: false,
  seconds,
  response: 'choice' as const,
})
