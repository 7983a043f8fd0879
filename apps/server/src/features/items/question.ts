import type { Confidence, Letter, Option, Question } from '@fourfold/contract'
import type { items, PublicPart, SecretPart } from '../../db/schema/index.ts'
import { isLasting, lasting } from '../../http/lasting.ts'
import type { SealedQuestion } from '../../http/sealed-question.ts'
import type { Catalog } from '../bank/index.ts'
import { answerTracker, type Given, misconceptionOf, sentenceOf } from '../student-model/index.ts'
import type { Cohort } from './cohort.ts'
import type { Past } from './queries.ts'

type ShownItem = Pick<typeof items.$inferSelect, 'id' | 'display_id' | 'question_type' | 'calculator'>

/** What the student has done with a question, and where it stands. */
export type Work = Given &
  Readonly<{
    order: number
    skipped: boolean | null
    marked: boolean
    time_spent: number
    changes: readonly string[]
    confidence: Confidence | null
    passage: Question['passage']
    passage_question_start: number | null
    fixed: boolean
    /** In a running test. */
    changed_ago_ms?: number | null
    /** In a tutor test. */
    hints?: number
    /** The first answer was looked at and is wrong: what probably happened. */
    missed?: Readonly<{ happened: Happened | null }>
    /** In a running diagnostic: the answer stands. */
    final?: true
  }>

declare const tellsNoKey: unique symbol
/** A sentence about a wrong answer that says nothing of the key: `happenedIn` alone makes one. */
type Happened = string & { readonly [tellsNoKey]: true }

export const UNTOUCHED: Work = {
  order: 0,
  letter: null,
  grid: null,
  skipped: null,
  marked: false,
  time_spent: 0,
  changes: [],
  confidence: null,
  passage: null,
  passage_question_start: null,
  fixed: true,
}

/** The skill's name is among them: it would hint at the answer while the test is being taken. */
type Hidden =
  | 'correct_grid_in_answer'
  | 'answer_explanation'
  | 'question_percent_correct_average'
  | 'question_time_spent_average'
  | 'tag_id'
  | 'answer_tracker'
  | 'mistake'
  | 'misconception'
type HiddenOfOption = 'correct' | 'why' | 'share'
type AskedOption = Omit<Option, HiddenOfOption> & Record<HiddenOfOption, null>

/** A question before its reveal: nothing but null fits where a key, or what points to one, would stand. */
type KeylessQuestion = Omit<
  Question,
  Hidden | 'options' | 'answer_attributes' | 'answer_history' | 'happened' | 'second_try'
> &
  Record<Hidden, null> & {
    options: AskedOption[]
    answer_attributes: (NonNullable<Question['answer_attributes']> & { correct: null; letter: Letter }) | null
    answer_history: never[]
    happened?: Happened | null
    second_try?: never
  }

type Asking = Readonly<{ id: number; options: readonly Pick<Option, 'letter' | 'content'>[] }>

/** What was given, with its text and the question it was given to. */
const givenIn = <L extends Letter | null>({ id, options }: Asking, letter: L, grid: string | null) => ({
  letter,
  content: letter === null ? grid : (options.find((option) => option.letter === letter)?.content ?? null),
  question_id: id,
  inserted: true,
})

/** Options of questions whose texts are kept, as they were last shown: most students see them alike. */
const optionsAsked = new WeakMap<PublicPart, Readonly<{ id: number; options: AskedOption[] }>>()

function askedOptions(id: number, shown: PublicPart): AskedOption[] {
  const known = optionsAsked.get(shown)
  if (known?.id === id) return known.options
  const made = shown.options.map(({ letter, content }) => ({
    id: `${id}-${letter}`,
    letter,
    content,
    correct: null,
    why: null,
    share: null,
  }))
  if (isLasting(shown)) optionsAsked.set(shown, { id, options: lasting(made) })
  return made
}

const keyless = (item: ShownItem, shown: PublicPart, work: Work): KeylessQuestion => ({
  id: item.id,
  order: work.order,
  ancestry: item.display_id,
  content: shown.content,
  question_type: item.question_type,
  options: askedOptions(item.id, shown),
  correct_grid_in_answer: null,
  student_produced_answer: work.grid,
  answer_explanation: null,
  skipped: work.skipped,
  marked: work.marked,
  time_spent: work.time_spent,
  question_percent_correct_average: null,
  question_time_spent_average: null,
  passage: work.passage,
  passage_question_start: work.passage_question_start,
  tag_id: null,
  answer_attributes:
    work.letter === null || shown.options.length === 0
      ? null
      : { correct: null, ...givenIn({ id: item.id, ...shown }, work.letter as Letter, null) },
  answer_tracker: null,
  mistake: null,
  answer_history: [],
  answer_changes: [...work.changes],
  confidence: work.confidence,
  misconception: null,
  calculator: item.calculator,
  fixed: work.fixed,
  ...(work.changed_ago_ms === undefined ? {} : { changed_ago_ms: work.changed_ago_ms }),
  ...(work.hints === undefined ? {} : { hints: work.hints }),
  ...(work.missed ? { missed: true, happened: work.missed.happened } : {}),
  ...(work.final ? { final: true } : {}),
})

export type AskedQuestion = SealedQuestion & Readonly<KeylessQuestion>

/** A question as it is asked, made of its public part alone: whoever hands it a key meets a type error. */
export const asked = (item: ShownItem, shown: PublicPart, work: Work): AskedQuestion =>
  keyless(item, shown, work) as AskedQuestion

/** What a reveal adds. */
export type Revealed = Readonly<{
  skill_id: string
  secret: SecretPart
  given: Given
  /** What the first outcomes are told from. */
  tries: readonly string[]
  answer_attributes: Question['answer_attributes']
  second_try?: NonNullable<Question['second_try']>
  cohort: Cohort
  mistake: Question['mistake']
  /** Newest first. */
  history: readonly Past[]
  catalog: Pick<Catalog, 'misconceptions'>
}>

const HISTORY_SHOWN = 10

/** What a wrong answer probably shows, in a sentence that says nothing of the key; null where it is unforeseen. */
export function happenedIn(secret: SecretPart, given: Given, catalog: Revealed['catalog']): Happened | null {
  const named = catalog.misconceptions.get(misconceptionOf(secret, given) ?? '')
  return named ? (sentenceOf(secret, given, named) as Happened) : null
}

/** The whole question. Callers have made sure that this learner may see its key. */
export const reveal = (question: AskedQuestion, known: Revealed): SealedQuestion =>
  whole(question, known) as SealedQuestion

/** The same once more for revealed ones: what others chose changes seldom, and for all at once. */
const optionsRevealed = new WeakMap<SecretPart, Readonly<{ of: AskedOption[]; shares: string; options: Option[] }>>()

function revealedOptions(asked: AskedOption[], secret: SecretPart, cohort: Cohort): Option[] {
  const shares = asked.map(({ letter }) => cohort.share(letter)).join(' ')
  const known = optionsRevealed.get(secret)
  if (known?.of === asked && known.shares === shares) return known.options
  const made = asked.map((option) => {
    const own = secret.options[option.letter]
    return {
      ...option,
      correct: own?.correct ?? false,
      why: own && !own.correct ? own.why : null,
      share: cohort.share(option.letter),
    }
  })
  if (isLasting(secret) && isLasting(asked)) optionsRevealed.set(secret, { of: asked, shares, options: lasting(made) })
  return made
}

function whole(question: AskedQuestion, known: Revealed): Question {
  const { secret, cohort } = known
  const named = known.catalog.misconceptions.get(misconceptionOf(secret, known.given) ?? '')
  return {
    ...question,
    options: revealedOptions(question.options, secret, cohort),
    correct_grid_in_answer: secret.grid,
    answer_explanation: secret.explanation,
    question_percent_correct_average: cohort.percent_correct,
    question_time_spent_average: cohort.time_ms,
    tag_id: known.skill_id,
    answer_attributes: known.answer_attributes && {
      ...givenIn(question, known.answer_attributes.letter, known.given.grid),
      correct: known.answer_attributes.correct,
    },
    answer_tracker: answerTracker(secret, known.tries),
    mistake: known.mistake,
    answer_history: known.history.slice(0, HISTORY_SHOWN).map((e) => ({
      date_taken: e.answered_at.toISOString(),
      test_id: e.source === 'test' ? Number(e.source_id.split(':')[0]) : null,
      answer_attributes: { letter: e.answer },
    })),
    misconception: named
      ? { id: named.id, name: named.sentence, sentence: sentenceOf(secret, known.given, named), clue: named.clue }
      : null,
    ...(known.second_try ? { second_try: known.second_try } : {}),
  }
}
