import {
  expr,
  gcd,
  int,
  linear,
  list,
  nameTheMistake,
  nonZero,
  paren,
  shuffle,
  signed,
  table,
  template,
  text,
  until,
  withFaster,
} from '#kit'
import { readValue } from '../read-tex.ts'
import { factors, px } from './forms.ts'
import { mon, out } from './monomials.ts'

export const skill = 'a1-factoring-gcf'

/** `px(ax + b) + q(ax + b)`, and the same multiplied out, group by group. */
const twoParts = (a: number, b: number, p: number, q: number): string =>
  `${linear(p, 0)}(${linear(a, b)})${q < 0 ? ' - ' : ' + '}${Math.abs(q)}(${linear(a, b)})`

const fourTerms = (a: number, b: number, p: number, q: number): string =>
  `${px([p * a, p * b, 0])}${q * a < 0 ? ' - ' : ' + '}${px([Math.abs(q) * a, 0])}${q * b < 0 ? ' - ' : ' + '}${Math.abs(q * b)}`

const coefficient = (t: string): number => Number(t.replace(/ /g, '').replace(/^([+-]?)$/, '$11'))

/** The four numbers of (px + q)(ax + b), read off the two parts or found by grouping the four terms. */
const grouped = ({ shown }: Readonly<{ shown: string }>) => {
  const parts = /^(-?\d*)x\((-?\d*)x ([+-] \d+)\) ([+-] \d+)\(/.exec(shown)
  if (parts) {
    const [p = 0, a = 0, b = 0, q = 0] = parts.slice(1).map(coefficient)
    return { a, b, p, q }
  }
  const terms = /^(-?\d*)x\^\{2\} ([+-] \d*)x ([+-] \d*)x ([+-] \d+)$/.exec(shown)
  const [one = 1, two = 0, three = 0] = (terms?.slice(1) ?? []).map(coefficient)
  const p = gcd(one, two)
  return { p, a: one / p, b: two / p, q: (three * p) / one }
}

/** x(ax + b) + c(ax + b): the binomial is the common factor. */
const grouping = template({
  id: 'algebra-1/gcf-common-binomial',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 80,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 1, 3), b: nonZero(rng, -7, 7), p: int(rng, 2, 5), q: nonZero(rng, -7, 7) }),
      ({ a, b, p, q }) =>
        Math.abs(b) > 1 && Math.abs(q) > 1 && gcd(p, q) === 1 && gcd(a, b) === 1 && b !== q && a !== p && b !== -q,
    ),
  frames: [
    {
      id: 'binomial',
      kind: 'bare',
      items: 6,
      stem: ({ a, b, p, q }) => `Which product is equal to $${twoParts(a, b, p, q)}$?`,
    },
    {
      id: 'groups',
      kind: 'multi-step',
      items: 6,
      b: 1.1,
      stem: ({ a, b, p, q }) => `Factor $${fourTerms(a, b, p, q)}$ by grouping.`,
    },
  ],
  given: ({ a, b, p, q }, frame) => ({ shown: (frame === 'groups' ? fourTerms : twoParts)(a, b, p, q) }),
  answer: ({ a, b, p, q }) => factors(p, q, a, b),
  traps: [
    {
      misconception: 'a1-poly-loses-a-sign-in-the-product',
      says: ({ p, q }) => `I wrote the factor $${px([p, -q])}$ instead of $${px([p, q])}$.`,
      classic: true,
      rule: (shown) => {
        const { a, b, p, q } = grouped(shown)
        return factors(p, -q, a, b)
      },
      why: () => 'has the wrong sign in the first factor.',
    },
    {
      misconception: 'a1-poly-loses-a-sign-in-the-product',
      says: ({ a, b }) => `I wrote the factor $${px([a, -b])}$ instead of $${px([a, b])}$.`,
      rule: (shown) => {
        const { a, b, p, q } = grouped(shown)
        return factors(p, q, a, -b)
      },
      why: () => 'has the wrong sign in the second factor.',
    },
    {
      misconception: 'a1-poly-swaps-the-constants',
      rule: (shown) => {
        const { a, b, p, q } = grouped(shown)
        return factors(p, b, a, q)
      },
      why: () => 'exchanges the constants of the two factors.',
    },
    {
      misconception: 'a1-poly-loses-a-sign-in-the-product',
      says: () => 'I got the signs in both factors wrong.',
      twoSlips: true,
      rule: (shown) => {
        const { a, b, p, q } = grouped(shown)
        return factors(p, -q, a, -b)
      },
      why: () => 'has wrong signs in both factors.',
    },
    {
      misconception: 'a1-poly-swaps-the-constants',
      says: () => 'I put the right numbers into the wrong factors, with both signs wrong.',
      twoSlips: true,
      rule: (shown) => {
        const { a, b, p, q } = grouped(shown)
        return factors(p, -b, a, -q)
      },
      why: () => 'exchanges the constants, with wrong signs.',
    },
    {
      misconception: 'a1-poly-swaps-the-constants',
      says: ({ p }) =>
        `I put the right numbers into the wrong factors, and got the sign in the factor with $${p}x$ wrong.`,
      twoSlips: true,
      rule: (shown) => {
        const { a, b, p, q } = grouped(shown)
        return factors(p, -b, a, q)
      },
      why: () => 'exchanges the constants, with one wrong sign.',
    },
  ],
  explain: ({ a, b, p, q }, frame) => ({
    plan: 'Look for a binomial that both parts have in common and take it out like any other factor; four terms are first made into two such parts.',
    steps: [
      ...(frame === 'groups'
        ? [
            {
              do: `Make two groups: $(${px([p * a, p * b, 0])})$ and $(${px([q * a, q * b])})$.`,
              why: 'Terms that stand side by side have a common factor.',
            },
            {
              do: `Take out $${linear(p, 0)}$ and $${q}$: $${twoParts(a, b, p, q)}$.`,
              why: `$${linear(p, 0)} \\cdot ${paren(b)} = ${linear(p * b, 0)}$ and $${paren(q)} \\cdot ${paren(b)} = ${q * b}$.`,
            },
          ]
        : [
            {
              do: `The two parts are $${linear(p, 0)}(${linear(a, b)})$ and $${q}(${linear(a, b)})$.`,
              why: 'A plus or minus sign outside all parentheses separates the parts.',
            },
          ]),
      {
        do: `Both parts contain the factor $(${linear(a, b)})$. Without it, $${linear(p, 0)}$ is left of the first and $${q}$ of the second.`,
        why: 'A common factor can be a whole binomial.',
      },
      {
        do: `Take it out: ${factors(p, q, a, b).html}.`,
        why: `What is left stands together in the other parentheses: $${linear(p, q)}$.`,
      },
    ],
    check: `Put in $x = 1$: $${twoParts(a, b, p, q)}$ is $${p} \\cdot ${paren(a + b)}${signed(q)} \\cdot ${paren(a + b)} = ${(p + q) * (a + b)}$, and the product is $${paren(p + q)} \\cdot ${paren(a + b)} = ${(p + q) * (a + b)}$.`,
    faster:
      frame === 'groups'
        ? `Test the options by their middle products: the outer one must be $${linear(p * b, 0)}$ and the inner one $${linear(q * a, 0)}$, the two terms that stand in the middle. Only ${factors(p, q, a, b).html} has both.`
        : undefined,
  }),
  // The value of what is shown, at several places, before anything is factored.
  check: ({ shown }) => expr(shown, ({ x }) => readValue(shown, { x })),
})

const listedTerms = ({ coefficients, es }: Readonly<{ coefficients: readonly number[]; es: readonly number[] }>) => {
  const g = coefficients.reduce((x, y) => gcd(x, y))
  return { g, xs: coefficients.map((c) => c / g), es }
}

const tableFrame = template({
  id: 'algebra-1/gcf-table',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        g: int(rng, 3, 9),
        xs: shuffle(rng, [2, 3, 5, 7, 11]).slice(0, 3),
        es: shuffle(rng, [1, 2, 3, 4, 5]).slice(0, 3),
      }),
      ({ es }) => Math.min(...es) < 4,
    ),
  frames: [
    {
      id: 'terms',
      kind: 'table',
      items: 6,
      stem: ({ g, xs, es }) =>
        `<p>A polynomial has these three terms.</p>${table(
          ['Term', 'Coefficient', 'Power'],
          xs.map((x, i) => [`${i + 1}`, `${g * x}`, es[i] === 1 ? '$x$' : `$x^{${es[i]}}$`]),
        )}<p>Which factor is taken out when the polynomial is factored as far as possible?</p>`,
    },
  ],
  given: ({ g, xs, es }) => ({ coefficients: xs.map((x) => g * x), es }),
  answer: ({ g, es }) => text(`$${mon(g, Math.min(...es))}$`),
  traps: [
    {
      misconception: 'a1-poly-takes-the-highest-powers',
      classic: true,
      rule: (shown) => {
        const { g, es } = listedTerms(shown)
        return text(`$${mon(g, Math.max(...es))}$`)
      },
      why: () => 'takes the highest power; the lowest one is in every term.',
    },
    {
      misconception: 'a1-poly-takes-the-smallest-coefficient',
      classic: true,
      rule: (shown) => {
        const { g, xs, es } = listedTerms(shown)
        return text(`$${mon(g * Math.min(...xs), Math.min(...es))}$`)
      },
      why: () => 'takes the smallest coefficient, which does not divide the others.',
    },
    {
      misconception: 'a1-poly-takes-both-too-large',
      says: () => 'I took the smallest coefficient and the middle power, which do not divide every term.',
      twoSlips: true,
      rule: (shown) => {
        const { g, xs, es } = listedTerms(shown)
        return text(`$${mon(g * Math.min(...xs), [...es].sort()[1] as number)}$`)
      },
      why: () => 'takes a coefficient and a power that do not divide every term.',
    },
  ],
  explain: ({ g, xs, es }) => {
    const low = Math.min(...es)
    return {
      plan: 'The factor has two parts: the greatest number that divides all coefficients, and the lowest power of $x$ in any term.',
      steps: [
        {
          do: `Write the coefficients as products: ${list(xs.map((x) => `$${g * x} = ${g} \\cdot ${x}$`))}.`,
          why: 'This shows what they have in common.',
        },
        {
          do: `$${list(xs.map(String))
            .replace(/, and /, '$, and $')
            .replace(
              /, (?=\d)/g,
              '$, $',
            )}$ have no common factor, so the greatest common factor of the coefficients is $${g}$.`,
          why: 'No larger number divides all three.',
        },
        {
          do: `The powers are ${list(es.map((e) => `$${mon(1, e)}$`))}. The lowest one is $${mon(1, low)}$.`,
          why: 'Every term contains at least this power, and one term contains no more.',
        },
        { do: `So the factor is $${mon(g, low)}$.`, why: 'Both parts are multiplied.' },
      ],
      faster: `Start with the lowest power, $${mon(1, low)}$: only two options have it. $${mon(g * Math.min(...xs), low)}$ is out, because $${g * Math.min(...xs)}$ does not divide $${g * Math.max(...xs)}$, so $${mon(g, low)}$ is left.`,
      check: `Divided by $${mon(g, low)}$, the terms are ${list(xs.map((x, i) => `$${mon(x, (es[i] ?? 0) - low)}$`))}: nothing more can be taken out of all three.`,
    }
  },
  check: ({ coefficients, es }) =>
    text(`$${mon(coefficients.reduce(gcd), [...es].sort((a, b) => a - b)[0] as number)}$`),
})

const mistake = template({
  id: 'algebra-1/gcf-mistake',
  skill,
  difficulty: 'High',
  b: 0.6,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...withFaster(
    nameTheMistake({
      misconception: 'a1-poly-names-an-error-without-testing',
      draw: (rng): { c: number; d: number } =>
        until(
          () => {
            const g = int(rng, 2, 6)
            return { c: g * int(rng, 2, 6), d: g * int(rng, 2, 7) }
          },
          ({ c, d }) => c !== d && gcd(c, d) > 1 && c / gcd(c, d) > 1 && d / gcd(c, d) > 1,
        ),
      task: ({ c, d }) => `took the greatest common factor out of $${px([c, d, 0, 0])}$`,
      solution: ({ c, d }) =>
        out(gcd(c, d), 2, [
          [c / gcd(c, d), 1],
          [d / gcd(c, d), 0],
        ]),
      work: ({ c, d }) =>
        `$${gcd(c, d)}x^{2}$ is contained in both terms; what is left is $${linear(c / gcd(c, d), d / gcd(c, d))}$.`,
      mistakes: ({ c, d }) => {
        const g = gcd(c, d)
        /** g·xᵉ taken out of a sum of two terms, whose powers are 3 and 2 unless another first power is named. */
        const taken = (factor: number, e: number, first: number, second: number, power = 3) =>
          out(factor, e, [
            [first / factor, power - e],
            [second / factor, 2 - e],
          ])
        return [
          {
            says: 'Leaving the second coefficient undivided',
            result: out(g, 2, [
              [c / g, 1],
              [d, 0],
            ]),
            how: `$${g}x^{2}(${linear(c / g, d)})$, where the $${d}$ should be divided by $${g}$`,
            again: taken(g, 2, c * 1, d * g),
          },
          {
            says: 'Taking out one $x$ too few',
            result: out(g, 1, [
              [c / g, 2],
              [d / g, 1],
            ]),
            how: `$${g}x(${px([c / g, d / g, 0])})$, where both terms inside still contain $x$`,
            again: taken(g, 1, c, d),
          },
          {
            says: 'Leaving the first power of $x$ as it was',
            result: out(g, 2, [
              [c / g, 3],
              [d / g, 0],
            ]),
            how: `$${g}x^{2}(${px([c / g, 0, 0, d / g])})$, and multiplying back gives $x^5$`,
            again: taken(g, 2, c, d, 5),
          },
          {
            says: 'Taking out the powers of $x$ but no number',
            result: out(1, 2, [
              [c, 1],
              [d, 0],
            ]),
            how: `$x^{2}(${linear(c, d)})$, where both numbers inside can still be divided by $${g}$`,
            again: taken(1, 2, c, d),
          },
        ]
      },
    }),
    ({ e: { c, d }, which }) => {
      const g = gcd(c, d)
      return `Multiply the wrong answer back at sight: ${
        [
          `the second product is $${g}x^{2} \\cdot ${d}$, and not $${d}x^{2}$, so the $${d}$ was not divided.`,
          `the products are right, but $x$ is still in both terms of the parentheses.`,
          `the first product is $${g}x^{2} \\cdot ${c / g}x^{3}$, with $x^{5}$ instead of $x^{3}$.`,
          `the products are right, but no number stands before $x^{2}$, and $${g}$ divides both numbers.`,
        ][which]
      }`
    },
  ),
})

export const templates = [grouping, tableFrame, mistake]
