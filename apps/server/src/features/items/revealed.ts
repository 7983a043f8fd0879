import type { Letter, Question } from '@fourfold/contract'
import { and, desc, eq } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import { answerEvents, type itemRevisions, type items } from '../../db/schema/index.ts'
import { answerTracker, misconceptionOf } from '../student-model/index.ts'
import { cohortOf } from './cohort.ts'
import { historyOf, mistakesOf, passagesOf, statsOf } from './queries.ts'
import { passageView } from './view.ts'

type Item = typeof items.$inferSelect
type Revision = typeof itemRevisions.$inferSelect

/**
 * A question outside of a test, with its key. Callers have made sure that it was revealed to this user before
 * (`oneRevealedItem`, or an own mistake).
 */
export async function revealedQuestion(ctx: Ctx, caller: Caller, item: Item, revision: Revision): Promise<Question> {
  const { db } = ctx
  const [last] = await db
    .select()
    .from(answerEvents)
    .where(and(eq(answerEvents.learner_id, caller.learner_id), eq(answerEvents.item_id, item.id)))
    .orderBy(desc(answerEvents.seq))
    .limit(1)
  const stat = (await statsOf(db, [item.id])).get(item.id)
  const mistake = (await mistakesOf(db, caller.learner_id, [item.id])).get(item.id) ?? null
  const history = (await historyOf(db, caller.learner_id, [item.id])).get(item.id) ?? []
  const passage = item.passage_id === null ? undefined : (await passagesOf(db, [item.passage_id])).get(item.passage_id)
  const grid = revision.secret.grid !== null
  const answer = last?.answer ?? null
  const given = grid ? { letter: null, grid: answer } : { letter: answer, grid: null }
  const named = (await ctx.catalog()).misconceptions.get(misconceptionOf(revision.secret, given) ?? '')
  const others = cohortOf(stat)
  return {
    id: item.id,
    order: 0,
    ancestry: item.display_id,
    content: revision.public.content,
    question_type: item.question_type,
    options: revision.public.options.map((o) => {
      const secret = revision.secret.options[o.letter]
      return {
        id: `${item.id}-${o.letter}`,
        letter: o.letter,
        content: o.content,
        correct: secret?.correct ?? false,
        why: secret && !secret.correct ? secret.why : null,
        share: others.share(o.letter),
      }
    }),
    correct_grid_in_answer: revision.secret.grid,
    student_produced_answer: grid ? answer : null,
    answer_explanation: revision.secret.explanation,
    skipped: last?.skipped ?? null,
    marked: false,
    time_spent: last?.ms ?? 0,
    question_percent_correct_average: others.percent_correct,
    question_time_spent_average: others.time_ms,
    passage: passage ? passageView(passage) : null,
    passage_question_start: null,
    tag_id: item.skill_id,
    answer_attributes: { correct: last?.correct ?? null, letter: grid ? null : (answer as Letter | null) },
    answer_tracker: answerTracker(revision.secret, answer ? [answer] : []),
    mistake,
    answer_history: history.slice(0, 10).map((e) => ({
      date_taken: e.answered_at.toISOString(),
      test_id: e.source === 'test' ? Number(e.source_id.split(':')[0]) : null,
      answer_attributes: { letter: e.answer },
    })),
    answer_changes: [],
    confidence: null,
    misconception: named ? { id: named.id, sentence: named.sentence, clue: named.clue } : null,
    calculator: item.calculator,
    fixed: true,
  }
}
