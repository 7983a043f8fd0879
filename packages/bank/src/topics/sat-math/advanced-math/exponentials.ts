import { div, expr, frac, group, int, money, mul, num, pick, table, template, toDecimalText, until } from '#kit'
import { search } from '../common.ts'

const skill = 'sm-exponential-functions'

const things = [
  (a: number, r: number, up: boolean) =>
    `A town had ${group(a)} inhabitants in 2020. Since then the number has ${up ? 'grown' : 'fallen'} by ${r}% each year. Which function gives the number of inhabitants $t$ years after 2020?`,
  (a: number, r: number, up: boolean) =>
    `A used car is bought for ${money(a)}, and its value ${up ? 'rises' : 'falls'} by ${r}% each year. Which function models its value, in dollars, $t$ years later?`,
  (a: number, r: number, up: boolean) =>
    `A video had ${group(a)} views in its first week. In each later week the number of views was ${r}% ${up ? 'greater' : 'less'} than in the week before. Which function models the number of views per week, $t$ weeks after the first week?`,
]

export const d2 = (percent: number): string => toDecimalText(frac(percent, 100))
const f = (a: number, b: number) => expr(`f(t) = ${a}(${d2(b)})^t`, ({ t }) => a * (b / 100) ** t)

const model = template({
  id: 'sat-math/exponential-model',
  skill,
  difficulty: 'Low',
  b: -0.6,
  calculator: true,
  seconds: 60,
  response: 'choice',
  balance: 'distance',
  draw: (rng) => {
    const up = int(rng, 0, 1) === 1
    const which = up ? pick(rng, [0, 2]) : int(rng, 0, 2)
    return {
      which,
      a: which === 1 ? 100 * int(rng, 60, 190) : 100 * int(rng, 12, 90),
      r: pick(rng, [3, 4, 5, 6, 8, 12, 15, 20]),
      up,
    }
  },
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 7,
      stem: ({ which, a, r, up }) => (things[which] as (typeof things)[number])(a, r, up),
    },
    {
      id: 'newsletter',
      kind: 'words',
      items: 6,
      stem: ({ a, r, up }) =>
        `A newsletter has ${group(a)} subscribers now. Its publisher expects the number of subscribers to ${up ? 'increase' : 'decrease'} by ${r}% each month. Which function gives the expected number of subscribers $t$ months from now?`,
    },
  ],
  given: ({ a, r, up }) => ({ a, r, up }),
  answer: ({ a, r, up }) => f(a, up ? 100 + r : 100 - r),
  traps: [
    {
      misconception: 'sm-uses-the-rate-as-the-factor',
      classic: true,
      rule: ({ a, r }) => f(a, r),
      why: ({ r }) => `multiplies by $${d2(r)}$ in each step, so that only ${r}% would be left.`,
    },
    {
      misconception: 'sm-linear-for-exponential',
      classic: true,
      rule: ({ a, r, up }) =>
        expr(`f(t) = ${a} ${up ? '+' : '-'} ${(a * r) / 100}t`, ({ t }) => a + ((up ? 1 : -1) * a * r * t) / 100),
      why: ({ a, r, up }) =>
        `${up ? 'adds' : 'takes off'} $${(a * r) / 100}$ in every step, which is ${r}% of the first value only.`,
    },
    {
      misconception: 'sm-mixes-up-growth-and-decay',
      rule: ({ a, r, up }) => f(a, up ? 100 - r : 100 + r),
      why: ({ up }) => (up ? 'becomes smaller in each step.' : 'becomes greater in each step.'),
    },
    {
      misconception: 'sm-misplaces-the-decimal-point',
      operation: 'decimal-point-moved',
      rule: ({ a, r, up }) => (r < 10 ? f(a, up ? 100 + 10 * r : 100 - 10 * r) : null),
      why: ({ r }) => `takes ${r}% as $${d2(10 * r)}$.`,
    },
    {
      misconception: 'sm-linear-for-exponential',
      operation: 'power-as-product',
      rule: ({ a, r, up }) =>
        expr(`f(t) = ${a}(${d2(up ? 100 + r : 100 - r)})t`, ({ t }) => a * t * ((up ? 100 + r : 100 - r) / 100)),
      says: () => 'I multiplied by $t$ instead of writing $t$ as the exponent.',
      why: () => 'multiplies by $t$ instead of using the factor $t$ times.',
    },
  ],
  explain: ({ a, r, up }) => ({
    plan: 'A change by the same percent in each step multiplies by the same factor each time. Find that factor from the percent, and write the number of steps as its exponent.',
    steps: [
      {
        do: `In each step the value becomes $100\\% ${up ? '+' : '-'} ${r}\\% = ${up ? 100 + r : 100 - r}\\%$ of what it was, so the factor is $${d2(up ? 100 + r : 100 - r)}$.`,
        why: 'A percent change multiplies.',
      },
      {
        do: `After $t$ steps the factor has been used $t$ times: ${f(a, up ? 100 + r : 100 - r).html}.`,
        why: 'Repeated multiplication is a power.',
      },
    ],
    check: `After one step: $${a} \\cdot ${d2(up ? 100 + r : 100 - r)} = ${(a * (up ? 100 + r : 100 - r)) / 100}$, and ${r}% of $${a}$ is $${(a * r) / 100}$, so $${a} ${up ? '+' : '-'} ${(a * r) / 100}$ is the same.`,
    faster: `Test the options: for $t = 0$ the value must be $${a}$, and for $t = 1$ it must be $${(a * (up ? 100 + r : 100 - r)) / 100}$. Only ${f(a, up ? 100 + r : 100 - r).html} gives both.`,
  }),
  // Takes the percent on or off once, and looks for the factor that does the same.
  check: ({ a, r, up }) => {
    const next = up ? a + (a * r) / 100 : a - (a * r) / 100
    return f(
      a,
      search((b) => a * b === 100 * next, 200),
    )
  },
})

const doubling = template({
  id: 'sat-math/exponential-doubling',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: true,
  seconds: 85,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({
        a: 10 * int(rng, 2, 30),
        d: pick(rng, [2, 3, 4, 5, 6, 8, 10]),
        n: int(rng, 3, 5),
        k: pick(rng, [2, 3]),
      }),
      ({ a, d, n, k }) => a * k ** n < 20000 && d * n !== a && d !== k && n ** k !== k ** n,
    ),
  frames: [
    {
      id: 'bacteria',
      kind: 'words',
      items: 6,
      stem: ({ a, d, n, k }) =>
        `A culture has ${group(a)} bacteria, and the number ${k === 2 ? 'doubles' : 'triples'} every ${d} hours. How many bacteria will there be after ${d * n} hours?`,
    },
    {
      id: 'grid',
      kind: 'bare',
      response: 'grid',
      items: 4,
      stem: ({ a, d, n, k }) =>
        `The function $P(t) = ${a}(${k})^{\\frac{t}{${d}}}$ models the number of users of an app $t$ months after it came out. According to the model, how many users are there after ${d * n} months?`,
    },
  ],
  given: ({ a, d, n, k }) => ({ a, d, t: d * n, k }),
  answer: ({ a, n, k }) => num(a * k ** n),
  traps: [
    {
      misconception: 'sm-linear-for-exponential',
      classic: true,
      operation: 'power-as-product',
      operands: ({ d, t, k }) => [k, div(t, d)],
      after: (x, { a }) => mul(a, x),
      rule: ({ a, d, t, k }) => num((a * k * t) / d),
      says: ({ k, n }) => `I multiplied by $${k} \\cdot ${n}$ instead of using the factor $${k}$ again and again.`,
      why: ({ a, k, n }) => `is $${a} \\cdot ${k} \\cdot ${n}$.`,
    },
    {
      misconception: 'sm-linear-for-exponential',
      operation: 'same-amount-each-time',
      operands: ({ a, d, t, k }) => [a, a * (k - 1), div(t, d)],
      rule: ({ a, d, t, k }) => num(a + (a * (k - 1) * t) / d),
      why: ({ a, k }) => `adds $${a * (k - 1)}$ in each step.`,
    },
    {
      misconception: 'sm-exponent-and-base-swapped',
      operation: 'power-turned-round',
      operands: ({ d, t, k }) => [k, div(t, d)],
      after: (x, { a }) => mul(a, x),
      rule: ({ a, d, t, k }) => num(a * (t / d) ** k),
      why: ({ a, k, n }) => `is $${a} \\cdot ${n}^{${k}}$.`,
    },
    {
      misconception: 'sm-one-step-off',
      operation: 'off-by-one',
      rule: ({ a, d, t, k }) => num(a * k ** (t / d - 1)),
      says: () => 'I counted one step too few.',
      why: ({ a, k, n }) => `is $${a} \\cdot ${k}^{${n - 1}}$.`,
    },
  ],
  explain: ({ a, d, n, k }) => ({
    plan: 'Find how many steps of this length fit into the time. Each step multiplies by the same factor, so the number of steps is the exponent.',
    steps: [
      {
        do: `$\\frac{${d * n}}{${d}} = ${n}$ steps of this length fit into the time.`,
        why: 'The exponent counts the steps.',
      },
      {
        do: `${n} steps multiply by $${k}^{${n}} = ${Array.from({ length: n }, () => k).join(' \\cdot ')} = ${k ** n}$.`,
        why: `Each step multiplies by ${k}.`,
      },
      { do: `$${a} \\cdot ${k ** n} = ${a * k ** n}$`, why: 'The factor is applied to the number at the start.' },
    ],
    check: `Step by step: $${Array.from({ length: n + 1 }, (_, i) => a * k ** i).join(', ')}$.`,
    faster: `In one line on a calculator: $${a} \\cdot ${k}^{${n * d} \\div ${d}} = ${a * k ** n}$.`,
  }),
  check: ({ a, d, t, k }) => {
    let v = a
    for (let s = d; s <= t; s += d) v *= k
    return num(v)
  },
})

/** The value at k of the exponential function with y at x and z one step later. */
const valueAt = ({ x, y, z }: Readonly<{ x: number; y: number; z: number }>, k: number): number =>
  Math.round(y * (z / y) ** (k - x))

const fromTable = template({
  id: 'sat-math/exponential-table',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 12), b: int(rng, 2, 5), x: int(rng, 1, 2), n: int(rng, 4, 5) }),
      ({ a, b, n }) => a * b ** n < 9000 && a !== b,
    ),
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 5,
      stem: ({ a, b, x, n }) =>
        `<p>For the exponential function $h$, the table shows three values of $x$ and their corresponding values of $h(x)$.</p>${table(
          ['$x$', '$h(x)$'],
          [x, x + 1, x + 2].map((k) => [`$${k}$`, `$${a * b ** k}$`]),
        )}<p>The function is $h(x) = ab^x$ with constants $a$ and $b$. What is the value of $h(0) + h(${n})$?</p>`,
    },
    {
      id: 'grid',
      kind: 'multi-step',
      response: 'grid',
      items: 4,
      stem: ({ a, b, x, n }) =>
        `The function $p$ is exponential, with $p(${x}) = ${a * b ** x}$ and $p(${x + 1}) = ${a * b ** (x + 1)}$. What is the value of $p(0) + p(${n})$?`,
    },
  ],
  given: ({ a, b, x, n }) => ({ x, y: a * b ** x, z: a * b ** (x + 1), n }),
  answer: ({ a, b, n }) => num(a + a * b ** n),
  traps: [
    {
      misconception: 'sm-stops-half-way',
      classic: true,
      operation: 'stopped-at-a-step',
      rule: (g) => num(valueAt(g, g.n)),
      says: ({ n }) => `I gave the value at $${n}$ and left out the value at $0$.`,
      why: () => 'leaves out the value at 0.',
    },
    {
      misconception: 'sm-one-step-off',
      rule: (g) => num(g.y + valueAt(g, g.n)),
      says: ({ a, b, x, n }) =>
        `I found the value at $${n}$ correctly, but added $${a * b ** x}$, the value at $${x}$, in place of the value at $0$.`,
      why: ({ a, b, x }) => `uses $${a * b ** x}$, the value at $${x}$, for the value at $0$.`,
    },
    {
      misconception: 'sm-linear-for-exponential',
      rule: (g) => num(valueAt(g, 0) + g.z + (g.n - g.x - 1) * (g.z - g.y)),
      says: ({ n }) =>
        `I went on from the first two values by adding their difference again and again to get the value at $${n}$.`,
      why: ({ a, b, x }) =>
        `adds $${a * b ** (x + 1) - a * b ** x}$ in each step after $x = ${x}$; the values are multiplied, not added to.`,
    },
    {
      misconception: 'sm-one-step-off',
      operation: 'off-by-one',
      rule: (g) => num(valueAt(g, 0) + valueAt(g, g.n - 1)),
      says: ({ n }) => `I counted one step too few on the way to the value at $${n}$.`,
      why: ({ n }) => `uses the value at $${n - 1}$.`,
    },
  ],
  explain: ({ a, b, n, x }, frame) => {
    const [name, last] = frame === 'table' ? ['h', x + 2] : ['p', x + 1]
    return {
      plan: 'An exponential function multiplies by the same factor for each step of one. Divide two values that follow each other to find the factor, go back to zero by dividing, and forward by multiplying.',
      steps: [
        {
          do: `Each step of 1 multiplies by $\\frac{${a * b ** (x + 1)}}{${a * b ** x}} = ${b}$.`,
          why: 'Divide a value by the one before it.',
        },
        {
          do: `Go back from $x = ${x}$ to $0$: $${a * b ** x}${` \\div ${b}`.repeat(x)} = ${a}$, so $${name}(0) = ${a}$.`,
          why: 'A step back divides by the factor.',
        },
        n === last
          ? { do: `$${name}(${n}) = ${a * b ** n}$`, why: 'This value stands in the table.' }
          : {
              do: `Go forward from $x = ${last}$ to $${n}$: $${a * b ** last}${` \\cdot ${b}`.repeat(n - last)} = ${a * b ** n}$, so $${name}(${n}) = ${a * b ** n}$.`,
              why: 'A step forward multiplies by the factor.',
            },
        {
          do: `The sum is $${a} + ${a * b ** n} = ${a + a * b ** n}$.`,
          why: 'The question asks for both values together.',
        },
      ],
      check: `All the way from $0$ to $${n}$: $${a} \\cdot ${b}^{${n}} = ${a} \\cdot ${b ** n} = ${a * b ** n}$, the value at $${n}$ again.`,
      faster: `On a graphing calculator, an exponential regression through the given points shows $a = ${a}$ and $b = ${b}$. Then $${a} + ${a} \\cdot ${b}^{${n}} = ${a + a * b ** n}$.`,
    }
  },
  check: ({ x, y, z, n }) => {
    const at = (k: number) => div(y, 1).n * (z / y) ** (k - x)
    return num(Math.round(at(0)) + Math.round(at(n)))
  },
})

export const templates = [model, doubling, fromTable]
