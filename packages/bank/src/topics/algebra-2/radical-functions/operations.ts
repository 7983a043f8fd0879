import {
  expr,
  int,
  pick,
  type Surd,
  surd,
  surdAdd,
  surdTex,
  surdValue,
  type Template,
  template,
  until,
  type Value,
} from '#kit'

const skill = 'a2-radical-operations'
const base = { skill, calculator: false, response: 'choice' } as const

/** k times the root of order n of m, as a value. */
const root = (k: number, n: number, m: number): Value =>
  expr(`${k === 1 ? '' : k}\\sqrt${n === 2 ? '' : `[${n}]`}{${m}}`, () => k * m ** (1 / n))

type Nth = Readonly<{ k: number; m: number; n: number }>

/** What comes out of a root of order n, and what stays inside. */
export function outOf(number: number, n: number): Readonly<{ k: number; m: number }> {
  let k = Math.floor(number ** (1 / n) + 1e-9)
  while (number % k ** n !== 0) k--
  return { k, m: number / k ** n }
}

const simplify = template({
  ...base,
  id: 'algebra-2/simplify-nth-root',
  difficulty: 'Medium',
  b: -0.5,
  seconds: 60,
  draw: (rng): Nth =>
    until(
      () => ({ k: int(rng, 2, 5), m: int(rng, 2, 7), n: int(rng, 3, 4) }),
      ({ k, m, n }) => k ** n * m < 900 && k !== m && !(n === 3 && m === 8) && m !== 4,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ k, m, n }) => `Which is the simplest form of $\\sqrt[${n}]{${k ** n * m}}$?`,
    },
    {
      id: 'cube-edge',
      kind: 'words',
      items: 5,
      stem: ({ k, m, n }) =>
        n === 3
          ? `A cube-shaped block of wood has a volume of $${k ** 3 * m}$ cubic inches. Which expression gives the exact length of its edge, in inches?`
          : `A positive number, raised to the fourth power, gives $${k ** 4 * m}$. Which is the exact value of the number?`,
    },
  ],
  given: ({ k, m, n }) => ({ shown: k ** n * m, n }),
  answer: ({ k, m, n }) => root(k, n, m),
  traps: [
    {
      misconception: 'a2-uses-the-wrong-root',
      classic: true,
      rule: ({ shown, n }) => {
        const { k, m } = outOf(shown, 2)
        return m === 1 ? null : root(k, n, m)
      },
      says: ({ n }) => `I looked for a square factor, although the root is of order ${n}.`,
      why: ({ k, m, n }) => {
        const square = outOf(k ** n * m, 2).k
        return `takes the square $${square * square}$ out as $${square}$, but the root is of order ${n}.`
      },
    },
    {
      misconception: 'a2-leaves-the-power-outside',
      classic: true,
      rule: ({ shown, n }) => {
        const { k, m } = outOf(shown, n)
        return root(k ** n, n, m)
      },
      why: ({ k, n }) => `moves $${k ** n}$ out of the root without taking its root.`,
    },
    {
      misconception: 'a2-swaps-inside-and-outside',
      rule: ({ shown, n }) => {
        const { k, m } = outOf(shown, n)
        return root(m, n, k)
      },
      why: () => 'swaps what stays inside and what comes out.',
    },
    {
      misconception: 'a2-takes-everything-out',
      says: ({ m }) =>
        `I took the $${m}$, which must stay under the root, out of it as a factor, so that no root is left.`,
      rule: ({ shown, n }) => {
        const { k, m } = outOf(shown, n)
        return expr(`${k * m}`, () => k * m)
      },
      why: ({ m }) => `writes $${m}$ in front as well, although it is no perfect power.`,
    },
  ],
  explain: ({ k, m, n }, frame) => ({
    plan: 'Look for the largest factor whose root comes out whole, and split the root of the product into two roots.',
    steps: [
      ...(frame === 'cube-edge'
        ? [
            {
              do: `What is asked for is $\\sqrt[${n}]{${k ** n * m}}$.`,
              why:
                n === 3
                  ? 'The volume of a cube is the third power of its edge.'
                  : 'A fourth root undoes a fourth power.',
            },
          ]
        : []),
      {
        do: `$${k}^{${n}} = ${k ** n}$ divides the number: $${k ** n * m} = ${k ** n} \\cdot ${m}$.`,
        why: `Look for the largest factor that is a power with exponent ${n}.`,
      },
      {
        do: `$\\sqrt[${n}]{${k ** n} \\cdot ${m}} = \\sqrt[${n}]{${k ** n}} \\cdot \\sqrt[${n}]{${m}}$`,
        why: 'The root of a product is the product of the roots.',
      },
      {
        do: `$\\sqrt[${n}]{${k ** n}} = ${k}$, so the result is $${k}\\sqrt[${n}]{${m}}$.`,
        why: `No factor of $${m}$ is a power with exponent ${n}, so nothing more comes out.`,
      },
    ],
    check: `In decimals: $${k}\\sqrt[${n}]{${m}} \\approx ${k} \\cdot ${(m ** (1 / n)).toFixed(4)} \\approx ${(k * m ** (1 / n)).toFixed(3)}$, and $${(k * m ** (1 / n)).toFixed(3)}^{${n}} \\approx ${Math.round(k ** n * m)}$.`,
    faster: `Try the options: the number in front to the power $${n}$, times the number under the root, must be $${k ** n * m}$: $${k}^{${n}} \\cdot ${m} = ${k ** n} \\cdot ${m} = ${k ** n * m}$.`,
  }),
  check: ({ shown, n }) => expr('c', () => shown ** (1 / n)),
})

type Letters = Readonly<{ k: number; m: number; p: number; q: number }>

const withLetters = ({ k, m, p, q }: { k: number; m: number; p: number; q: number }, inX: boolean): Value => {
  const x = p === 0 ? '' : p === 1 ? 'x' : `x^{${p}}`
  const y = q === 0 ? '' : q === 1 ? 'y' : `y^{${q}}`
  return expr(
    `${k === 1 ? '' : k}${x}${y}\\sqrt{${m}${inX ? 'x' : ''}}`,
    (v) => k * v.x ** p * v.y ** q * Math.sqrt(m * (inX ? v.x : 1)),
  )
}

const letters = template({
  ...base,
  id: 'algebra-2/simplify-root-with-letters',
  difficulty: 'Medium',
  b: 0,
  seconds: 70,
  draw: (rng): Letters => ({ k: int(rng, 2, 6), m: pick(rng, [2, 3, 5, 6, 7]), p: int(rng, 2, 4), q: int(rng, 2, 4) }),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ k, m, p, q }) =>
        `For $x \\ge 0$ and $y \\ge 0$, which expression is equal to $\\sqrt{${k * k * m}x^{${2 * p + 1}}y^{${2 * q}}}$?`,
    },
  ],
  given: ({ k, m, p, q }) => ({ number: k * k * m, p: 2 * p + 1, q: 2 * q }),
  answer: (e) => withLetters(e, true),
  traps: [
    {
      misconception: 'a2-takes-the-root-of-the-exponent',
      classic: true,
      rule: ({ number, p, q }) => withLetters({ ...outOf(number, 2), p: p - 1, q }, true),
      why: () => 'moves the powers out without halving their exponents.',
    },
    {
      misconception: 'a2-forgets-the-odd-power',
      classic: true,
      rule: ({ number, p, q }) => withLetters({ ...outOf(number, 2), p: (p - 1) / 2, q: q / 2 }, false),
      why: () => 'loses the one $x$ that must stay inside.',
    },
    {
      misconception: 'a2-leaves-the-power-outside',
      rule: ({ number, p, q }) => {
        const { k, m } = outOf(number, 2)
        return withLetters({ k: k * k, m, p: (p - 1) / 2, q: q / 2 }, true)
      },
      why: ({ k }) => `moves $${k * k}$ out without taking its root.`,
    },
    {
      misconception: 'a2-forgets-the-odd-power',
      rule: ({ number, p, q }) => withLetters({ ...outOf(number, 2), p: (p + 1) / 2, q: q / 2 }, false),
      says: () => 'I rounded half of the odd exponent up and left no $x$ under the root.',
      why: ({ p }) => `rounds half of $${2 * p + 1}$ up to $${p + 1}$.`,
    },
    {
      misconception: 'a2-takes-the-root-of-the-exponent',
      rule: ({ number, p, q }) => withLetters({ ...outOf(number, 2), p: (p - 1) / 2, q }, true),
      says: () => 'I did not halve the exponent of $y$.',
      why: () => 'does not halve the exponent of $y$.',
    },
  ],
  explain: (e) => {
    const power = (letter: string, n: number) => `${letter}^{${n}}`
    return {
      plan: 'Split off everything that is a perfect square: a square number and even powers of the variables. Their roots come out; the rest stays inside.',
      steps: [
        {
          do: `The number: $${e.k * e.k * e.m} = ${e.k * e.k} \\cdot ${e.m}$.`,
          why: `$${e.k * e.k} = ${e.k}^{2}$ is the largest square that divides it.`,
        },
        {
          do: `The variables: $${power('x', 2 * e.p + 1)} = ${power('x', 2 * e.p)} \\cdot x$, and $${power('y', 2 * e.q)}$ is already a square.`,
          why: 'Even powers are perfect squares; an odd power has one factor left over.',
        },
        {
          do: `The roots of the squares are $\\sqrt{${e.k * e.k}} = ${e.k}$, $\\sqrt{${power('x', 2 * e.p)}} = ${power('x', e.p)}$, and $\\sqrt{${power('y', 2 * e.q)}} = ${power('y', e.q)}$.`,
          why: 'The square root halves an even exponent. No bars are needed, because the variables are not negative.',
        },
        {
          do: `What is left inside is $${e.m}x$: ${withLetters(e, true).html}.`,
          why: 'The root of a product is the product of the roots.',
        },
      ],
      check: `Square the result: $${e.k}^{2} \\cdot \\left(${power('x', e.p)}\\right)^{2} \\cdot \\left(${power('y', e.q)}\\right)^{2} \\cdot ${e.m}x = ${e.k * e.k * e.m}${power('x', 2 * e.p + 1)}${power('y', 2 * e.q)}$, which is what stands under the root.`,
      faster: `Let the letters decide: halving the exponents, $${2 * e.p + 1} = 2 \\cdot ${e.p} + 1$ puts $x^{${e.p}}$ outside and one $x$ inside, and $${2 * e.q} = 2 \\cdot ${e.q}$ puts $y^{${e.q}}$ outside. An option that differs in this is out before the number is looked at.`,
    }
  },
  check: ({ number, p, q }) =>
    expr('c', ({ x, y }) =>
      x < 0
        ? Math.sqrt(number) * x ** ((p - 1) / 2) * y ** (q / 2) * Math.sqrt(x)
        : Math.sqrt(number * x ** p * y ** q),
    ),
})

/** a√(p²n) ± b√(q²n). */
type Sum = Readonly<{ a: number; b: number; p: number; q: number; n: number; s: number }>
const joined = ({ a, b, p, q, n, s }: Sum): Surd => surd(0, a * p + s * b * q, n)

type Two = Readonly<{ a: number; b: number; first: number; second: number; s: number }>
const readSum = ({ a, b, first, second, s }: Two): Sum => {
  const one = outOf(first, 2)
  return { a, b, p: one.k, q: outOf(second, 2).k, n: one.m, s }
}

/** b√n where that is positive: lengths are. */
const positive = (b: number, n: number): Value | null => (b > 0 ? surdValue(surd(0, b, n)) : null)
const front = (a: number) => (a === 1 ? '' : `${a}`)

const sum = template({
  ...base,
  id: 'algebra-2/add-unlike-looking-roots',
  difficulty: 'Medium',
  b: 0,
  seconds: 70,
  draw: (rng): Sum =>
    until(
      () => ({
        a: int(rng, 1, 5),
        b: int(rng, 1, 5),
        p: int(rng, 2, 5),
        q: int(rng, 2, 6),
        n: pick(rng, [2, 3, 5, 6, 7]),
        s: pick(rng, [1, -1]),
      }),
      ({ a, b, p, q, s }) => p !== q && a * p + s * b * q > 1,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ a, b, p, q, n, s }) =>
        `Simplify $${front(a)}\\sqrt{${p * p * n}} ${s > 0 ? '+' : '-'} ${front(b)}\\sqrt{${q * q * n}}$.`,
    },
    {
      id: 'fence',
      kind: 'words',
      items: 5,
      stem: ({ a, b, p, q, n, s }) =>
        `A wire of length $${front(a)}\\sqrt{${p * p * n}}$ inches ${s > 0 ? 'is joined to one' : 'is shortened by a piece'} of length $${front(b)}\\sqrt{${q * q * n}}$ inches. Which is the simplest form of the new length, in inches?`,
    },
  ],
  given: ({ a, b, p, q, n, s }) => ({ a, b, first: p * p * n, second: q * q * n, s }),
  answer: (e) => surdValue(joined(e)),
  traps: [
    {
      misconception: 'a2-adds-under-the-root',
      classic: true,
      rule: ({ a, b, first, second, s }) => {
        const [k, m] = [a === 1 && b === 1 && s > 0 ? 1 : a + s * b, first + s * second]
        return k > 0 && m > 0 ? surdValue(surd(0, k, m)) : null
      },
      says: ({ a, b, p, q, n, s }) => {
        const sign = s > 0 ? '+' : '-'
        const [did, under] = [s > 0 ? 'added' : 'subtracted', `$${p * p * n} ${sign} ${q * q * n}$`]
        return a * b === 1
          ? `Before simplifying, I ${did} the numbers under the roots, ${under}.`
          : `Before simplifying, I ${did} the coefficients of the roots, $${a} ${sign} ${b}$, and the numbers under them, ${under}.`
      },
      why: () => 'combines the numbers under the roots.',
    },
    {
      misconception: 'a2-leaves-the-power-outside',
      rule: (e) => {
        const { a, b, p, q, n, s } = readSum(e)
        return positive(a * p * p + s * b * q * q, n)
      },
      why: () => 'moves the squares out without taking their roots.',
    },
    {
      misconception: 'a2-adds-the-number-in-front',
      rule: (e) => {
        const { a, b, p, q, n, s } = readSum(e)
        const front = (x: number, out: number) => (x === 1 ? out : x + out)
        return a * b === 1 ? null : positive(front(a, p) + s * front(b, q), n)
      },
      why: () => 'adds what comes out of a root to its coefficient.',
    },
    {
      misconception: 'a2-ignores-numbers-in-front',
      rule: (e) => {
        const { a, b, p, q, n, s } = readSum(e)
        return a * b > 1 ? positive(p + s * q, n) : null
      },
      why: () => 'forgets the coefficients of the roots.',
    },
    {
      misconception: 'a2-combines-roots-the-wrong-way',
      rule: (e) => {
        const { a, b, p, q, n, s } = readSum(e)
        return s > 0 ? null : positive(a * p + b * q, n)
      },
      says: () => 'I added the roots instead of subtracting them.',
      why: () => 'adds the second root instead of subtracting it.',
    },
    {
      misconception: 'a2-adds-under-the-root',
      rule: (e) => {
        const { a, b, p, q, n, s } = readSum(e)
        return s < 0 ? null : positive(a * p + b * q, 2 * n)
      },
      says: () => 'I added the equal roots as well as the coefficients.',
      why: () => 'adds the equal roots as well as the coefficients.',
    },
  ],
  explain: (e) => {
    const sign = e.s > 0 ? '+' : '-'
    const simplified = (a: number, p: number) =>
      `$${front(a)}\\sqrt{${p * p * e.n}} = ${a === 1 ? '' : `${a} \\cdot `}\\sqrt{${p * p}} \\cdot \\sqrt{${e.n}} = ${a === 1 ? '' : `${a} \\cdot ${p}\\sqrt{${e.n}} = `}${a * p}\\sqrt{${e.n}}$`
    return {
      plan: 'Only equal roots can be combined. Take the square factors out first; then the roots are equal, and the coefficients are combined.',
      steps: [
        {
          do: `First root: ${simplified(e.a, e.p)}.`,
          why: `$${e.p * e.p}$ is the largest square that divides $${e.p * e.p * e.n}$.`,
        },
        {
          do: `Second root: ${simplified(e.b, e.q)}.`,
          why: `$${e.q * e.q}$ is the largest square that divides $${e.q * e.q * e.n}$.`,
        },
        {
          do: `$${e.a * e.p}\\sqrt{${e.n}} ${sign} ${e.b * e.q}\\sqrt{${e.n}} = (${e.a * e.p} ${sign} ${e.b * e.q})\\sqrt{${e.n}} = ${surdTex(joined(e))}$`,
          why: 'Equal roots are combined like equal variables.',
        },
      ],
      check: `In decimals: $${(e.a * e.p * Math.sqrt(e.n)).toFixed(2)} ${sign} ${(e.b * e.q * Math.sqrt(e.n)).toFixed(2)} \\approx ${((e.a * e.p + e.s * e.b * e.q) * Math.sqrt(e.n)).toFixed(2)}$, and so is the result.`,
      faster: `In one line: both numbers are $${e.n}$ times a square, so take $\\sqrt{${e.n}}$ out of both at once. $(${front(e.a)}\\sqrt{${e.p * e.p}} ${sign} ${front(e.b)}\\sqrt{${e.q * e.q}})\\sqrt{${e.n}} = (${e.a * e.p} ${sign} ${e.b * e.q})\\sqrt{${e.n}} = ${surdTex(joined(e))}$`,
    }
  },
  check: ({ a, b, first, second, s }) => surdValue(surdAdd(surd(0, a, first), surd(0, s * b, second))),
})

export const templates: readonly Template[] = [simplify, letters, sum]
