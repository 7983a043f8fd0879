import { div, frac, int, num, pick, scatterPlot, type Template, template, text, toDecimalText, until } from '#kit'

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
        off: pick(rng, [-4, -3, 3, 4]),
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
        const others = noise.map((n, i) => [i + 1, m * (i + 1) + b + n] as const).filter(([x, y]) => x !== x0 && y > 0)
        const s = scene(k)
        return `<p>The scatterplot shows ${s.what}, with a line of best fit.</p>${scatterPlot(
          {
            alt: `A scatterplot with a rising line of best fit through (0, ${b}) and (1, ${m + b}). One of the points is (${x0}, ${m * x0 + b + off}). Horizontal axis: ${s.x}. Vertical axis: ${s.y}.`,
            x: [0, 9],
            y: [0, 24],
            xStep: 1,
            yStep: 2,
            xTitle: s.x,
            yTitle: s.y,
          },
          [...others, [x0, m * x0 + b + off]],
          { m, b },
        )}<p>For ${s.one} ${x0} ${s.unit}, by how much does the actual ${s.ask} differ from the value predicted by the line? (Give the positive difference.)</p>`
      },
    },
  ],
  given: ({ m, b, x0, off }) => ({ b, y1: m + b, x0, y0: m * x0 + b + off }),
  answer: ({ off }) => num(Math.abs(off)),
  traps: [
    { misconception: 'sm-gives-the-prediction', shortcut: ({ m, b, x0 }) => num(m * x0 + b) },
    { misconception: 'sm-gives-the-actual-value', shortcut: ({ m, b, x0, off }) => num(m * x0 + b + off) },
    { misconception: 'sm-misreads-the-scale', shortcut: ({ off }) => num(Math.abs(off) + 2) },
    { misconception: 'sm-misreads-the-scale', shortcut: ({ off }) => num(Math.abs(off) - 2) },
    { misconception: 'sm-misreads-the-scale', shortcut: ({ off }) => num(2 * Math.abs(off)) },
  ],
  explain: ({ m, b, x0, off }) => [
    {
      do: `The line predicts $${m * x0 + b}$ there; the point lies at $${m * x0 + b + off}$.`,
      why: 'Read the height of the line and of the point above the same place.',
    },
    { do: `The difference is $${Math.abs(off)}$.`, why: 'Subtract the smaller from the larger.' },
  ],
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
      () => ({ m: int(rng, 11, 49), b: int(rng, 20, 90), x: 5 * int(rng, 4, 8), e: int(rng, -9, 9) }),
      ({ m, x, e }) => m % 10 !== 0 && Math.abs(e) > 1 && (m * x) % 10 === 0,
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
    { misconception: 'sm-gives-the-prediction', shortcut: ({ m, b, x }) => num((m * x) / 10 + b) },
    {
      misconception: 'sm-leaves-out-the-intercept',
      shortcut: ({ b, e }) => num(Math.abs(b + e)),
      why: ({ b }) => `leaves the $${b}$ out of the prediction.`,
    },
    {
      misconception: 'sm-leaves-out-the-intercept',
      shortcut: ({ m, x }) => num((m * x) / 10),
      why: () => 'is only the part of the prediction that grows with the temperature.',
    },
    { misconception: 'sm-misreads-the-scale', shortcut: ({ e }) => num(Math.abs(e) + 10) },
    {
      misconception: 'sm-leaves-out-the-intercept',
      shortcut: ({ m, x, e }) => num(Math.abs((m * x) / 10 + e)),
      why: () => 'compares with the constant only.',
    },
    { misconception: 'sm-misreads-the-scale', shortcut: ({ e }) => (Math.abs(e) > 2 ? num(Math.abs(e) - 1) : null) },
  ],
  explain: ({ m, b, x, e }) => [
    {
      do: `The line predicts $${toDecimalText(frac(m, 10))} \\cdot ${x} + ${b} = ${(m * x) / 10 + b}$.`,
      why: 'Put the temperature into the equation.',
    },
    {
      do: `The actual number, $${(m * x) / 10 + b + e}$, differs from it by $${Math.abs(e)}$.`,
      why: 'Compare the actual value with the predicted one.',
    },
  ],
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
      shortcut: ({ k, slope }) => text((lines[k] as (typeof lines)[number])[slope ? 'start' : 'slope']),
    },
    { misconception: 'sm-turns-the-rate-around', shortcut: ({ k }) => text((lines[k] as (typeof lines)[number]).flip) },
    {
      misconception: 'sm-mixes-up-slope-and-intercept',
      shortcut: ({ k }) => text((lines[k] as (typeof lines)[number]).end),
    },
  ],
  explain: ({ k, m, b, slope }) => [
    {
      do: `At $x = 0$ the line has the value $${b}$, and with each 1 in $x$ it falls by $${toDecimalText(frac(m, 10))}$.`,
      why: 'Constant term and slope.',
    },
    {
      do: `So the number stands for this: ${(lines[k] as (typeof lines)[number])[slope ? 'slope' : 'start']}.`,
      why: 'Translate $x$ and $y$ back into words.',
    },
  ],
  // The number is a value of the line, or the difference of two of them.
  check: ({ intro, m, b, number }) => {
    const [at, asked] = [(x: number) => b - (m.n / m.d) * x, number.n / number.d]
    const near = (x: number) => Math.abs(x - asked) < 1e-9
    const part = near(at(0)) ? 'start' : near(at(0) - at(1)) ? 'slope' : 'end'
    return text(lines.find((s) => s.intro(toDecimalText(m), b) === intro)?.[part] ?? 'none')
  },
})

const KINDS = ['Increasing linear', 'Decreasing linear', 'Increasing exponential', 'Decreasing exponential'] as const

const stories = [
  (r: number) => `Each month, the number of members of a running club is ${r} greater than in the month before.`,
  (r: number) => `Each day, the water level of a lake is ${r} millimeters lower than on the day before.`,
  (r: number) => `Each year, the number of trees in a young forest is ${r}% greater than in the year before.`,
  (r: number) => `Each hour, the amount of a medicine in the blood is ${r}% less than in the hour before.`,
] as const

const kind = template({
  id: 'sat-math/model-kind',
  skill,
  difficulty: 'Low',
  b: -0.6,
  calculator: true,
  seconds: 45,
  response: 'choice',
  balance: 'distance',
  draw: (rng) => ({ k: int(rng, 0, 3), r: int(rng, 3, 24) }),
  frames: [
    {
      id: 'story',
      kind: 'words',
      items: 4,
      stem: ({ k, r }) =>
        `<p>${(stories[k] as (typeof stories)[number])(r)}</p><p>Which type of function best models how this quantity depends on time?</p>`,
    },
  ],
  given: ({ k, r }) => ({ story: (stories[k] as (typeof stories)[number])(r) }),
  answer: ({ k }) => text(KINDS[k] as string),
  traps: [
    { misconception: 'sm-linear-or-exponential', shortcut: ({ k }) => text(KINDS[(k + 2) % 4] as string) },
    { misconception: 'sm-growth-or-decay', shortcut: ({ k }) => text(KINDS[k % 2 === 0 ? k + 1 : k - 1] as string) },
    { misconception: 'sm-linear-or-exponential', shortcut: ({ k }) => text(KINDS[3 - k] as string) },
  ],
  explain: ({ k, r }) => [
    {
      do:
        k < 2 ? `The change is the same amount, ${r}, each time.` : `The change is the same percent, ${r}%, each time.`,
      why: k < 2 ? 'Equal differences mean a linear function.' : 'Equal factors mean an exponential function.',
    },
    {
      do: `The quantity ${k % 2 === 0 ? 'grows' : 'shrinks'}: ${(KINDS[k] as string).toLowerCase()}.`,
      why: 'The direction decides between increasing and decreasing.',
    },
  ],
  check: ({ story }) =>
    text(`${/greater/.test(story) ? 'Increasing' : 'Decreasing'} ${story.includes('%') ? 'exponential' : 'linear'}`),
})

const between = template({
  id: 'sat-math/linear-interpolation',
  skill,
  difficulty: 'High',
  b: 0.6,
  calculator: true,
  seconds: 90,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({
        y0: int(rng, 1990, 2005),
        d: pick(rng, [8, 10, 12]),
        a: int(rng, 20, 90),
        rate: int(rng, 2, 9),
        n: int(rng, 3, 6),
      }),
      ({ d, n }) => n !== d / 2,
    ),
  frames: [
    {
      id: 'years',
      kind: 'multi-step',
      response: 'grid',
      items: 4,
      stem: ({ y0, d, a, rate, n }) =>
        `From ${y0} to ${y0 + d}, the number of community gardens in a city grew at a constant rate from ${a} to ${a + rate * d}. According to this model, how many gardens were there in ${y0 + n}?`,
    },
  ],
  given: ({ y0, d, a, rate, n }) => ({ y0, y1: y0 + d, a, z: a + rate * d, y: y0 + n }),
  answer: ({ a, rate, n }) => num(a + rate * n),
  traps: [
    { misconception: 'sm-leaves-out-the-intercept', shortcut: ({ rate, n }) => num(rate * n) },
    { misconception: 'sm-takes-the-middle', shortcut: ({ a, rate, d }) => num(a + (rate * d) / 2) },
    { misconception: 'sm-counts-the-first-year', shortcut: ({ a, rate, n }) => num(a + rate * (n + 1)) },
  ],
  explain: ({ d, a, rate, n, y0 }) => [
    {
      do: `The growth per year is $\\frac{${a + rate * d} - ${a}}{${d}} = ${rate}$.`,
      why: 'A constant rate is a slope.',
    },
    {
      do: `From ${y0} to ${y0 + n} there are ${n} years: $${a} + ${n} \\cdot ${rate} = ${a + rate * n}$.`,
      why: 'Start plus years times rate.',
    },
  ],
  check: ({ y0, y1, a, z, y }) => num(div(a * (y1 - y) + z * (y - y0), y1 - y0)),
})

export const templates: readonly Template[] = [fit, predict, meaning, kind, between]
