import { adaptWeights } from './adapt.ts'
import type { Prior } from './belief.ts'
import { abilityOn, type Calibrated } from './calibrate.ts'
import {
  addWeightOffsets,
  type Bound,
  fitWeightOffsets,
  type Groups,
  ITEM_TERMS,
  type WeightOffsets,
} from './deviations.ts'
import { addTo, nextVersions, noSums, PARTS, type Sums, type Versions } from './difficulties.ts'
import { FEATURES } from './features.ts'
import { guessing } from './observe.ts'
import { PARAMS, type Params } from './params.ts'
import { aboveLuck } from './predict.ts'
import { fitPrior, PRIOR_STUDENTS } from './prior.ts'
import { countedIn, gather, type History, plain, type Rows, replayHistory, viewBy, walk } from './rows.ts'
import { timesBy } from './seconds.ts'
import type { ItemView } from './types.ts'

/** What a night's work finds out about a topic from its own students. */
export type Calibration = Readonly<{
  items: ReadonlyMap<string, Calibrated>
  templates: ReadonlyMap<string, Calibrated>
  /** Seconds that the items take. */ seconds: ReadonlyMap<string, number>
  /** How far the weights are off in the topic, and beyond that in single skills and items; in the order of FEATURES. */
  topic: Float64Array | null
  skills: ReadonlyMap<string, Float64Array>
  deviations: ReadonlyMap<string, Float64Array>
  prior: Prior
  /** Answers that it rests on. */ answers: number
}>

export type NightOptions = Readonly<{
  params?: Params
  /** Below this a topic keeps the weights of the public data. */ enough?: number
  /** More answers than this change no weight any more. */ limit?: number
}>

const SIGNS: readonly Bound[] = FEATURES.map(({ sign }) => ({
  low: sign === '+' ? 0 : Number.NEGATIVE_INFINITY,
  high: sign === '-' ? 0 : Number.POSITIVE_INFINITY,
}))
const SKILL_RIDGES = [4, 12, 40, 200]
const ITEM_RIDGES = [6, 16, 60, 200]

/** The part of the students that ridges are chosen by. */
const HELD = 0

/** Loss of the held-out part. */
function heldLoss({ y, floor, part }: Rows, z: Float64Array): number {
  let sum = 0
  for (let r = 0; r < y.length; r++) {
    if (part[r] !== HELD) continue
    const p = aboveLuck(floor[r]!, z[r]!)
    sum -= Math.log(Math.max(1e-9, y[r] ? p : 1 - p))
  }
  return sum
}

/** The deviations that tell the answers of students best who had no part in them; none where nothing helps. */
function fitGroup(
  rows: Rows,
  z: Float64Array,
  groups: Groups,
  terms: readonly number[],
  bounds: (group: number) => readonly Bound[],
  ridges: readonly number[],
): WeightOffsets | null {
  const luck = (r: number) => rows.floor[r]!
  const fit = (ridge: number, use: (r: number) => boolean) =>
    fitWeightOffsets(rows.x, rows.y, use, z, groups, terms, bounds, ridge, luck)
  let best: number | null = null
  let least = heldLoss(rows, z)
  for (const ridge of ridges) {
    const loss = heldLoss(
      rows,
      addWeightOffsets(
        z,
        rows.x,
        groups,
        fit(ridge, (r) => rows.part[r] !== HELD),
      ),
    )
    if (loss < least) [best, least] = [ridge, loss]
  }
  return best === null ? null : fit(best, () => true)
}

const within = (weights: ArrayLike<number>, terms: readonly number[]): Bound[] =>
  terms.map((j) => ({ low: SIGNS[j]!.low - weights[j]!, high: SIGNS[j]!.high - weights[j]! }))

const EASINESS = FEATURES.findIndex(({ name }) => name === 'easiness')

const totals = (offsets: ArrayLike<number>, params: Params): number[] =>
  FEATURES.map(({ name }, j) => (params.weights[name] ?? 0) + offsets[j]!)

function logits({ x, y }: Rows, weights: readonly number[]): Float64Array {
  const k = weights.length
  return Float64Array.from(y, (_, r) => weights.reduce((sum, w, j) => sum + w * x[r * k + j]!, 0))
}

/** The answers summed up per item, each judged by all that the model says but the item's own difficulty. */
function sumsOf(rows: Rows, weights: readonly number[]): Sums {
  const sums = noSums()
  const rest = weights.map((w, j) => (j === EASINESS ? 0 : w))
  const ids = [...rows.itemIds.keys()]
  logits(rows, rest).forEach((ability, r) => {
    addTo(sums, { id: ids[rows.item[r]![0]!]!, b: rows.b[r]! }, rows.part[r]!, ability, rows.floor[r]!, rows.y[r] === 1)
  })
  return sums
}

/**
 * The nightly job: difficulties in several passes, since abilities and difficulties hang on each other; then the weights of
 * the topic, then the deviations of its skills and items, and what its students are like before the first answer.
 */
export function calibrateTopic(
  histories: readonly History[],
  items: readonly ItemView[],
  { params = PARAMS, enough = 2000, limit = 300_000 }: NightOptions = {},
): Calibration {
  // Only the fitted terms are asked here, which need nothing of what is kept for mastery.
  const fast: Params = { ...params, learning: [], score: { ...params.score, track: 0 } }
  const many = countedIn(histories) >= enough
  const times = timesBy(histories, items)
  let versions: Versions = null
  for (let pass = many ? 1 : 0; pass < params.calibrate.passes; pass++) {
    const sums = noSums()
    walk(histories, { versions, times }, fast, (nodes, item, answer, part) => {
      if (!plain(answer)) return
      const ability = abilityOn(nodes, item, answer.at, params)
      addTo(sums, item, part, ability, guessing(item, params), answer.correct)
    })
    versions = nextVersions(sums, items, versions, params)
  }
  // The last pass judges by the whole model, which knows haste and items met before: there every answer says something.
  let rows = gather(histories, { versions, times }, fast, limit)
  if (many) {
    const weights = totals(adaptWeights(rows.evidence, params, 'easiness'), params)
    versions = nextVersions(sumsOf(rows, weights), items, versions, params)
    rows = gather(histories, { versions, times }, fast, limit)
  }
  const all = versions![PARTS]!
  const ends = histories
    .slice(0, PRIOR_STUDENTS)
    .map((history, i) => replayHistory(history, viewBy({ versions, times }, i % PARTS), () => {}, params))
  const base = { ...all, seconds: times[PARTS]!, prior: fitPrior(ends, params), answers: rows.y.length }
  if (!many) return { ...base, topic: null, skills: new Map(), deviations: new Map() }
  const k = FEATURES.length
  const topic = adaptWeights(rows.evidence, params)
  const weights = totals(topic, params)
  const { x, skills, item, skillIds, itemIds } = rows
  const z = logits(rows, weights)
  const terms = FEATURES.map((_, j) => j)
  const bySkill: Groups = { count: skillIds.size, of: (r) => skills[r]! }
  const skillBounds = within(weights, terms)
  const ofSkills = fitGroup(rows, z, bySkill, terms, () => skillBounds, SKILL_RIDGES)
  const withSkills = ofSkills ? addWeightOffsets(z, x, bySkill, ofSkills) : z
  const itemTerms = ITEM_TERMS.map((name) => FEATURES.findIndex((f) => f.name === name))
  const home = new Map(items.map((one) => [one.id, one.skills]))
  const names = [...itemIds.keys()]
  const itemBounds = (i: number) => {
    const own = home.get(names[i]!) ?? []
    const total = weights.map(
      (w, j) => w + own.reduce((sum, id) => sum + (ofSkills?.values[skillIds.get(id) ?? -1]?.[j] ?? 0) / own.length, 0),
    )
    return within(total, itemTerms)
  }
  const byItem: Groups = { count: names.length, of: (r) => item[r]! }
  const ofItems = fitGroup(rows, withSkills, byItem, itemTerms, itemBounds, ITEM_RIDGES)
  return {
    ...base,
    topic,
    skills: new Map([...skillIds].map(([id, i]) => [id, ofSkills?.values[i] ?? new Float64Array(k)])),
    deviations: new Map(
      names.map((id, i) => {
        const whole = new Float64Array(k)
        itemTerms.forEach((j, at) => {
          whole[j] = ofItems?.values[i]?.[at] ?? 0
        })
        return [id, whole]
      }),
    ),
  }
}

/** The deviation an item is read with: topic, its skills and its own, never across the sign that a term promises. */
export function offsetOf(
  { topic, skills, deviations }: Pick<Calibration, 'topic' | 'skills' | 'deviations'>,
  item: Pick<ItemView, 'id' | 'skills'>,
  params: Params = PARAMS,
): Float64Array | null {
  if (!topic) return null
  const own = deviations.get(item.id)
  return topic.map((off, j) => {
    const weight = params.weights[FEATURES[j]!.name] ?? 0
    const skill = item.skills.reduce((sum, id) => sum + (skills.get(id)?.[j] ?? 0) / item.skills.length, 0)
    const total = weight + off + skill + (own?.[j] ?? 0)
    return Math.min(SIGNS[j]!.high, Math.max(SIGNS[j]!.low, total)) - weight
  })
}

/** An item as it is read after a night. */
export function viewAfter(night: Calibration, item: ItemView, params: Params = PARAMS): ItemView {
  const weightOffset = offsetOf(night, item, params)
  const secondsTaken = night.seconds.get(item.id)
  return {
    ...item,
    ...night.items.get(item.id),
    ...(secondsTaken === undefined ? {} : { secondsTaken }),
    ...(weightOffset ? { weightOffset } : {}),
  }
}

/** How much the fitted terms count in what is shown, after so many of the topic's own answers. */
export const takeover = (answers: number, params: Params = PARAMS): number => answers / (answers + params.takeover)
