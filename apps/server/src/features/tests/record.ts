import { answerChange } from '@fourfold/contract'
import type { Ctx } from '../../ctx.ts'
import type { Tx } from '../../db/connect.ts'
import { inOneGo, run } from '../../db/statement.ts'
import { type SlotRow, type TestRow, timeTaken } from '../items/index.ts'
import { journalMisses } from '../mistakes/index.ts'
import {
  answerText,
  answerTracker,
  changedFrom,
  misconceptionOf,
  type NewAnswer,
  outcome,
  recordAnswers,
  slotSource,
} from '../student-model/index.ts'

type Recorded = Pick<TestRow, 'id' | 'learner_id' | 'topic' | 'tutor'>

function toAnswer(test: Recorded, { slot, item, revision }: SlotRow): NewAnswer {
  const given = { letter: slot.letter, grid: slot.grid }
  return {
    item_id: item.id,
    item_revision_id: revision.id,
    source: 'test',
    source_id: slotSource(slot),
    answer: answerText(given),
    outcome: outcome(revision.secret, given),
    misconception_id: misconceptionOf(revision.secret, given),
    ms: timeTaken(slot),
    changes: Math.max(0, slot.changes.length - 1),
    changed_from: changedFrom(revision.secret, slot.changes),
    change: answerChange(answerTracker(revision.secret, slot.changes)),
    confidence: slot.confidence,
    seen: slot.seen_at !== null || slot.taken_at !== null,
    solution_shown: test.tutor,
    hints: slot.hints_at_miss ?? slot.hints,
    marked: slot.marked,
  }
}

const SET_OUTCOMES = {
  name: 'set_outcomes',
  text: `update test_slot set outcome = new.outcome from unnest($2::smallint[], $3::text[]) as new(pos, outcome)
    where test_slot.test_id = $1 and test_slot.pos = new.pos`,
} as const

/** Answers become events once: at the reveal of a tutor step, or at scoring for the rest. Answers with the rows as they stand then. */
export async function recordSlots(
  ctx: Ctx,
  tx: Tx,
  test: Recorded,
  rows: readonly SlotRow[],
): Promise<readonly SlotRow[]> {
  const open = rows.filter((r) => r.slot.outcome === null)
  if (open.length === 0) return rows
  const now = ctx.now()
  const catalog = await ctx.catalog()
  const answers = open.map((row) => toAnswer(test, row))
  await recordAnswers(tx, catalog, test.learner_id, test.topic, answers, now)
  await inOneGo(
    tx,
    () => run(tx, SET_OUTCOMES, [test.id, open.map((r) => r.slot.pos), answers.map((answer) => answer.outcome)]),
    () => journalMisses(ctx, tx, test, open, answers, now),
    () => ctx.jobs.enqueue(tx, 'stats.fold', {}),
  )
  const outcomes = new Map(open.map((row, i) => [row.slot.pos, answers[i]?.outcome ?? null]))
  return rows.map((row) => ({
    ...row,
    slot: { ...row.slot, outcome: outcomes.get(row.slot.pos) ?? row.slot.outcome },
  }))
}
