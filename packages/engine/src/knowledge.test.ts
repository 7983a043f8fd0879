import { describe, expect, test } from 'vitest'
import { beliefsOf, type Prior, startingPoint } from './belief.ts'
import { itemCurve, rapid } from './curve.ts'
import { emptyKnowledge, GRID, type Knowledge, learnFrom, learnt } from './knowledge.ts'
import { believedChance, level, mastery, masteryThen, needsRefresh } from './mastery.ts'
import { observe } from './observe.ts'
import { PARAMS } from './params.ts'
import { predictScore } from './score.ts'
import { emptyState, type Nodes } from './state.ts'
import { anAnswer, anItem, aSkill } from './testing.ts'

const DAY = 86_400_000
const skills = Array.from({ length: 12 }, (_, s) => aSkill({ id: `s${s}`, subject: `u${s % 3}` }))
const item = (s: number) => anItem({ skills: [`s${s}`], subject: `u${s % 3}` })
const play = (list: readonly [skill: number, correct: boolean][], start: Nodes = {}, solutionShown = true): Nodes =>
  list.reduce(
    (nodes, [s, correct], i) => observe(nodes, anAnswer({ item: item(s), correct, at: i * 60_000, solutionShown })),
    start,
  )
const times = <T>(n: number, value: T): T[] => Array.from({ length: n }, () => value)

describe('what the answers say of the skills', () => {
  test('is the exact posterior of the tree, as adding up every combination of levels has it', () => {
    // Independent reference: topic, one subject, two skills, every combination of grid points weighed and summed.
    const prior: Prior = { mean: 0.2, topic_var: 0.8, subject_var: 0.3, skill_var: 0.5 }
    const nodes = play(
      [
        [0, true],
        [3, false],
        [0, true],
      ],
      {},
      false,
    )
    const normal = (x: number, m: number, v: number) => Math.exp(-((x - m) ** 2) / (2 * v))
    const row = (m: number, v: number) => {
      const w = GRID.map((x) => normal(x, m, v))
      const sum = w.reduce((a, b) => a + b, 0)
      return w.map((x) => x / sum)
    }
    const like = (id: string) => nodes[`skill:${id}`]!.knowledge!.likelihood[1]!.map(Math.exp)
    const [a, b] = [like('s0'), like('s3')]
    const found = GRID.map(() => 0)
    GRID.forEach((topic) => {
      const top = normal(topic, prior.mean, prior.topic_var)
      row(topic, prior.subject_var).forEach((u, m) => {
        const below = row(GRID[m]!, prior.skill_var)
        const other = below.reduce((sum, w, j) => sum + w * b[j]!, 0)
        below.forEach((w, i) => {
          found[i]! += top * u * w * a[i]! * other
        })
      })
    })
    const mass = found.reduce((x, y) => x + y, 0)
    const got = startingPoint(beliefsOf(nodes, prior), 1, 's0', 'u0', prior)
    found.forEach((x, i) => {
      expect(got[i]).toBeCloseTo(x / mass, 6)
    })
  })

  test('a right answer says most of its own skill, less of its subject, and something of the others', () => {
    const before = skills.map((skill) => mastery({}, skill, 0))
    const after = skills.map((skill) => mastery(play(times(3, [0, true])), skill, 120_000))
    const rise = (s: number) => after[s]! - before[s]!
    expect(rise(0)).toBeGreaterThan(1.5 * rise(3))
    expect(rise(3)).toBeGreaterThan(rise(1))
    expect(rise(1)).toBeGreaterThan(0.005)
  })

  test('an answer given faster than the question can be read says next to nothing', () => {
    const wrong = (ms: number) => mastery(observe({}, anAnswer({ item: item(0), correct: false, ms })), skills[0]!, 0)
    const none = mastery({}, skills[0]!, 0)
    expect(none - wrong(900)).toBeLessThan(0.15 * (none - wrong(40_000)))
    expect(rapid(40_000, 60)).toBeLessThan(0.001)
    expect([rapid(undefined, 60), rapid(0, 60)]).toEqual([0, 0])
  })

  test('an answer to a repeated item says less than one to a new item', () => {
    const after = (first_exposure: boolean) =>
      mastery(observe({}, anAnswer({ item: item(0), first_exposure })), skills[0]!, 0)
    const none = mastery({}, skills[0]!, 0)
    expect(after(false) - none).toBeLessThan(0.8 * (after(true) - none))
    expect(after(false)).toBeGreaterThan(none)
  })

  test('a first miss lowers mastery in every skill, and Strong takes at most eight right answers in a row', () => {
    for (const skill of skills) expect(mastery(play([[0, false]]), skill, 0)).toBeLessThan(mastery({}, skill, 0))
    let nodes = play([
      [1, true],
      [2, false],
      [4, true],
      [5, false],
    ])
    let n = 0
    while (level(mastery(nodes, skills[0]!, 0)) !== 'Strong' && n < 40) {
      nodes = observe(nodes, anAnswer({ item: item(0), at: 10_000_000 + n * 60_000 }))
      n++
    }
    expect(n).toBeLessThanOrEqual(8)
  })
})

describe('what is learnt', () => {
  test('fades with time, less the more often it came back, and mastery as of the last practice stays', () => {
    const nodes = play(times(6, [0, true]))
    const now = 5 * 60_000
    expect(mastery(nodes, skills[0]!, now + 30 * DAY)).toBeLessThan(mastery(nodes, skills[0]!, now) - 0.02)
    expect(masteryThen(nodes, skills[0]!)).toBeCloseTo(mastery(nodes, skills[0]!, now), 10)
    expect(needsRefresh(nodes, skills[0]!, now)).toBe(false)
    const spaced = [0, 3, 6, 9, 12, 15].reduce(
      (state, day) => observe(state, anAnswer({ item: item(0), at: day * DAY })),
      {} as Nodes,
    )
    const lost = (state: Nodes, last: number) =>
      believedChance(state, skills[0]!, last, 1) - believedChance(state, skills[0]!, last + 30 * DAY, 1)
    expect(lost(spaced, 15 * DAY)).toBeLessThan(lost(nodes, now))
  })

  test('a solution seen after a miss counts with the next right answer', () => {
    const shown = play(
      [
        [0, false],
        [0, true],
      ],
      {},
      true,
    )
    const unshown = play(
      [
        [0, false],
        [0, true],
      ],
      {},
      false,
    )
    expect(mastery(shown, skills[0]!, 60_000)).toBeGreaterThan(mastery(unshown, skills[0]!, 60_000))
    expect(mastery(play([[0, false]], {}, true), skills[0]!, 0)).toBeLessThanOrEqual(
      mastery(play([[0, false]], {}, false), skills[0]!, 0),
    )
  })
})

describe('the predicted score', () => {
  const scoreOf = (nodes: Nodes, list = skills) => predictScore({ topic: 't', nodes }, { skills: list }, 100, 0)

  test('is the mean of the masteries it stands for', () => {
    const nodes = play([
      [0, true],
      [1, false],
      [2, true],
    ])
    const mean = skills.reduce((sum, skill) => sum + mastery(nodes, skill, 0) / skills.length, 0)
    expect(scoreOf(nodes).score / 100).toBeCloseTo(mean, 9)
    const blended = skills.map((skill) => ({ ...skill, topWeight: 0.5 }))
    const both = blended.reduce((sum, skill) => sum + mastery(nodes, skill, 0) / skills.length, 0)
    expect(scoreOf(nodes, blended).score / 100).toBeCloseTo(both, 9)
  })

  test('the band holds the score and narrows with answers; what is shared by all skills is most of its width', () => {
    const none = scoreOf({})
    const some = scoreOf(
      play(
        skills.flatMap(
          (_, s) =>
            [
              [s, true],
              [s, false],
            ] as [number, boolean][],
        ),
      ),
    )
    for (const { score, low, high } of [none, some]) {
      expect(low).toBeLessThan(score)
      expect(high).toBeGreaterThan(score)
    }
    expect(some.high - some.low).toBeLessThan(0.7 * (none.high - none.low))
    const alone = { ...PARAMS, prior: { ...PARAMS.prior, topic_var: 0.01 } }
    const { low, high } = predictScore(emptyState('t'), { skills }, 100, 0, alone)
    expect(high - low).toBeLessThan(0.6 * (none.high - none.low))
  })

  test('what the skills of a subject share widens the band as well', () => {
    const width = (subject_var: number) => {
      const params = { ...PARAMS, prior: { ...PARAMS.prior, topic_var: 0.2, subject_var } }
      const { low, high } = predictScore(emptyState('t'), { skills }, 100, 0, params)
      return high - low
    }
    expect(width(0.8)).toBeGreaterThan(1.1 * width(0.1))
  })

  test('unsure difficulties widen the band', () => {
    const width = (b_var: number) => {
      const { low, high } = scoreOf(
        {},
        skills.map((skill) => ({ ...skill, b_var })),
      )
      return high - low
    }
    expect(width(1.5)).toBeGreaterThan(0)
    expect(itemCurve(2, 0, 1.5, 0, 0)).toBeLessThan(itemCurve(2, 0, 0, 0, 0))
  })

  test('one answer leaves the score inside the band that was shown before it', () => {
    let nodes: Nodes = {}
    for (let n = 0; n < 40; n++) {
      const before = scoreOf(nodes)
      nodes = observe(
        nodes,
        anAnswer({ item: item(n % 12), correct: n % 3 > 0, at: 0, ms: n % 5 === 0 ? 1000 : 40_000 }),
      )
      const { score } = scoreOf(nodes)
      expect(score).toBeGreaterThan(before.low)
      expect(score).toBeLessThan(before.high)
      if (n >= 20) expect(Math.abs(score - before.score)).toBeLessThan(5)
    }
  })
})

test('a question worked through teaches also where nothing was answered before', () => {
  expect(learnt(undefined, 0, 0, 0, 0)).toBe(0)
  expect(learnt(undefined, 0, 0, 1, 0)).toBeGreaterThan(0)
  expect(learnt(undefined, 0, 0, 2, 0)).toBeGreaterThan(learnt(undefined, 0, 0, 1, 0))
  expect(learnt(undefined, 0, 0, 2, 0)).toBe(learnt(emptyKnowledge('u', 0), 0, 0, 2, 0))
})

test('what was stored before misses were kept apart is read as if there had been none', () => {
  const { misses, ...older } = emptyKnowledge('u', 0)
  const after = (known: Knowledge) => learnFrom(known, anAnswer(), true, { floor: 0.2, weight: 1, guess: 0 }, 1000)
  expect(after(older)).toEqual(after({ ...older, misses: misses! }))
})

test('nothing is to be refreshed of a skill that was never right, or was just practised', () => {
  const missed = play(times(3, [1, false] as [number, boolean]))
  expect(needsRefresh(missed, skills[1]!, 90 * DAY)).toBe(false)
  expect(needsRefresh(missed, skills[2]!, 90 * DAY)).toBe(false)
})

test('a topic without skills has no score', () => {
  expect(predictScore(emptyState('t'), { skills: [] }, 100, 0)).toEqual({ score: 0, low: 0, high: 0 })
})
