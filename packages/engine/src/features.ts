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

const daysSince = (node: Node, now: Instant): number => Math.max(0, now - (node.last_at ?? now)) / DAY

const run = (n: number): number => Math.log1p(Math.max(0, n))

const kinOf = (c: Counts, { item }: View): number => c.kin?.[item.template_id] ?? 0

/**
 * The terms of the model, by name. `sign` is a promise that every fit keeps: '+' and '-' are the signs under which a right
 * answer can never lower the estimate; 'free' terms do not move with a right answer.
 */
export const FEATURES = [
  { name: 'bias', sign: 'free', of: () => 1 },
  { name: 'easiness', sign: 'free', of: (v) => -v.item.b },
  { name: 'topic ability', sign: '+', of: (v) => (v.topic?.mean ?? 0) + (v.subject?.mean ?? 0) },
  { name: 'skill ability', sign: '+', of: ofSkills((_, node) => node.mean) },
  { name: 'topic form', sign: '+', of: ofTopic((c) => c.form) },
  { name: 'skill form', sign: '+', of: ofSkills((c) => c.form) },
  { name: 'topic recent', sign: '+', of: ofTopic((c) => c.recent) },
  { name: 'topic lately', sign: '+', of: ofTopic((c) => c.lately) },
  { name: 'skill recent', sign: '+', of: ofSkills((c) => c.recent) },
  { name: 'skill lately', sign: '+', of: ofSkills((c) => c.lately) },
  { name: 'topic hits', sign: '+', of: ofTopic((c) => Math.log1p(c.hits)) },
  { name: 'topic misses', sign: 'free', of: ofTopic((c) => Math.log1p(c.misses)) },
  { name: 'skill hits', sign: '+', of: ofSkills((c) => Math.log1p(c.hits)) },
  { name: 'skill misses', sign: 'free', of: ofSkills((c) => Math.log1p(c.misses)) },
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
  { name: 'topic haste', sign: '-', of: ofTopic((c) => c.haste) },
  { name: 'skill haste', sign: '-', of: ofSkills((c) => c.haste) },
  { name: 'topic rush', sign: '-', of: ofTopic((c) => c.rush) },
  { name: 'skill rush', sign: '-', of: ofSkills((c) => c.rush) },
  { name: 'topic pace', sign: 'free', of: ofTopic((c) => c.pace) },
  { name: 'skill pace', sign: 'free', of: ofSkills((c) => c.pace) },
  { name: 'skill new', sign: '-', of: (v) => v.skills.filter((node) => !node).length / Math.max(1, v.skills.length) },
  { name: 'skill gap time', sign: '-', of: ofSkills((_, node, v) => Math.log1p(daysSince(node, v.now))) },
  {
    name: 'skill gap answers',
    sign: '-',
    of: ofSkills((c, _, v) => Math.log1p(Math.max(0, (v.topic?.counts.n ?? 0) - c.mark))),
  },
  { name: 'topic gap time', sign: '-', of: (v) => (v.topic ? Math.log1p(daysSince(v.topic, v.now)) : 0) },
  { name: 'item seconds', sign: 'free', of: (v) => Math.log(clamp(v.item.seconds, 5, 600) / 60) },
  { name: 'item seen right', sign: '+', of: (v) => Math.log1p(v.item.seen?.right ?? 0) },
  { name: 'item seen wrong', sign: 'free', of: (v) => Math.log1p(v.item.seen?.wrong ?? 0) },
  { name: 'item last right', sign: '+', of: (v) => (v.item.seen?.last ? 1 : 0) },
  { name: 'item just seen', sign: '+', of: (v) => (v.item.seen ? Math.exp(-v.item.seen.ago / 4) : 0) },
  { name: 'skill misses untold', sign: '-', of: ofSkills((c) => Math.log1p(c.untold ?? 0)) },
  // Apart, since they weigh differently: a kind of question that went right is known, one that went wrong may be by now.
  { name: 'template right lately', sign: '+', of: ofSkills((c, _, v) => Math.max(0, kinOf(c, v))) },
  { name: 'template missed lately', sign: '+', of: ofSkills((c, _, v) => Math.min(0, kinOf(c, v))) },
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
