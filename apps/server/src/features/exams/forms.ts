import { type Assembled, type Pool, type PoolItem, type SectionPlan, sectionPlan } from '@fourfold/exams'
import type { Ctx } from '../../ctx.ts'
import { refuse } from '../../http/errors.ts'
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

export const poolItem = (item: CatalogItem): PoolItem => ({
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
  // What an open test asks is in no exam; of a passage nothing then, since its questions go together.
  const sets = new Set(topic.items.flatMap((i) => (running.has(i.id) && i.passage_id !== null ? [i.passage_id] : [])))
  const open = topic.items.filter((i) => !running.has(i.id) && !sets.has(i.passage_id ?? 0))
  return {
    items: open.map(poolItem),
    sets: kinds.map(({ id, kind, lines }) => ({ id, kind, pair: lines.some((line) => line.text === 'Passage A') })),
    seen: new Set(seen),
    overexposed: exposed,
  }
}

const TOO_FEW =
  'Tests that you have not finished hold too many questions for an exam. Please finish some of them first.'

/** The forms of one section for one student. */
export async function assembleFor(ctx: Ctx, learnerId: string, topic: TopicInfo): Promise<Assembled> {
  const plan = planOf(topic)
  const made = await assemble(plan, await poolFor(ctx, learnerId, topic))
  const isShort = plan.modules.some(({ form, questions }) => (made.forms[form]?.length ?? 0) < questions)
  if (isShort) throw refuse(422, TOO_FEW)
  return made
}
