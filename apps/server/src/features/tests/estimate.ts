import { type Estimate, LIMITS } from '@fourfold/contract'
import { type Answer, type Nodes, predictScore } from '@fourfold/engine'
import { scaled, scaleOf } from '@fourfold/exams'
import type { Ctx } from '../../ctx.ts'
import type { Reader } from '../../db/connect.ts'
import type { TopicInfo } from '../bank/index.ts'
import type { SlotRow, TestRow } from '../items/index.ts'
import { foldAnswers, outcome, readNodes } from '../student-model/index.ts'
import { provisional } from './diagnostic.ts'
import { oneTest, testSlotRows } from './queries.ts'

/** The stored state with the answers of the running test on top; null while there are too few of them. */
export function estimateOf(
  topic: Pick<TopicInfo, 'name' | 'skills'>,
  stored: Nodes,
  answers: readonly Answer[],
  now: number,
): Estimate | null {
  if (answers.length < LIMITS.estimateAnswers) return null
  const state = { topic: topic.name, nodes: foldAnswers(stored, answers) }
  const shares = predictScore(state, { skills: [...topic.skills.values()] }, 1, now)
  const { min, max } = scaleOf(topic.name)
  return { ...scaled(topic.name, shares), least_score: min, perfect_score: max }
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
  const answers = provisional(rows, catalog.items, now)
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
