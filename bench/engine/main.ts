import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { diagnosticTable } from './diagnostic.ts'
import { FIXED, practiceTable } from './practice.ts'
import { meanRows, scoreTable } from './score.ts'
import { frameRepeats, speedTable } from './variety.ts'
import { makeWorld, misjudged } from './world.ts'

const RESULTS = join(import.meta.dirname, '../results')
const SEED = 20260105
const only = process.argv[2]
const began = Date.now()
const out: string[] = []
const line = (text: string) => {
  out.push(text)
  console.log(text)
}
const wants = (part: string) => only === undefined || only === part
const say = (text: string) => console.error(`${((Date.now() - began) / 1000).toFixed(0).padStart(4)} s  ${text}`)

say('simulated topic: 24 skills, difficulties and weights calibrated on 300 earlier students, three nights running')
const SIZE = { skills: 24, templates: 5, siblings: 6, earlier: 300 }
const world = makeWorld(SEED, SIZE)

if (wants('diagnostic')) {
  say('diagnostic')
  line('Diagnostic, 160 students: root mean square error of the chances per skill and of the whole topic.\n')
  line('| questions | chosen | skill RMSE | topic RMSE |\n| --- | --- | --- | --- |')
  for (const row of diagnosticTable(world, 160, [20, 25, 30, 35, 40, 50, 60], SEED)) {
    line(`| ${row.questions} | ${row.policy} | ${row.skill_rmse.toFixed(4)} | ${row.topic_rmse.toFixed(4)} |`)
  }
}
if (wants('practice')) {
  say('practice')
  line('\nPractice, 40 students: questions until 80 % of the skills are Strong (true chance 0.8 or more).\n')
  const rows = practiceTable(world, 40, SEED)
  const fixed = rows.find((row) => row.policy === FIXED)!.questions
  line('| order | questions | against a course in fixed order |\n| --- | --- | --- |')
  for (const row of rows)
    line(`| ${row.policy} | ${row.questions.toFixed(0)} | ${((100 * row.questions) / fixed - 100).toFixed(0)} % |`)
}
if (wants('score')) {
  say('predicted score')
  line('\nPredicted score, 160 students in each of three simulated topics: 80 % band on a scale of 100.\n')
  line(
    '| items | after | coverage | width | width for 80 % | topic ability alone: coverage | width | width for 80 % | bias | calibration error of the score | of the chances of questions asked | of all questions |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
  )
  const places = [world, makeWorld(SEED + 1, SIZE), makeWorld(SEED + 2, SIZE)]
  for (const [label, list] of [
    ['calibrated', places],
    ['priors off by 0.5 logit', places.map((place) => misjudged(place, 0.5, SEED))],
  ] as const) {
    for (const r of meanRows(list.map((place, i) => scoreTable(place, 160, SEED + i)))) {
      const pc = (x: number) => `${(100 * x).toFixed(1)} %`
      line(
        `| ${label} | ${r.after} | ${pc(r.coverage)} | ${r.width.toFixed(1)} | ${r.needed_width.toFixed(1)} | ${pc(r.topic_only_coverage)} | ${r.topic_only_width.toFixed(1)} | ${r.topic_only_needed_width.toFixed(1)} | ${r.bias.toFixed(1)} | ${r.score.toFixed(3)} | ${r.calibration.toFixed(3)} | ${r.whole.toFixed(3)} |`,
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
