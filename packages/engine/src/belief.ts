import { GRID, type Knowledge } from './knowledge.ts'
import { PARAMS, type Params } from './params.ts'
import { type Nodes, skillScope } from './state.ts'

/**
 * Exact posterior of the starting points of all skills: skills around their subject, subjects around the topic, the topic
 * around the mean of students, all on one grid (sum-product on a tree; Pearl 1988, ch. 4). Every link is totally positive,
 * so evidence for one skill moves all the others the same way (Karlin and Rinott 1980): a right answer lowers nothing.
 */
export type Beliefs = Readonly<{
  /** By hypothesis: its share, given how well it told this student's answers beforehand. */ share: readonly number[]
  tree: readonly Tree[]
  /** How likely the answers were, as a logarithm, over all hypotheses. */ log: number
}>

type Message = Float64Array
type Tree = Readonly<{
  /** Posterior of the topic's level. */ topic: Message
  subjects: ReadonlyMap<string, SubjectTree>
  /** The topic's level as seen by a subject without answers: that of the topic. */ above: Message
}>
type SubjectTree = Readonly<{ up: Message; above: Message; skills: ReadonlyMap<string, SkillTree> }>
/** `curve` is the likelihood over the skill's own grid, `up` what it says of its subject. */
type SkillTree = Readonly<{ curve: Message; up: Message }>

const SIZE = GRID.length

/** Rows sum to one: the chance of each point given the one above. */
function kernel(variance: number): Message {
  const out = new Float64Array(SIZE * SIZE)
  for (let i = 0; i < SIZE; i++) {
    let sum = 0
    for (let j = 0; j < SIZE; j++) {
      const w = Math.exp(-((GRID[i]! - GRID[j]!) ** 2) / (2 * variance))
      out[i * SIZE + j] = w
      sum += w
    }
    for (let j = 0; j < SIZE; j++) out[i * SIZE + j] = out[i * SIZE + j]! / sum
  }
  return out
}

export type Prior = Readonly<{ mean: number; topic_var: number; subject_var: number; skill_var: number }>

type Kernels = Readonly<{ topic: Message; subject: Message; skill: Message }>
const kernels = new WeakMap<Prior, Kernels>()

export function kernelsOf(prior: Prior): Kernels {
  const known = kernels.get(prior)
  if (known) return known
  const topic = Float64Array.from(GRID, (x) => Math.exp(-((x - prior.mean) ** 2) / (2 * prior.topic_var)))
  const made = { topic: normalised(topic), subject: kernel(prior.subject_var), skill: kernel(prior.skill_var) }
  kernels.set(prior, made)
  return made
}

export function normalised(v: Message): Message {
  let sum = 0
  for (let i = 0; i < SIZE; i++) sum += v[i]!
  const out = new Float64Array(SIZE)
  for (let i = 0; i < SIZE; i++) out[i] = v[i]! / sum
  return out
}

/** What is said at a node below, as seen from above. */
export function upward(k: Message, v: Message): Message {
  const out = new Float64Array(SIZE)
  for (let i = 0; i < SIZE; i++) {
    let sum = 0
    for (let j = 0; j < SIZE; j++) sum += k[i * SIZE + j]! * v[j]!
    out[i] = sum
  }
  return out
}

/** What is known at a node, as seen from below. */
export function downward(k: Message, v: Message): Message {
  const out = new Float64Array(SIZE)
  for (let i = 0; i < SIZE; i++) {
    const x = v[i]!
    if (x !== 0) for (let j = 0; j < SIZE; j++) out[j] = out[j]! + x * k[i * SIZE + j]!
  }
  return out
}

/** exp of log-likelihoods, the largest set to one; `log` remembers it. */
function leafOf(values: readonly number[], k: Kernels): Leaf {
  let top = Number.NEGATIVE_INFINITY
  for (const value of values) if (value > top) top = value
  const curve = new Float64Array(SIZE)
  for (let i = 0; i < SIZE; i++) curve[i] = Math.exp(values[i]! - top)
  return { curve, up: upward(k.skill, curve), log: top }
}

type Leaf = SkillTree & Readonly<{ log: number }>
/** An answer changes one skill: what the others say is kept from state to state. */
const leaves = new WeakMap<Knowledge, WeakMap<Kernels, readonly Leaf[]>>()

function leavesOf(own: Knowledge, k: Kernels): readonly Leaf[] {
  const byKernel = leaves.get(own) ?? new WeakMap<Kernels, readonly Leaf[]>()
  const known = byKernel.get(k)
  if (known) return known
  leaves.set(own, byKernel)
  const made = own.likelihood.map((values) => leafOf(values, k))
  byKernel.set(k, made)
  return made
}

const times = (into: Message, v: Message): void => {
  for (let i = 0; i < SIZE; i++) into[i] = into[i]! * v[i]!
}
/** Divides out one factor again; where it is all but impossible, so is the rest. */
const without = (all: Message, one: Message): Message => {
  const out = new Float64Array(SIZE)
  for (let i = 0; i < SIZE; i++) out[i] = one[i]! > 1e-300 ? all[i]! / one[i]! : 0
  return out
}

function treeOf(
  known: readonly (readonly [string, Knowledge])[],
  h: number,
  prior: Prior,
): { tree: Tree; log: number } {
  const k = kernelsOf(prior)
  let log = 0
  const drafts = new Map<string, { product: Message; skills: Map<string, SkillTree> }>()
  for (const [id, own] of known) {
    const leaf = leavesOf(own, k)[h]!
    log += leaf.log
    const draft = drafts.get(own.subject) ?? { product: new Float64Array(SIZE).fill(1), skills: new Map() }
    times(draft.product, leaf.up)
    draft.skills.set(id, leaf)
    drafts.set(own.subject, draft)
  }
  const topic = k.topic.slice()
  const ups = new Map<string, Message>()
  for (const [id, { product }] of drafts) {
    const up = upward(k.subject, product)
    ups.set(id, up)
    times(topic, up)
  }
  let mass = 0
  for (const x of topic) mass += x
  const subjects = new Map<string, SubjectTree>()
  for (const [id, { product, skills }] of drafts)
    subjects.set(id, { up: product, above: downward(k.subject, without(topic, ups.get(id)!)), skills })
  return { tree: { topic: normalised(topic), subjects, above: downward(k.subject, topic) }, log: log + Math.log(mass) }
}

const cache = new WeakMap<Nodes, Map<Prior, Beliefs>>()

/** All beliefs about one student in one topic; made once for each state. */
export function beliefsOf(nodes: Nodes, prior: Prior, params: Params = PARAMS): Beliefs {
  const kept = cache.get(nodes) ?? new Map<Prior, Beliefs>()
  const before = kept.get(prior)
  if (before) return before
  cache.set(nodes, kept)
  const known: [string, Knowledge][] = []
  for (const [scope, node] of Object.entries(nodes))
    if (node.knowledge) known.push([scope.slice(skillScope('').length), node.knowledge])
  const all = params.learning.map((_, h) => treeOf(known, h, prior))
  const best = Math.max(...all.map((one) => one.log))
  const weights = all.map((one, h) => params.learning[h]!.share * Math.exp(one.log - best))
  const sum = weights.reduce((a, b) => a + b, 0)
  const beliefs = { share: weights.map((w) => w / sum), tree: all.map((one) => one.tree), log: best + Math.log(sum) }
  kept.set(prior, beliefs)
  return beliefs
}

type Points = Readonly<{ subject: string; start: Message; others: Message }>
/** Asked for again and again by what is derived from one state, and never changed. */
const points = new WeakMap<Tree, Map<string, Points>>()

function pointsOf(beliefs: Beliefs, h: number, skill: string, subject: string, prior: Prior): Points {
  const tree = beliefs.tree[h]!
  const known = points.get(tree) ?? new Map<string, Points>()
  const before = known.get(skill)
  if (before?.subject === subject) return before
  points.set(tree, known)
  const k = kernelsOf(prior)
  const home = tree.subjects.get(subject)
  const own = home?.skills.get(skill)
  const level = home ? home.above.slice() : tree.above
  if (home) times(level, own ? without(home.up, own.up) : home.up)
  const others = normalised(downward(k.skill, level))
  const start = own ? others.slice() : others
  if (own) times(start, own.curve)
  const made = { subject, start: own ? normalised(start) : start, others }
  known.set(skill, made)
  return made
}

/** Posterior of one skill's starting point under a hypothesis; of a skill without answers as its subject has it. */
export const startingPoint = (...of: Parameters<typeof pointsOf>): Message => pointsOf(...of).start

/** The same as all other skills have it, without the skill's own answers. */
export const fromOthers = (...of: Parameters<typeof pointsOf>): Message => pointsOf(...of).others
