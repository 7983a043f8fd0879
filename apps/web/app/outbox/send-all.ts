import { flushMarks } from './marks-outbox'
import { flushRatings } from './rating-queue'
import { flushOutbox } from './test-outbox'

/** Everything that this browser has kept and the server does not have yet. */
export function sendAll(): void {
  void flushOutbox(null)
  void flushRatings()
  void flushMarks()
}
