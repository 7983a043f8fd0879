import {
  div,
  expr,
  frac,
  int,
  nonZero,
  num,
  pick,
  signed,
  type Template,
  table,
  template,
  terms,
  text,
  until,
  whole,
} from '#kit'

const model = { skill: 'a2-choosing-a-model', calculator: true, response: 'choice' } as const

type Data = Readonly<{ kind: 'linear' | 'quadratic' | 'exponential'; a: number; b: number }>

const fn =
  ({ kind, a, b }: Data) =>
  (x: number) =>
    kind === 'linear' ? a * x + b : kind === 'quadratic' ? a * x * x + b : b * a ** x

const fnTex = (e: Data) =>
  expr(
    `y = ${e.kind === 'linear' ? terms([e.a, 'x'], [e.b, '']) : e.kind === 'quadratic' ? terms([e.a, 'x^2'], [e.b, '']) : `${e.b} \\cdot ${e.a}^x`}`,
    ({ x }) => fn(e)(x),
  )

const KINDS = ['linear', 'quadratic', 'exponential'] as const
const drawData = (rng: () => number): Data => ({ kind: pick(rng, KINDS), a: int(rng, 2, 4), b: int(rng, 2, 7) })

const fromTable = template({
  ...model,
  calculator: false,
  id: 'algebra-2/model-from-table',
  difficulty: 'Medium',
  b: 0,
  seconds: 70,
  draw: drawData,
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 8,
      stem: (e) =>
        `<p>Which function fits the values of this table exactly?</p>${table(
          ['$x$', '$y$'],
          [0, 1, 2, 3].map((x) => [x, fn(e)(x)]),
        )}`,
    },
  ],
  given: (e) => ({ ys: [0, 1, 2, 3].map(fn(e)) }),
  answer: fnTex,
  traps: [
    {
      misconception: 'a2-sys-takes-the-wrong-kind-of-model',
      classic: true,
      rule: ({ ys: [y0 = 0, y1 = 0, y2 = 0] }) =>
        y2 - y1 === y1 - y0 ? null : fnTex({ kind: 'linear', a: y1 - y0, b: y0 }),
      says: () => 'I took a line through the first two rows.',
      why: (e) => `fits the first two rows, but gives ${3 * (fn(e)(1) - e.b) + e.b} for $x = 3$.`,
    },
    {
      misconception: 'a2-sys-takes-the-wrong-kind-of-model',
      classic: true,
      rule: ({ ys: [y0 = 0, y1 = 0, y2 = 0] }) =>
        y2 - y0 === 4 * (y1 - y0) ? null : fnTex({ kind: 'quadratic', a: y1 - y0, b: y0 }),
      says: () => 'I took a parabola with its vertex on the $y$-axis that fits the first two rows.',
      why: (e) => `fits the first two rows, but gives ${9 * (fn(e)(1) - e.b) + e.b} for $x = 3$.`,
    },
    {
      misconception: 'a2-sys-takes-the-step-for-the-factor',
      rule: ({ ys: [y0 = 0, y1 = 0, y2 = 0] }) =>
        y1 * y1 === y0 * y2 && y1 === 2 * y0 ? null : fnTex({ kind: 'exponential', a: y1 - y0, b: y0 }),
      why: (e) => `multiplies by ${fn(e)(1) - e.b} in each step, which is the difference of the first two values.`,
    },
    {
      misconception: 'a2-sys-swaps-start-and-step',
      rule: ({ ys: [y0 = 0, y1 = 0, y2 = 0] }) => {
        if (y1 * y1 === y0 * y2) return fnTex({ kind: 'exponential', a: y0, b: y1 / y0 })
        return fnTex({ kind: y2 - y1 === y1 - y0 ? 'linear' : 'quadratic', a: y0, b: y1 - y0 })
      },
      why: (e) => `gives ${e.a} for $x = 0$.`,
    },
  ],
  explain: (e) => {
    const ys = [0, 1, 2, 3].map(fn(e))
    const [y0 = 0, y1 = 0, y2 = 0, y3 = 0] = ys
    const steps = `$${y1} - ${y0} = ${y1 - y0}$, $${y2} - ${y1} = ${y2 - y1}$, $${y3} - ${y2} = ${y3 - y2}$`
    return {
      plan: 'The first row gives the starting value. Then compare the steps: equal differences are linear, evenly growing differences quadratic, equal quotients exponential.',
      steps: [
        {
          do: `At $x = 0$ the value is $${y0}$.`,
          why: 'This is what is left of each kind of function at $x = 0$: the constant term, or the factor in front of the power.',
        },
        e.kind === 'exponential'
          ? {
              do: `The quotients are $${y1} \\div ${y0} = ${e.a}$, $${y2} \\div ${y1} = ${e.a}$, $${y3} \\div ${y2} = ${e.a}$.`,
              why: 'The differences are not equal, but the quotients are: an exponential function.',
            }
          : {
              do: `The differences are ${steps}.`,
              why:
                e.kind === 'linear'
                  ? 'Equal differences belong to a linear function.'
                  : `They grow by $${2 * e.a}$ each time: a quadratic function.`,
            },
        e.kind === 'linear'
          ? { do: `The slope is $${e.a}$.`, why: 'It is the change for one step of $x$.' }
          : e.kind === 'quadratic'
            ? {
                do: `At $x = 1$ the value is $${y1}$, so the coefficient of $x^2$ is $${y1} - ${y0} = ${e.a}$.`,
                why: 'At $x = 1$ the square is $1$. Half of the constant second difference gives the same.',
              }
            : { do: `The base is $${e.a}$.`, why: 'It is the factor for one step of $x$.' },
        { do: `So the function is ${fnTex(e).html}.`, why: 'Starting value and step fix the function.' },
      ],
      check: `At $x = 3$ the function gives $${e.kind === 'linear' ? `${e.a} \\cdot 3 + ${e.b}` : e.kind === 'quadratic' ? `${e.a} \\cdot 9 + ${e.b}` : `${e.b} \\cdot ${e.a ** 3}`} = ${y3}$, as in the last row.`,
      faster: `Try the options with rows of the table: $x = 0$ must give $${y0}$, and $x = 3$ must give $${y3}$. The function ${fnTex(e).html} does both.`,
    }
  },
  check: ({ ys: [y0 = 0, y1 = 0, y2 = 0] }) => {
    if (y2 - y1 === y1 - y0) return expr('c', ({ x }) => y0 + (y1 - y0) * x)
    if (y1 * y1 === y0 * y2) return expr('c', ({ x }) => y0 * (y1 / y0) ** x)
    return expr('c', ({ x }) => y0 + (y1 - y0) * x * x)
  },
})

type Next = Readonly<{ a: number; b: number; c: number }>

const next = template({
  ...model,
  calculator: false,
  id: 'algebra-2/next-value-by-differences',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 70,
  draw: (rng): Next =>
    until(
      () => ({ a: pick(rng, [1, 2, 3, 4]), b: nonZero(rng, -5, 8), c: int(rng, 3, 30) }),
      ({ a, b }) => a + b > 0,
    ),
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 6,
      response: 'grid',
      stem: (e) =>
        `<p>The table shows how far a toy car on a ramp is from the upper end. The data follow a quadratic model exactly.</p>${table(
          ['Time (seconds)', 'Distance (centimeters)'],
          [0, 1, 2, 3].map((x) => [x, e.a * x * x + e.b * x + e.c]),
        )}<p>What distance does the model give for 4 seconds, in centimeters?</p>`,
    },
  ],
  given: ({ a, b, c }) => ({ ys: [0, 1, 2, 3].map((x) => a * x * x + b * x + c) }),
  answer: ({ a, b, c }) => num(16 * a + 4 * b + c),
  traps: [
    {
      misconception: 'a2-sys-takes-the-wrong-kind-of-model',
      classic: true,
      operation: 'same-amount-each-time',
      operands: ({ ys: [, , c = 0, d = 0] }) => [d, d - c, 1],
      rule: ({ ys: [, , r = 0, s = 0] }) => num(2 * s - r),
      says: () => 'I added the last step once more, as in a linear model.',
      why: ({ a, b }) => `adds the last step ${5 * a + b} again, but the steps grow.`,
    },
    {
      misconception: 'a2-sys-continues-with-the-wrong-difference',
      operation: 'term-left-out',
      operands: ({ ys: [, b = 0, c = 0, d = 0] }) => [d, d - 2 * c + b],
      rule: ({ ys: [, q = 0, r = 0, s = 0] }) => num(s + (s - 2 * r + q)),
      says: () => 'I added only the second difference to the last value.',
      why: ({ a }) => `adds only ${2 * a}, by which the steps grow.`,
    },
    {
      misconception: 'a2-sys-continues-with-the-wrong-difference',
      operation: 'same-amount-each-time',
      operands: ({ ys: [a = 0, , , d = 0] }) => [d, div(d - a, 3), 1],
      rule: ({ ys: [p = 0, , , s = 0] }) => whole(frac(4 * s - p, 3)),
      says: () => 'I added the average of the steps.',
      why: ({ a, b }) => `adds the average step ${3 * a + b}, but the steps grow.`,
    },
  ],
  explain: ({ a, b, c }) => {
    const [y0 = 0, y1 = 0, y2 = 0, y3 = 0] = [0, 1, 2, 3].map((x) => a * x * x + b * x + c)
    return {
      plan: 'In a quadratic model the steps themselves grow by the same amount. Write down the steps, continue them, and add the next one.',
      steps: [
        {
          do: `The steps are $${y1} - ${y0} = ${a + b}$, $${y2} - ${y1} = ${3 * a + b}$, and $${y3} - ${y2} = ${5 * a + b}$.`,
          why: 'Subtract each value from the next.',
        },
        {
          do: `The steps grow by $${2 * a}$ each time, so the next step is $${5 * a + b} + ${2 * a} = ${7 * a + b}$.`,
          why: 'A quadratic model has constant second differences.',
        },
        {
          do: `The distance after 4 seconds is $${y3} + ${7 * a + b} = ${16 * a + 4 * b + c}$ centimeters.`,
          why: 'Add the next step to the last value.',
        },
      ],
      check: `The model is $y = ${terms([a, 'x^2'], [b, 'x'], [c, ''])}$, and at $x = 4$ it gives $${16 * a}${signed(4 * b)}${signed(c)} = ${16 * a + 4 * b + c}$.`,
      faster: `Use the symmetry about $x = 2$: a quadratic model has the same average rate from 0 to 4 as from 1 to 3, and the interval is twice as long. So add twice the change from 1 to 3: $${y0} + 2 \\cdot (${y3} - ${y1}) = ${16 * a + 4 * b + c}$.`,
    }
  },
  check: ({ ys: [p = 0, q = 0, r = 0, s = 0] }) => num(4 * s - 6 * r + 4 * q - p),
})

type Story = Readonly<{ i: number; n: number; r: number }>
const KIND = ['Linear', 'Quadratic', 'Exponential growth', 'Exponential decay'] as const

const tales: readonly (readonly ((n: number, r: number) => string)[])[] = [
  [
    (n, r) => `A tank holds ${n} gallons of water, and ${r} gallons run out every minute.`,
    (n, r) => `A club has ${n} members and gains ${r} members every month.`,
  ],
  [
    (n, r) =>
      `A city enlarges a square park: its sides, now ${n} yards long, grow by ${r} yards each year. Consider the area of the park.`,
    (n, r) =>
      `A ball is thrown up from a height of ${n} meters with ${r} meters per second, and then it falls. Consider its height until it lands.`,
  ],
  [
    (n, r) => `A video has ${n} views, and the number grows by ${r}% every hour.`,
    (n, r) => `A colony of ${n} ants grows by ${r}% every week.`,
  ],
  [
    (n, r) => `A laptop worth \\$${n} loses ${r}% of its value every year.`,
    (n, r) => `A cup of tea is ${n} degrees warmer than the room, and this difference shrinks by ${r}% every minute.`,
  ],
]

/** The same stories for the first steps, and what stays the same. */
function followed(i: number, n: number, r: number): string {
  const times = (factor: number, steps: number) => Number((n * factor ** steps).toFixed(1))
  const grown = (factor: number) =>
    `${n}, then about ${times(factor, 1)} and ${times(factor, 2)}; each is ${factor} times the one before`
  if (i % 4 === 2) return grown((100 + r) / 100)
  if (i % 4 === 3) return grown((100 - r) / 100)
  const [a, b, c] = (
    i === 0
      ? [n, n - r, n - 2 * r]
      : i === 4
        ? [n, n + r, n + 2 * r]
        : i === 1
          ? [n ** 2, (n + r) ** 2, (n + 2 * r) ** 2]
          : [n, n + r - 5, n + 2 * r - 20]
  ) as [number, number, number]
  const steps = `the steps are $${b - a}$ and $${c - b}$`
  return i % 4 === 0
    ? `${a}, ${b}, ${c}; ${steps}`
    : i === 1
      ? `${a}, ${b}, ${c} square yards; ${steps}, and every step is $${2 * r * r}$ more than the one before`
      : `with about $5t^2$ for the fall, the heights are $${a}$, $${b}$, $${c}$ meters; ${steps}, and every step is $10$ less than the one before`
}

const KIND_MEANS = [
  'would mean the same change in every step.',
  'would mean steps that themselves change by the same amount each time.',
  'would mean the same factor above 1 in every step.',
  'would mean the same factor below 1 in every step.',
]

const KIND_TAKEN = [
  'a2-sys-thinks-of-equal-steps',
  'a2-sys-thinks-of-a-square',
  'a2-sys-thinks-of-a-factor-above-one',
  'a2-sys-thinks-of-a-factor-below-one',
]

/** Which kind a story is of. */
const kindIn = (story: string): number =>
  story.includes('%') ? (story.includes('grows') ? 2 : 3) : /area|thrown/.test(story) ? 1 : 0

const kind = template({
  ...model,
  calculator: false,
  id: 'algebra-2/kind-of-model-from-words',
  difficulty: 'Low',
  b: -0.6,
  seconds: 45,
  draw: (rng): Story => ({ i: int(rng, 0, 7), n: int(rng, 3, 9) * 10, r: int(rng, 2, 9) }),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 8,
      stem: ({ i, n, r }) =>
        `${tales[i % 4]?.[Math.floor(i / 4)]?.(n, r)} Which kind of function describes how this quantity depends on time?`,
    },
  ],
  given: ({ i, n, r }) => ({ n, r, e: tales[i % 4]?.[Math.floor(i / 4)]?.(n, r) ?? '' }),
  answer: ({ i }) => text(KIND[i % 4] as string),
  traps: KIND_TAKEN.map((misconception, j) => ({
    misconception,
    rule: ({ e }: Readonly<{ e: string }>) => (kindIn(e) === j ? null : text(KIND[j] as string)),
    why: () => KIND_MEANS[j] as string,
  })),
  explain: ({ i, n, r }) => ({
    plan: 'Ask what stays the same from step to step: the amount that is added, the factor, or neither of them.',
    steps: [
      {
        do: [
          'The quantity changes by the same amount in each step.',
          'The quantity depends on the square of the time.',
          'The quantity grows by the same percent in each step.',
          'The quantity shrinks by the same percent in each step.',
        ][i % 4] as string,
        why: 'Ask what stays the same from step to step.',
      },
      {
        do: `So the model is: ${KIND[i % 4]}.`,
        why: [
          'Equal differences mean a linear function.',
          'A square of a linear expression, or gravity, gives a quadratic function.',
          'A constant factor above 1 means exponential growth.',
          'A constant factor below 1 means exponential decay.',
        ][i % 4] as string,
      },
    ],
    check: `Follow it with numbers: ${followed(i, n, r)}.`,
  }),
  // Follows the story for a few steps and looks at what stays the same from one to the next.
  check: ({ n, r, e }) => {
    const after = (t: number) => {
      if (/%/.test(e)) return n * (1 + (/grows/.test(e) ? r : -r) / 100) ** t
      if (/area/.test(e)) return (n + r * t) ** 2
      if (/thrown/.test(e)) return n + r * t - 5 * t * t
      return n + (/gains/.test(e) ? r : -r) * t
    }
    const values = [0, 1, 2, 3, 4].map(after)
    const steps = (list: readonly number[]) => list.slice(1).map((y, i) => y - (list[i] ?? 0))
    const equal = (list: readonly number[]) => list.every((y) => Math.abs(y - (list[0] ?? 0)) < 1e-9)
    const factors = values.slice(1).map((y, i) => y / (values[i] ?? 1))
    if (equal(factors)) return text(KIND[(factors[0] ?? 0) > 1 ? 2 : 3])
    return text(equal(steps(values)) ? KIND[0] : equal(steps(steps(values))) ? KIND[1] : 'none')
  },
})

export const templates: readonly Template[] = [fromTable, next, kind]
