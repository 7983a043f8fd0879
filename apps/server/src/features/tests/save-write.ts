import type { TestState } from '@fourfold/contract'
import { getTableColumns } from 'drizzle-orm'
import type { Reader } from '../../db/connect.ts'
import { gathered } from '../../db/gather.ts'
import { type Checkpoint, tests } from '../../db/schema/index.ts'
import type { SlotRow, TestRow } from '../items/index.ts'
import type { Change, Plan, PlanRow, Saving } from './save-plan.ts'

const TEST_COLUMNS = Object.keys(getTableColumns(tests))
  .filter((name) => name !== 'checkpoint')
  .map((name) => `test.${name}`)
  .join(', ')

type Asked = Readonly<{ id: number; learner: string; whole: boolean; items: readonly number[]; shown: number }>

const readTest = gathered<Asked, Raw>({
  name: 'read_for_saves',
  text: `select asked.n, ${TEST_COLUMNS}, (
      select json_agg(json_build_object('slot', to_json(slot), 'item', json_build_object('id', item.id,
        'question_type', item.question_type)) order by slot.pos)
      from test_slot slot join item on item.id = slot.item_id
      where slot.test_id = test.id and (asked.whole or test.tutor or test.mode = 'Diagnostic'
        or slot.item_id = any(asked.items) or slot.pos in (0, test.step, least(asked.shown, test.question_count - 1)))) as rows
    from jsonb_to_recordset($1::jsonb) as asked(n integer, id integer, learner uuid, whole boolean, items integer[], shown integer)
    join test on test.id = asked.id and test.learner_id = asked.learner`,
})

type Times = 'seen_at' | 'taken_at' | 'changed_at'
type RawSlot = Omit<SlotRow['slot'], Times> & Record<Times, string | null>
type Raw = Saving & { rows: { slot: RawSlot; item: PlanRow['item'] }[] | null }

export type ForSave = Readonly<{ test: Saving; rows: readonly PlanRow[] }>

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
): Promise<ForSave | null> {
  const found = await readTest(db, {
    id,
    learner: learnerId,
    whole: !state.draft,
    items: (state.questions_attributes ?? []).map((change) => change.id),
    shown: state.step ?? 0,
  })
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
  'time_doubted',
  'changes',
  'counted',
  'taken_at',
  'changed_at',
  'changed_by',
] as const

/** A first answer that was looked at and found wrong stands, also against a save that was planned before the look. */
const STANDS: readonly string[] = ['letter', 'grid', 'skipped', 'changes'] satisfies (typeof WRITTEN)[number][]

const SET = WRITTEN.map((name) =>
  STANDS.includes(name)
    ? `${name} = case when slot.missed_at is null then new.${name} else slot.${name} end`
    : `${name} = new.${name}`,
).join(', ')

type Write = Readonly<{
  id: number
  learner: string
  version: number
  /** The plan knew that the module was handed in: it writes what was given before that. */
  handed_in: boolean
  step: number
  time_ms: number
  countdown_ms: number
  saved_at: Date
  checkpoint: Checkpoint | null
  places: readonly SlotRow['slot'][]
  log: readonly Change[]
}>

/**
 * All of a save in one statement, and the saves of one moment together. Each takes hold only on the version that its plan was
 * made from; a test that somebody holds is left out at once, so that no save waits for the test of another.
 */
const writeTest = gathered<Write, { version: number }>({
  name: 'write_saves',
  text: `with asked as materialized (
      select * from jsonb_to_recordset($1::jsonb) as asked(n integer, id integer, learner uuid, version integer, handed_in boolean, step integer,
        time_ms integer, countdown_ms integer, saved_at timestamptz, checkpoint jsonb, places jsonb, log jsonb)),
    held as materialized (
      select asked.n, test.id from asked join test on test.id = asked.id and test.learner_id = asked.learner
        and test.version = asked.version and test.score is null and (test.handed_in_at is null or asked.handed_in)
      for no key update of test skip locked),
    saved as (
      update test set version = test.version + 1, step = asked.step, time_ms = asked.time_ms,
        countdown_ms = asked.countdown_ms, saved_at = asked.saved_at,
        checkpoint = coalesce(asked.checkpoint, test.checkpoint)
      from held join asked on asked.n = held.n where test.id = held.id
      returning asked.n, test.id, test.version, test.saved_at, asked.places, asked.log),
    placed as (
      update test_slot as slot set ${SET}
      from saved, jsonb_to_recordset(saved.places) as new(pos smallint, seen_at timestamptz, letter text, grid text,
        skipped boolean, marked boolean, confidence text, time_ms integer, time_doubted boolean, changes jsonb, counted text,
        taken_at timestamptz, changed_at timestamptz, changed_by text)
      where slot.test_id = saved.id and slot.pos = new.pos),
    logged as (
      insert into test_change (test_id, version, pos, kind, value, received_at)
      select saved.id, saved.version, log.pos, log.kind, log.value, saved.saved_at
      from saved, jsonb_to_recordset(saved.log) as log(pos smallint, kind text, value jsonb))
    select n, version from saved`,
})

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

/** The new version, or null when another save was first, or is under way. */
export async function writeSave(db: Reader, test: Saving, written: Written, now: Date): Promise<number | null> {
  const { progress, ...rest } = written
  const { id, learner_id: learner, version } = test
  const write = { id, learner, version, handed_in: test.handed_in_at !== null, ...progress, saved_at: now, ...rest }
  return (await writeTest(db, write))?.version ?? null
}
