import type { Flashcard } from '@fourfold/contract'
import { and, eq } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import type { Reader } from '../../db/connect.ts'
import { flashcards } from '../../db/schema/index.ts'
import { notFound, refuse } from '../../http/errors.ts'
import {
  dueIds,
  freshMemory,
  labelsAt,
  plannedToday,
  type Rated,
  rate,
  removeReview,
  reviewView,
  saveMemory,
} from '../reviews/index.ts'
import { type CardRow, countCards, oneCard, pageOfCards } from './queries.ts'
import { refuseTooManyCards, sizeOf } from './quota.ts'

type Fields = Readonly<{ front: string; back: string; tags: string | readonly string[] }>

/** Comma-separated text or a list; trimmed, without empty ones and repeats, and whole characters: jsonb takes no halves. */
export function tagList(tags: string | readonly string[]): string[] {
  const parts = typeof tags === 'string' ? tags.split(',') : tags
  return [...new Set(parts.map((t) => t.toWellFormed().trim()).filter((t) => t !== ''))].slice(0, 50)
}

/** Cards that the planner asks for today, in order; null without a test ahead. */
type Plan = readonly number[] | null

async function cardPlan(ctx: Ctx, db: Reader, caller: Caller): Promise<Plan> {
  const planned = await plannedToday(ctx, caller, db)
  return planned?.filter((i) => i.kind === 'flashcard').map((i) => i.id) ?? null
}

const isDue = ({ memory }: CardRow, now: Date): boolean =>
  memory !== null &&
  !memory.suspended &&
  memory.fsrs_due <= now &&
  (memory.buried_until === null || memory.buried_until <= now)

function view(row: CardRow, now: Date, next: number | null, due: boolean, labelsOf = labelsAt(now)): Flashcard {
  const memory = row.memory ?? freshMemory(now)
  return {
    id: row.card.id,
    front: row.card.front,
    back: row.card.back,
    tags: [...row.card.tags],
    ...reviewView(memory, now, labelsOf),
    next_flashcard: next,
    due,
    updated_at: row.card.updated_at.toISOString(),
  }
}

/** A card as it stands now, with the one that comes after it. */
async function oneView(ctx: Ctx, db: Reader, caller: Caller, id: number): Promise<Flashcard> {
  const now = ctx.now()
  const row = await oneCard(db, caller.learner_id, id)
  const plan = await cardPlan(ctx, db, caller)
  const ids = plan ?? (await dueIds(db, caller.learner_id, 'flashcard', now, 2))
  return view(row, now, ids.find((n) => n !== id) ?? null, plan?.includes(id) ?? isDue(row, now))
}

type CardPage = { user_flashcards: Flashcard[]; first_flashcard_to_review_id: number | null; total_count: number }

export async function cardIndex(ctx: Ctx, caller: Caller, offset: number, perPage: number): Promise<CardPage> {
  const now = ctx.now()
  const { learner_id } = caller
  const [rows, plan, due, total_count] = await Promise.all([
    pageOfCards(ctx.db, learner_id, offset, perPage),
    cardPlan(ctx, ctx.db, caller),
    dueIds(ctx.db, learner_id, 'flashcard', now, 1),
    countCards(ctx.db, learner_id),
  ])
  const planned = plan && new Set(plan)
  const [first] = plan ?? due
  const labelsOf = labelsAt(now)
  return {
    user_flashcards: rows.map((row) => view(row, now, null, planned?.has(row.card.id) ?? isDue(row, now), labelsOf)),
    first_flashcard_to_review_id: first ?? null,
    total_count,
  }
}

function required(fields: Fields): void {
  const missing: Record<string, string> = {}
  if (fields.front.trim() === '') missing.front = 'Please fill in the front.'
  if (fields.back.trim() === '') missing.back = 'Please fill in the back.'
  const [first] = Object.values(missing)
  if (first) throw refuse(422, first, { fields: missing })
}

export async function createCard(ctx: Ctx, caller: Caller, fields: Fields): Promise<{ id: number }> {
  required(fields)
  return ctx.db.transaction(async (tx) => {
    const now = ctx.now()
    const tags = tagList(fields.tags)
    await refuseTooManyCards(tx, caller, { cards: 1, bytes: sizeOf([{ ...fields, tags }]) })
    const [row] = await tx
      .insert(flashcards)
      .values({
        learner_id: caller.learner_id,
        front: fields.front,
        back: fields.back,
        tags,
        created_at: now,
        updated_at: now,
      })
      .returning({ id: flashcards.id })
    if (!row) throw new Error('a card row must come back')
    await saveMemory(tx, caller.learner_id, 'flashcard', row.id, freshMemory(now))
    return row
  })
}

export async function showCard(ctx: Ctx, caller: Caller, id: number): Promise<Flashcard> {
  return oneView(ctx, ctx.db, caller, id)
}

export async function editCard(ctx: Ctx, caller: Caller, id: number, fields: Fields): Promise<Flashcard> {
  required(fields)
  const next = { front: fields.front, back: fields.back, tags: tagList(fields.tags) }
  await ctx.db.transaction(async (tx) => {
    const { card } = await oneCard(tx, caller.learner_id, id)
    await refuseTooManyCards(tx, caller, { cards: 0, bytes: Math.max(0, sizeOf([next]) - sizeOf([card])) })
    const [row] = await tx
      .update(flashcards)
      .set({ ...next, updated_at: ctx.now() })
      .where(and(eq(flashcards.learner_id, caller.learner_id), eq(flashcards.id, id)))
      .returning({ id: flashcards.id })
    if (!row) throw notFound()
  })
  return showCard(ctx, caller, id)
}

export async function rateCard(ctx: Ctx, caller: Caller, id: number, rated: Rated): Promise<Flashcard> {
  await ctx.db.transaction(async (tx) => {
    await oneCard(tx, caller.learner_id, id)
    await rate(ctx, tx, caller.learner_id, 'flashcard', id, rated)
  })
  return oneView(ctx, ctx.db, caller, id)
}

export async function deleteCard(ctx: Ctx, caller: Caller, id: number): Promise<{ id: number }> {
  return ctx.db.transaction(async (tx) => {
    await oneCard(tx, caller.learner_id, id)
    await removeReview(tx, caller.learner_id, 'flashcard', id)
    await tx.delete(flashcards).where(and(eq(flashcards.learner_id, caller.learner_id), eq(flashcards.id, id)))
    return { id }
  })
}
