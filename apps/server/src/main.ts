import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as setTimeoutAsync } from 'node:timers/promises'
import { buildApp } from './app.ts'
import { boot } from './boot.ts'
import { ConfigError, readConfig } from './config.ts'
import { EmbeddedPostgresError } from './db/embedded/index.ts'
import { endWithin } from './end-within.ts'
import { jobHandlers } from './job-handlers.ts'
import { mountSandbox } from './payments/boot.ts'
import { serveMetrics } from './seen/routes.ts'
import { scraper } from './seen/scrape.ts'
import { startTracing } from './seen/tracing.ts'

const root = resolve(import.meta.dirname, '../../..')
const started = performance.now()
/** A stop that was asked for: how long requests may take to end, everything together, and the process in any case. */
const STOP_MS = { requests: 3000, all: 7500, process: 9000 }

function say(line: string): void {
  process.stdout.write(`${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${line}\n`)
}

/** Errors a person can mend get one sentence; everything else keeps its stack. */
function fail(error: unknown): never {
  const known = error instanceof ConfigError || error instanceof EmbeddedPostgresError
  process.stderr.write(`\n${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
}

/** `npm start` builds the pages while the database is made ready, and says when they are there. */
const webBuilt = (): Promise<unknown> =>
  process.env.WEB_BUILD === 'pending' && process.connected ? once(process, 'message') : Promise.resolve()

async function main(): Promise<void> {
  const pages = webBuilt()
  const config = readConfig(process.env, root)
  const tracing = config.tracesUrl ? await startTracing(config.tracesUrl, config.brand.name) : null
  const booted = await boot(config, say)
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

main().catch(fail)
