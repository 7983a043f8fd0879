import type { Mistake } from '@fourfold/contract'
import { eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import { itemRevisions, items } from '../../db/schema/index.ts'
import { run } from '../../db/statement.ts'
import type { SealedQuestion } from '../../http/sealed-question.ts'
import type { PlanState } from '../access/service.ts'
import { type Catalog, type CatalogItem, itemsShowing, lessonSkills, prerequisites } from '../bank/index.ts'
import { asked, runningItems, UNTOUCHED } from '../items/index.ts'
import { isLeech } from '../reviews/index.ts'
import { givenOf, sentenceOf } from '../student-model/index.ts'
import type { MistakeFull } from './queries.ts'

type GroupedQuestions = Readonly<{
  byTemplate: ReadonlyMap<string, readonly CatalogItem[]>
  bySkill: ReadonlyMap<string, readonly CatalogItem[]>
}>
/** By the list of questions: a topic has one, so that it is grouped once. */
const grouped = new WeakMap<readonly CatalogItem[], GroupedQuestions>()

function groupedQuestions(items: readonly CatalogItem[]): GroupedQuestions {
  const made = grouped.get(items) ?? {
    byTemplate: Map.groupBy(items, (i) => i.view.template_id),
    bySkill: Map.groupBy(items, (i) => i.skill_id),
  }
  grouped.set(items, made)
  return made
}

/** The missed question and the live ones of its topic; passage questions have none that stand alone. */
function homeOf(catalog: Catalog, itemId: number): (GroupedQuestions & { own: CatalogItem }) | null {
  const own = catalog.items.get(itemId)
  if (!own || own.passage_id !== null) return null
  return { own, ...groupedQuestions(catalog.topics.get(own.topic)?.items ?? []) }
}

/** Live questions made like this one, its own frame first. */
export function siblingsOf(catalog: Catalog, itemId: number): CatalogItem[] {
  const home = homeOf(catalog, itemId)
  if (!home) return []
  const { own, byTemplate } = home
  const alike = (byTemplate.get(own.view.template_id) ?? []).filter((i) => i.id !== own.id)
  return alike.sort(
    (a, b) => Number(b.template_id === own.template_id) - Number(a.template_id === own.template_id) || a.id - b.id,
  )
}

/** Live questions of the same skill. */
export function ofSameSkill(catalog: Catalog, itemId: number): CatalogItem[] {
  const home = homeOf(catalog, itemId)
  return home ? (home.bySkill.get(home.own.skill_id) ?? []).filter((i) => i.id !== home.own.id) : []
}

const SEEN = {
  name: 'seen_among',
  text: 'select item_id as id from exposure where learner_id = $1 and item_id = any($2)',
} as const

/** What a learner must not be asked as fresh: what was seen, of these questions, and what an open test asks. */
async function takenAmong(
  ctx: Ctx,
  learnerId: string,
  pools: readonly (readonly CatalogItem[])[],
  running: ReadonlySet<number>,
): Promise<ReadonlySet<number>> {
  const ids = new Set(pools.flat().map((i) => i.id))
  if (ids.size === 0) return running
  const seen = await run<{ id: number }>(ctx.db, SEEN, [learnerId, [...ids]])
  return new Set([...running, ...seen.map((row) => row.id)])
}

async function freshSiblings(ctx: Ctx, learnerId: string, itemId: number): Promise<CatalogItem[]> {
  const alike = siblingsOf(await ctx.catalog(), itemId)
  const running = await runningItems(ctx.db, learnerId, ctx.now())
  const taken = await takenAmong(ctx, learnerId, [alike], running)
  return alike.filter((i) => !taken.has(i.id))
}

export type Missed = Readonly<{ item_id: number; misconception_id: string | null }>

/**
 * Fresh questions to review mistakes with, in their order. Each must be one on which the same misconception can show again:
 * else a right answer would say nothing about it. Where there is none, the missed question itself is asked.
 */
export async function freshFor(
  ctx: Ctx,
  learnerId: string,
  missed: readonly Missed[],
  running: ReadonlySet<number>,
): Promise<(CatalogItem | null)[]> {
  const catalog = await ctx.catalog()
  const found: (CatalogItem | null)[] = missed.map(() => null)
  for (const kinds of [siblingsOf, ofSameSkill]) {
    // Questions of the same skill only where a misconception is looked for.
    const pools = missed.map(({ item_id, misconception_id }, at) =>
      found[at] || (kinds === ofSameSkill && misconception_id === null) ? [] : kinds(catalog, item_id),
    )
    const taken = await takenAmong(ctx, learnerId, pools, running)
    for (const [at, { misconception_id }] of missed.entries()) {
      const open = (pools[at] ?? []).filter((i) => !taken.has(i.id))
      if (open.length === 0) continue
      const fit = misconception_id === null ? open : await itemsShowing(ctx.db, open, misconception_id)
      found[at] ??= fit[0] ?? null
    }
  }
  return found
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
async function repairSiblings(
  ctx: Ctx,
  full: MistakeFull,
  askedId: number | null,
): Promise<Mistake['repair']['siblings']> {
  const fresh = await freshSiblings(ctx, full.mistake.learner_id, full.item.id)
  const seen = siblingsOf(await ctx.catalog(), full.item.id).filter((i) => !fresh.includes(i))
  const others = [...varied(fresh), ...varied(seen)].filter((i) => i.id !== askedId)
  const ids = others.slice(0, REPAIR_SIBLINGS).map((i) => i.id)
  if (ids.length === 0) return []
  const rows = await ctx.db
    .select({ id: items.id, ancestry: items.display_id, shown: itemRevisions.public })
    .from(items)
    .innerJoin(itemRevisions, eq(itemRevisions.id, items.revision_id))
    .where(inArray(items.id, ids))
  return rows.map(({ id, ancestry, shown }) => ({ id, ancestry, content: shown.content }))
}

/** A fresh question made like the missed one, as it is asked. */
export async function siblingQuestion(ctx: Ctx, full: MistakeFull): Promise<SealedQuestion | null> {
  const running = await runningItems(ctx.db, full.mistake.learner_id, ctx.now())
  const [sibling] = await freshFor(ctx, full.mistake.learner_id, [full.mistake], running)
  if (!sibling) return null
  const [row] = await ctx.db
    .select({ item: items, shown: itemRevisions.public })
    .from(items)
    .innerJoin(itemRevisions, eq(itemRevisions.id, items.revision_id))
    .where(eq(items.id, sibling.id))
  return row ? asked(row.item, row.shown, UNTOUCHED) : null
}

/** What helps: the misconception behind the miss, the lesson of the skill and those it builds on, and its siblings. */
export async function repairOf(
  ctx: Ctx,
  full: MistakeFull,
  plan: PlanState,
  askedId: number | null,
): Promise<Mistake['repair']> {
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
    siblings: plan === 'active' && memory !== null && isLeech(memory) ? await repairSiblings(ctx, full, askedId) : [],
  }
}
