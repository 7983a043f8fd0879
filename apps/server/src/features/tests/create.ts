import { type CreateTest, LIMITS, MESSAGES } from '@fourfold/contract'
import { eq } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import { users } from '../../db/schema/index.ts'
import { refuse } from '../../http/errors.ts'
import { currentTopic, requirePlan } from '../access/service.ts'
import type { CatalogItem, TopicInfo } from '../bank/index.ts'
import { byPassage, choosePassages, matching, maxPassages, spreadByFrame } from './choose.ts'
import { makeTest } from './insert.ts'
import { kindredOf } from './kindred.ts'
import { openItems, openPool } from './open-pool.ts'
import { maybeByShareCode, pools, testSlotRows } from './queries.ts'
import { recommendedPractice } from './recommended.ts'

const normalCode = (text: string): string => {
  const bare = text.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return bare.length === 8 ? `${bare.slice(0, 4)}-${bare.slice(4)}` : text.toUpperCase()
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
  const open = await openPool(ctx, caller, topic.items)
  const pool = matching(open, payload, seen)
  if (topic.has_passage) {
    const groups = byPassage(pool)
    return choosePassages(groups, wantedNumber(payload, maxPassages(groups), 'passages'), Math.random)
  }
  const n = wantedNumber(payload, Math.min(pool.length, LIMITS.questionsPerTest), 'questions')
  if (payload.question_mode === 'Recommendation')
    return (await recommendedPractice(ctx, caller, { topic, pool, n })).items
  const chosen = spreadByFrame(pool, n, Math.random)
  return payload.kindred && payload.question_mode === 'Incorrect' ? kindredOf(chosen, open, seen) : chosen
}

/** POST /tests/create */
export async function createTest(ctx: Ctx, caller: Caller, payload: CreateTest): Promise<{ id: number }> {
  const options = { mode: payload.question_mode, timed: payload.timed ?? false, tutor: payload.tutor ?? false }
  if (payload.custom_test_id && payload.question_mode === 'Recommendation') {
    const code = payload.custom_test_id
    const choose = async () => ({ ...options, ...(await fromShareCode(ctx, caller, code)) })
    return makeTest(ctx, caller, choose, async (tx, { topic }) => {
      if (topic.name !== caller.topic) await tx.update(users).set({ topic: topic.name }).where(eq(users.id, caller.id))
    })
  }
  const topic = await currentTopic(ctx, caller, 'write')
  const choose = async () => ({ ...options, topic, items: await chosenItems(ctx, caller, topic, payload) })
  return makeTest(ctx, caller, choose)
}
