import { expr, gcd, int, nonZero, paren, template, until } from '#kit'
import { mon, out, poly } from './monomials.ts'

const skill = 'a1-factoring-gcf'

type G = { g: number; a: number; b: number; e: number; k: number }

/** g x^e (a x^k + b), with g composite so that half of it can be left inside. */
const drawG = (rng: () => number): G =>
  until(
    () => ({
      g: [4, 6, 8, 9, 10, 12][int(rng, 0, 5)] as number,
      a: int(rng, 2, 7),
      b: nonZero(rng, -9, 9),
      e: int(rng, 1, 4),
      k: int(rng, 1, 3),
    }),
    ({ a, b }) => gcd(a, b) === 1 && Math.abs(b) > 1 && a !== Math.abs(b),
  )

export const half = (g: number) => (g % 2 === 0 ? 2 : 3)

/** Greatest common factor and what is left of the two terms, from their coefficients and powers. */
const takenApart = (t: Readonly<{ first: number; second: number; high: number; low: number }>) => {
  const g = gcd(t.first, t.second)
  return { g, a: t.first / g, b: t.second / g, e: t.low, k: t.high - t.low }
}

const takeOut = template({
  id: 'algebra-1/gcf-take-out',
  skill,
  difficulty: 'Low',
  b: -0.4,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: drawG,
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ g, a, b, e, k }) =>
        `Which expression shows $${poly([
          [g * a, e + k],
          [g * b, e],
        ])}$ with the greatest common factor taken out?`,
    },
  ],
  given: ({ g, a, b, e, k }) => ({ first: g * a, second: g * b, high: e + k, low: e }),
  answer: ({ g, a, b, e, k }) =>
    out(g, e, [
      [a, k],
      [b, 0],
    ]),
  traps: [
    {
      misconception: 'a1-poly-takes-out-too-little',
      says: ({ g }) => `I took out $${g / half(g)}$ as the number, which divides both terms but is not the greatest.`,
      classic: true,
      rule: (shown) => {
        const { g, a, b, e, k } = takenApart(shown)
        return out(g / half(g), e, [
          [a * half(g), k],
          [b * half(g), 0],
        ])
      },
      why: ({ g }) =>
        `is equal, but the numbers inside still share a factor; the greatest common factor of the coefficients is $${g}$.`,
    },
    {
      misconception: 'a1-poly-does-not-divide-the-second-term',
      says: ({ g }) => `I did not divide the coefficient of the second term by $${g}$.`,
      classic: true,
      rule: (shown) => {
        const { g, a, b, e, k } = takenApart(shown)
        return out(g, e, [
          [a, k],
          [g * b, 0],
        ])
      },
      why: ({ g }) => `does not divide the second term by $${g}$.`,
    },
    {
      misconception: 'a1-poly-keeps-the-power-inside',
      says: () => 'I left the power of the first term inside as it was.',
      rule: (shown) => {
        const { g, a, b, e, k } = takenApart(shown)
        return out(g, e, [
          [a, e + k],
          [b, 0],
        ])
      },
      why: ({ e }) => `takes out $${mon(1, e)}$ but leaves the power of the first term inside as it was.`,
    },
    {
      misconception: 'a1-poly-leaves-a-letter-inside',
      rule: (shown) => {
        const { g, a, b, e, k } = takenApart(shown)
        return e === 1
          ? out(g, 0, [
              [a, k + 1],
              [b, 1],
            ])
          : out(g, e - 1, [
              [a, k + 1],
              [b, 1],
            ])
      },
      why: () => 'is equal, but an $x$ can still be taken out of both terms.',
    },
    {
      misconception: 'a1-poly-subtracts-the-factor',
      says: ({ g }) => `I subtracted $${g}$ from the first coefficient instead of dividing by it.`,
      rule: (shown) => {
        const { g, a, b, e, k } = takenApart(shown)
        return g * a - g === a
          ? null
          : out(g, e, [
              [g * a - g, k],
              [b, 0],
            ])
      },
      why: ({ g }) => `subtracts $${g}$ from the first coefficient instead of dividing.`,
    },
    {
      misconception: 'a1-poly-takes-out-too-little',
      says: ({ g }) => `I took out $${half(g)}$ as the number, which divides both terms but is not the greatest.`,
      rule: (shown) => {
        const { g, a, b, e, k } = takenApart(shown)
        return out(half(g), e, [
          [(g / half(g)) * a, k],
          [(g / half(g)) * b, 0],
        ])
      },
      why: () => 'is equal, but the numbers inside still share a factor.',
    },
    {
      misconception: 'a1-poly-does-not-divide-the-second-term',
      says: ({ g }) =>
        `I took out only $${g / half(g)}$ as the number, and did not divide the coefficient of the second term by it.`,
      twoSlips: true,
      rule: (shown) => {
        const { g, a, b, e, k } = takenApart(shown)
        return out(g / half(g), e, [
          [a * half(g), k],
          [g * b, 0],
        ])
      },
      why: () => 'does not divide the second term.',
    },
    {
      misconception: 'a1-poly-keeps-the-power-inside',
      says: ({ g }) =>
        `I took out only $${g / half(g)}$ as the number, and left the power of the first term inside as it was.`,
      twoSlips: true,
      rule: (shown) => {
        const { g, a, b, e, k } = takenApart(shown)
        return out(g / half(g), e, [
          [a * half(g), e + k],
          [b * half(g), 0],
        ])
      },
      why: () => 'leaves the power of the first term as it was.',
    },
    {
      misconception: 'a1-poly-does-not-divide-the-second-term',
      says: ({ g }) =>
        `I left the power of the first term inside as it was, and did not divide the coefficient of the second term by $${g}$.`,
      twoSlips: true,
      rule: (shown) => {
        const { g, a, b, e, k } = takenApart(shown)
        return out(g, e, [
          [a, e + k],
          [g * b, 0],
        ])
      },
      why: ({ g }) => `lowers no power inside, and does not divide the second term by $${g}$.`,
    },
  ],
  explain: ({ g, a, b, e, k }) => ({
    plan: 'Find the greatest number and the highest power of $x$ that divide both terms, and divide each term by them.',
    steps: [
      {
        do: `$${g * a} = ${g} \\cdot ${a}$ and $${g * Math.abs(b)} = ${g} \\cdot ${Math.abs(b)}$, so the greatest common factor of the coefficients is $${g}$.`,
        why: `$${a}$ and $${Math.abs(b)}$ have no common factor.`,
      },
      {
        do: `The powers are $${mon(1, e + k)}$ and $${mon(1, e)}$; both contain $${mon(1, e)}$. So $${mon(g, e)}$ is taken out.`,
        why: 'Of the powers take the lowest.',
      },
      {
        do: `Divide each term: $\\frac{${mon(g * a, e + k)}}{${mon(g, e)}} = ${mon(a, k)}$ and $\\frac{${mon(g * b, e)}}{${mon(g, e)}} = ${b}$.`,
        why: 'Divide the coefficients and subtract the exponents.',
      },
      {
        do: `The result is $${mon(g, e)}(${poly([
          [a, k],
          [b, 0],
        ])})$.`,
        why: 'Multiplying back gives the two terms again.',
      },
    ],
    check: `Multiply back: $${mon(g, e)} \\cdot ${mon(a, k)} = ${mon(g * a, e + k)}$ and $${mon(g, e)} \\cdot ${paren(b)} = ${mon(g * b, e)}$.`,
  }),
  check: ({ first, second, high, low }) => {
    const g = gcd(first, second)
    return out(g, low, [
      [first / g, high - low],
      [second / g, 0],
    ])
  },
})

const shared = (t: Readonly<{ c: number; d: number; m: number; n: number; p: number; q: number }>) => {
  const g = gcd(t.c, t.d)
  return { g, a: t.c / g, b: t.d / g, m: t.m, n: t.n, p: t.p, q: t.q }
}

const monomials = template({
  id: 'algebra-1/gcf-of-terms',
  skill,
  difficulty: 'Low',
  b: -0.7,
  calculator: false,
  seconds: 55,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        g: int(rng, 3, 12),
        a: int(rng, 2, 6),
        b: int(rng, 2, 7),
        m: int(rng, 2, 4),
        n: int(rng, 5, 7),
        p: int(rng, 1, 3),
        q: int(rng, 4, 6),
      }),
      ({ a, b }) => gcd(a, b) === 1,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ g, a, b, m, n, p, q }) =>
        `What is the greatest common factor of $${g * a}x^{${m}}y^{${q}}$ and $${g * b}x^{${n}}${p === 1 ? 'y' : `y^{${p}}`}$?`,
    },
  ],
  given: ({ g, a, b, m, n, p, q }) => ({ c: g * a, d: g * b, m, n, p, q }),
  answer: ({ g, m, p }) => two(g, m, p),
  traps: [
    {
      misconception: 'a1-poly-takes-the-highest-powers',
      classic: true,
      rule: (shown) => {
        const { g, n, q } = shared(shown)
        return two(g, n, q)
      },
      why: () => 'takes the highest powers; a common factor cannot have a higher power of a variable than either term.',
    },
    {
      misconception: 'a1-poly-takes-out-too-little',
      says: ({ g }) => `I took $${g / half(g)}$ as the number, which divides both but is not the greatest.`,
      rule: (shown) => {
        const { g, m, p } = shared(shown)
        return g % half(g) === 0 && g > 3 ? two(g / half(g), m, p) : null
      },
      why: ({ g }) => `divides both terms, but $${g}$ is the greatest number that does.`,
    },
    {
      misconception: 'a1-poly-mixes-high-and-low-powers',
      says: () => 'I took the higher power of $x$ and the lower power of $y$.',
      rule: (shown) => {
        const { g, n, p } = shared(shown)
        return two(g, n, p)
      },
      why: () => 'takes the higher power of $x$ and the lower power of $y$.',
    },
    {
      misconception: 'a1-poly-mixes-high-and-low-powers',
      says: () => 'I took the lower power of $x$ and the higher power of $y$.',
      rule: (shown) => {
        const { g, m, q } = shared(shown)
        return two(g, m, q)
      },
      why: () => 'takes the lower power of $x$ but the higher power of $y$.',
    },
    {
      misconception: 'a1-poly-subtracts-the-exponents-for-gcf',
      rule: (shown) => {
        const { g, m, n, p, q } = shared(shown)
        return two(g, n - m, q - p)
      },
      why: () => 'subtracts the exponents.',
    },
    {
      misconception: 'a1-poly-takes-the-highest-powers',
      says: ({ g }) => `I took the highest powers, and only $${g / half(g)}$ as the number.`,
      twoSlips: true,
      rule: (shown) => {
        const { g, n, q } = shared(shown)
        return g % half(g) === 0 && g > 3 ? two(g / half(g), n, q) : null
      },
      why: () => 'takes the highest powers, and too small a number.',
    },
  ],
  explain: ({ g, a, b, m, n, p, q }) => ({
    plan: 'Take the numbers and each variable by themselves: the greatest common factor of the numbers, and the lowest power of each variable.',
    steps: [
      {
        do: `The greatest common factor of $${g * a}$ and $${g * b}$ is $${g}$.`,
        why: `$${g * a} = ${g} \\cdot ${a}$ and $${g * b} = ${g} \\cdot ${b}$, and $${a}$ and $${b}$ share no factor.`,
      },
      {
        do: `Of $x^{${m}}$ and $x^{${n}}$ the lower power is $x^{${m}}$.`,
        why: 'Both terms contain at least so many factors $x$.',
      },
      {
        do: `Of $y^{${q}}$ and $${p === 1 ? 'y' : `y^{${p}}`}$ the lower power is $${p === 1 ? 'y' : `y^{${p}}`}$. So it is ${two(g, m, p).html}.`,
        why: 'The common factor is the product of the three parts.',
      },
    ],
    check: `Divide both by it: $${a}${q - p === 1 ? 'y' : `y^{${q - p}}`}$ and $${b}${n - m === 1 ? 'x' : `x^{${n - m}}`}$ are left, and these have no common factor anymore.`,
  }),
  check: ({ c, d, m, n, p, q }) => two(gcd(c, d), Math.min(m, n), Math.min(p, q)),
})

const two = (c: number, e: number, f: number) =>
  expr(`${c}${e === 1 ? 'x' : `x^{${e}}`}${f === 1 ? 'y' : `y^{${f}}`}`, ({ x, y }) => c * x ** e * y ** f)

export const templates = [takeOut, monomials]
