import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { FEATURES } from '@fourfold/engine'
import { bestLr, bkt, elo, itemMean, type Predictor, pfa } from './baselines.ts'
import { BOOST, boostedTrees } from './boosted.ts'
import { type Dataset, dataFolder, datasets, WHERE_TO_GET_DATA } from './datasets.ts'
import { type Candidate, evaluate, type Result, testSize, withKept } from './evaluate.ts'
import { exportDataset, importPredictions } from './exchange.ts'
import { refuseBadRows, refuseBadSplit } from './guards.ts'
import { fitOurs, predictOurs } from './ours.ts'
import { predictFile } from './predict-file.ts'
import { install, nightOf, predictProduct } from './product.ts'
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
    product: { type: 'boolean', default: false },
    offline: { type: 'boolean', default: false },
    'no-trees': { type: 'boolean', default: false },
    'write-weights': { type: 'boolean', default: false },
  },
})

const FILE = join(RESULTS, 'models.json')

const began = Date.now()
const say = (text: string) => console.log(`${((Date.now() - began) / 1000).toFixed(0).padStart(5)} s  ${text}`)

/** The rows of a table in their order; `ours` is what the server runs. */
const MODELS = {
  'item-mean': 'Item mean',
  bkt: 'BKT',
  pfa: 'PFA',
  elo: 'Elo',
  'best-lr': 'Best-LR',
  dkt: 'DKT',
  ours: 'Fourfold engine, after a night',
  launch: 'The same engine, before any night (reference)',
  offline: 'The same terms, all weights fitted offline (reference)',
  trees: 'Boosted trees (reference)',
  'dkt-difficulty': 'DKT with item difficulty (reference)',
} as const
type ModelId = keyof typeof MODELS

const BASELINES: readonly (readonly [ModelId, Predictor])[] = [
  ['item-mean', itemMean],
  ['bkt', bkt],
  ['pfa', pfa],
  ['elo', elo],
  ['best-lr', bestLr],
]

/** Only what is asked for is run; without a wish all of it. */
const wanted = (part: 'product' | 'offline' | 'others'): boolean =>
  values.product || values.offline ? part !== 'others' && values[part] : true

function runDataset(data: Dataset): { report: DatasetReport; weights: Readonly<Record<string, number>> | null } {
  const { table, split, id } = data
  refuseBadRows(table)
  refuseBadSplit(table, split)
  const candidates: Candidate[] = []
  const add = (model: ModelId, p: Float64Array) =>
    candidates.push({
      id: model,
      name: MODELS[model],
      ours: model === 'ours',
      reference: MODELS[model].endsWith('(reference)'),
      p,
    })
  if (wanted('product')) {
    const installed = install(table, data.options)
    say(`${id}: the product before any night`)
    add('launch', predictProduct(table, split, installed, null))
    say(`${id}: the product's night`)
    const night = nightOf(table, split, installed)
    say(`${id}: the product after it`)
    add('ours', predictProduct(table, split, installed, night))
  }
  if (wanted('others')) {
    for (const [model, predictor] of BASELINES) {
      say(`${id}: ${MODELS[model]}`)
      add(model, predictor(table, split))
    }
    for (const [model, file] of [
      ['dkt', 'dkt'],
      ['dkt-difficulty', 'dkt_diff'],
    ] as const) {
      const p = importPredictions(WEIGHTS, data, file)
      if (p) add(model, p)
      else say(`${id}: ${MODELS[model]} not run anew (no predictions; dkt/train.py says how to make them)`)
    }
  }
  const fitted = wanted('offline') ? fitOurs(table, split, (text) => say(`${id}: offline, ${text}`)) : null
  if (fitted) {
    say(`${id}: offline, replay through the engine`)
    add('offline', predictOurs(table, fitted))
  }
  if (fitted && wanted('others') && !values['no-trees']) {
    say(`${id}: boosted trees`)
    const x = featureMatrix(table, fitted.part, fitted.items, fitted.params)
    const use = Uint8Array.from(table.user, (u) => (split.fold[u] === -1 ? 0 : 1))
    add('trees', boostedTrees(x, table.correct, use, FEATURES.length, BOOST))
  }
  say(`${id}: metrics`)
  const test = testSize(data)
  const former = formerFile()?.datasets.find((one) => one.id === id)?.models ?? []
  const result = {
    id,
    name: data.name,
    label: data.label,
    note: data.note,
    students: table.users.length,
    answers: table.rows,
    test_students: test.students,
    test_answers: test.answers,
    models: withKept(evaluate(data, candidates, Number(values.draws)), former, Object.keys(MODELS)),
  }
  console.log(textTable(result))
  return { report: result, weights: fitted?.weights ?? null }
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

/** What earlier runs left, under today's names. */
function formerFile(): ModelsFile | null {
  if (!existsSync(FILE)) return null
  const file = JSON.parse(readFileSync(FILE, 'utf8')) as ModelsFile
  const named = (one: Result): Result => ({ ...one, name: MODELS[one.id as ModelId] ?? one.name })
  return { ...file, datasets: file.datasets.map((data) => ({ ...data, models: data.models.map(named) })) }
}

function writeReport(file: ModelsFile): void {
  writeFileSync(
    join(ROOT, 'docs/benchmark.md'),
    report(file, RESULTS, (path) => readFileSync(path, 'utf8')),
  )
}

function main(): void {
  if (values.report) {
    const file = formerFile()
    if (file) writeReport(file)
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
    if (weights) fits.set(data.id, weights)
  }
  const headline = fits.get('assist2009')
  if (values['write-weights'] && headline) writeWeights(headline, fits.get('assist2017'))
  if (values.export || !folder || reports.length === 0) return
  mkdirSync(RESULTS, { recursive: true })
  const others = formerFile()?.datasets.filter(({ id }) => reports.every((one) => one.id !== id)) ?? []
  const order = ['assist2009', 'assist2017', 'ednet']
  const whole = [...reports, ...others].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
  const file = { generated_at: new Date().toISOString(), command: 'npm run bench:models', datasets: whole }
  writeFileSync(FILE, `${JSON.stringify(file, null, 2)}\n`)
  writeReport(file)
  say('written: bench/results/models.json, docs/benchmark.md')
}

main()
