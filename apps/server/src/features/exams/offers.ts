import type { ExamIndex, ExamOffer, ExamOutcome, RunningExam } from '@fourfold/contract'
import { BREAK_MINUTES, type ExamKind, kindsOf, modulesTaken, scaleOf, topicsOf } from '@fourfold/exams'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import { type Ask, ask } from '../../db/ask.ts'
import { planState, requirePlan } from '../access/service.ts'
import { oneUser } from '../people/index.ts'
import { RUNNING_MS } from './create.ts'
import { doneExams, type ExamRow, examRunning, partsOf, type SectionRow } from './queries.ts'
import { startSolver } from './solver.ts'
import { stateView } from './state.ts'
import { titleOf } from './words.ts'

async function offer(ctx: Ctx, caller: Caller, kind: ExamKind, extra: number): Promise<ExamOffer> {
  const topics = topicsOf(kind, caller.topic)
  const sections = topics.map((topic) => {
    const modules = modulesTaken(topic)
    const [first] = modules
    return {
      topic,
      modules: modules.length,
      questions: first?.questions ?? 0,
      minutes: ((first?.seconds ?? 0) * extra) / 60,
    }
  })
  const missing = []
  for (const topic of topics) if ((await planState(ctx, caller.id, topic)) !== 'active') missing.push(topic)
  const break_minutes = (topics.length - 1) * BREAK_MINUTES * extra
  return {
    kind,
    title: titleOf(kind, caller.topic),
    sections,
    questions: sections.reduce((sum, s) => sum + s.modules * s.questions, 0),
    minutes: sections.reduce((sum, s) => sum + s.modules * s.minutes, break_minutes),
    break_minutes,
    missing_plans: missing,
  }
}

export function predictedOf({ predicted, predicted_low, predicted_high }: SectionRow) {
  if (predicted === null || predicted_low === null || predicted_high === null) return null
  return { score: predicted, low: predicted_low, high: predicted_high }
}

/** Whether what came out lies in the band that had been predicted, as that is told, in whole points; null where there was none. */
export const insideOf = (section: SectionRow): boolean | null => {
  const band = predictedOf(section)
  if (band === null || section.score === null) return null
  return section.score >= Math.round(band.low) && section.score <= Math.round(band.high)
}

const outcomeView = (exam: ExamRow, sections: readonly SectionRow[]): ExamOutcome => ({
  id: exam.id,
  title: titleOf(exam.kind, exam.topic),
  finished_at: (exam.finished_at ?? exam.created_at).toISOString(),
  sections: sections.map((s) => ({
    topic: s.topic,
    score: s.score ?? 0,
    low: s.low ?? 0,
    high: s.high ?? 0,
    score_off: scaleOf(s.topic).off,
    predicted: predictedOf(s),
    inside: insideOf(s),
  })),
})

/** How many predictions of a topic held. */
export async function recordOf(ctx: Ctx, learnerId: string, topic: string) {
  const held = (await doneExams(ctx.db, learnerId, topic)).flatMap(({ sections }) =>
    sections.filter((s) => s.topic === topic).flatMap((s) => insideOf(s) ?? []),
  )
  return { inside: held.filter(Boolean).length, of: held.length }
}

const minutesLeft = (ms: number): string => {
  const minutes = Math.max(1, Math.floor(ms / 60_000))
  return minutes === 1 ? '1 minute is' : `${minutes} minutes are`
}

function runningLine(ctx: Ctx, exam: ExamRow, rows: Awaited<ReturnType<typeof partsOf>>): RunningExam {
  const { parts, over, title } = stateView(exam, rows, false, ctx.now())
  const modules = parts.filter((part) => part.kind === 'module')
  const done = modules.filter((part) => part.state === 'over').length
  const running = parts.find((part) => part.state === 'running')
  const line = over
    ? 'Every module is over: see your report.'
    : running?.kind === 'module'
      ? `${modules.length === 1 ? 'It' : `Module ${done + 1} of ${modules.length}`} is running: ${minutesLeft(running.left_ms)} left.`
      : `${done} of ${modules.length} modules ${done === 1 ? 'is' : 'are'} done.`
  return { id: exam.id, title, line }
}

/** The exam that a learner has begun and not finished. */
export async function examThatRuns(ctx: Ctx, learnerId: string): Promise<RunningExam | null> {
  return lineOf(ctx, await ask(ctx.db, openExam(ctx, learnerId)))
}

/** The same in two steps: the exam as part of a greater read, and what is told of it. */
export const openExam = (ctx: Ctx, learnerId: string): Ask<ExamRow | null> =>
  examRunning(learnerId, new Date(ctx.now().getTime() - RUNNING_MS))

export const lineOf = async (ctx: Ctx, exam: ExamRow | null): Promise<RunningExam | null> =>
  exam ? runningLine(ctx, exam, await partsOf(ctx.db, exam.id)) : null

/** GET /exams/index */
export async function examIndex(ctx: Ctx, caller: Caller): Promise<ExamIndex> {
  await requirePlan(ctx, caller.id, caller.topic, 'read')
  startSolver()
  const { extra_time } = await oneUser(ctx.db, caller.id)
  const done = await doneExams(ctx.db, caller.learner_id, caller.topic)
  return {
    extra_time,
    offers: await Promise.all(kindsOf(caller.topic).map((kind) => offer(ctx, caller, kind, extra_time))),
    running: await examThatRuns(ctx, caller.learner_id),
    done: done.map(({ exam, sections }) => outcomeView(exam, sections)),
    record: await recordOf(ctx, caller.learner_id, caller.topic),
  }
}
