import type { Mistake, Question } from '@fourfold/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import { exposures, itemRevisions, items } from '../../db/schema/index.ts'
import type { PlanState } from '../access/service.ts'
import { type Catalog, type CatalogItem, itemsShowing, lessonSkills, prerequisites } from '../bank/index.ts'
import { asked, runningItems, UNTOUCHED } from '../items/index.ts'
import { isLeech } from '../reviews/index.ts'
import { givenOf, sentenceOf } from '../student-model/index.ts'
import type { MistakeFull } from './queries.ts'

/** Live questions made like this one, its own frame first; passage questions have none. */
export function siblingsOf(catalog: Catalog, itemId: number): CatalogItem[] {
  const own = catalog.items.get(itemId)
  if (!own || own.passage_id !== null) return []
  const alike = (catalog.topics.get(own.topic)?.items ?? []).filter(
    (i) => i.id !== own.id && i.view.template_id === own.view.template_id,
  )
  return alike.sort(
    (a, b) => Number(b.template_id === own.template_id) - Number(a.template_id === own.template_id) || a.id - b.id,
  )
}

/** Of these questions those that the learner has not seen and no open test asks. */
async function unseen(ctx: Ctx, learnerId: string, pool: readonly CatalogItem[]): Promise<CatalogItem[]> {
  if (pool.length === 0) return []
  const ids = pool.map((i) => i.id)
  const seen = await ctx.db
    .select({ id: exposures.item_id })
    .from(exposures)
    .where(and(eq(exposures.learner_id, learnerId), inArray(exposures.item_id, ids)))
  const known = new Set(seen.map((r) => r.id))
  const running = await runningItems(ctx.db, learnerId, ctx.now())
  return pool.filter((i) => !known.has(i.id) && !running.has(i.id))
}

const freshSiblings = async (ctx: Ctx, learnerId: string, itemId: number): Promise<CatalogItem[]> =>
  unseen(ctx, learnerId, siblingsOf(await ctx.catalog(), itemId))

/** Live questions of the same skill; passage questions have none that stand alone. */
export function ofSameSkill(catalog: Catalog, itemId: number): CatalogItem[] {
  const own = catalog.items.get(itemId)
  if (!own || own.passage_id !== null) return []
  return (catalog.topics.get(own.topic)?.items ?? []).filter((i) => i.id !== own.id && i.skill_id === own.skill_id)
}

export type Missed = Readonly<{ learner_id: string; item_id: number; misconception_id: string | null }>

/**
 * A fresh question to review a mistake with. It must be one on which the same misconception can show again: else a right
 * answer would say nothing about it. Where there is none, the missed question itself is asked.
 */
export async function freshSibling(ctx: Ctx, missed: Missed): Promise<CatalogItem | null> {
  const { learner_id, item_id, misconception_id } = missed
  const alike = await freshSiblings(ctx, learner_id, item_id)
  if (misconception_id === null) return alike[0] ?? null
  const [showing] = await itemsShowing(ctx.db, alike, misconception_id)
  if (showing) return showing
  const others = await unseen(ctx, learner_id, ofSameSkill(await ctx.catalog(), item_id))
  return (await itemsShowing(ctx.db, others, misconception_id))[0] ?? null
}

const REPAIR_SIBLINGS = 3

/** Of each wording the first, then the second of each, and so on: what differs only in its numbers comes last. */
function varied(alike: readonly CatalogItem[]): CatalogItem[] {
  const rounds = new Map<string, number>()
  const round = (i: CatalogItem): number => {
    const n = rounds.get(i.template_id) ?? 0
    rounds.set(i.template_id, n + 1)
    return n
  }
  return alike
    .map((item) => ({ item, round: round(item) }))
    .sort((a, b) => a.round - b.round)
    .map(({ item }) => item)
}

/** Three to look at side by side: fresh ones first, and not the one that is just being asked. */
async function repairSiblings(ctx: Ctx, full: MistakeFull): Promise<Mistake['repair']['siblings']> {
  const [asked, ...fresh] = await freshSiblings(ctx, full.mistake.learner_id, full.item.id)
  const seen = siblingsOf(await ctx.catalog(), full.item.id).filter((i) => i.id !== asked?.id && !fresh.includes(i))
  const ids = [...varied(fresh), ...varied(seen)].slice(0, REPAIR_SIBLINGS).map((i) => i.id)
  if (ids.length === 0) return []
  const rows = await ctx.db
    .select({ id: items.id, ancestry: items.display_id, shown: itemRevisions.public })
    .from(items)
    .innerJoin(itemRevisions, eq(itemRevisions.id, items.revision_id))
    .where(inArray(items.id, ids))
  return rows.map(({ id, ancestry, shown }) => ({ id, ancestry, content: shown.content }))
}

/** A fresh question made like the missed one, as it is asked. */
export async function siblingQuestion(ctx: Ctx, full: MistakeFull): Promise<Question | null> {
  const sibling = await freshSibling(ctx, full.mistake)
  if (!sibling) return null
  const [row] = await ctx.db
    .select({ item: items, shown: itemRevisions.public })
    .from(items)
    .innerJoin(itemRevisions, eq(itemRevisions.id, items.revision_id))
    .where(eq(items.id, sibling.id))
  return row ? asked(row.item, row.shown, UNTOUCHED) : null
}

/** What helps: the misconception behind the miss, the lesson of the skill and those it builds on, and its siblings. */
export async function repairOf(ctx: Ctx, full: MistakeFull, plan: PlanState): Promise<Mistake['repair']> {
  const { mistake, item, memory, revision } = full
  const { secret } = revision
  const catalog = await ctx.catalog()
  const named = catalog.misconceptions.get(mistake.misconception_id ?? '')
  const name = lessonSkills().get(item.skill_id)?.skill.name ?? item.skill_id
  return {
    misconception: named
      ? { id: named.id, sentence: sentenceOf(secret, givenOf(secret, mistake.answer), named), clue: named.clue }
      : null,
    skill: { id: item.skill_id, name },
    lessons: [{ id: item.skill_id, name }, ...prerequisites(item.skill_id)],
    siblings: plan === 'active' && memory !== null && isLeech(memory) ? await repairSiblings(ctx, full) : [],
  }
}
