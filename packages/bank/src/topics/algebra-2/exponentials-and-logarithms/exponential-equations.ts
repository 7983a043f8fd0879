import { div, expr, group, int, linear, money, nonZero, num, person, pick, type Template, template, until } from '#kit'

const exp = { skill: 'a2-exponential-equations', calculator: false, response: 'choice' } as const

type Same = Readonly<{ p: number; m: number; n: number; a: number; b: number }>

const times = (m: number, inner: string) => (m === 1 ? inner : `${m}(${inner})`)

const sameBase = template({
  ...exp,
  id: 'algebra-2/exponential-equation-common-base',
  difficulty: 'Medium',
  b: 0,
  seconds: 70,
  draw: (rng): Same =>
    until(
      () => ({
        p: pick(rng, [2, 3, 5]),
        m: int(rng, 1, 4),
        n: int(rng, 1, 4),
        a: nonZero(rng, -5, 6),
        b: nonZero(rng, -5, 6),
      }),
      ({ p, m, n, a, b }) =>
        m !== n && p ** Math.max(m, n) < 130 && a !== b && (n * b - m * a) % (m - n) === 0 && n * b !== m * a,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ p, m, n, a, b }) => `Solve $${p ** m}^{${linear(1, a)}} = ${p ** n}^{${linear(1, b)}}$.`,
    },
    {
      id: 'grid',
      kind: 'bare',
      items: 6,
      response: 'grid',
      stem: ({ p, m, n, a, b }) =>
        `For what value of $x$ do the graphs of $y = ${p ** m}^{${linear(1, a)}}$ and $y = ${p ** n}^{${linear(1, b)}}$ meet?`,
    },
  ],
  given: ({ p, m, n, a, b }) => ({ p: p ** m, q: p ** n, a, b }),
  answer: ({ m, n, a, b }) => num(div(n * b - m * a, m - n)),
  traps: [
    {
      misconception: 'a2-exp-multiplies-the-first-term-only',
      shortcut: ({ m, n, a, b }) => num(div(b - a, m - n)),
      why: () => 'multiplies only the $x$ in the exponents and not the numbers beside it.',
    },
    {
      misconception: 'a2-exp-loses-a-sign',
      shortcut: ({ m, n, a, b }) => num(div(m * a - n * b, m - n)),
      why: () => 'is the right number with the wrong sign.',
    },
    {
      misconception: 'a2-exp-uses-the-bases-as-factors',
      shortcut: ({ p, m, n, a, b }) =>
        (p ** n * b - p ** m * a) % (p ** m - p ** n) === 0 ? num((p ** n * b - p ** m * a) / (p ** m - p ** n)) : null,
      why: () => 'multiplies the exponents by the bases.',
    },
    {
      misconception: 'a2-exp-loses-a-sign',
      shortcut: ({ m, n, a, b }) => num(div(n * b + m * a, m - n)),
      why: () => 'brings a number to the other side without changing its sign.',
    },
    {
      misconception: 'a2-exp-adds-exponents-of-a-power',
      shortcut: ({ m, n, a, b }) => num(n + b - m - a),
      why: ({ m, n }) => `adds ${m} and ${n} to the exponents; exponents of a power of a power are multiplied.`,
    },
    {
      misconception: 'a2-exp-swaps-the-bases',
      shortcut: ({ m, n, a, b }) => num(div(m * b - n * a, n - m)),
      why: () => 'multiplies each exponent by the number that belongs to the other side.',
    },
  ],
  explain: ({ p, m, n, a, b }) => [
    {
      do: `Write both sides with the base ${p}; the exponents are $${times(m, linear(1, a))}$ and $${times(n, linear(1, b))}$.`,
      why: 'Exponents of a power of a power are multiplied.',
    },
    {
      do: `$${linear(m, m * a)} = ${linear(n, n * b)}$, so $x = ${(n * b - m * a) / (m - n)}$.`,
      why: 'Equal powers of one base have equal exponents.',
    },
  ],
  check: ({ p, q, a, b }) =>
    num(
      Array.from({ length: 401 }, (_, i) => i - 200).find(
        (x) => Math.abs((x + a) * Math.log(p) - (x + b) * Math.log(q)) < 1e-9,
      ) ?? 999,
    ),
})

type WithLog = Readonly<{ k: number; b: number; c: number }>
const lb = (b: number, x: number) => expr(`x = \\log_{${b}} ${x}`, () => Math.log(x) / Math.log(b))

const withLog = template({
  ...exp,
  id: 'algebra-2/exponential-equation-with-logarithm',
  difficulty: 'Medium',
  b: 0.1,
  seconds: 60,
  draw: (rng): WithLog =>
    until(
      () => ({ k: int(rng, 2, 6), b: int(rng, 2, 9), c: int(rng, 5, 30) }),
      ({ k, b, c }) => b !== c && c % b !== 0 && k !== b && k * c > b,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ k, b, c }) => `What is the solution of $${k} \\cdot ${b}^x = ${k * c}$?`,
    },
  ],
  given: ({ k, b, c }) => ({ k, b, y: k * c }),
  answer: ({ b, c }) => lb(b, c),
  traps: [
    {
      misconception: 'a2-exp-multiplies-factor-and-base',
      shortcut: ({ k, b, c }) => lb(k * b, k * c),
      why: ({ k, b }) => `multiplies ${k} and ${b}, but only ${b} has the exponent.`,
    },
    {
      misconception: 'a2-exp-swaps-the-bases',
      shortcut: ({ b, c }) => lb(c, b),
      why: () => 'swaps the base and the number.',
    },
    {
      misconception: 'a2-exp-forgets-to-divide-by-the-start',
      shortcut: ({ k, b, c }) => lb(b, k * c),
      why: ({ k }) => `forgets to divide by ${k}.`,
    },
    {
      misconception: 'a2-exp-subtracts-the-factor',
      shortcut: ({ k, b, c }) => lb(b, k * c - k),
      why: ({ k }) => `subtracts ${k}, although it is a factor.`,
    },
    {
      misconception: 'a2-exp-multiplies-factor-and-base',
      shortcut: ({ k, b, c }) => lb(k * c, k * b),
      why: ({ k, b }) => `multiplies ${k} and ${b}, and swaps the base and the number.`,
    },
    {
      misconception: 'a2-exp-multiplies-factor-and-base',
      shortcut: ({ k, b, c }) => lb(k * b, c),
      why: ({ k, b }) => `divides by ${k}, but multiplies it into the base ${b} as well.`,
    },
  ],
  explain: ({ k, b, c }) => [
    { do: `Divide both sides by ${k}: $${b}^x = ${c}$.`, why: 'The power must stand alone.' },
    { do: `So $x = \\log_{${b}} ${c}$.`, why: `The logarithm with base ${b} undoes powers of ${b}.` },
  ],
  check: ({ k, b, y }) => expr('c', () => (Math.log(y) - Math.log(k)) / Math.log(b)),
})

type Reach = Readonly<{ p: number; r: number; f: number; s: number }>

const reachStories = [
  (p: number, r: number, e: number, who: string) =>
    `${who} puts ${money(p)} into a fund that ${r > 0 ? 'gains' : 'loses'} ${Math.abs(r)}% of its value every year. After how many years $t$ will the value be ${money(e)}?`,
  (p: number, r: number, e: number, who: string) =>
    `${who} counts ${group(p)} geese on an island. If their number ${r > 0 ? 'grows' : 'falls'} by ${Math.abs(r)}% each year, after how many years $t$ will there be ${group(e)} geese?`,
]

const over = (top: number, bottom: number) =>
  expr(`t = \\frac{\\log ${top}}{\\log ${bottom}}`, () => Math.log(top) / Math.log(bottom))

const factor = (r: number) => (100 + r) / 100

/** r is negative for decay; then f is the share that is left. */
const reach = template({
  ...exp,
  calculator: true,
  id: 'algebra-2/time-to-reach-an-amount',
  difficulty: 'High',
  b: 0.5,
  seconds: 80,
  draw: (rng): Reach => {
    const up = int(rng, 0, 1) === 1
    return {
      p: int(rng, 2, 40) * 100,
      r: int(rng, 2, 9) * (up ? 1 : -1),
      f: up ? pick(rng, [2, 3, 4, 5]) : pick(rng, [0.5, 0.25, 0.2, 0.4]),
      s: int(rng, 0, 1),
    }
  },
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 7,
      stem: ({ p, r, f, s }, rng) =>
        (reachStories[s] as (typeof reachStories)[number])(p, r, Math.round(p * f), person(rng)),
    },
  ],
  given: ({ p, r, f }) => ({ p, r, end: Math.round(p * f) }),
  answer: ({ r, f }) => over(f, factor(r)),
  traps: [
    {
      misconception: 'a2-exp-turns-the-quotient-over',
      shortcut: ({ r, f }) => over(factor(r), f),
      why: () => 'has the quotient upside down.',
    },
    {
      misconception: 'a2-exp-forgets-to-divide-by-the-start',
      shortcut: ({ p, r, f }) => over(Math.round(p * f), factor(r)),
      why: ({ p }) => `forgets to divide by ${p}.`,
    },
    {
      misconception: 'a2-exp-uses-the-rate-as-factor',
      shortcut: ({ r, f }) => over(f, Math.abs(r) / 100),
      why: ({ r }) => `uses ${Math.abs(r)}% as the factor of a year.`,
    },
    {
      misconception: 'a2-exp-confuses-growth-and-decay',
      shortcut: ({ r, f }) => over(f, factor(-r)),
      why: ({ r }) => `uses the factor of a ${r > 0 ? 'loss' : 'gain'}.`,
    },
    {
      misconception: 'a2-exp-turns-the-quotient-over',
      shortcut: ({ p, r, f }) => over(factor(r), Math.round(p * f)),
      why: ({ p }) => `has the quotient upside down, and forgets to divide by ${p}.`,
    },
    {
      misconception: 'a2-exp-turns-the-quotient-over',
      shortcut: ({ r, f }) => over(factor(-r), f),
      why: ({ r }) => `has the quotient upside down, with the factor of a ${r > 0 ? 'loss' : 'gain'}.`,
    },
  ],
  explain: ({ p, r, f }) => [
    { do: `$${p} \\cdot ${factor(r)}^t = ${Math.round(p * f)}$, so $${factor(r)}^t = ${f}$.`, why: `Divide by ${p}.` },
    {
      do: `Take logarithms: $t \\log ${factor(r)} = \\log ${f}$, so $t = \\frac{\\log ${f}}{\\log ${factor(r)}}$.`,
      why: 'The exponent comes down as a factor.',
    },
  ],
  check: ({ p, r, end }) => expr('c', () => Math.log2(end / p) / Math.log2(1 + r / 100)),
})

type Decay = Readonly<{ start: number; h: number; k: number }>

const decay = template({
  ...exp,
  id: 'algebra-2/time-until-a-fraction-is-left',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 75,
  draw: (rng): Decay => ({ start: 16 * int(rng, 3, 20), h: pick(rng, [5, 6, 8, 12, 14, 28]), k: pick(rng, [3, 4]) }),
  frames: [
    {
      id: 'grid',
      kind: 'words',
      items: 7,
      response: 'grid',
      stem: ({ start, h, k }) =>
        `A radioactive substance has a half-life of ${h} days, so that $${start} \\cdot 2^{-t/${h}}$ grams are left after $t$ days. After how many days are ${start / 2 ** k} grams left?`,
    },
  ],
  given: ({ start, h, k }) => ({ start, h, end: start / 2 ** k }),
  answer: ({ h, k }) => num(h * k),
  traps: [
    { misconception: 'a2-exp-divides-by-the-number-of-periods', shortcut: ({ h, k }) => num(h * 2 ** k) },
    { misconception: 'a2-exp-miscounts-the-periods', shortcut: ({ h, k }) => num(h * (k - 1)) },
    { misconception: 'a2-exp-gives-the-number-of-periods', shortcut: ({ k }) => num(k) },
  ],
  explain: ({ start, h, k }) => [
    {
      do: `$2^{-t/${h}} = \\frac{${start / 2 ** k}}{${start}} = \\frac{1}{${2 ** k}} = 2^{-${k}}$`,
      why: `Divide by ${start} and write the right side as a power of 2.`,
    },
    { do: `$\\frac{t}{${h}} = ${k}$, so $t = ${h * k}$.`, why: 'Equal powers of 2 have equal exponents.' },
  ],
  check: ({ start, h, end }) => num(Math.round(-h * Math.log2(end / start))),
})

export const templates: readonly Template[] = [sameBase, withLog, reach, decay]
