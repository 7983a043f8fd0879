/** Half-angle formulas: exact values at halves of special angles. */

import { int, num, pick, type Template, template, unitCircle, type Value } from '#kit'
import { angleOf, angleTex, angleText, at, realTex } from '../common.ts'

export const skill = 'trig-half-angle'

export type SC = 'sin' | 'cos'

export const NAME = { sin: 'sine', cos: 'cosine' } as const

export const OTHER = { sin: 'cos', cos: 'sin' } as const

export const ROMAN = ['I', 'II', 'III', 'IV'] as const

export const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const

/** Half the root of 2 plus or minus the root of n. */
const nested = (sign: number, plus: boolean, n: number): Value => ({
  html: `$${sign < 0 ? '-' : ''}\\frac{\\sqrt{2 ${plus ? '+' : '-'} \\sqrt{${n}}}}{2}$`,
  key: `real ${((sign * Math.sqrt(2 + (plus ? 1 : -1) * Math.sqrt(n))) / 2).toPrecision(9)}`,
})

const signOf = (fn: SC, d: number): number => Math.sign(at(fn, d))

const rootOf = (d: number): number => (Math.abs(Math.abs(at('cos', 2 * d)) - Math.SQRT1_2) < 1e-9 ? 2 : 3)

const plusOf = (fn: SC, d: number): boolean => (fn === 'cos') === at('cos', 2 * d) > 0

/** Degrees of an angle as it is written, also with a decimal point. */
const degreesOf = (tex: string): number => (tex.includes('pi') ? angleOf(tex) : Number.parseFloat(tex))

export const quadrantOf = (d: number): string => ROMAN[Math.floor((((d % 360) + 360) % 360) / 90)] as string

const HALVES = [
  ...[105, 112.5, 157.5, 165, 195, 202.5, 247.5, 255].map((d) => ['sin', d] as const),
  ...[67.5, 75, 157.5, 165, 195, 202.5, 285, 292.5].map((d) => ['cos', d] as const),
]

const exact = template({
  id: 'trigonometry/half-angle-exact',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 85,
  response: 'choice',
  draw: (rng) => {
    const [fn, d] = pick(rng, HALVES)
    return { fn, d, radians: int(rng, 0, 1) === 1 }
  },
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ fn, d, radians }) =>
        `Use a half-angle formula. What is the exact value of $\\${fn} ${angleTex(d, radians)}$?`,
    },
    {
      id: 'circle',
      kind: 'figure',
      items: 7,
      b: 0.6,
      stem: ({ fn, d, radians }) =>
        `${unitCircle({ alt: 'The unit circle with the terminal side of an angle', angle: d, label: angleText(d, radians), point: 'P' })}<p>The terminal side of the angle $${angleTex(d, radians)}$${radians ? ' (in radians)' : ''} meets the unit circle at $P$. What is the exact $${fn === 'sin' ? 'y' : 'x'}$-coordinate of $P$?</p>`,
    },
  ],
  given: ({ fn, d, radians }) => ({ fn, shown: angleTex(d, radians) }),
  answer: ({ fn, d }) => nested(signOf(fn, d), plusOf(fn, d), rootOf(d)),
  traps: [
    {
      misconception: 'trig-takes-the-sign-of-the-whole-angle',
      classic: true,
      rule: ({ fn, shown }) => {
        const d = degreesOf(shown)
        return nested(signOf(fn, 2 * d), plusOf(fn, d), rootOf(d))
      },
      why: ({ fn, d, radians }) =>
        `has the sign of the ${NAME[fn]} of the doubled angle $${angleTex(2 * d, radians)}$.`,
    },
    {
      misconception: 'trig-swaps-the-half-angle-formulas',
      rule: ({ fn, shown }) => {
        const d = degreesOf(shown)
        return nested(signOf(fn, d), !plusOf(fn, d), rootOf(d))
      },
      why: ({ fn }) => `uses the formula of the ${NAME[OTHER[fn]]} of the half angle.`,
    },
    {
      misconception: 'trig-swaps-the-half-angle-formulas',
      twoSlips: true,
      rule: ({ fn, shown }) => {
        const d = degreesOf(shown)
        return nested(signOf(fn, 2 * d), !plusOf(fn, d), rootOf(d))
      },
      says: () => 'I mixed up plus and minus under the root, and took the sign of the whole angle.',
      why: () => 'has the wrong formula and the sign of the whole angle.',
    },
  ],
  explain: ({ fn, d, radians }, frame) => {
    const [a, two] = [angleTex(d, radians), angleTex(2 * d, radians)]
    const op = fn === 'sin' ? '-' : '+'
    const c = realTex(at('cos', 2 * d))
    return {
      plan: 'The angle is half of a special angle. Put the cosine of the special angle into the half-angle formula, and take the sign from the quadrant of the half angle itself.',
      steps: [
        {
          do: `$${a}$ is half of $${two}$, and $\\cos ${two} = ${c}$.`,
          why: 'The formulas need the cosine of the whole angle.',
        },
        {
          do: `$${a}$ lies in quadrant ${quadrantOf(d)}, so its ${NAME[fn]} is ${signOf(fn, d) > 0 ? 'positive' : 'negative'}.`,
          why: 'The quadrant of the half angle decides the sign, not that of the whole one.',
        },
        {
          do: `$\\${fn} ${a} = ${signOf(fn, d) < 0 ? '-' : ''}\\sqrt{\\frac{1 ${op} \\cos ${two}}{2}} = ${signOf(fn, d) < 0 ? '-' : ''}\\sqrt{\\frac{1 ${at('cos', 2 * d) > 0 === (fn === 'cos') ? '+' : '-'} \\frac{\\sqrt{${rootOf(d)}}}{2}}{2}}$`,
          why: fn === 'sin' ? 'The sine has the minus in the formula.' : 'The cosine has the plus in the formula.',
        },
        {
          do: `Multiply by $\\frac{2}{2}$ under the root: ${nested(signOf(fn, d), plusOf(fn, d), rootOf(d)).html}`,
          why: 'The denominator becomes $\\sqrt{4} = 2$.',
        },
      ],
      check: `As a decimal this is $${signOf(fn, d) < 0 ? '-' : ''}\\sqrt{2 ${plusOf(fn, d) ? '+' : '-'} ${Math.sqrt(rootOf(d)).toFixed(3)}} \\div 2 \\approx ${at(fn, d).toFixed(2)}$, and a calculator shows $\\${fn} ${a} \\approx ${at(fn, d).toFixed(2)}$.`,
      faster: `Two looks choose among the options. Quadrant ${quadrantOf(d)}: the ${NAME[fn]} is ${signOf(fn, d) > 0 ? 'positive' : 'negative'}. Size: the reference angle is $${angleTex(Math.min(d % 180, 180 - (d % 180)), radians)}$, ${Math.min(d % 180, 180 - (d % 180)) < 45 ? 'less' : 'more'} than $${angleTex(45, radians)}$, so the ${NAME[fn]} is ${plusOf(fn, d) ? 'larger' : 'smaller'} in size than $\\frac{\\sqrt{2}}{2}$: ${plusOf(fn, d) ? 'plus' : 'minus'} under the root.`,
      ...(frame === 'circle'
        ? {
            figure: unitCircle({
              alt: 'The unit circle with the terminal side of an angle',
              angle: d,
              label: angleText(d, radians),
              point: `P(${at('cos', d).toFixed(2)}, ${at('sin', d).toFixed(2)})`.replace(/-/g, '−'),
              triangle: true,
            }),
          }
        : {}),
    }
  },
  check: ({ fn, shown }) => {
    const x = at(fn, degreesOf(shown))
    for (const n of [2, 3])
      for (const plus of [true, false])
        if (Math.abs(Math.sqrt(2 + (plus ? 1 : -1) * Math.sqrt(n)) / 2 - Math.abs(x)) < 1e-9)
          return nested(Math.sign(x), plus, n)
    return num(0)
  },
})

/** Size of the sine or cosine of half an angle with this cosine. */
export const halved = (fn: SC, c: number): number => Math.sqrt((1 + (fn === 'sin' ? -c : c)) / 2)

/** The sign of a function in the middle of a quarter turn, or of its half. */
export const signIn = (fn: SC, q: number, half: boolean): number => signOf(fn, (90 * q - 45) / (half ? 2 : 1))

export const range = (q: number, radians: boolean, by = 1, name = '\\theta'): string =>
  `${angleTex((90 * (q - 1)) / by, radians)} \\lt ${name} \\lt ${angleTex((90 * q) / by, radians)}`

export const templates: readonly Template[] = [exact]
