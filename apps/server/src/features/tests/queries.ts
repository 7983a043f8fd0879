import { and, eq, getTableColumns } from 'drizzle-orm'
import { type Ask, asking } from '../../db/ask.ts'
import type { Reader } from '../../db/connect.ts'
import { joined } from '../../db/joined.ts'
import { exposures, itemRevisions, items, testSlots, tests } from '../../db/schema/index.ts'
import { run } from '../../db/statement.ts'
import { notFound } from '../../http/errors.ts'
import type { SlotRow, TestRow } from '../items/index.ts'
import { textsOf } from './question-texts.ts'

const TEST = `select ${Object.keys(getTableColumns(tests)).join(', ')} from test where learner_id = $1 and id = $2`
const ONE = { name: 'one_test', text: TEST }
const LOCKED = { name: 'lock_test', text: `${TEST} for update` }

export async function oneTest(db: Reader, learnerId: string, id: number): Promise<TestRow> {
  const [row] = await run<TestRow>(db, ONE, [learnerId, id])
  if (!row) throw notFound()
  return row
}

/** The same, locked: saves of one test wait for each other. */
export async function lockTest(db: Reader, learnerId: string, id: number): Promise<TestRow> {
  const [row] = await run<TestRow>(db, LOCKED, [learnerId, id])
  if (!row) throw notFound()
  return row
}

const { public: _shown, secret: _key, ...NAMED } = getTableColumns(itemRevisions)
const PARTS = joined({
  slot: getTableColumns(testSlots),
  item: getTableColumns(items),
  revision: NAMED,
})

const SLOTS = {
  name: 'test_slots',
  text: `select ${PARTS.columns}
    from test_slot slot join item on item.id = slot.item_id
      join item_revision revision on revision.id = slot.item_revision_id
    where slot.test_id = $1 and ($2::smallint[] is null or slot.pos = any($2)) order by slot.pos`,
}

/** All places of a test, or some of them, with their questions. */
export async function testSlotRows(db: Reader, testId: number, places?: readonly number[]): Promise<SlotRow[]> {
  const rows = (await run(db, SLOTS, [testId, places ?? null])).map(PARTS.read)
  const texts = await textsOf(
    db,
    rows.map(({ revision }) => revision),
  )
  return rows.map((row) => ({ ...row, revision: { ...row.revision, ...texts(row.revision.text_hash) } }))
}

/** Questions of the topic that the learner has met. */
export async function pools(db: Reader, learnerId: string, topic: string) {
  return db
    .select({
      item_id: exposures.item_id,
      last_correct: exposures.last_correct,
      marked: exposures.marked,
    })
    .from(exposures)
    .where(and(eq(exposures.learner_id, learnerId), eq(exposures.topic, topic)))
}

export type PoolIds = Readonly<{ used: number[]; incorrect: number[]; marked: number[] }>

const POOL_IDS = {
  name: 'pool_ids',
  text: `select coalesce(json_agg(item_id), '[]') as used,
      coalesce(json_agg(item_id) filter (where not last_correct), '[]') as incorrect,
      coalesce(json_agg(item_id) filter (where marked), '[]') as marked
    from exposure where learner_id = $1 and topic = $2`,
} as const

/** The same as lists of ids, put together by the database: one row, however many questions were met. */
export const poolIds = (learnerId: string, topic: string): Ask<PoolIds> =>
  asking(POOL_IDS, [learnerId, topic], ([row]: readonly PoolIds[]) => row ?? { used: [], incorrect: [], marked: [] })

export async function maybeByShareCode(db: Reader, code: string): Promise<TestRow | null> {
  const [row] = await db.select().from(tests).where(eq(tests.share_code, code))
  return row ?? null
}

type Columns = {
  ids: number[] | null
  times: string[] | null
  scores: number[] | null
  sections: (number | null)[] | null
  scored: string[] | null
  days: string[] | null
  means: number[] | null
  counts: number[] | null
}

const DOTS = {
  name: 'graph_dots',
  text: `select by_test.*, by_date.* from
      (select json_agg(id) as ids, json_agg(created_at at time zone 'UTC') as times, json_agg(score) as scores, json_agg(section) as sections,
        json_agg(to_char(scored_at at time zone 'UTC', 'YYYY-MM-DD')) as scored from
        (select id, created_at, score, scored_at,
          (select s.score from exam_section s where s.exam_id = test.exam_id and s.topic = test.topic) as section from test
        where learner_id = $1 and topic = $2 and scored_at is not null
        order by scored_at desc limit $3) as newest) as by_test,
      (select json_agg(day) as days, json_agg(total / n) as means, json_agg(n) as counts from
        (select day, total, n from daily_score where learner_id = $1 and topic = $2 order by day desc limit $3) as latest) as by_date`,
} as const

/**
 * The dots of both score graphs, oldest first; of each at most `limit`, however long the history is. The database puts
 * each column together, because hundreds of rows one by one would cost more than all the rest of the call.
 */
export async function graphDots(db: Reader, learnerId: string, topic: string, limit: number) {
  const rows = await run<Columns>(db, DOTS, [learnerId, topic, limit])
  const { ids, times, scores, sections, scored, days, means, counts } = rows[0] ?? {}
  return {
    by_test: (ids ?? [])
      .map((id, i) => ({
        id,
        created_at: `${times?.[i]}Z`,
        score: scores?.[i] ?? 0,
        section: sections?.[i] ?? null,
        day: scored?.[i] ?? '',
      }))
      .reverse(),
    by_date: (days ?? []).map((date, i) => ({ date, score: means?.[i] ?? 0, n: counts?.[i] ?? 0 })).reverse(),
  }
}
