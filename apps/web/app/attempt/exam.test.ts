import { expect, test } from 'vitest'
import { newDraft } from '../outbox/draft'
import { readDraft, storedForm } from '../outbox/stored-draft'
import { isRunning, reduce } from './attempt'
import { aQuestion, aTest } from './fixtures'
import { openAttempt } from './open'

const MINUTE = 60_000
const module = { id: 7, module: 1, modules: 2, over: false, closed: false }
const shown = aTest({
  timed: true,
  countdown_time: 35 * MINUTE,
  initialTimerTime: 35 * MINUTE,
  questions_attributes: [aQuestion(1), aQuestion(2)],
  exam: module,
})

test('the clock of an exam stops for no window and has no pause', () => {
  let s = reduce(openAttempt(shown), { type: 'go', step: 0, at: 0 })
  s = reduce(s, { type: 'modal', open: true, at: 1000 })
  s = reduce(s, { type: 'pause', at: 2000 })
  expect([isRunning(s), s.paused]).toEqual([true, false])
  s = reduce(s, { type: 'tick', at: 61_000 })
  expect(s.countdown_ms).toBe(34 * MINUTE - 1000)
})

test('the time left is the server’s, be it more or less than this device has counted', () => {
  const s = reduce(openAttempt(shown), { type: 'go', step: 0, at: 0 })
  const less = { ...shown, countdown_time: 20 * MINUTE }
  expect(reduce(s, { type: 'server', test: less, sent: {} }).countdown_ms).toBe(20 * MINUTE)
  const ran = reduce(s, { type: 'tick', at: 36 * MINUTE })
  expect(ran.expired).toBe(true)
  const back = reduce(ran, { type: 'server', test: { ...shown, countdown_time: 4000 }, sent: {} })
  expect([back.expired, back.countdown_ms]).toEqual([false, 4000])
})

test('a draft of an exam that lay closed has as much less time, and none once its time is over', () => {
  const stored = storedForm(newDraft(1, shown))
  const lay = (ms: number) => readDraft({ ...stored, stored: { ...stored.stored, wall: stored.stored.wall - ms } })
  expect(lay(10 * MINUTE)?.state.countdown_ms).toBeLessThanOrEqual(25 * MINUTE)
  expect(lay(40 * MINUTE)?.state).toMatchObject({ countdown_ms: 0, expired: true })
})
