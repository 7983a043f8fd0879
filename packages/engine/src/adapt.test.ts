import { expect, test } from 'vitest'
import { adaptWeights, type Evidence, evidenceOf } from './adapt.ts'
import { FEATURES } from './features.ts'
import { sigmoid } from './math.ts'
import { PARAMS } from './params.ts'
import { seededRng } from './rng.ts'
import { anItem } from './testing.ts'

const at = (name: string) => FEATURES.findIndex((f) => f.name === name)

/** Answers of students who follow the model, but for one weight. */
function evidenceWith(name: string, shift: number, n: number): Evidence[] {
  const rng = seededRng(11)
  return Array.from({ length: n }, () => {
    const item = anItem({ b: 4 * rng() - 2, response: rng() < 0.5 ? 'grid' : 'choice' })
    const made = evidenceOf({}, item, 0, true)
    const terms = made.terms.map((x, i) => (FEATURES[i]?.name === 'skill ability' ? 2 * rng() - 1 : x))
    const z = terms.reduce(
      (sum, x, i) => sum + (PARAMS.weights[FEATURES[i]!.name]! + (i === at(name) ? shift : 0)) * x,
      0,
    )
    return { terms, floor: made.floor, correct: rng() < made.floor + (1 - made.floor) * sigmoid(z) }
  })
}

test('without answers the weights of the public data hold', () => {
  expect([...adaptWeights([])].every((off) => off === 0)).toBe(true)
})

test('a weight that is off for these students is found, and the others stay near', () => {
  const off = adaptWeights(evidenceWith('skill ability', 0.6, 20_000))
  expect(off[at('skill ability')]).toBeGreaterThan(0.45)
  expect(off[at('skill ability')]).toBeLessThan(0.75)
  expect(Math.abs(off[at('easiness')]!)).toBeLessThan(0.08)
})

test('few answers move a weight little', () => {
  const few = adaptWeights(evidenceWith('skill ability', 0.6, 60))
  expect(Math.abs(few[at('skill ability')]!)).toBeLessThan(0.45)
})

test('no evidence turns a promised sign: a right answer still never lowers an estimate', () => {
  const off = adaptWeights(evidenceWith('skill ability', -3, 20_000))
  FEATURES.forEach(({ name, sign }, i) => {
    const weight = PARAMS.weights[name]! + off[i]!
    if (sign === '+') expect(weight, name).toBeGreaterThanOrEqual(-1e-12)
    if (sign === '-') expect(weight, name).toBeLessThanOrEqual(1e-12)
  })
})

test('counts over the whole topic keep the weights of the public data', () => {
  const off = adaptWeights(evidenceWith('bias', -1, 5_000))
  expect([off[at('topic hits')], off[at('topic misses')]]).toEqual([0, 0])
  expect(off[at('bias')]).toBeLessThan(-0.3)
})
