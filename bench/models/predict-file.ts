import { writeFileSync } from 'node:fs'
import { auc, logLoss } from './metrics.ts'
import { fitOurs, predictOurs } from './ours.ts'
import { fileSplit, hashSplit, type Split } from './split.ts'
import { parseTable, readTable, type Table } from './table.ts'

export type PredictOptions = Readonly<{
  predict: string
  fit: string | undefined
  folds: string | undefined
  out: string | undefined
}>

/** One table of two: the students of the first train, those of the second are tested. Items and skills meet by their ids. */
export function joinTables(train: Table, test: Table): { table: Table; split: Split } {
  const lines = ['user,item,skill,correct,timestamp,elapsed_ms']
  const add = (from: Table, side: string) => {
    const skills = from.skillSets.map((set) => set.map((s) => from.skills[s]!).join('_'))
    const cell = (x: number) => (Number.isNaN(x) ? '' : String(x))
    for (let r = 0; r < from.rows; r++) {
      const who = `${side}${from.users[from.user[r]!]}`
      lines.push(
        `${who},${from.items[from.item[r]!]},${skills[from.set[r]!]},${from.correct[r]},${cell(from.time[r]!)},${cell(from.elapsed[r]!)}`,
      )
    }
  }
  add(train, 'a')
  add(test, 'b')
  const table = parseTable(test.name, lines.join('\n'))
  const fold = Int8Array.from(table.users, (id) => (id.startsWith('b') ? -1 : 0))
  return { table, split: { fold, folds: 1 } }
}

/** Writes the engine's prediction for every row of a table: row,user,item,correct,p,split. */
export function predictFile(options: PredictOptions, say: (text: string) => void): void {
  const own = readTable('table', options.predict)
  const whole = options.fit
    ? joinTables(readTable('fit', options.fit), own)
    : { table: own, split: options.folds ? fileSplit(own, options.folds) : hashSplit(own) }
  const { table, split } = whole
  const fitted = fitOurs(table, split, say)
  const p = predictOurs(table, fitted)
  const skip = table.rows - own.rows
  const lines = ['row,user,item,correct,p,split']
  const tested: number[] = []
  for (let r = 0; r < own.rows; r++) {
    const test = split.fold[table.user[r + skip]!] === -1
    if (test) tested.push(r + skip)
    lines.push(
      `${r},${own.users[own.user[r]!]},${own.items[own.item[r]!]},${own.correct[r]},${p[r + skip]!.toFixed(6)},${test ? 'test' : 'train'}`,
    )
  }
  const out = options.out ?? `${options.predict.replace(/\.csv(\.gz)?$/, '')}.predictions.csv`
  writeFileSync(out, `${lines.join('\n')}\n`)
  const y = tested.map((r) => table.correct[r]!)
  const q = tested.map((r) => p[r]!)
  say(
    `${out}: ${own.rows} rows, ${tested.length} of students not trained on; AUC ${auc(q, y).toFixed(4)}, log loss ${logLoss(q, y).toFixed(4)}`,
  )
}
