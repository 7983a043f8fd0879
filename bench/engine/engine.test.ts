import { describe, expect, test } from 'vitest'
import { answersOnly } from './bayes.ts'
import { ask, newCourse } from './course.ts'
import { diagnosticRun } from './diagnostic.ts'
import { FAMILIES, REPORT_SEED, TUNING_SEEDS } from './families/index.ts'
import { calibrated } from './nightly.ts'
import { fixedOrder, recommended, repairOf } from './policies.ts'
import { practiceRun } from './practice.ts'
import { diagnosticSection, interval, practiceSection } from './report.ts'
import { scoreRun } from './score.ts'
import { frameRepeats } from './speed.ts'
import { taxonomyOf } from './taxonomy.ts'
import { tellingTable } from './telling.ts'
import { whereRun } from './where.ts'
import { makeWorld, START, trueScore, WEEK } from './world.ts'

const DEEP = process.env.DEEP === '1'
const taxonomy = taxonomyOf('Trigonometry')
const families = DEEP ? FAMILIES : FAMILIES.filter((family) => family.id === 'power')
const STUDENTS = DEEP ? 12 : 4

describe('simulated students', () => {
  test('families for tuning and families for the report alone are told apart, and so are their seeds', () => {
    expect(FAMILIES.filter((family) => family.use === 'report').length).toBeGreaterThanOrEqual(3)
    expect(new Set(FAMILIES.map((family) => family.id)).size).toBe(FAMILIES.length)
    expect(TUNING_SEEDS).not.toContain(REPORT_SEED)
  })

  test.each(FAMILIES.map((family) => [family.id, family] as const))(
    '%s: a run draws its own world, practice teaches, and a copy lives apart',
    (_, family) => {
      const [one, other] = [makeWorld(taxonomy, family, 1), makeWorld(taxonomy, family, 2)]
      expect(trueScore(one, newCourse(one, 5).learner, START)).not.toBe(
        trueScore(other, newCourse(other, 5).learner, START),
      )
      const { learner, rng } = newCourse(one, 5)
      const copy = learner.copy()
      const later = START + 2 * 86_400_000
      const before = trueScore(one, learner, later)
      for (const item of one.items) learner.practise(one.truth.get(item.id)!, START, false, true, rng)
      expect(trueScore(one, learner, later)).toBeGreaterThan(before)
      expect(trueScore(one, copy, later)).toBe(before)
    },
  )
})

describe('engine on simulated students, small run', () => {
  test.each(families.map((family) => [family.id, family] as const))(
    '%s: the recommended order beats a fixed one',
    (_, family) => {
      const worlds = [makeWorld(taxonomy, family, TUNING_SEEDS[0]!)]
      const results = practiceRun(worlds, STUDENTS, 7, [60], [() => recommended(), fixedOrder])
      const [own, fixed] = results.map((r) => r.scores.reduce((sum, s) => sum + s[0]!, 0) / r.scores.length)
      expect(own).toBeGreaterThan(fixed! - 1)
    },
    120_000,
  )

  test.each(families.map((family) => [family.id, family] as const))(
    '%s: the band holds most true scores',
    (_, family) => {
      const rows = scoreRun([makeWorld(taxonomy, family, TUNING_SEEDS[1]!)], 3 * STUDENTS, 7, 50)
      for (const row of rows) {
        expect(row.coverage, row.after).toBeGreaterThan(0.4)
        expect(Math.abs(row.bias), row.after).toBeLessThan(10)
      }
    },
    120_000,
  )

  test('chosen questions tell no less of the skills than as many random ones', () => {
    const worlds = [makeWorld(taxonomy, families[0]!, TUNING_SEEDS[2]!)]
    const [adaptive, random] = diagnosticRun(worlds, 5 * STUDENTS, 7, [20])
    expect(adaptive!.skill_error).toBeLessThan(1.1 * random!.skill_error)
  })

  test('the report of the diagnostic holds twenty chosen questions against thirty random ones, with an interval, the worst first', () => {
    const row = (chosen: string, questions: number, squares: readonly number[]) => ({
      chosen,
      questions,
      topic_error: Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length),
      skill_error: 15,
      squares,
    })
    const family = (id: string, own: number) => ({
      family: id,
      rows: [row('adaptive', 20, [own ** 2, own ** 2]), row('random', 30, [64, 64])],
    })
    const text = diagnosticSection([family('good', 7), family('bad', 9)], tellingTable(taxonomy.items))
    expect(text.indexOf('| bad')).toBeLessThan(text.indexOf('| good'))
    expect(text).toContain('1.0 (1.0 to 1.0)')
    expect(text).toContain('-1.0 (-1.0 to -1.0)')
  })

  test('where the bank is near the student, thirty random questions tell more than the twenty that tell most', () => {
    const rows = tellingTable(taxonomyOf('Algebra 1').items)
    const at = (ability: number) => rows.find((r) => r.ability === ability)!
    // A question with two outcomes tells a quarter at most.
    for (const { most20, spread20 } of rows) expect(Math.max(most20, spread20)).toBeLessThanOrEqual(20 / 4)
    expect(at(0).most20).toBeLessThan(at(0).random30)
    expect(at(-2).most20).toBeGreaterThan(at(-2).random30)
  })

  test('a night of calibration gives difficulties nearer to the truth', () => {
    const world = makeWorld(taxonomy, families[0]!, TUNING_SEEDS[3]!, 1)
    const after = calibrated(world, 3, DEEP ? 80 : 12)
    const off = (items: typeof world.items) =>
      items.reduce((sum, item) => sum + (item.b - world.truth.get(item.id)!.b) ** 2, 0)
    expect(off(after.items)).toBeLessThan(off(world.items))
    expect(after.skills[0]!.prior).toBeDefined()
  }, 120_000)

  test('where the questions of a policy go adds up: every question once, by item and by skill', () => {
    const only = makeWorld(taxonomy, families[0]!, TUNING_SEEDS[0]!)
    const first = only.skills[0]!.id
    const one = () => ({ name: 'one skill', set: 1, next: () => [only.bySkill.get(first)![0]!] })
    const row = whereRun([only], one, 7, 20)
    expect([row.skills, row.most]).toEqual([1, 20])
    expect(row.can.share + row.cannot.share).toBeCloseTo(1)
    expect(row.bySkill.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
    expect(row.can.gain + row.cannot.gain).toBeGreaterThan(0)
  })

  test('at most one in twenty recommended questions shares a frame with one of the 20 before', () => {
    expect(frameRepeats(makeWorld(taxonomyOf('Algebra 1'), families[0]!, 1), 2, 5)).toBeLessThanOrEqual(0.05)
  })
})

test.runIf(DEEP)(
  'who sees the answers alone asks nothing twice, and teaches students whose rules it knows',
  () => {
    const steps = FAMILIES.find((family) => family.id === 'steps')!
    const worlds = [makeWorld(taxonomy, steps, TUNING_SEEDS[0]!)]
    for (const kinds of [false, true]) {
      const policy = answersOnly(kinds)
      const course = newCourse(worlds[0]!, 5)
      const before = trueScore(worlds[0]!, course.learner, START + WEEK)
      for (let i = 0; i < 12; i++) for (const item of policy.next(course, 1)) ask(course, item, true)
      expect(course.seen.size).toBe(12)
      expect(trueScore(worlds[0]!, course.learner, START + WEEK)).toBeGreaterThan(before)
    }
  },
  120_000,
)

test('a wrong answer shows a misconception of its template, and practice is told where that can show', () => {
  const world = makeWorld(taxonomy, FAMILIES.find((family) => family.id === 'trapped')!, TUNING_SEEDS[0]!)
  const course = newCourse(world, 5)
  const wrong = world.items.filter((item) => item.response === 'choice').find((item) => !ask(course, item, true))!
  const [shown] = [...course.shown.keys()]
  expect(world.taxonomy.traps.get(wrong.template_id)).toContain(shown)
  expect([...repairOf(course)]).toContain(wrong.template_id)
  expect([...repairOf({ ...course, now: course.now + 40 * 86_400_000 })]).toEqual([])
  const right = { item_id: 'other', template_id: wrong.template_id, frame_id: '', correct: true, at: course.now }
  expect([...repairOf({ ...course, past: [...course.past, right] })]).not.toContain(wrong.template_id)
})

test('the report has the worst family first and says how far it is on the way to the oracle', () => {
  const result = (family: string, policy: string, score: number) => ({ family, policy, scores: [[score], [score + 1]] })
  const family = (id: string, own: number) =>
    [
      ['recommended', own],
      ['random skill', 40],
      ['fixed order', 40],
      ['oracle', 60],
    ].map(([policy, score]) => result(id, String(policy), Number(score)))
  const text = practiceSection('at launch', [family('good', 55), family('bad', 45)], [100])
  expect(text.indexOf('| bad')).toBeLessThan(text.indexOf('| good'))
  expect(text).toContain('25 %')
  expect(interval([1, 1, 1])).toEqual([1, 1])
})
