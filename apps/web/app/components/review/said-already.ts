import { htmlLines, type Question } from '@fourfold/contract'

const lines = (text: string): string => `\n${text.trim()}\n`

/** Whether a text of the entry stands in the question's explanation, line by line: it is not shown twice. */
export const saidAlready = (text: string, { answer_explanation }: Pick<Question, 'answer_explanation'>): boolean =>
  lines(htmlLines(answer_explanation ?? '')).includes(lines(text))
