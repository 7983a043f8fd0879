import { fork } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ACCEPTED } from './accepted.ts'
import { keptResults } from './kept.ts'
import { mutantsOf, spread } from './mutants.ts'
import { type Row, report, rowOf, rowsIn, type Tried, toTry } from './report.ts'
import { TARGETS, type Target } from './targets.ts'

const HELP = `npm run test:mutation [-- part or file …] [--most 60] [--again] [--write] [--report]

Makes small wrong changes one by one and looks whether a test fails. --most says how many of a file are tried, --again
tries only what survived the last run here. --write keeps the table in docs/mutation.md: of this run, and of earlier ones, whose
row says so where the file has changed since. --report tries nothing: it names those files.

Parts: ${[...new Set(TARGETS.map((target) => target.part))].join(', ')}`

const DOCUMENT = 'docs/mutation.md'
const root = resolve(import.meta.dirname, '../..')
const args = process.argv.slice(2)
if (args.includes('--help')) {
  console.log(HELP)
  process.exit(0)
}
const odd = args.find((arg) => arg.startsWith('--') && !['--most', '--again', '--write', '--report'].includes(arg))
if (odd) throw new Error(`${odd} is no option.\n${HELP}`)
const flag = (name: string): string | undefined => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined)
const most = Number(flag('--most') ?? 60)
const wanted = args.filter((a, i) => !a.startsWith('--') && args[i - 1] !== '--most')

/** A change that makes a loop endless is caught too: nothing is heard of it for many times what the tests usually take. */
const silenceAfter = (usualMs: number): number => 20_000 + 8 * usualMs
const START_MS = 900_000

type Message = Partial<Tried> & { usual?: number; index?: number; trying?: number; done?: number; broken?: string }

/** Which mutants of a file: all of a spread, or only some of it. */
type Choice = Readonly<{ most: number; only: readonly number[] }>

/** One child until it is through, falls silent or dies; gives back at which mutant to go on. */
function attempt(
  target: Target,
  { most, only }: Choice,
  from: number,
  tried: Map<number, Tried>,
): Promise<number | null> {
  return new Promise((settle, fail) => {
    const child = fork(
      join(import.meta.dirname, 'try-file.ts'),
      [target.file, String(from), String(most), only.join()],
      {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      },
    )
    let trying: number | null = null
    let through = false
    let wait = START_MS
    const silence = () => setTimeout(() => child.kill('SIGKILL'), wait)
    let timer = silence()
    child.on('message', (message: Message) => {
      clearTimeout(timer)
      if (message.usual !== undefined) wait = silenceAfter(message.usual)
      timer = silence()
      if (message.broken) fail(new Error(`${target.file}: ${message.broken}`))
      if (message.trying !== undefined) trying = message.trying
      if (message.done !== undefined) through = true
      const { line, was, put, killed } = message
      if (message.index === undefined || line === undefined || was === undefined || put === undefined) return
      tried.set(message.index, { line, was, put, killed: killed ?? false })
      trying = null
    })
    child.on('exit', () => {
      clearTimeout(timer)
      if (through) return settle(null)
      if (trying === null) return fail(new Error(`${target.file}: the run ended by itself`))
      const list = spread(mutantsOf(readFileSync(join(root, target.file), 'utf8')), most)
      const mutant = list[trying]
      if (mutant) tried.set(trying, { line: mutant.line, was: mutant.was, put: mutant.put, killed: true })
      settle(trying + 1)
    })
  })
}

const kept = keptResults(root)
for (const target of args.includes('--report') ? [] : TARGETS) {
  if (wanted.length > 0 && !wanted.some((w) => target.part === w || target.file.includes(w))) continue
  const before = args.includes('--again') ? kept.get(target.file)?.tried : undefined
  const only = before?.flatMap(({ killed }, i) => (killed ? [] : [i])) ?? []
  if (before && only.length === 0) continue
  const choice = { most: before?.length ?? most, only }
  const found = new Map<number, Tried>(before?.entries())
  for (let from: number | null = 0; from !== null; ) from = await attempt(target, choice, from, found)
  const tried = [...found.values()]
  kept.put(target.file, { tried, all: mutantsOf(readFileSync(join(root, target.file), 'utf8')).length })
  const killed = tried.filter((t) => t.killed).length
  console.log(`${target.file}: ${killed} of ${tried.length} killed`)
  for (const t of tried)
    if (!t.killed) console.log(`  survived at line ${t.line}: ${JSON.stringify(t.was)} -> ${JSON.stringify(t.put)}`)
}
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const earlier = rowsIn(read(DOCUMENT))
const rows = TARGETS.flatMap((target): Row[] => {
  const known = kept.get(target.file)
  if (known) return [rowOf({ ...target, ...known }, ACCEPTED, read)]
  const row = earlier.get(target.file)
  return row ? [row] : []
})
for (const line of toTry(TARGETS, new Map(rows.map((row) => [row.file, row])), read)) console.error(line)
const { text, failed } = report(rows, read)
if (args.includes('--write')) writeFileSync(join(root, DOCUMENT), text)
for (const line of failed) console.error(line)
process.exitCode = failed.length > 0 ? 1 : 0
