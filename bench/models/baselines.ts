import { sigmoid } from '@fourfold/engine'
import { logLoss } from './metrics.ts'
import { applySparse, fitSparse, type Sparse, sparseBuilder } from './sparse.ts'
import type { Split } from './split.ts'
import { type Table, userStarts } from './table.ts'

/** A model of the benchmark: fits on the training students of the split and predicts every row. */
export type Predictor = (table: Table, split: Split) => Float64Array

const trainedRows = (table: Table, split: Split): Uint8Array =>
  Uint8Array.from(table.user, (u) => (split.fold[u] === -1 ? 0 : 1))

/** Share of right answers of the item among training students, shrunk to the overall share. */
export const itemMean: Predictor = (table, split) => {
  const use = trainedRows(table, split)
  const n = new Float64Array(table.items.length)
  const right = new Float64Array(table.items.length)
  let all = 0
  let hits = 0
  for (let r = 0; r < table.rows; r++) {
    if (!use[r]) continue
    n[table.item[r]!] = n[table.item[r]!]! + 1
    right[table.item[r]!] = right[table.item[r]!]! + table.correct[r]!
    all++
    hits += table.correct[r]!
  }
  const mean = hits / Math.max(1, all)
  return Float64Array.from(table.item, (i) => (right[i]! + 5 * mean) / (n[i]! + 5))
}

/** Bayesian knowledge tracing (Corbett and Anderson 1995), per skill, parameters by grid; several skills: the mean. */
export const bkt: Predictor = (table, split) => {
  const sequences = skillSequences(table)
  const fitted = sequences.map((rows) => fitBkt(table, split, rows))
  const sum = new Float64Array(table.rows)
  const n = new Uint8Array(table.rows)
  sequences.forEach((rows, s) => {
    traceBkt(table, rows, fitted[s]!, (r, p) => {
      sum[r] = sum[r]! + p
      n[r] = n[r]! + 1
    })
  })
  const mean = itemFreeMean(table, split)
  return sum.map((x, r) => (n[r] ? x / n[r]! : mean))
}

type Bkt = Readonly<{ start: number; learn: number; slip: number; guess: number }>

const BKT_GRID: readonly Bkt[] = [0.1, 0.25, 0.4, 0.55, 0.7, 0.85].flatMap((start) =>
  [0.02, 0.06, 0.12, 0.25].flatMap((learn) =>
    [0.04, 0.1, 0.17, 0.25].flatMap((slip) =>
      [0.08, 0.16, 0.24, 0.32, 0.42].map((guess) => ({ start, learn, slip, guess })),
    ),
  ),
)

function itemFreeMean(table: Table, split: Split): number {
  let n = 0
  let right = 0
  for (let r = 0; r < table.rows; r++) {
    if (split.fold[table.user[r]!] === -1) continue
    n++
    right += table.correct[r]!
  }
  return right / Math.max(1, n)
}

/** Rows of each skill, students one after the other, oldest first. */
function skillSequences(table: Table): number[][] {
  const rows: number[][] = table.skills.map(() => [])
  for (let r = 0; r < table.rows; r++) for (const s of table.skillSets[table.set[r]!]!) rows[s]!.push(r)
  return rows
}

function traceBkt(table: Table, rows: readonly number[], m: Bkt, visit: (row: number, p: number) => void): void {
  let user = -1
  let known = 0
  for (const r of rows) {
    if (table.user[r] !== user) {
      user = table.user[r]!
      known = m.start
    }
    const p = known * (1 - m.slip) + (1 - known) * m.guess
    visit(r, p)
    const after = table.correct[r] ? (known * (1 - m.slip)) / p : (known * m.slip) / (1 - p)
    known = after + (1 - after) * m.learn
  }
}

const BKT_ROWS = 8000

function fitBkt(table: Table, split: Split, rows: readonly number[]): Bkt {
  const trained = rows.filter((r) => split.fold[table.user[r]!] !== -1).slice(0, BKT_ROWS)
  let best = BKT_GRID[0]!
  let lowest = Number.POSITIVE_INFINITY
  for (const candidate of BKT_GRID) {
    let loss = 0
    traceBkt(table, trained, candidate, (r, p) => {
      loss -= Math.log(table.correct[r] ? p : 1 - p)
    })
    if (loss < lowest) {
      lowest = loss
      best = candidate
    }
  }
  return best
}

/** Walks each student's answers with running counts of right and wrong per skill and item. */
function walkCounts(
  table: Table,
  visit: (
    r: number,
    user: readonly [number, number],
    skill: (s: number) => readonly [number, number],
    item: readonly [number, number],
  ) => void,
): void {
  const starts = userStarts(table)
  for (let u = 0; u + 1 < starts.length; u++) {
    const skills = new Map<number, [number, number]>()
    const items = new Map<number, [number, number]>()
    const all: [number, number] = [0, 0]
    const none: [number, number] = [0, 0]
    for (let r = starts[u]!; r < starts[u + 1]!; r++) {
      visit(r, all, (s) => skills.get(s) ?? none, items.get(table.item[r]!) ?? none)
      const side = table.correct[r] ? 0 : 1
      all[side]++
      for (const s of table.skillSets[table.set[r]!]!) {
        const c = skills.get(s) ?? [0, 0]
        c[side]++
        skills.set(s, c)
      }
      const c = items.get(table.item[r]!) ?? [0, 0]
      c[side]++
      items.set(table.item[r]!, c)
    }
  }
}

function countModel(table: Table, split: Split, build: (skills: number) => Sparse, ridge: number): Float64Array {
  const x = build(table.skills.length)
  return applySparse(x, fitSparse(x, table.correct, trainedRows(table, split), ridge))
}

/** Performance factors analysis (Pavlik, Cen and Koedinger 2009): per skill an intercept and slopes of right and wrong. */
export const pfa: Predictor = (table, split) =>
  countModel(
    table,
    split,
    (skills) => {
      const b = sparseBuilder(table.rows)
      walkCounts(table, (r, _user, skill) => {
        b.add(0, 1)
        for (const s of table.skillSets[table.set[r]!]!) {
          const [right, wrong] = skill(s)
          b.add(1 + s, 1)
          b.add(1 + skills + s, Math.log1p(right))
          b.add(1 + 2 * skills + s, Math.log1p(wrong))
        }
        b.endRow()
      })
      return b.done(1 + 3 * skills)
    },
    1e-6,
  )

/** Best-LR (Gervet, Koedinger, Schneider and Mitchell 2020): item and skill intercepts, log counts of user, skill, item. */
export const bestLr: Predictor = (table, split) =>
  countModel(
    table,
    split,
    (skills) => {
      const b = sparseBuilder(table.rows)
      const base = 5 + 3 * skills
      walkCounts(table, (r, user, skill, item) => {
        b.add(0, 1)
        b.add(1, Math.log1p(user[0]))
        b.add(2, Math.log1p(user[1]))
        b.add(3, Math.log1p(item[0]))
        b.add(4, Math.log1p(item[1]))
        for (const s of table.skillSets[table.set[r]!]!) {
          const [right, wrong] = skill(s)
          b.add(5 + s, 1)
          b.add(5 + skills + s, Math.log1p(right))
          b.add(5 + 2 * skills + s, Math.log1p(wrong))
        }
        b.add(base + table.item[r]!, 1)
        b.endRow()
      })
      return b.done(base + table.items.length)
    },
    2e-5,
  )

const HELD = 1

/** Elo ratings (Pelánek 2016): student overall and per skill against the item; step a / (1 + 0.05 n), a chosen on a training fold. */
export const elo: Predictor = (table, split) => {
  let best = { a: 0, s: 0, loss: Number.POSITIVE_INFINITY }
  for (const a of [0.2, 0.4, 0.7]) {
    for (const s of [0.3, 0.6]) {
      const p = rateElo(table, (u) => split.fold[u]! >= 0 && split.fold[u] !== HELD, a, s)
      const rows: number[] = []
      for (let r = 0; r < table.rows; r++) if (split.fold[table.user[r]!] === HELD) rows.push(r)
      const loss = logLoss(
        rows.map((r) => p[r]!),
        rows.map((r) => table.correct[r]!),
      )
      if (loss < best.loss) best = { a, s, loss }
    }
  }
  return rateElo(table, (u) => split.fold[u] !== -1, best.a, best.s)
}

function rateElo(table: Table, trains: (user: number) => boolean, a: number, s: number): Float64Array {
  const item = new Float64Array(table.items.length)
  const itemN = new Float64Array(table.items.length)
  const skillBase = new Float64Array(table.skills.length)
  const p = new Float64Array(table.rows)
  const starts = userStarts(table)
  const walk = (u: number, learnItems: boolean) => {
    let theta = 0
    let n = 0
    const skill = new Map<number, { value: number; n: number }>()
    for (let r = starts[u]!; r < starts[u + 1]!; r++) {
      const i = table.item[r]!
      const set = table.skillSets[table.set[r]!]!
      let offset = 0
      for (const k of set) offset += ((skill.get(k)?.value ?? 0) + skillBase[k]!) / set.length
      p[r] = sigmoid(theta + offset - item[i]!)
      const error = table.correct[r]! - p[r]!
      theta += (a / (1 + 0.05 * n++)) * error
      for (const k of set) {
        const old = skill.get(k) ?? { value: 0, n: 0 }
        skill.set(k, { value: old.value + (s / (1 + 0.05 * old.n)) * error, n: old.n + 1 })
        if (learnItems) skillBase[k] = skillBase[k]! + 0.005 * error
      }
      if (!learnItems) continue
      const step = 1 / (1 + 0.1 * itemN[i]!)
      itemN[i] = itemN[i]! + 1
      item[i] = item[i]! - Math.min(0.4, step) * error
    }
  }
  for (let pass = 0; pass < 2; pass++)
    for (let u = 0; u + 1 < starts.length; u++) if (trains(table.user[starts[u]!]!)) walk(u, true)
  for (let u = 0; u + 1 < starts.length; u++) walk(u, false)
  return p
}
