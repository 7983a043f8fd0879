import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { connect, migrateDatabase } from '../db/connect.ts'
import { startEmbeddedPostgres } from '../db/embedded/index.ts'
import { loadBank } from '../features/bank/load.ts'
import { seedProducts } from '../features/orders/products.ts'
import { startJobs } from '../jobs/jobs.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrl: string
    templateName: string
  }
}

export const withDatabase = (url: string, name: string): string => {
  const copy = new URL(url)
  copy.pathname = `/${name}`
  return copy.toString()
}

/** One PostgreSQL for the whole run (or the one of DATABASE_URL), with a loaded template that each worker copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.DATABASE_URL
  const folder = given ? null : mkdtempSync(join(tmpdir(), 'fourfold-test-'))
  const embedded = folder ? await startEmbeddedPostgres({ dataDir: folder, durable: false }) : null
  const url = given ?? embedded?.url ?? ''
  const templateName = `fourfold_template_${process.pid}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${templateName}`)
  const { db, pool } = connect(withDatabase(url, templateName), { max: 4, unhurried: true })
  await migrateDatabase(pool)
  await loadBank(db)
  await seedProducts(db)
  const jobs = await startJobs(withDatabase(url, templateName), () => undefined)
  await jobs.stop()
  await pool.end()
  project.provide('databaseUrl', url)
  project.provide('templateName', templateName)
  return async () => {
    const made = await admin.query(
      `select datname from pg_database where datname like 'fourfold_test_${process.pid}_%'`,
    )
    for (const { datname } of made.rows) await admin.query(`drop database if exists ${datname} with (force)`)
    await admin.query(`drop database if exists ${templateName} with (force)`)
    await admin.end()
    await embedded?.stop()
    if (folder) rmSync(folder, { recursive: true, force: true })
  }
}
