import { resolve } from 'node:path'
import { withSecretFiles } from '../secret-files.ts'
import { startEmbeddedPostgres, urlOfRunning } from './embedded/index.ts'

type Env = Readonly<Record<string, string | undefined>>

export const dataFolder = (env: Env, root: string): string => resolve(root, env.DATA_DIR || '.data')

/**
 * Lends the database to a command-line tool: DATABASE_URL, else the embedded one of the server that runs on DATA_DIR, else
 * that folder's database for as long as the work takes. `exclusive` work is refused beside a running server.
 */
export async function withDatabase<Result>(
  env: Env,
  root: string,
  options: { exclusive: boolean },
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const { DATABASE_URL } = withSecretFiles(env)
  if (DATABASE_URL) return work(DATABASE_URL)
  const dataDir = dataFolder(env, root)
  const running = options.exclusive ? undefined : urlOfRunning(dataDir)
  if (running) return work(running)
  const embedded = await startEmbeddedPostgres({ dataDir })
  try {
    return await work(embedded.url)
  } finally {
    await embedded.stop()
  }
}
