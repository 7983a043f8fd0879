import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const root = resolve(import.meta.dirname, '../../..')
const folder = mkdtempSync(join(tmpdir(), 'fourfold-config-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const read = (env: Record<string, string>) => readConfig({ DATA_DIR: folder, ...env }, root)
const broken = join(folder, 'brand.json')
writeFileSync(broken, '{"name":""}')
const empty = join(folder, 'empty')
writeFileSync(empty, '\n')

test('without variables it listens on loopback port 3000 and keeps its secret to itself', () => {
  const config = read({})
  expect([config.port, config.host, config.publicUrl, config.databaseUrl]).toEqual([
    3000,
    '127.0.0.1',
    'http://127.0.0.1:3000',
    null,
  ])
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
  expect(read({}).secret).toBe(config.secret)
})

test('unknown and empty variables are ignored', () => {
  expect(read({ PORT: '', HOST: '', DATABASE_URL: '', WEB_BUILD_DIR: '' }).port).toBe(3000)
  expect(read({ NO_SUCH_VARIABLE: 'x' }).port).toBe(3000)
})

test.each([
  [{ PORT: 'abc' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a URL that starts with postgres:// or postgresql://;'],
  [{ DATA_DIR: '/dev/null/data' }, 'DATA_DIR /dev/null/data'],
  [{ DATA_DIR: '/proc/x/data' }, 'DATA_DIR /proc/x/data'],
  [{ WEB_BUILD_DIR: '/tmp/pages' }, 'WEB_BUILD_DIR'],
  [{ PUBLIC_URL: 'example.com' }, 'PUBLIC_URL'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ PASSWORD_COST: 'none' }, 'PASSWORD_COST'],
  [{ PASSWORD_COST: 'low', HOST: '0.0.0.0', SMTP_URL: 'smtp://mail' }, 'PASSWORD_COST'],
  [{ RATE_LIMITS: 'maybe' }, 'RATE_LIMITS'],
  [{ RATE_LIMITS: 'off', HOST: '0.0.0.0', SMTP_URL: 'smtp://mail' }, 'RATE_LIMITS'],
  [{ HOST: '0.0.0.0' }, 'SMTP_URL'],
  [{ NODE_ENV: 'production' }, 'APP_SECRET'],
  [{ NODE_ENV: 'production', APP_SECRET: 'x'.repeat(32) }, 'PAYMENTS=sandbox'],
  [{ PAYMENTS: 'free' }, 'PAYMENTS'],
  [{ APP_SECRET: 'short' }, 'APP_SECRET'],
  [{ APP_SECRET_FILE: '/no/such/file' }, 'APP_SECRET_FILE /no/such/file cannot be read'],
  [{ APP_SECRET_FILE: empty }, 'is empty'],
  [{ APP_SECRET: 'x'.repeat(32), APP_SECRET_FILE: empty }, 'APP_SECRET and APP_SECRET_FILE are both set'],
  [{ APP_SECRET_FORMER: `short ${'x'.repeat(32)}` }, 'APP_SECRET_FORMER'],
  [{ STRIPE_SECRET_KEY: 'sk' }, 'STRIPE_PUBLISHABLE_KEY'],
  [{ BRAND_FILE: '/no/such/file.json' }, 'BRAND_FILE'],
  [{ BRAND_FILE: broken }, 'BRAND_FILE'],
])('a wrong variable stops the start with one sentence that names it: %j', (env, name) => {
  expect(() => read(env as unknown as Record<string, string>)).toThrow(ConfigError)
  expect(() => read(env as unknown as Record<string, string>)).toThrow(name)
})

test('a secret may stand in a file that a vault hands out, and counts as if it were given', () => {
  const file = join(folder, 'handed-out')
  writeFileSync(file, 'postgresql://somebody@host/fourfold\n')
  expect(read({ DATABASE_URL_FILE: file }).databaseUrl).toBe('postgresql://somebody@host/fourfold')
  writeFileSync(file, `${'s'.repeat(40)}\n`)
  expect(read({ APP_SECRET_FILE: file }).secret).toBe('s'.repeat(40))
  expect(read({ NODE_ENV: 'production', APP_SECRET_FILE: file, PAYMENTS: 'sandbox' }).secret).toBe('s'.repeat(40))
})

test('secrets of before are given with spaces between, and without any there are none', () => {
  const [one, two] = ['x'.repeat(32), 'y'.repeat(40)]
  expect(read({ APP_SECRET_FORMER: ` ${one}\n${two} ` }).formerSecrets).toEqual([one, two])
  expect(read({}).formerSecrets).toEqual([])
})

test('production takes test cards only when asked for by name', () => {
  const env = { NODE_ENV: 'production', APP_SECRET: 'x'.repeat(32) }
  expect(read({ ...env, PAYMENTS: 'sandbox' }).stripe).toBeNull()
})

test.each(['', 'short', ' \n'])('a kept secret that was cut to %j is refused and left as it is', (text) => {
  const cut = mkdtempSync(join(folder, 'cut-'))
  writeFileSync(join(cut, 'secret'), text)
  expect(() => read({ DATA_DIR: cut })).toThrow(ConfigError)
  expect(() => read({ DATA_DIR: cut })).toThrow(`The secret in ${join(cut, 'secret')}`)
  expect(readFileSync(join(cut, 'secret'), 'utf8')).toBe(text)
})

test('a secret is written whole: no draft is left, and a second start reads the first one', () => {
  const fresh = mkdtempSync(join(folder, 'fresh-'))
  const { secret } = read({ DATA_DIR: fresh })
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(readdirSync(fresh)).toEqual(['secret'])
  expect(read({ DATA_DIR: fresh }).secret).toBe(secret)
})
