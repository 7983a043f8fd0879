import {
  abs,
  add,
  dot,
  eq,
  type Frac,
  frac,
  type Html,
  int,
  linear,
  mul,
  num,
  pick,
  plane,
  scatterPlot,
  segment,
  straight,
  sub,
  type Template,
  template,
  text,
  toDecimalText,
  until,
} from '#kit'

const skill = 'sm-two-variable-data'

const scenes = [
  {
    what: 'the number of weeks that several tomato plants have been outdoors and their height, in inches',
    x: 'Time outdoors (weeks)',
    y: 'Height (in.)',
    one: 'a plant that has been outdoors for',
    unit: 'weeks',
    ask: 'height, in inches,',
  },
  {
    what: 'the number of hours of practice and the number of free throws made, for several players',
    x: 'Practice (hours)',
    y: 'Free throws',
    one: 'a player with',
    unit: 'hours of practice',
    ask: 'number of free throws',
  },
  {
    what: 'the number of employees and the number of orders per hour, for several cafes',
    x: 'Employees',
    y: 'Orders per hour',
    one: 'a cafe with',
    unit: 'employees',
    ask: 'number of orders per hour',
  },
] as const
const scene = (k: number) => scenes[k] as (typeof scenes)[number]

type Plotted = Readonly<{ k: number; m: number; b: number; x0: number; off: number; noise: readonly number[] }>

/** The points with their line; with the two heights above x0 when they are read. */
function residualPlot({ k, m, b, x0, off, noise }: Plotted, found = false): Html {
  const others = noise.map((n, i) => [i + 1, m * (i + 1) + b + n] as const).filter(([x, y]) => x !== x0 && y > 0)
  const s = scene(k)
  const o = {
    alt: `A scatterplot with a rising line of best fit through (0, ${b}) and (1, ${m + b}). One of the points is (${x0}, ${m * x0 + b + off}). Horizontal axis: ${s.x}. Vertical axis: ${s.y}.`,
    x: [0, 9],
    y: [0, 24],
    xStep: 1,
    yStep: 2,
    xTitle: s.x,
    yTitle: s.y,
  } as const
  const points = [...others, [x0, m * x0 + b + off]] as const
  if (!found) return scatterPlot(o, points, { m, b })
  return plane(
    { ...o, height: 240, alt: `${o.alt} A dashed line joins that point with (${x0}, ${m * x0 + b}) on the line.` },
    [
      straight(m, b, { plain: true }),
      ...others.map(([x, y]) => dot(x, y, { plain: true })),
      segment(x0, m * x0 + b, x0, m * x0 + b + off, { dash: true }),
      dot(x0, m * x0 + b, { open: true }),
      dot(x0, m * x0 + b + off),
    ],
  )
}

/** Points that lie above and below the line in turn; `x0` is one of them, `off` from the line. */
const fit = template({
  id: 'sat-math/scatterplot-residual',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({
        k: int(rng, 0, 2),
        m: int(rng, 1, 2),
        b: int(rng, 1, 4),
        x0: int(rng, 3, 7),
        off: pick(rng, [-6, -4, 4, 6]),
        noise: [0, 1, 2, 3, 4, 5, 6, 7].map(() => pick(rng, [-2, -1, 1, 2])),
      }),
      ({ m, b, x0, off }) => m * x0 + b + off > 0 && m * x0 + b + off !== x0 && Math.abs(off) !== x0,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 4,
      stem: ({ k, m, b, x0, off, noise }) => {
        const s = scene(k)
        return `<p>The scatterplot shows ${s.what}, with a line of best fit.</p>${residualPlot({ k, m, b, x0, off, noise })}<p>For ${s.one} ${x0} ${s.unit}, by how much does the actual ${s.ask} differ from the value predicted by the line? (Give the positive difference.)</p>`
      },
    },
  ],
  given: ({ m, b, x0, off }) => ({ b, y1: m + b, x0, y0: m * x0 + b + off }),
  answer: ({ off }) => num(Math.abs(off)),
  traps: [
    {
      misconception: 'sm-gives-the-prediction',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ b, y1, x0 }) => [b + (y1 - b) * x0],
      rule: ({ b, y1, x0 }) => num((y1 - b) * x0 + b),
      why: () => 'is the value that the line predicts.',
    },
    {
      misconception: 'sm-misreads-the-scale',
      rule: ({ b, y1, x0, y0 }) => {
        const off = Math.abs(y0 - (y1 - b) * x0 - b)
        return off % 2 === 0 ? num(off / 2) : null
      },
      says: () => 'I counted the grid lines as one each, but each stands for two.',
      why: () => 'counts the grid lines as one each, but each stands for two.',
    },
    {
      misconception: 'sm-gives-the-actual-value',
      operation: 'wrong-number-used',
      operands: ({ y0 }) => [y0],
      rule: ({ y0 }) => num(y0),
      says: () => 'I gave the actual value instead of the difference.',
      why: () => 'is the actual value.',
    },
    {
      misconception: 'sm-leaves-out-the-intercept',
      operation: 'part-left-out',
      operands: ({ b, y1, x0 }) => [(y1 - b) * x0],
      after: (x, { y0 }) => abs(sub(y0, x)),
      rule: ({ b, y1, x0, y0 }) => num(Math.abs(y0 - (y1 - b) * x0)),
      says: () => 'I left the starting value out of the prediction.',
      why: ({ b }) => `leaves the starting value $${b}$ out of the prediction.`,
    },
  ],
  explain: ({ m, b, x0, off, k, noise }) => ({
    plan: 'Read two heights above the same place: that of the point, which is the actual value, and that of the line, which is the prediction. Then subtract.',
    steps: [
      { do: `Above ${x0}, the point lies at $${m * x0 + b + off}$.`, why: 'This is the actual value.' },
      { do: `The line is at $${m * x0 + b}$ there.`, why: 'This is the value that the line predicts.' },
      {
        do: `The difference is $${Math.max(m * x0 + b, m * x0 + b + off)} - ${Math.min(m * x0 + b, m * x0 + b + off)} = ${Math.abs(off)}$.`,
        why: 'Subtract the smaller from the larger.',
      },
    ],
    check: `The line goes through $(0, ${b})$ and $(1, ${m + b})$, so it is $y = ${linear(m, b)}$, and at $x = ${x0}$ that gives $${m === 1 ? '' : `${m} \\cdot `}${x0} + ${b} = ${m * x0 + b}$.`,
    figure: residualPlot({ k, m, b, x0, off, noise }, true),
    faster: `Count straight from the point to the line along the grid: ${Math.abs(off) / 2} steps of 2 each, and $${Math.abs(off) / 2} \\cdot 2 = ${Math.abs(off)}$.`,
  }),
  check: ({ b, y1, x0, y0 }) => num(Math.abs(y0 - (b + (y1 - b) * x0))),
})

const predict = template({
  id: 'sat-math/best-fit-equation',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: true,
  seconds: 75,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({
        m: int(rng, 11, 49),
        b: int(rng, 20, 90),
        x: 5 * int(rng, 4, 8),
        e: pick(rng, [-1, 1]) * int(rng, 8, 45),
      }),
      ({ m, b, x, e }) =>
        m % 10 !== 0 && b + e !== 0 && (m * x) / 10 + e !== 0 && (m * x) % 10 === 0 && (m * x) / 10 + b + e > 15,
    ),
  frames: [
    {
      id: 'ice-cream',
      kind: 'words',
      items: 4,
      stem: ({ m, b, x, e }) =>
        `For the sales at an ice cream stand, the line of best fit is $y = ${toDecimalText(frac(m, 10))}x + ${b}$, where $x$ is the temperature at noon in degrees Celsius and $y$ the number of cones sold. On a day with ${x} degrees at noon, ${(m * x) / 10 + b + e} cones were sold. How many ${e > 0 ? 'more' : 'fewer'} is that than the line predicts?`,
    },
    {
      id: 'grid',
      kind: 'words',
      response: 'grid',
      items: 3,
      stem: ({ m, b, x, e }) =>
        `A line of best fit for the number $y$ of visitors to a pool on days with $x$ degrees Celsius is $y = ${toDecimalText(frac(m, 10))}x + ${b}$. On a day with ${x} degrees, ${(m * x) / 10 + b + e} visitors came. What is the positive difference between this number and the number that the line predicts?`,
    },
  ],
  given: ({ m, b, x, e }) => ({ m: frac(m, 10), b, x, y: (m * x) / 10 + b + e }),
  answer: ({ e }) => num(Math.abs(e)),
  traps: [
    {
      misconception: 'sm-gives-the-prediction',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ m, b, x }) => [add(mul(m, x), b)],
      rule: ({ m, b, x }) => num(add(mul(m, x), b)),
      why: () => 'is the number that the line predicts.',
    },
    {
      misconception: 'sm-leaves-out-the-intercept',
      operation: 'part-left-out',
      operands: ({ m, x }) => [mul(m, x)],
      after: (x, { y }) => abs(sub(y, x)),
      rule: ({ m, x, y }) => num(Math.abs(y - Math.round((m.n * x) / m.d))),
      says: ({ b }) => `I left the $${b}$ out of the prediction.`,
      why: ({ b }) => `leaves the $${b}$ out of the prediction.`,
    },
    {
      misconception: 'sm-leaves-out-the-intercept',
      operation: 'part-left-out',
      operands: ({ b }) => [b],
      after: (x, { y }) => abs(sub(y, x)),
      rule: ({ b, y }) => num(Math.abs(y - b)),
      says: ({ b }) => `I compared with the constant $${b}$ only.`,
      why: () => 'compares with the constant only.',
    },
    {
      misconception: 'sm-gives-the-actual-value',
      operation: 'wrong-number-used',
      operands: ({ y }) => [y],
      rule: ({ y }) => num(y),
      says: () => 'I gave the actual number instead of the difference.',
      why: () => 'is the actual number.',
    },
  ],
  explain: ({ m, b, x, e }) => ({
    plan: 'The equation of the line gives the prediction: put the temperature in for $x$. Then compare the actual number with it.',
    steps: [
      {
        do: `Put $x = ${x}$ into the equation: $y = ${toDecimalText(frac(m, 10))} \\cdot ${x} + ${b} = ${(m * x) / 10} + ${b}$.`,
        why: 'The temperature is $x$.',
      },
      { do: `The line predicts $${(m * x) / 10 + b}$.`, why: 'This is the value on the line.' },
      {
        do: `The actual number is $${(m * x) / 10 + b + e}$: $${e > 0 ? `${(m * x) / 10 + b + e} - ${(m * x) / 10 + b}` : `${(m * x) / 10 + b} - ${(m * x) / 10 + b + e}`} = ${Math.abs(e)}$ ${e > 0 ? 'more' : 'less'}.`,
        why: 'Compare the actual value with the predicted one.',
      },
    ],
    check: `$${(m * x) / 10 + b} ${e > 0 ? '+' : '-'} ${Math.abs(e)} = ${(m * x) / 10 + b + e}$, the actual number.`,
    faster: `In one line on a calculator: $${e > 0 ? `${(m * x) / 10 + b + e} - (${toDecimalText(frac(m, 10))} \\cdot ${x} + ${b})` : `${toDecimalText(frac(m, 10))} \\cdot ${x} + ${b} - ${(m * x) / 10 + b + e}`} = ${Math.abs(e)}$.`,
  }),
  check: ({ m, b, x, y }) => num(Math.abs(Math.round(y - b - (m.n * x) / m.d))),
})

const lines = [
  {
    intro: (m: string, b: number) =>
      `The line of best fit for data on used cars of one model is $y = ${b} - ${m}x$, where $x$ is the age of a car in years and $y$ is its price in thousands of dollars.`,
    slope: 'The predicted decrease in price, in thousands of dollars, for each year of age',
    start: 'The predicted price of a new car, in thousands of dollars',
    flip: 'The predicted number of years in which the price decreases by one thousand dollars',
    end: 'The predicted age, in years, at which the price is zero',
  },
  {
    intro: (m: string, b: number) =>
      `The line of best fit for data on apartments in a city is $y = ${b} - ${m}x$, where $x$ is the distance of an apartment from the city center in miles and $y$ is its monthly rent in hundreds of dollars.`,
    slope: 'The predicted decrease in rent, in hundreds of dollars, for each mile from the center',
    start: 'The predicted rent at the city center, in hundreds of dollars',
    flip: 'The predicted number of miles over which the rent decreases by one hundred dollars',
    end: 'The predicted distance, in miles, at which the rent is zero',
  },
] as const

/** The setting that is told. */
const told = ({ intro, m, b }: Readonly<{ intro: string; m: Frac; b: number }>) =>
  lines.find((s) => s.intro(toDecimalText(m), b) === intro) ?? lines[0]

const meaning = template({
  id: 'sat-math/best-fit-meaning',
  skill,
  difficulty: 'Low',
  b: -0.4,
  calculator: true,
  seconds: 60,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ k: pick(rng, [0, 1, 1]), m: int(rng, 11, 29), b: int(rng, 18, 34), slope: int(rng, 0, 1) === 1 }),
      ({ m }) => m % 10 !== 0,
    ),
  frames: [
    {
      id: 'number',
      kind: 'words',
      items: 4,
      stem: ({ k, m, b, slope }) =>
        `<p>${(lines[k] as (typeof lines)[number]).intro(toDecimalText(frac(m, 10)), b)}</p><p>What is the best interpretation of the number ${slope ? toDecimalText(frac(m, 10)) : b}?</p>`,
    },
  ],
  given: ({ k, m, b, slope }) => ({
    intro: (lines[k] as (typeof lines)[number]).intro(toDecimalText(frac(m, 10)), b),
    m: frac(m, 10),
    b,
    number: slope ? frac(m, 10) : frac(b),
  }),
  answer: ({ k, slope }) => text((lines[k] as (typeof lines)[number])[slope ? 'slope' : 'start']),
  traps: [
    {
      misconception: 'sm-mixes-up-slope-and-intercept',
      classic: true,
      rule: (g) => text(told(g)[eq(g.number, g.m) ? 'start' : 'slope']),
      says: ({ slope }) =>
        slope ? 'I took the slope for the value at $x = 0$.' : 'I took the constant term for the slope.',
      why: ({ slope, m, b }) => `is the meaning of ${slope ? b : toDecimalText(frac(m, 10))}.`,
    },
    {
      misconception: 'sm-turns-the-rate-around',
      rule: (g) => text(told(g).flip),
      says: ({ slope }) =>
        slope ? 'I turned the rate around.' : 'I took the constant term for the slope, and turned the rate around.',
      why: ({ m }) => `is the meaning of 1 divided by ${toDecimalText(frac(m, 10))}.`,
    },
    {
      misconception: 'sm-mixes-up-slope-and-intercept',
      rule: (g) => text(told(g).end),
      says: () => 'I took the number for the place where the line reaches zero.',
      why: () => 'is where the line reaches zero.',
    },
  ],
  explain: ({ k, m, b, slope }) => ({
    plan: 'The constant term of a line is its value at zero; the coefficient of $x$ is the change for each one more of $x$. Say it in the words of the setting.',
    steps: [
      {
        do: `At $x = 0$ the line has the value $${b}$, and with each 1 in $x$ it falls by $${toDecimalText(frac(m, 10))}$.`,
        why: 'Constant term and slope.',
      },
      {
        do: `So the number stands for this: ${(lines[k] as (typeof lines)[number])[slope ? 'slope' : 'start']}.`,
        why: 'Translate $x$ and $y$ back into words.',
      },
    ],
    check: slope
      ? `Put in $x = 1$ and $x = 2$: the line gives $${toDecimalText(frac(10 * b - m, 10))}$ and $${toDecimalText(frac(10 * b - 2 * m, 10))}$, which is $${toDecimalText(frac(m, 10))}$ less for one more in $x$.`
      : `Put in $x = 0$: the line gives $${b} - ${toDecimalText(frac(m, 10))} \\cdot 0 = ${b}$.`,
  }),
  // The number is a value of the line, or the difference of two of them.
  check: ({ intro, m, b, number }) => {
    const [at, asked] = [(x: number) => b - (m.n / m.d) * x, number.n / number.d]
    const near = (x: number) => Math.abs(x - asked) < 1e-9
    const part = near(at(0)) ? 'start' : near(at(0) - at(1)) ? 'slope' : 'end'
    return text(lines.find((s) => s.intro(toDecimalText(m), b) === intro)?.[part] ?? 'none')
  },
})

export const templates: readonly Template[] = [fit, predict, meaning]
