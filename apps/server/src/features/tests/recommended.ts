import { choosePractice, type Past, rankSkills, recommendSkill, type SkillAdvice } from '@fourfold/engine'
import { and, desc, eq } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import type { Reader } from '../../db/connect.ts'
import { answerEvents } from '../../db/schema/index.ts'
import type { Catalog, CatalogItem, TopicInfo } from '../bank/catalog.ts'
import { readNodes } from '../learners/model.ts'

/** How far back the choice looks; older answers live on in the model. */
const PAST = 300

export async function recentPast(db: Reader, learnerId: string, topic: string, catalog: Catalog): Promise<Past[]> {
  const rows = await db
    .select({ item_id: answerEvents.item_id, correct: answerEvents.correct, at: answerEvents.answered_at })
    .from(answerEvents)
    .where(and(eq(answerEvents.learner_id, learnerId), eq(answerEvents.topic, topic)))
    .orderBy(desc(answerEvents.seq))
    .limit(PAST)
  return rows.reverse().flatMap((row) => {
    const item = catalog.items.get(row.item_id)
    if (!item) return []
    const { template_id, frame_id } = item.view
    return [{ item_id: item.view.id, template_id, frame_id, correct: row.correct, at: row.at.getTime() }]
  })
}

/** The skill worth most points per minute now. */
export async function suggestedSkill(ctx: Ctx, caller: Caller, topic: TopicInfo): Promise<SkillAdvice | null> {
  const nodes = await readNodes(ctx.db, caller.learner_id, topic.name)
  return recommendSkill({ topic: topic.name, nodes }, [...topic.skills.values()], ctx.now().getTime())
}

type Practice = Readonly<{ topic: TopicInfo; pool: readonly CatalogItem[]; n: number }>

/** Practice questions from a pool. Of one skill where it is named; else led by the one worth most, the next ones after it. */
export async function recommendedItems(
  ctx: Ctx,
  caller: Caller,
  { topic, pool, n }: Practice,
  skill?: string,
): Promise<CatalogItem[]> {
  const catalog = await ctx.catalog()
  const now = ctx.now().getTime()
  const state = { topic: topic.name, nodes: await readNodes(ctx.db, caller.learner_id, topic.name) }
  const past = await recentPast(ctx.db, caller.learner_id, topic.name, catalog)
  const skills = skill ? [skill] : rankSkills(state, [...topic.skills.values()], now).map((advice) => advice.skill)
  const views = pool === topic.items ? topic.views : pool.map((i) => i.view)
  const chosen = choosePractice(state, skills, views, past, Math.random, now, n)
  return chosen.flatMap((view) => catalog.items.get(Number(view.id)) ?? [])
}
