/** General solutions of basic equations: which families, and how far apart. */

import { pick, type Template, template, until } from '#kit'
import { at, realTex } from '../common.ts'
import { families, levelFigure, NAME, OTHER, pair, type SC, SPECIAL, wrongPair } from './general-tools.ts'

export const skill = 'trig-general-solutions'

export const PERIOD = 'trig-repeats-with-the-wrong-period'

const DIVIDES = 'trig-divides-only-a-part-of-the-general-solution'

const SIDE = 'trig-starts-the-second-family-in-the-wrong-quadrant'

export const ANGLE = 'trig-starts-from-another-special-angle'

/** The equation as it is written: k f(bx) = right side. */
type Basic = Readonly<{ fn: SC; value: string }>

const angleOf = ({ fn, value }: Basic): number => SPECIAL.find((t) => realTex(at(fn, t)) === value) ?? 0

/** 2 sin x = √3, 2 sin x + 1 = 0 and the like. */
const twiceTex = (fn: SC, inside: string, t: number): string => {
  const v = realTex(2 * at(fn, t))
  return v.startsWith('-') ? `2\\${fn}${inside} + ${v.slice(1)} = 0` : `2\\${fn}${inside} = ${v}`
}

export const ANY_N = 'where $n$ is any integer'

/** How the partner of the first angle is found by the rule of the other function. */
const wrongPartner = (fn: SC, t: number): string => `$${fn === 'sin' ? 360 : 180}^\\circ - ${pair(fn, t)[0]}^\\circ$`

const referenceOf = (t: number): number => Math.min(t % 180, 180 - (t % 180))
const otherReference = (t: number): number => (referenceOf(t) === 45 ? 60 : 90 - referenceOf(t))
/** The angle of the same quadrant with another special reference angle. */
const withOtherReference = (t: number): number => {
  const more = otherReference(t) - referenceOf(t)
  return t % 180 === referenceOf(t) ? t + more : t - more
}
const tookReference = (t: number): string =>
  `I took $${otherReference(t)}^\\circ$ for the reference angle instead of $${referenceOf(t)}^\\circ$`

const basic = template({
  id: 'trigonometry/general-solution',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 80,
  response: 'choice',
  balance: 'parts',
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
      says: ({ fn, t }) => `I took ${wrongPartner(fn, t)} for the second angle.`,
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
      rule: (g) => families(pair(g.fn, withOtherReference(angleOf(g))), 360),
      says: ({ t }) => `${tookReference(t)}.`,
      why: ({ t }) => `belongs to the reference angle $${otherReference(t)}^\\circ$.`,
    },
    {
      misconception: PERIOD,
      twoSlips: true,
      rule: (g) => families(pair(g.fn, withOtherReference(angleOf(g))), 180),
      says: ({ t }) => `${tookReference(t)}, and repeated the solutions after $180^\\circ$.`,
      why: ({ t }) => `belongs to the reference angle $${otherReference(t)}^\\circ$, and repeats after $180^\\circ$.`,
    },
  ],
  explain: ({ fn, t }, frame) => {
    const [one, two] = pair(fn, t)
    const ref = referenceOf(t)
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
      faster: `After $180^\\circ$ the ${NAME[fn]} has the opposite sign, so options with $180^\\circ n$ are out. Then test the first angles: $\\${fn} ${one}^\\circ$ and $\\${fn} ${two}^\\circ$ must both be $${realTex(at(fn, t))}$.`,
      ...(frame === 'graph' ? { figure: levelFigure(fn, 1, at(fn, t), 'that cuts it', [one, two]) } : {}),
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
        `${levelFigure(fn, b, at(fn, t), 'that cuts it')}<p>The figure shows the graph of $y = \\${fn}(${b}x)$ and the line $y = ${realTex(at(fn, t))}$. Which describes all solutions of $${twiceTex(fn, `(${b}x)`, t)}$, in degrees, ${ANY_N}?</p>`,
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
      says: () => 'I divided the angles, but not the period of $360^\\circ$.',
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
      says: ({ fn, t, b }) => `I took ${wrongPartner(fn, t)} for the second value of $${b}x$.`,
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
      says: ({ fn, t, b }) =>
        `I took ${wrongPartner(fn, t)} for the second value of $${b}x$, and did not divide the period of $360^\\circ$.`,
      why: () => 'has the wrong second angle, and the $360^\\circ$ are not divided.',
    },
  ],
  explain: ({ fn, t, b }, frame) => {
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
      faster: `The graph of $\\${fn}(${b}x)$ repeats every $360^\\circ \\div ${b} = ${360 / b}^\\circ$, so only options with $${360 / b}^\\circ n$ are left. Then test the first angles: $${b} \\cdot ${two / b}^\\circ = ${two}^\\circ$ has the right ${NAME[fn]}, and so has $${b} \\cdot ${one / b}^\\circ = ${one}^\\circ$.`,
      ...(frame === 'graph' ? { figure: levelFigure(fn, b, at(fn, t), 'that cuts it', [one / b, two / b]) } : {}),
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

export const inside = (b: number): string => (b === 1 ? ' x' : `(${b}x)`)

export const templates: readonly Template[] = [basic, multiple]
