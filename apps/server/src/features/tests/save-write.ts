import type { TestState } from '@fourfold/contract'
import { getTableColumns } from 'drizzle-orm'
import type { Reader } from '../../db/connect.ts'
import { type Checkpoint, tests } from '../../db/schema/index.ts'
import { run } from '../../db/statement.ts'
import type { SlotRow, TestRow } from '../items/index.ts'
import type { Change, Plan, PlanRow, Saving } from './save-plan.ts'

const TEST_COLUMNS = Object.keys(getTableColumns(tests))
  .filter((name) => name !== 'checkpoint')
  .join(', ')

const READ = {
  name: 'read_for_save',
  text: `select ${TEST_COLUMNS}, (
      select json_agg(json_build_object('slot', to_json(slot), 'item', json_build_object('id', item.id,
        'question_type', item.question_type)) order by slot.pos)
      from test_slot slot join item on item.id = slot.item_id
      where slot.test_id = test.id and ($3 or test.tutor or test.mode = 'Diagnostic' or slot.item_id = any($4)
        or slot.pos in (0, test.step, least($5, test.question_count - 1)))) as rows
    from test where id = $1 and learner_id = $2`,
} as const

type Times = 'seen_at' | 'taken_at' | 'changed_at'
type RawSlot = Omit<SlotRow['slot'], Times> & Record<Times, string | null>
type Raw = Saving & { rows: { slot: RawSlot; item: PlanRow['item'] }[] | null }

const date = (text: string | null): Date | null => (text === null ? null : new Date(text))

/**
 * A test as one snapshot: the version says later whether it still holds. Of its places those that a save can touch: its
 * questions, the first and the one on the screen; all of them where more is looked at.
 */
export async function readForSave(
  db: Reader,
  learnerId: string,
  id: number,
  state: TestState,
): Promise<{ test: Saving; rows: PlanRow[] } | null> {
  const [found] = await run<Raw>(db, READ, [
    id,
    learnerId,
    !state.draft,
    (state.questions_attributes ?? []).map((change) => change.id),
    state.step ?? 0,
  ])
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

/** What a save may change of a place, by column; a test holds it against the table. */
export const WRITTEN = [
  'seen_at',
  'letter',
  'grid',
  'skipped',
  'marked',
  'confidence',
  'time_ms',
  'changes',
  'counted',
  'taken_at',
  'changed_at',
] as const

/** A first answer that was looked at and found wrong stands, also against a save that was planned before the look. */
const STANDS: readonly string[] = ['letter', 'grid', 'skipped', 'changes'] satisfies (typeof WRITTEN)[number][]

const SET = WRITTEN.map((name) =>
  STANDS.includes(name)
    ? `${name} = case when slot.missed_at is null then new.${name} else slot.${name} end`
    : `${name} = new.${name}`,
).join(', ')

/** All of a save in one statement. It takes hold only on the version that the plan was made from. */
const writing = (checkpoint: string): string => `with saved as (
      update test set version = version + 1, step = $4, time_ms = $5, countdown_ms = $6, saved_at = $7::timestamptz${checkpoint}
      where id = $1 and learner_id = $2 and version = $3 and score is null
        and handed_in_at is null returning id, version),
    places as (
      update test_slot as slot set ${SET}
      from saved, jsonb_to_recordset($8::jsonb) as new(pos smallint, seen_at timestamptz, letter text, grid text,
        skipped boolean, marked boolean, confidence text, time_ms integer, changes jsonb, counted text,
        taken_at timestamptz, changed_at timestamptz)
      where slot.test_id = saved.id and slot.pos = new.pos),
    logged as (
      insert into test_change (test_id, version, pos, kind, value, received_at)
      select saved.id, saved.version, log.pos, log.kind, log.value, $7::timestamptz
      from saved, jsonb_to_recordset($9::jsonb) as log(pos smallint, kind text, value jsonb))
    select version from saved`
const WRITE = { name: 'write_save', text: writing('') }
const WRITE_CHECKPOINT = { name: 'write_checkpoint', text: writing(', checkpoint = $10::jsonb') }

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
  const { checkpoint } = written
  const [row] = await run<{ version: number }>(db, checkpoint ? WRITE_CHECKPOINT : WRITE, [
    test.id,
    test.learner_id,
    test.version,
    step,
    time_ms,
    countdown_ms,
    now,
    JSON.stringify(written.places),
    JSON.stringify(written.log),
    ...(checkpoint ? [JSON.stringify(checkpoint)] : []),
  ])
  return row?.version ?? null
}
