import { LIMITS } from '@fourfold/contract'

/** How long a call was on its way, by the device's word; more than can be is a clock that was set. */
export function onTheWay(sentAt: number | undefined, now: Date): number {
  const ms = sentAt === undefined ? 0 : now.getTime() - sentAt
  return ms > LIMITS.onTheWayMs ? 0 : Math.max(0, ms)
}
