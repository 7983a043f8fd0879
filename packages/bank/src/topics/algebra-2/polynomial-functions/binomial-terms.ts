/** The binomial theorem: terms by number, constant terms, sums of coefficients, and the mistakes of others. */

import {
  add,
  expr,
  int,
  linear,
  mul,
  nameTheWorkedMistake,
  nonZero,
  num,
  paren,
  pick,
  polyCoef,
  polynomial,
  polyPow,
  pow,
  type Template,
  template,
  term,
  toNumber,
  until,
  withFaster,
} from '#kit'
import { base, choose, chooseTex, coefficientOf, drawPower, raised, xTo } from './binomial-theorem.ts'

type Term = Readonly<{ c: number; n: number; t: number }>
const ORDINALS = ['zeroth', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth']
const powers = (i: number, j: number) =>
  `${i === 0 ? '' : `x${i === 1 ? '' : `^{${i}}`}`}${j === 0 ? '' : `y${j === 1 ? '' : `^{${j}}`}`}`
const value = (m: number, i: number, j: number) => expr(term(m, powers(i, j)), ({ x, y }) => m * x ** i * y ** j)
const binomialTex = (c: number) => `x ${c < 0 ? '-' : '+'} ${Math.abs(c)}y`

const byNumber = template({
  ...base,
  id: 'algebra-2/binomial-term-by-number',
  difficulty: 'Medium',
  b: 0.5,
  seconds: 95,
  draw: (rng): Term =>
    until(
      () => ({ c: nonZero(rng, -4, 4), n: int(rng, 5, 7), t: int(rng, 3, 5) }),
      ({ c, n, t }) => Math.abs(c) > 1 && t < n && Math.abs(choose(n, t - 1) * c ** (t - 1)) < 3000,
    ),
  frames: [
    {
      id: 'term',
      kind: 'words',
      items: 8,
      stem: ({ c, n, t }) =>
        `The expansion of $(${binomialTex(c)})^{${n}}$ is written with descending powers of $x$. What is the ${ORDINALS[t]} term?`,
    },
  ],
  given: ({ c, n, t }) => ({ c, n, which: ORDINALS[t] as string }),
  answer: ({ c, n, t }) => value(choose(n, t - 1) * c ** (t - 1), n - t + 1, t - 1),
  traps: [
    {
      misconception: 'a2-bin-counts-terms-from-one',
      classic: true,
      rule: ({ c, n, which }) => {
        const k = ORDINALS.indexOf(which)
        return value(choose(n, k) * c ** k, n - k, k)
      },
      why: ({ t }) => `is term number ${t + 1}: the first term belongs to the exponent 0 of $y$.`,
    },
    {
      misconception: 'a2-bin-forgets-the-power-of-the-number',
      rule: ({ c, n, which }) => {
        const k = ORDINALS.indexOf(which) - 1
        return value(choose(n, k) * c, n - k, k)
      },
      why: ({ c, t }) => `raises $y$ to the power ${t - 1}, but not the $${c}$.`,
    },
    {
      misconception: 'a2-bin-forgets-the-binomial-coefficient',
      rule: ({ c, n, which }) => {
        const k = ORDINALS.indexOf(which) - 1
        return value(c ** k, n - k, k)
      },
      why: ({ n, t }) => `leaves out the factor $${chooseTex(n, t - 1)} = ${choose(n, t - 1)}$.`,
    },
    {
      misconception: 'a2-bin-loses-the-sign',
      rule: ({ c, n, which }) => {
        const k = ORDINALS.indexOf(which) - 1
        return c < 0 ? value(-choose(n, k) * c ** k, n - k, k) : null
      },
      why: ({ c, t }) => `has the wrong sign for $${raised(c, t - 1)}$.`,
      says: ({ c, t }) => `I took $${raised(c, t - 1)}$ for $${-(c ** (t - 1))}$.`,
    },
    {
      misconception: 'a2-bin-counts-terms-from-one',
      twoSlips: true,
      rule: ({ c, n, which }) => {
        const k = ORDINALS.indexOf(which)
        return value(choose(n, k) * c, n - k, k)
      },
      why: ({ c }) => `is one term too far, and does not raise the $${c}$.`,
      says: () => 'I took one term too far and did not raise the number.',
    },
  ],
  explain: ({ c, n, t }) => {
    const k = t - 1
    return {
      plan: 'The first term has exponent zero at the second part, so the exponent is always one less than the number of the term.',
      steps: [
        {
          do: `Term ${t} has $y^{${k}}$ and $${xTo(n - k)}$.`,
          why: `The first term has no $y$, the second has $y$: the exponent is one less than the number of the term. Both exponents add up to ${n}.`,
        },
        {
          do: `It is $${chooseTex(n, k)} ${xTo(n - k)} (${c}y)^{${k}}$ with $${chooseTex(n, k)} = ${choose(n, k)}$.`,
          why: 'The binomial theorem.',
        },
        {
          do: `$${raised(c, k)} = ${c ** k}$, so the term is $${term(choose(n, k) * c ** k, powers(n - k, k))}$.`,
          why: 'The number is raised together with $y$.',
        },
      ],
      check: `${k} terms come before it, with lower powers of $y$.`,
      faster: `Row ${n} of Pascal’s triangle is $${Array.from({ length: n + 1 }, (_, i) => choose(n, i)).join(',\\ ')}$. Its ${ORDINALS[t]} number, $${choose(n, k)}$, goes with $${raised(c, k)}$, so the coefficient is $${choose(n, k)} \\cdot ${paren(c ** k)} = ${choose(n, k) * c ** k}$.`,
    }
  },
  check: ({ c, n, which }) => {
    const k = ORDINALS.indexOf(which) - 1
    const m = polyCoef(polyPow(polynomial([c, 1]), n), k).n
    return expr('c', ({ x, y }) => m * x ** (n - k) * y ** k)
  },
})

type Constant = Readonly<{ p: 1 | 2; c: number; n: number }>
const place = ({ p, n }: Constant) => (p * n) / (p + 1)

const constant = template({
  ...base,
  id: 'algebra-2/binomial-constant-term',
  difficulty: 'High',
  b: 1.1,
  seconds: 120,
  balance: 'place',
  draw: (rng): Constant =>
    until(
      () => ({ p: pick(rng, [1, 2] as const), c: nonZero(rng, -5, 5), n: pick(rng, [3, 4, 6, 8]) }),
      (e) =>
        Number.isInteger(place(e)) && Math.abs(e.c) > 1 && Math.abs(choose(e.n, place(e)) * e.c ** place(e)) < 6000,
    ),
  frames: [
    {
      id: 'choice',
      kind: 'multi-step',
      items: 6,
      stem: ({ p, c, n }) =>
        `In the expansion of $\\left(x${p === 2 ? '^2' : ''} ${c < 0 ? '-' : '+'} \\frac{${Math.abs(c)}}{x}\\right)^{${n}}$ with $x \\ne 0$, what is the constant term?`,
    },
    {
      id: 'typed',
      kind: 'multi-step',
      response: 'grid',
      items: 4,
      stem: ({ p, c, n }) =>
        `What is the constant term of $\\left(x${p === 2 ? '^2' : ''} ${c < 0 ? '-' : '+'} \\frac{${Math.abs(c)}}{x}\\right)^{${n}}$ when it is multiplied out?`,
    },
  ],
  given: ({ p, c, n }) => ({ p, c, n }),
  answer: (e) => num(choose(e.n, place(e)) * e.c ** place(e)),
  traps: [
    {
      misconception: 'a2-bin-takes-the-last-term',
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ n }) => [n],
      after: (got, { c }) => c ** toNumber(got),
      rule: ({ c, n }) => num(c ** n),
      why: ({ c, n }) =>
        `is $${raised(c, n)}$, the number of the last term, which still has a power of $x$ in its denominator.`,
    },
    {
      misconception: 'a2-bin-forgets-the-binomial-coefficient',
      operation: 'factor-left-out',
      operands: ({ c, p, n }) => [c ** ((p * n) / (p + 1))],
      rule: (e) => num(e.c ** place(e)),
      why: (e) => `leaves out the factor $${chooseTex(e.n, place(e))} = ${choose(e.n, place(e))}$.`,
    },
    {
      misconception: 'a2-bin-forgets-the-power-of-the-number',
      operation: 'exponent-left-out',
      operands: ({ c }) => [c],
      after: (got, e) => mul(got, choose(e.n, place(e))),
      rule: (e) => num(choose(e.n, place(e)) * e.c),
      why: (e) => `uses $${e.c}$ once instead of the power ${place(e)}.`,
    },
    {
      misconception: 'a2-bin-loses-the-sign',
      operation: 'sign-reversed',
      operands: (e) => [e.c ** place(e)],
      after: (got, e) => mul(got, choose(e.n, place(e))),
      rule: (e) => (e.c < 0 ? num(-choose(e.n, place(e)) * e.c ** place(e)) : null),
      why: (e) => `has the wrong sign for $${raised(e.c, place(e))}$.`,
      says: (e) => `I took $${raised(e.c, place(e))}$ for $${-(e.c ** place(e))}$.`,
    },
    {
      misconception: 'a2-bin-takes-the-neighboring-place',
      operation: 'off-by-one',
      operands: (e) => [place(e), -1],
      after: (got, { n, c }) => choose(n, toNumber(got)) * c ** toNumber(got),
      rule: (e) => num(choose(e.n, place(e) - 1) * e.c ** (place(e) - 1)),
      why: () => 'belongs to the term before it, which still has a power of $x$.',
      says: () => 'I took the term before the one without $x$.',
    },
    {
      misconception: 'a2-bin-gives-the-binomial-coefficient-only',
      rule: (e) => num(choose(e.n, place(e))),
      why: (e) => `leaves out the power of $${e.c}$.`,
    },
  ],
  explain: (e) => {
    const k = place(e)
    const first = e.p * (e.n - k)
    return {
      plan: 'Write the general term, collect the powers of the variable, and choose the term in which they cancel.',
      steps: [
        {
          do: `In the term with the second part to the power $k$ the exponent of $x$ is $${e.p === 2 ? '2' : ''}(${e.n} - k) - k$.`,
          why: `The first part gives ${e.p === 2 ? 'twice as many factors $x$ as its exponent' : 'as many factors $x$ as its exponent'}; each of the others takes one away.`,
        },
        { do: `It is 0 when $k = ${k}$: $${first} - ${k} = 0$.`, why: 'Then no $x$ is left.' },
        {
          do: `The term is $${chooseTex(e.n, k)} \\cdot ${raised(e.c, k)} = ${choose(e.n, k)} \\cdot ${e.c ** k < 0 ? `(${e.c ** k})` : e.c ** k} = ${choose(e.n, k) * e.c ** k}$.`,
          why: 'Binomial coefficient times the power of the number.',
        },
      ],
      check: `In this term no $x$ is left: $${xTo(first)} \\cdot \\left(\\frac{${e.c}}{x}\\right)^{${k}} = ${raised(e.c, k)} = ${e.c ** k}$, and there are $${choose(e.n, k)}$ such products: $${choose(e.n, k)} \\cdot ${paren(e.c ** k)} = ${choose(e.n, k) * e.c ** k}$.`,
      faster: `The powers of $x$ cancel when the second part is taken ${e.p === 2 ? 'twice as often as' : 'as often as'} the first: ${k} times out of ${e.n}. No general term is needed.`,
    }
  },
  // Multiplied by a power of x, the expansion is a polynomial whose coefficient can be read off.
  check: ({ p, c, n }) => num(polyCoef(polyPow(polynomial([1, ...Array.from({ length: p }, () => 0), c]), n), n)),
})

const sum = template({
  ...base,
  id: 'algebra-2/binomial-sum-of-coefficients',
  difficulty: 'High',
  b: 0.8,
  seconds: 75,
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 7), c: nonZero(rng, -5, 5), n: int(rng, 3, 6) }),
      ({ a, c, n }) => Math.abs(a + c) > 1 && Math.abs(a + c) ** n < 5000 && a !== c && a !== -c,
    ),
  frames: [
    {
      id: 'choice',
      kind: 'multi-step',
      items: 5,
      stem: ({ a, c, n }) =>
        `The polynomial $(${linear(a, c)})^{${n}}$ is multiplied out and like terms are combined. What is the sum of all its coefficients, the constant term included?`,
    },
    {
      id: 'typed',
      kind: 'multi-step',
      response: 'grid',
      items: 4,
      stem: ({ a, c, n }) =>
        `Let $p(x) = (${linear(a, c)})^{${n}}$. What do the coefficients of $p(x)$ and its constant term add up to?`,
    },
  ],
  given: (p) => p,
  answer: ({ a, c, n }) => num((a + c) ** n),
  traps: [
    {
      misconception: 'a2-bin-adds-the-two-powers',
      classic: true,
      operation: 'power-of-sum-as-sum-of-powers',
      operands: ({ a, c, n }) => [a, c, n],
      rule: ({ a, c, n }) => num(a ** n + c ** n),
      why: ({ a, c, n }) =>
        `is $${a}^{${n}}$ and $${c < 0 ? `(${c})` : c}^{${n}}$ added: only the first and the last coefficient.`,
    },
    {
      misconception: 'a2-bin-sums-the-row-of-pascal',
      rule: ({ n }) => num(2 ** n),
      why: ({ n }) => `is the sum of row ${n} of Pascal’s triangle, without the powers of the two numbers.`,
    },
    {
      misconception: 'a2-bin-multiplies-by-the-exponent',
      operation: 'power-as-product',
      operands: ({ a, c, n }) => [a + c, n],
      rule: ({ a, c, n }) => num((a + c) * n),
      why: ({ n }) => `multiplies by ${n} instead of raising to that power.`,
    },
    {
      misconception: 'a2-bin-loses-the-sign',
      operation: 'sign-dropped',
      operands: ({ c }) => [c],
      after: (got, { a, n }) => pow(add(a, got), n),
      rule: ({ a, c, n }) => (c < 0 && (a - c) ** n < 30000 ? num((a - c) ** n) : null),
      why: ({ c }) => `takes $${c}$ as positive.`,
    },
  ],
  explain: ({ a, c, n }) => ({
    plan: 'The sum of all coefficients is the value of the polynomial at one: there every power of the variable is one.',
    steps: [
      { do: 'Put $x = 1$: each term becomes its coefficient.', why: 'All powers of 1 are 1.' },
      {
        do: `$(${a} \\cdot 1 ${c < 0 ? '-' : '+'} ${Math.abs(c)})^{${n}} = ${raised(a + c, n)}$`,
        why: 'No need to multiply out.',
      },
      { do: `$${raised(a + c, n)} = ${(a + c) ** n}$`, why: 'The value at $x = 1$ is the sum of the coefficients.' },
    ],
    check: `Multiplied out, the coefficients are $${Array.from({ length: n + 1 }, (_, i) => choose(n, i) * a ** (n - i) * c ** i).join(',\\ ')}$, and they add up to $${(a + c) ** n}$.`,
  }),
  check: ({ a, c, n }) => num(polyPow(polynomial([a, c]), n).reduce((s, f) => s + f.n, 0)),
})

const TIMES = ['never', 'once', 'twice', 'three times', 'four times', 'five times', 'six times', 'seven times']

const mistake = template({
  ...base,
  id: 'algebra-2/binomial-mistake',
  difficulty: 'Medium',
  b: 0.4,
  seconds: 105,
  ...withFaster(
    nameTheWorkedMistake({
      slip: 'a2-poly',
      items: 6,
      draw: (rng) =>
        until(
          () => drawPower(rng),
          ({ a, n, k }) => a > 1 && n - k > 1,
        ),
      task: ({ a, c, n, k }) =>
        `looked for the coefficient of $x^{${k}}$ in the expansion of $(${linear(a, c)})^{${n}}$`,
      solution: (p) => num(coefficientOf(p)),
      work: ({ a, c, n, k }) =>
        `the three factors are $${chooseTex(n, k)} = ${choose(n, k)}$, $${a}^{${k}} = ${a ** k}$ and $${raised(c, n - k)} = ${c ** (n - k)}$`,
      mistakes: ({ a, c, n, k }) => [
        {
          says: 'Leaving out the binomial coefficient',
          work: `$${a ** k} \\cdot ${paren(c ** (n - k))}$`,
          result: num(a ** k * c ** (n - k)),
        },
        {
          says: `Raising $x$ to the power, but not its coefficient`,
          work: `$${choose(n, k)} \\cdot ${a} \\cdot ${paren(c ** (n - k))}$`,
          result: num(choose(n, k) * a * c ** (n - k)),
        },
        {
          says: 'Exchanging the exponents of the two terms',
          work: `$${choose(n, k)} \\cdot ${a ** (n - k)} \\cdot ${paren(c ** k)}$`,
          result: num(choose(n, k) * a ** (n - k) * c ** k),
        },
        {
          says: 'Using the constant without a power',
          work: `$${choose(n, k)} \\cdot ${a ** k} \\cdot ${paren(c)}$`,
          result: num(choose(n, k) * a ** k * c),
        },
      ],
      redo: ({ a, c, n, k }) => {
        const m = polyCoef(polyPow(polynomial([1, 1]), n), k).n
        const full = polyCoef(polyPow(polynomial([a, c]), n), k).n
        return [
          num(full),
          num(full / m),
          num(full / a ** (k - 1)),
          num(polyCoef(polyPow(polynomial([c, a]), n), k).n),
          num(full / c ** (n - k - 1)),
        ]
      },
    }),
    ({ e: { a, c, n, k }, which, name }) => {
      const full = choose(n, k) * a ** k * c ** (n - k)
      const over = (got: number) =>
        `Divide the right coefficient by ${name}’s: $${full} \\div ${paren(got)} = ${full / got}$`
      const swapped = choose(n, k) * a ** (n - k) * c ** k
      return [
        `${over(full / choose(n, k))}. This is $${chooseTex(n, k)}$, which is missing.`,
        `${over(full / a ** (k - 1))}. This is $${raised(a, k - 1)}$, so $${a}$ stands there only once instead of ${TIMES[k]}.`,
        `${name}’s number is $${swapped} = ${choose(n, k)} \\cdot ${raised(a, n - k)} \\cdot ${raised(c, k)}$. With exponents that add up to $${n}$, only their order can be wrong.`,
        `${over(full / c ** (n - k - 1))}. This is $${raised(c, n - k - 1)}$, so $${c}$ stands there only once instead of ${TIMES[n - k]}.`,
      ][which] as string
    },
  ),
})

export const templates: readonly Template[] = [byNumber, constant, sum, mistake]
