import type { Instant, ItemView } from './types.ts'

/** What the model remembers of one student in one scope: plain numbers, one database row. */
export type Node = Readonly<{
  /** Ability (topic) or offset (subject, skill) in logits, and its variance. */ mean: number
  var: number
  last_at: Instant | null
  counts: Counts
}>

/** The rest of a node: kept apart so that a row is (mean, var, counts as JSON, last_at). */
export type Counts = Readonly<{
  /** Answers seen, skips included. */ n: number
  /** Right and wrong answers since ever. */ hits: number
  misses: number
  /** Decayed counts: a right answer adds to `right` and fades `wrong`, a wrong answer the other way round. */ right: number
  wrong: number
  /** Right answers in a row when positive, wrong ones when negative. */ streak: number
  /** Recent surprise: how much better than expected the last answers were. */ form: number
  /** Share of right answers lately, and the same with a shorter memory. */ recent: number
  lately: number
  /** Speed of the last right answers (a slow one never lowers it). */ fluency: number
  /** Haste of the last wrong answers, with a short and a long memory. */ haste: number
  rush: number
  /** Time spent before wrong answers against what the items ask for, log ratio. */ pace: number
  /** How many answers the topic had when this node was last touched. */ mark: number
  /** Of a skill: wrong answers since a solution was last shown. */ untold?: number
  /** Of a skill: how its templates went lately, from -1 (missed) to 1 (right). */ kin?: Kin
}>

export type Kin = Readonly<Record<string, number>>

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

export type NodeRow = Readonly<{
  scope: 'topic' | 'subject' | 'skill'
  scope_id: string
  mean: number
  var: number
  counts: Counts
  last_at: Instant | null
}>

/** A state as database rows; the topic's own row has the topic as its scope_id. */
export function toRows(state: StudentState, scopes: readonly Scope[] = Object.keys(state.nodes)): NodeRow[] {
  return scopes.flatMap((key) => {
    const node = state.nodes[key]
    if (!node) return []
    const colon = key.indexOf(':')
    const scope = (colon < 0 ? key : key.slice(0, colon)) as NodeRow['scope']
    const scope_id = colon < 0 ? state.topic : key.slice(colon + 1)
    return [{ scope, scope_id, mean: node.mean, var: node.var, counts: node.counts, last_at: node.last_at }]
  })
}

export function fromRows(topic: string, rows: readonly NodeRow[]): StudentState {
  const nodes: Record<Scope, Node> = {}
  for (const row of rows) {
    const key = row.scope === 'topic' ? TOPIC_SCOPE : `${row.scope}:${row.scope_id}`
    nodes[key] = { mean: row.mean, var: row.var, last_at: row.last_at, counts: row.counts }
  }
  return { topic, nodes }
}
