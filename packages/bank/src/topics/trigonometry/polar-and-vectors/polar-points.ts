/** Points from polar to rectangular coordinates and back. */

import { int, pick, type Template, template, until, xy } from '#kit'
import { angleOf, angleTex, at, realTex, toDeg } from '../common.ts'
import { exactPoint, numberOf, polarPoint } from './polar-figures.ts'

export const skill = 'trig-polar-coordinates'

const SPECIAL = [30, 45, 60, 120, 135, 150, 210, 225, 240, 300, 315, 330] as const

const ROMAN = ['I', 'II', 'III', 'IV'] as const

const quadrant = (deg: number): string => ROMAN[Math.floor((((deg % 360) + 360) % 360) / 90)] as string

/** Which coordinate of the point at this angle is the larger one in size. */
const bySteepness = (t: number): string => {
  const toAxis = Math.min(t % 180, 180 - (t % 180))
  return toAxis === 45
    ? 'at $45^\\circ$ from the axes both have the same size'
    : `${toAxis > 45 ? '$y$' : '$x$'} is the larger in size, because the angle with the $x$-axis is ${toAxis > 45 ? 'more' : 'less'} than $45^\\circ$`
}

const toRectangular = template({
  id: 'trigonometry/polar-to-rectangular',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        r: 2 * int(rng, 1, 9) * (int(rng, 0, 2) === 0 ? -1 : 1),
        t: pick(rng, SPECIAL),
        radians: int(rng, 0, 1) === 1,
      }),
      ({ t }) => t !== 45 && t !== 225,
    ),
  frames: [
    {
      id: 'ask',
      kind: 'bare',
      items: 8,
      stem: ({ r, t, radians }) =>
        `A point has the polar coordinates $(${r}, ${angleTex(t, radians)})$. What are its rectangular coordinates?`,
    },
  ],
  given: ({ r, t, radians }) => ({ r, t: angleTex(t, radians) }),
  answer: ({ r, t }) => exactPoint(r * at('cos', t), r * at('sin', t)),
  traps: [
    {
      misconception: 'trig-swaps-sine-and-cosine-in-polar-coordinates',
      classic: true,
      rule: ({ r, t }) => exactPoint(r * at('sin', angleOf(t)), r * at('cos', angleOf(t))),
      why: () => 'has the sine for $x$ and the cosine for $y$.',
    },
    {
      misconception: 'trig-ignores-a-negative-radius',
      rule: ({ r, t }) => (r < 0 ? exactPoint(-r * at('cos', angleOf(t)), -r * at('sin', angleOf(t))) : null),
      why: ({ r }) => `uses $${-r}$ for the radius $${r}$.`,
    },
    {
      misconception: 'trig-loses-a-sign-of-the-quadrant',
      says: ({ t }) => `I lost the minus sign of the ${at('cos', t) < 0 ? 'cosine' : 'sine'}.`,
      rule: ({ r, t }) =>
        at('cos', angleOf(t)) < 0
          ? exactPoint(-r * at('cos', angleOf(t)), r * at('sin', angleOf(t)))
          : at('sin', angleOf(t)) < 0
            ? exactPoint(r * at('cos', angleOf(t)), -r * at('sin', angleOf(t)))
            : null,
      why: ({ t, radians }) =>
        `takes the ${at('cos', t) < 0 ? 'cosine' : 'sine'} of $${angleTex(t, radians)}$ for positive.`,
    },
    {
      misconception: 'trig-swaps-sine-and-cosine-in-polar-coordinates',
      twoSlips: true,
      rule: ({ r, t }) => exactPoint(-r * at('sin', angleOf(t)), -r * at('cos', angleOf(t))),
      says: () => 'I mixed up sine and cosine, and then changed both signs.',
      why: () => 'mixes up sine and cosine and has both signs wrong.',
    },
    {
      misconception: 'trig-loses-a-sign-of-the-quadrant',
      rule: ({ r, t }) => exactPoint(-r * at('cos', angleOf(t)), r * at('sin', angleOf(t))),
      says: () => 'I had the wrong sign of the cosine.',
      why: () => 'has the wrong sign of $x$.',
    },
  ],
  explain: ({ r, t, radians }) => ({
    plan: 'Rectangular coordinates are radius times cosine and radius times sine of the angle. Watch the signs in the quadrant of the angle, and keep a negative radius negative.',
    steps: [
      {
        do: `$\\cos ${angleTex(t, radians)} = ${realTex(at('cos', t))}$ and $\\sin ${angleTex(t, radians)} = ${realTex(at('sin', t))}$`,
        why: `The angle lies in quadrant ${quadrant(t)}.`,
      },
      {
        do: `$x = r\\cos\\theta = ${r} \\cdot ${at('cos', t) < 0 ? `\\left(${realTex(at('cos', t))}\\right)` : realTex(at('cos', t))} = ${realTex(r * at('cos', t))}$`,
        why: 'The cosine belongs to $x$.',
      },
      {
        do: `$y = r\\sin\\theta = ${r} \\cdot ${at('sin', t) < 0 ? `\\left(${realTex(at('sin', t))}\\right)` : realTex(at('sin', t))} = ${realTex(r * at('sin', t))}$, so the point is ${exactPoint(r * at('cos', t), r * at('sin', t)).html}.`,
        why: 'The sine belongs to $y$.',
      },
    ],
    ...(r < 0
      ? {
          faster: `A negative radius points the other way, so this is the point with radius $${-r}$ and the angle $${angleTex((t + 180) % 360, radians)}$, in quadrant ${quadrant((t + 180) % 360)}: that settles both signs before anything is worked out.`,
        }
      : {
          faster: `Signs and sizes choose among the options: the angle lies in quadrant ${quadrant(t)}, where $x$ is ${at('cos', t) > 0 ? 'positive' : 'negative'} and $y$ is ${at('sin', t) > 0 ? 'positive' : 'negative'}, and ${bySteepness(t)}.`,
        }),
    check: `The point is $${Math.abs(r)}$ away from the origin: $x^2 + y^2 = ${r * r}$.`,
  }),
  // Turns the point (r, 0) by the angle.
  check: ({ r, t }) => {
    const p = xy.turned({ P: [Math.abs(r), 0] as const }, angleOf(t) + (r < 0 ? 180 : 0)).P
    return exactPoint(exactly(p[0]), exactly(p[1]))
  },
})

/** The exact number that a measured one stands for: a half of a whole number times a root of 1, 2 or 3. */
function exactly(x: number): number {
  for (const n of [1, 2, 3]) {
    const k = Math.round((2 * x) / Math.sqrt(n))
    if (Math.abs((k * Math.sqrt(n)) / 2 - x) < 1e-6) return (k * Math.sqrt(n)) / 2
  }
  return x
}

const toPolar = template({
  id: 'trigonometry/rectangular-to-polar',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 90,
  response: 'choice',
  balance: 'place',
  draw: (rng) => ({ r: 2 * int(rng, 1, 10), t: pick(rng, SPECIAL), radians: int(rng, 0, 1) === 1 }),
  frames: [
    {
      id: 'points',
      kind: 'bare',
      items: 8,
      stem: ({ r, t, radians }) =>
        `What are the polar coordinates of the point ${exactPoint(r * at('cos', t), r * at('sin', t)).html}, with $r \\gt 0$ and $0 \\le \\theta \\lt ${radians ? '2\\pi' : '360^\\circ'}$?`,
    },
  ],
  given: ({ r, t, radians }) => ({ x: realTex(r * at('cos', t)), y: realTex(r * at('sin', t)), radians }),
  answer: ({ r, t, radians }) => polarPoint(r, t, radians),
  traps: [
    {
      misconception: 'trig-takes-the-inverse-tangent-as-it-is',
      classic: true,
      rule: ({ x, y, radians }) => (numberOf(x) < 0 ? named(x, y, inverse(x, y), radians) : null),
      why: () => 'has the right tangent but lies in the opposite quadrant.',
    },
    {
      misconception: 'trig-turns-the-tangent-of-a-point-around',
      classic: true,
      rule: ({ x, y, radians }) => (numberOf(x) > 0 ? named(x, y, inverse(y, x), radians) : null),
      why: () => 'divides $x$ by $y$ for the tangent.',
    },
    {
      misconception: 'trig-takes-the-reference-angle-for-the-angle',
      rule: ({ x, y, radians }) =>
        numberOf(x) < 0 || numberOf(y) < 0
          ? named(x, y, toDeg(Math.atan(Math.abs(numberOf(y) / numberOf(x)))), radians)
          : null,
      why: () => 'has the reference angle, which lies in quadrant I.',
    },
    {
      misconception: 'trig-takes-the-inverse-tangent-as-it-is',
      rule: ({ x, y, radians }) => (numberOf(x) > 0 ? named(x, y, inverse(x, y) + 180, radians) : null),
      says: () => 'I added half a turn although the point lies to the right.',
      why: () => 'lies in the opposite quadrant.',
    },
    {
      misconception: 'trig-turns-the-tangent-of-a-point-around',
      rule: ({ x, y, radians }) => (numberOf(x) < 0 ? named(x, y, inverse(y, x) + 180, radians) : null),
      why: () => 'divides $x$ by $y$ for the tangent.',
    },
    {
      misconception: 'trig-leaves-the-radius-squared',
      rule: ({ x, y, radians }) => {
        const [u, v] = [numberOf(x), numberOf(y)]
        return polarPoint(Math.round(u * u + v * v), Math.round((toDeg(Math.atan2(v, u)) + 360) % 360), radians)
      },
      why: () => 'has $x^2 + y^2$ without the root for the radius.',
    },
  ],
  explain: ({ r, t, radians }) => {
    const [x, y] = [r * at('cos', t), r * at('sin', t)]
    const ref = Math.round(toDeg(Math.atan(Math.abs(y / x))))
    return {
      plan: 'The radius comes from the Pythagorean theorem. The tangent gives a reference angle; the quadrant of the point decides which angle it is.',
      steps: [
        {
          do: `$r = \\sqrt{x^2 + y^2} = \\sqrt{${Math.round(x * x)} + ${Math.round(y * y)}} = ${r}$`,
          why: 'Distance from the origin.',
        },
        {
          do: `The size of $\\frac{y}{x}$ is $${realTex(Math.abs(y / x))}$, so the reference angle is $${angleTex(ref, radians)}$.`,
          why: 'The tangent of the angle is $\\frac{y}{x}$.',
        },
        {
          do: `The point lies in quadrant ${quadrant(t)}, so $\\theta = ${angleTex(t, radians)}$ and the point is ${polarPoint(r, t, radians).html}.`,
          why: 'Signs of $x$ and $y$ tell the quadrant; a calculator’s inverse tangent does not.',
        },
      ],
      check: `$${r} \\cdot \\cos ${angleTex(t, radians)} = ${realTex(x)}$ and $${r} \\cdot \\sin ${angleTex(t, radians)} = ${realTex(y)}$.`,
      faster: `Signs and sizes give the angle without a tangent: the point lies in quadrant ${quadrant(t)}, and ${Math.abs(Math.abs(x) - Math.abs(y)) < 1e-9 ? 'both coordinates have the same size' : `its ${Math.abs(x) > Math.abs(y) ? '$x$' : '$y$'} is larger in size`}, so the angle with the $x$-axis is $${angleTex(ref, radians)}$.`,
    }
  },
  // Tries all angles in steps of fifteen degrees.
  check: ({ x, y, radians }) => {
    const [u, v] = [numberOf(x), numberOf(y)]
    const r = Math.round(Math.sqrt(u * u + v * v))
    const t = Array.from({ length: 24 }, (_, i) => 15 * i).find(
      (d) => Math.abs(r * at('cos', d) - u) < 1e-6 && Math.abs(r * at('sin', d) - v) < 1e-6,
    )
    return polarPoint(r, t ?? 0, radians)
  },
})

/** Inverse tangent of y over x, as a calculator gives it, in degrees. */
function inverse(x: string, y: string): number {
  return toDeg(Math.atan(numberOf(y) / numberOf(x)))
}

/** The point with this angle, at the distance of (x, y). */
function named(x: string, y: string, deg: number, radians: boolean) {
  const r = Math.round(Math.sqrt(numberOf(x) ** 2 + numberOf(y) ** 2))
  return polarPoint(r, (Math.round(deg) + 360) % 360, radians)
}

export const templates: readonly Template[] = [toRectangular, toPolar]
