import {
  expr,
  int,
  nonZero,
  pick,
  type Surd,
  surd,
  surdAdd,
  surdMul,
  surdTex,
  surdValue,
  type Template,
  table,
  template,
  until,
  type Value,
} from '#kit'

const skill = 'a2-radical-operations'
const base = { skill, calculator: false, response: 'choice' } as const

/** k times the root of order n of m, as a value. */
const root = (k: number, n: number, m: number): Value =>
  expr(`${k === 1 ? '' : k}\\sqrt${n === 2 ? '' : `[${n}]`}{${m}}`, () => k * m ** (1 / n))

type Nth = Readonly<{ k: number; m: number; n: number }>

const simplify = template({
  ...base,
  id: 'algebra-2/simplify-nth-root',
  difficulty: 'Medium',
  b: -0.5,
  seconds: 60,
  draw: (rng): Nth =>
    until(
      () => ({ k: int(rng, 2, 5), m: int(rng, 2, 7), n: int(rng, 3, 4) }),
      ({ k, m, n }) => k ** n * m < 900 && k !== m && !(n === 3 && m === 8) && m !== 4,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ k, m, n }) => `Which is the simplest form of $\\sqrt[${n}]{${k ** n * m}}$?`,
    },
    {
      id: 'cube-edge',
      kind: 'words',
      items: 5,
      stem: ({ k, m, n }) =>
        n === 3
          ? `A cube-shaped aquarium holds $${k ** 3 * m}$ cubic decimeters of water. Which expression gives the exact length of its edge, in decimeters?`
          : `A positive number, raised to the fourth power, gives $${k ** 4 * m}$. Which is the exact value of the number?`,
    },
  ],
  given: ({ k, m, n }) => ({ shown: k ** n * m, n }),
  answer: ({ k, m, n }) => root(k, n, m),
  traps: [
    {
      misconception: 'a2-leaves-the-power-outside',
      shortcut: ({ k, m, n }) => root(k ** n, n, m),
      why: ({ k, n }) => `moves $${k ** n}$ out of the root without taking its root.`,
    },
    {
      misconception: 'a2-uses-the-wrong-root',
      shortcut: ({ k, m, n }) => root(k ** (n - 1), n, m),
      why: ({ n }) => `does not take the root of order ${n}.`,
    },
    {
      misconception: 'a2-swaps-inside-and-outside',
      shortcut: ({ k, m, n }) => root(m, n, k),
      why: () => 'swaps what stays inside and what comes out.',
    },
    {
      misconception: 'a2-uses-the-wrong-root',
      shortcut: ({ k, m, n }) => root(k, n, k * m),
      why: ({ k }) => `leaves a factor $${k}$ too many inside.`,
    },
    { misconception: 'a2-swaps-inside-and-outside', shortcut: ({ k, m, n }) => root(m, n, k ** 2) },
  ],
  explain: ({ k, m, n }) => [
    { do: `$${k ** n * m} = ${k}^{${n}} \\cdot ${m}$`, why: `Look for a factor that is a power with exponent ${n}.` },
    {
      do: `$\\sqrt[${n}]{${k}^{${n}} \\cdot ${m}} = ${k}\\sqrt[${n}]{${m}}$`,
      why: 'The root of a product is the product of the roots.',
    },
  ],
  check: ({ shown, n }) => expr('c', () => shown ** (1 / n)),
})

type Letters = Readonly<{ k: number; m: number; p: number; q: number }>

const withLetters = ({ k, m, p, q }: { k: number; m: number; p: number; q: number }, inX: boolean): Value => {
  const x = p === 0 ? '' : p === 1 ? 'x' : `x^{${p}}`
  const y = q === 0 ? '' : q === 1 ? 'y' : `y^{${q}}`
  return expr(
    `${k === 1 ? '' : k}${x}${y}\\sqrt{${m}${inX ? 'x' : ''}}`,
    (v) => k * v.x ** p * v.y ** q * Math.sqrt(m * (inX ? v.x : 1)),
  )
}

const letters = template({
  ...base,
  id: 'algebra-2/simplify-root-with-letters',
  difficulty: 'Medium',
  b: 0,
  seconds: 70,
  draw: (rng): Letters => ({ k: int(rng, 2, 6), m: pick(rng, [2, 3, 5, 6, 7]), p: int(rng, 2, 4), q: int(rng, 2, 4) }),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ k, m, p, q }) =>
        `For $x \\ge 0$ and $y \\ge 0$, which expression is equal to $\\sqrt{${k * k * m}x^{${2 * p + 1}}y^{${2 * q}}}$?`,
    },
  ],
  given: ({ k, m, p, q }) => ({ number: k * k * m, p: 2 * p + 1, q: 2 * q }),
  answer: (e) => withLetters(e, true),
  traps: [
    {
      misconception: 'a2-leaves-the-power-outside',
      shortcut: (e) => withLetters({ ...e, k: e.k * e.k }, true),
      why: ({ k }) => `moves $${k * k}$ out without taking its root.`,
    },
    {
      misconception: 'a2-takes-the-root-of-the-exponent',
      shortcut: (e) => withLetters({ ...e, p: 2 * e.p, q: 2 * e.q }, true),
      why: () => 'moves the powers out without halving their exponents.',
    },
    {
      misconception: 'a2-forgets-the-odd-power',
      shortcut: (e) => withLetters(e, false),
      why: () => 'loses the one $x$ that must stay inside.',
    },
    {
      misconception: 'a2-forgets-the-odd-power',
      shortcut: (e) => withLetters({ ...e, p: e.p + 1 }, true),
      why: () => 'has one $x$ too many outside.',
    },
    {
      misconception: 'a2-takes-the-root-of-the-exponent',
      shortcut: (e) => withLetters({ ...e, q: 2 * e.q }, true),
      why: () => 'does not halve the exponent of $y$.',
    },
    {
      misconception: 'a2-leaves-the-power-outside',
      shortcut: (e) => withLetters({ ...e, k: e.k * e.k, p: 2 * e.p, q: 2 * e.q }, true),
    },
    { misconception: 'a2-leaves-the-power-outside', shortcut: (e) => withLetters({ ...e, k: e.k * e.k }, false) },
  ],
  explain: (e) => [
    {
      do: `$${e.k * e.k * e.m}x^{${2 * e.p + 1}}y^{${2 * e.q}} = ${e.k * e.k} \\cdot x^{${2 * e.p}} \\cdot y^{${2 * e.q}} \\cdot ${e.m}x$`,
      why: 'Split off everything that is a perfect square.',
    },
    {
      do: `Take the roots of the squares: ${withLetters(e, true).html}.`,
      why: 'The square root halves an even exponent.',
    },
  ],
  check: ({ number, p, q }) =>
    expr('c', ({ x, y }) =>
      x < 0
        ? Math.sqrt(number) * x ** ((p - 1) / 2) * y ** (q / 2) * Math.sqrt(x)
        : Math.sqrt(number * x ** p * y ** q),
    ),
})

/** a√(p²n) ± b√(q²n). */
type Sum = Readonly<{ a: number; b: number; p: number; q: number; n: number; s: number }>
const joined = ({ a, b, p, q, n, s }: Sum): Surd => surd(0, a * p + s * b * q, n)

/** b√n where that is positive: lengths are. */
const positive = (b: number, n: number): Value | null => (b > 0 ? surdValue(surd(0, b, n)) : null)
const front = (a: number) => (a === 1 ? '' : `${a}`)

const sum = template({
  ...base,
  id: 'algebra-2/add-unlike-looking-roots',
  difficulty: 'Medium',
  b: 0,
  seconds: 70,
  draw: (rng): Sum =>
    until(
      () => ({
        a: int(rng, 1, 5),
        b: int(rng, 1, 5),
        p: int(rng, 2, 5),
        q: int(rng, 2, 6),
        n: pick(rng, [2, 3, 5, 6, 7]),
        s: pick(rng, [1, -1]),
      }),
      ({ a, b, p, q, s }) => p !== q && a * p + s * b * q > 1,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ a, b, p, q, n, s }) =>
        `Simplify $${front(a)}\\sqrt{${p * p * n}} ${s > 0 ? '+' : '-'} ${front(b)}\\sqrt{${q * q * n}}$.`,
    },
    {
      id: 'fence',
      kind: 'words',
      items: 5,
      stem: ({ a, b, p, q, n, s }) =>
        `A wire of length $${front(a)}\\sqrt{${p * p * n}}$ cm ${s > 0 ? 'is joined to one' : 'is shortened by a piece'} of length $${front(b)}\\sqrt{${q * q * n}}$ cm. Which is the simplest form of the new length, in centimeters?`,
    },
  ],
  given: ({ a, b, p, q, n, s }) => ({ a, b, first: p * p * n, second: q * q * n, s }),
  answer: (e) => surdValue(joined(e)),
  traps: [
    {
      misconception: 'a2-adds-under-the-root',
      shortcut: ({ a, b, p, q, n, s }) =>
        a + s * b > 0 && p * p + s * q * q > 0 ? surdValue(surd(0, a + s * b, (p * p + s * q * q) * n)) : null,
      why: () => 'combines the numbers under the roots.',
    },
    {
      misconception: 'a2-leaves-the-power-outside',
      shortcut: ({ a, b, p, q, n, s }) => positive(a * p * p + s * b * q * q, n),
      why: () => 'moves the squares out without taking their roots.',
    },
    {
      misconception: 'a2-ignores-numbers-in-front',
      shortcut: ({ p, q, n, s, a, b }) => (a * b > 1 ? positive(p + s * q, n) : null),
      why: () => 'forgets the numbers in front of the roots.',
    },
    {
      misconception: 'a2-combines-roots-the-wrong-way',
      shortcut: ({ a, b, p, q, n, s }) => positive(a * p - s * b * q, n),
    },
    {
      misconception: 'a2-adds-under-the-root',
      shortcut: ({ a, b, p, q, n, s }) => positive(a * p + s * b * q, 2 * n),
      why: () => 'adds the equal roots as well as the numbers in front of them.',
    },
    {
      misconception: 'a2-adds-under-the-root',
      shortcut: ({ a, b, p, q, n, s }) => positive(a * p - s * b * q, 2 * n),
    },
    {
      misconception: 'a2-adds-under-the-root',
      shortcut: ({ a, b, p, q, n, s }) => positive(a * p * p + s * b * q * q, 2 * n),
    },
  ],
  explain: (e) => [
    {
      do: `$\\sqrt{${e.p * e.p * e.n}} = ${e.p}\\sqrt{${e.n}}$ and $\\sqrt{${e.q * e.q * e.n}} = ${e.q}\\sqrt{${e.n}}$`,
      why: 'Take the square factor out of each root.',
    },
    {
      do: `$${e.a * e.p}\\sqrt{${e.n}} ${e.s > 0 ? '+' : '-'} ${e.b * e.q}\\sqrt{${e.n}} = ${surdTex(joined(e))}$`,
      why: 'Equal roots are combined like equal letters.',
    },
  ],
  check: ({ a, b, first, second, s }) => surdValue(surdAdd(surd(0, a, first), surd(0, s * b, second))),
})

/** (a + b√n)(c + d√n). */
type Prod = Readonly<{ a: number; b: number; c: number; d: number; n: number }>
export const binomial = (a: number, b: number, n: number) => surdTex(surd(a, b, n))

const product = template({
  ...base,
  id: 'algebra-2/multiply-root-binomials',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 85,
  draw: (rng): Prod =>
    until(
      () => ({
        a: nonZero(rng, -6, 6),
        b: nonZero(rng, -3, 4),
        c: nonZero(rng, -6, 6),
        d: nonZero(rng, -3, 4),
        n: pick(rng, [2, 3, 5, 6, 7]),
      }),
      ({ a, b, c, d }) => a * d + b * c !== 0 && a * d - b * c !== 0,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ a, b, c, d, n }) => `Which is equal to $(${binomial(a, b, n)})(${binomial(c, d, n)})$?`,
    },
    {
      id: 'box',
      kind: 'table',
      items: 5,
      stem: ({ a, b, c, d, n }) =>
        `<p>The box helps to multiply $(${binomial(a, b, n)})$ by $(${binomial(c, d, n)})$. Each cell is to hold the product of its row and its column.</p>${table(
          ['', `$${c}$`, `$${surdTex(surd(0, d, n))}$`],
          [
            [`$${a}$`, '', ''],
            [`$${surdTex(surd(0, b, n))}$`, '', ''],
          ],
          '',
          true,
        )}<p>What is the product in simplest form?</p>`,
    },
  ],
  given: (e) => e,
  answer: ({ a, b, c, d, n }) => surdValue(surdMul(surd(a, b, n), surd(c, d, n))),
  traps: [
    {
      misconception: 'a2-multiplies-only-matching-terms',
      rule: ({ a, b, c, d, n }) => surdValue(surd(a * c, b * d, n)),
      why: () => 'multiplies number with number and root with root only, and keeps the root.',
    },
    {
      misconception: 'a2-keeps-the-root-when-squaring',
      rule: ({ a, b, c, d, n }) => surdValue(surd(a * c, a * d + b * c + b * d, n)),
      why: ({ n }) => `writes $\\sqrt{${n}} \\cdot \\sqrt{${n}}$ as $\\sqrt{${n}}$.`,
    },
    {
      misconception: 'a2-squares-the-radicand',
      rule: ({ a, b, c, d, n }) => surdValue(surd(a * c + b * d * n * n, a * d + b * c, n)),
      why: ({ n }) => `takes $\\sqrt{${n}} \\cdot \\sqrt{${n}}$ as $${n * n}$.`,
    },
    {
      misconception: 'a2-combines-roots-the-wrong-way',
      rule: ({ a, b, c, d, n }) => surdValue(surd(a * c - b * d * n, a * d + b * c, n)),
      why: ({ b, d, n }) => `has $${-b * d * n}$ instead of $${b * d * n}$ for the product of the two roots.`,
    },
    {
      misconception: 'a2-combines-roots-the-wrong-way',
      rule: ({ a, b, c, d, n }) => surdValue(surd(a * c + b * d * n, a * d - b * c, n)),
      why: () => 'has a wrong sign in one of the two middle products.',
    },
    {
      misconception: 'a2-combines-roots-the-wrong-way',
      rule: ({ a, b, c, d, n }) => surdValue(surd(a * c - b * d * n, a * d - b * c, n)),
      why: () => 'has wrong signs in the last product and in one of the middle products.',
    },
  ],
  explain: ({ a, b, c, d, n }) => [
    {
      do: `Four products: $${a * c}$, $${surdTex(surd(0, a * d, n))}$, $${surdTex(surd(0, b * c, n))}$, and $${b * d} \\cdot ${n} = ${b * d * n}$.`,
      why: `$\\sqrt{${n}} \\cdot \\sqrt{${n}} = ${n}$.`,
    },
    {
      do: `Together: ${surdValue(surdMul(surd(a, b, n), surd(c, d, n))).html}.`,
      why: 'Numbers and equal roots are combined separately.',
    },
  ],
  // From the value at √n and at −√n: half the sum is the number, the rest the root.
  check: ({ a, b, c, d, n }) => {
    const f = (r: number) => (a + b * r) * (c + d * r)
    const [plus, minus] = [f(Math.sqrt(n)), f(-Math.sqrt(n))]
    return surdValue(surd(Math.round((plus + minus) / 2), Math.round((plus - minus) / (2 * Math.sqrt(n))), n))
  },
})

export const templates: readonly Template[] = [simplify, letters, sum, product]
