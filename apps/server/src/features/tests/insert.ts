import { randomBytes } from 'node:crypto'
import { MESSAGES } from '@fourfold/contract'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import type { Reader, Tx } from '../../db/connect.ts'
import type { Aim, Standing } from '../../db/schema/index.ts'
import { run } from '../../db/statement.ts'
import { refuse } from '../../http/errors.ts'
import type { CatalogItem, TopicInfo } from '../bank/index.ts'
import { runningItemsLocked } from '../items/index.ts'
import { masteryOf, readNodes } from '../student-model/index.ts'
import { openingOf } from './checkpoint.ts'

const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'

/** Eight letters and digits that nobody confuses, as K7QM-2XPD. */
export function shareCode(): string {
  const letters = [...randomBytes(8)].map((byte) => CODE_LETTERS[byte % CODE_LETTERS.length])
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

export type NewTest = Readonly<{
  topic: TopicInfo
  mode: string
  timed: boolean
  tutor: boolean
  items: readonly CatalogItem[]
  aim?: Aim
  /** The misconception that a repair is made for. */
  aim_at?: string
  /** A module of an exam, with its own time. */
  exam?: Readonly<{ id: number; module: number; seconds: number }>
}>

const FACTS = {
  name: 'facts_for_test',
  text: `select person.extra_time, learner.next_seq > 1 as begun, array(select item_id from exposure
        where learner_id = learner.id and item_id = any($2) and marked) as starred
    from user_account person join learner on learner.id = person.learner_id where person.id = $1`,
} as const
type Facts = Readonly<{ extra_time: number; begun: boolean; starred: readonly number[] }>

/** The test and its places, pinned to their revisions, in one statement. */
const INSERT = {
  name: 'insert_test',
  text: `with made as (
      insert into test (learner_id, topic, mode, timed, tutor, countdown_ms, initial_ms, question_count, checkpoint,
        share_code, aim, standing, created_at, exam_id, module, deadline_at, aim_at)
      values ($1, $2, $3, $4, $5, $6, $6, $7, $8::jsonb, $9, $10, $11::jsonb, $12, $13, $14, $15, $16) returning id),
    places as (
      insert into test_slot (test_id, pos, item_id, item_revision_id, marked)
      select made.id, place.pos - 1, place.item_id, place.revision_id, place.marked from made,
        unnest($17::integer[], $18::integer[], $19::boolean[]) with ordinality as place(item_id, revision_id, marked, pos))
    select id from made`,
} as const

/** Writes a test with its questions. */
export async function insertTest(ctx: Ctx, db: Reader, caller: Caller, made: NewTest): Promise<number> {
  const { topic, items, exam } = made
  const ids = items.map((item) => item.id)
  const [facts] = await run<Facts>(db, FACTS, [caller.id, ids])
  if (!facts) throw refuse(401, MESSAGES.signInAgain)
  const seconds = exam?.seconds ?? topic.pace_seconds * items.length * facts.extra_time
  const initial_ms = Math.round(seconds * 1000)
  const now = ctx.now()
  const nodes = facts.begun ? await readNodes(db, caller.learner_id, topic.name) : {}
  const skills = items.map((item) => item.skill_id)
  const standing: Standing = { before: masteryOf(topic, skills, nodes, now.getTime()) }
  const marked = ids.map((id) => facts.starred.includes(id))
  const [test] = await run<{ id: number }>(db, INSERT, [
    caller.learner_id,
    topic.name,
    made.mode,
    made.timed,
    made.tutor,
    initial_ms,
    items.length,
    JSON.stringify(openingOf(initial_ms, marked)),
    shareCode(),
    made.aim ?? null,
    JSON.stringify(standing),
    now,
    exam?.id ?? null,
    exam?.module ?? null,
    exam ? new Date(now.getTime() + initial_ms) : null,
    made.aim_at ?? null,
    ids,
    items.map((item) => item.revision_id),
    marked,
  ])
  if (!test) throw new Error('a test row must come back')
  return test.id
}

/** Each round is lost to another test of the same learner that was made meanwhile. */
const ROUNDS = 20

/**
 * Makes a test of questions that no open test of the learner asks. They are chosen without a lock; where another test has
 * taken one of them meanwhile, they are chosen anew.
 */
export async function makeTest(
  ctx: Ctx,
  caller: Caller,
  choose: () => Promise<NewTest>,
  alongside: (tx: Tx, made: NewTest) => Promise<void> = async () => undefined,
): Promise<{ id: number }> {
  for (let round = 0; round < ROUNDS; round++) {
    const made = await choose()
    const id = await ctx.db.transaction(async (tx) => {
      const running = await runningItemsLocked(tx, caller.learner_id, ctx.now())
      if (made.items.some((item) => running.has(item.id))) return null
      await alongside(tx, made)
      return insertTest(ctx, tx, caller, made)
    })
    if (id !== null) return { id }
  }
  throw refuse(409, 'Other tests are being made at this moment. Please try again.')
}
