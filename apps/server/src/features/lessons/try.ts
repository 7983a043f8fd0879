import type { endpoints, LessonTry } from '@fourfold/contract'
import type { z } from 'zod'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import { lessonTries } from '../../db/schema/index.ts'
import { notFound, refuse } from '../../http/errors.ts'
import { requirePlan } from '../access/service.ts'
import { lessonSkills } from '../bank/index.ts'
import { judge } from './whole.ts'

type Verdict = z.input<typeof endpoints.lessons.try.response>

/** The student asked to see the step. */
const SHOWN = { answer: '', right: false, says: null, misconception: null }

/** POST /lessons/{id}/try: one step of the lesson's own example. Every try is kept: it is what the student did here. */
export async function tryStep(ctx: Ctx, caller: Caller, id: string, body: LessonTry): Promise<Verdict> {
  const found = lessonSkills().get(id)
  const step = found?.lesson.tryIt.steps[body.step]
  if (!found || !step) throw notFound()
  await requirePlan(ctx, caller.id, found.topic, 'read')
  const verdict = body.show ? SHOWN : judge(id, body.step, step, body)
  if (!verdict) throw refuse(422, 'Please give an answer first.')
  const { answer, right, says, misconception } = verdict
  await ctx.db.insert(lessonTries).values({
    learner_id: caller.learner_id,
    skill_id: found.skill.id,
    lesson_id: id,
    step: body.step,
    answer,
    correct: right,
    said: says,
    misconception_id: misconception,
    tried_at: ctx.now(),
  })
  return { right, says, done: right || body.show ? step.done : null }
}
