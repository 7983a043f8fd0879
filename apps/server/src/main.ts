import { once } from 'node:events'
import { resolve } from 'node:path'
import { ConfigError, readConfig } from './config.ts'
import { EmbeddedPostgresError } from './db/embedded/index.ts'
import { StartStalledError } from './db/start-watch.ts'
import { openDatabase } from './open-database.ts'

const root = resolve(import.meta.dirname, '../../..')
const started = performance.now()

function say(line: string): void {
  process.stdout.write(`${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${line}\n`)
}

/** Errors a person can mend get one sentence; everything else keeps its stack. */
function fail(error: unknown): never {
  const known =
    error instanceof ConfigError || error instanceof EmbeddedPostgresError || error instanceof StartStalledError
  process.stderr.write(`\n${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
}

/** `npm start` builds the pages while the database is made ready, and says when they are there. */
const webBuilt = (): Promise<unknown> =>
  process.env.WEB_BUILD === 'pending' && process.connected ? once(process, 'message') : Promise.resolve()

async function main(): Promise<void> {
  const pages = webBuilt()
  const config = readConfig(process.env, root)
  // Reading the thousand files of the server keeps this process busy: it begins when the database, a program of its own, comes up.
  const launching = Promise.withResolvers<void>()
  const database = openDatabase(config, say, launching.resolve)
  // Who waits for the database hears of a failure, however early it comes.
  database.then(() => launching.resolve(), launching.resolve)
  await launching.promise
  const { serve } = await import('./serve.ts')
  await serve(config, database, pages, say)
}

main().catch(fail)
