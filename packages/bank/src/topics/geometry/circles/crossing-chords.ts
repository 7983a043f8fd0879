/** Chords that cross inside a circle. */

import { add, div, drawing, frac, g, type Html, int, num, pick, sub, template, toTex, until, whole, xy } from '#kit'
import { circleOf, skill } from './chords-common.ts'

export const crossing = template({
  id: 'geometry/circle-crossing-chords',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 65,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 12), b: int(rng, 3, 15), c: int(rng, 2, 12), deg: pick(rng, [55, 65, 75, 105, 120]) }),
      ({ a, b, c }) => {
        const d = (a * b) / c
        return (
          Number.isInteger(d) &&
          d > 1 &&
          d < 20 &&
          a !== c &&
          b !== c &&
          d !== a &&
          Math.max(a, b, c, d) / Math.min(a, b, c, d) < 5
        )
      },
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 6,
      stem: (p) =>
        `${crossFigure(p.a, p.b, p.c, p.deg)}<p>Chords $AB$ and $CD$ of a circle meet at $E$. What is the length of $ED$?</p>`,
    },
    {
      id: 'typed',
      kind: 'figure',
      response: 'grid',
      items: 6,
      stem: (p) =>
        `<p>Two chords $AB$ and $CD$ cross inside a circle.</p>${crossFigure(p.a, p.b, p.c, p.deg)}<p>What is the value of $x$?</p>`,
    },
  ],
  given: ({ a, b, c }) => ({ a, b, c }),
  answer: ({ a, b, c }) => num((a * b) / c),
  traps: [
    {
      misconception: 'geo-circ-adds-the-parts',
      classic: true,
      operation: 'added-instead-of-multiplied',
      operands: ({ a, b }) => [a, b],
      after: (x, { c }) => sub(x, c),
      rule: ({ a, b, c }) => whole(a + b - c),
      says: () => 'I took the sums of the parts to be equal instead of their products.',
      why: ({ a, b, c }) => `is $${a} + ${b} - ${c}$: it makes the two chords equally long.`,
    },
    {
      misconception: 'geo-circ-pairs-the-wrong-parts',
      operation: 'ratio-upside-down',
      operands: ({ a, b, c }) => [c, b, a],
      rule: ({ a, b, c }) => whole((a * c) / b),
      says: ({ a, b, c }) =>
        `I multiplied ${a} by ${c}, although they are parts of different chords, and divided by ${b}.`,
      why: ({ a, c }) => `multiplies $${a}$ and $${c}$, which are parts of different chords.`,
    },
    {
      misconception: 'geo-circ-pairs-the-wrong-parts',
      operation: 'ratio-upside-down',
      operands: ({ a, b, c }) => [c, a, b],
      rule: ({ a, b, c }) => whole((b * c) / a),
      says: ({ a, b, c }) =>
        `I multiplied ${b} by ${c}, although they are parts of different chords, and divided by ${a}.`,
      why: ({ b, c }) => `multiplies $${b}$ and $${c}$, which are parts of different chords.`,
    },
    {
      misconception: 'geo-circ-gives-half-the-chord',
      operation: 'whole-for-part',
      operands: ({ a, b, c }) => [add(c, div(a * b, c))],
      rule: ({ a, b, c }) => num((a * b) / c + c),
      says: () => 'I gave the whole chord $CD$ instead of its part $ED$.',
      why: () => 'is the whole chord $CD$.',
    },
    {
      misconception: 'geo-circ-does-not-divide',
      operation: 'factor-left-out',
      operands: ({ a, b }) => [a, b],
      rule: ({ a, b }) => num(a * b),
      why: ({ c }) => `is the product of the parts of $AB$, not yet divided by $${c}$.`,
    },
    {
      misconception: 'geo-circ-adds-the-parts',
      operation: 'difference-for-ratio',
      operands: ({ a, b, c }) => [a, b, c],
      rule: ({ a, b, c }) => whole(b + c - a),
      says: () => 'I took the differences of the parts to be equal instead of the products.',
      why: () => 'works with differences instead of products.',
    },
  ],
  explain: ({ a, b, c, deg }) => ({
    plan: 'Where two chords cross, the product of the parts is the same for both: write this as an equation.',
    steps: [
      {
        do: `$${a} \\cdot ${b} = ${c} \\cdot ED$`,
        why: 'When two chords cross, the products of their parts are equal.',
      },
      { do: `$${a * b} = ${c} \\cdot ED$`, why: 'Multiply the parts of the chord that is known.' },
      { do: `$ED = \\frac{${a * b}}{${c}} = ${(a * b) / c}$`, why: `Divide both sides by ${c}.` },
    ],
    faster: `Divide before you multiply: $\\frac{${a} \\cdot ${b}}{${c}} = ${frac(a, c).d < frac(b, c).d ? `${toTex(frac(a, c))} \\cdot ${b}` : `${a} \\cdot ${toTex(frac(b, c))}`} = ${(a * b) / c}$.`,
    check: `$${c} \\cdot ${(a * b) / c} = ${a * b} = ${a} \\cdot ${b}$`,
    figure: crossFigure(a, b, c, deg, `${(a * b) / c}`),
  }),
  check: ({ a, b, c }) => num(Array.from({ length: 60 }, (_, x) => x).find((x) => c * x === a * b) ?? -1),
})

function crossFigure(a: number, b: number, c: number, deg: number, x = 'x'): Html {
  const d = (a * b) / c
  const { center, radius } = circleOf(-a, b, -c, d, deg)
  const at = {
    A: [-a, 0] as const,
    B: [b, 0] as const,
    C: xy.polar([0, 0], -c, deg),
    D: xy.polar([0, 0], d, deg),
    E: [0, 0] as const,
    o: center,
  }
  return drawing({ alt: 'Circle with chords AB and CD, which cross at E', at, height: 280 }, [
    g.circle('o', radius),
    g.seg('AE', `${a}`),
    g.seg('EB', `${b}`),
    g.seg('CE', `${c}`),
    g.seg('ED', x),
  ])
}
