import { type Ask, ask, asking } from '../../db/ask.ts'
import type { Reader, Tx } from '../../db/connect.ts'
import { lockLearner } from '../../db/lock-learner.ts'
import type {
  answerEvents,
  itemRevisions,
  itemStats,
  items,
  passages,
  testSlots,
  tests,
} from '../../db/schema/index.ts'
import { inOneGo, run } from '../../db/statement.ts'

export type TestRow = typeof tests.$inferSelect
export type SlotRow = Readonly<{
  slot: typeof testSlots.$inferSelect
  item: typeof items.$inferSelect
  revision: typeof itemRevisions.$inferSelect
}>

/** The same with what is shown of it, and no more. */
export type ShownRow = Readonly<{
  slot: Omit<SlotRow['slot'], 'test_id' | 'changed_by'>
  item: Pick<
    SlotRow['item'],
    'id' | 'display_id' | 'question_type' | 'calculator' | 'skill_id' | 'topic' | 'passage_id'
  >
  revision: Pick<SlotRow['revision'], 'public' | 'secret'>
}>

/** A test that nobody has looked at for so long will not be taken any more: its questions come back into the pool. */
const RUNNING_MS = 30 * 86_400_000

// What was looked at can be gone on with at any time, so it stays until it is scored, however old: a test whose questions were
// given out or that was saved, an exam of which a part has begun. Of an exam also what is yet to come: practice must not tell it.
const RUNNING = {
  name: 'running_items',
  text: `select slot.item_id as id from test join test_slot slot on slot.test_id = test.id
      where test.learner_id = $1 and test.scored_at is null and slot.outcome is null
        and (test.opened_at is not null or test.saved_at is not null or test.created_at > $2)
    union all
    select kept.item_id from exam join exam_item kept on kept.exam_id = exam.id
      where exam.learner_id = $1 and exam.finished_at is null and (exam.created_at > $2
        or exists (select from exam_part part where part.exam_id = exam.id and part.opened_at is not null))`,
} as const

/** Questions of tests that the learner has not finished: asked elsewhere their keys would be told before they are answered. */
export const itemsRunning = (learnerId: string, now: Date): Ask<ReadonlySet<number>> =>
  asking(
    RUNNING,
    [learnerId, new Date(now.getTime() - RUNNING_MS)],
    (rows: readonly { id: number }[]) => new Set(rows.map((row) => row.id)),
  )

export const runningItems = (db: Reader, learnerId: string, now: Date): Promise<ReadonlySet<number>> =>
  ask(db, itemsRunning(learnerId, now))

/** The same behind the lock of the learner's row: until the transaction ends no other test of theirs takes a question. */
export async function runningItemsLocked(tx: Tx, learnerId: string, now: Date): Promise<ReadonlySet<number>> {
  const [, running] = await inOneGo(
    tx,
    () => lockLearner(tx, learnerId),
    () => runningItems(tx, learnerId, now),
  )
  return running
}

type Stat = typeof itemStats.$inferSelect
const STATS = {
  name: 'item_stats',
  text: 'select item_id, n, "right", ms, by_letter from item_stat where item_id = any($1)',
} as const

export async function statsOf(db: Reader, itemIds: readonly number[]): Promise<ReadonlyMap<number, Stat>> {
  const rows = itemIds.length === 0 ? [] : await run<Stat>(db, STATS, [itemIds])
  return byItem(rows)
}

/** Questions of test $2 of learner $1 once it is scored: before that nothing around them is read. */
const OF_SCORED = `array(select slot.item_id from test join test_slot slot on slot.test_id = test.id
      where test.learner_id = $1 and test.id = $2 and test.score is not null)`

const byItem = (rows: readonly Stat[]): ReadonlyMap<number, Stat> => new Map(rows.map((row) => [row.item_id, row]))

/** What all did with the questions of a scored test. */
export const statsOfTest = (learnerId: string, testId: number): Ask<ReadonlyMap<number, Stat>> =>
  asking(STATS_OF_TEST, [learnerId, testId], byItem)
const STATS_OF_TEST = {
  name: 'item_stats_of_test',
  text: `select item_id, n, "right", ms, by_letter from item_stat where item_id = any(${OF_SCORED})`,
} as const

const MISTAKES = {
  name: 'mistakes_of_items',
  text: `select id, item_id, logged_at is not null as logged from mistake where learner_id = $1 and item_id = any($2)`,
} as const
type OwnMistake = { id: number; item_id: number; logged: boolean }

export async function mistakesOf(db: Reader, learnerId: string, itemIds: readonly number[]) {
  const rows = itemIds.length === 0 ? [] : await run<OwnMistake>(db, MISTAKES, [learnerId, itemIds])
  return mistakesByItem(rows)
}

const mistakesByItem = (rows: readonly OwnMistake[]) =>
  new Map(rows.map(({ id, item_id, logged }) => [item_id, { id, logged }]))

const MISTAKES_OF_TEST = {
  name: 'mistakes_of_test',
  text: `select id, item_id, logged_at is not null as logged from mistake where learner_id = $1 and item_id = any(${OF_SCORED})`,
} as const

export const mistakesOfTest = (learnerId: string, testId: number) =>
  asking(MISTAKES_OF_TEST, [learnerId, testId], mistakesByItem)

/** An earlier answer, as a question's history shows it. */
export type Past = Pick<typeof answerEvents.$inferSelect, 'item_id' | 'source' | 'source_id' | 'answer' | 'answered_at'>
const HISTORY = {
  name: 'history_of_items',
  text: `select item_id, source, source_id, answer, answered_at from answer_event
    where learner_id = $1 and item_id = any($2) order by seq desc limit 400`,
} as const

/** Earlier answers to the same questions, newest first; at most ten of each are shown. */
export async function historyOf(db: Reader, learnerId: string, itemIds: readonly number[]) {
  const rows = itemIds.length === 0 ? [] : await run<Past>(db, HISTORY, [learnerId, itemIds])
  return Map.groupBy(rows, (row) => row.item_id)
}

const HISTORY_OF_TEST = {
  name: 'history_of_test',
  text: `select item_id, source, source_id, answer, answered_at from answer_event
    where learner_id = $1 and item_id = any(${OF_SCORED}) order by seq desc limit 400`,
} as const

export const historyOfTest = (learnerId: string, testId: number): Ask<ReadonlyMap<number, readonly Past[]>> =>
  asking(
    HISTORY_OF_TEST,
    [learnerId, testId],
    (rows: readonly (Omit<Past, 'answered_at'> & { answered_at: string })[]) =>
      Map.groupBy(
        rows.map((row) => ({ ...row, answered_at: new Date(row.answered_at) })),
        (row) => row.item_id,
      ),
  )

type PassageRow = typeof passages.$inferSelect
const PASSAGES = {
  name: 'passages_by_id',
  text: 'select id, slug, topic, kind, title, description, lines from passage where id = any($1)',
} as const

export async function passagesOf(db: Reader, ids: readonly number[]): Promise<ReadonlyMap<number, PassageRow>> {
  const rows = ids.length === 0 ? [] : await run<PassageRow>(db, PASSAGES, [ids])
  return new Map(rows.map((row) => [row.id, row]))
}
