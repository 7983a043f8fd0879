import { list, num, person, pick, template } from '#kit'
import { onlyOne, readValue } from '../read-tex.ts'
import { skill } from './trinomials-beyond-monic.ts'

/** The pairs of positive whole numbers with the product c, the smaller number first. */
const pairsWith = (c: number): readonly (readonly [number, number])[] =>
  Array.from({ length: c }, (_, i) => i + 1)
    .filter((d) => c % d === 0 && d * d <= c)
    .map((d) => [d, c / d])

/** A value of b that is possible all the same shows no mistake. */
const impossible = (c: number, b: number): number | null => (pairsWith(c).some(([p, q]) => p + q === b) ? null : b)

/** The first pair, apart from 1 and c, whose difference is not the sum of another pair. */
const subtracted = (c: number): readonly [number, number] =>
  pairsWith(c).find(([p, q]) => p > 1 && p < q && impossible(c, q - p) !== null) ?? [1, c]

function primesOf(c: number): readonly number[] {
  const p = Array.from({ length: c }, (_, i) => i + 2).find((d) => c % d === 0) ?? c
  return c === p ? [p] : [p, ...primesOf(c / p)]
}

const primeSum = (c: number) =>
  impossible(
    c,
    primesOf(c).reduce((x, y) => x + y, 0),
  )
const half = (c: number) => (c % 2 === 0 ? impossible(c, c / 2) : null)
const slipsOf = (c: number): readonly number[] => {
  const [p, q] = subtracted(c)
  return [q - p, c, primeSum(c), half(c), c - 1].filter((b) => b !== null)
}

const possible = template({
  id: 'algebra-1/trinomial-possible-middle',
  skill,
  difficulty: 'High',
  b: 1.1,
  calculator: false,
  seconds: 95,
  response: 'choice',
  draw: (rng) => {
    const c = pick(rng, [12, 18, 20, 24, 28, 30, 32, 36, 40, 42, 45, 48])
    const sums = pairsWith(c).map(([p, q]) => p + q)
    return { c, key: pick(rng, sums), sums }
  },
  frames: [
    {
      id: 'which',
      kind: 'multi-step',
      items: 6,
      stem: ({ c }) =>
        `For which of these values of $b$ can $x^2 + bx + ${c}$ be factored as $(x + p)(x + q)$ with whole numbers $p$ and $q$?`,
    },
    {
      id: 'who',
      kind: 'words',
      items: 4,
      stem: ({ c }, rng) =>
        `${person(rng)} chooses a value of $b$ so that $x^2 + bx + ${c}$ is a product $(x + p)(x + q)$ with positive whole numbers $p$ and $q$. Which value can this be?`,
    },
  ],
  given: ({ c, key }) => ({ c, offered: [key, ...slipsOf(c)].map((b) => num(b).html) }),
  answer: ({ key }) => num(key),
  traps: [
    {
      misconception: 'a1-poly-subtracts-the-pair',
      classic: true,
      says: ({ c }) =>
        `I subtracted the numbers of the pair $${subtracted(c).join('$ and $')}$ instead of adding them.`,
      rule: ({ c }) => {
        const [p, q] = subtracted(c)
        return num(q - p)
      },
      why: ({ c }) => `is the difference of $${subtracted(c).join('$ and $')}$, but $b$ is a sum.`,
    },
    {
      misconception: 'a1-poly-takes-the-constant-for-the-middle',
      rule: ({ c }) => num(c),
      why: ({ c }) => `is the product of the two numbers; no pair with the product $${c}$ has this sum.`,
    },
    {
      misconception: 'a1-poly-adds-all-prime-factors',
      says: ({ c }) => `I split $${c}$ into $${primesOf(c).join(' \\cdot ')}$ and added all of these factors.`,
      rule: ({ c }) => {
        const sum = primeSum(c)
        return sum === null ? null : num(sum)
      },
      why: ({ c }) => `is $${primesOf(c).join(' + ')}$, the sum of more than two factors.`,
    },
    {
      misconception: 'a1-poly-gives-one-of-the-pair',
      says: ({ c }) => `I gave the larger number of the pair $2$ and $${c / 2}$ and did not add the $2$.`,
      rule: ({ c }) => {
        const larger = half(c)
        return larger === null ? null : num(larger)
      },
      why: ({ c }) => `is one number of the pair $2$ and $${c / 2}$, but $b$ is the sum of both.`,
    },
    {
      misconception: 'a1-poly-subtracts-the-pair',
      says: ({ c }) => `I subtracted the numbers of the pair $1$ and $${c}$ instead of adding them.`,
      rule: ({ c }) => num(c - 1),
      why: ({ c }) => `is the difference of $1$ and $${c}$, but $b$ is a sum.`,
    },
  ],
  explain: ({ c, sums, key }) => {
    const pairs = pairsWith(c).map(([p]) => p)
    const d = pairs.find((k) => k + c / k === key) ?? 1
    return {
      plan: 'In a product of two such factors the constant term is the product of the two numbers and $b$ is their sum: list all pairs and their sums.',
      steps: [
        {
          do: `$(x + p)(x + q) = x^2 + (p + q)x + pq$, so $pq = ${c}$ and $b = p + q$.`,
          why: 'Equal polynomials have equal coefficients.',
        },
        {
          do: `The pairs of positive whole numbers with the product $${c}$ are ${list(pairs.map((k) => `$${k} \\cdot ${c / k}$`))}.`,
          why: 'Try $1$, $2$, $3$ and so on as the smaller number.',
        },
        { do: `Their sums are ${list(sums.map((s) => `$${s}$`))}.`, why: 'Only these can be $b$.' },
        { do: `Of the values offered only $${key}$ is among them.`, why: `$${d} + ${c / d} = ${key}$.` },
      ],
      ...(d < 4
        ? {
            faster: `Start from the options: $b$ must split into two parts with the product $${c}$. For $${key}$ try ${list(Array.from({ length: d }, (_, i) => `$${i + 1} \\cdot ${key - i - 1} = ${(i + 1) * (key - i - 1)}$`))}: ${d === 1 ? 'it fits' : 'the last one fits'}.`,
          }
        : {}),
      check: `$(x + ${d})(x + ${c / d}) = x^2 + ${key}x + ${c}$.`,
    }
  },
  // Splits each number that is offered into two parts in every way, and multiplies the parts.
  check: ({ c, offered }) => {
    const splits = (b: number) => Array.from({ length: b }, (_, p) => p * (b - p))
    return num(
      onlyOne(
        offered.map((html) => readValue(html)),
        (b) => splits(b).includes(c),
      ),
    )
  },
})

export const templates = [possible]
