import {
  curve,
  dot,
  type Html,
  int,
  nonZero,
  num,
  pick,
  plane,
  polynomial,
  polyTex,
  signed,
  type Template,
  template,
  until,
} from '#kit'

const skill = 'sm-quadratic-functions'

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
      rule: ({ p, q }) => num((p + q) / 2),
      says: () => 'I gave the $x$-coordinate of the vertex instead of the value there.',
      why: () => 'is where the vertex lies, not the value there.',
    },
    {
      misconception: 'sm-keeps-the-constant',
      rule: ({ a, p, q }) => num(a * p * q),
      says: () => 'I gave the value at $x = 0$.',
      why: () => 'is the value at $x = 0$.',
    },
    {
      misconception: 'sm-slips-on-a-sign',
      rule: ({ a, p, q }) => num(a * ((-(p + q) / 2 - p) * (-(p + q) / 2 - q))),
      says: () => 'I found the $x$-coordinate of the vertex with the wrong sign and put it in.',
      why: ({ p, q }) => `is the value at $x = ${-(p + q) / 2}$.`,
    },
    {
      misconception: 'sm-forgets-the-leading-coefficient',
      rule: ({ a, p, q }) => (a === 1 ? null : num(-((q - p) ** 2) / 4)),
      says: ({ a }) => (a === -1 ? 'I left out the minus sign before the factors.' : `I left out the factor $${a}$.`),
      why: ({ a }) => (a === -1 ? 'leaves out the minus sign before the factors.' : `leaves out the factor $${a}$.`),
    },
    {
      misconception: 'sm-forgets-the-four',
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
      rule: ({ h, asked }) => (asked === 'when' ? num(2 * h) : null),
      why: ({ h }) => `is twice $${h}$.`,
    },
    {
      misconception: 'sm-takes-the-axis',
      rule: ({ h, asked }) => (asked === 'when' ? null : num(h)),
      says: () => 'I gave the time of the greatest height instead of a height.',
      why: () => 'is a time, not a height.',
    },
    {
      misconception: 'sm-forgets-to-square',
      rule: ({ h, k, asked }) => (asked === 'start' ? num(k - 5 * h) : null),
      says: ({ h }) => `I multiplied by $${h}$ and did not square it.`,
      why: ({ h, k }) => `is $${k} - 5 \\cdot ${h}$.`,
    },
    {
      misconception: 'sm-adds-the-square-back',
      rule: ({ h, k, asked }) => (asked === 'start' ? num(k + 5 * h * h) : null),
      says: () => 'I added the term with the square instead of taking it away.',
      why: ({ h, k }) => `is $${k} + 5 \\cdot ${h * h}$.`,
    },
    {
      misconception: 'sm-forgets-the-leading-coefficient',
      rule: ({ h, k, asked }) => (asked === 'start' ? num(k - h * h) : null),
      says: () => 'I left out the factor 5 before the square.',
      why: ({ h, k }) => `is $${k} - ${h * h}$.`,
    },
    {
      misconception: 'sm-mixes-up-vertex-and-start',
      rule: ({ h, k, asked }) => (asked === 'when' ? num(k - 5 * h * h) : null),
      says: () => 'I gave the height at the start.',
      why: () => 'is the height at the start.',
    },
    {
      misconception: 'sm-takes-another-coefficient',
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
  }),
  check: ({ h, k, asked }) => {
    const f = Array.from({ length: 10 }, (_, t) => k - 5 * (t - h) * (t - h))
    const top = Math.max(...f)
    return num(asked === 'top' ? top : asked === 'when' ? f.indexOf(top) : (f[0] as number))
  },
})

/** A parabola with its vertex and the point one step to the right; with their coordinates when they are read. */
const vertexPlane = (a: number, h: number, k: number, found = false): Html =>
  plane(
    {
      alt: `A parabola that opens ${a > 0 ? 'upward' : 'downward'}, with its vertex at (${h}, ${k}) and a marked point at (${h + 1}, ${a + k}).`,
      x: [-5, 6],
      y: [-8, 8],
      xStep: 1,
      yStep: 1,
    },
    [
      curve((x) => a * (x - h) ** 2 + k),
      dot(
        h,
        k,
        found
          ? { label: `(${h}, ${k})`.replace(/-/g, '−'), at: `${a > 0 ? 's' : 'n'}${h > 0 && h < 3 ? 'e' : 'w'}` }
          : {},
      ),
      dot(h + 1, a + k, found ? { label: `(${h + 1}, ${a + k})`.replace(/-/g, '−'), at: a > 0 ? 'se' : 'ne' } : {}),
    ],
  )

const symmetric = template({
  id: 'sat-math/quadratic-symmetry',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ a: pick(rng, [-2, -1, 1, 2]), h: int(rng, -2, 3), k: int(rng, -5, 5), d: int(rng, 3, 5) }),
      ({ a, h, k, d }) => h !== 0 && k !== 0 && Math.abs(a + k) <= 7 && a * d * d + k !== 0,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: ({ a, h, k, d }) =>
        `<p>The graph of the quadratic function $f$ is shown, with its vertex and one more point marked.</p>${vertexPlane(a, h, k)}<p>What is the value of $f(${h + d})$?</p>`,
    },
    {
      id: 'words',
      kind: 'multi-step',
      response: 'grid',
      items: 4,
      stem: ({ a, h, k, d }) =>
        `The graph of the quadratic function $f$ has its vertex at $(${h}, ${k})$ and passes through $(${h + 1}, ${a + k})$. What is the value of $f(${h + d})$?`,
    },
  ],
  given: ({ a, h, k, d }) => ({ h, k, x1: h + 1, y1: a + k, x2: h + d }),
  answer: ({ a, k, d }) => num(a * d * d + k),
  traps: [
    {
      misconception: 'sm-goes-on-in-a-straight-line',
      classic: true,
      rule: ({ h, k, y1, x2 }) => num((y1 - k) * (x2 - h) + k),
      why: ({ a, k, d }) => `is $${k}${signed(a * d)}$: the change of $${a}$ was used ${d} times.`,
    },
    {
      misconception: 'sm-forgets-to-square',
      rule: ({ h, k, y1, x2 }) => num(2 * (y1 - k) * (x2 - h) + k),
      says: ({ d }) => `I doubled the distance $${d}$ from the vertex instead of squaring it.`,
      why: ({ a, d, k }) => `is $${a} \\cdot ${2 * d}${signed(k)}$.`,
    },
    {
      misconception: 'sm-forgets-the-vertex-height',
      rule: ({ h, k, y1, x2 }) => num((y1 - k) * (x2 - h) ** 2),
      says: ({ k }) => `I left out the $${k}$, the second coordinate of the vertex.`,
      why: ({ a, d }) => `is $${a} \\cdot ${d * d}$ alone.`,
    },
    {
      misconception: 'sm-slips-on-a-sign',
      rule: ({ h, k, y1, x2 }) => num((y1 - k) * (x2 + h) ** 2 + k),
      says: ({ h }) => `I used $(x${signed(h)})^2$ instead of $(x${signed(-h)})^2$.`,
      why: ({ h, d }) => `squares $${h + d}${signed(h)} = ${2 * h + d}$ instead of $${d}$.`,
    },
    {
      misconception: 'sm-slips-on-a-sign',
      rule: ({ h, k, y1, x2 }) => num((k - y1) * (x2 - h) ** 2 + k),
      says: ({ a }) => `I used $${-a}$ instead of $${a}$ before the square.`,
      why: ({ a }) => `belongs to a parabola that opens ${a > 0 ? 'downward' : 'upward'}.`,
    },
  ],
  explain: ({ a, h, k, d }, frame) => ({
    plan: 'Write the function in vertex form. The other known point gives the factor before the square; then put in the number that is asked for.',
    steps: [
      {
        do: `With the vertex $(${h}, ${k})$: $f(x) = a(x${signed(-h)})^2${signed(k)}$.`,
        why: 'Vertex form shows the vertex; only $a$ is still unknown.',
      },
      {
        do: `The point $(${h + 1}, ${a + k})$ gives $${a + k} = a \\cdot 1^2${signed(k)}$, so $a = ${a}$.`,
        why: 'Put in the point: it lies one step from the vertex.',
      },
      {
        do: `$f(${h + d}) = ${a} \\cdot (${h + d}${signed(-h)})^2${signed(k)} = ${a} \\cdot ${d}^2${signed(k)}$`,
        why: 'Put the asked number into the rule.',
      },
      { do: `$${a * d * d}${signed(k)} = ${a * d * d + k}$`, why: `$${a} \\cdot ${d * d} = ${a * d * d}$.` },
    ],
    check: `From the vertex the values change by $${Array.from({ length: d }, (_, i) => a * (2 * i + 1)).join(', ')}$ in steps of one, in all by $${a * d * d}$, from $${k}$ to $${a * d * d + k}$.`,
    ...(frame === 'graph' ? { figure: vertexPlane(a, h, k, true) } : {}),
  }),
  // Second differences of a quadratic are constant: 2a.
  check: ({ h, k, y1, x2 }) => {
    let [v, rise] = [k, y1 - k]
    const second = 2 * rise
    for (let x = h; x < x2; x++) {
      v += rise
      rise += second
    }
    return num(v)
  },
})

export const templates: readonly Template[] = [extreme, ball, symmetric]
