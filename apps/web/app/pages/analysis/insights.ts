import { answerChange, type Confidence, type Question } from '@fourfold/contract'
import { outcomeOf } from '../../components/review/outcome'
import { paceOf } from '../../components/review/pace'
import { count } from '../../format'

/** A sentence about how a test was worked on, with its figures. */
export type Insight = Readonly<{
  kind: 'pace' | 'changes' | 'sureness' | 'slips'
  title: string
  /** May hold TeX of the bank. */
  sentence: string
  /** Those with questions open them. */
  figures: readonly Readonly<{ name: string; value: string; questions?: readonly Question[] }>[]
  /** What the sentence is about. */
  questions: readonly Question[]
  /** What to do about it, besides opening its questions. */
  next?: NextThing
}>

/** A practice against one misconception or of one skill, a skill’s lesson, or a test of more. */
export type NextThing =
  | Readonly<{ kind: 'misconception'; id: string /** It is the only one. */; alone: boolean }>
  | Readonly<{ kind: 'skill'; id: string }>
  | Readonly<{ kind: 'lesson'; id: string }>
  | Readonly<{ kind: 'harder' }>

const right = (q: Question): boolean => outcomeOf(q) === 'Correct'

/** The skill of most of the questions. */
function mainSkill(questions: readonly Question[]): string | null {
  const groups = [...Map.groupBy(questions, (q) => q.tag_id).entries()].filter(([tag]) => tag !== null)
  return groups.sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? null
}
const skillStep = (kind: 'skill' | 'lesson', questions: readonly Question[]): { next?: NextThing } => {
  const id = mainSkill(questions)
  return id === null ? {} : { next: { kind, id } }
}

/** The same verdict as on the result. */
function pace(questions: readonly Question[]): Insight[] {
  const found = paceOf(questions)
  if (!found) return []
  const { verdict, sentence, advice, figures } = found
  return [
    {
      kind: 'pace',
      title: 'Pace',
      sentence: advice ? `${sentence} ${advice}` : sentence,
      figures,
      questions: found.questions,
      // Where the clock was not the trouble, the skill was.
      ...(verdict === 'even' ? skillStep('skill', found.questions) : {}),
    },
  ]
}

function changes(questions: readonly Question[]): Insight[] {
  const changed = questions.filter((q) => answerChange(q.answer_tracker) !== null)
  if (changed.length === 0) return []
  const those = (what: string) => changed.filter((q) => answerChange(q.answer_tracker) === what)
  const costly = those('correct_to_incorrect')
  const [lost, won] = [costly.length, those('incorrect_to_correct').length]
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
  const shown = lost > won ? costly : changed
  return [{ kind: 'changes', title: 'Changes of mind', sentence, figures, questions: shown }]
}

const SURENESS: readonly (readonly [Confidence, string])[] = [
  ['sure', 'Sure'],
  ['unsure', 'Unsure'],
  ['guess', 'Guess'],
]

function sureness(questions: readonly Question[]): Insight[] {
  const groups = SURENESS.map(([confidence, name]) => {
    const own = questions.filter((q) => q.confidence === confidence)
    return { confidence, name, own, right: own.filter(right) }
  }).filter((g) => g.own.length > 0)
  if (groups.length === 0) return []
  const figures = groups.map((g) => ({ name: g.name, value: `${g.right.length} of ${g.own.length} right` }))
  return [{ kind: 'sureness', title: 'Sureness', figures, ...surenessTold(questions, groups) }]
}

type SureGroup = Readonly<{ confidence: Confidence; own: readonly Question[]; right: readonly Question[] }>

/** The sentence, and the questions that it speaks of. */
function surenessTold(
  questions: readonly Question[],
  groups: readonly SureGroup[],
): Pick<Insight, 'sentence' | 'questions' | 'next'> {
  const sure = groups.find((g) => g.confidence === 'sure')
  const misled = sure?.own.filter((q) => !right(q)) ?? []
  if (sure && misled.length > 0)
    return {
      sentence:
        sure.own.length === 1
          ? 'You were sure once, and that answer is wrong: look at it.'
          : `You were sure ${sure.own.length} times and wrong in ${misled.length} of them: look at ${misled.length === 1 ? 'that one' : 'those'}.`,
      questions: misled,
    }
  const doubted = groups.flatMap((g) => (g.confidence === 'sure' ? [] : g.own))
  if (sure)
    return {
      sentence: 'Whenever you were sure, you were right: trust it.',
      questions: doubted,
      ...(doubted.length === 0 ? { next: { kind: 'harder' } } : {}),
    }
  const lucky = groups.find((g) => g.confidence === 'guess')?.right ?? []
  if (lucky.length > 0)
    return {
      sentence: `${count(lucky.length, 'guess', 'guesses')} came out right: luck counts in the score, not in what you know.`,
      questions: lucky,
      ...skillStep('lesson', lucky),
    }
  if (doubted.length < questions.length)
    return {
      sentence: `You said how sure you were of ${doubted.length} of ${questions.length}, and were sure of none. Say it of more: it shows what you only half know.`,
      questions: doubted,
    }
  return {
    sentence: 'You were sure of nothing here: the lessons of these topics are worth a look.',
    questions: doubted,
    ...skillStep('lesson', doubted),
  }
}

const othersRight = ([first]: readonly Question[]): number => first?.question_percent_correct_average ?? 0

/** “Question 3: Elimination”, “Questions 3 and 7”: which questions a link opens, so that no two read alike. */
export function opens(questions: readonly Question[], nameOf: (tag: string | null) => string | undefined): string {
  const [first, ...others] = questions
  if (!first) return ''
  const name = nameOf(first.tag_id)
  if (others.length === 0) return `Question ${first.order + 1}${name ? `: ${name}` : ''}`
  const numbers = questions.map((q) => q.order + 1)
  return `Questions ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`
}

function slips(questions: readonly Question[]): Insight[] {
  const wrong = questions.filter((q) => outcomeOf(q) === 'Incorrect')
  const named = wrong.filter((q) => q.misconception)
  // Begun with: what came most often, then what most others get right.
  const groups = [...Map.groupBy(named, (q) => q.misconception?.id ?? '').values()].sort(
    (a, b) => b.length - a.length || othersRight(b) - othersRight(a),
  )
  const first = groups[0]
  if (!first) return []
  const figures = groups.map((group) => ({
    // As on the result: several questions share the name, one has a sentence of its own.
    name: (group.length > 1 ? group[0]?.misconception?.name : group[0]?.misconception?.sentence) ?? '',
    value: group.length === 1 ? 'once' : `${group.length} times`,
    questions: group,
  }))
  const told = `${named.length} of ${count(wrong.length, 'miss', 'misses')} ${named.length === 1 ? 'has' : 'have'} a name.`
  const often = first.length > 1 ? 'The first came most often: begin with it.' : 'Begin with the first.'
  const sentence = groups.length === 1 ? told : `${told} ${often}`
  const id = first[0]?.misconception?.id ?? ''
  return [
    {
      kind: 'slips',
      title: 'Misconceptions',
      sentence,
      figures,
      questions: named,
      next: { kind: 'misconception', id, alone: groups.length === 1 },
    },
  ]
}

/** What the numbers below say, in sentences; only where there is something to say. */
export const insights = (questions: readonly Question[]): Insight[] => [
  ...slips(questions),
  ...sureness(questions),
  ...pace(questions),
  ...changes(questions),
]
