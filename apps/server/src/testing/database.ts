import { rmSync } from 'node:fs'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../db/embedded/index.ts'
import { testFolders } from '../db/embedded/memory-folder.ts'
import { fillDatabase, loadedDataFolder } from './loaded-cluster.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrl: string
    templateName: string
    runId: number
  }
}

export const withDatabase = (url: string, name: string): string => {
  const copy = new URL(url)
  copy.pathname = `/${name}`
  return copy.toString()
}

/** One PostgreSQL for the whole run, with a loaded template that each test file copies. */
async function ownServer(): Promise<Readonly<{ url: string; templateName: string; stop: () => Promise<void> }>> {
  const folder = await loadedDataFolder('fourfold-test-', testFolders())
  const embedded = await startEmbeddedPostgres({ dataDir: folder, durable: false })
  const stop = async () => {
    await embedded.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: withDatabase(embedded.url, 'postgres'), templateName: new URL(embedded.url).pathname.slice(1), stop }
}

/** The same on the PostgreSQL of DATABASE_URL: the template is made there and taken away again. */
async function givenServer(url: string) {
  const templateName = `fourfold_template_${process.pid}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${templateName}`)
  await fillDatabase(withDatabase(url, templateName))
  const stop = async () => {
    const made = await admin.query(
      `select datname from pg_database where datname like 'fourfold_test_${process.pid}_%'`,
    )
    for (const { datname } of made.rows) await admin.query(`drop database if exists ${datname} with (force)`)
    await admin.query(`drop database if exists ${templateName} with (force)`)
    await admin.end()
  }
  return { url, templateName, stop }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.DATABASE_URL
  const server = given ? await givenServer(given) : await ownServer()
  project.provide('databaseUrl', server.url)
  project.provide('templateName', server.templateName)
  project.provide('runId', process.pid)
  return server.stop
}
