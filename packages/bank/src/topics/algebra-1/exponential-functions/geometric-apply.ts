import {
  div,
  eq,
  frac,
  int,
  list,
  mul,
  nameTheMistake,
  num,
  person,
  pow,
  sub,
  template,
  toTex,
  until,
  withFaster,
} from '#kit'
import { numbersOf } from '../read-tex.ts'
import { begins, type Geo, geo, stepsTo, term } from './geometric.ts'

const skill = 'a1-geometric-sequences'

const worth = (g: Geo): string =>
  `level 1 is worth ${g.a} points and each level is worth ${g.r} times as much as the one before`

const position = template({
  id: 'algebra-1/geometric-position',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: true,
  seconds: 85,
  response: 'grid',
  draw: (rng) =>
    until(
      (): Geo => ({ a: int(rng, 2, 9), r: int(rng, 2, 5), n: int(rng, 5, 8) }),
      (g) => term(g, g.n) < 20000 && g.a >= g.r,
    ),
  frames: [
    {
      id: 'which',
      kind: 'multi-step',
      items: 6,
      stem: (g) =>
        `Which term of the geometric sequence $${begins(g, 3)}, \\ldots$ is equal to $${term(g, g.n)}$? Give its number.`,
    },
    {
      id: 'words',
      kind: 'multi-step',
      items: 6,
      response: 'choice',
      stem: (g, rng) =>
        `In a tournament app, ${worth(g)}. ${person(rng)} has just won a level that is worth ${term(g, g.n)} points. Which level was it?`,
    },
  ],
  given: (g, frame) =>
    frame === 'which' ? { value: term(g, g.n), list: begins(g, 3) } : { value: term(g, g.n), words: worth(g) },
  answer: ({ n }) => num(n),
  traps: [
    {
      misconception: 'a1-expo-stops-one-step-early',
      says: () => 'I counted the multiplications, not the terms.',
      classic: true,
      rule: (g) => num(stepsTo(g)),
      why: () => 'counts the multiplications; the number of the term is one more.',
    },
    {
      misconception: 'a1-expo-adds-in-a-geometric-sequence',
      rule: (g) => {
        const { a, r } = geo(g)
        const q = (g.value - a) / (a * r - a) + 1
        return Number.isInteger(q) && q < 60 ? num(q) : null
      },
      why: () => 'counts steps of equal differences.',
    },
    {
      misconception: 'a1-expo-divides-by-the-ratio-once',
      says: () => 'I divided once by the first term and once by the ratio.',
      rule: (g) => {
        const { a, r } = geo(g)
        const q = g.value / a / r
        return q < 30 ? num(q) : null
      },
      why: () => 'divides once by the first term and once by the ratio.',
    },
    {
      misconception: 'a1-expo-divides-past-the-first-term',
      says: () =>
        'I went on dividing by the common ratio as long as the result was at least 1, and counted each number on the way.',
      rule: (g) => {
        const { r } = geo(g)
        let count = 1
        for (let x = g.value / r; x >= 1; x /= r) count++
        return num(count)
      },
      why: ({ a }) => `goes on dividing after the first value, $${a}$, is reached.`,
    },
    {
      misconception: 'a1-expo-counts-only-between',
      says: () => 'I counted only the values between the first one and this one, and neither of those two.',
      rule: (g) => num(stepsTo(g) - 1),
      why: () => 'counts only the values between the first one and this one.',
    },
  ],
  explain: (g, frame) => {
    const value = term(g, g.n)
    const powers = Array.from({ length: g.n - 1 }, (_, i) => g.r ** (i + 1))
    return {
      plan: 'Divide by the first term to see how often the common ratio was used; the number of the term is one more than that.',
      steps: [
        {
          do: `The first ${frame === 'which' ? 'term' : 'level'} is $${g.a}$, and the common ratio is ${frame === 'which' ? `$${term(g, 2)} \\div ${g.a} = ${g.r}$` : `$${g.r}$`}.`,
          why: 'Each term divided by the one before it gives the common ratio.',
        },
        {
          do: `Divide the value by the first term: $${value} \\div ${g.a} = ${g.r ** (g.n - 1)}$.`,
          why: 'What is left is made of factors of the common ratio alone.',
        },
        {
          do: `Write it as a power of $${g.r}$: the powers are $${powers.join('$, $')}$, so it is $${g.r}^{${g.n - 1}}$.`,
          why: 'The exponent tells how often the common ratio was used.',
        },
        { do: `The number is $${g.n - 1} + 1 = ${g.n}$.`, why: 'The first term has not used the common ratio yet.' },
      ],
      faster: `On a calculator, enter $${g.a}$ and multiply the last answer by $${g.r}$ until the display shows $${value}$: that is after ${g.n - 1} multiplications, so it is number ${g.n}.`,
      check: `Count up from the start: $${begins(g, g.n)}$. The value $${value}$ is number $${g.n}$.`,
    }
  },
  check: ({ value, list, words }) => {
    const steps = (a: number, ratio: number): number => {
      let n = 1
      for (let x = a; x < value; x *= ratio) n++
      return n
    }
    if (list === undefined) {
      const [, a = 1, r = 2] = numbersOf(words)
      return num(steps(a, r))
    }
    const [first = 1, second = 1] = numbersOf(list)
    return num(steps(first, second / first))
  },
})

const bounce = template({
  id: 'algebra-1/geometric-bounce',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: true,
  seconds: 85,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ h: int(rng, 1, 12) * 100, p: int(rng, 1, 3), q: int(rng, 2, 5), n: int(rng, 2, 4) }),
      ({ h, p, q, n }) => p < q && frac(p, q).d === q && mul(h, pow(frac(p, q), n)).d === 1,
    ),
  frames: [
    {
      id: 'ball',
      kind: 'words',
      items: 7,
      stem: ({ h, p, q, n }, rng) =>
        `${person(rng)} drops a ball from a height of ${h} centimeters. After each bounce it rises to $\\frac{${p}}{${q}}$ of the height before. How high, in centimeters, does it rise after bounce number ${n}?`,
    },
  ],
  given: ({ h, p, q, n }) => ({ h, ratio: frac(p, q), n }),
  answer: ({ h, p, q, n }) => num(mul(h, pow(frac(p, q), n))),
  traps: [
    {
      misconception: 'a1-expo-changes-by-the-same-amount',
      classic: true,
      operation: 'same-amount-each-time',
      operands: ({ h, ratio, n }) => [h, mul(h, sub(ratio, 1)), n],
      rule: ({ h, ratio, n }) => {
        const v = mul(h, sub(1, mul(n, sub(1, ratio))))
        return v.n > 0 ? num(v) : null
      },
      why: () => 'takes away the same height with each bounce.',
    },
    {
      misconception: 'a1-expo-stops-one-step-early',
      operation: 'off-by-one',
      operands: ({ n }) => [n, -1],
      after: (got, { h, ratio }) => mul(h, pow(ratio, got.n)),
      rule: ({ h, ratio, n }) => num(mul(h, pow(ratio, n - 1))),
      says: ({ n }) => `I gave the height after bounce number ${n - 1}.`,
      why: ({ n }) => `is the height after bounce number ${n - 1}.`,
    },
    {
      misconception: 'a1-expo-uses-the-lost-part',
      operation: 'part-for-rest',
      operands: ({ h, ratio, n }) => [h, pow(sub(1, ratio), n)],
      rule: ({ h, ratio, n }) => (eq(ratio, frac(1, 2)) ? null : num(mul(h, pow(sub(1, ratio), n)))),
      why: ({ p, q }) => `uses the part that is lost, $\\frac{${q - p}}{${q}}$.`,
    },
    {
      misconception: 'a1-expo-counts-one-period-too-many',
      says: () => 'I went one bounce too far.',
      operation: 'off-by-one',
      operands: ({ n }) => [n],
      after: (got, { h, ratio }) => mul(h, pow(ratio, got.n)),
      rule: ({ h, ratio, n }) => {
        const v = mul(h, pow(ratio, n + 1))
        return v.d <= 2 ? num(v) : null
      },
      why: ({ n }) => `is the height after bounce number ${n + 1}.`,
    },
    {
      misconception: 'a1-expo-divides-by-the-number-of-periods',
      says: ({ n }) => `I took the part once and divided by ${n} instead of multiplying again.`,
      rule: ({ h, ratio, n }) => num(div(mul(h, ratio), n)),
      why: ({ n }) => `divides by ${n} instead of multiplying again.`,
    },
  ],
  explain: ({ h, p, q, n }) => {
    const heights = Array.from({ length: n + 1 }, (_, i) => mul(h, pow(frac(p, q), i)))
    const ratio = `\\frac{${p}}{${q}}`
    return {
      plan: 'Each height is the same part of the one before, so multiply the first height by this ratio once for every bounce.',
      steps: [
        {
          do: `After bounce number 1 the ball rises to $${h} \\cdot ${ratio} = ${toTex(heights[1] ?? 0)}$ centimeters.`,
          why: 'The drop itself is not a bounce; the first bounce already uses the ratio once.',
        },
        {
          do: `After bounce number ${n} the ratio has been used ${n} times: $${h} \\cdot \\left(${ratio}\\right)^{${n}}$.`,
          why: 'Repeated multiplication by the same number is a power.',
        },
        {
          do: `$\\left(${ratio}\\right)^{${n}} = \\frac{${p}^{${n}}}{${q}^{${n}}} = \\frac{${p ** n}}{${q ** n}}$`,
          why: 'The exponent belongs to the numerator and to the denominator.',
        },
        {
          do: `$${h} \\cdot \\frac{${p ** n}}{${q ** n}} = ${toTex(heights[n] ?? 0)}$ centimeters.`,
          why: `Divide by $${q ** n}$${p === 1 ? '' : `, then multiply by $${p ** n}$`}.`,
        },
      ],
      check: `Bounce by bounce the heights are ${list(heights.slice(1).map((x) => `$${toTex(x)}$`))}: each is $${ratio}$ of the one before.`,
      faster: `In one line on a calculator: $${h} \\cdot (${p} \\div ${q})^{${n}} = ${toTex(heights[n] ?? 0)}$.`,
    }
  },
  check: ({ h, ratio: r, n }) => {
    let x = frac(h)
    for (let i = 0; i < n; i++) x = mul(x, r)
    return num(x)
  },
})

const mistake = template({
  id: 'algebra-1/geometric-mistake',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...withFaster(
    nameTheMistake({
      items: 6,
      misconception: 'a1-expo-names-an-error-without-testing',
      draw: (rng): { a: number; second: number } =>
        until(
          () => {
            const a = int(rng, 2, 7)
            return { a, second: a * int(rng, 2, 5) }
          },
          ({ a, second }) => second !== a * a,
        ),
      task: ({ a, second }) =>
        `looked for term number 5 of the geometric sequence $${a}, ${second}, ${(second * second) / a}, \\ldots$`,
      solution: ({ a, second }) => num(a * (second / a) ** 4),
      work: ({ a, second }) =>
        `The ratio is $${second / a}$, and from term 1 to term 5 there are four steps: $${a} \\cdot ${second / a}^4$.`,
      mistakes: ({ a, second }) => {
        const r = second / a
        const steps = (count: number, next: (x: number) => number) =>
          num(Array.from({ length: count }).reduce((x: number) => next(x), a))
        return [
          {
            says: `Using the ratio $${r}$ five times instead of four times`,
            result: num(a * r ** 5),
            how: `$${a} \\cdot ${r}^5 = ${a * r ** 5}$`,
            again: steps(5, (x) => x * r),
          },
          {
            says: 'Adding the first difference in every step',
            result: num(a + 4 * (a * r - a)),
            how: `$${a} + 4 \\cdot ${a * r - a} = ${a + 4 * (a * r - a)}$`,
            again: steps(4, (x) => x + second - a),
          },
          {
            says: `Multiplying $${a}$ by $4 \\cdot ${r}$`,
            result: num(a * 4 * r),
            how: `$${a} \\cdot ${4 * r} = ${a * 4 * r}$`,
            again: num(second + second + second + second),
          },
          {
            says: 'Stopping at term number 4',
            result: num(a * r ** 3),
            how: `$${a} \\cdot ${r}^3 = ${a * r ** 3}$`,
            again: steps(3, (x) => x * r),
          },
        ]
      },
    }),
    ({ e: { a, second }, which }) => {
      const r = second / a
      const terms = [0, 1, 2, 3, 4].map((k) => a * r ** k)
      return [
        `Write the terms on: $${terms.join(', ')}$. The next one would be the wrong answer, $${a * r ** 5}$, so the ratio was used once too often.`,
        `Take the first term away: $${a + 4 * (second - a)} - ${a} = ${4 * (second - a)} = 4 \\cdot ${second - a}$, four times the first difference, $${second} - ${a}$.`,
        `Divide by the first term: $${4 * second} \\div ${a} = ${4 * r} = 4 \\cdot ${r}$, where $${r}^4$ is right.`,
        `Write the terms on: $${terms.slice(0, 4).join(', ')}$. The wrong answer is the fourth of them.`,
      ][which]
    },
  ),
})

export const templates = [position, bounce, mistake]
