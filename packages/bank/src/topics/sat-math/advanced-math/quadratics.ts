import {
  curve,
  dot,
  int,
  nonZero,
  num,
  pick,
  plane,
  polynomial,
  polyTex,
  signed,
  type Template,
  table,
  template,
  text,
  until,
} from '#kit'

const skill = 'sm-quadratic-functions'

const quad = (a: number, b: number, c: number): string => polyTex(polynomial([a, b, c]))
const co = (a: number): string => (a === 1 ? '' : a === -1 ? '-' : String(a))
const factored = (a: number, p: number, q: number): string => `${co(a)}(x${signed(-p)})(x${signed(-q)})`
const vertexForm = (a: number, h: number, k: number): string => `${co(a)}(x${signed(-h)})^2${signed(k)}`

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
      rule: ({ p, q }) => num((p + q) / 2),
      why: () => 'is where the vertex lies, not the value there.',
    },
    {
      misconception: 'sm-keeps-the-constant',
      rule: ({ a, p, q }) => num(a * p * q),
      why: () => 'is the value at $x = 0$.',
    },
    { misconception: 'sm-forgets-the-leading-coefficient', rule: ({ p, q }) => num(-((q - p) ** 2) / 4) },
    { misconception: 'sm-forgets-the-four', rule: ({ a, p, q }) => num(-a * (q - p) ** 2) },
    { misconception: 'sm-slips-on-a-sign', rule: ({ a, p, q }) => num(a * ((-(p + q) / 2 - p) * (-(p + q) / 2 - q))) },
    { misconception: 'sm-forgets-the-four', rule: ({ a, p, q }) => num((-a * (q - p)) / 2) },
  ],
  explain: ({ a, p, q }) => [
    {
      do: `The zeros are $${p}$ and $${q}$, so the vertex lies at $x = ${(p + q) / 2}$.`,
      why: 'The axis of symmetry is halfway between the zeros.',
    },
    {
      do: `The value there is $${a} \\cdot ${(q - p) / 2} \\cdot (${-(q - p) / 2}) = ${(-a * (q - p) ** 2) / 4}$.`,
      why: 'Put the middle into the factors.',
    },
  ],
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
      () => ({ h: int(rng, 2, 4), k: int(rng, 21, 95), asked: pick(rng, ['top', 'start', 'when', 'start'] as const) }),
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
      rule: ({ h, k, asked }) => (asked === 'top' ? num(k - 5 * h * h) : num(k)),
      why: ({ asked }) => (asked === 'top' ? 'is the height at the start.' : 'is the greatest height.'),
    },
    {
      misconception: 'sm-takes-the-axis',
      rule: ({ h, asked }) => (asked === 'when' ? null : num(h)),
      why: () => 'is a time, not a height.',
    },
    {
      misconception: 'sm-adds-the-square-back',
      rule: ({ h, k, asked }) => (asked === 'when' ? null : num(k + 5 * h * h)),
    },
    { misconception: 'sm-forgets-to-square', rule: ({ h, k, asked }) => (asked === 'when' ? null : num(k - 5 * h)) },
    {
      misconception: 'sm-forgets-the-leading-coefficient',
      rule: ({ h, k, asked }) => (asked === 'when' ? null : num(k - h * h)),
    },
    {
      misconception: 'sm-mixes-up-vertex-and-start',
      rule: ({ h, k, asked }) => (asked === 'when' ? num(k - 5 * h * h) : null),
      why: () => 'is the height at the start.',
    },
    { misconception: 'sm-time-back-at-the-start', rule: ({ h, asked }) => (asked === 'when' ? num(2 * h) : null) },
    { misconception: 'sm-takes-another-coefficient', rule: ({ asked }) => (asked === 'when' ? num(5) : null) },
  ],
  explain: ({ h, k, asked }) => [
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
  check: ({ h, k, asked }) => {
    const f = Array.from({ length: 10 }, (_, t) => k - 5 * (t - h) * (t - h))
    const top = Math.max(...f)
    return num(asked === 'top' ? top : asked === 'when' ? f.indexOf(top) : (f[0] as number))
  },
})

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
        `<p>The graph of the quadratic function $f$ is shown, with its vertex and one more point marked.</p>${plane(
          {
            alt: `A parabola that opens ${a > 0 ? 'upward' : 'downward'}, with its vertex at (${h}, ${k}) and a marked point at (${h + 1}, ${a + k}).`,
            x: [-6, 7],
            y: [-8, 8],
          },
          [curve((x) => a * (x - h) ** 2 + k), dot(h, k), dot(h + 1, a + k)],
        )}<p>What is the value of $f(${h + d})$?</p>`,
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
    { misconception: 'sm-goes-on-in-a-straight-line', shortcut: ({ a, k, d }) => num(a * d + k) },
    { misconception: 'sm-forgets-the-vertex-height', shortcut: ({ a, d }) => num(a * d * d) },
    { misconception: 'sm-slips-on-a-sign', shortcut: ({ a, h, k, d }) => num(a * (2 * h + d) ** 2 + k) },
    { misconception: 'sm-slips-on-a-sign', shortcut: ({ a, k, d }) => num(-a * d * d + k) },
    { misconception: 'sm-forgets-to-square', shortcut: ({ a, k, d }) => num(2 * a * d + k) },
  ],
  explain: ({ a, h, k, d }) => [
    {
      do: `With the vertex $(${h}, ${k})$: $f(x) = a(x${signed(-h)})^2${signed(k)}$, and one step to the side the value changes by $${a}$, so $a = ${a}$.`,
      why: 'One step from the vertex the square is 1.',
    },
    {
      do: `$${d}$ steps from the vertex: $f(${h + d}) = ${a} \\cdot ${d * d}${signed(k)} = ${a * d * d + k}$.`,
      why: 'The change grows with the square of the distance.',
    },
  ],
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

const forms = template({
  id: 'sat-math/quadratic-which-form',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: true,
  seconds: 75,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({
        p: nonZero(rng, -8, 8),
        q: nonZero(rng, -8, 8),
        asked: pick(rng, ['vertex', 'zeros', 'start'] as const),
      }),
      ({ p, q }) => p < q && (p + q) % 2 === 0 && q - p >= 4 && p + q !== 0 && Math.abs(p + q) > 2,
    ),
  frames: [
    {
      id: 'which',
      kind: 'methods',
      items: 7,
      stem: ({ p, q, asked }) =>
        `<p>The function $f(x) = ${quad(1, -p - q, p * q)}$ can be written in other forms.</p><p>From which equivalent form can the ${
          asked === 'vertex'
            ? 'minimum value of $f$'
            : asked === 'zeros'
              ? '$x$-intercepts of the graph of $f$'
              : '$y$-intercept of the graph of $f$'
        } be read off directly?</p>`,
    },
  ],
  given: ({ p, q, asked }) => ({ b: -p - q, c: p * q, asked }),
  answer: ({ p, q, asked }) => form(p, q, asked),
  traps: [
    {
      misconception: 'sm-reads-the-wrong-form',
      shortcut: ({ p, q, asked }) => (asked === 'vertex' ? null : form(p, q, 'vertex')),
    },
    {
      misconception: 'sm-reads-the-wrong-form',
      shortcut: ({ p, q, asked }) => (asked === 'zeros' ? null : form(p, q, 'zeros')),
    },
    {
      misconception: 'sm-reads-the-wrong-form',
      shortcut: ({ p, q, asked }) => (asked === 'start' ? null : form(p, q, 'start')),
    },
    {
      misconception: 'sm-reads-the-wrong-form',
      shortcut: ({ p, q }) => text(`$f(x) = (x${signed(-p)})^2${signed(p - q)}(x${signed(-p)})$`),
      why: () => 'is equivalent, but shows none of the features directly.',
    },
  ],
  explain: ({ p, q, asked }) => [
    {
      do: `The zeros are $${p}$ and $${q}$, the vertex is $(${(p + q) / 2}, ${-((q - p) ** 2) / 4})$, and $f(0) = ${p * q}$.`,
      why: 'Find the feature that is asked.',
    },
    {
      do: `It stands in this form: ${form(p, q, asked).html}.`,
      why:
        asked === 'vertex'
          ? 'Vertex form shows the minimum as the constant outside the square.'
          : asked === 'zeros'
            ? 'Factored form shows the zeros.'
            : 'The form without parentheses around $x$ alone ends with the value at 0.',
    },
  ],
  check: ({ b, c, asked }) => {
    const root = Math.sqrt(b * b - 4 * c)
    return form((-b - root) / 2, (-b + root) / 2, asked)
  },
})

function form(p: number, q: number, which: 'vertex' | 'zeros' | 'start') {
  const [h, k] = [(p + q) / 2, -((q - p) ** 2) / 4]
  if (which === 'vertex') return text(`$f(x) = ${vertexForm(1, h, k)}$`)
  return text(which === 'zeros' ? `$f(x) = ${factored(1, p, q)}$` : `$f(x) = x(x${signed(-p - q)})${signed(p * q)}$`)
}

const fromTable = template({
  id: 'sat-math/quadratic-table',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: true,
  seconds: 95,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ a: nonZero(rng, -3, 3), b: nonZero(rng, -6, 6), c: nonZero(rng, -9, 12), n: int(rng, 4, 6) }),
      ({ a, b, c, n }) =>
        a + b + c !== 0 &&
        4 * a + 2 * b + c !== 0 &&
        Math.abs(a * n * n + b * n + c) < 120 &&
        a * n * n + b * n + c !== 0,
    ),
  frames: [
    {
      id: 'value',
      kind: 'table',
      items: 5,
      stem: ({ a, b, c, n }) =>
        `<p>The table shows three values of the quadratic function $g$.</p>${table(
          ['$x$', '$g(x)$'],
          [0, 1, 2].map((x) => [`$${x}$`, `$${a * x * x + b * x + c}$`]),
        )}<p>What is the value of $g(${n})$?</p>`,
    },
  ],
  given: ({ a, b, c, n }) => ({ y0: c, y1: a + b + c, y2: 4 * a + 2 * b + c, n }),
  answer: ({ a, b, c, n }) => num(a * n * n + b * n + c),
  traps: [
    {
      misconception: 'sm-goes-on-in-a-straight-line',
      shortcut: ({ a, b, c, n }) => num(4 * a + 2 * b + c + (3 * a + b) * (n - 2)),
    },
    { misconception: 'sm-goes-on-in-a-straight-line', shortcut: ({ a, b, c, n }) => num(c + (a + b) * n) },
    {
      misconception: 'sm-takes-the-second-difference-for-a',
      shortcut: ({ a, b, c, n }) => num(2 * a * n * n + (b - a) * n + c),
    },
    { misconception: 'sm-forgets-the-vertex-height', shortcut: ({ a, b, n }) => num(a * n * n + b * n) },
    { misconception: 'sm-slips-on-a-sign', shortcut: ({ a, b, c, n }) => num(a * n * n - b * n + c) },
  ],
  explain: ({ a, b, c, n }) => [
    {
      do: `$g(0) = ${c}$ is the constant. The differences $${a + b}$ and $${3 * a + b}$ differ by $${2 * a}$, so $g(x) = ${quad(a, b, c)}$.`,
      why: 'The second difference is twice the leading coefficient.',
    },
    {
      do: `$g(${n}) = ${a * n * n}${signed(b * n)}${signed(c)} = ${a * n * n + b * n + c}$`,
      why: 'Put the number in.',
    },
  ],
  check: ({ y0, y1, y2, n }) => num(y0 + n * (y1 - y0) + ((n * (n - 1)) / 2) * (y2 - 2 * y1 + y0)),
})

export const templates: readonly Template[] = [extreme, ball, symmetric, forms, fromTable]
