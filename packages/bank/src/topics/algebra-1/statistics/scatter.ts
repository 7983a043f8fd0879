import { add, int, linear, nonZero, num, person, sub, table, template, text, until } from '#kit'
import { kindOf, through } from './scatter-pictures.ts'

const skill = 'a1-scatter-plots'

type Fit = { m: number; b: number; x: number; s: number }
const STUDIES = [
  { x: 'hours of practice', y: 'points in a test', unit: 'points', one: 'hour of practice' },
  { x: 'age of a tree in years', y: 'height in inches', unit: 'inches', one: 'year of age' },
  { x: 'degrees Fahrenheit above 70', y: 'cups of lemonade sold', unit: 'cups', one: 'degree' },
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
      operation: 'term-left-out',
      operands: ({ m, x }) => [m * x],
      rule: ({ m, x }) => num(m * x),
      why: ({ b }) => `forgets the $${b}$.`,
    },
    {
      misconception: 'a1-stat-swaps-slope-and-intercept',
      operation: 'factor-and-term-swapped',
      operands: ({ m, b, x }) => [m, b, x],
      rule: ({ m, b, x }) => num(b * x + m),
      why: () => 'exchanges slope and intercept.',
    },
    {
      misconception: 'a1-stat-multiplies-the-sum',
      says: ({ m, b, x }) => `I added $${x}$ and $${b}$ first, and multiplied the sum by $${m}$.`,
      operation: 'left-to-right',
      operands: ({ x, b, m }) => [x, b, m],
      rule: ({ m, b, x }) => num(m * (x + b)),
      why: () => 'adds before multiplying.',
    },
    {
      misconception: 'a1-stat-adds-all-three',
      operation: 'added-instead-of-multiplied',
      operands: ({ m, x }) => [m, x],
      after: (got, { b }) => add(got, b),
      rule: ({ m, b, x }) => num(m + b + x),
      why: () => 'adds the three numbers.',
    },
    {
      misconception: 'a1-stat-subtracts-the-intercept',
      operation: 'subtracted-instead-of-added',
      operands: ({ m, x, b }) => [m * x, b],
      rule: ({ m, b, x }) => num(m * x - b),
      why: ({ b }) => `subtracts $${b}$.`,
    },
  ],
  explain: ({ m, b, x }) => ({
    plan: 'The line of fit gives a predicted value for each input: put the given value into its equation and work it out.',
    steps: [
      {
        do: `Put $${x}$ in for $x$: $y = ${m} \\cdot ${x} + ${b}$.`,
        why: 'The coefficient next to $x$ multiplies it.',
      },
      { do: `Multiply: $${m} \\cdot ${x} = ${m * x}$.`, why: 'The product comes before the sum.' },
      { do: `Add: $y = ${m * x} + ${b} = ${m * x + b}$.`, why: 'The constant term belongs to every prediction.' },
    ],
    check: `Go backward: $${m * x + b} - ${b} = ${m * x}$, and $${m * x} \\div ${m} = ${x}$.`,
  }),
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
      operation: 'difference-turned-round',
      operands: ({ y, m, x, b }) => [y, m * x + b],
      rule: ({ m, b, x, y }) => num(m * x + b - y),
      why: () => 'is predicted minus actual.',
    },
    {
      misconception: 'a1-stat-gives-the-prediction',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ m, x, b }) => [m * x + b],
      rule: ({ m, b, x }) => num(m * x + b),
      why: () => 'is the predicted value.',
    },
    {
      misconception: 'a1-stat-forgets-the-intercept',
      says: () => 'I forgot the intercept in the prediction.',
      operation: 'term-left-out',
      operands: ({ m, x }) => [m * x],
      after: (got, { y }) => sub(y, got),
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
      operation: 'term-left-out',
      operands: ({ m, x }) => [m * x],
      after: (got, { y }) => sub(got, y),
      rule: ({ m, x, y }) => num(m * x - y),
      why: ({ b }) => `forgets the $${b}$, and subtracts in the wrong order.`,
    },
  ],
  explain: ({ m, b, x, e }) => {
    const [predicted, actual] = [m * x + b, m * x + b + e]
    return {
      plan: 'A measured value is compared with the line of fit: find what the line predicts for the same input, then subtract the prediction from the measured value.',
      steps: [
        { do: `The actual value at $x = ${x}$ is $${actual}$.`, why: 'It is the $y$ of the data point.' },
        {
          do: `The line predicts $${m} \\cdot ${x} + ${b} = ${m * x} + ${b} = ${predicted}$.`,
          why: 'Put the same $x$ into the equation of the line.',
        },
        {
          do: `Actual minus predicted: $${actual} - ${predicted} = ${e}$.`,
          why: 'In this order a point above the line gets a positive number.',
        },
      ],
      check: `$${actual}$ is ${e > 0 ? 'greater' : 'less'} than $${predicted}$, so the point lies ${e > 0 ? 'above' : 'below'} the line and the number must be ${e > 0 ? 'positive' : 'negative'}.`,
      faster: `In one line: $${actual} - (${m} \\cdot ${x} + ${b}) = ${e}$.`,
    }
  },
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
  explain: ({ m, b, s, start }) => ({
    plan: 'A number in the equation of a line is the slope or the constant term: see which one it is, and put simple values in to see what it does.',
    steps: start
      ? [
          { do: `In $y = ${linear(m, b)}$ the $${b}$ is the constant term.`, why: 'No variable is multiplied by it.' },
          {
            do: `Put in $x = 0$: $y = ${m} \\cdot 0 + ${b} = ${b}$.`,
            why: 'For $x = 0$ only the constant term is left.',
          },
          { do: `So the meaning is: ${zero(b, s).html}.`, why: 'It is the $y$-intercept of the line.' },
        ]
      : [
          { do: `In $y = ${linear(m, b)}$ the $${m}$ is the slope.`, why: 'It is the coefficient of $x$.' },
          {
            do: `Put in $x = 1$ and $x = 2$: $${m} \\cdot 1 + ${b} = ${m + b}$ and $${m} \\cdot 2 + ${b} = ${2 * m + b}$. The difference is $${2 * m + b} - ${m + b} = ${m}$.`,
            why: 'Two inputs that are 1 apart show what one more unit of $x$ does.',
          },
          { do: `So the meaning is: ${each(m, s).html}.`, why: 'Slope is the change in $y$ for each unit of $x$.' },
        ],
    faster: start
      ? `Read it off its place: $${b}$ stands alone, without $x$, so it is what the line predicts for $x = 0$.`
      : `Read it off its place: $${m}$ stands before $x$, so it comes in once more with every further unit of $x$.`,
    check: start
      ? `For $x = 1$ the line predicts $${m} + ${b} = ${m + b}$ already, so $${b}$ belongs to $x = 0$ alone.`
      : `From $x = 10$ to $x = 11$ it is the same: $${m} \\cdot 11 + ${b} = ${11 * m + b}$ is $${m}$ more than $${m} \\cdot 10 + ${b} = ${10 * m + b}$.`,
  }),
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

export const templates = [predict, residual, slope, kindOf, through]
