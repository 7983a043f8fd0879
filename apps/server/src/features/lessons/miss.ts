import { lessonsOf, mendOf } from '@fourfold/bank'
import type { Miss } from '@fourfold/contract'
import { and, desc, eq } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import { answerEvents, exposures, itemRevisions, items } from '../../db/schema/index.ts'
import type { LessonSkill } from '../bank/index.ts'
import { revealedQuestion } from '../items/index.ts'

/** The student's newest answer to a question whose key they have seen, with its text as it was asked. */
async function lastAnswer(ctx: Ctx, learnerId: string, itemId: number) {
  const [row] = await ctx.db
    .select({ event: answerEvents, item: items, revision: itemRevisions })
    .from(answerEvents)
    .innerJoin(items, eq(items.id, answerEvents.item_id))
    .innerJoin(itemRevisions, eq(itemRevisions.id, answerEvents.item_revision_id))
    .innerJoin(
      exposures,
      and(eq(exposures.learner_id, answerEvents.learner_id), eq(exposures.item_id, answerEvents.item_id)),
    )
    .where(and(eq(answerEvents.learner_id, learnerId), eq(answerEvents.item_id, itemId), eq(exposures.revealed, true)))
    .orderBy(desc(answerEvents.seq))
    .limit(1)
  return row
}

type Mend = ReturnType<typeof mendOf>

/** The step itself, to be read where the miss is told, and what its example asks. */
function shownStep(skill: LessonSkill['skill'], { lesson, example, step }: Mend): Pick<Miss['mend'], 'asks' | 'shown'> {
  const worked = lessonsOf(skill).find((l) => l.id === lesson.id)?.lesson.examples[example]
  const found = worked?.steps[step]
  return { asks: worked?.asks ?? '', shown: { do: found?.do ?? '', why: found?.why ?? '' } }
}

/** What a student who comes from a miss reads first; null when it was no miss of this skill, or not theirs. */
export async function missOf(
  ctx: Ctx,
  caller: Caller,
  { skill }: LessonSkill,
  lessonId: string,
  itemId: number | undefined,
): Promise<Miss | null> {
  if (itemId === undefined) return null
  const found = await lastAnswer(ctx, caller.learner_id, itemId)
  if (!found || found.event.correct || found.item.skill_id !== skill.id) return null
  const { event, item, revision } = found
  const question = await revealedQuestion(ctx, caller, item, revision)
  const named = question.misconception
  const mend = mendOf(skill, lessonId, {
    template: item.template_id.split('#')[0] ?? item.template_id,
    misconception: named?.id ?? null,
  })
  const chosen = question.options.find((option) => option.letter === event.answer)
  return {
    display_id: question.ancestry,
    content: question.content,
    options: question.options.map(({ letter, content, correct }) => ({
      letter,
      content,
      chosen: event.answer === letter,
      correct: correct === true,
    })),
    answer: event.answer,
    key: question.options.find((option) => option.correct)?.letter ?? question.correct_grid_in_answer ?? '',
    happened: named ? { sentence: named.sentence, clue: named.clue } : null,
    why: named ? null : chosen?.why || null,
    mend: { ...mend, ...shownStep(skill, mend) },
  }
}
