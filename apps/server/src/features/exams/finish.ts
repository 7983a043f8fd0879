import { type Answered, type Reference, referenceOf, rounded, scaled, sectionShare } from '@fourfold/exams'
import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import type { Tx } from '../../db/connect.ts'
import { examSections, exams, tests } from '../../db/schema/index.ts'
import { refuse } from '../../http/errors.ts'
import type { Catalog, TopicInfo } from '../bank/index.ts'
import { outcome } from '../student-model/index.ts'
import { lockTest, scoreTest, testSlotRows } from '../tests/index.ts'
import type { ExamRow, PartRow } from './queries.ts'
import { allOver, isBetween } from './state.ts'

/** The whole topic as its blueprint weighs it: what a section's score speaks of. */
const blueprintOf = (topic: TopicInfo): Reference[] =>
  referenceOf(
    topic.items.map((item) => ({ b: item.view.b, grid: item.grid, skill: item.skill_id })),
    [...topic.skills.values()],
  )

async function answersOf(tx: Tx, catalog: Catalog, parts: readonly PartRow[]): Promise<Answered[]> {
  const answers: Answered[] = []
  for (const part of parts) {
    if (part.test_id === null) continue
    for (const { slot, item, revision } of await testSlotRows(tx, part.test_id)) {
      const known = catalog.items.get(item.id)
      answers.push({
        b: known?.view.b ?? item.prior_b,
        grid: revision.secret.grid !== null,
        skill: item.skill_id,
        correct: outcome(revision.secret, slot) === 'correct',
      })
    }
  }
  return answers
}

async function scoreSection(tx: Tx, catalog: Catalog, exam: ExamRow, topic: TopicInfo, parts: readonly PartRow[]) {
  const shares = sectionShare(await answersOf(tx, catalog, parts), blueprintOf(topic))
  const band = scaled(topic.name, shares)
  await tx
    .update(examSections)
    .set({
      score: rounded(topic.name, band.score),
      low: rounded(topic.name, band.low),
      high: rounded(topic.name, band.high),
    })
    .where(and(eq(examSections.exam_id, exam.id), eq(examSections.topic, topic.name)))
}

/** Scores every module and every section in one transaction; refused while a module is still to come. */
export async function finishIfOver(ctx: Ctx, tx: Tx, exam: ExamRow, parts: readonly PartRow[]): Promise<void> {
  if (!allOver(parts, ctx.now())) throw refuse(409, 'The exam is not over yet.')
  await scoreTaken(ctx, tx, exam, parts)
}

/** The same for what was taken of an exam that its student ends between two modules. */
export async function finishIfBetween(ctx: Ctx, tx: Tx, exam: ExamRow, parts: readonly PartRow[]): Promise<void> {
  if (!isBetween(parts, ctx.now()))
    throw refuse(409, 'An exam can be ended between its modules. Please hand in the module that is running first.')
  await scoreTaken(ctx, tx, exam, parts)
}

/** A section of which nothing was taken gets no score. */
async function scoreTaken(ctx: Ctx, tx: Tx, exam: ExamRow, parts: readonly PartRow[]): Promise<void> {
  const catalog = await ctx.catalog()
  const modules = parts.filter((part) => part.kind === 'module' && part.test_id !== null)
  // Held from here on: a late answer counts in all of the score or in nothing of it.
  for (const { test_id } of modules) if (test_id !== null) await lockTest(tx, exam.learner_id, test_id)
  for (const [name, own] of Map.groupBy(modules, (part) => part.topic)) {
    const topic = catalog.topics.get(name)
    if (topic) await scoreSection(tx, catalog, exam, topic, own)
  }
  for (const part of modules) {
    if (part.test_id === null) continue
    const test = await lockTest(tx, exam.learner_id, part.test_id)
    const time_ms = (await testSlotRows(tx, test.id)).reduce((sum, { slot }) => sum + slot.time_ms, 0)
    await tx.update(tests).set({ time_ms }).where(eq(tests.id, test.id))
    if (test.score === null) await scoreTest(ctx, tx, { ...test, time_ms })
  }
  await tx.update(exams).set({ finished_at: ctx.now() }).where(eq(exams.id, exam.id))
}
