import {
  dot,
  equation,
  frac,
  int,
  list,
  num,
  pick,
  plane,
  scatterPlot,
  segment,
  signed,
  straight,
  type Template,
  template,
  term,
  toNumber,
  until,
  type Value,
} from '#kit'

const skill = 'sm-two-variable-data'

const scenes = [
  {
    x: 'Pages',
    y: 'Time (minutes)',
    what: 'the numbers of pages of several texts and the times that a student needed to read them',
    one: 'a text of',
    unit: 'pages',
    ask: 'time, in minutes,',
  },
  {
    x: 'Distance (miles)',
    y: 'Time (minutes)',
    what: 'the distances and the times of several bus trips',
    one: 'a trip of',
    unit: 'miles',
    ask: 'time, in minutes,',
  },
  {
    x: 'Week',
    y: 'Height (inches)',
    what: 'the height of a sunflower in several weeks',
    one: 'week',
    unit: '',
    ask: 'height, in inches,',
  },
] as const
const scene = (k: number) => scenes[k] as (typeof scenes)[number]

type Points = readonly (readonly [number, number])[]

const told = (points: Points): string => list(points.map(([x, y]) => `(${x}, ${y})`))

const line = template({
  id: 'sat-math/scatterplot-line-read',
  skill,
  difficulty: 'Low',
  b: -0.8,
  calculator: true,
  seconds: 60,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        k: int(rng, 0, 2),
        m: int(rng, 1, 2),
        b: int(rng, 2, 7),
        at: int(rng, 3, 8),
        noise: Array.from({ length: 9 }, () => pick(rng, [-3, -2, 2, 3])),
      }),
      ({ m, b, at, noise }) =>
        (m * at + b) % 2 === 0 &&
        m * at + b !== at &&
        noise.every((n, i) => m * (i + 1) + b + n > 0 && m * (i + 1) + b + n <= 26) &&
        m * at + b + (noise[at - 1] as number) !== at &&
        noise[at] !== -m,
    ),
  frames: [
    {
      id: 'choice',
      kind: 'graph',
      items: 5,
      stem: ({ k, m, b, at, noise }) =>
        `<p>The scatterplot shows ${scene(k).what}. A line of best fit is also shown.</p>${shown(k, m, b, noise)}<p>Which of the following is closest to the ${scene(k).ask} that the line of best fit predicts for ${scene(k).one} ${at} ${scene(k).unit}?</p>`.replace(
          ' ?',
          '?',
        ),
    },
    {
      id: 'typed',
      kind: 'graph',
      response: 'grid',
      items: 4,
      stem: ({ m, b, at, noise }) =>
        `<p>The scatterplot shows the relationship between two variables, $x$ and $y$, and a line of best fit.</p>${shown(-1, m, b, noise)}<p>What $y$-value does the line of best fit predict for $x = ${at}$?</p>`,
    },
  ],
  given: ({ m, b, at, noise }) => ({ start: b, end: 10 * m + b, at, points: pointsOf(m, b, noise) }),
  answer: ({ m, b, at }) => num(m * at + b),
  traps: [
    {
      misconception: 'sm-reads-the-point-for-the-line',
      classic: true,
      rule: ({ at, points }) => num(points.find(([x]) => x === at)?.[1] ?? 0),
      why: ({ m, b, at, noise }) =>
        `is the height of the point at ${at}, $${m * at + b + (noise[at - 1] as number)}$, not of the line.`,
    },
    {
      misconception: 'sm-reads-beside-the-place',
      rule: ({ start, end, at }) => num(((end - start) / 10) * (at + 1) + start),
      says: ({ at }) => `I read the line at ${at + 1} instead of ${at}.`,
      why: ({ at }) => `is the height of the line at ${at + 1}.`,
    },
    {
      misconception: 'sm-leaves-out-the-intercept',
      rule: ({ start, end, at }) => num(((end - start) / 10) * at),
      says: ({ b }) => `I went up from 0 although the line starts at ${b}.`,
      why: ({ b, m, at }) => `is $${m} \\cdot ${at}$, without the ${b} at which the line starts.`,
    },
    {
      misconception: 'sm-reads-beside-the-place',
      rule: ({ start, end, at }) => num(((end - start) / 10) * (at - 1) + start),
      says: ({ at }) => `I read the line at ${at - 1} instead of ${at}.`,
      why: ({ at }) => `is the height of the line at ${at - 1}.`,
    },
    {
      misconception: 'sm-reads-the-point-for-the-line',
      rule: ({ at, points }) => num(points.find(([x]) => x === at + 1)?.[1] ?? 0),
      says: ({ at }) => `I gave the height of the next point, at ${at + 1}.`,
      why: ({ at }) => `is the height of the point at ${at + 1}.`,
    },
  ],
  explain: ({ k, m, b, at, noise }, frame) => ({
    plan: 'A prediction of the line is a height of the line, not of a point. Go up from the place on the horizontal axis to the line and read its height.',
    steps: [
      {
        do: `The line starts at ${b} on the vertical axis and rises by ${m} for each 1 to the right.`,
        why: `It goes through $(0, ${b})$ and $(10, ${10 * m + b})$.`,
      },
      { do: `Above ${at} it has risen by $${m} \\cdot ${at} = ${m * at}$.`, why: 'Slope times the change in $x$.' },
      { do: `Its height there is $${b} + ${m * at} = ${m * at + b}$.`, why: 'Start plus rise.' },
    ],
    check: `Reading off the graph, the line crosses the vertical grid line at ${at} at about ${m * at + b}.`,
    figure: shown(frame === 'typed' ? -1 : k, m, b, noise, at),
  }),
  check: ({ start, end, at }) => num(frac(start * (10 - at) + end * at, 10)),
})

function pointsOf(m: number, b: number, noise: readonly number[]): Points {
  return noise.map((n, i) => [i + 1, m * (i + 1) + b + n] as const)
}

function shown(k: number, m: number, b: number, noise: readonly number[], found = 0): string {
  const points = pointsOf(m, b, noise)
  const axes = k < 0 ? {} : { xTitle: scene(k).x, yTitle: scene(k).y }
  const names = k < 0 ? '' : ` Horizontal axis: ${scene(k).x}. Vertical axis: ${scene(k).y}.`
  const o = {
    alt: `A scatterplot with the points ${told(points)}. The line of best fit goes through (0, ${b}) and (10, ${10 * m + b}).${names}`,
    x: [0, 10],
    y: [0, 28],
    xStep: 1,
    yStep: 2,
    ...axes,
  } as const
  if (found === 0) return scatterPlot(o, points, { m, b })
  const height = m * found + b
  return plane(
    { height: 240, ...o, alt: `${o.alt} Dashed lines lead from ${found} up to the line and from there to ${height}.` },
    [
      straight(m, b, { plain: true }),
      ...points.map(([x, y]) => dot(x, y, { plain: true })),
      segment(found, 0, found, height, { dash: true }),
      segment(0, height, found, height, { dash: true }),
      dot(found, height, { open: true }),
    ],
  )
}

/** y = b + mx with m in halves; m and b may be negative. */
const fitLine = (m: number, b: number): Value =>
  equation(`y = ${term(frac(2 * m, 4), 'x')}${signed(b)}`.replace('= 0', '='), ({ x, y }) => y - (m / 2) * x - b)

/** The line of least squares, rounded: the slope to halves, the height at 0 to even numbers. */
function leastSquares(points: Points): Readonly<{ m: number; b: number }> {
  const n = points.length
  const [mx, my] = [points.reduce((s, [x]) => s + x, 0) / n, points.reduce((s, [, y]) => s + y, 0) / n]
  const slope =
    points.reduce((s, [x, y]) => s + (x - mx) * (y - my), 0) / points.reduce((s, [x]) => s + (x - mx) ** 2, 0)
  const m = Math.round(2 * slope)
  return { m, b: 2 * Math.round((my - (m / 2) * mx) / 2) }
}

const choose = template({
  id: 'sat-math/scatterplot-which-line',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: true,
  seconds: 75,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const m = pick(rng, [-4, -3, -2, 2, 3, 4])
        const b = m > 0 ? 2 * int(rng, 1, 3) : 2 * int(rng, 8, 10)
        return { k: int(rng, 0, 1), m, b, noise: Array.from({ length: 8 }, () => pick(rng, [-1, 0, 0, 1])) }
      },
      ({ m, b, noise }) => {
        const points = cloud(m, b, noise)
        const found = leastSquares(points)
        return found.m === m && found.b === b && points.every(([, y]) => y > 0 && y < 24 && Number.isInteger(y))
      },
    ),
  frames: [
    {
      id: 'plot',
      kind: 'graph',
      items: 6,
      stem: ({ m, b, noise }) =>
        `<p>The scatterplot shows the relationship between two variables, $x$ and $y$.</p>${cloudPlot(cloud(m, b, noise))}<p>Which equation is the most appropriate linear model for the data shown?</p>`,
    },
    {
      id: 'story',
      kind: 'graph',
      items: 5,
      stem: ({ k, m, b, noise }) => {
        const falls = [
          'the age, $x$, in years, of several used phones and their price, $y$, in tens of dollars',
          'the time, $x$, in hours, and the depth, $y$, in inches, of the water in a tub',
        ] as const
        const rises = [
          'the age, $x$, in weeks, and the height, $y$, in inches, of several plants',
          'the time, $x$, in minutes, and the number, $y$, of people in a line',
        ] as const
        return `<p>The scatterplot shows ${(m > 0 ? rises : falls)[k === 0 ? 0 : 1]}.</p>${cloudPlot(cloud(m, b, noise))}<p>Which of the following equations best models these data?</p>`
      },
    },
  ],
  given: ({ m, b, noise }) => ({ points: cloud(m, b, noise) }),
  answer: ({ m, b }) => fitLine(m, b),
  traps: [
    {
      misconception: 'sm-growth-or-decay',
      classic: true,
      rule: ({ points }) => fitLine(-leastSquares(points).m, leastSquares(points).b),
      says: ({ m }) => `I gave the slope the wrong sign, although the points go ${m > 0 ? 'up' : 'down'} to the right.`,
      why: ({ m }) => `${m > 0 ? 'falls' : 'rises'} to the right, but the points ${m > 0 ? 'rise' : 'fall'}.`,
    },
    {
      misconception: 'sm-height-in-the-middle-for-the-start',
      rule: ({ points }) => {
        return fitLine(leastSquares(points).m, points[3]?.[1] ?? 0)
      },
      says: ({ m, b, noise }) =>
        `I took $${cloud(m, b, noise)[3]?.[1]}$, the height of the point at $x = 4$, for the height at $0$.`,
      why: ({ m, b }) =>
        `has the right slope, but the points reach the $y$-axis near ${b}, and this line stands ${m > 0 ? 'above' : 'below'} all of them.`,
    },
    {
      misconception: 'sm-misreads-the-scale',
      rule: ({ points }) => fitLine(leastSquares(points).m / 2, leastSquares(points).b),
      says: () => 'I counted grid lines for the rise, but each stands for two.',
      why: ({ m }) =>
        `has half of the slope: it ${m > 0 ? 'rises' : 'falls'} too slowly, because each horizontal grid line stands for 2.`,
    },
    {
      misconception: 'sm-growth-or-decay',
      twoSlips: true,
      rule: ({ points }) => fitLine(-leastSquares(points).m / 2, leastSquares(points).b),
      says: () => 'I gave the slope the wrong sign, and counted grid lines for the rise, although each stands for two.',
      why: ({ m }) => `${m > 0 ? 'falls' : 'rises'} to the right, but the points ${m > 0 ? 'rise' : 'fall'}.`,
    },
  ],
  explain: ({ m, b, noise }) => {
    const [first, last] = [cloud(m, b, noise)[0], cloud(m, b, noise).at(-1)] as const
    return {
      plan: 'Look at three things, one after the other: whether the points rise or fall, where they would meet the vertical axis, and how much they change for each step to the right.',
      steps: [
        {
          do: `The points ${m > 0 ? 'rise' : 'fall'} to the right, so the slope is ${m > 0 ? 'positive' : 'negative'}.`,
          why: 'The sign of the slope is the direction.',
        },
        { do: `Going left, they reach the $y$-axis near ${b}.`, why: 'The constant term is the height at $x = 0$.' },
        {
          do: `From $(${first?.[0]}, ${first?.[1]})$ to $(${last?.[0]}, ${last?.[1]})$ the change is about $${(m * ((last?.[0] ?? 0) - (first?.[0] ?? 0))) / 2}$ over ${(last?.[0] ?? 0) - (first?.[0] ?? 0)} steps, about $${toNumber(frac(m, 2))}$ for each.`,
          why: 'The slope is the change in $y$ divided by the change in $x$.',
        },
        { do: `${fitLine(m, b).html} fits.`, why: 'Slope before $x$, height at 0 as the constant term.' },
      ],
      check: `At $x = 4$ the line has the height $${2 * m + b}$, close to the point $(4, ${cloud(m, b, noise)[3]?.[1]})$.`,
      figure: cloudPlot(cloud(m, b, noise), { m, b }),
      faster: `On a graphing calculator, a linear regression on the eight points gives the slope $${toNumber(frac(m, 2))}$ and the constant term $${b}$.`,
    }
  },
  check: ({ points }) => fitLine(leastSquares(points).m, leastSquares(points).b),
})

function cloud(m: number, b: number, noise: readonly number[]): Points {
  return noise.map((n, i) => [i + 1, Math.round((m * (i + 1)) / 2 + b + n)] as const)
}

/** The points; with the line that fits them, in halves of its slope, when it is found. */
function cloudPlot(points: Points, found?: Readonly<{ m: number; b: number }>): string {
  const line = found ? ` The line that fits them starts at (0, ${found.b}).` : ''
  return scatterPlot(
    { alt: `A scatterplot with the points ${told(points)}.${line}`, x: [0, 9], y: [0, 24], xStep: 1, yStep: 2 },
    points,
    found ? { m: found.m / 2, b: found.b } : undefined,
  )
}

export const templates: readonly Template[] = [line, choose]
