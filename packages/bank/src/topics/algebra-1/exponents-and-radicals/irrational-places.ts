import { type ChartMark, frac, int, num, numberLine, sample, template, text, toTex, until, type Value } from '#kit'

const skill = 'a1-rational-and-irrational-numbers'

export const isSquare = (n: number): boolean => Number.isInteger(Math.sqrt(n))
export const squareFree = (n: number): boolean => [4, 9, 25, 49].every((q) => n % q !== 0)

const repeating = template({
  id: 'algebra-1/irrational-repeating-fraction',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 80,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ n: int(rng, 2, 98) }),
      ({ n }) =>
        n % 11 !== 0 &&
        frac(n, 99).d !== 99 &&
        n >= 12 &&
        n < 90 &&
        frac(n, 100).d <= 100 &&
        frac(n, 90).n !== frac(n, 99).n,
    ),
  frames: [
    { id: 'bare', kind: 'bare', items: 6, stem: ({ n }) => `Which fraction is equal to $0.\\overline{${n}}$?` },
    {
      id: 'grid',
      kind: 'words',
      response: 'grid',
      items: 5,
      stem: ({ n }) => `The decimal $0.\\overline{${n}}$ repeats the digits ${n} forever. Write it as a fraction.`,
    },
  ],
  given: ({ n }) => ({ n }),
  answer: ({ n }) => num(frac(n, 99)),
  traps: [
    {
      misconception: 'a1-irr-cuts-the-decimal-off',
      classic: true,
      operation: 'wrong-whole',
      operands: ({ n }) => [n, 100],
      rule: ({ n }) => num(frac(n, 100)),
      why: ({ n }) => `is $0.${n}$, which ends after two digits.`,
    },
    {
      misconception: 'a1-irr-uses-the-wrong-nines',
      operation: 'wrong-whole',
      operands: ({ n }) => [n, 90],
      rule: ({ n }) => num(frac(n, 90)),
      says: () => 'I divided by 90 instead of 99.',
      why: () => 'divides by 90; a block of two digits needs 99.',
    },
    {
      misconception: 'a1-irr-uses-the-wrong-nines',
      operation: 'wrong-whole',
      operands: ({ n }) => [n, 999],
      rule: ({ n }) => num(frac(n, 999)),
      says: () => 'I divided by 999 instead of 99.',
      why: () => 'divides by 999; a block of two digits needs 99.',
    },
    {
      misconception: 'a1-irr-takes-the-first-digit',
      rule: ({ n }) => num(frac(Math.floor(n / 10), 9)),
      why: ({ n }) => `is $0.\\overline{${Math.floor(n / 10)}}$: only the first digit repeats.`,
    },
    {
      misconception: 'a1-irr-takes-the-first-digit',
      rule: ({ n }) => (n % 10 === 0 ? null : num(frac(n % 10, 9))),
      says: () => 'I let the second digit alone repeat and left the first one out.',
      why: ({ n }) => `is $0.\\overline{${n % 10}}$: only the second digit repeats.`,
    },
  ],
  explain: ({ n }) => ({
    plan: 'Call the number $x$, shift the decimal point by the length of the block, and subtract: the endless part goes away.',
    steps: [
      {
        do: `Let $x = 0.\\overline{${n}}$. Then $100x = ${n}.\\overline{${n}}$.`,
        why: 'The block has two digits, so multiply by 100.',
      },
      { do: `Subtract: $100x - x = ${n}$, so $99x = ${n}$.`, why: 'The endless parts are equal and cancel.' },
      {
        do: `$x = \\frac{${n}}{99}${frac(n, 99).d === 99 ? '' : ` = ${toTex(frac(n, 99))}`}$`,
        why: 'Divide by 99 and simplify.',
      },
    ],
    check: `Divide $${frac(n, 99).n}$ by $${frac(n, 99).d}$: the quotient begins $0.${n}${n}$ and goes on in the same way.`,
    faster: `Two digits that repeat right after the decimal point are divided by 99: $\\frac{${n}}{99} = ${toTex(frac(n, 99))}$.`,
  }),
  // The decimals of the fraction, digit by digit.
  check: ({ n }) => {
    const fits = Array.from({ length: 98 }, (_, i) => i + 1).find((k) => {
      let rest = k
      const digits = Array.from({ length: 6 }, () => {
        rest *= 10
        const d = Math.floor(rest / 99)
        rest -= d * 99
        return d
      })
      return digits.join('') === String(n).repeat(3)
    })
    return num(frac(fits ?? 0, 99))
  },
})

/** Perfect squares from 0. */
const SQUARES = [0, 1, 4, 9, 16]

const LETTERS = ['A', 'B', 'C', 'D'] as const

type Marked = Readonly<{ n: number; at: readonly number[] }>
const tenth = (x: number): number => Math.round(x * 10) / 10

const lettered = (at: readonly number[], told = '', marks: readonly ChartMark[] = []) =>
  numberLine({
    alt: `A number line from 0 to 10 with ${at.map((x, i) => `point ${LETTERS[i]} at ${x}`).join(', ')}.${told}`,
    from: 0,
    to: 10,
    step: 1,
    points: at.map((x, i) => ({ at: x, label: LETTERS[i] as string })),
    marks,
  })

const onLine = template({
  id: 'algebra-1/irrational-number-line',
  skill,
  difficulty: 'Low',
  b: -0.1,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw: (rng): Marked =>
    until(
      () => {
        const n = int(rng, 5, 19)
        const root = tenth(Math.sqrt(n))
        const spots = [
          n / 2,
          tenth(Math.floor(root) + 1 - (root - Math.floor(root))),
          tenth(root + 1),
          tenth(root - 1),
          tenth(n / 3),
        ]
        return { n, at: [root, ...sample(rng, spots.slice(1), 2), n / 2].sort((a, b) => a - b) }
      },
      ({ n, at }) =>
        !isSquare(n) &&
        squareFree(n) &&
        at.every((x, i) => i === 0 || x - (at[i - 1] ?? 0) >= 0.6) &&
        Math.max(...at) <= 9.6 &&
        Math.min(...at) > 0.3,
    ),
  frames: [
    {
      id: 'points',
      kind: 'figure',
      items: 8,
      stem: ({ n, at }) =>
        `<p>Four points are marked on the number line.</p>${lettered(at)}<p>Which point shows $\\sqrt{${n}}$?</p>`,
    },
  ],
  given: ({ n, at }) => ({ n, at }),
  answer: ({ n, at }) => point(at, tenth(Math.sqrt(n))) as Value,
  traps: [
    {
      misconception: 'a1-irr-halves-for-the-root',
      classic: true,
      rule: ({ n, at }) => point(at, n / 2),
      why: ({ n }) => `is at $${n / 2}$, half of ${n}; but $${n / 2} \\cdot ${n / 2}$ is not ${n}.`,
    },
    {
      misconception: 'a1-irr-counts-zero-as-first-square',
      says: ({ n }) =>
        `I listed the perfect squares from $0$ and took $${Math.floor(Math.sqrt(n)) ** 2}$, which is number ${Math.floor(Math.sqrt(n)) + 1} in the list, for the square of $${Math.floor(Math.sqrt(n)) + 1}$.`,
      rule: ({ n, at }) => {
        const lo = Math.floor(Math.sqrt(n))
        const place = SQUARES.filter((s) => s <= n).length
        return point(at, tenth(place + tenth(Math.sqrt(n)) - lo))
      },
      why: ({ n }) =>
        `lies between $${Math.floor(Math.sqrt(n)) + 1}$ and $${Math.floor(Math.sqrt(n)) + 2}$, whose squares are both greater than ${n}.`,
    },
    {
      misconception: 'a1-irr-leaves-out-the-first-square',
      says: ({ n }) =>
        `I listed the perfect squares from $4$, without $1$, and took $${Math.floor(Math.sqrt(n)) ** 2}$, which is number ${Math.floor(Math.sqrt(n)) - 1} in the list, for the square of $${Math.floor(Math.sqrt(n)) - 1}$.`,
      rule: ({ n, at }) => {
        const lo = Math.floor(Math.sqrt(n))
        const place = SQUARES.filter((s) => s >= 4 && s <= n).length
        return point(at, tenth(place + tenth(Math.sqrt(n)) - lo))
      },
      why: ({ n }) =>
        `lies between $${Math.floor(Math.sqrt(n)) - 1}$ and $${Math.floor(Math.sqrt(n))}$, whose squares are both less than ${n}.`,
    },
    {
      misconception: 'a1-irr-wrong-end-of-the-interval',
      rule: ({ n, at }) => {
        const r = tenth(Math.sqrt(n))
        return point(at, tenth(Math.floor(r) + 1 - (r - Math.floor(r))))
      },
      why: ({ n }) => `lies between the right integers, but near the wrong one: compare ${n} with both squares.`,
    },
    {
      misconception: 'a1-irr-takes-a-third',
      rule: ({ n, at }) => point(at, tenth(n / 3)),
      why: ({ n }) => `is at about a third of ${n}.`,
    },
  ],
  explain: ({ n, at }) => {
    const lo = Math.floor(Math.sqrt(n))
    const [below, above] = [tenth(Math.sqrt(n) - 0.1), tenth(Math.sqrt(n) + 0.1)]
    const squared = (x: number) => Math.round(x * x * 100) / 100
    return {
      figure: lettered(at, ` The stretch from ${lo} to ${lo + 1} is shaded and labeled √${n}.`, [
        { from: lo, to: lo + 1, label: `√${n}` },
      ]),
      plan: 'Find the two perfect squares around the number. The root lies between their roots, nearer to the closer one.',
      steps: [
        {
          do: `$${lo}^2 = ${lo * lo}$ and $${lo + 1}^2 = ${(lo + 1) ** 2}$, and $${lo * lo} \\lt ${n} \\lt ${(lo + 1) ** 2}$.`,
          why: `So $\\sqrt{${n}}$ lies between ${lo} and ${lo + 1}.`,
        },
        {
          do: `${n} is ${n - lo * lo} more than ${lo * lo} and ${(lo + 1) ** 2 - n} less than ${(lo + 1) ** 2}.`,
          why: `So the root is ${n - lo * lo < (lo + 1) ** 2 - n ? `nearer to ${lo}` : `nearer to ${lo + 1}`}.`,
        },
        {
          do: `It is about ${tenth(Math.sqrt(n))}: ${point(at, tenth(Math.sqrt(n)))?.html}.`,
          why: `$${tenth(Math.sqrt(n))} \\cdot ${tenth(Math.sqrt(n))} = ${squared(tenth(Math.sqrt(n)))}$, close to $${n}$.`,
        },
      ],
      check: `$\\sqrt{${n}}$ is about ${tenth(Math.sqrt(n))}: $${below}^2 = ${squared(below)}$ is less than $${n}$, and $${above}^2 = ${squared(above)}$ is more.`,
    }
  },
  check: ({ n, at }) => {
    const off = at.map((x) => Math.abs(x * x - n))
    return text(`Point ${LETTERS[off.indexOf(Math.min(...off))]}`)
  },
})

function point(at: readonly number[], x: number): Value | null {
  const i = at.findIndex((y) => Math.abs(y - x) < 1e-9)
  return i < 0 ? null : text(`Point ${LETTERS[i]}`)
}

export const templates = [repeating, onLine]
