import type { Question } from '@fourfold/contract'

/** “question 4”, “questions 2, 5 and 9”: by the numbers that the test shows. */
export const questionNumbers = (questions: readonly Pick<Question, 'order'>[]): string => {
  const numbers = questions.map((q) => q.order + 1)
  const last = numbers.pop()
  return numbers.length === 0 ? `question ${last}` : `questions ${numbers.join(', ')} and ${last}`
}
