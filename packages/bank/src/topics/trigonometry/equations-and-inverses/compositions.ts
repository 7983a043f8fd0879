import {
  type Frac,
  frac,
  int,
  nearly,
  num,
  pick,
  rightTriangle,
  snap,
  sub,
  type Template,
  template,
  tripleSays,
} from '#kit'
import { at, FNS, type Fn, inverse, real, WORD } from '../common.ts'

const skill = 'trig-inverse-functions'

const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const

type Composed = Readonly<{ k: Frac; f: Fn; h: Fn }>

/** Opposite leg, adjacent leg and hypotenuse of a right triangle with the inner ratio. */
const sidesOf = ({ k: { n, d }, h }: Composed): readonly [number, number, number] => {
  const leg = Math.round(Math.sqrt(Math.abs(d * d - n * n)))
  return h === 'sin' ? [n, leg, d] : h === 'cos' ? [leg, n, d] : [n, d, Math.round(Math.sqrt(n * n + d * d))]
}

const thirdOf = ({ f, h }: Readonly<{ f: Fn; h: Fn }>): Fn => FNS.find((x) => x !== f && x !== h) ?? 'tan'

/** cos(tan⁻¹ x) and the like. */
const compose = template({
  id: 'trigonometry/function-of-inverse',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 85,
  response: 'choice',
  balance: 'place',
  draw: (rng) => {
    const [u, v, r] = pick(rng, TRIPLES)
    const turn = int(rng, 0, 1) === 1
    const [f, h] = pick(rng, [
      ['sin', 'cos'],
      ['sin', 'tan'],
      ['cos', 'sin'],
      ['cos', 'tan'],
      ['tan', 'sin'],
      ['tan', 'cos'],
    ] as const)
    return { o: turn ? v : u, d: turn ? u : v, r, f, h }
  },
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 3,
      stem: ({ o, d, r, f, h }) =>
        `What is the exact value of $\\${f}\\left(\\${h}^{-1}\\frac{${h === 'cos' ? d : o}}{${h === 'tan' ? d : r}}\\right)$?`,
    },
    {
      id: 'figure',
      kind: 'figure',
      items: 3,
      stem: ({ o, d, r, f, h }) =>
        `${rightTriangle('ABC', o, d, { a: `${o}`, b: `${d}`, c: `${r}`, A: 'θ' })}<p>In the figure, $\\theta = \\${h}^{-1}\\frac{${h === 'cos' ? d : o}}{${h === 'tan' ? d : r}}$. What is $\\${f}\\left(\\${h}^{-1}\\frac{${h === 'cos' ? d : o}}{${h === 'tan' ? d : r}}\\right)$?</p>`,
    },
  ],
  given: ({ o, d, r, f, h }) => ({ k: frac(h === 'cos' ? d : o, h === 'tan' ? d : r), f, h }),
  answer: ({ o, d, r, f }) => num(ratio(f, o, d, r)),
  traps: [
    {
      misconception: 'trig-cancels-function-and-inverse',
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ k }) => [k],
      rule: ({ k }) => num(k),
      says: () => 'I let two different functions cancel.',
      why: () => 'is the given fraction: two different functions were canceled.',
    },
    {
      misconception: 'trig-takes-the-inverse-for-the-reciprocal',
      rule: (g) => {
        const [o, d, r] = sidesOf(g)
        return num(ratio(g.f, d, o, r))
      },
      says: () => 'I used the other acute angle of the triangle.',
      why: () => 'belongs to the other acute angle.',
    },
    {
      misconception: 'trig-takes-the-inverse-for-the-reciprocal',
      rule: (g) => num(ratio(thirdOf(g), ...sidesOf(g))),
      says: (p) => `I gave the ${WORD[thirdOf(p)]} of the angle.`,
      why: (p) => `is the ${WORD[thirdOf(p)]} of the angle.`,
    },
    {
      misconception: 'trig-takes-the-inverse-for-the-reciprocal',
      twoSlips: true,
      rule: (g) => {
        const { n, d } = ratio(thirdOf(g), ...sidesOf(g))
        return num(frac(d, n))
      },
      says: (p) => `I gave the reciprocal of the ${WORD[thirdOf(p)]} of the angle.`,
      why: (p) => `is the reciprocal of the ${WORD[thirdOf(p)]} of the angle.`,
    },
    {
      misconception: 'trig-subtracts-without-squaring',
      rule: (g) => {
        const [o, d, r] = sidesOf(g)
        return num(
          g.h === 'tan' ? ratio(g.f, o, d, o + d) : g.h === 'sin' ? ratio(g.f, o, r - o, r) : ratio(g.f, r - d, d, r),
        )
      },
      says: ({ h }) =>
        h === 'tan'
          ? 'I added the legs to get the longest side.'
          : 'I subtracted to get the third side, without squares.',
      why: ({ h }) =>
        h === 'tan' ? 'adds the legs to get the longest side.' : 'subtracts to get the third side, without squares.',
    },
    {
      misconception: 'trig-takes-one-minus-the-ratio',
      rule: ({ k, f, h }) => (f === 'tan' || h === 'tan' ? null : num(sub(1, k))),
      why: ({ o, d, r, h }) => `is 1 minus ${num(frac(h === 'cos' ? d : o, r)).html}.`,
    },
  ],
  explain: ({ o, d, r, f, h }, frame) => {
    const x = (h === 'cos' ? d : o) / (h === 'tan' ? d : r)
    const angle = inverse(h, x)
    const value = ratio(f, o, d, r)
    const sides = { a: `${o}`, b: `${d}`, c: `${r}` }
    return {
      ...(frame === 'figure'
        ? { figure: rightTriangle('ABC', o, d, { ...sides, A: `θ ≈ ${snap(angle).toFixed(1)}°` }) }
        : {}),
      plan: 'The inner part is an angle with a known ratio. Draw a right triangle for it, find the third side, and read the outer function off the triangle.',
      steps: [
        {
          do: `Let $\\theta$ be the inner angle: its ${WORD[h]} is $\\frac{${h === 'cos' ? d : o}}{${h === 'tan' ? d : r}}$.`,
          why: 'That is what the inverse function means.',
        },
        {
          do: `A right triangle with this angle has the legs $${o}$ (opposite) and $${d}$ (adjacent) and the hypotenuse $${r}$.`,
          why: `$${o}^2 + ${d}^2 = ${o * o + d * d} = ${r}^2$`,
        },
        {
          do: `Its ${WORD[f]} is $\\frac{${value.n}}{${value.d}}$.`,
          why: {
            sin: 'Sine is opposite over hypotenuse.',
            cos: 'Cosine is adjacent over hypotenuse.',
            tan: 'Tangent is opposite over adjacent.',
          }[f],
        },
      ],
      faster: `${tripleSays(o, d, r)}, so the third side is known without any squares.`,
      check: `With a calculator the inner angle is about $${snap(angle).toFixed(2)}^\\circ$, and $\\${f} ${snap(angle).toFixed(2)}^\\circ \\approx ${snap(at(f, angle)).toFixed(2)}$, like $\\frac{${value.n}}{${value.d}} ${nearly(value.n / value.d, 2)}$.`,
    }
  },
  check: ({ k, f, h }) => {
    const x = k.n / k.d
    return num(real(Math[f](h === 'sin' ? Math.asin(x) : h === 'cos' ? Math.acos(x) : Math.atan(x))).number ?? 0)
  },
})

function ratio(fn: Fn, o: number, d: number, r: number) {
  return fn === 'sin' ? frac(o, r) : fn === 'cos' ? frac(d, r) : frac(o, d)
}

export const templates: readonly Template[] = [compose]
