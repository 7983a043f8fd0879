import { desc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { isLoopback } from '../../config.ts'
import type { Ctx } from '../../ctx.ts'
import { mailbox } from '../../db/schema/index.ts'
import { notFound } from '../../http/errors.ts'

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)

const newest = (ctx: Ctx) => ctx.db.select().from(mailbox).orderBy(desc(mailbox.id)).limit(200)

/** The embedded mailbox: only on a loopback address that nothing publishes, never in production, never with a real mail server. */
export const devPagesOpen = ({ config }: Pick<Ctx, 'config'>): boolean =>
  config.loopback && !config.production && config.smtpUrl === null && isLoopback(hostOf(config.publicUrl))

const hostOf = (url: string): string => (URL.parse(url)?.hostname ?? '').replace(/^\[|\]$/g, '')

/** A page elsewhere may point a name of its own at this machine: only who asks for this machine by its name is answered. */
const asksForThisMachine = (host: string | undefined): boolean => isLoopback(hostOf(`http://${host || 'unknown'}`))

export function devRoutes(scope: FastifyInstance, ctx: Ctx): void {
  if (!devPagesOpen(ctx)) return
  void scope.register(async (app) => {
    app.addHook('onRequest', async (request) => {
      if (!asksForThisMachine(request.headers.host)) throw notFound()
    })
    devPages(app, ctx)
  })
}

function devPages(app: FastifyInstance, ctx: Ctx): void {
  const hidden = { schema: { hide: true } }
  app.get('/dev/mail.json', hidden, async () => {
    const rows = await newest(ctx)
    return rows.map(({ to, subject, text, html, created_at }) => ({ to, subject, text, html, created_at }))
  })
  // Time travel for browser journeys: what is due tomorrow can be looked at today.
  app.post('/dev/clock', hidden, async (request, reply) => {
    const ms = Number((request.body as { advance_ms?: unknown } | null)?.advance_ms)
    if (!Number.isSafeInteger(ms) || ms < 0)
      return reply.status(422).send({ error: 'advance_ms must be a whole number of milliseconds.' })
    ctx.moveClock(ms)
    return { now: ctx.now().toISOString() }
  })
  app.get('/dev/mail', hidden, async (_request, reply) => {
    const rows = await newest(ctx)
    const letters = rows.map(
      (m) =>
        `<article><h2>${escapeHtml(m.subject)}</h2><p>To ${escapeHtml(m.to)} · <time>${m.created_at.toISOString()}</time></p><div class="letter">${/<body[^>]*>([\s\S]*)<\/body>/.exec(m.html)?.[1] ?? ''}</div></article>`,
    )
    const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mailbox</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:44rem;padding:0 1rem}article{border-top:1px solid #8886;padding:1rem 0}h2{margin:0;font-size:1.1rem}.letter{background:#fff;color:#111;border-radius:12px}</style>
</head><body><h1>Mailbox</h1><p>Mails that this server would have sent; nothing left this machine.</p>${letters.join('') || '<p>No mail yet.</p>'}</body></html>`
    return reply.type('text/html; charset=utf-8').send(html)
  })
}
