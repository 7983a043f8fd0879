import {
  drawing,
  expr,
  frac,
  g,
  type Html,
  int,
  judgeTwo,
  num,
  person,
  pick,
  type Rng,
  rightTriangle,
  type Template,
  TRIANGLE_NAMES,
  template,
  text,
  toTex,
  triangleTurn,
  unitCircle,
  until,
  type Value,
} from '#kit'
import { angleOf, angleTex, angleText, at, real, realTex } from '../common.ts'

const skill = 'trig-half-angle'
type SC = 'sin' | 'cos'
const NAME = { sin: 'sine', cos: 'cosine' } as const
const OTHER = { sin: 'cos', cos: 'sin' } as const
const ROMAN = ['I', 'II', 'III', 'IV'] as const
const TRIPLES = [
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
const quadrantOf = (d: number): string => ROMAN[Math.floor((((d % 360) + 360) % 360) / 90)] as string

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
      check: `As a decimal this is about $${at(fn, d).toFixed(2)}$, as a calculator says too.`,
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
/** Size of the sine or cosine of half an angle with this cosine. */
const halved = (fn: SC, c: number): number => Math.sqrt((1 + (fn === 'sin' ? -c : c)) / 2)
/** The sign of a function in the middle of a quarter turn, or of its half. */
const signIn = (fn: SC, q: number, half: boolean): number => signOf(fn, (90 * q - 45) / (half ? 2 : 1))
/** Whether the cosine is positive in this quarter turn. */
const cosineUp = (q: number): boolean => signIn('cos', q, false) > 0
const range = (q: number, radians: boolean, by = 1, name = '\\theta'): string =>
  `${angleTex((90 * (q - 1)) / by, radians)} \\lt ${name} \\lt ${angleTex((90 * q) / by, radians)}`
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

/** A beam over level ground, and a second one, dashed, at half the angle. */
const beams = (opp: number, adj: number, found = false): Html =>
  drawing(
    {
      alt: 'A beam that rises from level ground as the longest side of a right triangle, and a second beam, dashed, at half the angle',
      at: { o: [0, 0], a: [adj, 0], b: [adj, opp], h: [adj, (adj * (Math.hypot(opp, adj) - adj)) / opp] },
      height: 230,
    },
    [
      g.seg('oa', `${adj} ft`, { as: 'The level distance', from: 'b' }),
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
        `${beams(opp, adj)}<p>A laser beam starts on level ground and rises $${opp}$ feet over a level distance of $${adj}$ feet. ${person(rng)} sets up a second beam from the same start that makes half the angle with the ground. How many feet does the second beam rise for each foot of level distance? Give a fraction or a decimal.</p>`,
    },
  ],
  given: ({ opp, adj }) => ({ opp, adj }),
  answer: ({ opp, adj }) => num(frac(Math.round(Math.sqrt(opp * opp + adj * adj)) - adj, opp)),
  traps: [
    {
      misconception: 'trig-halves-the-value',
      classic: true,
      rule: ({ opp, adj }) => num(frac(opp, 2 * adj)),
      why: ({ opp, adj }) => `is half of the tangent, $${toTex(frac(opp, adj))}$, of the whole angle.`,
    },
    {
      misconception: 'trig-turns-the-half-tangent-upside-down',
      rule: ({ opp, adj }) => num(frac(opp, Math.round(Math.sqrt(opp * opp + adj * adj)) - adj)),
      why: () => 'divides the sine by one minus the cosine, which is upside down.',
    },
    {
      misconception: 'trig-forgets-the-half-under-the-root',
      rule: ({ opp, adj }) => {
        const r = Math.round(Math.sqrt(opp * opp + adj * adj))
        return num(frac(r - adj, r + adj))
      },
      says: () => 'I divided one minus the cosine by one plus the cosine and did not take the root.',
      why: () => 'is the square of the tangent.',
    },
    {
      misconception: 'trig-puts-the-sine-into-the-half-angle-formula',
      rule: ({ opp, adj }) => num(frac(Math.round(Math.sqrt(opp * opp + adj * adj)) - opp, adj)),
      says: () => 'I mixed up sine and cosine in the formula.',
      why: () => 'mixes up sine and cosine: it belongs to half of the other acute angle.',
    },
    {
      misconception: 'trig-halves-the-value',
      rule: ({ opp, adj }) => num(frac(opp, 2 * Math.round(Math.sqrt(opp * opp + adj * adj)))),
      says: () => 'I halved the sine of the angle.',
      why: () => 'is half of the sine of the whole angle.',
    },
  ],
  explain: ({ opp, adj, set, rot }, frame) => {
    const r = Math.round(Math.sqrt(opp * opp + adj * adj))
    return {
      plan: 'Find the hypotenuse, and from it sine and cosine of the angle. The tangent of half the angle is one minus the cosine, divided by the sine.',
      steps: [
        { do: `The hypotenuse is $\\sqrt{${opp}^2 + ${adj}^2} = ${r}$.`, why: 'Pythagorean theorem.' },
        {
          do: `${frame === 'grid' ? 'With $x$ for the angle of the first beam, ' : ''}$\\sin x = \\frac{${opp}}{${r}}$ and $\\cos x = \\frac{${adj}}{${r}}$.`,
          why: 'Opposite and adjacent leg over hypotenuse.',
        },
        {
          do: `$\\tan \\frac{x}{2} = \\frac{1 - \\cos x}{\\sin x} = \\frac{${r} - ${adj}}{${opp}} = ${toTex(frac(r - adj, opp))}$`,
          why: `Multiply numerator and denominator by $${r}$.`,
        },
      ],
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

const angleName = (a: number, x: boolean): string => (x ? `${a === 1 ? '' : a}x` : `${a}^\\circ`)
const named = (fn: SC, a: number, x: boolean): Value => text(`$\\${fn} ${angleName(a, x)}$`)
/** What a formula is written with, read from its right side; it gives the function of half or of twice the angle. */
const FORMULAS = [
  { fn: 'sin', half: true, tex: (A: string) => `\\sqrt{\\frac{1 - \\cos ${A}}{2}}` },
  { fn: 'cos', half: true, tex: (A: string) => `\\sqrt{\\frac{1 + \\cos ${A}}{2}}` },
  { fn: 'sin', half: false, tex: (A: string) => `2\\sin ${A}\\cos ${A}` },
  { fn: 'cos', half: false, tex: (A: string) => `1 - 2\\sin^2 ${A}` },
] as const
const formula = (fn: SC, half: boolean) =>
  FORMULAS.find((f) => f.fn === fn && f.half === half) as (typeof FORMULAS)[number]

const recognize = template({
  id: 'trigonometry/half-angle-backwards',
  skill,
  difficulty: 'Low',
  b: -0.1,
  calculator: false,
  seconds: 55,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const x = int(rng, 0, 2) === 0
        return {
          A: 2 * (x ? int(rng, 1, 6) : int(rng, 7, 21)),
          x,
          fn: pick(rng, ['sin', 'cos'] as const),
          half: int(rng, 0, 1) === 1,
        }
      },
      ({ A, x }) => x || ![18, 30, 36].includes(A),
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 8,
      stem: ({ A, x, fn, half }) =>
        `${x ? `The angle $${angleName(2 * A, x)}$ is acute. ` : ''}Which of these is equal to $${formula(fn, half).tex(angleName(A, x))}$?`,
    },
  ],
  given: ({ A, x, fn, half }) => ({ A, x, fn, half }),
  answer: ({ A, x, fn, half }) => named(fn, half ? A / 2 : 2 * A, x),
  traps: [
    {
      misconception: 'trig-mixes-up-half-and-double-angle',
      classic: true,
      rule: ({ A, x, fn, half }) => named(fn, half ? 2 * A : A / 2, x),
      says: ({ half }) =>
        half ? 'I doubled the angle instead of halving it.' : 'I halved the angle instead of doubling it.',
      why: ({ half }) =>
        half ? 'doubles the angle instead of halving it.' : 'halves the angle instead of doubling it.',
    },
    {
      misconception: 'trig-swaps-the-half-angle-formulas',
      rule: ({ A, x, fn, half }) => named(OTHER[fn], half ? A / 2 : 2 * A, x),
      says: () => 'I took the formula of the other function.',
      why: ({ fn }) => `has the ${NAME[OTHER[fn]]}, which has another formula.`,
    },
    {
      misconception: 'trig-mixes-up-half-and-double-angle',
      twoSlips: true,
      rule: ({ A, x, fn, half }) => named(OTHER[fn], half ? 2 * A : A / 2, x),
      says: ({ half }) =>
        `I took the other function, and I ${half ? 'doubled the angle instead of halving it' : 'halved the angle instead of doubling it'}.`,
      why: () => 'has the wrong function and the wrong angle.',
    },
  ],
  explain: ({ A, x, fn, half }) => ({
    plan: 'See which formula has this form. A root over half of a sum or difference belongs to the half angle; products and squares without a root belong to the double angle.',
    steps: [
      {
        do: half
          ? `A root with a ${fn === 'sin' ? 'minus' : 'plus'}: this is the half-angle formula of the ${NAME[fn]}.`
          : fn === 'sin'
            ? 'Twice sine times cosine: this is the double angle formula of the sine.'
            : 'One minus twice the square of the sine: this is a double angle formula of the cosine.',
        why: 'Every formula has a form of its own.',
      },
      {
        do: half
          ? `The angle is halved: half of $${angleName(A, x)}$ is $${angleName(A / 2, x)}$.`
          : `The angle is doubled: twice $${angleName(A, x)}$ is $${angleName(2 * A, x)}$.`,
        why: half ? 'Under the root stands the whole angle.' : 'In the formula stands the single angle.',
      },
      {
        do: `The expression equals ${named(fn, half ? A / 2 : 2 * A, x).html}.`,
        why: 'The angle is acute, so the value is positive.',
      },
    ],
    check: x
      ? 'Try a small $x$ with a calculator: both sides agree.'
      : `As decimals both are about $${at(fn, half ? A / 2 : 2 * A).toFixed(3)}$.`,
  }),
  check: ({ A, x, fn, half }) => {
    const t = x ? 0.7 : 1
    const [c, s] = [at('cos', A * t), at('sin', A * t)]
    const v = half ? Math.sqrt((fn === 'sin' ? 1 - c : 1 + c) / 2) : fn === 'sin' ? 2 * s * c : 1 - 2 * s * s
    for (const f of ['sin', 'cos'] as const)
      for (const a of [A / 2, 2 * A]) if (Math.abs(at(f, a * t) - v) < 1e-9) return named(f, a, x)
    return text('none')
  },
})

const wave = (p: number, q: number, k: number): Value =>
  expr(`${p} ${q < 0 ? '-' : '+'} ${Math.abs(q)}\\cos ${k}x`, ({ x }) => p + q * Math.cos(k * x))

const power = template({
  id: 'trigonometry/power-reduction',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) => ({ c: 2 * int(rng, 2, 9), k: int(rng, 2, 7), fn: pick(rng, ['sin', 'cos'] as const) }),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ c, k, fn }) => `Which expression without a square is equal to $${c}\\${fn}^2 ${k}x$ for all $x$?`,
    },
  ],
  given: ({ c, k, fn }) => ({ c, k, fn }),
  answer: ({ c, k, fn }) => wave(c / 2, fn === 'sin' ? -c / 2 : c / 2, 2 * k),
  traps: [
    {
      misconception: 'trig-swaps-the-half-angle-formulas',
      classic: true,
      rule: ({ c, k, fn }) => wave(c / 2, fn === 'sin' ? c / 2 : -c / 2, 2 * k),
      says: ({ fn }) => `I put ${fn === 'sin' ? 'plus for the sine' : 'minus for the cosine'}.`,
      why: ({ c, fn }) =>
        `is $${fn === 'sin' ? c : 0}$ at $x = 0$, but the given expression is $${fn === 'sin' ? 0 : c}$ there.`,
    },
    {
      misconception: 'trig-does-not-double-the-angle-of-the-square',
      rule: ({ c, k, fn }) => wave(c / 2, fn === 'sin' ? -c / 2 : c / 2, k),
      why: ({ k }) => `keeps the angle $${k}x$.`,
    },
    {
      misconception: 'trig-does-not-double-the-angle-of-the-square',
      twoSlips: true,
      rule: ({ c, k, fn }) => wave(c / 2, fn === 'sin' ? c / 2 : -c / 2, k),
      says: () => 'I kept the angle and had the wrong sign.',
      why: ({ k }) => `keeps the angle $${k}x$ and has the wrong sign.`,
    },
    {
      misconception: 'trig-forgets-the-half-under-the-root',
      rule: ({ c, k, fn }) => wave(c, fn === 'sin' ? -c : c, 2 * k),
      says: () => 'I left out the half of the formula.',
      why: ({ c }) => `has $${c}$ where half of it belongs.`,
    },
  ],
  explain: ({ c, k, fn }) => ({
    plan: 'The half-angle formula without its root says what the square of a sine or cosine is. Put it in with twice the angle, and multiply by the factor in front.',
    steps: [
      {
        do: `$\\${fn}^2 ${k}x = \\frac{1 ${fn === 'sin' ? '-' : '+'} \\cos ${2 * k}x}{2}$`,
        why: `$${k}x$ is half of $${2 * k}x$.`,
      },
      {
        do: `Multiply by $${c}$: $${c} \\cdot \\frac{1}{2} = ${c / 2}$ stands in front of both terms.`,
        why: 'The half belongs to the formula.',
      },
      {
        do: `$${c}\\${fn}^2 ${k}x$ is equal to ${wave(c / 2, fn === 'sin' ? -c / 2 : c / 2, 2 * k).html}.`,
        why: 'Multiply out.',
      },
    ],
    check: `At $x = 0$ both are $${fn === 'sin' ? 0 : c}$.`,
  }),
  check: ({ c, k, fn }) => expr('', ({ x }) => c * Math[fn](k * x) ** 2),
})

const constants = template({
  id: 'trigonometry/power-reduction-constants',
  skill,
  difficulty: 'High',
  b: 1.2,
  calculator: false,
  seconds: 100,
  response: 'grid',
  balance: 'place',
  draw: (rng) => ({
    c: 2 * int(rng, 2, 8),
    k: 2 * int(rng, 1, 4),
    e: int(rng, 1, 9),
    fn: pick(rng, ['sin', 'cos'] as const),
  }),
  frames: [
    {
      id: 'grid',
      kind: 'multi-step',
      items: 5,
      stem: ({ c, k, e, fn }) =>
        `For all $x$, $${c}\\${fn}^2 ${k}x + ${e} = p ${fn === 'sin' ? '-' : '+'} q\\cos rx$, where $p$, $q$ and $r$ are positive constants. What is the value of $pq + r$?`,
    },
    {
      id: 'choice',
      kind: 'multi-step',
      items: 5,
      response: 'choice',
      stem: ({ c, k, e, fn }) =>
        `The function $f(x) = ${c}\\${fn}^2 ${k}x + ${e}$ is written in the form $f(x) = p ${fn === 'sin' ? '-' : '+'} q\\cos rx$ with positive constants $p$, $q$ and $r$. What is $pq + r$?`,
    },
  ],
  given: ({ c, k, e, fn }) => ({ c, k, e, fn }),
  answer: ({ c, k, e }) => num((c / 2 + e) * (c / 2) + 2 * k),
  traps: [
    {
      misconception: 'trig-does-not-double-the-angle-of-the-square',
      classic: true,
      rule: ({ c, k, e }) => num((c / 2 + e) * (c / 2) + k),
      why: ({ k }) => `takes $r = ${k}$, but the square has twice the angle.`,
    },
    {
      misconception: 'trig-forgets-the-half-under-the-root',
      rule: ({ c, k, e }) => num((c + e) * c + 2 * k),
      says: () => 'I left out the half of the formula.',
      why: ({ c, e }) => `takes $q = ${c}$ and $p = ${c + e}$.`,
    },
    {
      misconception: 'trig-loses-the-added-constant',
      rule: ({ c, k }) => num((c / 2) * (c / 2) + 2 * k),
      why: ({ c, e }) => `takes $p = ${c / 2}$ and loses the $${e}$.`,
    },
    {
      misconception: 'trig-does-not-double-the-angle-of-the-square',
      rule: ({ c, k, e }) => num((c / 2 + e) * (c / 2) + k / 2),
      says: () => 'I halved the angle instead of doubling it.',
      why: ({ k }) => `takes $r = ${k / 2}$, half of $${k}$ instead of its double.`,
    },
    {
      misconception: 'trig-forgets-the-half-under-the-root',
      rule: ({ c, k, e }) => num((c / 2 + e) * c + 2 * k),
      says: () => 'I halved the constant term but not the factor of the cosine.',
      why: ({ c }) => `takes $q = ${c}$, but the half belongs to both terms.`,
    },
  ],
  explain: ({ c, k, e, fn }) => ({
    plan: 'Replace the square by the half-angle formula with twice the angle, multiply out, and compare both forms term by term.',
    steps: [
      {
        do: `$\\${fn}^2 ${k}x = \\frac{1 ${fn === 'sin' ? '-' : '+'} \\cos ${2 * k}x}{2}$`,
        why: `$${k}x$ is half of $${2 * k}x$.`,
      },
      {
        do: `$${c}\\${fn}^2 ${k}x + ${e} = ${c / 2} ${fn === 'sin' ? '-' : '+'} ${c / 2}\\cos ${2 * k}x + ${e} = ${c / 2 + e} ${fn === 'sin' ? '-' : '+'} ${c / 2}\\cos ${2 * k}x$`,
        why: `Multiply by $${c}$ and add the $${e}$.`,
      },
      { do: `$p = ${c / 2 + e}$, $q = ${c / 2}$, $r = ${2 * k}$`, why: 'Compare term by term.' },
      {
        do: `$pq + r = ${c / 2 + e} \\cdot ${c / 2} + ${2 * k} = ${(c / 2 + e) * (c / 2) + 2 * k}$`,
        why: 'Put the constants in.',
      },
    ],
    check: `At $x = 0$ both forms are $${fn === 'sin' ? e : c + e}$.`,
  }),
  // Mean and half the difference of the greatest and the least value; the square has its period twice as often.
  check: ({ c, k, e }) => {
    const [top, low] = [c + e, e]
    return num(((top + low) / 2) * ((top - low) / 2) + 2 * k)
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
const poles = (x: number, h: number, L: number, base: boolean): Html => {
  const at = { a: [0, h], b: [-x, 0], c: [x, 0], d: [-1.25 * x, 0], e: [1.25 * x, 0] } as const
  return drawing({ alt: 'Two poles that meet at the top and stand on level ground', at, height: 220 }, [
    g.line('de', { thin: true, plain: true }),
    g.seg('ab', `${L} in`, { as: 'The left pole', from: 'c' }),
    g.seg('ac', `${L} in`, { as: 'The right pole', from: 'b' }),
    g.angle('bac', 'θ', { as: 'The angle between the poles' }),
    ...(base ? [g.side('bc', 'd', { as: 'The distance between the lower ends', from: 'a' })] : []),
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
      check: `Half of the base and the height fit the hypotenuse: $${(L * o) / r}^2 + ${(L * d) / r}^2 = ${L}^2$.`,
      ...(frame === 'figure' ? { figure: equalSides((L * o) / r, (L * d) / r, L, ask) } : {}),
    }
  },
  // The law of cosines gives the base, the Pythagorean theorem the height.
  check: ({ L, c, ask }) => {
    const base2 = 2 * L * L * (1 - c.n / c.d)
    return num(Math.round(ask === 'base' ? Math.sqrt(base2) : Math.sqrt(L * L - base2 / 4)))
  },
})

const claims = template({
  id: 'trigonometry/half-angle-claims',
  skill,
  difficulty: 'Medium',
  b: 0.6,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...judgeTwo({
    slip: 'trig-half',
    frame: 'two-claims',
    items: 6,
    draw: (rng) => ({ q: pick(rng, [2, 3, 4, 5, 6]) }),
    intro: ({ q }) =>
      `<p>An angle $\\theta$ lies in the range $${range(q, false)}$. Two students talk about its half.</p>`,
    claims: ({ q }) => {
      const [s, c] = [signIn('sin', q, true), signIn('cos', q, true)]
      const half = `$${range(q, false, 2, '\\frac{\\theta}{2}')}$`
      const home = quadrantOf((90 * q - 45) / 2)
      return [
        {
          id: 'sin-up',
          says: '$\\sin \\frac{\\theta}{2}$ is positive.',
          holds: s > 0,
          because: `The half angle lies in quadrant ${home}: ${half}.`,
        },
        {
          id: 'cos-down',
          says: '$\\cos \\frac{\\theta}{2}$ is negative.',
          holds: c < 0,
          because: `The half angle lies in quadrant ${home}: ${half}.`,
        },
        {
          id: 'tan-up',
          says: '$\\tan \\frac{\\theta}{2}$ is positive.',
          holds: s * c > 0,
          because: `The half angle lies in quadrant ${home}: ${half}.`,
        },
        {
          id: 'half-value',
          says: '$\\sin \\frac{\\theta}{2} = \\frac{1}{2} \\sin \\theta$',
          holds: false,
          because: 'The angle is halved, not the value.',
        },
        {
          id: 'square',
          says: '$2\\sin^2 \\frac{\\theta}{2} = 1 - \\cos \\theta$',
          holds: true,
          because: 'It is the half-angle formula of the sine, squared and multiplied by 2.',
        },
        {
          id: 'root',
          says: '$\\cos \\frac{\\theta}{2}$ is $\\sqrt{\\frac{1 + \\cos \\theta}{2}}$, with no minus in front.',
          holds: c > 0,
          because: `The half angle lies in quadrant ${home}: ${half}.`,
        },
      ]
    },
    given: ({ q }) => ({ lo: `${90 * (q - 1)}` }),
    // Tries angles all over the range.
    test: ({ lo }, claim) =>
      [10, 35, 47, 80].every((more) => {
        const t = Number(lo) + more
        const near = (x: number, y: number) => Math.abs(x - y) < 1e-9
        const truth: Record<string, boolean> = {
          'sin-up': at('sin', t / 2) > 0,
          'cos-down': at('cos', t / 2) < 0,
          'tan-up': at('tan', t / 2) > 0,
          'half-value': near(at('sin', t / 2), at('sin', t) / 2),
          square: near(2 * at('sin', t / 2) ** 2, 1 - at('cos', t)),
          root: near(at('cos', t / 2), Math.sqrt((1 + at('cos', t)) / 2)),
        }
        return truth[claim] as boolean
      }),
  }),
})

export const templates: readonly Template[] = [
  exact,
  fromCosine,
  fromSine,
  tangent,
  recognize,
  power,
  constants,
  isosceles,
  claims,
]
