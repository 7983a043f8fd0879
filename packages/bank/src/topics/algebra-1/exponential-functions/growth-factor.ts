import {
  add,
  curve,
  div,
  dot,
  expr,
  type Fracish,
  frac,
  int,
  type Layer,
  type Marks,
  markedPlane,
  mul,
  nameTheMistake,
  note,
  num,
  pick,
  pow,
  sub,
  table,
  template,
  toDecimalText,
  toTex,
  until,
  withFaster,
} from '#kit'
import { after, type Change } from './growth.ts'

const skill = 'a1-growth-and-decay'

const nextValue = template({
  id: 'algebra-1/exponential-table-next',
  skill,
  difficulty: 'Low',
  b: -0.6,
  calculator: false,
  seconds: 55,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 1, 6), r: int(rng, 2, 5), down: int(rng, 0, 1) === 1 }),
      ({ a, r }) => a !== r,
    ),
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 7,
      stem: ({ a, r, down }) =>
        `<p>The values in the table change exponentially.</p>${table(
          ['$x$', '$y$'],
          [0, 1, 2, 3].map((i) => [i, i === 3 ? '?' : seq(a, r, down, i)]),
        )}<p>Which number is missing?</p>`,
    },
  ],
  given: ({ a, r, down }) => ({ shown: [0, 1, 2].map((i) => seq(a, r, down, i)) }),
  answer: ({ a, r, down }) => num(seq(a, r, down, 3)),
  traps: [
    {
      misconception: 'a1-expo-changes-by-the-same-amount',
      says: () => 'I went on with the last difference, as in linear change.',
      classic: true,
      operation: 'same-amount-each-time',
      operands: ({ shown: [, b = 0, c = 0] }) => [c, sub(c, b), 1],
      rule: ({ shown: [, b = 0, c = 0] }) => num(2 * c - b),
      why: () => 'continues with the last difference instead of the same factor.',
    },
    {
      misconception: 'a1-expo-uses-first-difference',
      classic: true,
      operation: 'same-amount-each-time',
      operands: ({ shown: [a = 0, b = 0, c = 0] }) => [c, sub(b, a), 1],
      rule: ({ shown: [a = 0, b = 0, c = 0] }) => num(c + b - a),
      why: () => 'uses the first difference again.',
    },
    {
      misconception: 'a1-expo-uses-the-wrong-factor',
      says: () => 'I multiplied by the factor from the first value to the third, which covers two steps.',
      operation: 'whole-for-part',
      operands: ({ shown: [a = 1, , c = 0] }) => [div(c, a)],
      after: (got, { shown: [, , c = 0] }) => mul(c, got),
      rule: ({ shown: [a = 0, , c = 0] }) => num(frac(c * c, a)),
      why: () => 'multiplies by the factor from the first value to the third, which covers two steps.',
    },
    {
      misconception: 'a1-expo-counts-one-period-too-many',
      says: () => 'I went one step too far.',
      rule: ({ shown: [, b = 0, c = 0] }) => num(mul(c, pow(frac(c, b), 2))),
      why: () => 'goes one step too far.',
    },
  ],
  explain: ({ a, r, down }) => ({
    plan: 'An exponential change uses the same factor from row to row: find the factor from the rows that are given, and use it once more.',
    steps: [
      {
        do: `From $${seq(a, r, down, 0)}$ to $${seq(a, r, down, 1)}$ the value is ${down ? 'divided' : 'multiplied'} by $${r}$.`,
        why: down
          ? `$${seq(a, r, down, 0)} \\div ${seq(a, r, down, 1)} = ${r}$.`
          : `$${seq(a, r, down, 1)} \\div ${seq(a, r, down, 0)} = ${r}$.`,
      },
      {
        do: `From $${seq(a, r, down, 1)}$ to $${seq(a, r, down, 2)}$ as well: $${seq(a, r, down, 1)} ${down ? '\\div' : '\\cdot'} ${r} = ${seq(a, r, down, 2)}$.`,
        why: 'The factor must be the same in every step.',
      },
      {
        do: `Once more: $${seq(a, r, down, 2)} ${down ? '\\div' : '\\cdot'} ${r} = ${seq(a, r, down, 3)}$.`,
        why: 'In the last row $x$ is one greater again.',
      },
    ],
    check: `All three steps at once, from the first row: $${seq(a, r, down, 0)} ${down ? '\\div' : '\\cdot'} ${r ** 3} = ${seq(a, r, down, 3)}$, because $${r}^3 = ${r ** 3}$.`,
  }),
  check: ({ shown }) => num(frac((shown[2] as number) * (shown[2] as number), shown[1] as number)),
})

const seq = (a: number, r: number, down: boolean, i: number): number => (down ? a * r ** (3 - i) : a * r ** i)

const topOf = (y: number) => Math.ceil(y / 10 + 0.3) * 10

const grown = ({ a, r, x }: Readonly<Record<'a' | 'r' | 'x', number>>, layers: readonly Layer[], found: Marks = {}) => {
  const top = topOf(a * r ** x)
  return markedPlane(
    {
      alt: `A rising curve through the marked points (0, ${a}) and (${x}, ${a * r ** x}).`,
      x: [0, 3],
      y: [0, top],
      xStep: 1,
      yStep: top > 40 ? 5 : top / 10,
      xLabel: 'x',
      yLabel: 'y',
      height: 280,
    },
    [curve((t) => a * r ** t), ...layers],
    found,
  )
}

const factor = template({
  id: 'algebra-1/exponential-graph-factor',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) => ({ a: int(rng, 1, 4), r: int(rng, 2, 4), x: int(rng, 1, 2) }),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: ({ a, r, x }) => {
        const top = topOf(a * r ** x)
        const start = `(0, ${a})`
        // Under the curve where there is room above the axis, else over the stretch of curve that the label is wide.
        const marked =
          a / top > 0.11
            ? [dot(0, a, { label: start, at: 'se' })]
            : [dot(0, a), note(0.07, a * r ** 0.5 + top / 30, start, { anchor: 'start' })]
        return `<p>The graph shows $y = ab^x$.</p>${grown({ a, r, x }, [...marked, dot(x, a * r ** x, { label: `(${x}, ${a * r ** x})`, at: 'se' })])}<p>What is the equation of the graph?</p>`
      },
    },
  ],
  given: ({ a, r, x }) => ({ start: a, x, value: a * r ** x }),
  answer: ({ a, r }) => form(a, r),
  traps: [
    {
      misconception: 'a1-expo-takes-the-factor-of-all-steps',
      classic: true,
      rule: ({ start, x, value }) => (x === 1 ? null : form(start, value / start)),
      why: ({ x }) => `takes the factor of all ${x} steps together for the factor of one step.`,
    },
    {
      misconception: 'a1-expo-divides-by-the-number-of-periods',
      says: ({ x }) => `I divided the factor of all steps by ${x} instead of taking the root.`,
      rule: ({ start, x, value }) =>
        x > 1 && Number.isInteger(value / start / x) ? form(start, value / start / x) : null,
      why: ({ x }) => `divides the factor of all steps by ${x} instead of taking the root.`,
    },
    {
      misconception: 'a1-expo-uses-the-wrong-factor',
      says: () => 'I used the difference of the two heights as the factor.',
      rule: ({ start, value }) => form(start, value - start),
      why: () => 'uses the difference of the values as the factor.',
    },
    {
      misconception: 'a1-expo-uses-the-wrong-factor',
      says: () => 'I used the second height itself as the factor.',
      rule: ({ start, value }) => form(start, value),
      why: () => 'uses the second value itself as the factor.',
    },
    {
      misconception: 'a1-expo-swaps-start-and-factor',
      rule: ({ start, x, value }) => {
        const r = Math.round((value / start) ** (1 / x))
        return start === 1 || start === r ? null : form(r, start)
      },
      why: () => 'does not go through the point on the $y$-axis.',
    },
    {
      misconception: 'a1-expo-swaps-start-and-factor',
      says: () => 'I used the second height as the starting value.',
      rule: ({ start, x, value }) => form(value, Math.round((value / start) ** (1 / x))),
      why: () => 'uses the second value as the start.',
    },
  ],
  explain: ({ a, r, x }) => {
    const front = a === 1 ? '' : `${a} \\cdot `
    return {
      figure: grown({ a, r, x }, [], {
        points: [...Array(x + 1).keys()].reverse().map((t) => [t, a * r ** t] as const),
        steps: [...Array(x).keys()].map((t) => ({
          from: [t, a * r ** t],
          to: [t + 1, a * r ** (t + 1)],
          run: '',
          rise: `× ${r}`,
        })),
        clearOf: [(t) => a * r ** t],
      }),
      plan: 'The point on the $y$-axis gives the coefficient, and the other marked point then gives the base.',
      steps: [
        {
          do: `The graph passes through $(0, ${a})$. There the exponent is $0$, so $a \\cdot 1 = ${a}$ and $a = ${a}$.`,
          why: 'A power with the exponent $0$ is $1$.',
        },
        {
          do: `It also passes through $(${x}, ${a * r ** x})$: $${front}${x === 1 ? 'b' : `b^${x}`} = ${a * r ** x}$.`,
          why: 'Put the second point into $y = ab^x$.',
        },
        {
          do:
            a === 1
              ? x === 1
                ? `So $b = ${r}$.`
                : `Take the square root: $b = ${r}$.`
              : x === 1
                ? `Divide by $${a}$: $b = ${r}$.`
                : `Divide by $${a}$: $b^2 = ${r * r}$, so $b = ${r}$.`,
          why:
            x === 1
              ? 'One step to the right multiplies the height by $b$ once.'
              : 'The base of an exponential function is positive.',
        },
        { do: `The equation is ${form(a, r).html}.`, why: 'Both numbers are found.' },
      ],
      check: `At $x = ${x}$ it gives $${front}${x === 1 ? r : `${r}^${x}`} = ${a * r ** x}$, the height of the marked point.`,
      faster: `Put the two marked points into the options: only ${form(a, r).html} has the value $${a}$ at $x = 0$ and $${a * r ** x}$ at $x = ${x}$.`,
    }
  },
  check: ({ start, x, value }) => form(start, Math.round((value / start) ** (1 / x))),
})

const form = (a: number, r: number) => expr(`y = ${a === 1 ? '' : `${a} \\cdot `}${r}^x`, ({ x }) => a * r ** x)

const mistake = template({
  id: 'algebra-1/exponential-mistake',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 95,
  response: 'choice',
  ...withFaster(
    nameTheMistake({
      items: 6,
      misconception: 'a1-expo-names-an-error-without-testing',
      draw: (rng): Change => ({ a: int(rng, 2, 9) * 1000, p: pick(rng, [10, 20, 30, 40]), n: 3 }),
      task: ({ a, p, n }) => `let an amount of ${a} grow by ${p}% a year for ${n} years`,
      solution: (c) => num(after(c)),
      work: ({ a, p, n }) =>
        `Each year the amount is multiplied by $${toDecimalText(frac(100 + p, 100))}$: $${a} \\cdot ${toDecimalText(frac(100 + p, 100))}^${n}$.`,
      mistakes: ({ a, p, n }) => {
        const year = (x: Fracish, rate: Fracish) => add(x, mul(x, rate))
        const years = (count: number, step: (x: Fracish) => Fracish) =>
          num(Array.from({ length: count }).reduce((x: Fracish) => step(x), a as Fracish))
        return [
          {
            says: `Adding ${p}% of the first amount ${n} times`,
            result: num(frac(a * (100 + n * p), 100)),
            how: `$${a} + ${n} \\cdot ${(a * p) / 100} = ${(a * (100 + n * p)) / 100}$`,
            again: years(n, (x) => add(x, frac(a * p, 100))),
          },
          {
            says: `Multiplying by $${toDecimalText(frac(p, 100))}$ each year`,
            result: num(mul(a, pow(frac(p, 100), n))),
            how: `$${a} \\cdot ${toDecimalText(frac(p, 100))}^${n} = ${toTex(mul(a, pow(frac(p, 100), n)))}$`,
            again: years(n, (x) => sub(year(x, frac(p, 100)), x)),
          },
          {
            says: `Letting the amount fall by ${p}% each year`,
            result: num(after({ a, p: -p, n })),
            how: `$${a} \\cdot ${toDecimalText(frac(100 - p, 100))}^${n} = ${toTex(after({ a, p: -p, n }))}$`,
            again: years(n, (x) => year(x, frac(-p, 100))),
          },
          {
            says: 'Stopping after two years',
            result: num(after({ a, p, n: 2 })),
            how: `$${a} \\cdot ${toDecimalText(frac(100 + p, 100))}^2 = ${toTex(after({ a, p, n: 2 }))}$`,
            again: years(2, (x) => year(x, frac(p, 100))),
          },
        ]
      },
    }),
    ({ e: { a, p, n }, which }) => {
      const d = (x: Fracish) => toDecimalText(x)
      const [part, up, down] = [frac(p, 100), frac(100 + p, 100), frac(100 - p, 100)]
      const [end, how] = [
        [add(1, mul(n, part)), `1 + ${n} \\cdot ${d(part)}`],
        [pow(part, n), `${d(part)}^${n}`],
        [pow(down, n), `${d(down)}^${n}`],
        [pow(up, 2), `${d(up)}^2`],
      ][which] as [Fracish, string]
      return `Divide the wrong answer by the first amount: $${d(mul(a, end))} \\div ${a} = ${d(end)}$. Right is $${d(up)}^${n}$, but this is $${how}$.`
    },
  ),
})

export const templates = [nextValue, factor, mistake]
