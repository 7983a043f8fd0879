import { adaptWeights, type Evidence, evidenceOf } from './adapt.ts'
import type { Prior } from './belief.ts'
import { abilityOn, addAnswer, type Calibrated, calibrateTemplate, type ItemStat, NO_STAT } from './calibrate.ts'
import {
  addWeightOffsets,
  type Bound,
  fitWeightOffsets,
  type Groups,
  ITEM_TERMS,
  type WeightOffsets,
} from './deviations.ts'
import { FEATURES } from './features.ts'
import { sigmoid } from './math.ts'
import { guessing, observe, seenAfter } from './observe.ts'
import { PARAMS, type Params } from './params.ts'
import { fitPrior } from './prior.ts'
import type { Nodes } from './state.ts'
import type { Answer, ItemView, Seen } from './types.ts'

/** One student's answers in a topic, oldest first, on items as the bank has them. */
export type History = readonly Answer[]

/** What a night's work finds out about a topic from its own students. */
export type Calibration = Readonly<{
  items: ReadonlyMap<string, Calibrated>
  templates: ReadonlyMap<string, Calibrated>
  /** How far the weights are off in the topic, and beyond that in single skills and items; in the order of FEATURES. */
  topic: Float64Array | null
  skills: ReadonlyMap<string, Float64Array>
  deviations: ReadonlyMap<string, Float64Array>
  prior: Prior
  /** Answers that counted. */ answers: number
}>

export type NightOptions = Readonly<{
  params?: Params
  /** Below this a topic keeps the weights of the public data. */ enough?: number
  /** More answers than this change no weight any more. */ limit?: number
}>

const PARTS = 5
const RAPID_MS = 3000
/** First answers that were thought about; the others move the student's state and nothing else. */
const counts = ({ first_exposure, skipped, ms }: Answer): boolean =>
  first_exposure && !skipped && (ms === undefined || ms >= RAPID_MS)

/** Walks through one history; `see` gets the state before each answer, and the item with what the student did on it before. */
export function replayHistory(
  history: History,
  viewOf: (item: ItemView) => ItemView,
  see: (nodes: Nodes, item: ItemView, answer: Answer) => void,
  params: Params = PARAMS,
): Nodes {
  let nodes: Nodes = {}
  const seen = new Map<string, Seen>()
  for (const answer of history) {
    const before = seen.get(answer.item.id)
    const view = viewOf(answer.item)
    const item = before ? { ...view, seen: before } : view
    see(nodes, item, answer)
    nodes = observe(nodes, { ...answer, item: view }, answer.at, params)
    seen.set(answer.item.id, seenAfter(before, answer.correct && !answer.skipped, answer.at))
  }
  return nodes
}

type Difficulties = ReadonlyMap<string, Calibrated>

const shifted = (all: Difficulties, by: number): Difficulties =>
  new Map([...all].map(([id, one]) => [id, { ...one, b: one.b + by }]))

/** Difficulties by part of the students: each part is judged by what the others say, the last entry by all. */
function difficulties(
  histories: readonly History[],
  items: readonly ItemView[],
  before: readonly Difficulties[] | null,
  params: Params,
): { items: Difficulties; templates: Difficulties }[] {
  const stats = Array.from({ length: PARTS }, () => new Map<string, ItemStat>())
  histories.forEach((history, i) => {
    const part = i % PARTS
    const known = before?.[part]
    const view = (item: ItemView) => ({ ...item, ...known?.get(item.id) })
    const own = stats[part]!
    replayHistory(
      history,
      view,
      (nodes, item, answer) => {
        if (!counts(answer)) return
        const ability = abilityOn(nodes, item, answer.at, params)
        own.set(
          item.id,
          addAnswer(own.get(item.id) ?? NO_STAT, ability, item.b, guessing(item, params), answer.correct),
        )
      },
      params,
    )
  })
  const groups = [...Map.groupBy(items, (item) => `${item.template_id} ${item.response}`).values()]
  return Array.from({ length: PARTS + 1 }, (_, version) => {
    const found = new Map<string, Calibrated>()
    const templates = new Map<string, Calibrated>()
    for (const siblings of groups) {
      const list = siblings.map((item) => {
        const b = before?.[version]?.get(item.id)?.b ?? item.b
        let [n, score, info] = [0, 0, 0]
        for (let part = 0; part < PARTS; part++) {
          const stat = part === version ? undefined : stats[part]!.get(item.id)
          if (!stat) continue
          // Sums of another part were made at that part's difficulty; moved to this one by the information.
          const shift = (before?.[part]?.get(item.id)?.b ?? item.b) - b
          n += stat.n
          score += stat.score - shift * stat.info
          info += stat.info
        }
        // Frames have priors of their own: what is shared out is how far each is off its prior.
        return { id: item.id, b: b - item.b, stat: { n, score, info } }
      })
      if (!list.some(({ stat }) => stat.n > 0)) continue
      const fitted = calibrateTemplate(list, { b: 0, b_var: params.calibrate.template_var }, params)
      const mean = siblings.reduce((sum, item) => sum + item.b / siblings.length, 0)
      templates.set(siblings[0]!.template_id, { ...fitted.template, b: mean + fitted.template.b })
      for (const item of siblings) {
        const one = fitted.items.get(item.id)!
        found.set(item.id, { ...one, b: item.b + one.b })
      }
    }
    // The bank's own scale stands: what all questions seem harder by is the students' level, not the questions'.
    const asked = items.flatMap((item) =>
      found.get(item.id)?.n ? [{ by: found.get(item.id)!.b - item.b, n: found.get(item.id)!.n }] : [],
    )
    const total = asked.reduce((sum, { n }) => sum + n, 0)
    const mean = asked.reduce((sum, { by, n }) => sum + (by * n) / Math.max(1, total), 0)
    return { items: shifted(found, -mean), templates: shifted(templates, -mean) }
  })
}

const SIGNS: readonly Bound[] = FEATURES.map(({ sign }) => ({
  low: sign === '+' ? 0 : Number.NEGATIVE_INFINITY,
  high: sign === '-' ? 0 : Number.POSITIVE_INFINITY,
}))
const SKILL_RIDGES = [8, 40, 200]
const ITEM_RIDGES = [16, 60, 200]

type Rows = Readonly<{
  x: Float32Array
  y: Uint8Array
  floor: Float32Array
  skills: readonly (readonly number[])[]
  item: readonly (readonly number[])[]
  held: (row: number) => boolean
}>

/** Loss of the held-out part. */
function heldLoss({ y, floor, held }: Rows, z: Float64Array, top: number): number {
  let sum = 0
  for (let r = 0; r < y.length; r++) {
    if (!held(r)) continue
    const p = floor[r]! + (top - floor[r]!) * sigmoid(z[r]!)
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
  top: number,
): WeightOffsets | null {
  const luck = { floor: (r: number) => rows.floor[r]!, top }
  const fit = (ridge: number, use: (r: number) => boolean) =>
    fitWeightOffsets(rows.x, rows.y, use, z, groups, terms, bounds, ridge, luck)
  let best: number | null = null
  let least = heldLoss(rows, z, top)
  for (const ridge of ridges) {
    const loss = heldLoss(
      rows,
      addWeightOffsets(
        z,
        rows.x,
        groups,
        fit(ridge, (r) => !rows.held(r)),
      ),
      top,
    )
    if (loss < least) [best, least] = [ridge, loss]
  }
  return best === null ? null : fit(best, () => true)
}

const within = (weights: ArrayLike<number>, terms: readonly number[]): Bound[] =>
  terms.map((j) => ({ low: SIGNS[j]!.low - weights[j]!, high: SIGNS[j]!.high - weights[j]! }))

const indexed = () => {
  const ids = new Map<string, number>()
  const of = (id: string): number => {
    const known = ids.get(id)
    if (known !== undefined) return known
    ids.set(id, ids.size)
    return ids.size - 1
  }
  return { ids, of }
}

/**
 * The nightly job: difficulties in several passes, since abilities and difficulties hang on each other; then the weights of
 * the topic, then the deviations of its skills and items, and what its students are like before the first answer.
 */
export function calibrateTopic(
  histories: readonly History[],
  items: readonly ItemView[],
  { params = PARAMS, enough = 2000, limit = 60_000 }: NightOptions = {},
): Calibration {
  let found = difficulties(histories, items, null, params)
  for (let pass = 1; pass < params.calibrate.passes; pass++)
    found = difficulties(
      histories,
      items,
      found.map((one) => one.items),
      params,
    )
  const evidence: Evidence[] = []
  const skillIds = indexed()
  const itemIds = indexed()
  const skills: number[][] = []
  const item: number[][] = []
  const part: number[] = []
  const ends: Nodes[] = []
  histories.forEach((history, i) => {
    const known = found[i % PARTS]!.items
    const end = replayHistory(
      history,
      (one) => ({ ...one, ...known.get(one.id) }),
      (nodes, view, answer) => {
        if (!counts(answer) || evidence.length >= limit) return
        evidence.push(evidenceOf(nodes, view, answer.at, answer.correct, params))
        skills.push(view.skills.map((id) => skillIds.of(id)))
        item.push([itemIds.of(view.id)])
        part.push(i % PARTS)
      },
      params,
    )
    if (history.length > 0) ends.push(end)
  })
  const all = found[PARTS]!
  const base = { ...all, prior: fitPrior(ends, params), answers: evidence.length }
  if (evidence.length < enough) return { ...base, topic: null, skills: new Map(), deviations: new Map() }
  const k = FEATURES.length
  const topic = adaptWeights(evidence, params)
  const weights = FEATURES.map(({ name }, j) => (params.weights[name] ?? 0) + topic[j]!)
  const x = new Float32Array(evidence.length * k)
  const z = new Float64Array(evidence.length)
  evidence.forEach(({ terms }, r) => {
    x.set(terms, r * k)
    for (let j = 0; j < k; j++) z[r] = z[r]! + weights[j]! * terms[j]!
  })
  const rows: Rows = {
    x,
    y: Uint8Array.from(evidence, ({ correct }) => (correct ? 1 : 0)),
    floor: Float32Array.from(evidence, ({ floor }) => floor),
    skills,
    item,
    held: (r) => part[r] === 0,
  }
  const top = 1 - params.slip
  const terms = FEATURES.map((_, j) => j)
  const bySkill: Groups = { count: skillIds.ids.size, of: (r) => skills[r]! }
  const skillBounds = within(weights, terms)
  const ofSkills = fitGroup(rows, z, bySkill, terms, () => skillBounds, SKILL_RIDGES, top)
  const withSkills = ofSkills ? addWeightOffsets(z, x, bySkill, ofSkills) : z
  const itemTerms = ITEM_TERMS.map((name) => FEATURES.findIndex((f) => f.name === name))
  const home = new Map(items.map((one) => [one.id, one.skills]))
  const names = [...itemIds.ids.keys()]
  const itemBounds = (i: number) => {
    const own = home.get(names[i]!) ?? []
    const total = weights.map(
      (w, j) =>
        w + own.reduce((sum, id) => sum + (ofSkills?.values[skillIds.ids.get(id) ?? -1]?.[j] ?? 0) / own.length, 0),
    )
    return within(total, itemTerms)
  }
  const byItem: Groups = { count: names.length, of: (r) => item[r]! }
  const ofItems = fitGroup(rows, withSkills, byItem, itemTerms, itemBounds, ITEM_RIDGES, top)
  return {
    ...base,
    topic,
    skills: new Map([...skillIds.ids].map(([id, i]) => [id, ofSkills?.values[i] ?? new Float64Array(k)])),
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

/** How much the fitted terms count in what is shown, after so many of the topic's own answers. */
export const takeover = (answers: number, params: Params = PARAMS): number => answers / (answers + params.takeover)
