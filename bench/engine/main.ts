import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { diagnosticTable, meanDiagnostic } from './diagnostic.ts'
import { FIXED, FIXED_CHOSEN, meanPractice, type PracticeRow, practiceTable } from './practice.ts'
import { meanRows, scoreTable } from './score.ts'
import { frameRepeats, speedTable } from './variety.ts'
import { makeWorld, misjudged } from './world.ts'

const RESULTS = join(import.meta.dirname, '../results')
/** Not one that anything was tuned on: those were 101, 202 and so on to 808. */
const SEED = Number(process.env.SEED ?? 20270401)
const only = process.argv[2]
const began = Date.now()
const out: string[] = []
const line = (text: string) => {
  out.push(text)
  console.log(text)
}
const wants = (part: string) => only === undefined || only === part
const say = (text: string) => console.error(`${((Date.now() - began) / 1000).toFixed(0).padStart(4)} s  ${text}`)

say(
  'five simulated topics: 24 skills, difficulties and weights calibrated on 300 earlier students, three nights running',
)
const SIZE = { skills: 24, templates: 5, siblings: 6, earlier: 300 }
const worlds = [0, 1, 2, 3, 4].map((i) => makeWorld(SEED + i, SIZE))
const world = worlds[0]!

if (wants('diagnostic')) {
  say('diagnostic')
  line(
    'Diagnostic, 50 students in each of five simulated topics: root mean square error of the chances per skill and of the whole topic.\n',
  )
  line('| questions | chosen | skill RMSE | topic RMSE |\n| --- | --- | --- | --- |')
  for (const row of meanDiagnostic(
    worlds.map((w, i) => diagnosticTable(w, 50, [20, 25, 30, 35, 40, 50, 60], SEED + i)),
  )) {
    line(`| ${row.questions} | ${row.policy} | ${row.skill_rmse.toFixed(4)} | ${row.topic_rmse.toFixed(4)} |`)
  }
}
if (wants('practice')) {
  say('practice')
  line(
    '\nPractice, 16 students in each of five simulated topics: questions until 80 % of the skills are Strong (true chance 0.8 or more). Where nothing else is said, questions of a skill come as they stand.\n',
  )
  const rows = meanPractice(worlds.map((w, i) => practiceTable(w, 16, SEED + i)))
  const of = (policy: string) => rows.find((row) => row.policy === policy)!.questions
  const against = (row: PracticeRow, policy: string) => `${((100 * row.questions) / of(policy) - 100).toFixed(0)} %`
  line(`| order | questions | against fixed order | against ${FIXED_CHOSEN} |\n| --- | --- | --- | --- |`)
  for (const row of rows)
    line(`| ${row.policy} | ${row.questions.toFixed(0)} | ${against(row, FIXED)} | ${against(row, FIXED_CHOSEN)} |`)
}
if (wants('score')) {
  say('predicted score')
  line('\nPredicted score, 160 students in each of five simulated topics: 80 % band on a scale of 100.\n')
  line(
    '| items | after | coverage | width | width for 80 % | topic ability alone: coverage | width | width for 80 % | bias | calibration error of the score | of the chances of questions asked | of all questions |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
  )
  for (const [label, list] of [
    ['calibrated', worlds],
    ['priors off by 0.5 logit', worlds.map((place, i) => misjudged(place, 0.5, SEED + i))],
  ] as const) {
    for (const r of meanRows(list.map((place, i) => scoreTable(place, 160, SEED + i)))) {
      const pc = (x: number) => `${(100 * x).toFixed(1)} %`
      line(
        `| ${label} | ${r.after} | ${pc(r.coverage)} | ${r.width.toFixed(1)} | ${r.needed_width.toFixed(1)} | ${pc(r.topic_only_coverage)} | ${r.topic_only_width.toFixed(1)} | ${r.topic_only_needed_width.toFixed(1)} | ${r.bias.toFixed(1)} | ${r.score.error().toFixed(3)} | ${r.asked.error().toFixed(3)} | ${r.whole.error().toFixed(3)} |`,
      )
    }
  }
}
if (wants('variety')) {
  say('variety and speed')
  line(
    `\nVariety: ${(100 * frameRepeats(world, 20, SEED)).toFixed(1)} % of 100 recommended questions for each of 20 students share a frame with one of the 20 before.\n`,
  )
  line('| bank | choice | ms |\n| --- | --- | --- |')
  for (const row of speedTable(world, [5_000, 100_000]))
    line(`| ${row.items} items | ${row.what} | ${row.ms.toFixed(1)} |`)
}
if (only === undefined) {
  mkdirSync(RESULTS, { recursive: true })
  const head = `Written by \`npm run bench:engine\` on ${new Date().toISOString().slice(0, 10)}, seed ${SEED}; a simulator with a model unlike the engine's.`
  writeFileSync(join(RESULTS, 'engine.md'), `${head}\n\n${out.join('\n')}\n`)
}
say('done')
