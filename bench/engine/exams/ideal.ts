import { type Rng, seededRng } from '@fourfold/engine'
import {
  assembleSection,
  type ModulePlan,
  type PoolItem,
  routed,
  type SectionPlan,
  scaleOf,
  solve,
} from '@fourfold/exams'
import type { Family, Learner } from '../families/family.ts'
import { makeWorld, START, type World } from '../world.ts'
import { type Forms, linearPlan } from './forms.ts'
import { poolOf, type Section } from './pool.ts'
import { examTaxonomy } from './worlds.ts'

/**
 * What forms could tell at best, whoever scores them: somebody who knows the family with all of its parameters and every true
 * difficulty weighs students of the same world by how well they explain the answers (importance sampling). What is left open
 * then is the form's alone, and needs few students to be seen.
 */

type Second = Readonly<Pick<ModulePlan, 'levels' | 'target'>>
const EASY: Second = { levels: { Low: 0.8, Medium: 0.2, High: 0 }, target: -1.5 }
/** Second modules to look at: those of the exam, others much further apart, and the same easy one for everybody. */
const WAYS: Readonly<Record<string, Readonly<{ easier?: Second; harder?: Second }>>> = {
  'the exam': {},
  'far apart': {
    easier: { levels: { Low: 0.6, Medium: 0.4, High: 0 }, target: -1 },
    harder: { levels: { Low: 0, Medium: 0.4, High: 0.6 }, target: 1.4 },
  },
  'easy for all': { easier: EASY, harder: EASY },
}

/** What is left open beside the linear form: by all students, and by those of each second module. */
export type IdealRow = Readonly<{
  family: string
  linear: number
  ways: readonly Readonly<{ way: string; ratios: readonly number[] }>[]
}>

const PATIENT = 5
/** Students whom the answers weigh, those who give them, and questions of a skill that make a true score. */
const BELIEVED = 4000
const TAKERS = 50
const PROBES = 16

const mean = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0) / Math.max(1, xs.length)

async function formsOf(section: Section, seed: number): Promise<Map<string, Forms>> {
  const made = async (plan: SectionPlan) =>
    (await assembleSection(plan, poolOf(section, new Set()), seededRng(seed), solve, PATIENT)).forms
  const linear = linearPlan(section.plan)
  const forms = new Map<string, Forms>(linear ? [['linear', await made(linear)]] : [])
  for (const [way, second] of Object.entries(WAYS)) {
    const modules = section.plan.modules.map((m) => ({ ...m, ...(m.form in second ? second[m.form as 'easier'] : {}) }))
    forms.set(way, await made({ ...section.plan, modules }))
  }
  return forms
}

function trueScores(world: World, items: readonly PoolItem[], learners: readonly Learner[]): number[] {
  const { at } = scaleOf(world.taxonomy.name)
  const total = world.skills.reduce((sum, { weight }) => sum + weight, 0)
  const probes = world.skills.map(({ id, weight }) => {
    const own = items.filter(({ skill }) => skill === id)
    const n = Math.min(PROBES, own.length)
    const some = Array.from({ length: n }, (_, i) => own[Math.floor(((i + 0.5) * own.length) / n)])
    return { weight: weight / total, truths: some.flatMap((item) => world.truth.get(String(item?.id)) ?? []) }
  })
  return learners.map((learner) =>
    at(probes.reduce((sum, { weight, truths }) => sum + weight * mean(truths.map((t) => learner.chance(t, START))), 0)),
  )
}

/** Every student's chance on every question of a module. */
const chancesOf = (world: World, learners: readonly Learner[], items: readonly PoolItem[] = []): Float64Array[] => {
  const truths = items.flatMap((item) => world.truth.get(String(item.id)) ?? [])
  return learners.map((learner) => Float64Array.from(truths, (truth) => learner.chance(truth, START)))
}

/** The answers of one student, and how likely each of the others gives the same. */
function answered(chances: readonly Float64Array[], taker: number, luck: readonly number[]) {
  const right = Array.from(chances[taker] ?? [], (chance, i) => (luck[i] ?? 1) < chance)
  const likely = chances.slice(0, BELIEVED).map((own) => {
    let product = 1
    for (const [i, is] of right.entries()) product *= is ? (own[i] ?? 0) : 1 - (own[i] ?? 0)
    return product
  })
  return { right: right.filter(Boolean).length, likely }
}

function variance(scores: readonly number[], one: readonly number[], other: readonly number[]): number {
  let [all, sum, squares] = [0, 0, 0]
  for (const [i, likely] of one.entries()) {
    const [weight, score] = [likely * (other[i] ?? 0), scores[i] ?? 0]
    all += weight
    sum += weight * score
    squares += weight * score ** 2
  }
  return squares / all - (sum / all) ** 2
}

type Open = Map<string, { easier: number[]; harder: number[] }>

function sitAll(world: World, section: Section, forms: ReadonlyMap<string, Forms>, rng: Rng, open: Open): void {
  const learners = Array.from({ length: BELIEVED + TAKERS }, () => world.newLearner(rng))
  const scores = trueScores(world, section.items, learners)
  const first = chancesOf(world, learners, forms.get('linear')?.first)
  const seconds = [...forms].map(([way, { easier, harder, only }]) => ({
    way,
    easier: chancesOf(world, learners, only ?? easier),
    harder: chancesOf(world, learners, only ?? harder),
  }))
  const questions = first[0]?.length ?? 0
  for (let taker = BELIEVED; taker < learners.length; taker++) {
    const lucks = [0, 1].map(() => Array.from({ length: questions }, rng))
    const { right, likely } = answered(first, taker, lucks[0] ?? [])
    const route = routed(right, questions)
    for (const second of seconds) {
      const own = open.get(second.way) ?? { easier: [], harder: [] }
      own[route].push(variance(scores, likely, answered(second[route], taker, lucks[1] ?? []).likely))
      open.set(second.way, own)
    }
  }
}

export async function idealRun(section: Section, family: Family, worlds: number, seed: number): Promise<IdealRow> {
  const known = examTaxonomy(section)
  const open: Open = new Map()
  for (let w = 0; w < worlds; w++)
    sitAll(
      makeWorld(known, family, seed + w),
      section,
      await formsOf(section, seed + w),
      seededRng(seed + 31 * w),
      open,
    )
  const linear = open.get('linear') ?? { easier: [], harder: [] }
  const ratio = (own: readonly number[], other: readonly number[]) => Math.sqrt(mean(own) / mean(other))
  const all = ({ easier, harder }: typeof linear) => [...easier, ...harder]
  return {
    family: family.id,
    linear: Math.sqrt(mean(all(linear))),
    ways: Object.keys(WAYS).map((way) => {
      const own = open.get(way) ?? linear
      return {
        way,
        ratios: [ratio(all(own), all(linear)), ratio(own.easier, linear.easier), ratio(own.harder, linear.harder)],
      }
    }),
  }
}
