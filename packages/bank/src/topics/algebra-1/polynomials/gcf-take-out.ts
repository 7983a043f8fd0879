import { expr, gcd, int, nonZero, num, paren, person, signed, template, term, until } from '#kit'
import { pv, px } from './forms.ts'
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

const half = (g: number) => (g % 2 === 0 ? 2 : 3)

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
      why: () => 'takes the highest powers; a common factor cannot have more letters than either term.',
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
  }),
  check: ({ c, d, m, n, p, q }) => two(gcd(c, d), Math.min(m, n), Math.min(p, q)),
})

const two = (c: number, e: number, f: number) =>
  expr(`${c}${e === 1 ? 'x' : `x^{${e}}`}${f === 1 ? 'y' : `y^{${f}}`}`, ({ x, y }) => c * x ** e * y ** f)

const divided = ({ k, coefficients }: Readonly<{ k: number; coefficients: readonly number[] }>) => {
  const [a = 0, b = 0, c = 0] = coefficients.map((x) => x / k)
  return { k, a, b, c }
}

const width = template({
  id: 'algebra-1/gcf-side-length',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ k: int(rng, 2, 8), a: int(rng, 2, 7), b: nonZero(rng, -9, 9), c: int(rng, 1, 9) }),
      ({ k, a, b, c }) => k !== a && gcd(gcd(a, b), c) === 1,
    ),
  frames: [
    {
      id: 'area',
      kind: 'words',
      items: 6,
      stem: ({ k, a, b, c }, rng) =>
        `${person(rng)} knows that a rectangular garden has an area of $${px([k * a, k * b, k * c, 0])}$ square feet and is $${k}x$ feet wide. Which expression gives its length in feet?`,
    },
  ],
  given: ({ k, a, b, c }) => ({ k, coefficients: [k * a, k * b, k * c] }),
  answer: ({ a, b, c }) => pv([a, b, c]),
  traps: [
    {
      misconception: 'a1-poly-does-not-divide-the-second-term',
      says: ({ k }) => `I took $x$ out of every term, but divided only the first coefficient by $${k}$.`,
      classic: true,
      rule: (shown) => {
        const { k, a, b, c } = divided(shown)
        return pv([a, k * b, k * c])
      },
      why: ({ k }) => `divides only the first term by $${k}$.`,
    },
    {
      misconception: 'a1-poly-leaves-a-letter-inside',
      says: ({ k }) => `I divided by $${k}$ but not by $x$.`,
      rule: (shown) => {
        const { a, b, c } = divided(shown)
        return pv([a, b, c, 0])
      },
      why: () => 'divides by the number but not by $x$.',
    },
    {
      misconception: 'a1-poly-does-not-divide-the-second-term',
      says: () => 'I left the coefficient of the middle term undivided.',
      rule: (shown) => {
        const { k, a, b, c } = divided(shown)
        return pv([a, k * b, c])
      },
      why: () => 'leaves the middle term undivided.',
    },
    {
      misconception: 'a1-poly-subtracts-the-factor',
      says: ({ k }) => `I subtracted $${k}$ from each coefficient instead of dividing by it.`,
      rule: (shown) => {
        const { k, a, b, c } = divided(shown)
        return pv([k * a - k, k * b - k, k * c - k])
      },
      why: ({ k }) => `subtracts $${k}$ from each coefficient instead of dividing.`,
    },
    {
      misconception: 'a1-poly-loses-a-sign-in-the-product',
      says: () => 'I got the sign of the middle term wrong.',
      rule: (shown) => {
        const { a, b, c } = divided(shown)
        return pv([a, -b, c])
      },
      why: () => 'has a wrong sign in the middle.',
    },
    {
      misconception: 'a1-poly-drops-the-last-term',
      rule: (shown) => {
        const { a, b } = divided(shown)
        return pv([a, b, 0])
      },
      why: () => 'loses the last term.',
    },
    {
      misconception: 'a1-poly-leaves-a-letter-inside',
      says: ({ k }) => `I divided only the first coefficient by $${k}$, and nothing by $x$.`,
      twoSlips: true,
      rule: (shown) => {
        const { k, a, b, c } = divided(shown)
        return pv([a, k * b, k * c, 0])
      },
      why: ({ k }) => `divides only the first coefficient by $${k}$, and not by $x$.`,
    },
    {
      misconception: 'a1-poly-loses-a-sign-in-the-product',
      says: () => 'I got the sign of the middle term wrong, and did not divide by $x$.',
      twoSlips: true,
      rule: (shown) => {
        const { a, b, c } = divided(shown)
        return pv([a, -b, c, 0])
      },
      why: () => 'has a wrong sign, and is not divided by $x$.',
    },
  ],
  explain: ({ k, a, b, c }) => ({
    plan: 'Area is width times length, so the length is what is left when the width is taken out of the area as a factor.',
    steps: [
      {
        do: `Write the area as width times length: $${px([k * a, k * b, k * c, 0])} = ${k}x \\cdot (\\ldots)$.`,
        why: 'The width is a factor of the area.',
      },
      {
        do: `Divide the first two terms by $${k}x$: $\\frac{${term(k * a, 'x^3')}}{${k}x} = ${term(a, 'x^2')}$ and $\\frac{${term(k * b, 'x^2')}}{${k}x} = ${term(b, 'x')}$.`,
        why: 'Divide the coefficients and lower the power by one.',
      },
      { do: `Divide the last term: $\\frac{${k * c}x}{${k}x} = ${c}$.`, why: 'Here $x$ cancels.' },
      { do: `The length is $${px([a, b, c])}$ feet.`, why: 'It is the sum of the three quotients.' },
    ],
    check: `For $x = 1$ the area is $${k * a}${signed(k * b)}${signed(k * c)} = ${k * (a + b + c)}$, and width times length is $${k} \\cdot ${paren(a + b + c)} = ${k * (a + b + c)}$.`,
  }),
  check: ({ k, coefficients }) =>
    expr('', ({ x }) => coefficients.reduce((s, v, i) => s + v * x ** (3 - i), 0) / (k * x)),
})

const pulledOut = ({ first, second }: Readonly<{ first: number; second: number }>) => {
  const g = gcd(first, second)
  return { g, a: first / g, b: second / g }
}

const findK = template({
  id: 'algebra-1/gcf-find-number',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 60,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({ g: int(rng, 2, 9), a: int(rng, 2, 8), b: int(rng, 2, 9), e: int(rng, 2, 3) }),
      ({ a, b }) => gcd(a, b) === 1,
    ),
  frames: [
    {
      id: 'sum',
      kind: 'multi-step',
      items: 7,
      stem: ({ g, a, b, e }) =>
        `When the greatest common factor is taken out, $${poly([
          [g * a, e + 1],
          [-g * b, 1],
        ])}$ becomes $kx(mx^{${e}} - n)$ with positive whole numbers $k$, $m$ and $n$. What is the value of $k + m + n$?`,
    },
    {
      id: 'words',
      kind: 'words',
      items: 6,
      response: 'choice',
      stem: ({ g, a, b, e }, rng) =>
        `${person(rng)} factors $${poly([
          [g * a, e + 1],
          [g * b, 1],
        ])}$ as far as possible and gets $kx(mx^{${e}} + n)$, where $k$, $m$ and $n$ are positive whole numbers. What is $k + m + n$?`,
    },
  ],
  given: ({ g, a, b }) => ({ first: g * a, second: g * b }),
  answer: ({ g, a, b }) => num(g + a + b),
  traps: [
    {
      misconception: 'a1-poly-forgets-the-outside-number',
      classic: true,
      rule: (shown) => {
        const { a, b } = pulledOut(shown)
        return num(a + b)
      },
      why: () => 'forgets the factor in front.',
    },
    {
      misconception: 'a1-poly-does-not-divide-the-second-term',
      rule: (shown) => {
        const { g, a, b } = pulledOut(shown)
        return num(g + a + g * b)
      },
    },
    {
      misconception: 'a1-poly-gives-the-factor-only',
      rule: (shown) => {
        const { g } = pulledOut(shown)
        return num(g)
      },
    },
    {
      misconception: 'a1-poly-subtracts-the-factor',
      rule: (shown) => {
        const { g, a, b } = pulledOut(shown)
        return num(g + g * a - g + g * b - g)
      },
      why: ({ g }) => `subtracts $${g}$ from the coefficients instead of dividing.`,
    },
    {
      misconception: 'a1-poly-drops-the-last-term',
      rule: (shown) => {
        const { g, a } = pulledOut(shown)
        return num(g + a)
      },
      why: () => 'leaves out the last number.',
    },
    {
      misconception: 'a1-poly-takes-out-too-little',
      rule: (shown) => {
        const { g, a, b } = pulledOut(shown)
        return g % half(g) === 0 && g > 3 ? num(g / half(g) + half(g) * (a + b)) : num(1 + g * (a + b))
      },
      why: () => 'does not take out the greatest common factor.',
    },
  ],
  explain: ({ g, a, b, e }, frame) => ({
    plan: 'Take out the greatest common factor, read off the three numbers, and add them.',
    steps: [
      {
        do: `$${g * a} = ${g} \\cdot ${a}$ and $${g * b} = ${g} \\cdot ${b}$, and both terms contain $x$. The greatest common factor is $${g}x$, so $k = ${g}$.`,
        why: `$${a}$ and $${b}$ have no common factor, and the lowest power of $x$ is $x$ itself.`,
      },
      {
        do: `Divide: $\\frac{${mon(g * a, e + 1)}}{${g}x} = ${mon(a, e)}$, so $m = ${a}$.`,
        why: 'Divide the coefficients and lower the power by one.',
      },
      {
        do: `Divide: $\\frac{${g * b}x}{${g}x} = ${b}$, so $n = ${b}$.`,
        why: frame === 'sum' ? 'The minus sign already stands before $n$.' : 'Here $x$ cancels.',
      },
      { do: `$k + m + n = ${g} + ${a} + ${b} = ${g + a + b}$`, why: 'The sum is asked for.' },
    ],
    check: `Multiply back: $${g}x \\cdot ${mon(a, e)} = ${mon(g * a, e + 1)}$ and $${g}x \\cdot ${b} = ${g * b}x$.`,
  }),
  check: ({ first, second }) => num(gcd(first, second) + (first + second) / gcd(first, second)),
})

export const templates = [takeOut, monomials, width, findK]
