import type { Letter } from '@fourfold/contract'
import type { QuestionState } from '../../attempt/types'

/**
 * How far a tutor's question is: `first` until it is submitted; `missed` when the first answer was wrong and nothing more is
 * chosen yet; `again` during the second try.
 */
export type TutorTry = Readonly<{ phase: 'first' | 'missed' | 'again'; letter: Letter | null; grid: string }>

export const FIRST: TutorTry = { phase: 'first', letter: null, grid: '' }
export const MISSED: TutorTry = { phase: 'missed', letter: null, grid: '' }

/** Choosing or writing something after a miss is the second try. */
export const choose = (letter: Letter | null): TutorTry => ({ phase: 'again', letter, grid: '' })
export const write = (grid: string): TutorTry => ({ phase: 'again', letter: null, grid })

export const isEmpty = ({ letter, grid }: Pick<TutorTry, 'letter' | 'grid'>): boolean => letter === null && grid === ''

/** The question as it is shown: in the second try with its own answer, the first one struck out. */
export function shownState(own: QuestionState, tried: TutorTry): QuestionState {
  if (tried.phase !== 'again') return own
  const out = own.letter !== null && !own.eliminated.includes(own.letter) ? [own.letter] : []
  return { ...own, letter: tried.letter, grid: tried.grid, eliminated: [...own.eliminated, ...out] }
}
