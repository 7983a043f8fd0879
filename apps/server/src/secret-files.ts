import { readFileSync } from 'node:fs'
import { ConfigError } from './config-error.ts'

type Env = Readonly<Record<string, string | undefined>>

/** What must not lie in an environment where there is a vault: `APP_SECRET_FILE` names the file that it hands out. */
const SECRETS = [
  'APP_SECRET',
  'APP_SECRET_FORMER',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
]

function read(name: string, file: string): string {
  let text: string
  try {
    text = readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new ConfigError(
      `${name}_FILE ${file} cannot be read (${error instanceof Error ? error.message : String(error)}); please correct it.`,
    )
  }
  if (text === '') throw new ConfigError(`${name}_FILE ${file} is empty; please put the secret there.`)
  return text
}

/** The environment with the secrets whose files it names. */
export function withSecretFiles(env: Env): Env {
  const found: Record<string, string> = {}
  for (const name of SECRETS) {
    const file = env[`${name}_FILE`]
    if (!file) continue
    if (env[name]) throw new ConfigError(`${name} and ${name}_FILE are both set; please remove one of them.`)
    found[name] = read(name, file)
  }
  return { ...env, ...found }
}
