import { choosePractice, kindsToRepair, type Past, rankSkills, type SkillAdvice, type Wishes } from '@fourfold/engine'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import type { Reader } from '../../db/connect.ts'
import { run } from '../../db/statement.ts'
import { type Catalog, type CatalogItem, type TopicInfo, templatesShowing } from '../bank/index.ts'
import { lessonsIn } from '../lessons/index.ts'
import { oneUser, type UserRow } from '../people/index.ts'
import { testDateIn } from '../reviews/index.ts'
import { readNodes, shownMisconceptions } from '../student-model/index.ts'

/** How far back the choice looks; older answers live on in the model. */
const PAST = 300

const RECENT = {
  name: 'recent_answers',
  text: `select item_id, correct, hints, answered_at as at from answer_event where learner_id = $1 and topic = $2
    order by seq desc limit ${PAST}`,
} as const

export async function recentPast(db: Reader, learnerId: string, topic: string, catalog: Catalog): Promise<Past[]> {
  const rows = await run<{ item_id: number; correct: boolean; hints: number; at: Date }>(db, RECENT, [learnerId, topic])
  return rows.reverse().flatMap((row) => {
    const item = catalog.items.get(row.item_id)
    if (!item) return []
    const { id: item_id, template_id, frame_id } = item.view
    const { correct, hints, at } = row
    return [{ item_id, template_id, frame_id, correct, hints, at: at.getTime() }]
  })
}

/** How long the questions take a student who needs what is expected for each. */
export const secondsOf = (items: readonly CatalogItem[]): number => items.reduce((sum, i) => sum + i.view.seconds, 0)

type Wish = Readonly<{ topic: TopicInfo; pool: readonly CatalogItem[]; n: number }>
export type Practice = Readonly<{
  /** The skill that leads, and why. */
  advice: SkillAdvice | null
  items: CatalogItem[]
}>

const DAY = 86_400_000
/** Further away the exam says nothing about what to do this week. */
const EXAM_DAYS = 60
/** A misconception that has not shown for so long needs no repair. */
const SHOWN_DAYS = 30

/** What a choice goes by, read once for all choices of a call; who has not begun has none of it. */
export async function evidenceFor(ctx: Ctx, caller: Caller, topic: TopicInfo, begun = true) {
  const { db } = ctx
  const now = ctx.now().getTime()
  const catalog = await ctx.catalog()
  if (!begun) return { now, catalog, state: { topic: topic.name, nodes: {} }, past: [], repair: new Set<string>() }
  const [nodes, past, shown] = await Promise.all([
    readNodes(db, caller.learner_id, topic.name),
    recentPast(db, caller.learner_id, topic.name, catalog),
    shownMisconceptions(db, caller.learner_id, topic.name, new Date(now - SHOWN_DAYS * DAY)),
  ])
  const showing = await templatesShowing(db, topic.items, shown.length > 0)
  const repair = kindsToRepair(
    shown.map(({ id, at }) => ({ at: at.getTime(), kinds: showing.get(id) ?? new Set() })),
    past,
  )
  return { now, catalog, state: { topic: topic.name, nodes }, past, repair }
}
export type PracticeEvidence = Awaited<ReturnType<typeof evidenceFor>>

type Chooser = Pick<UserRow, 'test_date' | 'settings'>

/** When the points count, what was just read, and which kinds of question repair a misconception. */
function wishesOf(person: Chooser, topic: string, { now, repair }: PracticeEvidence): Wishes {
  const test_date = testDateIn(person, topic)
  const exam = test_date === null ? Number.NaN : Date.parse(`${test_date}T00:00:00Z`)
  const near = exam > now && exam - now < EXAM_DAYS * DAY
  return {
    ...(near ? { horizon: exam } : {}),
    lessonsRead: new Set(lessonsIn(person.settings)),
    repair,
  }
}

const viewsOf = ({ topic, pool }: Wish) => (pool === topic.items ? topic.views : pool.map((i) => i.view))

function chosenBy({ catalog, state, past, now }: PracticeEvidence, wish: Wish, wishes: Wishes): CatalogItem[] {
  const { skillList } = wish.topic
  const chosen = choosePractice(state, skillList, viewsOf(wish), past, Math.random, now, wish.n, wishes)
  return chosen.flatMap((view) => catalog.items.get(Number(view.id)) ?? [])
}

/** Practice of what is worth most at the exam; the first skill asked is the one that leads. */
export function practiceBy(evidence: PracticeEvidence, person: Chooser, wish: Wish): Practice {
  const { state, now } = evidence
  const ranked = rankSkills(state, wish.topic.skillList, now)
  const items = chosenBy(evidence, wish, wishesOf(person, wish.topic.name, evidence))
  const advice = ranked.find(({ skill }) => skill === items[0]?.skill_id) ?? null
  return { advice, items }
}

export async function recommendedPractice(ctx: Ctx, caller: Caller, wish: Wish): Promise<Practice> {
  const [evidence, person] = await Promise.all([evidenceFor(ctx, caller, wish.topic), oneUser(ctx.db, caller.id)])
  return practiceBy(evidence, person, wish)
}

/** Practice of one skill, as the student asked for it. */
export async function practiceOf(ctx: Ctx, caller: Caller, wish: Wish, skill: string): Promise<CatalogItem[]> {
  const evidence = await evidenceFor(ctx, caller, wish.topic)
  return chosenBy(evidence, wish, { only: skill, repair: evidence.repair })
}
