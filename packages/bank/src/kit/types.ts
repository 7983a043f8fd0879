/** The shapes of the bank. Everything here is plain data or pure functions; nothing does I/O. */

import type { Html, Step, Value } from './basics.ts'
import type { Chapter, Lesson } from './lesson.ts'
import type { Frac, Fracish } from './num/frac.ts'
import type { Operation } from './operations.ts'
import type { Rng } from './rng.ts'

export type { Html, Step, Value } from './basics.ts'

export type Difficulty = 'Low' | 'Medium' | 'High'

export type Skill = Readonly<{
  /** Stable for ever; unique over the whole bank: `a1-two-step-equations`. */ id: string
  name: string
  /** Skill ids that should come first, also of other topics; acyclic. */ needs: readonly string[]
  /**
   * Later skills in which this one comes back without being their prerequisite, also of other topics. For the page of the
   * lesson alone: nothing is chosen by it.
   */
  comesBack?: readonly string[]
  /** Where it comes back, in a sentence, for skills at the end of a course: “On the SAT, …” */ comesBackSays?: Html
  /** Common Core (or the exam's own) codes that the skill serves. */ codes: readonly string[]
  lesson: Lesson
  /** More lessons of the same skill, where one would be too long. */ chapters?: readonly Chapter[]
}>

export type Subject = Readonly<{
  id: string
  name: string
  /** Share of the topic's blueprint; the weights of a topic's subjects sum to 1. */ weight: number
  skills: readonly Skill[]
}>

export type Topic = Readonly<{
  /** Folder and id prefix: `algebra-1`. */ id: string
  name: string
  /** Prefix of display ids: `A1` gives A1-0412. */ code: string
  paid: boolean
  perfect_score: number
  /** Seconds a question takes at exam pace; the countdown of a timed test is made from it. */ pace_seconds: number
  has_passage: boolean
  /** Options that are numbers stand from the smallest up, as the exam has them. */ ordered?: true
  /** Reference sheet; empty for topics without one. */ reference: Html
  subjects: readonly Subject[]
}>

export type Misconception = Readonly<{
  /** Unique over the whole bank: `adds-instead-of-subtracting`. */ id: string
  /** Fills "What did I do wrong?" in the student's own voice: "I added …". */ sentence: string
  /** A clue for next time, addressed to the student. */ clue: string
  skills: readonly string[]
}>

export type FrameKind = 'bare' | 'words' | 'table' | 'graph' | 'figure' | 'error' | 'methods' | 'multi-step'

export type Frame<P> = Readonly<{
  /** Unique in its template, stable for ever. */ id: string
  kind: FrameKind
  stem: (p: P, rng: Rng) => Html
  /** Overrides the template's when this frame is harder or easier. */ difficulty?: Difficulty
  b?: number
  seconds?: number
  /** Overrides the template's: the same question as choice in one frame, as grid-in in another. */
  response?: 'choice' | 'grid'
  /** How many items are drawn from this frame; at most 10, which is also what is drawn when nothing is said. */ items?: number
}>

/** How an item is solved, with what comes before and after the steps. */
export type Explanation = Readonly<{
  /** What to do, in words that fit every item of the template: no numbers. It is the first hint. */ plan: Html
  steps: readonly Step[]
  /** How one sees that the answer is right. */ check?: Html
  /** A shorter way, for those who see it. */ faster?: Html
  figure?: Html
}>

/** A wrong way to an answer. */
export type Trap<P = unknown, G = unknown> = Readonly<{
  misconception: string
  /** The wrong procedure, carried out on what the stem shows; null where it does not apply. */
  rule: (given: G, frame: string) => Value | null
  /** One of the mistakes that most students make here: the first trap, or the first two. */ classic?: true
  /** Another name of the trap before it: of the two, one applies. */ instead?: true
  /**
   * It gives a fixed statement, a verdict or a place, such as “Step 2”, and no number: where `check` finds this very one,
   * whoever gives it has gone wrong nowhere, so it does not apply.
   */
  unlessRight?: true
  /** What is done wrongly, by its name. */ operation?: Operation
  /** What the operation is done to, in the order that its description names; a gate then carries it out again. */
  operands?: (given: G, frame: string) => readonly Fracish[]
  /** The right steps that follow the operation, where it is not the last one. */
  after?: (result: Frac, given: G, frame: string) => Fracish
  /** Needs a second mistake besides the named one. */ twoSlips?: true
  /** Why this option is wrong, in one line about this item; default: made from the misconception. */
  why?: (p: P) => Html
  /** What the student did, in the first person and about this item; default: the misconception's sentence. */
  says?: (p: P) => Html
}>

/**
 * Keeps the right value from being recognized among its options: it is the smallest, second, third or largest equally
 * often, as far as the traps allow. A locked template keeps the one it has; another one changes its options.
 * - `place` goes by the number that is seen first;
 * - `distance` also by how far it lies from the others, and by the size of fractions of π;
 * - `size` by the size of numbers, roots and multiples of π;
 * - `parts` goes by what options of one form have in common, such as equations of circles.
 */
export type Balance = 'place' | 'distance' | 'size' | 'parts'

export type Template<P = unknown, G = unknown> = Readonly<{
  /** `algebra-1/two-step-equation`, stable for ever. */ id: string
  skill: string
  difficulty: Difficulty
  /** Prior difficulty on the logit scale: -3 (very easy) to 3 (very hard). */ b: number
  calculator: boolean
  seconds: number
  response: 'choice' | 'grid'
  balance?: Balance
  /** Set by the topic: options that are numbers stand from the smallest up. */ ordered?: true
  draw: (rng: Rng) => P
  frames: readonly Frame<P>[]
  /** What the stem of this frame shows, and nothing else. A gate looks for every number of it in the stem. */
  given: (p: P, frame: string) => G
  answer: (p: P) => Value
  /** From the most common mistake down. */
  traps: readonly Trap<P, G>[]
  /** Plain near misses, used only where the traps give fewer than three distinct wrong options. */
  near?: (p: P) => readonly Value[]
  /** The steps speak of what this frame shows. */
  explain: (p: P, frame: string) => Explanation
  /** A second, different road to the answer, from what is given alone; used by the tests. */
  check: (given: G) => Value
}>

/** What a question of a known kind brings to its template. */
export type Parts<P, G> = Pick<Template<P, G>, 'draw' | 'frames' | 'given' | 'answer' | 'traps' | 'explain' | 'check'>

/** What templates have in common that ask the same with other numbers or frames. */
export type Shared<P, G> = Omit<Parts<P, G>, 'draw' | 'frames'>

export type WrittenOption = Readonly<{ html: Html; misconception?: string; why: Html }>

/** A question written by hand (reading and writing). The right option's place is drawn by the machinery. */
export type WrittenItem = Readonly<{
  /** Stable for ever: `sat-reading-writing/central-ideas-01`. */ id: string
  skill: string
  difficulty: Difficulty
  b: number
  seconds: number
  /** The short text that the question is about, as HTML paragraphs, tables or lists; empty for passage questions. */ text: Html
  stem: Html
  right: Html
  wrong: readonly [WrittenOption, WrittenOption, WrittenOption]
  /** Words that stand in the text, to the letter, and support the key. */ evidence: readonly string[]
  /** Why the right option is right; quotes the evidence. */ explanation: Html
}>

export type Passage = Readonly<{
  /** `act-reading/the-tide-clock`. */ id: string
  /** 'Literary Narrative', 'Social Science', 'Humanities', 'Natural Science'. */ kind: string
  title: string
  /** The line above the passage: what it is, by whom (invented), when. */ description: string
  /** Paragraphs as plain text (`*word*` for italics). A paired passage starts its parts with `# Passage A` and `# Passage B`. */
  paragraphs: readonly string[]
  /** A table or a figure of the kit, shown after the last line; an SVG carries its text alternative. */ figure?: Html
  /** In order. A stem or an explanation names lines by quoting the words: `[[line: the words]]` becomes "line 12" or "lines 12–13". */
  questions: readonly WrittenItem[]
}>
