import {
  choosePractice,
  type Past,
  rankSkills,
  recommendSkill,
  type SkillAdvice,
  skillScope,
  type Wishes,
} from '@fourfold/engine'
import { and, desc, eq } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import type { Reader } from '../../db/connect.ts'
import { answerEvents } from '../../db/schema/index.ts'
import type { Catalog, CatalogItem, TopicInfo } from '../bank/index.ts'
import { lessonsRead } from '../lessons/index.ts'
import { oneUser } from '../people/index.ts'
import { readNodes, shownMisconceptions } from '../student-model/index.ts'

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

/** How long the questions take a student who needs what is expected for each. */
export const secondsOf = (items: readonly CatalogItem[]): number => items.reduce((sum, i) => sum + i.view.seconds, 0)

type Wish = Readonly<{ topic: TopicInfo; pool: readonly CatalogItem[]; n: number }>
type Practice = Readonly<{
  /** The skill that leads, and why. */
  advice: SkillAdvice | null
  /** Whether that skill has an answer. */
  answered: boolean
  items: CatalogItem[]
}>

async function standing(ctx: Ctx, caller: Caller, topic: TopicInfo) {
  const catalog = await ctx.catalog()
  const state = { topic: topic.name, nodes: await readNodes(ctx.db, caller.learner_id, topic.name) }
  return { catalog, state, past: await recentPast(ctx.db, caller.learner_id, topic.name, catalog) }
}

const viewsOf = ({ topic, pool }: Wish) => (pool === topic.items ? topic.views : pool.map((i) => i.view))

const DAY = 86_400_000
/** Further away the exam says nothing about what to do this week. */
const EXAM_DAYS = 60
/** A misconception that has not shown for so long needs no repair. */
const SHOWN_DAYS = 30

/** When the points count, what was just read, and which kinds of question show a misconception that the student has shown. */
async function wishesOf(ctx: Ctx, caller: Caller, topic: TopicInfo, now: number): Promise<Wishes> {
  const [person, read, shown] = await Promise.all([
    oneUser(ctx.db, caller.id),
    lessonsRead(ctx.db, caller.id),
    shownMisconceptions(ctx.db, caller.learner_id, topic.name, new Date(now - SHOWN_DAYS * DAY)),
  ])
  const exam = person.test_date === null ? Number.NaN : Date.parse(`${person.test_date}T00:00:00Z`)
  const near = exam > now && exam - now < EXAM_DAYS * DAY
  return {
    ...(near ? { horizon: exam } : {}),
    lessonsRead: read,
    repair: new Set(shown.flatMap((id) => topic.showing.get(id) ?? [])),
  }
}

/** Practice of what is worth most at the exam; the first skill asked is the one that leads. */
export async function recommendedPractice(ctx: Ctx, caller: Caller, wish: Wish): Promise<Practice> {
  const { catalog, state, past } = await standing(ctx, caller, wish.topic)
  const now = ctx.now().getTime()
  const views = viewsOf(wish)
  const skills = [...wish.topic.skills.values()]
  const ranked = rankSkills(state, skills, now)
  const wishes = await wishesOf(ctx, caller, wish.topic, now)
  const chosen = choosePractice(state, skills, views, past, Math.random, now, wish.n, wishes)
  const lead = chosen[0]?.skills[0]
  const advice = ranked.find(({ skill }) => skill === lead) ?? null
  return {
    advice,
    answered: advice !== null && (state.nodes[skillScope(advice.skill)]?.counts.n ?? 0) > 0,
    items: chosen.flatMap((view) => catalog.items.get(Number(view.id)) ?? []),
  }
}

/** Practice of one skill, as the student asked for it. */
export async function practiceOf(ctx: Ctx, caller: Caller, wish: Wish, skill: string): Promise<CatalogItem[]> {
  const { catalog, state, past } = await standing(ctx, caller, wish.topic)
  const skills = [...wish.topic.skills.values()]
  const only = { only: skill }
  const chosen = choosePractice(state, skills, viewsOf(wish), past, Math.random, ctx.now().getTime(), wish.n, only)
  return chosen.flatMap((view) => catalog.items.get(Number(view.id)) ?? [])
}
