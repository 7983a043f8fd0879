import type { Question } from '@fourfold/contract'

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')

/** A number as it is set everywhere else: with the sign of minus that one types as a hyphen, and commas from 1,000 on. */
export const asPrinted = (value: string | null | undefined): string =>
  (value ?? '').replaceAll('-', '−').replace(/(?<![\d.])\d{4,}/g, grouped)

/** A picture is called by its letter: it stands among the options. */
const short = ({ letter, content }: Question['options'][number]): string =>
  /<(svg|img|figure|table)\b/.test(content) ? letter : content

type Answers = Readonly<{ own: string; right: string }>

/** What was answered and what was right, as HTML of the bank: the text of an option, or a number. */
export function answersOf(question: Question): Answers {
  const chosen = question.options.find((o) => o.letter === question.answer_attributes?.letter)
  const key = question.options.find((o) => o.correct)
  return {
    own: chosen ? short(chosen) : asPrinted(question.student_produced_answer) || 'nothing',
    right: key ? short(key) : asPrinted(question.correct_grid_in_answer),
  }
}
