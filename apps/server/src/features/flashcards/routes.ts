import { endpoints } from '@fourfold/contract'
import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../ctx.ts'
import { route } from '../../http/route.ts'
import { addChunk, exportCards, finishImport, startImport } from './import.ts'
import { cardIndex, createCard, deleteCard, editCard, rateCard, showCard } from './service.ts'

/** Reading or writing all cards at once is work for a whole second. */
const SELDOM = { perMinute: 10 }
/** A page of a thousand cards is worth a tenth of a second; the greatest collection has fifty of them. */
const PAGES = { perMinute: 120 }

export function flashcardRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { flashcards } = endpoints
  route(
    app,
    ctx,
    flashcards.index,
    ({ user, query }) => cardIndex(ctx, user, query.newOffset, query.itemsPerPage),
    PAGES,
  )
  route(app, ctx, flashcards.new, () => ({ front: '', back: '', tags: [] }))
  route(app, ctx, flashcards.create, ({ user, body }) => createCard(ctx, user, body))
  route(app, ctx, flashcards.export, ({ user }) => exportCards(ctx, user), { ...SELDOM, download: 'cards.json' })
  route(app, ctx, flashcards.importStart, ({ user, body }) => startImport(ctx, user, body.format))
  route(app, ctx, flashcards.importChunk, ({ user, body }) => addChunk(ctx, user, body))
  route(app, ctx, flashcards.importFinish, ({ user, body }) => finishImport(ctx, user, body), SELDOM)
  route(app, ctx, flashcards.show, ({ user, params }) => showCard(ctx, user, params.id))
  route(app, ctx, flashcards.update, ({ user, params, body }) =>
    'flashcard' in body ? rateCard(ctx, user, params.id, body.flashcard) : editCard(ctx, user, params.id, body),
  )
  route(app, ctx, flashcards.remove, ({ user, params }) => deleteCard(ctx, user, params.id))
}
