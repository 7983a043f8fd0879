import type { Tx } from './connect.ts'
import { run } from './statement.ts'

const LOCK = { name: 'lock_learner', text: 'select 1 from learner where id = $1 for no key update' } as const

/** Until the transaction ends no other one with this lock goes on: what is counted of the learner stays as it was counted. */
export async function lockLearner(tx: Tx, learnerId: string): Promise<void> {
  await run(tx, LOCK, [learnerId])
}
