import { add, frac, int, money, mul, num, person, pow, sub, table, template, until } from '#kit'
import { numbersOf } from '../read-tex.ts'
import { cross } from './linear-exponential-crossings.ts'

const skill = 'a1-linear-versus-exponential'

const plans = (a: number, d: number, s: number): string =>
  `Plan A pays ${money(a)} in week 1 and ${money(d)} more in each following week. Plan B pays ${money(s)} in week 1 and twice as much in each following week.`

const levels = (a: number, d: number, s: number): number[][] =>
  [1, 2, 3].map((n) => [n, a + d * (n - 1), s * 2 ** (n - 1)])

type Offer = Readonly<{ told?: string; rows?: readonly (readonly number[])[] }>

/** Start and increase of the line, and start of the curve, as the stem shows them. */
function offer({ told, rows }: Offer): Readonly<{ a: number; d: number; s: number }> {
  if (rows) return { a: rows[0]?.[1] ?? 0, d: (rows[1]?.[1] ?? 0) - (rows[0]?.[1] ?? 0), s: rows[0]?.[2] ?? 0 }
  const [a = 0, , d = 0, s = 0] = (told ?? '').replace(/,/g, '').match(/\d+/g)?.map(Number) ?? []
  return { a, d, s }
}

const overtake = template({
  id: 'algebra-1/linear-exponential-overtake',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: true,
  seconds: 95,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 12) * 10, d: int(rng, 2, 10) * 10, s: int(rng, 1, 5) }),
      ({ a, d, s }) => {
        const w = first(a, d, s)
        return w >= 4 && w <= 10 && a + d * (w - 1) !== s * 2 ** (w - 1)
      },
    ),
  frames: [
    {
      id: 'pay',
      kind: 'words',
      items: 7,
      stem: ({ a, d, s }, rng) =>
        `${person(rng)} may choose between two weekly payments. ${plans(a, d, s)} In which week does plan B pay more than plan A for the first time?`,
    },
    {
      id: 'table',
      kind: 'table',
      items: 6,
      response: 'choice',
      stem: ({ a, d, s }, rng) =>
        `<p>${person(rng)} compares two games. Both patterns go on in the same way.</p>${table(
          ['Level', 'Points in game A', 'Points in game B'],
          levels(a, d, s),
        )}<p>At which level are there more points in game B than in game A for the first time?</p>`,
    },
  ],
  given: ({ a, d, s }, frame) => (frame === 'table' ? { rows: levels(a, d, s) } : { told: plans(a, d, s) }),
  answer: ({ a, d, s }) => num(first(a, d, s)),
  traps: [
    {
      misconception: 'a1-expo-ignores-the-growth-of-the-line',
      says: () => 'I compared with what plan A pays in week 1, although plan A grows as well.',
      classic: true,
      rule: (g) => {
        const { a, s } = offer(g)
        let n = 1
        while (s * 2 ** (n - 1) <= a) n++
        return num(n)
      },
      why: () => 'compares with the first value only, although that one grows too.',
    },
    {
      misconception: 'a1-expo-stops-one-step-early',
      says: ({ a, d, s }) =>
        `I used $${a} + ${d}n$ and $${s === 1 ? '' : `${s} \\cdot `}2^n$, in which the first values belong to $n = 0$, and gave the first $n$ for which the second is greater.`,
      rule: (g) => {
        const { a, d, s } = offer(g)
        let n = 0
        while (s * 2 ** n <= a + d * n) n++
        return num(n)
      },
      why: () => 'counts the steps after the first one, not the first one itself.',
    },
    {
      misconception: 'a1-expo-compares-the-totals',
      rule: (g) => {
        const { a, d, s } = offer(g)
        let [n, line, curve] = [0, 0, 0]
        do {
          line += a + d * n
          curve += s * 2 ** n
          n++
        } while (curve <= line)
        return num(n)
      },
      why: () => 'compares what has come together up to then, not the single values.',
    },
    {
      misconception: 'a1-expo-compares-with-the-increase',
      rule: (g) => {
        const { d, s } = offer(g)
        let n = 1
        while (s * 2 ** (n - 1) <= d) n++
        return num(n)
      },
      why: () => 'compares with what is added each time only.',
    },
  ],
  explain: ({ a, d, s }, frame) => {
    const w = first(a, d, s)
    const [step, one, two] = frame === 'table' ? ['Level', 'game A', 'game B'] : ['Week', 'plan A', 'plan B']
    return {
      plan: 'One pattern adds the same amount in each step, the other one doubles: carry both on, step by step, until the doubling one is ahead.',
      steps: [
        {
          do: `${step} 1: $${a}$ in ${one} and $${s}$ in ${two}. In each step ${one} adds $${d}$, and ${two} is multiplied by $2$.`,
          why:
            frame === 'table'
              ? `$${a + d} - ${a} = ${d}$, and $${2 * s} \\div ${s} = 2$.`
              : 'More by a fixed amount is adding; twice as much is multiplying.',
        },
        {
          do: `In ${one} the values are $${Array.from({ length: w - 1 }, (_, i) => a + d * i).join(', ')}$; in ${two} they are $${Array.from({ length: w - 1 }, (_, i) => s * 2 ** i).join(', ')}$.`,
          why: `Up to number ${w - 1} the first is never behind.`,
        },
        {
          do: `${step} ${w}: $${a + d * (w - 2)} + ${d} = ${a + d * (w - 1)}$ in ${one} and $${s * 2 ** (w - 2)} \\cdot 2 = ${s * 2 ** (w - 1)}$ in ${two}. Now ${two} is ahead, so the answer is $${w}$.`,
          why: 'Doubling overtakes adding in the end.',
        },
      ],
      check: `With formulas: $${a} + ${d} \\cdot ${w - 1} = ${a + d * (w - 1)}$ and $${s} \\cdot 2^{${w - 1}} = ${s * 2 ** (w - 1)}$.`,
      faster: `In a calculator’s table of $y = ${a} + ${d}(x - 1)$ and $y = ${s} \\cdot 2^{x - 1}$ for $x = 1, 2, 3, \\ldots$, the second value is the greater one for the first time at $x = ${w}$.`,
    }
  },
  // Carries both patterns on, week by week, from the words or from the rows of the table.
  check: ({ told, rows }) => {
    const week = (slow: number, more: number, fast: number, times: number): number => {
      let [n, a, b] = [1, slow, fast]
      for (; b <= a && n < 30; n++) [a, b] = [a + more, b * times]
      return n
    }
    if (told === undefined) {
      const [[, p = 0, q = 0] = [], [, r = 0, t = 0] = []] = rows
      return num(week(p, r - p, q, t / q))
    }
    const [a = 0, , d = 0, s = 0] = numbersOf(told)
    return num(week(a, d, s, 2))
  },
})

const first = (a: number, d: number, s: number): number => {
  let n = 1
  while (s * 2 ** (n - 1) <= a + d * (n - 1)) n++
  return n
}

const compare = template({
  id: 'algebra-1/linear-exponential-difference',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: false,
  seconds: 95,
  response: 'choice',
  draw: (rng) => ({ a: int(rng, 2, 9), r: int(rng, 2, 4), n: int(rng, 3, 4) }),
  frames: [
    {
      id: 'both',
      kind: 'multi-step',
      items: 7,
      stem: ({ a, r, n }) =>
        `A linear function $f$ and an exponential function $g$ agree at two places: $f(0) = g(0) = ${a}$ and $f(1) = g(1) = ${a * r}$. What is $g(${n}) - f(${n})$?`,
    },
  ],
  given: ({ a, r, n }) => ({ zero: a, one: a * r, n }),
  answer: ({ a, r, n }) => num(a * r ** n - (a + n * a * (r - 1))),
  traps: [
    {
      misconception: 'a1-expo-gives-one-function-only',
      says: ({ n }) => `I gave $g(${n})$ instead of the difference.`,
      classic: true,
      operation: 'term-left-out',
      operands: ({ zero, one, n }) => [mul(zero, pow(frac(one, zero), n))],
      rule: ({ zero, one, n }) => num(zero * (one / zero) ** n),
      why: ({ n }) => `is $g(${n})$ alone.`,
    },
    {
      misconception: 'a1-expo-uses-value-as-slope',
      says: ({ a, r }) => `I used $${a * r}$ as the slope of $f$.`,
      operation: 'wrong-number-used',
      operands: ({ one }) => [one],
      after: (got, { zero, one, n }) => sub(mul(zero, pow(frac(one, zero), n)), add(zero, mul(n, got))),
      rule: ({ zero, one, n }) => num(zero * (one / zero) ** n - (zero + n * one)),
      why: ({ a, r }) => `uses $${a * r}$ as the slope of $f$.`,
    },
    {
      misconception: 'a1-expo-forgets-the-start-value',
      operation: 'term-left-out',
      operands: ({ zero, one, n }) => [mul(zero, pow(frac(one, zero), n)), (zero - one) * n],
      rule: ({ zero, one, n }) => num(zero * (one / zero) ** n - n * (one - zero)),
      why: ({ a }) => `forgets that $f$ starts at $${a}$.`,
    },
    {
      misconception: 'a1-expo-gives-one-function-only',
      says: ({ n }) => `I gave $f(${n})$ instead of the difference.`,
      rule: ({ zero, one, n }) => num(zero + n * (one - zero)),
      why: ({ n }) => `is $f(${n})$ alone.`,
    },
    {
      misconception: 'a1-expo-stops-one-step-early',
      says: ({ n }) => `I gave the difference at $x = ${n - 1}$.`,
      operation: 'off-by-one',
      operands: ({ n }) => [n, -1],
      after: (got, { zero, one }) => sub(mul(zero, pow(frac(one, zero), got.n)), add(zero, mul(one - zero, got))),
      rule: ({ zero, one, n }) => num(zero * (one / zero) ** (n - 1) - (zero + (n - 1) * (one - zero))),
      why: ({ n }) => `is the difference at $x = ${n - 1}$.`,
    },
    {
      misconception: 'a1-expo-stops-one-step-early',
      says: () => 'I took one step too few for $f$.',
      operation: 'off-by-one',
      operands: ({ n }) => [n, -1],
      after: (got, { n, zero, one }) => sub(mul(zero, pow(frac(one, zero), n)), add(zero, mul(one - zero, got))),
      rule: ({ zero, one, n }) => num(zero * (one / zero) ** n - (zero + (n - 1) * (one - zero))),
      why: () => 'takes one step too few for $f$.',
    },
    {
      misconception: 'a1-expo-counts-one-period-too-many',
      says: () => 'I took one step too many for $g$.',
      operation: 'off-by-one',
      operands: ({ n }) => [n],
      after: (got, { zero, one, n }) => sub(mul(zero, pow(frac(one, zero), got.n)), add(zero, mul(n, one - zero))),
      rule: ({ zero, one, n }) => num(zero * (one / zero) ** (n + 1) - (zero + n * (one - zero))),
      why: () => 'takes one step too many for $g$.',
    },
  ],
  explain: ({ a, r, n }) => {
    const [d, f, g] = [a * r - a, a + n * (a * r - a), a * r ** n]
    return {
      plan: 'The two given values fix both functions: the linear one adds the same amount in each step, the exponential one multiplies by the same number.',
      steps: [
        {
          do: `From $${a}$ to $${a * r}$: $f$ adds $${a * r} - ${a} = ${d}$ in each step, and $g$ is multiplied by $${a * r} \\div ${a} = ${r}$.`,
          why: 'A linear function has equal differences, an exponential function equal quotients.',
        },
        {
          do: `$f(${n}) = ${a} + ${n} \\cdot ${d} = ${a} + ${n * d} = ${f}$`,
          why: `From $x = 0$ to $x = ${n}$ there are ${n} steps.`,
        },
        {
          do: `$g(${n}) = ${a} \\cdot ${r}^{${n}} = ${a} \\cdot ${r ** n} = ${g}$`,
          why: 'Here each step is one more factor.',
        },
        { do: `$g(${n}) - f(${n}) = ${g} - ${f} = ${g - f}$`, why: 'Subtract in the order that is asked for.' },
      ],
      check: `Step by step, $f$ has the values $${Array.from({ length: n + 1 }, (_, i) => a + i * d).join(', ')}$ and $g$ the values $${Array.from({ length: n + 1 }, (_, i) => a * r ** i).join(', ')}$.`,
      faster: `Both values are multiples of $${a}$: $g(${n})$ is $${r ** n}$ times and $f(${n})$ is $1 + ${n} \\cdot ${r - 1} = ${1 + n * (r - 1)}$ times $${a}$. The difference is $${a} \\cdot (${r ** n} - ${1 + n * (r - 1)}) = ${g - f}$.`,
    }
  },
  check: ({ zero, one, n }) => {
    let [f, g] = [frac(zero), frac(zero)]
    for (let i = 0; i < n; i++) {
      f = frac(f.n + one - zero)
      g = frac(g.n * one, g.d * zero)
    }
    return num(frac(g.n * f.d - f.n * g.d, g.d * f.d))
  },
})

export const templates = [overtake, compare, cross]
