import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { FEATURES } from '@fourfold/engine'
import { bestLr, bkt, elo, itemMean, pfa } from './baselines.ts'
import { BOOST, boostedTrees } from './boosted.ts'
import { type Dataset, dataFolder, datasets, WHERE_TO_GET_DATA } from './datasets.ts'
import { type Candidate, evaluate, testSize } from './evaluate.ts'
import { exportDataset, importPredictions } from './exchange.ts'
import { refuseBadRows, refuseBadSplit } from './guards.ts'
import { fitOurs, predictOnline, predictOurs } from './ours.ts'
import { predictFile } from './predict-file.ts'
import { featureMatrix } from './replay.ts'
import { type DatasetReport, type ModelsFile, report, table as textTable } from './report.ts'
import { simulatedDataset } from './simulated.ts'

const ROOT = join(import.meta.dirname, '../..')
const RESULTS = join(ROOT, 'bench/results')
const WEIGHTS = join(import.meta.dirname, 'weights/dkt')

const { values } = parseArgs({
  options: {
    predict: { type: 'string' },
    fit: { type: 'string' },
    folds: { type: 'string' },
    out: { type: 'string' },
    export: { type: 'string' },
    only: { type: 'string' },
    draws: { type: 'string', default: '400' },
    report: { type: 'boolean', default: false },
    'no-trees': { type: 'boolean', default: false },
    'write-weights': { type: 'boolean', default: false },
  },
})

const began = Date.now()
const say = (text: string) => console.log(`${((Date.now() - began) / 1000).toFixed(0).padStart(5)} s  ${text}`)

function runDataset(data: Dataset): { report: DatasetReport; weights: Readonly<Record<string, number>> } {
  const { table, split, id } = data
  refuseBadRows(table)
  refuseBadSplit(table, split)
  const candidates: Candidate[] = []
  const add = (model: string, name: string, p: Float64Array, reference = false) =>
    candidates.push({ id: model, name, ours: model === 'ours', reference, p })
  const simple = [
    ['item-mean', 'Item mean', itemMean],
    ['bkt', 'BKT', bkt],
    ['pfa', 'PFA', pfa],
    ['elo', 'Elo', elo],
    ['best-lr', 'Best-LR', bestLr],
  ] as const
  for (const [model, name, predictor] of simple) {
    say(`${id}: ${name}`)
    add(model, name, predictor(table, split))
  }
  const dkt = importPredictions(WEIGHTS, data, 'dkt')
  if (dkt) add('dkt', 'DKT', dkt)
  else say(`${id}: DKT left out (no predictions; dkt/train.py says how to make them)`)
  const fitted = fitOurs(table, split, (text) => say(`${id}: ours, ${text}`))
  say(`${id}: ours, replay through the engine`)
  add('ours', 'Fourfold engine', predictOurs(table, fitted))
  say(`${id}: ours, with items updated online`)
  add('ours-online', 'The same engine, items updated online (reference)', predictOnline(table, fitted), true)
  if (!values['no-trees']) {
    say(`${id}: boosted trees`)
    const x = featureMatrix(table, fitted.part, fitted.items, fitted.params)
    const use = Uint8Array.from(table.user, (u) => (split.fold[u] === -1 ? 0 : 1))
    add('trees', 'Boosted trees (reference)', boostedTrees(x, table.correct, use, FEATURES.length, BOOST), true)
  }
  const diff = importPredictions(WEIGHTS, data, 'dkt_diff')
  if (diff) add('dkt-difficulty', 'DKT with item difficulty (reference)', diff, true)
  say(`${id}: metrics`)
  const models = evaluate(data, candidates, Number(values.draws))
  const test = testSize(data)
  const result = {
    id,
    name: data.name,
    label: data.label,
    note: data.note,
    students: table.users.length,
    answers: table.rows,
    test_students: test.students,
    test_answers: test.answers,
    models,
  }
  console.log(textTable(result))
  return { report: result, weights: fitted.weights }
}

/** Terms that need a clock; the headline data has none, so they come from the second table. */
const CLOCK_TERMS: readonly string[] = ['skill right this year', 'topic right this year']

function writeWeights(
  headline: Readonly<Record<string, number>>,
  clocked: Readonly<Record<string, number>> | undefined,
): void {
  const path = join(ROOT, 'packages/engine/src/weights.ts')
  const date = new Date().toISOString().slice(0, 10)
  const lines = FEATURES.map((f) => {
    const from = clocked && CLOCK_TERMS.includes(f.name) ? clocked : headline
    const key = /^[a-z]+$/.test(f.name) ? f.name : `'${f.name}'`
    return `  ${key}: ${Number(from[f.name]!.toFixed(4))},`
  })
  const text = [
    '/**',
    ' * Weights of the top layer by term name, written by the open benchmark; not edited by hand.',
    ' * Data: ASSISTments 2009-2010, training students only (its folds 0 to 4); the terms that need a clock',
    ` * (${CLOCK_TERMS.join(', ')}) from ASSISTments 2017, training students only.`,
    ` * Date: ${date}. Command: npm run bench:models -- --write-weights`,
    ' */',
    'export const WEIGHTS: Readonly<Record<string, number>> = Object.freeze({',
    ...lines,
    '})',
    '',
  ].join('\n')
  writeFileSync(path, text)
  say('weights written to packages/engine/src/weights.ts')
}

function writeReport(file: ModelsFile): void {
  writeFileSync(
    join(ROOT, 'docs/benchmark.md'),
    report(file, RESULTS, (path) => readFileSync(path, 'utf8')),
  )
}

function main(): void {
  if (values.report) {
    writeReport(JSON.parse(readFileSync(join(RESULTS, 'models.json'), 'utf8')))
    return
  }
  if (values.predict) {
    predictFile({ predict: values.predict, fit: values.fit, folds: values.folds, out: values.out }, say)
    return
  }
  const folder = dataFolder()
  if (!folder) console.log(WHERE_TO_GET_DATA)
  const all = folder ? datasets(folder) : [simulatedDataset()]
  const reports: DatasetReport[] = []
  const fits = new Map<string, Readonly<Record<string, number>>>()
  for (const data of all) {
    if (values.only && values.only !== data.id) continue
    if (values.export) {
      exportDataset(values.export, data)
      continue
    }
    const { report: one, weights } = runDataset(data)
    reports.push(one)
    fits.set(data.id, weights)
  }
  const headline = fits.get('assist2009')
  if (values['write-weights'] && headline) writeWeights(headline, fits.get('assist2017'))
  if (values.export || values.only || !folder || reports.length === 0) return
  mkdirSync(RESULTS, { recursive: true })
  const file = { generated_at: new Date().toISOString(), command: 'npm run bench:models', datasets: reports }
  writeFileSync(join(RESULTS, 'models.json'), `${JSON.stringify(file, null, 2)}\n`)
  writeReport(file)
  say('written: bench/results/models.json, docs/benchmark.md')
}

main()
