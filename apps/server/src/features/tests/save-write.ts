import type { Reader } from '../../db/connect.ts'
import type { Checkpoint } from '../../db/schema/index.ts'
import { run } from '../../db/statement.ts'
import type { SlotRow, TestRow } from '../items/index.ts'
import type { Change, Plan, PlanRow, Saving } from './save-plan.ts'

const TEST_COLUMNS = `id, learner_id, topic, mode, timed, tutor, version, step, time_ms, countdown_ms, initial_ms,
  question_count, share_code, score, scored_at, opened_at, saved_at, created_at`

const READ = {
  name: 'read_for_save',
  text: `select ${TEST_COLUMNS}, (
      select json_agg(json_build_object('slot', to_json(slot), 'item', json_build_object('id', item.id,
        'question_type', item.question_type)) order by slot.pos)
      from test_slot slot join item on item.id = slot.item_id where slot.test_id = test.id) as rows
    from test where id = $1 and learner_id = $2`,
} as const

type Times = 'seen_at' | 'taken_at' | 'changed_at'
type RawSlot = Omit<SlotRow['slot'], Times> & Record<Times, string | null>
type Raw = Saving & { rows: { slot: RawSlot; item: PlanRow['item'] }[] | null }

const date = (text: string | null): Date | null => (text === null ? null : new Date(text))

/** A test and its places as one snapshot: the version says later whether it still holds. */
export async function readForSave(
  db: Reader,
  learnerId: string,
  id: number,
): Promise<{ test: Saving; rows: PlanRow[] } | null> {
  const [found] = await run<Raw>(db, READ, [id, learnerId])
  if (!found) return null
  const { rows, ...test } = found
  return {
    test,
    rows: (rows ?? []).map(({ slot, item }) => ({
      item,
      slot: {
        ...slot,
        seen_at: date(slot.seen_at),
        taken_at: date(slot.taken_at),
        changed_at: date(slot.changed_at),
      },
    })),
  }
}

/** All of a save in one statement. It takes hold only on the version that the plan was made from. */
const WRITE = {
  name: 'write_save',
  text: `with saved as (
      update test set version = version + 1, step = $4, time_ms = $5, countdown_ms = $6, saved_at = $7::timestamptz,
        checkpoint = coalesce($8::jsonb, checkpoint)
      where id = $1 and learner_id = $2 and version = $3 and score is null returning id, version),
    places as (
      update test_slot as slot set seen_at = new.seen_at, letter = new.letter, grid = new.grid, skipped = new.skipped,
        marked = new.marked, confidence = new.confidence, time_ms = new.time_ms, changes = new.changes,
        counted = new.counted, taken_at = new.taken_at, changed_at = new.changed_at
      from saved, jsonb_to_recordset($9::jsonb) as new(pos smallint, seen_at timestamptz, letter text, grid text,
        skipped boolean, marked boolean, confidence text, time_ms integer, changes jsonb, counted text,
        taken_at timestamptz, changed_at timestamptz)
      where slot.test_id = saved.id and slot.pos = new.pos),
    logged as (
      insert into test_change (test_id, version, pos, kind, value, received_at)
      select saved.id, saved.version, log.pos, log.kind, log.value, $7::timestamptz
      from saved, jsonb_to_recordset($10::jsonb) as log(pos smallint, kind text, value jsonb))
    select version from saved`,
} as const

export type Written = Readonly<{
  progress: Pick<TestRow, 'step' | 'time_ms' | 'countdown_ms'>
  places: readonly SlotRow['slot'][]
  log: readonly Change[]
  checkpoint: Checkpoint | null
}>

export const writtenBy = ({ rows, touched, log, progress }: Plan<PlanRow>, checkpoint: Checkpoint | null): Written => ({
  progress,
  places: rows.flatMap(({ slot }) => (touched.has(slot.pos) ? [slot] : [])),
  log,
  checkpoint,
})

/** The new version, or null when another save was first. */
export async function writeSave(db: Reader, test: Saving, written: Written, now: Date): Promise<number | null> {
  const { step, time_ms, countdown_ms } = written.progress
  const [row] = await run<{ version: number }>(db, WRITE, [
    test.id,
    test.learner_id,
    test.version,
    step,
    time_ms,
    countdown_ms,
    now,
    written.checkpoint === null ? null : JSON.stringify(written.checkpoint),
    JSON.stringify(written.places),
    JSON.stringify(written.log),
  ])
  return row?.version ?? null
}
