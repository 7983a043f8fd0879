import { ConfigError } from './config-error.ts'

type Env = Readonly<Record<string, string | undefined>>
type ReadUrl = (env: Env, name: string, protocols: readonly string[]) => string | null

/** What only matters beyond one machine: more databases, proxies in between, and who looks at the figures. */
export type Growth = Readonly<{
  /** Past a pooler to the database itself, for migrations and jobs; null: the same as the other. */
  directUrl: string | null
  /** A copy of the database for what may be a second old; null: there is none. */
  readUrl: string | null
  /** Connections that requests may use at once. */
  poolSize: number
  /** Whether statements are kept by name in the database; a PgBouncer before 1.21 cannot. */
  namedStatements: boolean
  /** Where /metrics is served apart; null: beside the product, for this machine alone. */
  metrics: Readonly<{ host: string; port: number }> | null
  tracesUrl: string | null
  /** How long a stop tells proxies that this server goes, before it stops to listen. */
  drainSeconds: number
}>

function whole(env: Env, name: string, fallback: number, least: number, most: number): number {
  const text = env[name] || String(fallback)
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new ConfigError(`${name} is "${text}", but must be a number from ${least} to ${most}; please correct it.`)
  return value
}

export function readGrowth(env: Env, url: ReadUrl): Growth {
  const named = env.NAMED_STATEMENTS || 'on'
  if (named !== 'on' && named !== 'off') throw new ConfigError(`NAMED_STATEMENTS is "${named}", but must be on or off.`)
  const metricsPort = env.METRICS_PORT ? whole(env, 'METRICS_PORT', 0, 1, 65_535) : null
  return {
    directUrl: url(env, 'DATABASE_DIRECT_URL', ['postgres:', 'postgresql:']),
    readUrl: url(env, 'DATABASE_READ_URL', ['postgres:', 'postgresql:']),
    poolSize: whole(env, 'DATABASE_POOL', 16, 2, 500),
    namedStatements: named === 'on',
    metrics: metricsPort === null ? null : { port: metricsPort, host: env.METRICS_HOST || '127.0.0.1' },
    tracesUrl: url(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']),
    drainSeconds: whole(env, 'DRAIN_SECONDS', 0, 0, 300),
  }
}
