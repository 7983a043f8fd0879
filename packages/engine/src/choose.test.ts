import { describe, expect, test } from 'vitest'
import { addAnswer, calibrateTemplate, NO_STAT } from './calibrate.ts'
import { chooseDiagnostic, chooseNext, information } from './diagnostic.ts'
import { worthOf } from './gain.ts'
import { level, mastery } from './mastery.ts'
import { observe } from './observe.ts'
import { PARAMS } from './params.ts'
import { choosePractice, type Past, pastOf } from './practice.ts'
import { rankSkills } from './recommend.ts'
import { normal, seededRng } from './rng.ts'
import { emptyState, type StudentState } from './state.ts'
import { retention } from './stroke.ts'
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

  test('typed answers are at most about seven in ten of it where the skills also offer choices', () => {
    const mixed = pool.map((item, i) => (i % 24 < 12 ? { ...item, response: 'grid' as const } : item))
    const chosen = chooseDiagnostic(emptyState('t'), mixed, seededRng(3), 0)
    const typed = chosen.filter((item) => item.response === 'grid').length
    expect(typed).toBeGreaterThan(3)
    expect(typed).toBeLessThanOrEqual(15)
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

describe('recommendation', () => {
  test('what was missed in a diagnostic, where nothing is explained, comes first', () => {
    const missed = ['s1', 's4', 's5', 's7', 's10']
    let nodes = emptyState('t').nodes
    for (let s = 0; s < 12; s += 1) {
      const skill = `s${s}`
      const item = anItem({ skills: [skill], subject: `u${s % 3}` })
      nodes = observe(nodes, anAnswer({ item, correct: !missed.includes(skill), solutionShown: false, at: s * 60_000 }))
    }
    const state = { topic: 't', nodes }
    const ranked = rankSkills(state, skills, DAY)
    expect(new Set(ranked.slice(0, 5).map((advice) => advice.skill))).toEqual(new Set(missed))
    expect(ranked[0]!.reason).toBe('missed')
    const set = choosePractice(state, skills, pool, [], seededRng(3), DAY, 10)
    expect(new Set(set.slice(0, 5).map((item) => item.skills[0]))).toEqual(new Set(missed))
  })

  test('a skill whose prerequisite is missing waits for it', () => {
    const first = aSkill({ id: 's0', subject: 'u0' })
    const second = aSkill({ id: 's3', subject: 'u0', needs: ['s0'] })
    const missed = practised(times(6, ['s0', false] as [string, boolean]))
    const known = practised(times(6, ['s0', true] as [string, boolean]))
    const worth = (state: StudentState) => worthOf(state, [first, second], 400_000)[1]!.next(0)
    const free = (state: StudentState) => worthOf(state, [first, { ...second, needs: [] }], 400_000)[1]!.next(0)
    expect(worth(missed)).toBeLessThan(0.6 * free(missed))
    expect(worth(known)).toBeGreaterThan(0.75 * free(known))
    expect(rankSkills(missed, [first, second], 400_000)[0]!.skill).toBe('s0')
  })

  test('a skill that others wait for is worth more than one that nothing builds on', () => {
    const [first, second, other] = [aSkill({ id: 's0' }), aSkill({ id: 's1', needs: ['s0'] }), aSkill({ id: 's2' })]
    const [own, , plain] = worthOf(emptyState('t'), [first, second, other], 0)
    expect(own!.next(0)).toBeGreaterThan(plain!.next(0))
    expect(own!.waiting).toEqual(['s1'])
  })

  test('a Strong skill gives way to one that is not, and comes back before it fades', () => {
    const state = practised(times(25, ['s0', true] as [string, boolean]))
    const now = 25 * 60_000
    expect(level(mastery(state.nodes, skills[0]!, now))).toBe('Strong')
    expect(rankSkills(state, skills, now).at(-1)!.skill).toBe('s0')
    const soon = worthOf(state, skills, now)[0]!.next(0)
    expect(worthOf(state, skills, now + 30 * DAY)[0]!.next(0)).toBeGreaterThan(1.5 * soon)
  })

  test('a skill missed again and again in spite of solutions gives way, and what it builds on comes forward', () => {
    const [first, second, other] = [aSkill({ id: 's0' }), aSkill({ id: 's1', needs: ['s0'] }), aSkill({ id: 's2' })]
    const worth = (misses: number) =>
      worthOf(practised(times(misses, ['s1', false] as [string, boolean])), [first, second, other], 12 * 60_000 + DAY)
    const [few, many] = [worth(2), worth(12)]
    expect(many[1]!.next(0) / many[2]!.next(0)).toBeLessThan(few[1]!.next(0) / few[2]!.next(0))
    expect(many[0]!.next(0)).toBeGreaterThan(many[2]!.next(0))
  })

  test('a skill asked earlier the same day is worth less than the day after', () => {
    const state = practised([['s0', false]])
    const worth = (at: number) => worthOf(state, skills, at)[0]!.next(0)
    expect(worth(3_600_000)).toBeLessThan(0.9 * worth(DAY))
  })

  test('a skill that was never asked fades from today on, not from before', () => {
    const kept = (days: number) => worthOf(emptyState('t'), [aSkill({ id: 's0' })], 0, days * DAY)[0]!.kept
    const { first_recalls } = PARAMS.stroke
    const gained = (days: number) => retention(days, first_recalls + 1) - retention(days, first_recalls)
    expect(kept(7)).toBeGreaterThan(0)
    expect(kept(7) / kept(30)).toBeCloseTo(gained(7) / gained(30), 10)
  })

  test('without skills nothing is worth anything', () => {
    expect(worthOf(emptyState('t'), [], 0)).toEqual([])
  })

  test('a skill with more weight is worth more', () => {
    const [heavy, plain] = worthOf(emptyState('t'), [aSkill({ id: 's0', weight: 3 }), aSkill({ id: 's1' })], 0)
    expect(heavy!.next(0)).toBeGreaterThan(2.5 * plain!.next(0))
  })

  test('a set takes one question from a skill while there are others, each frame once, none seen before, and no neighbours of one skill', () => {
    const history = pool.slice(0, 60).map((item) => pastOf(item, true, 0))
    const set = choosePractice(emptyState('t'), skills, pool, history, seededRng(2), 1000, 10)
    expect(set).toHaveLength(10)
    const counts = Map.groupBy(set, (item) => item.skills[0])
    for (const own of counts.values()) expect(own.length).toBe(1)
    for (const item of set) expect(history.some((past) => past.item_id === item.id)).toBe(false)
    expect(new Set(set.map((item) => `${item.template_id}/${item.frame_id}`)).size).toBe(10)
    set.slice(1).forEach((item, i) => {
      expect(item.skills[0]).not.toBe(set[i]!.skills[0])
    })
  })

  test('only a new skill whose lesson was read is asked in a block', () => {
    const heavy = skills.map((skill) => (skill.id === 's5' ? { ...skill, weight: 30 } : skill))
    const own = (wishes: Parameters<typeof choosePractice>[7]) =>
      choosePractice(emptyState('t'), heavy, pool, [], seededRng(2), 0, 10, wishes).filter(
        (item) => item.skills[0] === 's5',
      ).length
    expect(own({})).toBe(1)
    expect(own({ lessonsRead: new Set(['s5']) })).toBe(4)
  })

  test('a kind of question that was missed, or that shows a misconception, comes before those that went right', () => {
    const kinds = ['a', 'b', 'c'].flatMap((template_id) =>
      Array.from({ length: 6 }, (_, i) =>
        anItem({ id: `${template_id}${i}`, template_id, frame_id: `f${i}`, b: -0.8 }),
      ),
    )
    const one = (past: readonly Past[], repair?: ReadonlySet<string>) =>
      choosePractice(emptyState('t'), [aSkill()], kinds, past, seededRng(4), 1000, 1, repair ? { repair } : {})[0]!
        .template_id
    const past = [pastOf(kinds[0]!, true, 0), pastOf(kinds[6]!, false, 0), pastOf(kinds[12]!, true, 0)]
    expect(one(past)).toBe('b')
    expect(one([], new Set(['c']))).toBe('c')
  })

  test('practice of one skill asks that skill alone, and every kind of question before any kind twice', () => {
    const set = choosePractice(emptyState('t'), skills, pool, [], seededRng(2), 0, 5, { only: 's3' })
    expect(set.map((item) => item.skills[0])).toEqual(times(5, 's3'))
    expect(new Set(set.map((item) => item.template_id)).size).toBe(5)
  })

  test('a set is as long as it was asked for while there are questions, and no longer', () => {
    expect(new Set(choosePractice(emptyState('t'), skills, pool, [], seededRng(1), 0, 40)).size).toBe(40)
    expect(choosePractice(emptyState('t'), skills, pool.slice(0, 12), [], seededRng(1), 0, 20)).toHaveLength(12)
    expect(choosePractice(emptyState('t'), skills, pool, [], seededRng(1), 0, 10, { only: 'none' })).toEqual([])
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

  test('an item that everybody got wrong moves by a bounded step, and shrinks towards its template', () => {
    let stat = NO_STAT
    for (let n = 0; n < 3; n++) stat = addAnswer(stat, 5, -4, 0, false)
    const { items } = calibrateTemplate([{ id: 'odd', b: -4, stat }], { b: -4, b_var: 0.5 })
    expect(stat.score / stat.info).toBeLessThan(-100)
    expect(items.get('odd')!.b).toBeLessThanOrEqual(-4 + PARAMS.calibrate.max_step)
  })
})

test('of one skill a kind that was missed comes before one never met, and that before one that was right', () => {
  const kinds = ['missed', 'new', 'right'].flatMap((template_id) =>
    [0, 1, 2].map((n) =>
      anItem({ id: `${template_id}${n}`, skills: ['s0'], subject: 'u0', template_id, frame_id: `f${n}` }),
    ),
  )
  const past: Past[] = [pastOf(kinds[0]!, false, 0), pastOf(kinds[6]!, true, 1)]
  const chosen = choosePractice(emptyState('t'), skills.slice(0, 1), kinds, past, seededRng(2), DAY, 3, { only: 's0' })
  expect(chosen.map((item) => item.template_id)).toEqual(['missed', 'new', 'right'])
})

test('a kind that went right after a hint only is asked as one that did not', () => {
  const kinds = ['missed', 'new', 'right'].flatMap((template_id) =>
    [0, 1, 2, 3].map((n) =>
      anItem({ id: `${template_id}${n}`, skills: ['s0'], subject: 'u0', template_id, frame_id: `f${n}` }),
    ),
  )
  const hinted = (item: ItemView, at: number): Past => ({ ...pastOf(item, true, at), hints: 1 })
  const first = (...past: Past[]) =>
    choosePractice(emptyState('t'), skills.slice(0, 1), kinds, past, seededRng(2), DAY, 1, { only: 's0' })[0]
  // What was missed is still to be practiced, and one met with a hint does not step back as one that is known.
  expect(first(pastOf(kinds[0]!, false, 0), hinted(kinds[1]!, 1))?.template_id).toBe('missed')
  const right = [pastOf(kinds[8]!, true, 1), pastOf(kinds[4]!, true, 1)]
  expect(first(hinted(kinds[0]!, 1), ...right)?.template_id).toBe('missed')
  // Of two questions that were all asked before, the one that is not known comes first.
  const both = [kinds[0]!, kinds[1]!]
  const again = choosePractice(
    emptyState('t'),
    skills.slice(0, 1),
    both,
    [hinted(both[0]!, 0), pastOf(both[1]!, true, 1)],
    seededRng(2),
    DAY,
    1,
  )
  expect(again[0]?.id).toBe('missed0')
})

test('skills that are worth the same are ranked by their names, in whatever order they come', () => {
  const same = ['b', 'a', 'c'].map((id) => aSkill({ id, subject: 'u0' }))
  expect(rankSkills(emptyState('t'), same, 0).map((advice) => advice.skill)).toEqual(['a', 'b', 'c'])
})

test('a frame that was among the last twenty answers waits while there is another, and no longer', () => {
  const of = (frame_id: string, b: number) =>
    anItem({ id: frame_id, skills: ['s0'], subject: 'u0', template_id: 't', frame_id, b })
  const [near, far, other] = [of('near', -0.8), of('far', 2.5), of('other', 0)]
  const after = (answers: number) => {
    const history = [near, ...Array.from({ length: answers }, () => other)].map((item, i) =>
      pastOf({ ...item, id: `old${i}` }, true, 0),
    )
    return choosePractice(emptyState('t'), skills, [near, far], history, seededRng(4), 1000, 1)[0]?.id
  }
  expect([after(19), after(20)]).toEqual(['far', 'near'])
})
