import { readFileSync } from 'node:fs'
import { hash32 } from '@fourfold/base'
import type { Table } from './table.ts'

/** -1 = test student, 0.. = training fold; by student, never by row. */
export type Split = Readonly<{ fold: Int8Array; folds: number }>

/** Mixes an id into 32 bits, so that a split depends on the students' names alone. */
export function hashId(id: string, salt: string): number {
  return hash32(`${salt}:${id}`)
}

export function hashSplit(table: Table, testShare = 0.2, folds = 5): Split {
  const fold = Int8Array.from(table.users, (id) => {
    const h = hashId(id, 'split')
    return h % 1000 < testShare * 1000 ? -1 : Math.floor(h / 1000) % folds
  })
  return { fold, folds }
}

export function fileSplit(table: Table, path: string): Split {
  const folds = new Map<string, number>()
  for (const line of readFileSync(path, 'utf8').trim().split('\n').slice(1)) {
    const [user, fold] = line.trim().split(',')
    folds.set(user!, Number(fold))
  }
  const fold = Int8Array.from(table.users, (id) => {
    const f = folds.get(id)
    if (f === undefined) throw new Error(`${path} has no fold for student ${id}`)
    return f
  })
  return { fold, folds: Math.max(...fold) + 1 }
}

/** The same split with one training fold held out in place of the test students: for tuning, never for reporting. */
export const tuningSplit = (
  table: Table,
  split: Split,
  held: number,
): { keep: (row: number) => boolean; split: Split } => ({
  keep: (row) => split.fold[table.user[row]!] !== -1,
  split: { folds: split.folds, fold: split.fold.map((f) => (f === held ? -1 : f)) },
})
