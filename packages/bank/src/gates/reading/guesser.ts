/**
 * A guesser that does not read the stem. It knows only how options look and how they compare with each other, learns on
 * one half of the items which looks go with being right, and guesses on the other half. A good bank gives it no hold.
 */

import type { DrawnItem } from '../../draw/drawn.ts'
import { visible } from '../../draw/visible.ts'
import { hash32 } from '../../kit/rng.ts'

type Features = readonly number[]

const NAMES = [
  'long',
  'longest',
  'shortest',
  'large',
  'largest',
  'smallest',
  'middle',
  'size',
  'negative',
  'sign of most',
  'sign of few',
  'whole',
  'whole alone',
  'fraction alone',
  'trailing zero',
  'digits',
  'shares parts',
  'odd one out',
  'near the others',
  'twin negated',
  'has zero or one',
  'letter',
] as const

/** The number that an option shows first, if it shows one. */
function shownNumber(html: string): number | null {
  const t = visible(html).replace(/\{,\}|,(?=\d{3})/g, '')
  const f = /(-?)\s*\\frac\{(-?\d+)\}\{(\d+)\}/.exec(t)
  const n = /-?\d+(?:\.\d+)?/.exec(t)
  if (f && (!n || f.index <= n.index)) return ((f[1] === '-' ? -1 : 1) * Number(f[2])) / Number(f[3])
  return n ? Number(n[0]) : null
}

const tokens = (html: string): Set<string> =>
  new Set(visible(html).match(/\\[a-z]+|\d+(?:\.\d+)?|[a-zA-Z]+|[-+=()^]/g) ?? [])

const shared = (a: Set<string>, b: Set<string>): number => {
  const both = [...a].filter((t) => b.has(t)).length
  return both / Math.max(1, a.size + b.size - both)
}

const flag = (b: boolean): number => (b ? 1 : 0)

/** One row of features for each option; each is about this option among its four. */
function features(item: DrawnItem): Features[] {
  const html = item.public.options.map((o) => o.content)
  const lengths = html.map((h) => visible(h).length)
  const numbers = html.map(shownNumber)
  const values = numbers.map((n) => n ?? 0)
  const sets = html.map(tokens)
  const most = (xs: readonly number[]) => Math.max(...xs)
  const least = (xs: readonly number[]) => Math.min(...xs)
  const negatives = html.map((h) => visible(h).replace(/\$/g, '').trim().startsWith('-'))
  const wholes = values.map((v) => Number.isInteger(v))
  const alike = sets.map((s, i) => sets.reduce((t, o, j) => (i === j ? t : t + shared(s, o)), 0) / 3)
  const spread = most(values) - least(values) || 1
  const sorted = [...values].sort((a, b) => a - b)
  const count = (flags: readonly boolean[]) => flags.filter(Boolean).length
  return html.map((h, i) => {
    const v = values[i] as number
    const rank = sorted.indexOf(v)
    const gap = values.reduce((t, o) => t + Math.abs(o - v), 0) / (3 * spread)
    const same = count(negatives.map((n) => n === negatives[i]))
    return [
      (lengths[i] as number) / (most(lengths) || 1),
      flag(lengths[i] === most(lengths) && least(lengths) < most(lengths)),
      flag(lengths[i] === least(lengths) && least(lengths) < most(lengths)),
      (v - least(values)) / spread,
      flag(v === most(values)),
      flag(v === least(values)),
      flag(rank === 1 || rank === 2),
      Math.log1p(Math.abs(v)) / 5,
      flag(negatives[i] === true),
      flag(same === 3),
      flag(same === 1),
      flag(wholes[i] === true),
      flag(wholes[i] === true && count(wholes) === 1),
      flag(wholes[i] === false && count(wholes) === 3),
      flag(/\d0\b/.test(h)),
      (h.match(/\d/g) ?? []).length / 6,
      alike[i] as number,
      flag(alike[i] === least(alike)),
      gap,
      flag(values.some((o, j) => j !== i && o === -v && v !== 0)),
      flag(/(?<!\d)[01](?!\d)/.test(visible(h))),
      i / 3,
    ]
  })
}

type Row = Readonly<{ options: readonly Features[]; right: number }>

const scores = (row: Row, w: readonly number[]): number[] =>
  row.options.map((f) => f.reduce((s, x, k) => s + x * (w[k] as number), 0))

/** Conditional logit (McFadden 1974) by gradient ascent with a light ridge; all rows in one flat array, because it is long. */
function learn(rows: readonly Row[]): number[] {
  const K = NAMES.length
  const flat = Float64Array.from(rows.flatMap((row) => row.options.flat()))
  const w = new Float64Array(K)
  const step = new Float64Array(K)
  const e = new Float64Array(4)
  for (let round = 0; round < 150; round++) {
    for (let k = 0; k < K; k++) step[k] = -0.002 * (w[k] as number)
    for (let r = 0; r < rows.length; r++) {
      let total = 0
      for (let i = 0; i < 4; i++) {
        const at = (4 * r + i) * K
        let score = 0
        for (let k = 0; k < K; k++) score += (flat[at + k] as number) * (w[k] as number)
        e[i] = Math.exp(score)
        total += e[i] as number
      }
      for (let i = 0; i < 4; i++) {
        const at = (4 * r + i) * K
        const push = ((rows[r]?.right === i ? 1 : 0) - (e[i] as number) / total) / rows.length
        for (let k = 0; k < K; k++) step[k] = (step[k] as number) + push * (flat[at + k] as number)
      }
    }
    for (let k = 0; k < K; k++) w[k] = (w[k] as number) + 1.5 * (step[k] as number)
  }
  return [...w]
}

function accuracy(rows: readonly Row[], w: readonly number[]): number {
  let right = 0
  for (const row of rows) {
    const s = scores(row, w)
    const best = Math.max(...s)
    const ties = s.filter((x) => x > best - 1e-9).length
    if ((s[row.right] as number) > best - 1e-9) right += 1 / ties
  }
  return right / rows.length
}

export type Guess = Readonly<{
  /** Share guessed right on items it has not learned from. */ rate: number
  n: number
  /** What gives the right option away most: `[name, share of items where it alone points to the right option, n]`. */
  hints: readonly (readonly [string, number, number])[]
  /** Templates whose items are guessed most: `[id, share, n]`. */
  worst: readonly (readonly [string, number, number])[]
}>

/** Which half an item falls into hangs on its id; one split is luck by a point either way, so several are taken. */
const SPLITS = 4

/** A question that came back with other wrong options (`…@2`) stays in its half: a new number must not move the rate. */
const halfOf = (id: string, split: number): number => (hash32(id.replace(/@\d+$/, '')) >>> split) % 2

/** Learns on each half and guesses on the other: the share guessed right of each row, over all splits. */
function shareOfEach(rows: readonly (Row & Readonly<{ id: string }>)[]): number[] | null {
  const share = rows.map(() => 0)
  for (let split = 0; split < SPLITS; split++) {
    const half = rows.map(({ id }) => halfOf(id, split))
    const learned = [0, 1].map((h) => rows.filter((_, i) => half[i] !== h))
    if (learned.some((some) => some.length === 0)) return null
    const weights = learned.map(learn)
    rows.forEach((row, i) => {
      share[i] = (share[i] as number) + accuracy([row], weights[half[i] as number] as number[]) / SPLITS
    })
  }
  return share
}

const mean = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0) / xs.length

export function guess(items: readonly DrawnItem[]): Guess {
  const rows = items
    .filter((item) => item.public.options.length === 4)
    .map((item) => ({
      id: item.id,
      template: item.template_id,
      options: features(item),
      right: item.public.options.findIndex((o) => o.letter === item.secret.key),
    }))
  const share = shareOfEach(rows)
  if (!share) return { rate: 0.25, n: rows.length, hints: [], worst: [] }
  const rate = mean(share)
  const shareOf = new Map(rows.map((row, i) => [row, share[i] as number]))
  const judge = (some: typeof rows) => mean(some.map((row) => shareOf.get(row) as number))
  const worst = [...Map.groupBy(rows, (r) => r.template)]
    .map(([id, some]) => [id, judge(some), some.length] as const)
    .sort((x, y) => (y[1] - 0.25) * Math.sqrt(y[2]) - (x[1] - 0.25) * Math.sqrt(x[2]))
    .slice(0, 5)
  const hints = NAMES.flatMap((name, k) =>
    [1, -1].map((sign) => {
      const told = rows.filter((r) => new Set(r.options.map((f) => f[k])).size > 1)
      const w = NAMES.map((_, j) => (j === k ? sign : 0))
      return [sign > 0 ? name : `not ${name}`, told.length === 0 ? 0 : accuracy(told, w), told.length] as const
    }),
  )
  return {
    rate,
    n: rows.length,
    worst,
    hints: hints
      .filter((h) => h[2] >= rows.length / 5)
      .sort((x, y) => y[1] - x[1])
      .slice(0, 4),
  }
}
