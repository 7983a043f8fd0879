import { describe, expect, test } from 'vitest'
import { seededRng } from './rng.ts'
import { simAnswer, simChance, simNeeds, simStudent } from './simulate.ts'
import { anItem, aSkill } from './testing.ts'

const skills = [aSkill({ id: 'a' }), aSkill({ id: 'b', needs: ['a'] })]
const DAY = 86_400_000

describe('simulated students', () => {
  test('the same seed makes the same student', () => {
    expect(simStudent(skills, seededRng(4), 0)).toEqual(simStudent(skills, seededRng(4), 0))
  })

  test('practice with feedback teaches, and time fades', () => {
    const rng = seededRng(7)
    const student = simStudent(skills, rng, 0)
    const item = anItem({ skills: ['a'], b: 0.5 })
    for (let i = 0; i < 40; i++) simAnswer(student, item, rng, 0, true)
    const taught = simChance(student, item, 0)
    expect(taught).toBeGreaterThan(0.75)
    expect(simChance(student, item, 90 * DAY)).toBeLessThan(taught)
  })

  test('answers without feedback teach nothing', () => {
    const rng = seededRng(8)
    const student = simStudent(skills, rng, 0)
    const item = anItem({ skills: ['b'], b: 1 })
    const known = () => student.steps.get('b')!.map((step) => step.known)
    const before = known()
    for (let i = 0; i < 30; i++) simAnswer(student, item, rng, 0, false)
    expect(known()).toEqual(before)
  })

  test('the share of right answers is the true chance', () => {
    const rng = seededRng(3)
    const student = simStudent(skills, rng, 0)
    const item = anItem({ skills: ['a'], b: 0 })
    let right = 0
    for (let i = 0; i < 2000; i++) right += simAnswer(structuredClone(student), item, rng, 0, false).correct ? 1 : 0
    expect(right / 2000).toBeCloseTo(simChance(student, item, 0), 1)
  })

  test('a harder item needs more steps', () => {
    expect(simNeeds(anItem({ b: -2 })).length).toBeLessThan(simNeeds(anItem({ b: 2 })).length)
  })
})
