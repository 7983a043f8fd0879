/** A sum or difference of sine and cosine, from one value and the sign of another function. */

import {
  type Frac,
  frac,
  hypot,
  num,
  paren,
  pick,
  type Rng,
  sample,
  type Template,
  template,
  toTex,
  tripleSays,
  until,
} from '#kit'
import { FNS, type Fn, real, WORD } from '../common.ts'
import { ROMAN, SIGNS } from './signs.ts'

const skill = 'trig-signs-and-quadrants'
const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
] as const
const ASKED = [
  '\\sin \\theta + \\cos \\theta',
  '\\sin \\theta - \\cos \\theta',
  '\\cos \\theta - \\sin \\theta',
] as const
type Asked = (typeof ASKED)[number]
type Known = Readonly<{ k: Frac; from: Fn; by: Fn; positive: boolean; asked: Asked }>

const signIn = (q: number, f: Fn): number => {
  const [x, y] = SIGNS[q] as readonly [number, number]
  return f === 'sin' ? y : f === 'cos' ? x : x * y
}
const where = (f: Fn, s: number): number[] => [0, 1, 2, 3].filter((q) => signIn(q, f) === s)
const named = (quadrants: readonly number[]): string => quadrants.map((q) => ROMAN[q]).join(' and ')

/** The quadrants that the value leaves: the right one, and the one with the other sign of the second function. */
function quadrantsOf({ k, from, by, positive }: Known): readonly [number, number] {
  const [one = 0, two = 0] = where(from, Math.sign(k.n))
  return signIn(one, by) > 0 === positive ? [one, two] : [two, one]
}

/** Sizes of the coordinates, and the distance from the origin, as the value gives them. */
function sizesOf({ k, from }: Known): readonly [number, number, number] {
  const [n, d] = [Math.abs(k.n), k.d]
  const leg = Math.round(Math.sqrt(Math.abs(d * d - n * n)))
  return from === 'sin' ? [leg, n, d] : from === 'cos' ? [n, leg, d] : [d, n, Math.round(hypot(n, d))]
}

function pointOf(g: Known, q = quadrantsOf(g)[0]): readonly [number, number, number] {
  const [u, v, r] = sizesOf(g)
  return [signIn(q, 'cos') * u, signIn(q, 'sin') * v, r]
}

const combined = (asked: Asked, x: number, y: number, r: number): Frac =>
  frac(asked === ASKED[0] ? y + x : asked === ASKED[1] ? y - x : x - y, r)
/** The function that is found first: sine and cosine follow from it. */
const foundFirst = (from: Fn): 'sin' | 'cos' => (from === 'sin' ? 'cos' : 'sin')

function drawKnown(rng: Rng): Known {
  const [u, v, r] = pick(rng, TRIPLES)
  const [across, up] = pick(rng, [
    [u, v],
    [v, u],
  ] as const)
  const q = pick(rng, [1, 2, 3])
  const [from, by] = sample(rng, FNS, 2) as [Fn, Fn]
  const [x, y] = [signIn(q, 'cos') * across, signIn(q, 'sin') * up]
  const k = from === 'sin' ? frac(y, r) : from === 'cos' ? frac(x, r) : frac(y, x)
  return { k, from, by, positive: signIn(q, by) > 0, asked: pick(rng, ASKED) }
}

const sum = template({
  id: 'trigonometry/sum-from-a-sign',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 100,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => drawKnown(rng),
      (g) => combined(g.asked, ...pointOf(g)).n !== 0,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 6,
      stem: ({ k, from, by, positive, asked }) =>
        `Suppose that $\\${from} \\theta = ${toTex(k)}$ and $\\${by} \\theta ${positive ? '\\gt' : '\\lt'} 0$. What is the value of $${asked}$?`,
    },
    {
      id: 'grid',
      kind: 'multi-step',
      items: 5,
      response: 'grid',
      stem: ({ k, from, by, positive, asked }) =>
        `The ${WORD[from]} of an angle $\\theta$ is $${toTex(k)}$, and its ${WORD[by]} is ${positive ? 'positive' : 'negative'}. What is $${asked}$, as a fraction or a decimal?`,
    },
  ],
  given: ({ k, from, by, positive, asked }) => ({ k, from, by, positive, asked }),
  answer: (p) => num(combined(p.asked, ...pointOf(p))),
  traps: [
    {
      misconception: 'trig-always-takes-the-positive-root',
      classic: true,
      rule: (g) => {
        const [x, y, r] = pointOf(g)
        const [u, v] = [g.from === 'cos' ? x : Math.abs(x), g.from === 'sin' ? y : Math.abs(y)]
        return u === x && v === y ? null : num(combined(g.asked, u, v, r))
      },
      says: ({ from }) =>
        from === 'tan'
          ? 'I took both the sine and the cosine as positive.'
          : `I took the ${WORD[foundFirst(from)]} as positive.`,
      why: (p) =>
        `takes ${p.from === 'tan' ? 'both sine and cosine' : `the ${WORD[foundFirst(p.from)]}`} as positive, which does not hold in quadrant ${ROMAN[quadrantsOf(p)[0]]}.`,
    },
    {
      misconception: 'trig-tests-one-condition-only',
      classic: true,
      rule: (g) => num(combined(g.asked, ...pointOf(g, quadrantsOf(g)[1]))),
      says: (p) => `I did not use the sign of the ${WORD[p.by]}, and took quadrant ${ROMAN[quadrantsOf(p)[1]]}.`,
      why: (p) =>
        `belongs to quadrant ${ROMAN[quadrantsOf(p)[1]]}, where the ${WORD[p.by]} is ${p.positive ? 'negative' : 'positive'}.`,
    },
    {
      misconception: 'trig-takes-the-other-function',
      operation: 'stopped-at-a-step',
      rule: (g) => {
        const [x, y, r] = pointOf(g)
        return num(frac(foundFirst(g.from) === 'sin' ? y : x, r))
      },
      says: ({ from }) => `I stopped at $\\${foundFirst(from)} \\theta$.`,
      why: ({ from }) => `is $\\${foundFirst(from)} \\theta$ alone.`,
    },
    {
      misconception: 'trig-takes-the-other-function',
      rule: (g) => num(combined(g.asked === ASKED[0] ? ASKED[1] : ASKED[0], ...pointOf(g))),
      says: ({ asked }) => `I worked out $${asked === ASKED[0] ? ASKED[1] : ASKED[0]}$.`,
      why: ({ asked }) => `is $${asked === ASKED[0] ? ASKED[1] : ASKED[0]}$.`,
    },
    {
      misconception: 'trig-takes-sine-for-the-x-coordinate',
      rule: (g) => {
        const [x, y, r] = pointOf(g)
        return g.asked === ASKED[0] ? null : num(combined(g.asked, y, x, r))
      },
      says: () => 'I had the right two values, but took the sine for the cosine and the cosine for the sine.',
      why: () => 'exchanges the sine and the cosine.',
    },
    {
      misconception: 'trig-takes-the-wrong-quadrant-sign',
      rule: (g) => {
        const [u, v, r] = sizesOf(g)
        return num(combined(g.asked, u, v, r))
      },
      says: () => 'I took both the sine and the cosine as positive.',
      why: () => 'takes both functions as positive.',
    },
  ],
  explain: (p) => {
    const { k, from, by, positive, asked } = p
    const [q] = quadrantsOf(p)
    const [u, v, r] = sizesOf(p)
    const [x, y] = pointOf(p, q)
    const [first, second] = asked === ASKED[2] ? [x, y] : [y, x]
    const value = combined(asked, x, y, r)
    const shown = (n: number) => toTex(frac(n, r))
    const inParts = (n: number) => (n < 0 ? `\\left(${shown(n)}\\right)` : shown(n))
    return {
      plan: 'The sign of the known value and the other sign leave one quadrant. A right triangle gives the sizes of sine and cosine, the quadrant their signs. Then put both into the expression.',
      steps: [
        {
          do: `The ${WORD[from]} is ${k.n > 0 ? 'positive' : 'negative'} in quadrants ${named(where(from, Math.sign(k.n)))}; the ${WORD[by]} is ${positive ? 'positive' : 'negative'} in quadrants ${named(where(by, positive ? 1 : -1))}. So $\\theta$ ends in quadrant ${ROMAN[q]}.`,
          why: 'Sine has the sign of $y$, cosine that of $x$, and tangent is positive where both have the same sign.',
        },
        {
          do:
            from === 'tan'
              ? `Legs $${v}$ (up or down) and $${u}$ (across) have the hypotenuse $\\sqrt{${v * v} + ${u * u}} = ${r}$.`
              : `Hypotenuse $${r}$ and a leg of $${from === 'sin' ? v : u}$: the other leg is $\\sqrt{${r * r} - ${from === 'sin' ? v * v : u * u}} = ${from === 'sin' ? u : v}$.`,
          why: 'The third side of the right triangle comes from the Pythagorean theorem.',
        },
        {
          do: `In quadrant ${ROMAN[q]}, $\\sin \\theta = ${shown(y)}$ and $\\cos \\theta = ${shown(x)}$.`,
          why: 'The triangle gives the sizes, the quadrant the signs.',
        },
        {
          do: `$${asked} = ${shown(first)} ${asked === ASKED[0] ? '+' : '-'} ${inParts(second)} = ${toTex(value)}$`,
          why: 'Put both values in, each with its sign.',
        },
      ],
      check: `$\\frac{${y * y}}{${r * r}} + \\frac{${x * x}}{${r * r}} = 1$, as the squares of sine and cosine must give, and $\\tan \\theta = ${shown(y)} \\div ${inParts(x)}$ is ${x * y > 0 ? 'positive' : 'negative'}, as it must be in quadrant ${ROMAN[q]}.`,
      faster: `${tripleSays(u, v, r)}, so no root is needed. With the signs of quadrant ${ROMAN[q]}, only the numerators are left to combine, over $${r}$: $${first} ${asked === ASKED[0] ? '+' : '-'} ${paren(second)} = ${asked === ASKED[0] ? first + second : first - second}$.`,
    }
  },
  // Looks through the angles with this value for the one with the right sign.
  check: ({ k, from, by, positive, asked }) => {
    const v = k.n / k.d
    const angles = {
      sin: [Math.asin(v), Math.PI - Math.asin(v)],
      cos: [Math.acos(v), -Math.acos(v)],
      tan: [Math.atan(v), Math.atan(v) + Math.PI],
    }[from]
    const t = angles.find((a) => Math[by](a) > 0 === positive) ?? Number.NaN
    const [s, c] = [Math.sin(t), Math.cos(t)]
    return real(asked === ASKED[0] ? s + c : asked === ASKED[1] ? s - c : c - s)
  },
})

export const templates: readonly Template[] = [sum]
