import { endpoints } from '@fourfold/contract'
import type { FastifyInstance } from 'fastify'
import { requirePassword } from '../../auth/current-password.ts'
import type { Ctx } from '../../ctx.ts'
import { route } from '../../http/route.ts'
import { confirmCode, startCode } from './codes.ts'
import { addPasskey, startPasskey } from './passkeys.ts'
import { removeCode, removePasskey, secondFactors } from './service.ts'

export function secondFactorRoutes(app: FastifyInstance, ctx: Ctx): void {
  const calls = endpoints.second_factor
  const few = { perMinute: 20 }
  route(app, ctx, calls.show, ({ user }) => secondFactors(ctx, user))
  route(
    app,
    ctx,
    calls.startCode,
    async ({ user, body }) => {
      await requirePassword(ctx, user, body.password)
      return startCode(ctx, user)
    },
    few,
  )
  route(app, ctx, calls.confirmCode, ({ user, body }) => confirmCode(ctx, user, body.code), few)
  route(app, ctx, calls.removeCode, async ({ user, body }) => {
    await requirePassword(ctx, user, body.password)
    await removeCode(ctx, user)
    return { success: 'Codes are off.' }
  })
  route(
    app,
    ctx,
    calls.startPasskey,
    async ({ user, body }) => {
      await requirePassword(ctx, user, body.password)
      return startPasskey(ctx, user)
    },
    few,
  )
  route(app, ctx, calls.addPasskey, ({ user, body }) => addPasskey(ctx, user, body.name, body.credential), few)
  route(app, ctx, calls.removePasskey, async ({ user, body }) => {
    await requirePassword(ctx, user, body.password)
    await removePasskey(ctx, user, body.id)
    return { success: 'The passkey is removed.' }
  })
}
