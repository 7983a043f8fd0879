import {
  add,
  expr,
  int,
  nonZero,
  num,
  person,
  polyAdd,
  polynomial,
  polyTex,
  polyValue,
  signed,
  signedTerm,
  sub,
  table,
  template,
  term,
  terms,
  until,
} from '#kit'
import { pv, px } from './forms.ts'

const skill = 'a1-adding-polynomials'

const perimeter = template({
  id: 'algebra-1/polynomials-perimeter',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) => ({
    a: int(rng, 2, 6),
    b: int(rng, 1, 9),
    c: int(rng, 1, 5),
    d: nonZero(rng, -6, 9),
    e: int(rng, 2, 9),
  }),
  frames: [
    {
      id: 'rectangle',
      kind: 'words',
      items: 6,
      stem: ({ a, b, c, d, e }, rng) =>
        `${person(rng)} puts a fence around a rectangular field. One side is $${px([a, b, e])}$ feet long, the other $${px([c, d])}$ feet. Which expression gives the length of the fence in feet?`,
    },
  ],
  given: ({ a, b, c, d, e }) => ({ a, b, c, d, e }),
  answer: ({ a, b, c, d, e }) => pv([2 * a, 2 * (b + c), 2 * (e + d)]),
  traps: [
    {
      misconception: 'a1-poly-adds-two-sides-only',
      classic: true,
      rule: ({ a, b, c, d, e }) => pv([a, b + c, e + d]),
      why: () => 'adds only two of the four sides.',
    },
    {
      misconception: 'a1-poly-combines-unlike-terms',
      says: () => 'I added first terms to first terms and second terms to second terms, although their powers differ.',
      rule: ({ a, b, c, d, e }) => pv([2 * (a + c), 2 * (b + d), 2 * e]),
      why: ({ a, c }) => `adds $${a}x^2$ and $${c === 1 ? '' : c}x$, which are not like terms.`,
    },
    {
      misconception: 'a1-poly-doubles-one-side-only',
      says: () => 'I doubled only the first of the two sides.',
      rule: ({ a, b, c, d, e }) => pv([2 * a, 2 * b + c, 2 * e + d]),
      why: () => 'doubles only the first side.',
    },
    {
      misconception: 'a1-poly-doubles-one-side-only',
      says: () => 'I doubled only the second of the two sides.',
      rule: ({ a, b, c, d, e }) => pv([a, b + 2 * c, e + 2 * d]),
      why: () => 'doubles only the second side.',
    },
    {
      misconception: 'a1-poly-doubles-the-first-term-only',
      says: () => 'I added the two sides and doubled only the first term of the sum.',
      rule: ({ a, b, c, d, e }) => pv([2 * a, b + c, e + d]),
      why: () => 'doubles the first term of the sum only.',
    },
    {
      misconception: 'a1-poly-doubles-the-first-term-only',
      says: () => 'I added the two sides and doubled all terms of the sum but the first.',
      rule: ({ a, b, c, d, e }) => pv([a, 2 * (b + c), 2 * (e + d)]),
      why: () => 'does not double the first term.',
    },
    {
      misconception: 'a1-poly-combines-unlike-terms',
      says: () =>
        'I added first terms to first terms and second terms to second terms, although their powers differ, and I added only two of the four sides.',
      twoSlips: true,
      rule: ({ a, b, c, d, e }) => pv([a + c, b + d, e]),
      why: () => 'adds terms with different powers, and only two of the four sides.',
    },
  ],
  explain: ({ a, b, c, d, e }) => ({
    plan: 'The fence goes once around the rectangle: add one side of each kind, combining like terms, then double the sum.',
    steps: [
      {
        do: `Add the two sides: $(${px([a, b, e])}) + (${px([c, d])})$.`,
        why: 'Going halfway around the field, one walks along one side of each kind.',
      },
      {
        do: `Combine like terms: $${term(b, 'x')}${signedTerm(c, 'x')} = ${term(b + c, 'x')}$ and $${e}${signed(d)} = ${e + d}$. The sum is $${px([a, b + c, e + d])}$.`,
        why: 'Only terms with the same power of $x$ can be added.',
      },
      {
        do: `Double every term: $2(${px([a, b + c, e + d])}) = ${px([2 * a, 2 * (b + c), 2 * (e + d)])}$.`,
        why: 'A rectangle has two of each side.',
      },
    ],
    check: `For $x = 1$ the sides are $${a + b + e}$ and $${c + d}$, and $2(${a + b + e}${signed(c + d)}) = ${2 * (a + b + e + c + d)}$. The answer gives $${2 * a}${signed(2 * (b + c))}${signed(2 * (e + d))} = ${2 * (a + b + c + d + e)}$.`,
    faster: `Look at the constant terms first: the result must end in $2 \\cdot (${e}${signed(d)}) = ${2 * (e + d)}$. Among the options that do, $2 \\cdot (${b} + ${c}) = ${2 * (b + c)}$ must stand before $x$.`,
  }),
  check: ({ a, b, c, d, e }) =>
    expr('', ({ x }) =>
      [a * x * x + b * x + e, c * x + d, a * x * x + b * x + e, c * x + d].reduce((s, t) => s + t, 0),
    ),
})

const CLUBS = [
  ['Robotics club', 'Chess club', 'Garden club'],
  ['January', 'February', 'March'],
  ['Blue team', 'Red team', 'Green team'],
] as const

const total = template({
  id: 'algebra-1/polynomials-table-total',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        p: [int(rng, 1, 6), nonZero(rng, -8, 8), nonZero(rng, -9, 9)],
        q: [int(rng, 1, 6), nonZero(rng, -8, 8)],
        r: [nonZero(rng, -8, 8), nonZero(rng, -9, 9)],
        s: int(rng, 0, 2),
      }),
      ({ p, q, r }) =>
        (p[1] as number) + (q[1] as number) + (r[0] as number) !== 0 && (p[2] as number) + (r[1] as number) !== 0,
    ),
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 6,
      stem: ({ p, q, r, s }, rng) =>
        `<p>${person(rng)} models the points of a contest with polynomials in $x$.</p>${table(
          [s === 1 ? 'Month' : 'Group', 'Points'],
          (CLUBS[s] as readonly string[]).map((name, i) => [name, `$${px([p, [...q, 0], [0, ...r]][i] as number[])}$`]),
        )}<p>Which polynomial gives the total number of points?</p>`,
    },
  ],
  given: ({ p, q, r }) => ({ p, q, r }),
  answer: ({ p, q, r }) =>
    pv([
      (p[0] as number) + (q[0] as number),
      (p[1] as number) + (q[1] as number) + (r[0] as number),
      (p[2] as number) + (r[1] as number),
    ]),
  traps: [
    {
      misconception: 'a1-poly-adds-in-columns',
      says: () =>
        'I added the first terms of all three rows as $x^2$-terms and the second terms as $x$-terms, whatever their powers were.',
      classic: true,
      rule: ({ p, q, r }) =>
        pv([
          (p[0] as number) + (q[0] as number) + (r[0] as number),
          (p[1] as number) + (q[1] as number) + (r[1] as number),
          p[2] as number,
        ]),
      why: () => 'adds first terms to first terms and second to second, although the powers differ.',
    },
    {
      misconception: 'a1-poly-forgets-a-term',
      says: ({ r }) => `I left out the term $${polyTex(polynomial([r[0] as number, 0]))}$ of the third row.`,
      rule: ({ p, q, r }) =>
        pv([
          (p[0] as number) + (q[0] as number),
          (p[1] as number) + (q[1] as number),
          (p[2] as number) + (r[1] as number),
        ]),
      why: ({ r }) => `forgets the term $${polyTex(polynomial([r[0] as number, 0]))}$ of the third row.`,
    },
    {
      misconception: 'a1-poly-keeps-the-middle-sign',
      says: () => 'I got the sign of the $x$-term in the second row wrong.',
      rule: ({ p, q, r }) =>
        pv([
          (p[0] as number) + (q[0] as number),
          (p[1] as number) - (q[1] as number) + (r[0] as number),
          (p[2] as number) + (r[1] as number),
        ]),
      why: () => 'has a wrong sign in the terms with $x$.',
    },
    {
      misconception: 'a1-poly-loses-the-last-sign',
      says: () => 'I got the sign of the number in the third row wrong.',
      rule: ({ p, q, r }) =>
        pv([
          (p[0] as number) + (q[0] as number),
          (p[1] as number) + (q[1] as number) + (r[0] as number),
          (p[2] as number) - (r[1] as number),
        ]),
      why: () => 'has a wrong sign in the last term.',
    },
    {
      misconception: 'a1-poly-adds-the-exponents-of-a-sum',
      rule: ({ p, q, r }) =>
        pv([
          (p[0] as number) + (q[0] as number),
          (p[1] as number) + (q[1] as number) + (r[0] as number),
          0,
          0,
          (p[2] as number) + (r[1] as number),
        ]),
      says: () =>
        'I added the exponents of like terms as well: two terms with $x^2$ became one with $x^4$, three with $x$ one with $x^3$.',
      why: () => 'adds exponents; adding like terms leaves the power as it is.',
    },
  ],
  explain: ({ p, q, r }) => {
    const [p0 = 0, p1 = 0, p2 = 0] = p
    const [q0 = 0, q1 = 0] = q
    const [r0 = 0, r1 = 0] = r
    return {
      plan: 'A total is a sum: add the three polynomials one kind of term at a time, from the highest power down.',
      steps: [
        {
          do: `Terms with $x^2$: $${terms([p0, 'x^2'], [q0, 'x^2'])} = ${term(p0 + q0, 'x^2')}$.`,
          why: 'The third polynomial has no term with $x^2$.',
        },
        {
          do: `Terms with $x$: $${terms([p1, 'x'], [q1, 'x'], [r0, 'x'])} = ${term(p1 + q1 + r0, 'x')}$.`,
          why: 'Each term keeps the sign that stands before it.',
        },
        {
          do: `Constant terms: $${p2}${signed(r1)} = ${p2 + r1}$.`,
          why: 'The second polynomial has no constant term.',
        },
        {
          do: `Total: $${px([p0 + q0, p1 + q1 + r0, p2 + r1])}$.`,
          why: 'Write the highest power first.',
        },
      ],
      check: `For $x = 1$ the three are $${p0 + p1 + p2}$, $${q0 + q1}$ and $${r0 + r1}$, together $${p0 + p1 + p2 + q0 + q1 + r0 + r1}$. The answer gives $${p0 + q0}${signed(p1 + q1 + r0)}${signed(p2 + r1)} = ${p0 + p1 + p2 + q0 + q1 + r0 + r1}$.`,
      faster: `Look at the constant terms first: the total must end in $${p2}${signed(r1)} = ${p2 + r1}$. Among the options that do, $${terms([p1, 'x'], [q1, 'x'], [r0, 'x'])} = ${term(p1 + q1 + r0, 'x')}$ must stand before it.`,
    }
  },
  check: ({ p, q, r }) => polyValue(polyAdd(polyAdd(polynomial(p), polynomial([...q, 0])), polynomial(r))),
})

const evaluateDifference = template({
  id: 'algebra-1/polynomials-profit',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: true,
  seconds: 95,
  response: 'choice',
  draw: (rng) => ({ a: int(rng, 8, 20), b: int(rng, 2, 7), c: int(rng, 5, 30), n: int(rng, 10, 24) }),
  frames: [
    {
      id: 'profit',
      kind: 'multi-step',
      items: 6,
      stem: ({ a, b, c, n }, rng) =>
        `${person(rng)} sells $x$ bracelets. The revenue is $${px([1, a, 0])}$ cents and the cost is $${px([b, c])}$ cents. The profit is the revenue minus the cost. What is the profit, in cents, for $x = ${n}$?`,
    },
    {
      id: 'profit-grid',
      kind: 'multi-step',
      items: 5,
      response: 'grid',
      stem: ({ a, b, c, n }) =>
        `Let $R = ${px([1, a, 0])}$ and $C = ${px([b, c])}$. What is the value of $R - C$ for $x = ${n}$?`,
    },
  ],
  given: ({ a, b, c, n }) => ({ a, b, c, n }),
  answer: ({ a, b, c, n }) => num(n * n + a * n - b * n - c),
  traps: [
    {
      misconception: 'a1-poly-changes-first-sign-only',
      classic: true,
      operation: 'minus-not-distributed',
      operands: ({ n, a, b, c }) => [n * n + a * n, b * n, c],
      rule: ({ a, b, c, n }) => num(n * n + a * n - b * n + c),
      why: ({ c }) => `adds the $${c}$ instead of subtracting it.`,
    },
    {
      misconception: 'a1-poly-adds-instead-of-subtracting',
      operation: 'added-instead-of-subtracted',
      operands: ({ n, a, b, c }) => [n * n + a * n, b * n + c],
      rule: ({ a, b, c, n }) => num(n * n + a * n + b * n + c),
      why: () => 'adds the cost.',
    },
    {
      misconception: 'a1-poly-doubles-instead-of-squaring',
      operation: 'power-as-product',
      operands: ({ n }) => [n, 2],
      after: (got, { n, a, b, c }) => add(got, a * n - b * n - c),
      rule: ({ a, b, c, n }) => num(2 * n + a * n - b * n - c),
      why: ({ n }) => `takes $${n}^2$ as $${2 * n}$.`,
    },
    {
      misconception: 'a1-poly-forgets-a-term',
      says: ({ c }) => `I left out the $${c}$.`,
      operation: 'term-left-out',
      operands: ({ n, a, b }) => [n * n + a * n, -b * n],
      rule: ({ a, b, n }) => num(n * n + a * n - b * n),
      why: ({ c }) => `leaves out the $${c}$.`,
    },
    {
      misconception: 'a1-poly-subtracts-in-reverse',
      says: ({ b, c }) => `I mixed up the $${b}$ and the $${c}$ of the polynomial that is subtracted.`,
      operation: 'factor-and-term-swapped',
      operands: ({ b, c, n }) => [b, c, n],
      after: (got, { n, a }) => sub(n * n + a * n, got),
      rule: ({ a, b, c, n }) => num(n * n + a * n - c * n - b),
      why: ({ b, c }) => `mixes up the $${b}$ and the $${c}$ of the cost.`,
    },
  ],
  explain: ({ a, b, c, n }) => ({
    plan: 'Subtract the whole second polynomial, so every one of its terms changes its sign, and put the number in for $x$ at the end.',
    steps: [
      {
        do: `The difference is $${px([1, a, 0])} - (${px([b, c])}) = ${px([1, a, 0])} - ${b}x - ${c}$.`,
        why: 'The minus sign belongs to both terms in the parentheses.',
      },
      {
        do: `Combine like terms: $${a}x - ${b}x = ${term(a - b, 'x')}$, so it is $${px([1, a - b, -c])}$.`,
        why: 'Only terms with the same power of $x$ can be combined.',
      },
      {
        do: `Put in $x = ${n}$: $${n}^2 ${a - b < 0 ? '-' : '+'} ${Math.abs(a - b)} \\cdot ${n} - ${c} = ${n * n}${signed((a - b) * n)} - ${c}$.`,
        why: 'Powers and products come before sums.',
      },
      {
        do: `$${n * n}${signed((a - b) * n)} - ${c} = ${n * n + (a - b) * n - c}$`,
        why: 'Add and subtract from left to right.',
      },
    ],
    check: `Put $x = ${n}$ into each polynomial: $${n * n} + ${a * n} = ${n * n + a * n}$ and $${b * n} + ${c} = ${b * n + c}$. The difference is $${n * n + a * n} - ${b * n + c} = ${n * n + a * n - b * n - c}$.`,
    faster: `In one line on a calculator: $${n}^2 + ${a} \\cdot ${n} - (${b} \\cdot ${n} + ${c}) = ${n * n + (a - b) * n - c}$.`,
  }),
  check: ({ a, b, c, n }) => num(n * (n + a) - (b * n + c)),
})

export const templates = [perimeter, total, evaluateDifference]
