import {
  add,
  frac,
  group,
  int,
  judgeStatements,
  nonZero,
  num,
  person,
  pick,
  scatterPlot,
  signed,
  sub,
  type Template,
  table,
  template,
  text,
  withFaster,
} from '#kit'

const model = { skill: 'a2-choosing-a-model', calculator: true, response: 'choice' } as const

type Scatter = Readonly<{ kind: number; a: number; seed: number[] }>

const CURVES: readonly ((a: number) => (x: number) => number)[] = [
  (a) => (x) => 10 + a * x,
  (a) => (x) => 90 - a * x,
  (a) => (x) => 20 + 0.7 * a * x * (10 - x) * 0.4,
  (a) => (x) => 4 * (1.25 + a / 50) ** x,
]

const SHAPES = [
  'A line with positive slope',
  'A line with negative slope',
  'A parabola that opens downward',
  'An exponential curve that rises',
]

const SHAPES_MEAN = [
  'would rise by about the same amount each hour.',
  'would fall by about the same amount each hour.',
  'would rise to a highest value and then fall again.',
  'would rise slowly at first and then faster and faster.',
]

const SHAPES_TAKEN = [
  'a2-sys-sees-only-that-points-rise',
  'a2-sys-sees-only-where-points-fall',
  'a2-sys-sees-points-turn-back',
  'a2-sys-sees-points-rise-faster',
]

const BACKWARD = 'I followed the points from right to left'
const TURNED = 'I took the highest point for one where the points turn back'

/** How the points of a shape (first place) are taken for another one (second place). */
const SHAPE_SEEN: readonly (readonly string[])[] = [
  [
    '',
    `${BACKWARD}, and took a falling line.`,
    `${TURNED}.`,
    'I saw that the points rise, and thought that they rise faster and faster.',
  ],
  [
    `${BACKWARD}, and took a rising line.`,
    '',
    'I saw that the points fall, and took this for the right half of a parabola.',
    `${BACKWARD}, and took an exponential curve that rises.`,
  ],
  [
    'I looked only at the left part, where the points rise, and took a rising line.',
    'I looked only at the right part, where the points fall, and took a falling line.',
    '',
    'I looked only at the left part, where the points rise, and took an exponential curve.',
  ],
  [
    'I looked only at whether the points rise, and took a rising line.',
    `${BACKWARD}, and took a falling line.`,
    `${TURNED}.`,
    '',
  ],
]

/** The shape that the points show: means of the first, the middle and the last of them, and the steps between. */
function shapeOf(ys: readonly number[]): number {
  const mean = (from: number, to: number) => ys.slice(from, to).reduce((s, y) => s + y, 0) / (to - from)
  const [first, second] = [mean(4, 7) - mean(0, 4), mean(7, 11) - mean(4, 7)]
  if (first > 5 && second < -5) return 2
  if (first > 0 && second > 2 * first) return 3
  return first + second > 0 ? 0 : 1
}

/** The heights of the points as they are drawn. */
const plotted = (e: Scatter): number[] =>
  e.seed.map((d, x) => Math.max(1, Math.min(98, Math.round((CURVES[e.kind]?.(e.a)(x) ?? 0) + d))))

/** Mean heights of the first, the middle and the last points. */
const means = (ys: readonly number[]): string =>
  [ys.slice(0, 4), ys.slice(4, 7), ys.slice(7)]
    .map((part) => `$${Math.round(part.reduce((s, y) => s + y, 0) / part.length)}$`)
    .join(', ')

/** The measured points; with `fitted`, the model drawn through them. */
function measured(e: Scatter, fitted = false) {
  const pts = plotted(e).map((y, x) => [x, y] as const)
  const through = fitted ? ` ${SHAPES[e.kind]} is drawn through them.` : ''
  return scatterPlot(
    {
      alt: `A scatter plot with the points ${pts.map(([x, y]) => `(${x}, ${y})`).join(', ')}.${through}`,
      x: [0, 10],
      y: [0, 100],
      xStep: 1,
      yStep: 20,
      xTitle: 'time (hours)',
      yTitle: 'value',
    },
    pts,
    fitted ? CURVES[e.kind]?.(e.a) : undefined,
  )
}

const scatter = template({
  ...model,
  calculator: false,
  id: 'algebra-2/model-from-scatter-plot',
  difficulty: 'Low',
  b: -0.7,
  seconds: 45,
  draw: (rng): Scatter => ({
    kind: int(rng, 0, 3),
    a: int(rng, 4, 7),
    seed: Array.from({ length: 11 }, () => int(rng, -3, 3)),
  }),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: (e) =>
        `<p>Measurements from an experiment are shown in this plot.</p>${measured(e)}<p>Which kind of graph would be the best model for these data?</p>`,
    },
  ],
  given: (e) => ({ ys: plotted(e) }),
  answer: ({ kind: k }) => text(SHAPES[k] as string),
  traps: SHAPES_TAKEN.map((misconception, j) => ({
    misconception,
    says: ({ kind: k }: Scatter) => SHAPE_SEEN[k]?.[j] ?? '',
    rule: ({ ys }: Readonly<{ ys: readonly number[] }>) => (shapeOf(ys) === j ? null : text(SHAPES[j] as string)),
    why: () => SHAPES_MEAN[j] as string,
  })),
  explain: ({ kind: k, a, seed }) => ({
    figure: measured({ kind: k, a, seed }, true),
    plan: 'Look at the whole cloud from left to right: does it rise, fall or turn, and do the steps stay about the same?',
    steps: [
      {
        do: 'Follow the points from left to right: look whether they rise or fall, and whether the steps stay about the same.',
        why: 'The shape of the whole cloud counts, not single points.',
      },
      {
        do: `${['They rise by about the same amount each hour', 'They fall by about the same amount each hour', 'They rise, reach a highest value and fall again', 'They rise slowly at first and then faster and faster'][k]}: ${(SHAPES[k] as string).toLowerCase()}.`,
        why: 'This is the model that fits the shape.',
      },
    ],
    check: `The mean heights of the first four, the middle three and the last four points are about ${means(plotted({ kind: k, a, seed }))}: ${['two rises of about the same size', 'two falls of about the same size', 'first up, then down', 'the second rise is more than twice the first'][k]}.`,
  }),
  // Compares the highest points of the left, the middle and the right part, and the two halves.
  check: ({ ys }) => {
    const [low = 0, high = 0] = [Math.max(...ys.slice(0, 3)), Math.max(...ys.slice(8))]
    const top = Math.max(...ys.slice(3, 8))
    if (top > low + 8 && top > high + 8) return text(SHAPES[2] as string)
    if (high < low) return text(SHAPES[1] as string)
    const [early, late] = [(ys[5] ?? 0) - (ys[0] ?? 0), (ys[10] ?? 0) - (ys[5] ?? 0)]
    return text(SHAPES[late > early + 12 ? 3 : 0] as string)
  },
})

type Res = Readonly<{ m: number; b: number; x: number; d: number }>

const residual = template({
  ...model,
  id: 'algebra-2/residual-of-a-model',
  difficulty: 'Medium',
  b: 0.1,
  seconds: 65,
  balance: 'place',
  draw: (rng): Res => ({ m: int(rng, 3, 12), b: int(rng, 10, 60), x: int(rng, 3, 9), d: nonZero(rng, -9, 9) }),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 6,
      stem: ({ m, b, x, d }, rng) =>
        `The line $y = ${m}x + ${b}$ models how many cups of lemonade ${person(rng)} sells on a day with $x$ hours of sunshine. On a day with ${x} hours, ${m * x + b + d} cups were sold. What is the residual (actual value minus predicted value)?`,
    },
    {
      id: 'grid',
      kind: 'table',
      items: 6,
      response: 'grid',
      stem: ({ m, b, x, d }) =>
        `<p>The model $y = ${m}x + ${b}$ predicts the height of a sunflower, in centimeters, after $x$ weeks. One measurement is shown.</p>${table(['Weeks', 'Height (cm)'], [[x, m * x + b + d]])}<p>What is the residual of this measurement, that is, the actual value minus the predicted value, in centimeters?</p>`,
    },
  ],
  given: ({ m, b, x, d }) => ({ m, b, x, actual: m * x + b + d }),
  answer: ({ d }) => num(d),
  traps: [
    {
      misconception: 'a2-sys-loses-a-sign',
      classic: true,
      operation: 'difference-turned-round',
      operands: ({ m, b, x, actual }) => [actual, m * x + b],
      rule: ({ m, b, x, actual }) => num(m * x + b - actual),
      says: () => 'I subtracted the actual value from the predicted one.',
      why: () => 'subtracts the actual value from the predicted one.',
    },
    {
      misconception: 'a2-sys-gives-the-prediction',
      operation: 'stopped-at-a-step',
      operands: ({ m, x, b }) => [m * x + b],
      rule: ({ m, b, x }) => num(m * x + b),
      says: () => 'I gave the predicted value itself.',
      why: () => 'is the predicted value itself.',
    },
    {
      misconception: 'a2-sys-predicts-with-a-part-of-the-model',
      operation: 'term-left-out',
      operands: ({ m, x }) => [m * x],
      after: (got, { actual }) => sub(actual, got),
      rule: ({ m, x, actual }) => num(actual - m * x),
      says: ({ b }) => `I left the ${b} out of the prediction.`,
      why: ({ b }) => `leaves the ${b} out of the prediction.`,
    },
    {
      misconception: 'a2-sys-predicts-with-a-part-of-the-model',
      operation: 'factor-left-out',
      operands: ({ m }) => [m],
      after: (got, { actual, b }) => sub(actual, add(got, b)),
      rule: ({ m, b, actual }) => num(actual - m - b),
      says: ({ m, b, x }) => `I predicted $${m} + ${b}$ and did not multiply by ${x}.`,
      why: ({ x }) => `does not multiply by ${x} in the prediction.`,
    },
    {
      misconception: 'a2-sys-predicts-with-a-part-of-the-model',
      twoSlips: true,
      operation: 'term-left-out',
      operands: ({ m, x }) => [m * x],
      after: (got, { actual }) => sub(got, actual),
      rule: ({ m, x, actual }) => num(m * x - actual),
      says: ({ b }) => `I left the ${b} out of the prediction and subtracted in the wrong order.`,
      why: ({ b }) => `leaves the ${b} out of the prediction, and subtracts in the wrong order.`,
    },
  ],
  explain: ({ m, b, x, d }) => ({
    plan: 'Put the input into the model to get the predicted value, then subtract it from the actual value.',
    steps: [
      {
        do: `Put $x = ${x}$ into the model: $y = ${m} \\cdot ${x} + ${b}$.`,
        why: 'The model predicts a value for this input.',
      },
      { do: `The predicted value is $${m * x} + ${b} = ${m * x + b}$.`, why: 'Multiply first, then add.' },
      {
        do: `Actual minus predicted: $${m * x + b + d} - ${m * x + b} = ${d}$.`,
        why:
          d > 0
            ? 'The residual is positive: the point lies above the line.'
            : 'The residual is negative: the point lies below the line.',
      },
    ],
    check: `The predicted value plus the residual is the actual value: $${m * x + b}${signed(d)} = ${m * x + b + d}$.`,
    faster: `On the calculator, in one line: $${m * x + b + d} - (${m} \\cdot ${x} + ${b}) = ${d}$. Actual first, and the whole prediction in parentheses.`,
  }),
  check: ({ m, b, x, actual }) => num(frac(actual - b - m * x)),
})

const claims = template({
  id: 'algebra-2/claims-about-models',
  skill: model.skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...withFaster(
    judgeStatements({
      slip: 'a2-sys',
      items: 6,
      draw: (rng): { a: number; r: number; m: number } => ({
        a: int(rng, 2, 9) * 100,
        r: pick(rng, [10, 20, 50]),
        m: int(rng, 3, 9) * 10,
      }),
      setup: ({ a, r, m }) =>
        `Two towns have ${group(a)} houses each. The first gains ${m} houses each year, the second ${r}% of its houses each year.`,
      plan: 'Follow both towns for a year or two. Where the same number is added each year the model is linear; where the same percent is added, the same factor is applied, and the model is exponential.',
      claims: ({ a, r, m }) => [
        {
          id: 'linear',
          says: `the first town follows the model $${a} + ${m}t$.`,
          holds: true,
          tested: `Start: ${group(a)}. After one year: $${a} + ${m}$, after two: $${a} + 2 \\cdot ${m}$. Each year the same ${m} is added.`,
        },
        {
          id: 'exp',
          says: `the second town follows the model $${a} \\cdot ${(100 + r) / 100}^t$.`,
          holds: true,
          tested: `Each year 100% stay and ${r}% come on top: the factor is $${(100 + r) / 100}$. After two years it is applied twice: $${a} \\cdot ${(100 + r) / 100}^2$.`,
        },
        {
          id: 'late',
          says: 'after a long enough time the second town has more houses.',
          holds: true,
          tested: `The first town gains ${m} each year, always the same. The second gains ${r}% of a number that grows, so its yearly gain grows, too, beyond every fixed number.`,
        },
        {
          id: 'same',
          says: `the second town gains ${(a * r) / 100} houses in every year.`,
          holds: false,
          tested: `In the first year the gain is ${r}% of ${group(a)}, that is, ${(a * r) / 100}. In the second year it is ${r}% of ${group(a + (a * r) / 100)}.`,
          because: 'The percent is taken of a number that grows, so the gain grows as well.',
        },
        {
          id: 'double',
          says: `in two years the second town grows by exactly ${2 * r}%.`,
          holds: false,
          tested: `Each year the factor is $${(100 + r) / 100}$, so for two years it is $${(100 + r) / 100} \\cdot ${(100 + r) / 100} = ${(100 + r) ** 2 / 10000}$.`,
          because: 'The second year adds its percent to what the first year brought, too.',
        },
        {
          id: 'factor',
          says: `the first town follows the model $${a} \\cdot ${m}^t$.`,
          holds: false,
          tested: `After one year the first town has $${a} + ${m} = ${a + m}$ houses. The model multiplies by ${m} instead: $${a} \\cdot ${m} = ${a * m}$.`,
          because: 'Adding each year gives a linear model, not a power.',
        },
      ],
      verify: ({ a, r, m }, id) => {
        const one = (t: number) => a + m * t
        const two = (t: number) => a * (1 + r / 100) ** t
        if (id === 'linear') return one(2) - one(1) === m
        if (id === 'exp') return Math.abs(two(2) / two(1) - (100 + r) / 100) < 1e-9
        if (id === 'late') return two(200) > one(200)
        if (id === 'same') return Math.abs(two(2) - two(1) - (two(1) - two(0))) < 1e-9
        if (id === 'double') return Math.abs(two(2) / a - 1 - (2 * r) / 100) < 1e-9
        return one(1) === a * m
      },
      checked: ({ a, r, m }) => {
        const [one, two] = [Math.round((a * (100 + r)) / 100), Math.round((a * (100 + r) ** 2) / 10000)]
        return `Follow two years: the first town has ${group(a)}, ${group(a + m)} and ${group(a + 2 * m)} houses, the second ${group(a)}, ${group(one)} and ${group(two)}, a gain of ${one - a} and then of ${two - one}.`
      },
    }),
    ({ e: { r, m } }) =>
      `Look at the words of the question: “${m} houses each year” means adding the same number, a line with slope ${m}; “${r}% of its houses” means multiplying by $${(100 + r) / 100}$ each year, so its gains grow, and two years make $${(100 + r) / 100}^2 = ${(100 + r) ** 2 / 1e4}$.`,
  ),
})

export const templates: readonly Template[] = [scatter, residual, claims]
