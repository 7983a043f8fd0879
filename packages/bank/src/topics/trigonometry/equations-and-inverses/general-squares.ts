/** General solutions of equations with a tangent or a square. */

import { int, pick, type Template, template, type Value } from '#kit'
import { at, realTex } from '../common.ts'
import { ANGLE, ANY_N, inside, PERIOD, skill } from './general-solutions.ts'
import { families, NAME, pair, radianFamily, radianTex, type SC, tangentLevel } from './general-tools.ts'

const ROOT = 'trig-loses-the-negative-root'

type Tangent = Readonly<{ b: number; right: string }>

const TANGENTS = [30, 45, 60, 120, 135, 150] as const

const tangentTex = (t: number): string => realTex(at('tan', t))

const tangentAngle = ({ right }: Tangent): number => TANGENTS.find((t) => tangentTex(t) === right) ?? 0

const tangent = template({
  id: 'trigonometry/general-solution-of-tangent',
  skill,
  difficulty: 'Medium',
  b: 0.6,
  calculator: false,
  seconds: 85,
  response: 'choice',
  draw: (rng) => ({ t: pick(rng, TANGENTS), b: int(rng, 1, 4) }),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 5,
      stem: ({ t, b }) =>
        `Which describes all solutions of $\\tan${inside(b)} = ${tangentTex(t)}$, in radians, ${ANY_N}?`,
    },
    {
      id: 'graph',
      kind: 'graph',
      items: 5,
      stem: ({ t, b }) =>
        `${tangentLevel(b, at('tan', t))}<p>The figure shows the graph of $y = \\tan${inside(b)}$ and the horizontal line $y = ${tangentTex(t)}$. Which describes the $x$-coordinates of all points where they meet, in radians, ${ANY_N}?</p>`,
    },
  ],
  given: ({ t, b }): Tangent => ({ b, right: tangentTex(t) }),
  answer: ({ t, b }) => radianFamily(t / 180 / b, 1 / b),
  traps: [
    {
      misconception: PERIOD,
      classic: true,
      says: () => 'I repeated the solutions like those of a sine, after $2\\pi$ of the inside instead of $\\pi$.',
      rule: (g) => radianFamily(tangentAngle(g) / 180 / g.b, 2 / g.b),
      why: () => 'repeats like a sine; the tangent repeats twice as often.',
    },
    {
      misconception: ANGLE,
      rule: (g) => radianFamily((180 - tangentAngle(g)) / 180 / g.b, 1 / g.b),
      says: () => 'I started from the angle between $0$ and $\\pi$ with the opposite tangent.',
      why: () => 'starts from an angle whose tangent has the opposite sign.',
    },
    {
      misconception: ANGLE,
      twoSlips: true,
      rule: (g) => radianFamily((180 - tangentAngle(g)) / 180 / g.b, 2 / g.b),
      says: () =>
        'I started from the angle between $0$ and $\\pi$ with the opposite tangent, and repeated it like a sine.',
      why: () => 'starts from an angle with the opposite tangent, and repeats like a sine.',
    },
  ],
  explain: ({ t, b }, frame) => ({
    plan: 'The tangent repeats after half a turn, so one family is enough. Find one angle with this value for the inside, add multiples of half a turn, and divide everything by the factor of $x$.',
    steps: [
      {
        do: `$\\tan ${radianTex(t / 180, 1).split(' + ')[0]} = ${tangentTex(t)}$`,
        why: t > 90 ? 'The tangent is negative in quadrant II.' : 'A special angle in quadrant I.',
      },
      {
        do: `For the inside: $${b === 1 ? '' : b}x = ${radianTex(t / 180, 1)}$.`,
        why: 'The opposite point of the unit circle has the same slope, so the tangent repeats after $\\pi$.',
      },
      b === 1
        ? { do: `All solutions: ${radianFamily(t / 180, 1).html}.`, why: 'There is no factor to divide by.' }
        : { do: `Divide by ${b}: ${radianFamily(t / 180 / b, 1 / b).html}.`, why: 'Both parts are divided.' },
    ],
    check: `With $n = 1$ the inside is $${radianTex(t / 180 + 1, 1).split(' + ')[0]}$, half a turn farther, and its tangent is $${tangentTex(t)}$ as well.`,
    faster: `Neighboring solutions are ${b === 1 ? '$\\pi$ apart' : `$\\pi \\div ${b} = \\frac{\\pi}{${b}}$ apart`}, which leaves two options. Then put their first angles in: $${b === 1 ? '' : `${b} \\cdot ${radianTex(t / 180 / b, 1 / b).split(' + ')[0]} = `}${radianTex(t / 180, 1).split(' + ')[0]}$ has the tangent $${tangentTex(t)}$.`,
    ...(frame === 'graph' ? { figure: tangentLevel(b, at('tan', t), t / 180 / b) } : {}),
  }),
  check: ({ b, right }) => {
    const v = Math.tan((tangentAngle({ b, right }) * Math.PI) / 180)
    const fits = Array.from({ length: 2880 }, (_, k) => k + 1).filter(
      (k) => Math.abs(Math.tan((b * k * Math.PI) / 1440) - v) < 1e-9,
    )
    const [one = 0, two = 0] = fits
    return radianFamily(one / 1440, (two - one) / 1440)
  },
})

type Squared = Readonly<{ fn: SC | 'tan'; left: number; right: number }>

/** The acute angle of k f² = m. */
const acuteOf = ({ fn, left, right }: Squared): number =>
  [30, 60].find((t) => Math.abs(left * at(fn, t) ** 2 - right) < 1e-9) ?? 0

const positiveOnly = (fn: SC | 'tan', r: number): Value =>
  fn === 'tan' ? families([r], 180) : families(pair(fn, r), 360)

const square = template({
  id: 'trigonometry/general-solution-of-a-square',
  skill,
  difficulty: 'High',
  b: 1,
  calculator: false,
  seconds: 100,
  response: 'choice',
  draw: (rng): Squared => {
    const fn = pick(rng, ['sin', 'cos'] as const)
    const r = pick(rng, [30, 60])
    const k = int(rng, 1, 4)
    return { fn, left: 4 * k, right: Math.round(4 * k * at(fn, r) ** 2) }
  },
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 7,
      stem: ({ fn, left, right }) =>
        `Which describes all solutions of $${left}\\${fn}^2 x - ${right} = 0$, in degrees, ${ANY_N}?`,
    },
  ],
  given: ({ fn, left, right }): Squared => ({ fn, left, right }),
  answer: (g) => families([acuteOf(g), 180 - acuteOf(g)], 180),
  traps: [
    {
      misconception: ROOT,
      classic: true,
      rule: (g) => positiveOnly(g.fn, acuteOf(g)),
      why: ({ fn }) => `leaves out the angles at which the ${NAME[fn]} is negative.`,
    },
    {
      misconception: ANGLE,
      rule: (g) => families([90 - acuteOf(g), 90 + acuteOf(g)], 180),
      says: (g) => `I started from ${90 - acuteOf(g)}° instead of ${acuteOf(g)}°.`,
      why: (g) => `starts from $${90 - acuteOf(g)}^\\circ$; the root belongs to $${acuteOf(g)}^\\circ$.`,
    },
    {
      misconception: ANGLE,
      twoSlips: true,
      rule: (g) => positiveOnly(g.fn, 90 - acuteOf(g)),
      says: (g) => `I started from ${90 - acuteOf(g)}° instead of ${acuteOf(g)}°, and took only the positive root.`,
      why: () => 'starts from the wrong angle and leaves out the negative root.',
    },
  ],
  explain: (g) => {
    const r = acuteOf(g)
    const v = realTex(at(g.fn, r))
    return {
      plan: 'Isolate the square and take the root, with both signs. List the angles of one turn for both values; they lie half a turn apart, so two families suffice.',
      steps: [
        {
          do: `$\\${g.fn}^2 x = \\frac{${g.right}}{${g.left}} = ${realTex(g.right / g.left)}$, so $\\${g.fn} x = ${v}$ or $\\${g.fn} x = -${v}$.`,
          why: 'Both numbers have the same square.',
        },
        {
          do: `In the first turn: $${r}^\\circ$, $${180 - r}^\\circ$, $${180 + r}^\\circ$ and $${360 - r}^\\circ$.`,
          why: `All four quadrants have an angle with the reference angle $${r}^\\circ$.`,
        },
        {
          do: `The last two are the first two plus $180^\\circ$: ${families([r, 180 - r], 180).html}.`,
          why: 'So two families with steps of half a turn cover all four.',
        },
      ],
      check: `With $n = 1$: $${r + 180}^\\circ$, where the ${NAME[g.fn]} is $-${v}$ and its square $${realTex(g.right / g.left)}$: $${g.left} \\cdot ${realTex(g.right / g.left)} = ${g.right}$.`,
      faster: `A square does not see the sign, so its values repeat every $180^\\circ$: that leaves the options with $180^\\circ n$. Then test their first angle: $${g.left}\\${g.fn}^2 ${r}^\\circ = ${g.left} \\cdot ${realTex(g.right / g.left)} = ${g.right}$.`,
    }
  },
  check: ({ fn, left, right }) => {
    const fits = Array.from({ length: 180 }, (_, x) => x).filter((x) => Math.abs(left * at(fn, x) ** 2 - right) < 1e-9)
    return families(fits, 180)
  },
})

export const templates: readonly Template[] = [tangent, square]
