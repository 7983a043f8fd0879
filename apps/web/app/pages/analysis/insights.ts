import { answerChange, type Confidence, type Question } from '@fourfold/contract'
import { outcomeOf } from '../../components/review/outcome'
import { count } from '../../format'

/** A sentence about how a test was worked on, with its figures. */
export type Insight = Readonly<{
  kind: 'pace' | 'changes' | 'sureness' | 'slips'
  title: string
  /** May hold TeX of the bank. */
  sentence: string
  figures: readonly Readonly<{ name: string; value: string }>[]
}>

const right = (q: Question): boolean => outcomeOf(q) === 'Correct'
const mean = (questions: readonly Question[]): number =>
  questions.reduce((sum, q) => sum + q.time_spent, 0) / Math.max(1, questions.length)
const seconds = (ms: number): string => `${Math.round(ms / 1000)} s`

/** Slower than this on misses, against what was right, is time that did not pay; faster is haste. */
const SLOW = 1.3
const HASTY = 0.7

function pace(questions: readonly Question[]): Insight[] {
  // No time at all means that nobody knows it.
  const answered = questions.filter((q) => outcomeOf(q) !== 'Skipped' && q.time_spent > 0)
  const [good, bad] = [answered.filter(right), answered.filter((q) => !right(q))]
  if (good.length === 0 || bad.length === 0) return []
  const ratio = mean(bad) / Math.max(1, mean(good))
  const sentence =
    ratio >= SLOW
      ? 'Your misses took longer than your right answers: star what does not come, and go on.'
      : ratio <= HASTY
        ? 'Your misses were faster than your right answers: a second look would have paid.'
        : 'You took about as long for what was wrong as for what was right: pace was not the trouble.'
  const figures = [
    { name: 'Right answers', value: `${seconds(mean(good))} each` },
    { name: 'Wrong answers', value: `${seconds(mean(bad))} each` },
  ]
  return [{ kind: 'pace', title: 'Pace', sentence, figures }]
}

function changes(questions: readonly Question[]): Insight[] {
  const n = (what: string) => questions.filter((q) => answerChange(q.answer_tracker) === what).length
  const [lost, won, neither] = [n('correct_to_incorrect'), n('incorrect_to_correct'), n('incorrect_to_incorrect')]
  if (lost + won + neither === 0) return []
  const sentence =
    won > lost
      ? `Changing your mind paid: ${count(won, 'point')} won, ${lost} lost.`
      : won < lost
        ? `Changing your mind cost: ${count(lost, 'point')} lost, ${won} won. Change only for a reason you can say.`
        : won === 0
          ? 'Changing your mind did not find the right answer here.'
          : `Changing your mind won as much as it lost: ${count(won, 'point')} each way.`
  const figures = [
    { name: 'Wrong, then right', value: String(won) },
    { name: 'Right, then wrong', value: String(lost) },
  ]
  return [{ kind: 'changes', title: 'Changes of mind', sentence, figures }]
}

const SURENESS: readonly (readonly [Confidence, string])[] = [
  ['sure', 'Sure'],
  ['unsure', 'Unsure'],
  ['guess', 'Guess'],
]

function sureness(questions: readonly Question[]): Insight[] {
  const groups = SURENESS.map(([confidence, name]) => {
    const own = questions.filter((q) => q.confidence === confidence)
    return { confidence, name, n: own.length, right: own.filter(right).length }
  }).filter((g) => g.n > 0)
  if (groups.length === 0) return []
  const sure = groups.find((g) => g.confidence === 'sure')
  const wrong = sure ? sure.n - sure.right : 0
  const marked = groups.reduce((sum, g) => sum + g.n, 0)
  const guessed = groups.find((g) => g.confidence === 'guess')
  const sentence =
    wrong > 0
      ? `You were sure ${sure?.n === 1 ? 'once' : `${sure?.n} times`} and wrong in ${wrong} of them: those are the ones to look at.`
      : sure
        ? 'Whenever you were sure, you were right: trust it.'
        : guessed && guessed.right > 0
          ? `${count(guessed.right, 'guess', 'guesses')} came out right: luck counts in the score, not in what you know.`
          : marked < questions.length
            ? `You said how sure you were of ${marked} of ${questions.length}, and were sure of none. Say it of more: it shows what you only half know.`
            : 'You were sure of nothing here: the lessons of these topics are worth a look.'
  const figures = groups.map((g) => ({ name: g.name, value: `${g.right} of ${g.n} right` }))
  return [{ kind: 'sureness', title: 'Sureness', sentence, figures }]
}

function slips(questions: readonly Question[]): Insight[] {
  const wrong = questions.filter((q) => outcomeOf(q) === 'Incorrect')
  const named = wrong.filter((q) => q.misconception)
  const groups = [...Map.groupBy(named, (q) => q.misconception?.id ?? '').values()].sort((a, b) => b.length - a.length)
  const first = groups[0]
  if (!first) return []
  const figures = groups.map((group) => ({
    name: group[0]?.misconception?.name ?? '',
    value: group.length === 1 ? 'once' : `${group.length} times`,
  }))
  const sentence = `${named.length} of ${count(wrong.length, 'miss', 'misses')} ${named.length === 1 ? 'has' : 'have'} a name.`
  return [{ kind: 'slips', title: 'Misconceptions', sentence, figures }]
}

/** What the numbers below say, in sentences; only where there is something to say. */
export const insights = (questions: readonly Question[]): Insight[] => [
  ...slips(questions),
  ...sureness(questions),
  ...pace(questions),
  ...changes(questions),
]
