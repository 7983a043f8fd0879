import { sigmoid } from './math.ts'
import { guessing, nodeAt } from './observe.ts'
import { PARAMS, type Params } from './params.ts'
import { around, indexOf, type PoolIndex } from './pool.ts'
import { type StudentState, skillScope, subjectScope, TOPIC_SCOPE } from './state.ts'
import type { Instant, ItemView, Rng } from './types.ts'

/** Means and variances that the choice works on; the variances shrink as questions are planned. */
type Sketch = Readonly<{
  state: StudentState
  now: Instant
  params: Params
  nodes: Map<string, { mean: number; var: number }>
}>

const sketch = (state: StudentState, now: Instant, params: Params): Sketch => ({ state, now, params, nodes: new Map() })

function read(s: Sketch, scope: string): { mean: number; var: number } {
  const known = s.nodes.get(scope)
  if (known) return known
  const { mean, var: variance } = nodeAt(s.state.nodes, scope, s.now, s.params)
  const node = { mean, var: variance }
  s.nodes.set(scope, node)
  return node
}

type Chain = Readonly<{ nodes: { mean: number; var: number }[]; loads: number[]; ability: number; spread: number }>

function chainOf(s: Sketch, item: ItemView): Chain {
  const nodes = [read(s, TOPIC_SCOPE)]
  const loads = [1]
  if (item.subject !== undefined) {
    nodes.push(read(s, subjectScope(item.subject)))
    loads.push(1)
  }
  for (const skill of item.skills) {
    nodes.push(read(s, skillScope(skill)))
    loads.push(1 / item.skills.length)
  }
  let ability = 0
  let spread = 0
  nodes.forEach((node, i) => {
    ability += loads[i]! * node.mean
    spread += loads[i]! ** 2 * node.var
  })
  return { nodes, loads, ability, spread }
}

/** Expected information of an answer about ability, in 1/logits² (Lord 1980, eq. 5-9, 3PL). */
export function information(ability: number, b: number, floor: number, slope = 1): number {
  const s = sigmoid(slope * ability - b)
  const p = floor + (1 - floor) * s
  const steep = slope * (1 - floor) * s * (1 - s)
  return p <= 0 || p >= 1 ? 0 : (steep * steep) / (p * (1 - p))
}

const USUAL_INFORMATION = 0.15

/** Planned answer: nobody knows its outcome yet, so means stay and variances shrink. */
function anticipate(s: Sketch, item: ItemView): void {
  const chain = chainOf(s, item)
  const info = information(chain.ability, item.b, guessing(item, s.params), item.slope)
  const damp = 1 / (1 + (chain.spread + item.b_var) * info)
  chain.nodes.forEach((node, i) => {
    const gain = chain.loads[i]! * node.var
    node.var -= gain * gain * info * damp
  })
}

/**
 * How much variance of the student's chances a usual answer is expected to remove, all skills of the topic together: what
 * is learnt of the topic counts for every skill, what is learnt of a subject for its skills, of a skill for that one. The
 * same for easy and hard skills: if only those near the student's level were asked, the others would be guessed from them.
 */
function worth(chain: Chain, reach: readonly number[]): number {
  const damp = USUAL_INFORMATION / (1 + chain.spread * USUAL_INFORMATION)
  let sum = 0
  for (let i = 0; i < chain.nodes.length; i++) sum += reach[i]! * (chain.loads[i]! * chain.nodes[i]!.var) ** 2
  return sum * damp
}

const frameOf = (item: ItemView): string => `${item.template_id}/${item.frame_id}`

type Asked = Readonly<{
  ids: Set<string>
  frames: Set<string>
  templates: Set<string>
  seconds: number
  count: number
  grids: number
  subjects: ReadonlyMap<string, number>
}>

function askedOf(items: readonly ItemView[]): Asked {
  const subjects = new Map<string, number>()
  for (const { subject = '' } of items) subjects.set(subject, (subjects.get(subject) ?? 0) + 1)
  return {
    subjects,
    ids: new Set(items.map((item) => item.id)),
    frames: new Set(items.map(frameOf)),
    templates: new Set(items.map((item) => item.template_id)),
    seconds: items.reduce((sum, item) => sum + item.seconds, 0),
    count: items.length,
    grids: items.filter((item) => item.response === 'grid').length,
  }
}

/** What each node of the chain counts for: topic and subject by the skills they speak for, a skill by what follows on it. */
const reachOf = (item: ItemView, index: PoolIndex, params: Params): number[] => [
  index.skills,
  ...(item.subject === undefined ? [] : [index.skillsPerSubject.get(item.subject) ?? 1]),
  ...item.skills.map(() => params.diagnostic.skill_worth),
]

/** Items that need the same skills, with what each tells beside the most that one of them does: means stand still while a choice is made. */
type Group = Readonly<{ items: readonly ItemView[]; tells: Float64Array; most: number; reach: readonly number[] }>

function groupOf(s: Sketch, items: readonly ItemView[], index: PoolIndex): Group {
  const { ability } = chainOf(s, items[0]!)
  const tells = new Float64Array(items.length)
  let most = 1e-12
  for (let i = 0; i < items.length; i++) {
    const item = items[i]!
    tells[i] =
      information(ability, item.b, guessing(item, s.params), item.slope) *
      Math.max(item.seconds, 10) ** -s.params.diagnostic.time_power
    most = Math.max(most, tells[i]!)
  }
  return { items, tells, most, reach: reachOf(items[0]!, index, s.params) }
}

/** A little over what rounding can add to a value that is at most its skill's. */
const ROUNDING = 1 + 1e-9

function pick(s: Sketch, asked: Asked, groups: readonly Group[], rng: Rng, index: PoolIndex): ItemView | null {
  const { diagnostic } = s.params
  const left = diagnostic.seconds - asked.seconds
  if (asked.count >= diagnostic.questions || left <= 0) return null
  // A typed answer tells more than a chosen one, but a diagnostic should look like the tests it stands for.
  const enough = asked.grids + 1 > Math.ceil(diagnostic.grid_share * (asked.count + 1))
  const best: { item: ItemView; value: number }[] = []
  let worst = Number.NEGATIVE_INFINITY
  for (const { items, tells, most, reach } of groups) {
    const crowd = crowding(items[0]!, asked, index, diagnostic.questions)
    const skill = crowd * worth(chainOf(s, items[0]!), reach)
    // Nothing in it could come among the best.
    if (skill * ROUNDING <= worst) continue
    const choose = enough && items.some((item) => item.response === 'choice')
    for (let i = 0; i < items.length; i++) {
      let value = (skill * tells[i]!) / most
      if (value <= worst) continue
      const item = items[i]!
      if (item.seconds > left * 1.1 || asked.ids.has(item.id)) continue
      if (choose && item.response === 'grid') value *= 0.3
      if (asked.frames.has(frameOf(item))) value *= 0.1
      else if (asked.templates.has(item.template_id)) value *= 0.5
      if (best.length < diagnostic.shortlist) best.push({ item, value })
      else if (value > worst) best[best.findIndex((entry) => entry.value === worst)] = { item, value }
      if (best.length === diagnostic.shortlist) worst = Math.min(...best.map((entry) => entry.value))
    }
  }
  return drawByWorth(best, rng)
}

/** A subject that has had its share of the questions steps back, by half for each one more. */
function crowding({ subject }: ItemView, asked: Asked, index: PoolIndex, questions: number): number {
  if (subject === undefined) return 1
  const share = (questions * (index.skillsPerSubject.get(subject) ?? 1)) / index.skills
  return 0.5 ** Math.max(0, (asked.subjects.get(subject) ?? 0) + 1 - Math.ceil(share))
}

/** Randomesque choice among the best (Kingsbury and Zara 1989): near-equals share the exposure, clear winners win. */
function drawByWorth(best: readonly { item: ItemView; value: number }[], rng: Rng): ItemView | null {
  if (best.length === 0) return null
  const top = Math.max(...best.map((entry) => entry.value))
  const weights = best.map((entry) => (top > 0 ? (entry.value / top) ** 30 : 1))
  let at = rng() * weights.reduce((a, b) => a + b, 0)
  for (let i = 0; i < best.length; i++) {
    at -= weights[i]!
    if (at <= 0) return best[i]!.item
  }
  return best[best.length - 1]!.item
}

/** The next question of a diagnostic, or null when its questions or its minutes are used up. */
export function chooseNext(
  state: StudentState,
  asked: readonly ItemView[],
  pool: readonly ItemView[],
  rng: Rng,
  now: Instant,
  params: Params = PARAMS,
): ItemView | null {
  const s = sketch(state, now, params)
  const index = indexOf(pool)
  return pick(s, askedOf(asked), groupsOf(s, index, rng), rng, index)
}

/** A whole diagnostic ahead of the answers: each choice counts on what the ones before will tell. */
export function chooseDiagnostic(
  state: StudentState,
  pool: readonly ItemView[],
  rng: Rng,
  now: Instant,
  asked: readonly ItemView[] = [],
  params: Params = PARAMS,
): ItemView[] {
  const s = sketch(state, now, params)
  const chosen: ItemView[] = []
  const index = indexOf(pool)
  const groups = groupsOf(s, index, rng)
  for (;;) {
    const next = pick(s, askedOf([...asked, ...chosen]), groups, rng, index)
    if (!next) return chosen
    chosen.push(next)
    anticipate(s, next)
  }
}

const PER_SKILL = 48
const WINDOW = 10 * PER_SKILL

/** Each skill brings a few dozen candidates at most: drawn from those whose difficulty is near the student. */
function candidatesOf(s: Sketch, index: PoolIndex, rng: Rng): readonly (readonly ItemView[])[] {
  return [...index.bySkills.values()].map((items) => {
    if (items.length <= PER_SKILL) return items
    const near = around(items, chainOf(s, items[0]!).ability, WINDOW)
    const start = Math.floor(rng() * near.length)
    // Evenly spaced from a drawn start: another sample each time, and the whole width of the window in each.
    const step = near.length / PER_SKILL
    return Array.from({ length: PER_SKILL }, (_, i) => near[(start + Math.floor(i * step)) % near.length]!)
  })
}

const groupsOf = (s: Sketch, index: PoolIndex, rng: Rng): readonly Group[] =>
  candidatesOf(s, index, rng).map((items) => groupOf(s, items, index))
