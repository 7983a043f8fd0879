/** Half angles from a sine or a cosine and the range of the angle. */

import { frac, g, type Html, int, pick, type Template, template, toTex, tripleSays, unitCircle } from '#kit'
import { angleOf, angleTex, at, real, realTex } from '../common.ts'
import { halved, NAME, OTHER, quadrantOf, ROMAN, range, signIn, skill, TRIPLES } from './half-angle.ts'

/** Quarter turns in which the whole angle lies, counted from 1, where its sign misleads. */
const PLACES = [
  ['cos', 2],
  ['sin', 3],
  ['sin', 4],
  ['cos', 4],
  ['sin', 5],
  ['cos', 5],
  ['sin', 6],
] as const

const COSINES = [
  [1, 3],
  [2, 3],
  [1, 4],
  [3, 4],
  [1, 5],
  [3, 5],
  [4, 5],
  [1, 8],
  [7, 8],
  [1, 9],
  [7, 9],
  [7, 25],
  [17, 25],
  [5, 13],
  [12, 13],
] as const

/** Whether the cosine is positive in this quarter turn. */
const cosineUp = (q: number): boolean => signIn('cos', q, false) > 0

/** The quarter turn that starts here. */
const quarter = (from: string): number => Math.round(angleOf(from) / 90) + 1

/** The terminal side of the angle in this quarter turn with this cosine, on the unit circle. */
const wholeAngle = (q: number, c: number, found = false): Html => {
  const one = (Math.acos(Math.abs(c)) * 180) / Math.PI
  const angle = 90 * (q - 1) + (q % 2 === 1 ? one : 90 - one)
  if (!found) return unitCircle({ alt: 'The unit circle with the terminal side of an angle', angle, label: 'θ' })
  const [x, y] = [at('cos', angle / 2), at('sin', angle / 2)]
  return unitCircle({
    alt: 'The unit circle with the terminal side of an angle and, dashed, the terminal side of half the angle with the point Q',
    angle,
    label: 'θ',
    at: { Q: [x, y] },
    extra: [
      g.seg('oQ', '', { dash: true }),
      g.dots('Q'),
      g.tag('Q', `(${x.toFixed(2)}, ${y.toFixed(2)})`.replace(/-/g, '−'), {
        as: 'Point Q',
        towards: angle / 2,
      }),
    ],
  })
}

const fromCosine = template({
  id: 'trigonometry/half-angle-from-cosine',
  skill,
  difficulty: 'High',
  b: 1.0,
  calculator: false,
  seconds: 100,
  response: 'choice',
  draw: (rng) => {
    const [[fn, q], [n, d]] = [pick(rng, PLACES), pick(rng, COSINES)]
    return { fn, q, c: frac(cosineUp(q) ? n : -n, d), radians: int(rng, 0, 2) === 0 }
  },
  frames: [
    {
      id: 'range',
      kind: 'bare',
      items: 8,
      stem: ({ fn, q, c, radians }) =>
        `${wholeAngle(q, c.n / c.d)}<p>If $\\cos \\theta = ${toTex(c)}$ and $${range(q, radians)}$, what is the value of $\\${fn} \\frac{\\theta}{2}$?</p>`,
    },
  ],
  given: ({ fn, q, c, radians }) => ({ fn, c, from: angleTex(90 * (q - 1), radians) }),
  answer: ({ fn, q, c }) => real(signIn(fn, q, true) * halved(fn, c.n / c.d)),
  traps: [
    {
      misconception: 'trig-takes-the-sign-of-the-whole-angle',
      classic: true,
      rule: ({ fn, c, from }) => real(signIn(fn, quarter(from), false) * halved(fn, c.n / c.d)),
      why: ({ fn, q }) => `has the sign of $\\${fn} \\theta$ in quadrant ${quadrantOf(90 * q - 45)}.`,
    },
    {
      misconception: 'trig-swaps-the-half-angle-formulas',
      rule: ({ fn, c, from }) => real(signIn(fn, quarter(from), true) * halved(OTHER[fn], c.n / c.d)),
      why: ({ fn }) => `uses the formula of the ${NAME[OTHER[fn]]} of the half angle.`,
    },
    {
      misconception: 'trig-swaps-the-half-angle-formulas',
      twoSlips: true,
      rule: ({ fn, c, from }) => real(signIn(fn, quarter(from), false) * halved(OTHER[fn], c.n / c.d)),
      says: () => 'I mixed up plus and minus under the root, and took the sign of the whole angle.',
      why: () => 'has the wrong formula and the sign of the whole angle.',
    },
  ],
  explain: ({ fn, q, c, radians }) => {
    const size = halved(fn, c.n / c.d)
    const sign = signIn(fn, q, true) < 0 ? '-' : ''
    const square = frac(c.d + (fn === 'sin' ? -c.n : c.n), 2 * c.d)
    return {
      plan: 'Halve the range of the angle to see in which quadrant the half angle lies and which sign it needs. Then put the cosine into the half-angle formula.',
      steps: [
        {
          do: `$${range(q, radians, 2, '\\frac{\\theta}{2}')}$`,
          why: 'Divide all three parts of the range by 2.',
        },
        {
          do: `In this part of quadrant ${quadrantOf((90 * q - 45) / 2)} the ${NAME[fn]} is ${sign ? 'negative' : 'positive'}.`,
          why: 'The half angle decides the sign.',
        },
        {
          do: `$\\${fn}^2 \\frac{\\theta}{2} = \\frac{1 ${fn === 'sin' ? '-' : '+'} \\cos \\theta}{2} = ${toTex(square)}$`,
          why: fn === 'sin' ? 'The sine has the minus.' : 'The cosine has the plus.',
        },
        {
          do: `$\\${fn} \\frac{\\theta}{2} = ${sign}\\sqrt{${toTex(square)}} = ${realTex((sign ? -1 : 1) * size)}$`,
          why: 'Take the root with the sign found before.',
        },
      ],
      check: `Back with the double angle: $${fn === 'sin' ? `1 - 2 \\cdot ${toTex(square)}` : `2 \\cdot ${toTex(square)} - 1`} = ${toTex(c)}$.`,
      faster: `Sign and size choose among the options: for $${range(q, radians, 2, '\\frac{\\theta}{2}')}$ the ${NAME[fn]} is ${sign ? 'negative' : 'positive'}, and its size is ${size > Math.SQRT1_2 ? 'more' : 'less'} than $\\frac{\\sqrt{2}}{2} \\approx 0.71$. $${realTex((sign ? -1 : 1) * size)} \\approx ${((sign ? -1 : 1) * size).toFixed(2)}$ is the only one.`,
      figure: wholeAngle(q, c.n / c.d, true),
    }
  },
  // Measures the angle in its range and takes the function of half of it.
  check: ({ fn, c, from }) => {
    const lo = angleOf(from)
    const one = (Math.acos(c.n / c.d) * 180) / Math.PI
    const theta = [one, 360 - one, 360 + one].find((x) => x > lo && x < lo + 90) ?? 0
    return real(at(fn, theta / 2))
  },
})

const fromSine = template({
  id: 'trigonometry/half-angle-from-sine',
  skill,
  difficulty: 'High',
  b: 1.2,
  calculator: false,
  seconds: 115,
  response: 'choice',
  draw: (rng) => {
    const [u, v, r] = pick(rng, TRIPLES)
    const turn = int(rng, 0, 1) === 1
    const [fn, q] = pick(rng, PLACES.slice(0, 4))
    return { opp: turn ? v : u, r, fn, q }
  },
  frames: [
    {
      id: 'quadrant',
      kind: 'multi-step',
      items: 8,
      stem: ({ opp, r, fn, q }) =>
        `${wholeAngle(q, Math.sqrt(r * r - opp * opp) / r)}<p>Let $\\sin \\theta = ${q > 2 ? '-' : ''}\\frac{${opp}}{${r}}$ with $${range(q, false)}$. What is $\\${fn} \\frac{\\theta}{2}$?</p>`,
    },
  ],
  given: ({ opp, r, fn, q }) => ({ s: frac(q > 2 ? -opp : opp, r), fn, from: angleTex(90 * (q - 1), false) }),
  answer: ({ opp, r, fn, q }) =>
    real(signIn(fn, q, true) * halved(fn, ((cosineUp(q) ? 1 : -1) * Math.sqrt(r * r - opp * opp)) / r)),
  traps: [
    {
      misconception: 'trig-loses-the-sign-of-the-cosine',
      classic: true,
      rule: ({ s, fn, from }) => {
        const c = Math.sqrt(s.d * s.d - s.n * s.n) / s.d
        return real(signIn(fn, quarter(from), true) * halved(fn, cosineUp(quarter(from)) ? -c : c))
      },
      says: ({ q }) => `I took $\\cos \\theta$ for ${cosineUp(q) ? 'negative' : 'positive'}.`,
      why: ({ q }) => `takes $\\cos \\theta$ for ${cosineUp(q) ? 'negative' : 'positive'} in quadrant ${ROMAN[q - 1]}.`,
    },
    {
      misconception: 'trig-takes-the-sign-of-the-whole-angle',
      rule: ({ s, fn, from }) => {
        const [q, c] = [quarter(from), Math.sqrt(s.d * s.d - s.n * s.n) / s.d]
        return real(signIn(fn, q, false) * halved(fn, cosineUp(q) ? c : -c))
      },
      why: ({ fn, q }) => `has the sign of $\\${fn} \\theta$ in quadrant ${ROMAN[q - 1]}.`,
    },
    {
      misconception: 'trig-loses-the-sign-of-the-cosine',
      twoSlips: true,
      rule: ({ s, fn, from }) => {
        const [q, c] = [quarter(from), Math.sqrt(s.d * s.d - s.n * s.n) / s.d]
        return real(signIn(fn, q, false) * halved(fn, cosineUp(q) ? -c : c))
      },
      says: () => 'I had the wrong sign for $\\cos \\theta$ and took the sign of the whole angle.',
      why: () => 'has both signs wrong.',
    },
    {
      misconception: 'trig-puts-the-sine-into-the-half-angle-formula',
      rule: ({ s, fn, from }) => real(signIn(fn, quarter(from), true) * halved(fn, s.n / s.d)),
      why: () => 'puts the sine into the formula in place of the cosine.',
    },
  ],
  explain: ({ opp, r, fn, q }) => {
    const adj = Math.round(Math.sqrt(r * r - opp * opp))
    const c = frac(cosineUp(q) ? adj : -adj, r)
    const square = frac(c.d + (fn === 'sin' ? -c.n : c.n), 2 * c.d)
    const sign = signIn(fn, q, true) < 0 ? '-' : ''
    return {
      plan: 'The half-angle formulas need the cosine. Find it with its sign from the Pythagorean identity, then halve the range of the angle to get the sign of the answer.',
      steps: [
        {
          do: `$\\cos \\theta = ${toTex(c)}$, because $${r}^2 - ${opp}^2 = ${adj}^2$ and $\\theta$ lies in quadrant ${ROMAN[q - 1]}.`,
          why: 'The Pythagorean identity gives the size, the quadrant gives the sign.',
        },
        {
          do: `$${range(q, false, 2, '\\frac{\\theta}{2}')}$, so the ${NAME[fn]} of the half angle is ${sign ? 'negative' : 'positive'}.`,
          why: 'The half angle has a range of its own.',
        },
        {
          do: `$\\${fn}^2 \\frac{\\theta}{2} = \\frac{1 ${fn === 'sin' ? '-' : '+'} \\cos \\theta}{2} = ${toTex(square)}$`,
          why: 'Half-angle formula, before the root.',
        },
        {
          do: `$\\${fn} \\frac{\\theta}{2} = ${realTex((sign ? -1 : 1) * Math.sqrt(square.n / square.d))}$`,
          why: 'Take the root with the sign found before.',
        },
      ],
      check: `Back with the double angle: $${fn === 'sin' ? `1 - 2 \\cdot ${toTex(square)}` : `2 \\cdot ${toTex(square)} - 1`} = ${toTex(c)}$.`,
      faster: `${tripleSays(opp, adj, r)}, so the cosine has the size $\\frac{${adj}}{${r}}$, without any squares; only its sign is left to find.`,
      figure: wholeAngle(q, adj / r, true),
    }
  },
  check: ({ s, fn, from }) => {
    const lo = angleOf(from)
    const one = (Math.asin(s.n / s.d) * 180) / Math.PI
    const theta = [one, 180 - one, 360 + one].find((x) => x > lo && x < lo + 90) ?? 0
    return real(at(fn, theta / 2))
  },
})

export const templates: readonly Template[] = [fromCosine, fromSine]
