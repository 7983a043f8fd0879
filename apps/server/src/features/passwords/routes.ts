import { endpoints, MESSAGES } from '@fourfold/contract'
import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../ctx.ts'
import { route } from '../../http/route.ts'
import { FROM_ONE_ADDRESS } from '../../limits/limits.ts'
import { askForLetter } from '../users/index.ts'
import { changePassword, resetPassword } from './service.ts'

const OFTEN = { perMinute: 30 }
const BY_LETTER = { perMinute: FROM_ONE_ADDRESS.letters }

export function passwordRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { password } = endpoints
  route(
    app,
    ctx,
    password.forgot,
    async ({ body }) => {
      await askForLetter(ctx, 'forgot', body.email)
      return { success: MESSAGES.mailSentIfExists }
    },
    BY_LETTER,
  )
  route(
    app,
    ctx,
    password.reset,
    async ({ body, request }) => {
      const known_browser = await resetPassword(ctx, body, request.ip)
      return { success: MESSAGES.passwordUpdated, known_browser }
    },
    BY_LETTER,
  )
  route(
    app,
    ctx,
    password.update,
    async ({ user, body }) => {
      await changePassword(ctx, user, body)
      return { success: MESSAGES.passwordUpdated }
    },
    OFTEN,
  )
}
