import { htmlLines, type Question } from '@fourfold/contract'

/** Whether a text of the entry stands in the question's explanation word for word: it is not shown twice. */
export const saidAlready = (text: string, { answer_explanation }: Pick<Question, 'answer_explanation'>): boolean =>
  htmlLines(answer_explanation ?? '').includes(text.trim())
