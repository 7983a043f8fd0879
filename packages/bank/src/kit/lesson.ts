/** A lesson as data: the page draws it, the gates solve it. */

import type { Html, Step, Value } from './basics.ts'

/** A word that teachers and tests use for this skill, and what it means in at most 20 words. */
export type Term = Readonly<{ word: Html; meaning: Html }>

/** A step of an example. */
type LessonStep = Step &
  Readonly<{
    /** Templates that ask for what this one step shows, where the example as a whole asks something else. */
    covers?: readonly string[]
  }>

/** A question solved step by step; its numbers are fixed. */
export type WorkedExample = Readonly<{
  level: 'Start' | 'Next' | 'Exam level'
  /** The question as a student would meet it, with its figure where it has one. */ asks: Html
  /**
   * The templates of the skill that ask for this: full ids. Those that only one step shows are named there. For written
   * questions: words that stand in their stems, or, where all have one stem, the mistakes that are ruled out here.
   */
  covers: readonly string[]
  /** One after the other on the screen; `why` opens at a tap. The arithmetic is shown, nothing is leapt over. */
  steps: readonly [LessonStep, LessonStep, ...LessonStep[]]
  answer: Value
  /** Another road to the answer, worked out anew; for the tests. Reading examples have none. */ check?: () => Value
}>

/** The kinds of questions that an example shows: as a whole, and in its steps. */
export const namedIn = ({ covers, steps }: WorkedExample): string[] => [
  ...covers,
  ...steps.flatMap((s) => s.covers ?? []),
]

/** A typical wrong answer, with the sentence that says what happened; `choice` is the place of an option in `choose`. */
export type TrySlip = (Readonly<{ typed: Value }> | Readonly<{ choice: number }>) &
  Readonly<{ says: Html /** The mistake by its name, where the skill knows it. */; misconception?: string }>

/** A step that the student does: a number to type, or one of several to choose (the first is right; the page mixes them). */
export type TryStep = Readonly<{
  ask: Html
  /** The step of the second example that does the same, counted from 0, where it is not the one at the same place. */
  like?: number
  /** A typed answer is a number and is compared by value: 0.5, 1/2 and .5 are one answer. */
  answer: Readonly<{ typed: Value }> | Readonly<{ choose: readonly [Html, Html, ...Html[]] }>
  slips: readonly TrySlip[]
  /** Stays on the page once the step is done. */ done: Html
}>

/** The step of the second example to look at again, counted from 0. */
export const likeOf = ({ like }: TryStep, at: number): number => like ?? at

export type TryIt = Readonly<{
  asks: Html
  steps: readonly [TryStep, TryStep, ...TryStep[]]
  answer: Value
  check?: () => Value
}>

export type Lesson = Readonly<{
  idea: Html
  /** An SVG of the kit, a table with a caption, or for reading `markedText`; it carries its text alternative. */
  figure: Html
  words: readonly [Term, Term, Term, ...Term[]]
  rule: Html
  /** When the rule is the right tool. */ use: Html
  /** When it is not, and what to do instead. */ avoid: Html
  /** Two or three, from easy to exam level, or four of four kinds; together they cover every template of the skill. */
  examples: readonly [WorkedExample, WorkedExample, ...WorkedExample[]]
  /** The second example with other numbers, done by the student. */ tryIt: TryIt
  trap: Html
  /** How one sees that an answer is right. */ check: Html
  /**
   * Misconceptions of the skill, each with the step that mends it: [example, step], both counted from 0. The lesson of a
   * skill and its chapters together have every one that its questions can show.
   */
  mends: Readonly<Record<string, readonly [example: number, step: number]>>
}>

/** One more lesson of a skill that has too much for one: six rules for commas are six chapters. */
export type Chapter = Readonly<{
  /** Unique over the whole bank; starts with the id of its skill: `rw-boundaries-semicolons`. */ id: string
  name: string
  lesson: Lesson
}>

/** A whole lesson in a file of its own: checked where it is written, not where it is used. */
export const lesson = (l: Lesson): Lesson => l

const ofExample = (e: WorkedExample): Html[] => [e.asks, ...e.steps.flatMap((s) => [s.do, s.why]), e.answer.html]

const ofTryStep = (s: TryStep): Html[] => [
  s.ask,
  ...('choose' in s.answer ? s.answer.choose : [s.answer.typed.html]),
  ...s.slips.map((slip) => slip.says),
  s.done,
]

/** Every piece of HTML in a lesson but the names of its words, which head their meanings, in the order of the page. */
export function htmlOfLesson(l: Lesson): Html[] {
  return [
    l.idea,
    l.figure,
    ...l.words.map((w) => w.meaning),
    l.rule,
    l.use,
    l.avoid,
    ...l.examples.flatMap(ofExample),
    l.tryIt.asks,
    ...l.tryIt.steps.flatMap(ofTryStep),
    l.trap,
    l.check,
  ]
}

export type Taught = Readonly<{ id: string; name: string; lesson: Lesson; chapters?: readonly Chapter[] }>

/** All lessons of a skill: its own, and its chapters. */
export const lessonsOf = (skill: Taught): readonly Readonly<{ id: string; name: string; lesson: Lesson }>[] => [
  { id: skill.id, name: skill.name, lesson: skill.lesson },
  ...(skill.chapters ?? []),
]
