import {
  nonZero,
  paren,
  pick,
  signed,
  surd,
  surdMul,
  surdTex,
  surdValue,
  type Template,
  table,
  template,
  until,
} from '#kit'

const skill = 'a2-radical-operations'
const base = { skill, calculator: false, response: 'choice' } as const

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
      classic: true,
      operation: 'term-left-out',
      operands: ({ a, c, b, d, n }) => [a * c, b * d * n],
      rule: ({ a, b, c, d, n }) => surdValue(surd(a * c + b * d * n, 0, n)),
      why: () => 'multiplies number with number and root with root only.',
    },
    {
      misconception: 'a2-keeps-the-root-when-squaring',
      says: ({ n }) => `I took $\\sqrt{${n}} \\cdot \\sqrt{${n}}$ for $\\sqrt{${n}}$.`,
      classic: true,
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
      rule: ({ a, b, c, d, n }) => (b > 0 && d > 0 ? null : surdValue(surd(a * c - b * d * n, a * d + b * c, n))),
      says: () => 'I took the product of the two roots with the wrong sign.',
      why: ({ b, d, n }) => `has $${-b * d * n}$ instead of $${b * d * n}$ for the product of the two roots.`,
    },
    {
      misconception: 'a2-multiplies-only-matching-terms',
      rule: ({ a, b, c, d, n }) => surdValue(surd(a * c + b * d * n, a * d, n)),
      says: ({ b, c, n }) => `I left out the product of $${surdTex(surd(0, b, n))}$ and $${c}$.`,
      why: ({ b, c, n }) => `leaves out the product of $${surdTex(surd(0, b, n))}$ and $${c}$.`,
    },
  ],
  explain: ({ a, b, c, d, n }) => {
    const [numbers, roots] = [a * c + b * d * n, a * d + b * c]
    const times = (k: number) => surdTex(surd(0, k, n))
    return {
      plan: 'Each term of the first factor multiplies each term of the second: four products. A root times itself is the number under it.',
      steps: [
        {
          do: `The products without a root: $${a} \\cdot ${paren(c)} = ${a * c}$, and the two roots give $${b * d} \\cdot \\sqrt{${n}} \\cdot \\sqrt{${n}} = ${b * d} \\cdot ${n} = ${b * d * n}$.`,
          why: `$\\sqrt{${n}} \\cdot \\sqrt{${n}} = ${n}$.`,
        },
        {
          do: `The products with one root: $${a} \\cdot ${d < 0 ? `(${times(d)})` : times(d)} = ${times(a * d)}$ and $${b < 0 ? `(${times(b)})` : times(b)} \\cdot ${paren(c)} = ${times(b * c)}$.`,
          why: 'The numbers are multiplied, the root stays.',
        },
        {
          do: `Combine: the numbers give $${a * c} + ${paren(b * d * n)} = ${numbers}$, the roots give $${a * d} + ${paren(b * c)} = ${roots}$ times $\\sqrt{${n}}$.`,
          why: 'Numbers and equal roots are combined separately.',
        },
        {
          do: `The product is ${surdValue(surdMul(surd(a, b, n), surd(c, d, n))).html}.`,
          why: 'A number and a root cannot be combined any further.',
        },
      ],
      check: `In decimals the factors are about $${(a + b * Math.sqrt(n)).toFixed(2)}$ and $${(c + d * Math.sqrt(n)).toFixed(2)}$, and the result is about $${((a + b * Math.sqrt(n)) * (c + d * Math.sqrt(n))).toFixed(1)}$, their product.`,
      faster: `Take the part without a root first: $${a * c}${signed(b * d * n)} = ${numbers}$. An option with another number there is out. Where two are left, the part with the root is $${a * d}${signed(b * c)} = ${roots}$ times $\\sqrt{${n}}$.`,
    }
  },
  // From the value at √n and at −√n: half the sum is the number, the rest the root.
  check: ({ a, b, c, d, n }) => {
    const f = (r: number) => (a + b * r) * (c + d * r)
    const [plus, minus] = [f(Math.sqrt(n)), f(-Math.sqrt(n))]
    return surdValue(surd(Math.round((plus + minus) / 2), Math.round((plus - minus) / (2 * Math.sqrt(n))), n))
  },
})

export const templates: readonly Template[] = [product]
