import type { Question, Result } from '@fourfold/contract'
import { isTypedZero, outcomeOf } from '../../components/review/outcome'
import { paceOf } from '../../components/review/pace'
import { questionNumbers as names } from '../../components/review/question-numbers'
import { count } from '../../format'

export type FindingKind =
  | 'slip'
  | 'fast'
  | 'sure'
  | 'changed'
  | 'time'
  | 'hasty'
  | 'lucky'
  | 'mended'
  | 'rose'
  | 'fell'
  | 'blank'
  | 'skill'
  | 'rest'

/** One true sentence about the student, made from this test, with the questions that show it. */
export type Finding = Readonly<{
  id: string
  kind: FindingKind
  /** What it is about, in a few words. */
  label: string
  /** May hold TeX of the bank. */
  sentence: string
  /** What to do about it. */
  advice?: string
  questions: readonly Question[]
}>

const MOST = 3
/** A skill that moved by less is not worth a sentence. */
const MOVED = 0.03

const wrong = (q: Question): boolean => outcomeOf(q) === 'Incorrect'
const percent = (share: number): string => `${Math.round(share * 100)}%`

/** Nothing where no question shows it. */
const about = (questions: readonly Question[], tell: () => Omit<Finding, 'id' | 'questions'>): Finding[] => {
  if (questions.length === 0) return []
  const told = tell()
  return [{ id: told.kind, ...told, questions }]
}

/** Named misconceptions, those that came most often first. A guess shows no misconception. */
function slips(questions: readonly Question[], guesses: readonly Question[]): Finding[] {
  const named = questions.filter((q) => wrong(q) && q.misconception && !guesses.includes(q))
  const groups = [...Map.groupBy(named, (q) => q.misconception?.id ?? '').values()]
  return groups
    .sort((a, b) => b.length - a.length)
    .flatMap((group) =>
      about(group, () => ({
        id: `slip-${group[0]?.misconception?.id}`,
        kind: 'slip',
        label: group.length > 1 ? `The same slip in ${names(group)}` : `What probably happened in ${names(group)}`,
        // The name fits several questions; of one question its own sentence says more, and the same as its row below.
        sentence: `“${group.length > 1 ? group[0]?.misconception?.name : group[0]?.misconception?.sentence}”`,
        ...(group[0]?.misconception?.clue ? { advice: group[0].misconception.clue } : {}),
      })),
    )
}

const PACE_KINDS = { unread: 'fast', lingered: 'time', hasty: 'hasty' } as const

/** The verdict on the pace, as the analysis tells it too. That it was no trouble is no finding. */
function pace(questions: readonly Question[]): Finding[] {
  const found = paceOf(questions)
  if (!found || found.verdict === 'even') return []
  const { verdict, label, sentence, advice } = found
  const kind = PACE_KINDS[verdict]
  return about(found.questions, () => ({ kind, label, sentence, ...(advice ? { advice } : {}) }))
}

function sureButWrong(questions: readonly Question[], told: readonly Question[]): Finding[] {
  const found = questions.filter((q) => wrong(q) && q.confidence === 'sure' && !told.includes(q))
  return about(found, () => ({
    kind: 'sure',
    label: 'Sure, but wrong',
    sentence: `You were sure of ${names(found)}, and ${found.length === 1 ? 'it is' : 'they are'} wrong.`,
    advice: 'What you are sure of, you do not check: look at it now.',
  }))
}

function changedToWrong(questions: readonly Question[]): Finding[] {
  const found = questions.filter((q) => wrong(q) && q.answer_tracker?.[0] === true && q.answer_tracker[1] === false)
  return about(found, () => ({
    kind: 'changed',
    label: 'A change of mind that cost',
    sentence: `You had ${names(found)} right first and changed ${found.length === 1 ? 'it' : 'them'}.`,
    advice: 'Change an answer only for a reason you can say.',
  }))
}

function luckyGuesses(questions: readonly Question[]): Finding[] {
  const found = questions.filter((q) => outcomeOf(q) === 'Correct' && q.confidence === 'guess')
  return about(found, () => ({
    kind: 'lucky',
    label: found.length === 1 ? 'A lucky guess' : 'Lucky guesses',
    sentence: `You guessed ${names(found)} and were right.`,
    advice: 'Luck counts in the score, not in what you know.',
  }))
}

/** In a tutor test: missed, and found by oneself after all. It does not count, and is worth a word. */
function mended(questions: readonly Question[]): Finding[] {
  const found = questions.filter((q) => outcomeOf(q) !== 'Correct' && q.second_try?.correct)
  return about(found, () => ({
    kind: 'mended',
    label: 'Right on the second try',
    sentence: `You mended ${names(found)}.`,
  }))
}

/** Whether a skill of these questions has moved by more than a little. */
const movedIn = ({ moved }: Result, questions: readonly Question[]): boolean =>
  moved.some(
    ({ id, before, after }) =>
      before !== null && Math.abs(after - before) >= MOVED && questions.some((q) => q.tag_id === id),
  )

/** The skill that this test moved most, up or down. */
function moves({ moved, questions_attributes }: Result, way: 1 | -1): Finding[] {
  const steps = moved
    .flatMap(({ id, name, before, after }) =>
      before === null ? [] : [{ id, name, before, after, step: after - before }],
    )
    .filter(({ step }) => way * step >= MOVED)
    // Beside this test others move a skill: what was left blank here raised none, and what was right let none fall.
    .filter(({ id }) => questions_attributes.some((q) => q.tag_id === id && (outcomeOf(q) === 'Correct') === way > 0))
    .sort((a, b) => Math.abs(b.step) - Math.abs(a.step))
  return steps.slice(0, 1).flatMap((s) =>
    about(
      questions_attributes.filter((q) => q.tag_id === s.id),
      () => ({
        kind: way > 0 ? 'rose' : 'fell',
        label: way > 0 ? 'A skill that rose' : 'A skill that fell',
        sentence: `${s.name}: ${percent(s.before)} before this test, ${percent(s.after)} now.`,
      }),
    ),
  )
}

/** The skill with the most questions that all went one way, where there are at least two. */
function skills({ questions_attributes, tags }: Result): Finding[] {
  const groups = [...Map.groupBy(questions_attributes, (q) => q.tag_id ?? '').entries()]
    .map(([tag, group]) => ({ name: tags.find((t) => t.id === tag)?.name, group }))
    .filter(({ name, group }) => name !== undefined && group.length > 1)
    .sort((a, b) => b.group.length - a.group.length)
  return groups.flatMap(({ name, group }): Finding[] => {
    const right = group.filter((q) => outcomeOf(q) === 'Correct').length
    const id = `skill-${name}`
    if (right === group.length)
      return about(group, () => ({ id, kind: 'skill', label: 'It holds', sentence: `${name}: all ${right} right.` }))
    if (right * 2 >= group.length) return []
    return about(group, () => ({
      id,
      kind: 'skill',
      label: 'Worth its lesson',
      sentence: `${name}: ${right} of ${group.length} right.`,
    }))
  })
}

/** A typed zero counts as skipped, and did not stay blank. */
function blankWords(found: readonly Question[]): string {
  const zeros = found.filter(isTypedZero)
  const rule = `Your 0 in ${names(zeros)} counts as skipped.`
  const empty = found.length - zeros.length
  const stayed = `${count(empty, 'question')} stayed blank.`
  return zeros.length === 0 ? stayed : empty === 0 ? rule : `${stayed} ${rule}`
}

function blanks(questions: readonly Question[]): Finding[] {
  const found = questions.filter((q) => outcomeOf(q) === 'Skipped')
  return about(found, () => ({
    kind: 'blank',
    label: 'Left blank',
    sentence: blankWords(found),
    advice: 'A guess costs nothing here, and tells us what to ask next.',
  }))
}

function rest(questions: readonly Question[]): Finding[] {
  const missed = questions.filter((q) => outcomeOf(q) !== 'Correct')
  if (missed.length === 0)
    return about(questions, () => ({
      kind: 'rest',
      label: 'Nothing missed',
      sentence: 'Every question right.',
      advice: 'The next test can be harder.',
    }))
  return about(missed, () => ({
    kind: 'rest',
    label: 'While it is fresh',
    sentence: `Look at ${names(missed)} again while you remember how you thought.`,
  }))
}

/** What was sure and wrong is worth most: it would not be checked again. */
const sureness = ({ questions }: Finding): number => (questions[0]?.confidence === 'sure' ? 1 : 0)

/** The slip that stands first says that it was sure; of others that were, one card tells together. */
const saysSure = (finding: Finding): Finding =>
  sureness(finding) === 1 ? { ...finding, label: `Sure, but wrong: ${names(finding.questions)}` } : finding

/**
 * The three sentences of this test that are worth most to the student, and never none: that most was not read, slips that came
 * more than once, then the first slip and one of each other kind, then the other slips.
 */
export function findings(result: Result): Finding[] {
  const { questions_attributes: questions } = result
  const paced = pace(questions)
  // Where most was answered unread, that comes first: it says why the estimate does not follow the score. Not where one of
  // their skills has moved all the same.
  const unread = paced.filter((f) => f.kind === 'fast' && !movedIn(result, f.questions))
  const named = slips(
    questions,
    unread.flatMap((f) => f.questions),
  )
  const again = named.filter((f) => f.questions.length > 1)
  const once = named.filter((f) => f.questions.length === 1).sort((a, b) => sureness(b) - sureness(a))
  const first = again.length > 0 ? [] : once.slice(0, 1).map(saysSure)
  const found = [
    ...unread,
    ...again,
    ...first,
    ...sureButWrong(
      questions,
      first.flatMap((f) => f.questions),
    ),
    ...changedToWrong(questions),
    ...paced.filter((f) => f.kind !== 'fast'),
    ...luckyGuesses(questions),
    ...mended(questions),
    ...moves(result, 1),
    ...(again.length > 0 ? once : once.slice(1)),
    ...blanks(questions),
    ...skills(result),
  ]
  // A test is not opened with what went down: it stands after something that can be worked with.
  const told = found.length > 0 ? found : rest(questions)
  return [...told, ...moves(result, -1)].slice(0, MOST)
}
