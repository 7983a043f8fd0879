import { expect, test } from 'vitest'
import { type JobName, POLICIES, takenUpWithin } from './jobs.ts'

const HOURS = 3600

test('mail is tried again with growing pauses for at least 24 hours', () => {
  const { retryLimit, retryDelay, retryDelayMax = Number.POSITIVE_INFINITY } = POLICIES['mail.send']
  // The queue draws each pause between half and all of the doubled delay; here the shortest is taken.
  const pauses = Array.from({ length: retryLimit }, (_, n) => Math.min(retryDelayMax, (retryDelay * 2 ** n) / 2))
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThanOrEqual(24 * HOURS)
  expect(pauses.every((pause, n) => n === 0 || pause >= (pauses[n - 1] ?? 0))).toBe(true)
})

test('a job whose server was killed is taken up again within a minute', () => {
  for (const name of Object.keys(POLICIES) as JobName[]) expect([name, takenUpWithin(name) <= 60]).toEqual([name, true])
})
