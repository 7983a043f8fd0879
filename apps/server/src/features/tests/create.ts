import { randomBytes } from 'node:crypto'
import { type CreateTest, LIMITS, MESSAGES } from '@fourfold/contract'
import { eq } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import type { Reader } from '../../db/connect.ts'
import { type Aim, type Standing, users } from '../../db/schema/index.ts'
import { run } from '../../db/statement.ts'
import { refuse } from '../../http/errors.ts'
import { currentTopic, requirePlan } from '../access/service.ts'
import type { CatalogItem, TopicInfo } from '../bank/index.ts'
import { masteryOf, readNodes } from '../student-model/index.ts'
import { openingOf } from './checkpoint.ts'
import { byPassage, choosePassages, matching, maxPassages, spreadByFrame } from './choose.ts'
import { openItems, openPool } from './open-pool.ts'
import { maybeByShareCode, pools, testSlotRows } from './queries.ts'
import { recommendedPractice } from './recommended.ts'

const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'

/** Eight letters and digits that nobody confuses, as K7QM-2XPD. */
export function shareCode(): string {
  const letters = [...randomBytes(8)].map((byte) => CODE_LETTERS[byte % CODE_LETTERS.length])
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

const normalCode = (text: string): string => {
  const bare = text.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return bare.length === 8 ? `${bare.slice(0, 4)}-${bare.slice(4)}` : text.toUpperCase()
}

export type NewTest = Readonly<{
  topic: TopicInfo
  mode: string
  timed: boolean
  tutor: boolean
  items: readonly CatalogItem[]
  aim?: Aim
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
        share_code, aim, standing, created_at, exam_id, module, deadline_at)
      values ($1, $2, $3, $4, $5, $6, $6, $7, $8::jsonb, $9, $10, $11::jsonb, $12, $13, $14, $15) returning id),
    places as (
      insert into test_slot (test_id, pos, item_id, item_revision_id, marked)
      select made.id, place.pos - 1, place.item_id, place.revision_id, place.marked from made,
        unnest($16::integer[], $17::integer[], $18::boolean[]) with ordinality as place(item_id, revision_id, marked, pos))
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
    ids,
    items.map((item) => item.revision_id),
    marked,
  ])
  if (!test) throw new Error('a test row must come back')
  return test.id
}

function wantedNumber(payload: CreateTest, max: number, unit: 'questions' | 'passages'): number {
  const field = (message: string) => refuse(422, message, { fields: { number_of_questions: message } })
  const text = String(payload.number_of_questions ?? '').trim()
  if (max === 0) throw field(MESSAGES.noQuestionsMatch(unit))
  if (text === '') throw field(MESSAGES.chooseOneOrMore(unit))
  if (!/^-?\d+$/.test(text)) throw field(MESSAGES.enterNumber)
  const n = Number(text)
  if (n < 1) throw field(MESSAGES.chooseOneOrMore(unit))
  if (text.length > LIMITS.numberInputLength || n > max) throw field(MESSAGES.theMaxIs(max, unit))
  return n
}

async function fromShareCode(
  ctx: Ctx,
  caller: Caller,
  code: string,
): Promise<{ topic: TopicInfo; items: CatalogItem[] }> {
  const source = await maybeByShareCode(ctx.db, normalCode(code))
  const own = source?.learner_id === caller.learner_id
  const message = source && own ? STILL_OPEN : 'There is no test with this code.'
  // A running test must not be taken elsewhere, where its keys are shown: its code works once it is scored.
  if (!source || source.score === null) throw refuse(422, message, { fields: { custom_test_id: message } })
  await requirePlan(ctx, caller.id, source.topic, 'write')
  const catalog = await ctx.catalog()
  const topic = catalog.topics.get(source.topic)
  const rows = await testSlotRows(ctx.db, source.id)
  if (!topic) throw refuse(422, MESSAGES.unknownTopic)
  const items = rows.flatMap((r) => catalog.items.get(r.item.id) ?? [])
  return { topic, items: await openItems(ctx, caller, items) }
}

const STILL_OPEN = 'This test is not scored yet. Its code works once it is.'

/** Questions by id: only of the topic, only live ones. */
export function itemsById(topic: TopicInfo, ids: readonly number[], pool = topic.items): CatalogItem[] {
  const known = new Map(pool.map((i) => [i.id, i]))
  const items = [...new Set(ids)].map((id) => known.get(id))
  if (items.some((i) => !i)) throw refuse(422, 'One of these questions is not part of this topic.')
  return items.filter((i) => i !== undefined)
}

async function chosenItems(ctx: Ctx, caller: Caller, topic: TopicInfo, payload: CreateTest): Promise<CatalogItem[]> {
  if (payload.question_mode === 'Recommendation' && payload.custom_question_ids?.length)
    return openItems(ctx, caller, itemsById(topic, payload.custom_question_ids))
  // Only these ask what was met before.
  const isOfMet = ['Unused', 'Incorrect', 'Marked'].includes(payload.question_mode)
  const seen = isOfMet ? await pools(ctx.db, caller.learner_id, topic.name) : []
  const pool = matching(await openPool(ctx, caller, topic.items), payload, seen)
  if (topic.has_passage) {
    const groups = byPassage(pool)
    return choosePassages(groups, wantedNumber(payload, maxPassages(groups), 'passages'), Math.random)
  }
  const n = wantedNumber(payload, Math.min(pool.length, LIMITS.questionsPerTest), 'questions')
  if (payload.question_mode === 'Recommendation')
    return (await recommendedPractice(ctx, caller, { topic, pool, n })).items
  return spreadByFrame(pool, n, Math.random)
}

/** POST /tests/create */
export async function createTest(ctx: Ctx, caller: Caller, payload: CreateTest): Promise<{ id: number }> {
  const options = { mode: payload.question_mode, timed: payload.timed ?? false, tutor: payload.tutor ?? false }
  if (payload.custom_test_id && payload.question_mode === 'Recommendation') {
    const shared = await fromShareCode(ctx, caller, payload.custom_test_id)
    const id = await ctx.db.transaction(async (tx) => {
      if (shared.topic.name !== caller.topic)
        await tx.update(users).set({ topic: shared.topic.name }).where(eq(users.id, caller.id))
      return insertTest(ctx, tx, caller, { ...options, ...shared })
    })
    return { id }
  }
  const topic = await currentTopic(ctx, caller, 'write')
  const items = await chosenItems(ctx, caller, topic, payload)
  return { id: await insertTest(ctx, ctx.db, caller, { ...options, topic, items }) }
}
