import { setTimeout as setTimeoutAsync } from 'node:timers/promises'
import { buildApp } from './app.ts'
import { boot } from './boot.ts'
import { type Config, ConfigError } from './config.ts'
import { endWithin } from './end-within.ts'
import { jobHandlers } from './job-handlers.ts'
import type { Database, Say } from './open-database.ts'
import { mountSandbox } from './payments/boot.ts'
import { serveMetrics } from './seen/routes.ts'
import { scraper } from './seen/scrape.ts'
import { startTracing } from './seen/tracing.ts'

/** A stop that was asked for: how long requests may take to end, everything together, and the process in any case. */
const STOP_MS = { requests: 3000, all: 7500, process: 9000 }

/** Everything from the database that is coming up to the call that it is ready. */
export async function serve(
  config: Config,
  database: Promise<Database>,
  pages: Promise<unknown>,
  say: Say,
): Promise<void> {
  const tracing = config.tracesUrl ? await startTracing(config.tracesUrl, config.brand.name) : null
  const booted = await boot(config, say, database)
  const scrape = scraper(booted.ctx.db, booted.unhurried.db, booted.ctx.now)
  let app: Awaited<ReturnType<typeof buildApp>> | null = null
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    say(`stopping (${signal})`)
    if (app && config.drainSeconds > 0) {
      // Proxies look at /health/ready and send nobody here any more; who comes meanwhile is served.
      app.drain.on = true
      await setTimeoutAsync(config.drainSeconds * 1000)
    }
    endWithin(STOP_MS.process / 1000)
    // Whatever is left open then (a body that never ends, a query that hangs) is cut off.
    setTimeout(() => process.exit(0), STOP_MS.all).unref()
    const cut = setTimeout(() => app?.server.closeAllConnections(), STOP_MS.requests)
    await app?.close()
    clearTimeout(cut)
    await booted.close()
    await tracing?.stop()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))
  // Started by `npm start`: when that process is gone, however it ended, so are we.
  process.on('disconnect', () => void stop('parent gone'))
  await pages
  app = await buildApp(booted.ctx, { scrape, tracing })
  if (booted.sandbox) mountSandbox(app, booted.sandbox)
  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    await booted.close()
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      throw new ConfigError(
        `PORT ${config.port} is already in use on ${config.host}: stop the other program, or set PORT to another number.`,
      )
    if (error instanceof Error && 'code' in error && (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND'))
      throw new ConfigError(`HOST ${config.host} is not an address of this machine; please correct it.`)
    throw error
  }
  await serveMetrics(config, scrape)
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  booted.sandbox?.setWebhookUrl(`http://127.0.0.1:${port}/api/v1/payment_events/webhook`)
  await booted.ctx.jobs.work(jobHandlers(booted.unhurried))
  if (config.production && !config.stripe)
    say('PAYMENTS=sandbox: payments are tests that charge nothing; set the three STRIPE_ variables to take real cards')
  say(`${config.brand.name} is ready: http://${config.host}:${port}`)
}
