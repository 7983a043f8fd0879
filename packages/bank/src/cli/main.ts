/**
 * `npm run bank -- [table | skills <topic> | check <topic[/subject]> | preview <skill | subject | topic> [--out f] [--each n] |
 * lock [topic] [--retire <item, frame, template or topic>]… [--reword] |
 * paper <topic[/subject]> [--out f] [--each n] | mark <topic[/subject]> --answers f [--each n] |
 * traps <topic,…> --seed s [--n 300] [--out f] | mark-traps <topic,…> --seed s [--n 300] --answers f]`
 */

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { sentencesOf } from '../draw/all.ts'
import { diagnosisGates, enforcedDiagnosis } from '../gates/diagnosis/every-diagnosis.ts'
import { diagnosisShares } from '../gates/diagnosis/shares.ts'
import { drawn, everyGate } from '../gates/every-gate.ts'
import type { Drawn, Problem } from '../gates/gate.ts'
import { notGuessable, notGuessableWithin } from '../gates/not-guessable.ts'
import { guess } from '../gates/reading/guesser.ts'
import { shares } from '../gates/shares-kept.ts'
import { lessonsOf } from '../kit/lesson.ts'
import { assemble, type SubjectModule, type TopicModule } from '../kit/template.ts'
import type { Passage, Skill } from '../kit/types.ts'
import { lockedItems } from '../lock/lock.ts'
import { readLock } from '../lock/lock-file.ts'
import { itemOf, sourcesOf } from '../lock/locked-item.ts'
import { TOPIC_FOLDERS } from '../topic-order.ts'
import { contentCounts } from './content-counts.ts'
import { lessonColumns } from './lesson-columns.ts'
import { type Flags, lockTopics } from './lock.ts'
import { previewPage } from './preview.ts'
import { type Asked, mark, paper } from './second-reader.ts'
import { drawTraps, markTraps, type NamedTrap, trapPaper } from './trap-reader.ts'

const FOLDER = new URL('../topics/', import.meta.url)

/** Folders whose index does not import, with the reason. Work goes on with the rest, and the end of the run names them. */
const broken = new Map<string, string>()

const load = async <T>(path: string): Promise<T | null> => {
  const file = new URL(`${path}/index.ts`, FOLDER)
  if (!existsSync(file)) return null
  try {
    return (await import(file.href)) as T
  } catch (error) {
    broken.set(
      path,
      error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 3).join('\n') : `${error}`,
    )
    return null
  }
}

const foldersIn = (path: string): string[] =>
  readdirSync(new URL(path, FOLDER), { withFileTypes: true }).flatMap((e) => (e.isDirectory() ? [e.name] : []))

/** A topic as its folder has it now; subjects that its index does not list yet are read from their own folders. */
async function topicOf(id: string): Promise<TopicModule | null> {
  if (!existsSync(new URL(id, FOLDER))) return null
  const listed = await load<TopicModule>(id)
  if (listed?.topic) return listed
  const header = {
    id,
    name: id,
    code: id,
    paid: false,
    perfect_score: 100,
    pace_seconds: 90,
    has_passage: false,
    reference: '',
  }
  const subjects = await Promise.all(foldersIn(`${id}/`).map((s) => load<SubjectModule>(`${id}/${s}`)))
  return assemble(
    header,
    subjects.filter((s) => s?.subject !== undefined).map((s) => s as SubjectModule),
  )
}

async function subjectOf(topicId: string, subjectId: string): Promise<TopicModule | null> {
  const found = await load<SubjectModule>(`${topicId}/${subjectId}`)
  const topic = await topicOf(topicId)
  return found && topic ? assemble(topic.topic, [found]) : null
}

/** Skills of all topics and subjects that load, in their order and each once, so that what builds on what can be looked up. */
async function allSkills(): Promise<Skill[]> {
  const places: readonly string[] = TOPIC_FOLDERS
  const place = (folder: string) => (places.includes(folder) ? places.indexOf(folder) : places.length)
  const folders = foldersIn('').sort((a, b) => place(a) - place(b))
  const subjects = folders.flatMap((t) => foldersIn(`${t}/`).map((s) => `${t}/${s}`))
  const [listed, single] = [
    await Promise.all(folders.map((t) => load<TopicModule>(t))),
    await Promise.all(subjects.map((s) => load<SubjectModule>(s))),
  ]
  const found = [...listed.flatMap((m) => m?.topic?.subjects ?? []), ...single.flatMap((m) => m?.subject ?? [])]
  const byId = new Map(found.flatMap((s) => s.skills).map((s) => [s.id, s]))
  return [...byId.values()]
}

const percent = (x: number): string => `${(100 * x).toFixed(1)} %`
const percentOfAny = (x: number | null): string => (x === null ? '–' : percent(x))

function print(problems: readonly Problem[]): void {
  const groups = Map.groupBy(problems, (p) => p.gate)
  for (const [gate, list] of groups) {
    console.log(`\n${gate}: ${list.length}`)
    for (const p of list.slice(0, 12)) console.log(`  ${p.item} ${p.message}${p.stem ? `\n      ${p.stem}` : ''}`)
    if (list.length > 12) console.log(`  … and ${list.length - 12} more`)
  }
}

async function check(path: string): Promise<number> {
  const [topicId = '', subjectId] = path.split('/')
  const module = subjectId ? await subjectOf(topicId, subjectId) : await topicOf(topicId)
  if (!module) throw new Error(`${path}: no such topic or subject`)
  const d = drawn(module)
  const topic = subjectId ? await topicOf(topicId) : null
  const guesser = topic ? notGuessableWithin(() => drawn(topic)) : notGuessable
  const gates = Object.values({ ...everyGate(await allSkills()), ...enforcedDiagnosis() })
  const problems = gates.flatMap((gate) => (gate === notGuessable ? guesser(d) : gate(d)))
  print(problems)
  const open = Object.values(diagnosisGates)
    .flatMap((gate) => gate(d))
    .filter((p) => !problems.some((q) => q.gate === p.gate && q.item === p.item && q.message === p.message))
  if (open.length > 0) {
    console.log('\nDiagnosis, not gone through yet:')
    print(open)
  }
  const s = shares(d)
  const g = guess(d.items)
  const hints = g.hints.map(([name, share, n]) => `${name} ${percent(share)} of ${n}`).join('; ')
  console.log(
    `\n${path}: ${s.items} items, grid-in ${percent(s.grid)}, misconceptions on ${percent(s.covered)} of wrong options, ${s.frames.toFixed(1)} frames per skill`,
  )
  console.log(`Guesser ${percent(g.rate)} of ${g.n}; strongest looks: ${hints}`)
  if (topic && notGuessable(d).length > 0)
    console.log(
      `  By itself ${path} is above the limit, which holds for the whole of ${topicId}: that was measured instead.`,
    )
  for (const [id, share, n] of g.worst) console.log(`  guessed ${percent(share)} of ${n}: ${id}`)
  console.log(problems.length === 0 ? 'No problems.' : `${problems.length} problems.`)
  return problems.length === 0 ? 0 : 1
}

/** What the table says of wrong answers: classics offered, mistakes carried out, faults that the gates would find. */
function diagnosis(d: Drawn) {
  const { classic, unmarked, procedures, redone, faults } = diagnosisShares(d)
  const drawn = d.module.templates.length > 0
  return {
    'classic offered': percentOfAny(classic),
    'no classic marked': percentOfAny(unmarked),
    'traps that are procedures': drawn ? percent(procedures) : '–',
    'operation redone': drawn ? percent(redone) : '–',
    faults,
  }
}

/** What students get: the items of the lock; of a topic that has none yet, what it draws. */
function served(module: TopicModule): Drawn {
  const items = lockedItems(module)
  return items.length > 0 ? { module, items } : drawn(module)
}

async function table(): Promise<number> {
  const rows = []
  const counts: string[] = []
  const all = await allSkills()
  for (const id of foldersIn('')) {
    const module = await topicOf(id)
    if (!module) continue
    const d = served(module)
    const s = shares(d)
    counts.push(contentCounts(d))
    const level = (name: string) => d.items.filter((i) => i.difficulty === name).length
    rows.push({
      topic: module.topic.name,
      subjects: module.topic.subjects.length,
      skills: module.topic.subjects.reduce((n, x) => n + x.skills.length, 0),
      templates: module.templates.length,
      frames: module.templates.reduce((n, t) => n + t.frames.length, 0),
      items: s.items,
      locked: readLock(id).filter((e) => !e.retired).length,
      low: level('Low'),
      medium: level('Medium'),
      high: level('High'),
      'grid-in': percent(s.grid),
      misconceptions: module.misconceptions.length,
      'wrong options named': percent(s.covered),
      ...diagnosis(d),
      guesser: percent(guess(d.items).rate),
      ...lessonColumns(d, all),
    })
  }
  console.table(rows)
  console.log(counts.join('\n'))
  return broken.size === 0 ? 0 : 1
}

async function lock(name: string, flags: Flags): Promise<number> {
  const ids = name === '' ? (await import('../registry.ts')).topics.map((m) => m.topic.id) : [name]
  const modules: TopicModule[] = []
  for (const id of ids) {
    const module = await load<TopicModule>(id)
    if (!module?.topic) throw new Error(`${id}: no topic that can be locked`)
    modules.push(module)
  }
  return lockTopics(modules, flags)
}

/** Topics whose list of skills has this id: the others need not be read. */
function topicsNaming(id: string): string[] {
  const names = (topic: string) =>
    readdirSync(new URL(`${topic}/`, FOLDER), { recursive: true, encoding: 'utf8' }).some(
      (file) =>
        file.endsWith('skills.ts') && readFileSync(new URL(`${topic}/${file}`, FOLDER), 'utf8').includes(`'${id}'`),
    )
  const found = foldersIn('').filter(names)
  return found.length > 0 ? found : foldersIn('')
}

async function preview(name: string, out: string, each: number): Promise<number> {
  const [topicId = '', subjectId] = name.split('/')
  for (const id of subjectId || foldersIn('').includes(name) ? [topicId] : topicsNaming(name)) {
    const module = subjectId ? await subjectOf(id, subjectId) : await topicOf(id)
    if (!module) continue
    const wanted = (skill: Skill, subject: string) =>
      [skill.id, subject, id, `${id}/${subject}`].includes(name) || name === id
    const skills = module.topic.subjects.flatMap((s) => s.skills.filter((k) => wanted(k, s.id)).map((k) => k.id))
    if (skills.length === 0) continue
    const shown = { ...module, templates: module.templates.filter((t) => skills.includes(t.skill)) }
    writeFileSync(out, previewPage(drawn(shown), wanted, each))
    console.log(`Written: ${out}`)
    return 0
  }
  throw new Error(`${name}: no such skill, subject or topic`)
}

/** Where a new template could go: every skill with what it has. */
async function listSkills(topicId: string): Promise<number> {
  const module = await topicOf(topicId)
  if (!module) throw new Error(`${topicId}: no such topic`)
  const rows = module.topic.subjects.flatMap((subject) =>
    subject.skills.map((skill) => ({
      subject: subject.id,
      skill: skill.id,
      name: skill.name,
      templates: module.templates.filter((t) => t.skill === skill.id).length,
      examples: lessonsOf(skill)
        .map(({ lesson }) => lesson.examples.length)
        .join(' + '),
    })),
  )
  console.table(rows)
  return 0
}

/** The topic's or subject's questions with their numbers; at most `each` of every frame. */
async function asked(path: string, each: number): Promise<{ module: TopicModule; questions: Asked[] }> {
  const [topicId = '', subjectId] = path.split('/')
  const module = subjectId ? await subjectOf(topicId, subjectId) : await topicOf(topicId)
  if (!module) throw new Error(`${path}: no such topic or subject`)
  const sources = sourcesOf(module)
  const questions = readLock(topicId).flatMap((entry) => {
    const item = itemOf(sources, entry)
    return entry.retired || 'rejected' in item ? [] : [{ display: entry.display, item }]
  })
  const byFrame = Map.groupBy(questions, ({ item }) => item.passage_id ?? `${item.template_id}/${item.frame_id}`)
  return { module, questions: [...byFrame.values()].flatMap((list) => list.slice(0, each)) }
}

async function writePaper(path: string, out: string, each: number): Promise<number> {
  const { module, questions } = await asked(path, each)
  writeFileSync(out, paper(questions, module.passages))
  console.log(`Written: ${out}, ${questions.length} questions without keys`)
  return 0
}

async function markPaper(path: string, answers: string, each: number): Promise<number> {
  const { questions } = await asked(path, each)
  const { agreed, disagreed, missing } = mark(questions, readFileSync(answers, 'utf8'))
  console.table(disagreed)
  console.log(`${agreed} agree, ${disagreed.length} do not, ${missing.length} without an answer`)
  return disagreed.length === 0 ? 0 : 1
}

/** Wrong answers of several topics or subjects, drawn together. */
async function drawnTraps(
  paths: string,
  n: number,
  seed: string,
): Promise<Readonly<{ traps: NamedTrap[]; passages: Passage[] }>> {
  if (seed === '') throw new Error('--seed is missing')
  const all = await Promise.all(paths.split(',').map((path) => asked(path, Number.POSITIVE_INFINITY)))
  const sentences = new Map(all.flatMap(({ module }) => [...sentencesOf(module)]))
  const questions = all.flatMap((a) => a.questions)
  return { traps: drawTraps(questions, sentences, n, seed), passages: all.flatMap((a) => a.module.passages) }
}

function writeTraps(traps: readonly NamedTrap[], passages: readonly Passage[], out: string): number {
  writeFileSync(out, trapPaper(traps, passages))
  console.log(`Written: ${out}, ${traps.length} named mistakes without their values`)
  return 0
}

function markReadTraps(traps: readonly NamedTrap[], answers: string): number {
  const { agreed, disagreed, undecided, missing } = markTraps(traps, readFileSync(answers, 'utf8'))
  if (undecided.length > 0) console.log('To be read:')
  console.table(undecided)
  console.log('Other values:')
  console.table(disagreed)
  const read = agreed + disagreed.length + undecided.length
  console.log(
    `${agreed} of ${read} agree (${percent(agreed / read)}), ${disagreed.length} do not, ${undecided.length} to be read, ${missing.length} without a value`,
  )
  return disagreed.length + undecided.length === 0 ? 0 : 1
}

function option(args: readonly string[], flag: string, fallback: string): string {
  const at = args.indexOf(flag)
  return at < 0 ? fallback : (args[at + 1] ?? fallback)
}

/** The words after every `flag`. */
const options = (args: readonly string[], flag: string): string[] =>
  args.flatMap((a, i) => (args[i - 1] === flag ? [a] : []))

async function main([command = 'table', ...args]: readonly string[]): Promise<number> {
  const [name, ...rest] = args[0]?.startsWith('--') ? ['', ...args] : [args[0] ?? '', ...args.slice(1)]
  if (command === 'check') return check(name)
  if (command === 'preview')
    return preview(name, option(rest, '--out', 'preview.html'), Number(option(rest, '--each', '3')))
  if (command === 'lock') return lock(name, { retire: options(rest, '--retire'), reword: rest.includes('--reword') })
  if (command === 'paper')
    return writePaper(name, option(rest, '--out', 'paper.md'), Number(option(rest, '--each', '10')))
  if (command === 'mark')
    return markPaper(name, option(rest, '--answers', 'answers.txt'), Number(option(rest, '--each', '10')))
  if (command === 'traps' || command === 'mark-traps') {
    const { traps, passages } = await drawnTraps(name, Number(option(rest, '--n', '300')), option(rest, '--seed', ''))
    return command === 'traps'
      ? writeTraps(traps, passages, option(rest, '--out', 'traps.md'))
      : markReadTraps(traps, option(rest, '--answers', 'answers.txt'))
  }
  if (command === 'skills') return listSkills(name)
  if (command === 'table') return table()
  throw new Error(`unknown command ${command}`)
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
for (const [path, reason] of broken) console.error(`\n${path}/index.ts does not import: ${reason}`)
