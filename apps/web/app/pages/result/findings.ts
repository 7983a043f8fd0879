import type { Question, Result } from '@fourfold/contract'
import { outcomeOf } from '../../components/review/outcome'

/** One true sentence about the student, made from this test, with the questions that show it. */
export type Finding = Readonly<{
  id: string
  /** May hold TeX of the bank. */
  sentence: string
  questions: readonly Question[]
}>

const MOST = 3
/** Longer than this, and twice what the student usually takes, is time that a star would have saved. */
const LONG_MS = 60_000

const names = (questions: readonly Question[]): string => {
  const numbers = questions.map((q) => q.order + 1)
  const last = numbers.pop()
  return numbers.length === 0 ? `question ${last}` : `questions ${numbers.join(', ')} and ${last}`
}
const count = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`
const wrong = (q: Question): boolean => outcomeOf(q) === 'Incorrect'
const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

function misconceptions(questions: readonly Question[]): Finding[] {
  const named = questions.filter((q) => wrong(q) && q.misconception)
  const groups = [...Map.groupBy(named, (q) => q.misconception?.id ?? '').values()]
  return groups
    .sort((a, b) => b.length - a.length)
    .map((group) => ({
      id: `slip-${group[0]?.misconception?.id}`,
      sentence:
        group.length > 1
          ? `The same slip in ${names(group)}: ${group[0]?.misconception?.sentence}`
          : `In ${names(group)}: ${group[0]?.misconception?.sentence}`,
      questions: group,
    }))
}

function sureButWrong(questions: readonly Question[]): Finding[] {
  const found = questions.filter((q) => wrong(q) && q.confidence === 'sure')
  const [verb, they] = found.length === 1 ? ['it is', 'It'] : ['they are', 'They']
  return found.length === 0
    ? []
    : [
        {
          id: 'sure',
          sentence: `You were sure of ${names(found)}, and ${verb} wrong. ${they} will surprise you again unless you look now.`,
          questions: found,
        },
      ]
}

function changedToWrong(questions: readonly Question[]): Finding[] {
  const found = questions.filter((q) => wrong(q) && q.answer_tracker?.[0] === true && q.answer_tracker[1] === false)
  return found.length === 0
    ? []
    : [
        {
          id: 'changed',
          sentence: `You had ${names(found)} right first and changed ${found.length === 1 ? 'it' : 'them'}. Change an answer only for a reason you can say.`,
          questions: found,
        },
      ]
}

function timeForNothing(questions: readonly Question[]): Finding[] {
  const usual = median(questions.map((q) => q.time_spent))
  const found = questions.filter(
    (q) => outcomeOf(q) !== 'Correct' && q.time_spent >= LONG_MS && q.time_spent >= 2 * usual,
  )
  const minutes = Math.round(found.reduce((sum, q) => sum + q.time_spent, 0) / 60_000)
  return found.length === 0
    ? []
    : [
        {
          id: 'time',
          sentence: `${count(minutes, 'minute')} went into ${names(found)} without a point. Next time star it, go on, and come back with what is left.`,
          questions: found,
        },
      ]
}

function luckyGuesses(questions: readonly Question[]): Finding[] {
  const found = questions.filter((q) => outcomeOf(q) === 'Correct' && q.confidence === 'guess')
  return found.length === 0
    ? []
    : [
        {
          id: 'lucky',
          sentence: `You guessed ${names(found)} and were right. Luck counts in the score, not in what you know.`,
          questions: found,
        },
      ]
}

/** The skill with the most questions that all went one way, where there are at least two. */
function skills({ questions_attributes, tags }: Result): Finding[] {
  const groups = [...Map.groupBy(questions_attributes, (q) => q.tag_id ?? '').entries()]
    .map(([tag, group]) => ({ name: tags.find((t) => t.id === tag)?.name, group }))
    .filter(({ name, group }) => name !== undefined && group.length > 1)
    .sort((a, b) => b.group.length - a.group.length)
  return groups.flatMap(({ name, group }) => {
    const right = group.filter((q) => outcomeOf(q) === 'Correct').length
    if (right === group.length)
      return [{ id: `strong-${name}`, sentence: `${name}: all ${right} right.`, questions: group }]
    if (right * 2 < group.length)
      return [
        {
          id: `weak-${name}`,
          sentence: `${name}: ${right} of ${group.length} right. It is worth its lesson.`,
          questions: group,
        },
      ]
    return []
  })
}

function blanks(questions: readonly Question[]): Finding[] {
  const found = questions.filter((q) => outcomeOf(q) === 'Skipped')
  return found.length === 0
    ? []
    : [
        {
          id: 'blank',
          sentence: `${count(found.length, 'question')} stayed blank. A guess costs nothing here, and tells us what to ask next.`,
          questions: found,
        },
      ]
}

/** The three sentences of this test that are worth most to the student, and never none. */
export function findings(result: Result): Finding[] {
  const { questions_attributes: questions } = result
  const found = [
    ...misconceptions(questions),
    ...sureButWrong(questions),
    ...changedToWrong(questions),
    ...timeForNothing(questions),
    ...luckyGuesses(questions),
    ...blanks(questions),
    ...skills(result),
  ].slice(0, MOST)
  if (found.length > 0) return found
  const missed = questions.filter((q) => outcomeOf(q) !== 'Correct')
  return missed.length === 0
    ? [{ id: 'all', sentence: 'Every question right. The next test can be harder.', questions }]
    : [
        {
          id: 'missed',
          sentence: `Look at ${names(missed)} again while you remember how you thought.`,
          questions: missed,
        },
      ]
}
