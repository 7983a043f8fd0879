/** Conditional probability on segments and in regions. */

import { div, drawing, frac, g, gcd, type Html, int, mul, num, pick, table, template, toTex, until } from '#kit'
import { written } from '../marks.ts'
import { namesBelow } from '../names-below.ts'
import { simply } from './conditional-common.ts'

const skill = 'geo-conditional-probability'

const VERTICES = ['ABCD', 'PQRS', 'JKLM', 'WXYZ'] as const

type Parts = Readonly<{ a: number; b: number; c: number; set: string }>

/** The segment with its parts; in an explanation with the length that is still possible. */
const marked = ({ a, b, c, set }: Parts, found = false): Html => {
  const [A, B, C, D] = [...set] as [string, string, string, string]
  return drawing(
    {
      alt: `Segment ${A}${D} with the points ${B} and ${C} on it`,
      at: {
        [A]: [0, 0],
        [B]: [a, 0],
        [C]: [a + b, 0],
        [D]: [a + b + c, 0],
        z: [a, -1],
        ...(found ? { u: [0, -0.2 * (a + b + c)] as const, v: [a + b, -0.2 * (a + b + c)] as const } : {}),
      },
      show: '',
      height: found ? 120 : 90,
    },
    [
      g.seg(A + B, `${a}`, { from: 'z' }),
      g.seg(B + C, `${b}`, { from: 'z' }),
      g.seg(C + D, `${c}`, { from: 'z' }),
      g.dots(set),
      namesBelow([...set]),
      ...(found
        ? [g.line('uv', { thin: true }), g.side('uv', `${a + b}`, { as: `The possible part ${A}${C}`, from: A })]
        : []),
    ],
  )
}

export const onSegment = template({
  id: 'geometry/conditional-on-a-segment',
  skill,
  difficulty: 'Low',
  b: -0.4,
  calculator: false,
  seconds: 65,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 3, 12), b: int(rng, 3, 12), c: int(rng, 3, 12), set: pick(rng, VERTICES) }),
      ({ a, b, c }) => new Set([a, b, c, a + b, b + c]).size === 5 && Math.max(a, b, c) < 3 * Math.min(a, b, c),
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 7,
      stem: (p) => {
        const [A, B, C, D] = [...p.set] as [string, string, string, string]
        return `${marked(p)}<p>A point is chosen at random on $${A}${D}$. Given that it lies on $${A}${C}$, what is the probability that it lies on $${B}${C}$?</p>`
      },
    },
    {
      id: 'typed',
      kind: 'words',
      response: 'grid',
      items: 5,
      stem: ({ a, b, c }) =>
        `A bus drives from Ashton to Dale by way of Brook and Corby: ${a} miles to Brook, then ${b} miles to Corby, then ${c} miles to Dale. A phone was lost at a random spot of the road. It is known that this was before Corby. What is the probability that it was between Brook and Corby?`,
    },
  ],
  given: ({ a, b, c }) => ({ a, b, c }),
  answer: ({ a, b }) => num(frac(b, a + b)),
  traps: [
    {
      misconception: 'geo-cp-divides-by-the-whole',
      classic: true,
      operation: 'wrong-whole',
      operands: ({ a, b, c }) => [b, a + b + c],
      rule: ({ a, b, c }) => num(frac(b, a + b + c)),
      why: () => 'divides by the whole length, although it is known that a part of it is out.',
    },
    {
      misconception: 'geo-cp-gives-the-condition',
      operation: 'wrong-part-of-the-whole',
      operands: ({ a, b, c }) => [a + b, a + b + c],
      rule: ({ a, b, c }) => num(frac(a + b, a + b + c)),
      why: () => 'is the probability of what is known already.',
    },
    {
      misconception: 'geo-cp-compares-with-the-rest',
      operation: 'wrong-whole',
      operands: ({ a, b }) => [b, a],
      rule: ({ a, b }) => (b < a ? num(frac(b, a)) : null),
      why: () => 'divides by the other part instead of by both parts.',
    },
    {
      misconception: 'geo-cp-gives-the-opposite',
      operation: 'rest-for-part',
      operands: ({ a, b }) => [a + b, b],
      after: (rest, { a, b }) => div(rest, a + b),
      rule: ({ a, b }) => num(frac(a, a + b)),
      why: () => 'is the probability of the other part.',
    },
    {
      misconception: 'geo-cp-wrong-condition',
      operation: 'wrong-whole',
      operands: ({ b, c }) => [b, b + c],
      rule: ({ b, c }) => num(frac(b, b + c)),
      says: () => 'I divided by the last two parts together, although the first two are given.',
      why: () => 'uses the last two parts; the first two are left.',
    },
  ],
  explain: ({ a, b, c, set }, frame) => ({
    plan: 'What is known makes the segment shorter. Divide the favorable length by the length that is still possible.',
    steps: [
      { do: `Possible is only the length $${a} + ${b} = ${a + b}$.`, why: `The last part, ${c}, is ruled out.` },
      { do: `Favorable is the length ${b}.`, why: 'It lies inside the possible part.' },
      { do: `$${simply(b, a + b)}$`, why: 'Favorable length over possible length.' },
    ],
    check: `The rest of the possible part has the probability $${simply(a, a + b)}$, and both add up to 1.`,
    figure: frame === 'figure' ? marked({ a, b, c, set }, true) : '',
  }),
  // Counts unit pieces.
  check: ({ a, b, c }) => {
    const all = Array.from({ length: a + b + c }, (_, i) => i).filter((i) => i < a + b)
    return num(frac(all.filter((i) => i >= a).length, all.length))
  },
})

type Field = Readonly<Record<'w' | 'h' | 'u' | 'v' | 'x' | 'y' | 'p' | 'q', number>>

/** The field with its regions; in an explanation with the area of the overlap. */
const fieldFigure = ({ w, h, u, v, x, y, p, q }: Field, found = false): Html =>
  drawing(
    {
      alt: 'A rectangle with two smaller rectangles, region 1 and region 2, that overlap; the overlap is shaded',
      at: {
        a: [0, 0],
        b: [w, 0],
        c: [w, h],
        d: [0, h],
        e: [u, 0],
        f: [u, v],
        i: [0, v],
        j: [x, y],
        k: [x + p, y],
        l: [x + p, y + q],
        m: [x, y + q],
        o: [u, y],
        r: [x, v],
        s: [x * 0.5, v * 0.5],
        t: [x + p * 0.72, y + q * 0.7],
      },
      height: 220,
    },
    [
      g.shade('jofr'),
      g.polygon('abcd'),
      g.polygon('aefi'),
      g.polygon('jklm'),
      g.tag('s', '1', { as: 'Region 1' }),
      g.tag('t', '2', { as: 'Region 2' }),
      ...(found ? [written([(x + u) / 2, (y + v) / 2], `${(u - x) * (v - y)}`, 'The area of the overlap')] : []),
    ],
  )

/** Whether no mistake ends at a fraction with the denominator that the answer has when it cannot be reduced. */
function ownDenominator({ w, h, u, v, x, y, p, q }: Field): boolean {
  const both = (u - x) * (v - y)
  const wrong = [frac(both, w * h), frac(both, p * q), frac(u * v, w * h), frac(p * q, w * h), frac(both, u * v - both)]
  return wrong.every(({ d }) => d !== u * v)
}

export const regions = template({
  id: 'geometry/conditional-in-a-region',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: true,
  seconds: 95,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({
        w: int(rng, 8, 16),
        h: int(rng, 6, 10),
        u: int(rng, 4, 11),
        v: int(rng, 3, 7),
        x: int(rng, 2, 6),
        y: int(rng, 1, 4),
        p: int(rng, 5, 11),
        q: int(rng, 4, 8),
      }),
      // Region 1: u by v in the lower left corner. Region 2: p by q, from (x, y).
      ({ w, h, u, v, x, y, p, q }) =>
        u < w - 1 &&
        v < h - 1 &&
        x + p < w &&
        y + q < h &&
        u - x >= 2 &&
        v - y >= 2 &&
        u < x + p &&
        v < y + q &&
        u * v !== p * q,
    ),
  frames: [
    {
      id: 'map',
      kind: 'figure',
      items: 9,
      stem: ({ w, h, u, v, x, y, p, q }) =>
        `${fieldFigure({ w, h, u, v, x, y, p, q })}${table(
          ['Part of the field', 'Width (ft)', 'Height (ft)'],
          [
            ['Whole field', w, h],
            ['Region 1, at the lower left', u, v],
            ['Region 2, on the right', p, q],
            ['Overlap (shaded)', u - x, v - y],
          ],
        )}<p>A drone lands at a random spot in the field. Given that it lands in region 1, what is the probability that it lands in region 2 as well?</p>`,
    },
  ],
  given: ({ w, h, u, v, x, y, p, q }) => ({ w, h, u, v, ou: u - x, ov: v - y, p, q }),
  answer: ({ u, v, x, y }) => num(frac((u - x) * (v - y), u * v)),
  traps: [
    {
      misconception: 'geo-cp-divides-by-the-whole',
      classic: true,
      operation: 'wrong-whole',
      operands: ({ w, h, ou, ov }) => [ou * ov, w * h],
      rule: ({ w, h, ou, ov }) => num(frac(ou * ov, w * h)),
      why: () => 'divides by the whole field, although it is known that the spot is in region 1.',
    },
    {
      misconception: 'geo-cp-turns-the-condition-around',
      operation: 'wrong-whole',
      operands: ({ ou, ov, p, q }) => [ou * ov, p * q],
      rule: ({ ou, ov, p, q }) => num(frac(ou * ov, p * q)),
      why: () => 'divides by region 2: condition and event are exchanged.',
    },
    {
      misconception: 'geo-cp-gives-the-condition',
      operation: 'wrong-part-of-the-whole',
      operands: ({ w, h, u, v }) => [u * v, w * h],
      rule: ({ w, h, u, v }) => num(frac(u * v, w * h)),
      why: () => 'is the probability of region 1 itself.',
    },
    {
      misconception: 'geo-cp-ignores-the-condition',
      operation: 'wrong-part-of-the-whole',
      operands: ({ w, h, p, q }) => [p * q, w * h],
      rule: ({ w, h, p, q }) => num(frac(p * q, w * h)),
      says: () => 'I left the condition out, and divided region 2 by the whole field.',
      why: () => 'is the probability of region 2 without any condition.',
    },
    {
      misconception: 'geo-cp-compares-with-the-rest',
      operation: 'wrong-whole',
      operands: ({ u, v, ou, ov }) => [ou * ov, u * v - ou * ov],
      rule: ({ u, v, ou, ov }) => (ou * ov < u * v - ou * ov ? num(frac(ou * ov, u * v - ou * ov)) : null),
      why: () => 'divides by region 1 without the overlap.',
    },
  ],
  explain: (f) => {
    const { w, h, u, v, x, y } = f
    return {
      plan: 'The condition leaves only the region that is known. Divide the area of the overlap by the area of this region.',
      steps: [
        { do: `Region 1 has area $${u} \\cdot ${v} = ${u * v}$.`, why: 'The spot is known to lie there.' },
        {
          do: `The overlap has area $${u - x} \\cdot ${v - y} = ${(u - x) * (v - y)}$.`,
          why: 'These spots lie in region 2 as well.',
        },
        { do: `$${simply((u - x) * (v - y), u * v)}$`, why: 'Favorable area over possible area.' },
      ],
      ...(gcd((u - x) * (v - y), u * v) > 1
        ? {
            faster: `Write one fraction and cancel before you multiply: $\\frac{${u - x} \\cdot ${v - y}}{${u} \\cdot ${v}} = ${toTex(frac((u - x) * (v - y), u * v))}$.`,
          }
        : ownDenominator(f)
          ? {
              faster: `The denominator alone can tell: the fraction has $${u} \\cdot ${v} = ${u * v}$ below and cannot be reduced, since $${u - x} \\cdot ${v - y}$ shares no factor with it. Only one option has the denominator ${u * v}.`,
            }
          : {}),
      check: `By the formula, with the whole field of $${w} \\cdot ${h} = ${w * h}$: $\\frac{${(u - x) * (v - y)}}{${w * h}} \\div \\frac{${u * v}}{${w * h}} = \\frac{${(u - x) * (v - y)}}{${u * v}}$, so the size of the field cancels.`,
      figure: fieldFigure(f, true),
    }
  },
  // From the two probabilities for the whole field.
  check: ({ w, h, u, v, ou, ov }) => num(mul(frac(ou * ov, w * h), frac(w * h, u * v))),
})
