import {
  div,
  frac,
  gcd,
  int,
  nonZero,
  num,
  paren,
  polynomial,
  polyTex,
  signed,
  signedTerm,
  solutions,
  type Template,
  template,
  term,
  until,
} from '#kit'
import { factor, fromRoots, putBack, quad, rootsOf, twoRoots, wholes } from './common.ts'

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
  given: ({ r, s }) => ({ b: -r - s, c: r * s }),
  answer: ({ r, s }) => solutions([r, s]),
  traps: [
    {
      misconception: 'a1-q-takes-the-signs-of-the-factors',
      classic: true,
      rule: ({ b, c }) => {
        const { r, s } = rootsOf(b, c)
        return solutions([-r, -s])
      },
      why: ({ r, s }) =>
        `takes the numbers as they stand in $${factor(r)}${factor(s)}$; each factor is zero for the opposite number.`,
    },
    {
      misconception: 'a1-q-picks-factors-with-a-wrong-sum',
      says: ({ r, s }) => `I factored into $${factor(r)}${factor(-s)}$: one sign is wrong.`,
      rule: ({ b, c }) => {
        const { r, s } = rootsOf(b, c)
        return solutions([r, -s])
      },
      why: ({ r, s }) => `comes from $${factor(r)}${factor(-s)}$, whose product has another constant term.`,
    },
    {
      misconception: 'a1-q-picks-factors-with-a-wrong-sum',
      says: ({ r, s }) => `I factored into $${factor(-r)}${factor(s)}$: one sign is wrong.`,
      rule: ({ b, c }) => {
        const { r, s } = rootsOf(b, c)
        return solutions([-r, s])
      },
      why: ({ r, s }) => `comes from $${factor(-r)}${factor(s)}$, whose product has another constant term.`,
    },
  ],
  explain: ({ r, s }, frame) => ({
    plan: 'With zero on one side, the quadratic can be written as a product: look for two numbers with the right product and the right sum.',
    steps: [
      ...(frame === 'other-side'
        ? [
            {
              do: `Bring everything to the left side: $${fromRoots(r, s)} = 0$.`,
              why: 'Factoring helps only when one side is $0$.',
            },
          ]
        : []),
      {
        do: `Two numbers with the product $${r * s}$ and the sum $${-r - s}$ are $${-r}$ and $${-s}$.`,
        why: `$${paren(-r)} \\cdot ${paren(-s)} = ${r * s}$ and $${-r}${signed(-s)} = ${-r - s}$.`,
      },
      {
        do: `So $${fromRoots(r, s)} = ${factor(r)}${factor(s)}$, and $${factor(r)}${factor(s)} = 0$.`,
        why: 'Multiplied out, their sum is the coefficient of $x$ and their product the constant term.',
      },
      {
        do: `$x${signed(-r)} = 0$ gives $x = ${r}$, and $x${signed(-s)} = 0$ gives $x = ${s}$.`,
        why: 'A product is zero only if one of its factors is zero.',
      },
    ],
    check: `Put in both: ${putBack(r, s)}.`,
    faster: `Test the options: only $${r}$ and $${s}$ add up to $${r + s}$, the opposite of the coefficient of $x$, and multiply to $${r * s}$, the constant term.`,
  }),
  check: ({ b, c }) => solutions(wholes(90).filter((x) => x * x + b * x + c === 0)),
})

/** q in (px − q)(x + s), the factors of px² + bx + c. */
const topOf = (p: number, b: number, c: number): number => (Math.round(Math.sqrt(b * b - 4 * p * c)) - b) / 2

const leading = template({
  id: 'algebra-1/factoring-leading-coefficient',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 100,
  response: 'grid',
  balance: 'place',
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
  given: (p) => p,
  answer: ({ p, b, c }) => num(frac((Math.round(Math.sqrt(b * b - 4 * p * c)) - b) / 2, p)),
  traps: [
    {
      misconception: 'a1-q-forgets-the-leading-coefficient',
      classic: true,
      says: () => 'I did not divide by the coefficient of $x$ in the factor.',
      rule: ({ p, b, c }) => num(topOf(p, b, c)),
      why: ({ p }) => `is not divided by the $${p}$ in its factor.`,
    },
    {
      misconception: 'a1-q-takes-the-signs-of-the-factors',
      rule: ({ p, b, c }) => num(-c / topOf(p, b, c)),
      why: () => 'is read from the other factor with the sign that stands there.',
    },
    {
      misconception: 'a1-q-turns-a-fraction-over',
      rule: ({ p, b, c }) => num(div(p, topOf(p, b, c))),
      why: () => 'is the reciprocal of the fraction.',
    },
  ],
  explain: ({ p, b, c }) => {
    const q = topOf(p, b, c)
    const s = -c / q
    return {
      plan: 'The coefficient of $x^2$ is not one, so split the middle term into two terms that can be factored in pairs, then set each factor equal to zero.',
      steps: [
        {
          do: `Find two numbers with the product $${p} \\cdot (${c}) = ${p * c}$ and the sum $${b}$: they are $${p * s}$ and $${-q}$.`,
          why: `$${p * s} \\cdot (${-q}) = ${p * c}$ and $${p * s} - ${q} = ${b}$.`,
        },
        {
          do: `Split the middle term: $${p}x^2 + ${term(p * s, 'x')}${signedTerm(-q, 'x')}${signed(c)} = 0$.`,
          why: `$${term(p * s, 'x')}${signedTerm(-q, 'x')}$ is $${term(b, 'x')}$.`,
        },
        {
          do: `Factor in pairs: $${p}x(x + ${s}) - ${q === 1 ? '' : q}(x + ${s}) = (${p}x - ${q})(x + ${s})$.`,
          why: `Both pairs have the factor $(x + ${s})$.`,
        },
        {
          do: `$x + ${s} = 0$ gives the negative solution $-${s}$. $${p}x - ${q} = 0$ gives $${p}x = ${q}$, so $x = \\frac{${q}}{${p}}$.`,
          why: 'A product is zero only if one of its factors is zero; the positive solution is asked for.',
        },
      ],
      check: `Multiply out: $(${p}x - ${q})(x + ${s}) = ${p}x^2 + ${term(p * s, 'x')}${signedTerm(-q, 'x')} - ${q * s} = ${quad(p, b, c)}$.`,
      faster: `The quadratic formula is as quick: $b^2 - 4ac$ is $${b * b - 4 * p * c} = ${p * s + q}^2$, so the positive solution is $\\frac{${-b} + ${p * s + q}}{${2 * p}} = \\frac{${q}}{${p}}$.`,
    }
  },
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
  given: ({ a, k }) => ({ a, m: a * k }),
  answer: ({ k }) => solutions([0, k]),
  traps: [
    {
      misconception: 'a1-q-divides-by-the-letter',
      classic: true,
      rule: ({ a, m }) => solutions([m / a]),
      why: () => 'divides by $x$ and loses the solution $0$.',
    },
    {
      misconception: 'a1-q-takes-the-signs-of-the-factors',
      rule: ({ a, m }) => solutions([0, -m / a]),
      why: ({ k }) => `takes $${-k}$ as it stands in the factor; the factor is zero for $${k}$.`,
    },
    {
      misconception: 'a1-q-takes-both-signs',
      says: () => 'I wrote both signs, as if a root had been taken.',
      rule: ({ a, m }) => solutions([-m / a, m / a]),
      why: ({ k }) => `writes both signs as if $x^2$ were equal to $${k * k}$.`,
    },
    {
      misconception: 'a1-q-forgets-the-leading-coefficient',
      rule: ({ m }) => solutions([0, m]),
      why: ({ a }) => `does not divide by $${a}$.`,
    },
    {
      misconception: 'a1-q-divides-by-the-letter',
      twoSlips: true,
      says: () => 'I divided both sides by $x$ and lost a sign.',
      rule: ({ a, m }) => solutions([-m / a]),
      why: () => 'loses the solution $0$, and a sign.',
    },
  ],
  explain: ({ a, k }) => ({
    plan: 'Both sides have the factor $x$, which may be zero, so do not divide by it: bring everything to one side and factor.',
    steps: [
      {
        do: `${k > 0 ? `Subtract $${Math.abs(a * k)}x$ from` : `Add $${Math.abs(a * k)}x$ to`} both sides: $${quad(a, -a * k, 0)} = 0$.`,
        why: 'Dividing by $x$ would lose the solution $x = 0$.',
      },
      {
        do: `Factor out $${a}x$: $${a}x${factor(k)} = 0$.`,
        why: `$${a}x \\cdot x = ${a}x^2$ and $${a}x \\cdot ${paren(-k)} = ${-a * k}x$.`,
      },
      {
        do: `$${a}x = 0$ gives $x = 0$, and $x${signed(-k)} = 0$ gives $x = ${k}$.`,
        why: 'A product is zero only if one of its factors is zero.',
      },
    ],
    check: `For $x = 0$ both sides are $0$. For $x = ${k}$ the left side is $${a} \\cdot ${k * k} = ${a * k * k}$, and the right side is $${a * k} \\cdot ${paren(k)} = ${a * k * k}$.`,
    faster: `Every term has the factor $x$, so $x = 0$ is a solution. For the other one $x$ is not 0 and may be divided out: $${a}x = ${a * k}$, so $x = ${k}$.`,
  }),
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
  given: ({ p, q, c }) => ({ p, q, c }),
  answer: ({ r, s }) => solutions([r, s]),
  traps: [
    {
      misconception: 'a1-q-uses-zero-product-without-zero',
      classic: true,
      says: () => 'I set each factor equal to 0 although the product is not 0.',
      rule: ({ p, q }) => solutions([-p, -q]),
      why: ({ c }) => `sets each factor equal to $0$, but the product is $${c}$.`,
    },
    {
      misconception: 'a1-q-uses-zero-product-without-zero',
      says: ({ c }) => `I set each factor equal to $${c}$.`,
      rule: ({ p, q, c }) => solutions([c - p, c - q]),
      why: ({ c }) => `sets each factor equal to $${c}$.`,
    },
    {
      misconception: 'a1-q-takes-the-signs-of-the-factors',
      says: () =>
        'I brought everything to one side and factored, but read the solutions with the signs that stand in the factors.',
      rule: ({ p, q, c }) => {
        const { r, s } = rootsOf(p + q, p * q - c)
        return solutions([-r, -s])
      },
      why: ({ r, s }) => `takes the numbers as they stand in $${factor(r)}${factor(s)}$.`,
    },
    {
      misconception: 'a1-q-picks-factors-with-a-wrong-sum',
      says: ({ r, s }) =>
        `I brought everything to one side, and factored into $${factor(r)}${factor(-s)}$: one sign is wrong.`,
      rule: ({ p, q, c }) => {
        const { r, s } = rootsOf(p + q, p * q - c)
        return solutions([r, -s])
      },
      why: ({ r, s }) => `comes from $${factor(r)}${factor(-s)}$, whose product has another constant term.`,
    },
    {
      misconception: 'a1-q-uses-zero-product-without-zero',
      twoSlips: true,
      says: () => 'I read the numbers in the factors with their signs, although the product is not 0.',
      rule: ({ p, q }) => solutions([p, q]),
      why: ({ c }) => `uses the numbers in the factors, although the product is $${c}$ and not $0$.`,
    },
  ],
  explain: ({ r, s, p, q, c }) => ({
    plan: 'A product says something about its factors only when it is zero, so multiply out, bring everything to one side, and factor anew.',
    steps: [
      {
        do: `Multiply out the left side: $${quad(1, p + q, p * q)} = ${c}$.`,
        why: `The $x$-terms are $${term(p, 'x')}${signedTerm(q, 'x')}$, and $${paren(p)} \\cdot ${paren(q)} = ${p * q}$.`,
      },
      {
        do: `${c > 0 ? `Subtract $${c}$ from` : `Add $${-c}$ to`} both sides: $${quad(1, p + q, p * q - c)} = 0$.`,
        why: `$${p * q}${signed(-c)} = ${p * q - c}$.`,
      },
      {
        do: `Two numbers with the product $${r * s}$ and the sum $${-r - s}$ are $${-r}$ and $${-s}$: $${factor(r)}${factor(s)} = 0$.`,
        why: `$${paren(-r)} \\cdot ${paren(-s)} = ${r * s}$ and $${-r}${signed(-s)} = ${-r - s}$.`,
      },
      {
        do: `So $x = ${r}$ or $x = ${s}$.`,
        why: 'Now the product is zero, so one of its factors must be zero.',
      },
    ],
    check: `$x = ${r}$: $${paren(r + p)} \\cdot ${paren(r + q)} = ${c}$. $x = ${s}$: $${paren(s + p)} \\cdot ${paren(s + q)} = ${c}$.`,
    faster: `Put the options in: only $${r}$ and $${s}$ both give $${c}$, since $${paren(r + p)} \\cdot ${paren(r + q)} = ${c}$ and $${paren(s + p)} \\cdot ${paren(s + q)} = ${c}$.`,
  }),
  check: ({ p, q, c }) => solutions(wholes(90).filter((x) => (x + p) * (x + q) === c)),
})

export const templates: readonly Template[] = [bare, leading, zeroLost, notZero]
