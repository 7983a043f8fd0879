import { API_PREFIX, endpoints } from '@fourfold/contract'
import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../ctx.ts'
import { route } from '../../http/route.ts'
import { showReminders, unsubscribe, updateReminders } from './reminders.ts'

const DONE = 'You will get no more reminders. You can turn them on again in My Account.'

const page = (name: string, home: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title>
<style>body{font:17px/1.55 system-ui,sans-serif;margin:15vh auto;max-width:34rem;padding:0 1.25rem}:root{color-scheme:light dark}</style></head>
<body><h1>Reminders are off</h1><p>${DONE}</p><p><a href="${home}">${name}</a></p></body></html>`

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
    scope.get(API_PREFIX + reminders.unsubscribe.path, { schema: { hide: true } }, async (request, reply) => {
      await unsubscribe(ctx, String((request.query as { token?: unknown }).token ?? ''))
      return reply.type('text/html; charset=utf-8').send(page(ctx.config.brand.name, ctx.config.publicUrl))
    })
  })
}
