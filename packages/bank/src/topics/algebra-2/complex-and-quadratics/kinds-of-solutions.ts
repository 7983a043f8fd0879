import {
  curve,
  frac,
  int,
  type Marks,
  markedPlane,
  nameTheWorkedMistake,
  nonZero,
  person,
  pick,
  type Template,
  template,
  text,
  toTex,
  until,
  withFaster,
} from '#kit'
import { plusMinus, quad, UNTESTED, wholes } from './common.ts'

const skill = 'a2-quadratics-with-complex-solutions'

/** A parabola above the x-axis. */
const floating = (h: number, q: number, found: Marks = {}) =>
  markedPlane(
    {
      alt: `A parabola that opens upward with its lowest point at (${h}, ${q * q}), above the x-axis.`,
      x: [-7, 7],
      y: [-2, 12],
      xStep: 1,
      yStep: 2,
    },
    [curve((x) => (x - h) ** 2 + q * q)],
    found,
  )

const fromGraph = template({
  id: 'algebra-2/quadratic-complex-from-graph',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 85,
  response: 'choice',
  draw: (rng) => ({ h: nonZero(rng, -4, 4), q: pick(rng, [1, 2, 2, 3]) }),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: ({ h, q }) =>
        `<p>The graph of $y = x^2 + bx + c$ is shown; its lowest point is $(${h}, ${q * q})$.</p>${floating(h, q)}<p>What are the solutions of $x^2 + bx + c = 0$?</p>`,
    },
  ],
  given: ({ h, q }) => ({ h, k: q * q }),
  answer: ({ h, q }) => plusMinus(h, q),
  traps: [
    {
      misconception: 'a2-cq-drops-the-i',
      classic: true,
      rule: ({ h, k }) => plusMinus(h, Math.sqrt(k), false),
      why: () => 'is real, but the graph does not meet the $x$-axis.',
    },
    {
      misconception: 'a2-cq-reads-the-shift-backwards',
      rule: ({ h, k }) => plusMinus(-h, Math.sqrt(k)),
      why: ({ h }) => `has the wrong sign; the square is zero at $x = ${h}$.`,
    },
    {
      misconception: 'a2-cq-forgets-to-take-the-root',
      rule: ({ h, k }) => plusMinus(h, k),
      why: ({ q }) => `uses $${q * q}$ instead of its root.`,
    },
    {
      misconception: 'a2-cq-swaps-the-vertex',
      rule: ({ h, k }) => plusMinus(k, Math.abs(h)),
      why: ({ h, q }) => `takes the height $${q * q}$ for the real part and $${Math.abs(h)}$ for the imaginary part.`,
    },
    {
      misconception: 'a2-cq-drops-the-i',
      twoSlips: true,
      rule: ({ h, k }) => plusMinus(-h, Math.sqrt(k), false),
      why: () => 'is real, but the graph does not meet the $x$-axis; and the sign of the real part is wrong.',
      says: () => 'I dropped the $i$, and read the shift of the parabola with the wrong sign.',
    },
  ],
  explain: ({ h, q }) => {
    const side = `x${h > 0 ? ` - ${h}` : ` + ${-h}`}`
    return {
      figure: floating(h, q, {
        points: [[h, q * q]],
        steps: [{ from: [h, 0], to: [h, q * q], run: '', rise: `${q * q}` }],
        clearOf: [(x) => (x - h) ** 2 + q * q],
      }),
      plan: 'Write the parabola in vertex form with its lowest point, set it equal to zero and take the root.',
      steps: [
        { do: `Vertex form: $y = (${side})^2 + ${q * q}$.`, why: 'The coefficient of $x^2$ is $1$.' },
        { do: `$(${side})^2 + ${q * q} = 0$ gives $(${side})^2 = -${q * q}$.`, why: 'Set $y = 0$.' },
        {
          do: `$${side} = \\pm ${q === 1 ? '' : q}i$, so $x = ${h} \\pm ${q === 1 ? '' : q}i$.`,
          why: `$(${q === 1 ? '' : q}i)^2 = -${q * q}$`,
        },
      ],
      faster: `The lowest point $(${h}, ${q * q})$ lies above the axis, so its coordinates give the solutions at once: $${h}$ plus and minus $\\sqrt{${q * q}}$ times $i$.`,
      check: `Put $x = ${h} + ${q === 1 ? '' : q}i$ back: then $${side} = ${q === 1 ? '' : q}i$, and $${q === 1 ? 'i' : `(${q}i)`}^2 + ${q * q} = -${q * q} + ${q * q} = 0$.`,
    }
  },
  check: ({ h, k }) => plusMinus(h, wholes(5).find((n) => n > 0 && n * n === k) ?? 99),
})

const KINDS = [
  'Two different real solutions',
  'One real solution',
  'Two solutions that are not real',
  'No solution, not even a complex one',
] as const

const kinds = template({
  id: 'algebra-2/quadratic-complex-kind',
  skill,
  difficulty: 'Low',
  b: -0.4,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) => {
    const which = int(rng, 0, 2)
    return until(
      () => ({ a: int(rng, 1, 6), b: nonZero(rng, -12, 12), k: nonZero(rng, -9, 18) }),
      ({ a, b, k }) => [b * b > 4 * a * k, b * b === 4 * a * k, b * b < 4 * a * k][which] === true,
    )
  },
  frames: [
    {
      id: 'kind',
      kind: 'words',
      items: 5,
      stem: ({ a, b, k }, rng) =>
        `${person(rng)} looks at $${quad(a, b, k)} = 0$ and wants to know what to expect before solving it over the complex numbers. What kind of solutions does it have?`,
    },
  ],
  given: (p) => p,
  answer: ({ a, b, k }) => text(KINDS[b * b > 4 * a * k ? 0 : b * b === 4 * a * k ? 1 : 2] as string),
  traps: [
    {
      misconception: 'a2-cq-misreads-the-discriminant',
      unlessRight: true,
      rule: () => text(KINDS[0]),
      why: ({ a, b, k }) => `would need a positive discriminant, but it is $${b * b - 4 * a * k}$.`,
      says: ({ a, b, k }) => `I took the discriminant, which is $${b * b - 4 * a * k}$, for positive.`,
    },
    {
      misconception: 'a2-cq-misreads-the-discriminant',
      unlessRight: true,
      rule: () => text(KINDS[1]),
      why: ({ a, b, k }) => `would need the discriminant 0, but it is $${b * b - 4 * a * k}$.`,
      says: ({ a, b, k }) => `I took the discriminant, which is $${b * b - 4 * a * k}$, for zero.`,
    },
    {
      misconception: 'a2-cq-misreads-the-discriminant',
      unlessRight: true,
      rule: () => text(KINDS[2]),
      why: ({ a, b, k }) => `would need a negative discriminant, but it is $${b * b - 4 * a * k}$.`,
      says: ({ a, b, k }) => `I took the discriminant, which is $${b * b - 4 * a * k}$, for negative.`,
    },
    {
      misconception: 'a2-cq-takes-nonreal-for-none',
      rule: () => text(KINDS[3]),
      why: () => 'is never true: every quadratic equation has complex solutions.',
    },
  ],
  explain: ({ a, b, k }) => ({
    plan: 'The sign of the discriminant tells the kind of solutions; the equation need not be solved.',
    steps: [
      {
        do: `The discriminant is $${b * b} ${k > 0 ? '-' : '+'} ${4 * a * Math.abs(k)} = ${b * b - 4 * a * k}$.`,
        why: 'It stands under the root in the formula.',
      },
      {
        do: `${KINDS[b * b > 4 * a * k ? 0 : b * b === 4 * a * k ? 1 : 2]}.`,
        why:
          b * b > 4 * a * k
            ? 'A positive number has two real roots.'
            : b * b === 4 * a * k
              ? 'Nothing is added or subtracted.'
              : 'The root of a negative number is imaginary.',
      },
    ],
    check: `At $x = ${toTex(frac(-b, 2 * a))}$ the left side has its least real value, $${toTex(frac(4 * a * k - b * b, 4 * a))}$, so its graph ${b * b > 4 * a * k ? 'crosses the $x$-axis twice' : b * b === 4 * a * k ? 'touches the $x$-axis there' : 'never meets the $x$-axis'}.`,
  }),
  // The height of the vertex decides, as a is positive.
  check: ({ a, b, k }) => {
    const lowest = Math.sign(Math.round((k - (b * b) / (4 * a)) * 1e6))
    return text(KINDS[lowest + 1] as string)
  },
})

const mistake = template({
  id: 'algebra-2/quadratic-complex-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 95,
  response: 'choice',
  ...withFaster(
    nameTheWorkedMistake({
      slip: 'a2-cq',
      misconception: UNTESTED,
      items: 6,
      draw: (rng): { b: number; k: number } => {
        const [p, q] = [nonZero(rng, -7, 7), int(rng, 2, 7)]
        return { b: -2 * p, k: p * p + q * q }
      },
      task: ({ b, k }) => `solved $${quad(1, b, k)} = 0$ with the quadratic formula`,
      solution: ({ b, k }) => plusMinus(-b / 2, Math.round(Math.sqrt(k - (b * b) / 4))),
      work: ({ b, k }) =>
        `$x = \\frac{${-b} \\pm \\sqrt{${b * b - 4 * k}}}{2} = \\frac{${-b} \\pm ${Math.sqrt(4 * k - b * b)}i}{2}$`,
      mistakes: ({ b, k }) => {
        const q = Math.round(Math.sqrt(k - (b * b) / 4))
        return [
          {
            says: `Starting with $${b}$ instead of $${-b}$`,
            work: `$\\frac{${b} \\pm ${2 * q}i}{2}$`,
            result: plusMinus(b / 2, q),
          },
          {
            says: `Taking $\\sqrt{-${4 * q * q}}$ for $${2 * q}$`,
            work: `$\\frac{${-b} \\pm ${2 * q}}{2}$`,
            result: plusMinus(-b / 2, q, false),
          },
          {
            says: `Dividing only $${-b}$ by $2$, and not the root`,
            work: `$\\frac{${-b}}{2} \\pm ${2 * q}i$`,
            result: plusMinus(-b / 2, 2 * q),
          },
          {
            says: `Dividing only the root by $2$, and not $${-b}$`,
            work: `$${-b} \\pm \\frac{${2 * q}i}{2}$`,
            result: plusMinus(-b, q),
          },
        ]
      },
      // The middle and the distance from it: half the sum of the solutions, and the number whose square is missing.
      redo: ({ b, k }) => {
        const mid = wholes(30).find((x) => 2 * x + b === 0) ?? 99
        const gap = wholes(30).find((y) => y > 0 && mid * mid + y * y === k) ?? 99
        return [
          plusMinus(mid, gap),
          plusMinus(-mid, gap),
          plusMinus(mid, gap, false),
          plusMinus(mid, gap + gap),
          plusMinus(mid + mid, gap),
        ]
      },
    }),
    ({ e: { b, k }, which, name }) => {
      const root = Math.round(Math.sqrt(4 * k - b * b))
      const middle = `Look at the real part alone: it must be $${-b} \\div 2 = ${-b / 2}$`
      return [
        `${middle}, and ${name} has $${b / 2}$. Only the mistake with the sign does this.`,
        `${name}’s answer has no $i$, and only the mistake with the root of the negative number loses it.`,
        `${middle}, as in ${name}’s answer, and there is an $i$. So the slip is in the number before $i$: $${root}$ is the whole root, not half of it.`,
        `${middle}, and ${name} has $${-b}$. This part was not halved.`,
      ][which] as string
    },
  ),
})

export const templates: readonly Template[] = [fromGraph, kinds, mistake]
