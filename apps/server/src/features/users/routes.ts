import { endpoints, MESSAGES } from '@fourfold/contract'
import type { FastifyInstance } from 'fastify'
import { logSecurity } from '../../auth/security-log.ts'
import type { Ctx } from '../../ctx.ts'
import { route } from '../../http/route.ts'
import { FROM_ONE_ADDRESS, NEW_GUESTS, SIGN_UPS } from '../../limits/limits.ts'
import { startSession } from '../sessions/service.ts'
import { askForLetter } from './account-letters.ts'
import { confirmAccount } from './confirm.ts'
import { deleteAccount } from './delete.ts'
import { exportUser } from './export.ts'
import { claimGuest } from './merge.ts'
import { account, chooseTopic, currentUser, updateProfile } from './profile.ts'
import { createGuest, signUp } from './sign-up.ts'
import { study, updateStudy } from './study.ts'

const OFTEN = { perMinute: 60 }
const BY_LETTER = { perMinute: FROM_ONE_ADDRESS.letters }

export function userRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { users } = endpoints
  route(app, ctx, users.create, async ({ body, user, request }) => {
    const from = { address: request.ip, device: request.headers['user-agent'] ?? '', replaces: null }
    await request.count(body.user.guest ? NEW_GUESTS : SIGN_UPS, 'address')
    if (body.user.guest) {
      const id = await createGuest(ctx, body.user)
      logSecurity(ctx, { event: 'guest', outcome: 'ok', user_id: id, address: from.address })
      return { success: 'Welcome, Guest.', jwt: await startSession(ctx, id, from) }
    }
    const pending_sign_up = await signUp(ctx, body.user, user)
    logSecurity(ctx, { event: 'sign_up', outcome: 'ok', user_id: user?.id ?? null, address: from.address })
    return { success: MESSAGES.confirmByEmail, pending_sign_up }
  })
  route(app, ctx, users.current, ({ user }) => currentUser(ctx, user))
  route(app, ctx, users.account, ({ user }) => account(ctx, user))
  route(app, ctx, users.study, ({ user }) => study(ctx, user))
  route(app, ctx, users.updateStudy, ({ user, body }) => updateStudy(ctx, user, body), OFTEN)
  route(app, ctx, users.updateTopic, ({ user, body }) => chooseTopic(ctx, user, body.user.topic))
  route(app, ctx, users.update, ({ user, params, body }) => updateProfile(ctx, user, params.id, body.user), OFTEN)
  route(app, ctx, users.confirm, ({ body, request }) => confirmAccount(ctx, body, request.ip), BY_LETTER)
  route(
    app,
    ctx,
    users.resendConfirmation,
    async ({ body }) => {
      await askForLetter(ctx, 'resend', body.email)
      return { success: MESSAGES.mailSentIfExists }
    },
    BY_LETTER,
  )
  route(app, ctx, users.export, ({ user, params }) => exportUser(ctx, user, params.id), {
    perMinute: 6,
    download: 'my-data.json',
  })
  route(app, ctx, users.remove, ({ user, params, body }) => deleteAccount(ctx, user, params.id, body), OFTEN)
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
