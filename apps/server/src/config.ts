import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve, sep } from 'node:path'
import { Brand } from '@fourfold/contract'
import { ConfigError } from './config-error.ts'
import { type Growth, readGrowth } from './config-growth.ts'
import { keptSecret, SECRET_LENGTH, ShortSecretError } from './kept-secret.ts'
import { withSecretFiles } from './secret-files.ts'

export { ConfigError }

export type Config = Growth &
  Readonly<{
    port: number
    host: string
    loopback: boolean
    production: boolean
    dataDir: string
    databaseUrl: string | null
    secret: string
    /** Of before: what they sealed is still read, and sealed anew; tokens that they signed do not hold. */
    formerSecrets: readonly string[]
    publicUrl: string
    smtpUrl: string | null
    mailFrom: string
    stripe: Readonly<{
      secretKey: string
      publishableKey: string
      webhookSecret: string
      apiBase: string | null
    }> | null
    brand: Brand
    logLevel: string
    rateLimits: boolean
    /** How dear a password is to guess; low only for tests. */
    passwordCost: 'full' | 'low'
    /** The web build that is served; null serves the API alone. */
    webDir: string | null
  }>

type Env = Readonly<Record<string, string | undefined>>

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))

function url(env: Env, name: string, protocols: readonly string[]): string | null {
  const value = env[name]
  if (!value) return null
  const parsed = URL.parse(value)
  if (!parsed || !protocols.includes(parsed.protocol))
    throw new ConfigError(
      `${name} must be a URL that starts with ${protocols.map((name) => `${name}//`).join(' or ')}; please correct it.`,
    )
  return value
}

function port(env: Env): number {
  const text = env.PORT || '3000'
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > 65535)
    throw new ConfigError(`PORT is "${text}", but must be a number from 0 to 65535; please correct it.`)
  return value
}

/** The given secret, or one generated once into the data folder. */
function secret(env: Env, dataDir: string): string {
  if (env.APP_SECRET) {
    if (env.APP_SECRET.length < SECRET_LENGTH)
      throw new ConfigError(
        'APP_SECRET is too short: give it at least 32 characters, for example from `openssl rand -hex 32`.',
      )
    return env.APP_SECRET
  }
  if (env.NODE_ENV === 'production')
    throw new ConfigError('APP_SECRET must be set when NODE_ENV=production: give it at least 32 random characters.')
  try {
    return keptSecret(dataDir)
  } catch (error) {
    if (error instanceof ShortSecretError) throw new ConfigError(error.message)
    throw new ConfigError(
      `DATA_DIR ${dataDir} cannot be used (${error instanceof Error ? error.message : String(error)}); please name a folder that can be written.`,
    )
  }
}

function formerSecrets(env: Env): string[] {
  const given = (env.APP_SECRET_FORMER ?? '').split(/\s+/).filter((word) => word !== '')
  if (given.some((word) => word.length < SECRET_LENGTH))
    throw new ConfigError(
      'APP_SECRET_FORMER has a secret of under 32 characters: give those of before whole, with spaces between.',
    )
  return given
}

/** The folder of the web build. The pages are made from within it, so the project's packages must lie above it. */
export function webBuildDir(env: Env, root: string): string {
  const folder = resolve(root, env.WEB_BUILD_DIR || 'apps/web/build')
  if (!folder.startsWith(root + sep))
    throw new ConfigError(`WEB_BUILD_DIR is ${folder}, but must be a folder inside ${root}; please correct it.`)
  return folder
}

export function readBrand(env: Env, builtIn: string): Brand {
  const file = env.BRAND_FILE || builtIn
  let json: unknown
  try {
    json = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new ConfigError(
      `BRAND_FILE ${file} cannot be read as JSON (${error instanceof Error ? error.message : String(error)}); please correct it.`,
    )
  }
  const parsed = Brand.safeParse(json)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new ConfigError(
    `BRAND_FILE ${file} has an error at "${issue?.path.join('.')}": ${issue?.message}; please correct it.`,
  )
}

function stripe(env: Env): Config['stripe'] {
  const names = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const
  const missing = names.filter((name) => !env[name])
  if (missing.length === names.length) {
    // Free plans for everybody are for a trial, and a trial is named.
    if (env.NODE_ENV === 'production' && env.PAYMENTS !== 'sandbox')
      throw new ConfigError(
        `${names.join(', ')} must be set when NODE_ENV=production; PAYMENTS=sandbox runs it with test cards that charge nothing instead.`,
      )
    return null
  }
  if (missing.length > 0)
    throw new ConfigError(`${missing.join(' and ')} must be set too: real payments need all three Stripe variables.`)
  return {
    secretKey: env.STRIPE_SECRET_KEY ?? '',
    publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? '',
    webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
    apiBase: url(env, 'STRIPE_API_BASE', ['http:', 'https:']),
  }
}

/** Reads the environment, once, for the whole server. */
export function readConfig(given: Env, root: string): Config {
  const env = withSecretFiles(given)
  const host = env.HOST || '127.0.0.1'
  const listen = port(env)
  const loopback = isLoopback(host)
  const production = env.NODE_ENV === 'production'
  const dataDir = resolve(root, env.DATA_DIR || '.data')
  const smtpUrl = url(env, 'SMTP_URL', ['smtp:', 'smtps:'])
  if (env.PAYMENTS && env.PAYMENTS !== 'sandbox' && env.PAYMENTS !== 'stripe')
    throw new ConfigError(`PAYMENTS is "${env.PAYMENTS}", but must be stripe or sandbox.`)
  const logLevel = env.LOG_LEVEL || 'info'
  if (!LOG_LEVELS.includes(logLevel))
    throw new ConfigError(`LOG_LEVEL is "${logLevel}", but must be one of ${LOG_LEVELS.join(', ')}.`)
  const rateLimits = env.RATE_LIMITS || 'on'
  if (rateLimits !== 'on' && rateLimits !== 'off')
    throw new ConfigError(`RATE_LIMITS is "${rateLimits}", but must be on or off.`)
  if (rateLimits === 'off' && !loopback)
    throw new ConfigError(
      'RATE_LIMITS=off is only for load tests on a loopback address; please remove it or set HOST to 127.0.0.1.',
    )
  const passwordCost = env.PASSWORD_COST || 'full'
  if (passwordCost !== 'full' && passwordCost !== 'low')
    throw new ConfigError(`PASSWORD_COST is "${passwordCost}", but must be full or low.`)
  if (passwordCost === 'low' && (!loopback || production))
    throw new ConfigError('PASSWORD_COST=low is only for tests on a loopback address; please remove it.')
  if (!loopback && !smtpUrl)
    throw new ConfigError(
      `SMTP_URL must be set when HOST is ${host}: the embedded mailbox is only served on a loopback address.`,
    )
  const brand = readBrand(env, join(root, 'packages/contract/brand.json'))
  const publicUrl = (url(env, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://${host}:${listen}`).replace(/\/+$/, '')
  return {
    ...readGrowth(env, url),
    port: listen,
    host,
    loopback,
    production,
    dataDir,
    databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    secret: secret(env, dataDir),
    formerSecrets: formerSecrets(env),
    publicUrl,
    smtpUrl,
    mailFrom: env.MAIL_FROM || brand.support_email,
    stripe: stripe(env),
    brand,
    logLevel,
    rateLimits: rateLimits === 'on',
    passwordCost,
    webDir: join(webBuildDir(env, root), 'client'),
  }
}
