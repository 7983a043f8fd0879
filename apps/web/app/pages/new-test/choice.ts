import { type CreateTest, LIMITS, MESSAGES, type NewTestData, type QuestionMode } from '@fourfold/contract'
import { ApiError } from '../../api/client-errors'
import { notMadeWords } from '../../api/not-made'

/** What Create Test knows and computes (spec §5): pure, so that its rules can be tested. */

export type Pool = NewTestData['test_questions']
export type Difficulty = 'Low' | 'Medium' | 'High'

export type Choice = Readonly<{
  mode: QuestionMode
  difficulties: readonly Difficulty[]
  calculators: readonly ('calculator' | 'no_calculator')[]
  tags: ReadonlySet<string>
  number: string
  timed: boolean
  tutor: boolean
  /** Fresh questions of the kind of those that were missed, instead of the same ones. */
  kindred: boolean
  code: string
}>

export const NOTHING_CHOSEN: Choice = {
  mode: 'All',
  difficulties: [],
  calculators: [],
  tags: new Set(),
  number: '',
  timed: false,
  tutor: false,
  kindred: false,
  code: '',
}

export type Unit = 'questions' | 'passages'
export const unitOf = (pool: Pool): Unit => (pool.has_passage ? 'passages' : 'questions')

/** Questions that fit the choices; a group without a choice does not narrow. */
export function matches(pool: Pool, choice: Choice): Pool['questions'] {
  const used = new Set(pool.used)
  const incorrect = new Set(pool.incorrect)
  const marked = new Set(pool.marked)
  return pool.questions.filter((q) => {
    if (choice.difficulties.length > 0 && !choice.difficulties.includes(q.difficulty)) return false
    if (choice.calculators.length > 0 && !choice.calculators.includes(q.calculator ? 'calculator' : 'no_calculator'))
      return false
    if (choice.tags.size > 0 && !choice.tags.has(q.tag_id)) return false
    if (choice.mode === 'Unused') return !used.has(q.id)
    if (choice.mode === 'Incorrect') return incorrect.has(q.id)
    if (choice.mode === 'Marked') return marked.has(q.id)
    return true
  })
}

/** The live maximum: matching questions, at most 20; for passages the most that total 20 questions or fewer. */
export function maximum(pool: Pool, choice: Choice): number {
  const found = matches(pool, choice)
  if (!pool.has_passage) return Math.min(found.length, LIMITS.questionsPerTest)
  const sizes = [...Map.groupBy(found, (q) => q.passage_id).values()].map((g) => g.length).sort((a, b) => a - b)
  let total = 0
  let n = 0
  for (const size of sizes) {
    total += size
    if (total > LIMITS.questionsPerTest) break
    n += 1
  }
  return n
}

/** The message under the number field, or null (spec §5). */
export function numberError(text: string, max: number, unit: Unit, submitting: boolean): string | null {
  if (max === 0) return MESSAGES.noQuestionsMatch(unit)
  if (text === '') return submitting ? MESSAGES.chooseOneOrMore(unit) : null
  if (!/^\d+$/.test(text)) return MESSAGES.enterNumber
  const n = Number(text)
  if (n < 1) return MESSAGES.chooseOneOrMore(unit)
  if (text.length > LIMITS.numberInputLength || n > max) return MESSAGES.theMaxIs(max, unit)
  return null
}

const START: Readonly<Record<Unit, number>> = { questions: 10, passages: 1 }

/** The number a student has not chosen: the usual one, or all there are where that is fewer. */
export const prefilled = (max: number, unit: Unit): string =>
  String(max === 0 ? START[unit] : Math.min(START[unit], max))

const USUAL: Readonly<Record<Unit, readonly number[]>> = { questions: [5, 10, 15, 20], passages: [1, 2, 3, 4] }

/** Numbers that are chosen with one press: the usual ones, and all there are where that is fewer than the next. */
export function lengths(max: number, unit: Unit): readonly number[] {
  const fit = USUAL[unit].filter((n) => n <= max)
  return max > 0 && fit.length < USUAL[unit].length && !fit.includes(max) ? [...fit, max] : fit
}

/** One more or one less by an arrow key; what is no number begins at the lowest. */
export const stepped = (text: string, step: number, max: number): string =>
  String(Math.max(1, Math.min(max, (/^\d+$/.test(text) ? Number(text) : 0) + step)))

/** Only where it divides the questions: a topic without a calculator has nothing to filter. */
export const hasCalculator = (pool: Pool): boolean => pool.questions.some((q) => q.calculator)

export type FormErrors = Readonly<{ custom_test_id?: string; number_of_questions?: string; form?: string }>

/** Where a failure is shown: a choice that was refused at the field of this form that is open (spec §8), all else at the button. */
export function refusalAt(error: unknown, byCode: boolean): FormErrors {
  if (!(error instanceof ApiError) || error.status !== 422) return { form: notMadeWords(error) }
  const { fields, message } = error
  const sentence = fields.custom_test_id ?? fields.number_of_questions ?? Object.values(fields)[0] ?? message
  return byCode ? { custom_test_id: sentence } : { number_of_questions: sentence }
}

/** Parent box of a subject: all, some or none of its tags. */
export function parentState(tags: readonly { id: string }[], chosen: ReadonlySet<string>): 'all' | 'some' | 'none' {
  const n = tags.filter((t) => chosen.has(t.id)).length
  return n === 0 ? 'none' : n === tags.length ? 'all' : 'some'
}

export function toggleTags(chosen: ReadonlySet<string>, ids: readonly string[], on: boolean): ReadonlySet<string> {
  const next = new Set(chosen)
  for (const id of ids) {
    if (on) next.add(id)
    else next.delete(id)
  }
  return next
}

/** How long it will take at exam pace. */
export function minutes(pool: Pool, choice: Choice): number | null {
  const n = Number(choice.number)
  if (!n || numberError(choice.number, maximum(pool, choice), unitOf(pool), false)) return null
  const perUnit = pool.has_passage ? averagePassage(pool) : 1
  return Math.max(1, Math.round((n * perUnit * pool.pace_seconds) / 60))
}

const averagePassage = (pool: Pool): number => {
  const passages = new Set(pool.questions.map((q) => q.passage_id)).size
  return passages === 0 ? 0 : pool.questions.length / passages
}

/** The create payload, with every field that the specification lists (spec §3). */
export const createPayload = (choice: Choice, section: string | null, max: number, byCode: boolean): CreateTest => ({
  name: null,
  score: null,
  section,
  number_of_questions: choice.number,
  max_number_of_questions: max,
  question_mode: choice.mode,
  difficulty_low: choice.difficulties.includes('Low'),
  difficulty_medium: choice.difficulties.includes('Medium'),
  difficulty_high: choice.difficulties.includes('High'),
  calculator: choice.calculators.includes('calculator'),
  no_calculator: choice.calculators.includes('no_calculator'),
  timed: choice.timed,
  tutor: choice.tutor,
  tag_ids: [...choice.tags],
  custom_question_ids: null,
  custom_test_id: byCode ? choice.code.trim() : null,
  ...(choice.kindred ? { kindred: true } : {}),
})
