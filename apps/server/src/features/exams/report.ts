import type { ExamReport, ExamSection } from '@fourfold/contract'
import { cutOf, scaleOf } from '@fourfold/exams'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import { notFound } from '../../http/errors.ts'
import { requirePlan } from '../access/service.ts'
import type { TopicInfo } from '../bank/index.ts'
import { testSlotRows, uncountedIn } from '../tests/index.ts'
import { counted, domainsOf, findingsOf, paceOf, type ReportedQuestion, reportedOf } from './asked.ts'
import { nextThings } from './next.ts'
import { insideOf, predictedOf, recordOf } from './offers.ts'
import { lateAnswers, oneExam, type PartRow, partsOf, type SectionRow, sectionsOf } from './queries.ts'
import { leftWords, unmetWords } from './unmet.ts'
import { titleOf } from './words.ts'

type Module = ExamSection['modules'][number]

/** The time that a module has run, by the clock that does not stop. */
const ranFor = ({ opened_at, closed_at, seconds }: PartRow): number =>
  opened_at === null || closed_at === null ? 0 : Math.min(closed_at.getTime() - opened_at.getTime(), seconds * 1000)

async function moduleOf(ctx: Ctx, part: PartRow, questions: readonly ReportedQuestion[]): Promise<Module> {
  const { test_id, closed_at } = part
  const uncounted = test_id === null ? new Map<number, string>() : await uncountedIn(ctx.db, test_id)
  return {
    module: part.module,
    form: part.form ?? 'only',
    test_id: test_id ?? 0,
    minutes: part.seconds / 60,
    closed_by: part.closed_by ?? 'time',
    late: test_id !== null && closed_at ? await lateAnswers(ctx.db, test_id, closed_at) : 0,
    not_counted: [...uncounted]
      .map(([pos, answer]) => ({ number: pos + 1, answer }))
      .toSorted((a, b) => a.number - b.number),
    cut: part.form === 'first' ? cutOf(part.questions) : null,
    ...counted(questions),
    ms: ranFor(part),
    empty: questions.filter((q) => q.outcome === 'skipped').length,
    pace: paceOf(questions),
  }
}

async function sectionOf(ctx: Ctx, topic: TopicInfo, row: SectionRow, parts: readonly PartRow[]) {
  const modules: Module[] = []
  const all: ReportedQuestion[] = []
  for (const part of parts) {
    const questions =
      part.test_id === null ? [] : reportedOf(topic, part.module, await testSlotRows(ctx.db, part.test_id))
    modules.push(await moduleOf(ctx, part, questions))
    all.push(...questions)
  }
  const scale = scaleOf(topic.name)
  const section: ExamSection = {
    topic: topic.name,
    score: row.score ?? scale.min,
    low: row.low ?? scale.min,
    high: row.high ?? scale.max,
    least_score: scale.min,
    perfect_score: scale.max,
    score_off: scale.off,
    predicted: predictedOf(row),
    inside: insideOf(row),
    modules,
    domains: domainsOf(topic, all),
    ...findingsOf(all),
  }
  return { section, questions: all, pace: topic.pace_seconds, passages: topic.has_passage }
}

/** The whole SAT is the sum of its sections; errors of two sections partly cancel out. */
function totalOf(sections: readonly ExamSection[]): ExamReport['total'] {
  if (sections.length < 2) return null
  const sum = (of: (s: ExamSection) => number) => sections.reduce((n, s) => n + of(s), 0)
  const score = sum((s) => s.score)
  const tens = (value: number) => Math.round(value / 10) * 10
  const least_score = sum((s) => s.least_score)
  const perfect_score = sum((s) => s.perfect_score)
  return {
    score,
    low: Math.max(least_score, tens(score - Math.hypot(...sections.map((s) => s.score - s.low)))),
    high: Math.min(perfect_score, tens(score + Math.hypot(...sections.map((s) => s.high - s.score)))),
    least_score,
    perfect_score,
  }
}

/** GET /exams/:id/report */
export async function examReport(ctx: Ctx, caller: Caller, id: number): Promise<ExamReport> {
  const exam = await oneExam(ctx.db, caller.learner_id, id)
  await requirePlan(ctx, caller.id, exam.topic, 'read')
  if (exam.finished_at === null) throw notFound()
  const catalog = await ctx.catalog()
  const rows = await sectionsOf(ctx.db, id)
  const modules = (await partsOf(ctx.db, id)).filter((part) => part.kind === 'module')
  const parts = modules.filter((part) => part.test_id !== null)
  const names = [...new Set(parts.map((part) => part.topic))]
  const reported: Awaited<ReturnType<typeof sectionOf>>[] = []
  for (const name of names) {
    const topic = catalog.topics.get(name)
    const row = rows.find((each) => each.topic === name)
    if (!topic || !row) continue
    const own = parts.filter((part) => part.topic === name)
    reported.push(await sectionOf(ctx, topic, row, own))
  }
  const sections = reported.map((each) => each.section)
  return {
    id: exam.id,
    kind: exam.kind,
    title: titleOf(exam.kind, exam.topic),
    extra_time: exam.extra_time,
    finished_at: exam.finished_at.toISOString(),
    sections,
    total: totalOf(sections),
    unmet: [...leftWords(modules), ...unmetWords(exam.unmet, parts, names, catalog)],
    next: nextThings(
      reported.map(({ section: { topic: name, modules }, ...asked }) => ({
        name,
        ...asked,
        unused: modules.reduce((ms, each) => ms + Math.max(0, each.minutes * 60_000 - each.ms), 0),
      })),
    ),
    record: await recordOf(ctx, caller.learner_id, exam.topic),
  }
}
