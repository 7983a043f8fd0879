import { MESSAGES } from '@fourfold/contract/messages'
import { paths } from '../../routing/paths'

/** What went wrong, as far as it decides what helps. */
export type Failed = Readonly<{
  status: number | null
  sentence: string
  /** The page that could not be opened; null where something on a page failed, which is still there. */
  page: string | null
  /** How long the server asks to wait. */
  waitMs: number | null
}>
export type Who = Readonly<{
  token: string | null
  topic: string | null /** The topic is open to them. */
  open: boolean
}>

/** One sentence on what to do, and the button that does it; without a place to go the page itself is tried once more. */
export type Way = Readonly<{ sentence: string; label?: string; to?: string; reload?: true }>

const AGAIN = 'Try again'

function wait(ms: number | null): string {
  if (ms === null || ms <= 0) return 'a minute'
  const seconds = Math.ceil(ms / 1000)
  if (seconds < 90) return seconds === 1 ? 'one second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}

function missing({ token, open }: Who): Way {
  if (!token) return { sentence: 'Log in to see it, if it is yours.', label: 'Log in', to: paths.logIn() }
  const why = 'It may be deleted, or belong to another account'
  return open
    ? { sentence: `${why}: go on from the dashboard.`, label: 'Go to the dashboard', to: paths.dashboard() }
    : { sentence: `${why}: go on with one of your topics.`, label: 'Choose a topic', to: paths.forStudents() }
}

/** A page whose address says too little: where what it is about can be chosen. */
function elsewhere(page: string, { token, open }: Who): Way {
  if (!token) return { sentence: 'Log in and choose it there.', label: 'Log in', to: paths.logIn() }
  if (!open) return { sentence: 'Go on with one of your topics.', label: 'Choose a topic', to: paths.forStudents() }
  return page.startsWith(paths.mistakes())
    ? { sentence: 'Choose a mistake in your journal.', label: 'Mistake Journal', to: paths.mistakes() }
    : { sentence: 'Go on from the dashboard.', label: 'Go to the dashboard', to: paths.dashboard() }
}

function refused({ sentence }: Failed, { topic }: Who): Way {
  if (sentence === MESSAGES.guestsCannot)
    return { sentence: 'It is free, and what you did as a guest stays yours.', label: 'Sign Up', to: paths.signUp() }
  return {
    sentence: 'Choose a plan for this topic, or another topic.',
    label: 'See the plans',
    to: paths.pricing(topic ?? undefined),
  }
}

/** A page is opened again by a button; anything else by closing the window and pressing what was pressed. */
const again = ({ page }: Failed, first: string, then: string): Way =>
  page === null
    ? { sentence: `${first}, then close this and press once more.` }
    : { sentence: `${first}, then ${then}.`, label: AGAIN, to: page }

/** What helps after an error: null where its own sentence says all there is to say. */
export function wayOn(failed: Failed, who: Who): Way | null {
  const { status, page, waitMs } = failed
  if (status === null) return again(failed, 'Check the connection', 'open the page again')
  if (status === 404) return missing(who)
  if (status === 403) return refused(failed, who)
  if (status === 422 && page !== null) return elsewhere(page, who)
  if (status === 409)
    return page === null
      ? { sentence: 'Reload the page to see how it stands now.', label: 'Reload this page', reload: true }
      : { sentence: 'Open the page again to see how it stands now.', label: AGAIN, to: page }
  if (status === 429) return again(failed, `Wait ${wait(waitMs)}`, 'open the page again')
  if (status >= 500) return again(failed, 'What was saved is kept: wait a few seconds', 'open the page again')
  return null
}
