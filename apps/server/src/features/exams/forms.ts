import { type Assembled, type Pool, type PoolItem, type SectionPlan, sectionPlan } from '@fourfold/exams'
import type { Ctx } from '../../ctx.ts'
import type { CatalogItem, TopicInfo } from '../bank/index.ts'
import { runningItems } from '../items/index.ts'
import { examExposure, passageKinds, seenItems } from './queries.ts'
import { assemble } from './solver.ts'

export function planOf(topic: TopicInfo): SectionPlan {
  const domains = topic.subjects.map(({ id, skills }) => ({
    id,
    weight: skills.reduce((sum, skill) => sum + skill.weight, 0),
    skills: skills.map((skill) => ({ id: skill.id, weight: skill.weight })),
  }))
  const total = domains.reduce((sum, domain) => sum + domain.weight, 0) || 1
  const shares = domains.map(({ id, weight, skills }) => ({
    id,
    weight: weight / total,
    skills: skills.map((skill) => ({ ...skill, weight: skill.weight / total })),
  }))
  return sectionPlan(topic.name, shares)
}

const poolItem = (item: CatalogItem): PoolItem => ({
  id: item.id,
  template: item.view.template_id,
  domain: item.subject_id,
  skill: item.skill_id,
  b: item.view.b,
  difficulty: item.difficulty,
  grid: item.grid,
  seconds: item.seconds,
  set: item.passage_id,
  position: item.position,
})

/** No question in more than a quarter of the last exams of its topic, once there are enough to tell. */
const LAST_EXAMS = 200
const MOST_EXPOSED = 0.25
const LEAST_EXAMS = 20

async function overexposed(ctx: Ctx, topic: string): Promise<Set<number>> {
  const rows = await examExposure(ctx.db, topic, LAST_EXAMS)
  return new Set(rows.filter((r) => r.total >= LEAST_EXAMS && r.n > MOST_EXPOSED * r.total).map((r) => r.item_id))
}

async function poolFor(ctx: Ctx, learnerId: string, topic: TopicInfo): Promise<Pool> {
  const [seen, running, exposed, kinds] = await Promise.all([
    seenItems(ctx.db, learnerId, topic.name),
    runningItems(ctx.db, learnerId, ctx.now()),
    overexposed(ctx, topic.name),
    topic.has_passage ? passageKinds(ctx.db, topic.name) : [],
  ])
  return {
    items: topic.items.map(poolItem),
    sets: kinds.map(({ id, kind, lines }) => ({ id, kind, pair: lines.some((line) => line.text === 'Passage A') })),
    seen: new Set([...seen, ...running]),
    overexposed: exposed,
  }
}

/** The forms of one section for one student. */
export async function assembleFor(ctx: Ctx, learnerId: string, topic: TopicInfo): Promise<Assembled> {
  return assemble(planOf(topic), await poolFor(ctx, learnerId, topic))
}
