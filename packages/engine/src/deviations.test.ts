import { expect, test } from 'vitest'
import { addWeightOffsets, type Bound, fitWeightOffsets, type Groups } from './deviations.ts'
import { FEATURES } from './features.ts'
import { sigmoid } from './math.ts'
import { seededRng } from './rng.ts'

const K = FEATURES.length
const TERMS = [2, 5]
const ROWS = 600
const RIDGE = 3
const OPEN: readonly Bound[] = TERMS.map(() => ({ low: -9, high: 9 }))

/** Answers in two groups, a third row in both; the second group's weights are truly off by 1 and −0.7. */
function world(floor = 0) {
  const rng = seededRng(3)
  const x = new Float32Array(ROWS * K)
  const y = new Uint8Array(ROWS)
  const z = new Float64Array(ROWS)
  const of = (r: number): readonly number[] => (r % 3 === 2 ? [0, 1] : [r % 3])
  for (let r = 0; r < ROWS; r++) {
    for (let j = 0; j < K; j++) x[r * K + j] = 2 * rng() - 1
    z[r] = 1.2 * (rng() - 0.5)
    const share = of(r).includes(1) ? 1 / of(r).length : 0
    const logit = z[r]! + share * (x[r * K + TERMS[0]!]! - 0.7 * x[r * K + TERMS[1]!]!)
    y[r] = rng() < floor + (1 - floor) * sigmoid(logit) ? 1 : 0
  }
  const groups: Groups = { count: 2, of }
  return { x, y, z, groups }
}

/** Penalized loss, written down as its definition says. */
function lossOf(
  { x, y, z, groups }: ReturnType<typeof world>,
  values: readonly ArrayLike<number>[],
  floor = 0,
): number {
  let sum = 0
  for (const v of values) for (const d of Array.from(v)) sum += (RIDGE / 2) * d * d
  for (let r = 0; r < ROWS; r++) {
    let logit = z[r]!
    for (const g of groups.of(r))
      TERMS.forEach((t, j) => {
        logit += (values[g]![j]! * x[r * K + t]!) / groups.of(r).length
      })
    const p = floor + (1 - floor) * sigmoid(logit)
    sum -= Math.log(y[r] ? p : 1 - p)
  }
  return sum
}

test.each([0, 0.2])('deviations are where the penalized loss is least, with luck %d', (floor) => {
  const w = world(floor)
  const { terms, values } = fitWeightOffsets(
    w.x,
    w.y,
    () => true,
    w.z,
    w.groups,
    TERMS,
    () => OPEN,
    RIDGE,
    () => floor,
    40,
  )
  expect(terms).toBe(TERMS)
  const least = lossOf(w, values, floor)
  for (const g of [0, 1])
    for (const j of [0, 1])
      for (const step of [-0.02, 0.02]) {
        const moved = values.map((v) => Array.from(v))
        moved[g]![j] = moved[g]![j]! + step
        expect(lossOf(w, moved, floor)).toBeGreaterThan(least)
      }
  expect(values[1]![0]).toBeGreaterThan(0.4)
  expect(values[1]![1]).toBeLessThan(-0.2)
})

test('a deviation never leaves its bounds, and rows that are not used say nothing', () => {
  const w = world()
  const narrow: readonly Bound[] = [
    { low: -0.1, high: 0.25 },
    { low: -0.05, high: 0 },
  ]
  const { values } = fitWeightOffsets(
    w.x,
    w.y,
    () => true,
    w.z,
    w.groups,
    TERMS,
    () => narrow,
    RIDGE,
  )
  for (const v of values)
    v.forEach((d, j) => {
      expect(d).toBeGreaterThanOrEqual(narrow[j]!.low)
      expect(d).toBeLessThanOrEqual(narrow[j]!.high)
    })
  expect(values[1]![0]).toBe(0.25)
  const none = fitWeightOffsets(
    w.x,
    w.y,
    () => false,
    w.z,
    w.groups,
    TERMS,
    () => OPEN,
    RIDGE,
  )
  expect(none.values.map((v) => [...v])).toEqual([
    [0, 0],
    [0, 0],
  ])
})

test('the deviations of a row’s groups count by their mean', () => {
  const { x, z, groups } = world()
  const values = [Float64Array.of(1, 0), Float64Array.of(0, 2)]
  const added = addWeightOffsets(z, x, groups, { terms: TERMS, values })
  expect(added[0]).toBeCloseTo(z[0]! + x[TERMS[0]!]!, 6)
  expect(added[1]).toBeCloseTo(z[1]! + 2 * x[K + TERMS[1]!]!, 6)
  expect(added[2]).toBeCloseTo(z[2]! + (x[2 * K + TERMS[0]!]! + 2 * x[2 * K + TERMS[1]!]!) / 2, 6)
})
