import type { Choice } from './choice'

/** The modes by their wire names: what a student reads, and what it means. */
export const MODES = [
  ['All', 'All', 'Every question of the topic, seen before or not'],
  ['Unused', 'Unused', 'Only questions you have never been shown'],
  ['Incorrect', 'Incorrect', 'Questions whose last answer was wrong'],
  ['Marked', 'Starred', 'Questions you marked with the star in a test'],
  ['Recommendation', 'Recommendation', 'Chosen for you, or a set by its code'],
] as const

export const DIFFICULTIES = ['Low', 'Medium', 'High'] as const

/** The mode, as the folded line says it. */
export function modeWords({ mode, kindred, code }: Choice): string {
  const label = MODES.find(([value]) => value === mode)?.[1] ?? mode
  if (mode === 'Recommendation' && code.trim() !== '') return `Code ${code.trim()}`
  return kindred ? `${label}, with new numbers` : label
}

/** Nothing checked means all of them, and so does everything. */
export const difficultyWords = ({ difficulties }: Choice): string =>
  difficulties.length % DIFFICULTIES.length === 0
    ? 'All'
    : DIFFICULTIES.filter((each) => difficulties.includes(each)).join(', ')

export const calculatorWords = ({ calculators }: Choice): string =>
  calculators.length !== 1 ? 'Both' : calculators[0] === 'calculator' ? 'Calculator' : 'No calculator'
