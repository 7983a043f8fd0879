import { type Clock, testClock } from '../attempt/clock'

/**
 * The server's time by the clock of the attempt, learned from every answer: it was given between the asking and the hearing.
 * Changes are dated by it, so that a save that waits on its way makes them no younger.
 */
type Asked = Readonly<{ at: number; jumps: number }>
/** The server's clock is ahead of the attempt's by something between these. */
type Ahead = Readonly<{ least: number; most: number; jumps: number }>

export function makeServerClock(clock: Clock) {
  let known: Ahead | null = null
  const agrees = (one: Ahead, other: Ahead): boolean =>
    one.jumps === other.jumps && one.least <= other.most && other.least <= one.most

  return {
    ask: (): Asked => ({ at: clock(), jumps: clock.jumps() }),
    /** `told`: the server's time as its answer has it. What contradicts all before it is right: a clock was set, or has drifted. */
    hear: (asked: Asked, told: string | null): void => {
      const time = Number(told ?? Number.NaN)
      const heard = { least: time - clock(), most: time - asked.at, jumps: clock.jumps() }
      if (!Number.isSafeInteger(time) || time <= 0 || heard.jumps !== asked.jumps) return
      known =
        known && agrees(known, heard)
          ? { ...heard, least: Math.max(known.least, heard.least), most: Math.min(known.most, heard.most) }
          : heard
    },
    /** The latest that it can be at the server; nothing where a clock was set since it last answered. */
    sentAt: (at: number): { sent_at?: number } =>
      known?.jumps === clock.jumps() ? { sent_at: Math.round(at + known.most) } : {},
  }
}

export const serverClock = makeServerClock(testClock)
