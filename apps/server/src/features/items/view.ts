import type { Letter, Option, Passage, Question } from '@fourfold/contract'
import type { answerEvents, itemStats, passages } from '../../db/schema/index.ts'
import type { Catalog } from '../bank/index.ts'
import { answerTracker, misconceptionOf, outcome } from '../student-model/index.ts'
import { type Cohort, cohortOf, restsOnOthers } from './cohort.ts'
import type { SlotRow, TestRow } from './queries.ts'

type Stat = typeof itemStats.$inferSelect

/** What surrounds a question: gathered once per test, not once per question. */
export type QuestionContext = Readonly<{
  catalog: Catalog
  stats: ReadonlyMap<number, Stat>
  mistakes: ReadonlyMap<number, { id: number; logged: boolean }>
  history: ReadonlyMap<number, readonly (typeof answerEvents.$inferSelect)[]>
  passages: ReadonlyMap<number, typeof passages.$inferSelect>
}>

const GRID = 'Student-produced response'

/** A question's key may be seen once its step is taken (tutor) or the test is scored; nothing else reveals it. */
export const isRevealed = (test: TestRow, slot: SlotRow['slot']): boolean =>
  test.score !== null || (test.tutor && slot.taken_at !== null)

function optionsView(row: SlotRow, revealed: boolean, others: Cohort): Option[] {
  return row.revision.public.options.map((option) => {
    const secret = row.revision.secret.options[option.letter]
    return {
      id: `${row.item.id}-${option.letter}`,
      letter: option.letter,
      content: option.content,
      correct: revealed ? (secret?.correct ?? false) : null,
      why: revealed && secret && !secret.correct ? secret.why : null,
      share: revealed ? others.share(option.letter) : null,
    }
  })
}

export function passageView(row: typeof passages.$inferSelect): Passage {
  return {
    id: row.id,
    description: row.description,
    content: row.title,
    lines: row.lines.map((l) => ({ ...l })),
    category: { has_passage: true },
  }
}

/** The answerless copy of a question, or the whole one after the reveal: the only place of a test that decides what leaves. */
export function questionView(
  test: TestRow,
  row: SlotRow,
  context: QuestionContext,
  start: number | null,
  fixed: boolean,
): Question {
  const { slot, item, revision } = row
  const revealed = isRevealed(test, slot)
  const others = cohortOf(context.stats.get(item.id))
  const passage = item.passage_id === null ? undefined : context.passages.get(item.passage_id)
  const given = { letter: slot.letter, grid: slot.grid }
  const misconception = revealed ? misconceptionOf(revision.secret, given) : null
  const named = misconception === null ? undefined : context.catalog.misconceptions.get(misconception)
  return {
    id: item.id,
    order: slot.pos,
    ancestry: item.display_id,
    content: revision.public.content,
    question_type: item.question_type,
    options: optionsView(row, revealed, others),
    correct_grid_in_answer: revealed ? revision.secret.grid : null,
    student_produced_answer: slot.grid,
    answer_explanation: revealed ? revision.secret.explanation : null,
    skipped: slot.skipped,
    marked: slot.marked,
    time_spent: slot.time_ms,
    question_percent_correct_average: revealed ? others.percent_correct : null,
    question_time_spent_average: revealed ? others.time_ms : null,
    passage: passage ? passageView(passage) : null,
    passage_question_start: start,
    // The skill's name would hint at the answer while the test is being taken.
    tag_id: revealed ? item.skill_id : null,
    answer_attributes:
      item.question_type === GRID
        ? revealed
          ? { correct: outcome(revision.secret, given) === 'correct', letter: null }
          : null
        : slot.letter === null
          ? null
          : { correct: revealed ? slot.letter === revision.secret.letter : null, letter: slot.letter as Letter },
    answer_tracker: revealed ? answerTracker(revision.secret, slot.changes) : null,
    mistake: revealed ? (context.mistakes.get(item.id) ?? null) : null,
    answer_history: revealed
      ? (context.history.get(item.id) ?? []).slice(0, 10).map((e) => ({
          date_taken: e.answered_at.toISOString(),
          test_id: e.source === 'test' ? Number(e.source_id.split(':')[0]) : null,
          answer_attributes: { letter: e.answer },
        }))
      : [],
    answer_changes: [...slot.changes],
    confidence: slot.confidence as Question['confidence'],
    misconception: named ? { id: named.id, sentence: named.sentence, clue: named.clue } : null,
    calculator: item.calculator,
    fixed,
  }
}

/** Where each passage's questions begin. */
function passageStarts(rows: readonly SlotRow[]): ReadonlyMap<number, number> {
  const starts = new Map<number, number>()
  for (const { slot, item } of rows)
    if (item.passage_id !== null && !starts.has(item.passage_id)) starts.set(item.passage_id, slot.pos)
  return starts
}

/** While a diagnostic runs, questions beyond the next one may still be chosen anew. */
export const isFixed = (test: TestRow, slot: SlotRow['slot']): boolean =>
  test.mode !== 'Diagnostic' || test.score !== null || slot.seen_at !== null || slot.pos <= test.step + 1

export function questionViews(test: TestRow, rows: readonly SlotRow[], context: QuestionContext): Question[] {
  const starts = passageStarts(rows)
  return rows.map((row) =>
    questionView(
      test,
      row,
      context,
      row.item.passage_id === null ? null : (starts.get(row.item.passage_id) ?? null),
      isFixed(test, row.slot),
    ),
  )
}

/** Mean of the questions' averages; null while there is hardly an answer of anybody else. */
function averageOf(rows: readonly SlotRow[], context: QuestionContext, of: (stat: Stat) => number): number | null {
  const known = rows.flatMap(({ item }) => context.stats.get(item.id) ?? []).filter((stat) => stat.n > 0)
  const all = known.reduce((sum, stat) => sum + stat.n, 0)
  const own = known.reduce((sum, stat) => sum + (context.history.get(stat.item_id)?.length ?? 0), 0)
  return restsOnOthers(all, own) ? known.reduce((sum, stat) => sum + of(stat) / stat.n, 0) / known.length : null
}

export const accountAverage = (rows: readonly SlotRow[], context: QuestionContext): number | null =>
  averageOf(rows, context, (stat) => stat.right)

export const accountAverageTime = (rows: readonly SlotRow[], context: QuestionContext): number | null =>
  averageOf(rows, context, (stat) => stat.ms)

export function tagsOf(rows: readonly SlotRow[], catalog: Catalog): { id: string; name: string }[] {
  const ids = [...new Set(rows.map((r) => r.item.skill_id))]
  return ids.map((id) => {
    const topic = catalog.topics.get(rows[0]?.item.topic ?? '')
    return { id, name: topic?.skills.get(id)?.name ?? id }
  })
}
