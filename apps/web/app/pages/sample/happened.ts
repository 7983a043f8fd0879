import type { Question, Result } from '@fourfold/contract'
import { type Outcome, outcomeOf } from '../../components/review/outcome'

export type Happened = Readonly<{
  question: Question
  /** The skill's name. */
  skill: string
  /** May hold TeX of the bank. */
  sentence: string
}>

const said = (question: Question): string => {
  const chosen = question.options.find((o) => o.letter === question.answer_attributes?.letter)
  return question.misconception?.sentence ?? chosen?.why ?? 'The explanation shows where it turned.'
}

/** What happened in each question that was answered wrong, in the order of the sample. */
export const happened = ({ questions_attributes, tags }: Result): Happened[] =>
  questions_attributes
    .filter((question) => outcomeOf(question) === 'Incorrect')
    .map((question) => ({
      question,
      skill: tags.find((tag) => tag.id === question.tag_id)?.name ?? '',
      sentence: said(question),
    }))

/** The first sentence of the page: how it went, and how much of it is now explained. */
export function summary({ questions_attributes: questions }: Result): string {
  const count = (outcome: Outcome) => questions.filter((q) => outcomeOf(q) === outcome).length
  const right = count('Correct')
  const blank = count('Skipped')
  if (right === questions.length) return `All ${right} right. The topic has harder ones.`
  const named = new Set(questions.flatMap((q) => (outcomeOf(q) === 'Incorrect' ? (q.misconception?.id ?? []) : [])))
  const slips = named.size === 0 ? '' : named.size === 1 ? ' One slip has a name.' : ` ${named.size} slips have a name.`
  return `${right} of ${questions.length} right${blank === 0 ? '' : `, ${blank} left blank`}.${slips}`
}
