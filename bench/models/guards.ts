import type { Predictor } from './baselines.ts'
import type { Split } from './split.ts'
import { type Table, userStarts } from './table.ts'

/** Refuses tables whose rows are not one answer each. */
export function refuseBadRows(table: Table): void {
  userStarts(table)
  let repeated = 0
  let retries = 0
  for (let r = 1; r < table.rows; r++) {
    if (table.user[r] !== table.user[r - 1] || table.item[r] !== table.item[r - 1]) continue
    retries++
    const same = (a: Float64Array) => a[r] === a[r - 1] || (Number.isNaN(a[r]!) && Number.isNaN(a[r - 1]!))
    if (
      table.set[r] !== table.set[r - 1] &&
      table.correct[r] === table.correct[r - 1] &&
      same(table.time) &&
      same(table.elapsed)
    )
      repeated++
  }
  if (repeated > 0.01 * table.rows) {
    throw new Error(
      `${table.name}: rows are repeated per skill (${repeated} of ${table.rows}); merge them into one row per answer`,
    )
  }
  if (retries > 0.05 * table.rows) {
    throw new Error(
      `${table.name}: retries are counted as new answers (${retries} of ${table.rows}); keep the first row of each visit`,
    )
  }
}

/** Refuses a split that puts answers of one student on both sides, or has an empty side. */
export function refuseBadSplit(table: Table, split: Split): void {
  if (split.fold.length !== table.users.length) throw new Error(`${table.name}: the split is not by student`)
  const test = split.fold.filter((f) => f === -1).length
  if (test === 0 || test === table.users.length)
    throw new Error(`${table.name}: the split has no ${test === 0 ? 'test' : 'training'} students`)
}

export type Leak = 'own answer or later ones' | "test students' statistics" | 'own time'

/**
 * Looks for leaks by changing what a model may not know and watching its predictions: a test student's answer from some
 * row on, other test students' answers (which also finds early stopping on the test fold), a row's own time.
 */
export function findLeaks(predictor: Predictor, table: Table, split: Split): Leak[] {
  const leaks: Leak[] = []
  const starts = userStarts(table)
  const test: number[] = []
  for (let u = 0; u + 1 < starts.length; u++) {
    if (split.fold[table.user[starts[u]!]!] === -1 && starts[u + 1]! - starts[u]! >= 4) test.push(u)
  }
  const base = predictor(table, split)
  const watched = test.slice(0, Math.ceil(test.length / 2))
  const others = new Set(test.slice(Math.ceil(test.length / 2)))
  const middle = (u: number) => Math.floor((starts[u]! + starts[u + 1]!) / 2)
  const moved = (changed: Table, upTo: (u: number) => number) => {
    const p = predictor(changed, split)
    return watched.some((u) => {
      for (let r = starts[u]!; r < upTo(u); r++) if (Math.abs(p[r]! - base[r]!) > 1e-9) return true
      return false
    })
  }
  const flipFrom = (from: (u: number) => number, users: Iterable<number>): Table => {
    const correct = table.correct.slice()
    for (const u of users) for (let r = from(u); r < starts[u + 1]!; r++) correct[r] = 1 - correct[r]!
    return { ...table, correct }
  }
  if (moved(flipFrom(middle, watched), (u) => middle(u) + 1)) leaks.push('own answer or later ones')
  const first = (u: number) => starts[u]!
  const end = (u: number) => starts[u + 1]!
  // A choice made by the test loss may survive one change; it cannot survive all right, all wrong and all turned round.
  const changes = [flipFrom(first, others), setAll(table, starts, others, 1), setAll(table, starts, others, 0)]
  if (changes.some((changed) => moved(changed, end))) leaks.push("test students' statistics")
  const elapsed = table.elapsed.slice()
  for (const u of watched) for (let r = middle(u); r < starts[u + 1]!; r++) elapsed[r] = 500
  if (moved({ ...table, elapsed }, (u) => middle(u) + 1)) leaks.push('own time')
  return leaks
}

function setAll(table: Table, starts: Int32Array, users: Iterable<number>, value: 0 | 1): Table {
  const correct = table.correct.slice()
  for (const u of users) correct.fill(value, starts[u]!, starts[u + 1]!)
  return { ...table, correct }
}
