import { endpoints } from '@fourfold/contract'
import { call } from '../api/client'
import { ApiError } from '../api/client-errors'
import { serverClock } from '../api/server-clock'
import { testClock } from '../attempt/clock'
import { showNotice } from '../components/shell/notices'
import { session, userIdNow } from '../session/session'
import { keepLess } from './keep-less'
import { canReadMarks, changesToSend, type MarksDraft, readMarks, withAnswer } from './marks-draft'
import { isSealed } from './seal'
import { get, keys, put, remove } from './store'

const PREFIX = 'marks:'
const keyOf = (userId: number, testId: number): string => `${PREFIX}${userId}:${testId}`

/** Of the person whose test is open, whoever logs out or in meanwhile. */
export const loadMarks = async (userId: number, testId: number): Promise<MarksDraft> =>
  readMarks(await get(keyOf(userId, testId)))

/** What stays after a logout: changes that could not be sent. Marks quote the text that they stand in. */
async function storePending(key: string, { pending }: MarksDraft): Promise<boolean> {
  if (pending.length > 0) return keepLess(key, { version: 0, marks: [], pending })
  await remove(key)
  return true
}

/** Says whether the browser has taken it. After a logout in another tab no more is stored than that tab has left. */
export function storeMarks(userId: number, testId: number, draft: MarksDraft): Promise<boolean> {
  const key = keyOf(userId, testId)
  return userIdNow() === userId ? put(key, draft) : storePending(key, draft)
}

type Place = Readonly<{ read: () => MarksDraft; settle: (next: MarksDraft) => Promise<unknown> }>

/** Sends what waits, piece by piece. */
export async function sendMarks(testId: number, { read, settle }: Place): Promise<void> {
  while (read().pending.length > 0) {
    const changes = changesToSend(read(), Date.now())
    const sent = read().pending.slice(0, changes.length)
    const body = { changes, ...serverClock.sentAt(testClock()) }
    const answer = await call(endpoints.marks.save, { params: { id: testId }, body })
    await settle(withAnswer(read(), answer, sent))
  }
}

/** Refused in this visit: kept, and not sent again until the page is loaded anew. */
const refused = new Set<string>()

/** Sends what earlier visits left behind; the test that is open sends its own. */
export async function flushMarks(): Promise<void> {
  const { userId, token } = session()
  if (!token || userId === null) return
  for (const key of (await keys()).filter((k) => k.startsWith(`${PREFIX}${userId}:`) && !refused.has(k))) {
    let draft = readMarks(await get(key))
    const settle = (next: MarksDraft) => {
      draft = next
      return put(key, next)
    }
    try {
      await sendMarks(Number(key.split(':')[2]), { read: () => draft, settle })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500 || [401, 408, 429].includes(error.status)) return
      refused.add(key)
      if (error.status === 422)
        showNotice(`Highlights of an earlier test could not be saved: ${error.message} They are kept on this device.`)
    }
  }
}

/** After logout only what could not be sent stays in the browser's storage, for the next login of the same person. */
export async function forgetMarks(): Promise<void> {
  for (const key of (await keys()).filter((k) => k.startsWith(PREFIX))) {
    const stored = await get(key)
    if (isSealed(stored)) continue
    // What this release cannot read waits for the one that wrote it, without the server's marks.
    if (stored instanceof Object && !canReadMarks(stored)) await keepLess(key, { ...stored, marks: [] })
    else await storePending(key, readMarks(stored))
  }
}
