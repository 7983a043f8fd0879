import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { API_PREFIX, type Method } from '@fourfold/contract'
import type { Sandbox } from '@fourfold/stripe-sandbox'
import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance, InjectOptions } from 'fastify'
import pg from 'pg'
import { pino } from 'pino'
import { expect, inject } from 'vitest'
import { buildApp } from '../app.ts'
import { setPasswordCost } from '../auth/passwords.ts'
import { type Config, readConfig } from '../config.ts'
import type { Ctx } from '../ctx.ts'
import { connect, type Db } from '../db/connect.ts'
import { mailbox } from '../db/schema/index.ts'
import { type Catalog, catalogStore, readCatalog } from '../features/bank/catalog.ts'
import { jobHandlers } from '../job-handlers.ts'
import { startJobs } from '../jobs/jobs.ts'
import { bootPayments, mountSandbox } from '../payments/boot.ts'
import { withDatabase } from './database.ts'
import { guardDatabase, guardPayments } from './transaction-guard.ts'

export type Answer = Readonly<{ status: number; body: Record<string, unknown>; headers: Record<string, unknown> }>

/** Somebody with an account or a guest: what calls are made with, and what is looked for in the database. */
export type Person = Readonly<{ token: string; id: number }>

export type TestApp = Readonly<{
  app: FastifyInstance
  ctx: Ctx
  db: Db
  sandbox: Sandbox
  /** Moves the one clock of the server. */
  advance: (ms: number) => void
  call: (
    method: Method,
    path: string,
    options?: { body?: unknown; token?: string; headers?: Record<string, string>; ip?: string },
  ) => Promise<Answer>
  /** Runs every job that waits, as the worker would. */
  runJobs: () => Promise<number>
  /** The newest letter to an address. */
  mailTo: (address: string) => Promise<{ subject: string; text: string } | null>
  guest: () => Promise<Person>
  member: (options?: { email?: string; password?: string }) => Promise<Person & { email: string; password: string }>
  close: () => Promise<void>
}>

export const PASSWORD = 'Corect-horse7'

let own: Readonly<{ file: string | undefined; name: string; url: Promise<string> }> | null = null
let fresh: Promise<Catalog> | null = null

/** A copy of the template holds what every other holds: its catalog is read once. */
const catalogOfTemplate = (db: Db): Promise<Catalog> => {
  fresh ??= readCatalog(db)
  return fresh
}

/** One database per test file, copied from the loaded template: workers outlive their files. That of the file before goes. */
export function databaseForFile(): Promise<string> {
  const file = expect.getState().testPath
  if (own && own.file === file) return own.url
  const left = own?.name
  const name = `fourfold_test_${inject('runId')}_${process.env.VITEST_POOL_ID ?? '1'}_${randomUUID().slice(0, 8)}`
  const url = (async () => {
    const url = inject('databaseUrl')
    const admin = new pg.Client({ connectionString: url })
    await admin.connect()
    if (left) await admin.query(`drop database if exists ${left} with (force)`)
    await admin.query(`create database ${name} template ${inject('templateName')} strategy file_copy`)
    await admin.end()
    return withDatabase(url, name)
  })()
  own = { file, name, url }
  return url
}

function testConfig(change: Partial<Config>): Config {
  const root = resolve(import.meta.dirname, '../../../..')
  const env = {
    APP_SECRET: 'a secret that is only used by the tests',
    PORT: '0',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    PASSWORD_COST: 'low',
  }
  return { ...readConfig(env, root), publicUrl: 'http://127.0.0.1:3000', webDir: null, ...change }
}

/** Longer than a busy machine takes: what is tested here is not how fast it is. */
export const UNHURRIED = { connection: 30_000, lock: 20_000, statement: 60_000, silence: 60_000 }

/** The whole server on a real PostgreSQL, with a clock that can be moved and jobs that run when told. */
export async function testApp(change: Partial<Config> = {}): Promise<TestApp> {
  const untouched = own?.file !== expect.getState().testPath
  const url = await databaseForFile()
  const config = testConfig(change)
  setPasswordCost(config.passwordCost)
  const { db: unguarded, pool } = connect(url, { max: 8, patience: UNHURRIED })
  const db = guardDatabase(unguarded)
  const jobs = await startJobs(url, () => undefined, { background: false })
  let shift = 0
  const clock = () => Date.now() + shift
  const payments = await bootPayments(config, unguarded, clock)
  if (!payments.sandbox) throw new Error('tests run on the payment sandbox')
  const ctx: Ctx = {
    config,
    db,
    copy: db,
    jobs,
    payments: guardPayments(payments.payments),
    log: pino({ level: 'silent' }),
    now: () => new Date(clock()),
    moveClock: (ms) => {
      shift += ms
    },
    catalog: await catalogStore(db, untouched ? await catalogOfTemplate(db) : undefined),
  }
  const app = await buildApp(ctx)
  mountSandbox(app, payments.sandbox)
  await app.ready()

  const call: TestApp['call'] = async (method, path, { body, token, headers, ip } = {}) => {
    const request: InjectOptions = {
      method,
      url: API_PREFIX + path,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
      ...(ip ? { remoteAddress: ip } : {}),
    }
    const reply = await app.inject(request)
    const json = reply.headers['content-type']?.toString().includes('json') ? reply.json() : { raw: reply.body }
    return { status: reply.statusCode, body: json as Record<string, unknown>, headers: reply.headers }
  }
  const whoIs = async (token: string) => {
    const me = await call('GET', '/users/current', { token })
    return { token, id: Number(me.body.id) }
  }
  const logIn = async (email: string, password: string) => {
    const { body } = await call('POST', '/user_token', { body: { auth: { email, password } } })
    return whoIs(String(body.jwt))
  }
  const runJobs = async () => {
    let total = 0
    for (let ran = 1; ran > 0; total += ran) ran = await jobs.drain(jobHandlers(ctx))
    return total
  }
  const mailTo = async (address: string) => {
    await runJobs()
    const [row] = await db.select().from(mailbox).where(eq(mailbox.to, address)).orderBy(desc(mailbox.id)).limit(1)
    return row ?? null
  }
  return {
    app,
    ctx,
    db,
    sandbox: payments.sandbox,
    advance: ctx.moveClock,
    call,
    runJobs,
    mailTo,
    guest: async () => {
      const email = `${randomUUID()}@guest.invalid`
      const password = randomUUID()
      const made = await call('POST', '/users', { body: { user: { guest: true, email, password } } })
      return whoIs(String(made.body.jwt))
    },
    member: async ({ email = `${randomUUID()}@example.com`, password = PASSWORD } = {}) => {
      const user = { first_name: 'Ana', last_name: 'Lee', email, password, password_confirmation: password }
      const signedUp = await call('POST', '/users', { body: { user } })
      const mail = await mailTo(email)
      const token = /confirm\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
      await call('POST', '/users/confirm', { body: { token, secret: signedUp.body.pending_sign_up } })
      return { ...(await logIn(email, password)), email, password }
    },
    close: async () => {
      await app.close()
      await jobs.stop()
      await payments.close()
      await pool.end()
    },
  }
}
