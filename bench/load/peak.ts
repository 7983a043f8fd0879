import { normal, seededRng } from '@fourfold/engine'

/** How a day in the week before the exam goes. Assumptions, each stated so that it can be doubted. */
export const DAY = {
  /** Students who work on that day. */
  active: 0.4,
  /** Most begin in the evening; the rest of the day is flat. */
  evening: 0.7,
  eveningHour: 19.5,
  spreadHours: 1.3,
  /** Four time zones, with the share of each. */
  zones: [0.47, 0.29, 0.07, 0.17],
  /** Minutes at work, log-normal: median and spread. */
  minutes: 35,
  minutesSpread: 0.6,
  /** Seconds between two answers while at work, reading of explanations included. */
  secondsPerAnswer: 40,
} as const

const SAMPLE = 200_000
const MINUTES = 24 * 60

/** Answers a second over the day and at its busiest minute, and how many are at work then. */
export function peakAnswers(students: number, seed: number): { mean: number; peak: number; taking: number } {
  const random = seededRng(seed)
  const working = new Float64Array(MINUTES)
  const scale = students / SAMPLE
  for (let i = 0; i < SAMPLE; i++) {
    if (random() >= DAY.active) continue
    let zone = 0
    for (let left = random(); zone < DAY.zones.length - 1 && left >= (DAY.zones[zone] ?? 1); zone++)
      left -= DAY.zones[zone] ?? 0
    const local = random() < DAY.evening ? DAY.eveningHour + DAY.spreadHours * normal(random) : 7 + 15 * random()
    const begins = Math.round((local + zone) * 60)
    const lasts = Math.max(1, Math.round(DAY.minutes * Math.exp(DAY.minutesSpread * normal(random))))
    for (let m = 0; m < lasts; m++) {
      const minute = (((begins + m) % MINUTES) + MINUTES) % MINUTES
      working[minute] = (working[minute] ?? 0) + scale
    }
  }
  const all = working.reduce((sum, n) => sum + n, 0)
  const taking = Math.round(Math.max(...working))
  return { mean: all / MINUTES / DAY.secondsPerAnswer, peak: taking / DAY.secondsPerAnswer, taking }
}
