import {
  expr,
  gcd,
  int,
  linear,
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
        `A storage cube has edges of length $${bin(p)}$ centimeters. Which polynomial gives its volume in cubic centimeters?`,
    },
  ],
  given: (p) => p,
  answer: (p) => polyValue(polyPow(polynomial([p.a, p.b]), 3)),
  traps: [
    {
      misconception: 'a2-cubes-each-term',
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
  explain: (p) => [
    {
      do: '$(u + v)^{3} = u^{3} + 3u^{2}v + 3uv^{2} + v^{3}$',
      why: 'Three of the eight products are alike, twice over.',
    },
    {
      do: `Here $u = ${linear(p.a, 0)}$ and $v = ${p.b}$, so $3u^{2}v = ${polyTex(polynomial([3 * p.a * p.a * p.b, 0, 0]))}$ and $3uv^{2} = ${polyTex(polynomial([3 * p.a * p.b * p.b, 0]))}$.`,
      why: 'The number in front of $x$ is raised to the power as well.',
    },
    { do: `Together: $${polyTex(polyPow(polynomial([p.a, p.b]), 3))}$.`, why: 'Write the powers in falling order.' },
  ],
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
      rule: ({ a, b, power }) => num(power === 2 ? a * a * b : a * b * b),
      why: () => 'leaves out the factor 3.',
    },
    {
      misconception: 'a2-swaps-the-middle-terms',
      rule: ({ a, b, power }) => num(power === 1 ? 3 * a * a * b : 3 * a * b * b),
      why: ({ power }) => `is the coefficient of $${power === 2 ? 'x' : 'x^{2}'}$.`,
    },
    {
      misconception: 'a2-raises-the-letter-only',
      rule: ({ a, b, power }) => (power === 2 ? num(3 * a * b) : null),
      why: ({ a }) => `does not square the $${a}$.`,
    },
    {
      misconception: 'a2-uses-twos-in-a-cube',
      rule: ({ a, b, power }) => num(power === 2 ? 2 * a * a * b : 2 * a * b * b),
      why: () => 'uses the factor 2 of a square; a cube has the factor 3.',
    },
    {
      misconception: 'a2-loses-a-sign-in-a-product',
      rule: ({ a, b, power }) => num(-(power === 2 ? 3 * a * a * b : 3 * a * b * b)),
      why: ({ b, power }) => `has the wrong sign: $${power === 2 ? paren(b) : `${paren(b)}^{2}`}$ decides it.`,
    },
  ],
  explain: ({ a, b, power }) => [
    {
      do: `In $(u + v)^{3}$ the term with $${power === 2 ? 'u^{2}v' : 'uv^{2}'}$ has the factor 3.`,
      why: `There are three ways to take ${power === 2 ? 'the number from one of the three factors' : 'the number from two of the three factors'}.`,
    },
    {
      do:
        power === 2
          ? `$3 \\cdot ${a}^{2} \\cdot ${paren(b)} = ${3 * a * a * b}$`
          : `$3 \\cdot ${a} \\cdot ${paren(b)}^{2} = ${3 * a * b * b}$`,
      why: `$u = ${a}x$ and $v = ${b}$.`,
    },
  ],
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
      rule: ({ a, b, d, power }) => num(power === 2 ? a * d : b * d),
      why: () => 'uses only one of the two cells that hold this power.',
    },
    {
      misconception: 'a2-finds-one-of-two-like-terms',
      rule: ({ a, c, b, e, power }) => num(power === 2 ? b * c : a * e),
      why: () => 'uses only one of the two cells that hold this power.',
    },
    {
      misconception: 'a2-loses-a-sign-in-a-product',
      rule: ({ a, b, c, d, e, power }) => num(power === 2 ? a * d - b * c : a * e - b * d),
    },
    {
      misconception: 'a2-loses-a-sign-in-a-product',
      rule: ({ a, b, c, d, e, power }) => num(power === 2 ? b * c - a * d : b * d - a * e),
    },
    {
      misconception: 'a2-adds-instead-of-multiplying-terms',
      rule: ({ a, b, c, d, e, power }) => num(power === 2 ? a + d + b + c : a + e + b + d),
      why: () => 'adds the numbers in front of the terms instead of multiplying them.',
    },
  ],
  explain: ({ a, b, c, d, e, power }) => [
    {
      do:
        power === 2
          ? `The cells with $x^{2}$ are $${linear(a, 0)} \\cdot ${paren(d)}x = ${a * d}x^{2}$ and $${b} \\cdot ${polyTex(polynomial([c, 0, 0]))} = ${polyTex(polynomial([b * c, 0, 0]))}$.`
          : `The cells with $x$ are $${linear(a, 0)} \\cdot ${paren(e)} = ${a * e}x$ and $${b} \\cdot ${paren(d)}x = ${b * d}x$.`,
      why: 'Like terms lie on a diagonal of the box.',
    },
    {
      do:
        power === 2
          ? `$${a * d} + ${paren(b * c)} = ${a * d + b * c}$`
          : `$${a * e} + ${paren(b * d)} = ${a * e + b * d}$`,
      why: 'Add the coefficients of like terms.',
    },
  ],
  check: ({ a, b, c, d, e, power }) => num(polyCoef(polyMul(polynomial([a, b]), polynomial([c, d, e])), power)),
})

export const templates: readonly Template[] = [cube, coefficient, boxMethod]
