import { asWritten, int, nonZero, pick, signed, type Template, template, until } from '#kit'

const skill = 'sm-equivalent-expressions'

const NAMES = [
  ['h', 'k', 'j'],
  ['m', 'n', 'r'],
  ['c', 'd', 'g'],
  ['p', 'q', 's'],
] as const

const over = (top: string | number, bottom: string) => asWritten(`\\frac{${top}}{${bottom}}`)

const must = template({
  id: 'sat-math/factor-must-be-integer',
  skill,
  difficulty: 'High',
  b: 1.9,
  calculator: true,
  seconds: 110,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ p: int(rng, 3, 12), q: nonZero(rng, -90, 90), names: pick(rng, NAMES) }),
      ({ p, q }) => Math.abs(q) > 19 && q % p !== 0 && !(p === 4 && q === -45),
    ),
  frames: [
    {
      id: 'must',
      kind: 'bare',
      items: 4,
      stem: ({ p, q, names: [h, k, j] }) =>
        `The expression $${p}x^2 + bx${signed(q)}$, where $b$ is a constant, can be rewritten as $(${h}x + ${k})(x + ${j})$, where $${h}$, $${k}$, and $${j}$ are integer constants. Which of the following must be an integer?`,
    },
    {
      id: 'side',
      kind: 'words',
      items: 4,
      stem: ({ p, q, names: [h, k, j] }) =>
        `For all values of $x$, the polynomial $${p}x^2 + bx${signed(q)}$ is the product of $${h}x + ${k}$ and $x + ${j}$. The constants $${h}$, $${k}$, and $${j}$ are integers, and $b$ is a constant. Which of the following is an integer in every such case?`,
    },
  ],
  given: ({ p, q, names }) => ({ p, q, names }),
  answer: ({ q, names: [, k] }) => over(q, k),
  traps: [
    {
      misconception: 'sm-divides-a-sum-by-a-factor',
      rule: ({ names: [h] }) => over('b', h),
      says: ({ names: [h] }) => `I took the middle coefficient to be divisible by $${h}$.`,
      why: ({ names: [h, k, j] }) =>
        `need not be one: $b = ${h}${j} + ${k}$, and $${k}$ need not be divisible by $${h}$.`,
    },
    {
      misconception: 'sm-divides-a-sum-by-a-factor',
      rule: ({ names: [, k] }) => over('b', k),
      says: ({ names: [, k] }) => `I took the middle coefficient to be divisible by $${k}$.`,
      why: ({ names: [h, k, j] }) =>
        `need not be one: $b = ${h}${j} + ${k}$, and $${h}${j}$ need not be divisible by $${k}$.`,
    },
    {
      misconception: 'sm-mixes-up-first-and-last-term',
      rule: ({ q, names: [h] }) => over(q, h),
      why: ({ p, q, names: [h] }) => `is none: $${h} = ${p}$, and $${q}$ is not divisible by $${p}$.`,
    },
  ],
  explain: ({ p, q, names: [h, k, j] }) => ({
    plan: 'Multiply the product out and compare it with the expression, term by term. Then see which quotient is one of the integers itself.',
    steps: [
      {
        do: `$(${h}x + ${k})(x + ${j}) = ${h}x^2 + (${h}${j} + ${k})x + ${k}${j}$`,
        why: 'Each term times each term.',
      },
      {
        do: `$${h} = ${p}$, $\\; b = ${h}${j} + ${k}$, $\\; ${k}${j} = ${q}$`,
        why: 'Equal polynomials have equal coefficients.',
      },
      {
        do: `From $${k}${j} = ${q}$: $\\; ${over(q, k).html.slice(1, -1)} = ${j}$, which is an integer.`,
        why: `$${j}$ is given as an integer.`,
      },
      {
        do: `The quotients with $b$ need not be integers, and $\\frac{${q}}{${h}}$ is none, since $${h} = ${p}$.`,
        why: 'The middle coefficient is a sum.',
      },
    ],
    check: `Try one case, such as $${k} = 1$ and $${j} = ${q}$: $\\frac{b}{${h}}$ is then not an integer.`,
    faster: `Multiply only the two constants: $${k}${j} = ${q}$ says that ${over(q, k).html} is $${j}$, an integer. The middle term need not be worked out.`,
  }),
  // Of the four quotients, the one that is whole for every pair of integers with the given product.
  check: ({ p, q, names: [h, k] }) => {
    const pairs = Array.from({ length: 2 * Math.abs(q) + 1 }, (_, i) => i - Math.abs(q))
      .filter((x) => x !== 0 && q % x === 0)
      .map((x) => [x, q / x] as const)
    const quotients = [
      [over('b', h), ([x, y]: readonly [number, number]) => (p * y + x) / p],
      [over('b', k), ([x, y]: readonly [number, number]) => (p * y + x) / x],
      [over(q, h), () => q / p],
      [over(q, k), ([x]: readonly [number, number]) => q / x],
    ] as const
    const found = quotients.filter(([, value]) => pairs.every((pair) => Number.isInteger(value(pair))))
    return found.length === 1 && found[0] ? found[0][0] : asWritten('none')
  },
})

export const templates: readonly Template[] = [must]
