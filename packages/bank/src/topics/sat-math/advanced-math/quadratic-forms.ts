import { add, frac, int, mul, nonZero, num, pick, signed, sub, type Template, table, template, text, until } from '#kit'
import { factored, quad, vertexForm } from './quadratics.ts'

const skill = 'sm-quadratic-functions'

/** The zeros of x² + bx + c, the smaller one first. */
const zerosOf = ({ b, c }: Readonly<{ b: number; c: number }>): readonly [number, number] => {
  const d = Math.sqrt(b * b - 4 * c)
  return [(-b - d) / 2, (-b + d) / 2]
}

const forms = template({
  id: 'sat-math/quadratic-which-form',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: true,
  seconds: 75,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({
        p: nonZero(rng, -8, 8),
        q: nonZero(rng, -8, 8),
        asked: pick(rng, ['vertex', 'zeros', 'start'] as const),
      }),
      // Four apart, the least value -4 would also stand as a coefficient in the form with powers of (x - p); with a zero at 1 or -1
      // the value at 0 would stand in the factors.
      ({ p, q, asked }) =>
        (asked !== 'start' || (Math.min(Math.abs(p), Math.abs(q)) > 1 && Math.abs(p * q) !== q - p)) &&
        (p + q) % 2 === 0 &&
        q - p >= (asked === 'vertex' ? 6 : 4) &&
        p + q !== 0 &&
        Math.abs(p + q) > 2,
    ),
  frames: [
    {
      id: 'which',
      kind: 'methods',
      items: 7,
      stem: ({ p, q, asked }) =>
        `<p>The function $f(x) = ${quad(1, -p - q, p * q)}$ can be written in other forms.</p><p>From which equivalent form can the ${
          asked === 'vertex'
            ? 'minimum value of $f$'
            : asked === 'zeros'
              ? '$x$-intercepts of the graph of $f$'
              : '$y$-intercept of the graph of $f$'
        } be read off directly?</p>`,
    },
    {
      id: 'displays',
      kind: 'methods',
      items: 6,
      stem: ({ p, q, asked }) =>
        `<p>$f(x) = ${quad(1, -p - q, p * q)}$</p><p>Which equivalent form of the given function displays ${
          asked === 'vertex'
            ? 'the least value that $f(x)$ takes'
            : asked === 'zeros'
              ? 'the values of $x$ for which $f(x) = 0$'
              : 'the value of $f(0)$'
        } as ${asked === 'zeros' ? 'constants' : 'a constant'}?</p>`,
    },
  ],
  given: ({ p, q, asked }) => ({ b: -p - q, c: p * q, asked }),
  answer: ({ p, q, asked }) => form(p, q, asked),
  traps: [
    {
      misconception: 'sm-reads-the-wrong-form',
      rule: (g) => (g.asked === 'vertex' ? null : form(...zerosOf(g), 'vertex')),
      says: () => 'I chose the form that shows the vertex.',
      why: () => 'shows the vertex.',
    },
    {
      misconception: 'sm-reads-the-wrong-form',
      rule: (g) => (g.asked === 'zeros' ? null : form(...zerosOf(g), 'zeros')),
      says: () => 'I chose the form that shows the zeros.',
      why: () => 'shows the zeros.',
    },
    {
      misconception: 'sm-reads-the-wrong-form',
      rule: (g) => (g.asked === 'start' ? null : form(...zerosOf(g), 'start')),
      says: () => 'I chose the form with $x$ taken out of the first two terms, which shows the value at $x = 0$.',
      why: () => 'shows the value at $x = 0$.',
    },
    {
      misconception: 'sm-takes-any-equivalent-form',
      rule: (g) => {
        const [p, q] = zerosOf(g)
        return text(`$f(x) = (x${signed(-p)})^2${signed(p - q)}(x${signed(-p)})$`)
      },
      says: ({ p }) => `I chose the form with powers of $(x${signed(-p)})$, which shows none of the features directly.`,
      why: () => 'is equivalent, but shows none of the features directly.',
    },
  ],
  explain: ({ p, q, asked }) => {
    const [h, k] = [(p + q) / 2, -((q - p) ** 2) / 4]
    const found = {
      vertex: [
        {
          do: `The minimum is the height of the vertex. In vertex form $(x - h)^2 + k$ it stands alone, as $k$.`,
          why: 'A square is never negative, so the least value is reached where the square is 0.',
        },
        {
          do: `Half of $${-p - q}$ is $${-h}$, and $(x${signed(-h)})^2 = ${quad(1, -2 * h, h * h)}$.`,
          why: 'The middle coefficient is twice the number in the square.',
        },
        { do: `The constant outside is $${p * q} - ${h * h} = ${k}$.`, why: 'Take away what the square adds.' },
      ],
      zeros: [
        {
          do: `An $x$-intercept is a zero of $f$. In a product of factors $(x - p)(x - q)$ the zeros $p$ and $q$ can be seen.`,
          why: 'A product is 0 only if one of its factors is 0.',
        },
        {
          do: `Two numbers with the product $${p * q}$ and the sum $${-p - q}$ are $${-p}$ and $${-q}$.`,
          why: 'They stand beside $x$ in the factors.',
        },
      ],
      start: [
        {
          do: `The $y$-intercept is $f(0)$. It stands alone where every other part has the factor $x$.`,
          why: 'At $x = 0$ a part with the factor $x$ is 0.',
        },
        {
          do: `$${quad(1, -p - q, 0)}$ has the factor $x$: it is $x(x${signed(-p - q)})$, and $${p * q}$ is left.`,
          why: 'Take the common factor out of the first two terms.',
        },
      ],
    }[asked]
    return {
      plan: 'Each form shows another feature: factors show the zeros, vertex form shows the minimum or maximum, and a constant term shows the value at zero. Choose the form for the feature that is asked for.',
      steps: [
        ...found,
        {
          do: `So the form is ${form(p, q, asked).html}.`,
          why:
            asked === 'vertex'
              ? `It shows the minimum, $${k}$.`
              : asked === 'zeros'
                ? `It shows the zeros, $${p}$ and $${q}$.`
                : `It shows the value at 0, $${p * q}$.`,
        },
      ],
      check: `At $x = 1$ the given form has the value $1${signed(-p - q)}${signed(p * q)} = ${(1 - p) * (1 - q)}$, and so has this one: $${
        asked === 'vertex'
          ? `${1 - h < 0 ? `(${1 - h})` : 1 - h}^2${signed(k)}`
          : asked === 'zeros'
            ? `${1 - p < 0 ? `(${1 - p})` : 1 - p} \\cdot ${1 - q < 0 ? `(${1 - q})` : 1 - q}`
            : `1 \\cdot ${1 - p - q < 0 ? `(${1 - p - q})` : 1 - p - q}${signed(p * q)}`
      } = ${(1 - p) * (1 - q)}$.`,
      faster: {
        vertex: `A graphing calculator marks the vertex, $(${h}, ${k})$. Look for the option in which $${k}$ stands alone after a square.`,
        zeros: `On a graphing calculator, the graph crosses the $x$-axis at $${p}$ and at $${q}$. Look for the option with two factors that are 0 there.`,
        start: `$f(0) = ${p * q}$ is the constant term of the given form. Look for the option in which it stands alone and everything else has the factor $x$.`,
      }[asked],
    }
  },
  check: ({ b, c, asked }) => {
    const root = Math.sqrt(b * b - 4 * c)
    return form((-b - root) / 2, (-b + root) / 2, asked)
  },
})

function form(p: number, q: number, which: 'vertex' | 'zeros' | 'start') {
  const [h, k] = [(p + q) / 2, -((q - p) ** 2) / 4]
  if (which === 'vertex') return text(`$f(x) = ${vertexForm(1, h, k)}$`)
  return text(which === 'zeros' ? `$f(x) = ${factored(1, p, q)}$` : `$f(x) = x(x${signed(-p - q)})${signed(p * q)}$`)
}

type Values = Readonly<{ y0: number; y1: number; y2: number }>

/** ax² + bx + c with the values y0, y1 and y2 at 0, 1 and 2. */
function through({ y0, y1, y2 }: Values) {
  const a = (y2 - 2 * y1 + y0) / 2
  return { a, b: y1 - y0 - a, c: y0 }
}

const fromTable = template({
  id: 'sat-math/quadratic-table',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: true,
  seconds: 95,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ a: nonZero(rng, -3, 3), b: nonZero(rng, -6, 6), c: nonZero(rng, -9, 12), n: int(rng, 4, 6) }),
      ({ a, b, c, n }) =>
        a + b + c !== 0 &&
        4 * a + 2 * b + c !== 0 &&
        Math.abs(a * n * n + b * n + c) < 120 &&
        a * n * n + b * n + c !== 0,
    ),
  frames: [
    {
      id: 'value',
      kind: 'table',
      items: 5,
      stem: ({ a, b, c, n }) =>
        `<p>The table shows three values of the quadratic function $g$.</p>${table(
          ['$x$', '$g(x)$'],
          [0, 1, 2].map((x) => [`$${x}$`, `$${a * x * x + b * x + c}$`]),
        )}<p>What is the value of $g(${n})$?</p>`,
    },
    {
      id: 'points',
      kind: 'bare',
      items: 5,
      stem: ({ a, b, c, n }) =>
        `In the $xy$-plane, the graph of $y = g(x)$ passes through the points $(0, ${c})$, $(1, ${a + b + c})$, and $(2, ${4 * a + 2 * b + c})$, where $g$ is a quadratic function. What is the value of $g(${n})$?`,
    },
  ],
  given: ({ a, b, c, n }) => ({ y0: c, y1: a + b + c, y2: 4 * a + 2 * b + c, n }),
  answer: ({ a, b, c, n }) => num(a * n * n + b * n + c),
  traps: [
    {
      misconception: 'sm-goes-on-in-a-straight-line',
      classic: true,
      operation: 'same-amount-each-time',
      operands: ({ y1, y2, n }) => [y2, y2 - y1, n - 2],
      rule: ({ y1, y2, n }) => num(y2 + (y2 - y1) * (n - 2)),
      says: ({ a, b }) => `I went on from $g(2)$ by adding the last difference, $${3 * a + b}$, again and again.`,
      why: ({ a, b }) => `adds $${3 * a + b}$ in each step.`,
    },
    {
      misconception: 'sm-takes-the-second-difference-for-a',
      operation: 'counted-twice',
      operands: ({ y0, y1, y2 }) => [frac(y2 - 2 * y1 + y0, 2)],
      after: (x, { y0, y1, n }) => add(add(mul(x, n * n), mul(sub(y1 - y0, x), n)), y0),
      rule: ({ n, ...y }) => {
        const { a, b, c } = through(y)
        return num(2 * a * n * n + (b - a) * n + c)
      },
      says: ({ a }) =>
        `I took the second difference, $${2 * a}$, for the leading coefficient and fitted the coefficient of $x$ to $g(1)$.`,
      why: ({ a }) => `uses $${2 * a}$ before $x^2$ instead of $${a}$.`,
    },
    {
      misconception: 'sm-forgets-the-vertex-height',
      rule: ({ n, ...y }) => {
        const { a, b } = through(y)
        return num(a * n * n + b * n)
      },
      says: ({ c }) => `I left out the constant term $${c}$.`,
      why: ({ c }) => `leaves out the constant term $${c}$.`,
    },
    {
      misconception: 'sm-goes-on-in-a-straight-line',
      operation: 'same-amount-each-time',
      operands: ({ y0, y1, n }) => [y0, y1 - y0, n],
      rule: ({ y0, y1, n }) => num(y0 + (y1 - y0) * n),
      says: ({ a, b }) => `I added the first difference, $${a + b}$, in every step from $g(0)$ on.`,
      why: ({ a, b }) => `adds $${a + b}$ in each step.`,
    },
    {
      misconception: 'sm-slips-on-a-sign',
      rule: ({ n, ...y }) => {
        const { a, b, c } = through(y)
        return num(a * n * n - b * n + c)
      },
      says: () => 'I used the coefficient of $x$ with the wrong sign.',
      why: ({ b }) => `uses $${-b}$ before $x$ instead of $${b}$.`,
    },
  ],
  explain: ({ a, b, c, n }) => ({
    plan: 'The value at zero is the constant term. The differences of a quadratic function change evenly, and half of that change is the coefficient of $x^2$.',
    steps: [
      { do: `$g(0) = ${c}$, so the constant term is $${c}$.`, why: 'At $x = 0$ only the constant term is left.' },
      {
        do: `The differences are $${a + b}$ and $${3 * a + b}$. They differ by $${2 * a}$, so the coefficient of $x^2$ is $${a}$.`,
        why: 'The second difference is twice that coefficient.',
      },
      {
        do: `From $0$ to $1$ the value changes by $${a}$ plus the coefficient of $x$, so this coefficient is $${a + b}${signed(-a)} = ${b}$ and $g(x) = ${quad(a, b, c)}$.`,
        why: 'At $x = 1$ the square is 1.',
      },
      {
        do: `$g(${n}) = ${a * n * n}${signed(b * n)}${signed(c)} = ${a * n * n + b * n + c}$`,
        why: 'Put the number in.',
      },
    ],
    check: `$g(2) = ${4 * a}${signed(2 * b)}${signed(c)} = ${4 * a + 2 * b + c}$, as given.`,
    faster: `A graphing calculator fits the three points by quadratic regression: the coefficients are $${a}$, $${b}$ and $${c}$, and the value at $x = ${n}$ is $${a * n * n + b * n + c}$.`,
  }),
  check: ({ y0, y1, y2, n }) => num(y0 + n * (y1 - y0) + ((n * (n - 1)) / 2) * (y2 - 2 * y1 + y0)),
})

export const templates: readonly Template[] = [forms, fromTable]
