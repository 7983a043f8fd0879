import type { DashboardData, Question } from '@fourfold/contract'
import { paths } from '../../routing/paths'

type Asked = Pick<Question, 'ancestry' | 'mistake'>

/** Questions of this test that wait to be logged. */
const ownToLog = (questions: readonly Asked[]): readonly Asked[] =>
  questions.filter(({ mistake }) => mistake !== null && !mistake.logged)

/** What the button says: of the mistakes to log, which are of this test. */
export function stepWords(data: DashboardData, questions: readonly Asked[]): string {
  const { kind, title, minutes } = data.next_action
  const own = ownToLog(questions).length
  const whose =
    kind !== 'log' || own >= data.questions_to_log_length ? '' : own === 0 ? ' of other tests' : `, ${own} of this test`
  return `${title}${whose} · ${minutes} min`
}

/** The page where the next action is done; null for what starts a test at once. */
export function placeOf(data: DashboardData, questions: readonly Asked[]): string | null {
  const { kind } = data.next_action
  if (kind === 'log') {
    const first = ownToLog(questions)[0]?.ancestry ?? data.first_question_to_log_id
    return first === null ? paths.mistakes() : paths.newMistake(first)
  }
  if (kind === 'review')
    return data.first_mistake_to_review_id === null ? paths.mistakes() : paths.mistake(data.first_mistake_to_review_id)
  if (kind === 'cards')
    return data.first_card_to_review_id === null ? paths.flashcards() : paths.flashcard(data.first_card_to_review_id)
  if (kind === 'resume_test') return data.resume_test_id === null ? paths.tests() : paths.test(data.resume_test_id)
  if (kind === 'resume_diagnostic')
    return data.resume_diagnostic_id === null ? paths.dashboard() : paths.test(data.resume_diagnostic_id)
  return null
}
