import {
  add,
  dot,
  equation,
  int,
  type Marks,
  markedPlane,
  nonZero,
  num,
  paren,
  pick,
  signed,
  squareParts,
  type Template,
  template,
  until,
  type Value,
} from '#kit'
import { c, nonrealOf, pc, plain, plusMinus, quad, wholes } from './common.ts'

const skill = 'a2-quadratics-with-complex-solutions'

const solve = template({
  id: 'algebra-2/quadratic-complex-solve',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 85,
  response: 'choice',
  balance: 'parts',
  draw: (rng) => {
    const [p, q] = [nonZero(rng, -7, 7), int(rng, 1, 8)]
    return { b: -2 * p, c: p * p + q * q }
  },
  frames: [
    { id: 'bare', kind: 'bare', items: 8, stem: ({ b, c: k }) => `What are the solutions of $${quad(1, b, k)} = 0$?` },
    {
      id: 'moved',
      kind: 'bare',
      items: 5,
      b: 0.2,
      stem: ({ b, c: k }) => `Solve $x^2 = ${quad(0, -b, -k)}$ over the complex numbers.`,
    },
  ],
  given: ({ b, c: k }) => ({ b, k }),
  answer: ({ b, c: k }) => plusMinus(-b / 2, Math.round(Math.sqrt(k - (b * b) / 4))),
  traps: [
    {
      misconception: 'a2-cq-keeps-the-sign-of-b',
      classic: true,
      rule: ({ b, k }) => plusMinus(b / 2, nonrealOf(b, k)[1]),
      why: ({ b }) => `uses $${b}$ where $-b = ${-b}$ belongs.`,
    },
    {
      misconception: 'a2-cq-drops-the-i',
      rule: ({ b, k }) => plusMinus(...nonrealOf(b, k), false),
      why: () => 'drops the $i$, although the number under the root is negative.',
    },
    {
      misconception: 'a2-cq-divides-half-of-the-numerator',
      rule: ({ b, k }) => plusMinus(-b / 2, 2 * nonrealOf(b, k)[1]),
      why: () => 'does not divide the root by $2$.',
      says: () => 'I divided $-b$ by $2$, but not the root.',
    },
    {
      misconception: 'a2-cq-divides-half-of-the-numerator',
      rule: ({ b, k }) => plusMinus(-b, nonrealOf(b, k)[1]),
      why: () => 'divides only the root by $2$.',
      says: () => 'I divided the root by $2$, but not $-b$.',
    },
    {
      misconception: 'a2-cq-forgets-to-take-the-root',
      rule: ({ b, k }) => plusMinus(-b / 2, k - (b * b) / 4),
      why: ({ b, c: k }) => `uses $${k - (b * b) / 4}$ instead of its root.`,
      says: () => 'I completed the square and forgot to take the square root.',
    },
    {
      misconception: 'a2-cq-drops-the-i',
      twoSlips: true,
      rule: ({ b, k }) => plusMinus(b / 2, nonrealOf(b, k)[1], false),
      why: () => 'drops the $i$, and has a wrong sign before the $\\pm$.',
      says: () => 'I used $b$ where $-b$ belongs, and dropped the $i$.',
    },
  ],
  explain: ({ b, c: k }) => {
    const q = Math.round(Math.sqrt(k - (b * b) / 4))
    const side = `x${b < 0 ? ` - ${-b / 2}` : ` + ${b / 2}`}`
    return {
      plan: 'Bring everything to one side and complete the square; the root of a negative number has an $i$.',
      steps: [
        {
          do: `$${quad(1, b, k)} = 0$ is $x^2${b < 0 ? ` - ${-b}` : ` + ${b}`}x = -${k}$.`,
          why: 'Keep the terms with $x$ on the left.',
        },
        {
          do: `Add $${(b * b) / 4}$ on both sides: $(${side})^2 = -${k} + ${(b * b) / 4} = ${(b * b) / 4 - k}$.`,
          why: `Half of $${b}$, squared, is $${(b * b) / 4}$.`,
        },
        { do: `$${side} = \\pm ${q === 1 ? '' : q}i$`, why: `$(${q === 1 ? '' : q}i)^2 = -${q * q}$` },
        { do: `$x = ${-b / 2} \\pm ${q === 1 ? '' : q}i$`, why: 'Solve for $x$.' },
      ],
      check: `The sum of the two solutions is $${-b}$, and their product is $${(b * b) / 4} + ${q * q} = ${k}$.`,
      faster: `For an even $b$ the formula gets shorter: $x = -\\frac{b}{2} \\pm \\sqrt{\\left(\\frac{b}{2}\\right)^2 - c}$. Here $x = ${-b / 2} \\pm \\sqrt{${(b * b) / 4} - ${k}} = ${-b / 2} \\pm \\sqrt{${(b * b) / 4 - k}}$.`,
    }
  },
  // Puts p + qi into the equation: both parts of the left side must be 0.
  check: ({ b, k }) => {
    for (const p of wholes(20))
      for (const q of wholes(20))
        if (q > 0 && p * p - q * q + b * p + k === 0 && 2 * p * q + b * q === 0) return plusMinus(p, q)
    return plusMinus(99, 99)
  },
})

const root = (outside: number, inside: number, real = false): Value => {
  const front = outside === 1 ? '' : outside
  return {
    html: `$x = \\pm ${front}${real ? '' : 'i'}${inside === 1 ? '' : `\\sqrt{${inside}}`}$`,
    key: `root ${outside} ${inside} ${real}`,
  }
}

const pure = template({
  id: 'algebra-2/quadratic-negative-square',
  skill,
  difficulty: 'Medium',
  b: -0.1,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) => {
    const [a, n, k] = [
      int(rng, 1, 5),
      pick(rng, [8, 12, 18, 20, 24, 27, 28, 32, 40, 44, 45, 48, 50, 54, 63, 72, 75]),
      int(rng, 2, 30),
    ]
    return { a, k: a * n + k, right: k }
  },
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ a, k, right }) => `What are the solutions of $${a === 1 ? '' : a}x^2 + ${k} = ${right}$?`,
    },
  ],
  given: (p) => p,
  answer: ({ a, k, right }) => {
    const { outside, inside } = squareParts((k - right) / a)
    return root(outside, inside)
  },
  traps: [
    {
      misconception: 'a2-cq-drops-the-i',
      classic: true,
      rule: ({ a, k, right }) => {
        const { outside, inside } = squareParts((k - right) / a)
        return root(outside, inside, true)
      },
      why: () => 'drops the $i$; its square is positive.',
    },
    {
      misconception: 'a2-cq-takes-a-square-out-whole',
      rule: ({ a, k, right }) => {
        const { outside, inside } = squareParts((k - right) / a)
        return root(outside * outside, inside)
      },
      why: () => 'takes the square factor out without taking its root.',
    },
    {
      misconception: 'a2-cq-does-not-divide-before-the-root',
      rule: ({ a, k, right }) => {
        const { outside, inside } = squareParts(k - right)
        return a === 1 ? null : root(outside, inside)
      },
      why: ({ a }) => `does not divide by $${a}$ before taking the root.`,
    },
    {
      misconception: 'a2-cq-halves-for-a-root',
      rule: ({ a, k, right }) => (((k - right) / a) % 2 === 0 ? root((k - right) / a / 2, 1) : null),
      why: ({ a, k, right }) => `halves $${(k - right) / a}$ instead of taking its root.`,
    },
    {
      misconception: 'a2-cq-forgets-to-take-the-root',
      rule: ({ a, k, right }) => root((k - right) / a, 1),
      why: ({ a, k, right }) => `uses $${(k - right) / a}$ instead of its root.`,
    },
  ],
  explain: ({ a, k, right }) => {
    const { outside, inside } = squareParts((k - right) / a)
    return {
      plan: 'Get $x^2$ alone, then take the root of both sides; the root of a negative number has an $i$.',
      steps: [
        {
          do: `$${a === 1 ? '' : a}x^2 = ${right} - ${k} = ${right - k}$${a === 1 ? '' : `, so $x^2 = ${(right - k) / a}$`}`,
          why: `Subtract $${k}$${a === 1 ? '' : ` and divide by $${a}$`}.`,
        },
        { do: `$x = \\pm\\sqrt{-${(k - right) / a}} = \\pm i\\sqrt{${(k - right) / a}}$`, why: '$\\sqrt{-1} = i$' },
        {
          do: `$${(k - right) / a} = ${outside}^2 \\cdot ${inside}$, so $x = \\pm ${outside === 1 ? '' : outside}i\\sqrt{${inside}}$.`,
          why: 'Take the square factor out of the root.',
        },
      ],
      check: `$(${outside}i\\sqrt{${inside}})^2 = -${outside * outside} \\cdot ${inside} = -${(k - right) / a}$`,
      faster: `Try the options: the square of $x$ must be $-${(k - right) / a}$. So there is an $i$, and the square of the number in front times the number under the root is $${(k - right) / a}$: $${outside}^2 \\cdot ${inside} = ${(k - right) / a}$.`,
    }
  },
  // Tries the numbers before and under the root, the largest before it first: the square is −outside² · inside.
  check: ({ a, k, right }) => {
    for (let outside = 20; outside > 0; outside--)
      for (let inside = 1; inside <= 60; inside++)
        if (k - a * outside * outside * inside === right) return root(outside, inside)
    return root(99, 99)
  },
})

/** x² + bx + k = 0. */
const monic = (b: number, k: number): Value => equation(`${quad(1, b, k)} = 0`, ({ x }) => x * x + b * x + k)

const pairGraph = (p: number, q: number, found: Marks = {}) =>
  markedPlane(
    {
      alt: `The complex plane with points at (${p}, ${Math.abs(q)}) and (${p}, ${-Math.abs(q)}); real parts across, imaginary parts up.`,
      x: [-8, 8],
      y: [-8, 8],
      xStep: 1,
      yStep: 1,
      xLabel: 'Re',
      yLabel: 'Im',
    },
    [dot(p, q), dot(p, -q)],
    found,
  )

const build = template({
  id: 'algebra-2/quadratic-from-complex-root',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 85,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ p: nonZero(rng, -7, 7), q: nonZero(rng, -7, 7) }),
      ({ p, q }) => Math.abs(p) !== Math.abs(q),
    ),
  frames: [
    {
      id: 'equation',
      kind: 'multi-step',
      items: 7,
      stem: ({ p, q }) =>
        `A quadratic equation with real coefficients has the solution $${c(p, q)}$. Which equation can it be?`,
    },
    {
      id: 'plane',
      kind: 'graph',
      items: 5,
      stem: ({ p, q }) =>
        `<p>The two solutions of a quadratic equation are drawn in the complex plane.</p>${pairGraph(p, q)}<p>Which equation is it?</p>`,
    },
  ],
  given: ({ p, q }) => ({ p, q }),
  answer: ({ p, q }) => monic(-2 * p, p * p + q * q),
  traps: [
    {
      misconception: 'a2-cq-flips-the-middle-sign',
      classic: true,
      rule: ({ p, q }) => monic(2 * p, p * p + q * q),
      why: ({ p }) => `has solutions with sum $${-2 * p}$ instead of $${2 * p}$.`,
    },
    {
      misconception: 'a2-cq-takes-i-squared-for-one',
      rule: ({ p, q }) => monic(-2 * p, p * p - q * q),
      why: () => 'has real solutions: the squares must be added in the last term.',
    },
    {
      misconception: 'a2-cq-takes-the-real-part-for-the-sum',
      rule: ({ p, q }) => monic(-p, p * p + q * q),
      why: ({ p }) => `has solutions with sum $${p}$ instead of $${2 * p}$.`,
    },
    {
      misconception: 'a2-cq-takes-i-squared-for-one',
      twoSlips: true,
      rule: ({ p, q }) => monic(2 * p, p * p - q * q),
      why: () => 'has a wrong sign in the middle term and in the last one.',
      says: () => 'I took $i^2$ for $1$, and the sum of the solutions with the wrong sign.',
    },
  ],
  explain: ({ p, q }, frame) => ({
    ...(frame === 'plane'
      ? {
          figure: pairGraph(p, q, {
            points: [q, -q].map((im) => ({ at: [p, im], label: plain(p, im) })),
            steps: [q, -q].map((im) => ({ from: [0, 0], to: [p, im], run: '', rise: plain(0, im) })),
          }),
        }
      : {}),
    plan: 'The conjugate is a solution too. Sum and product of the two solutions give the coefficients.',
    steps: [
      { do: `With $${c(p, q)}$, the conjugate $${c(p, -q)}$ is a solution too.`, why: 'The coefficients are real.' },
      {
        do: `Sum: $${p}${signed(p)} = ${2 * p}$. Product: $${p * p} + ${q * q} = ${p * p + q * q}$.`,
        why: 'The imaginary parts cancel in the sum; a number times its conjugate is the sum of the two squares.',
      },
      {
        do: `The equation is $${quad(1, -2 * p, p * p + q * q)} = 0$.`,
        why: 'In $x^2 + bx + c$ the sum of the solutions is $-b$ and their product is $c$.',
      },
    ],
    check: `Half of $${2 * p}$ is $${p}$, and $${p * p + q * q} - ${p * p} = ${q * q}$: the solutions are $${p} \\pm ${Math.abs(q) === 1 ? '' : Math.abs(q)}i$.`,
    faster: `Square at once: from $x${signed(-p)} = ${c(0, q)}$ comes $(x${signed(-p)})^2 = ${-q * q}$. Multiplied out, with all terms on one side, this is $${quad(1, -2 * p, p * p + q * q)} = 0$.`,
  }),
  // (x − p)² = −q², multiplied out.
  check: ({ p, q }) => equation('x', ({ x }) => (x - p) ** 2 + q * q),
})

const constant = template({
  id: 'algebra-2/quadratic-constant-from-root',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 80,
  response: 'grid',
  balance: 'place',
  draw: (rng) => ({ p: nonZero(rng, -8, 8), q: nonZero(rng, -8, 8) }),
  frames: [
    {
      id: 'constant',
      kind: 'multi-step',
      items: 7,
      stem: ({ p, q }) =>
        `One solution of $x^2 + bx + c = 0$ is $${c(p, q)}$, and $b$ and $c$ are real numbers. What is the value of $c$?`,
    },
  ],
  given: ({ p, q }) => ({ p, q }),
  answer: ({ p, q }) => num(p * p + q * q),
  traps: [
    {
      misconception: 'a2-cq-takes-i-squared-for-one',
      classic: true,
      operation: 'sign-reversed',
      operands: ({ q }) => [q * q],
      after: (got, { p }) => add(p * p, got),
      rule: ({ p, q }) => num(p * p - q * q),
      why: ({ p, q }) => `is $${p * p} - ${q * q}$; the product of the conjugates is $${p * p} + ${q * q}$.`,
    },
    {
      misconception: 'a2-cq-gives-b-for-c',
      operation: 'solved-for-the-other',
      operands: ({ p }) => [-2 * p],
      rule: ({ p }) => num(-2 * p),
      why: () => 'is the value of $b$.',
    },
    {
      misconception: 'a2-cq-mixes-up-sum-and-product',
      operation: 'added-instead-of-multiplied',
      operands: ({ p }) => [p, p],
      rule: ({ p }) => num(2 * p),
      why: () => 'is the sum of the two solutions.',
      says: () => 'I gave the sum of the two solutions instead of their product.',
    },
    {
      misconception: 'a2-cq-forgets-to-square',
      rule: ({ p, q }) => num((p + q) ** 2),
      why: ({ p, q }) => `is $(${p}${signed(q)})^2$.`,
      says: () => 'I added the two parts and squared the sum.',
    },
  ],
  explain: ({ p, q }) => ({
    plan: 'With real coefficients the conjugate is the other solution, and $c$ is the product of the two.',
    steps: [
      {
        do: `The other solution is the conjugate, $${c(p, -q)}$.`,
        why: 'Real coefficients make nonreal solutions come in conjugate pairs.',
      },
      {
        do: `$c$ is the product of the solutions: $c = ${pc(p, q)}${pc(p, -q)}$.`,
        why: 'In $x^2 + bx + c$ the product of the solutions is $c$.',
      },
      {
        do: `The middle products cancel: $c = ${paren(p)}^2 - ${pc(0, Math.abs(q))}^2 = ${p * p} - ${q * q === 1 ? '' : q * q}i^2$.`,
        why: 'A sum times a difference is a difference of squares.',
      },
      { do: `$c = ${p * p} + ${q * q} = ${p * p + q * q}$`, why: '$i^2 = -1$' },
    ],
    check: `With $b = ${-2 * p}$ the real part of the left side at $${c(p, q)}$ is $${p * p} - ${q * q}${signed(-2 * p * p)}${signed(p * p + q * q)} = 0$.`,
    faster: `A number times its conjugate is always the sum of the two squares: $c = ${p * p} + ${q * q} = ${p * p + q * q}$.`,
  }),
  // Puts the solution into x² + bx + c and tries the b, then the c, that make both parts 0.
  check: ({ p, q }) => {
    const b = wholes(60).find((n) => 2 * p * q + n * q === 0) ?? 99
    return num(wholes(400).find((n) => p * p - q * q + b * p + n === 0) ?? 999)
  },
})

export const templates: readonly Template[] = [solve, pure, build, constant]
