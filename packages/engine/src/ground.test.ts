import { expect, test } from 'vitest'
import { knownAtStart, type Seen } from './ground.ts'

const usual = { leak: 0.3, lift: 0.3 }
const seen = (over: Partial<Seen> = {}): Seen => ({ needs: [], able: 0.5, ifKnown: 1, ifUnknown: 1, ...over })
const right = { ifKnown: 0.9, ifUnknown: 0.2 }
const wrong = { ifKnown: 0.1, ifUnknown: 0.8 }

test('a skill that builds on nothing is known as the student is able, whatever its own answers', () => {
  const [plain, missed] = knownAtStart([seen({ able: 0.4 }), seen({ able: 0.7, ...wrong })], usual)
  expect(plain).toBeCloseTo(0.4, 10)
  expect(missed).toBeCloseTo(0.7, 10)
})

test('what was missed speaks against all that builds on it, near and far', () => {
  const chain = (first: Partial<Seen>) => [seen(first), seen({ needs: [0] }), seen({ needs: [1] })]
  const before = knownAtStart(chain({}), usual)
  const after = knownAtStart(chain(wrong), usual)
  expect(after[1]).toBeLessThan(before[1]! - 0.1)
  expect(after[2]).toBeLessThan(before[2]! - 0.02)
})

test('what was right speaks for its ground, and less for each where there is more of it', () => {
  const [one] = knownAtStart([seen(), seen({ needs: [0], ...right })], usual)
  const [two] = knownAtStart([seen(), seen(), seen({ needs: [0, 1], ...right })], usual)
  expect(one).toBeGreaterThan(0.55)
  expect(two).toBeGreaterThan(0.5)
  expect(two).toBeLessThan(one!)
})

test('where a lack of ground does not matter, nothing moves', () => {
  const out = knownAtStart([seen({ ...wrong }), seen({ needs: [0], able: 0.6 })], { leak: 1, lift: 1 })
  expect(out[1]).toBeCloseTo(0.6, 10)
})

test('chances stay chances in a graph with loops and under the strongest evidence', () => {
  const skills = Array.from({ length: 30 }, (_, i) =>
    seen({
      needs: [i - 1, i - 2, i - 5].filter((n) => n >= 0),
      able: (i % 10) / 10,
      ifKnown: i % 3 ? 1 : 1e-6,
      ifUnknown: i % 3 ? 1e-6 : 1,
    }),
  )
  for (const p of knownAtStart(skills, usual)) {
    expect(p).toBeGreaterThan(0)
    expect(p).toBeLessThan(1)
  }
})

test('in a graph with loops the messages go round as often as the figures were made with', () => {
  const evidence = [{}, right, {}, wrong, {}, right, wrong, {}]
  const skills = evidence.map((given, i) =>
    seen({ needs: [i - 1, i - 2].filter((n) => n >= 0), able: 0.3 + 0.06 * i, ...given }),
  )
  const golden = [0.3645788, 0.1496671, 0.1947647, 0.2887104, 0.1156807, 0.1616856, 0.265612, 0.2307642]
  for (const [i, p] of knownAtStart(skills, usual).entries()) expect(p).toBeCloseTo(golden[i]!, 6)
})
