/** Conditional statements in diagrams, in other words, and against their counterexamples. */

import { int, num, pick, type Rng, shuffle, type Template, table, template, text, until } from '#kit'
import { skill } from './conditional.ts'
import { formOf } from './conditional-consequences.ts'
import { diagram } from './conditional-diagrams.ts'
import { type Fact, ifThen, ONE_WAY, said } from './conditional-facts.ts'

const ways = {
  'only-if': (f: Fact) => `${f.a.replace(/^a/, 'A')} ${f.p} only if it ${f.q}.`,
  'if-behind': (f: Fact) => `${f.a.replace(/^a/, 'A')} ${f.q} if it ${f.p}.`,
  whenever: (f: Fact) => `Whenever ${f.a} ${f.p}, it ${f.q}.`,
  every: (f: Fact) => `${f.a.replace(/^an? /, 'Every ')} that ${f.p} ${f.q} as well.`,
} as const

type Way = keyof typeof ways

const rewrite = template({
  id: 'geometry/conditional-in-other-words',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) => ({
    i: int(rng, 0, ONE_WAY.length - 1),
    way: pick(rng, ['only-if', 'if-behind', 'whenever', 'every'] as const),
  }),
  frames: [
    {
      id: 'if-then',
      kind: 'words',
      items: 9,
      stem: ({ i, way }) => `<p>“${ways[way](ONE_WAY[i] as Fact)}”</p><p>Which statement says the same?</p>`,
    },
  ],
  given: ({ i, way }) => ({ f: ONE_WAY[i] as Fact, way: way as Way }),
  answer: ({ i }) => said(formOf(ONE_WAY[i] as Fact, 'same')),
  traps: [
    {
      misconception: 'geo-cond-mixes-up-if-and-only-if',
      classic: true,
      rule: ({ f }) => said(formOf(f, 'converse')),
      why: ({ way }) =>
        way === 'only-if'
          ? 'takes what follows “only if” for the hypothesis; it is the conclusion.'
          : 'exchanges hypothesis and conclusion.',
    },
    {
      misconception: 'geo-cond-takes-the-inverse',
      rule: ({ f }) => said(formOf(f, 'inverse')),
      says: () => 'I negated both parts in their places.',
      why: () => 'negates both parts in their places; this is the inverse and says something else.',
    },
    {
      misconception: 'geo-cond-negates-one-part',
      rule: ({ f }) => said(formOf(f, 'denied')),
      says: () => 'I negated the conclusion only.',
      why: () => 'says the opposite.',
    },
    {
      misconception: 'geo-cond-negates-one-part',
      rule: ({ f }) => said(ifThen(f.a, f.np, f.q)),
      says: () => 'I negated the hypothesis only.',
      why: () => 'negates the hypothesis only.',
    },
  ],
  explain: ({ i, way }) => {
    const f = ONE_WAY[i] as Fact
    return {
      plan: 'Find the part that is enough for the other one: it is the hypothesis and comes after “if.”',
      steps: [
        { do: `The two parts are “${f.p}” and “${f.q}.”`, why: 'Every conditional statement joins two parts.' },
        {
          do: `The hypothesis is: ${f.a} ${f.p}.`,
          why: {
            'only-if': 'What stands before “only if” is the hypothesis; what stands after it must hold then.',
            'if-behind': 'It follows the word “if,” although it stands at the end.',
            whenever: '“Whenever” means “if.”',
            every: 'Being one of these is enough for the rest.',
          }[way],
        },
        { do: `So the statement is: ${formOf(f, 'same')}.`, why: 'The other part is the conclusion.' },
      ],
      faster: `The sentence is true, so what says the same is true as well. Read the options as facts: only “${formOf(f, 'same')}” is one.`,
      check: `Test the direction: ${f.cy} breaks the converse, so the converse cannot be what is said.`,
    }
  },
  // The sentence is true; so is only the statement that has no counterexample.
  check: ({ f }) => {
    const cases = [
      [true, true],
      [false, true],
      [false, false],
    ] as const
    const value =
      (x: string) =>
      ([p, q]: readonly [boolean, boolean]) =>
        x === f.p ? p : x === f.np ? !p : x === f.q ? q : !q
    const [found] = [
      [f.q, f.p],
      [f.p, f.q],
      [f.np, f.nq],
      [f.p, f.nq],
    ].filter(([h = '', c = '']) => cases.every((s) => !value(h)(s) || value(c)(s)))
    return said(ifThen(f.a, found?.[0] as string, found?.[1] as string))
  },
})

type Angles = readonly [number, number, number]

const PROPERTY = {
  isosceles: { says: 'has two equal angles', test: ([a, b, c]: Angles) => a === b || b === c || a === c },
  acute: { says: 'is acute', test: (t: Angles) => t.every((x) => x < 90) },
  obtuse: { says: 'is obtuse', test: (t: Angles) => t.some((x) => x > 90) },
  wide: { says: 'has an angle greater than 80°', test: (t: Angles) => t.some((x) => x > 80) },
  narrow: { says: 'has an angle less than 40°', test: (t: Angles) => t.some((x) => x < 40) },
} as const

type Has = keyof typeof PROPERTY

const PAIRS: readonly (readonly [Has, Has])[] = [
  ['isosceles', 'acute'],
  ['isosceles', 'obtuse'],
  ['acute', 'isosceles'],
  ['narrow', 'obtuse'],
  ['narrow', 'isosceles'],
  ['wide', 'isosceles'],
  ['isosceles', 'narrow'],
  ['isosceles', 'wide'],
]

const anyAngles = (rng: Rng): Angles => {
  const a = int(rng, 4, 26) * 5
  const b = rng() < 0.4 ? a : int(rng, 3, 20) * 5
  const c = 180 - a - b
  return c > 9 ? (shuffle(rng, [a, b, c]) as unknown as Angles) : anyAngles(rng)
}

const shown = (t: Angles): string => `Angles of ${t[0]}°, ${t[1]}°, and ${t[2]}°`

const counter = template({
  id: 'geometry/conditional-counterexample',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 80,
  response: 'choice',
  draw: (rng) => {
    const [p, q] = pick(rng, PAIRS)
    const of = (hasP: boolean, hasQ: boolean) =>
      until(
        () => anyAngles(rng),
        (t) => PROPERTY[p].test(t) === hasP && PROPERTY[q].test(t) === hasQ,
      )
    return { p, q, set: shuffle(rng, [of(true, false), of(true, true), of(false, true), of(false, false)]) }
  },
  frames: [
    {
      id: 'triangles',
      kind: 'table',
      items: 8,
      stem: ({ p, q, set }) =>
        `<p>“If a triangle ${PROPERTY[p].says}, then it ${PROPERTY[q].says}.”</p>${table(
          ['Triangle', 'First angle', 'Second angle', 'Third angle'],
          set.map((t, i) => [i + 1, ...t.map((x) => `${x}°`)]),
        )}<p>Which triangle is a counterexample to this statement?</p>`,
    },
  ],
  given: ({ p, q, set }) => ({ p: p as Has, q: q as Has, set: set as readonly Angles[] }),
  answer: ({ p, q, set }) => text(`Triangle ${set.findIndex((t) => PROPERTY[p].test(t) && !PROPERTY[q].test(t)) + 1}`),
  traps: [
    {
      misconception: 'geo-cond-counterexample-the-wrong-way',
      classic: true,
      rule: ({ p, q, set }) =>
        text(`Triangle ${set.findIndex((t) => !PROPERTY[p].test(t) && PROPERTY[q].test(t)) + 1}`),
      why: () => 'has the conclusion without the hypothesis: it breaks the converse, not the statement.',
    },
    {
      misconception: 'geo-cond-gives-an-example',
      rule: ({ p, q, set }) => text(`Triangle ${set.findIndex((t) => PROPERTY[p].test(t) && PROPERTY[q].test(t)) + 1}`),
      why: () => 'has both properties: it is an example, not a counterexample.',
    },
    {
      misconception: 'geo-cond-counterexample-outside',
      rule: ({ p, q, set }) =>
        text(`Triangle ${set.findIndex((t) => !PROPERTY[p].test(t) && !PROPERTY[q].test(t)) + 1}`),
      why: () => 'does not meet the hypothesis, so the statement says nothing about it.',
    },
  ],
  explain: ({ p, q, set }) => {
    const at = set.findIndex((t) => PROPERTY[p].test(t) && !PROPERTY[q].test(t))
    const meets = set
      .map((t, i) => ({ t, i: i + 1 }))
      .filter(({ t }) => PROPERTY[p].test(t))
      .map(({ i }) => i)
    return {
      plan: 'A counterexample meets the hypothesis and fails the conclusion. Look for the cases with the hypothesis first.',
      steps: [
        {
          do: `The hypothesis, “${PROPERTY[p].says},” is met by triangles ${meets.join(' and ')}.`,
          why: 'About the others the statement says nothing.',
        },
        {
          do: `Of these, triangle ${at + 1} with ${shown(set[at] as Angles).toLowerCase()} fails the conclusion “${PROPERTY[q].says}.”`,
          why: 'This is what breaks the statement.',
        },
        {
          do: `The counterexample is Triangle ${at + 1}.`,
          why: 'One counterexample is enough to show that a statement is false.',
        },
      ],
      check: `Triangle ${at + 1} has the angles ${(set[at] as Angles).map((t) => `${t}°`).join(', ')}: “${PROPERTY[p].says}” is true, “${PROPERTY[q].says}” is false. No other triangle of the four has both.`,
    }
  },
  // Strikes out what fits the statement.
  check: ({ p, q, set }) => {
    const left = set.map((t, i) => ({ t, i })).filter(({ t }) => !(!PROPERTY[p].test(t) || PROPERTY[q].test(t)))
    return text(left.length === 1 ? `Triangle ${(left[0]?.i ?? 0) + 1}` : 'none')
  },
})

const count = template({
  id: 'geometry/conditional-count-counterexamples',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: true,
  seconds: 95,
  response: 'grid',
  draw: (rng) => {
    const limit = int(rng, 9, 14) * 2
    const area = int(rng, 5, 9) * 4
    const side = () => [int(rng, 2, 6), int(rng, 5, 12)] as const
    return until(
      () => ({ limit, area, boxes: Array.from({ length: 7 }, side) }),
      ({ boxes }) => {
        const kinds = boxes.map(([w, l]) => `${2 * (w + l) > limit} ${w * l > area}`)
        const many = (k: string) => kinds.filter((x) => x === k).length
        const [tf, ft, tt, ff] = [many('true false'), many('false true'), many('true true'), many('false false')]
        return (
          new Set([tf, ft, tt, ff].filter((n) => n > 0)).size >= 2 &&
          tf > 0 &&
          ft > 0 &&
          tf !== ft &&
          tf !== tt &&
          new Set(boxes.map(String)).size === 7
        )
      },
    )
  },
  frames: [
    {
      id: 'rectangles',
      kind: 'table',
      items: 8,
      stem: ({ limit, area, boxes }) =>
        `<p>“If a rectangle has a perimeter of more than ${limit} feet, then it has an area of more than ${area} square feet.”</p>${table(
          ['Rectangle', 'Width (ft)', 'Length (ft)'],
          boxes.map(([w, l], i) => [`${'ABCDEFG'[i]}`, w, l]),
        )}<p>How many of these rectangles are counterexamples to the statement?</p>`,
    },
  ],
  given: ({ limit, area, boxes }) => ({ limit, area, boxes: boxes as readonly (readonly [number, number])[] }),
  answer: ({ limit, area, boxes }) => num(boxes.filter(([w, l]) => 2 * (w + l) > limit && w * l <= area).length),
  traps: [
    {
      misconception: 'geo-cond-counterexample-the-wrong-way',
      classic: true,
      rule: ({ limit, area, boxes }) => num(boxes.filter(([w, l]) => 2 * (w + l) <= limit && w * l > area).length),
      says: () => 'I counted the rectangles that meet the conclusion, but not the hypothesis.',
      why: () => 'counts the rectangles with the conclusion and without the hypothesis.',
    },
    {
      misconception: 'geo-cond-gives-an-example',
      rule: ({ limit, area, boxes }) => num(boxes.filter(([w, l]) => 2 * (w + l) > limit && w * l > area).length),
      says: () => 'I counted the rectangles that meet both the hypothesis and the conclusion.',
      why: () => 'counts the rectangles that meet both parts of the statement.',
    },
    {
      misconception: 'geo-cond-counterexample-outside',
      rule: ({ area, boxes }) => num(boxes.filter(([w, l]) => w * l <= area).length),
      says: () => 'I counted every rectangle that fails the conclusion, also where the hypothesis is not met.',
      why: () => 'counts every rectangle with a small area, also those that do not meet the hypothesis.',
    },
  ],
  explain: ({ limit, area, boxes }) => {
    const name = (i: number) => 'ABCDEFG'[i]
    const big = boxes.map((x, i) => ({ x, i })).filter(({ x: [w, l] }) => 2 * (w + l) > limit)
    const bad = big.filter(({ x: [w, l] }) => w * l <= area)
    return {
      plan: 'First pick the cases that meet the hypothesis; among these count the ones that fail the conclusion.',
      steps: [
        {
          do: `A perimeter of more than ${limit} ft means width plus length is more than ${limit / 2} ft. This holds for ${big.map(({ i }) => name(i)).join(', ')}.`,
          why: 'Only these meet the hypothesis.',
        },
        {
          do: `Their areas, in square feet: ${big.map(({ x: [w, l], i }) => `${name(i)}: $${w} \\cdot ${l} = ${w * l}$`).join(', ')}.`,
          why: `The conclusion asks for more than ${area}.`,
        },
        {
          do: `${bad.map(({ i }) => name(i)).join(', ')} ${bad.length === 1 ? 'does' : 'do'} not reach it. That makes $${bad.length}$.`,
          why: 'Hypothesis met, conclusion not met: a counterexample.',
        },
      ],
      check: `${bad.map(({ x: [w, l], i }) => `${name(i)}: perimeter $2(${w} + ${l}) = ${2 * (w + l)} \\gt ${limit}$, area $${w * l} \\le ${area}$`).join('; ')}. The “if” is true and the “then” is false.`,
    }
  },
  // All minus those that fit the statement.
  check: ({ limit, area, boxes }) =>
    num(boxes.length - boxes.filter(([w, l]) => !(w + l > limit / 2) || w * l > area).length),
})

export const templates: readonly Template[] = [diagram, rewrite, counter, count]
