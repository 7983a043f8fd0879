import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { answersOnly } from './bayes.ts'
import { diagnosticRun } from './diagnostic.ts'
import { formSets } from './exams/forms.ts'
import { idealRun } from './exams/ideal.ts'
import { sectionOf } from './exams/pool.ts'
import { examSection, idealSection, seriesSection } from './exams/report.ts'
import { series } from './exams/series.ts'
import { examRun } from './exams/simulate.ts'
import { examTaxonomy } from './exams/worlds.ts'
import { FAMILIES, REPORT_SEED } from './families/index.ts'
import { calibrated } from './nightly.ts'
import { recommended } from './policies.ts'
import { BASELINES, MARKS, practiceRun } from './practice.ts'
import { diagnosticSection, practiceSection, scoreSection, speedSection, whereSection } from './report.ts'
import { scoreRun } from './score.ts'
import { frameRepeats, speedTable } from './speed.ts'
import { taxonomyOf } from './taxonomy.ts'
import { tellingTable } from './telling.ts'
import { whereRun } from './where.ts'
import { makeWorld } from './world.ts'

const RESULTS = join(import.meta.dirname, '../results')
const SEED = Number(process.env.SEED ?? REPORT_SEED)
/** Students in each run of each family; more for narrower intervals. */
const STUDENTS = Number(process.env.STUDENTS ?? 5)
const RUNS = Number(process.env.RUNS ?? 4)
/** FAMILIES=misled,tiring runs these alone; LAUNCH=1 leaves out the nights of calibration, which take longest. */
const families = FAMILIES.filter((family) => process.env.FAMILIES?.split(',').includes(family.id) ?? true)
const atLaunch = process.env.LAUNCH === '1'
/** Worlds of each family for exams, and sets of forms that they take in turn; all topics, or EXAM_TOPICS=SAT Math,Geometry,… alone. */
const EXAM_WORLDS = Number(process.env.EXAM_WORLDS ?? 24)
const FORM_SETS = 150
const EXAMS_IN_A_ROW = Number(process.env.EXAMS_IN_A_ROW ?? 20)
const WHERE_QUESTIONS = 200
const only = process.argv[2]
const began = Date.now()
const out: string[] = []
const line = (text: string) => {
  out.push(text)
  console.log(text)
}
const wants = (part: string) => only === undefined || only === part
const say = (text: string) => console.error(`${((Date.now() - began) / 1000).toFixed(0).padStart(4)} s  ${text}`)

const taxonomy = taxonomyOf(process.env.TOPIC ?? 'Algebra 1')
const launch = families.map((family) => Array.from({ length: RUNS }, (_, i) => makeWorld(taxonomy, family, SEED + i)))
say(`${families.length} families, ${RUNS} runs each, on ${taxonomy.name} (${taxonomy.skills.length} skills)`)
const nights =
  !atLaunch && (wants('score') || wants('practice'))
    ? launch.map((worlds) => worlds.map((world, i) => calibrated(world, SEED + 77 + i)))
    : []

if (wants('practice')) {
  say('practice, baselines: the same students at launch and calibrated')
  const others = launch.map((worlds) => practiceRun(worlds, STUDENTS, SEED, MARKS, BASELINES))
  for (const [label, all] of [
    ['at launch', launch],
    ['calibrated', nights],
  ] as const) {
    if (all.length === 0) continue
    say(`practice, ${label}`)
    line(
      practiceSection(
        label,
        all.map((worlds, f) => [...practiceRun(worlds, STUDENTS, SEED, MARKS, [() => recommended()]), ...others[f]!]),
        MARKS,
      ),
    )
  }
}
if (wants('score')) {
  const off = families.map((family) =>
    Array.from({ length: RUNS }, (_, i) => makeWorld(taxonomy, family, SEED + i, 0.5)),
  )
  for (const [label, all] of [
    ['at launch', launch],
    ['at launch, difficulties off by a further half logit', off],
    ['calibrated', nights],
  ] as const) {
    if (all.length === 0) continue
    say(`score, ${label}`)
    line(
      scoreSection(
        label,
        all.map((worlds) => ({ family: worlds[0]!.family.id, rows: scoreRun(worlds, 2 * STUDENTS, SEED) })),
      ),
    )
  }
}
if (wants('diagnostic')) {
  say('diagnostic')
  line(
    diagnosticSection(
      launch.map((worlds) => ({ family: worlds[0]!.family.id, rows: diagnosticRun(worlds, 4 * STUDENTS, SEED) })),
      tellingTable(taxonomy.items),
    ),
  )
}
// For whoever looks for the cause of a figure: left out of the whole report.
if (only === 'where') {
  say('where the questions go')
  line(
    whereSection(
      launch.flatMap((worlds) =>
        [() => recommended(), ...BASELINES].map((make) => whereRun(worlds, make, SEED, WHERE_QUESTIONS)),
      ),
    ),
  )
}
// How far anybody could come who sees the answers alone: takes minutes a student, and only where practice changes its own skill alone.
if (only === 'bound') {
  const others = launch.map((worlds) => practiceRun(worlds, STUDENTS, SEED, MARKS, BASELINES))
  for (const make of [() => recommended(), () => answersOnly(false), () => answersOnly(true)]) {
    const label = make().name
    say(`bound: ${label}`)
    const own = launch.map((worlds, f) => [
      ...practiceRun(worlds, STUDENTS, SEED, MARKS, [make]).map((result) => ({ ...result, policy: 'recommended' })),
      ...others[f]!,
    ])
    line(practiceSection(`bound, "recommended" being: ${label}`, own, MARKS))
  }
}
if (wants('speed')) {
  say('variety and speed')
  line(speedSection(frameRepeats(launch[0]![0]!, 10, SEED), speedTable(launch[0]![0]!, [5_000, 100_000])))
}
if (wants('exams')) {
  const topics = [
    'SAT Math',
    'SAT Reading and Writing',
    'ACT Reading',
    'Algebra 1',
    'Geometry',
    'Algebra 2',
    'Trigonometry',
  ].filter((topic) => process.env.EXAM_TOPICS?.split(',').includes(topic) ?? true)
  const rows = []
  for (const topic of EXAMS_IN_A_ROW > 0 ? topics : []) {
    say(`exams in a row, ${topic}`)
    rows.push(await series(topic, EXAMS_IN_A_ROW, SEED))
  }
  if (rows.length > 0) line(seriesSection(rows))
  for (const topic of EXAM_WORLDS > 0 ? topics : []) {
    say(`exams against the truth, ${topic}`)
    const section = sectionOf(topic)
    const known = examTaxonomy(section)
    const sets = await formSets(section, Math.min(FORM_SETS, EXAM_WORLDS), SEED)
    const found = families.map((family) => {
      say(`${topic}, ${family.id}`)
      const worlds = Iterator.from(Array(EXAM_WORLDS).keys()).map((i) => makeWorld(known, family, SEED + i))
      return examRun(section, sets, worlds, 2 * STUDENTS, SEED)
    })
    line(examSection(topic, found))
  }
}
// How much two modules can gain at all: for whoever looks for the cause of a figure, left out of the whole report.
if (only === 'ideal') {
  for (const topic of (process.env.EXAM_TOPICS ?? 'SAT Math,SAT Reading and Writing').split(',')) {
    const rows = []
    for (const family of families) {
      say(`ideal: ${topic}, ${family.id}`)
      rows.push(await idealRun(sectionOf(topic), family, EXAM_WORLDS, SEED))
    }
    line(idealSection(topic, rows))
  }
}
if (only === undefined && process.env.TOPIC === undefined && families.length === FAMILIES.length) {
  mkdirSync(RESULTS, { recursive: true })
  const about = FAMILIES.map((family) => `- ${family.id} (${family.use}): ${family.about}.`).join('\n')
  const head = `Written by \`npm run bench:engine\` on ${new Date().toISOString().slice(0, 10)}, seed ${SEED}, ${taxonomy.name}; ${RUNS} runs of each family, ${STUDENTS} students each (twice as many for the score, four times for the diagnostic).`
  writeFileSync(join(RESULTS, 'engine.md'), `${head}\n\n${about}\n\n${out.join('\n\n')}\n`)
}
say('done')
