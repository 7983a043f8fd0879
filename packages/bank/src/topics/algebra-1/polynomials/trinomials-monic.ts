import { int, linear, nonZero, num, paren, person, pick, signed, signedTerm, table, template, term, until } from '#kit'
import { factors, pv, px } from './forms.ts'

const skill = 'a1-factoring-trinomials'

/** Another pair of whole numbers with the same product, with the signs of the smaller and the larger number. */
const otherPair = (p: number, q: number): [number, number] | null => {
  const c = Math.abs(p * q)
  const found = Array.from({ length: c }, (_, i) => i + 1).filter(
    (d) => c % d === 0 && d * d < c && d !== Math.abs(p) && d !== Math.abs(q),
  )
  const d = found.at(-1)
  return d === undefined ? null : [Math.sign(Math.min(p, q)) * d, (Math.sign(Math.max(p, q)) * c) / d]
}

/** The other pair as a student would write it, with signs. */
function otherPairText(p: number, q: number, first: 1 | -1, second: 1 | -1): string {
  const [a, b] = otherPair(p, q) ?? [1, p * q]
  return `$${first * a}$ and $${second * b}$`
}

/** The two whole numbers with this sum and this product, the smaller one first. */
export const pairOf = ({ b, c }: Readonly<{ b: number; c: number }>) => {
  const reach = Math.abs(b) + Math.abs(c)
  const p = Array.from({ length: 2 * reach + 1 }, (_, i) => i - reach).find((x) => x * (b - x) === c) ?? 0
  return { p, q: b - p }
}

const bothSignsChanged = {
  misconception: 'a1-poly-changes-both-signs',
  classic: true,
  rule: (shown: Readonly<{ b: number; c: number }>) => {
    const { p, q } = pairOf(shown)
    return factors(1, -p, 1, -q)
  },
} as const

const monic = template({
  id: 'algebra-1/trinomial-monic',
  skill,
  difficulty: 'Low',
  b: -0.3,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ p: nonZero(rng, -10, 10), q: nonZero(rng, -10, 10) }),
      ({ p, q }) => Math.abs(p) !== Math.abs(q) && Math.abs(p) > 1 && Math.abs(q) > 1 && otherPair(p, q) !== null,
    ),
  frames: [
    { id: 'bare', kind: 'bare', items: 8, stem: ({ p, q }) => `Factor $${px([1, p + q, p * q])}$.` },
    {
      id: 'rectangle',
      kind: 'words',
      items: 6,
      b: 0,
      stem: ({ p, q }, rng) =>
        `${person(rng)} arranges tiles into a rectangle with an area of $${px([1, p + q, p * q])}$ square inches. Which product could give its length times its width?`,
    },
  ],
  given: ({ p, q }) => ({ b: p + q, c: p * q }),
  answer: ({ p, q }) => factors(1, p, 1, q),
  traps: [
    {
      misconception: 'a1-poly-uses-another-pair',
      says: ({ p, q }) => `I used ${otherPairText(p, q, 1, 1)}, which have the right product and the wrong sum.`,
      classic: true,
      rule: (shown) => {
        const { p, q } = pairOf(shown)

        const o = otherPair(p, q)
        return o ? factors(1, o[0], 1, o[1]) : null
      },
      why: ({ p, q }) => {
        const o = otherPair(p, q) ?? [1, 1]
        return `has the product $${p * q}$, but $${o[0]}$ and $${o[1]}$ do not add up to $${p + q}$.`
      },
    },
    {
      ...bothSignsChanged,
      why: ({ p, q }) => `has the right product $${p * q}$, but the sum $${-p - q}$ instead of $${p + q}$.`,
    },
    {
      misconception: 'a1-poly-changes-one-sign',
      says: ({ p, q }) => `I wrote $${-Math.min(p, q)}$ instead of $${Math.min(p, q)}$ in a factor.`,
      rule: (shown) => {
        const { p, q } = pairOf(shown)
        return factors(1, -p, 1, q)
      },
      why: ({ p, q }) => `gives the last term $${-p * q}$ instead of $${p * q}$.`,
    },
    {
      misconception: 'a1-poly-changes-one-sign',
      says: ({ p, q }) => `I wrote $${-Math.max(p, q)}$ instead of $${Math.max(p, q)}$ in a factor.`,
      rule: (shown) => {
        const { p, q } = pairOf(shown)
        return factors(1, p, 1, -q)
      },
      why: ({ p, q }) => `gives the last term $${-p * q}$ instead of $${p * q}$.`,
    },
    {
      misconception: 'a1-poly-uses-another-pair',
      says: ({ p, q }) => `I used ${otherPairText(p, q, -1, -1)}, which have the right product and the wrong sum.`,
      twoSlips: true,
      rule: (shown) => {
        const { p, q } = pairOf(shown)

        const o = otherPair(p, q)
        return o ? factors(1, -o[0], 1, -o[1]) : null
      },
      why: () => 'has the right product, but not the right sum.',
    },
    {
      misconception: 'a1-poly-uses-another-pair',
      says: ({ p, q }) =>
        `I used ${otherPairText(p, q, -1, 1)}, which have neither the right product nor the right sum.`,
      twoSlips: true,
      rule: (shown) => {
        const { p, q } = pairOf(shown)

        const o = otherPair(p, q)
        return o ? factors(1, -o[0], 1, o[1]) : null
      },
      why: () => 'uses another pair, with a wrong sign.',
    },
    {
      misconception: 'a1-poly-uses-another-pair',
      says: ({ p, q }) =>
        `I used ${otherPairText(p, q, 1, -1)}, which have neither the right product nor the right sum.`,
      twoSlips: true,
      rule: (shown) => {
        const { p, q } = pairOf(shown)

        const o = otherPair(p, q)
        return o ? factors(1, o[0], 1, -o[1]) : null
      },
      why: () => 'uses another pair, with a wrong sign.',
    },
  ],
  explain: ({ p, q }) => ({
    plan: 'The coefficient of $x^2$ is one, so look for two numbers whose product is the constant term and whose sum is the coefficient of $x$.',
    steps: [
      {
        do: `The two numbers must have the product $${p * q}$ and the sum $${p + q}$.`,
        why: '$(x + p)(x + q) = x^2 + (p + q)x + pq$.',
      },
      {
        do: `${p * q < 0 ? 'The product is negative, so the signs are different' : `The product is positive, so the signs are the same, and the sum shows that both are ${p > 0 ? 'positive' : 'negative'}`}: the numbers are $${p}$ and $${q}$.`,
        why: `$${paren(p)} \\cdot ${paren(q)} = ${p * q}$ and $${p}${signed(q)} = ${p + q}$.`,
      },
      { do: `So it is ${factors(1, p, 1, q).html}.`, why: 'The numbers stand in the factors with their own signs.' },
    ],
    check: `Multiply back: the middle terms are $${term(p, 'x')}${signedTerm(q, 'x')} = ${term(p + q, 'x')}$, and the constant term is $${p * q}$.`,
  }),
  check: ({ b, c }) => pv([1, b, c]),
})

const pairs = template({
  id: 'algebra-1/trinomial-larger-number',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 70,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({ p: nonZero(rng, -9, 8), q: int(rng, 2, 12) }),
      ({ p, q }) => p < q && p !== -q && Math.abs(p) !== Math.abs(q),
    ),
  frames: [
    {
      id: 'larger',
      kind: 'bare',
      items: 7,
      stem: ({ p, q }) => `$${px([1, p + q, p * q])} = (x + p)(x + q)$ with $p \\lt q$. What is the value of $q$?`,
    },
  ],
  given: ({ p, q }) => ({ b: p + q, c: p * q }),
  answer: ({ q }) => num(q),
  traps: [
    {
      misconception: 'a1-poly-gives-the-other-number',
      classic: true,
      operation: 'solved-for-the-other',
      operands: ({ b, c }) => [(b - Math.sqrt(b * b - 4 * c)) / 2],
      rule: (shown) => {
        const { p } = pairOf(shown)
        return num(p)
      },
    },
    {
      misconception: 'a1-poly-changes-both-signs',
      says: () => 'I found the right number, but gave it the wrong sign.',
      operation: 'sign-reversed',
      operands: ({ b, c }) => [(b + Math.sqrt(b * b - 4 * c)) / 2],
      rule: (shown) => {
        const { q } = pairOf(shown)
        return num(-q)
      },
    },
    {
      misconception: 'a1-poly-takes-the-coefficient',
      operation: 'whole-for-part',
      operands: ({ b }) => [b],
      rule: (shown) => {
        const { p, q } = pairOf(shown)
        return num(p + q)
      },
      why: ({ p, q }) => `is $p + q = ${p + q}$, the sum of both numbers; $q$ is only one of them.`,
    },
  ],
  explain: ({ p, q }) => ({
    plan: 'Compare with $x^2 + (p + q)x + pq$: find the two numbers from their product and their sum, and take the larger one.',
    steps: [
      {
        do: `The product is $pq = ${p * q}$, and the sum is $p + q = ${p + q}$.`,
        why: 'The constant term is the product, the coefficient of $x$ the sum.',
      },
      {
        do: `${p < 0 ? 'The product is negative, so one number is negative and one is positive.' : 'Product and sum are positive, so both numbers are positive.'} Go through the pairs of factors of $${Math.abs(p * q)}$ until the ${p < 0 ? 'difference' : 'sum'} is $${p < 0 ? Math.abs(p + q) : p + q}$.`,
        why: 'There are only a few pairs with this product.',
      },
      {
        do: `The numbers are $${p}$ and $${q}$. The larger one is $q = ${q}$.`,
        why: `$${paren(p)} \\cdot ${q} = ${p * q}$ and $${p} + ${q} = ${p + q}$.`,
      },
    ],
    check: `$(${linear(1, p)})(${linear(1, q)}) = x^2${signedTerm(p, 'x')} + ${q}x${signed(p * q)} = ${px([1, p + q, p * q])}$.`,
  }),
  check: ({ b, c }) => num(Array.from({ length: 60 }, (_, i) => 30 - i).find((q) => q * (b - q) === c) ?? 0),
})

/** The table of pairs that everyone should write. */
const pairTable = template({
  id: 'algebra-1/trinomial-pair-table',
  skill,
  difficulty: 'Low',
  b: -0.4,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) => {
    const c = pick(rng, [12, 18, 20, 24, 28, 30, 36, 40, 42, 48])
    const ds = Array.from({ length: c }, (_, i) => i + 1).filter((d) => c % d === 0 && d * d < c)
    const minus = int(rng, 0, 1) === 1
    return { c, ds, d: pick(rng, ds), minus }
  },
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 7,
      stem: ({ c, ds, d, minus }, rng) => {
        const s = minus ? -1 : 1
        return `<p>${person(rng)} wants to factor $${px([1, s * (d + c / d), c])}$ and lists pairs of numbers with the product ${c}.</p>${table(
          ['Pair', 'Sum'],
          ds.map((k) => [`$${s * k}$ and $${(s * c) / k}$`, `$${s * (k + c / k)}$`]),
        )}<p>Which factors are correct?</p>`
      },
    },
  ],
  given: ({ c, d, minus }) => ({ c, b: (minus ? -1 : 1) * (d + c / d) }),
  answer: ({ c, d, minus }) => factors(1, minus ? -d : d, 1, (minus ? -1 : 1) * (c / d)),
  traps: [
    {
      ...bothSignsChanged,
      why: () => 'has the wrong sign in both factors.',
    },
    ...[1, 2, 3].map((k) => ({
      misconception: 'a1-poly-uses-another-pair',
      rule: ({ c, b }: Readonly<{ c: number; b: number }>) => {
        const ds = Array.from({ length: c }, (_, i) => i + 1).filter((d) => c % d === 0 && d * d < c)
        if (ds.length <= k) return null
        const e = ds[(ds.findIndex((d) => d + c / d === Math.abs(b)) + k) % ds.length] ?? 1
        return factors(1, Math.sign(b) * e, 1, (Math.sign(b) * c) / e)
      },
      says: ({ c, ds, d }: Readonly<{ c: number; ds: readonly number[]; d: number }>) => {
        const e = ds[(ds.indexOf(d) + k) % ds.length] ?? 1
        return `I used the pair $${e}$ and $${c / e}$, which has the right product and the wrong sum.`
      },
      why: () => 'uses a pair whose sum is not the coefficient of $x$.',
    })),
    {
      misconception: 'a1-poly-changes-one-sign',
      says: () => 'I made the smaller number negative and the larger one positive.',
      rule: (shown) => {
        const { p, q } = pairOf(shown)
        return factors(1, -Math.abs(p), 1, Math.abs(q))
      },
      why: ({ c }) => `gives the last term $${-c}$.`,
    },
  ],
  explain: ({ c, d, minus }) => {
    const s = minus ? -1 : 1
    return {
      plan: 'All pairs in the table have the right product, so the sum decides: it must be the coefficient of $x$.',
      steps: [
        {
          do: `The coefficient of $x$ is $${s * (d + c / d)}$, so look for this sum.`,
          why: '$(x + p)(x + q) = x^2 + (p + q)x + pq$.',
        },
        {
          do: `It belongs to the pair $${s * d}$ and $${(s * c) / d}$.`,
          why: `$${s * d}${signed((s * c) / d)} = ${s * (d + c / d)}$.`,
        },
        {
          do: `The factors are ${factors(1, s * d, 1, (s * c) / d).html}.`,
          why: 'The numbers of the pair stand in the factors with their own signs.',
        },
      ],
      check: `For $x = 1$ the trinomial is $1${signed(s * (d + c / d))} + ${c} = ${1 + s * (d + c / d) + c}$, and the product is $${paren(1 + s * d)} \\cdot ${paren(1 + (s * c) / d)} = ${(1 + s * d) * (1 + (s * c) / d)}$.`,
    }
  },
  check: ({ c, b }) => pv([1, b, c]),
})

export const templates = [monic, pairs, pairTable]
