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

/** Lanes of a step run beside each other, one core each; a lane's stages run one after the other. */
const quick = [
  [
    [
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
      ['database', 'vitest', ['run', '--project', 'database']],
      ['web build', node, ['scripts/build-web.ts']],
      ['web weight', node, ['bench/web/main.ts', '--check']],
    ],
    [['unit', 'vitest', ['run', '--project', 'unit', '--maxWorkers', '1']]],
  ],
  [[['api', 'vitest', ['run', '--project', 'api', '--maxWorkers', '2']]]],
  [[['browser', 'playwright', ['test']]]],
]
const full = [
  [
    [
      [
        'random states and payment schedules, full size',
        'vitest',
        ['run', '--project', 'api', 'apps/server/src/features/tests', 'apps/server/src/features/orders'],
      ],
    ],
  ],
]

/** Lines kept of a stage: what failed is printed again at the end, where it is looked for. */
const KEPT = 300

/** Stages that run beside others keep their output to themselves, so that the two do not mix. */
function run([, command, args, folder], aloud) {
  return new Promise((resolve) => {
    let kept = ''
    const child = spawn(command, args, {
      cwd: folder ? `${root}/${folder}` : root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const pass = (to) => (chunk) => {
      if (aloud) to.write(chunk)
      kept = `${kept}${chunk}`.split('\n').slice(-KEPT).join('\n')
    }
    child.stdout.on('data', pass(process.stdout))
    child.stderr.on('data', pass(process.stderr))
    child.on('close', (code) => resolve({ ok: code === 0, kept }))
    child.on('error', (error) => resolve({ ok: false, kept: error.message }))
  })
}

function namesOfFailures(kept) {
  const names = kept.split('\n').filter((line) => /FAIL|✘|×|\berror\b/i.test(line))
  return [...new Set(names)].slice(0, 12).join('\n')
}

const results = []
async function runLane(stages, alone) {
  for (const stage of stages.filter(([name]) => !only || only.includes(name))) {
    say(`\n▸ ${stage[0]}`)
    const start = performance.now()
    const { ok, kept } = await run(stage, alone)
    results.push({ name: stage[0], ok, kept, seconds: (performance.now() - start) / 1000 })
    if (!alone) say(`${ok ? 'ok' : 'FAILED'}: ${stage[0]}`)
    if (!ok) say(namesOfFailures(kept))
  }
}
const began = performance.now()
for (const lanes of deep ? full : quick) await Promise.all(lanes.map((lane) => runLane(lane, lanes.length === 1)))

const broken = results.filter((r) => !r.ok)
for (const { name, kept } of broken) say(`\n▸ ${name} failed; its last lines again:\n${kept}`)

say('\nTime by stage')
for (const { name, ok, seconds } of results)
  say(`${ok ? 'ok    ' : 'FAILED'} ${seconds.toFixed(1).padStart(7)} s  ${name}`)
say(`total  ${((performance.now() - began) / 1000).toFixed(1).padStart(7)} s\n`)
say(`${results.length - broken.length} passed, ${broken.length} failed`)
for (const { name, kept } of broken) say(`\n${name}:\n${namesOfFailures(kept)}`)
process.exit(broken.length === 0 ? 0 : 1)
