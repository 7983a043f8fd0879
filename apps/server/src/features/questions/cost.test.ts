import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'
import { seedHistory } from '../../testing/history.ts'

const LARGE = process.env.DEEP ? 100_000 : 10_000
const SMALL = 100
const ROUNDS = process.env.DEEP ? 31 : 15
const FACTOR = 1.5
/** What a longer answer may cost: up to 500 dots of a graph instead of five. */
const EXTRA_MS = 15
/** As many rows of answers as a call may read, however many there are. */
const ANSWER_ROWS = 1000

const CALLS = [
  '/questions/index',
  '/questions/evidence?scope=topic',
  '/questions/evidence?scope=changes',
  '/questions/evidence?scope=skill&id=a1-one-step-equations',
  '/tests/graphs',
  '/tests/index',
  '/tests/new',
  '/mistakes/index',
  '/flashcards/index',
] as const

type Person = { token: string; id: number }
let t: TestApp
let large: Person
let small: Person

beforeAll(async () => {
  t = await testApp()
  large = await t.guest()
  small = await t.guest()
  await seedHistory(t, small.id, SMALL)
  await seedHistory(t, large.id, LARGE)
  // Others as busy: a table that belongs to one student alone would always be read whole.
  for (let i = 0; i < 3; i++) await seedHistory(t, (await t.guest()).id, LARGE)
  await t.db.execute(sql`analyze`)
}, 240_000)
afterAll(() => t.close())

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

async function timed(person: Person, path: string): Promise<number> {
  const start = performance.now()
  const { status } = await t.call('GET', path, { token: person.token })
  expect([path, status]).toEqual([path, 200])
  return performance.now() - start
}

test(`${LARGE} answers cost at most ${FACTOR} times as much as ${SMALL}`, async () => {
  const figures: string[] = []
  const dear: string[] = []
  for (const path of CALLS) {
    const times = { large: [] as number[], small: [] as number[] }
    for (let round = -3; round < ROUNDS; round++) {
      // In turns, so that whatever else the machine does meets both.
      const [s, l] = [await timed(small, path), await timed(large, path)]
      if (round < 0) continue
      times.small.push(s)
      times.large.push(l)
    }
    const [s, l] = [median(times.small), median(times.large)]
    figures.push(`${path.padEnd(60)} ${SMALL}: ${s.toFixed(1)} ms   ${LARGE}: ${l.toFixed(1)} ms`)
    if (l > FACTOR * s + EXTRA_MS) dear.push(path)
  }
  if (process.env.FIGURES) console.log(figures.join('\n'))
  expect(dear, figures.join('\n')).toEqual([])
}, 120_000)

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}
type Explained = { rows: { 'QUERY PLAN': { Plan: Plan }[] }[] }
const flat = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flat)]
const read = (node: Plan): number =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']

type Pool = { query: (...args: unknown[]) => unknown }
const poolOf = (app: TestApp): Pool => (app.db as unknown as { $client: Pool }).$client

/** Every query that a call makes, as it was sent. */
async function queriesOf(person: Person, path: string): Promise<{ text: string; values: unknown[] }[]> {
  const pool = poolOf(t)
  const original = pool.query
  const seen: { text: string; values: unknown[] }[] = []
  pool.query = (...args) => {
    const [first, values] = args as [string | { text: string }, unknown[] | undefined]
    seen.push({ text: typeof first === 'string' ? first : first.text, values: values ?? [] })
    return original.apply(pool, args)
  }
  try {
    await timed(person, path)
  } finally {
    pool.query = original
  }
  return seen
}

test.each(CALLS)('%s reads few rows of answers, from an index', async (path) => {
  const queries = await queriesOf(large, path)
  expect(queries.length).toBeGreaterThan(0)
  for (const { text, values } of queries.filter((q) => /^\s*select/i.test(q.text))) {
    const { rows } = (await poolOf(t).query(`explain (analyze, format json) ${text}`, values)) as Explained
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
    if (!plan) throw new Error('a plan must come back')
    const scans = flat(plan).filter((node) => node['Relation Name'] !== undefined)
    if (process.env.FIGURES)
      console.log(
        `${path}\n  ${text.slice(0, 160)}\n  ${scans.map((s) => `${s['Node Type']} ${s['Relation Name']}: ${read(s)} rows`).join('; ')}`,
      )
    for (const scan of scans.filter((s) => s['Relation Name'] === 'answer_event')) {
      expect(scan['Node Type'], text).not.toBe('Seq Scan')
      expect(read(scan), text).toBeLessThanOrEqual(ANSWER_ROWS)
    }
  }
})
