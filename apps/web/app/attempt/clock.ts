/**
 * Monotonic time that also counts while the device sleeps: performance.now() stops then on some systems, so a larger
 * step of the wall clock is taken as sleep. A clock that is merely wrong changes nothing; one that is set back is ignored.
 */
const SLEEP_MS = 5_000
const DAY_MS = 86_400_000

export function makeClock(mono: () => number, wall: () => number): () => number {
  let lastMono = mono()
  let lastWall = wall()
  let total = 0
  return () => {
    const monoStep = Math.max(0, mono() - lastMono)
    const wallStep = wall() - lastWall
    lastMono = mono()
    lastWall = wall()
    const slept = wallStep - monoStep
    total += slept > SLEEP_MS && slept < DAY_MS ? wallStep : monoStep
    return total
  }
}

export const testClock = makeClock(
  () => performance.now(),
  () => Date.now(),
)
