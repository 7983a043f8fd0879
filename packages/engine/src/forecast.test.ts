import { describe, expect, test } from 'vitest'
import { forecast, questionsToStrong, strongAfter } from './forecast.ts'
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
    expect(questionsToStrong(known, skills[0]!, 12)).toBe(0)
    const fresh = questionsToStrong({}, skills[4]!, 0)!
    expect(questionsToStrong(answers(4, true, 3), skills[4]!, 3)!).toBeLessThan(fresh)
    expect(questionsToStrong({}, skills[0]!, 0)!).toBeLessThan(fresh)
  })

  test('is the smallest number that does, and none where practice alone would not do', () => {
    const skill = aSkill({ id: 'far', b: 9 })
    expect(questionsToStrong({}, skill, 0)).toBeNull()
    const hard = questionsToStrong({}, skills[5]!, 0)!
    expect(hard).toBeGreaterThan(1)
    expect(hard).toBeLessThanOrEqual(60)
  })
})

describe('the forecast of a topic', () => {
  test('sums the minutes of skill after skill, and counts those that fit', () => {
    const made = forecast(emptyState('algebra-1'), skills, 0)
    expect(made.skills).toBe(8)
    expect([...made.minutes]).toEqual([...made.minutes].sort((a, b) => a - b))
    expect(strongAfter(made, 0)).toBe(made.strong)
    expect(strongAfter(made, Number.POSITIVE_INFINITY)).toBe(made.strong + made.minutes.length)
    for (let minutes = 0; minutes < 200; minutes += 10)
      expect(strongAfter(made, minutes + 10)).toBeGreaterThanOrEqual(strongAfter(made, minutes))
  })

  test('what went right leaves less to do', () => {
    const state = { topic: 'algebra-1', nodes: answers(3, true, 10) }
    const total = (list: readonly number[]) => list.at(-1) ?? 0
    expect(total(forecast(state, skills, 10).minutes)).toBeLessThan(
      total(forecast(emptyState('algebra-1'), skills, 10).minutes),
    )
  })
})
