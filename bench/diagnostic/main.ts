import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder, WHERE_TO_GET_DATA } from '../models/datasets.ts'
import { readTable } from '../models/table.ts'
import { equivalent, firstAnswers, type Selection, type SelectionRow, selectionTable } from './eedi.ts'

const RESULTS = join(import.meta.dirname, '../results')
const began = Date.now()
const say = (text: string) => console.error(`${((Date.now() - began) / 1000).toFixed(0).padStart(4)} s  ${text}`)

const show = (rows: readonly SelectionRow[]): string[] => [
  '| questions | chosen | AUC | log loss |',
  '| --- | --- | --- | --- |',
  ...rows.map((row) => `| ${row.questions} | ${row.policy} | ${row.auc.toFixed(4)} | ${row.logloss.toFixed(4)} |`),
]

/** Runs with other random choices: with fewer, luck alone moves the result by a question or two. */
const REPEATS = 12

function equals({ rows, interval: [low, high] }: Selection): string {
  const byAuc = equivalent(rows.map((row) => ({ ...row, logloss: -row.auc })))
  return `${equivalent(rows).toFixed(0)} random ones by log loss (90 % interval over students ${low.toFixed(0)} to ${high.toFixed(0)}), ${byAuc.toFixed(0)} by AUC`
}

function main(): void {
  const folder = dataFolder()
  const path = folder && join(folder, 'eedi_maths_unordered.csv.gz')
  const out: string[] = []
  let real: Selection | null = null
  if (path && existsSync(path)) {
    const table = firstAnswers(readTable('eedi', path))
    const many = { least: 75, most: Number.POSITIVE_INFINITY }
    real = selectionTable(table, [20, 25, 28, 30, 32, 34, 36, 40, 44, 48], many, REPEATS, say)
    say('students with fewer answers')
    const fewer = selectionTable(table, [20, 24, 28, 30, 32, 36, 40], { least: 60, most: 74 }, REPEATS, say)
    out.push(
      `On real answers (Eedi school math, ${real.students} students with 75 answers or more, each held out once in five folds): 20 questions chosen by the engine among those the student answered predict the`,
      `student's other answers as well as ${equals(real)}.`,
      '',
      ...show(real.rows),
      '',
      `Each figure is the mean over ${REPEATS} runs with other random choices. What a skill counts for in the choice was set among a handful of values, with an eye on simulated students and on these.`,
      `On the ${fewer.students} students with 60 to 74 answers, who leave about 45 questions to choose 20 from: as well as ${equals(fewer)}.`,
      '',
    )
  } else console.log(WHERE_TO_GET_DATA)
  console.log(out.join('\n'))
  if (!real) return
  mkdirSync(RESULTS, { recursive: true })
  const date = new Date().toISOString()
  writeFileSync(
    join(RESULTS, 'diagnostic.md'),
    `Written by \`npm run bench:diagnostic\` on ${date.slice(0, 10)}.\n\n${out.join('\n')}\n`,
  )
  const file = {
    generated_at: date,
    command: 'npm run bench:diagnostic',
    students: real.students,
    real: real.rows,
    real_equals_random: equivalent(real.rows),
    real_interval: real.interval,
  }
  writeFileSync(join(RESULTS, 'diagnostic.json'), `${JSON.stringify(file, null, 2)}\n`)
}

main()
