import { predictScore } from '@fourfold/engine'
import { BREAK_MINUTES, type ExamKind, kindsOf, modulesTaken, scaled, topicsOf } from '@fourfold/exams'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import type { Reader } from '../../db/connect.ts'
import { examItems, examParts, examSections, exams } from '../../db/schema/index.ts'
import { refuse } from '../../http/errors.ts'
import { requirePlan } from '../access/service.ts'
import type { TopicInfo } from '../bank/index.ts'
import { runningItemsLocked } from '../items/index.ts'
import { oneUser } from '../people/index.ts'
import { readNodes, topicTallies } from '../student-model/index.ts'
import { assembleFor } from './forms.ts'
import { runningExam } from './queries.ts'

/** An exam that nobody has begun for so long will not be taken any more. */
export const RUNNING_MS = 30 * 86_400_000

type Made = Awaited<ReturnType<typeof assembleFor>>
type Section = Readonly<{ topic: TopicInfo; made: Made }>

/** What the model predicts for a section before it; nothing before the first answer. */
async function predicted(ctx: Ctx, db: Reader, learnerId: string, topic: TopicInfo) {
  const tallies = await topicTallies(db, learnerId, topic.name)
  if (tallies.every((t) => t.correct + t.incorrect + t.skipped === 0)) return null
  const nodes = await readNodes(db, learnerId, topic.name)
  const state = { topic: topic.name, nodes }
  const { score, low, high } = scaled(
    topic.name,
    predictScore(state, { skills: [...topic.skills.values()] }, 1, ctx.now().getTime()),
  )
  return { predicted: score, predicted_low: low, predicted_high: high }
}

/** The parts of an exam, in order: modules of each section, a break between sections. */
function partsFor(topics: readonly string[], extra: number) {
  return topics.flatMap((topic, s) => [
    ...(s > 0
      ? [{ kind: 'break' as const, topic, module: 0, form: null, questions: 0, seconds: 60 * BREAK_MINUTES * extra }]
      : []),
    ...modulesTaken(topic).map((plan, m) => ({
      kind: 'module' as const,
      topic,
      module: m + 1,
      form: m === 0 ? plan.form : null,
      questions: plan.questions,
      seconds: Math.round(plan.seconds * extra),
    })),
  ])
}

async function sectionsFor(ctx: Ctx, caller: Caller, names: readonly string[]): Promise<Section[]> {
  const catalog = await ctx.catalog()
  const sections: Section[] = []
  for (const name of names) {
    await requirePlan(ctx, caller.id, name, 'write')
    const topic = catalog.topics.get(name)
    if (!topic) throw refuse(422, 'There is no such exam.')
    sections.push({ topic, made: await assembleFor(ctx, caller.learner_id, topic) })
  }
  return sections
}

const formRows = (exam_id: number, revisions: ReadonlyMap<number, number>, { topic, made }: Section) =>
  Object.entries(made.forms).flatMap(([form, items = []]) =>
    items.map((item, pos) => ({
      exam_id,
      topic: topic.name,
      form: form as keyof Made['forms'],
      pos,
      item_id: item.id,
      item_revision_id: revisions.get(item.id) ?? 0,
    })),
  )

type Wanted = Readonly<{ kind: ExamKind; names: readonly string[]; sections: readonly Section[]; extra_time: number }>

const asks = ({ made }: Section, running: ReadonlySet<number>): boolean =>
  Object.values(made.forms).some((items) => items.some((item) => running.has(item.id)))

/** Null when a test has taken one of its questions meanwhile. */
async function insertExam(ctx: Ctx, caller: Caller, since: Date, wanted: Wanted): Promise<{ id: number } | null> {
  const { kind, names, sections, extra_time } = wanted
  return ctx.db.transaction(async (tx) => {
    const running = await runningItemsLocked(tx, caller.learner_id, ctx.now())
    // Two that ask at once make one: the second finds the first one's.
    const first = await runningExam(tx, caller.learner_id, since)
    if (first) return { id: first.id }
    if (sections.some((section) => asks(section, running))) return null
    const [exam] = await tx
      .insert(exams)
      .values({
        learner_id: caller.learner_id,
        kind,
        topic: caller.topic,
        extra_time,
        unmet: sections.flatMap(({ topic, made }) => made.unmet.map(({ wish }) => `${topic.name}: ${wish}`)),
        created_at: ctx.now(),
      })
      .returning({ id: exams.id })
    if (!exam) throw new Error('an exam row must come back')
    await tx
      .insert(examParts)
      .values(partsFor(names, extra_time).map((part, pos) => ({ exam_id: exam.id, pos, ...part })))
    const revisions = new Map(sections.flatMap(({ topic }) => topic.items.map((i) => [i.id, i.revision_id] as const)))
    await tx.insert(examItems).values(sections.flatMap((section) => formRows(exam.id, revisions, section)))
    for (const { topic } of sections)
      await tx
        .insert(examSections)
        .values({ exam_id: exam.id, topic: topic.name, ...(await predicted(ctx, tx, caller.learner_id, topic)) })
    return exam
  })
}

const ROUNDS = 3

/** POST /exams/create: one at a time; one that runs is resumed, so that pressing twice makes one exam. */
export async function createExam(ctx: Ctx, caller: Caller, kind: ExamKind): Promise<{ id: number }> {
  if (!kindsOf(caller.topic).includes(kind)) throw refuse(422, 'There is no such exam in this topic.')
  const since = new Date(ctx.now().getTime() - RUNNING_MS)
  const open = await runningExam(ctx.db, caller.learner_id, since)
  if (open) return { id: open.id }
  const names = topicsOf(kind, caller.topic)
  const { extra_time } = await oneUser(ctx.db, caller.id)
  for (let round = 0; round < ROUNDS; round++) {
    const sections = await sectionsFor(ctx, caller, names)
    const exam = await insertExam(ctx, caller, since, { kind, names, sections, extra_time })
    if (exam) return exam
  }
  throw refuse(409, 'Tests are being made at this moment. Please try again.')
}
