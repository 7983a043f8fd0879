import { randomBytes } from 'node:crypto'
import { type CreateTest, LIMITS, MESSAGES } from '@fourfold/contract'
import { eq } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import type { Tx } from '../../db/connect.ts'
import { type Aim, testSlots, tests, users } from '../../db/schema/index.ts'
import { refuse } from '../../http/errors.ts'
import { currentTopic, requirePlan } from '../access/service.ts'
import type { CatalogItem, TopicInfo } from '../bank/index.ts'
import { masteryOf, readNodes } from '../student-model/index.ts'
import { checkpointOf } from './checkpoint.ts'
import { byPassage, choosePassages, matching, maxPassages, spreadByFrame } from './choose.ts'
import { openItems, openPool } from './open-pool.ts'
import { maybeByShareCode, pools, testSlotRows } from './queries.ts'
import { recommendedPractice } from './recommended.ts'
import { starredAmong } from './stars.ts'

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

/** Writes a test with its questions pinned to their revisions. */
export async function insertTest(ctx: Ctx, tx: Tx, caller: Caller, made: NewTest): Promise<number> {
  const [person] = await tx.select({ extra: users.extra_time }).from(users).where(eq(users.id, caller.id))
  const seconds = made.exam?.seconds ?? made.topic.pace_seconds * made.items.length * (person?.extra ?? 1)
  const initial_ms = Math.round(seconds * 1000)
  const now = ctx.now()
  const nodes = await readNodes(tx, caller.learner_id, made.topic.name)
  const skills = made.items.map((item) => item.skill_id)
  const before = masteryOf(made.topic, skills, nodes, now.getTime())
  const [test] = await tx
    .insert(tests)
    .values({
      learner_id: caller.learner_id,
      topic: made.topic.name,
      mode: made.mode,
      timed: made.timed,
      tutor: made.tutor,
      countdown_ms: initial_ms,
      initial_ms,
      question_count: made.items.length,
      checkpoint: { step: 0, time_ms: 0, countdown_ms: initial_ms, slots: [] },
      share_code: shareCode(),
      aim: made.aim ?? null,
      standing: { before },
      created_at: now,
      ...(made.exam && {
        exam_id: made.exam.id,
        module: made.exam.module,
        deadline_at: new Date(now.getTime() + initial_ms),
      }),
    })
    .returning()
  if (!test) throw new Error('a test row must come back')
  const starred = await starredAmong(
    tx,
    caller.learner_id,
    made.items.map((i) => i.id),
  )
  if (made.items.length > 0)
    await tx.insert(testSlots).values(
      made.items.map((item, pos) => ({
        test_id: test.id,
        pos,
        item_id: item.id,
        item_revision_id: item.revision_id,
        marked: starred.has(item.id),
      })),
    )
  const checkpoint = checkpointOf(test, await testSlotRows(tx, test.id))
  await tx.update(tests).set({ checkpoint }).where(eq(tests.id, test.id))
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
  const seen = await pools(ctx.db, caller.learner_id, topic.name)
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
  return { id: await ctx.db.transaction((tx) => insertTest(ctx, tx, caller, { ...options, topic, items })) }
}
