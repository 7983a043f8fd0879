import { drawing, g, int, num, pick, surdSqrt, surdValue, type Template, template, until, type Value, xy } from '#kit'
import { angleOf, angleTex, angleText, at, realTex, toDeg } from '../common.ts'
import { exactPoint, numberOf, polarGrid, polarPoint } from './polar-figures.ts'

const skill = 'trig-polar-coordinates'
const SPECIAL = [30, 45, 60, 120, 135, 150, 210, 225, 240, 300, 315, 330] as const
const ROMAN = ['I', 'II', 'III', 'IV'] as const
const quadrant = (deg: number): string => ROMAN[Math.floor((((deg % 360) + 360) % 360) / 90)] as string

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
      says: () => 'I mixed up sine and cosine, and both signs are wrong.',
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

const NAMED = [30, 60, 120, 150, 210, 240, 300, 330] as const

const names = template({
  id: 'trigonometry/other-polar-coordinates',
  skill,
  difficulty: 'Low',
  b: 0,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) => ({
    r: int(rng, 2, 5),
    t: pick(rng, NAMED),
    flip: int(rng, 0, 1) === 1,
    back: int(rng, 0, 1) === 1,
    radians: int(rng, 0, 1) === 1,
  }),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 6,
      stem: ({ r, t, radians }) =>
        `${drawing({ alt: `A polar grid with the point P on circle ${r} and the ray of ${angleText(t, radians)}`, at: { P: xy.polar([0, 0], r, t) }, height: 270 }, [polarGrid(6, radians), g.dots('P')])}<p>Which of these are polar coordinates of point $P$?</p>`,
    },
    {
      id: 'bare',
      kind: 'bare',
      items: 5,
      stem: ({ r, t, radians }) =>
        `Which of these names the same point as the polar coordinates $(${r}, ${angleTex(t, radians)})$?`,
    },
  ],
  // Which way the key is written is not for the student to see, but the traps come from the same two turns.
  given: ({ r, t, flip, back, radians }) => ({ r, t: angleTex(t, radians), flip, back, radians }),
  answer: ({ r, t, flip, back, radians }) =>
    polarPoint(flip ? -r : r, t + (back ? -1 : 1) * (flip ? 180 : 360), radians),
  traps: [
    {
      misconception: 'trig-ignores-a-negative-radius',
      classic: true,
      rule: ({ r, t, flip, back, radians }) =>
        flip ? null : polarPoint(-r, angleOf(t) + (back ? -360 : 360), radians),
      says: () => 'I made the radius negative and turned by a full turn.',
      why: () => 'lies on the other side: a negative radius goes with half a turn.',
    },
    {
      misconception: 'trig-turns-by-half-without-a-negative-radius',
      classic: true,
      rule: ({ r, t, flip, back, radians }) => (flip ? polarPoint(r, angleOf(t) + (back ? -180 : 180), radians) : null),
      why: () => 'is turned by half a turn, but the radius is still positive.',
    },
    {
      misconception: 'trig-measures-the-angle-from-the-wrong-axis',
      rule: ({ r, t, flip, back, radians }) =>
        polarPoint(flip ? -r : r, 90 - angleOf(t) + (back ? -1 : 1) * (flip ? 180 : 360), radians),
      why: () => 'measures the angle from the upright axis.',
    },
    {
      misconception: 'trig-takes-the-opposite-angle',
      rule: ({ r, t, radians }) => polarPoint(r, -angleOf(t), radians),
      why: () => 'has the angle turned the other way.',
    },
    {
      misconception: 'trig-takes-the-opposite-angle',
      rule: ({ r, t, radians }) => polarPoint(-r, -angleOf(t), radians),
      says: () => 'I put a minus before both coordinates.',
      why: () => 'has a minus before both coordinates.',
    },
  ],
  explain: ({ r, t, flip, back, radians }, frame) => {
    const key = polarPoint(flip ? -r : r, t + (back ? -1 : 1) * (flip ? 180 : 360), radians)
    const [full, half] = radians ? ['2\\pi', '\\pi'] : ['360^\\circ', '180^\\circ']
    return {
      plan: 'A full turn more or less leads to the same ray. Half a turn leads to the opposite ray, and a negative radius goes backward on it, to the same point again.',
      steps: [
        {
          do: `The point has the radius $${r}$ and the angle $${angleTex(t, radians)}$.`,
          why: frame === 'figure' ? 'Read the circle and the ray off the grid.' : 'These are the given coordinates.',
        },
        {
          do: `The same point: $(${r}, \\theta \\pm ${full})$, and $(${-r}, \\theta \\pm ${half})$.`,
          why: 'A positive radius goes with full turns, a negative one with half a turn.',
        },
        {
          do: `With $\\theta = ${angleTex(t, radians)}$, ${flip ? 'half a' : 'a full'} turn ${back ? 'back' : 'on'} gives ${key.html}.`,
          why: 'The other three options lie elsewhere.',
        },
      ],
      check: `${key.html}: go to the ray of the angle, then ${flip ? 'backward, because the radius is negative' : 'outward'}.`,
    }
  },
  check: ({ r, t, flip, back, radians }) => {
    const d = angleOf(t)
    const shown = [
      [-r, d + (back ? -180 : 180)],
      [r, d + (back ? -360 : 360)],
    ] as const
    const [q, e] = shown[flip ? 0 : 1]
    const near = Math.abs(q * at('cos', e) - r * at('cos', d)) + Math.abs(q * at('sin', e) - r * at('sin', d)) < 1e-9
    return near ? polarPoint(q, e, radians) : num(0)
  },
})

/** Distances and the angle between, with a whole distance in the end for some. */
const PAIRS = [
  [3, 8, 60],
  [5, 8, 60],
  [7, 15, 60],
  [5, 21, 60],
  [3, 5, 120],
  [7, 8, 120],
  [5, 16, 120],
  [2, 4, 60],
  [2, 6, 120],
  [4, 6, 60],
  [4, 8, 120],
  [6, 10, 60],
  [4, 10, 120],
] as const

/** The root of a whole number, in exact form. */
const root = (square: number): Value => surdValue(surdSqrt(Math.round(square)))

const between = template({
  id: 'trigonometry/distance-of-polar-points',
  skill,
  difficulty: 'High',
  b: 1.1,
  calculator: false,
  seconds: 115,
  response: 'choice',
  balance: 'size',
  draw: (rng) => {
    const [p, q, gap] = pick(rng, PAIRS)
    const turn = int(rng, 0, 1) === 1
    return { p: turn ? q : p, q: turn ? p : q, t: 5 * int(rng, 1, 30), gap }
  },
  frames: [
    {
      id: 'ask',
      kind: 'multi-step',
      items: 8,
      stem: ({ p, q, t, gap }) => {
        const pts = {
          O: [0, 0] as const,
          P: xy.polar([0, 0], p, t),
          Q: xy.polar([0, 0], q, t + gap),
          x: [Math.max(p, q), 0] as const,
        }
        return `${drawing({ alt: 'Points P and Q joined to the pole O, with the polar axis', at: pts, height: 230 }, [g.ray('Ox', { thin: true }), g.seg('OP'), g.seg('OQ'), g.seg('PQ', '', { dash: true }), g.dots('OPQ')])}<p>In polar coordinates, $P$ is the point $(${p}, ${t}^\\circ)$ and $Q$ is the point $(${q}, ${t + gap}^\\circ)$. What is the distance between $P$ and $Q$?</p>`
      },
    },
    {
      id: 'grid',
      kind: 'words',
      items: 4,
      response: 'grid',
      stem: ({ p, q, t, gap }) => {
        const pts = {
          O: [0, 0] as const,
          a: xy.polar([0, 0], p, t),
          b: xy.polar([0, 0], q, t + gap),
          x: [Math.max(p, q), 0] as const,
        }
        return `${drawing({ alt: 'A radar station at the pole O with the polar axis and lines to two boats', at: pts, height: 230 }, [g.ray('Ox', { thin: true }), g.seg('Oa'), g.seg('Ob'), g.dots('Oab')])}<p>A radar station at the pole shows two boats: one at $(${p}, ${t}^\\circ)$ and one at $(${q}, ${t + gap}^\\circ)$, in polar coordinates with distances in miles. How many miles are the boats apart?</p>`
      },
    },
  ],
  given: ({ p, q, t, gap }) => ({ p, q, t, u: t + gap }),
  answer: ({ p, q, gap }) => root(p * p + q * q - 2 * p * q * at('cos', gap)),
  traps: [
    {
      misconception: 'trig-has-the-wrong-sign-of-the-cosine-between-rays',
      classic: true,
      rule: ({ p, q, t, u }) => root(p * p + q * q + 2 * p * q * at('cos', u - t)),
      why: ({ gap }) => `adds the term with $\\cos ${gap}^\\circ$ instead of subtracting it.`,
    },
    {
      misconception: 'trig-takes-the-rays-for-perpendicular',
      rule: ({ p, q }) => root(p * p + q * q),
      why: ({ p, q }) => `is $\\sqrt{${p}^2 + ${q}^2}$, as if the rays met at a right angle.`,
    },
    {
      misconception: 'trig-subtracts-the-radii',
      rule: ({ p, q }) => num(Math.abs(p - q)),
      why: ({ p, q }) => `is the difference of $${p}$ and $${q}$, as if both lay on one ray.`,
    },
    {
      misconception: 'trig-subtracts-the-radii',
      rule: ({ p, q }) => num(p + q),
      says: () => 'I added the two radii, which is the distance by way of the pole.',
      why: () => 'is the distance by way of the pole.',
    },
  ],
  explain: ({ p, q, t, gap }) => ({
    plan: 'The pole and the two points make a triangle. Its two sides from the pole are the radii, and the angle between them is the difference of the angles: use the law of cosines.',
    steps: [
      {
        do: `The angle at the pole is $${t + gap}^\\circ - ${t}^\\circ = ${gap}^\\circ$.`,
        why: 'The difference of the two directions.',
      },
      {
        do: `$PQ^2 = ${p}^2 + ${q}^2 - 2 \\cdot ${p} \\cdot ${q} \\cdot \\cos ${gap}^\\circ$`,
        why: 'Law of cosines with the two radii as sides.',
      },
      {
        do: `$PQ^2 = ${p * p + q * q} ${gap === 60 ? '-' : '+'} ${p * q} = ${p * p + q * q + (gap === 60 ? -1 : 1) * p * q}$, because $\\cos ${gap}^\\circ = ${realTex(at('cos', gap))}$`,
        why: gap === 60 ? 'An acute angle makes the distance shorter.' : 'An obtuse angle makes the distance longer.',
      },
      {
        do: `$PQ = ${root(p * p + q * q + (gap === 60 ? -1 : 1) * p * q).html.replace(/\$/g, '')}$`,
        why: 'Take the root.',
      },
    ],
    check: `The distance lies between $${Math.abs(p - q)}$ and $${p + q}$.`,
  }),
  // Rectangular coordinates and the distance between them.
  check: ({ p, q, t, u }) => {
    const [dx, dy] = [p * at('cos', t) - q * at('cos', u), p * at('sin', t) - q * at('sin', u)]
    return root(dx * dx + dy * dy)
  },
})

export const templates: readonly Template[] = [toRectangular, toPolar, names, between]
