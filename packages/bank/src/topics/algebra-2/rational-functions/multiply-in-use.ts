/** Products and quotients with a number put in, and questions about other people's work, for the skill of `multiply.ts`. */

import {
  div,
  expr,
  frac,
  int,
  linear,
  nameTheWorkedMistake,
  num,
  pick,
  polyTex,
  type Template,
  table,
  template,
  terms,
  toTex,
  until,
  withFaster,
} from '#kit'
import { distinct, fraction, over, product } from './forms.ts'
import { base, draw, skill } from './multiply.ts'

type At = Readonly<{ a: number; c: number; x: number }>

/** The number put in before anything is simplified, with the square below left as it is. */
function atOnce({ a, c, x }: At): string {
  const [top, bottom, sum] = [Math.abs(x * x - a * a), Math.abs(x - a), x + c]
  const signs = x < a ? '; both numerators are negative, so the signs cancel' : ''
  const inverted = bottom === 1 ? `${sum}^2` : over(`${sum}^2`, `${bottom}`)
  return `Put ${x} in at once. The denominator of $g(x)$ is $(x + ${c})^2$, so leave it as a power${signs}: $${over(`${top}`, `${sum}`)} \\div ${over(`${bottom}`, `${sum}^2`)} = ${over(`${top}`, `${sum}`)} \\cdot ${inverted} = ${x + a} \\cdot ${sum} = ${(x + a) * sum}$.`
}

const value = template({
  ...base,
  id: 'algebra-2/product-at-a-number',
  difficulty: 'High',
  b: 0.6,
  seconds: 95,
  draw: (rng): At =>
    until(
      () => ({ a: int(rng, 2, 9), c: int(rng, 2, 9), x: int(rng, 3, 15) }),
      ({ a, c, x }) => a !== c && x !== a && x !== c,
    ),
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 6,
      response: 'grid',
      stem: ({ a, c, x }) =>
        `<p>Two functions are given.</p>${table(
          ['Function', 'Rule'],
          [
            ['$f(x)$', `$${over(`x^{2} - ${a * a}`, `x + ${c}`)}$`],
            ['$g(x)$', `$${over(`x - ${a}`, `${polyTex(product(c, c))}`)}$`],
          ],
          '',
          true,
        )}<p>What is the value of $f(x) \\div g(x)$ at $x = ${x}$?</p>`,
    },
  ],
  given: ({ a, c, x }) => ({ aa: a * a, a, c, cc: c * c, two: 2 * c, x }),
  answer: ({ a, c, x }) => num((x + a) * (x + c)),
  traps: [
    {
      misconception: 'a2-forgets-to-invert',
      classic: true,
      operation: 'reciprocal-not-taken',
      operands: ({ x, aa, c, a, two, cc }) => [div(x * x - aa, x + c), div(x - a, x * x + two * x + cc)],
      rule: ({ a, c, x }) => num(frac((x * x - a * a) * (x - a), (x + c) ** 3)),
      why: () => 'multiplies $f(x)$ by $g(x)$ instead of its reciprocal.',
    },
    {
      misconception: 'a2-cancels-the-wrong-factor',
      classic: true,
      rule: ({ a, x }) => num(x + a),
      says: ({ c }) => `I canceled both factors $x + ${c}$, although only one of them stands below.`,
      why: ({ c }) => `cancels $(x + ${c})^{2}$ against a single $x + ${c}$.`,
    },
    {
      misconception: 'a2-cancels-the-wrong-factor',
      rule: ({ a, c, x }) => num((x - a) * (x + c)),
      says: ({ a }) => `I crossed out $x + ${a}$ on top against $x - ${a}$ below.`,
      why: ({ a }) => `crosses out $x + ${a}$ against $x - ${a}$, which are not equal.`,
    },
    {
      misconception: 'a2-inverts-the-wrong-fraction',
      operation: 'reciprocal-taken',
      operands: ({ x, aa, c, a, two, cc }) => [div(x * x - aa, x + c), div(x - a, x * x + two * x + cc)],
      rule: ({ a, c, x }) => num(frac(1, (x + a) * (x + c))),
    },
  ],
  explain: ({ a, c, x }) => ({
    plan: 'Simplify before you put the number in: multiply by the reciprocal of the second function, factor, and cancel.',
    steps: [
      {
        do: `$f(x) \\div g(x) = ${over(`x^{2} - ${a * a}`, `x + ${c}`)} \\cdot ${over(polyTex(product(c, c)), `x - ${a}`)}$`,
        why: 'Dividing by a fraction is multiplying by its reciprocal.',
      },
      {
        do: `Factor: $${over(`(x - ${a})(x + ${a})`, `x + ${c}`)} \\cdot ${over(`(x + ${c})^{2}`, `x - ${a}`)}$.`,
        why: 'The first numerator is a difference of two squares, the second one the square of a sum.',
      },
      {
        do: `Cancel $x - ${a}$ and one factor $x + ${c}$: $(x + ${a})(x + ${c})$.`,
        why: 'Both stand on top and below.',
      },
      {
        do: `At $x = ${x}$: $(${x} + ${a})(${x} + ${c}) = ${x + a} \\cdot ${x + c} = ${(x + a) * (x + c)}$.`,
        why: 'Now only two small factors are left.',
      },
    ],
    check: `Undo the division: $${(x + a) * (x + c)} \\cdot g(${x}) = ${(x + a) * (x + c)} \\cdot ${over(`${x - a}`, `${(x + c) ** 2}`)} = ${toTex(frac(x * x - a * a, x + c))}$, and this is $f(${x}) = ${over(`${x * x} - ${a * a}`, `${x} + ${c}`)}$.`,
    faster: atOnce({ a, c, x }),
  }),
  check: ({ aa, a, c, cc, two, x }) => num(Math.round((x * x - aa) / (x + c) / ((x - a) / (x * x + two * x + cc)))),
})

const mistake = template({
  id: 'algebra-2/dividing-fractions-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 95,
  response: 'choice',
  ...withFaster(
    nameTheWorkedMistake({
      slip: 'a2-rat',
      items: 6,
      draw,
      task: ({ a, b, c, d }) =>
        `simplified $${over(polyTex(product(a, b)), linear(1, c))} \\div ${over(linear(1, a), linear(1, d))}$`,
      solution: ({ b, c, d }) => fraction([b, d], [c]),
      work: ({ a, b, c, d }) =>
        `$${over(`(${linear(1, a)})(${linear(1, b)})`, linear(1, c))} \\cdot ${over(linear(1, d), linear(1, a))}$, where $${linear(1, a)}$ cancels`,
      mistakes: ({ a, b, c, d }) => [
        {
          says: 'Multiplying by the second fraction instead of its reciprocal',
          work: `$${over(`(${linear(1, a)})(${linear(1, b)})`, linear(1, c))} \\cdot ${over(linear(1, a), linear(1, d))}$`,
          result: fraction([a, a, b], [c, d]),
        },
        {
          says: 'Taking the reciprocal of the first fraction instead of the second one',
          work: `$${over(linear(1, c), `(${linear(1, a)})(${linear(1, b)})`)} \\cdot ${over(linear(1, a), linear(1, d))}$`,
          result: fraction([c], [b, d]),
        },
        {
          says: 'Factoring the quadratic with the opposite sign in one factor',
          work: `$${over(`(${linear(1, a)})(${linear(1, -b)})`, linear(1, c))} \\cdot ${over(linear(1, d), linear(1, a))}$`,
          result: fraction([-b, d], [c]),
        },
        {
          says: `Leaving $${linear(1, d)}$ below after taking the reciprocal of the second fraction`,
          work: `$${over(`(${linear(1, a)})(${linear(1, b)})`, linear(1, c))} \\cdot ${over('1', `(${linear(1, a)})(${linear(1, d)})`)}$`,
          result: fraction([b], [c, d]),
        },
      ],
      redo: ({ a, b, c, d }) => {
        const top = (x: number, s = b) => x * x + (a + s) * x + a * s
        return [
          expr('c', ({ x }) => top(x) / (x + c) / ((x + a) / (x + d))),
          expr('c', ({ x }) => (top(x) / (x + c)) * ((x + a) / (x + d))),
          expr('c', ({ x }) => ((x + c) / top(x)) * ((x + a) / (x + d))),
          expr('c', ({ x }) => top(x, -b) / (x + c) / ((x + a) / (x + d))),
          expr('c', ({ x }) => top(x) / (x + c) / (x + a) / (x + d)),
        ]
      },
    }),
    ({ e: { a, b, c, d }, which, name }) =>
      [
        `Follow the factor $${linear(1, a)}$: it should cancel, and ${name} has it squared. So it stayed on top when the second fraction came in.`,
        `Follow the factor $${linear(1, c)}$: it stands below the first fraction, and ${name} has it on top. So the reciprocal of the first fraction was taken.`,
        `Look at the signs: $${linear(1, d)}$ and $${linear(1, c)}$ are where they belong, but ${name} has $${linear(1, -b)}$ for $${linear(1, b)}$. So the slip is in the factoring.`,
        `Follow the factor $${linear(1, d)}$: the reciprocal brings it to the top, and ${name} still has it below.`,
      ][which] as string,
  ),
})

type Scale = Readonly<{ k: number; m: number; a: number; b: number }>
const numbers = template({
  ...base,
  id: 'algebra-2/product-with-common-numbers',
  difficulty: 'Medium',
  b: 0,
  seconds: 80,
  draw: (rng): Scale => {
    const [a = 1, b = 2] = distinct(rng, 2, 8)
    return { k: int(rng, 2, 6), m: pick(rng, [2, 3, 4, 5]), a, b }
  },
  frames: [
    {
      id: 'constant',
      kind: 'bare',
      items: 6,
      response: 'grid',
      stem: ({ k, m, a, b }) =>
        `The product $${over(terms([k, 'x'], [k * a, '']), linear(1, b))} \\cdot ${over(terms([m, 'x'], [m * b, '']), linear(1, a))}$ has the same value for every $x$ for which it is defined. What is this value?`,
    },
  ],
  given: ({ k, m, a, b }) => ({ k, ka: k * a, m, mb: m * b, a, b }),
  answer: ({ k, m }) => num(k * m),
  traps: [
    {
      misconception: 'a2-drops-the-common-number',
      classic: true,
      rule: () => num(1),
      says: () => 'I crossed out numerators and denominators completely and lost the numbers that I had taken out.',
      why: ({ k, m }) => `loses the common factors $${k}$ and $${m}$ of the numerators.`,
    },
    {
      misconception: 'a2-adds-the-common-numbers',
      operation: 'added-instead-of-multiplied',
      operands: ({ k, m }) => [k, m],
      rule: ({ k, m }) => num(k + m),
      why: ({ k, m }) => `adds $${k}$ and $${m}$, which are multiplied.`,
    },
    {
      misconception: 'a2-drops-the-common-number',
      says: ({ m }) => `I lost the common factor $${m}$ of the second numerator.`,
      operation: 'factor-left-out',
      operands: ({ k }) => [k],
      rule: ({ k }) => num(k),
      why: ({ m }) => `loses the common factor $${m}$ of the second numerator.`,
    },
    {
      misconception: 'a2-drops-the-common-number',
      says: ({ k }) => `I lost the common factor $${k}$ of the first numerator.`,
      operation: 'factor-left-out',
      operands: ({ m }) => [m],
      rule: ({ m }) => num(m),
      why: ({ k }) => `loses the common factor $${k}$ of the first numerator.`,
    },
  ],
  explain: ({ k, m, a, b }) => {
    const x = [1, 2, 3].find((n) => n !== -a && n !== -b) ?? 4
    return {
      plan: 'A product that does not depend on the variable has factors that all cancel. Take out the common numbers to see them.',
      steps: [
        {
          do: `First numerator: $${linear(k, k * a)} = ${k}(${linear(1, a)})$.`,
          why: `Both terms are multiples of $${k}$.`,
        },
        {
          do: `Second numerator: $${linear(m, m * b)} = ${m}(${linear(1, b)})$.`,
          why: `Both terms are multiples of $${m}$.`,
        },
        {
          do: `The product is $${over(`${k}(${linear(1, a)})`, linear(1, b))} \\cdot ${over(`${m}(${linear(1, b)})`, linear(1, a))}$. Both sums cancel, which leaves $${k} \\cdot ${m} = ${k * m}$.`,
          why: 'Each sum stands once on top and once below.',
        },
      ],
      check: `At $x = ${x}$ the fractions are $${toTex(frac(k * (x + a), x + b))}$ and $${toTex(frac(m * (x + b), x + a))}$, and their product is $${k * m}$.`,
      faster: `The value never changes, so think of a very large $x$: there only $${k}x$ over $x$ and $${m}x$ over $x$ count, which gives $${k} \\cdot ${m} = ${k * m}$.`,
    }
  },
  check: ({ k, ka, m, mb, a, b }) => num(Math.round((((k * 11 + ka) / (11 + b)) * (m * 11 + mb)) / (11 + a))),
})

export const templates: readonly Template[] = [value, mistake, numbers]
