import type { ModulePlan, PoolItem, SectionPlan } from '../forms/types.ts'
import { informationAt } from '../score/response.ts'

/** Questions that are chosen together: one alone, or a passage with all of its questions. */
export type Unit = Readonly<{
  items: readonly PoolItem[]
  kind: string | null
  pair: boolean
  /** Met by the student before. */ seen: boolean
  /** Asked in more exams than is wanted. */ overexposed: boolean
  /** Of a template that an earlier module of the exam has. */ clashes: boolean
}>

/** Something a module should be: a sum over its units, between two bounds. Whether it is, says the same sum. */
export type Wish = Readonly<{
  name: string
  of: (unit: Unit) => number
  min: number
  max: number
  /** What missing it by one costs, against other wishes. */
  weight: number
  /** Asks for questions of a kind that the bank may run out of. */
  scarce?: boolean
  /** What it asks for lies in groups, of which none is to run out before the others. */
  evenly?: (unit: Unit) => string
}>

const count = (unit: Unit, is: (item: PoolItem) => boolean): number => unit.items.filter(is).length
const sum = (unit: Unit, of: (item: PoolItem) => number): number => unit.items.reduce((n, item) => n + of(item), 0)

const WEIGHT = {
  template: 40,
  seen: 400,
  exposed: 25,
  questions: 60,
  domain: 20,
  kind: 60,
  grid: 10,
  level: 6,
  skill: 4,
}
const TIME_WEIGHT = 0.02
const INFORMATION_WEIGHT = 10
const STEP_WEIGHT = 10
/** How much, in logits a question, the second module is easier than the first at least. */
const EASIER = 0.1
/** The same of the harder one, for each point by which its share of hard questions is larger and of easy ones smaller. */
const HARDER = 0.9
/** Beyond every difficulty: counted from here all are positive. */
const FAR = 6

/** Sums of weights are not exact. */
const CLOSE = 1e-6
/** How far a passage may take a domain or a skill from its share. */
const SLACK_OF_SETS = 2

const LEVELS = ['Low', 'Medium', 'High'] as const

const wish = (name: string, of: Wish['of'], min: number, max: number, weight: number): Wish => ({
  name,
  of,
  min,
  max,
  weight,
})

const kept = (each: Wish): Wish => ({ ...each, scarce: true })

const none = (name: string, is: (unit: Unit) => boolean, weight: number): Wish =>
  wish(name, (u) => (is(u) ? 1 : 0), 0, 0, weight)

const within = (share: number, slack = 0): readonly [number, number] => [
  Math.max(0, Math.floor(share + CLOSE) - slack),
  Math.ceil(share - CLOSE) + slack,
]
/** A skill with five questions and more can spare one, so that the bank lasts for more exams. */
const slackOf = (share: number): number => (share >= 5 ? 1 : 0)

/**
 * A domain has its share in every module, a skill in all that one student takes: twice a share of two and a half is five, not
 * one to eight. What an exam does not ask about, its score has to guess.
 */
function blueprint({ domains, sets }: SectionPlan, n: number, before: readonly PoolItem[]): Wish[] {
  // Whole passages cannot meet a count to the question.
  const slack = sets ? SLACK_OF_SETS : 0
  const asked = Map.groupBy(before, (item) => item.skill)
  const wishes = domains.flatMap((domain) => {
    const [few, many] = within(n * domain.weight, slack)
    return [
      wish(`domain ${domain.id}`, (u) => count(u, (i) => i.domain === domain.id), few, many, WEIGHT.domain),
      ...domain.skills.map(({ id, weight }) => {
        const share = (n + before.length) * weight
        const [least, most] = within(share, slack + slackOf(share))
        const had = asked.get(id)?.length ?? 0
        return wish(
          `skill ${id}`,
          (u) => count(u, (i) => i.skill === id),
          Math.max(0, least - had),
          Math.max(0, most - had),
          WEIGHT.skill,
        )
      }),
    ]
  })
  return wishes.map(kept)
}

function profile({ sets }: SectionPlan, { levels, questions: n }: ModulePlan): Wish[] {
  const slack = sets ? 5 : 1
  return LEVELS.map((level) => {
    const wanted = Math.round(n * levels[level])
    const of = (u: Unit) => count(u, (i) => i.difficulty === level)
    const asked = kept(wish(`difficulty ${level}`, of, Math.max(0, wanted - slack), wanted + slack, WEIGHT.level))
    // A domain has few places in an exam: easy questions of one domain alone could not fill the last exams.
    return sets ? asked : { ...asked, evenly: (u) => u.items[0]?.domain ?? '' }
  })
}

/** At least as much information at the target as questions taken at random would bring. */
function information({ sets }: SectionPlan, { target, questions }: ModulePlan, units: readonly Unit[]): Wish[] {
  if (sets) return []
  const items = units.flatMap((u) => u.items)
  const mean = items.reduce((n, item) => n + informationAt(item, target), 0) / Math.max(1, items.length)
  const of = (u: Unit) => sum(u, (i) => informationAt(i, target))
  return [wish('information near the cut', of, mean * questions, Number.POSITIVE_INFINITY, INFORMATION_WEIGHT)]
}

/** Levels of difficulty are wide: with as many hard questions as the first module the harder one could still be the easier. */
function step({ modules }: SectionPlan, { form, questions, levels }: ModulePlan, before: readonly PoolItem[]): Wish[] {
  if ((form !== 'easier' && form !== 'harder') || before.length === 0) return []
  const up = form === 'harder' ? 1 : -1
  const from = modules.find((m) => m.form === 'first')?.levels ?? levels
  const by = form === 'harder' ? HARDER * (levels.High - from.High + from.Low - levels.Low) : EASIER
  const first = before.reduce((n, item) => n + FAR + up * item.b, 0) / before.length
  const of = (u: Unit) => sum(u, (i) => FAR + up * i.b)
  return [wish(`${form} than the first module`, of, (first + by) * questions, Number.POSITIVE_INFINITY, STEP_WEIGHT)]
}

const grids = ({ grid }: SectionPlan, { questions: n }: ModulePlan): Wish[] =>
  grid
    ? [
        wish(
          'student-produced answers',
          (u) => count(u, (i) => i.grid),
          Math.floor(grid[0] * n),
          Math.ceil(grid[1] * n),
          WEIGHT.grid,
        ),
      ]
    : []

/** No two questions of a template. */
const templates = ({ sets }: SectionPlan, units: readonly Unit[]): Wish[] =>
  sets
    ? []
    : [...Map.groupBy(units, (u) => u.items[0]?.template ?? '')].flatMap(([template, own]) =>
        own.length < 2
          ? []
          : [wish(`template ${template}`, (u) => (u.items[0]?.template === template ? 1 : 0), 0, 1, WEIGHT.template)],
      )

function passages({ sets }: SectionPlan, { questions }: ModulePlan): Wish[] {
  if (!sets) return []
  const each = sets.count / sets.kinds.length
  return [
    wish('questions', (u) => u.items.length, questions, questions, WEIGHT.questions),
    kept(wish('pairs of passages', (u) => (u.pair ? 1 : 0), sets.pairs, sets.pairs, WEIGHT.kind)),
    ...sets.kinds.map((kind) =>
      kept(wish(`passages of ${kind}`, (u) => (u.kind === kind ? 1 : 0), each, each, WEIGHT.kind)),
    ),
  ]
}

/** Every wish of a module but its length, which is a matter of course; before: what the student was asked until then. */
export const wishesOf = (
  plan: SectionPlan,
  module: ModulePlan,
  units: readonly Unit[],
  before: readonly PoolItem[],
): Wish[] => [
  ...blueprint(plan, module.questions, before),
  ...profile(plan, module),
  ...grids(plan, module),
  wish('seconds', (u) => sum(u, (i) => i.seconds), 0.7 * module.seconds, module.seconds, TIME_WEIGHT),
  ...information(plan, module, units),
  ...step(plan, module, before),
  ...templates(plan, units),
  ...passages(plan, module),
  none('templates of the first module', (u) => u.clashes, WEIGHT.template),
  none('nothing seen before', (u) => u.seen, WEIGHT.seen),
  none('exposure', (u) => u.overexposed, WEIGHT.exposed),
]

const sumOf = ({ of }: Wish, chosen: readonly Unit[]): number => chosen.reduce((n, unit) => n + of(unit), 0)

const isMet = ({ min, max }: Wish, value: number): boolean => value >= min - CLOSE && value <= max + CLOSE

export type Unmet = Readonly<{ wish: string; value: number; min: number; max: number }>

/** The wishes that a module does not meet, whoever made it. */
export const unmetBy = (wishes: readonly Wish[], chosen: readonly Unit[]): Unmet[] =>
  wishes.flatMap((each) => {
    const value = sumOf(each, chosen)
    if (isMet(each, value)) return []
    const { name, min, max } = each
    return [
      { wish: name, value: Math.round(100 * value) / 100, min: Math.round(100 * min) / 100, max: Math.min(max, 1e9) },
    ]
  })
