/** Basic equations with sine and cosine together, and how long a height stays on one side of a level. */

import { curve, dot, type Html, int, num, pick, plane, straight, type Template, template, text, type Value } from '#kit'
import { at, realTex, toDeg } from '../common.ts'
import { wave } from '../wave.ts'
import { skill } from './equations.ts'

const QUADRANT = 'trig-takes-the-second-solution-from-the-wrong-quadrant'
const REFERENCE = 'trig-takes-the-wrong-reference-angle'
const SIGN = 'trig-isolates-the-function-wrongly'
const ONE = 'trig-finds-one-solution-only'

type Pair = readonly [number, number]

const shown = (pair: Pair): Value =>
  text(
    [...pair]
      .sort((a, b) => a - b)
      .map((t) => `$${t}^\\circ$`)
      .join(' and '),
  )

/** The two angles of a full turn whose tangent has this reference angle and this sign. */
const tangentAngles = (ref: number, sign: string): Pair => (sign === '+' ? [ref, 180 + ref] : [180 - ref, 360 - ref])

/** The factors of sine and cosine, k times 1 or the root of 3, for a tangent with this reference angle. */
const FACTORS = { 30: [Math.sqrt(3), 1], 60: [1, Math.sqrt(3)] } as const

type Drawn = Readonly<{ ref: 30 | 60; k: number; sign: string }>
/** The factors as they are written, and the sign of the tangent. */
type Shown = Readonly<{ s: string; c: string; sign: string }>

const factors = ({ ref, k }: Drawn) => FACTORS[ref].map((f) => realTex(k * f)) as [string, string]
const before = (tex: string): string => (tex === '1' ? '' : tex)
/** The number that is written: 2, the root of 3, or a multiple of it. */
const numberOf = (tex: string): number => {
  const [, n = '', root] = /^(\d*)(\\sqrt)?/.exec(tex) ?? []
  return (n === '' ? 1 : Number(n)) * (root ? Math.sqrt(3) : 1)
}
const refOf = ({ s, c }: Shown): number => Math.round(toDeg(Math.atan(numberOf(c) / numberOf(s))))

/** The two graphs that meet; with the angles when they are found. */
function graphs(p: Drawn, found = false): Html {
  const [s, c] = factors(p).map(numberOf) as [number, number]
  const m = p.sign === '+' ? c : -c
  const top = Math.ceil(Math.max(s, c)) + 0.5
  const meet = found ? tangentAngles(p.ref, p.sign) : []
  return wave(
    (x) => s * Math.sin(x),
    {
      alt: `Two waves for x from 0 to 2 pi: one starts at height 0, the other at height ${m.toFixed(2).replace('-', '−')}${found ? `; they meet at ${meet.map((u) => `${u}°`).join(' and ')}` : '; they meet twice'}`,
      x: [0, 2],
      step: 0.5,
      y: [-top, top],
      yStep: top > 5 ? 2 : 1,
      height: 220,
    },
    [
      curve((x) => m * Math.cos(x), { dash: true }),
      ...meet.map((u) =>
        dot((u * Math.PI) / 180, s * at('sin', u), {
          label: `${u}°`,
          led: 'x-axis',
          at: at('sin', u) > 0 ? 'ne' : 'se',
        }),
      ),
    ],
  )
}

const together = template({
  id: 'trigonometry/sine-as-a-multiple-of-cosine',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 95,
  response: 'choice',
  draw: (rng): Drawn => ({
    ref: pick(rng, [30, 60] as const),
    k: int(rng, 1, 6),
    sign: pick(rng, ['+', '-']),
  }),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: (p) => {
        const [s, c] = factors(p)
        return `What are the solutions of $${before(s)}\\sin x ${p.sign === '+' ? '-' : '+'} ${before(c)}\\cos x = 0$ for $0^\\circ \\le x \\lt 360^\\circ$?`
      },
    },
    {
      id: 'graphs',
      kind: 'graph',
      items: 5,
      stem: (p) => {
        const [s, c] = factors(p)
        return `${graphs(p)}<p>The graph shows $y = ${before(s)}\\sin x$ and, dashed, $y = ${p.sign === '+' ? '' : '-'}${before(c)}\\cos x$. At which angles between $0^\\circ$ and $360^\\circ$ do they meet?</p>`
      },
    },
  ],
  given: (p): Shown => {
    const [s, c] = factors(p)
    return { s, c, sign: p.sign }
  },
  answer: ({ ref, sign }) => shown(tangentAngles(ref, sign)),
  traps: [
    {
      misconception: REFERENCE,
      classic: true,
      rule: (g) => shown(tangentAngles(90 - refOf(g), g.sign)),
      says: ({ ref }) =>
        `I took the reciprocal of the tangent and so used the reference angle ${90 - ref}° instead of ${ref}°.`,
      why: ({ ref }) => `has the reference angle $${90 - ref}^\\circ$: the reciprocal of the tangent was taken.`,
    },
    {
      misconception: QUADRANT,
      classic: true,
      rule: (g) => {
        const [first] = tangentAngles(refOf(g), g.sign)
        return shown([first, 180 - first])
      },
      says: ({ ref, sign }) =>
        `I found $${tangentAngles(ref, sign)[0]}^\\circ$ and took $180^\\circ$ minus it for the second angle, as for the sine.`,
      why: ({ ref, sign }) =>
        `has $${180 - tangentAngles(ref, sign)[0]}^\\circ$, where the tangent has the other sign.`,
    },
    {
      misconception: QUADRANT,
      rule: (g) => {
        const [first] = tangentAngles(refOf(g), g.sign)
        return shown([first, 360 - first])
      },
      says: ({ ref, sign }) =>
        `I found $${tangentAngles(ref, sign)[0]}^\\circ$ and took $360^\\circ$ minus it for the second angle, as for the cosine.`,
      why: ({ ref, sign }) =>
        `has $${360 - tangentAngles(ref, sign)[0]}^\\circ$, where the tangent has the other sign.`,
    },
    {
      misconception: SIGN,
      rule: (g) => shown(tangentAngles(refOf(g), g.sign === '+' ? '-' : '+')),
      says: () => 'I used the tangent with the other sign.',
      why: () => 'has the tangent with the other sign.',
    },
    {
      misconception: REFERENCE,
      twoSlips: true,
      rule: (g) => shown(tangentAngles(90 - refOf(g), g.sign === '+' ? '-' : '+')),
      says: () => 'I took the reciprocal of the tangent, and I used it with the other sign.',
      why: () => 'has the reciprocal of the tangent, with the other sign.',
    },
  ],
  explain: (p, frame) => {
    const { ref, sign } = p
    const [s, c] = factors(p)
    const minus = sign === '+' ? '' : '-'
    const [one, two] = tangentAngles(ref, sign)
    const value = at('tan', ref)
    const put = (t: number): string =>
      `$${before(s)}\\sin ${t}^\\circ \\approx ${(numberOf(s) * at('sin', t)).toFixed(3)}$ and $${minus}${before(c)}\\cos ${t}^\\circ \\approx ${((sign === '+' ? 1 : -1) * numberOf(c) * at('cos', t)).toFixed(3)}$`
    return {
      plan: 'Sine and cosine of the same angle stand there once each. Dividing by the cosine turns the two into one tangent; then the reference angle and the sign give two angles that are half a turn apart.',
      steps: [
        {
          do: `$${before(s)}\\sin x = ${minus}${before(c)}\\cos x$`,
          why:
            frame === 'graphs'
              ? 'Where the graphs meet, both have the same height.'
              : `${sign === '+' ? 'Add' : 'Subtract'} $${before(c)}\\cos x$ on both sides.`,
        },
        {
          do: `$\\tan x = ${minus}${ratioTex(s, c)}${ratioTex(s, c) === realTex(value) ? '' : ` = ${minus}${realTex(value)}`}$`,
          why: `Divide by $\\cos x$${s === '1' ? '' : ` and by $${s}$`}. If the cosine were 0, the sine would be 0, too, and that never happens at one angle.`,
        },
        {
          do: `The reference angle is $${ref}^\\circ$, because $\\tan ${ref}^\\circ = ${realTex(value)}$.`,
          why: 'Without its sign, this is the tangent of a special angle.',
        },
        {
          do:
            sign === '+'
              ? `The solutions are $x = ${one}^\\circ$ and $x = 180^\\circ + ${ref}^\\circ = ${two}^\\circ$.`
              : `The solutions are $x = 180^\\circ - ${ref}^\\circ = ${one}^\\circ$ and $x = 360^\\circ - ${ref}^\\circ = ${two}^\\circ$.`,
          why: `The tangent is ${sign === '+' ? 'positive in quadrants I and III' : 'negative in quadrants II and IV'}.`,
        },
      ],
      faster: `A tangent repeats after $180^\\circ$, so only pairs of angles that are $180^\\circ$ apart come into question. Of these try one angle: $${before(s)}\\sin ${one}^\\circ$ and $${minus}${before(c)}\\cos ${one}^\\circ$ are both $${realTex(numberOf(s) * at('sin', one))}$.`,
      check: `At $${one}^\\circ$: ${put(one)}. At $${two}^\\circ$: ${put(two)}.`,
      ...(frame === 'graphs' ? { figure: graphs(p, true) } : {}),
    }
  },
  // Puts every fifth degree of a full turn into the equation.
  check: ({ s, c, sign }) => {
    const left = (t: number) => numberOf(s) * at('sin', t) - (sign === '+' ? 1 : -1) * numberOf(c) * at('cos', t)
    const [one = 0, two = 0] = Array.from({ length: 72 }, (_, i) => 5 * i).filter((t) => Math.abs(left(t)) < 1e-9)
    return shown([one, two])
  },
})

/** The factor of the cosine over the factor of the sine, as it is first written. */
function ratioTex(s: string, c: string): string {
  return s === '1' ? c : `\\frac{${c}}{${s}}`
}

type Ride = Readonly<{ c: number; a: number; half: number; level: number; than: string }>

/** The two times of the first turn at the level. */
const timesOf = ({ c, half: h, level }: Ride, part = 6): Pair =>
  level > c ? [h / part, h - h / part] : [h + h / part, 2 * h - h / part]
/** How long the height is on the side that is asked for, when it crosses the level at these times. */
const lasting = ({ c, half: h, level, than }: Ride, [one, two]: Pair): number =>
  level > c === (than === 'higher') ? two - one : 2 * h - (two - one)
const wholeOf = (p: Ride): number => lasting(p, timesOf(p))
const heightTex = ({ c, a, half: h }: Ride): string => `${c} + ${a}\\sin\\left(\\frac{\\pi t}{${h}}\\right)`

const valueTex = (p: Ride): string => (p.level > p.c ? '\\frac{1}{2}' : '-\\frac{1}{2}')

/** The height over two turns with the horizontal line; with the two times of the first turn when they are found. */
function rideFigure(p: Ride, found = false): Html {
  const times = found ? timesOf(p) : []
  const up = p.level > p.c
  return plane(
    {
      alt: `A wave over the time in seconds: it starts at the height ${p.c}, swings between ${p.c + p.a} and ${p.c - p.a}, and repeats after ${2 * p.half} seconds; a horizontal line at ${p.level} cuts it${found ? `, at the times ${times.join(' and ')}` : ''}.`,
      x: [0, 3 * p.half],
      y: [0, Math.ceil((p.c + p.a + 8) / 10) * 10],
      xStep: p.half / 6,
      xEvery: 6,
      yStep: 10,
      xTitle: 'Time (seconds)',
      yTitle: 'Height (feet)',
      height: 250,
    },
    [
      curve((t) => p.c + p.a * Math.sin((Math.PI * t) / p.half)),
      straight(0, p.level, { plain: true }),
      ...times.map((t, i) =>
        dot(t, p.level, { label: `${t}`, at: `${up ? 's' : 'n'}${(i === 0) === up ? 'e' : 'w'}` }),
      ),
    ],
  )
}

const ride = template({
  id: 'trigonometry/time-above-a-level',
  skill,
  difficulty: 'High',
  b: 1,
  calculator: false,
  seconds: 120,
  response: 'choice',
  balance: 'place',
  draw: (rng): Ride => {
    const a = 2 * int(rng, 8, 20)
    const c = a + int(rng, 4, 12)
    return {
      c,
      a,
      half: pick(rng, [12, 18, 24, 30, 36]),
      level: c + (a / 2) * pick(rng, [1, -1]),
      than: pick(rng, ['higher', 'lower']),
    }
  },
  frames: [
    {
      id: 'wheel',
      kind: 'words',
      items: 6,
      stem: (p) =>
        `After $t$ seconds, the seat of a Ferris wheel is $h = ${heightTex(p)}$ feet above the ground. During one full turn of the wheel, for how many seconds is the seat ${p.than} than $${p.level}$ feet?`,
    },
    {
      id: 'graph',
      kind: 'graph',
      items: 5,
      response: 'grid',
      stem: (p) =>
        `${rideFigure(p)}<p>The figure shows the height of a gondola of a carnival ride, $h = ${heightTex(p)}$ feet after $t$ seconds, and the level $h = ${p.level}$. In each period, for how many seconds is the gondola ${p.than} than this level?</p>`,
    },
  ],
  given: (p): Ride => ({ ...p }),
  answer: (p) => num(wholeOf(p)),
  traps: [
    {
      misconception: ONE,
      classic: true,
      operation: 'stopped-at-a-step',
      rule: (p) => num(timesOf(p)[0]),
      says: ({ level }) => `I gave the first time at which the height is ${level} feet, and stopped there.`,
      why: ({ level }) => `is the first time at which the height is ${level} feet.`,
    },
    {
      misconception: SIGN,
      rule: (p) => num(wholeOf({ ...p, level: 2 * p.c - p.level })),
      says: (p) =>
        `I had the wrong sign: I looked for the times at which the sine is ${p.than === 'higher' ? 'larger' : 'smaller'} than $${p.level > p.c ? '-\\frac{1}{2}' : '\\frac{1}{2}'}$.`,
      why: (p) => `belongs to the sine $${p.level > p.c ? '-\\frac{1}{2}' : '\\frac{1}{2}'}$.`,
    },
    {
      misconception: REFERENCE,
      rule: (p) => num(lasting(p, timesOf(p, 3))),
      says: () => 'I used the reference angle $\\frac{\\pi}{3}$ instead of $\\frac{\\pi}{6}$.',
      why: () => 'has the reference angle $\\frac{\\pi}{3}$.',
    },
    {
      misconception: QUADRANT,
      rule: (p) => num(p.half),
      says: () => 'I added half a turn to the first angle to find the second one.',
      why: (p) =>
        `is half of the period of ${2 * p.half} seconds: it puts the second angle half a turn after the first, where it does not lie.`,
    },
    {
      misconception: ONE,
      operation: 'stopped-at-a-step',
      rule: (p) => num(timesOf(p)[1]),
      says: ({ level }) => `I gave the second time at which the height is ${level} feet, and stopped there.`,
      why: ({ level }) => `is the second time at which the height is ${level} feet.`,
    },
  ],
  explain: (p, frame) => {
    const [one, two] = timesOf(p)
    const up = p.level > p.c
    const key = lasting(p, [one, two])
    const between = up ? 'higher' : 'lower'
    const angles = up ? ['\\frac{\\pi}{6}', '\\frac{5\\pi}{6}'] : ['\\frac{7\\pi}{6}', '\\frac{11\\pi}{6}']
    return {
      plan: 'Set the height equal to the level and solve for the sine. Its two angles in one turn give the two times at the level; see on which side of the level the height is between them.',
      steps: [
        {
          do: `$${heightTex(p)} = ${p.level}$, so $\\sin\\left(\\frac{\\pi t}{${p.half}}\\right) = ${valueTex(p)}$.`,
          why: `Subtract ${p.c}, then divide by ${p.a}.`,
        },
        {
          do: `$\\frac{\\pi t}{${p.half}} = ${angles[0]}$ or $${angles[1]}$, so $t = ${one}$ or $t = ${two}$.`,
          why: `The sine has this value in quadrants ${up ? 'I and II' : 'III and IV'}. Multiply by ${p.half} and divide by $\\pi$.`,
        },
        {
          do: `Between these times the height is ${between} than ${p.level} feet, for $${two} - ${one} = ${two - one}$ seconds.`,
          why: `Halfway between them, at $t = ${(one + two) / 2}$, it is ${up ? 'largest' : 'smallest'}: ${up ? p.c + p.a : p.c - p.a} feet.`,
        },
        ...(between === p.than
          ? []
          : [
              {
                do: `For the rest of the $${2 * p.half}$ seconds it is ${p.than}: $${2 * p.half} - ${two - one} = ${key}$ seconds.`,
                why: `The inside grows by $2\\pi$ in ${2 * p.half} seconds: that is the period.`,
              },
            ]),
      ],
      faster: `In degrees of the turn: the sine is more than $${valueTex(p)}$ for $${up ? 120 : 240}^\\circ$ of $360^\\circ$, so the seat is ${p.than} for $\\frac{${up === (p.than === 'higher') ? 1 : 2}}{3}$ of the ${2 * p.half} seconds: $${key}$.`,
      check: `At the middle height of ${p.c} feet it would be half of the period, ${p.half} seconds. The level of ${p.level} feet lies ${up ? 'above' : 'below'} the middle, so it must be ${key > p.half ? 'more' : 'less'}: $${key}$.`,
      ...(frame === 'graph' ? { figure: rideFigure(p, true) } : {}),
    }
  },
  // Looks at the height at many moments of one period.
  check: ({ c, a, half: h, level, than }) => {
    const high = Array.from({ length: 3600 }, (_, i) => c + a * Math.sin(((i + 0.5) * Math.PI) / 1800) > level)
    return num((2 * h * high.filter((is) => is === (than === 'higher')).length) / 3600)
  },
})

export const templates: readonly Template[] = [together, ride]
