import {
  add,
  div,
  type Fracish,
  frac,
  int,
  judgeStatements,
  linear,
  mul,
  nameTheWorkedMistake,
  nonZero,
  num,
  paren,
  pick,
  polyAdd,
  polyDivmod,
  polyEval,
  polyMul,
  polynomial,
  polyTex,
  pow,
  signed,
  signedTerm,
  sub,
  type Template,
  template,
  terms,
  toNumber,
  until,
  withFaster,
} from '#kit'
import { by, type Cubic, cubicTex, last, synthetic, total } from './division.ts'

const skill = 'a2-polynomial-division'
const base = { skill, calculator: false, response: 'choice' } as const

type Unknown = Readonly<{ b: number; d: number; k: number; r: number }>
const solved = ({ b, d, k, r }: Unknown, x = k, rest = r): Fracish => frac(rest - x ** 3 - b * x * x - d, x)

const missing = template({
  ...base,
  id: 'algebra-2/coefficient-from-remainder',
  difficulty: 'High',
  b: 0.9,
  seconds: 110,
  draw: (rng): Unknown => {
    const k = pick(rng, [-3, -2, -1, 2, 3])
    const [b, d, m] = [nonZero(rng, -6, 6), k * nonZero(rng, -5, 5), nonZero(rng, -9, 9)]
    return { b, d, k, r: k ** 3 + b * k * k + m * k + d }
  },
  frames: [
    {
      id: 'find-m',
      kind: 'multi-step',
      items: 6,
      stem: ({ b, d, k, r }) =>
        `When $p(x) = x^{3}${signedTerm(b, 'x^{2}')} + mx${signed(d)}$ is divided by $${by(k)}$, the remainder is $${r}$. What is the value of $m$?`,
    },
    {
      id: 'point',
      kind: 'multi-step',
      items: 6,
      response: 'grid',
      stem: ({ b, d, k, r }) =>
        `The graph of $y = x^{3}${signedTerm(b, 'x^{2}')} + mx${signed(d)}$ passes through the point $(${k}, ${r})$. What is the value of $m$?`,
    },
  ],
  given: (e) => e,
  answer: (e) => num(solved(e)),
  traps: [
    {
      misconception: 'a2-uses-the-wrong-sign-of-the-divisor',
      classic: true,
      operation: 'sign-reversed',
      operands: ({ k }) => [k],
      after: (got, { b, d, r }) => div(sub(r, add(add(pow(got, 3), mul(b, pow(got, 2))), d)), got),
      rule: (e, frame) => (frame === 'find-m' ? num(solved(e, -e.k)) : null),
      why: ({ k }) => `puts in $${-k}$ instead of $${k}$.`,
    },
    {
      misconception: 'a2-stops-before-the-last-division',
      classic: true,
      rule: ({ b, d, k, r }) => num(r - k ** 3 - b * k * k - d),
      why: ({ k }) => `is $m$ times $${k}$, not $m$.`,
    },
    {
      misconception: 'a2-sets-the-value-to-zero',
      operation: 'wrong-number-used',
      operands: () => [0],
      after: (got, { b, d, k }) => div(sub(got, k ** 3 + b * k * k + d), k),
      rule: (e) => num(solved(e, e.k, 0)),
      why: ({ r }) => `sets the polynomial equal to 0 instead of $${r}$.`,
      says: ({ r }) => `I set the polynomial equal to 0 instead of $${r}$.`,
    },
    {
      misconception: 'a2-loses-a-sign-in-a-product',
      operation: 'sign-reversed',
      operands: ({ b, k }) => [b * k * k],
      after: (got, { d, k, r }) => div(sub(r - k ** 3 - d, got), k),
      rule: ({ b, d, k, r }) => (k < 0 ? num(frac(r - k ** 3 + b * k * k - d, k)) : null),
      why: ({ k }) => `takes $(${k})^{2}$ for $${-k * k}$.`,
      says: ({ k }) => `I took $(${k})^{2}$ for $${-k * k}$.`,
    },
    {
      misconception: 'a2-loses-a-sign-in-a-product',
      operation: 'sign-dropped',
      operands: ({ k }) => [k ** 3],
      after: (got, { b, d, k, r }) => div(sub(r - b * k * k - d, got), k),
      rule: ({ b, d, k, r }) => (k < 0 ? num(frac(r + k ** 3 - b * k * k - d, k)) : null),
      why: ({ k }) => `takes $(${k})^{3}$ for $${-(k ** 3)}$.`,
      says: ({ k }) => `I took $(${k})^{3}$ for $${-(k ** 3)}$.`,
    },
    {
      misconception: 'a2-takes-the-value-with-the-wrong-sign',
      operation: 'sign-reversed',
      operands: ({ r }) => [r],
      after: (got, { b, d, k }) => div(sub(got, k ** 3 + b * k * k + d), k),
      rule: (e) => num(solved(e, e.k, -e.r)),
      why: ({ r }) => `sets the polynomial equal to $${-r}$ instead of $${r}$.`,
      says: ({ r }) => `I set the polynomial equal to $${-r}$ instead of $${r}$.`,
    },
  ],
  explain: (e, frame) => ({
    plan: 'The remainder, or the height of a point, is the value of the polynomial at one number: put it in and solve.',
    steps: [
      {
        do: `The value of the polynomial at $x = ${e.k}$ is $${e.r}$.`,
        why: frame === 'find-m' ? 'The remainder theorem says so.' : 'The point lies on the graph.',
      },
      {
        do: `$${e.k ** 3}${signed(e.b * e.k * e.k)} ${e.k < 0 ? '-' : '+'} ${Math.abs(e.k) === 1 ? '' : Math.abs(e.k)}m${signed(e.d)} = ${e.r}$`,
        why: `Put $${e.k}$ in for $x$.`,
      },
      {
        do: `Add the numbers: $${linear(e.k, e.k ** 3 + e.b * e.k * e.k + e.d, 'm')} = ${e.r}$, so $${linear(e.k, 0, 'm')} = ${e.r - e.k ** 3 - e.b * e.k * e.k - e.d}$.`,
        why: 'Then collect the numbers on one side.',
      },
      { do: `So $m = ${toNumber(solved(e))}$.`, why: `Divide by $${e.k}$.` },
    ],
    check: `With $m = ${toNumber(solved(e))}$ the value at $x = ${e.k}$ is $${terms([e.k ** 3, ''], [e.b * e.k * e.k, ''], [toNumber(solved(e)) * e.k, ''], [e.d, ''])} = ${e.r}$.`,
    faster: `Take the constant term away and divide by $${e.k}$ at once: $(${e.r}${signed(-e.d)}) \\div ${paren(e.k)} = ${(e.r - e.d) / e.k}$. This is $x^{2}${signedTerm(e.b, 'x')} + m$ at $x = ${e.k}$, so $m${e.k * e.k + e.b * e.k === 0 ? '' : signed(e.k * e.k + e.b * e.k)} = ${(e.r - e.d) / e.k}$, with smaller numbers.`,
  }),
  // Tries whole numbers until the remainder fits.
  check: ({ b, d, k, r }) => {
    for (let m = -60; m <= 60; m++) if (last(synthetic([1, b, m, d], k)) === r) return num(m)
    return num(0)
  },
})

const mistake = template({
  id: 'algebra-2/synthetic-division-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 100,
  response: 'choice',
  ...withFaster(
    nameTheWorkedMistake({
      slip: 'a2-poly',
      items: 6,
      draw: (rng): Cubic => ({
        p: [int(rng, 1, 3), 0, nonZero(rng, -7, 7), nonZero(rng, -9, 9)],
        k: pick(rng, [-3, -2, 2, 3]),
      }),
      task: (e) => `looked for the remainder when $${cubicTex(e)}$ is divided by $${by(e.k)}$`,
      solution: ({ p, k }) => num(last(synthetic(p, k))),
      work: ({ p, k }) => `synthetic division with $${k}$ has the bottom row $${synthetic(p, k).join(',\\ ')}$`,
      mistakes: ({ p, k }) => [
        {
          says: `Using $${-k}$ instead of $${k}$ in the division`,
          work: `the bottom row is $${synthetic(p, -k).join(',\\ ')}$`,
          result: num(last(synthetic(p, -k))),
        },
        {
          says: 'Leaving out a 0 for the missing $x^{2}$',
          work: `the bottom row is $${synthetic([p[0] as number, ...p.slice(2)], k).join(',\\ ')}$`,
          result: num(last(synthetic([p[0] as number, ...p.slice(2)], k))),
        },
        {
          says: 'Stopping one column too early and taking that number for the remainder',
          work: `the third number of the row is taken`,
          result: num(synthetic(p, k)[2] as number),
        },
        {
          says: 'Adding up the coefficients without multiplying in between',
          work: `$${p.map((v, i) => (i === 0 ? `${v}` : paren(v))).join(' + ')}$`,
          result: num(total(p)),
        },
      ],
      redo: ({ p: [a = 0, b = 0, c = 0, d = 0], k }) => {
        const at = (x: number) => a * x ** 3 + b * x * x + c * x + d
        return [num(at(k)), num(at(-k)), num(a * k * k + c * k + d), num((at(k) - d) / k), num(at(1))]
      },
    }),
    ({
      e: {
        p: [a = 0, , c = 0, d = 0],
        k,
      },
      which,
      name,
    }) => {
      const at = (x: number) => `$${a} \\cdot ${paren(x ** 3)}${signed(c * x)}${signed(d)} = ${a * x ** 3 + c * x + d}$`
      const third = a * k * k + c
      return [
        `No division is needed, since the remainder is a value of the polynomial. At $x = ${-k}$ it is ${at(-k)}, just what ${name} got.`,
        `No division is needed. With the gap closed up, the row belongs to $${polyTex(polynomial([a, c, d]))}$, whose value at $x = ${k}$ is $${a * k * k}${signed(c * k)}${signed(d)} = ${a * k * k + c * k + d}$, just what ${name} got.`,
        `Go on from ${name}’s number by one column: $${third} \\cdot ${paren(k)}${signed(d)} = ${third * k + d}$. This is the remainder, ${at(k)}, so ${name} stopped one column early.`,
        `Without the factor $${k}$ the columns are only added up: $${a}${signed(c)}${signed(d)} = ${a + c + d}$, just what ${name} got.`,
      ][which] as string
    },
  ),
})

type Facts = Readonly<{ k: number; r: number }>

/** Two polynomials that fit the setup: what must be true holds for both of them. */
const fitting = ({ k, r }: Facts) =>
  [
    [1, 2, 7],
    [3, -1, 0, 11],
  ].map((q) => polyAdd(polyMul(polynomial(q), polynomial([1, -k])), polynomial([r])))

const claims = template({
  id: 'algebra-2/remainder-claims',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...withFaster(
    judgeStatements({
      slip: 'a2-poly',
      items: 6,
      draw: (rng): Facts =>
        until(
          () => ({ k: nonZero(rng, -6, 6), r: nonZero(rng, -9, 9) }),
          ({ k, r }) => Math.abs(k) !== Math.abs(r),
        ),
      setup: ({ k, r }) => `When a polynomial $p(x)$ is divided by $${by(k)}$, the remainder is $${r}$.`,
      ask: 'Whose statement must be true?',
      plan: 'Write the polynomial as divisor times quotient plus remainder. Put in the number that makes the divisor zero: only the remainder is left.',
      claims: ({ k, r }) => [
        {
          id: 'value',
          says: `“$p(${k}) = ${r}$.”`,
          holds: true,
          tested: `Write $p(x) = (${by(k)})q(x)${signed(r)}$. At $x = ${k}$ the first part is $0 \\cdot q(${k})$, so only $${r}$ is left.`,
        },
        {
          id: 'minus',
          says: `“$${by(k)}$ is a factor of $p(x)${signed(-r)}$.”`,
          holds: true,
          tested: `Write $p(x) = (${by(k)})q(x)${signed(r)}$. Then $p(x)${signed(-r)} = (${by(k)})q(x)$.`,
        },
        {
          id: 'point',
          says: `“The graph of $y = p(x)$ passes through $(${k}, ${r})$.”`,
          holds: true,
          tested: `Write $p(x) = (${by(k)})q(x)${signed(r)}$ and put in $x = ${k}$: $p(${k}) = 0${signed(r)} = ${r}$. A point of the graph is $(x, p(x))$.`,
        },
        {
          id: 'opposite',
          says: `“$p(${-k}) = ${r}$.”`,
          holds: false,
          tested: `Write $p(x) = (${by(k)})q(x)${signed(r)}$. The divisor is 0 at $x = ${k}$; at $x = ${-k}$ it is $${-2 * k}$, and $q(${-k})$ is not known.`,
          because: `The remainder is $p(${k})$: the sign in the divisor is turned around.`,
        },
        {
          id: 'plus',
          says: `“$${by(k)}$ is a factor of $p(x)${signed(r)}$.”`,
          holds: false,
          tested: `Write $p(x) = (${by(k)})q(x)${signed(r)}$. Then $p(x)${signed(r)} = (${by(k)})q(x)${signed(2 * r)}$, which is $${2 * r}$ at $x = ${k}$.`,
          because: 'The remainder must be taken away, not added once more.',
        },
        {
          id: 'constant',
          says: `“$p(0) = ${r}$.”`,
          holds: false,
          tested: `Write $p(x) = (${by(k)})q(x)${signed(r)}$ and put in 0: $p(0) = ${-k} \\cdot q(0)${signed(r)}$, and $q(0)$ is not known.`,
          because: 'The value at 0 is the constant term, which can be anything.',
        },
        {
          id: 'zero',
          says: `“The graph of $y = p(x)$ crosses the $x$-axis at $x = ${k}$.”`,
          holds: false,
          tested: `Write $p(x) = (${by(k)})q(x)${signed(r)}$ and put in $x = ${k}$: $p(${k}) = 0${signed(r)} = ${r}$. On the $x$-axis the value is 0.`,
          because: 'That would need the remainder 0.',
        },
      ],
      verify: (e, id) =>
        fitting(e).every((p) => {
          const at = (x: number, y: number) => toNumber(polyEval(p, x)) === y
          const divides = (c: number) =>
            polyDivmod(polyAdd(p, polynomial([c])), polynomial([1, -e.k])).remainder.length === 0
          if (id === 'value' || id === 'point') return at(e.k, e.r)
          if (id === 'minus') return divides(-e.r)
          if (id === 'plus') return divides(e.r)
          if (id === 'opposite') return at(-e.k, e.r)
          return id === 'constant' ? at(0, e.r) : at(e.k, 0)
        }),
      checked: ({ k, r }) =>
        `Try an example: $p(x) = (${by(k)})(x + 10)${signed(r)}$ has the values $p(${k}) = ${r}$, $p(${-k}) = ${-2 * k * (10 - k) + r}$ and $p(0) = ${-10 * k + r}$.`,
    }),
    ({ e: { k, r } }) =>
      `One line decides every such claim: $p(x) = (${by(k)})q(x)${signed(r)}$. It fixes a single value, $p(${k}) = ${r}$, and it makes $p(x)${signed(-r)}$ a multiple of $${by(k)}$. What says something else need not be true.`,
  ),
})

export const templates: readonly Template[] = [missing, mistake, claims]
