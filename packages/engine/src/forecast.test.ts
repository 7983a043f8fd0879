import { describe, expect, test } from 'vitest'
import { forecast, questionsTo, reachedAfter } from './forecast.ts'
import { level, mastery } from './mastery.ts'
import { observe } from './observe.ts'
import { emptyState, type Nodes } from './state.ts'
import { anAnswer, anItem, aSkill } from './testing.ts'

const skills = Array.from({ length: 8 }, (_, s) => aSkill({ id: `s${s}`, subject: `u${s % 2}`, b: -2 + s / 4 }))
const answers = (skill: number, correct: boolean, n: number, nodes: Nodes = {}): Nodes =>
  Array.from({ length: n }).reduce<Nodes>(
    (before, _, i) =>
      observe(before, anAnswer({ item: anItem({ skills: [`s${skill}`], subject: `u${skill % 2}` }), correct, at: i })),
    nodes,
  )

describe('questions until a skill is Strong', () => {
  test('none for one that is, fewer for one that went right, more for a harder one', () => {
    const known = answers(0, true, 12)
    expect(level(mastery(known, skills[0]!, 12))).toBe('Strong')
    expect(questionsTo('Strong', known, skills[0]!, 12)).toBe(0)
    const fresh = questionsTo('Strong', {}, skills[4]!, 0)!
    expect(questionsTo('Strong', answers(4, true, 3), skills[4]!, 3)!).toBeLessThan(fresh)
    expect(questionsTo('Strong', {}, skills[0]!, 0)!).toBeLessThan(fresh)
  })

  test('is the smallest number that does, and none where practice alone would not do', () => {
    const skill = aSkill({ id: 'far', b: 9 })
    expect(questionsTo('Strong', {}, skill, 0)).toBeNull()
    const hard = questionsTo('Strong', {}, skills[5]!, 0)!
    expect(hard).toBeGreaterThan(1)
    expect(hard).toBeLessThanOrEqual(60)
  })
})

test('Moderate takes no more than Strong', () => {
  for (const skill of skills) {
    const strong = questionsTo('Strong', {}, skill, 0)
    const moderate = questionsTo('Moderate', {}, skill, 0)
    if (strong !== null) expect(moderate).toBeLessThanOrEqual(strong)
  }
})

describe('the forecast of a topic', () => {
  test('sums the minutes of skill after skill, and counts those that fit', () => {
    const made = forecast('Strong', emptyState('algebra-1'), skills, 0)
    expect(made.skills).toBe(8)
    expect([...made.minutes]).toEqual([...made.minutes].sort((a, b) => a - b))
    expect(reachedAfter(made, 0)).toBe(made.reached)
    expect(reachedAfter(made, Number.POSITIVE_INFINITY)).toBe(made.reached + made.minutes.length)
    for (let minutes = 0; minutes < 200; minutes += 10)
      expect(reachedAfter(made, minutes + 10)).toBeGreaterThanOrEqual(reachedAfter(made, minutes))
  })

  test('what went right leaves less to do', () => {
    const state = { topic: 'algebra-1', nodes: answers(3, true, 10) }
    const total = (list: readonly number[]) => list.at(-1) ?? 0
    expect(total(forecast('Strong', state, skills, 10).minutes)).toBeLessThan(
      total(forecast('Strong', emptyState('algebra-1'), skills, 10).minutes),
    )
  })
})

test('sixty questions are planned for, not more', () => {
  const asked = (b: number) => questionsTo('Strong', {}, aSkill({ id: 's', b }), 0)
  // The hardest skill for which there is a plan at all, by halving.
  let [low, high] = [-3, 3]
  for (let n = 0; n < 40; n++) {
    const b = (low + high) / 2
    if (asked(b) === null) high = b
    else low = b
  }
  expect([asked(low), asked(high)]).toEqual([60, null])
})
