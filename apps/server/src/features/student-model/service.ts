import type { AnswerChange } from '@fourfold/contract'
import { type Answer, rightUnaided } from '@fourfold/engine'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { answerEvents, calibrations, exposures, items, learners, templates } from '../../db/schema/index.ts'
import { inOneGo } from '../../db/statement.ts'
import { answerOf, type Catalog, itemView, PRIOR_VAR } from '../bank/index.ts'
import { changesOfLearner } from './answer-changes.ts'
import { foldAnswers, MODEL_VERSION, observeAnswers, writeNodes } from './model.ts'
import { addMisconceptions, addTallies, type Counted } from './tally.ts'

/** One answered (or skipped) question, ready to become an event. */
export type NewAnswer = Readonly<{
  item_id: number
  item_revision_id: number
  source: 'test' | 'review' | 'lesson' | 'second_look'
  /** Unique per source: an answer becomes an event once. */
  source_id: string
  answer: string | null
  outcome: 'correct' | 'incorrect' | 'skipped'
  misconception_id: string | null
  ms: number
  changes: number
  /** Whether the first answer was right; null when it was not changed. */
  changed_from: boolean | null
  /** As which change it counts; left out where none can be made. */
  change?: AnswerChange | null
  confidence: string | null
  /** Never shown: no evidence for the model. */
  seen: boolean
  /** The solution is shown at once, as in a tutor test or a review; otherwise a miss has taught nothing yet. */
  solution_shown: boolean
  /** Hints that were opened before it; left out where there are none. */
  hints?: number
  /** The star it bears now; left out where none can be given or taken off, so that it stays as it was. */
  marked?: boolean
}>

/** Right, and without a hint. */
export const isKnown = ({ outcome, hints = 0 }: Pick<NewAnswer, 'outcome' | 'hints'>): boolean =>
  rightUnaided({ correct: outcome === 'correct', hints })

async function nextSeq(tx: Tx, learnerId: string, n: number): Promise<number> {
  const [row] = await tx
    .update(learners)
    .set({ next_seq: sql`${learners.next_seq} + ${n}` })
    .where(eq(learners.id, learnerId))
    .returning({ next: learners.next_seq })
  if (!row) throw new Error('the learner must exist')
  return row.next - n
}

/**
 * Turns answers into events and everything that follows from them, in the caller's transaction: the model's chain,
 * the dashboard's counters, repeat offenders and the pools of seen questions. The learner's row is the lock.
 */
export async function recordAnswers(
  tx: Tx,
  catalog: Catalog,
  learnerId: string,
  topic: string,
  answers: readonly NewAnswer[],
  now: Date,
): Promise<void> {
  if (answers.length === 0) return
  const itemIds = answers.map((a) => a.item_id)
  const [firstSeq, known] = await inOneGo(
    tx,
    () => nextSeq(tx, learnerId, answers.length),
    async () =>
      tx
        .select({ item_id: exposures.item_id, marked: exposures.marked })
        .from(exposures)
        .where(and(eq(exposures.learner_id, learnerId), inArray(exposures.item_id, itemIds))),
  )
  const before = new Map(known.map((k) => [k.item_id, k.marked]))
  const events = answers.map((a, i) => ({
    learner_id: learnerId,
    seq: firstSeq + i,
    item_id: a.item_id,
    item_revision_id: a.item_revision_id,
    topic,
    source: a.source,
    source_id: a.source_id,
    answer: a.answer,
    correct: a.outcome === 'correct',
    skipped: a.outcome === 'skipped',
    misconception_id: a.misconception_id,
    ms: a.ms,
    changes: a.changes,
    changed_from: a.changed_from,
    confidence: a.confidence,
    first_exposure: !before.has(a.item_id),
    seen: a.seen,
    solution_shown: a.solution_shown,
    hints: a.hints ?? 0,
    epoch: catalog.epoch,
    model_version: MODEL_VERSION,
    answered_at: now,
  }))
  const evidence = events.flatMap((e): Answer[] => {
    const item = catalog.items.get(e.item_id)
    return e.seen && item ? [answerOf(e, item.view)] : []
  })
  const counted = events.map(
    (e, i): Counted => ({
      skill_id: catalog.items.get(e.item_id)?.skill_id ?? '?',
      outcome: e.correct ? 'correct' : e.skipped ? 'skipped' : 'incorrect',
      ms: e.ms,
      change: answers[i]?.change ?? null,
      misconception_id: e.misconception_id,
      at: now,
    }),
  )
  await inOneGo(
    tx,
    async () => tx.insert(answerEvents).values(events),
    () => observeAnswers(tx, learnerId, topic, evidence, firstSeq + answers.length - 1),
    () => addTallies(tx, learnerId, topic, counted),
    () => addMisconceptions(tx, learnerId, topic, counted),
    () => addExposures(tx, learnerId, topic, answers, before, now),
  )
}

/** Whether it is known by this answer; right after a hint says neither, so that what was missed stays so. */
const knownNow = (answer: NewAnswer): boolean | null =>
  answer.outcome !== 'correct' ? false : isKnown(answer) ? true : null

async function addExposures(
  tx: Tx,
  learner_id: string,
  topic: string,
  answers: readonly NewAnswer[],
  /** The questions met before, and whether each bears a star. */
  before: ReadonlyMap<number, boolean>,
  now: Date,
): Promise<void> {
  // One that was not looked at is met by its star alone, and only if it was not met before.
  const met = answers.filter((a) => a.seen || (a.marked && !before.has(a.item_id)))
  if (met.length === 0) return
  await tx
    .insert(exposures)
    .values(
      met.map((a) => ({
        learner_id,
        item_id: a.item_id,
        topic,
        first_at: now,
        last_at: now,
        last_correct: knownNow(a),
        marked: a.marked ?? before.get(a.item_id) ?? false,
        revealed: true,
      })),
    )
    .onConflictDoUpdate({
      target: [exposures.learner_id, exposures.item_id],
      set: {
        last_at: sql`excluded.last_at`,
        times: sql`exposure.times + 1`,
        last_correct: sql`coalesce(excluded.last_correct, exposure.last_correct)`,
        marked: sql`excluded.marked`,
        revealed: true,
      },
    })
}

/** Builds everything derived from a learner's events anew; it must equal what the online updates left. */
export async function rebuildLearner(tx: Tx, learnerId: string): Promise<void> {
  const events = await tx
    .select({ event: answerEvents, item: items, kind: templates.response_kind })
    .from(answerEvents)
    .innerJoin(items, eq(items.id, answerEvents.item_id))
    .innerJoin(templates, eq(templates.id, items.template_id))
    .where(eq(answerEvents.learner_id, learnerId))
    .orderBy(answerEvents.seq)
  for (const table of ['model_state', 'tally', 'misconception_state', 'kept_advice'])
    await tx.execute(sql`delete from ${sql.identifier(table)} where learner_id = ${learnerId}`)
  const changes = await changesOfLearner(tx, learnerId)
  const difficulties = await epochTable(tx, [...new Set(events.map((e) => e.event.epoch))])
  for (const [topic, rows] of Map.groupBy(events, (e) => e.event.topic)) {
    const answers = rows
      .filter((r) => r.event.seen)
      .map(({ event, item, kind }) => {
        const difficulty = difficulties.get(`${event.epoch}:${item.id}`) ?? { b: item.prior_b, var: PRIOR_VAR, n: 0 }
        return answerOf(event, itemView({ ...item, grid: kind === 'grid' }, difficulty))
      })
    const nodes = foldAnswers({}, answers)
    await writeNodes(tx, learnerId, topic, nodes, Object.keys(nodes), rows.at(-1)?.event.seq ?? 0)
    const counted = rows.map(
      ({ event, item }): Counted => ({
        skill_id: item.skill_id,
        outcome: event.correct ? 'correct' : event.skipped ? 'skipped' : 'incorrect',
        ms: event.ms,
        change: event.changed_from === null ? null : (changes.get(event.source_id) ?? null),
        misconception_id: event.misconception_id,
        at: event.answered_at,
      }),
    )
    await addTallies(tx, learnerId, topic, counted)
    await addMisconceptions(tx, learnerId, topic, counted)
  }
}

async function epochTable(
  tx: Tx,
  epochs: readonly number[],
): Promise<Map<string, { b: number; var: number; n: number }>> {
  const wanted = epochs.filter((e) => e > 0)
  if (wanted.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(calibrations)
    .where(and(inArray(calibrations.epoch, wanted), eq(calibrations.scope, 'item')))
  return new Map(rows.map((r) => [`${r.epoch}:${r.scope_id}`, { b: r.b, var: r.var, n: r.n }]))
}
