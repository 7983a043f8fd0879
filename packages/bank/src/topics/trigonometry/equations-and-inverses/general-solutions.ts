/** General solutions of basic equations: which families, and how far apart. */

import { int, pick, type Template, template, until, type Value } from '#kit'
import { at, realTex } from '../common.ts'
import {
  families,
  levelFigure,
  NAME,
  OTHER,
  pair,
  radianFamily,
  radianTex,
  type SC,
  SPECIAL,
  tangentLevel,
  wrongPair,
} from './general-tools.ts'

const skill = 'trig-general-solutions'
const PERIOD = 'trig-repeats-with-the-wrong-period'
const DIVIDES = 'trig-divides-only-a-part-of-the-general-solution'
const SIDE = 'trig-starts-the-second-family-in-the-wrong-quadrant'
const ROOT = 'trig-loses-the-negative-root'
const ANGLE = 'trig-starts-from-another-special-angle'

/** The equation as it is written: k f(bx) = right side. */
type Basic = Readonly<{ fn: SC; value: string }>
const angleOf = ({ fn, value }: Basic): number => SPECIAL.find((t) => realTex(at(fn, t)) === value) ?? 0
/** 2 sin x = √3, 2 sin x + 1 = 0 and the like. */
const twiceTex = (fn: SC, inside: string, t: number): string => {
  const v = realTex(2 * at(fn, t))
  return v.startsWith('-') ? `2\\${fn}${inside} + ${v.slice(1)} = 0` : `2\\${fn}${inside} = ${v}`
}
const ANY_N = 'where $n$ is any integer'

const basic = template({
  id: 'trigonometry/general-solution',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 80,
  response: 'choice',
  draw: (rng) => ({ fn: pick(rng, ['sin', 'cos'] as const), t: pick(rng, SPECIAL) }),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 5,
      stem: ({ fn, t }) => `Which describes all solutions of $\\${fn} x = ${realTex(at(fn, t))}$, ${ANY_N}?`,
    },
    {
      id: 'graph',
      kind: 'graph',
      items: 8,
      stem: ({ fn, t }) =>
        `${levelFigure(fn, 1, at(fn, t), 'that cuts it')}<p>The line $y = ${realTex(at(fn, t))}$ meets the graph of $y = \\${fn} x$ infinitely often. Which describes all $x$-coordinates of these points, in degrees, ${ANY_N}?</p>`,
    },
  ],
  given: ({ fn, t }): Basic => ({ fn, value: realTex(at(fn, t)) }),
  answer: ({ fn, t }) => families(pair(fn, t), 360),
  traps: [
    {
      misconception: PERIOD,
      classic: true,
      says: () => 'I repeated the solutions after $180^\\circ$ instead of $360^\\circ$.',
      rule: (g) => families(pair(g.fn, angleOf(g)), 180),
      why: ({ fn }) => `repeats after $180^\\circ$, where the ${NAME[fn]} has the opposite sign.`,
    },
    {
      misconception: SIDE,
      rule: (g) => families(wrongPair(g.fn, angleOf(g)), 360),
      why: ({ fn }) => `finds the second angle by the rule of the ${NAME[OTHER[fn]]}.`,
    },
    {
      misconception: ANGLE,
      rule: (g) => families(pair(g.fn, (angleOf(g) + 180) % 360), 360),
      says: () => 'I used the value with the opposite sign.',
      why: ({ fn, t }) => `belongs to $\\${fn} x = ${realTex(-at(fn, t))}$.`,
    },
    {
      misconception: ANGLE,
      rule: (g) => {
        const t = angleOf(g)
        const ref = Math.min(t % 180, 180 - (t % 180))
        return ref === 45
          ? null
          : families(pair(g.fn, t % 180 === ref ? t - ref + 90 - ref : t + ref - (90 - ref)), 360)
      },
      says: () => 'I mixed up $30^\\circ$ and $60^\\circ$.',
      why: () => 'mixes up the reference angles $30^\\circ$ and $60^\\circ$.',
    },
  ],
  explain: ({ fn, t }) => {
    const [one, two] = pair(fn, t)
    const ref = Math.min(t % 180, 180 - (t % 180))
    return {
      plan: 'Find the two angles of the first turn that have this value. Each of them repeats after a full turn, so add whole multiples of it.',
      steps: [
        {
          do: `The reference angle is $${ref}^\\circ$, and the ${NAME[fn]} is ${at(fn, t) > 0 ? 'positive' : 'negative'} ${where(fn, at(fn, t) > 0)}.`,
          why: `$\\${fn} ${ref}^\\circ = ${realTex(at(fn, ref))}$`,
        },
        {
          do: `The angles of the first turn are $${one}^\\circ$ and $${two}^\\circ$.`,
          why: 'One in each of the two quadrants.',
        },
        {
          do: `All solutions: ${families([one, two], 360).html}.`,
          why: `The ${NAME[fn]} repeats after $360^\\circ$, forward and backward.`,
        },
      ],
      check: `With $n = 1$: $\\${fn} ${one + 360}^\\circ = \\${fn} ${one}^\\circ = ${realTex(at(fn, t))}$. After only $180^\\circ$ the sign is the opposite one.`,
    }
  },
  // All whole degrees of a turn with this value.
  check: ({ fn, value }) =>
    families(
      Array.from({ length: 72 }, (_, i) => 5 * i).filter(
        (x) => SPECIAL.includes(x as 30) && realTex(at(fn, x)) === value,
      ),
      360,
    ),
})

function where(fn: SC, positive: boolean): string {
  return fn === 'sin'
    ? positive
      ? 'in quadrants I and II'
      : 'in quadrants III and IV'
    : positive
      ? 'in quadrants I and IV'
      : 'in quadrants II and III'
}

type Multiple = Readonly<{ fn: SC; b: number; value: string }>
const both = (g: Multiple): readonly [number, number] => pair(g.fn, angleOf(g))

const multiple = template({
  id: 'trigonometry/general-solution-of-a-multiple',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: false,
  seconds: 100,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ fn: pick(rng, ['sin', 'cos'] as const), t: pick(rng, SPECIAL), b: pick(rng, [2, 3, 4, 5, 6]) }),
      ({ fn, t, b }) => pair(fn, t).every((x) => x % b === 0),
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 6,
      stem: ({ fn, t, b }) => `Which describes all solutions of $${twiceTex(fn, `(${b}x)`, t)}$, in degrees, ${ANY_N}?`,
    },
    {
      id: 'graph',
      kind: 'graph',
      items: 5,
      stem: ({ fn, t, b }) =>
        `${levelFigure(fn, b, at(fn, t), 'that cuts it')}<p>The figure shows the graph of $y = \\${fn}(${b}x)$ and a level line. Which describes all solutions of $${twiceTex(fn, `(${b}x)`, t)}$, in degrees, ${ANY_N}?</p>`,
    },
  ],
  given: ({ fn, t, b }): Multiple => ({ fn, b, value: realTex(at(fn, t)) }),
  answer: ({ fn, t, b }) =>
    families(
      pair(fn, t).map((x) => x / b),
      360 / b,
    ),
  traps: [
    {
      misconception: DIVIDES,
      classic: true,
      rule: (g) =>
        families(
          both(g).map((x) => x / g.b),
          360,
        ),
      says: () => 'I divided the angles, but not the $360^\\circ$ that are added again and again.',
      why: ({ b }) => `does not divide the $360^\\circ$ by ${b}.`,
    },
    {
      misconception: DIVIDES,
      rule: (g) => families(both(g), 360 / g.b),
      says: () => 'I divided the $360^\\circ$, but not the angles.',
      why: ({ b }) => `does not divide the angles by ${b}.`,
    },
    {
      misconception: DIVIDES,
      rule: (g) => families(both(g), 360),
      says: () => 'I left out the factor of $x$.',
      why: ({ b }) => `is the general solution for $${b}x$, not for $x$.`,
    },
    {
      misconception: SIDE,
      rule: (g) => {
        const wrong = wrongPair(g.fn, angleOf(g))
        return wrong.every((x) => x % g.b === 0)
          ? families(
              wrong.map((x) => x / g.b),
              360 / g.b,
            )
          : null
      },
      why: ({ fn }) => `finds the second angle by the rule of the ${NAME[OTHER[fn]]}.`,
    },
    {
      misconception: SIDE,
      twoSlips: true,
      rule: (g) => {
        const wrong = wrongPair(g.fn, angleOf(g))
        return wrong.every((x) => x % g.b === 0)
          ? families(
              wrong.map((x) => x / g.b),
              360,
            )
          : null
      },
      says: () => 'I started the second family in the wrong quadrant, and did not divide the $360^\\circ$.',
      why: () => 'has the wrong second angle, and the $360^\\circ$ are not divided.',
    },
  ],
  explain: ({ fn, t, b }) => {
    const [one, two] = pair(fn, t)
    return {
      plan: 'Treat the whole inside as one angle and write down its general solution. Then divide everything by the factor of $x$, also what is added again and again.',
      steps: [
        {
          do: `$\\${fn}(${b}x) = ${realTex(at(fn, t))}$`,
          why: 'Isolate the function: divide by 2.',
        },
        {
          do: `For the inside: $${b}x = ${one}^\\circ + 360^\\circ n$ or $${b}x = ${two}^\\circ + 360^\\circ n$.`,
          why: `These are all angles with this ${NAME[fn]}.`,
        },
        {
          do: `Divide by ${b}: ${families([one / b, two / b], 360 / b).html}.`,
          why: `$360^\\circ \\div ${b} = ${360 / b}^\\circ$: the graph of $\\${fn}(${b}x)$ repeats ${b} times as often.`,
        },
      ],
      check: `With $n = 1$ the first family gives $${one / b + 360 / b}^\\circ$, and $${b} \\cdot ${one / b + 360 / b}^\\circ = ${one + 360}^\\circ$, which has the right ${NAME[fn]}.`,
    }
  },
  // The whole degrees below 360° that fit: the first two, and the distance to the third.
  check: ({ fn, b, value }) => {
    const v = at(fn, angleOf({ fn, value }))
    const fits = Array.from({ length: 720 }, (_, x) => x).filter((x) => Math.abs(at(fn, b * x) - v) < 1e-9)
    const [one = 0, two = 0, three = 0] = fits
    return families([one, two], three - one)
  },
})

type Tangent = Readonly<{ b: number; right: string }>
const TANGENTS = [30, 45, 60, 120, 135, 150] as const
const tangentTex = (t: number): string => realTex(at('tan', t))
const tangentAngle = ({ right }: Tangent): number => TANGENTS.find((t) => tangentTex(t) === right) ?? 0
const inside = (b: number): string => (b === 1 ? ' x' : `(${b}x)`)

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
        `${tangentLevel(b, at('tan', t))}<p>The figure shows the graph of $y = \\tan${inside(b)}$ and the level line $y = ${tangentTex(t)}$. Which describes the $x$-coordinates of all points where they meet, in radians, ${ANY_N}?</p>`,
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
      says: () => 'I started from the angle with the opposite tangent.',
      why: () => 'starts from an angle whose tangent has the opposite sign.',
    },
    {
      misconception: ANGLE,
      twoSlips: true,
      rule: (g) => radianFamily((180 - tangentAngle(g)) / 180 / g.b, 2 / g.b),
      says: () => 'I started from the angle with the opposite tangent, and repeated it like a sine.',
      why: () => 'starts from an angle with the opposite tangent, and repeats like a sine.',
    },
  ],
  explain: ({ t, b }) => ({
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
    check: `With $n = 1$ the inside is larger by $\\pi$, and the tangent is the same.`,
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
      check: `With $n = 1$: $${r + 180}^\\circ$, where the ${NAME[g.fn]} is $-${v}$ and its square is $${realTex(g.right / g.left)}$.`,
    }
  },
  check: ({ fn, left, right }) => {
    const fits = Array.from({ length: 180 }, (_, x) => x).filter((x) => Math.abs(left * at(fn, x) ** 2 - right) < 1e-9)
    return families(fits, 180)
  },
})

export const templates: readonly Template[] = [basic, multiple, tangent, square]
