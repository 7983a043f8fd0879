import { type DashboardData, logWords, MOST_LOGGED, type Question } from '@fourfold/contract'
import { missWords } from '../../components/review/miss-words'
import { outcomeOf } from '../../components/review/outcome'
import { paths } from '../../routing/paths'

type Asked = Pick<Question, 'ancestry' | 'mistake'>

/** Questions of this test that wait to be logged. */
const ownToLog = (questions: readonly Asked[]): readonly Asked[] =>
  questions.filter(({ mistake }) => mistake !== null && !mistake.logged)

/** What the button says: of the mistakes to log, which are of this test. */
export function stepWords(data: DashboardData, questions: readonly Asked[]): string {
  const { kind, title, minutes } = data.next_action
  if (kind !== 'log') return `${title} · ${minutes}\u00a0min`
  const own = ownToLog(questions).length
  const all = data.questions_to_log_length
  const named = Math.min(all, MOST_LOGGED)
  const whose = own >= named ? '' : own === 0 ? ' of other tests' : `, ${own} of this test`
  // As in the journal: a day takes some of them, and it is seen how many there are.
  return `${logWords(all)}${whose} · ${minutes}\u00a0min`
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

/** What was not right: wrong or left empty. */
export const missesOf = <Q extends Parameters<typeof outcomeOf>[0]>(questions: readonly Q[]): Q[] =>
  questions.filter((question) => outcomeOf(question) !== 'Correct')

/** The button that opens them one after the other. */
export function missedWords(questions: Parameters<typeof missesOf>[0]): string {
  const misses = missesOf(questions)
  const wrong = misses.filter((question) => outcomeOf(question) === 'Incorrect').length
  return missWords(wrong, misses.length - wrong)
}

/** Logging is offered where there is something to write down: what was not right, guessed or doubted, or has been starred. */
export const worthLogging = (question: Parameters<typeof outcomeOf>[0] & Pick<Question, 'confidence' | 'marked'>) =>
  outcomeOf(question) !== 'Correct' || question.marked || (question.confidence ?? 'sure') !== 'sure'
