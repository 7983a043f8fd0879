import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileSplit, hashSplit, type Split } from './split.ts'
import { readTable, type Table, visitFirst } from './table.ts'

export type Dataset = Readonly<{
  id: string
  name: string
  label: string
  table: Table
  split: Split
  note: string /** How many answers its items offer; 0 where they are typed. */
  options: number
}>

const ROOT = join(import.meta.dirname, '../..')

/** Folder of the public data: KT_DATA, or the one beside the project if it is there. */
export function dataFolder(): string | null {
  const given = process.env.KT_DATA
  if (given) return given
  const beside = join(ROOT, '../shared/data/kt')
  return existsSync(beside) ? beside : null
}

export const WHERE_TO_GET_DATA = `No data folder. Set KT_DATA to a folder with these tables (header user,item,skill,correct,timestamp,elapsed_ms;
one row per answer, students together, oldest first; .csv or .csv.gz):
  assist2009.csv.gz, assist2009.folds.csv   ASSISTments 2009-2010 skill builder, corrected: https://sites.google.com/site/assistmentsdata
  assist2017.csv.gz                         ASSISTments data mining challenge 2017: https://sites.google.com/view/assistmentsdatamining
  ednet_kt1_sample.csv.gz                   a sample of EdNet-KT1: https://github.com/riiid/ednet
  eedi_maths_unordered.csv.gz               NeurIPS 2020 education challenge, task 3/4: https://eedi.com/projects/neurips-education-challenge
Running on simulated students instead.`

const find = (folder: string, name: string): string | null =>
  [`${name}.csv.gz`, `${name}.csv`].map((file) => join(folder, file)).find((path) => existsSync(path)) ?? null

/** The three tables of the protocol that are in the folder, each with its split by student. */
export function* datasets(folder: string): Generator<Dataset> {
  const first = find(folder, 'assist2009')
  if (first) {
    const table = readTable('assist2009', first)
    const folds = join(folder, 'assist2009.folds.csv')
    const split = existsSync(folds) ? fileSplit(table, folds) : hashSplit(table)
    yield {
      id: 'assist2009',
      name: 'ASSISTments 2009-2010',
      label: 'school math',
      table,
      split,
      note: 'headline; published student split',
      options: 0,
    }
  }
  const second = find(folder, 'assist2017')
  if (second) {
    const table = visitFirst(readTable('assist2017', second))
    yield {
      id: 'assist2017',
      name: 'ASSISTments 2017',
      label: 'middle-school math',
      table,
      split: hashSplit(table),
      note: 'first row of each visit to an item',
      options: 0,
    }
  }
  const third = find(folder, 'ednet_kt1_sample')
  if (third) {
    const table = readTable('ednet', third)
    yield {
      id: 'ednet',
      name: 'EdNet-KT1 sample',
      label: 'another subject, cold start',
      table,
      split: hashSplit(table),
      note: 'TOEIC English; half of the students have 14 answers or fewer',
      options: 4,
    }
  }
}
