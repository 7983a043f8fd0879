import { seededRng } from '@fourfold/engine'
import { assembleSection, modulesTaken, type PoolItem, type Solve, solve, warmUp } from '@fourfold/exams'
import { beforeAll, expect, test } from 'vitest'
import { poolOf, sectionOf } from './pool.ts'
import { series } from './series.ts'

const DEEP = process.env.DEEP === '1'
/** However busy the machine is: what is tested here is what comes out, not how fast. */
const PATIENT = 20

/** As many exams as the bank has room for without asking twice; every further one says what it could not meet. */
const ROOM = [
  ['SAT Math', DEEP ? 20 : 2],
  ['SAT Reading and Writing', DEEP ? 20 : 2],
  ['ACT Reading', DEEP ? 20 : 2],
  ['Algebra 1', DEEP ? 20 : 1],
  ['Geometry', DEEP ? 20 : 1],
  ['Algebra 2', DEEP ? 20 : 1],
  ['Trigonometry', DEEP ? 20 : 1],
] as const

beforeAll(() => warmUp())

test.each(ROOM)(
  '%s: %i exams in a row are made by the solver, meet every wish and repeat no question',
  async (topic, exams) => {
    const row = await series(topic, exams, 5, PATIENT)
    expect(row.missed).toEqual({})
    expect([row.fresh, row.whole, row.fallbacks]).toEqual([exams, exams, 0])
  },
)

// Its easy questions lie in few templates: taken without care, those left in the end are of one domain.
test.runIf(DEEP).each([4, 6, 7, 8, 9, 10, 11, 14])(
  'Trigonometry: twenty exams in a row meet every wish, also those of seed %i, whose last ones had missed their easy questions',
  async (seed) => {
    const row = await series('Trigonometry', 20, seed, PATIENT)
    expect([row.missed, row.fresh, row.whole]).toEqual([{}, 20, 20])
  },
)

test('the passages of ACT Reading come in the order of the real exam', async () => {
  const section = sectionOf('ACT Reading')
  const pool = poolOf(section, new Set())
  const kindOf = new Map(pool.sets.map(({ id, kind }) => [id, kind]))
  for (let seed = 1; seed <= 4; seed++) {
    const { forms } = await assembleSection(section.plan, pool, seededRng(seed), solve, PATIENT)
    const kinds = (forms.only ?? []).map((item) => kindOf.get(item.set ?? -1))
    expect([...new Set(kinds)]).toEqual(['Literary Narrative', 'Social Science', 'Humanities', 'Natural Science'])
    expect(
      kinds.toSorted((a, b) => section.plan.sets!.kinds.indexOf(a!) - section.plan.sets!.kinds.indexOf(b!)),
    ).toEqual(kinds)
  }
})

test.each(['SAT Math', 'SAT Reading and Writing'])(
  '%s: whichever second module comes, each skill has its share of the whole exam, to the question or, from five on, to two',
  async (topic) => {
    const section = sectionOf(topic)
    const { forms } = await assembleSection(section.plan, poolOf(section, new Set()), seededRng(9), solve, PATIENT)
    const { first = [], easier = [], harder = [] } = forms
    for (const second of [easier, harder]) {
      const taken = [...first, ...second]
      for (const { id, weight } of section.plan.domains.flatMap((domain) => domain.skills)) {
        const asked = taken.filter((item) => item.skill === id).length
        const share = weight * taken.length
        expect([id, Math.abs(asked - share) < (share >= 5 ? 2 : 1)]).toEqual([id, true])
      }
    }
  },
)

const share = (items: readonly PoolItem[], is: (item: PoolItem) => boolean) => items.filter(is).length / items.length

test('a SAT Math exam keeps the blueprint, its profiles, its length and its time, looked at from outside', async () => {
  const section = sectionOf('SAT Math')
  const { forms } = await assembleSection(section.plan, poolOf(section, new Set()), seededRng(3), solve, PATIENT)
  const { first = [], easier = [], harder = [] } = forms
  expect([first.length, easier.length, harder.length]).toEqual([22, 22, 22])
  for (const second of [easier, harder]) {
    const taken = [...first, ...second]
    expect(new Set(taken.map((item) => item.template)).size).toBe(44)
    expect(share(taken, (item) => item.domain === 'algebra')).toBeCloseTo(0.35, 1)
    expect(share(taken, (item) => item.domain === 'geometry-trigonometry')).toBeCloseTo(0.15, 1)
    expect(share(taken, (item) => item.grid)).toBeGreaterThanOrEqual(0.18)
    expect(share(taken, (item) => item.grid)).toBeLessThanOrEqual(0.32)
  }
  for (const module of [first, easier, harder]) {
    expect(module.reduce((sum, item) => sum + item.seconds, 0)).toBeLessThanOrEqual(35 * 60)
    expect(module.map((item) => item.b)).toEqual(module.map((item) => item.b).toSorted((a, b) => a - b))
  }
  const mean = (items: readonly PoolItem[]) => items.reduce((sum, item) => sum + item.b, 0) / items.length
  expect(mean(easier)).toBeLessThan(mean(first))
  expect(mean(harder)).toBeGreaterThan(mean(first) + 0.3)
})

test.each(['SAT Math', 'SAT Reading and Writing'])(
  '%s: the easier second module is easier than the first one, and the harder one harder, in every exam',
  async (topic) => {
    const section = sectionOf(topic)
    const mean = (items: readonly PoolItem[] = []) => items.reduce((sum, item) => sum + item.b, 0) / items.length
    const steps: number[] = []
    for (let seed = 1; seed <= 6; seed++) {
      const { forms } = await assembleSection(section.plan, poolOf(section, new Set()), seededRng(seed), solve, PATIENT)
      expect([seed, mean(forms.easier) < mean(forms.first) - 0.1]).toEqual([seed, true])
      expect([seed, mean(forms.harder) > mean(forms.first)]).toEqual([seed, true])
      steps.push(mean(forms.harder) - mean(forms.first))
    }
    expect(steps.reduce((sum, step) => sum + step, 0) / steps.length).toBeGreaterThan(0.1)
  },
)

test('Reading and Writing is grouped by kind, in the exam’s order, and rises within a kind, in every module', async () => {
  const section = sectionOf('SAT Reading and Writing')
  const { forms } = await assembleSection(section.plan, poolOf(section, new Set()), seededRng(4), solve, PATIENT)
  for (const form of ['first', 'easier', 'harder'] as const) {
    const asked = forms[form] ?? []
    expect(asked).toHaveLength(27)
    const kinds = asked.map((item) => item.skill)
    // Each kind once, all of its questions together.
    expect(kinds.filter((kind, i) => kind !== kinds[i - 1])).toHaveLength(new Set(kinds).size)
    expect([...new Set(asked.map((item) => item.domain))]).toEqual([
      'craft-and-structure',
      'information-and-ideas',
      'standard-english-conventions',
      'expression-of-ideas',
    ])
    for (const [i, item] of asked.entries())
      if (i > 0 && item.skill === asked[i - 1]?.skill) expect(item.b).toBeGreaterThanOrEqual(asked[i - 1]?.b ?? 0)
  }
})

test('ACT Reading has four passages, one of each kind and one of them a pair, with 36 questions', async () => {
  const section = sectionOf('ACT Reading')
  const { forms } = await assembleSection(section.plan, poolOf(section, new Set()), seededRng(5), solve, PATIENT)
  const { only = [] } = forms
  const sets = [...new Set(only.map((item) => item.set))].map((id) => section.sets.find((set) => set.id === id))
  expect(only).toHaveLength(36)
  expect(sets.map((set) => set?.kind).toSorted()).toEqual([
    'Humanities',
    'Literary Narrative',
    'Natural Science',
    'Social Science',
  ])
  expect(sets.filter((set) => set?.pair)).toHaveLength(1)
  const places = only.map((item) => item.set)
  expect(places.filter((set, i) => set !== places[i - 1])).toHaveLength(4)
})

const tooSlow: Solve = async () => null
const COURSES = ['Algebra 1', 'Geometry', 'Algebra 2', 'Trigonometry']

test.each([...COURSES, 'SAT Math', 'SAT Reading and Writing', 'ACT Reading'])(
  '%s: on a machine so busy that the solver finds nothing, an exam meets every wish all the same',
  async (topic) => {
    const section = sectionOf(topic)
    for (let seed = 1; seed <= (DEEP ? 20 : 3); seed++) {
      const made = await assembleSection(section.plan, poolOf(section, new Set()), seededRng(seed), tooSlow)
      expect([seed, made.unmet, made.by]).toEqual([seed, [], 'fallback'])
    }
  },
)

test('the solver has less than a second for all modules together, however often it is asked', async () => {
  const section = sectionOf('SAT Math')
  const given: number[] = []
  const recording: Solve = async (_, seconds) => {
    given.push(seconds)
    return null
  }
  const none = { ...poolOf(section, new Set()), items: section.items.filter((item) => item.domain !== 'algebra') }
  await assembleSection(section.plan, none, seededRng(6), recording)
  expect(given.length).toBeGreaterThan(2)
  expect(given.reduce((sum, seconds) => sum + seconds, 0)).toBeLessThan(0.75)
})

test('a solver that took longer than it had is not asked again, and the exam is made', async () => {
  const section = sectionOf('SAT Math')
  const given: number[] = []
  const late: Solve = async (_, seconds) => {
    given.push(seconds)
    return { names: new Set(), optimal: false, seconds: 2 }
  }
  const few = { ...poolOf(section, new Set()), items: section.items.filter((item) => item.domain !== 'algebra') }
  const made = await assembleSection(section.plan, few, seededRng(6), late)
  expect(given).toHaveLength(1)
  expect(made.forms.first).toHaveLength(22)
})

test('a solver whose time ended with a form that misses wishes gives way to a better one', async () => {
  const section = sectionOf('SAT Math')
  // The first questions of the program, whatever they are.
  const hasty: Solve = async (_, seconds) => {
    const names = new Set(Array.from({ length: 22 }, (_, u) => `x${u}`))
    return { names, optimal: false, seconds: seconds / 2 }
  }
  const made = await assembleSection(section.plan, poolOf(section, new Set()), seededRng(6), hasty)
  expect([made.unmet, made.by]).toEqual([[], 'fallback'])
})

test('without a solution in time another way makes the exam, and what it could not meet is said', async () => {
  const section = sectionOf('SAT Math')
  const few = { ...poolOf(section, new Set()), items: section.items.filter((item) => item.domain !== 'algebra') }
  const made = await assembleSection(section.plan, few, seededRng(6), tooSlow)
  expect(made.by).toBe('fallback')
  expect(made.forms.first).toHaveLength(22)
  expect(made.unmet.map((each) => each.wish)).toContain('first: domain algebra')
})

test('when every question was seen, the exam is made all the same and says so', async () => {
  const section = sectionOf('ACT Reading')
  const seen = new Set(section.items.map((item) => item.id))
  const made = await assembleSection(section.plan, poolOf(section, seen), seededRng(7), solve, PATIENT)
  expect(made.forms.only).toHaveLength(36)
  expect(made.unmet).toEqual([{ wish: 'only: nothing seen before', value: 4, min: 0, max: 0 }])
})

test('questions that were in too many exams stay out while there are others', async () => {
  const section = sectionOf('SAT Math')
  const overexposed = new Set(section.items.filter((item) => item.id % 3 === 0).map((item) => item.id))
  const pool = { ...poolOf(section, new Set()), overexposed }
  const { forms, unmet } = await assembleSection(section.plan, pool, seededRng(8), solve, PATIENT)
  const asked = modulesTaken('SAT Math').flatMap(({ form }) => forms[form] ?? [])
  expect(asked.filter((item) => overexposed.has(item.id))).toEqual([])
  expect(unmet).toEqual([])
})
