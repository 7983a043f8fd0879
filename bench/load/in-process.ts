import { resolve } from 'node:path'
import { buildApp } from '../../apps/server/src/app.ts'
import { boot } from '../../apps/server/src/boot.ts'
import { readConfig } from '../../apps/server/src/config.ts'

/** The whole server in this process, on a database that is there already; it is asked by `inject`. */
export async function bootInProcess(databaseUrl: string) {
  const env = {
    DATABASE_URL: databaseUrl,
    APP_SECRET: 'a secret that is only used by the benchmark',
    PORT: '0',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
  }
  const root = resolve(import.meta.dirname, '../..')
  const booted = await boot({ ...readConfig(env, root), webDir: null }, () => undefined)
  return { booted, app: await buildApp(booted.ctx) }
}
