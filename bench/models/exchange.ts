import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Dataset } from './datasets.ts'

/** Writes a dataset for the recurrent models, which are trained outside (dkt/train.py). */
export function exportDataset(folder: string, { id, table, split }: Dataset): void {
  mkdirSync(folder, { recursive: true })
  const lines = ['row,user,item,set,correct,fold']
  for (let r = 0; r < table.rows; r++) {
    const u = table.user[r]!
    lines.push(`${r},${u},${table.item[r]},${table.set[r]},${table.correct[r]},${split.fold[u]}`)
  }
  writeFileSync(join(folder, `${id}.rows.csv`), `${lines.join('\n')}\n`)
}

/** Predictions made outside, or null where there are none; every test row must have one. */
export function importPredictions(folder: string, { id, table, split }: Dataset, model: string): Float64Array | null {
  const path = join(folder, `${id}.${model}.csv`)
  if (!existsSync(path)) return null
  const p = new Float64Array(table.rows).fill(Number.NaN)
  for (const line of readFileSync(path, 'utf8').trim().split('\n').slice(1)) {
    const [row, value] = line.split(',')
    p[Number(row)] = Number(value)
  }
  for (let r = 0; r < table.rows; r++) {
    if (split.fold[table.user[r]!] === -1 && Number.isNaN(p[r]!))
      throw new Error(`${path} has no prediction for row ${r}`)
  }
  return p
}
