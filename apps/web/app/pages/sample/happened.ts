import type { Question, Result } from '@fourfold/contract'
import { outcomeOf } from '../../components/review/outcome'

export type Happened = Readonly<{
  question: Question
  /** The skill's name. */
  skill: string
  /** May hold TeX of the bank. */
  sentence: string
}>

const said = (question: Question): string => {
  if (outcomeOf(question) === 'Skipped') return 'You left it blank.'
  const chosen = question.options.find((o) => o.letter === question.answer_attributes?.letter)
  return question.misconception?.sentence ?? chosen?.why ?? 'The explanation shows where it turned.'
}

/** What happened in each question that was not right, in the order of the sample. */
export const happened = ({ questions_attributes, tags }: Result): Happened[] =>
  questions_attributes
    .filter((question) => outcomeOf(question) !== 'Correct')
    .map((question) => ({
      question,
      skill: tags.find((tag) => tag.id === question.tag_id)?.name ?? '',
      sentence: said(question),
    }))

/** The first sentence of the page: how it went, and how much of it is now explained. */
export function summary(result: Result): string {
  const { questions_attributes: questions } = result
  const right = questions.filter((q) => outcomeOf(q) === 'Correct').length
  const named = new Set(questions.flatMap((q) => (outcomeOf(q) === 'Incorrect' ? (q.misconception?.id ?? []) : [])))
  if (right === questions.length) return `All ${right} right. The topic has harder ones.`
  const slips =
    named.size === 0
      ? ''
      : ` Behind the others ${named.size === 1 ? 'is one slip' : `are ${named.size} slips`} that can be named.`
  return `${right} of ${questions.length} right.${slips}`
}
