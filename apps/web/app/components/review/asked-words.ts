import type { Question } from '@fourfold/contract'

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')

/** A number as it is set everywhere else: with the sign of minus that one types as a hyphen, and commas from 1,000 on. */
export const asPrinted = (value: string | null | undefined): string =>
  (value ?? '').replaceAll('-', '−').replace(/(?<![\d.])\d{4,}/g, grouped)

/** A picture is called by its letter: it stands among the options. */
const short = ({ letter, content }: Question['options'][number]): string =>
  /<(svg|img|figure|table)\b/.test(content) ? letter : content

type Answers = Readonly<{ own: string; right: string }>

/** What was given here, a letter or what was typed, and what was right, as HTML of the bank: the text of an option, or a number. */
export function answersTo(question: Question, given: string | null): Answers {
  const chosen = question.options.find((o) => o.letter === given)
  const key = question.options.find((o) => o.correct)
  return {
    own: chosen ? short(chosen) : asPrinted(given) || 'nothing',
    right: key ? short(key) : asPrinted(question.correct_grid_in_answer),
  }
}

/** The same for the answer that the question came with. */
export const answersOf = (question: Question): Answers =>
  answersTo(question, question.answer_attributes?.letter ?? question.student_produced_answer)
