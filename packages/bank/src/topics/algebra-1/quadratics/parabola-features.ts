import {
  div,
  frac,
  int,
  nonZero,
  num,
  paren,
  person,
  pick,
  point,
  polyEval,
  polynomial,
  signed,
  type Template,
  table,
  template,
  text,
  until,
} from '#kit'
import { quad, square, wholes } from './common.ts'
import { apart } from './parabola-intercepts-apart.ts'

const skill = 'a1-parabola-features'

const vertex = template({
  id: 'algebra-1/parabola-vertex',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 80,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const [a, h, k] = [pick(rng, [-3, -2, -1, 1, 2, 3]), nonZero(rng, -5, 5), nonZero(rng, -12, 12)]
        return { a, b: -2 * a * h, c: a * h * h + k }
      },
      ({ c }) => c !== 0 && Math.abs(c) < 50,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ a, b, c }) => `What is the vertex of the parabola $y = ${quad(a, b, c)}$?`,
    },
  ],
  given: (p) => p,
  answer: ({ a, b, c }) => point(frac(-b, 2 * a), c - (b * b) / (4 * a)),
  traps: [
    {
      misconception: 'a1-q-flips-the-sign-of-the-axis',
      classic: true,
      says: () => 'I used $\\frac{b}{2a}$ instead of $-\\frac{b}{2a}$ and put it in.',
      rule: ({ a, b, c }) => point(frac(b, 2 * a), polyEval(polynomial([a, b, c]), frac(b, 2 * a))),
      why: ({ a, b }) => `has the wrong sign: $-\\frac{b}{2a}$ is $${-b / (2 * a)}$.`,
    },
    {
      misconception: 'a1-q-takes-c-for-the-height',
      says: () => 'I took the constant term for the height of the vertex.',
      rule: ({ a, b, c }) => point(frac(-b, 2 * a), c),
      why: ({ c }) => `takes the height $${c}$ from $x = 0$.`,
    },
    {
      misconception: 'a1-q-divides-by-a-only',
      rule: ({ a, b, c }) => point(frac(-b, a), c),
      why: ({ a }) => `divides by $${a}$ instead of $2 \\cdot ${a < 0 ? `(${a})` : a}$.`,
    },
    {
      misconception: 'a1-q-flips-the-sign-of-the-axis',
      says: () => 'I found the right height and wrote the $x$ of the vertex with the wrong sign.',
      rule: ({ a, b, c }) => point(frac(b, 2 * a), c - (b * b) / (4 * a)),
      why: () => 'has the right height, but the wrong sign of $x$.',
    },
    {
      misconception: 'a1-q-takes-c-for-the-height',
      twoSlips: true,
      says: () => 'I got the sign of $x$ wrong and took the constant term for the height.',
      rule: ({ a, b, c }) => point(frac(b, 2 * a), c),
      why: () => 'has the wrong sign in $x$, and takes $c$ for the height.',
    },
  ],
  explain: ({ a, b, c }) => {
    const h = -b / (2 * a)
    const k = c - (b * b) / (4 * a)
    return {
      plan: 'The vertex lies on the axis of symmetry, whose place follows from $a$ and $b$: find this $x$ first, then put it into the equation for the height.',
      steps: [
        { do: `Here $a = ${a}$ and $b = ${b}$.`, why: 'Read the coefficients with their signs.' },
        {
          do: `The axis is $x = -\\frac{b}{2a}$: with $-b = ${-b}$ and $2a = ${2 * a}$ it is $x = ${-b} \\div ${paren(2 * a)} = ${h}$.`,
          why: 'The vertex lies on the axis of symmetry.',
        },
        {
          do: `Put it in: $y = ${a === 1 ? '' : `${a} \\cdot `}${paren(h)}^2${signed(b)} \\cdot ${paren(h)}${signed(c)} = ${a * h * h}${signed(b * h)}${signed(c)} = ${k}$.`,
          why: 'The vertex is a point of the parabola.',
        },
        { do: `The vertex is $(${h}, ${k})$.`, why: 'A point is written with $x$ first and $y$ second.' },
      ],
      check: `One step to the left and one to the right of $x = ${h}$ the heights must agree: at $x = ${h - 1}$ and at $x = ${h + 1}$ both are $${k + a}$.`,
      faster: `The height $${c}$ is reached at $x = 0$ and at $x = ${2 * h}$, so the axis is halfway, at $x = ${h}$. The height there is $c$ plus half of $b$ times this $x$: $${c}${signed(b / 2)} \\cdot ${paren(h)} = ${k}$.`,
    }
  },
  // The place where the two neighbors are equally high.
  check: ({ a, b, c }) => {
    const f = (x: number) => a * x * x + b * x + c
    const h = wholes(40).find((x) => f(x - 1) === f(x + 1)) ?? 999
    return point(h, f(h))
  },
})

const axis = template({
  id: 'algebra-1/parabola-axis-from-pair',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 65,
  response: 'grid',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ p: int(rng, -9, 6), q: int(rng, -6, 12), y: nonZero(rng, -8, 12) }),
      ({ p, q }) => q - p >= 4 && p + q !== 0 && (p + q) % 2 === 0 && p !== 0 && q !== 0,
    ),
  frames: [
    {
      id: 'two-points',
      kind: 'words',
      items: 6,
      stem: ({ p, q, y }) =>
        `The points $(${p}, ${y})$ and $(${q}, ${y})$ lie on the graph of a quadratic function. For which $x$ does its vertex occur?`,
    },
    {
      id: 'table',
      kind: 'table',
      response: 'grid',
      items: 5,
      stem: ({ p, q, y }, rng) => {
        const f = (x: number) => (x - p) * (x - q) + y
        const xs = [p, p + 1, q - 1, q]
        return `<p>${person(rng)} has some values of a quadratic function $f$.</p>${table(
          ['$x$', '$f(x)$'],
          xs.map((x) => [`$${x}$`, `$${f(x)}$`]),
        )}<p>The axis of symmetry of its graph is $x = k$. What is $k$?</p>`
      },
    },
  ],
  given: ({ p, q, y }) => ({ p, q, y }),
  answer: ({ p, q }) => num((p + q) / 2),
  traps: [
    {
      misconception: 'a1-q-takes-half-the-distance',
      classic: true,
      says: ({ p, q }) => `I took half of the distance of $${p}$ and $${q}$ instead of half of their sum.`,
      operation: 'subtracted-instead-of-added',
      operands: ({ q, p }) => [q, p],
      after: (got) => div(got, 2),
      rule: ({ p, q }) => ((q - p) % 2 === 0 ? num((q - p) / 2) : null),
      why: () => 'is half the distance of the two points, not the middle between them.',
    },
    {
      misconception: 'a1-q-adds-without-halving',
      says: ({ p, q }) => `I added $${p}$ and $${q}$ and did not halve.`,
      operation: 'half-forgotten',
      operands: ({ p, q }) => [1, p + q],
      rule: ({ p, q }) => num(p + q),
      why: () => 'adds the two numbers without halving.',
    },
    {
      misconception: 'a1-q-takes-half-the-distance',
      says: ({ p, q }) => `I gave the distance of $${p}$ and $${q}$.`,
      operation: 'subtracted-instead-of-added',
      operands: ({ q, p }) => [q, p],
      rule: ({ p, q }) => num(q - p),
      why: () => 'is the distance of the two points.',
    },
    {
      misconception: 'a1-q-flips-the-sign-of-the-axis',
      operation: 'sign-reversed',
      operands: ({ p, q }) => [div(p + q, 2)],
      rule: ({ p, q }) => num(-(p + q) / 2),
      why: () => 'has the wrong sign.',
    },
    {
      misconception: 'a1-q-takes-a-height-for-the-place',
      says: ({ y }) => `I gave the height $${y}$ instead of a place on the $x$-axis.`,
      rule: ({ y }) => num(y),
      why: () => 'is a height of the graph, not a place on the $x$-axis.',
    },
  ],
  explain: ({ p, q, y }, frame) => ({
    plan: 'Two points of the same height are mirror images in the axis of symmetry, so the axis lies in the middle between them.',
    steps: [
      {
        do: `${frame === 'table' ? 'In the table the height' : 'The height'} is $${y}$ at $x = ${p}$ and again at $x = ${q}$.`,
        why: 'Points of the same height lie equally far from the axis of symmetry.',
      },
      {
        do: `Add the two $x$-values: $${p}${signed(q)} = ${p + q}$.`,
        why: 'The middle of two numbers is half of their sum.',
      },
      { do: `Halve the sum: $\\frac{${p + q}}{2} = ${(p + q) / 2}$.`, why: 'The vertex lies on the axis of symmetry.' },
    ],
    check: `From $${(p + q) / 2}$ it is $${(q - p) / 2}$ steps to $${p}$ and $${(q - p) / 2}$ steps to $${q}$.`,
  }),
  // Walks inward from both ends.
  check: ({ p, q }) => {
    let [left, right] = [p, q]
    while (left < right) {
      left++
      right--
    }
    return num(left)
  },
})

const EXTREMES = (k: number, h: number) => [
  text(`It has a minimum of $${k}$ at $x = ${h}$`),
  text(`It has a maximum of $${k}$ at $x = ${h}$`),
  text(`It has a minimum of $${k}$ at $x = ${-h}$`),
  text(`It has a maximum of $${k}$ at $x = ${-h}$`),
]

const extreme = template({
  id: 'algebra-1/parabola-extreme',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) => ({ a: pick(rng, [-5, -4, -3, -2, 2, 3, 4, 5]), h: nonZero(rng, -8, 8), k: nonZero(rng, -9, 9) }),
  frames: [
    {
      id: 'statement',
      kind: 'bare',
      items: 7,
      stem: ({ a, h, k }) =>
        `Which statement about $f(x) = ${a}${square(h)}${k > 0 ? ' + ' : ' - '}${Math.abs(k)}$ is true?`,
    },
  ],
  given: (p) => p,
  answer: ({ a, h, k }) => EXTREMES(k, h)[a > 0 ? 0 : 1] as ReturnType<typeof text>,
  traps: [
    {
      misconception: 'a1-q-flips-the-sign-of-the-axis',
      classic: true,
      rule: ({ a, h, k }) => EXTREMES(k, h)[a > 0 ? 2 : 3] ?? null,
      why: ({ h }) => `has the wrong sign; the square is $0$ for $x = ${h}$.`,
    },
    {
      misconception: 'a1-q-misreads-the-opening',
      rule: ({ a, h, k }) => EXTREMES(k, h)[a > 0 ? 1 : 0] ?? null,
      why: ({ a }) => `has the wrong direction; $a = ${a}$ is ${a > 0 ? 'positive' : 'negative'}.`,
    },
    {
      misconception: 'a1-q-misreads-the-opening',
      twoSlips: true,
      says: () => 'I mixed up upward and downward, and the sign of the $x$ of the vertex.',
      rule: ({ a, h, k }) => EXTREMES(k, h)[a > 0 ? 3 : 2] ?? null,
      why: () => 'has the wrong direction and the wrong sign of $x$.',
    },
  ],
  explain: ({ a, h, k }) => ({
    plan: 'The function is in vertex form: see where the square is zero, and whether its coefficient makes the other values greater or smaller.',
    steps: [
      {
        do: `$${square(h)}$ is $0$ where $x${signed(-h)} = 0$, that is at $x = ${h}$.`,
        why: 'Solving for $x$ reverses the sign.',
      },
      { do: `There $f(${h}) = ${a} \\cdot 0${signed(k)} = ${k}$.`, why: 'Only the number outside the square is left.' },
      {
        do: `Elsewhere the square is positive, and $${a}$ times it is ${a > 0 ? 'positive' : 'negative'}: the values are ${a > 0 ? 'greater' : 'less'} than $${k}$.`,
        why: `The parabola opens ${a > 0 ? 'upward' : 'downward'}.`,
      },
      {
        do: `It has a ${a > 0 ? 'minimum' : 'maximum'} of $${k}$ at $x = ${h}$.`,
        why: `No other value is ${a > 0 ? 'as small' : 'as great'}.`,
      },
    ],
    faster: `In $a(x - h)^2 + k$ read off the vertex $(${h}, ${k})$; the sign of $a = ${a}$ says that it is the ${a > 0 ? 'lowest' : 'highest'} point.`,
    check: `One step to the side: $f(${h + 1}) = ${a} \\cdot 1^2${signed(k)} = ${a + k}$, which is ${a > 0 ? 'greater' : 'less'} than $${k}$.`,
  }),
  check: ({ a, h, k }) => {
    const f = (x: number) => a * (x - h) ** 2 + k
    const at = wholes(20).find((x) => f(x - 1) === f(x + 1)) ?? 99
    return text(`It has a ${f(at) < f(at + 1) ? 'minimum' : 'maximum'} of $${f(at)}$ at $x = ${at}$`)
  },
})

export const templates: readonly Template[] = [vertex, axis, extreme, apart]
