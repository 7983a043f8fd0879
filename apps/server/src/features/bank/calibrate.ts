import {
  addAnswer,
  calibrateTemplate,
  guessing,
  type ItemStat,
  NO_STAT,
  nodeAt,
  nodesFor,
  observe,
  PARAMS,
} from '@fourfold/engine'
import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import { answerEvents, calibrations, items, learners, templates } from '../../db/schema/index.ts'
import { itemView, PRIOR_VAR } from './catalog.ts'

/** Faster than this is a guess, not an answer. */
const RAPID_MS = 3000
const BATCH = 500

type Row = Awaited<ReturnType<typeof eventsOf>>[number]

const eventsOf = (ctx: Ctx, learnerId: string) =>
  ctx.db
    .select({ event: answerEvents, item: items, kind: templates.response_kind })
    .from(answerEvents)
    .innerJoin(items, eq(items.id, answerEvents.item_id))
    .innerJoin(templates, eq(templates.id, items.template_id))
    .where(and(eq(answerEvents.learner_id, learnerId), eq(answerEvents.seen, true)))
    .orderBy(answerEvents.seq)

/** Replays one learner against the priors, so that an epoch never feeds on the epoch before it. */
function addLearner(stats: Map<number, ItemStat>, rows: readonly Row[]): void {
  for (const topicRows of Map.groupBy(rows, (r) => r.event.topic).values()) {
    let nodes = {}
    for (const { event, item, kind } of topicRows) {
      const view = itemView({ ...item, grid: kind === 'grid' }, { b: item.prior_b, var: PRIOR_VAR, n: 0 })
      const at = event.answered_at.getTime()
      const ability = nodesFor(view).reduce((sum, scope) => sum + nodeAt(nodes, scope, at).mean, 0)
      const counts = event.first_exposure && !event.skipped && event.ms >= RAPID_MS
      if (counts)
        stats.set(
          item.id,
          addAnswer(stats.get(item.id) ?? NO_STAT, ability, item.prior_b, guessing(view), event.correct),
        )
      nodes = observe(
        nodes,
        {
          item: view,
          correct: event.correct,
          skipped: event.skipped,
          ms: event.ms,
          at,
          first_exposure: event.first_exposure,
        },
        at,
      )
    }
  }
}

/**
 * The nightly job: a new epoch of difficulties from all first answers of real students (demo learners, repeats, skips and
 * rapid guesses left out). Answers already given keep the epoch they were judged against.
 */
export async function calibrate(ctx: Ctx): Promise<{ epoch: number; items: number }> {
  const stats = new Map<number, ItemStat>()
  const people = await ctx.db
    .select({ id: learners.id })
    .from(learners)
    .where(and(eq(learners.kind, 'real'), sql`${learners.next_seq} > 1`))
  for (const { id } of people) addLearner(stats, await eventsOf(ctx, id))
  if (stats.size === 0) return { epoch: 0, items: 0 }
  const rows = await ctx.db
    .select({ id: items.id, prior_b: items.prior_b, template_id: items.template_id, kind: templates.response_kind })
    .from(items)
    .innerJoin(templates, eq(templates.id, items.template_id))
  const made: (typeof calibrations.$inferInsert)[] = []
  const [latest] = await ctx.db
    .select({ epoch: sql<number>`coalesce(max(${calibrations.epoch}), 0)` })
    .from(calibrations)
  const epoch = (latest?.epoch ?? 0) + 1
  for (const [template_id, group] of Map.groupBy(rows, (r) => r.template_id)) {
    if (!group.some((r) => stats.has(r.id))) continue
    const siblings = group.map((r) => ({ id: String(r.id), b: r.prior_b, stat: stats.get(r.id) ?? NO_STAT }))
    const prior = { b: group[0]?.prior_b ?? 0, b_var: PARAMS.calibrate.template_var }
    const { template, items: calibrated } = calibrateTemplate(siblings, prior)
    made.push({ epoch, scope: 'template', scope_id: template_id, b: template.b, var: template.b_var, n: template.n })
    for (const [id, c] of calibrated) made.push({ epoch, scope: 'item', scope_id: id, b: c.b, var: c.b_var, n: c.n })
  }
  await ctx.db.transaction(async (tx) => {
    for (let i = 0; i < made.length; i += BATCH) await tx.insert(calibrations).values(made.slice(i, i + BATCH))
  })
  return { epoch, items: made.filter((m) => m.scope === 'item').length }
}
