import { clamp } from './math.ts'
import { type Counts, type Node, type Nodes, skillScope, subjectScope, TOPIC_SCOPE } from './state.ts'
import type { Instant, ItemView } from './types.ts'

/** What the terms are computed from: the item's chain as it stands, the item, the moment. */
type View = Readonly<{
  topic: Node | undefined
  subject: Node | undefined
  skills: readonly (Node | undefined)[]
  item: ItemView
  now: Instant
}>

type Feature = Readonly<{ name: string; sign: '+' | '-' | 'free'; of: (view: View) => number }>

const MINUTE = 60_000
const DAY = 86_400_000

const ofTopic =
  (f: (c: Counts) => number) =>
  ({ topic }: View): number =>
    topic ? f(topic.counts) : 0

/** Mean over the item's skills; a skill never met counts as 0. */
const ofSkills =
  (f: (c: Counts, node: Node, view: View) => number) =>
  (view: View): number => {
    let sum = 0
    for (const node of view.skills) if (node) sum += f(node.counts, node, view)
    return view.skills.length > 0 ? sum / view.skills.length : 0
  }

/** 1 right after a right answer, falling with the logarithm of the time since to 0 after `span` units; 0 before the first. */
function fresh(at: Instant | null | undefined, now: Instant, unit: number, span: number): number {
  if (at === null || at === undefined) return 0
  return 1 - Math.min(1, Math.log1p(Math.max(0, now - at) / unit) / Math.log1p(span))
}

const run = (n: number): number => Math.log1p(Math.max(0, n))

const trendOf = (c: Counts, { item }: View): number => c.templateTrend?.[item.template_id] ?? 0

/**
 * The terms of the model, by name. A term with '+' never falls by a right answer and never rises by a wrong one, at no
 * later moment either, and one with '-' the other way round; 'free' terms hang on the item alone. Every fit keeps the
 * sign as its bound, so whatever the weights, a right answer lowers no chance and a wrong one raises none.
 */
export const FEATURES = [
  { name: 'bias', sign: 'free', of: () => 1 },
  { name: 'easiness', sign: 'free', of: (v) => -v.item.b },
  { name: 'topic ability', sign: '+', of: (v) => (v.topic?.mean ?? 0) + (v.subject?.mean ?? 0) },
  { name: 'skill ability', sign: '+', of: ofSkills((_, node) => node.mean) },
  { name: 'topic surprise', sign: '+', of: ofTopic((c) => c.surprise) },
  { name: 'skill surprise', sign: '+', of: ofSkills((c) => c.surprise) },
  { name: 'topic accuracy long', sign: '+', of: ofTopic((c) => c.accuracyLong) },
  { name: 'topic accuracy short', sign: '+', of: ofTopic((c) => c.accuracyShort) },
  { name: 'skill accuracy long', sign: '+', of: ofSkills((c) => c.accuracyLong) },
  { name: 'skill accuracy short', sign: '+', of: ofSkills((c) => c.accuracyShort) },
  { name: 'topic hits', sign: '+', of: ofTopic((c) => Math.log1p(c.hits)) },
  { name: 'topic misses', sign: '-', of: ofTopic((c) => Math.log1p(c.misses)) },
  { name: 'skill hits', sign: '+', of: ofSkills((c) => Math.log1p(c.hits)) },
  { name: 'skill misses', sign: '-', of: ofSkills((c) => Math.log1p(c.misses)) },
  { name: 'topic right', sign: '+', of: ofTopic((c) => Math.log1p(c.right)) },
  { name: 'topic wrong', sign: '-', of: ofTopic((c) => Math.log1p(c.wrong)) },
  { name: 'skill right', sign: '+', of: ofSkills((c) => Math.log1p(c.right)) },
  { name: 'skill wrong', sign: '-', of: ofSkills((c) => Math.log1p(c.wrong)) },
  { name: 'topic run of right', sign: '+', of: ofTopic((c) => run(c.streak)) },
  { name: 'topic run of wrong', sign: '-', of: ofTopic((c) => run(-c.streak)) },
  { name: 'skill run of right', sign: '+', of: ofSkills((c) => run(c.streak)) },
  { name: 'skill run of wrong', sign: '-', of: ofSkills((c) => run(-c.streak)) },
  { name: 'topic fluency', sign: '+', of: ofTopic((c) => c.fluency) },
  { name: 'skill fluency', sign: '+', of: ofSkills((c) => c.fluency) },
  { name: 'topic haste short', sign: '-', of: ofTopic((c) => c.hasteShort) },
  { name: 'skill haste short', sign: '-', of: ofSkills((c) => c.hasteShort) },
  { name: 'topic haste long', sign: '-', of: ofTopic((c) => c.hasteLong) },
  { name: 'skill haste long', sign: '-', of: ofSkills((c) => c.hasteLong) },
  { name: 'skill right today', sign: '+', of: ofSkills((c, _, v) => fresh(c.lastRightAt, v.now, MINUTE, 1440)) },
  { name: 'skill right this year', sign: '+', of: ofSkills((c, _, v) => fresh(c.lastRightAt, v.now, DAY, 365)) },
  { name: 'topic right today', sign: '+', of: (v) => fresh(v.topic?.counts.lastRightAt, v.now, MINUTE, 1440) },
  { name: 'topic right this year', sign: '+', of: (v) => fresh(v.topic?.counts.lastRightAt, v.now, DAY, 365) },
  {
    name: 'item seconds',
    sign: 'free',
    of: (v) => Math.log(clamp(v.item.secondsTaken ?? v.item.seconds, 5, 600) / 60),
  },
  { name: 'item seen right', sign: '+', of: (v) => Math.log1p(v.item.seen?.right ?? 0) },
  { name: 'item seen wrong', sign: '-', of: (v) => Math.log1p(v.item.seen?.wrong ?? 0) },
  { name: 'item last right', sign: '+', of: (v) => (v.item.seen && v.item.seen.lastRightAt !== null ? 1 : 0) },
  { name: 'item right today', sign: '+', of: (v) => fresh(v.item.seen?.lastRightAt, v.now, MINUTE, 1440) },
  { name: 'skill misses unshown', sign: '-', of: ofSkills((c) => Math.log1p(c.missesUnshown ?? 0)) },
  // Apart, since they weigh differently: a kind of question that went right is known, one that went wrong may be by now.
  { name: 'template trend right', sign: '+', of: ofSkills((c, _, v) => Math.max(0, trendOf(c, v))) },
  { name: 'template trend missed', sign: '+', of: ofSkills((c, _, v) => Math.min(0, trendOf(c, v))) },
] as const satisfies readonly Feature[]

export type FeatureName = (typeof FEATURES)[number]['name']

/** Writes the terms of (student, item, now) into `out`, in the order of FEATURES; O(skills of the item). */
export function fillFeatures(out: Float64Array, nodes: Nodes, item: ItemView, now: Instant): Float64Array {
  const view: View = {
    topic: nodes[TOPIC_SCOPE],
    subject: item.subject === undefined ? undefined : nodes[subjectScope(item.subject)],
    skills: item.skills.map((id) => nodes[skillScope(id)]),
    item,
    now,
  }
  for (let i = 0; i < FEATURES.length; i++) out[i] = (FEATURES[i] as Feature).of(view)
  return out
}
