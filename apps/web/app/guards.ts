import { MESSAGES } from '@fourfold/contract'
import { redirect } from 'react-router'
import { reportError, showNotice } from './notices'
import { paths } from './paths'
import { clearSession, isExpired, planIsActive, type Session, session } from './session'

/** Null lets pass; a path redirects (spec §2, Access-guarded routes). */
export type Guard = (s: Session) => string | null

export const needsToken: Guard = (s) => (s.token ? null : paths.logIn())
/** A token and no guest flag, else to sign up. */
export const needsMember: Guard = (s) => (s.token && !s.guest ? null : paths.signUp())
/** A token, and the current topic among the stored plans with paid_and_active, else to login. */
export const needsPlan: Guard = (s) => (s.token && planIsActive(s, s.topic) ? null : paths.logIn())

/** Logs out cleanly and says so once. Unsent answers stay in the browser for the next login. */
function endSession(): void {
  clearSession()
  showNotice(MESSAGES.sessionExpired)
}

export function endExpiredSession(): boolean {
  const { token } = session()
  if (!token || !isExpired(token)) return false
  endSession()
  return true
}

type LoaderArgs = { params: Record<string, string | undefined>; request: Request }

/** A failed load goes home with the error (spec §8); a session that the server ended goes to the login. */
function failed(error: unknown): Response {
  if ((error as { status?: number }).status === 401) {
    endSession()
    return redirect(paths.logIn())
  }
  reportError(error)
  return redirect(paths.home())
}

/** A page's loader behind its guard. */
export const guard =
  <T>(check: Guard, load?: (args: LoaderArgs) => Promise<T> | T) =>
  async (args: LoaderArgs): Promise<T | null> => {
    endExpiredSession()
    const to = check(session())
    if (to) throw redirect(to)
    if (!load) return null
    try {
      return await load(args)
    } catch (error) {
      if (error instanceof Response) throw error
      throw failed(error)
    }
  }
