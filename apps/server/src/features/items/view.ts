import type { Confidence, Letter, Passage, Question } from '@fourfold/contract'
import type { itemStats, passages, SecretPart } from '../../db/schema/index.ts'
import type { SealedQuestion } from '../../http/sealed-question.ts'
import type { Catalog } from '../bank/index.ts'
import { type Given, outcome } from '../student-model/index.ts'
import { cohortOf, restsOnOthers } from './cohort.ts'
import { passageText } from './passage-text.ts'
import type { Past, ShownRow, TestRow } from './queries.ts'
import { asked, happenedIn, type Revealed, reveal, type Work } from './question.ts'
import { timeTaken } from './time-taken.ts'

type Stat = typeof itemStats.$inferSelect

/** What surrounds a question: gathered once per test, not once per question. */
export type QuestionContext = Readonly<{
  now: Date
  catalog: Catalog
  stats: ReadonlyMap<number, Stat>
  mistakes: ReadonlyMap<number, { id: number; logged: boolean }>
  history: ReadonlyMap<number, readonly Past[]>
  passages: ReadonlyMap<number, typeof passages.$inferSelect>
}>

/** A question's key may be seen once its step is taken (tutor) or the test is scored; nothing else reveals it. */
export const isRevealed = (test: Pick<TestRow, 'score' | 'tutor'>, slot: ShownRow['slot']): boolean =>
  test.score !== null || (test.tutor && slot.taken_at !== null)

export function passageView(row: typeof passages.$inferSelect): Passage {
  return {
    id: row.id,
    description: row.description,
    title: row.title,
    content: passageText(row.lines),
    lines: row.lines.map((l) => ({ ...l })),
    category: { has_passage: true },
  }
}

/** A question that is answered by typing has an outcome once it may be seen; one with options only if one was chosen. */
function markedAnswer(secret: SecretPart, given: Given): Revealed['answer_attributes'] {
  const correct = outcome(secret, given) === 'correct'
  if (secret.grid !== null) return { correct, letter: null }
  return given.letter === null ? null : { correct, letter: given.letter as Letter }
}

function secondTry(
  { slot, revision: { secret } }: ShownRow,
  { catalog }: QuestionContext,
): NonNullable<Question['second_try']> {
  const answer = slot.second_try ?? ''
  const given = secret.grid === null ? { letter: answer, grid: null } : { letter: null, grid: answer }
  const correct = outcome(secret, given) === 'correct'
  return { answer, correct, happened: correct ? null : happenedIn(secret, given, catalog) }
}

const ageOf = ({ changed_at }: Pick<ShownRow['slot'], 'changed_at'>, now: Date): number | null =>
  changed_at === null ? null : Math.max(0, now.getTime() - changed_at.getTime())

type RunningWork = Pick<Work, 'changed_ago_ms' | 'hints' | 'missed' | 'final'>

/** What is told of a question of a test that runs, or is a tutor's. */
function runningWork(test: Shown, { slot, revision }: ShownRow, { now, catalog }: QuestionContext): RunningWork {
  const work = {
    ...(test.score === null ? { changed_ago_ms: ageOf(slot, now) } : {}),
    ...(test.tutor ? { hints: slot.hints } : {}),
  }
  if (isRevealed(test, slot)) return work
  if (slot.missed_at !== null) return { ...work, missed: { happened: happenedIn(revision.secret, slot, catalog) } }
  return slot.counted === null ? work : { ...work, final: true }
}

/** A question of a test, as it is asked or, after its reveal, whole. */
function questionView(
  test: Shown,
  row: ShownRow,
  context: QuestionContext,
  passage_question_start: number | null,
): SealedQuestion {
  const { slot, item, revision } = row
  const passage = item.passage_id === null ? undefined : context.passages.get(item.passage_id)
  const question = asked(item, revision.public, {
    order: slot.pos,
    letter: slot.letter,
    grid: slot.grid,
    skipped: slot.skipped,
    marked: slot.marked,
    time_spent: slot.outcome === null ? slot.time_ms : timeTaken(slot),
    changes: slot.changes,
    confidence: slot.confidence as Confidence | null,
    passage: passage ? passageView(passage) : null,
    passage_question_start,
    fixed: isFixed(test, slot),
    ...runningWork(test, row, context),
  })
  if (!isRevealed(test, slot)) return question
  return reveal(question, {
    skill_id: item.skill_id,
    secret: revision.secret,
    given: slot,
    tries: slot.changes,
    answer_attributes: markedAnswer(revision.secret, slot),
    ...(slot.second_try === null ? {} : { second_try: secondTry(row, context) }),
    cohort: cohortOf(context.stats.get(item.id)),
    mistake: context.mistakes.get(item.id) ?? null,
    history: context.history.get(item.id) ?? [],
    catalog: context.catalog,
  })
}

/** Where each passage's questions begin. */
function passageStarts(rows: readonly ShownRow[]): ReadonlyMap<number, number> {
  const starts = new Map<number, number>()
  for (const { slot, item } of rows)
    if (item.passage_id !== null && !starts.has(item.passage_id)) starts.set(item.passage_id, slot.pos)
  return starts
}

/** While a diagnostic runs, questions beyond the next one may still be chosen anew. */
export const isFixed = (test: Pick<TestRow, 'mode' | 'score' | 'step'>, slot: ShownRow['slot']): boolean =>
  test.mode !== 'Diagnostic' || test.score !== null || slot.seen_at !== null || slot.pos <= test.step + 1

type Shown = Pick<TestRow, 'mode' | 'score' | 'step' | 'tutor'>

/** The questions of a test, or those at some places of it. */
export function questionViews(
  test: Shown,
  rows: readonly ShownRow[],
  context: QuestionContext,
  places?: ReadonlySet<number>,
): SealedQuestion[] {
  const starts = passageStarts(rows)
  const shown = places ? rows.filter((row) => places.has(row.slot.pos)) : rows
  return shown.map((row) =>
    questionView(test, row, context, row.item.passage_id === null ? null : (starts.get(row.item.passage_id) ?? null)),
  )
}

/** Mean of the questions' averages; null while there is hardly an answer of anybody else. */
function averageOf(rows: readonly ShownRow[], context: QuestionContext, of: (stat: Stat) => number): number | null {
  const known = rows.flatMap(({ item }) => context.stats.get(item.id) ?? []).filter((stat) => stat.n > 0)
  const all = known.reduce((sum, stat) => sum + stat.n, 0)
  const own = known.reduce((sum, stat) => sum + (context.history.get(stat.item_id)?.length ?? 0), 0)
  return restsOnOthers(all, own) ? known.reduce((sum, stat) => sum + of(stat) / stat.n, 0) / known.length : null
}

export const accountAverage = (rows: readonly ShownRow[], context: QuestionContext): number | null =>
  averageOf(rows, context, (stat) => stat.right)

export const accountAverageTime = (rows: readonly ShownRow[], context: QuestionContext): number | null =>
  averageOf(rows, context, (stat) => stat.ms)

export function tagsOf(rows: readonly ShownRow[], catalog: Catalog): { id: string; name: string; subject: string }[] {
  const ids = [...new Set(rows.map((r) => r.item.skill_id))]
  return ids.map((id) => {
    const topic = catalog.topics.get(rows[0]?.item.topic ?? '')
    const skill = topic?.skills.get(id)
    return { id, name: skill?.name ?? id, subject: skill?.subject_name ?? '' }
  })
}
