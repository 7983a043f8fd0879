/** What a scatter plot shows: the kind of association, and the equation of its line. */

import { curve, dot, frac, int, linear, marks, plane, scatterPlot, straight, template, text, until } from '#kit'

const skill = 'a1-scatter-plots'

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

/** How the points of each kind run, from left to right. */
const RUNS = [
  'rise all the way',
  'fall all the way',
  'go up and down without a direction',
  'rise and then fall',
] as const

const SLIPS = [
  'a1-stat-reads-cloud-as-positive',
  'a1-stat-reads-cloud-as-negative',
  'a1-stat-sees-no-pattern',
  'a1-stat-sees-a-curve',
] as const

export const kindOf = template({
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
    unlessRight: true as const,
    rule: () => text(KINDS[k] as string),
    why: ({ kind }: Cloud) => `would need points that ${RUNS[k]}; here they ${RUNS[kind]}.`,
  })),
  explain: ({ points, kind }) => {
    const heights = (from: number, to: number) =>
      points
        .slice(from, to)
        .map(([, y]) => y)
        .join(', ')
    const mean = (from: number, to: number) =>
      (points.slice(from, to).reduce((s, [, y]) => s + y, 0) / (to - from)).toFixed(1)
    const height = (x: number) => points.find(([u]) => u === x)?.[1]
    return {
      ...(kind === 2
        ? {}
        : {
            figure: plane(
              {
                alt: `Ten points: ${points.map(([x, y]) => `(${x}, ${y})`).join(', ')}. A ${['rising line', 'falling line', '', 'curve that rises and then falls'][kind]} follows them.`,
                x: [0, 12],
                y: [0, 20],
                xStep: 1,
                xEvery: 2,
                yStep: 2,
                yEvery: 2,
                height: 240,
              },
              [
                curve(
                  [
                    (x: number) => 1.5 + 1.5 * x,
                    (x: number) => 18.5 - 1.5 * x,
                    () => 0,
                    (x: number) => 18 - 0.8 * (x - 5.5) ** 2,
                  ][kind] as (x: number) => number,
                  { from: 0.5, to: 10.5, plain: true, dash: true },
                ),
                ...points.map(([x, y]) => dot(x, y)),
              ],
            ),
          }),
      plan: 'An association is a trend of the whole cloud: follow the heights of the points from left to right and see whether they rise, fall, turn, or do none of these.',
      steps: [
        {
          do: `Heights on the left: $${heights(0, 3)}$. In the middle: $${heights(3, 7)}$. On the right: $${heights(7, 10)}$.`,
          why: 'The direction of the whole cloud counts, not single points.',
        },
        {
          do: `Here the description is: ${KINDS[kind]}.`,
          why: [
            'The points on the right are the highest, those on the left the lowest.',
            'The points on the left are the highest, those on the right the lowest.',
            'High and low points come in no order.',
            'The points rise to a top in the middle and then fall.',
          ][kind] as string,
        },
      ],
      check:
        kind === 2
          ? `Neighbors jump up and down: the heights at $x = 7$, $9$ and $10$ are $${height(7)}$, $${height(9)}$ and $${height(10)}$, so no line or simple curve comes near them all.`
          : `The mean heights of the three parts are about $${mean(0, 3)}$, $${mean(3, 7)}$ and $${mean(7, 10)}$: they ${['rise', 'fall', '', 'rise and then fall'][kind]}.`,
    }
  },
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

export const through = template({
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
      says: () =>
        'I read the intercept off the graph, but took the whole change in $y$ for the slope, without dividing.',
      classic: true,
      rule: (g) => text(`$y = ${linear(g.y2 - g.y1, fitted(g).b)}$`),
      why: () => 'uses the change in $y$ without dividing.',
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
      says: () => 'I used the change in $y$ without dividing, and the height of the first point as the intercept.',
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
  explain: ({ m, b, x1, x2 }) => {
    const [y1, y2] = [m * x1 + b, m * x2 + b]
    const at = (x: number) => (m === 1 ? `${x}` : `${m} \\cdot ${x}`)
    return {
      figure: plane(
        {
          alt: `The line through (${x1}, ${y1}) and (${x2}, ${y2}), with the steps between them: run ${x2 - x1}, rise ${y2 - y1}.`,
          x: [0, 10],
          y: [0, 40],
          xStep: 1,
          yStep: 5,
          height: 240,
        },
        [
          straight(m, b),
          marks({
            points: [
              [x1, y1],
              [x2, y2],
            ],
            steps: [{ from: [x1, y1], to: [x2, y2] }],
            clearOf: [(x) => m * x + b],
          }),
        ],
      ),
      plan: 'Two points determine a line: find the slope from the two changes, then put one point in to find the constant term.',
      steps: [
        {
          do: `From the first point to the second, $y$ changes by $${y2} - ${y1} = ${y2 - y1}$ and $x$ by $${x2} - ${x1} = ${x2 - x1}$.`,
          why: 'Both differences are taken in the same order.',
        },
        {
          do: `The slope is $\\frac{${y2 - y1}}{${x2 - x1}} = ${m}$, so the line is $y = ${m === 1 ? '' : m}x + b$ with some number $b$.`,
          why: 'Slope is change in $y$ divided by change in $x$.',
        },
        {
          do: `Put in $(${x1}, ${y1})$: $${y1} = ${at(x1)} + b$${m === 1 ? '' : `, that is $${y1} = ${m * x1} + b$`}.`,
          why: 'The point lies on the line, so its coordinates make the equation true.',
        },
        {
          do: `$b = ${y1} - ${m * x1} = ${b}$, so $y = ${linear(m, b)}$.`,
          why: `Subtracting $${m * x1}$ from both sides leaves $b$ alone.`,
        },
      ],
      check: `The second point fits too: $${at(x2)} + ${b} = ${y2}$.`,
      faster: `Test the options with the two points: the right equation gives $${y1}$ for $x = ${x1}$ and $${y2}$ for $x = ${x2}$.`,
    }
  },
  check: ({ x1, y1, x2, y2 }) => {
    const m = frac(y2 - y1, x2 - x1)
    return text(`$y = ${linear(m, frac(y1 * m.d - m.n * x1, m.d))}$`)
  },
})
