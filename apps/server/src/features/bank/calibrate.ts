import { type Answer, type Calibration, calibrateTopic, FEATURES, type ItemView, PARAMS } from '@fourfold/engine'
import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import { answerEvents, calibrations, items, learners, templates } from '../../db/schema/index.ts'
import { answerOf } from './answers.ts'
import { itemView, PRIOR_VAR } from './catalog.ts'

const BATCH = 500
/** Below this a topic keeps the weights of the public data. */
const ENOUGH = 2_000
/** Answers of one topic that a night works on: students in random order, whole histories. */
const LIMIT = 300_000

const eventsOf = (ctx: Ctx, learnerId: string) =>
  ctx.db
    .select({ event: answerEvents, item: items, kind: templates.response_kind })
    .from(answerEvents)
    .innerJoin(items, eq(items.id, answerEvents.item_id))
    .innerJoin(templates, eq(templates.id, items.template_id))
    .where(and(eq(answerEvents.learner_id, learnerId), eq(answerEvents.seen, true), eq(answerEvents.hints, 0)))
    .orderBy(answerEvents.seq)

type Row = Awaited<ReturnType<typeof eventsOf>>[number]
type ItemRow = Pick<Row, 'item' | 'kind'>

/** An item as the bank has it, before any answer. */
const priorView = ({ item, kind }: ItemRow): ItemView =>
  itemView({ ...item, grid: kind === 'grid' }, { b: item.prior_b, var: PRIOR_VAR, n: 0 })

/** Histories by topic; learners come in an order that has nothing to do with when they joined. */
export async function historiesByTopic(ctx: Ctx, people: readonly { id: string }[]): Promise<Map<string, Answer[][]>> {
  const out = new Map<string, Answer[][]>()
  const sizes = new Map<string, number>()
  for (const { id } of people) {
    const byTopic = Map.groupBy(await eventsOf(ctx, id), (row) => row.event.topic)
    for (const [topic, rows] of byTopic) {
      const size = sizes.get(topic) ?? 0
      if (size >= LIMIT) continue
      sizes.set(topic, size + rows.length)
      const known = out.get(topic) ?? []
      known.push(rows.map((row) => answerOf(row.event, priorView(row))))
      out.set(topic, known)
    }
  }
  return out
}

type Made = typeof calibrations.$inferInsert

const offsets = (epoch: number, scope: Made['scope'], id: string, off: Float64Array, n: number): Made[] =>
  FEATURES.flatMap(({ name }, j): Made[] =>
    off[j] === 0 ? [] : [{ epoch, scope, scope_id: `${id}/${name}`, b: off[j] ?? 0, var: 0, n }],
  )

/** A topic's calibration as rows. Items nobody answered whose template was not asked either keep their priors. */
function rowsOf(epoch: number, topic: string, found: Calibration): Made[] {
  const { answers: n, prior } = found
  const one = (scope: Made['scope'], scope_id: string, c: { b: number; b_var: number; n: number }): Made => ({
    epoch,
    scope,
    scope_id,
    b: c.b,
    var: c.b_var,
    n: c.n,
  })
  return [
    ...[...found.templates].map(([id, c]) => one('template', id, c)),
    ...[...found.items].map(([id, c]) => one('item', id, c)),
    ...[...found.seconds].map(([id, b]): Made => ({ epoch, scope: 'seconds', scope_id: id, b, var: 0, n })),
    ...Object.entries(prior).map(
      ([key, b]): Made => ({ epoch, scope: 'prior', scope_id: `${topic}/${key}`, b, var: 0, n }),
    ),
    ...(found.topic
      ? [
          { epoch, scope: 'model' as const, scope_id: topic, b: PARAMS.version, var: 0, n },
          ...offsets(epoch, 'weight', topic, found.topic, n),
          ...[...found.skills].flatMap(([id, off]) => offsets(epoch, 'skill_weight', id, off, n)),
          ...[...found.deviations].flatMap(([id, off]) => offsets(epoch, 'item_weight', id, off, n)),
        ]
      : []),
  ]
}

/**
 * The nightly job: a new epoch of difficulties, times, weights and deviations from all answers of real students (demo
 * learners, skips and answers after hints left out; repeats and rapid guesses say nothing to the first passes, which
 * know of neither). From the priors again each night, so that an epoch never feeds on the one before it; answers
 * already given keep the epoch they were judged against.
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
  const bank = await ctx.db
    .select({ item: items, kind: templates.response_kind })
    .from(items)
    .innerJoin(templates, eq(templates.id, items.template_id))
  const views = Map.groupBy(bank.map(priorView), (view) => view.topic)
  const made = [...(await historiesByTopic(ctx, people))].flatMap(([topic, list]) =>
    rowsOf(epoch, topic, calibrateTopic(list, views.get(topic) ?? [], { enough })),
  )
  const count = made.filter((row) => row.scope === 'item').length
  if (count === 0) return { epoch: 0, items: 0 }
  await ctx.db.transaction(async (tx) => {
    for (let i = 0; i < made.length; i += BATCH) await tx.insert(calibrations).values(made.slice(i, i + BATCH))
  })
  return { epoch, items: count }
}
