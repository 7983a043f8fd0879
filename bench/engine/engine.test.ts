import { describe, expect, test } from 'vitest'
import { diagnosticTable } from './diagnostic.ts'
import { FIXED, FIXED_CHOSEN, practiceTable, RANDOM } from './practice.ts'
import { scoreTable } from './score.ts'
import { frameRepeats, speedTable } from './variety.ts'
import { makeWorld } from './world.ts'

const world = makeWorld(7, { skills: 20, templates: 5, siblings: 6, earlier: 200 })

describe('engine on simulated students, small run', () => {
  test('20 adaptive questions estimate skills and topic better than 20 random ones', () => {
    const [adaptive, , random] = diagnosticTable(world, 120, [20], 5)
    expect(adaptive!.skill_rmse).toBeLessThan(random!.skill_rmse)
    expect(adaptive!.topic_rmse).toBeLessThan(random!.topic_rmse)
  })

  test('the recommended order needs fewer questions than a fixed and a random one', () => {
    const topic = makeWorld(20260105, { skills: 24, templates: 5, siblings: 6, earlier: 100 })
    const rows = practiceTable(topic, 8, 20260105, 1500)
    const of = (policy: string) => rows.find((row) => row.policy === policy)!.questions
    expect(of('recommended')).toBeLessThan(0.7 * of(FIXED))
    expect(of('recommended')).toBeLessThan(0.7 * of(RANDOM))
    // Also when a course in fixed order is given the engine's choice of questions within each skill.
    expect(of('recommended')).toBeLessThan(0.85 * of(FIXED_CHOSEN))
  })

  test('the band of the predicted score covers about 80 % of the truths, and is narrower than that of topic ability alone', () => {
    for (const row of scoreTable(world, 80, 5)) {
      expect(row.coverage, row.after).toBeGreaterThan(0.68)
      expect(row.coverage, row.after).toBeLessThan(0.92)
      expect(row.asked.error(), row.after).toBeLessThan(0.07)
      expect(row.score.error(), row.after).toBeLessThan(0.06)
      expect(row.width, row.after).toBeLessThan(row.topic_only_width)
      // After practice topic ability alone would need a far wider band to cover 80 %; before, the two are near.
      if (row.after !== 'diagnostic') expect(row.needed_width).toBeLessThan(row.topic_only_needed_width)
    }
  })

  test('at most one in twenty recommended questions shares a frame with one of the 20 before', () => {
    expect(frameRepeats(world, 4, 5)).toBeLessThanOrEqual(0.05)
  })

  test('a choice from 5,000 items takes milliseconds, not seconds', () => {
    // The median of several, with room for a busy machine; the bench prints the exact figures.
    for (const row of speedTable(world, [5000])) expect(row.ms, row.what).toBeLessThan(400)
  })
})
