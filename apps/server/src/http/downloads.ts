import type { FastifyReply } from 'fastify'
import type { Caller } from '../auth/caller.ts'
import { refuse } from './errors.ts'

const AT_ONCE = 2
/** Nobody reads so slowly: a line that took nothing for so long is dead, or means to keep the server's memory. */
const STALLED_MS = 30_000

const open = new Map<number, number>()

const change = (userId: number, by: number): void => {
  const now = (open.get(userId) ?? 0) + by
  if (now > 0) open.set(userId, now)
  else open.delete(userId)
}

/** Each open download holds a page or two, so one account has few of them, and one that nobody reads is ended. */
export function beginDownload({ id }: Pick<Caller, 'id'>, { raw }: Pick<FastifyReply, 'raw'>): void {
  if ((open.get(id) ?? 0) >= AT_ONCE)
    throw refuse(429, 'Please wait until your other download has ended.', { headers: { 'retry-after': '5' } })
  change(id, 1)
  raw.once('close', () => change(id, -1))
  raw.setTimeout(STALLED_MS, () => raw.destroy())
}
