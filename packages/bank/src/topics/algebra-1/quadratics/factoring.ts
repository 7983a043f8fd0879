import {
  balanced,
  curve,
  div,
  dot,
  equation,
  frac,
  gcd,
  int,
  nonZero,
  num,
  person,
  pick,
  plane,
  polyMul,
  polynomial,
  polyTex,
  signed,
  solutions,
  type Template,
  template,
  term,
  until,
} from '../../../kit.ts'
import { type Slip, whichMistake } from '../expressions-and-units/diagnose.ts'
import { spoken } from '../spoken.ts'
import { factor, fromRoots, quad, twoRoots, UNTESTED, wholes } from './common.ts'

const skill = 'a1-quadratics-by-factoring'

const bare = template({
  id: 'algebra-1/factoring-solve',
  skill,
  difficulty: 'Low',
  b: -0.7,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) => twoRoots(rng, 9),
  frames: [
    { id: 'bare', kind: 'bare', items: 7, stem: ({ r, s }) => `What are the solutions of $${fromRoots(r, s)} = 0$?` },
    {
      id: 'other-side',
      kind: 'bare',
      items: 5,
      b: -0.3,
      stem: ({ r, s }) => `Solve $x^2 = ${polyTex(polynomial([r + s, -r * s]))}$.`,
    },
  ],
  answer: ({ r, s }) => solutions([r, s]),
  traps: [
    {
      misconception: 'a1-q-takes-the-signs-of-the-factors',
      rule: ({ r, s }) => solutions([-r, -s]),
      why: ({ r, s }) =>
        `takes the numbers as they stand in $${factor(r)}${factor(s)}$; each factor is zero for the opposite number.`,
    },
    { misconception: 'a1-q-picks-factors-with-a-wrong-sum', rule: ({ r, s }) => solutions([r, -s]) },
    { misconception: 'a1-q-picks-factors-with-a-wrong-sum', rule: ({ r, s }) => solutions([-r, s]) },
  ],
  explain: ({ r, s }) => [
    {
      do: `Two numbers with the product $${r * s}$ and the sum $${-r - s}$ are $${-r}$ and $${-s}$, so $${fromRoots(r, s)} = ${factor(r)}${factor(s)}$.`,
      why: 'The equation must have 0 on one side, then it can be factored.',
    },
    {
      do: `$${factor(r)}${factor(s)} = 0$ for $x = ${r}$ or $x = ${s}$.`,
      why: 'A product is zero only if one of its factors is zero.',
    },
  ],
  given: ({ r, s }) => ({ b: -r - s, c: r * s }),
  check: ({ b, c }) => solutions(wholes(90).filter((x) => x * x + b * x + c === 0)),
})

const leading = balanced({
  id: 'algebra-1/factoring-leading-coefficient',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 100,
  response: 'grid',
  draw: (rng) =>
    until(
      () => {
        const [p, q, s] = [int(rng, 2, 5), int(rng, 1, 9), int(rng, 1, 7)]
        return { p, b: p * s - q, c: -q * s }
      },
      ({ p, b, c }) => {
        const q = p > 0 ? (Math.sqrt(b * b - 4 * p * c) - b) / 2 : 0
        return b !== 0 && gcd(q, p) === 1 && q > 0
      },
    ),
  frames: [
    {
      id: 'positive',
      kind: 'bare',
      items: 7,
      stem: ({ p, b, c }) => `What is the positive solution of $${quad(p, b, c)} = 0$?`,
    },
  ],
  answer: ({ p, b, c }) => num(frac((Math.round(Math.sqrt(b * b - 4 * p * c)) - b) / 2, p)),
  traps: [
    {
      misconception: 'a1-q-forgets-the-leading-coefficient',
      rule: ({ p, b, c }) => num((Math.round(Math.sqrt(b * b - 4 * p * c)) - b) / 2),
    },
    {
      misconception: 'a1-q-takes-the-signs-of-the-factors',
      rule: ({ p, b, c }) => num((Math.round(Math.sqrt(b * b - 4 * p * c)) + b) / (2 * p)),
    },
    {
      misconception: 'a1-q-turns-a-fraction-over',
      rule: ({ p, b, c }) => num(div(p, (Math.round(Math.sqrt(b * b - 4 * p * c)) - b) / 2)),
    },
  ],
  explain: ({ p, b, c }) => {
    const q = (Math.round(Math.sqrt(b * b - 4 * p * c)) - b) / 2
    const s = -c / q
    return [
      {
        do: `Factor: $${quad(p, b, c)} = (${p}x - ${q})(x + ${s})$.`,
        why: `The middle terms $${term(p * s, 'x')}$ and $${term(-q, 'x')}$ add up to $${term(b, 'x')}$.`,
      },
      {
        do: `$${p}x - ${q} = 0$ gives $x = \\frac{${q}}{${p}}$.`,
        why: `The other factor gives the negative solution $-${s}$.`,
      },
    ]
  },
  given: (p) => p,
  // Tries all fractions with the leading coefficient below.
  check: ({ p, b, c }) => {
    const n = Array.from({ length: 200 }, (_, i) => i + 1).find((k) => k * k + b * k + p * c === 0) ?? 999
    return num(frac(n, p))
  },
})

const zeroLost = template({
  id: 'algebra-1/factoring-common-letter',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 6), k: nonZero(rng, -9, 9) }),
      ({ a, k }) => Math.abs(k) > 1 && a !== Math.abs(k),
    ),
  frames: [
    { id: 'all', kind: 'bare', items: 6, stem: ({ a, k }) => `What are all solutions of $${a}x^2 = ${a * k}x$?` },
  ],
  answer: ({ k }) => solutions([0, k]),
  traps: [
    {
      misconception: 'a1-q-divides-by-the-letter',
      rule: ({ k }) => solutions([k]),
      why: () => 'divides by $x$ and loses the solution $0$.',
    },
    { misconception: 'a1-q-takes-the-signs-of-the-factors', rule: ({ k }) => solutions([0, -k]) },
    {
      misconception: 'a1-q-divides-by-the-letter',
      rule: ({ k }) => solutions([-k]),
      why: () => 'loses the solution $0$, and a sign.',
    },
    {
      misconception: 'a1-q-takes-both-signs',
      rule: ({ k }) => solutions([-k, k]),
      why: ({ k }) => `writes both signs as if $x^2$ were equal to $${k * k}$.`,
    },
    { misconception: 'a1-q-forgets-the-leading-coefficient', rule: ({ a, k }) => solutions([0, a * k]) },
  ],
  explain: ({ a, k }) => [
    { do: `Bring everything to one side: $${quad(a, -a * k, 0)} = 0$.`, why: 'Dividing by $x$ would lose a solution.' },
    { do: `Factor: $${a}x${factor(k)} = 0$, so $x = 0$ or $x = ${k}$.`, why: 'Each factor can be zero.' },
  ],
  given: ({ a, k }) => ({ a, m: a * k }),
  check: ({ a, m }) => solutions(wholes(60).filter((x) => a * x * x === m * x)),
})

const notZero = template({
  id: 'algebra-1/factoring-product-not-zero',
  skill,
  difficulty: 'High',
  b: 1,
  calculator: false,
  seconds: 100,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const { r, s } = twoRoots(rng, 8)
        const p = nonZero(rng, -7, 7)
        return { r, s, p, q: -r - s - p, c: p * (-r - s - p) - r * s }
      },
      ({ p, q, c, r, s }) =>
        q !== 0 && c !== 0 && p !== q && Math.abs(c) < 40 && Math.abs(q) < 10 && -p !== r && -p !== s && p < q,
    ),
  frames: [
    {
      id: 'product',
      kind: 'multi-step',
      items: 6,
      stem: ({ p, q, c }) => `What are the solutions of $${factor(-p)}${factor(-q)} = ${c}$?`,
    },
  ],
  answer: ({ r, s }) => solutions([r, s]),
  traps: [
    {
      misconception: 'a1-q-uses-zero-product-without-zero',
      rule: ({ p, q }) => solutions([-p, -q]),
      why: ({ c }) => `sets each factor equal to $0$, but the product is $${c}$.`,
    },
    {
      misconception: 'a1-q-uses-zero-product-without-zero',
      rule: ({ p, q, c }) => solutions([c - p, c - q]),
      why: ({ c }) => `sets each factor equal to $${c}$.`,
    },
    { misconception: 'a1-q-takes-the-signs-of-the-factors', rule: ({ r, s }) => solutions([-r, -s]) },
    { misconception: 'a1-q-picks-factors-with-a-wrong-sum', rule: ({ r, s }) => solutions([r, -s]) },
    {
      misconception: 'a1-q-uses-zero-product-without-zero',
      rule: ({ p, q }) => solutions([p, q]),
      why: ({ c }) => `uses the numbers in the factors, although the product is $${c}$ and not $0$.`,
    },
  ],
  explain: ({ r, s, p, q, c }) => [
    {
      do: `Multiply out and bring $${c}$ to the left: $${quad(1, p + q, p * q)}${signed(-c)} = 0$, that is $${quad(1, p + q, p * q - c)} = 0$.`,
      why: 'Factors say something only about a product that is zero.',
    },
    {
      do: `Factor: $${factor(r)}${factor(s)} = 0$, so $x = ${r}$ or $x = ${s}$.`,
      why: 'Now one of the factors must be zero.',
    },
  ],
  given: ({ p, q, c }) => ({ p, q, c }),
  check: ({ p, q, c }) => solutions(wholes(90).filter((x) => (x + p) * (x + q) === c)),
})

const ROOMS = ['garden', 'stage', 'playground', 'tent floor', 'flower bed'] as const

const rectangle = balanced({
  id: 'algebra-1/factoring-rectangle',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 90,
  response: 'choice',
  draw: (rng) => {
    const [w, d] = [int(rng, 3, 14), int(rng, 2, 9)]
    return { d, area: w * (w + d) }
  },
  frames: [
    {
      id: 'width',
      kind: 'words',
      items: 6,
      stem: ({ d, area }, rng) =>
        `A rectangular ${pick(rng, ROOMS)} of ${person(rng)}’s club is ${d} meters longer than it is wide. Its area is ${area} square meters. How wide is it, in meters?`,
    },
  ],
  answer: ({ d, area }) => num((Math.round(Math.sqrt(d * d + 4 * area)) - d) / 2),
  traps: [
    {
      misconception: 'a1-q-gives-the-other-quantity',
      rule: ({ d, area }) => num((Math.round(Math.sqrt(d * d + 4 * area)) + d) / 2),
      why: () => 'is the length, not the width.',
    },
    {
      misconception: 'a1-q-stops-at-a-factor-pair',
      rule: ({ d, area }) => num(Math.round(Math.sqrt(d * d + 4 * area))),
      why: () => 'is width and length together.',
    },
    {
      misconception: 'a1-q-gives-the-other-quantity',
      rule: ({ d }) => num(d),
      why: () => 'is the difference of the two sides.',
    },
    {
      misconception: 'a1-q-stops-at-a-factor-pair',
      rule: ({ d, area }) => (area % d === 0 && area / d < 60 ? num(area / d) : null),
      why: ({ d }) => `divides the area by $${d}$, but $${d}$ is not a side.`,
    },
    {
      misconception: 'a1-q-stops-at-a-factor-pair',
      rule: ({ d, area }) => num((Math.round(Math.sqrt(d * d + 4 * area)) - d) / 2 - 1),
      why: () => 'does not give this area.',
    },
    {
      misconception: 'a1-q-stops-at-a-factor-pair',
      rule: ({ d, area }) => num((Math.round(Math.sqrt(d * d + 4 * area)) - d) / 2 + 1),
      why: () => 'does not give this area.',
    },
    {
      misconception: 'a1-q-stops-at-a-factor-pair',
      rule: ({ area }) => num(Math.floor(Math.sqrt(area))),
      why: () => 'would nearly fit a square, but the sides differ.',
    },
    {
      misconception: 'a1-q-stops-at-a-factor-pair',
      rule: ({ d, area }) => num((Math.round(Math.sqrt(d * d + 4 * area)) - d) / 2 - 2),
      why: () => 'does not give this area.',
    },
  ],
  explain: ({ d, area }) => {
    const w = (Math.round(Math.sqrt(d * d + 4 * area)) - d) / 2
    return [
      {
        do: `With $w$ for the width: $w(w + ${d}) = ${area}$, so $w^2 + ${d}w - ${area} = 0$.`,
        why: 'Area is width times length.',
      },
      {
        do: `Factor: $(w - ${w})(w + ${w + d}) = 0$.`,
        why: `$-${w}$ and $${w + d}$ have the sum $${d}$ and the product $-${area}$.`,
      },
      { do: `$w = ${w}$`, why: `A width of $-${w + d}$ makes no sense.` },
    ]
  },
  given: (p) => p,
  check: ({ d, area }) => num(wholes(60).find((w) => w > 0 && w * (w + d) === area) ?? 999),
})

const fromGraph = template({
  id: 'algebra-1/factoring-from-graph',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) =>
    until(
      () => twoRoots(rng, 5),
      ({ r, s }) => Math.abs(r - s) >= 2 && Math.abs(r - s) <= 6,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: ({ r, s }) =>
        `<p>The graph of $y = x^2 + bx + c$ is shown.</p>${plane(
          {
            alt: spoken(
              `A parabola that opens upward and crosses the x-axis at ${Math.min(r, s)} and ${Math.max(r, s)}.`,
            ),
            x: [-7, 7],
            y: [-10, 10],
            xStep: 1,
            yStep: 2,
            xEvery: 1,
          },
          [curve((x) => (x - r) * (x - s)), dot(r, 0), dot(s, 0)],
        )}<p>Which equation has the zeros of this function as its solutions?</p>`,
    },
  ],
  answer: ({ r, s }) => equation(`${fromRoots(r, s)} = 0`, ({ x }) => (x - r) * (x - s)),
  traps: [
    {
      misconception: 'a1-q-takes-the-signs-of-the-factors',
      rule: ({ r, s }) => equation(`${fromRoots(-r, -s)} = 0`, ({ x }) => (x + r) * (x + s)),
    },
    {
      misconception: 'a1-q-picks-factors-with-a-wrong-sum',
      rule: ({ r, s }) => equation(`${fromRoots(r, -s)} = 0`, ({ x }) => (x - r) * (x + s)),
    },
    {
      misconception: 'a1-q-picks-factors-with-a-wrong-sum',
      rule: ({ r, s }) => equation(`${fromRoots(-r, s)} = 0`, ({ x }) => (x + r) * (x - s)),
    },
  ],
  explain: ({ r, s }) => [
    {
      do: `The graph crosses the $x$-axis at $${r}$ and $${s}$, so the factors are $${factor(r)}$ and $${factor(s)}$.`,
      why: 'A factor is zero at its own intercept.',
    },
    { do: `$${factor(r)}${factor(s)} = ${fromRoots(r, s)}$`, why: 'Multiply out.' },
  ],
  given: ({ r, s }) => [r, s],
  check: ([r = 0, s = 0]) => {
    const p = polyMul(polynomial([1, -r]), polynomial([1, -s]))
    return equation(`${polyTex(p)} = 0`, ({ x }) => x * x - (r + s) * x + r * s)
  },
})

const set = (r: number, s: number): string =>
  r === s ? `x = ${r}` : `x = ${Math.min(r, s)} \\text{ or } x = ${Math.max(r, s)}`

type Abc = { a: number; b: number; c: number }

/** The whole roots, the one nearer to zero first. */
const rootsOf = ({ a, b, c }: Abc): [number, number] => {
  const [r = 0, s = 0] = wholes(9)
    .filter((x) => a * x * x + b * x + c === 0)
    .sort((x, y) => Math.abs(x) - Math.abs(y))
  return [r, s]
}

/** The whole numbers at which `f` is 0, found by trying. */
const zerosOf = (f: (x: number) => number): string => {
  const [low = 0, high = 0] = wholes(60).filter((x) => f(x) === 0)
  return set(low, high)
}

const slipsOf = (k: number, r: number, s: number): [Slip, Slip, Slip, Slip] => [
  {
    says: `Factoring into $${k}${factor(r)}${factor(s)}$, and then reading the numbers with the signs they have there`,
    gives: set(-r, -s),
    how: `$${-r}$ and $${-s}$, the opposite numbers`,
    again: zerosOf((x) => (x + r) * (x + s)),
  },
  {
    says: `Factoring out $${k}$, and then counting $x = ${k}$ and $x = ${r}$ as the solutions`,
    gives: set(k, r),
    how: `$${k}$, which is no solution, and $${r}$`,
    again: zerosOf((x) => x * x - (k + r) * x + k * r),
  },
  {
    says: `Factoring out $${k}$, and then getting one of the signs wrong in $${factor(r)}${factor(-s)}$`,
    gives: set(r, -s),
    how: `$${r}$ and $${-s}$`,
    again: zerosOf((x) => (x - r) * (x + s)),
  },
  {
    says: `Factoring into $(${k}x${signed(-k * r)})${factor(s)}$, and then not dividing $${k * r}$ by $${k}$`,
    gives: set(k * r, s),
    how: `$${k * r}$ instead of $${r}$, and $${s}$`,
    again: zerosOf((x) => (x - k * r) * (x - s)),
  },
]

const mistake = whichMistake({
  id: 'algebra-1/factoring-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  seconds: 90,
  items: 6,
  misconception: UNTESTED,
  draw: (rng): Abc => {
    const [{ r, s }, a] = [twoRoots(rng, 8), int(rng, 2, 5)]
    return { a, b: -a * (r + s), c: a * r * s }
  },
  did: ({ a, b, c }) => `solved $${quad(a, b, c)} = 0$`,
  right: (e) => set(...rootsOf(e)),
  work: (e) => {
    const [r, s] = rootsOf(e)
    return `$${quad(e.a, e.b, e.c)} = ${e.a}${factor(r)}${factor(s)}$, and a product is zero only if one of its factors is zero.`
  },
  slips: (e) => slipsOf(e.a, ...rootsOf(e)),
})

export const templates: readonly Template[] = [bare, leading, zeroLost, notZero, rectangle, fromGraph, mistake]
