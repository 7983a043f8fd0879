import { codeHash } from './code-hash.ts'
import type { Accepted } from './reason.ts'
import type { Target } from './targets.ts'

export type Tried = Readonly<{ line: number; was: string; put: string; killed: boolean }>
export type Result = Target & Readonly<{ tried: readonly Tried[]; all: number }>

type Read = (file: string) => string

/** Of a part so many must be caught. */
const LEAST = 0.85

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`
const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ')
  return `\`${(line.length > 70 ? `${line.slice(0, 67)}...` : line).replaceAll('|', '\\|').replaceAll('`', "'")}\``
}

/** What is known of a file: a line of the first table, and its lines of the second. */
export type Row = Readonly<{
  part: string
  file: string
  /** Of the code that was tried, by code-hash.ts. */ code: string
  all: number
  tried: number
  killed: number
  survivors: readonly string[]
  /** Survivors without a reason. */
  unexplained: readonly string[]
}>

/** What a run has found. */
export function rowOf({ part, file, tried, all }: Result, accepted: readonly Accepted[], read: Read): Row {
  const source = read(file)
  const lines = source.split('\n')
  const unexplained: string[] = []
  const survivors = tried
    .filter((t) => !t.killed)
    .map((t) => {
      const code = (lines[t.line - 1] ?? '').trim()
      const known = accepted.find((a) => a.file === file && a.code === code && a.was === t.was && a.put === t.put)
      if (!known) unexplained.push(`${file}:${t.line}: no reason for ${t.was} -> ${t.put}`)
      return `| ${file} | ${short(code)} | ${short(t.was)} becomes ${short(t.put)} | ${known?.reason ?? 'none yet'} |`
    })
  const killed = tried.length - survivors.length
  return { part, file, code: codeHash(source), all, tried: tried.length, killed, survivors, unexplained }
}

const CHANGED = ', changed since'
const ROW =
  /^\| ([\w -]+) \| (\S+\.ts) \| ([\da-f]{8})(?:, changed since)? \| (\d+) \| (\d+) \| (\d+) \| \d+ \| \d+ % \|$/gm

/** What docs/mutation.md says already, by file. */
export function rowsIn(text: string): ReadonlyMap<string, Row> {
  const lines = text.split('\n')
  return new Map(
    [...text.matchAll(ROW)].map(([, part = '', file = '', code = '', ...counts]) => {
      const [all = 0, tried = 0, killed = 0] = counts.map(Number)
      const survivors = lines.filter((line) => line.startsWith(`| ${file} | `))
      return [file, { part, file, code, all, tried, killed, survivors, unexplained: [] }]
    }),
  )
}

const isChanged = ({ file, code }: Row, read: Read): boolean => code !== codeHash(read(file))

/** What is to be tried, with the command: files without a row, and those that have changed since theirs was written. */
export const toTry = (targets: readonly Target[], rows: ReadonlyMap<string, Row>, read: Read): string[] =>
  targets.flatMap(({ file }) => {
    const row = rows.get(file)
    if (row && !isChanged(row, read)) return []
    return [
      `${file} ${row ? 'has changed since it was tried' : 'was never tried'}: npm run test:mutation -- ${file} --write`,
    ]
  })

const written = ({ part, file, code, all, tried, killed }: Row, changed: boolean): string =>
  `| ${part} | ${file} | ${code}${changed ? CHANGED : ''} | ${all} | ${tried} | ${killed} | ${tried - killed} | ${percent(killed / Math.max(1, tried))} |`

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

type Written = Readonly<{ text: string; failed: readonly string[] }>

/** docs/mutation.md, and what is not as it should be: a part below the mark, a survivor without a reason. */
export function report(rows: readonly Row[], read: Read): Written {
  const low = [...Map.groupBy(rows, (row) => row.part)].flatMap(([part, files]) => {
    const share = sum(files.map((f) => f.killed)) / Math.max(1, sum(files.map((f) => f.tried)))
    return share < LEAST ? [`${part}: ${percent(share)} killed, ${percent(LEAST)} wanted`] : []
  })
  const failed = [...low, ...rows.flatMap((row) => row.unexplained)]
  const text = `# Mutation run

Written by \`npm run test:mutation -- --write\`. A small wrong change is made in a file (an operator, a condition, a number,
a return, a statement left out), and the tests of that file run: one of them must fail. Of a file with many changes some are
tried, spread over the whole of it (\`--most\`). Code is a short hash of what was tried, which comments, layout, types and
imports leave as it is: \`npm run test:mutation -- --report\` names the files that have changed since, and so does \`npm test\`.
The runner is our own, in \`scripts/mutation\`: Stryker 10 reads the configuration through the compiler API, which TypeScript 7
does not have.

| Part | File | Code | Changes | Tried | Killed | Survived | Share |
|---|---|---|---:|---:|---:|---:|---:|
${rows.map((row) => written(row, isChanged(row, read))).join('\n')}

## Survivors, and why

| File | Line | Change | Reason |
|---|---|---|---|
${rows.flatMap((row) => row.survivors).join('\n')}
`
  return { text, failed }
}
