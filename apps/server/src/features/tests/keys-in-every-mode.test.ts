import { ExamKind, type Question, QuestionMode, SAMPLE_MODE, type Test } from '@fourfold/contract'
import { kindsOf } from '@fourfold/exams'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { examItems } from '../../db/schema/index.ts'
import { type Person, type TestApp, testApp } from '../../testing/app.ts'
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
  await t.db.execute(sql`alter table test alter column id restart with 87650000`)
  await t.db.execute(sql`alter table exam alter column id restart with 87640000`)
  await t.db.execute(sql`alter table mistake alter column id restart with 87630000`)
})
afterAll(() => t.close())

type Mode = Readonly<{
  name: string
  person?: () => Promise<Person>
  /** What is done before, with the true keys. */
  before?: (person: Person) => Promise<unknown>
  make: (person: Person) => Promise<{ test: number; pages?: readonly string[] }>
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
      return { test: begun.parts[0]?.test_id ?? 0, pages: [`/exams/${id}`, '/exams/index'] }
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

const STEPS = [0]
const PAGES = ['/today', '/questions/index', '/tests/index', '/tests/new', '/mistakes/index']

/** Numbers and share codes differ between two people: each stands as the how manieth of its kind it is. */
function withoutNumbers(text: string): string {
  const met = new Map<string, number>()
  return text.replace(/876[345]\d{4}|"[A-Z2-9]{4}-[A-Z2-9]{4}"/g, (number) => {
    if (!met.has(number)) met.set(number, met.size)
    return `#${met.get(number)}`
  })
}

/** Makes a test, tries every answer of a question, goes on without one, comes back, clears, discards; all that is said. */
async function wander(person: Person, mode: Mode): Promise<string> {
  vi.spyOn(Math, 'random').mockImplementation(seeded(7).next)
  const heard: unknown[] = []
  const hear = (answer: unknown) => {
    heard.push(answer)
    return answer as Test
  }
  const { test: id, pages = [] } = await mode.make(person)
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
    const nothing = question.options.length > 0 ? { answer_attributes: null } : { student_produced_answer: '' }
    await save(step, question, { ...nothing, answer_changes: [] })
    await save(step + 1, question, { time_spent: 0 })
  }
  hear(await call(person, 'PUT', `/tests/save/${id}`, { version: shown.version, discard: true }))
  for (const page of [...PAGES, ...pages]) hear(await call(person, 'GET', page))
  hear(await call(person, 'GET', `/tests/${id}`))
  vi.restoreAllMocks()
  return withoutNumbers(JSON.stringify(heard))
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
    const at = [...plain].findIndex((letter, i) => letter !== flipped[i])
    expect(at < 0 ? '' : flipped.slice(Math.max(0, at - 200), at + 50)).toBe('')
  })

  test('there is no mode beside these', () => {
    const names = MODES.map((mode) => mode.name)
    expect(names).toEqual(
      expect.arrayContaining([...QuestionMode.options, ...ExamKind.options, SAMPLE_MODE, 'Diagnostic']),
    )
  })
})
