import type { ExamState } from '@fourfold/contract'
import { routed } from '@fourfold/exams'
import { and, eq } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import type { Reader, Tx } from '../../db/connect.ts'
import { examParts } from '../../db/schema/index.ts'
import { refuse } from '../../http/errors.ts'
import { planState, requirePlan } from '../access/service.ts'
import { outcome } from '../student-model/index.ts'
import { insertTest, testSlotRows } from '../tests/index.ts'
import { finishIfBetween, finishIfOver } from './finish.ts'
import { type ExamRow, formItems, lockExam, oneExam, type PartRow, partsOf, scoredSince } from './queries.ts'
import { closePart, partState, settleParts, stateView } from './state.ts'

export { lineOf, openExam } from './offers.ts'
export type { ExamRow } from './queries.ts'

const NOT_YET = 'This part of the exam cannot begin yet.'
/** Scored by itself when nobody has asked for it: until then late answers are waited for. */
const WAIT_MS = 86_400_000

async function readOnly(ctx: Ctx, db: Reader, caller: Caller, exam: ExamRow): Promise<boolean> {
  return (await planState(ctx, caller.id, exam.topic, db)) === 'expired'
}

/** GET /exams/:id */
export async function showExam(ctx: Ctx, caller: Caller, id: number): Promise<ExamState> {
  const exam = await oneExam(ctx.db, caller.learner_id, id)
  await requirePlan(ctx, caller.id, exam.topic, 'read')
  const parts = await partsOf(ctx.db, id)
  const now = ctx.now()
  const last = Math.max(...parts.map((part) => part.deadline_at?.getTime() ?? 0))
  const view = stateView(exam, parts, await readOnly(ctx, ctx.db, caller, exam), now)
  if (!view.finished && view.over && now.getTime() - last > WAIT_MS) return finishExam(ctx, caller, id)
  return view
}

/** The moments at which whole exams with a topic were scored. */
export async function scoredExams(db: Reader, learnerId: string, since: Date, topic: string): Promise<Date[]> {
  return (await scoredSince(db, learnerId, since, topic)).flatMap(({ at }) => (at ? [at] : []))
}

type Open = Readonly<{ exam: ExamRow; parts: readonly PartRow[]; now: Date }>

/** Locks an exam for a step, with its parts as the clock has them. */
async function openExam(ctx: Ctx, tx: Tx, caller: Caller, id: number): Promise<Open> {
  const exam = await lockExam(tx, caller.learner_id, id)
  await requirePlan(ctx, caller.id, exam.topic, 'write', tx)
  const now = ctx.now()
  return { exam, now, parts: await settleParts(tx, await partsOf(tx, id), now) }
}

const answer = async (ctx: Ctx, tx: Tx, caller: Caller, id: number): Promise<ExamState> => {
  const exam = await oneExam(tx, caller.learner_id, id)
  return stateView(exam, await partsOf(tx, id), await readOnly(ctx, tx, caller, exam), ctx.now())
}

/** Right answers of a module that is over, from what has arrived. */
async function rightIn(tx: Tx, part: PartRow): Promise<number> {
  const rows = part.test_id === null ? [] : await testSlotRows(tx, part.test_id)
  return rows.filter(({ slot, revision }) => outcome(revision.secret, slot) === 'correct').length
}

/** The form of a module: the second one follows from the first. */
async function formOf(tx: Tx, parts: readonly PartRow[], part: PartRow): Promise<NonNullable<PartRow['form']>> {
  if (part.form) return part.form
  const first = parts.find((other) => other.topic === part.topic && other.module === 1 && other.kind === 'module')
  return first ? routed(await rightIn(tx, first), first.questions) : 'easier'
}

async function openModule(ctx: Ctx, tx: Tx, caller: Caller, { exam, parts }: Open, part: PartRow): Promise<void> {
  const catalog = await ctx.catalog()
  const topic = catalog.topics.get(part.topic)
  if (!topic) throw refuse(422, 'There is no such exam.')
  await requirePlan(ctx, caller.id, part.topic, 'write', tx)
  const form = await formOf(tx, parts, part)
  const chosen = await formItems(tx, exam.id, part.topic, form)
  const items = chosen.flatMap(({ item_id, item_revision_id }) => {
    const item = catalog.items.get(item_id)
    return item ? [{ ...item, revision_id: item_revision_id }] : []
  })
  const test_id = await insertTest(ctx, tx, caller, {
    topic,
    mode: 'Exam',
    timed: true,
    tutor: false,
    items,
    exam: { id: exam.id, module: part.module, seconds: part.seconds },
  })
  await tx
    .update(examParts)
    .set({ form, test_id })
    .where(and(eq(examParts.exam_id, exam.id), eq(examParts.pos, part.pos)))
}

/** POST /exams/:id/begin: its time runs from now on; repeating it answers the same. */
export async function beginPart(ctx: Ctx, caller: Caller, id: number, pos: number): Promise<ExamState> {
  return ctx.db.transaction(async (tx) => {
    const open = await openExam(ctx, tx, caller, id)
    const part = open.parts.find((each) => each.pos === pos)
    if (!part) throw refuse(422, 'There is no such part.')
    // A break ends when the next module begins.
    const resting = open.parts.find(
      (each) => each.kind === 'break' && each.opened_at !== null && each.closed_at === null,
    )
    const parts =
      resting && resting.pos < pos
        ? open.parts.with(resting.pos, await closePart(tx, resting, 'student', open.now))
        : open.parts
    const state = partState(parts, part, open.now)
    if (state === 'waiting') throw refuse(409, NOT_YET)
    if (state === 'ready') {
      if (open.exam.finished_at !== null) throw refuse(409, 'This exam is scored.')
      if (part.kind === 'module') await openModule(ctx, tx, caller, { ...open, parts }, part)
      const deadline_at = new Date(open.now.getTime() + part.seconds * 1000)
      await tx
        .update(examParts)
        .set({ opened_at: open.now, deadline_at })
        .where(and(eq(examParts.exam_id, id), eq(examParts.pos, pos)))
    }
    return answer(ctx, tx, caller, id)
  })
}

/** POST /exams/:id/hand_in: the module is closed; repeating it answers the same. */
export async function handIn(ctx: Ctx, caller: Caller, id: number, pos: number): Promise<ExamState> {
  return ctx.db.transaction(async (tx) => {
    const { parts, now } = await openExam(ctx, tx, caller, id)
    const part = parts.find((each) => each.pos === pos)
    if (!part || part.opened_at === null) throw refuse(409, 'This part of the exam has not begun.')
    if (partState(parts, part, now) === 'running') await closePart(tx, part, 'student', now)
    return answer(ctx, tx, caller, id)
  })
}

async function scoreBy(ctx: Ctx, caller: Caller, id: number, score: typeof finishIfOver): Promise<ExamState> {
  return ctx.db.transaction(async (tx) => {
    const exam = await lockExam(tx, caller.learner_id, id)
    await requirePlan(ctx, caller.id, exam.topic, 'read', tx)
    const parts = await settleParts(tx, await partsOf(tx, id), ctx.now())
    if (exam.finished_at === null) await score(ctx, tx, exam, parts)
    return answer(ctx, tx, caller, id)
  })
}

/** POST /exams/:id/finish: scores all modules at once; repeating it answers the same. */
export const finishExam = (ctx: Ctx, caller: Caller, id: number): Promise<ExamState> =>
  scoreBy(ctx, caller, id, finishIfOver)

/** POST /exams/:id/end: scores what was taken and leaves out the rest; repeating it answers the same. */
export const endExam = (ctx: Ctx, caller: Caller, id: number): Promise<ExamState> =>
  scoreBy(ctx, caller, id, finishIfBetween)
