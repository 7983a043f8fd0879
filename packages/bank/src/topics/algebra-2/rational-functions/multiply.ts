import { expr, frac, int, linear, polynomial, polyTex, type Template, template, toTex, until, type Value } from '#kit'
import { distinct, factors, fraction, over, product, quotient, sharing } from './forms.ts'
import { productTested, quotientTested } from './tested-at-a-number.ts'

export const skill = 'a2-multiply-divide-rational-expressions'
export const base = { skill, calculator: false, response: 'choice' } as const

const lin = (n: number) => polynomial([1, n])

type Four = Readonly<{ a: number; b: number; c: number; d: number }>
export const draw = (rng: () => number): Four => {
  const [a = 1, b = 2, c = 3, d = 4] = distinct(rng, 4, 7)
  return { a, b, c, d }
}

/** (x + a)(x + b)/(x + c)(x + a) times (x + c)/(x + d). */
const times = template({
  ...base,
  id: 'algebra-2/multiply-rational-expressions',
  difficulty: 'Medium',
  b: -0.2,
  seconds: 85,
  draw,
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ a, b, c, d }) =>
        `Which is the product $${over(polyTex(product(a, b)), polyTex(product(a, c)))} \\cdot ${over(linear(1, c), linear(1, d))}$ in lowest terms?`,
    },
    {
      id: 'area',
      kind: 'words',
      items: 5,
      stem: ({ a, b, c, d }) =>
        `A rectangular banner is $${over(polyTex(product(a, b)), polyTex(product(a, c)))}$ feet long and $${over(linear(1, c), linear(1, d))}$ feet wide. Which expression gives its area, in square feet, in lowest terms?`,
    },
  ],
  given: ({ a, b, c, d }) => ({ s: a + b, p: a * b, t: a + c, q: a * c, c, d }),
  answer: ({ b, d }) => quotient(lin(b), lin(d)),
  traps: [
    {
      misconception: 'a2-takes-factors-with-the-wrong-sign',
      says: ({ a, b }) => `I factored the first numerator into $${factors(a, -b)}$.`,
      classic: true,
      rule: ({ d, ...e }) => quotient(lin(-sharing(e).b), lin(d)),
      why: ({ a, b }) => `factors the first numerator as $${factors(a, -b)}$; the second factor is $${linear(1, b)}$.`,
    },
    {
      misconception: 'a2-cancels-terms-of-a-sum',
      classic: true,
      says: () => 'I crossed out $x^{2}$ against $x^{2}$ in the first fraction and kept the rest.',
      rule: ({ s, p, t, q, c, d }) =>
        expr(
          over(`(${linear(s, p)})(${linear(1, c)})`, `(${linear(t, q)})(${linear(1, d)})`),
          ({ x }) => ((s * x + p) * (x + c)) / ((t * x + q) * (x + d)),
        ),
      why: () => 'crosses out $x^{2}$ in the first fraction, although it is only one term of each sum.',
    },
    {
      misconception: 'a2-cancels-the-wrong-factor',
      says: ({ a, b }) =>
        `I crossed out $${linear(1, b)}$ on top against $${linear(1, a)}$ below, which are not equal.`,
      rule: ({ d, ...e }) => quotient(lin(sharing(e).a), lin(d)),
      why: ({ a, b }) => `crosses out $${linear(1, b)}$ on top against $${linear(1, a)}$ below, which are not equal.`,
    },
    {
      misconception: 'a2-divides-instead-of-multiplying',
      rule: ({ c, d, ...e }) => fraction([sharing({ ...e }).b, d], [c, c]),
      says: () => 'I took the reciprocal of the second fraction, as for a division.',
      why: () => 'takes the reciprocal of the second fraction, although the fractions are multiplied.',
    },
    {
      misconception: 'a2-cancels-the-wrong-factor',
      rule: ({ c, d }) => quotient(lin(c), lin(d)),
      says: () => 'I crossed out the whole first fraction, although only one of its factors stands on top and below.',
      why: ({ b, c }) => `also crosses out $${linear(1, b)}$ against $${linear(1, c)}$, which are not equal.`,
    },
    {
      misconception: 'a2-turns-the-fraction-over',
      rule: ({ d, ...e }) => quotient(lin(d), lin(sharing(e).b)),
      why: ({ b, d }) => `has $${linear(1, d)}$ on top and $${linear(1, b)}$ below.`,
    },
  ],
  explain: ({ a, b, c, d }) => ({
    plan: 'Factor everything first. In a product a factor of any numerator cancels an equal factor of any denominator.',
    steps: [
      {
        do: `Factor the first numerator: $${polyTex(product(a, b))} = ${factors(a, b)}$.`,
        why: `The numbers $${a}$ and $${b}$ have the product $${a * b}$ and the sum $${a + b}$.`,
      },
      {
        do: `Factor the first denominator: $${polyTex(product(a, c))} = ${factors(a, c)}$.`,
        why: `The numbers $${a}$ and $${c}$ have the product $${a * c}$ and the sum $${a + c}$.`,
      },
      {
        do: `Write the product as one fraction: $${over(factors(a, b, c), factors(a, c, d))}$.`,
        why: 'Numerators are multiplied with numerators, denominators with denominators.',
      },
      {
        do: `Cancel $${linear(1, a)}$ and $${linear(1, c)}$: ${quotient(lin(b), lin(d)).html}.`,
        why: 'Each of the two is a factor of the top and of the bottom.',
      },
    ],
    check: `At $x = 0$ the fractions are $${toTex(frac(b, c))}$ and $${toTex(frac(c, d))}$; their product is $${toTex(frac(b, d))}$, and so is the result.`,
    faster: productTested({ a, b, c, d }),
  }),
  check: ({ s, p, t, q, c, d }) =>
    expr('c', ({ x }) => ((x * x + s * x + p) / (x * x + t * x + q)) * ((x + c) / (x + d))),
})

/** (x + a)(x + b)/(x + c)  divided by  (x + a)/(x + d)(x + c). */
const divided = template({
  ...base,
  id: 'algebra-2/divide-rational-expressions',
  difficulty: 'Medium',
  b: 0.1,
  seconds: 90,
  draw,
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ a, b, c, d }) =>
        `Which expression is equivalent to $${over(polyTex(product(a, b)), linear(1, c))} \\div ${over(linear(1, a), linear(1, d))}$?`,
    },
    {
      id: 'stacked',
      kind: 'bare',
      items: 5,
      b: 0.3,
      stem: ({ a, b, c, d }) =>
        `Which expression is equivalent to the complex fraction $\\dfrac{\\;${over(polyTex(product(a, b)), linear(1, c))}\\;}{\\;${over(linear(1, a), linear(1, d))}\\;}$?`,
    },
  ],
  given: ({ a, b, c, d }) => ({ s: a + b, p: a * b, a, c, d }),
  answer: ({ b, c, d }) => fraction([b, d], [c]),
  traps: [
    {
      misconception: 'a2-forgets-to-invert',
      classic: true,
      rule: ({ s, a, c, d }) => fraction([a, a, s - a], [c, d]),
      why: () => 'multiplies by the divisor instead of its reciprocal.',
    },
    {
      misconception: 'a2-inverts-the-wrong-fraction',
      classic: true,
      rule: ({ s, a, c, d }) => fraction([c], [s - a, d]),
      why: () => 'takes the reciprocal of the first fraction instead of the second one.',
    },
    {
      misconception: 'a2-divides-instead-of-multiplying',
      says: ({ d }) => `I left $${linear(1, d)}$ in the denominator.`,
      rule: ({ s, a, c, d }) => fraction([s - a], [c, d]),
      why: ({ d }) => `leaves $${linear(1, d)}$ in the denominator.`,
    },
    {
      misconception: 'a2-takes-factors-with-the-wrong-sign',
      says: ({ a, b }) => `I factored the quadratic into $${factors(a, -b)}$.`,
      rule: ({ s, a, c, d }) => fraction([a - s, d], [c]),
      why: ({ a, b }) => `factors the quadratic as $${factors(a, -b)}$; the second factor is $${linear(1, b)}$.`,
    },
    {
      misconception: 'a2-cancels-the-wrong-factor',
      says: ({ a, b }) =>
        `I crossed out $${linear(1, b)}$ on top against $${linear(1, a)}$ below, which are not equal.`,
      rule: ({ a, c, d }) => fraction([a, d], [c]),
      why: ({ a, b }) => `crosses out $${linear(1, b)}$ on top against $${linear(1, a)}$ below, which are not equal.`,
    },
  ],
  explain: ({ a, b, c, d }) => ({
    plan: 'Dividing by a fraction is multiplying by its reciprocal. Take the reciprocal of the divisor only, then factor and cancel.',
    steps: [
      {
        do: `Multiply by the reciprocal of the divisor: $${over(polyTex(product(a, b)), linear(1, c))} \\cdot ${over(linear(1, d), linear(1, a))}$.`,
        why: 'Dividing by a fraction means multiplying by its reciprocal.',
      },
      {
        do: `Factor: $${polyTex(product(a, b))} = ${factors(a, b)}$.`,
        why: `The numbers $${a}$ and $${b}$ have the product $${a * b}$ and the sum $${a + b}$.`,
      },
      {
        do: `Write it as one fraction: $${over(factors(a, b, d), factors(c, a))}$.`,
        why: 'Numerators are multiplied with numerators, denominators with denominators.',
      },
      {
        do: `Cancel $${linear(1, a)}$: ${fraction([b, d], [c]).html}.`,
        why: 'It is a factor of the top and of the bottom.',
      },
    ],
    check: `At $x = 0$ the first fraction is $${toTex(frac(a * b, c))}$ and the second is $${toTex(frac(a, d))}$; their quotient is $${toTex(frac(b * d, c))}$, the value of the result at $x = 0$.`,
    faster: quotientTested({ a, b, c, d }),
  }),
  check: ({ s, p, a, c, d }) => expr('c', ({ x }) => (x * x + s * x + p) / (x + c) / ((x + a) / (x + d))),
})

type Mono = Readonly<{ p: number; q: number; r: number; s: number; i: number; j: number }>
/** k x^m / y^n, or turned over k y^n / x^m, with whole or broken k. */
const monomial = (k: { n: number; d: number }, m: number, n: number, turned = false): Value => {
  const [x, y] = [m === 1 ? 'x' : `x^{${m}}`, n === 1 ? 'y' : `y^{${n}}`]
  const [up, down] = turned ? [y, x] : [x, y]
  return expr(over(`${k.n === 1 ? '' : k.n}${up}`, `${k.d === 1 ? '' : k.d}${down}`), (v) =>
    turned ? ((k.n / k.d) * v.y ** n) / v.x ** m : ((k.n / k.d) * v.x ** m) / v.y ** n,
  )
}
const monomials = template({
  ...base,
  id: 'algebra-2/divide-monomial-fractions',
  difficulty: 'Low',
  b: -0.9,
  seconds: 60,
  // px^i / qy  ÷  rx / sy^j gives a quotient with x on top and y below only when i > 1 and j = 0.
  draw: (rng): Mono =>
    until(
      () => ({
        p: int(rng, 2, 9),
        q: int(rng, 2, 9),
        r: int(rng, 2, 9),
        s: int(rng, 2, 9),
        i: int(rng, 3, 5),
        j: int(rng, 3, 5),
      }),
      ({ p, q, r, s }) => p !== q && r !== s && p * s !== q * r && p * r !== q * s,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ p, q, r, s, i, j }) =>
        `Simplify $${over(`${p}x^{${i}}`, `${q}y^{${j}}`)} \\div ${over(`${r}x`, `${s}y`)}$.`,
    },
  ],
  given: (e) => e,
  answer: ({ p, q, r, s, i, j }) => monomial(frac(p * s, q * r), i - 1, j - 1),
  traps: [
    {
      misconception: 'a2-forgets-to-invert',
      classic: true,
      rule: ({ p, q, r, s, i, j }) => monomial(frac(p * r, q * s), i + 1, j + 1),
      why: () => 'multiplies by the second fraction instead of its reciprocal.',
    },
    {
      misconception: 'a2-inverts-the-wrong-fraction',
      classic: true,
      rule: ({ p, q, r, s, i, j }) => monomial(frac(q * r, p * s), i - 1, j - 1, true),
      why: () => 'takes the reciprocal of the first fraction instead of the second one.',
    },
    {
      misconception: 'a2-adds-exponents-when-dividing',
      rule: ({ p, q, r, s, i, j }) => monomial(frac(p * s, q * r), i + 1, j + 1),
      why: () => 'adds exponents where they must be subtracted.',
    },
    {
      misconception: 'a2-forgets-to-invert',
      rule: ({ p, q, r, s, i, j }) => monomial(frac(p * r, q * s), i - 1, j - 1),
      says: () =>
        'I took the reciprocal of the powers of the second fraction, but multiplied its numbers straight across.',
      why: ({ r, s }) =>
        `takes the reciprocal of the powers of the second fraction, but not of its numbers $${r}$ and $${s}$.`,
    },
  ],
  explain: ({ p, q, r, s, i, j }) => ({
    plan: 'Dividing by a fraction is multiplying by its reciprocal. Then treat the numbers and each variable by themselves.',
    steps: [
      {
        do: `Multiply by the reciprocal: $${over(`${p}x^{${i}}`, `${q}y^{${j}}`)} \\cdot ${over(`${s}y`, `${r}x`)}$.`,
        why: 'Dividing by a fraction means multiplying by its reciprocal.',
      },
      {
        do: `The numbers give $${toTex(frac(p * s, q * r))}$; $x^{${i}} \\div x = x^{${i - 1}}$, and $y \\div y^{${j}}$ leaves $y^{${j - 1}}$ below: ${monomial(frac(p * s, q * r), i - 1, j - 1).html}.`,
        why: 'Exponents of the same variable are subtracted.',
      },
    ],
    check: `At $x = 1$ and $y = 1$ the problem reads $${over(`${p}`, `${q}`)} \\div ${over(`${r}`, `${s}`)} = ${toTex(frac(p * s, q * r))}$.`,
  }),
  check: ({ p, q, r, s, i, j }) => expr('c', ({ x, y }) => (p * x ** i) / (q * y ** j) / ((r * x) / (s * y))),
})

export const templates: readonly Template[] = [times, divided, monomials]
