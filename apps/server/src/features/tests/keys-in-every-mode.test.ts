import { ExamKind, type Question, QuestionMode, SAMPLE_MODE, type Test } from '@fourfold/contract'
import { kindsOf } from '@fourfold/exams'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { examItems } from '../../db/schema/index.ts'
import { type Person, type TestApp, testApp } from '../../testing/app.ts'
import { everyGet, GET_PATHS } from '../../testing/every-get.ts'
import { ASKED_WRITES, everyWrite, LEFT_OUT, type Running, WRITES } from '../../testing/every-write.ts'
import { examsOf } from '../../testing/exams.ts'
import { possibleAnswers, secretsOf, withOtherKeys } from '../../testing/keys.ts'
import { seeded } from '../../testing/seeded.ts'
import { studentOf } from '../../testing/student.ts'

let t: TestApp
const clock = new Date('2026-11-16T08:00:00Z')
beforeAll(async () => {
  t = await testApp()
  // One moment for everything, so that two runs can be compared byte by byte.
  Object.assign(t.ctx, { now: () => clock })
  // Numbers that nothing else has, so that they can be taken out of what is compared.
  const { rows } = await t.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'id' and is_identity = 'YES' and data_type in ('integer', 'bigint')`)
  for (const [n, { name }] of rows.entries())
    await t.db.execute(sql.raw(`alter table "${name}" alter column id restart with ${876_000_000 + n * 100_000}`))
})
afterAll(() => t.close())

type Mode = Readonly<{
  name: string
  person?: () => Promise<Person>
  /** What is done before, with the true keys. */
  before?: (person: Person) => Promise<unknown>
  make: (person: Person) => Promise<{ test: number; exam?: number }>
}>

const call = async (person: Person, method: 'GET' | 'PUT' | 'POST', path: string, body?: unknown) =>
  (await t.call(method, path, { token: person.token, ...(body === undefined ? {} : { body }) })).body

const made = (path: string, body: object) => async (person: Person) => ({
  test: Number((await call(person, 'POST', path, body)).id),
})
const created = (question_mode: string, more: object = {}) =>
  made('/tests/create', { number_of_questions: 6, question_mode, ...more })

/** A scored test whose questions were all missed and starred: the same for everybody, whatever draws from chance meanwhile. */
async function missAndStar(person: Person): Promise<void> {
  const all = (await t.ctx.catalog()).topics.get('Algebra 1')?.items ?? []
  const custom_question_ids = all.filter((_, n) => n % 401 === 0).map((item) => item.id)
  const { test: id } = await created('Recommendation', { custom_question_ids })(person)
  const shown = (await call(person, 'GET', `/tests/${id}`)) as unknown as Test
  const ids = shown.questions_attributes.map((q) => q.id)
  const keys = await secretsOf(t, ids)
  const questions_attributes = ids.map((question) => {
    const letter = keys.get(question)?.letter
    const wrong = letter ? { answer_attributes: { letter: letter === 'A' ? 'B' : 'A' } } : NO_KEY
    return { id: question, ...wrong, marked: true, skipped: false }
  })
  await call(person, 'PUT', `/tests/${id}`, { version: shown.version, questions_attributes })
}
const NO_KEY = { student_produced_answer: '77772' }

/** Chance makes every form of an exam another one: whoever comes second takes the first one's. */
const firstOf = new Map<string, number>()
async function sameForms(kind: string, id: number): Promise<void> {
  const first = firstOf.get(kind) ?? id
  firstOf.set(kind, first)
  if (first === id) return
  await t.db.delete(examItems).where(eq(examItems.exam_id, id))
  const kept = await t.db.select().from(examItems).where(eq(examItems.exam_id, first))
  await t.db.insert(examItems).values(kept.map((row) => ({ ...row, exam_id: id })))
}

const TOPICS = ['SAT Math', 'SAT Reading and Writing', 'ACT Reading', 'Algebra 1']
const examMode = (kind: ExamKind): Mode => {
  const own = TOPICS.filter((topic) => kindsOf(topic).includes(kind))
  return {
    name: kind,
    person: () => studentOf(t, ...own),
    make: async (person) => {
      const exams = examsOf(t, person)
      const id = await exams.create(kind)
      await sameForms(kind, id)
      const begun = exams.state(await exams.begin(id, 0))
      return { test: begun.parts[0]?.test_id ?? 0, exam: id }
    },
  }
}

const MODES: readonly Mode[] = [
  { name: 'All', make: created('All') },
  { name: 'timed', make: created('All', { timed: true }) },
  { name: 'tutor', make: created('Unused', { tutor: true }) },
  { name: 'Unused', make: created('Unused') },
  { name: 'Incorrect', before: missAndStar, make: created('Incorrect') },
  { name: 'Marked', before: missAndStar, make: created('Marked') },
  { name: 'Recommendation', make: created('Recommendation') },
  { name: 'practice', make: made('/tests/create_practice', { question_mode: 'Recommendation' }) },
  { name: 'Diagnostic', make: made('/tests/create_diagnostic', { question_mode: 'Diagnostic' }) },
  { name: SAMPLE_MODE, make: made('/tests/create_sample', { topic: 'SAT Math' }) },
  ...ExamKind.options.map(examMode),
]

/** Calls that only read are tried in these, and by `npm run test:deep` in every mode: they are two hundred each time. */
const readsAll = ({ name }: Mode): boolean =>
  Boolean(process.env.DEEP) || ['tutor', 'Diagnostic', ExamKind.options[0]].includes(name)

const STEPS = [0, 1, 2]

/** Addresses under which nobody finds anything while a test runs: there is a report, a mistake and a card only afterwards. */
const NOTHING_YET = ['/exams/:id/report', '/mistakes/:id', '/mistakes/new', '/flashcards/:id']

/** Calls that are refused as long as a test runs: they would tell its keys, or there is nothing to call them for yet. */
const REFUSED = [
  'POST /tests/:id/questions/:question/first_try',
  'POST /tests/:id/questions/:question/second_try',
  'POST /mistakes/create',
  'POST /mistakes/:id/answer',
  'POST /reviews/undo',
]

/** Moments that the database wrote down by its own clock. */
const ownMoment = (text: string): string => (Math.abs(Date.parse(text) - Date.now()) < 3_600_000 ? 'now' : text)

/** Numbers, names and share codes differ between two people: each stands as the how manieth of its kind it is. */
function withoutNumbers(text: string): string {
  const met = new Map<string, number>()
  // Whether the statistics have an answer already is a matter of the hour.
  const told = text
    .replace(/"folded":(?:true|false),?/g, '')
    .replace(/\d{4}-\d\d-\d\d[T ][\d:.]+(?:Z|\+00)/g, ownMoment)
  return told.replace(
    /8[78]\d{7}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|"[A-Z2-9]{4}-[A-Z2-9]{4}"|"[\w-]{43}"/g,
    (number) => {
      if (!met.has(number)) met.set(number, met.size)
      return `#${met.get(number)}`
    },
  )
}

/** What somebody in the middle of this test can put into an address. */
async function inTest(person: Person, mode: Mode, { test: id, exam }: { test: number; exam?: number }, shown: Test) {
  const { items, topics } = await t.ctx.catalog()
  const questions = shown.questions_attributes.slice(0, 2)
  // What was missed and scored before stands in the journal with its solution, and goes on standing there when it is asked again.
  const open = mode.before ? [] : questions
  const skills = questions.flatMap((q) => items.get(q.id)?.skill_id ?? [])
  const topic = topics.get(shown.section)
  // A sample is taken without a plan: its topic's lessons are closed.
  const { lessons = [] } = (await call(person, 'GET', '/lessons/index')) as { lessons?: { id: string }[] }
  return {
    ids: [id, ...(exam === undefined ? [] : [exam]), person.id, ...questions.map((q) => q.id)],
    topic: shown.section,
    questions: open.flatMap((q) => [q.id, q.ancestry]),
    skills,
    subjects: skills.flatMap((skill) => topic?.skills.get(skill)?.subject_id ?? []),
    lessons: [...new Set([...skills, ...lessons.slice(0, 2).map((lesson) => lesson.id)])],
  }
}

/** By the path of each call: what it has answered with, in any mode. */
const answered = new Map<string, Set<number>>()

type Hear = (answer: unknown) => Test

/** What every call that writes tells while an answer stands on the screen; a test that it makes is looked at. */
async function write(person: Person, mode: Mode, hear: Hear, running: Running): Promise<void> {
  for (const { name, method, address, body } of everyWrite(running)) {
    const answer = await t.call(method, address, { token: person.token, body })
    // What was missed and scored before may be logged, also while it is asked again.
    if (!mode.before) answered.set(name, (answered.get(name) ?? new Set()).add(answer.status))
    hear({ [name]: answer.body, status: answer.status })
    if (answer.status === 200 && name.startsWith('POST /tests/create'))
      hear(await call(person, 'GET', `/tests/${answer.body.id}`))
  }
}

/** Another test is finished without an answer beside the one that runs: what it tells of itself is told then. */
async function finishAnother(person: Person, hear: Hear): Promise<void> {
  const another = await created('Recommendation')(person)
  const { version } = (await call(person, 'GET', `/tests/${another.test}`)) as unknown as Test
  const path = `/tests/${another.test}`
  hear((await t.call('PUT', path, { token: person.token, body: { version } })).status)
  for (const make of [created('Recommendation'), made('/tests/create_practice', { question_mode: 'Recommendation' })])
    hear(await call(person, 'GET', `/tests/${(await make(person)).test}`))
}

/**
 * Makes a test, tries every answer of three questions, makes every other call while one stands, goes on without one, comes
 * back, clears, discards, finishes another one; all that is said.
 */
async function wander(person: Person, mode: Mode): Promise<string> {
  vi.spyOn(Math, 'random').mockImplementation(seeded(7).next)
  const heard: unknown[] = []
  const hear = (answer: unknown) => {
    heard.push(answer)
    return answer as Test
  }
  const running = await mode.make(person)
  const { test: id } = running
  let shown = hear(await call(person, 'GET', `/tests/${id}`))
  const save = async (step: number, question: Question, change: object) => {
    const questions_attributes = [{ id: question.id, ...change }]
    // What a save tells by itself, and the whole test after it.
    hear(
      await call(person, 'PUT', `/tests/save/${id}`, {
        version: shown.version,
        step,
        draft: true,
        questions_attributes,
      }),
    )
    shown = hear(await call(person, 'GET', `/tests/${id}`))
  }
  for (const step of STEPS) {
    const question = shown.questions_attributes[step] as Question
    for (const change of possibleAnswers(question)) await save(step, question, change)
    if (step === 0) {
      const skill = (await t.ctx.catalog()).items.get(question.id)?.skill_id ?? ''
      await write(person, mode, hear, { shown, exam: running.exam ?? id, question, lesson: skill })
      shown = hear(await call(person, 'GET', `/tests/${id}`))
    }
    const nothing = question.options.length > 0 ? { answer_attributes: null } : { student_produced_answer: '' }
    await save(step, question, { ...nothing, answer_changes: [] })
    await save(step + 1, question, { time_spent: 0 })
  }
  hear(await call(person, 'PUT', `/tests/save/${id}`, { version: shown.version, discard: true }))
  const addresses = readsAll(mode) ? everyGet(await inTest(person, mode, running, shown)) : []
  for (const { path, address } of addresses) {
    const { status, body } = await t.call('GET', address, { token: person.token })
    answered.set(path, (answered.get(path) ?? new Set()).add(status))
    hear({ [address]: body })
  }
  hear(await call(person, 'GET', `/tests/${id}`))
  await finishAnother(person, hear)
  hear(await call(person, 'GET', `/tests/${id}`))
  vi.restoreAllMocks()
  return withoutNumbers(heard.map((each) => JSON.stringify(each)).join('\n'))
}

/** Where two lines part, with what stands before it; nothing where they are the same. */
function differing(line: string, other: string): string[] {
  const at = [...line].findIndex((letter, i) => letter !== other[i])
  if (at < 0 && line.length === other.length) return []
  return [`${line.slice(0, 60)} … ${line.slice(Math.max(0, at - 100), at + 60)} | ${other.slice(at, at + 60)}`]
}

async function personFor({ person = t.guest, before }: Mode): Promise<Person> {
  const me = await person()
  vi.spyOn(Math, 'random').mockImplementation(seeded(3).next)
  await before?.(me)
  vi.restoreAllMocks()
  return me
}

/** Of each mode what one hears with the true keys, and what another who does the same hears with other keys. */
const heard = new Map<string, { plain: string; flipped: string }>()
beforeAll(async () => {
  const others = new Map<Mode, Person>()
  const plain = new Map<Mode, string>()
  for (const mode of MODES) {
    const me = await personFor(mode)
    others.set(mode, await personFor(mode))
    plain.set(mode, await wander(me, mode))
  }
  await withOtherKeys(t, async () => {
    for (const [mode, other] of others)
      heard.set(mode.name, { plain: plain.get(mode) ?? '', flipped: await wander(other, mode) })
  })
}, 600_000)

describe('while a test runs and nothing in it is final', () => {
  test.each(MODES)('$name: other keys change no byte and no choice', ({ name }) => {
    const { plain = '', flipped = '' } = heard.get(name) ?? {}
    expect(plain.length).toBeGreaterThan(1000)
    const other = flipped.split('\n')
    const apart = plain.split('\n').flatMap((line, i) => differing(line, other[i] ?? ''))
    expect([apart, other.length]).toEqual([[], plain.split('\n').length])
  })

  test('no call that only reads was left out, and each has found what it looks for', () => {
    const found = GET_PATHS.filter((path) => answered.get(path)?.has(200))
    const mend =
      'of a new call, testing/every-get.ts says what its path and query need; it finds nothing yet: NOTHING_YET'
    expect([...found, ...NOTHING_YET].toSorted(), mend).toEqual(GET_PATHS.toSorted())
  })

  test('no call that writes was left out without a reason, and help in a tutor test was given', () => {
    const mend = 'a new call stands in ASKED or, with its reason, in LEFT_OUT of testing/every-write.ts'
    expect([...ASKED_WRITES, ...Object.keys(LEFT_OUT)].toSorted(), mend).toEqual(WRITES.toSorted())
    const refused = ASKED_WRITES.filter((name) => !answered.get(name)?.has(200))
    expect(refused.toSorted()).toEqual(REFUSED.toSorted())
    for (const name of REFUSED) expect([name, answered.has(name)]).toEqual([name, true])
  })

  test('there is no mode beside these', () => {
    const names = MODES.map((mode) => mode.name)
    expect(names).toEqual(
      expect.arrayContaining([...QuestionMode.options, ...ExamKind.options, SAMPLE_MODE, 'Diagnostic']),
    )
  })
})
