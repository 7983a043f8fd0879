import type { Knowledge } from './knowledge.ts'
import type { Instant, ItemView } from './types.ts'

/** What the model remembers of one student in one scope: plain numbers, one database row. */
export type Node = Readonly<{
  /** Ability (topic) or offset (subject, skill) in logits, and its variance. */ mean: number
  var: number
  last_at: Instant | null
  counts: Counts
  /** Of a skill: what its answers say of it, by learning hypothesis. */ knowledge?: Knowledge
}>

/** The rest of a node: what is counted, apart from the estimate and its doubt. */
export type Counts = Readonly<{
  /** Answers seen, skips included. */ n: number
  /** Right and wrong answers since ever. */ hits: number
  misses: number
  /** Decayed counts: a right answer adds to `right` and fades `wrong`, a wrong answer the other way round. */ right: number
  wrong: number
  /** Right answers in a row when positive, wrong ones when negative. */ streak: number
  /** Recent surprise: how much better than expected the last answers were. */ surprise: number
  /** Share of right answers over a long and a short memory, from -1 to 1. */ accuracyLong: number
  accuracyShort: number
  /** Speed of the last right answers (a slow one never lowers it). */ fluency: number
  /** Haste of the last wrong answers, with a short and a long memory. */ hasteShort: number
  hasteLong: number
  /** When the last right answer was given; null before the first. */ lastRightAt: Instant | null
  /** Of a topic: whether practice goes better than expected (above 0) or worse; absent in earlier states. */ ahead?: number
  /** Of a topic: log odds that quick answers of this student were read ones; absent in earlier states. */ quick?: number
  /** Of a skill: wrong answers without a solution since the last right one that showed it. */ missesUnshown?: number
  /** Of a skill: right answers after hints, which are not known; absent before the first. */ helped?: number
  /** Of a skill: how its templates went lately without hints, from -1 (missed) to 1 (right). */ templateTrend?: TemplateTrend
}>

export type TemplateTrend = Readonly<Record<string, number>>

export type Scope = string
export type Nodes = Readonly<Record<Scope, Node>>

/** One student in one topic. */
export type StudentState = Readonly<{ topic: string; nodes: Nodes }>

export const TOPIC_SCOPE = 'topic'
export const subjectScope = (id: string): Scope => `subject:${id}`
export const skillScope = (id: string): Scope => `skill:${id}`

/** The scopes an item touches: topic, subject, skills. */
export function nodesFor(item: Pick<ItemView, 'subject' | 'skills'>): Scope[] {
  const scopes = [TOPIC_SCOPE]
  if (item.subject !== undefined) scopes.push(subjectScope(item.subject))
  for (const skill of item.skills) scopes.push(skillScope(skill))
  return scopes
}

export const emptyState = (topic: string): StudentState => ({ topic, nodes: {} })

/** Names that counts had in states stored by earlier versions. */
const OLD_NAMES = {
  form: 'surprise',
  recent: 'accuracyLong',
  lately: 'accuracyShort',
  haste: 'hasteShort',
  rush: 'hasteLong',
  untold: 'missesUnshown',
  kin: 'templateTrend',
} as const

/**
 * A node as it was stored, under today's names. One of an earlier version lacks the time of the last right answer, for
 * which the last answer stands in, and what the answers say of the skill, which a rebuild adds.
 */
export function storedNode(stored: unknown): Node {
  const node = stored as Node
  if ('lastRightAt' in node.counts) return node
  const { mark: _, pace: __, ...old } = node.counts as Record<string, unknown> & { mark?: unknown; pace?: unknown }
  const counts = Object.fromEntries(
    Object.entries(old).map(([name, value]) => [OLD_NAMES[name as keyof typeof OLD_NAMES] ?? name, value]),
  )
  const lastRightAt = Number(counts.hits) > 0 ? node.last_at : null
  return { ...node, counts: { ...counts, lastRightAt } as unknown as Counts }
}
