import {
  abilityOn,
  adaptWeights,
  addAnswer,
  calibrateTemplate,
  type Evidence,
  evidenceOf,
  FEATURES,
  guessing,
  type ItemStat,
  type ItemView,
  NO_STAT,
  type Nodes,
  observe,
  PARAMS,
} from '@fourfold/engine'
import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import { answerEvents, calibrations, items, learners, templates } from '../../db/schema/index.ts'
import { type Difficulty, itemView, PRIOR_VAR } from './catalog.ts'

/** Faster than this is a guess, not an answer. */
const RAPID_MS = 3000
const BATCH = 500
/** Below this a topic keeps the weights of the public data; above the limit more answers would change nothing. */
const ENOUGH = 2_000
const EVIDENCE_LIMIT = 40_000

type Row = Awaited<ReturnType<typeof eventsOf>>[number]

const eventsOf = (ctx: Ctx, learnerId: string) =>
  ctx.db
    .select({ event: answerEvents, item: items, kind: templates.response_kind })
    .from(answerEvents)
    .innerJoin(items, eq(items.id, answerEvents.item_id))
    .innerJoin(templates, eq(templates.id, items.template_id))
    .where(and(eq(answerEvents.learner_id, learnerId), eq(answerEvents.seen, true)))
    .orderBy(answerEvents.seq)

type Seen = Readonly<{ row: Row; view: ItemView; nodes: Nodes; at: number }>

/** Replays one learner against given difficulties and shows every answer that counts: first, not skipped, not rushed. */
function replay(rows: readonly Row[], difficultyOf: DifficultyOf, see: (seen: Seen) => void): void {
  for (const topicRows of Map.groupBy(rows, (r) => r.event.topic).values()) {
    let nodes: Nodes = {}
    for (const row of topicRows) {
      const { event, item, kind } = row
      const view = itemView({ ...item, grid: kind === 'grid' }, difficultyOf(item))
      const at = event.answered_at.getTime()
      const { correct, skipped, ms, first_exposure, told } = event
      if (first_exposure && !skipped && ms >= RAPID_MS) see({ row, view, nodes, at })
      nodes = observe(nodes, { item: view, correct, skipped, ms, at, first_exposure, solutionShown: told }, at)
    }
  }
}

const priorOf = (item: Pick<Row['item'], 'prior_b'>): Difficulty => ({ b: item.prior_b, var: PRIOR_VAR, n: 0 })

type DifficultyOf = (item: Row['item']) => Difficulty

/** Adds a learner's answers, judged against given difficulties. */
function addLearner(stats: Map<number, ItemStat>, rows: readonly Row[], difficultyOf: DifficultyOf): void {
  replay(rows, difficultyOf, ({ row: { item, event }, view, nodes, at }) => {
    const known = stats.get(item.id) ?? NO_STAT
    stats.set(item.id, addAnswer(known, abilityOn(nodes, view, at), view.b, guessing(view), event.correct))
  })
}

type Made = typeof calibrations.$inferInsert

/** New difficulties from what was added up against the ones before. */
async function difficulties(
  ctx: Ctx,
  stats: ReadonlyMap<number, ItemStat>,
  before: ReadonlyMap<string, Made>,
  epoch: number,
): Promise<Made[]> {
  const rows = await ctx.db
    .select({ id: items.id, prior_b: items.prior_b, template_id: items.template_id, kind: templates.response_kind })
    .from(items)
    .innerJoin(templates, eq(templates.id, items.template_id))
  return [...Map.groupBy(rows, (r) => r.template_id)].flatMap(([template_id, group]): Made[] => {
    if (!group.some((r) => stats.has(r.id))) return []
    const siblings = group.map((r) => ({
      id: String(r.id),
      b: before.get(String(r.id))?.b ?? r.prior_b,
      stat: stats.get(r.id) ?? NO_STAT,
    }))
    const prior = { b: group[0]?.prior_b ?? 0, b_var: PARAMS.calibrate.template_var }
    const { template, items: calibrated } = calibrateTemplate(siblings, prior)
    return [
      { epoch, scope: 'template', scope_id: template_id, b: template.b, var: template.b_var, n: template.n },
      ...[...calibrated].map(([id, c]): Made => ({ epoch, scope: 'item', scope_id: id, b: c.b, var: c.b_var, n: c.n })),
    ]
  })
}

const itemsOf = (made: readonly Made[]): ReadonlyMap<string, Made> =>
  new Map(made.filter((m) => m.scope === 'item').map((m) => [m.scope_id, m]))

const from =
  (found: ReadonlyMap<string, Made>): DifficultyOf =>
  (item) =>
    found.get(String(item.id)) ?? priorOf(item)

/** How far the model's weights are off in each topic, from a sample of its own students. */
async function weights(
  ctx: Ctx,
  people: readonly { id: string }[],
  made: readonly Made[],
  epoch: number,
  enough: number,
) {
  const difficultyOf = from(itemsOf(made))
  const evidence = new Map<string, Evidence[]>()
  for (const { id } of people) {
    replay(await eventsOf(ctx, id), difficultyOf, ({ row: { event }, view, nodes, at }) => {
      const own = evidence.get(event.topic) ?? []
      if (own.length === 0) evidence.set(event.topic, own)
      if (own.length < EVIDENCE_LIMIT) own.push(evidenceOf(nodes, view, at, event.correct))
    })
  }
  return [...evidence].flatMap(([topic, list]): Made[] => {
    if (list.length < enough) return []
    const off = adaptWeights(list)
    return FEATURES.map(({ name }, i): Made => {
      return { epoch, scope: 'weight', scope_id: `${topic}/${name}`, b: off[i] ?? 0, var: 0, n: list.length }
    })
  })
}

/**
 * The nightly job: a new epoch of difficulties and weights from all first answers of real students (demo learners,
 * repeats, skips and rapid guesses left out). Answers already given keep the epoch they were judged against.
 */
export async function calibrate(ctx: Ctx, enough = ENOUGH): Promise<{ epoch: number; items: number }> {
  const people = await ctx.db
    .select({ id: learners.id })
    .from(learners)
    .where(and(eq(learners.kind, 'real'), sql`${learners.next_seq} > 1`))
    .orderBy(sql`md5(${learners.id}::text)`)
  const [latest] = await ctx.db
    .select({ epoch: sql<number>`coalesce(max(${calibrations.epoch}), 0)` })
    .from(calibrations)
  const epoch = (latest?.epoch ?? 0) + 1
  // From the priors again each night, so that an epoch never feeds on the one before it; in several passes, since abilities
  // and difficulties hang on each other: students weaker than the priors expect would otherwise pass for hard questions.
  let made: Made[] = []
  for (let pass = 0; pass < PARAMS.calibrate.passes; pass++) {
    const known = itemsOf(made)
    const stats = new Map<number, ItemStat>()
    for (const { id } of people) addLearner(stats, await eventsOf(ctx, id), from(known))
    if (stats.size === 0) return { epoch: 0, items: 0 }
    made = await difficulties(ctx, stats, known, epoch)
  }
  const all = [...made, ...(await weights(ctx, people, made, epoch, enough))]
  await ctx.db.transaction(async (tx) => {
    for (let i = 0; i < all.length; i += BATCH) await tx.insert(calibrations).values(all.slice(i, i + BATCH))
  })
  return { epoch, items: made.filter((m) => m.scope === 'item').length }
}
