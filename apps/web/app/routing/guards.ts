import { MESSAGES } from '@fourfold/contract/messages'
import { redirect } from 'react-router'
import { untilReached } from '../api/until-reached'
import { reportError, showNotice } from '../components/shell/notices'
import { endSession } from '../session/end-session'
import { isExpired, planEndedAt, planIsActive, type Session, session } from '../session/session'
import { paths } from './paths'

/** Null lets pass; a path redirects (spec §2, Access-guarded routes). */
export type Guard = (s: Session, pathname: string) => string | null

export const needsToken: Guard = (s) => (s.token ? null : paths.logIn())
/** A token and no guest flag, else to sign up. */
export const needsMember: Guard = (s) => (s.token && !s.guest ? null : paths.signUp())

/** Pages that only make or change something. */
const MAKES = [/^\/tests\/new\/?$/, /^\/exams\/start\//, /^\/mistakes\/new\/?$/, /^\/mistakes\/\d+\/edit\/?$/]

/**
 * A token, and the current topic among the stored plans with paid_and_active, else to login. After a plan has run out
 * its pages stay open to read, and those that make something new lead to the upgrade page.
 */
export const needsPlan: Guard = (s, pathname) => {
  if (s.token && planIsActive(s, s.topic)) return null
  if (!s.token || planEndedAt(s, s.topic) === null) return paths.logIn()
  return MAKES.some((page) => page.test(pathname)) ? paths.upgrade() : null
}

/** Logs out cleanly and says so once. */
function endAndSay(): void {
  endSession()
  showNotice(MESSAGES.sessionExpired)
}

export function endExpiredSession(): boolean {
  const { token } = session()
  if (!token || !isExpired(token)) return false
  endAndSay()
  return true
}

type LoaderArgs = { params: Record<string, string | undefined>; request: Request }

/** The page that is still shown while the next one loads; null where the failed one is the first. */
function shownBefore(failed: string): string | null {
  const { pathname, search } = window.location
  return pathname === paths.home() || pathname + search === failed ? null : pathname + search
}

/** A failed load goes home with the error and the way back (spec §8); a session that the server ended goes to the login. */
function failed(error: unknown, page: string): Response {
  if ((error as { status?: number }).status === 401) {
    endAndSay()
    return redirect(paths.logIn())
  }
  reportError(error, page, shownBefore(page))
  return redirect(paths.home())
}

/** The server knows of renewals, purchases on another device and plans that ran out; without it the stored plans decide. */
async function askForPlans(): Promise<void> {
  try {
    const { refreshPlans } = await import('../session/fresh-plans')
    await refreshPlans()
  } catch {
    // Offline, or a server in trouble: the page's own load says so.
  }
}

/** Where the guard sends; before it shuts a page to somebody who is logged in, the stored plans are made fresh. */
async function destination(check: Guard, pathname: string): Promise<string | null> {
  const to = check(session(), pathname)
  if (to === null || check !== needsPlan || !session().token) return to
  await askForPlans()
  return check(session(), pathname)
}

/** A plan that ran out since it was stored: the server refuses, and the page leads to the upgrade. */
async function ranOut(check: Guard, pathname: string, error: unknown): Promise<boolean> {
  if (check !== needsPlan || (error as { status?: number }).status !== 403) return false
  await askForPlans()
  return check(session(), pathname) === paths.upgrade()
}

/** A page's loader behind its guard. */
export const guard =
  <T>(check: Guard, load?: (args: LoaderArgs) => Promise<T> | T) =>
  async (args: LoaderArgs): Promise<T | null> => {
    endExpiredSession()
    const { pathname, search } = new URL(args.request.url)
    const to = await destination(check, pathname)
    if (to) throw redirect(to)
    if (!load) return null
    try {
      return await untilReached(() => load(args), args.request.signal)
    } catch (error) {
      // Whoever has gone to another page meanwhile is not led away from there.
      if (error instanceof Response || args.request.signal.aborted) throw error
      if (await ranOut(check, pathname, error)) throw redirect(paths.upgrade())
      throw failed(error, pathname + search)
    }
  }
