import {
  div,
  int,
  mul,
  nonZero,
  num,
  paren,
  pick,
  polynomial,
  polyValue,
  pow,
  signed,
  signedTerm,
  sub,
  type Template,
  template,
  text,
  until,
} from '#kit'
import { factor, quad, rootsOf, square, wholes } from './common.ts'
import { factoredTex, tail, vertexTex } from './form-tex.ts'
import { judge } from './forms-judge.ts'

const skill = 'a1-forms-of-a-quadratic'

const poly = (a: number, b: number, c: number) => polyValue(polynomial([a, b, c]))

const expand = template({
  id: 'algebra-1/forms-vertex-to-standard',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: pick(rng, [-3, -2, 2, 3, 4]), h: nonZero(rng, -6, 6), k: nonZero(rng, -20, 20) }),
      ({ a, h, k }) => a * h * h + k !== 0 && h * h + k !== 0 && Math.abs(h) > 1,
    ),
  frames: [
    {
      id: 'expand',
      kind: 'bare',
      items: 7,
      stem: ({ a, h, k }) => `Which expression is equivalent to $${vertexTex(a, h, k)}$?`,
    },
  ],
  given: (p) => p,
  answer: ({ a, h, k }) => poly(a, -2 * a * h, a * h * h + k),
  traps: [
    {
      misconception: 'a1-q-squares-term-by-term',
      classic: true,
      rule: ({ a, h, k }) => poly(a, 0, a * h * h + k),
      why: ({ h }) => `leaves out the middle term of $${square(h)}$.`,
    },
    {
      misconception: 'a1-q-multiplies-the-square-only',
      says: () => 'I multiplied only $x^2$ by the factor in front.',
      rule: ({ a, h, k }) => poly(a, -2 * h, h * h + k),
      why: ({ a }) => `multiplies only $x^2$ by $${a}$.`,
    },
    {
      misconception: 'a1-q-multiplies-everything',
      rule: ({ a, h, k }) => poly(a, -2 * a * h, a * h * h + a * k),
      why: ({ a, k }) => `multiplies the $${k}$ by $${a}$ too, although it stands outside.`,
    },
    {
      misconception: 'a1-q-flips-the-sign-in-the-square',
      says: () => 'I got the sign of the middle term wrong.',
      rule: ({ a, h, k }) => poly(a, 2 * a * h, a * h * h + k),
      why: () => 'has the wrong sign in the middle term.',
    },
    {
      misconception: 'a1-q-forgets-to-double-the-middle',
      rule: ({ a, h, k }) => poly(a, -a * h, a * h * h + k),
      why: () => 'takes the middle term only once; it comes twice.',
    },
    {
      misconception: 'a1-q-flips-the-sign-in-the-square',
      says: () => 'I gave the square of the number in the parentheses a minus.',
      rule: ({ a, h, k }) => poly(a, -2 * a * h, -a * h * h + k),
      why: ({ h }) => `has the wrong sign: the square of $${-h}$ is $${h * h}$.`,
    },
  ],
  explain: ({ a, h, k }) => ({
    plan: 'Multiply out from the inside: first the square, then the factor before it, and last the number outside.',
    steps: [
      {
        do: `Square: $${square(h)} = x^2${signedTerm(-2 * h, 'x')} + ${h * h}$.`,
        why: `The middle term is twice the product: $2 \\cdot ${paren(-h)} \\cdot x$.`,
      },
      {
        do: `Multiply each term by $${a}$: $${quad(a, -2 * a * h, a * h * h)}$.`,
        why: 'The factor before the square belongs to the whole square, and to nothing else.',
      },
      {
        do: `${k > 0 ? 'Add' : 'Subtract'} $${Math.abs(k)}$: $${a * h * h}${signed(k)} = ${a * h * h + k}$.`,
        why: 'Only the constant terms can be combined.',
      },
      {
        do: `The result is $${quad(a, -2 * a * h, a * h * h + k)}$.`,
        why: 'Write the terms from the highest power down.',
      },
    ],
    check: `Put in $x = ${h}$: the square is $0$, so the given expression is $${k}$. The answer gives $${a * h * h}${signed(-2 * a * h * h)}${signed(a * h * h + k)} = ${k}$ too.`,
    faster: `Only two numbers are needed: before $x$ stands $-2 \\cdot ${paren(a)} \\cdot ${paren(h)} = ${-2 * a * h}$, and the constant is $${a} \\cdot ${h * h}${signed(k)} = ${a * h * h + k}$.`,
  }),
  // Three values fix a quadratic.
  check: ({ a, h, k }) => {
    const f = (x: number) => a * (x - h) * (x - h) + k
    const top = (f(1) + f(-1) - 2 * f(0)) / 2
    return poly(top, (f(1) - f(-1)) / 2, f(0))
  },
})

const peak = template({
  id: 'algebra-1/forms-factored-to-vertex',
  skill,
  difficulty: 'High',
  b: 0.6,
  calculator: false,
  seconds: 85,
  response: 'grid',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ a: pick(rng, [-3, -2, -1, 1, 2, 3]), r: nonZero(rng, -7, 5), s: nonZero(rng, -5, 9) }),
      ({ r, s }) => s - r >= 4 && (r + s) % 2 === 0 && r + s !== 0,
    ),
  frames: [
    {
      id: 'height',
      kind: 'multi-step',
      items: 6,
      stem: ({ a, r, s }) => `What is the ${a > 0 ? 'minimum' : 'maximum'} value of $f(x) = ${factoredTex(a, r, s)}$?`,
    },
    {
      id: 'height-grid',
      kind: 'multi-step',
      response: 'grid',
      items: 5,
      stem: ({ a, r, s }) => `The vertex of the parabola $y = ${factoredTex(a, r, s)}$ is $(h, k)$. What is $k$?`,
    },
  ],
  given: (p) => p,
  answer: ({ a, r, s }) => num((-a * (s - r) ** 2) / 4),
  traps: [
    {
      misconception: 'a1-q-gives-the-place-for-the-value',
      classic: true,
      rule: ({ r, s }) => num((r + s) / 2),
      why: () => 'is the $x$ of the vertex, not the value there.',
    },
    {
      misconception: 'a1-q-takes-c-for-the-height',
      says: () => 'I gave the value at $x = 0$.',
      rule: ({ a, r, s }) => num(a * r * s),
      why: () => 'is the value at $x = 0$.',
    },
    {
      misconception: 'a1-q-multiplies-the-square-only',
      says: () => 'I left out the factor in front.',
      operation: 'factor-left-out',
      operands: ({ r, s }) => [div(s - r, 2), div(r - s, 2)],
      rule: ({ a, r, s }) => (a === 1 ? null : num(-((s - r) ** 2) / 4)),
      why: ({ a }) => `leaves out the factor $${a}$.`,
    },
    {
      misconception: 'a1-q-flips-the-sign-of-the-axis',
      operation: 'sign-reversed',
      operands: ({ r, s }) => [div(r + s, 2)],
      after: (got, { a, r, s }) => mul(a, mul(sub(got, r), sub(got, s))),
      rule: ({ a, r, s }) => {
        const m = -(r + s) / 2
        return num(a * (m - r) * (m - s))
      },
      why: () => 'is the value at the opposite $x$.',
    },
    {
      misconception: 'a1-q-flips-the-sign-of-the-height',
      says: () => 'I lost the minus of one of the two factors when I put the middle in.',
      operation: 'sign-dropped',
      operands: ({ r, s }) => [div(-Math.abs(s - r), 2)],
      after: (got, { a, r, s }) => mul(a, mul(got, div(Math.abs(s - r), 2))),
      rule: ({ a, r, s }) => num((a * (s - r) ** 2) / 4),
      why: () =>
        'loses the minus of one factor: the middle lies to the left of one zero and to the right of the other.',
    },
    {
      misconception: 'a1-q-takes-half-the-distance',
      says: () => 'I used the whole distance between the zeros in both factors.',
      operation: 'counted-twice',
      operands: ({ r, s }) => [div(s - r, 2)],
      after: (got, { a }) => mul(-a, pow(got, 2)),
      rule: ({ a, r, s }) => num(-a * (s - r) ** 2),
      why: () => 'uses the whole distance between the zeros instead of half of it.',
    },
  ],
  explain: ({ a, r, s }) => {
    const [m, half] = [(r + s) / 2, (s - r) / 2]
    return {
      plan: 'A parabola is symmetric, so its vertex lies in the middle between its zeros: read the zeros, find the middle, and put it in.',
      steps: [
        {
          do: `The factors are $0$ for $x = ${r}$ and $x = ${s}$: these are the zeros.`,
          why: 'A product is zero only if one of its factors is zero.',
        },
        {
          do: `The middle is $x = \\frac{${r}${signed(s)}}{2} = \\frac{${r + s}}{2} = ${m}$.`,
          why: 'The axis of symmetry lies in the middle between the zeros, and the vertex lies on it.',
        },
        {
          do: `At $x = ${m}$ the factors are $${m}${signed(-r)} = ${half}$ and $${m}${signed(-s)} = ${-half}$.`,
          why: 'Put the middle into each factor.',
        },
        {
          do: `Multiply: $${a === 1 ? '' : `${a} \\cdot `}${a === 1 ? half : paren(half)} \\cdot (${-half}) = ${-a * half * half}$.`,
          why: 'This is the height of the vertex.',
        },
      ],
      check: `One step to the side, at $x = ${m + 1}$, the value is $${a === 1 ? '' : `${a} \\cdot `}${half + 1} \\cdot (${1 - half}) = ${a * (half + 1) * (1 - half)}$, which is ${a > 0 ? 'greater' : 'less'}.`,
      faster: `The vertex lies $${half}$ from each zero, so one factor is $${half}$ there and the other $${-half}$: $${a === 1 ? '' : `${a} \\cdot `}${half} \\cdot (${-half}) = ${-a * half * half}$.`,
    }
  },
  check: ({ a, r, s }) => {
    const values = wholes(20).map((x) => a * (x - r) * (x - s))
    return num(a > 0 ? Math.min(...values) : Math.max(...values))
  },
})

/** x² + bx + c in the three forms: factored, around the vertex, and with the constant apart. */
function formsOf({ b, c }: Readonly<{ b: number; c: number }>): readonly [string, string, string] {
  const { r, s } = rootsOf(b, c)
  const [low, high] = [Math.min(r, s), Math.max(r, s)]
  return [`$${factoredTex(1, low, high)}$`, `$${vertexTex(1, -b / 2, c - (b * b) / 4)}$`, `$x(x${tail(b)})${tail(c)}$`]
}

const FEATURES = ['the zeros', 'the vertex', 'the $y$-intercept'] as const

const whichForm = template({
  id: 'algebra-1/forms-which-shows',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ r: nonZero(rng, -9, 7), s: nonZero(rng, -7, 9), which: int(rng, 0, 2) }),
      ({ r, s }) => s > r && (r + s) % 2 === 0 && r + s !== 0,
    ),
  frames: [
    {
      id: 'shows',
      kind: 'methods',
      items: 8,
      stem: ({ r, s, which }) =>
        `Which expression is equal to $f(x) = ${quad(1, -(r + s), r * s)}$ and shows ${FEATURES[which]} of its graph directly, as numbers in it?`,
    },
  ],
  given: ({ r, s, which }) => ({ b: -(r + s), c: r * s, feature: FEATURES[which] ?? '' }),
  answer: ({ r, s, which }) =>
    text(
      `$${[factoredTex(1, r, s), vertexTex(1, (r + s) / 2, -((s - r) ** 2) / 4), `x(x${tail(-(r + s))})${tail(r * s)}`][which]}$`,
    ),
  traps: [
    {
      misconception: 'a1-q-mixes-up-the-forms',
      unlessRight: true,
      says: () => 'I took the factored form, which shows the zeros.',
      rule: (g) => text(formsOf(g)[0]),
      why: () => 'shows the zeros.',
    },
    {
      misconception: 'a1-q-mixes-up-the-forms',
      unlessRight: true,
      says: () => 'I took the vertex form.',
      rule: (g) => text(formsOf(g)[1]),
      why: () => 'shows the vertex.',
    },
    {
      misconception: 'a1-q-mixes-up-the-forms',
      unlessRight: true,
      says: () => 'I factored $x$ out of the first two terms only, which shows the value at $x = 0$.',
      rule: (g) => text(formsOf(g)[2]),
      why: () => 'shows the value at $x = 0$.',
    },
    {
      misconception: 'a1-q-takes-the-signs-of-the-factors',
      says: () => 'I wrote the zeros into the factors with their own signs.',
      rule: ({ b, c, feature }) => {
        const { r, s } = rootsOf(b, c)
        return feature === FEATURES[0] ? text(`$${factoredTex(1, -Math.min(r, s), -Math.max(r, s))}$`) : null
      },
      why: () => 'is not equal to $f(x)$: its zeros are the opposite numbers.',
    },
    {
      misconception: 'a1-q-does-not-take-the-square-back',
      rule: ({ b, c, feature }) => (feature === FEATURES[0] ? null : text(`$${vertexTex(1, -b / 2, c)}$`)),
      why: () => 'is not equal to $f(x)$: what was added for the square is not taken away again.',
    },
  ],
  explain: ({ r, s, which }) => {
    const [h, k] = [(r + s) / 2, -((s - r) ** 2) / 4]
    const [b, c] = [-(r + s), r * s]
    const ways = [
      [
        {
          do: 'The zeros can be read off the factored form $(x - r)(x - s)$.',
          why: 'Each factor is $0$ at one of the zeros.',
        },
        {
          do: `Two numbers with the product $${c}$ and the sum $${b}$ are $${-r}$ and $${-s}$.`,
          why: `$${paren(-r)} \\cdot ${paren(-s)} = ${c}$ and $${-r}${signed(-s)} = ${b}$.`,
        },
        {
          do: `So $f(x) = ${factoredTex(1, r, s)}$, which shows the zeros $${r}$ and $${s}$.`,
          why: 'The zeros are the opposites of the numbers in the factors.',
        },
      ],
      [
        {
          do: 'The vertex $(h, k)$ can be read off the vertex form $(x - h)^2 + k$.',
          why: 'The square is smallest where it is $0$, at $x = h$.',
        },
        {
          do: `Half of $${b}$ is $${b / 2}$, and $${square(h)} = x^2${signedTerm(b, 'x')} + ${h * h}$.`,
          why: 'Complete the square with half the coefficient of $x$.',
        },
        {
          do: `Take $${h * h}$ away again: $${c} - ${h * h} = ${k}$. So $f(x) = ${vertexTex(1, h, k)}$, which shows the vertex $(${h}, ${k})$.`,
          why: 'What the square adds must be subtracted again.',
        },
      ],
      [
        {
          do: 'The $y$-intercept is the value at $x = 0$, so look for a form in which everything but one number is multiplied by $x$.',
          why: 'What is multiplied by $x$ is $0$ at $x = 0$.',
        },
        {
          do: `Factor $x$ out of the first two terms: $x^2${signedTerm(b, 'x')} = x(x${tail(b)})$.`,
          why: 'Both terms have the factor $x$.',
        },
        {
          do: `So $f(x) = x(x${tail(b)})${tail(c)}$, which shows the $y$-intercept $${c}$.`,
          why: 'The constant term stands by itself.',
        },
      ],
    ]
    return {
      plan: 'Ask which form shows the feature as a number in it, then rewrite the function in this form and compare.',
      steps: ways[which] ?? [],
      check: `The form must be equal to $f(x)$: at $x = 1$, $f(1) = 1${signed(b)}${signed(c)} = ${1 + b + c}$, and the answer gives $${[`${paren(1 - r)} \\cdot ${paren(1 - s)}`, `${paren(1 - h)}^2${signed(k)}`, `1 \\cdot ${paren(1 + b)}${signed(c)}`][which]} = ${1 + b + c}$.`,
      faster: [
        `Look only at the options with two factors: their numbers must have the product $${c}$ and the sum $${b}$.`,
        `Look only at the options with a square: the number in it must be half of $${b}$, and at $x = 0$ the value must be $${c}$.`,
        `Look only at the options in which one number stands alone and everything else has the factor $x$: it must be $${c}$.`,
      ][which],
    }
  },
  check: ({ b, c, feature }) => {
    const [r = 0, s = 0] = wholes(40).filter((x) => x * x + b * x + c === 0)
    if (feature === FEATURES[0]) return text(`$${factor(r)}${factor(s)}$`)
    if (feature === FEATURES[1]) return text(`$${square(-b / 2)}${tail(c - (b * b) / 4)}$`)
    return text(`$x(x${tail(b)})${tail(c)}$`)
  },
})

export const templates: readonly Template[] = [expand, peak, whichForm, judge]
