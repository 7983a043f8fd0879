import {
  add,
  expr,
  gcd,
  int,
  linear,
  mul,
  nonZero,
  num,
  paren,
  polyCoef,
  polyMul,
  polynomial,
  polyPow,
  polyTex,
  polyValue,
  type Template,
  table,
  template,
  term,
  until,
} from '#kit'

const skill = 'a2-polynomial-identities'
const base = { skill, calculator: false, response: 'choice' } as const

export type AB = Readonly<{ a: number; b: number }>
export const bin = ({ a, b }: AB) => linear(a, b)

/** (ax + b)³ done wrongly in the usual ways. */
export const cubeEachTerm = ({ a, b }: AB) => polynomial([a ** 3, 0, 0, b ** 3])
export const noThrees = ({ a, b }: AB) => polynomial([a ** 3, a * a * b, a * b * b, b ** 3])

export const twos = ({ a, b }: AB) => polynomial([a ** 3, 2 * a * a * b, 2 * a * b * b, b ** 3])
export const unraised = ({ a, b }: AB) => polynomial([a, 3 * a * b, 3 * a * b * b, b ** 3])

const swapped = ({ a, b }: AB) => polynomial([a ** 3, 3 * a * b * b, 3 * a * a * b, b ** 3])

const cube = template({
  ...base,
  id: 'algebra-2/cube-of-a-binomial',
  difficulty: 'Medium',
  b: -0.2,
  seconds: 75,
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 1, 4), b: nonZero(rng, -5, 5) }),
      ({ a, b }) => Math.abs(b) !== a && gcd(a, b) === 1,
    ),
  frames: [
    { id: 'bare', kind: 'bare', items: 7, stem: (p) => `Which expression is equal to $(${bin(p)})^{3}$?` },
    {
      id: 'box',
      kind: 'words',
      items: 6,
      stem: (p) =>
        `A storage cube has edges of length $${bin(p)}$ feet. Which polynomial gives its volume, in cubic feet?`,
    },
  ],
  given: (p) => p,
  answer: (p) => polyValue(polyPow(polynomial([p.a, p.b]), 3)),
  traps: [
    {
      misconception: 'a2-cubes-each-term',
      classic: true,
      rule: (p) => polyValue(cubeEachTerm(p)),
      why: () => 'leaves out the two middle terms.',
    },
    {
      misconception: 'a2-forgets-the-threes',
      rule: (p) => polyValue(noThrees(p)),
      why: ({ a, b }) =>
        `leaves out the factor 3: the middle coefficients should be $${3 * a * a * b}$ and $${3 * a * b * b}$.`,
    },
    {
      misconception: 'a2-uses-twos-in-a-cube',
      rule: (p) => polyValue(twos(p)),
      why: ({ a, b }) =>
        `uses 2 as in a square: the middle coefficients should be $${3 * a * a * b}$ and $${3 * a * b * b}$.`,
    },
    {
      misconception: 'a2-raises-the-letter-only',
      rule: (p) => (p.a === 1 ? null : polyValue(unraised(p))),
      why: ({ a }) => `does not raise the $${a}$ to the powers that $x$ has.`,
    },
    {
      misconception: 'a2-swaps-the-middle-terms',
      rule: (p) => polyValue(swapped(p)),
      why: () => 'has the two middle coefficients swapped.',
    },
  ],
  explain: (p) => ({
    plan: 'Use the pattern for the cube of a sum; its coefficients are known, so three factors need not be multiplied one by one.',
    steps: [
      {
        do: '$(u + v)^{3} = u^{3} + 3u^{2}v + 3uv^{2} + v^{3}$',
        why: 'Three of the eight products are alike, twice over.',
      },
      {
        do: `Here $u = ${linear(p.a, 0)}$ and $v = ${p.b}$, so $3u^{2}v = ${polyTex(polynomial([3 * p.a * p.a * p.b, 0, 0]))}$ and $3uv^{2} = ${polyTex(polynomial([3 * p.a * p.b * p.b, 0]))}$.`,
        why: 'The coefficient of $x$ is raised to the power as well.',
      },
      { do: `Together: $${polyTex(polyPow(polynomial([p.a, p.b]), 3))}$.`, why: 'Write the powers in falling order.' },
    ],
    check: `For $x = 1$: $${paren(p.a + p.b)}^{3} = ${(p.a + p.b) ** 3}$, and the coefficients of the answer add up to $${(p.a + p.b) ** 3}$.`,
    faster: `Start with the term with $x^{2}$ alone: its coefficient is $3 \\cdot ${paren(p.a)}^{2} \\cdot ${paren(p.b)} = ${3 * p.a * p.a * p.b}$. An option with another number there is out.`,
  }),
  check: ({ a, b }) => expr('c', ({ x }) => (a * x + b) ** 3),
})

const coefficient = template({
  ...base,
  id: 'algebra-2/cube-coefficient',
  difficulty: 'Medium',
  b: 0,
  seconds: 65,
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 5), b: nonZero(rng, -6, 6), power: int(rng, 1, 2) }),
      ({ a, b }) => Math.abs(b) > 1 && Math.abs(b) !== a,
    ),
  frames: [
    {
      id: 'coefficient',
      kind: 'bare',
      response: 'grid',
      items: 7,
      stem: (p) => `When $(${bin(p)})^{3}$ is expanded, what is the coefficient of $${p.power === 2 ? 'x^{2}' : 'x'}$?`,
    },
    {
      id: 'letter',
      kind: 'bare',
      items: 5,
      stem: (p) =>
        `The equation $(${bin(p)})^{3} = ${p.power === 2 ? `${p.a ** 3}x^{3} + kx^{2} + mx` : `${p.a ** 3}x^{3} + mx^{2} + kx`} ${p.b > 0 ? '+' : '-'} ${Math.abs(p.b) ** 3}$ is true for all values of $x$. What is the value of $k$?`,
    },
  ],
  given: ({ a, b, power }) => ({ a, b, power }),
  answer: ({ a, b, power }) => num(power === 2 ? 3 * a * a * b : 3 * a * b * b),
  traps: [
    {
      misconception: 'a2-forgets-the-threes',
      classic: true,
      operation: 'factor-left-out',
      operands: ({ power, a, b }) => [a, power === 2 ? a : b, b],
      rule: ({ a, b, power }) => num(power === 2 ? a * a * b : a * b * b),
      why: () => 'leaves out the factor 3.',
    },
    {
      misconception: 'a2-swaps-the-middle-terms',
      operation: 'solved-for-the-other',
      operands: ({ power, a, b }) => [power === 2 ? 3 * a * b * b : 3 * a * a * b],
      rule: ({ a, b, power }) => num(power === 1 ? 3 * a * a * b : 3 * a * b * b),
      why: ({ power }) => `is the coefficient of $${power === 2 ? 'x' : 'x^{2}'}$.`,
      says: ({ power }) => `I gave the coefficient of $${power === 2 ? 'x' : 'x^{2}'}$.`,
    },
    {
      misconception: 'a2-raises-the-letter-only',
      operation: 'exponent-left-out',
      operands: ({ a }) => [a],
      after: (got, { b }) => mul(got, 3 * b),
      rule: ({ a, b, power }) => (power === 2 ? num(3 * a * b) : null),
      why: ({ a }) => `does not square the $${a}$.`,
    },
    {
      misconception: 'a2-uses-twos-in-a-cube',
      operation: 'wrong-number-used',
      operands: () => [2],
      after: (got, { a, b, power }) => mul(got, power === 2 ? a * a * b : a * b * b),
      rule: ({ a, b, power }) => num(power === 2 ? 2 * a * a * b : 2 * a * b * b),
      why: () => 'uses the factor 2 of a square; a cube has the factor 3.',
    },
    {
      misconception: 'a2-loses-a-sign-in-a-product',
      operation: 'sign-reversed',
      operands: ({ power, b }) => [power === 2 ? b : b * b],
      after: (got, { power, a }) => mul(power === 2 ? 3 * a * a : 3 * a, got),
      rule: ({ a, b, power }) => (b < 0 ? num(-(power === 2 ? 3 * a * a * b : 3 * a * b * b)) : null),
      why: ({ b, power }) => `has the wrong sign: $${power === 2 ? paren(b) : `${paren(b)}^{2}`}$ decides it.`,
      says: ({ b, power }) =>
        power === 2 ? `I left out the minus of $${b}$.` : `I took $${paren(b)}^{2}$ for a negative number.`,
    },
  ],
  explain: ({ a, b, power }) => ({
    plan: 'Only one term of the expansion is needed: take it from the pattern for the cube of a sum.',
    steps: [
      {
        do: `In $(u + v)^{3}$ the term with $${power === 2 ? 'u^{2}v' : 'uv^{2}'}$ has the factor 3.`,
        why: `There are three ways to take ${power === 2 ? 'the constant from one of the three factors' : 'the constant from two of the three factors'}.`,
      },
      {
        do: `Here $u = ${a}x$ and $v = ${b}$: ${power === 2 ? `$3 \\cdot ${a * a}x^{2} \\cdot ${paren(b)}$` : `$3 \\cdot ${a}x \\cdot ${b * b}$`}.`,
        why: power === 2 ? `$(${a}x)^{2} = ${a * a}x^{2}$` : `$${paren(b)}^{2} = ${b * b}$`,
      },
      {
        do:
          power === 2
            ? `$3 \\cdot ${a * a} \\cdot ${paren(b)} = ${3 * a * a * b}$`
            : `$3 \\cdot ${a} \\cdot ${b * b} = ${3 * a * b * b}$`,
        why: 'Multiply the numbers.',
      },
    ],
    check: `For $x = 1$ the cube is $${paren(a + b)}^{3} = ${(a + b) ** 3}$, and the four coefficients $${a ** 3}$, $${3 * a * a * b}$, $${3 * a * b * b}$, and $${b ** 3}$ have this sum.`,
  }),
  check: ({ a, b, power }) => num(polyCoef(polyPow(polynomial([a, b]), 3), power)),
})

const boxMethod = template({
  ...base,
  id: 'algebra-2/box-method',
  difficulty: 'Medium',
  b: -0.4,
  seconds: 75,
  draw: (rng) =>
    until(
      () => ({
        a: int(rng, 2, 5),
        b: nonZero(rng, -6, 6),
        c: int(rng, 1, 4),
        d: nonZero(rng, -5, 5),
        e: nonZero(rng, -7, 7),
        power: int(rng, 1, 2),
      }),
      ({ a, b, c, d, e, power }) =>
        Math.abs(b) > 1 && Math.abs(d) > 1 && Math.abs(e) > 1 && (power === 2 ? a * d + b * c : a * e + b * d) !== 0,
    ),
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 8,
      stem: ({ a, b, c, d, e, power }) =>
        `<p>The empty box below is used to multiply $${linear(a, b)}$ by $${polyTex(polynomial([c, d, e]))}$. Each cell is to hold the product of its row and its column.</p>${table(
          ['', `$${polyTex(polynomial([c, 0, 0]))}$`, `$${linear(d, 0)}$`, `$${e}$`],
          [
            [`$${linear(a, 0)}$`, '', '', ''],
            [`$${b}$`, '', '', ''],
          ],
          '',
          true,
        )}<p>After all cells are filled in and like terms are combined, what is the coefficient of $${power === 2 ? 'x^{2}' : 'x'}$ in the product?</p>`,
    },
  ],
  given: ({ a, b, c, d, e, power }) => ({ a, b, c, d, e, power }),
  answer: ({ a, b, c, d, e, power }) => num(power === 2 ? a * d + b * c : a * e + b * d),
  traps: [
    {
      misconception: 'a2-finds-one-of-two-like-terms',
      classic: true,
      operation: 'term-left-out',
      operands: ({ power, a, d, e }) => [power === 2 ? a * d : a * e],
      rule: ({ a, d, e, power }) => num(power === 2 ? a * d : a * e),
      why: () => 'uses only the cell of the first row; the second row holds this power too.',
      says: () => 'I used only the cell in the first row.',
    },
    {
      misconception: 'a2-finds-one-of-two-like-terms',
      operation: 'term-left-out',
      operands: ({ power, b, c, d }) => [power === 2 ? b * c : b * d],
      rule: ({ b, c, d, power }) => num(power === 2 ? b * c : b * d),
      why: () => 'uses only the cell of the second row; the first row holds this power too.',
      says: () => 'I used only the cell in the second row.',
    },
    {
      misconception: 'a2-loses-a-sign-in-a-product',
      operation: 'sign-reversed',
      operands: ({ power, b, c, d }) => [power === 2 ? b * c : b * d],
      after: (got, { power, a, d, e }) => add(power === 2 ? a * d : a * e, got),
      rule: ({ a, b, c, d, e, power }) =>
        b > 0 && (power === 2 || d > 0) ? null : num(power === 2 ? a * d - b * c : a * e - b * d),
      why: ({ b, c, d, power }) =>
        `takes the cell $${b * (power === 2 ? c : d)}$ of the second row with the wrong sign.`,
      says: ({ b, c, d, power }) => `I took the product of $${b}$ and $${power === 2 ? c : d}$ with the wrong sign.`,
    },
    {
      misconception: 'a2-takes-the-wrong-diagonal',
      says: ({ power }) => `I gave the coefficient of $${power === 2 ? 'x' : 'x^{2}'}$.`,
      operation: 'wrong-number-used',
      operands: ({ power, b, c, d }) => [power === 2 ? b * d : b * c],
      after: (got, { power, a, d, e }) => add(power === 2 ? a * e : a * d, got),
      rule: ({ a, b, c, d, e, power }) => num(power === 1 ? a * d + b * c : a * e + b * d),
      why: ({ power }) => `is the coefficient of $${power === 2 ? 'x' : 'x^{2}'}$.`,
    },
    {
      misconception: 'a2-loses-a-sign-in-a-product',
      operation: 'sign-reversed',
      operands: ({ power, a, d, e }) => [power === 2 ? a * d : a * e],
      after: (got, { power, b, c, d }) => add(power === 2 ? b * c : b * d, got),
      rule: ({ a, b, c, d, e, power }) =>
        (power === 2 ? d : e) > 0 ? null : num(power === 2 ? b * c - a * d : b * d - a * e),
      why: ({ a, d, e, power }) =>
        `takes the cell $${a * (power === 2 ? d : e)}$ of the first row with the wrong sign.`,
      says: ({ a, d, e, power }) => `I took the product of $${a}$ and $${power === 2 ? d : e}$ with the wrong sign.`,
    },
    {
      misconception: 'a2-adds-instead-of-multiplying-terms',
      operation: 'added-instead-of-multiplied',
      operands: ({ power, a, d, e }) => [a, power === 2 ? d : e],
      after: (got, { power, b, c, d }) => add(got, b + (power === 2 ? c : d)),
      rule: ({ a, b, c, d, e, power }) => num(power === 2 ? a + d + b + c : a + e + b + d),
      why: () => 'adds the coefficients instead of multiplying them.',
    },
  ],
  explain: ({ a, b, c, d, e, power }) => {
    const [first, second] = power === 2 ? [a * d, b * c] : [a * e, b * d]
    const letter = power === 2 ? 'x^{2}' : 'x'
    return {
      plan: 'Find the cells whose products have the power that is asked for, and add their coefficients.',
      steps: [
        {
          do:
            power === 2
              ? `Upper row: $${linear(a, 0)} \\cdot ${d < 0 ? `(${term(d, 'x')})` : term(d, 'x')} = ${first}x^{2}$.`
              : `Upper row: $${linear(a, 0)} \\cdot ${paren(e)} = ${first}x$.`,
          why:
            power === 2
              ? 'A term with $x$ times a term with $x$ gives $x^{2}$.'
              : 'A term with $x$ times a constant gives $x$.',
        },
        {
          do:
            power === 2
              ? `Lower row: $${b} \\cdot ${polyTex(polynomial([c, 0, 0]))} = ${polyTex(polynomial([second, 0, 0]))}$.`
              : `Lower row: $${b} \\cdot ${d < 0 ? `(${term(d, 'x')})` : term(d, 'x')} = ${second}x$.`,
          why: 'Like terms lie on a diagonal of the box.',
        },
        {
          do: `Add: $${first} + ${paren(second)} = ${first + second}$, so the product contains $${term(first + second, letter)}$, with the coefficient $${first + second}$.`,
          why: 'Add the coefficients of like terms.',
        },
      ],
      check: `For $x = 1$ the product is $${paren(a + b)} \\cdot ${paren(c + d + e)} = ${(a + b) * (c + d + e)}$; the four coefficients $${a * c}$, $${a * d + b * c}$, $${a * e + b * d}$, and $${b * e}$ have this sum.`,
    }
  },
  check: ({ a, b, c, d, e, power }) => num(polyCoef(polyMul(polynomial([a, b]), polynomial([c, d, e])), power)),
})

export const templates: readonly Template[] = [cube, coefficient, boxMethod]
