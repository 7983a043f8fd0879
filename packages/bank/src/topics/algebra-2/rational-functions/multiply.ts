import {
  expr,
  frac,
  int,
  linear,
  nameTheWorkedMistake,
  num,
  pick,
  polynomial,
  polyTex,
  type Template,
  table,
  template,
  terms,
  toTex,
  until,
  type Value,
} from '#kit'
import { differs, distinct, factors, over, product, quotient } from './forms.ts'

const skill = 'a2-multiply-divide-rational-expressions'
const base = { skill, calculator: false, response: 'choice' } as const

const lin = (n: number) => polynomial([1, n])

type Four = Readonly<{ a: number; b: number; c: number; d: number }>
const draw = (rng: () => number): Four => {
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
        `A rectangular banner is $${over(polyTex(product(a, b)), polyTex(product(a, c)))}$ meters long and $${over(linear(1, c), linear(1, d))}$ meters wide. Which expression gives its area, in square meters, in lowest terms?`,
    },
  ],
  given: ({ a, b, c, d }) => ({ s: a + b, p: a * b, t: a + c, q: a * c, c, d }),
  answer: ({ b, d }) => quotient(lin(b), lin(d)),
  traps: [
    {
      misconception: 'a2-cancels-the-wrong-factor',
      shortcut: ({ a, d }) => quotient(lin(a), lin(d)),
      why: ({ a, b, c, d }) => differs({ top: [a, b, c], bottom: [a, c, d] }, { top: [a], bottom: [d] }),
    },
    {
      misconception: 'a2-takes-factors-with-the-wrong-sign',
      shortcut: ({ b, d }) => quotient(lin(-b), lin(-d)),
      why: ({ a, b, c, d }) => differs({ top: [a, b, c], bottom: [a, c, d] }, { top: [-b], bottom: [-d] }),
    },
    {
      misconception: 'a2-turns-the-fraction-over',
      shortcut: ({ b, d }) => quotient(lin(d), lin(b)),
      why: ({ a, b, c, d }) => differs({ top: [a, b, c], bottom: [a, c, d] }, { top: [d], bottom: [b] }),
    },
    {
      misconception: 'a2-divides-instead-of-multiplying',
      shortcut: ({ b, c }) => quotient(lin(b), lin(c)),
      why: () => 'loses the factor of the second denominator.',
    },
    {
      misconception: 'a2-cancels-the-wrong-factor',
      shortcut: ({ b, a }) => quotient(lin(b), lin(a)),
      why: ({ a, b, c, d }) => differs({ top: [a, b, c], bottom: [a, c, d] }, { top: [b], bottom: [a] }),
    },
    {
      misconception: 'a2-turns-the-fraction-over',
      shortcut: ({ b, d }) => quotient(lin(-d), lin(-b)),
      why: ({ a, b, c, d }) => differs({ top: [a, b, c], bottom: [a, c, d] }, { top: [-d], bottom: [-b] }),
    },
    {
      misconception: 'a2-cancels-the-wrong-factor',
      rule: ({ c, d }) => quotient(lin(c), lin(d)),
      why: ({ a, b, c, d }) => differs({ top: [a, b, c], bottom: [a, c, d] }, { top: [c], bottom: [d] }),
    },
    {
      misconception: 'a2-cancels-the-wrong-factor',
      shortcut: ({ a, c }) => quotient(lin(a), lin(c)),
      why: ({ a, b, c, d }) => differs({ top: [a, b, c], bottom: [a, c, d] }, { top: [a], bottom: [c] }),
    },
  ],
  explain: ({ a, b, c, d }) => [
    {
      do: `Factor: $${over(factors(a, b), factors(a, c))} \\cdot ${over(linear(1, c), linear(1, d))}$.`,
      why: 'Look for factors before multiplying anything out.',
    },
    {
      do: `Cancel $${linear(1, a)}$ and $${linear(1, c)}$: ${quotient(lin(b), lin(d)).html}.`,
      why: 'A factor on top cancels the same factor below, in either fraction.',
    },
  ],
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
      shortcut: ({ a, b, c, d }) => fraction([a, a, b], [c, d]),
      why: () => 'multiplies by the divisor instead of its reciprocal.',
    },
    {
      misconception: 'a2-inverts-the-wrong-fraction',
      shortcut: ({ b, c, d }) => fraction([c], [b, d]),
      why: () => 'turns the first fraction over instead of the second one.',
    },
    {
      misconception: 'a2-divides-instead-of-multiplying',
      shortcut: ({ b, c, d }) => fraction([b], [c, d]),
      why: ({ d }) => `leaves $${linear(1, d)}$ in the denominator.`,
    },
    {
      misconception: 'a2-cancels-the-wrong-factor',
      rule: ({ a, c, d }) => fraction([a, d], [c]),
      why: ({ a, b, c, d }) => differs({ top: [a, b, d], bottom: [c, a] }, { top: [a, d], bottom: [c] }),
    },
    {
      misconception: 'a2-takes-factors-with-the-wrong-sign',
      shortcut: ({ b, c, d }) => fraction([-b, d], [c]),
      why: ({ a, b, c, d }) => differs({ top: [a, b, d], bottom: [c, a] }, { top: [-b, d], bottom: [c] }),
    },
    {
      misconception: 'a2-cancels-the-wrong-factor',
      shortcut: ({ b, c, d }) => fraction([b, c], [d]),
      why: ({ a, b, c, d }) => differs({ top: [a, b, d], bottom: [c, a] }, { top: [b, c], bottom: [d] }),
    },
    {
      misconception: 'a2-cancels-the-wrong-factor',
      rule: ({ a, c, d }) => fraction([a, c], [d]),
      why: ({ a, b, c, d }) => differs({ top: [a, b, d], bottom: [c, a] }, { top: [a, c], bottom: [d] }),
    },
    {
      misconception: 'a2-inverts-the-wrong-fraction',
      rule: ({ a, c, d }) => fraction([c], [a, d]),
      why: ({ a, b, c, d }) => differs({ top: [a, b, d], bottom: [c, a] }, { top: [c], bottom: [a, d] }),
    },
  ],
  explain: ({ a, b, c, d }) => [
    {
      do: `Multiply by the reciprocal: $${over(factors(a, b), linear(1, c))} \\cdot ${over(linear(1, d), linear(1, a))}$.`,
      why: 'Dividing by a fraction means multiplying by its reciprocal.',
    },
    { do: `Cancel $${linear(1, a)}$: ${fraction([b, d], [c]).html}.`, why: 'It stands on top and below.' },
  ],
  check: ({ s, p, a, c, d }) => expr('c', ({ x }) => (x * x + s * x + p) / (x + c) / ((x + a) / (x + d))),
})

function fraction(top: readonly number[], bottom: readonly number[]): Value {
  const part = (list: readonly number[]) => {
    const n = list[0] ?? 0
    if (list.length === 1) return linear(1, n)
    return list[1] === n ? `(${linear(1, n)})^{2}${factors(...list.slice(2))}` : factors(...list)
  }
  return expr(
    over(part(top), part(bottom)),
    ({ x }) => top.reduce((v, n) => v * (x + n), 1) / bottom.reduce((v, n) => v * (x + n), 1),
  )
}

type Mono = Readonly<{ p: number; q: number; r: number; s: number; i: number; j: number }>
/** k x^m / y^n with whole or broken k. */
const monomial = (k: { n: number; d: number }, m: number, n: number): Value => {
  const x = m === 0 ? '' : m === 1 ? 'x' : `x^{${m}}`
  const y = n === 1 ? 'y' : `y^{${n}}`
  const top = `${k.n === 1 && x !== '' ? '' : k.n}${x}`
  return expr(over(top, `${k.d === 1 ? '' : k.d}${y}`), (v) => ((k.n / k.d) * v.x ** m) / v.y ** n)
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
      rule: ({ p, q, r, s, i, j }) => monomial(frac(p * r, q * s), i + 1, j + 1),
      why: () => 'multiplies by the second fraction without turning it over.',
    },
    {
      misconception: 'a2-inverts-the-wrong-fraction',
      rule: ({ p, q, r, s, i, j }) => monomial(frac(q * r, p * s), i - 1, j - 1),
      why: () => 'turns the numbers of the wrong fraction over.',
    },
    {
      misconception: 'a2-adds-exponents-when-dividing',
      rule: ({ p, q, r, s, i, j }) => monomial(frac(p * s, q * r), i + 1, j + 1),
      why: () => 'adds exponents where they must be subtracted.',
    },
    {
      misconception: 'a2-forgets-to-invert',
      rule: ({ p, q, r, s, i, j }) => monomial(frac(p * r, q * s), i - 1, j - 1),
      why: () => 'turns the letters over, but not the numbers.',
    },
  ],
  explain: ({ p, q, r, s, i, j }) => [
    {
      do: `Multiply by the reciprocal: $${over(`${p}x^{${i}}`, `${q}y^{${j}}`)} \\cdot ${over(`${s}y`, `${r}x`)}$.`,
      why: 'Dividing by a fraction means multiplying by its reciprocal.',
    },
    {
      do: `The numbers give $${toTex(frac(p * s, q * r))}$; $x^{${i}} \\div x = x^{${i - 1}}$, and $y \\div y^{${j}}$ leaves $y^{${j - 1}}$ below: ${monomial(frac(p * s, q * r), i - 1, j - 1).html}.`,
      why: 'Exponents of the same letter are subtracted.',
    },
  ],
  check: ({ p, q, r, s, i, j }) => expr('c', ({ x, y }) => (p * x ** i) / (q * y ** j) / ((r * x) / (s * y))),
})

type At = Readonly<{ a: number; c: number; x: number }>
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
      rule: ({ a, c, x }) => num(frac((x * x - a * a) * (x - a), (x + c) ** 3)),
    },
    { misconception: 'a2-takes-factors-with-the-wrong-sign', rule: ({ a, c, x }) => num((x - a) * (x + c)) },
    { misconception: 'a2-inverts-the-wrong-fraction', rule: ({ a, c, x }) => num(frac(1, (x + a) * (x + c))) },
    { misconception: 'a2-cancels-the-wrong-factor', rule: ({ a, x }) => num(x + a) },
  ],
  explain: ({ a, c, x }) => [
    {
      do: `$f(x) \\div g(x) = ${over(`(x - ${a})(x + ${a})`, `x + ${c}`)} \\cdot ${over(`(x + ${c})^{2}`, `x - ${a}`)} = (x + ${a})(x + ${c})$`,
      why: 'Multiply by the reciprocal, factor, and cancel before putting numbers in.',
    },
    {
      do: `At $x = ${x}$: $${x + a} \\cdot ${x + c} = ${(x + a) * (x + c)}$.`,
      why: 'Now only two small factors are left.',
    },
  ],
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
  ...nameTheWorkedMistake({
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
        says: 'Multiplying the two fractions without turning the second one over',
        work: `$${over(`(${linear(1, a)})(${linear(1, b)})`, linear(1, c))} \\cdot ${over(linear(1, a), linear(1, d))}$`,
        result: fraction([a, a, b], [c, d]),
      },
      {
        says: 'Turning over the first fraction instead of the second one',
        work: `$${over(linear(1, c), `(${linear(1, a)})(${linear(1, b)})`)} \\cdot ${over(linear(1, a), linear(1, d))}$`,
        result: fraction([c], [b, d]),
      },
      {
        says: 'Factoring the quadratic with the opposite sign in one factor',
        work: `$${over(`(${linear(1, a)})(${linear(1, -b)})`, linear(1, c))} \\cdot ${over(linear(1, d), linear(1, a))}$`,
        result: fraction([-b, d], [c]),
      },
      {
        says: `Leaving $${linear(1, d)}$ below after turning the second fraction over`,
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
    { misconception: 'a2-adds-the-common-numbers', rule: ({ k, m }) => num(k + m) },
    { misconception: 'a2-drops-the-common-number', rule: () => num(1) },
  ],
  explain: ({ k, m, a, b }) => [
    {
      do: `Take out common numbers: $${over(`${k}(${linear(1, a)})`, linear(1, b))} \\cdot ${over(`${m}(${linear(1, b)})`, linear(1, a))}$.`,
      why: 'Then the equal factors can be seen.',
    },
    {
      do: `Both brackets cancel, which leaves $${k} \\cdot ${m} = ${k * m}$.`,
      why: 'Each stands once on top and once below.',
    },
  ],
  check: ({ k, ka, m, mb, a, b }) => num(Math.round((((k * 11 + ka) / (11 + b)) * (m * 11 + mb)) / (11 + a))),
})

export const templates: readonly Template[] = [times, divided, monomials, value, mistake, numbers]
