import { answerChange } from '@fourfold/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import type { Tx } from '../../db/connect.ts'
import { testSlots } from '../../db/schema/index.ts'
import type { SlotRow, TestRow } from '../items/index.ts'
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

function toAnswer(test: TestRow, { slot, item, revision }: SlotRow): NewAnswer {
  const given = { letter: slot.letter, grid: slot.grid }
  return {
    item_id: item.id,
    item_revision_id: revision.id,
    source: 'test',
    source_id: slotSource(slot),
    answer: answerText(given),
    outcome: outcome(revision.secret, given),
    misconception_id: misconceptionOf(revision.secret, given),
    ms: slot.time_ms,
    changes: Math.max(0, slot.changes.length - 1),
    changed_from: changedFrom(revision.secret, slot.changes),
    change: answerChange(answerTracker(revision.secret, slot.changes)),
    confidence: slot.confidence,
    seen: slot.seen_at !== null || slot.taken_at !== null,
    told: test.tutor,
    hints: slot.hints,
    marked: slot.marked,
  }
}

/** Answers become events once: at the reveal of a tutor step, or at scoring for the rest. */
export async function recordSlots(ctx: Ctx, tx: Tx, test: TestRow, rows: readonly SlotRow[]): Promise<void> {
  const open = rows.filter((r) => r.slot.outcome === null)
  if (open.length === 0) return
  const now = ctx.now()
  const catalog = await ctx.catalog()
  const answers = open.map((row) => toAnswer(test, row))
  await recordAnswers(tx, catalog, test.learner_id, test.topic, answers, now)
  for (const kind of ['correct', 'incorrect', 'skipped'] as const) {
    const positions = open.filter((_, i) => answers[i]?.outcome === kind).map((r) => r.slot.pos)
    if (positions.length === 0) continue
    await tx
      .update(testSlots)
      .set({ outcome: kind })
      .where(and(eq(testSlots.test_id, test.id), inArray(testSlots.pos, positions)))
  }
  await journalMisses(ctx, tx, test, open, answers, now)
  await ctx.jobs.enqueue(tx, 'stats.fold', {})
}

/** Tutor Submit: locks the step and lets its key be seen. */
export async function revealTaken(ctx: Ctx, tx: Tx, test: TestRow, rows: readonly SlotRow[]): Promise<void> {
  const now = ctx.now()
  await tx
    .update(testSlots)
    .set({ taken_at: now, seen_at: now })
    .where(
      and(
        eq(testSlots.test_id, test.id),
        inArray(
          testSlots.pos,
          rows.map((r) => r.slot.pos),
        ),
      ),
    )
  const locked = rows.map((r) => ({ ...r, slot: { ...r.slot, taken_at: now, seen_at: now } }))
  await recordSlots(ctx, tx, test, locked)
}
