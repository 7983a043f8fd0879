import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { readBrand, webBuildDir } from '../apps/server/src/config.ts'
import { finishWebBuild } from './lib/finish-web-build.ts'

const root = resolve(import.meta.dirname, '..')
const web = join(root, 'apps/web')
const out = orStop(() => webBuildDir(process.env, root))
const stamp = join(out, 'stamp')

/** What a person can mend is said in one sentence. */
function stop(error: unknown): never {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

function orStop<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    return stop(error)
  }
}

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'build', '.react-router'].includes(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? files(path) : [path]
  })
}

/** Everything that makes a build: sources, the brand, the benchmark's figures, the size of the bank, the public address. */
function inputHash(): string {
  const hash = createHash('sha256')
  const brandFile = process.env.BRAND_FILE || join(root, 'packages/contract/brand.json')
  const single = [
    brandFile,
    join(root, 'bench/results/models.json'),
    join(root, 'package-lock.json'),
    import.meta.filename,
  ]
  const sources = [
    ...files(web),
    ...files(join(root, 'packages/bank/locks')),
    ...files(join(root, 'packages/contract')),
    ...files(join(root, 'packages/grapher')),
    ...files(join(root, 'scripts/lib')),
    ...single,
  ]
  for (const file of sources.filter((f) => existsSync(f) && statSync(f).isFile()).sort())
    hash.update(relative(root, file)).update(readFileSync(file))
  return hash
    .update(process.env.PUBLIC_URL ?? '')
    .update(process.env.RELEASE ?? '')
    .digest('hex')
}

/** A page opened before a release still finds its files: the previous build's assets stay beside the new ones. */
function keepPrevious(work: () => void): readonly string[] {
  const assets = join(out, 'client/assets')
  const kept = mkdtempSync(join(tmpdir(), 'fourfold-assets-'))
  const list = join(out, 'own-assets.json')
  const previous: string[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  for (const name of previous) {
    if (!existsSync(join(assets, name))) continue
    cpSync(join(assets, name), join(kept, name))
  }
  rmSync(join(out, 'client'), { recursive: true, force: true })
  work()
  const own = readdirSync(assets)
  writeFileSync(list, JSON.stringify(own))
  cpSync(kept, assets, { recursive: true, force: false })
  rmSync(kept, { recursive: true, force: true })
  return own
}

/** Prerendering gives a page ten seconds; a machine that is busy may need them to load the first one. */
const TOO_SLOW = /Prerender: .*timeout/
const TRIES = 3

function build(command: string, args: string[], tries = TRIES): void {
  // Room for what lives briefly: cleaning it up again and again took a tenth of the build.
  const env = { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '--max-semi-space-size=64' }
  const built = spawnSync(command, args, { cwd: web, encoding: 'utf8', env })
  if (built.status === 0) return
  if (tries > 1 && TOO_SLOW.test(built.stderr)) {
    process.stdout.write('The machine is busy: building once more …\n')
    build(command, args, tries - 1)
    return
  }
  process.stderr.write(`${built.stdout}\n${built.stderr}\nThe web application could not be built.\n`)
  process.exit(1)
}

async function main(): Promise<void> {
  readBrand(process.env, join(root, 'packages/contract/brand.json'))
  const wanted = inputHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  process.stdout.write('Building the web application …\n')
  // A build that is cut off must not look finished.
  rmSync(stamp, { force: true })
  const own = keepPrevious(() => {
    build('react-router', ['build'])
    // The calculator is a page of its own, opened inside a test as a frame.
    build('vite', ['build', '--config', 'vite.calculator.config.ts', '--logLevel', 'warn'])
  })
  const publicUrl = (process.env.PUBLIC_URL ?? 'http://127.0.0.1:3000').replace(/\/+$/, '')
  await finishWebBuild(join(out, 'client'), publicUrl, own)
  writeFileSync(stamp, wanted)
}

await main().catch(stop)
