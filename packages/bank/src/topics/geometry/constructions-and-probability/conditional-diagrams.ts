/** Conditional probability in Venn diagrams and on spinners. */

import { div, drawing, frac, g, type Html, int, mul, num, template, until, xy } from '#kit'
import { written } from '../marks.ts'
import { simply } from './conditional-common.ts'

const skill = 'geo-conditional-probability'

const SETTINGS = [
  { who: 'students', one: 'student', a: 'play soccer', plays: 'plays soccer', b: 'play basketball' },
  { who: 'students', one: 'student', a: 'take art', plays: 'takes art', b: 'take music' },
  { who: 'families', one: 'family', a: 'have a dog', plays: 'has a dog', b: 'have a cat' },
  { who: 'members', one: 'member', a: 'swim', plays: 'swims', b: 'run' },
] as const

const rings = (p: { a: number; b: number; both: number; none: number }, found = false): Html =>
  drawing(
    {
      alt: 'Two overlapping circles A and B in a rectangle',
      at: {
        p: [-6, -3.6],
        q: [6, -3.6],
        r: [6, 3.6],
        s: [-6, 3.6],
        m: [-1.6, 0],
        n: [1.6, 0],
        t: [-3.2, 0],
        u: [0, 0],
        v: [3.2, 0],
        w: [5, -3],
        A: [-3.9, 2.4],
        B: [3.9, 2.4],
      },
      height: 210,
    },
    [
      g.polygon('pqrs'),
      g.circle('m', 2.7),
      g.circle('n', 2.7, found ? { fill: true } : {}),
      g.tag('t', `${p.a}`, { as: 'The part of A outside B' }),
      g.tag('u', `${p.both}`, { as: 'The part in both A and B' }),
      g.tag('v', `${p.b}`, { as: 'The part of B outside A' }),
      g.tag('w', `${p.none}`, { as: 'The part outside both circles' }),
      ...(found ? [written([1.8, -3.15], `B: ${p.b + p.both}`, 'The whole of B')] : []),
    ],
  )

export const venn = template({
  id: 'geometry/conditional-venn-diagram',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 75,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({
        a: int(rng, 6, 30),
        b: int(rng, 6, 30),
        both: int(rng, 4, 20),
        none: int(rng, 5, 25),
        s: int(rng, 0, SETTINGS.length - 1),
      }),
      ({ a, b, both }) => a !== b && Math.abs(a - b) > 3 && both !== a && both !== b,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 8,
      stem: (p) => {
        const s = SETTINGS[p.s] as (typeof SETTINGS)[number]
        return `${rings(p)}<p>The diagram shows how many ${s.who} ${s.a} (circle $A$) and how many ${s.b} (circle $B$). One of the ${s.who} ${s.one === 'family' ? 'that' : 'who'} ${s.b} is chosen at random. What is the probability that this ${s.one} ${s.plays} as well?</p>`
      },
    },
    {
      id: 'typed',
      kind: 'words',
      items: 5,
      stem: ({ a, b, both, none, s }) => {
        const x = SETTINGS[s] as (typeof SETTINGS)[number]
        return `Of ${a + b + both + none} ${x.who}, ${a + both} ${x.a}, ${b + both} ${x.b}, and ${both} do both. One of the ${x.who} ${x.one === 'family' ? 'that' : 'who'} ${x.b} is chosen at random. What is the probability that this ${x.one} ${x.plays} as well?`
      },
    },
  ],
  given: ({ a, b, both, none }, frame) =>
    frame === 'typed' ? { inA: a + both, inB: b + both, both, all: a + b + both + none } : { a, b, both, none },
  answer: ({ b, both }) => num(frac(both, b + both)),
  traps: [
    {
      misconception: 'geo-cp-divides-by-the-whole',
      classic: true,
      rule: (x) =>
        num('all' in x ? frac(x.both as number, x.all as number) : frac(x.both, x.a + x.b + x.both + x.none)),
      says: () => 'I divided by everybody, although only one group is asked about.',
      why: () => 'divides by everybody, although the choice is made in group B only.',
    },
    {
      misconception: 'geo-cp-turns-the-condition-around',
      rule: (x) => num('all' in x ? frac(x.both as number, x.inA as number) : frac(x.both, x.a + x.both)),
      why: () => 'divides by the other group: condition and event are exchanged.',
    },
    {
      misconception: 'geo-cp-compares-with-the-rest',
      rule: (x) => {
        const rest = 'all' in x ? (x.inB as number) - (x.both as number) : x.b
        return (x.both as number) < rest ? num(frac(x.both as number, rest)) : null
      },
      why: () => 'divides by those who do only the one thing.',
    },
    {
      misconception: 'geo-cp-ignores-the-condition',
      rule: (x) =>
        num('all' in x ? frac(x.inA as number, x.all as number) : frac(x.a + x.both, x.a + x.b + x.both + x.none)),
      says: ({ s }) => {
        const { who, one, a } = SETTINGS[s] as (typeof SETTINGS)[number]
        return `I left the condition out: I gave the share of those ${one === 'family' ? 'that' : 'who'} ${a} among all ${who}.`
      },
      why: () => 'is the probability without any condition.',
    },
    {
      misconception: 'geo-cp-gives-the-opposite',
      rule: (x) =>
        num('all' in x ? frac((x.inB as number) - (x.both as number), x.inB as number) : frac(x.b, x.b + x.both)),
      why: () => 'is the probability of the opposite.',
    },
  ],
  explain: (p, frame) => {
    const { b, both } = p
    const s = SETTINGS[p.s] as (typeof SETTINGS)[number]
    return {
      plan: 'The condition leaves one group only. Count this whole group, and count how many of it are in the other group, too.',
      steps: [
        frame === 'typed'
          ? {
              do: `The ${s.who} ${s.one === 'family' ? 'that' : 'who'} ${s.b} are chosen from, and there are ${b + both} of them.`,
              why: 'The number is given; those who do both are counted in it.',
            }
          : {
              do: `The group that is chosen from has $${b} + ${both} = ${b + both}$ in it.`,
              why: 'Those who do both belong to it as well.',
            },
        { do: `Of these, ${both} are in the other group, too.`, why: 'This is the part that both groups share.' },
        { do: `$${simply(both, b + both)}$`, why: 'Favorable ones over possible ones.' },
      ],
      check: `The other ${frame === 'typed' ? `$${b + both} - ${both} = ${b}$` : b} of this group make up the rest: $${simply(b, b + both)}$.`,
      figure: frame === 'figure' ? rings(p, true) : '',
    }
  },
  check: (x) => {
    const inB = 'all' in x ? (x.inB as number) : x.b + x.both
    const total = 1000
    return num(mul(frac(x.both as number, total), frac(total, inB)))
  },
})

type Wheel = Readonly<Record<'a' | 'b' | 'c' | 'd' | 'rot', number>>

/** The spinner; in an explanation with its angles, the favorable sector shaded. */
const wheel = ({ a, b, c, d, rot }: Wheel, found = false): Html => {
  const spot = (deg: number) => xy.polar([0, 0], 4, rot + deg)
  return drawing(
    {
      alt: 'A spinner: a circle with four sectors',
      at: { o: [0, 0], e: spot(0), f: spot(a), h: spot(a + b), i: spot(a + b + c) },
      height: 230,
    },
    [
      g.circle('o', 4),
      ...(found
        ? [
            g.sector('o', 4, rot + a, rot + a + b),
            ...(
              [
                [a / 2, a],
                [a + b / 2, b],
                [a + b + c / 2, c],
                [a + b + c + d / 2, d],
              ] as const
            ).map(([at, n], i) =>
              written(xy.polar([0, 0], 2.5, rot + at), `${n}°`, `The angle of ${['red', 'blue', 'green', 'white'][i]}`),
            ),
          ]
        : []),
      g.seg('oe'),
      g.seg('of'),
      g.seg('oh'),
      g.seg('oi'),
      g.arcLabel('o', 4, rot + a / 2, 'R', 'The sector of red'),
      g.arcLabel('o', 4, rot + a + b / 2, 'B', 'The sector of blue'),
      g.arcLabel('o', 4, rot + a + b + c / 2, 'G', 'The sector of green'),
      g.arcLabel('o', 4, rot + a + b + c + d / 2, 'W', 'The sector of white'),
    ],
  )
}

export const spinner = template({
  id: 'geometry/conditional-spinner',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const [a, b, c] = [int(rng, 4, 14) * 10, int(rng, 4, 14) * 10, int(rng, 4, 14) * 10]
        return { a, b, c, d: 360 - a - b - c, rot: int(rng, 0, 70) }
      },
      ({ a, b, c, d }) => d >= 40 && new Set([a, b, c, d]).size === 4 && a !== 360 - a,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 8,
      stem: (p) =>
        `${wheel(p)}<p>The spinner has sectors in red (R), blue (B), green (G) and white (W), with angles of $${p.a}^\\circ$, $${p.b}^\\circ$, $${p.c}^\\circ$ and $${p.d}^\\circ$. It is spun once. Given that it does not stop on red, what is the probability that it stops on blue?</p>`,
    },
  ],
  given: ({ a, b, c, d }) => ({ a, b, c, d }),
  answer: ({ a, b }) => num(frac(b, 360 - a)),
  traps: [
    {
      misconception: 'geo-cp-divides-by-the-whole',
      classic: true,
      operation: 'wrong-whole',
      operands: ({ b }) => [b, 360],
      rule: ({ b }) => num(frac(b, 360)),
      says: () => 'I divided by the full circle, although red is ruled out.',
      why: () => 'divides by the full circle, although red is ruled out.',
    },
    {
      misconception: 'geo-cp-counts-sectors',
      operation: 'parts-taken-as-equal',
      operands: () => [1, 3],
      rule: () => num(frac(1, 3)),
      why: () => 'takes the three sectors for equally large.',
    },
    {
      misconception: 'geo-cp-gives-the-condition',
      operation: 'wrong-part-of-the-whole',
      operands: ({ a }) => [360 - a, 360],
      rule: ({ a }) => num(frac(360 - a, 360)),
      why: () => 'is the probability of what is known already.',
    },
    {
      misconception: 'geo-cp-compares-with-the-rest',
      operation: 'wrong-whole',
      operands: ({ b, c, d }) => [b, c + d],
      rule: ({ b, c, d }) => (b < c + d ? num(frac(b, c + d)) : null),
      why: () => 'divides by the other sectors without blue itself.',
    },
    {
      misconception: 'geo-cp-wrong-condition',
      operation: 'wrong-whole',
      operands: ({ a, b }) => [b, a + b],
      rule: ({ a, b }) => num(frac(b, a + b)),
      says: () => 'I divided blue by blue and red together, although red is ruled out.',
      why: () => 'divides blue by blue and red together, although red is ruled out.',
    },
    {
      misconception: 'geo-cp-gives-the-opposite',
      operation: 'rest-for-part',
      operands: ({ b, c, d }) => [b + c + d, b],
      after: (rest, { b, c, d }) => div(rest, b + c + d),
      rule: ({ b, c, d }) => num(frac(c + d, b + c + d)),
      why: () => 'is the probability of not stopping on blue.',
    },
  ],
  explain: (w) => {
    const { a, b } = w
    return {
      plan: 'Take out the sector that is ruled out. What is left of the circle is possible; divide the favorable angle by it.',
      steps: [
        {
          do: `Without red, $360^\\circ - ${a}^\\circ = ${360 - a}^\\circ$ are left.`,
          why: 'It is known that the spinner did not stop on red.',
        },
        { do: `Blue takes $${b}^\\circ$ of them.`, why: 'Blue lies wholly in what is left.' },
        { do: `$${simply(b, 360 - a)}$`, why: 'Favorable angle over possible angle.' },
      ],
      faster: `All angles are whole tens, so count in steps of $10^\\circ$: without red there are $36 - ${a / 10} = ${36 - a / 10}$ of them, and blue has ${b / 10}.`,
      check: `It is more than $${simply(b, 360)}$, the probability without the condition, as it must be.`,
      figure: wheel(w, true),
    }
  },
  // Adds up what is left, ten degrees at a time.
  check: ({ b, c, d }) => num(frac(b / 10, b / 10 + c / 10 + d / 10)),
})
