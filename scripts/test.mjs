// npm test: installs what is missing and runs every check. Plain JavaScript for Node 20.
//   npm test                      everything
//   npm test -- unit api          these stages
//   npm test -- apps/server/src/features/access/access.test.ts e2e/shop.spec.ts     these files, in the stage they belong to
//   npm run test:deep             the expensive checks at full size
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { environment, fail, install, modernNode, root, say } from './lib/bootstrap.mjs'
import { notRun, reporting } from './lib/not-run.mjs'
import { deepStages, quickStages, stageOfFile } from './lib/stages.mjs'

const words = process.argv.slice(2)
const deep = words.includes('--deep')
const wanted = words.filter((w) => !w.startsWith('--'))

/**
 * A browser for the journeys: one that is there, Debian's through apt when root, else Playwright's own. The headless shell
 * comes first: it draws the same pages with two thirds of the work.
 */
function findBrowser(env) {
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
  const known = () =>
    [process.env.CHROMIUM, ...names.map((n) => `/usr/bin/${n}`)].find((path) => path && existsSync(path))
  // Fonts whose measures the pages borrow until their own have come: without them lines break elsewhere.
  const fonts = () => existsSync('/usr/share/fonts/truetype/liberation')
  if (!(known() && fonts()) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } }
    const get = (name) => spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet)
    say('Installing a browser and fonts with apt (once) …')
    spawnSync('apt-get', ['update', '-qq'], quiet)
    if (!fonts()) get('fonts-liberation')
    for (const name of names.slice(0, 2)) if (!known()) get(name)
  }
  const found = known()
  if (found) return found
  say('Installing the browser of Playwright (once) …')
  if (spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit', env }).status === 0) return ''
  return fail(
    'The browser journeys need Chromium: please install it (on Debian: apt-get install chromium) and run the command again.',
  )
}

install('all')
const node = modernNode()
const env = { ...environment(node), NODE_OPTIONS: '', CI: process.env.CI ?? '' }
if (deep) env.DEEP = '1'

/** The stages asked for by name or by one of their files; all, where nothing is asked for. */
function chosen(stages) {
  const whole = (stage) => ({ ...stage, args: [...stage.args, ...(stage.narrowed ?? [])] })
  if (wanted.length === 0) return stages.map(whole)
  const byName = new Set(wanted.filter((w) => stages.some((s) => s.name === w)))
  const files = wanted.filter((w) => !byName.has(w))
  const homeless = files.filter((f) => !existsSync(join(root, f)) || !stageOfFile(f))
  if (homeless.length > 0)
    fail(
      `No stage and no test file is called ${homeless.join(', ')}. Stages: ${stages.map((s) => s.name).join(', ')}. A name of several words needs quotes.`,
    )
  const own = (stage) => files.filter((f) => stageOfFile(f) === stage.name)
  const picked = stages.filter((s) => byName.has(s.name) || own(s).length > 0)
  const names = new Set(picked.map((s) => s.name))
  // What a stage needs is made first: pages for the browser, the built bank for all who load it.
  const needed = stages.filter((s) => !names.has(s.name) && picked.some((p) => p.after?.includes(s.name) && s.makes))
  return [...needed, ...picked.map((s) => (byName.has(s.name) ? whole(s) : { ...s, args: [...s.args, ...own(s)] }))]
}

/** At full size there are stages of its own; a file that is named is run by the one it always belongs to. */
function allStages() {
  if (!deep) return quickStages(node)
  const full = deepStages(node)
  if (wanted.length === 0) return full
  return [...full, ...quickStages(node).filter(({ name }) => !full.some((stage) => stage.name === name))]
}

const stages = chosen(allStages())
if (stages.some((s) => s.browser)) env.CHROMIUM = findBrowser(env)

/** Lines kept of a stage: what failed is printed again at the end, where it is looked for. */
const KEPT = 300
const FLAKY = join(root, '.cache/journeys.json')

/** Stages run beside each other keep their output to themselves, so that the two do not mix. */
function run({ command, args, folder, expects }, more, aloud) {
  return new Promise((resolve) => {
    let kept = ''
    const notes = []
    const child = spawn(command, [...args, ...more], {
      cwd: folder ? join(root, folder) : root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const pass = (to) => (chunk) => {
      if (aloud) to.write(chunk)
      notes.push(...(String(chunk).match(/^note: .*$/gm) ?? []))
      kept = `${kept}${chunk}`.split('\n').slice(-KEPT).join('\n')
    }
    child.stdout.on('data', pass(process.stdout))
    child.stderr.on('data', pass(process.stderr))
    child.on('close', (code) => {
      // A tool that sees nothing finds nothing: some say so only in what they print.
      const seen = !expects || expects.test(kept)
      resolve({
        ok: code === 0 && seen,
        notes,
        kept: seen ? kept : `${kept}\nerror: the output does not say ${expects}`,
      })
    })
    child.on('error', (error) => resolve({ ok: false, notes, kept: error.message }))
  })
}

function namesOfFailures(kept) {
  const names = kept.split('\n').filter((line) => /FAIL|✘|×|\berror\b/i.test(line))
  return [...new Set(names)].slice(0, 12).join('\n')
}

const results = []
const running = new Set()
const ended = new Set()
/** Of a small machine; the half is for a stage that mostly waits. */
const cores = 2.5

/** A journey that passed at its second try only is named; one may on a busy machine, two of the many deep ones: more are a fault. */
const MOST_SECOND_TRIES = deep ? 2 : 1

function secondTries() {
  if (!existsSync(FLAKY)) return []
  const found = []
  const walk = (suite) => {
    for (const spec of suite.specs ?? [])
      if (spec.tests.some((t) => t.status === 'flaky')) found.push(`${spec.file}: ${spec.title}`)
    for (const inner of suite.suites ?? []) walk(inner)
  }
  for (const suite of JSON.parse(readFileSync(FLAKY, 'utf8')).suites ?? []) walk(suite)
  return found
}

async function runStage(stage) {
  const aloud = stages.length === 1
  say(`▸ ${stage.name}`)
  if (stage.browser) rmSync(FLAKY, { force: true })
  const start = performance.now()
  let { ok, kept, notes } = await run(stage, reporting(stage), aloud)
  const left = notRun(stage, deep)
  if (left) say(left)
  if (stage.browser) {
    const again = secondTries()
    say(`journeys that needed a second try: ${again.length}${again.map((name) => `\n    ${name}`).join('')}`)
    if (again.length > MOST_SECOND_TRIES) {
      ok = false
      kept = `${kept}\nerror: ${again.length} journeys needed a second try; at most ${MOST_SECOND_TRIES} may:\n${again.join('\n')}`
    }
  }
  const seconds = (performance.now() - start) / 1000
  results.push({ name: stage.name, ok, kept, notes, seconds, left })
  say(`${ok ? 'ok' : 'FAILED'}: ${stage.name} (${seconds.toFixed(0)} s)`)
  if (!ok) say(namesOfFailures(kept))
}

/** Stages start in their order, as soon as what they need has ended and a core is free for each they use. */
async function runAll() {
  const waiting = [...stages]
  const known = new Set(stages.map((s) => s.name))
  const used = () => [...running].reduce((sum, r) => sum + r.stage.cores, 0)
  while (waiting.length > 0 || running.size > 0) {
    for (const stage of [...waiting]) {
      const ready = (stage.after ?? []).every((name) => !known.has(name) || ended.has(name))
      if (!ready || (running.size > 0 && used() + stage.cores > cores)) continue
      waiting.splice(waiting.indexOf(stage), 1)
      const entry = { stage }
      running.add(entry)
      entry.done = runStage(stage).then(() => {
        running.delete(entry)
        ended.add(stage.name)
      })
    }
    await Promise.race([...running].map((r) => r.done))
  }
}

const began = performance.now()
await runAll()

const broken = results.filter((r) => !r.ok)
for (const { name, kept } of broken) say(`\n▸ ${name} failed; its last lines again:\n${kept}`)

// What should be done and breaks nothing would else be lost in the output of a stage that passed.
for (const note of results.flatMap((r) => r.notes)) say(note)

say('\nTime by stage')
for (const { name, ok, seconds } of results)
  say(`${ok ? 'ok    ' : 'FAILED'} ${seconds.toFixed(1).padStart(7)} s  ${name}`)
say(`total  ${((performance.now() - began) / 1000).toFixed(1).padStart(7)} s\n`)
for (const { left } of results) if (left) say(`${left}\n`)
say(`${results.length - broken.length} passed, ${broken.length} failed`)
for (const { name, kept } of broken) say(`\n${name}:\n${namesOfFailures(kept)}`)
process.exit(broken.length === 0 ? 0 : 1)
