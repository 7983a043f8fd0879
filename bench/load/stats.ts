/** One answered call: when it was sent, how long until its first byte and its last, and how much came. */
export type Sample = Readonly<{ at: number; first: number; whole: number; bytes: number; status: number }>

/** Nearest rank: the smallest value that so many of 100 do not exceed. */
export function percentile(sorted: readonly number[], part: number): number {
  if (sorted.length === 0) return Number.NaN
  return sorted[Math.max(0, Math.ceil((part / 100) * sorted.length) - 1)] ?? Number.NaN
}

export type Summary = Readonly<{
  name: string
  n: number
  p50: number
  p95: number
  p99: number
  max: number
  /** Time to first byte. */
  ttfb50: number
  ttfb99: number
  kilobytes: number
  /** Answers other than success and the 409 that asks to merge. */
  errors: number
}>

const isError = ({ status }: Sample): boolean => status !== 409 && (status < 200 || status >= 400)

export function summarize(name: string, samples: readonly Sample[]): Summary {
  const whole = samples.map((s) => s.whole).sort((a, b) => a - b)
  const first = samples.map((s) => s.first).sort((a, b) => a - b)
  return {
    name,
    n: samples.length,
    p50: percentile(whole, 50),
    p95: percentile(whole, 95),
    p99: percentile(whole, 99),
    max: whole.at(-1) ?? Number.NaN,
    ttfb50: percentile(first, 50),
    ttfb99: percentile(first, 99),
    kilobytes: samples.reduce((sum, s) => sum + s.bytes, 0) / Math.max(1, samples.length) / 1000,
    errors: samples.filter(isError).length,
  }
}

const ms = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(value < 10 ? 1 : 0)).padStart(7)

export function table(rows: readonly Summary[]): string {
  const width = Math.max(...rows.map((r) => r.name.length), 4)
  const head = `${'call'.padEnd(width)}  ${'n'.padStart(6)} ${['p50', 'p95', 'p99', 'max', 'ttfb50', 'ttfb99'].map((h) => h.padStart(7)).join('')} ${'kB'.padStart(6)} errors`
  const lines = rows.map(
    (r) =>
      `${r.name.padEnd(width)}  ${String(r.n).padStart(6)} ${[r.p50, r.p95, r.p99, r.max, r.ttfb50, r.ttfb99].map(ms).join('')} ${r.kilobytes.toFixed(1).padStart(6)} ${String(r.errors).padStart(6)}`,
  )
  return [head, ...lines].join('\n')
}
