import type { Mistake, Question } from '@fourfold/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import { exposures, itemRevisions, items } from '../../db/schema/index.ts'
import type { PlanState } from '../access/service.ts'
import { type Catalog, type CatalogItem, lessonSkills, prerequisites } from '../bank/index.ts'
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

/** The siblings that this learner has not seen. */
async function freshSiblings(ctx: Ctx, learnerId: string, itemId: number): Promise<CatalogItem[]> {
  const alike = siblingsOf(await ctx.catalog(), itemId)
  if (alike.length === 0) return []
  const ids = alike.map((i) => i.id)
  const seen = await ctx.db
    .select({ id: exposures.item_id })
    .from(exposures)
    .where(and(eq(exposures.learner_id, learnerId), inArray(exposures.item_id, ids)))
  const known = new Set(seen.map((r) => r.id))
  const running = await runningItems(ctx.db, learnerId, ctx.now())
  return alike.filter((i) => !known.has(i.id) && !running.has(i.id))
}

export const freshSibling = async (ctx: Ctx, learnerId: string, itemId: number): Promise<CatalogItem | null> =>
  (await freshSiblings(ctx, learnerId, itemId))[0] ?? null

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
export async function siblingQuestion(ctx: Ctx, caller: Caller, full: MistakeFull): Promise<Question | null> {
  const sibling = await freshSibling(ctx, caller.learner_id, full.item.id)
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
