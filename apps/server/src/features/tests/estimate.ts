import { type Estimate, LIMITS } from '@fourfold/contract'
import { type Answer, type ItemView, type Nodes, predictScore } from '@fourfold/engine'
import type { Ctx } from '../../ctx.ts'
import type { Reader } from '../../db/connect.ts'
import type { TopicInfo } from '../bank/index.ts'
import type { SlotRow, TestRow } from '../items/index.ts'
import { foldAnswers, outcome, readNodes } from '../student-model/index.ts'
import { provisional } from './diagnostic.ts'
import { oneTest, testSlotRows } from './queries.ts'

/**
 * The answers that an estimate may rest on: those of questions that were left. A number that moved while options are
 * being tried would tell which one is right.
 */
export const estimateAnswers = (
  test: Pick<TestRow, 'step'>,
  rows: readonly SlotRow[],
  items: ReadonlyMap<number, { view: ItemView }>,
  at: number,
): Answer[] =>
  provisional(
    rows.filter((r) => r.slot.pos !== test.step || r.slot.counted !== null),
    items,
    at,
  )

/** The stored state with the answers of the running test on top; null while there are too few of them. */
export function estimateOf(
  topic: Pick<TopicInfo, 'name' | 'skills' | 'perfect_score'>,
  stored: Nodes,
  answers: readonly Answer[],
  now: number,
): Estimate | null {
  if (answers.length < LIMITS.estimateAnswers) return null
  const state = { topic: topic.name, nodes: foldAnswers(stored, answers) }
  const { score, low, high } = predictScore(state, { skills: [...topic.skills.values()] }, topic.perfect_score, now)
  return { score, low, high, perfect_score: topic.perfect_score }
}

export async function firstEstimate(
  ctx: Ctx,
  db: Reader,
  test: TestRow,
  rows: readonly SlotRow[],
): Promise<Estimate | null> {
  if (test.mode !== 'Diagnostic' || test.score !== null) return null
  const catalog = await ctx.catalog()
  const topic = catalog.topics.get(test.topic)
  const now = ctx.now().getTime()
  const answers = estimateAnswers(test, rows, catalog.items, now)
  if (!topic || answers.length < LIMITS.estimateAnswers) return null
  return estimateOf(topic, await readNodes(db, test.learner_id, topic.name), answers, now)
}

export type Running = Readonly<{ estimate: Estimate | null; questions: number; left: number; seconds: number }>

/** How far an unscored diagnostic has come: the estimate so far, and what is left of it. */
export async function runningDiagnostic(ctx: Ctx, learnerId: string, id: number): Promise<Running> {
  const test = await oneTest(ctx.db, learnerId, id)
  const rows = await testSlotRows(ctx.db, id)
  const open = rows.filter((r) => outcome(r.revision.secret, r.slot) === 'skipped')
  return {
    estimate: await firstEstimate(ctx, ctx.db, test, rows),
    questions: rows.length,
    left: open.length,
    seconds: open.reduce((sum, r) => sum + r.item.seconds, 0),
  }
}
