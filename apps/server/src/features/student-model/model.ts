import {
  type Answer,
  type Node,
  type Nodes,
  nodesFor,
  observe,
  PARAMS,
  storedNode,
  TOPIC_SCOPE,
} from '@fourfold/engine'
import { and, eq, or, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/connect.ts'
import { modelStates } from '../../db/schema/index.ts'
import { run } from '../../db/statement.ts'

export const MODEL_VERSION = `engine-${PARAMS.version}`

const split = (scope: string): { scope: 'topic' | 'subject' | 'skill'; scope_id: string } => {
  if (scope === TOPIC_SCOPE) return { scope: 'topic', scope_id: '' }
  const colon = scope.indexOf(':')
  return { scope: scope.slice(0, colon) as 'subject' | 'skill', scope_id: scope.slice(colon + 1) }
}
const join = (row: { scope: string; scope_id: string }): string =>
  row.scope === 'topic' ? TOPIC_SCOPE : `${row.scope}:${row.scope_id}`

const NODES = {
  name: 'model_nodes_in_order',
  // In one order: sums over the nodes come out alike to the last digit, wherever their rows lie.
  text: 'select scope, scope_id, node from model_state where learner_id = $1 and topic = $2 order by scope, scope_id',
} as const

/** All nodes of one learner in one topic: one row for it, each subject and each skill, however long the history. */
export async function readNodes(db: Reader, learnerId: string, topic: string): Promise<Nodes> {
  const rows = await run<{ scope: string; scope_id: string; node: unknown }>(db, NODES, [learnerId, topic])
  return Object.fromEntries(rows.map((row) => [join(row), storedNode(row.node)]))
}

async function readChain(db: Reader, learnerId: string, topic: string, scopes: readonly string[]): Promise<Nodes> {
  const rows = await db
    .select()
    .from(modelStates)
    .where(
      and(
        eq(modelStates.learner_id, learnerId),
        eq(modelStates.topic, topic),
        or(
          ...scopes.map((s) => {
            const { scope, scope_id } = split(s)
            return and(eq(modelStates.scope, scope), eq(modelStates.scope_id, scope_id))
          }),
        ),
      ),
    )
    .orderBy(modelStates.scope, modelStates.scope_id)
  return Object.fromEntries(rows.map((row) => [join(row), storedNode(row.node)]))
}

export async function writeNodes(
  tx: Tx,
  learnerId: string,
  topic: string,
  nodes: Nodes,
  scopes: readonly string[],
  seq: number,
): Promise<void> {
  const rows = scopes.flatMap((s) => {
    const node = nodes[s]
    return node ? [{ learner_id: learnerId, topic, ...split(s), node: node satisfies Node, seq_applied: seq }] : []
  })
  if (rows.length === 0) return
  await tx
    .insert(modelStates)
    .values(rows)
    .onConflictDoUpdate({
      target: [modelStates.learner_id, modelStates.topic, modelStates.scope, modelStates.scope_id],
      set: { node: sql`excluded.node`, seq_applied: sql`excluded.seq_applied` },
    })
}

/** Folds answers into nodes, in order; the same function serves the online update and the rebuild. */
export const foldAnswers = (nodes: Nodes, answers: readonly Answer[]): Nodes =>
  answers.reduce((state, answer) => observe(state, answer, answer.at), nodes)

/** Updates only the chains of the answered items. */
export async function observeAnswers(
  tx: Tx,
  learnerId: string,
  topic: string,
  answers: readonly Answer[],
  seq: number,
): Promise<void> {
  if (answers.length === 0) return
  const scopes = [...new Set(answers.flatMap((a) => nodesFor(a.item)))]
  const before = await readChain(tx, learnerId, topic, scopes)
  await writeNodes(tx, learnerId, topic, foldAnswers(before, answers), scopes, seq)
}
