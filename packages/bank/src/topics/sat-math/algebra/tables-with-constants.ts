import { div, frac, int, mul, num, type Template, table, template, until } from '#kit'

const skill = 'sm-linear-functions'

type Entries = Readonly<{ x1: number; x2: number; x3: number; rise: number; j: number }>

type Steps = Readonly<{ x1: number; d1: number; d2: number; m: number; j: number }>

const threeRows = ({ x1, d1, d2, m, j }: Steps) => [
  [x1, '$k$'],
  [x1 + d1, `$k + ${m * d1}$`],
  [x1 + d1 + d2, `$${j}k$`],
]

/** What grows, and what changes with it, in the words of the frame. */
const INPUTS: Readonly<Record<string, string>> = { chairs: 'the number of chairs', grid: 'the number of weeks' }
const inputOf = (frame: string): string => INPUTS[frame] ?? '$x$'
const outputOf = (frame: string): string => (frame in INPUTS ? 'the height' : '$f(x)$')

const entries = template({
  id: 'sat-math/linear-table-unknown-entries',
  skill,
  difficulty: 'High',
  b: 1.4,
  calculator: true,
  seconds: 105,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ x1: int(rng, 1, 5), d1: int(rng, 2, 6), d2: int(rng, 2, 9), m: int(rng, 2, 9), j: int(rng, 2, 6) }),
      ({ d1, d2, m, j }) =>
        d1 !== d2 && (m * (d1 + d2)) % (j - 1) === 0 && m * (d1 + d2) !== m * (j - 1) && m * (d1 + d2) > j,
    ),
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 6,
      stem: (steps) =>
        `<p>For the linear function $f$, the table shows three values of $x$ and the corresponding values of $f(x)$, where $k$ is a constant.</p>${table(
          ['$x$', '$f(x)$'],
          threeRows(steps),
        )}<p>What is the value of $k$?</p>`,
    },
    {
      id: 'chairs',
      kind: 'words',
      items: 7,
      stem: ({ x1, d1, d2, m, j }) =>
        `The height of a stack of identical chairs is a linear function of the number of chairs. A stack of ${x1 + 1} chairs is $k$ inches high, a stack of ${x1 + 1 + d1} chairs is $k + ${m * d1}$ inches high, and a stack of ${x1 + 1 + d1 + d2} chairs is $${j}k$ inches high. What is the value of $k$?`,
    },
    {
      id: 'grid',
      kind: 'table',
      response: 'grid',
      items: 6,
      stem: (steps) =>
        `<p>A bamboo plant grows at a constant rate. The table shows its height after some weeks, where $k$ is a constant.</p>${table(
          ['Weeks', 'Height (inches)'],
          threeRows(steps),
        )}<p>What is the value of $k$?</p>`,
    },
  ],
  given: ({ x1, d1, d2, m, j }, frame) => {
    const first = frame === 'chairs' ? x1 + 1 : x1
    return { x1: first, x2: first + d1, x3: first + d1 + d2, rise: m * d1, j }
  },
  answer: ({ d1, d2, m, j }) => num((m * (d1 + d2)) / (j - 1)),
  traps: [
    {
      misconception: 'sm-assumes-equal-steps',
      classic: true,
      operation: 'same-amount-each-time',
      operands: ({ rise }) => [0, rise, 2],
      after: (x, { j }) => div(x, j - 1),
      rule: ({ rise, j }: Entries) => num(frac(2 * rise, j - 1)),
      why: ({ d1, d2 }) => `takes the second interval for as long as the first, but they are ${d1} and ${d2}.`,
    },
    {
      misconception: 'sm-counts-from-the-wrong-entry',
      operation: 'wrong-number-used',
      operands: ({ x2, x3 }) => [x3 - x2],
      after: (x, { x1, x2, rise, j }) => div(mul(x, div(rise, x2 - x1)), j - 1),
      rule: ({ x1, x2, x3, rise, j }: Entries) => num(frac(rise * (x3 - x2), (x2 - x1) * (j - 1))),
      why: ({ d1, d2 }) => `counts ${d2} from the second value on; from the first one on it is ${d1 + d2}.`,
    },
    {
      misconception: 'sm-divides-by-the-whole-multiple',
      operation: 'part-left-out',
      operands: ({ j }) => [j],
      after: (x, { x1, x2, x3, rise }) => div(mul(x3 - x1, div(rise, x2 - x1)), x),
      rule: ({ x1, x2, x3, rise, j }: Entries) => num(frac(rise * (x3 - x1), (x2 - x1) * j)),
      why: ({ j }) => `divides by ${j}; but $${j}k - k = ${j === 2 ? '' : j - 1}k$.`,
    },
    {
      misconception: 'sm-gives-the-rate-for-the-constant',
      operation: 'stopped-at-a-step',
      operands: ({ x1, x2, rise }) => [div(rise, x2 - x1)],
      rule: ({ x1, x2, rise }: Entries) => num(frac(rise, x2 - x1)),
      why: () => 'is the rate of change, not $k$.',
    },
    {
      misconception: 'sm-sign-of-a-constant',
      operation: 'added-instead-of-subtracted',
      operands: ({ j }) => [j, 1],
      after: (x, { x1, x2, x3, rise }) => div(mul(x3 - x1, div(rise, x2 - x1)), x),
      rule: ({ x1, x2, x3, rise, j }: Entries) => num(frac(rise * (x3 - x1), (x2 - x1) * (j + 1))),
      says: () => 'I added the $k$ on the other side instead of subtracting it.',
      why: ({ j }) => `divides by ${j + 1}, as if the two terms with $k$ were added.`,
    },
    {
      misconception: 'sm-gives-the-rate-for-the-constant',
      operation: 'solved-for-the-other',
      operands: ({ x1, x2, x3, rise, j }) => [mul(j, div(mul(x3 - x1, div(rise, x2 - x1)), j - 1))],
      rule: ({ x1, x2, x3, rise, j }: Entries) => num(frac(j * rise * (x3 - x1), (x2 - x1) * (j - 1))),
      says: () => 'I gave the last value instead of $k$.',
      why: ({ j }) => `is the last value, $${j}k$.`,
    },
    {
      misconception: 'sm-divides-by-the-whole-multiple',
      operation: 'stopped-at-a-step',
      operands: ({ x1, x2, x3, rise }) => [mul(x3 - x1, div(rise, x2 - x1))],
      rule: ({ x1, x2, x3, rise, j }: Entries) => (j === 2 ? null : num(frac(rise * (x3 - x1), x2 - x1))),
      says: ({ j }) => `I stopped before I divided by ${j - 1}.`,
      why: ({ j }) => `is the value of $${j === 2 ? '' : j - 1}k$.`,
    },
  ],
  explain: ({ d1, d2, m, j }, frame) => ({
    plan: 'Find the rate of change from the first two values; the unknown constant cancels. Continue to the third value and set it equal to what is given.',
    steps: [
      {
        do: `$\\frac{(k + ${m * d1}) - k}{${d1}} = \\frac{${m * d1}}{${d1}} = ${m}$`,
        why: `From the first to the second, ${inputOf(frame)} grows by ${d1}. Divide the change of ${outputOf(frame)} by it.`,
      },
      {
        do: `From the first to the third, ${inputOf(frame)} grows by $${d1} + ${d2} = ${d1 + d2}$, so the third value is $k + ${m} \\cdot ${d1 + d2} = k + ${m * (d1 + d2)}$.`,
        why: `The change is the same each time that ${inputOf(frame)} grows by 1.`,
      },
      {
        do: `$k + ${m * (d1 + d2)} = ${j}k$, so $${m * (d1 + d2)} = ${j === 2 ? '' : j - 1}k$`,
        why: 'The third value is given as a multiple of $k$.',
      },
      {
        do: `$k = ${j === 2 ? '' : `${m * (d1 + d2)} \\div ${j - 1} = `}${(m * (d1 + d2)) / (j - 1)}$`,
        why: j === 2 ? 'This is the constant.' : `Divide both sides by ${j - 1}.`,
      },
    ],
    check: `The values are then ${(m * (d1 + d2)) / (j - 1)}, ${(m * (d1 + d2)) / (j - 1) + m * d1}, and ${(j * m * (d1 + d2)) / (j - 1)}; both times the change is ${m} each time that ${inputOf(frame)} grows by 1.`,
    faster: `From the first value to the third, the rise is $${j === 2 ? '' : j - 1}k$. So in one line on a calculator, $k = ${m * d1} \\div ${d1} \\cdot ${d1 + d2}${j === 2 ? '' : ` \\div ${j - 1}`} = ${(m * (d1 + d2)) / (j - 1)}$.`,
  }),
  check: ({ x1, x2, x3, rise, j }) => {
    const fits = (k: number) => rise * (x3 - x2) === ((j - 1) * k - rise) * (x2 - x1)
    return num(Array.from({ length: 2000 }, (_, i) => i).find(fits) ?? -1)
  },
})

export const templates: readonly Template[] = [entries]
