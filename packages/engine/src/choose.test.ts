import { describe, expect, test } from 'vitest'
import { addAnswer, addStats, calibrateTemplate, NO_STAT } from './calibrate.ts'
import { chooseDiagnostic, chooseNext, information } from './diagnostic.ts'
import { level, mastery, needsRefresh, pointsPerMinute, predictScore, recall } from './mastery.ts'
import { observe } from './observe.ts'
import { PARAMS } from './params.ts'
import { choosePractice, ledByFresh, type Past, pastOf } from './practice.ts'
import { rankSkills, recommendSkill } from './recommend.ts'
import { normal, seededRng } from './rng.ts'
import { emptyState, type StudentState } from './state.ts'
import { anAnswer, anItem, aSkill } from './testing.ts'
import type { ItemView } from './types.ts'

const DAY = 86_400_000

const pool: ItemView[] = Array.from({ length: 240 }, (_, i) => {
  const skill = i % 12
  return anItem({
    id: `i${i}`,
    skills: [`s${skill}`],
    subject: `u${skill % 3}`,
    template_id: `t${skill}-${Math.floor(i / 12) % 5}`,
    frame_id: `f${Math.floor(i / 60)}`,
    b: -2 + (4 * ((i * 37) % 100)) / 100,
  })
})

const skills = Array.from({ length: 12 }, (_, s) => aSkill({ id: `s${s}`, subject: `u${s % 3}` }))

function practised(
  list: readonly [skill: string, correct: boolean][],
  state: StudentState = emptyState('t'),
): StudentState {
  let nodes = state.nodes
  list.forEach(([skill, correct], i) => {
    const item = anItem({ skills: [skill], subject: `u${Number(skill.slice(1)) % 3}` })
    nodes = observe(nodes, anAnswer({ item, correct, at: i * 60_000 }))
  })
  return { ...state, nodes }
}

const times = <T>(n: number, value: T): T[] => Array.from({ length: n }, () => value)

describe('diagnostic', () => {
  test('asks at most 20 questions, never one twice, and covers every subject', () => {
    const chosen = chooseDiagnostic(emptyState('t'), pool, seededRng(1), 0)
    expect(chosen.length).toBeLessThanOrEqual(20)
    expect(chosen.length).toBeGreaterThanOrEqual(15)
    expect(new Set(chosen.map((item) => item.id)).size).toBe(chosen.length)
    expect(new Set(chosen.map((item) => item.subject))).toEqual(new Set(['u0', 'u1', 'u2']))
    expect(new Set(chosen.map((item) => item.skills[0])).size).toBeGreaterThanOrEqual(10)
  })

  test('one subject with the most telling questions does not crowd out the others', () => {
    const wide = Array.from({ length: 440 }, (_, i) =>
      anItem({
        id: `i${i}`,
        skills: [`s${i % 44}`],
        subject: `u${i % 11}`,
        template_id: `t${i % 220}`,
        frame_id: `f${i}`,
        ...(i % 11 === 0 ? { response: 'grid', b_var: 0, seconds: 20 } : { b: 1.5, seconds: 90 }),
      }),
    )
    const chosen = chooseDiagnostic(emptyState('t'), wide, seededRng(3), 0)
    expect(chosen.filter((item) => item.subject === 'u0').length).toBeLessThanOrEqual(4)
    expect(new Set(chosen.map((item) => item.subject)).size).toBeGreaterThanOrEqual(9)
  })

  test('ends when its half hour is used up', () => {
    const slow = pool.map((item) => ({ ...item, seconds: 300 }))
    const chosen = chooseDiagnostic(emptyState('t'), slow, seededRng(1), 0)
    expect(chosen.reduce((sum, item) => sum + item.seconds, 0)).toBeLessThanOrEqual(1.1 * PARAMS.diagnostic.seconds)
    expect(chooseNext(emptyState('t'), chosen, slow, seededRng(1), 0)).toBeNull()
  })

  test('goes easier after wrong answers than after right ones', () => {
    const weak = practised(times(8, ['s0', false] as [string, boolean]))
    const able = practised(times(8, ['s0', true] as [string, boolean]))
    const mean = (state: StudentState) =>
      chooseDiagnostic(state, pool, seededRng(3), 0).reduce((sum, item, _, all) => sum + item.b / all.length, 0)
    expect(mean(weak)).toBeLessThan(mean(able) - 0.5)
  })

  test('typed answers are at most about half of it where the skills also offer choices', () => {
    const mixed = pool.map((item, i) => (i % 24 < 12 ? { ...item, response: 'grid' as const } : item))
    const chosen = chooseDiagnostic(emptyState('t'), mixed, seededRng(3), 0)
    const typed = chosen.filter((item) => item.response === 'grid').length
    expect(typed).toBeGreaterThan(3)
    expect(typed).toBeLessThanOrEqual(12)
  })
  test('does not show everybody the same first question', () => {
    const first = Array.from({ length: 60 }, (_, seed) => chooseNext(emptyState('t'), [], pool, seededRng(seed), 0)!.id)
    expect(new Set(first).size).toBeGreaterThanOrEqual(4)
  })

  test('information of an answer is that of the 3PL formula', () => {
    // Lord (1980), eq. 5-9: P'^2 / (P Q); at ability = difficulty with c = 0 it is 1/4, with c = 0.25 it is 0.15.
    expect(information(0, 0, 0)).toBeCloseTo(0.25, 12)
    expect(information(0.7, 0.7, 0.25)).toBeCloseTo((0.75 * 0.25) ** 2 / (0.625 * 0.375), 12)
  })
})

describe('mastery and score', () => {
  test('words follow the thresholds', () => {
    expect([0.95, 0.8, 0.79, 0.6, 0.59, 0].map((m) => level(m))).toEqual([
      'Strong',
      'Strong',
      'Moderate',
      'Moderate',
      'To-do',
      'To-do',
    ])
  })

  test('mastery moves with practice and not with waiting', () => {
    const state = practised(times(6, ['s0', true] as [string, boolean]))
    const before = mastery(emptyState('t').nodes, skills[0]!)
    expect(mastery(state.nodes, skills[0]!)).toBeGreaterThan(before)
    expect(needsRefresh(state.nodes['skill:s0'], 6 * 60_000)).toBe(false)
    expect(needsRefresh(state.nodes['skill:s0'], 3000 * DAY)).toBe(true)
  })

  test('what was practised more is kept longer', () => {
    const little = practised([['s0', true]]).nodes['skill:s0']
    const much = practised(times(8, ['s0', true] as [string, boolean])).nodes['skill:s0']
    expect(recall(much, 60 * DAY)).toBeGreaterThan(recall(little, 60 * DAY))
  })

  test('the band holds the score and narrows with answers', () => {
    const none = predictScore(emptyState('t'), { skills }, 100, 0)
    const state = practised(skills.flatMap((skill) => times(4, [skill.id, true] as [string, boolean])))
    const some = predictScore(state, { skills }, 100, 48 * 60_000)
    for (const { score, low, high } of [none, some]) {
      expect(low).toBeLessThan(score)
      expect(high).toBeGreaterThan(score)
      expect(low).toBeGreaterThanOrEqual(0)
      expect(high).toBeLessThanOrEqual(100)
    }
    expect(some.high - some.low).toBeLessThan(none.high - none.low)
    expect(some.score).toBeGreaterThan(none.score)
  })

  test('unsure difficulties widen the band', () => {
    const unsure = skills.map((skill) => ({ ...skill, b_var: 1 }))
    const width = (list: typeof skills) => {
      const { low, high } = predictScore(emptyState('t'), { skills: list }, 800, 0)
      return high - low
    }
    expect(width(unsure)).toBeGreaterThan(width(skills))
  })

  test('a skill with more weight, or quicker questions, brings more points a minute', () => {
    const state = emptyState('t')
    const heavy = aSkill({ id: 's0', weight: 3 })
    const slow = aSkill({ id: 's1', seconds: 180 })
    const blueprint = { skills: [heavy, slow, ...skills.slice(2)] }
    expect(pointsPerMinute(state, heavy, blueprint)).toBeGreaterThan(pointsPerMinute(state, skills[2]!, blueprint))
    expect(pointsPerMinute(state, slow, blueprint)).toBeLessThan(pointsPerMinute(state, skills[2]!, blueprint))
  })
})

describe('recommendation', () => {
  test('a skill whose prerequisite is missing waits for it', () => {
    const first = aSkill({ id: 's0', subject: 'u0' })
    const second = aSkill({ id: 's3', subject: 'u0', needs: ['s0'], weight: 1.2 })
    const state = practised(times(6, ['s0', false] as [string, boolean]))
    const advice = recommendSkill(state, [first, second], 0)!
    expect(advice.skill).toBe('s0')
    expect(advice.reason).toBe('prerequisite')
    expect(advice.for).toEqual(['s3'])
  })

  test('a Strong skill gives way to one that is not', () => {
    const state = practised(times(25, ['s0', true] as [string, boolean]))
    expect(level(mastery(state.nodes, skills[0]!))).toBe('Strong')
    const ranked = rankSkills(state, skills, 0)
    expect(ranked.at(-1)!.skill).toBe('s0')
  })

  test('practice questions are of the skill, near the target, unseen first, each frame once', () => {
    const history: Past[] = pool.slice(0, 60).map((item) => ({
      item_id: item.id,
      template_id: item.template_id,
      frame_id: item.frame_id,
      correct: true,
      at: 0,
    }))
    const chosen = choosePractice(emptyState('t'), ['s0'], pool, history, seededRng(2), 1000, 5)
    expect(chosen).toHaveLength(5)
    for (const item of chosen) {
      expect(item.skills).toEqual(['s0'])
      expect(history.some((past) => past.item_id === item.id)).toBe(false)
    }
    const frames = chosen.map((item) => `${item.template_id}/${item.frame_id}`)
    expect(new Set(frames).size).toBe(5)
  })

  test('a practice test asks every kind of question before any kind twice, and one that was missed once more', () => {
    const pool = ['a', 'b', 'c', 'd', 'e'].flatMap((template_id, t) =>
      Array.from({ length: 6 }, (_, i) =>
        anItem({ id: `${template_id}${i}`, template_id, frame_id: `f${i}`, b: (t - 2) / 2 }),
      ),
    )
    const kinds = (past: readonly Past[]) =>
      choosePractice(emptyState('algebra-1'), ['two-step'], pool, past, seededRng(4), 1000, 5).map((q) => q.template_id)
    expect(new Set(kinds([])).size).toBe(5)
    // A kind that was missed last time may come once more.
    expect(kinds([pastOf(pool[0]!, false, 0)]).filter((id) => id === 'a')).toHaveLength(2)
  })

  test('once its open kinds are asked a practice test keeps a share for its skill and goes on with the next ones', () => {
    const own = ['a', 'b', 'c', 'd', 'e'].flatMap((template_id) =>
      Array.from({ length: 6 }, (_, i) => anItem({ id: `${template_id}${i}`, template_id, frame_id: `f${i}` })),
    )
    const other = own.map((item) => ({
      ...item,
      id: `n${item.id}`,
      template_id: `n${item.template_id}`,
      skills: ['brackets'],
    }))
    const asked = (past: readonly Past[]) =>
      choosePractice(emptyState('t'), ['two-step', 'brackets'], [...own, ...other], past, seededRng(4), 1000, 5).map(
        (item) => item.skills[0],
      )
    const right = own.filter((item) => item.id.endsWith('0')).map((item) => pastOf(item, true, 0))
    const count = (list: readonly (string | undefined)[], id: string) => list.filter((skill) => skill === id).length
    expect(count(asked([]), 'two-step')).toBe(5)
    expect(count(asked(right), 'two-step')).toBe(Math.ceil(5 * PARAMS.practice.own_share))
    expect(count(asked(right), 'brackets')).toBe(5 - Math.ceil(5 * PARAMS.practice.own_share))
    const missed = right.map((past) => (past.template_id < 'd' ? { ...past, correct: false } : past))
    expect(count(asked(missed), 'two-step')).toBe(3)
  })

  test('a test is as long as it was asked for while the skills have questions, also where the first has few', () => {
    const few = [anItem({ id: 'a0', template_id: 'a', frame_id: 'f0' })]
    const many = Array.from({ length: 30 }, (_, i) =>
      anItem({ id: `n${i}`, template_id: 'b', frame_id: `f${i % 3}`, skills: ['brackets'], subject: 'other' }),
    )
    const history = [pastOf(many[0]!, true, 0)]
    const ids = choosePractice(
      emptyState('t'),
      ['two-step', 'brackets'],
      [...few, ...many],
      history,
      seededRng(4),
      1000,
      20,
    )
    expect(new Set(ids.map((item) => item.id)).size).toBe(20)
  })

  test('a skill whose frames were all seen just now gives way to the next one', () => {
    const first = Array.from({ length: 6 }, (_, i) => anItem({ id: `a${i}`, template_id: 'a', frame_id: `f${i}` }))
    const second = first.map((item) => ({ ...item, id: `n${item.id}`, template_id: 'b', skills: ['brackets'] }))
    const led = (past: readonly Past[]) => ledByFresh(['two-step', 'brackets'], [...first, ...second], past, 10)
    expect(led([])).toEqual(['two-step', 'brackets'])
    const seen = first.slice(0, 3).map((item) => pastOf(item, false, 0))
    expect(led(seen)).toEqual(['brackets', 'two-step'])
    // After twenty other questions it may lead again.
    expect(led([...seen, ...Array.from({ length: 20 }, () => pastOf(anItem({ template_id: 'z' }), true, 1))])[0]).toBe(
      'two-step',
    )
  })

  test('a sibling of an old miss comes back after a day, not before', () => {
    const missed = pool.find((item) => item.skills[0] === 's5')!
    const history: Past[] = [
      { item_id: missed.id, template_id: missed.template_id, frame_id: missed.frame_id, correct: false, at: 0 },
    ]
    const has = (now: number) =>
      choosePractice(emptyState('t'), ['s0'], pool, history, seededRng(2), now, 10).some(
        (item) => item.template_id === missed.template_id,
      )
    expect(has(DAY / 2)).toBe(false)
    expect(has(2 * DAY)).toBe(true)
  })

  test('asks for no more than the bank has', () => {
    const few = choosePractice(emptyState('t'), ['s0'], pool.slice(0, 12), [], seededRng(1), 0, 10)
    expect(few[0]!.skills).toEqual(['s0'])
    // One item of the skill; the others are lent by its subject, none twice.
    expect(few.map((item) => item.subject)).toEqual(['u0', 'u0', 'u0', 'u0'])
    expect(new Set(few).size).toBe(4)
    expect(choosePractice(emptyState('t'), ['none'], pool, [], seededRng(1), 0, 10)).toEqual([])
  })
})

describe('calibration', () => {
  test('finds the difficulties that made the answers, and says how sure it is', () => {
    const rng = seededRng(9)
    const truth = [0.2, 0.5, 0.9, 1.3]
    let guess = truth.map((_, i) => ({ id: String(i), b: 0, b_var: 0.3 }))
    for (let epoch = 0; epoch < 4; epoch++) {
      const siblings = guess.map((item, i) => {
        let stat = NO_STAT
        for (let a = 0; a < 400; a++) {
          const ability = normal(rng)
          stat = addAnswer(stat, ability, item.b, 0.25, rng() < 0.25 + 0.75 / (1 + Math.exp(truth[i]! - ability)))
        }
        return { id: item.id, b: item.b, stat }
      })
      const fitted = calibrateTemplate(siblings, { b: 0, b_var: 0.5 })
      guess = guess.map((item) => ({ ...item, ...fitted.items.get(item.id)! }))
    }
    guess.forEach((item, i) => {
      expect(Math.abs(item.b - truth[i]!)).toBeLessThan(0.35)
      expect(item.b_var).toBeLessThan(0.1)
    })
  })

  test('an item without answers is like its siblings, and less certain', () => {
    const stat = Array.from({ length: 300 }).reduce<typeof NO_STAT>(
      (sum, _, i) => addAnswer(sum, 0, 0, 0, i % 4 === 0),
      NO_STAT,
    )
    const { template, items } = calibrateTemplate(
      [
        { id: 'old', b: 0, stat },
        { id: 'new', b: 0, stat: NO_STAT },
      ],
      { b: 0, b_var: 0.5 },
    )
    expect(template.b).toBeGreaterThan(0.3)
    expect(items.get('new')!.b).toBeCloseTo(template.b, 10)
    expect(items.get('new')!.b_var).toBeGreaterThan(items.get('old')!.b_var)
  })

  test('batches add up to the whole', () => {
    const one = addAnswer(NO_STAT, 0.4, 0.1, 0, true)
    const both = addAnswer(one, -1, 0.1, 0, false)
    expect(addStats(one, addAnswer(NO_STAT, -1, 0.1, 0, false))).toEqual(both)
  })
})
