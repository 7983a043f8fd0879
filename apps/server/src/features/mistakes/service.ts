import type { MissKind, Mistake } from '@fourfold/contract'
import { and, eq } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import { mistakes } from '../../db/schema/index.ts'
import type { Leaving } from '../../http/sealed-question.ts'
import { type PlanState, requirePlan } from '../access/service.ts'
import { revealedQuestion } from '../items/index.ts'
import { freshMemory, type Rated, rate, removeReview, reviewView, saveMemory } from '../reviews/index.ts'
import { denyMisconception, givenOf, misconceptionOf } from '../student-model/index.ts'
import { dueMistakes } from './due.ts'
import { firstReview } from './first-review.ts'
import { proposal, QUICK_GUESS } from './journal-misses.ts'
import { oneLine } from './one-line.ts'
import {
  listMistakes,
  type MistakeFull,
  maybeMistakeOf,
  mistakeCount,
  mistakeTotals,
  nextToLog,
  oneMistake,
  oneRevealedItem,
} from './queries.ts'
import { repairOf, siblingQuestion } from './sibling-question.ts'

type Entry = Readonly<{
  identify: string
  solution: string
  clue: string
  notes: string
  kind?: MissKind | null | undefined
}>
/** Besides what stands in the entry: what probably happened did not. */
type Said = Partial<Entry> & Readonly<{ denied?: boolean | undefined }>

type Listed = Awaited<ReturnType<typeof listMistakes>>[number]

const listed = ({ content, updated_at, ...entry }: Omit<Listed, 'due_at'>) => ({
  ...entry,
  updated_at: updated_at.toISOString(),
  question: oneLine(content),
})

const row = ({ mistake, item, revision }: MistakeFull) =>
  listed({
    id: mistake.id,
    question_id: item.id,
    ancestry: item.display_id,
    identify: mistake.identify,
    solution: mistake.solution,
    clue: mistake.clue,
    notes: mistake.notes,
    kind: mistake.kind,
    updated_at: mistake.updated_at,
    content: revision.public.content,
  })

export async function mistakeIndex(
  ctx: Ctx,
  caller: Caller,
  toLogOffset: number,
  loggedOffset: number,
  perPage: number,
) {
  await requirePlan(ctx, caller.id, caller.topic, 'read')
  const { learner_id, topic } = caller
  const [open, logged, total] = await Promise.all([
    listMistakes(ctx.db, learner_id, topic, false, toLogOffset, perPage),
    listMistakes(ctx.db, learner_id, topic, true, loggedOffset, perPage),
    mistakeTotals(ctx.db, learner_id, topic),
  ])
  const { items, topics } = await ctx.catalog()
  const skillOf = (question: number) =>
    topics.get(topic)?.skills.get(items.get(question)?.skill_id ?? '')?.name ?? topic
  const named = ({ due_at, ...entry }: Listed) => ({
    ...listed(entry),
    skill: skillOf(entry.question_id),
    due_at: due_at?.toISOString() ?? null,
  })
  return {
    mistakes_to_log: open.map(named),
    logged_mistakes: logged.map(named),
    total_questions_to_log_page_count: Math.ceil(total.open / perPage),
    total_logged_mistakes_page_count: Math.ceil(total.logged / perPage),
    total_questions_to_log_count: total.open,
    total_logged_mistakes_count: total.logged,
    items_per_page: perPage,
  }
}

/** GET /mistakes/new: the question with a proposal; 404 until its key was revealed to this user. */
export async function newMistake(ctx: Ctx, caller: Caller, ref: string) {
  const { item, revision } = await oneRevealedItem(ctx.db, caller.learner_id, ref)
  await requirePlan(ctx, caller.id, item.topic, 'read')
  const known = await maybeMistakeOf(ctx.db, caller.learner_id, item.id)
  const proposed = known?.mistake ?? { ...proposal({ revision }, undefined), notes: '' }
  return {
    question: await revealedQuestion(ctx, caller, item, revision),
    question_id: item.id,
    mistake_id: known?.mistake.id ?? null,
    kind: known?.mistake.kind ?? null,
    next_mistake: await nextToLog(ctx.db, caller.learner_id, item.topic, item.display_id),
    to_log: await mistakeCount(ctx.db, caller.learner_id, item.topic, false),
    identify: proposed.identify,
    solution: proposed.solution,
    clue: proposed.clue,
    notes: proposed.notes,
  }
}

/** One per user and question: a repeat returns the same id. With the question alone it stays "to log". */
export async function createMistake(
  ctx: Ctx,
  caller: Caller,
  ref: string | number,
  { denied, ...entry }: Said,
  /** The entry as it is proposed is right: logged with one press; `named` is the misconception that stood beside the press. */
  confirmed?: Readonly<{ named: string | undefined }>,
): Promise<{ id: number }> {
  return ctx.db.transaction(async (tx) => {
    const { item, revision } = await oneRevealedItem(tx, caller.learner_id, ref)
    await requirePlan(ctx, caller.id, item.topic, 'write', tx)
    const now = ctx.now()
    const written = confirmed !== undefined || Object.values(entry).some((text) => text !== undefined)
    const known = await maybeMistakeOf(tx, caller.learner_id, item.id)
    const proposed = known ? await shownBeside(ctx, known, confirmed?.named) : proposal({ revision }, undefined)
    const unnamed = denied ? { misconception_id: null } : {}
    const values = {
      ...proposed,
      ...dropUndefined(entry),
      ...(confirmed ? { kind: kindConfirmed(entry.kind, known && { ...known.mistake, ...proposed }) } : {}),
      updated_at: now,
      ...(written ? { logged_at: known?.mistake.logged_at ?? now } : {}),
      ...unnamed,
    }
    if (denied && (!known || known.mistake.misconception_id))
      await denyMisconception(tx, caller.learner_id, item.id, known?.mistake.misconception_id ?? undefined)
    const [saved] = await tx
      .insert(mistakes)
      .values({ learner_id: caller.learner_id, item_id: item.id, topic: item.topic, missed_at: now, ...values })
      .onConflictDoUpdate({
        target: [mistakes.learner_id, mistakes.item_id],
        set: written ? values : { ...unnamed, updated_at: known?.mistake.updated_at ?? now },
      })
      .returning({ id: mistakes.id })
    if (!saved) throw new Error('a mistake row must come back')
    if (written && !known?.memory) await saveMemory(tx, caller.learner_id, 'mistake', saved.id, firstReview(now))
    return saved
  })
}

/** What a solution named where the entry speaks of a quick guess: the student has seen the name and says that it was it. */
async function shownBeside(ctx: Ctx, { mistake, revision }: MistakeFull, named: string | undefined) {
  const given = givenOf(revision.secret, mistake.answer)
  if (!named || mistake.misconception_id || misconceptionOf(revision.secret, given) !== named) return {}
  const { misconceptions } = await ctx.catalog()
  const { identify, clue } = proposal({ revision }, misconceptions.get(named), mistake.answer)
  return { identify, clue, misconception_id: named }
}

/** A press confirms what was shown: a wrong rule where it has a name; a kind of miss that was not shown is not the student's word. */
const kindConfirmed = (
  shown: MissKind | null | undefined,
  entry: Pick<MistakeFull['mistake'], 'misconception_id' | 'identify'> | null,
): MissKind | null =>
  shown ?? (entry?.misconception_id ? 'wrong rule' : entry?.identify === QUICK_GUESS.identify ? 'misread' : null)

const dropUndefined = <T extends object>(value: T): Partial<T> =>
  Object.fromEntries(Object.entries(value).filter(([, v]) => v !== undefined)) as Partial<T>

async function view(ctx: Ctx, caller: Caller, full: MistakeFull, plan: PlanState): Promise<Leaving<Mistake>> {
  const now = ctx.now()
  const memory = full.memory ?? freshMemory(now)
  const question = await revealedQuestion(ctx, caller, full.item, full.revision)
  const due = await dueMistakes(ctx, caller, full.mistake.topic)
  // What was never seen is not the student's own work: without a running plan it stays shut.
  const ask = plan === 'active' ? await siblingQuestion(ctx, full) : null
  return {
    ...row(full),
    question,
    missed_at: full.mistake.missed_at.toISOString(),
    // Only a lucky guess was right at the moment that brought it into the journal.
    guessed: full.mistake.right_since?.getTime() === full.mistake.missed_at.getTime(),
    logged: full.mistake.logged_at !== null,
    kind: full.mistake.kind,
    ...reviewView(memory, now),
    next_mistake: due.find((id) => id !== full.mistake.id) ?? null,
    ask,
    repair: await repairOf(ctx, full, plan, ask?.id ?? null),
  }
}

export async function showMistake(ctx: Ctx, caller: Caller, id: number): Promise<Leaving<Mistake>> {
  const full = await oneMistake(ctx.db, caller.learner_id, id)
  return view(ctx, caller, full, await requirePlan(ctx, caller.id, full.mistake.topic, 'read'))
}

export async function editMistake(
  ctx: Ctx,
  caller: Caller,
  id: number,
  { denied, ...entry }: Said,
): Promise<Leaving<Mistake>> {
  const before = await oneMistake(ctx.db, caller.learner_id, id)
  await requirePlan(ctx, caller.id, before.mistake.topic, 'write')
  const now = ctx.now()
  await ctx.db.transaction(async (tx) => {
    const named = before.mistake.misconception_id
    if (denied && named) await denyMisconception(tx, caller.learner_id, before.item.id, named)
    await tx
      .update(mistakes)
      .set({
        ...dropUndefined(entry),
        ...(denied ? { misconception_id: null } : {}),
        updated_at: now,
        logged_at: before.mistake.logged_at ?? now,
      })
      .where(and(eq(mistakes.learner_id, caller.learner_id), eq(mistakes.id, id)))
    if (!before.memory) await saveMemory(tx, caller.learner_id, 'mistake', id, firstReview(now))
  })
  return showMistake(ctx, caller, id)
}

export async function rateMistake(ctx: Ctx, caller: Caller, id: number, rated: Rated): Promise<Leaving<Mistake>> {
  const full = await oneMistake(ctx.db, caller.learner_id, id)
  await requirePlan(ctx, caller.id, full.mistake.topic, 'write')
  await ctx.db.transaction((tx) => rate(ctx, tx, caller.learner_id, 'mistake', id, rated))
  return showMistake(ctx, caller, id)
}

export async function deleteMistake(ctx: Ctx, caller: Caller, id: number): Promise<{ id: number }> {
  return ctx.db.transaction(async (tx) => {
    const full = await oneMistake(tx, caller.learner_id, id)
    await requirePlan(ctx, caller.id, full.mistake.topic, 'write', tx)
    await removeReview(tx, caller.learner_id, 'mistake', id)
    await tx.delete(mistakes).where(and(eq(mistakes.learner_id, caller.learner_id), eq(mistakes.id, id)))
    return { id }
  })
}
