import type { Checkpoint } from '../../db/schema/index.ts'
import type { SlotRow, TestRow } from '../items/index.ts'
import { isFinal } from './change.ts'
import type { PlanRow } from './save-plan.ts'
import type { Written } from './save-write.ts'

/** Where Don't Save returns to: the opening, or the last explicit save. */
export function checkpointOf(
  test: Pick<TestRow, 'step' | 'time_ms' | 'countdown_ms'>,
  rows: readonly Pick<SlotRow, 'slot'>[],
): Checkpoint {
  return {
    step: test.step,
    time_ms: test.time_ms,
    countdown_ms: test.countdown_ms,
    slots: rows.map(({ slot }) => ({
      pos: slot.pos,
      letter: slot.letter,
      grid: slot.grid,
      skipped: slot.skipped,
      marked: slot.marked,
      confidence: slot.confidence,
      time_ms: slot.time_ms,
      changes: slot.changes,
    })),
  }
}

/** The opening of a new test: nothing is answered, stars are as they were. */
export const openingOf = (countdown_ms: number, marked: readonly boolean[]): Checkpoint => ({
  step: 0,
  time_ms: 0,
  countdown_ms,
  slots: marked.map((star, pos) => ({
    pos,
    letter: null,
    grid: null,
    skipped: null,
    marked: star,
    confidence: null,
    time_ms: 0,
    changes: [],
  })),
})

/** What Don't Save writes: every place as the checkpoint has it, changed now; what is final stays. */
export function backToCheckpoint({ checkpoint }: TestRow, rows: readonly PlanRow[], now: Date): Written {
  const { step, time_ms, countdown_ms } = checkpoint
  const places = checkpoint.slots.flatMap((saved) => {
    const row = rows[saved.pos]
    return row && !isFinal(row) ? [{ ...row.slot, ...saved, changed_at: now, changed_by: null }] : []
  })
  const log = [{ pos: null, kind: 'discard', value: true }]
  return { progress: { step, time_ms, countdown_ms }, places, log, checkpoint: null }
}
