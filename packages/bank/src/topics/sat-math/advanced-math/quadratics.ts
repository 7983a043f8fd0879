import {
  frac,
  int,
  mul,
  nonZero,
  num,
  pick,
  polynomial,
  polyTex,
  signed,
  sub,
  type Template,
  template,
  until,
} from '#kit'

export const skill = 'sm-quadratic-functions'

export const quad = (a: number, b: number, c: number): string => polyTex(polynomial([a, b, c]))
const co = (a: number): string => (a === 1 ? '' : a === -1 ? '-' : String(a))
export const factored = (a: number, p: number, q: number): string => `${co(a)}(x${signed(-p)})(x${signed(-q)})`
export const vertexForm = (a: number, h: number, k: number): string => `${co(a)}(x${signed(-h)})^2${signed(k)}`

const extreme = template({
  id: 'sat-math/quadratic-extreme-from-factors',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: true,
  seconds: 85,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ a: nonZero(rng, -3, 3), p: nonZero(rng, -9, 9), q: nonZero(rng, -9, 9) }),
      ({ p, q }) => p < q && (p + q) % 2 === 0 && q - p >= 4 && p + q !== 0,
    ),
  frames: [
    {
      id: 'value',
      kind: 'multi-step',
      items: 6,
      stem: ({ a, p, q }) =>
        `The function $f$ is defined by $f(x) = ${factored(a, p, q)}$. What is the ${a > 0 ? 'minimum' : 'maximum'} value of $f$?`,
    },
    {
      id: 'grid',
      kind: 'multi-step',
      response: 'grid',
      items: 4,
      stem: ({ a, p, q }) =>
        `In the $xy$-plane, the vertex of the graph of $y = ${factored(a, p, q)}$ is the point $(h, k)$. What is the value of $k$?`,
    },
  ],
  given: ({ a, p, q }) => ({ a, p, q }),
  answer: ({ a, p, q }) => num((-a * (q - p) ** 2) / 4),
  traps: [
    {
      misconception: 'sm-takes-the-axis',
      classic: true,
      operation: 'input-for-output',
      operands: ({ p, q }) => [frac(p + q, 2)],
      rule: ({ p, q }) => num((p + q) / 2),
      says: () => 'I gave the $x$-coordinate of the vertex instead of the value there.',
      why: () => 'is where the vertex lies, not the value there.',
    },
    {
      misconception: 'sm-keeps-the-constant',
      operation: 'wrong-number-used',
      operands: ({ a, p, q }) => [a * p * q],
      rule: ({ a, p, q }) => num(a * p * q),
      says: () => 'I gave the value at $x = 0$.',
      why: () => 'is the value at $x = 0$.',
    },
    {
      misconception: 'sm-slips-on-a-sign',
      operation: 'sign-reversed',
      operands: ({ p, q }) => [frac(p + q, 2)],
      after: (x, { a, p, q }) => mul(a, mul(sub(x, p), sub(x, q))),
      rule: ({ a, p, q }) => num(a * ((-(p + q) / 2 - p) * (-(p + q) / 2 - q))),
      says: () => 'I found the $x$-coordinate of the vertex with the wrong sign and put it in.',
      why: ({ p, q }) => `is the value at $x = ${-(p + q) / 2}$.`,
    },
    {
      misconception: 'sm-forgets-the-leading-coefficient',
      operation: 'part-left-out',
      operands: ({ p, q }) => [frac(-((q - p) ** 2), 4)],
      rule: ({ a, p, q }) => (a === 1 ? null : num(-((q - p) ** 2) / 4)),
      says: ({ a }) => (a === -1 ? 'I left out the minus sign before the factors.' : `I left out the factor $${a}$.`),
      why: ({ a }) => (a === -1 ? 'leaves out the minus sign before the factors.' : `leaves out the factor $${a}$.`),
    },
    {
      misconception: 'sm-forgets-the-four',
      operation: 'part-left-out',
      operands: ({ p, q }) => [q - p],
      after: (x, { a }) => mul(-a, mul(x, x)),
      rule: ({ a, p, q }) => num(-a * (q - p) ** 2),
      says: () => 'I used the whole distance between the zeros instead of half of it for both factors.',
      why: ({ p, q }) => `uses $${q - p}$, the whole distance between the zeros, instead of half of it.`,
    },
  ],
  explain: ({ a, p, q }) => {
    const h = (p + q) / 2
    return {
      plan: 'The vertex of a parabola lies halfway between its zeros. Read the zeros off the factors, find the middle, and put it into the function.',
      steps: [
        {
          do: `The zeros are $${p}$ and $${q}$.`,
          why: 'Each factor is 0 at one of them.',
        },
        {
          do: `Halfway between them is $x = \\frac{${p}${signed(q)}}{2} = ${h}$.`,
          why: 'A parabola is symmetric, so its vertex lies halfway between the zeros.',
        },
        {
          do: `Put it into the factors: $x${signed(-p)} = ${h - p}$ and $x${signed(-q)} = ${h - q}$.`,
          why: 'One factor is as far above 0 as the other is below.',
        },
        {
          do: `The value is $${a === 1 ? '' : `${a} \\cdot `}${h - p} \\cdot (${h - q}) = ${(-a * (q - p) ** 2) / 4}$.`,
          why: 'Multiply the factors.',
        },
      ],
      check: `One step to the side, at $x = ${h + 1}$, the value is $${a * (h + 1 - p) * (h + 1 - q)}$, which is ${a > 0 ? 'greater' : 'less'}.`,
      faster: `A graphing calculator takes the product as it stands and marks the vertex: $(${h}, ${a * (h - p) * (h - q)})$.`,
    }
  },
  check: ({ a, p, q }) => {
    const values = Array.from({ length: 61 }, (_, i) => i - 30).map((x) => a * (x - p) * (x - q))
    return num(a > 0 ? Math.min(...values) : Math.max(...values))
  },
})

const asks = {
  top: 'What is the greatest height of the ball, in meters?',
  start: 'What is the height of the ball at the moment when it is thrown, in meters?',
  when: 'How many seconds after it is thrown does the ball reach its greatest height?',
} as const

const ball = template({
  id: 'sat-math/quadratic-projectile',
  skill,
  difficulty: 'Low',
  b: -0.3,
  calculator: true,
  seconds: 75,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ h: int(rng, 2, 4), k: int(rng, 21, 95), asked: pick(rng, ['top', 'when', 'start', 'when'] as const) }),
      ({ h, k }) => k - 5 * h * h > 0 && k - 5 * h * h < 16 && k - 5 * h * h !== h,
    ),
  frames: [
    {
      id: 'height',
      kind: 'words',
      items: 6,
      stem: ({ h, k, asked }) =>
        `A ball is thrown upward from a platform. Its height above the ground, in meters, $t$ seconds after it is thrown is modeled by $f(t) = -5(t - ${h})^2 + ${k}$. ${asks[asked]}`,
    },
    {
      id: 'grid',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: ({ h, k, asked }) =>
        `The function $f(t) = ${k} - 5(t - ${h})^2$ models the height of a ball above the ground, in meters, $t$ seconds after it is thrown from a bridge. ${asks[asked]}`,
    },
  ],
  given: ({ h, k, asked }) => ({ h, k, asked }),
  answer: ({ h, k, asked }) => num(asked === 'top' ? k : asked === 'when' ? h : k - 5 * h * h),
  traps: [
    {
      misconception: 'sm-mixes-up-vertex-and-start',
      classic: true,
      rule: ({ h, k, asked }) => (asked === 'top' ? num(k - 5 * h * h) : num(k)),
      says: ({ asked }) =>
        asked === 'top'
          ? 'I gave the height at the start.'
          : 'I gave the greatest height, which is not what is asked for.',
      why: ({ asked }) => (asked === 'top' ? 'is the height at the start.' : 'is the greatest height.'),
    },
    {
      misconception: 'sm-time-back-at-the-start',
      classic: true,
      operation: 'counted-twice',
      operands: ({ h }) => [h],
      rule: ({ h, asked }) => (asked === 'when' ? num(2 * h) : null),
      why: ({ h }) => `is twice $${h}$.`,
    },
    {
      misconception: 'sm-takes-the-axis',
      operation: 'input-for-output',
      operands: ({ h }) => [h],
      rule: ({ h, asked }) => (asked === 'when' ? null : num(h)),
      says: () => 'I gave the time of the greatest height instead of a height.',
      why: () => 'is a time, not a height.',
    },
    {
      misconception: 'sm-forgets-to-square',
      operation: 'exponent-left-out',
      operands: ({ h }) => [h],
      after: (x, { k }) => sub(k, mul(5, x)),
      rule: ({ h, k, asked }) => (asked === 'start' ? num(k - 5 * h) : null),
      says: ({ h }) => `I multiplied by $${h}$ and did not square it.`,
      why: ({ h, k }) => `is $${k} - 5 \\cdot ${h}$.`,
    },
    {
      misconception: 'sm-adds-the-square-back',
      operation: 'added-instead-of-subtracted',
      operands: ({ h, k }) => [k, 5 * h * h],
      rule: ({ h, k, asked }) => (asked === 'start' ? num(k + 5 * h * h) : null),
      says: () => 'I added the term with the square instead of taking it away.',
      why: ({ h, k }) => `is $${k} + 5 \\cdot ${h * h}$.`,
    },
    {
      misconception: 'sm-forgets-the-leading-coefficient',
      operation: 'part-left-out',
      operands: ({ h }) => [h * h],
      after: (x, { k }) => sub(k, x),
      rule: ({ h, k, asked }) => (asked === 'start' ? num(k - h * h) : null),
      says: () => 'I left out the factor 5 before the square.',
      why: ({ h, k }) => `is $${k} - ${h * h}$.`,
    },
    {
      misconception: 'sm-mixes-up-vertex-and-start',
      operation: 'solved-for-the-other',
      operands: ({ h, k }) => [k - 5 * h * h],
      rule: ({ h, k, asked }) => (asked === 'when' ? num(k - 5 * h * h) : null),
      says: () => 'I gave the height at the start.',
      why: () => 'is the height at the start.',
    },
    {
      misconception: 'sm-takes-another-coefficient',
      operation: 'wrong-number-used',
      operands: () => [5],
      rule: ({ asked }) => (asked === 'start' ? null : num(5)),
      says: () => 'I gave the factor before the square, without its sign.',
      why: () => 'is the factor before the square, without its sign.',
    },
  ],
  explain: ({ h, k, asked }) => ({
    plan: 'In vertex form the square is never negative, so the vertex can be read off: the time at which the square is zero, and the height there. The start is at time zero.',
    steps: [
      {
        do: `The square is 0 at $t = ${h}$; there the height is $${k}$, and it is less at every other time.`,
        why: 'In vertex form the vertex can be read off.',
      },
      asked === 'start'
        ? { do: `At $t = 0$: $-5 \\cdot ${h * h} + ${k} = ${k - 5 * h * h}$.`, why: 'The throw is at time 0.' }
        : {
            do: `So the answer is $${asked === 'top' ? k : h}$.`,
            why:
              asked === 'top'
                ? 'The greatest height is the second coordinate of the vertex.'
                : 'The time is the first coordinate of the vertex.',
          },
    ],
    check:
      asked === 'start'
        ? `Multiplied out, $f(t) = -5t^2 + ${10 * h}t + ${k - 5 * h * h}$, and the constant term is the value at $t = 0$.`
        : `One second before and after $t = ${h}$, the height is $-5 \\cdot 1 + ${k} = ${k - 5}$ both times, less than $${k}$.`,
    faster: `On a graphing calculator, the graph of $y = -5(x - ${h})^2 + ${k}$ has the vertex $(${h}, ${k})$${asked === 'start' ? ` and starts on the $y$-axis at $${k - 5 * h * h}$` : ''}.`,
  }),
  check: ({ h, k, asked }) => {
    const f = Array.from({ length: 10 }, (_, t) => k - 5 * (t - h) * (t - h))
    const top = Math.max(...f)
    return num(asked === 'top' ? top : asked === 'when' ? f.indexOf(top) : (f[0] as number))
  },
})

export const templates: readonly Template[] = [extreme, ball]
