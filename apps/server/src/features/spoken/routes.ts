import { inWords } from '@fourfold/bank'
import { endpoints } from '@fourfold/contract'
import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../ctx.ts'
import { route } from '../../http/route.ts'

/** The words were made with the bank, so that no page carries them, nor what makes them. */
export function spokenRoutes(app: FastifyInstance, ctx: Ctx): void {
  route(app, ctx, endpoints.spoken.words, ({ body }) => ({ words: body.tex.map(inWords) }), {
    perMinute: 60,
  })
}
