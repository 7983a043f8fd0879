import type { Accepted } from './accepted.ts'
import type { Target } from './targets.ts'

export type Tried = Readonly<{ line: number; was: string; put: string; killed: boolean }>
export type Result = Target & Readonly<{ tried: readonly Tried[]; all: number }>

/** Of a part so many must be caught. */
const LEAST = 0.85

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`
const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ')
  return `\`${(line.length > 70 ? `${line.slice(0, 67)}...` : line).replaceAll('|', '\\|').replaceAll('`', "'")}\``
}

type Written = Readonly<{ text: string; failed: readonly string[] }>

/** docs/mutation.md, and what is not as it should be: a part below the mark, a survivor without a reason. */
export function report(
  results: readonly Result[],
  accepted: readonly Accepted[],
  read: (file: string) => string,
): Written {
  const failed: string[] = []
  const rows: string[] = []
  for (const [part, files] of Map.groupBy(results, (r) => r.part)) {
    const tried = files.flatMap((f) => f.tried)
    const share = tried.filter((t) => t.killed).length / Math.max(1, tried.length)
    if (share < LEAST) failed.push(`${part}: ${percent(share)} killed, ${percent(LEAST)} wanted`)
    for (const f of files) {
      const killed = f.tried.filter((t) => t.killed).length
      rows.push(
        `| ${part} | ${f.file} | ${f.all} | ${f.tried.length} | ${killed} | ${f.tried.length - killed} | ${percent(killed / Math.max(1, f.tried.length))} |`,
      )
    }
  }
  const survivors = results.flatMap(({ file, tried }) => {
    const lines = read(file).split('\n')
    return tried
      .filter((t) => !t.killed)
      .map((t) => {
        const code = (lines[t.line - 1] ?? '').trim()
        const known = accepted.find((a) => a.file === file && a.code === code && a.was === t.was && a.put === t.put)
        if (!known) failed.push(`${file}:${t.line}: no reason for ${t.was} -> ${t.put}`)
        return `| ${file} | ${short(code)} | ${short(t.was)} becomes ${short(t.put)} | ${known?.reason ?? 'none yet'} |`
      })
  })
  const text = `# Mutation run

Written by \`npm run test:mutation -- --write\`. A small wrong change is made in a file (an operator, a condition, a number,
a return, a statement left out), and the tests of that file run: one of them must fail. Of a file with many changes some are
tried, spread over the whole of it (\`--most\`). The runner is our own, in \`scripts/mutation\`: Stryker 10 reads the
configuration through the compiler API, which TypeScript 7 does not have.

| Part | File | Changes | Tried | Killed | Survived | Share |
|---|---|---:|---:|---:|---:|---:|
${rows.join('\n')}

## Survivors, and why

| File | Line | Change | Reason |
|---|---|---|---|
${survivors.join('\n')}
`
  return { text, failed }
}
