import { endpoints, MESSAGES } from '@fourfold/contract'
import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../ctx.ts'
import { route } from '../../http/route.ts'
import { askForLetter } from './account-letters.ts'
import { confirmAccount } from './confirm.ts'
import { deleteAccount } from './delete.ts'
import { exportUser } from './export.ts'
import { claimGuest } from './merge.ts'
import { account, chooseTopic, currentUser, updateProfile } from './profile.ts'
import { createGuest, signUp } from './sign-up.ts'

const OFTEN = { perMinute: 60 }

export function userRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { users } = endpoints
  route(
    app,
    ctx,
    users.create,
    async ({ body, user }) => {
      if (body.user.guest) {
        await createGuest(ctx, body.user)
        return { success: 'Welcome, Guest.' }
      }
      await signUp(ctx, body.user, user)
      return { success: MESSAGES.confirmByEmail }
    },
    OFTEN,
  )
  route(app, ctx, users.current, ({ user }) => currentUser(ctx, user))
  route(app, ctx, users.account, ({ user }) => account(ctx, user))
  route(app, ctx, users.updateTopic, ({ user, body }) => chooseTopic(ctx, user, body.user.topic))
  route(app, ctx, users.update, ({ user, params, body }) => updateProfile(ctx, user, params.id, body.user), OFTEN)
  route(
    app,
    ctx,
    users.confirm,
    async ({ body }) => {
      await confirmAccount(ctx, body.token)
      return { success: MESSAGES.accountConfirmed }
    },
    OFTEN,
  )
  route(
    app,
    ctx,
    users.resendConfirmation,
    async ({ body }) => {
      await askForLetter(ctx, 'resend', body.email)
      return { success: MESSAGES.mailSentIfExists }
    },
    OFTEN,
  )
  route(app, ctx, users.export, ({ user, params }) => exportUser(ctx, user, params.id), OFTEN)
  route(app, ctx, users.remove, ({ user, params, body }) => deleteAccount(ctx, user, params.id, body.password), OFTEN)
  route(
    app,
    ctx,
    users.claimGuest,
    async ({ user, body }) => {
      await claimGuest(ctx, user, body.token)
      return { success: 'Your work as a guest is now part of this account.' }
    },
    OFTEN,
  )
}
