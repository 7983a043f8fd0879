import { isFreeTopic, MESSAGES, SAMPLE_MODE } from '@fourfold/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import type { Reader } from '../../db/connect.ts'
import { tests } from '../../db/schema/index.ts'
import { refuse } from '../../http/errors.ts'
import { requireTopic } from '../access/service.ts'
import { runningItemsLocked } from '../items/index.ts'
import { insertTest } from './insert.ts'
import { openOf } from './open-pool.ts'

const sampleTests = (learnerId: string, topic: string) =>
  and(eq(tests.learner_id, learnerId), eq(tests.topic, topic), eq(tests.mode, SAMPLE_MODE))

/** Whether the learner has begun the sample of the topic: what belongs to its questions is open too. */
export async function hasSample(db: Reader, learnerId: string, topic: string): Promise<boolean> {
  const [row] = await db.select({ id: tests.id }).from(tests).where(sampleTests(learnerId, topic)).limit(1)
  return row !== undefined
}

/** POST /tests/create_sample: an open one goes on; whoever has finished it may take the same questions again. */
export async function createSample(ctx: Ctx, caller: Caller, name: string): Promise<{ id: number }> {
  requireTopic(name)
  const topic = (await ctx.catalog()).topics.get(name)
  if (!topic || isFreeTopic(name)) throw refuse(422, MESSAGES.noSample)
  return ctx.db.transaction(async (tx) => {
    // Behind the learner's lock, so that pressing twice makes one test.
    const running = await runningItemsLocked(tx, caller.learner_id, ctx.now())
    const [open] = await tx
      .select({ id: tests.id })
      .from(tests)
      .where(and(sampleTests(caller.learner_id, name), isNull(tests.scored_at)))
    if (open) return open
    // A plan allows to retry what was missed in the sample: what such a test asks waits until it is scored.
    const items = openOf(topic.sample, running)
    const made = { topic, mode: SAMPLE_MODE, timed: false, tutor: true, items }
    return { id: await insertTest(ctx, tx, caller, made) }
  })
}
