/** Half angles in right and isosceles triangles. */

import {
  drawing,
  frac,
  g,
  type Html,
  int,
  num,
  person,
  pick,
  type Rng,
  rightTriangle,
  sub,
  type Template,
  TRIANGLE_NAMES,
  template,
  toTex,
  triangleTurn,
  tripleSays,
} from '#kit'
import { real } from '../common.ts'
import { halved, type SC, skill, TRIPLES } from './half-angle.ts'

/** A beam over level ground, and a second one, dashed, at half the angle. */
const beams = (opp: number, adj: number, found = false): Html =>
  drawing(
    {
      alt: 'A beam that rises from level ground as the longest side of a right triangle, and a second beam, dashed, at half the angle',
      at: { o: [0, 0], a: [adj, 0], b: [adj, opp], h: [adj, (adj * (Math.hypot(opp, adj) - adj)) / opp] },
      height: 230,
    },
    [
      g.seg('oa', `${adj} ft`, { as: 'The horizontal distance', from: 'b' }),
      g.seg('ab', `${opp} ft`, { as: 'The rise of the first beam', from: 'o' }),
      g.seg('ob', found ? `${Math.round(Math.hypot(opp, adj))} ft` : '', {
        accent: true,
        as: 'The first beam',
        from: 'a',
      }),
      g.seg('oh', '', { accent: true, dash: true }),
      g.right('oab'),
    ],
  )

const tangent = template({
  id: 'trigonometry/half-angle-tangent',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 85,
  response: 'choice',
  balance: 'distance',
  draw: (rng) => {
    const [u, v] = pick(rng, TRIPLES)
    const [turn, k] = [int(rng, 0, 1) === 1, int(rng, 1, 3)]
    return {
      opp: k * (turn ? v : u),
      adj: k * (turn ? u : v),
      set: pick(rng, TRIANGLE_NAMES),
      rot: triangleTurn(rng),
    }
  },
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 8,
      stem: ({ opp, adj, set, rot }) =>
        `${rightTriangle(set, opp, adj, { a: `${opp}`, b: `${adj}`, A: 'x' }, rot)}<p>For the angle $x$ in right triangle $${set}$, what is $\\tan \\frac{x}{2}$?</p>`,
    },
    {
      id: 'grid',
      kind: 'words',
      items: 4,
      response: 'grid',
      stem: ({ opp, adj }, rng) =>
        `${beams(opp, adj)}<p>A laser beam starts on level ground and rises $${opp}$ feet over a horizontal distance of $${adj}$ feet. ${person(rng)} sets up a second beam from the same start that makes half the angle with the ground. How many feet does the second beam rise for each foot of horizontal distance? Give a fraction or a decimal.</p>`,
    },
  ],
  given: ({ opp, adj }) => ({ opp, adj }),
  answer: ({ opp, adj }) => num(frac(Math.round(Math.sqrt(opp * opp + adj * adj)) - adj, opp)),
  traps: [
    {
      misconception: 'trig-halves-the-value',
      classic: true,
      operation: 'halved-wrongly',
      operands: ({ opp, adj }) => [frac(opp, adj)],
      rule: ({ opp, adj }) => num(frac(opp, 2 * adj)),
      why: ({ opp, adj }) => `is half of the tangent, $${toTex(frac(opp, adj))}$, of the whole angle.`,
    },
    {
      misconception: 'trig-turns-the-half-tangent-upside-down',
      operation: 'reciprocal-taken',
      operands: ({ opp, adj }) => [opp, adj + Math.sqrt(opp * opp + adj * adj)],
      rule: ({ opp, adj }) => num(frac(opp, Math.round(Math.sqrt(opp * opp + adj * adj)) - adj)),
      why: () => 'divides the sine by one minus the cosine, which is the reciprocal of the right one.',
    },
    {
      misconception: 'trig-forgets-the-half-under-the-root',
      operation: 'part-left-out',
      operands: ({ opp, adj }) => {
        const r = Math.sqrt(opp * opp + adj * adj)
        return [frac(r - adj, r + adj)]
      },
      rule: ({ opp, adj }) => {
        const r = Math.round(Math.sqrt(opp * opp + adj * adj))
        return num(frac(r - adj, r + adj))
      },
      says: () => 'I divided one minus the cosine by one plus the cosine and did not take the root.',
      why: () => 'is the square of the tangent.',
    },
    {
      misconception: 'trig-puts-the-sine-into-the-half-angle-formula',
      operation: 'wrong-sides-of-a-ratio',
      operands: ({ opp, adj }) => [adj, opp + Math.sqrt(opp * opp + adj * adj)],
      rule: ({ opp, adj }) => num(frac(Math.round(Math.sqrt(opp * opp + adj * adj)) - opp, adj)),
      says: () => 'I mixed up sine and cosine in the formula.',
      why: () => 'mixes up sine and cosine: it belongs to half of the other acute angle.',
    },
    {
      misconception: 'trig-halves-the-value',
      operation: 'halved-wrongly',
      operands: ({ opp, adj }) => [frac(opp, Math.sqrt(opp * opp + adj * adj))],
      rule: ({ opp, adj }) => num(frac(opp, 2 * Math.round(Math.sqrt(opp * opp + adj * adj)))),
      says: () => 'I halved the sine of the angle and took that for the tangent of half the angle.',
      why: () => 'is half of the sine of the whole angle.',
    },
  ],
  explain: ({ opp, adj, set, rot }, frame) => {
    const r = Math.round(Math.sqrt(opp * opp + adj * adj))
    return {
      plan: 'Find the hypotenuse, and from it sine and cosine of the angle. The tangent of half the angle is one minus the cosine, divided by the sine.',
      steps: [
        {
          do: `The hypotenuse is $\\sqrt{${opp}^2 + ${adj}^2} = \\sqrt{${r * r}} = ${r}$.`,
          why: 'Pythagorean theorem.',
        },
        {
          do: `${frame === 'grid' ? 'With $x$ for the angle of the first beam, ' : ''}$\\sin x = \\frac{${opp}}{${r}}$ and $\\cos x = \\frac{${adj}}{${r}}$.`,
          why: 'Opposite and adjacent leg over hypotenuse.',
        },
        {
          do: `$\\tan \\frac{x}{2} = \\frac{1 - \\cos x}{\\sin x} = \\frac{${r} - ${adj}}{${opp}} = ${toTex(frac(r - adj, opp))}$`,
          why: `Multiply numerator and denominator by $${r}$.`,
        },
      ],
      faster: `${tripleSays(opp, adj, r)}, so the hypotenuse is known without any squares.`,
      check: `Half of the angle has a tangent below half of $\\tan x = ${toTex(frac(opp, adj))}$.`,
      figure:
        frame === 'grid'
          ? beams(opp, adj, true)
          : rightTriangle(set, opp, adj, { a: `${opp}`, b: `${adj}`, c: `${r}`, A: 'x' }, rot),
    }
  },
  // Measures the angle and takes the tangent of half of it.
  check: ({ opp, adj }) => {
    const x = Math.tan(Math.atan2(opp, adj) / 2)
    for (let d = 1; d < 200; d++) if (Math.abs(Math.round(x * d) / d - x) < 1e-9) return num(frac(Math.round(x * d), d))
    return num(0)
  },
})

const FEET = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [21, 20, 29],
  [12, 5, 13],
] as const

const drawLegs = (rng: Rng) => {
  const [o, d, r] = pick(rng, FEET)
  return { o, d, r, L: r * int(rng, 1, r < 10 ? 9 : 3), ask: pick(rng, ['base', 'height'] as const) }
}

/** The number whose root is a fraction of whole numbers: sine or cosine of the half angle. */
const halfOf = (fn: SC, c: { n: number; d: number }): number => halved(fn, c.n / c.d)

/** Two poles of equal length that lean against each other on level ground; `base` marks the distance of their feet. */
const poles = (x: number, h: number, L: number, base: boolean, found = false): Html => {
  const at = {
    a: [0, h],
    b: [-x, 0],
    c: [x, 0],
    d: [-1.25 * x, 0],
    e: [1.25 * x, 0],
    ...(found ? { f: [0, 0] as const } : {}),
  } as const
  return drawing({ alt: 'Two poles that meet at the top and stand on level ground', at, height: 220 }, [
    g.line('de', { thin: true, plain: true }),
    g.seg('ab', `${L} in`, { as: 'The left pole', from: 'c' }),
    g.seg('ac', `${L} in`, { as: 'The right pole', from: 'b' }),
    g.angle('bac', 'θ', { as: 'The angle between the poles' }),
    ...(base
      ? [g.side('bc', found ? `${2 * x} in` : 'd', { as: 'The distance between the lower ends', from: 'a' })]
      : []),
    ...(found && !base ? [g.seg('af', `${h} in`, { dash: true, as: 'The height' })] : []),
  ])
}

/** An isosceles triangle; with its height and the halves when they are found. */
function equalSides(x: number, h: number, L: number, found?: 'base' | 'height'): Html {
  return drawing(
    {
      alt: `Triangle ABC with AB and AC of equal length${found ? ', and the height AD' : ''}`,
      at: { A: [0, h], B: [-x, 0], C: [x, 0], ...(found ? { D: [0, 0] as const } : {}) },
      height: 220,
    },
    [
      g.polygon('ABC'),
      g.side('AB', `${L}`, { from: 'C' }),
      g.side('AC', `${L}`, { from: 'B' }),
      ...(found ? [] : [g.angle('BAC', 'θ')]),
      ...(found
        ? [
            g.seg('AD', found === 'height' ? `${h}` : '', { dash: true }),
            g.right('ADC'),
            g.angle('BAD', 'θ/2'),
            ...(found === 'base' ? [g.side('BD', `${x}`, { from: 'A' }), g.side('DC', `${x}`, { from: 'A' })] : []),
          ]
        : []),
    ],
  )
}

/** Whether of the height, its double, half of the base and the base only the height is of the size that the half angle tells. */
function aloneInSize(o: number, d: number, r: number): boolean {
  const fits = (x: number) => (o > d ? x < r / Math.SQRT2 : x > r / Math.SQRT2 && x < r)
  return fits(d) && ![2 * d, o, 2 * o].some(fits)
}

const isosceles = template({
  id: 'trigonometry/half-angle-isosceles',
  skill,
  difficulty: 'High',
  b: 1.1,
  calculator: false,
  seconds: 110,
  response: 'choice',
  balance: 'place',
  draw: drawLegs,
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 8,
      stem: ({ o, d, r, L, ask }) => {
        return `${equalSides((L * o) / r, (L * d) / r, L)}<p>In triangle $ABC$, $AB = AC = ${L}$ and $\\cos \\theta = ${toTex(frac(d * d - o * o, r * r))}$. ${ask === 'base' ? 'What is the length of $BC$?' : 'What is the distance from $A$ to $BC$?'}</p>`
      },
    },
    {
      id: 'grid',
      kind: 'words',
      items: 4,
      response: 'grid',
      stem: ({ o, d, r, L, ask }) =>
        `${poles((L * o) / r, (L * d) / r, L, ask === 'base')}<p>Two straight poles of a tent, each $${L}$ inches long, meet at the top at an angle $\\theta$ with $\\cos \\theta = ${toTex(frac(d * d - o * o, r * r))}$. Their lower ends stand on level ground${ask === 'base' ? ', $d$ inches apart. What is $d$?' : '. How high above the ground do they meet, in inches?'}</p>`,
    },
  ],
  given: ({ o, d, r, L, ask }) => ({ L, c: frac(d * d - o * o, r * r), ask }),
  answer: ({ o, d, r, L, ask }) => num(frac(ask === 'base' ? 2 * L * o : L * d, r)),
  traps: [
    {
      misconception: 'trig-swaps-the-half-angle-formulas',
      classic: true,
      rule: ({ L, c, ask }) => real(ask === 'base' ? 2 * L * halfOf('cos', c) : L * halfOf('sin', c)),
      says: ({ ask }) =>
        ask === 'base'
          ? 'I used the cosine of the half angle where its sine is needed.'
          : 'I used the sine of the half angle where its cosine is needed.',
      why: ({ ask }) =>
        ask === 'base' ? 'is twice the height: it uses the cosine.' : 'is half of the base: it uses the sine.',
    },
    {
      misconception: 'trig-stops-at-one-half-of-the-triangle',
      rule: ({ L, c, ask }) => real(ask === 'base' ? L * halfOf('sin', c) : 2 * L * halfOf('cos', c)),
      says: ({ ask }) => (ask === 'base' ? 'I gave only half of the base.' : 'I doubled the height.'),
      why: ({ ask }) => (ask === 'base' ? 'is only half of the base.' : 'is twice the height.'),
    },
    {
      misconception: 'trig-swaps-the-half-angle-formulas',
      twoSlips: true,
      rule: ({ L, c, ask }) => real(ask === 'base' ? L * halfOf('cos', c) : 2 * L * halfOf('sin', c)),
      says: ({ ask }) => (ask === 'base' ? 'I gave the height.' : 'I gave the base.'),
      why: ({ ask }) => (ask === 'base' ? 'is the height of the triangle.' : 'is the base of the triangle.'),
    },
  ],
  explain: ({ o, d, r, L, ask }, frame) => {
    const c = frac(d * d - o * o, r * r)
    const fn = ask === 'base' ? 'sin' : 'cos'
    const leg = ask === 'base' ? o : d
    return {
      plan: 'The height cuts the triangle into two right triangles, each with half of the angle at the top. The half-angle formula gives the ratio that is needed there.',
      steps: [
        {
          do: `Draw the height. Each right triangle has the hypotenuse $${L}$ and the angle $\\frac{\\theta}{2}$ at the top.`,
          why: 'In an isosceles triangle the height halves the angle and the base.',
        },
        {
          do: `$\\${fn}^2 \\frac{\\theta}{2} = \\frac{1 ${fn === 'sin' ? '-' : '+'} \\cos \\theta}{2} = ${toTex(frac(leg * leg, r * r))}$, so $\\${fn} \\frac{\\theta}{2} = ${toTex(frac(leg, r))}$`,
          why: `Half of the base lies opposite the half angle, the height next to it; here $\\cos \\theta = ${toTex(c)}$.`,
        },
        ask === 'base'
          ? {
              do: `Half of the base is $${L} \\cdot ${toTex(frac(o, r))} = ${(L * o) / r}$, and the base is $2 \\cdot ${(L * o) / r} = ${(2 * L * o) / r}$.`,
              why: 'Both halves are equally long.',
            }
          : {
              do: `The height is $${L} \\cdot ${toTex(frac(d, r))} = ${(L * d) / r}$.`,
              why: 'Cosine is adjacent over hypotenuse.',
            },
      ],
      ...(ask === 'base'
        ? {
            faster: `The law of cosines needs no half angle: $2 \\cdot ${L}^2 \\cdot (1 - \\cos \\theta) = ${2 * L * L} \\cdot ${toTex(sub(1, c))} = ${((2 * L * o) / r) ** 2}$, and the root of it is $${(2 * L * o) / r}$.`,
          }
        : frame === 'figure' && aloneInSize(o, d, r)
          ? {
              faster:
                o > d
                  ? `Estimate: $\\cos \\theta$ is negative, so half of $\\theta$ is more than $45^\\circ$ and the height less than $${L} \\div \\sqrt{2} \\approx ${(L / Math.SQRT2).toFixed(1)}$. Only one option is so small.`
                  : `Estimate: $\\cos \\theta$ is positive, so half of $\\theta$ is less than $45^\\circ$, and the height lies between $${L} \\div \\sqrt{2} \\approx ${(L / Math.SQRT2).toFixed(1)}$ and $${L}$. Only one option does.`,
            }
          : {}),
      check: `Half of the base and the height fit the hypotenuse: $${(L * o) / r}^2 + ${(L * d) / r}^2 = ${L}^2$.`,
      figure:
        frame === 'figure'
          ? equalSides((L * o) / r, (L * d) / r, L, ask)
          : poles((L * o) / r, (L * d) / r, L, ask === 'base', true),
    }
  },
  // The law of cosines gives the base, the Pythagorean theorem the height.
  check: ({ L, c, ask }) => {
    const base2 = 2 * L * L * (1 - c.n / c.d)
    return num(Math.round(ask === 'base' ? Math.sqrt(base2) : Math.sqrt(L * L - base2 / 4)))
  },
})

export const templates: readonly Template[] = [tangent, isosceles]
