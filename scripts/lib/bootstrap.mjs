// Plain JavaScript for Node 20: it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** Left alone, the heap of short-lived things grows by a hundred megabytes while modules load, and never shrinks again. */
export const SERVER_FLAGS = ['--max-semi-space-size=16']

const stampFile = join(root, 'node_modules/.fourfold-installed')

export function say(line) {
  process.stdout.write(`${line}\n`)
}

export function fail(sentence) {
  process.stderr.write(`\n${sentence}\n`)
  process.exit(1)
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

/**
 * Installs exactly what the lock file says, when it is missing or has changed: what running and building need ('run'), or
 * that and the tools of the tests ('all').
 */
export function install(what) {
  const hash = lockHash()
  const there = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : ''
  if (there === `all ${hash}` || there === `${what} ${hash}`) return
  say('Installing packages (only when the lock file has changed) …')
  // What the cache holds is taken as it is: asking for every package whether it is still the same takes longer than the rest.
  const args = [
    'ci',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...(what === 'run' ? ['--omit=dev'] : []),
  ]
  const result = spawnSync('npm', args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  if (result.status !== 0) fail('The packages could not be installed. Check the network and run the command again.')
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, `${what} ${hash}`)
}

/** Node 24 from the packages; elsewhere the running Node, if it can run TypeScript by itself. */
export function modernNode() {
  const brought = join(root, 'node_modules/.bin/node')
  if (existsSync(brought) && spawnSync(brought, ['--version']).status === 0) return brought
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major >= 24 || (major === 22 && minor >= 18)) return process.execPath
  return fail(
    'No Node 24 comes with the packages on this platform: please install Node 24 or newer and run the command again.',
  )
}

/** Sources that Node has read once are kept without their types and compiled: a server loads in three quarters of the work. */
export function environment(node) {
  const path = [join(root, 'node_modules/.bin'), dirname(node), process.env.PATH].join(':')
  return { NODE_COMPILE_CACHE: join(root, '.cache/compiled'), ...process.env, PATH: path }
}
