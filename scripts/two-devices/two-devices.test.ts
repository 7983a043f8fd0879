import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Browser, newBrowser } from './browser.ts'
import { fakeClocks, LINKS, makeWorld, type Step } from './world.ts'

const RUNS = process.env.DEEP === '1' ? 2000 : 100

let browsers: Browser[]
/** A device keeps its clock from one run to the next, as wrong as it is. */
let clocks: { off: number; slept: number }[] = []
beforeAll(async () => {
  fakeClocks()
  browsers = [await newBrowser(), await newBrowser()]
})
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.resetModules()
})

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const place = fc.record({
  wait: fc.constantFrom(1000, 20_000, 3 * MINUTE),
  device: fc.constantFrom(0, 1),
  pos: fc.constantFrom(0, 1, 2),
  letter: fc.constantFrom('A', 'B', 'C', 'D'),
  link: fc.constantFrom(...LINKS),
})
const CLOCKS = [10 * MINUTE, HOUR, 23 * HOUR, 3000, -10 * MINUTE, -HOUR]
const what = fc.oneof(
  { weight: 10, arbitrary: fc.record({ do: fc.constant('choose') }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('star', 'submit') }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('link') }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constantFrom('send', 'send', 'answer', 'lose') }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('reload', 'reload', 'checkpoint') }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('backup', 'backup', 'restore') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('discard', 'finish') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('clock'), ms: fc.constantFrom(...CLOCKS) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('sleep'), ms: fc.constantFrom(10 * MINUTE, HOUR) }) },
)
const step = fc.tuple(place, what).map(([at, act]) => ({ ...at, ...act }) as Step)
const kind = fc.record({ tutor: fc.boolean(), timed: fc.boolean() })

test('two devices end with the latest change of each question, whatever their lines, clocks and the server went through', async () => {
  expect.hasAssertions()
  await fc.assert(
    fc.asyncProperty(kind, fc.array(step, { minLength: 5, maxLength: 40, size: 'max' }), async (chosen, steps) => {
      const world = await makeWorld(browsers, clocks, chosen)
      try {
        for (const each of steps) await world.take(each)
        await world.end()
      } finally {
        clocks = world.clocks()
      }
    }),
    { numRuns: RUNS },
  )
  expect(clocks).toHaveLength(2)
}, 600_000)
