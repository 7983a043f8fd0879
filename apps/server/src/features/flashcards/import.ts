import { CARD_LIMITS, type CardFormat, ExportedCard, type FileCard, type ImportResult } from '@fourfold/contract'
import { and, asc, eq, lt } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import type { Reader, Tx } from '../../db/connect.ts'
import { lockLearner } from '../../db/lock-learner.ts'
import { cardImportChunks, cardImports, flashcards, reviewStates } from '../../db/schema/index.ts'
import { notFound, refuse } from '../../http/errors.ts'
import { jsonDocument } from '../../http/json-document.ts'
import { freshMemory, type MemoryRow, soundMemory } from '../reviews/index.ts'
import { type CardRow, cardsByAge, cardTexts } from './queries.ts'
import { refuseLargeFile, refuseTooManyCards, sizeOf } from './quota.ts'
import { readFile } from './read-file.ts'
import { tagList } from './service.ts'

const DAY_MS = 86_400_000
const LISTED = 200
const ROWS_AT_ONCE = 1000

/** A new import ends the older ones of this learner, and what anybody left behind for a day. */
export async function startImport(ctx: Ctx, caller: Caller, format: CardFormat): Promise<{ import_id: string }> {
  return ctx.db.transaction(async (tx) => {
    // Two that start at once leave one import, not two.
    await lockLearner(tx, caller.learner_id)
    await tx.delete(cardImports).where(eq(cardImports.learner_id, caller.learner_id))
    await tx.delete(cardImports).where(lt(cardImports.created_at, new Date(ctx.now().getTime() - DAY_MS)))
    const [row] = await tx
      .insert(cardImports)
      .values({ learner_id: caller.learner_id, format, created_at: ctx.now() })
      .returning({ import_id: cardImports.id })
    if (!row) throw new Error('an import row must come back')
    return row
  })
}

async function oneImport(db: Reader, learnerId: string, id: string) {
  const [row] = await db
    .select()
    .from(cardImports)
    .where(and(eq(cardImports.learner_id, learnerId), eq(cardImports.id, id)))
    .for('update')
  if (!row) throw notFound()
  return row
}

export async function addChunk(
  ctx: Ctx,
  caller: Caller,
  chunk: { import_id: string; pos: number; text: string },
): Promise<{ import_id: string }> {
  return ctx.db.transaction(async (tx) => {
    await oneImport(tx, caller.learner_id, chunk.import_id)
    await refuseLargeFile(tx, chunk.import_id, chunk.pos, chunk.text)
    await tx
      .insert(cardImportChunks)
      .values(chunk)
      .onConflictDoUpdate({
        target: [cardImportChunks.import_id, cardImportChunks.pos],
        set: { text: chunk.text },
      })
    return { import_id: chunk.import_id }
  })
}

const keyOf = (card: Pick<FileCard, 'front' | 'back'>): string => JSON.stringify([card.front.trim(), card.back.trim()])

function memoryOf(card: FileCard, now: Date): MemoryRow {
  if (!card.schedule) return freshMemory(now)
  const { state, stability, difficulty, learning_steps, scheduled_days, reps, lapses } = card.schedule
  const { last_review, fsrs_due } = card.schedule
  return {
    state,
    stability,
    difficulty,
    learning_steps,
    scheduled_days,
    reps,
    lapses,
    last_review: last_review === null ? null : new Date(last_review),
    fsrs_due: new Date(fsrs_due),
  }
}

async function insertCards(tx: Tx, learner_id: string, cards: readonly FileCard[], now: Date): Promise<void> {
  for (let from = 0; from < cards.length; from += ROWS_AT_ONCE) {
    const part = cards.slice(from, from + ROWS_AT_ONCE)
    const made = await tx
      .insert(flashcards)
      .values(
        part.map((c) => ({
          learner_id,
          front: c.front,
          back: c.back,
          tags: tagList(c.tags),
          created_at: now,
          updated_at: now,
        })),
      )
      .returning({ id: flashcards.id })
    await tx
      .insert(reviewStates)
      .values(
        part.map((card, n) => ({
          ...memoryOf(card, now),
          kind: 'flashcard' as const,
          ref_id: made[n]?.id ?? 0,
          learner_id,
        })),
      )
      .onConflictDoNothing()
  }
}

type Finish = Readonly<{ import_id: string; chunks: number; skip_bad: boolean }>

/** The file as it was sent, if it is whole. */
async function sentFile(ctx: Ctx, caller: Caller, wish: Finish): Promise<{ format: CardFormat; text: string }> {
  const [held] = await ctx.db
    .select({ format: cardImports.format })
    .from(cardImports)
    .where(and(eq(cardImports.learner_id, caller.learner_id), eq(cardImports.id, wish.import_id)))
  if (!held) throw notFound()
  const chunks = await ctx.db
    .select()
    .from(cardImportChunks)
    .where(eq(cardImportChunks.import_id, wish.import_id))
    .orderBy(asc(cardImportChunks.pos))
  if (chunks.length !== wish.chunks || chunks.some((c, n) => c.pos !== n))
    throw refuse(409, 'A piece of the file is missing. Please try again.')
  return { format: held.format, text: chunks.map((c) => c.text).join('') }
}

/** Reads the file first, beside everything else, then takes it in one transaction. Bad lines stop it until they are waived; duplicates are named and left out. */
export async function finishImport(ctx: Ctx, caller: Caller, wish: Finish): Promise<ImportResult> {
  const { format, text } = await sentFile(ctx, caller, wish)
  const { cards, bad } = await readFile(format, text, ctx.now())
  if (cards.length > CARD_LIMITS.cards)
    throw refuse(422, `A file may hold ${CARD_LIMITS.cards.toLocaleString('en-US')} cards at most.`)
  return ctx.db.transaction(async (tx) => {
    await lockLearner(tx, caller.learner_id)
    // Of two that finish the same file one finds it gone.
    await oneImport(tx, caller.learner_id, wish.import_id)
    const known = new Set((await cardTexts(tx, caller.learner_id)).map(keyOf))
    const fresh: FileCard[] = []
    const duplicates: { line: number; front: string }[] = []
    for (const card of cards) {
      const key = keyOf(card)
      if (known.has(key)) duplicates.push({ line: card.line, front: card.front.slice(0, 80) })
      else fresh.push(card)
      known.add(key)
    }
    const sized = fresh.map((card) => ({ ...card, tags: tagList(card.tags) }))
    await refuseTooManyCards(tx, caller, { cards: fresh.length, bytes: sizeOf(sized) })
    const take = bad.length === 0 || wish.skip_bad
    if (take) {
      await insertCards(tx, caller.learner_id, fresh, ctx.now())
      await tx.delete(cardImports).where(eq(cardImports.id, wish.import_id))
    }
    return {
      imported: take ? fresh.length : 0,
      good: fresh.length,
      duplicates: duplicates.slice(0, LISTED),
      duplicate_count: duplicates.length,
      bad: bad.slice(0, LISTED),
      bad_count: bad.length,
    }
  })
}

const exportedCard = ({ card, memory }: CardRow, now: Date) => {
  const m = memory ? soundMemory(memory, now) : freshMemory(now)
  return ExportedCard.parse({
    front: card.front,
    back: card.back,
    tags: [...card.tags],
    schedule: {
      state: m.state,
      stability: m.stability,
      difficulty: m.difficulty,
      learning_steps: m.learning_steps,
      scheduled_days: m.scheduled_days,
      reps: m.reps,
      lapses: m.lapses,
      last_review: m.last_review?.toISOString() ?? null,
      fsrs_due: m.fsrs_due.toISOString(),
    },
  })
}

async function* exportedPages(ctx: Ctx, learnerId: string) {
  for await (const rows of cardsByAge(ctx.db, learnerId)) yield rows.map((row) => exportedCard(row, ctx.now()))
}

/** Every card with its schedule, oldest first. */
export const exportCards = (ctx: Ctx, caller: Caller) => jsonDocument({ cards: exportedPages(ctx, caller.learner_id) })
