// npm test: installs what is missing and runs every check. Plain JavaScript for Node 20.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { environment, fail, install, modernNode, root, say } from './lib/bootstrap.mjs'

const deep = process.argv.includes('--deep')
const only = process.argv
  .find((a) => a.startsWith('--only='))
  ?.slice(7)
  .split(',')

/** A browser for the journeys: one that is there, Debian's through apt when root, else Playwright's own. */
function findBrowser(env) {
  const known = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
  const found = known.find((path) => path && existsSync(path))
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium with apt (once) …')
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium'
  }
  say('Installing the browser of Playwright (once) …')
  if (spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit', env }).status === 0) return ''
  return fail(
    'The browser journeys need Chromium: please install it (on Debian: apt-get install chromium) and run the command again.',
  )
}

install()
const node = modernNode()
const env = { ...environment(node), NODE_OPTIONS: '', CI: process.env.CI ?? '' }
if (deep) env.DEEP = '1'
env.CHROMIUM = findBrowser(env)

const quick = [
  ['format and lint', 'biome', ['check', '--error-on-warnings']],
  ['types', 'tsc', ['-p', 'tsconfig.json']],
  ['browser types', 'tsc', ['-p', 'tsconfig.browser.json']],
  ['route types', 'react-router', ['typegen'], 'apps/web'],
  ['web types', 'tsc', ['-p', 'apps/web/tsconfig.json']],
  [
    'import rules',
    'depcruise',
    ['--config', '.dependency-cruiser.cjs', 'packages', 'apps/server/src', 'apps/web/app', 'bench'],
  ],
  ['unused code', 'knip', []],
  ['unit', 'vitest', ['run', '--project', 'unit']],
  ['database', 'vitest', ['run', '--project', 'database']],
  ['api', 'vitest', ['run', '--project', 'api']],
  ['web build', node, ['scripts/build-web.ts']],
  ['web weight', node, ['bench/web/main.ts', '--check']],
  ['browser', 'playwright', ['test']],
]
const full = [
  [
    'random states and payment schedules, full size',
    'vitest',
    ['run', '--project', 'api', 'apps/server/src/features/tests', 'apps/server/src/features/orders'],
  ],
]
const stages = (deep ? full : quick).filter(([name]) => !only || only.includes(name))

/** Lines kept of a stage: what failed is printed again at the end, where it is looked for. */
const KEPT = 120

function run([, command, args, folder]) {
  return new Promise((resolve) => {
    let kept = ''
    const child = spawn(command, args, {
      cwd: folder ? `${root}/${folder}` : root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const pass = (to) => (chunk) => {
      to.write(chunk)
      kept = `${kept}${chunk}`.split('\n').slice(-KEPT).join('\n')
    }
    child.stdout.on('data', pass(process.stdout))
    child.stderr.on('data', pass(process.stderr))
    child.on('close', (code) => resolve({ ok: code === 0, kept }))
    child.on('error', (error) => resolve({ ok: false, kept: error.message }))
  })
}

const results = []
for (const stage of stages) {
  say(`\n▸ ${stage[0]}`)
  const start = performance.now()
  const { ok, kept } = await run(stage)
  results.push({ name: stage[0], ok, kept, seconds: (performance.now() - start) / 1000 })
}

for (const { name, kept } of results.filter((r) => !r.ok)) say(`\n▸ ${name} failed; its last lines again:\n${kept}`)

say('\nTime by stage')
for (const { name, ok, seconds } of results)
  say(`${ok ? 'ok    ' : 'FAILED'} ${seconds.toFixed(1).padStart(7)} s  ${name}`)
const failed = results.filter((r) => !r.ok).length
say(
  `total  ${results
    .reduce((s, r) => s + r.seconds, 0)
    .toFixed(1)
    .padStart(7)} s\n`,
)
say(`${results.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
