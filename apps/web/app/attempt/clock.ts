/**
 * Monotonic time that also counts while the device sleeps: performance.now() stops then on some systems, so a larger
 * step of the wall clock is taken as sleep. A clock that is merely wrong changes nothing; one that is set back is ignored.
 */
const SLEEP_MS = 5_000
const DAY_MS = 86_400_000

/** Less than this the two clocks may differ by from one reading to the next. */
const JUMP_MS = 100

export type Clock = (() => number) &
  Readonly<{
    /** How often the wall clock was seen to go otherwise than this one: it was set, or this one has missed something. */
    jumps: () => number
  }>

export function makeClock(mono: () => number, wall: () => number): Clock {
  let lastMono = mono()
  let lastWall = wall()
  let total = 0
  let jumps = 0
  const read = (): number => {
    const monoStep = Math.max(0, mono() - lastMono)
    const wallStep = wall() - lastWall
    lastMono = mono()
    lastWall = wall()
    const slept = wallStep - monoStep
    const step = slept > SLEEP_MS && slept < DAY_MS ? wallStep : monoStep
    if (Math.abs(wallStep - step) > JUMP_MS) jumps += 1
    total += step
    return total
  }
  return Object.assign(read, { jumps: () => jumps })
}

export const testClock = makeClock(
  () => performance.now(),
  () => Date.now(),
)
