import type { NextAction } from '@fourfold/contract'
import { LIMITS } from '@fourfold/contract'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import type { TopicInfo } from '../bank/index.ts'
import { skillStanding } from '../student-model/index.ts'
import { type Advice, furtherQuestions, runningDiagnostic, unansweredSubjects } from '../tests/index.ts'
import { type DiagnosticFacts, diagnosticAction, unfinishedAction, type Waiting } from './advice.ts'
import type { Begun } from './queries.ts'

/** How many questions are asked about subjects without an answer, and how long that takes. */
function furtherCost(subjects: TopicInfo['subjects']): DiagnosticFacts['further'] {
  const skills = subjects.flatMap((s) => s.skills)
  const questions = furtherQuestions(subjects)
  const each = skills.reduce((sum, k) => sum + k.seconds, 0) / Math.max(1, skills.length)
  return { questions, seconds: questions * each }
}

/** Whether answers to other tests tell what a diagnostic would: as many of them, and in every subject. */
export const isKnown = (answers: number, { without_answer }: Pick<Diagnostic, 'without_answer'>): boolean =>
  answers >= LIMITS.diagnosticQuestions && without_answer.length === 0

/** Whether a diagnostic was begun that is not done. */
export const runs = ({ status, open }: Begun): boolean => open !== null && status !== 1

/** How a learner's diagnostic of a topic stands; `open` is its test as long as that is not scored. And what was left in the middle. */
export async function diagnosticFacts(ctx: Ctx, caller: Caller, topic: TopicInfo, advice: Advice, begun: Begun) {
  const { status, open, unfinished } = begun
  const standing = await advice.standing()
  const running = open !== null && runs(begun) ? await runningDiagnostic(ctx, caller.learner_id, open) : null
  const subjects = unansweredSubjects(topic, (skill) => skillStanding(standing, skill.id).answered)
  const names = subjects.map((s) => s.name)
  return {
    open,
    unfinished,
    /** Whatever the diagnostic's state. */
    without_answer: names,
    diagnostic: status,
    running,
    unanswered: status === 1 ? names : [],
    further: furtherCost(subjects),
  }
}

type Diagnostic = Awaited<ReturnType<typeof diagnosticFacts>>

/** What comes before the queue of a day, in the very words of the dashboard: a test to go on with, or the diagnostic. */
export function firstAction(
  answers: number,
  waiting: Waiting,
  facts: Diagnostic,
): Readonly<{ resume: { id: number; action: NextAction } | null; diagnostic: NextAction | null }> {
  const estimated = facts.diagnostic === -1 && answers >= LIMITS.estimateAnswers
  const { unfinished } = facts
  const known = isKnown(answers, facts)
  const action = unfinishedAction({ ...facts, estimated, known }, unfinished)
  if (unfinished && action) return { resume: { id: unfinished.id, action }, diagnostic: null }
  return { resume: null, diagnostic: diagnosticAction({ ...facts, estimated, known }, waiting) }
}
