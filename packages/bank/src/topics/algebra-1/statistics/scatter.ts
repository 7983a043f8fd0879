import { frac, int, linear, nonZero, num, person, scatterPlot, table, template, text, until } from '#kit'

const skill = 'a1-scatter-plots'

type Fit = { m: number; b: number; x: number; s: number }
const STUDIES = [
  { x: 'hours of practice', y: 'points in a test', unit: 'points', one: 'hour of practice' },
  { x: 'age of a tree in years', y: 'height in decimeters', unit: 'decimeters', one: 'year of age' },
  { x: 'temperature in degrees Celsius', y: 'cups of lemonade sold', unit: 'cups', one: 'degree' },
] as const
const study = (s: number) => STUDIES[s] as (typeof STUDIES)[number]
const draw = (rng: () => number): Fit =>
  until(
    () => ({ m: int(rng, 2, 9), b: int(rng, 3, 30), x: int(rng, 3, 15), s: int(rng, 0, 2) }),
    ({ m, b, x }) => m !== b && x !== m && b !== x,
  )

const predict = template({
  id: 'algebra-1/line-of-fit-predict',
  skill,
  difficulty: 'Low',
  b: -0.5,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw,
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 6,
      stem: ({ m, b, x, s }, rng) =>
        `${person(rng)} draws a scatter plot with $x$ = ${study(s).x} and $y$ = ${study(s).y}. The line of fit is $y = ${linear(m, b)}$. Which value of $y$ does it predict for $x = ${x}$?`,
    },
    {
      id: 'grid',
      kind: 'table',
      items: 6,
      response: 'grid',
      stem: ({ m, b, x, s }) =>
        `<p>A line of fit was found for these quantities.</p>${table(
          ['Quantity', 'Meaning'],
          [
            ['$x$', study(s).x],
            ['$y$', study(s).y],
            ['Line of fit', `$y = ${linear(m, b)}$`],
          ],
        )}<p>What does the line predict for $y$ when $x = ${x}$?</p>`,
    },
  ],
  given: ({ m, b, x }) => ({ m, b, x }),
  answer: ({ m, b, x }) => num(m * x + b),
  traps: [
    {
      misconception: 'a1-stat-forgets-the-intercept',
      classic: true,
      rule: ({ m, x }) => num(m * x),
      why: ({ b }) => `forgets the $${b}$.`,
    },
    {
      misconception: 'a1-stat-swaps-slope-and-intercept',
      rule: ({ m, b, x }) => num(b * x + m),
      why: () => 'exchanges slope and intercept.',
    },
    {
      misconception: 'a1-stat-multiplies-the-sum',
      says: ({ m, b, x }) => `I added $${x}$ and $${b}$ first, and multiplied the sum by $${m}$.`,
      rule: ({ m, b, x }) => num(m * (x + b)),
      why: () => 'adds before multiplying.',
    },
    {
      misconception: 'a1-stat-adds-all-three',
      rule: ({ m, b, x }) => num(m + b + x),
      why: () => 'adds the three numbers.',
    },
    {
      misconception: 'a1-stat-subtracts-the-intercept',
      rule: ({ m, b, x }) => num(m * x - b),
      why: ({ b }) => `subtracts $${b}$.`,
    },
  ],
  explain: ({ m, b, x }) => [
    {
      do: `Put $${x}$ in for $x$: $${m} \\cdot ${x} + ${b}$.`,
      why: 'The line of fit gives the predicted $y$ for each $x$.',
    },
    { do: `$${m * x} + ${b} = ${m * x + b}$`, why: 'Multiply first, then add.' },
  ],
  check: ({ m, b, x }) => {
    let y = b
    for (let i = 0; i < x; i++) y += m
    return num(y)
  },
})

const residual = template({
  id: 'algebra-1/residual',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 70,
  response: 'grid',
  draw: (rng) => ({ ...draw(rng), e: nonZero(rng, -9, 9) }),
  frames: [
    {
      id: 'grid',
      kind: 'multi-step',
      items: 5,
      stem: ({ m, b, x, s, e }) =>
        `The line of fit $y = ${linear(m, b)}$ models data on $x$ (${study(s).x}) and $y$ (${study(s).y}). One data point is $(${x}, ${m * x + b + e})$. What is its residual, that is, the actual value minus the predicted value?`,
    },
    {
      id: 'choice',
      kind: 'table',
      items: 6,
      response: 'choice',
      stem: ({ m, b, x, e }, rng) =>
        `<p>${person(rng)} uses the line of fit $y = ${linear(m, b)}$. This is one of the measurements.</p>${table(['$x$', '$y$'], [[x, m * x + b + e]])}<p>By how much is the measured $y$ above the prediction? (A negative number means below.)</p>`,
    },
  ],
  given: ({ m, b, x, e }) => ({ m, b, x, y: m * x + b + e }),
  answer: ({ e }) => num(e),
  traps: [
    {
      misconception: 'a1-stat-subtracts-in-reverse',
      classic: true,
      rule: ({ m, b, x, y }) => num(m * x + b - y),
      why: () => 'is predicted minus actual.',
    },
    {
      misconception: 'a1-stat-gives-the-prediction',
      classic: true,
      rule: ({ m, b, x }) => num(m * x + b),
      why: () => 'is the predicted value.',
    },
    {
      misconception: 'a1-stat-forgets-the-intercept',
      says: () => 'I forgot the intercept in the prediction.',
      rule: ({ m, x, y }) => num(y - m * x),
      why: ({ b }) => `forgets the $${b}$ in the prediction.`,
    },
    {
      misconception: 'a1-stat-gives-the-measured-value',
      rule: ({ y }) => num(y),
      why: () => 'is the measured value itself.',
    },
    {
      misconception: 'a1-stat-subtracts-x-from-y',
      rule: ({ x, y }) => num(y - x),
      why: () => 'subtracts $x$ from $y$.',
    },
    {
      misconception: 'a1-stat-forgets-the-intercept',
      says: () => 'I forgot the intercept in the prediction, and subtracted in the wrong order.',
      twoSlips: true,
      rule: ({ m, x, y }) => num(m * x - y),
      why: ({ b }) => `forgets the $${b}$, and subtracts in the wrong order.`,
    },
  ],
  explain: ({ m, b, x, e }) => [
    { do: `Prediction: $${m} \\cdot ${x} + ${b} = ${m * x + b}$.`, why: 'Put $x$ into the line of fit.' },
    {
      do: `Actual minus predicted: $${m * x + b + e} - ${m * x + b} = ${e}$.`,
      why: 'A positive residual lies above the line, a negative one below.',
    },
  ],
  check: ({ m, b, x, y }) => num(y - b - x * m),
})

const studyOf = (x: string): number => STUDIES.findIndex((s) => s.x === x)

const slope = template({
  id: 'algebra-1/line-of-fit-meaning',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) => ({ ...draw(rng), start: int(rng, 0, 1) === 1 }),
  frames: [
    {
      id: 'meaning',
      kind: 'words',
      items: 8,
      stem: ({ m, b, s, start }) =>
        `A scatter plot shows $x$ = ${study(s).x} and $y$ = ${study(s).y}. Its line of fit is $y = ${linear(m, b)}$. What does the number ${start ? b : m} mean?`,
    },
  ],
  given: ({ m, b, start, s }) => ({ m, b, asked: start ? b : m, x: study(s).x }),
  answer: ({ m, b, s, start }) => (start ? zero(b, s) : each(m, s)),
  traps: [
    {
      misconception: 'a1-stat-swaps-slope-and-intercept',
      classic: true,
      rule: ({ m, b, asked, x }) => (asked === b ? each(b, studyOf(x)) : zero(m, studyOf(x))),
      why: ({ start }) => (start ? 'is the meaning of a slope.' : 'is the meaning of an intercept.'),
    },
    {
      misconception: 'a1-stat-takes-slope-as-total',
      rule: ({ asked, x }) => most(asked, studyOf(x)),
      why: () => 'takes the number for the greatest value.',
    },
    {
      misconception: 'a1-stat-turns-slope-round',
      rule: ({ asked }) => count(asked),
      why: () => 'takes the number for the number of data points.',
    },
  ],
  explain: ({ m, b, s }) => [
    {
      do: `The slope $${m}$ tells how $y$ changes when $x$ grows by 1: ${each(m, s).html}.`,
      why: 'Slope is change of $y$ per unit of $x$.',
    },
    {
      do: `The intercept $${b}$ is the prediction for $x = 0$: ${zero(b, s).html}.`,
      why: 'There the term with $x$ is 0.',
    },
  ],
  // Works out a few predictions and looks for the statement that they bear out.
  check: ({ m, b, asked, x }) => {
    const s = STUDIES.findIndex((it) => it.x === x)
    const predicted = [0, 1, 2, 3].map((k) => m * k + b)
    if (predicted.slice(1).every((y, i) => y - (predicted[i] as number) === asked)) return each(asked, s)
    return predicted[0] === asked ? zero(asked, s) : count(asked)
  },
})

const each = (n: number, s: number) =>
  text(`For each further ${study(s).one}, the line predicts ${n} more ${study(s).unit}`)
const zero = (n: number, s: number) => text(`For $x = 0$, the line predicts ${n} ${study(s).unit}`)
const most = (n: number, s: number) => text(`The greatest value in the data is ${n} ${study(s).unit}`)
const count = (n: number) => text(`The data consist of ${n} measurements`)

type Cloud = { points: [number, number][]; kind: number }
const KINDS = [
  'Positive: $y$ tends to grow with $x$',
  'Negative: $y$ tends to fall as $x$ grows',
  'None: $y$ does not depend on $x$ in a visible way',
  'Not linear: $y$ first rises and then falls',
] as const
const cloud = (rng: () => number, kind: number): [number, number][] =>
  Array.from({ length: 10 }, (_, i) => [
    i + 1,
    Math.max(
      0,
      Math.min(
        20,
        Math.round(
          [3 + 1.5 * i, 17 - 1.5 * i, i % 2 === 0 ? 4 + ((i * 7) % 11) : 15 - ((i * 5) % 9), 18 - 0.8 * (i - 4.5) ** 2][
            kind
          ] as number,
        ) + int(rng, -1, 1),
      ),
    ),
  ])

const SLIPS = [
  'a1-stat-reads-cloud-as-positive',
  'a1-stat-reads-cloud-as-negative',
  'a1-stat-sees-no-pattern',
  'a1-stat-sees-a-curve',
] as const

const kindOf = template({
  id: 'algebra-1/scatter-association',
  skill,
  difficulty: 'Low',
  b: -0.7,
  calculator: false,
  seconds: 50,
  response: 'choice',
  draw: (rng): Cloud => {
    const kind = int(rng, 0, 3)
    return { points: cloud(rng, kind), kind }
  },
  frames: [
    {
      id: 'plot',
      kind: 'graph',
      items: 8,
      stem: ({ points }) =>
        `<p>The scatter plot shows ten measurements.</p>${scatterPlot({ alt: `Ten points: ${points.map(([x, y]) => `(${x}, ${y})`).join(', ')}.`, x: [0, 12], y: [0, 20], xStep: 2, yStep: 4 }, points)}<p>Which kind of association do they show?</p>`,
    },
  ],
  given: ({ points }) => ({ points }),
  answer: ({ kind }) => text(KINDS[kind] as string),
  traps: [0, 1, 2, 3].map((k) => ({
    misconception: SLIPS[k] as string,
    rule: () => text(KINDS[k] as string),
    why: () => 'does not describe the points from left to right.',
  })),
  explain: ({ kind }) => [
    {
      do: 'Go through the points from left to right.',
      why: 'The direction of the whole cloud counts, not single points.',
    },
    {
      do: `Here the description is: ${KINDS[kind]}.`,
      why: [
        'The points rise.',
        'The points fall.',
        'High and low points come in no order.',
        'The points rise to a top and then fall.',
      ][kind] as string,
    },
  ],
  // Means of the left, middle and right part of the cloud.
  check: ({ points }) => {
    const mean = (from: number, to: number) => points.slice(from, to).reduce((s, p) => s + p[1], 0) / (to - from)
    const [l, c, r] = [mean(0, 3), mean(3, 7), mean(7, 10)]
    return text((c > l + 5 && c > r + 5 ? KINDS[3] : r > l + 5 ? KINDS[0] : l > r + 5 ? KINDS[1] : KINDS[2]) as string)
  },
})

/** Slope and intercept of the line through the two points. */
const fitted = ({ x1, y1, x2, y2 }: Readonly<{ x1: number; y1: number; x2: number; y2: number }>) => {
  const m = (y2 - y1) / (x2 - x1)
  return { m, b: y1 - m * x1 }
}

const through = template({
  id: 'algebra-1/line-of-fit-equation',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 90,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        m: int(rng, 1, 3),
        b: int(rng, 2, 7),
        x1: int(rng, 1, 3),
        x2: int(rng, 5, 8),
        es: Array.from({ length: 8 }, () => int(rng, -1, 1)),
      }),
      ({ m, b, x2 }) => m * x2 + b <= 30 && m !== b,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 7,
      stem: ({ m, b, x1, x2, es }) =>
        `<p>The scatter plot shows data with a line of fit. The line goes through $(${x1}, ${m * x1 + b})$ and $(${x2}, ${m * x2 + b})$.</p>${scatterPlot(
          {
            alt: `Points close to a rising straight line through (${x1}, ${m * x1 + b}) and (${x2}, ${m * x2 + b}).`,
            x: [0, 10],
            y: [0, 40],
            xStep: 1,
            yStep: 5,
          },
          es.map((e, i) => [i + 1, m * (i + 1) + b + 1.5 * e]),
          { m, b },
        )}<p>Which equation belongs to the line?</p>`,
    },
  ],
  given: ({ m, b, x1, x2 }) => ({ x1, y1: m * x1 + b, x2, y2: m * x2 + b }),
  answer: ({ m, b }) => text(`$y = ${linear(m, b)}$`),
  traps: [
    {
      misconception: 'a1-stat-takes-first-point-as-intercept',
      says: () => 'I used the height of the first point as the intercept.',
      classic: true,
      rule: (g) => text(`$y = ${linear(fitted(g).m, g.y1)}$`),
      why: () => 'uses the height of the first point as the intercept.',
    },
    {
      misconception: 'a1-stat-takes-change-as-slope',
      classic: true,
      rule: (g) => text(`$y = ${linear(g.y2 - g.y1, fitted(g).b)}$`),
      why: () => 'uses the change of $y$ without dividing.',
    },
    {
      misconception: 'a1-stat-swaps-slope-and-intercept',
      rule: (g) => {
        const { m, b } = fitted(g)
        return text(`$y = ${linear(b, m)}$`)
      },
      why: () => 'exchanges slope and intercept.',
    },
    {
      misconception: 'a1-stat-takes-change-as-slope',
      says: () => 'I used the change of $y$ without dividing, and the height of the first point as the intercept.',
      twoSlips: true,
      rule: (g) => text(`$y = ${linear(g.y2 - g.y1, g.y1)}$`),
      why: () => 'does not divide the change, and uses the first height as the intercept.',
    },
    {
      misconception: 'a1-stat-swaps-slope-and-intercept',
      says: () => 'I used the intercept as the slope, and the height of the first point as the intercept.',
      twoSlips: true,
      rule: (g) => text(`$y = ${linear(fitted(g).b, g.y1)}$`),
      why: () => 'has a wrong slope and a wrong intercept.',
    },
  ],
  explain: ({ m, b, x1, x2 }) => [
    {
      do: `Slope: $\\frac{${m * x2 + b} - ${m * x1 + b}}{${x2} - ${x1}} = ${m}$.`,
      why: 'Change of $y$ divided by change of $x$.',
    },
    {
      do: `Intercept: $${m * x1 + b} - ${m} \\cdot ${x1} = ${b}$, so $y = ${linear(m, b)}$.`,
      why: 'Go back from the first point to $x = 0$.',
    },
  ],
  check: ({ x1, y1, x2, y2 }) => {
    const m = frac(y2 - y1, x2 - x1)
    return text(`$y = ${linear(m, frac(y1 * m.d - m.n * x1, m.d))}$`)
  },
})

export const templates = [predict, residual, slope, kindOf, through]
