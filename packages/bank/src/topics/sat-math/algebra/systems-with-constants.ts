import { frac, int, num, pick, type Template, template, text, until, whole } from '#kit'
import { search } from '../common.ts'

const skill = 'sm-linear-systems'

type Twice = Readonly<{ p: number; r: number; c1: number; c2: number }>

const twice = template({
  id: 'sat-math/system-constant-twice',
  skill,
  difficulty: 'High',
  b: 1.7,
  calculator: true,
  seconds: 105,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({
        u: int(rng, 1, 5),
        s: int(rng, 1, 5),
        v: int(rng, 1, 5),
        sign: pick(rng, [1, -1]),
        c1: int(rng, 3, 30),
        c2: int(rng, 3, 30),
      }),
      ({ u, s, v, c1, c2 }) =>
        s !== v &&
        u * s * s > 1 &&
        u * v * v > 1 &&
        u * s * v > 3 &&
        u * s * s < 60 &&
        u * v * v < 60 &&
        c1 * v !== c2 * s &&
        c1 * s !== c2 * v,
    ),
  frames: [
    {
      id: 'system',
      kind: 'multi-step',
      items: 6,
      stem: ({ u, s, v, sign, c1, c2 }) =>
        `<p>$kx ${sign > 0 ? '+' : '-'} ${u * s * s}y = ${c1}$<br>$${u * v * v}x ${sign > 0 ? '+' : '-'} ky = ${c2}$</p><p>In the given system of equations, $k$ is a positive constant. The system has no solution. What is the value of $k$?</p>`,
    },
    {
      id: 'lines',
      kind: 'multi-step',
      items: 6,
      stem: ({ u, s, v, sign, c1, c2 }) =>
        `In the $xy$-plane, the graphs of $kx ${sign > 0 ? '+' : '-'} ${u * s * s}y = ${c1}$ and $${u * v * v}x ${sign > 0 ? '+' : '-'} ky = ${c2}$, where $k$ is a positive constant, are two distinct parallel lines. What is the value of $k$?`,
    },
    {
      id: 'grid',
      kind: 'multi-step',
      response: 'grid',
      items: 6,
      stem: ({ u, s, v, sign, c1, c2 }) =>
        `<p>$${u * v * v}x ${sign > 0 ? '+' : '-'} ky = ${c2}$<br>$kx ${sign > 0 ? '+' : '-'} ${u * s * s}y = ${c1}$</p><p>For which positive value of the constant $k$ does the given system of equations have no solution?</p>`,
    },
  ],
  given: ({ u, s, v, c1, c2 }) => ({ p: u * s * s, r: u * v * v, c1, c2 }),
  answer: ({ u, s, v }) => num(u * s * v),
  traps: [
    {
      misconception: 'sm-leaves-the-square',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ p, r }) => [p * r],
      rule: ({ p, r }: Twice) => num(p * r),
      why: ({ u, s, v }) => `is $${u * s * s} \\cdot ${u * v * v}$, which is $k^2$.`,
    },
    {
      misconception: 'sm-halves-the-square',
      operation: 'root-as-half',
      operands: ({ p, r }) => [p * r],
      rule: ({ p, r }: Twice) => whole(frac(p * r, 2)),
      why: ({ u, s, v }) => `is half of ${u * s * s * u * v * v} instead of its square root.`,
    },
    {
      misconception: 'sm-keeps-the-coefficient',
      operation: 'wrong-number-used',
      operands: ({ r }) => [r],
      rule: ({ r }: Twice) => num(r),
      says: ({ u, v }) => `I took $${u * v * v}$, the coefficient of $x$, for $k$.`,
      why: ({ u, v, s }) =>
        `makes the coefficients of $x$ equal, but then those of $y$ are ${u * s * s} and ${u * v * v}.`,
    },
    {
      misconception: 'sm-adds-the-same-difference',
      rule: ({ p, r }: Twice) => whole(frac(p + r, 2)),
      why: ({ u, s, v }) =>
        `lies in the middle between ${u * s * s} and ${u * v * v}; equal ratios are needed, not equal differences.`,
    },
    {
      misconception: 'sm-keeps-the-coefficient',
      operation: 'wrong-number-used',
      operands: ({ p }) => [p],
      rule: ({ p }: Twice) => num(p),
      says: ({ u, s }) => `I took $${u * s * s}$, the coefficient of $y$, for $k$.`,
      why: ({ u, v, s }) =>
        `makes the coefficients of $y$ equal, but then those of $x$ are ${u * s * s} and ${u * v * v}.`,
    },
    {
      misconception: 'sm-adds-the-same-difference',
      rule: ({ p, r }: Twice) => num(Math.abs(p - r)),
      says: ({ u, s, v }) => `I subtracted $${u * Math.min(s, v) ** 2}$ from $${u * Math.max(s, v) ** 2}$.`,
      why: ({ u, s, v }) => `is the difference of ${u * s * s} and ${u * v * v}; equal ratios are needed.`,
    },
  ],
  explain: ({ u, s, v, c1, c2 }) => ({
    plan: 'A system without a solution has parallel lines: the coefficients of both variables are in the same ratio. The unknown constant stands in both, so its square is found.',
    steps: [
      {
        do: `$\\frac{k}{${u * v * v}} = \\frac{${u * s * s}}{k}$`,
        why: 'Coefficient of $x$ to coefficient of $x$ as coefficient of $y$ to coefficient of $y$.',
      },
      { do: `$k^2 = ${u * s * s} \\cdot ${u * v * v} = ${u * s * s * u * v * v}$`, why: 'Cross-multiply.' },
      { do: `$k = \\sqrt{${u * s * s * u * v * v}} = ${u * s * v}$`, why: 'The constant is positive.' },
      {
        do: `The lines are distinct, since $\\frac{${c1}}{${c2}}$ is another ratio.`,
        why: 'Otherwise there would be infinitely many solutions.',
      },
    ],
    check: `With $k = ${u * s * v}$ the ratios are $\\frac{${u * s * v}}{${u * v * v}}$ and $\\frac{${u * s * s}}{${u * s * v}}$; both are ${num(frac(s, v)).html}.`,
    faster: `Cross-multiply the coefficients at once: $k \\cdot k = ${u * s * s} \\cdot ${u * v * v}$, so $k$ is the positive number whose square is $${u * s * s * u * v * v}$. That is $${u * s * v}$.`,
  }),
  check: ({ p, r }) => num(search((k) => k > 0 && k * k - p * r === 0)),
})

const SETTINGS = [
  { who: 'A theater sold', one: 'adult ticket', two: 'student ticket', unit: 'dollars', each: 'price' },
  { who: 'A farm stand sold', one: 'large pumpkin', two: 'small pumpkin', unit: 'dollars', each: 'price' },
  { who: 'A print shop sold', one: 'poster', two: 'postcard', unit: 'dollars', each: 'price' },
  { who: 'A museum sold', one: 'day ticket', two: 'guided tour', unit: 'dollars', each: 'price' },
] as const

const ASKED = ['term', 'number', 'coefficient', 'other'] as const

/** What the four parts of the equation mean; the second kind is asked about. */
const meanings = (i: number) => {
  const { one, two } = SETTINGS[i] as (typeof SETTINGS)[number]
  return {
    term: text(`The total amount, in dollars, paid for the ${two}s`),
    number: text(`The number of ${two}s that were sold`),
    coefficient: text(`The price, in dollars, of one ${two}`),
    other: text(`The total amount, in dollars, paid for the ${one}s`),
  }
}

const meaning = template({
  id: 'sat-math/system-best-interpretation',
  skill,
  difficulty: 'Medium',
  b: -0.2,
  calculator: true,
  seconds: 70,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        i: int(rng, 0, 3),
        a: int(rng, 8, 18),
        b: int(rng, 3, 7),
        x: int(rng, 20, 60),
        y: int(rng, 20, 60),
        asked: pick(rng, ASKED),
      }),
      ({ x, y }) => x !== y,
    ),
  frames: [
    {
      id: 'system',
      kind: 'words',
      items: 8,
      stem: ({ i, a, b, x, y, asked }) => {
        const { who, one, two } = SETTINGS[i] as (typeof SETTINGS)[number]
        const part = { term: `${b}y`, number: 'y', coefficient: `${b}`, other: `${a}x` }[asked]
        return `<p>$x + y = ${x + y}$<br>$${a}x + ${b}y = ${a * x + b * y}$</p><p>${who} $x$ ${one}s and $y$ ${two}s in one day and took in ${a * x + b * y} dollars for them, as the given system of equations shows. What is the best interpretation of $${part}$ in this context?</p>`
      },
    },
    {
      id: 'equation',
      kind: 'words',
      items: 8,
      stem: ({ i, a, b, x, y, asked }) => {
        const { who, one, two } = SETTINGS[i] as (typeof SETTINGS)[number]
        const part = {
          term: `the expression $${b}y$`,
          number: 'the variable $y$',
          coefficient: `the number ${b}`,
          other: `the expression $${a}x$`,
        }[asked]
        return `${who} ${x + y} items one Saturday: $x$ ${one}s and $y$ ${two}s. The equation $${a}x + ${b}y = ${a * x + b * y}$ describes the money from these sales, in dollars. Which of the following is the best interpretation of ${part} in the equation?`
      },
    },
  ],
  given: ({ i, a, b, x, y, asked }) => ({ i: meanings(i), a, b, items: x + y, total: a * x + b * y, asked }),
  answer: ({ i, asked }) => meanings(i)[asked],
  traps: [
    {
      misconception: 'sm-part-for-the-product',
      rule: ({ i, asked }) => (asked === 'term' ? i.coefficient : i.term),
      says: ({ asked }) =>
        ({
          term: 'I took the product for the price in it.',
          other: 'I named the amount for the other kind.',
          number: 'I took the number of pieces for the whole amount of money.',
          coefficient: 'I took the price of one piece for the whole amount of money.',
        })[asked],
      why: ({ b, asked }) =>
        asked === 'term'
          ? `is what ${b} alone stands for.`
          : asked === 'other'
            ? `is what $${b}y$ stands for.`
            : `is what the product $${b}y$ stands for.`,
    },
    {
      misconception: 'sm-number-for-the-price',
      rule: ({ i, asked }) => (asked === 'number' ? i.coefficient : i.number),
      says: ({ asked }) =>
        ({
          term: 'I took the product for the number of pieces in it.',
          other: 'I took an amount for a number of pieces, and that of the other kind.',
          number: 'I took the number of pieces for the price of one.',
          coefficient: 'I took the price of one piece for the number of pieces.',
        })[asked],
      why: ({ b, asked }) => (asked === 'number' ? `is what ${b} stands for.` : 'is what $y$ alone stands for.'),
    },
    {
      misconception: 'sm-names-the-other-kind',
      rule: ({ i, asked }) => (asked === 'other' ? i.coefficient : i.other),
      says: ({ asked }) =>
        asked === 'other'
          ? 'I took an amount for a price, and that of the other kind.'
          : asked === 'term'
            ? 'I named the amount for the other kind.'
            : `I took a ${asked === 'number' ? 'number of pieces' : 'price'} for an amount of money, and that of the other kind.`,
      why: ({ a, b, asked }) => (asked === 'other' ? `is what ${b} stands for.` : `is what $${a}x$ stands for.`),
    },
  ],
  explain: ({ i, a, b, asked }) => {
    const { one, two } = SETTINGS[i] as (typeof SETTINGS)[number]
    return {
      plan: 'Say what each variable counts. A coefficient belongs to one piece, and the product is the amount for all of them.',
      steps: [
        { do: `$x$ is the number of ${one}s and $y$ the number of ${two}s.`, why: 'The text says so.' },
        {
          do: `${a} dollars is the price of one ${one}, and ${b} dollars that of one ${two}.`,
          why: 'Price times number gives money.',
        },
        {
          do: `So $${a}x$ is the money for the ${one}s and $${b}y$ the money for the ${two}s.`,
          why: 'Together they make the total.',
        },
        { do: `The part that is asked for means: ${meanings(i)[asked].html}.`, why: 'Compare with the options.' },
      ],
      check: {
        term: `For 10 ${two}s, $${b}y$ is $${b} \\cdot 10 = ${10 * b}$ dollars: the money for all 10, not for one.`,
        number: `For 10 ${two}s, $y = 10$ and $${b}y = ${10 * b}$ dollars: $y$ itself counts ${two}s and is no money.`,
        coefficient: `For one ${two}, $y = 1$ and $${b}y = ${b} \\cdot 1 = ${b}$ dollars: ${b} dollars is what one costs.`,
        other: `For 10 ${one}s, $${a}x$ is $${a} \\cdot 10 = ${10 * a}$ dollars: the money for all 10, not for one.`,
      }[asked],
      faster: `Go by the units: $${a}x + ${b}y$ is an amount of dollars, so each product is money, each number before a letter is a price, and each letter alone is a count.`,
    }
  },
  // By unit and kind: dollars for all, pieces, dollars for one.
  check: ({ i, asked }) => {
    const [kind, unit] = {
      term: ['two', 'money'],
      number: ['two', 'pieces'],
      coefficient: ['two', 'each'],
      other: ['one', 'money'],
    }[asked] as [string, string]
    return kind === 'one' ? i.other : unit === 'money' ? i.term : unit === 'pieces' ? i.number : i.coefficient
  },
})

export const templates: readonly Template[] = [twice, meaning]
