import {
  equation,
  frac,
  int,
  nonZero,
  num,
  person,
  pick,
  signed,
  type Template,
  table,
  template,
  terms,
  until,
} from '#kit'

const three = { skill: 'a2-three-equation-systems', calculator: false, response: 'choice' } as const

/** Three rows of coefficients and the solution. */
type Sys = Readonly<{ rows: number[][]; x: number[]; ask: number }>
const right = (row: readonly number[], x: readonly number[]) => row.reduce((s, c, i) => s + c * (x[i] as number), 0)

const det = ([
  [a = 0, b = 0, c = 0] = [],
  [d = 0, e = 0, f = 0] = [],
  [g = 0, h = 0, i = 0] = [],
]: readonly (readonly number[])[]) => a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)

const rowTex = (row: readonly number[], x: readonly number[]) =>
  `${terms([row[0] ?? 0, 'x'], [row[1] ?? 0, 'y'], [row[2] ?? 0, 'z'])} = ${right(row, x)}`

const shown = (s: Sys) => `<p>${s.rows.map((r) => `$${rowTex(r, s.x)}$`).join('</p><p>')}</p>`
const LETTERS = ['x', 'y', 'z']

const drawSys = (rng: () => number): Sys =>
  until(
    () => ({
      rows: [
        [1, 1, 1],
        [int(rng, 1, 3), -1, int(rng, 1, 3)],
        [int(rng, 1, 3), int(rng, 1, 3), -int(rng, 1, 2)],
      ],
      x: [nonZero(rng, -5, 7), nonZero(rng, -5, 7), nonZero(rng, -5, 7)],
      ask: int(rng, 0, 2),
    }),
    ({ rows, x }) => det(rows) !== 0 && new Set(x.map(Math.abs)).size === 3 && rows.every((r) => right(r, x) !== 0),
  )

/** Cramer's rule: the column of the letter is replaced by the right sides. */
const cramer = (rows: readonly (readonly number[])[], rhs: readonly number[], ask: number) =>
  frac(det(rows.map((r, i) => r.map((c, j) => (j === ask ? (rhs[i] as number) : c)))), det(rows))

const solve = template({
  ...three,
  id: 'algebra-2/three-equations',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 120,
  balance: 'place',
  draw: drawSys,
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: (s) => `${shown(s)}<p>What is the value of $${LETTERS[s.ask]}$ in the solution of this system?</p>`,
    },
    {
      id: 'grid',
      kind: 'bare',
      items: 6,
      response: 'grid',
      stem: (s) =>
        `<p>Three planes meet in one point. Their equations are:</p>${shown(s)}<p>What is the $${LETTERS[s.ask]}$-coordinate of this point?</p>`,
    },
  ],
  given: ({ rows, x, ask }) => ({ rows, rhs: rows.map((r) => right(r, x)), letter: LETTERS[ask] ?? '' }),
  answer: ({ x, ask }) => num(x[ask] as number),
  traps: [
    {
      misconception: 'a2-sys-gives-another-letter',
      shortcut: ({ x, ask }) => num(x[(ask + 1) % 3] as number),
      why: ({ ask }) => `is the value of $${LETTERS[(ask + 1) % 3]}$.`,
    },
    {
      misconception: 'a2-sys-gives-another-letter',
      shortcut: ({ x, ask }) => num(x[(ask + 2) % 3] as number),
      why: ({ ask }) => `is the value of $${LETTERS[(ask + 2) % 3]}$.`,
    },
    {
      misconception: 'a2-sys-loses-a-sign',
      shortcut: ({ x, ask }) => num(-(x[ask] as number)),
      why: () => 'has the wrong sign.',
    },
    {
      misconception: 'a2-sys-loses-a-sign',
      shortcut: ({ x, ask }) => num(-(x[(ask + 1) % 3] as number)),
      why: ({ ask }) => `is the value of $${LETTERS[(ask + 1) % 3]}$ with the wrong sign.`,
    },
    {
      misconception: 'a2-sys-adds-the-letters',
      shortcut: ({ x }) => num(x.reduce((s, v) => s + v, 0)),
      why: () => 'is the sum of all three.',
    },
    {
      misconception: 'a2-sys-loses-a-sign',
      shortcut: ({ x, ask }) => num(-(x[(ask + 2) % 3] as number)),
      why: ({ ask }) => `is the value of $${LETTERS[(ask + 2) % 3]}$ with the wrong sign.`,
    },
  ],
  explain: ({ rows: [first = [], second = [], third = []], x, ask }) => {
    const d = third[1] ?? 1
    const plus = first.map((c, i) => c + (second[i] ?? 0))
    const minus = first.map((c, i) => d * c - (third[i] ?? 0))
    return [
      {
        do: `Add the first two equations: $${rowTex(plus, x)}$. ${d === 1 ? 'The first equation' : `${d} times the first equation`} minus the third: $${rowTex(minus, x)}$.`,
        why: 'Both times the terms with $y$ cancel; two equations with two letters remain.',
      },
      {
        do: `These two give $x = ${x[0]}$ and $z = ${x[2]}$.`,
        why: 'Remove one more letter, or solve one equation for $x$ and put it into the other.',
      },
      {
        do: `From the first equation $y = ${right(first, x)}${signed(-(x[0] ?? 0))}${signed(-(x[2] ?? 0))} = ${x[1]}$. So $${LETTERS[ask]} = ${x[ask]}$.`,
        why: 'Go back with the two known values.',
      },
    ]
  },
  check: ({ rows, rhs, letter }) => num(cramer(rows, rhs, LETTERS.indexOf(letter))),
})

type Pairs = Readonly<{ a: number; b: number; c: number; ask: number }>

const pairs = template({
  ...three,
  id: 'algebra-2/sums-of-pairs',
  difficulty: 'Medium',
  b: 0,
  seconds: 75,
  draw: (rng): Pairs =>
    until(
      () => ({ a: int(rng, 4, 40), b: int(rng, 4, 40), c: int(rng, 4, 40), ask: int(rng, 0, 2) }),
      ({ a, b, c }) => new Set([a, b, c]).size === 3,
    ),
  frames: [
    {
      id: 'weights',
      kind: 'words',
      items: 6,
      response: 'grid',
      stem: ({ a, b, c }, rng) =>
        `Three parcels are weighed in pairs. The red and the blue one weigh ${a + b} pounds together, the blue and the green one ${b + c} pounds, the red and the green one ${a + c} pounds. ${person(rng)} has to carry only the red one. How many pounds does it weigh?`,
    },
  ],
  given: ({ a, b, c }) => ({ rb: a + b, bg: b + c, rg: a + c }),
  answer: ({ a }) => num(a),
  traps: [
    { misconception: 'a2-sys-gives-another-letter', shortcut: ({ b }) => num(b) },
    { misconception: 'a2-sys-gives-another-letter', shortcut: ({ c }) => num(c) },
    { misconception: 'a2-sys-forgets-to-halve', shortcut: ({ a }) => num(2 * a) },
    { misconception: 'a2-sys-adds-the-letters', shortcut: ({ a, b, c }) => num(a + b + c) },
  ],
  explain: ({ a, b, c }) => [
    {
      do: `All three sums together are $${a + b} + ${b + c} + ${a + c} = ${2 * (a + b + c)}$, so the three parcels weigh ${a + b + c} pounds.`,
      why: 'Each parcel is counted twice.',
    },
    {
      do: `Without the blue and the green one: $${a + b + c} - ${b + c} = ${a}$ pounds.`,
      why: 'What is left is the red one.',
    },
  ],
  check: ({ rb, bg, rg }) => num(Array.from({ length: 99 }, (_, r) => r).find((r) => rb - r + (rg - r) === bg) ?? 999),
})

type Para = Readonly<{ a: number; b: number; c: number; xs: number[] }>
const at = ({ a, b, c }: Para, x: number) => a * x * x + b * x + c

/** Equation number i + 1 minus equation number i: the c cancels. */
const difference = (p: Para, i: 0 | 1) => {
  const [u, v] = [p.xs[i] ?? 0, p.xs[i + 1] ?? 0]
  return `${terms([v * v - u * u, 'a'], [v - u, 'b'])} = ${at(p, v) - at(p, u)}`
}

const parabola = template({
  ...three,
  id: 'algebra-2/parabola-through-three-points',
  difficulty: 'High',
  b: 0.7,
  seconds: 120,
  draw: (rng): Para => ({
    a: nonZero(rng, -4, 4),
    b: nonZero(rng, -6, 6),
    c: nonZero(rng, -9, 9),
    xs: pick(rng, [
      [-1, 1, 2],
      [1, 2, 3],
      [-2, -1, 1],
      [-1, 2, 3],
    ]),
  }),
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 6,
      response: 'grid',
      stem: (p) =>
        `<p>The graph of $y = ax^2 + bx + c$ passes through the three points of this table.</p>${table(
          ['$x$', '$y$'],
          p.xs.map((x) => [`$${x}$`, `$${at(p, x)}$`]),
        )}<p>What is the value of $a$?</p>`,
    },
  ],
  given: (p) => ({ points: p.xs.map((x) => [x, at(p, x)]) }),
  answer: ({ a }) => num(a),
  traps: [
    { misconception: 'a2-sys-gives-another-letter', shortcut: ({ b }) => num(b) },
    { misconception: 'a2-sys-gives-another-letter', shortcut: ({ c }) => num(c) },
    { misconception: 'a2-sys-loses-a-sign', shortcut: ({ a }) => num(-a) },
  ],
  explain: (p) => [
    {
      do: `Each point gives an equation: ${p.xs.map((x) => `$${terms([x * x, 'a'], [x, 'b'], [1, 'c'])} = ${at(p, x)}$`).join(', ')}.`,
      why: 'A point on the graph makes the equation true.',
    },
    {
      do: `Second minus first: $${difference(p, 0)}$. Third minus second: $${difference(p, 1)}$.`,
      why: 'Subtracting removes $c$.',
    },
    {
      do: `Removing $b$ from these two gives $a = ${p.a}$ (with $b = ${p.b}$ and $c = ${p.c}$).`,
      why: 'Two eliminations lead to one letter.',
    },
  ],
  check: ({ points }) =>
    num(
      cramer(
        points.map(([x = 0]) => [x * x, x, 1]),
        points.map(([, y = 0]) => y),
        0,
      ),
    ),
})

type Step = Sys

const combined = (s: Step, m: number, side = m) => {
  const [first = [], second = []] = s.rows
  const row = first.map((c, i) => m * c + (second[i] as number))
  const rhs = side * right(first, s.x) + right(second, s.x)
  return equation(
    `${terms([row[0] ?? 0, 'x'], [row[1] ?? 0, 'y'], [row[2] ?? 0, 'z'])} = ${rhs}`,
    ({ x, y, z }) => (row[0] ?? 0) * x + (row[1] ?? 0) * y + (row[2] ?? 0) * z - rhs,
  )
}

const eliminate = template({
  ...three,
  id: 'algebra-2/eliminate-one-of-three',
  difficulty: 'Low',
  b: -0.3,
  seconds: 70,
  draw: (rng): Step =>
    until(
      () => {
        const s = drawSys(rng)
        return { ...s, rows: [s.rows[0] as number[], [int(rng, 2, 5), -pick(rng, [2, 3, 4]), int(rng, 2, 5)]] }
      },
      ({ rows, x }) => right(rows[1] ?? [], x) !== 0 && right(rows[0] ?? [], x) !== 0,
    ),
  frames: [
    {
      id: 'step',
      kind: 'multi-step',
      items: 6,
      stem: (s) =>
        `${shown(s)}<p>${`The first equation is multiplied by ${-(s.rows[1]?.[1] ?? 0)} and added to the second one, so that $y$ disappears.`} Which equation results?</p>`,
    },
  ],
  given: (s) => ({
    first: s.rows[0] ?? [],
    second: s.rows[1] ?? [],
    r1: right(s.rows[0] ?? [], s.x),
    r2: right(s.rows[1] ?? [], s.x),
  }),
  answer: (s) => combined(s, -(s.rows[1]?.[1] ?? 0)),
  traps: [
    {
      misconception: 'a2-sys-multiplies-one-side-only',
      shortcut: (s) => combined(s, -(s.rows[1]?.[1] ?? 0), 1),
      why: () => 'does not multiply the right side of the first equation.',
    },
    {
      misconception: 'a2-sys-multiplies-one-side-only',
      shortcut: (s) => noY(s, 1, 1),
      why: () => 'adds the equations without multiplying the first one.',
    },
    {
      misconception: 'a2-sys-loses-a-sign',
      shortcut: (s) => {
        const m = -(s.rows[1]?.[1] ?? 0)
        return noY(s, -m, -m)
      },
      why: () => 'subtracts the multiple instead of adding it.',
    },
    {
      misconception: 'a2-sys-multiplies-one-side-only',
      shortcut: (s) => noY(s, 1, -(s.rows[1]?.[1] ?? 0)),
      why: () => 'multiplies only the right side of the first equation.',
    },
    {
      misconception: 'a2-sys-loses-a-sign',
      shortcut: (s) => {
        const m = -(s.rows[1]?.[1] ?? 0)
        return noY(s, m, -m)
      },
      why: () => 'subtracts the right side of the multiple instead of adding it.',
    },
  ],
  explain: (s) => [
    {
      do: `Times ${-(s.rows[1]?.[1] ?? 0)}, the first equation is $${rowTex(
        (s.rows[0] ?? []).map((c) => -c * (s.rows[1]?.[1] ?? 0)),
        s.x,
      )}$.`,
      why: 'Every term on both sides is multiplied.',
    },
    { do: `Added to the second: ${combined(s, -(s.rows[1]?.[1] ?? 0)).html}.`, why: 'The terms with $y$ cancel.' },
  ],
  // Substitution instead: y from the first equation, put into the second.
  check: ({ first: [a = 0, b = 1, c = 0], second: [d = 0, e = 0, f = 0], r1, r2 }) =>
    equation('c', ({ x, z }) => d * x + e * ((r1 - a * x - c * z) / b) + f * z - r2),
})

function noY(s: Step, m: number, side: number) {
  const [first = [], second = []] = s.rows
  const [a, c] = [m * (first[0] ?? 0) + (second[0] ?? 0), m * (first[2] ?? 0) + (second[2] ?? 0)]
  const rhs = side * right(first, s.x) + right(second, s.x)
  return a === 0 || c === 0
    ? null
    : equation(`${terms([a, 'x'], [c, 'z'])} = ${rhs}`, ({ x, z }) => a * x + c * z - rhs)
}

export const templates: readonly Template[] = [solve, pairs, parabola, eliminate]
