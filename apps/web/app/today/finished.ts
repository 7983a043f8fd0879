import { session } from '../session/session'

/** That the day is done: the dashboard then asks for nothing more. It lives as long as the tab, as the day's run does. */
const KEY = 'today_done'

const stamp = (): string => JSON.stringify([session().userId, session().topic, new Date().toDateString()])

export function finishDay(): void {
  try {
    sessionStorage.setItem(KEY, stamp())
  } catch {
    // Without storage the dashboard names the next step as ever.
  }
}

export function isDayDone(): boolean {
  try {
    return sessionStorage.getItem(KEY) === stamp()
  } catch {
    return false
  }
}
