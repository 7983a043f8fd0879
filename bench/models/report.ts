import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Result } from './evaluate.ts'

export type DatasetReport = Readonly<{
  id: string
  name: string
  label: string
  note: string
  students: number
  answers: number
  test_students: number
  test_answers: number
  models: readonly Result[]
}>

export type ModelsFile = Readonly<{ generated_at: string; command: string; datasets: readonly DatasetReport[] }>

const f4 = (x: number): string => (x === null || Number.isNaN(x) ? '–' : x.toFixed(4))

/** The table that a run prints. */
export function table(data: DatasetReport): string {
  const head = [
    'model',
    'AUC',
    '95 % interval',
    'log loss',
    'ECE',
    'within',
    'pos 1',
    '2-5',
    '6-10',
    '11+',
    'ours minus it',
  ]
  const rows = data.models.map((m) => [
    m.name,
    f4(m.auc),
    `${f4(m.auc_low)}–${f4(m.auc_high)}`,
    f4(m.logloss),
    f4(m.ece),
    f4(m.auc_within),
    ...['1', '2-5', '6-10', '11+'].map((key) => f4(m.by_position[key]!)),
    m.ours ? '' : m.gap_low === null ? f4(m.gap) : `${f4(m.gap)} (${f4(m.gap_low)} to ${f4(m.gap_high!)})`,
  ])
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** docs/benchmark.md, made of the results files alone. */
export function report(file: ModelsFile, results: string, read: (path: string) => string): string {
  const parts = [
    '# Open benchmark',
    '',
    `Written by \`${file.command}\` on ${file.generated_at.slice(0, 10)}; not edited by hand. The figures are in \`bench/results\`.`,
    '',
    '## Student models on public data',
    '',
    'Every answer of students whom no model has seen is predicted from their earlier answers. One row per answer, every position',
    'scored, state carried through the whole history; item difficulties come from training students and stay frozen. Intervals are by',
    'bootstrap over students; "ours minus it" is the paired difference on the same students. "within" is the AUC inside each student.',
    'Boosted trees and DKT with item difficulty are outside of the comparison.',
    'The test students were scored more than once: the engine was changed after the first report (tuned on training students',
    'only) and all figures were made anew. A difference without an interval is to figures kept from an earlier run.',
    '',
    '"Fourfold engine, after a night" is the path of the product and nothing else: the weights that ship, the nightly job of the server',
    '(`calibrateTopic`) once on the answers of the training students, then each test student answer by answer as the server',
    'keeps the state. Its bank knows nothing of the items before that night; "before any night" is the same without it, as a',
    'new installation whose bank said nothing on difficulty. A test saves answers in the database, runs the job and reads predictions: they are',
    'these to nine places. The offline fit of the same terms, which sets all common weights on the training students of each table,',
    'gave AUC .8010 / .8038 / .7532 (log loss .5093 / .5291 / .5744) on 2026-11-16; before the terms were ordered (a right answer',
    'lowers nothing, a wrong one raises nothing) it gave .8017 / .8050 / .7547.',
  ]
  for (const data of file.datasets) {
    parts.push(
      '',
      `### ${data.name}: ${data.label}`,
      '',
      `${data.students} students, ${data.answers} answers; tested on ${data.test_students} students and ${data.test_answers} answers (${data.note}).`,
      '',
      table(data),
    )
  }
  for (const [name, title] of [
    ['diagnostic.md', 'Adaptive testing'],
    ['engine.md', 'The engine on simulated students'],
    ['exams.md', 'Exams on simulated students'],
  ] as const) {
    const path = join(results, name)
    if (existsSync(path)) parts.push('', `## ${title}`, '', read(path).trim())
  }
  parts.push(
    '',
    '## How to repeat it',
    '',
    'Set `KT_DATA` to a folder with the tables (without it the command says where they are to be had, and runs on simulated students):',
    '',
    '- `npm run bench:models` fits and scores everything; `-- --write-weights` also writes the weights into the engine.',
    '- `npm run bench:models -- --product` runs only what the server runs, `-- --offline` only the offline fit, `--only ednet` one table.',
    '- `npm run bench:models -- --predict table.csv` writes a prediction for every row of a table of `user,item,skill,correct,timestamp,elapsed_ms`,',
    '  fitted on four fifths of its own students (`--folds file.csv` gives the split) or on another table (`--fit other.csv`).',
    '- `npm run bench:models -- --export folder` and `python3 bench/models/dkt/train.py folder bench/models/weights/dkt` train the recurrent models.',
    '- `npm run bench:diagnostic` and `npm run bench:engine` make the other sections; `npm run bench:models -- --report` puts this page together again.',
    '',
    'The data are for research: ASSISTments (Feng, Heffernan and Koedinger 2009), EdNet (Choi et al. 2020), Eedi (Wang et al. 2020). None of',
    'them is in this repository, nor is any item parameter fitted on them; the engine holds the weights of its named terms only.',
    '',
    '## What is not measured yet',
    '',
    'Simulated students were run at launch only and few at a time: calibrated worlds and all topics but Algebra 1 wait for a',
    'longer run.',
    '',
  )
  return parts.join('\n')
}
