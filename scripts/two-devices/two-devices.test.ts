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

/** One device types a digit, and another while the first is on its way; the line takes long there and less on the way of the second. */
const typedTwice = (then: readonly Partial<Step>[]): Step[] =>
  [
    { do: 'link', link: 'late' },
    { do: 'choose', letter: 'A' },
    { do: 'send' },
    { do: 'choose', letter: 'B', wait: 1000 },
    ...then,
    { do: 'link', link: 'up', wait: 1000 },
    { do: 'send' },
  ].map((each) => ({ wait: 0, device: 0, pos: 2, ...each }) as Step)

test.each([
  ['is heard', [{ do: 'answer', wait: 20_000 }]],
  ['is lost', [{ do: 'lose', wait: 20_000 }]],
  ['is lost and the page is loaded anew', [{ do: 'lose', wait: 20_000 }, { do: 'reload' }]],
  [
    'is lost, and that of the next one too',
    [{ do: 'lose', wait: 20_000 }, { do: 'link', link: 'deaf' }, { do: 'send' }, { do: 'choose', letter: 'C' }],
  ],
] satisfies [string, Partial<Step>[]][])(
  'what is typed while a save is long on its way counts as the later one when the answer to that save %s',
  async (_, then) => {
    expect.hasAssertions()
    const world = await makeWorld(browsers, clocks, { tutor: false, timed: false })
    for (const each of typedTwice(then)) await world.take(each)
    await world.end()
    expect(world.clocks()).toHaveLength(2)
  },
)

test('a change that was long on its way does not beat one that was made later on another device', async () => {
  expect.hasAssertions()
  const world = await makeWorld(browsers, clocks, { tutor: false, timed: false })
  const steps = [
    { device: 0, do: 'link', link: 'late' },
    { device: 0, do: 'choose', letter: 'A' },
    { device: 0, do: 'send' },
    { device: 1, do: 'link', link: 'down', wait: 5000 },
    { device: 1, do: 'choose', letter: 'B' },
    // Made before it, and heard of after it.
    { device: 0, do: 'answer', wait: 20_000 },
  ].map((each) => ({ wait: 0, pos: 1, ...each }) as Step)
  for (const each of steps) await world.take(each)
  await world.end()
  expect(world.answers()[1]).toBe('B')
})

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
