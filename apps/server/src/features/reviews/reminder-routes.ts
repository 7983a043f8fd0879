import { API_PREFIX, endpoints } from '@fourfold/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx } from '../../ctx.ts'
import { route } from '../../http/route.ts'
import { showReminders, subscriberOf, unsubscribe, updateReminders } from './reminders.ts'
import { smallPage } from './unsubscribe-page.ts'

const DONE = 'You will get no more reminders. You can turn them on again in My Account.'

const PAGE_PATH = `${API_PREFIX}${endpoints.reminders.unsubscribe.path}/page`
const tokenOf = (request: FastifyRequest): string => String((request.query as { token?: unknown }).token ?? '')

export async function reminderRoutes(app: FastifyInstance, ctx: Ctx): Promise<void> {
  const { reminders } = endpoints
  route(app, ctx, reminders.show, ({ user }) => showReminders(ctx, user))
  route(app, ctx, reminders.update, ({ user, body }) => updateReminders(ctx, user, body))
  await app.register(async (scope) => {
    // Mail programs send "List-Unsubscribe=One-Click" as a form (RFC 8058); the token says all that is needed.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
      done(null, undefined),
    )
    route(scope, ctx, reminders.unsubscribe, async ({ query }) => {
      await unsubscribe(ctx, query.token)
      return { success: DONE }
    })
    const html = (reply: FastifyReply, status: number, parts: Parameters<typeof smallPage>[2]) =>
      reply
        .status(status)
        .type('text/html; charset=utf-8')
        .header('referrer-policy', 'no-referrer')
        .send(smallPage(ctx.config.brand.name, ctx.config.publicUrl, parts))
    const invalid = { title: 'This link is not valid', text: 'You can turn reminders off in My Account.' }
    // A mail scanner follows every link: opening this one only asks, the button acts.
    scope.get(API_PREFIX + reminders.unsubscribe.path, { schema: { hide: true } }, async (request, reply) => {
      const token = tokenOf(request)
      if (subscriberOf(ctx.config, token) === null) return html(reply, 404, invalid)
      return html(reply, 200, {
        title: 'Stop the reminders?',
        text: 'You will get no more mail on days when reviews are due. Your cards and mistakes stay as they are.',
        button: { label: 'Stop the reminders', action: `${PAGE_PATH}?token=${encodeURIComponent(token)}` },
      })
    })
    scope.post(PAGE_PATH, { schema: { hide: true } }, async (request, reply) => {
      const token = tokenOf(request)
      if (subscriberOf(ctx.config, token) === null) return html(reply, 404, invalid)
      await unsubscribe(ctx, token)
      return html(reply, 200, { title: 'Reminders are off', text: DONE })
    })
  })
}
