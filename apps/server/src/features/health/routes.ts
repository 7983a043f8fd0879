import { endpoints, MESSAGES } from '@fourfold/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../ctx.ts'
import { refuse } from '../../http/errors.ts'
import { route } from '../../http/route.ts'

/** A proxy that asks waits no longer than two seconds, whatever the database does. */
const PATIENCE_MS = 1500

export function healthRoutes(app: FastifyInstance, ctx: Ctx): void {
  // However often it is asked, one question is under way: a flood of them takes no connection from others.
  let asked: Promise<boolean> | null = null
  const answers = (): Promise<boolean> => {
    asked ??= ctx.db
      .execute(sql`select 1`)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asked = null
      })
    return asked
  }
  const ready = async () => {
    const { promise: late, resolve } = Promise.withResolvers<boolean>()
    const timer = setTimeout(() => resolve(false), PATIENCE_MS)
    const ok = await Promise.race([answers(), late])
    clearTimeout(timer)
    if (!ok) throw refuse(503, MESSAGES.databaseAway)
    return { status: 'ok' as const }
  }
  route(app, ctx, endpoints.health.show, ready)
  // A server whose database is away must not be restarted for it: it lives as long as it answers.
  route(app, ctx, endpoints.health.live, () => ({ status: 'ok' as const }))
  route(app, ctx, endpoints.health.ready, async () => {
    if (app.drain.on) throw refuse(503, MESSAGES.overloaded)
    return ready()
  })
}

declare module 'fastify' {
  interface FastifyInstance {
    /** A stop was asked for: proxies are told to send nobody here any more. */
    drain: { on: boolean }
  }
}
