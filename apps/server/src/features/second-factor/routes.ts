import { endpoints } from '@fourfold/contract'
import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../ctx.ts'
import { route } from '../../http/route.ts'
import { confirmCode, startCode } from './codes.ts'
import { addPasskey, startPasskey } from './passkeys.ts'
import { reauthenticate } from './reauthenticate.ts'
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
      await reauthenticate(ctx, user, body)
      return startCode(ctx, user)
    },
    few,
  )
  route(app, ctx, calls.confirmCode, ({ user, body }) => confirmCode(ctx, user, body.code), few)
  route(
    app,
    ctx,
    calls.removeCode,
    async ({ user, body }) => {
      await reauthenticate(ctx, user, body)
      await removeCode(ctx, user)
      return { success: 'Codes are off.' }
    },
    few,
  )
  route(
    app,
    ctx,
    calls.startPasskey,
    async ({ user, body }) => {
      await reauthenticate(ctx, user, body)
      return startPasskey(ctx, user)
    },
    few,
  )
  route(app, ctx, calls.addPasskey, ({ user, body }) => addPasskey(ctx, user, body.name, body.credential), few)
  route(
    app,
    ctx,
    calls.removePasskey,
    async ({ user, body }) => {
      await reauthenticate(ctx, user, body)
      await removePasskey(ctx, user, body.id)
      return { success: 'The passkey is removed.' }
    },
    few,
  )
}
