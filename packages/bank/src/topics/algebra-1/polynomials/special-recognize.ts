import { int, linear, paren, signedTerm, table, template, term, text, until } from '#kit'
import { onlyOne, readValue } from '../read-tex.ts'
import { px } from './forms.ts'

const skill = 'a1-factoring-special'

const drawnOut = ({ shown: [k = 1, last = 0] }: Readonly<{ shown: readonly number[] }>) => ({
  k,
  b: Math.sqrt(last / k),
})

const completely = template({
  id: 'algebra-1/special-factor-completely',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ k: int(rng, 2, 7), b: int(rng, 2, 9) }),
      ({ k, b }) => k !== b,
    ),
  frames: [
    { id: 'bare', kind: 'multi-step', items: 7, stem: ({ k, b }) => `Factor $${px([k, 0, -k * b * b])}$ completely.` },
  ],
  given: ({ k, b }) => ({ shown: [k, k * b * b] }),
  answer: ({ k, b }) => text(`$${k}(x + ${b})(x - ${b})$`),
  traps: [
    {
      misconception: 'a1-poly-stops-before-the-end',
      says: () => 'I took out the common factor and stopped.',
      classic: true,
      rule: (shown) => {
        const { k, b } = drawnOut(shown)
        return text(`$${k}(${px([1, 0, -b * b])})$`)
      },
      why: () => 'is equal, but the difference of squares can be factored further.',
    },
    {
      misconception: 'a1-poly-loses-the-common-factor',
      classic: true,
      rule: (shown) => {
        const { b } = drawnOut(shown)
        return text(`$(x + ${b})(x - ${b})$`)
      },
      why: ({ k }) => `loses the factor $${k}$.`,
    },
    {
      misconception: 'a1-poly-leaves-a-factor-inside',
      says: ({ k }) => `I multiplied the factor $${k}$ into the first parentheses and left it there.`,
      rule: (shown) => {
        const { k, b } = drawnOut(shown)
        return text(`$(${k}x + ${k * b})(x - ${b})$`)
      },
      why: ({ k }) => `is equal, but the first factor still contains $${k}$.`,
    },
    {
      misconception: 'a1-poly-factors-as-a-square',
      says: () => 'I took the difference of squares for the square of a difference.',
      rule: (shown) => {
        const { k, b } = drawnOut(shown)
        return text(`$${k}(x - ${b})^2$`)
      },
      why: () => 'has a middle term when multiplied out.',
    },
    {
      misconception: 'a1-poly-spreads-the-common-factor',
      says: ({ k }) => `I wrote the common factor $${k}$ before $x$ in both binomials.`,
      rule: (shown) => {
        const { k, b } = drawnOut(shown)
        return text(`$(${k}x + ${b})(${k}x - ${b})$`)
      },
      why: ({ k }) => `gives $${k * k}x^2$ at the front.`,
    },
    {
      misconception: 'a1-poly-forgets-root-of-the-last',
      rule: (shown) => {
        const { k, b } = drawnOut(shown)
        return text(`$${k}(x + ${b * b})(x - ${b * b})$`)
      },
      why: ({ b }) => `uses $${b * b}$ instead of its root $${b}$.`,
    },
    {
      misconception: 'a1-poly-factors-as-a-square',
      says: () => 'I took the difference of squares for the square of a sum.',
      rule: (shown) => {
        const { k, b } = drawnOut(shown)
        return text(`$${k}(x + ${b})^2$`)
      },
      why: () => 'has a middle term when multiplied out.',
    },
    {
      misconception: 'a1-poly-loses-the-common-factor',
      says: () => 'I lost the common factor, and took the difference of squares for the square of a difference.',
      twoSlips: true,
      rule: (shown) => {
        const { b } = drawnOut(shown)
        return text(`$(x - ${b})^2$`)
      },
      why: ({ k }) => `loses the factor $${k}$, and has a middle term when multiplied out.`,
    },
    {
      misconception: 'a1-poly-spreads-the-common-factor',
      says: ({ k }) =>
        `I took the difference of squares for the square of a difference, with the common factor $${k}$ before $x$.`,
      twoSlips: true,
      rule: (shown) => {
        const { k, b } = drawnOut(shown)
        return text(`$(${k}x - ${b})^2$`)
      },
      why: () => 'has a middle term, and too large a first term.',
    },
  ],
  explain: ({ k, b }) => ({
    plan: 'Look for a common factor first; what is left inside may be a difference of squares, which can be factored again.',
    steps: [
      {
        do: `Both terms are divisible by $${k}$: $${k * b * b} \\div ${k} = ${b * b}$. Take it out: $${k}(${px([1, 0, -b * b])})$.`,
        why: 'The common factor must be divided out of both terms.',
      },
      {
        do: `Inside, $${b * b} = ${b}^2$, so it is $x^2 - ${b}^2$.`,
        why: 'Two squares with a minus sign between them.',
      },
      {
        do: `$x^2 - ${b}^2 = (x + ${b})(x - ${b})$, so the result is $${k}(x + ${b})(x - ${b})$.`,
        why: '$p^2 - q^2 = (p + q)(p - q)$. The factor in front stays.',
      },
    ],
    check: `For $x = 1$: $${k} \\cdot ${b + 1} \\cdot ${paren(1 - b)} = ${k * (1 - b * b)}$, and the given polynomial is $${k} - ${k * b * b} = ${k - k * b * b}$.`,
    faster: `Sort the options by looking: $${k}$ must stand in front, no $x^2$ may be left, and no factor may be squared, because there is no middle term. Then the last numbers must fit: $${k} \\cdot ${b} \\cdot (-${b}) = ${-k * b * b}$.`,
  }),
  check: ({ shown }) => {
    const [k = 1, c = 1] = shown
    const root = Math.sqrt(c / k)
    return text(`$${k}(x + ${root})(x - ${root})$`)
  },
})

/** What a polynomial is: it has a middle term or none, and this is twice the product of the roots or not. */
function kindOf(tex: string): 'difference' | 'sum' | 'square' | 'neither' {
  const [, a, m, sign, c] = /^\$(\d*)x\^\{2\}(?: [+-] (\d*)x)? ([+-]) (\d+)\$$/.exec(tex) ?? []
  if (m === undefined) return sign === '-' ? 'difference' : 'sum'
  return Number(m || 1) === 2 * Math.sqrt(Number(a || 1) * Number(c)) ? 'square' : 'neither'
}

const named = (rows: readonly (readonly string[])[], kind: ReturnType<typeof kindOf>): string =>
  rows.find(([, tex = '']) => kindOf(tex) === kind)?.[0] ?? ''

/** Which of four polynomials is of a certain kind. */
const kinds = template({
  id: 'algebra-1/special-recognize',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 1, 5), b: int(rng, 2, 9), c: int(rng, 2, 9), d: int(rng, 3, 9), kind: int(rng, 0, 1) }),
      ({ a, b, c, d }) => new Set([a, b, c, d]).size === 4,
    ),
  frames: [
    {
      id: 'which',
      kind: 'table',
      items: 7,
      stem: ({ a, b, c, d, kind }) =>
        `<p>Four polynomials are given.</p>${table(['Name', 'Polynomial'], rowsOf(a, b, c, d))}<p>Which of them is ${ASKED[kind]}?</p>`,
    },
  ],
  given: ({ a, b, c, d, kind }) => ({ rows: rowsOf(a, b, c, d), asked: ASKED[kind] as string }),
  answer: ({ a, b, c, d, kind }) => text(`Polynomial ${'PQRS'[order(a, b, c, d)[kind] as number]}`),
  traps: [
    {
      misconception: 'a1-poly-takes-a-sum-for-a-difference',
      rule: ({ rows }) => text(`Polynomial ${named(rows, 'sum')}`),
      why: ({ kind }) => (kind === 0 ? 'is a sum of squares.' : 'has no middle term.'),
    },
    {
      misconception: 'a1-poly-does-not-check-the-middle-term',
      says: ({ a, b, c, d }) =>
        `I took polynomial ${named(rowsOf(a, b, c, d), 'neither')} because of the squares at its two ends, and did not check its middle term.`,
      rule: ({ rows }) => text(`Polynomial ${named(rows, 'neither')}`),
      why: ({ kind }) =>
        kind === 0
          ? 'has a middle term.'
          : 'begins and ends with squares, but its middle term is not twice the product of their roots.',
    },
    {
      misconception: 'a1-poly-mixes-up-the-two-patterns',
      rule: ({ rows, asked }) =>
        text(`Polynomial ${named(rows, asked.includes('difference') ? 'square' : 'difference')}`),
      why: ({ kind }) => (kind === 0 ? 'is the square of a binomial.' : 'is a difference of two squares.'),
    },
  ],
  explain: ({ a, b, c, d, kind }) => {
    const name = (i: number) => 'PQRS'[order(a, b, c, d)[i] as number]
    const tex = (i: number) => px(listed(a, b, c, d)[i] as number[])
    return {
      plan: 'Compare each polynomial with the pattern: look at the number of terms and the signs first, then test the middle term.',
      steps:
        kind === 0
          ? [
              {
                do: 'A difference of two squares has two square terms, a minus sign between them, and no middle term.',
                why: '$p^2 - q^2 = (p + q)(p - q)$: the middle terms cancel.',
              },
              {
                do: `$${tex(1)}$ and $${tex(3)}$ have a middle term, so they are out.`,
                why: 'A difference of squares has only two terms.',
              },
              {
                do: `Of $${tex(0)}$ and $${tex(2)}$ only the first has a minus sign: polynomial ${name(0)}. It is $${a === 1 ? 'x' : `(${a}x)`}^2 - ${b}^2 = (${linear(a, b)})(${linear(a, -b)})$.`,
                why: 'A sum of two squares is no difference.',
              },
            ]
          : [
              {
                do: 'The square of a binomial begins and ends with squares, and its middle term is twice the product of their roots.',
                why: '$(p + q)^2 = p^2 + 2pq + q^2$.',
              },
              {
                do: `$${tex(0)}$ and $${tex(2)}$ have no middle term, so they are out.`,
                why: 'The middle term of the square of a binomial never vanishes.',
              },
              {
                do: `$${tex(3)}$ would need the middle term $2 \\cdot x \\cdot ${d} = ${2 * d}x$, but has $${d}x$. $${tex(1)}$ has $2 \\cdot x \\cdot ${c} = ${2 * c}x$: polynomial ${name(1)} is $(x + ${c})^2$.`,
                why: 'The middle term decides.',
              },
            ],
      check:
        kind === 0
          ? `Multiply back: $(${linear(a, b)})(${linear(a, -b)}) = ${tex(0)}$, because $${term(-a * b, 'x')}${signedTerm(a * b, 'x')} = 0$.`
          : `Multiply back: $(x + ${c})(x + ${c}) = x^2 + ${c}x + ${c}x + ${c * c} = ${tex(1)}$.`,
    }
  },
  // A difference of squares has the zeros r and −r; the square of a binomial touches 0 once and is never less.
  check: ({ rows, asked }) => {
    const fits = (tex: string): boolean => {
      const ys = Array.from({ length: 3601 }, (_, i) => readValue(tex, { x: (i - 1800) / 60 }))
      const zeros = ys.flatMap((y, i) => (Math.abs(y) < 1e-9 ? [i - 1800] : []))
      const [r = 1, s = 1] = zeros
      return asked.includes('difference') ? zeros.length === 2 && r === -s : zeros.length === 1 && r !== 0
    }
    return text(`Polynomial ${onlyOne(rows, ([, tex = '']) => fits(tex))[0]}`)
  },
})

/** A difference, a square, a sum of squares, and a trinomial that only looks like a square. */
const listed = (a: number, b: number, c: number, d: number): number[][] => [
  [a * a, 0, -b * b],
  [1, 2 * c, c * c],
  [1, 0, d * d],
  [1, d, d * d],
]

const ASKED = ['a difference of two squares', 'the square of a binomial']

const rowsOf = (a: number, b: number, c: number, d: number): string[][] =>
  listed(a, b, c, d)
    .map((p, i) => ['PQRS'[order(a, b, c, d)[i] as number] as string, `$${px(p)}$`])
    .sort()

/** A place for each that depends on the numbers. */
const order = (a: number, b: number, c: number, d: number): number[] => {
  const shift = (a + b + c + d) % 4
  return [0, 1, 2, 3].map((i) => (((b * c) % 2 === 0 ? i : 3 - i) + shift) % 4)
}

export const templates = [completely, kinds]
