import { Letter } from '@fourfold/contract'
import { and, eq } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import { answerEvents, itemRevisions, items, learners, mistakes } from '../../db/schema/index.ts'
import { notFound, refuse } from '../../http/errors.ts'
import type { SealedQuestion } from '../../http/sealed-question.ts'
import { requirePlan } from '../access/service.ts'
import { revealedQuestion, runningItems } from '../items/index.ts'
import { misconceptionOf, outcome, recordAnswers } from '../student-model/index.ts'
import { oneMistake } from './queries.ts'
import { ofSameSkill, siblingsOf } from './sibling-question.ts'

/** Looked at before anything is written: what cannot be an answer must not become an event. */
function checkAnswer(grid: boolean, answer: string): void {
  if (grid && !/^[0-9./-]+$/.test(answer)) throw refuse(422, 'Only digits, period, slash and minus.')
  if (!grid && !Letter.safeParse(answer).success) throw refuse(422, 'This question is answered with a letter.')
}

/** The missed question, or one like it that no open test asks: an answer shows its key. */
async function requireAskable(ctx: Ctx, caller: Caller, missed: number, asked: number): Promise<void> {
  if (asked === missed) return
  const catalog = await ctx.catalog()
  const alike = [...siblingsOf(catalog, missed), ...ofSameSkill(catalog, missed)]
  const running = await runningItems(ctx.db, caller.learner_id, ctx.now())
  if (running.has(asked) || !alike.some((item) => item.id === asked)) throw notFound()
}

type Given = Readonly<{ question_id: number; answer: string; answer_id: string; ms: number }>

/**
 * An answer given while reviewing a mistake: to its question or to one made like it. It counts as practice evidence,
 * once; the rating is given apart from it.
 */
export async function answerMistake(
  ctx: Ctx,
  caller: Caller,
  id: number,
  given: Given,
): Promise<{ correct: boolean; question: SealedQuestion }> {
  const { mistake } = await oneMistake(ctx.db, caller.learner_id, id)
  await requirePlan(ctx, caller.id, mistake.topic, 'write')
  const catalog = await ctx.catalog()
  await requireAskable(ctx, caller, mistake.item_id, given.question_id)
  const [row] = await ctx.db
    .select({ item: items, revision: itemRevisions })
    .from(items)
    .innerJoin(itemRevisions, eq(itemRevisions.id, items.revision_id))
    .where(eq(items.id, given.question_id))
  if (!row) throw notFound()
  const { item, revision } = row
  const grid = revision.secret.grid !== null
  checkAnswer(grid, given.answer)
  const answer = grid ? { letter: null, grid: given.answer } : { letter: given.answer, grid: null }
  const correct = outcome(revision.secret, answer) === 'correct'
  const source_id = `${id}:${given.answer_id}`
  await ctx.db.transaction(async (tx) => {
    // The learner's row is the lock, so that the same answer sent twice is looked for after the first is written.
    await tx.select({ id: learners.id }).from(learners).where(eq(learners.id, caller.learner_id)).for('update')
    const known = and(eq(answerEvents.source, 'review'), eq(answerEvents.source_id, source_id))
    if ((await tx.$count(answerEvents, known)) > 0) return
    const now = ctx.now()
    await recordAnswers(
      tx,
      catalog,
      caller.learner_id,
      mistake.topic,
      [
        {
          item_id: item.id,
          item_revision_id: revision.id,
          source: 'review',
          source_id,
          answer: given.answer,
          outcome: correct ? 'correct' : 'incorrect',
          misconception_id: misconceptionOf(revision.secret, answer),
          ms: given.ms,
          changes: 0,
          changed_from: null,
          confidence: null,
          seen: true,
          solution_shown: true,
        },
      ],
      now,
    )
    if (correct)
      await tx
        .update(mistakes)
        .set({ right_since: now })
        .where(and(eq(mistakes.learner_id, caller.learner_id), eq(mistakes.id, id)))
    await ctx.jobs.enqueue(tx, 'stats.fold', {})
  })
  return { correct, question: await revealedQuestion(ctx, caller, item, revision) }
}
