import type { Config } from './config.ts'
import { startEmbeddedPostgres } from './db/embedded/index.ts'

export type Say = (line: string) => void
export type Database = Readonly<{ url: string; stop: () => Promise<void> }>

/** The database that is given, or the embedded one; `launched` is called as soon as that comes up by itself. */
export async function openDatabase(config: Config, say: Say, launched?: () => void): Promise<Database> {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: async () => undefined }
  say('starting the embedded PostgreSQL')
  const { serverUrl, stop } = await startEmbeddedPostgres({ dataDir: config.dataDir, log: say, launched })
  return { url: serverUrl, stop }
}
