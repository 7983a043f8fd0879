import { clearSession } from './session'

/** A session that the server or the time has ended: unsent answers stay in the browser for the next login, and no questions. */
export function endSession(): void {
  clearSession()
  void import('../outbox/test-outbox').then(({ forgetQuestions }) => forgetQuestions()).catch(() => undefined)
}
