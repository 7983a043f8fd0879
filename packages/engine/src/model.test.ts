import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FEATURES } from './features.ts'
import { fittedChance } from './mastery.ts'
import { guessing, nodeAt, observe } from './observe.ts'
import { PARAMS } from './params.ts'
import { chance, predict } from './predict.ts'
import { type Node, type Nodes, nodesFor, storedNode } from './state.ts'
import { anAnswer, anItem, aSkill } from './testing.ts'
import type { Answer } from './types.ts'

const DAY = 86_400_000

const answers = fc.array(
  fc.record({
    skill: fc.constantFrom('a', 'b', 'c'),
    correct: fc.boolean(),
    skipped: fc.boolean(),
    ms: fc.option(fc.integer({ min: -5, max: 10_000_000 }), { nil: undefined }),
    b: fc.double({ min: -6, max: 6, noNaN: true }),
    b_var: fc.double({ min: 0, max: 3, noNaN: true }),
    gap: fc.integer({ min: 0, max: 400 * DAY }),
    grid: fc.boolean(),
    first: fc.boolean(),
    solutionShown: fc.boolean(),
    kind: fc.constantFrom('k1', 'k2'),
    seconds: fc.integer({ min: 0, max: 5000 }),
  }),
  { maxLength: 60 },
)

type Drawn = typeof answers extends fc.Arbitrary<infer T> ? T : never

function history(drawn: Drawn): Answer[] {
  let at = 0
  return drawn.map((d) => {
    at += d.gap
    const item = anItem({
      template_id: d.kind,
      skills: [d.skill],
      b: d.b,
      b_var: d.b_var,
      response: d.grid ? 'grid' : 'choice',
      seconds: d.seconds,
    })
    const base = {
      item,
      correct: d.correct,
      skipped: d.skipped,
      at,
      first_exposure: d.first,
      solutionShown: d.solutionShown,
    }
    return d.ms === undefined ? base : { ...base, ms: d.ms }
  })
}

const play = (list: readonly Answer[], start: Nodes = {}): Nodes =>
  list.reduce((nodes, answer) => observe(nodes, answer), start)

describe('student model', () => {
  test('no history gives a number that is not one', () => {
    fc.assert(
      fc.property(answers, (drawn) => {
        const nodes = play(history(drawn))
        for (const node of Object.values(nodes)) {
          const { templateTrend = {}, lastRightAt: _, ...counts } = node.counts
          const { likelihood = [], lasting = [], fading = [] } = node.knowledge ?? {}
          const known = [...likelihood.flat(), ...lasting, ...fading]
          for (const value of [
            node.mean,
            node.var,
            ...Object.values(counts),
            ...Object.values(templateTrend),
            ...known,
          ])
            expect(Number.isFinite(value)).toBe(true)
          expect(node.var).toBeGreaterThan(0)
        }
        const p = chance(nodes, anItem({ skills: ['a', 'b'] }), 500 * DAY)
        expect(p).toBeGreaterThan(0)
        expect(p).toBeLessThan(1)
      }),
    )
  })

  test('a right answer leaves a better estimate than a wrong one would have', () => {
    fc.assert(
      fc.property(answers, (drawn) => {
        const list = history(drawn)
        const before = play(list)
        const at = (list.at(-1)?.at ?? 0) + 1000
        const item = anItem({ skills: ['b'] })
        const right = observe(before, { item, correct: true, ms: 30_000, at, first_exposure: true })
        const wrong = observe(before, { item, correct: false, ms: 30_000, at, first_exposure: true })
        expect(right['skill:b']!.mean).toBeGreaterThan(wrong['skill:b']!.mean)
      }),
    )
  })

  test('an answer touches the chain of its item and nothing else', () => {
    const before = play([anAnswer({ item: anItem({ skills: ['x'], subject: 's' }) })])
    const after = observe(before, anAnswer({ item: anItem({ skills: ['y'], subject: 't' }) }))
    expect(after['skill:x']).toBe(before['skill:x'])
    expect(after['subject:s']).toBe(before['subject:s'])
    expect(Object.keys(after).sort()).toEqual(['skill:x', 'skill:y', 'subject:s', 'subject:t', 'topic'])
  })

  test('the order of two topics does not matter to either', () => {
    const one = [true, false, true].map((correct, i) => anAnswer({ correct, at: i * 1000 }))
    const other = [false, false].map((correct, i) => anAnswer({ correct, at: i * 1000 + 500 }))
    const apart = [play(one), play(other)]
    const states = { one: {} as Nodes, other: {} as Nodes }
    const mixed = [...one.map((a) => ['one', a] as const), ...other.map((a) => ['other', a] as const)].sort(
      (a, b) => a[1].at - b[1].at,
    )
    for (const [key, answer] of mixed) states[key] = observe(states[key], answer)
    expect([states.one, states.other]).toEqual(apart)
  })

  test('a skill practised is as certain whether another skill came before or after it', () => {
    const a = anAnswer({ item: anItem({ skills: ['a'], subject: 's' }), at: 0 })
    const b = anAnswer({ item: anItem({ skills: ['b'], subject: 't' }), at: 0 })
    const ab = play([a, b])
    const ba = play([b, a])
    // The topic links the two skills, so equality holds to the size of that link only.
    expect(ab['skill:a']!.var).toBeCloseTo(ba['skill:a']!.var, 2)
    expect(ab['skill:a']!.counts.hits).toBe(ba['skill:a']!.counts.hits)
    expect(ab.topic!.mean).toBeCloseTo(ba.topic!.mean, 2)
  })

  test('a state that is written and read node by node is the one that was kept online', () => {
    fc.assert(
      fc.property(answers, (drawn) => {
        const list = history(drawn)
        let stored: Record<string, string> = {}
        for (const answer of list) {
          // As the server does it: read the rows of the chain, observe, write them back as JSON.
          const scopes = nodesFor(answer.item)
          const chain = scopes.flatMap((scope) =>
            stored[scope] ? [[scope, storedNode(JSON.parse(stored[scope]))]] : [],
          )
          const after = observe(Object.fromEntries(chain), answer)
          stored = { ...stored, ...Object.fromEntries(scopes.map((scope) => [scope, JSON.stringify(after[scope])])) }
        }
        const read = Object.fromEntries(Object.entries(stored).map(([scope, text]) => [scope, JSON.parse(text)]))
        expect(read).toEqual(play(list))
      }),
      { numRuns: 40 },
    )
  })

  test("a node of an earlier version is read under today's names", () => {
    const old = {
      mean: 0.4,
      var: 0.2,
      last_at: 5000,
      counts: { n: 3, hits: 2, misses: 1, right: 1.5, wrong: 0.7, streak: 1, form: 0.1, recent: 0.2, lately: 0.3 },
    }
    const rest = { fluency: 0.5, haste: 0.6, rush: 0.7, pace: 0.8, mark: 9, untold: 1, kin: { t1: 0.4 } }
    const node = storedNode({ ...old, counts: { ...old.counts, ...rest } })
    expect(node).toEqual({
      mean: 0.4,
      var: 0.2,
      last_at: 5000,
      counts: {
        n: 3,
        hits: 2,
        misses: 1,
        right: 1.5,
        wrong: 0.7,
        streak: 1,
        surprise: 0.1,
        accuracyLong: 0.2,
        accuracyShort: 0.3,
        fluency: 0.5,
        hasteShort: 0.6,
        hasteLong: 0.7,
        missesUnshown: 1,
        templateTrend: { t1: 0.4 },
        lastRightAt: 5000,
      },
    } satisfies Node)
    const next = observe({ 'skill:two-step': node }, anAnswer({ at: 9000 }))
    expect(next['skill:two-step']!.counts.hits).toBe(3)
  })

  test('a skip says less than a wrong answer', () => {
    const wrong = play([anAnswer({ correct: false })])
    const skip = play([anAnswer({ correct: false, skipped: true })])
    expect(skip.topic!.mean).toBeLessThan(0)
    expect(skip.topic!.mean).toBeGreaterThan(wrong.topic!.mean)
  })

  test('the chance of a choice item never falls below its guessing floor', () => {
    const lost = play(Array.from({ length: 40 }, (_, i) => anAnswer({ correct: false, at: i })))
    expect(chance(lost, anItem({ b: 4 }), 100)).toBeGreaterThanOrEqual(guessing(anItem()))
    expect(chance(lost, anItem({ b: 4, response: 'grid' }), 100)).toBeLessThan(0.1)
  })

  test('uncertainty grows with time and never passes the prior', () => {
    const nodes = play(Array.from({ length: 30 }, (_, i) => anAnswer({ at: i })))
    const soon = nodeAt(nodes, 'topic', 100)
    const late = nodeAt(nodes, 'topic', 30 * DAY)
    expect(late.var).toBeGreaterThan(soon.var)
    expect(nodeAt(nodes, 'topic', 100_000 * DAY).var).toBe(PARAMS.filter.topic_var)
  })

  test('the filter agrees with the exact posterior of a single answer', () => {
    // Independent reference: posterior mean by numerical integration over ability, one node, no luck, known difficulty.
    const item = anItem({ skills: [], response: 'grid', b: 0.3, b_var: 0 })
    const { subject: _, ...bare } = item
    const params = { ...PARAMS, guess: { choice: 1, grid: 0 } }
    const got = observe({}, { ...anAnswer(), item: bare }, 1_000_000, params).topic!
    let mass = 0
    let mean = 0
    for (let t = -8; t <= 8; t += 0.001) {
      const density = Math.exp((-t * t) / (2 * PARAMS.filter.topic_var)) / (1 + Math.exp(0.3 - t))
      mass += density
      mean += t * density
    }
    expect(Math.abs(got.mean - mean / mass)).toBeLessThan(0.06)
  })

  test('the terms of a prediction add up to it', () => {
    const nodes = play([anAnswer(), anAnswer({ correct: false, at: 2_000_000, ms: 3000 })])
    const { p, logit, floor, terms } = predict(nodes, anItem(), 3_000_000)
    expect(terms.reduce((sum, term) => sum + term.logits, 0)).toBeCloseTo(logit, 10)
    expect(p).toBeCloseTo(floor + (1 - floor) / (1 + Math.exp(-logit)), 10)
    expect(p).toBeCloseTo(chance(nodes, anItem(), 3_000_000), 12)
  })

  describe('siblings', () => {
    const params = {
      ...PARAMS,
      weights: { ...PARAMS.weights, 'template trend right': 1, 'template trend missed': 1 },
    }
    const sibling = (n: number, template_id: string) => anItem({ id: `${template_id}-${n}`, template_id })

    test('a miss lowers the chance on its siblings more than on the other questions of the skill, a right answer mends it', () => {
      const missed = play([anAnswer({ item: sibling(1, 'fractions'), correct: false })])
      const templateTrend = chance(missed, sibling(2, 'fractions'), 2_000_000, params)
      expect(templateTrend).toBeLessThan(chance(missed, sibling(1, 'signs'), 2_000_000, params))
      const mended = play([anAnswer({ item: sibling(2, 'fractions'), at: 2_000_000 })], missed)
      expect(chance(mended, sibling(3, 'fractions'), 3_000_000, params)).toBeGreaterThan(templateTrend)
    })

    test('one kind of question that goes wrong keeps the skill from being mastered as the others would have it', () => {
      const right = ['a', 'b', 'c', 'd'].map((id, i) => anAnswer({ item: sibling(1, id), at: i * 1000 }))
      const skill = aSkill({ templates: 5 })
      const wrong = play([...right, anAnswer({ item: sibling(1, 'e'), correct: false, at: 5000 })])
      expect(fittedChance(wrong, skill, 5000, params)).toBeGreaterThan(chance(wrong, sibling(2, 'e'), 6000, params))
      expect(fittedChance(wrong, skill, 5000, params)).toBeLessThan(chance(wrong, sibling(2, 'a'), 6000, params))
    })

    test('a question without siblings, and a skill with very many, leave a bounded memory', () => {
      expect(
        play([anAnswer({ item: anItem({ template_id: 'i1' }) })])['skill:two-step']!.counts.templateTrend,
      ).toBeUndefined()
      const many = play(Array.from({ length: 100 }, (_, i) => anAnswer({ item: sibling(1, `t${i}`), at: i })))
      const templateTrend = many['skill:two-step']!.counts.templateTrend!
      expect(Object.keys(templateTrend)).toHaveLength(40)
      expect(templateTrend.t99).toBeGreaterThan(0)
    })

    test('which kinds are forgotten does not depend on the order in which a stored object has its keys', () => {
      const many = play(Array.from({ length: 40 }, (_, i) => anAnswer({ item: sibling(1, `t${i}`), at: i })))
      const node = many['skill:two-step']!
      const templateTrend = Object.fromEntries(Object.entries(node.counts.templateTrend!).reverse())
      const stored = { ...many, 'skill:two-step': { ...node, counts: { ...node.counts, templateTrend } } }
      const next = [anAnswer({ item: sibling(1, 'new'), at: 50 })]
      expect(play(next, stored)).toEqual(play(next, many))
    })
  })

  describe('misses whose solution was not shown', () => {
    const params = { ...PARAMS, weights: { ...PARAMS.weights, 'skill misses unshown': -1 } }
    const after = (...answers: Partial<Answer>[]) =>
      chance(play(answers.map((answer, i) => anAnswer({ ...answer, at: i * 1000 }))), anItem(), 10_000, params)

    test('weigh more than those that were explained', () => {
      expect(after({ correct: false, solutionShown: false })).toBeLessThan(after({ correct: false }))
    })

    test('are made good by the next right answer whose solution is shown', () => {
      expect(after({ correct: false, solutionShown: false }, {})).toBeCloseTo(after({ correct: false }, {}), 12)
    })
  })

  test('every fitted weight keeps the sign its term promises', () => {
    for (const { name, sign } of FEATURES) {
      const weight = PARAMS.weights[name]
      expect(weight, name).toBeTypeOf('number')
      if (sign === '+') expect(weight, name).toBeGreaterThanOrEqual(0)
      if (sign === '-') expect(weight, name).toBeLessThanOrEqual(0)
    }
  })

  test('a prediction takes less than a tenth of a millisecond', () => {
    const nodes = play(Array.from({ length: 50 }, (_, i) => anAnswer({ at: i })))
    const item = anItem()
    const times = Array.from({ length: 5 }, () => {
      const from = process.threadCpuUsage()
      for (let i = 0; i < 2000; i++) chance(nodes, item, i)
      return process.threadCpuUsage(from).user / 1000 / 2000
    })
    expect(Math.min(...times)).toBeLessThan(0.1)
  })
})
