import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { lockLearner } from '../../db/lock-learner.ts'
import { answerEvents, items, keptAdvice, misconceptionStates } from '../../db/schema/index.ts'
import { addMisconceptions } from './tally.ts'

/**
 * The student says that an answer came from something else than its misconception: the newest answer to the question that
 * bears the name loses it, and with it whatever is counted and advised by names. What was answered stays as it was.
 */
export async function denyMisconception(tx: Tx, learnerId: string, itemId: number, name?: string): Promise<void> {
  await lockLearner(tx, learnerId)
  const [event] = await tx
    .select({ seq: answerEvents.seq, topic: answerEvents.topic, name: answerEvents.misconception_id })
    .from(answerEvents)
    .where(
      and(
        eq(answerEvents.learner_id, learnerId),
        eq(answerEvents.item_id, itemId),
        name === undefined ? isNotNull(answerEvents.misconception_id) : eq(answerEvents.misconception_id, name),
      ),
    )
    .orderBy(desc(answerEvents.seq))
    .limit(1)
  if (!event?.name) return
  await tx
    .update(answerEvents)
    .set({ misconception_id: null })
    .where(and(eq(answerEvents.learner_id, learnerId), eq(answerEvents.seq, event.seq)))
  await recount(tx, learnerId, event.topic, event.name)
  const advice = and(eq(keptAdvice.learner_id, learnerId), eq(keptAdvice.topic, event.topic))
  await tx.delete(keptAdvice).where(advice)
}

/** One misconception of one learner, counted anew from the answers that bear its name: few, found by their index. */
async function recount(tx: Tx, learner_id: string, topic: string, misconception_id: string): Promise<void> {
  const { learner_id: owner, topic: of, misconception_id: name } = misconceptionStates
  await tx.delete(misconceptionStates).where(and(eq(owner, learner_id), eq(of, topic), eq(name, misconception_id)))
  const left = await tx
    .select({ skill_id: items.skill_id, at: answerEvents.answered_at })
    .from(answerEvents)
    .innerJoin(items, eq(items.id, answerEvents.item_id))
    .where(
      and(
        eq(answerEvents.learner_id, learner_id),
        eq(answerEvents.topic, topic),
        eq(answerEvents.misconception_id, misconception_id),
      ),
    )
    .orderBy(answerEvents.seq)
  await addMisconceptions(
    tx,
    learner_id,
    topic,
    left.map((row) => ({ ...row, misconception_id })),
  )
}
