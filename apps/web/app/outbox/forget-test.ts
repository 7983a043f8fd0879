import { session } from '../session/session'
import { discardedTests, forgetDiscarded } from './discarded'
import { remove } from './store'
import { draftKey } from './test-outbox'

/** A test that was deleted leaves nothing in this browser: neither a draft nor what Don't Save kept for Undo. */
export async function forgetTest(testId: number): Promise<void> {
  const { userId } = session()
  if (userId === null) return
  await remove(draftKey(userId, testId))
  const kept = (await discardedTests()).filter((test) => test.test_id === testId)
  await Promise.all(kept.map(forgetDiscarded))
}
