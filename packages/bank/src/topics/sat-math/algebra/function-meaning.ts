import { int, pick, type Template, template, text, until } from '#kit'

const skill = 'sm-linear-functions'

const models = [
  {
    intro: (m: number, c: number) =>
      `The function $V(t) = ${c} - ${m}t$ gives the amount of water in an inflatable pool, in liters, $t$ minutes after a pump is switched on.`,
    slope: 'The number of liters that leave the pool each minute',
    start: 'The number of liters in the pool when the pump is switched on',
    turned: 'The number of minutes in which one liter leaves the pool',
    end: 'The number of minutes until the pool is empty',
  },
  {
    intro: (m: number, c: number) =>
      `The function $B(n) = ${c} - ${m}n$ gives the number of points left on an arcade card after $n$ games.`,
    slope: 'The number of points that one game costs',
    start: 'The number of points before the first game',
    turned: 'The number of games that one point pays for',
    end: 'The number of games until the card is empty',
  },
  {
    intro: (m: number, c: number) =>
      `The function $h(d) = ${c} - ${m}d$ gives the height of a burning candle, in millimeters, after $d$ hours.`,
    slope: 'The loss of height in each hour, in millimeters',
    start: 'The height of the candle when it is lit, in millimeters',
    turned: 'The number of hours in which one millimeter burns',
    end: 'The number of hours until the candle has burned down',
  },
  {
    intro: (m: number, c: number) =>
      `The function $R(w) = ${c} - ${m}w$ gives the number of pages of a novel that a reader still has to read after $w$ days.`,
    slope: 'The number of pages that are read each day',
    start: 'The number of pages left to read at the start',
    turned: 'The number of days that one page takes to read',
    end: 'The number of days until the novel is finished',
  },
] as const

type Told = Readonly<{ intro: string; m: number; c: number; number: number }>

/** What the parts of the function that is told mean. */
const told = ({ intro, m, c }: Told) => models.find((s) => s.intro(m, c) === intro) ?? models[0]

/** Which part of the function the number is. */
const partOf = ({ m, c, number }: Told) => (number === m ? 'slope' : number === c ? 'start' : 'end')

/** A candle burns slowly and is not tall. */
const CANDLE = 2

const interpret = template({
  id: 'sat-math/linear-function-meaning',
  skill,
  difficulty: 'Low',
  b: -0.8,
  calculator: true,
  seconds: 60,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => {
        const which = int(rng, 0, 3)
        const m = which === CANDLE ? int(rng, 6, 14) : int(rng, 6, 45)
        return { which, m, c: m * int(rng, 12, 25), asked: pick(rng, ['slope', 'start', 'end'] as const) }
      },
      ({ m, c }) => c !== m * m,
    ),
  frames: [
    {
      id: 'number',
      kind: 'words',
      items: 10,
      stem: ({ which, m, c, asked }) => {
        const s = models[which] as (typeof models)[number]
        const number = asked === 'slope' ? m : asked === 'start' ? c : c / m
        return asked === 'end'
          ? `<p>${s.intro(m, c)}</p><p>The graph of the function crosses the horizontal axis at $${number}$. What is the best interpretation of $${number}$ in this context?</p>`
          : `<p>${s.intro(m, c)}</p><p>What is the best interpretation of $${number}$ in this context?</p>`
      },
    },
    {
      id: 'represents',
      kind: 'words',
      items: 6,
      stem: ({ which, m, c, asked }) => {
        const s = models[which] as (typeof models)[number]
        const number = asked === 'slope' ? m : asked === 'start' ? c : c / m
        return asked === 'end'
          ? `<p>${s.intro(m, c)}</p><p>At $${number}$ the value of the function is 0. What does $${number}$ represent?</p>`
          : `<p>${s.intro(m, c)}</p><p>What does the number $${number}$ represent in this function?</p>`
      },
    },
  ],
  given: ({ which, m, c, asked }) => ({
    intro: (models[which] as (typeof models)[number]).intro(m, c),
    m,
    c,
    number: asked === 'slope' ? m : asked === 'start' ? c : c / m,
  }),
  answer: ({ which, asked }) => text((models[which] as (typeof models)[number])[asked]),
  traps: [
    {
      misconception: 'sm-takes-the-start-for-the-rate',
      classic: true,
      rule: (g) => (partOf(g) === 'start' ? null : text(told(g).start)),
      why: ({ c }) => `is the meaning of $${c}$.`,
    },
    {
      misconception: 'sm-takes-the-rate-for-the-start',
      classic: true,
      rule: (g) => (partOf(g) === 'slope' ? null : text(told(g).slope)),
      why: ({ m }) => `is the meaning of $${m}$.`,
    },
    {
      misconception: 'sm-rate-upside-down',
      rule: (g) => text(told(g).turned),
      says: ({ asked }) =>
        asked === 'slope' ? 'I turned the rate around.' : 'I took the number for the rate, and turned the rate around.',
      why: ({ m }) => `is the meaning of $\\frac{1}{${m}}$.`,
    },
    {
      misconception: 'sm-takes-it-for-the-zero',
      rule: (g) => (partOf(g) === 'end' ? null : text(told(g).end)),
      why: ({ m, c }) => `is the meaning of $\\frac{${c}}{${m}} = ${c / m}$, where the function is $0$.`,
    },
  ],
  explain: ({ m, c, asked, which }) => ({
    plan: 'In a linear function the constant term is the value at the start and the coefficient is the change for each step. See which of them the number is, and say it in the words of the setting.',
    steps: [
      {
        do: `The constant $${c}$ is the value at the start, and each step takes away $${m}$.`,
        why: 'The constant term is the value at 0; the coefficient is the change for each 1.',
      },
      {
        do: `So the number ${asked === 'slope' ? m : asked === 'start' ? c : c / m} stands for this: ${(models[which] as (typeof models)[number])[asked]}.`,
        why:
          asked === 'end'
            ? 'On the horizontal axis the value of the function is 0.'
            : 'The unit tells which of them is asked.',
      },
    ],
    check:
      asked === 'slope'
        ? `Put in $0$ and $1$: the values are $${c}$ and $${c} - ${m} = ${c - m}$, so one step makes $${m}$ less.`
        : asked === 'start'
          ? `Put in $0$: $${c} - ${m} \\cdot 0 = ${c}$, the value before anything has happened.`
          : `Put in $${c / m}$: $${c} - ${m} \\cdot ${c / m} = 0$, so nothing is left then.`,
  }),
  // Puts numbers into the function to see what the number in question is.
  check: ({ intro, m, c, number }) => {
    const at = (x: number) => c - m * x
    const part = at(number) === 0 ? 'end' : at(0) === number ? 'start' : at(0) - at(1) === number ? 'slope' : 'turned'
    return text(models.find((s) => s.intro(m, c) === intro)?.[part] ?? 'none')
  },
})

export const templates: readonly Template[] = [interpret]
