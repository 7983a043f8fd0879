import {
  add,
  curve,
  dot,
  expr,
  type Html,
  int,
  linear,
  mul,
  nonZero,
  note,
  num,
  pick,
  plane,
  polyDivmod,
  polyEval,
  polynomial,
  polyTex,
  pow,
  signed,
  signedTerm,
  type Template,
  template,
  terms,
  until,
} from '#kit'
import { search } from '../common.ts'

const skill = 'sm-polynomial-rational-radical'

const factors = (roots: readonly number[]): string => roots.map((r) => (r === 0 ? 'x' : `(x${signed(-r)})`)).join('')
const cubic = (roots: readonly number[]) =>
  expr(`y = ${factors([...roots].sort((a, b) => b - a))}`, ({ x }) => roots.reduce((p, r) => p * (x - r), 1))

/** A cubic with its zeros; with the factor of each when it is found. */
const zerosPlane = (roots: readonly [number, number, number], found = false): Html => {
  const [p, q, r] = roots
  const factor = (a: number) => `x ${a < 0 ? '+' : '−'} ${Math.abs(a)}`
  return plane(
    {
      alt: `A curve that crosses the x-axis at ${p}, ${q} and ${r}, coming from below on the left and rising on the right.${found ? ` The crossings are labeled with their factors ${roots.map(factor).join(', ')}.` : ''}`,
      x: [-6, 6],
      y: [-20, 20],
      yStep: 5,
    },
    [
      curve((x) => (x - p) * (x - q) * (x - r)),
      ...roots.map((a) => dot(a, 0)),
      ...(found
        ? [
            note(p - 0.3, 3, factor(p), { anchor: 'end' }),
            note(q, 7, factor(q)),
            note(r + 0.3, 3, factor(r), { anchor: 'start' }),
          ]
        : []),
    ],
  )
}

const zeros = template({
  id: 'sat-math/polynomial-graph-zeros',
  skill,
  difficulty: 'Low',
  b: -0.5,
  calculator: true,
  seconds: 60,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ p: -int(rng, 1, 4), q: nonZero(rng, -1, 1), r: int(rng, 2, 4) }),
      ({ p, q, r }) => p < q && q < r && p !== -r && p !== -q && r !== -q,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: ({ p, q, r }) =>
        `<p>The graph of a polynomial function is shown.</p>${zerosPlane([p, q, r])}<p>Which equation could define the function?</p>`,
    },
    {
      id: 'could-be',
      kind: 'graph',
      items: 5,
      stem: ({ p, q, r }) =>
        `<p>The graph of a function in the $xy$-plane is shown. The function is a product of three linear factors.</p>${zerosPlane([p, q, r])}<p>Which of the following could be its equation?</p>`,
    },
  ],
  given: ({ p, q, r }) => ({ p, q, r }),
  answer: ({ p, q, r }) => cubic([p, q, r]),
  traps: [
    {
      misconception: 'sm-wrong-sign-in-the-factor',
      classic: true,
      rule: ({ p, q, r }) => cubic([-p, -q, -r]),
      says: () => 'I put each zero into its factor with its own sign instead of the opposite one.',
      why: ({ p, q, r }) => `has the zeros $${-p}$, $${-q}$, and $${-r}$.`,
    },
    {
      misconception: 'sm-wrong-sign-in-some-factors',
      rule: ({ p, q, r }) => cubic([-p, q, r]),
      says: ({ p }) => `I used the wrong sign in the factor for the zero $${p}$.`,
      why: ({ p }) => `has the zero $${-p}$ instead of $${p}$.`,
    },
    {
      misconception: 'sm-wrong-sign-in-some-factors',
      rule: ({ p, q, r }) => cubic([p, q, -r]),
      says: ({ r }) => `I used the wrong sign in the factor for the zero $${r}$.`,
      why: ({ r }) => `has the zero $${-r}$ instead of $${r}$.`,
    },
    {
      misconception: 'sm-wrong-sign-in-some-factors',
      rule: ({ p, q, r }) => cubic([p, -q, r]),
      says: ({ q }) => `I used the wrong sign in the factor for the zero $${q}$.`,
      why: ({ q }) => `has the zero $${-q}$ instead of $${q}$.`,
    },
    {
      misconception: 'sm-wrong-sign-in-some-factors',
      rule: ({ p, q, r }) => cubic([-p, -q, r]),
      says: ({ p, q }) => `I used the wrong signs in the factors for the zeros $${p}$ and $${q}$.`,
      why: ({ p, q }) => `has the zeros $${-p}$ and $${-q}$ instead of $${p}$ and $${q}$.`,
    },
    {
      misconception: 'sm-wrong-sign-in-some-factors',
      rule: ({ p, q, r }) => cubic([p, -q, -r]),
      says: ({ q, r }) => `I used the wrong signs in the factors for the zeros $${q}$ and $${r}$.`,
      why: ({ q, r }) => `has the zeros $${-q}$ and $${-r}$ instead of $${q}$ and $${r}$.`,
    },
  ],
  explain: ({ p, q, r }) => ({
    plan: 'Read off where the graph crosses the $x$-axis. Each of these zeros belongs to a factor that is zero there.',
    steps: [
      {
        do: `The graph crosses the $x$-axis at $${p}$, $${q}$, and $${r}$.`,
        why: 'These are the zeros of the function.',
      },
      {
        do: `A zero $a$ belongs to the factor $x - a$, so the equation could be ${cubic([p, q, r]).html}.`,
        why: 'Each factor must be 0 at its own zero.',
      },
    ],
    check: `Put the zeros in: ${[p, q, r]
      .map((z) => `at $${z}$ the factors are ${[r, q, p].map((a) => `$${z - a}$`).join(', ')}`)
      .join('; ')}. Each time one of them is $0$.`,
    figure: zerosPlane([p, q, r], true),
  }),
  check: ({ p, q, r }) => {
    const [sum, pairs] = [p + q + r, p * q + p * r + q * r]
    return expr('', ({ x }) => x ** 3 - sum * x * x + pairs * x - p * q * r)
  },
})

const remainder = template({
  id: 'sat-math/polynomial-remainder',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: true,
  seconds: 90,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({
        a: nonZero(rng, 1, 3),
        b: nonZero(rng, -5, 5),
        c: nonZero(rng, -7, 7),
        d: nonZero(rng, -9, 9),
        z: nonZero(rng, -3, 3),
      }),
      ({ a, b, c, d, z }) => Math.abs(z) > 1 && a * z ** 3 + b * z * z + c * z + d !== 0 && a * z ** 3 !== c * z,
    ),
  frames: [
    {
      id: 'choice',
      kind: 'bare',
      items: 6,
      stem: ({ a, b, c, d, z }) =>
        `What is the remainder when $${polyTex(polynomial([a, b, c, d]))}$ is divided by $x${signed(-z)}$?`,
    },
    {
      id: 'factor-constant',
      kind: 'multi-step',
      response: 'grid',
      items: 4,
      stem: ({ a, b, c, d, z }) =>
        `The polynomial $p$ is defined by $p(x) = ${polyTex(polynomial([a, b, c, d]))}$, and $p(x) - k$ is divisible by $x${signed(-z)}$ for a constant $k$. What is the value of $k$?`,
    },
  ],
  given: ({ a, b, c, d, z }) => ({ a, b, c, d, z }),
  answer: ({ a, b, c, d, z }) => num(polyEval(polynomial([a, b, c, d]), z)),
  traps: [
    {
      misconception: 'sm-wrong-sign-in-the-factor',
      classic: true,
      operation: 'sign-reversed',
      operands: ({ z }) => [z],
      after: (x, { a, b, c, d }) => add(add(mul(a, pow(x, 3)), mul(b, pow(x, 2))), add(mul(c, x), d)),
      rule: ({ a, b, c, d, z }) => num(polyEval(polynomial([a, b, c, d]), -z)),
      says: ({ z }) => `I put in $${-z}$ instead of $${z}$.`,
      why: ({ z }) => `is the value at $x = ${-z}$.`,
    },
    {
      misconception: 'sm-slips-on-a-sign',
      operation: 'sign-added',
      operands: ({ z }) => [z * z],
      after: (x, { a, b, c, d, z }) => add(mul(b, x), a * z ** 3 + c * z + d),
      rule: ({ a, b, c, d, z }) => (b < 0 || z < 0 ? num(polyEval(polynomial([a, -b, c, d]), z)) : null),
      says: ({ z }) => (z < 0 ? `I took $(${z})^2$ as $${-z * z}$.` : 'I lost the minus sign of the term with $x^2$.'),
      why: ({ b, z }) => `uses $${-b * z * z}$ for the term with $x^2$ instead of $${b * z * z}$.`,
    },
    {
      misconception: 'sm-forgets-the-constant-term',
      operation: 'part-left-out',
      operands: ({ a, b, c, z }) => [a * z ** 3 + b * z ** 2 + c * z],
      rule: ({ a, b, c, z }) => num(polyEval(polynomial([a, b, c, 0]), z)),
      why: ({ d }) => `leaves out the $${d}$.`,
    },
    {
      misconception: 'sm-keeps-the-constant',
      operation: 'wrong-number-used',
      operands: ({ d }) => [d],
      rule: ({ d }) => num(d),
      says: () => 'I gave the constant term of the polynomial.',
      why: () => 'is the constant term, the value at $x = 0$.',
    },
    {
      misconception: 'sm-forgets-to-square',
      operation: 'power-as-product',
      operands: ({ z }) => [z, 3],
      after: (x, { a, b, c, d, z }) => add(mul(a, x), 2 * b * z + c * z + d),
      rule: ({ a, b, c, d, z }) => num(a * 3 * z + b * 2 * z + c * z + d),
      says: () => 'I multiplied by the exponents instead of raising to the powers.',
      why: ({ z }) => `takes the cube of $${z}$ as $${3 * z}$ and its square as $${2 * z}$.`,
    },
  ],
  explain: ({ a, b, c, d, z }, frame) => {
    const p = polynomial([a, b, c, d])
    const named = frame === 'factor-constant'
    const value = a * z ** 3 + b * z * z + c * z + d
    const { quotient } = polyDivmod(p, polynomial([1, -z]))
    const at = z < 0 ? `(${z})` : String(z)
    return {
      plan: 'The remainder on division by a linear factor is the value of the polynomial where that factor is zero, so no long division is needed.',
      steps: [
        named
          ? {
              do: `$p(x) - k$ is divisible by $x${signed(-z)}$ when $p(${z}) - k = 0$, so $k = p(${z})$.`,
              why: `The divisor is 0 at $x = ${z}$; without a remainder, the polynomial must be 0 there, too.`,
            }
          : {
              do: `$x${signed(-z)} = 0$ at $x = ${z}$, so the value of the polynomial there is what is asked.`,
              why: 'Polynomial = divisor · quotient + remainder, and the product is 0 there.',
            },
        {
          do: `Substitute: $${terms([a, `\\cdot ${at}^3`], [b, `\\cdot ${at}^2`], [c, `\\cdot ${at}`], [d, '']).replace(/(^|[-+] ?)\\cdot /g, '$1')}$.`,
          why: 'Every $x$ is replaced by this number.',
        },
        {
          do: `The powers give $${a * z ** 3}${signed(b * z * z)}${signed(c * z)}${signed(d)}$.`,
          why: `$${at}^3 = ${z ** 3}$ and $${at}^2 = ${z * z}$.`,
        },
        named
          ? { do: `$k = ${value}$`, why: `The sum is the value of $p$ at $${z}$.` }
          : { do: `The sum is $${value}$.`, why: 'This is the remainder.' },
      ],
      check: `$(x${signed(-z)})(${polyTex(quotient)})${signed(value)}$ is $${polyTex(p)}$ when the parentheses are expanded.`,
      faster: `On a graphing calculator, enter the polynomial and look up $x = ${z}$ in its table: the value there is $${value}$.`,
    }
  },
  check: ({ a, b, c, d, z }) => num(polyDivmod(polynomial([a, b, c, d]), polynomial([1, -z])).remainder[0] ?? 0),
})

/** The zeros r > 0 and −s < 0 of x² + px − q, as r and s. */
const zerosOf = ({ p, q }: Readonly<{ p: number; q: number }>): readonly [number, number] => {
  const d = Math.sqrt(p * p + 4 * q)
  return [(d - p) / 2, (d + p) / 2]
}

const undefinedAt = template({
  id: 'sat-math/rational-undefined',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: true,
  seconds: 70,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 15), r: int(rng, 2, 9), s: int(rng, 2, 12), k: pick(rng, [-1, -1, 1]) * int(rng, 2, 9) }),
      ({ a, r, s, k }) => r !== s && k !== -r && k !== s && a !== r && Math.abs(k) !== r,
    ),
  frames: [
    {
      id: 'choice',
      kind: 'bare',
      items: 6,
      stem: ({ a, r, s, k }) =>
        `For what positive value of $x$ is the function $f(x) = \\frac{${a}(x${signed(k)})}{${polyTex(polynomial([1, s - r, -r * s]))}}$ not defined?`,
    },
    {
      id: 'grid',
      kind: 'bare',
      response: 'grid',
      items: 4,
      stem: ({ r, s, k }) =>
        `The function $g$ is defined by $g(x) = \\frac{x${signed(k)}}{${polyTex(polynomial([1, s - r, -r * s]))}}$. The graph of $g$ has a vertical asymptote at $x = c$, where $c \\gt 0$. What is the value of $c$?`,
    },
  ],
  given: ({ r, s, k }) => ({ p: s - r, q: r * s, k }),
  answer: ({ r }) => num(r),
  traps: [
    {
      misconception: 'sm-slips-on-a-sign',
      classic: true,
      rule: (g) => num(zerosOf(g)[1]),
      says: () => 'I read the zeros off the factors of the denominator with the wrong signs.',
      why: ({ s }) => `takes the factor $x + ${s}$ as zero at $${s}$; it is zero at $${-s}$.`,
    },
    {
      misconception: 'sm-zero-of-the-numerator',
      classic: true,
      rule: ({ k }) => (k < 0 ? num(-k) : null),
      why: ({ k }) => `makes $x${signed(k)}$ equal to $0$.`,
    },
    {
      misconception: 'sm-takes-another-coefficient',
      rule: ({ p }) => num(Math.abs(p)),
      says: () => 'I took the coefficient of $x$ in the denominator, without its sign.',
      why: () => 'is the coefficient of $x$ in the denominator, without its sign.',
    },
    {
      misconception: 'sm-takes-another-coefficient',
      rule: ({ q }) => num(q),
      says: () => 'I took the constant term of the denominator, without its sign.',
      why: () => 'is the constant term of the denominator, without its sign.',
    },
  ],
  explain: ({ a, r, s, k }, frame) => ({
    plan: 'A fraction has no value where its denominator is zero. Factor the denominator, read off its zeros, and take the positive one.',
    steps: [
      {
        do: `$${polyTex(polynomial([1, s - r, -r * s]))} = (${linear(1, -r)})(${linear(1, s)})$`,
        why: `$${-r} \\cdot ${s} = ${-r * s}$ and $${-r} + ${s} = ${s - r}$.`,
      },
      { do: `It is $0$ at $x = ${r}$ and at $x = ${-s}$.`, why: 'A product is 0 only if one of its factors is 0.' },
      {
        do: `The positive value is $${r}$.`,
        why: `The numerator is not 0 there: $${frame === 'grid' ? `${r}${signed(k)} = ${r + k}` : `${a}(${r}${signed(k)}) = ${a * (r + k)}`}$.`,
      },
    ],
    check: `Put $${r}$ into the denominator: $${r * r}${signed((s - r) * r)} - ${r * s} = 0$.`,
    faster: `On a graphing calculator, the denominator $y = x^2${signedTerm(s - r, 'x')} - ${r * s}$ crosses the $x$-axis at $x = ${-s}$ and at $x = ${r}$; the positive value is $${r}$.`,
  }),
  check: ({ p, q }) => num(search((x) => x > 0 && x * x + p * x - q === 0)),
})

export const templates: readonly Template[] = [zeros, remainder, undefinedAt]
