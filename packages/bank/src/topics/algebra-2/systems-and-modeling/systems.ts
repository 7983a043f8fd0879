import {
  curve,
  equation,
  frac,
  int,
  nonZero,
  num,
  person,
  pick,
  plane,
  pointSet,
  shuffle,
  signed,
  signedTerm,
  solutions,
  type Template,
  table,
  template,
  terms,
  text,
  until,
} from '../../../kit.ts'
import { balanced } from '../../algebra-1/expressions-and-units/balanced.ts'
import { nameTheMistake } from '../polynomial-functions/diagnose.ts'

const three = { skill: 'a2-three-equation-systems', calculator: false, response: 'choice' } as const
const curved = { skill: 'a2-nonlinear-systems', calculator: false, response: 'choice' } as const

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
const solve = balanced({
  ...three,
  id: 'algebra-2/three-equations',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 120,
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
  answer: ({ x, ask }) => num(x[ask] as number),
  traps: [
    {
      misconception: 'a2-sys-gives-another-letter',
      rule: ({ x, ask }) => num(x[(ask + 1) % 3] as number),
      why: ({ ask }) => `is the value of $${LETTERS[(ask + 1) % 3]}$.`,
    },
    {
      misconception: 'a2-sys-gives-another-letter',
      rule: ({ x, ask }) => num(x[(ask + 2) % 3] as number),
      why: ({ ask }) => `is the value of $${LETTERS[(ask + 2) % 3]}$.`,
    },
    {
      misconception: 'a2-sys-loses-a-sign',
      rule: ({ x, ask }) => num(-(x[ask] as number)),
      why: () => 'has the wrong sign.',
    },
    {
      misconception: 'a2-sys-loses-a-sign',
      rule: ({ x, ask }) => num(-(x[(ask + 1) % 3] as number)),
      why: ({ ask }) => `is the value of $${LETTERS[(ask + 1) % 3]}$ with the wrong sign.`,
    },
    {
      misconception: 'a2-sys-adds-the-letters',
      rule: ({ x }) => num(x.reduce((s, v) => s + v, 0)),
      why: () => 'is the sum of all three.',
    },
    {
      misconception: 'a2-sys-loses-a-sign',
      rule: ({ x, ask }) => num(-(x[(ask + 2) % 3] as number)),
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
  given: ({ rows, x, ask }) => ({ rows, rhs: rows.map((r) => right(r, x)), letter: LETTERS[ask] ?? '' }),
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
        `Three parcels are weighed in pairs. The red and the blue one weigh ${a + b} pounds together, the blue and the green one ${b + c} pounds, the red and the green one ${a + c} pounds. ${person(rng)} has to carry only the red one. How many pounds is that?`,
    },
  ],
  answer: ({ a }) => num(a),
  traps: [
    { misconception: 'a2-sys-gives-another-letter', rule: ({ b }) => num(b) },
    { misconception: 'a2-sys-gives-another-letter', rule: ({ c }) => num(c) },
    { misconception: 'a2-sys-forgets-to-halve', rule: ({ a }) => num(2 * a) },
    { misconception: 'a2-sys-adds-the-letters', rule: ({ a, b, c }) => num(a + b + c) },
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
  given: ({ a, b, c }) => ({ rb: a + b, bg: b + c, rg: a + c }),
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
  answer: ({ a }) => num(a),
  traps: [
    { misconception: 'a2-sys-gives-another-letter', rule: ({ b }) => num(b) },
    { misconception: 'a2-sys-gives-another-letter', rule: ({ c }) => num(c) },
    { misconception: 'a2-sys-loses-a-sign', rule: ({ a }) => num(-a) },
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
  given: (p) => ({ points: p.xs.map((x) => [x, at(p, x)]) }),
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
  answer: (s) => combined(s, -(s.rows[1]?.[1] ?? 0)),
  traps: [
    {
      misconception: 'a2-sys-multiplies-one-side-only',
      rule: (s) => combined(s, -(s.rows[1]?.[1] ?? 0), 1),
      why: () => 'does not multiply the right side of the first equation.',
    },
    {
      misconception: 'a2-sys-multiplies-one-side-only',
      rule: (s) => noY(s, 1, 1),
      why: () => 'adds the equations without multiplying the first one.',
    },
    {
      misconception: 'a2-sys-loses-a-sign',
      rule: (s) => {
        const m = -(s.rows[1]?.[1] ?? 0)
        return noY(s, -m, -m)
      },
      why: () => 'subtracts the multiple instead of adding it.',
    },
    {
      misconception: 'a2-sys-multiplies-one-side-only',
      rule: (s) => noY(s, 1, -(s.rows[1]?.[1] ?? 0)),
      why: () => 'multiplies only the right side of the first equation.',
    },
    {
      misconception: 'a2-sys-loses-a-sign',
      rule: (s) => {
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
  given: (s) => ({
    first: s.rows[0] ?? [],
    second: s.rows[1] ?? [],
    r1: right(s.rows[0] ?? [], s.x),
    r2: right(s.rows[1] ?? [], s.x),
  }),
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

type Tickets = Readonly<{ n: number[]; p: number[] }>
const sum = (list: readonly number[]) => list.reduce((s, v) => s + v, 0)
const paid = ({ n, p }: Tickets) => sum(n.map((v, i) => v * (p[i] as number)))
const tickets = balanced({
  ...three,
  calculator: true,
  id: 'algebra-2/three-kinds-of-tickets',
  difficulty: 'High',
  b: 0.6,
  seconds: 130,
  draw: (rng): Tickets =>
    until(
      () => {
        const [a, b] = [int(rng, 8, 30), int(rng, 8, 30)]
        return { n: [2 * b, a, b], p: shuffle(rng, [4, 5, 6, 8, 9, 10, 12]).slice(0, 3) }
      },
      ({ n }) => new Set(n).size === 3,
    ),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 6,
      stem: ({ n, p }) =>
        `At a school festival, a food stand sold ${sum(n)} meals for \\$${paid({ n, p })} in all. Noodle bowls cost \\$${p[0]}, wraps \\$${p[1]}, and rice plates \\$${p[2]}. Twice as many noodle bowls as rice plates were sold. How many wraps were sold?`,
    },
  ],
  answer: ({ n }) => num(n[1] as number),
  traps: [
    {
      misconception: 'a2-sys-gives-another-letter',
      rule: ({ n }) => num(n[0] as number),
      why: () => 'is the number of noodle bowls.',
    },
    {
      misconception: 'a2-sys-gives-another-letter',
      rule: ({ n }) => num(n[2] as number),
      why: () => 'is the number of rice plates.',
    },
    {
      misconception: 'a2-sys-adds-the-letters',
      rule: ({ n }) => num((n[0] as number) + (n[2] as number)),
      why: () => 'counts the noodle bowls and the rice plates.',
    },
    {
      misconception: 'a2-sys-adds-the-letters',
      rule: ({ n }) => num((n[1] as number) + (n[2] as number)),
      why: () => 'counts the rice plates as well.',
    },
    {
      misconception: 'a2-sys-turns-the-relation-over',
      rule: ({ n }) => num(Math.abs((n[1] as number) - (n[2] as number))),
      why: () => 'is the difference between wraps and rice plates.',
    },
  ],
  explain: ({ n, p }) => [
    {
      do: `With $z$ rice plates there are $2z$ noodle bowls, so $3z + y = ${sum(n)}$ and $${2 * (p[0] as number) + (p[2] as number)}z + ${p[1]}y = ${paid({ n, p })}$.`,
      why: 'The relation removes one letter.',
    },
    {
      do: `Put $y = ${sum(n)} - 3z$ into the second: $${terms([2 * (p[0] as number) + (p[2] as number) - 3 * (p[1] as number), 'z'])} = ${paid({ n, p }) - (p[1] as number) * sum(n)}$, so $z = ${n[2]}$.`,
      why: 'Substitution leaves one letter.',
    },
    { do: `$y = ${sum(n)} - 3 \\cdot ${n[2]} = ${n[1]}$ wraps.`, why: 'Go back to the first equation.' },
  ],
  given: ({ n, p }) => ({ total: sum(n), money: paid({ n, p }), p }),
  check: ({ total, money, p }) =>
    num(
      Array.from({ length: total }, (_, y) => y).find(
        (y) =>
          (total - y) % 3 === 0 &&
          ((total - y) / 3) * (2 * (p[0] as number) + (p[2] as number)) + y * (p[1] as number) === money,
      ) ?? 999,
    ),
})

const mistake = nameTheMistake({
  id: 'algebra-2/three-equations-mistake',
  skill: three.skill,
  prefix: 'a2-sys',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 85,
  items: 6,
  draw: (rng): { s: number; d: number; e: number } =>
    until(
      () => ({ s: int(rng, 5, 40) * 3, d: int(rng, 2, 9), e: int(rng, 2, 9) }),
      ({ d, e }) => (d + e) % 3 === 0 && d !== e,
    ),
  task: ({ s, d, e }) => `solved the system $x + y + z = ${s}$, $y = x + ${d}$, $z = x + ${e}$ for $x$`,
  solution: ({ s, d, e }) => num((s - d - e) / 3),
  work: ({ s, d, e }) => `put in, the first equation is $3x + ${d + e} = ${s}$, so $3x = ${s - d - e}$`,
  mistakes: ({ s, d, e }) => [
    { says: `Forgetting to subtract ${d} and ${e}`, work: `$3x = ${s}$`, result: num(s / 3) },
    { says: `Adding ${d} and ${e} on the right side`, work: `$3x = ${s + d + e}$`, result: num((s + d + e) / 3) },
    { says: 'Forgetting to divide by 3', work: `$${s} - ${d} - ${e}$`, result: num(s - d - e) },
    { says: 'Giving the value of $y$', work: `$${(s - d - e) / 3} + ${d}$`, result: num((s - d - e) / 3 + d) },
  ],
  redo: ({ s, d, e }) => {
    const search = (fits: (x: number) => boolean) => Array.from({ length: 200 }, (_, x) => x).find(fits) ?? 999
    const x = search((v) => v + (v + d) + (v + e) === s)
    return [
      num(x),
      num(search((v) => v + v + v === s)),
      num(search((v) => v + v + v === s + d + e)),
      num(x + x + x),
      num(search((y) => y - d === x)),
    ]
  },
})

type Circle = Readonly<{ x: number; y: number }>
/** x² + y² = r² and y = x + c: (x, y) and (−y, −x). */
const circle = template({
  ...curved,
  id: 'algebra-2/circle-and-line',
  difficulty: 'High',
  b: 0.6,
  seconds: 110,
  draw: (rng): Circle =>
    until(
      () => {
        const [a, b] = pick(rng, [
          [3, 4],
          [6, 8],
          [5, 12],
          [8, 15],
          [1, 2],
          [2, 3],
          [1, 3],
          [2, 5],
          [1, 4],
          [4, 7],
        ] as const)
        return { x: a * pick(rng, [-1, 1]), y: b * pick(rng, [-1, 1]) }
      },
      () => true,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ x, y }) =>
        `At which points does the line $y = x${signed(y - x)}$ meet the circle $x^2 + y^2 = ${x * x + y * y}$?`,
    },
  ],
  answer: ({ x, y }) =>
    pointSet([
      [x, y],
      [-y, -x],
    ]),
  traps: [
    {
      misconception: 'a2-sys-loses-a-sign',
      rule: ({ x, y }) =>
        pointSet([
          [x, y],
          [y, x],
        ]),
      why: () => 'has a second point that does not lie on the line.',
    },
    {
      misconception: 'a2-sys-loses-a-sign',
      rule: ({ x, y }) =>
        pointSet([
          [-x, -y],
          [y, x],
        ]),
      why: () => 'has the signs of the other line.',
    },
    {
      misconception: 'a2-sys-swaps-coordinates',
      rule: ({ x, y }) =>
        pointSet([
          [y, x],
          [-x, -y],
        ]),
      why: () => 'has the coordinates in the wrong order.',
    },
    {
      misconception: 'a2-sys-loses-a-sign',
      rule: ({ x, y }) =>
        pointSet([
          [x, y],
          [-x, -y],
        ]),
      why: () => 'has a second point that is opposite, but not on the line.',
    },
    {
      misconception: 'a2-sys-swaps-coordinates',
      rule: ({ x, y }) =>
        pointSet([
          [y, x],
          [-y, -x],
        ]),
      why: () => 'has a first point with its coordinates swapped; it is not on the line.',
    },
  ],
  explain: ({ x, y }) => [
    {
      do: `Substitute: $x^2 + (x${signed(y - x)})^2 = ${x * x + y * y}$, so $2x^2${(y - x) * 2 > 0 ? ' + ' : ' - '}${Math.abs(2 * (y - x))}x${signed((y - x) ** 2 - x * x - y * y)} = 0$.`,
      why: 'The line says what $y$ is.',
    },
    {
      do: `Half of it is $(x${signed(-x)})(x${signed(y)}) = 0$, so $x = ${x}$ or $x = ${-y}$.`,
      why: 'Divide by 2 and factor.',
    },
    {
      do: `With $y = x${signed(y - x)}$ the points are ${
        pointSet([
          [x, y],
          [-y, -x],
        ]).html
      }.`,
      why: 'Find each $y$ from the line.',
    },
  ],
  given: ({ x, y }) => ({ c: y - x, r: x * x + y * y }),
  check: ({ c, r }) =>
    pointSet(
      Array.from({ length: 61 }, (_, i) => i - 30)
        .filter((u) => u * u + (u + c) ** 2 === r)
        .map((u) => [u, u + c] as const),
    ),
})

type Rect = Readonly<{ a: number; b: number }>
const rectangle = balanced({
  ...curved,
  id: 'algebra-2/rectangle-from-area-and-perimeter',
  difficulty: 'Medium',
  b: 0,
  seconds: 80,
  draw: (rng): Rect =>
    until(
      () => ({ a: int(rng, 6, 25), b: int(rng, 3, 20) }),
      ({ a, b }) => a > b + 1,
    ),
  frames: [
    {
      id: 'garden',
      kind: 'words',
      items: 6,
      stem: ({ a, b }, rng) =>
        `${person(rng)} fences a rectangular garden with ${2 * (a + b)} meters of fence. Its area is ${a * b} square meters. How long is the longer side, in meters?`,
    },
    {
      id: 'sum-and-product',
      kind: 'bare',
      items: 6,
      stem: ({ a, b }) => `The system $x + y = ${a + b}$, $xy = ${a * b}$ has a solution with $x \\gt y$. What is $x$?`,
    },
  ],
  answer: ({ a }) => num(a),
  traps: [
    { misconception: 'a2-sys-gives-another-letter', rule: ({ b }) => num(b), why: () => 'is the smaller of the two.' },
    {
      misconception: 'a2-sys-forgets-to-halve',
      rule: ({ a, b }) => num(a + b),
      why: () => 'is the sum of the two.',
    },
    {
      misconception: 'a2-sys-adds-the-letters',
      rule: ({ a, b }) => num(a - b),
      why: () => 'is the difference of the two.',
    },
    {
      misconception: 'a2-sys-forgets-to-halve',
      rule: ({ a }) => num(2 * a),
      why: () => 'is twice as much as it should be.',
    },
    {
      misconception: 'a2-sys-guesses-a-factor-pair',
      rule: ({ a }) => num(a + 1),
      why: ({ a, b }) => `fits the sum, but $${a + 1} \\cdot ${b - 1}$ is not ${a * b}.`,
    },
    {
      misconception: 'a2-sys-guesses-a-factor-pair',
      rule: ({ a }) => num(a - 1),
      why: ({ a, b }) => `fits the sum, but $${a - 1} \\cdot ${b + 1}$ is not ${a * b}.`,
    },
  ],
  explain: ({ a, b }) => [
    {
      do: `The sum is $x + y = ${a + b}$ and the product $xy = ${a * b}$, so $x(${a + b} - x) = ${a * b}$.`,
      why: 'Substitute $y$ from the sum.',
    },
    {
      do: `$x^2 - ${a + b}x + ${a * b} = (x - ${a})(x - ${b}) = 0$. The larger value is ${a}.`,
      why: 'Factor the quadratic.',
    },
  ],
  // The sum as text: one frame shows twice its value, as the perimeter.
  // The sum as text: the garden shows twice as much, the whole fence.
  given: ({ a, b }) => ({ product: a * b, sum: String(a + b) }),
  check: ({ product, sum: s }) => {
    const shorter = Array.from({ length: Number(s) }, (_, x) => x).find((x) => x * (Number(s) - x) === product) ?? 0
    return num(product / shorter)
  },
})

type Paras = Readonly<{ a: number; u: number; v: number; b: number; c: number }>
const twoParabolas = template({
  ...curved,
  id: 'algebra-2/two-parabolas',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 95,
  draw: (rng): Paras =>
    until(
      () => ({
        a: pick(rng, [2, 3, 4]),
        u: nonZero(rng, -5, 5),
        v: nonZero(rng, -5, 5),
        b: nonZero(rng, -5, 5),
        c: nonZero(rng, -8, 8),
      }),
      ({ u, v }) => u < v && u + v !== 0,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: (p) =>
        `At which values of $x$ do the graphs of $y = ${terms([p.a, 'x^2'], [p.b, 'x'], [p.c, ''])}$ and $y = ${second(p)}$ meet?`,
    },
  ],
  answer: ({ u, v }) => solutions([u, v]),
  traps: [
    {
      misconception: 'a2-sys-loses-a-sign',
      rule: ({ u, v }) => solutions([-u, -v]),
      why: () => 'has both signs wrong.',
    },
    {
      misconception: 'a2-sys-loses-a-sign',
      rule: ({ u, v }) => solutions([u, -v]),
      why: ({ v }) => `has $${-v}$ instead of $${v}$.`,
    },
    {
      misconception: 'a2-sys-loses-a-sign',
      rule: ({ u, v }) => solutions([-u, v]),
      why: ({ u }) => `has $${-u}$ instead of $${u}$.`,
    },
    {
      misconception: 'a2-sys-guesses-a-factor-pair',
      rule: ({ u, v }) => solutions([u + v, u * v]),
      why: () => 'gives the sum and the product of the solutions.',
    },
  ],
  explain: (p) => [
    {
      do: `Set the right sides equal and bring all to one side: $${terms([1, 'x^2'], [-p.u - p.v, 'x'], [p.u * p.v, ''])} = 0$.`,
      why: 'Where the graphs meet, the heights are equal.',
    },
    {
      do: `The left side is $(x${signed(-p.u)})(x${signed(-p.v)})$, so ${solutions([p.u, p.v]).html}.`,
      why: 'A product is 0 when a factor is 0.',
    },
  ],
  given: (p) => ({ a: p.a, b: p.b, c: p.c, d: p.a - 1, f: p.b + p.u + p.v, g: p.c - p.u * p.v }),
  check: ({ a, b, c, d, f, g }) =>
    solutions(
      Array.from({ length: 41 }, (_, i) => i - 20).filter((x) => a * x * x + b * x + c === d * x * x + f * x + g),
    ),
})
function second(p: Paras): string {
  return terms([p.a - 1, 'x^2'], [p.b + p.u + p.v, 'x'], [p.c - p.u * p.v, ''])
}

type Meet = Readonly<{ r: number; k: number; down: boolean }>
/** How many common points x² + y² = r² and y = ±(x² − k) have: solve for y² ± y + … . */
const count = ({ r, k }: Meet): number => {
  let n = 0
  const d = 1 - 4 * (k - r * r)
  if (d < 0) return 0
  for (const y of new Set([(-1 + Math.sqrt(d)) / 2, (-1 - Math.sqrt(d)) / 2])) {
    const x2 = y + k
    n += Math.abs(x2) < 1e-9 ? 1 : x2 > 0 ? 2 : 0
  }
  return n
}
const paraTex = ({ k, down }: Meet) => (down ? `y = -x^2${signed(k)}` : `y = x^2${signed(-k)}`)
/** The heights at which circle and parabola can meet, from the equation without x. */
const heights = ({ r, k, down }: Meet): number[] => {
  const root = Math.sqrt(1 - 4 * (k - r * r))
  return [-1 - root, -1 + root].map((y) => ((down ? -1 : 1) * y) / 2).sort((a, b) => a - b)
}
const about = (y: number) => (Number.isInteger(y) ? `= ${y}` : `\\approx ${y.toFixed(1)}`)
const howMany = balanced({
  ...curved,
  id: 'algebra-2/circle-and-parabola-count',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 65,
  draw: (rng): Meet => {
    const wanted = int(rng, 0, 4)
    return until(
      () => ({ r: int(rng, 2, 5), k: int(rng, -7, 9), down: int(rng, 0, 1) === 1 }),
      (e) =>
        count(e) === wanted &&
        e.k !== 0 &&
        // Not nearly touching: what is seen must be clear.
        (e.k <= e.r || 1 - 4 * (e.k - e.r * e.r) > 5 || wanted === 0) &&
        Math.abs(e.k + e.r) !== 1,
    )
  },
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: (e) => {
        const s = e.down ? -1 : 1
        return `<p>The graph shows the circle $x^2 + y^2 = ${e.r * e.r}$ and the parabola $${paraTex(e)}$.</p>${plane({ alt: `A circle around the origin with radius ${e.r} and a parabola that opens ${e.down ? 'downward' : 'upward'} with its vertex at (0, ${-s * e.k}).`, x: [-7, 7], y: [-10, 10], xStep: 1, yStep: 1, yEvery: 2, height: 420, width: 300 }, [curve((x) => Math.sqrt(e.r * e.r - x * x), { from: -e.r, to: e.r }), curve((x) => -Math.sqrt(e.r * e.r - x * x), { from: -e.r, to: e.r }), curve((x) => s * (x * x - e.k), { plain: true })])}<p>How many solutions does the system of the two equations have?</p>`
      },
    },
  ],
  answer: (e) => num(count(e)),
  traps: [0, 1, 2, 3, 4].map((n) => ({
    misconception: 'a2-sys-miscounts-common-points',
    rule: (e: Meet) => (n === count(e) ? null : num(n)),
    why: (e: Meet) =>
      n > count(e) ? 'counts points at which the graphs do not meet.' : 'leaves out points at which the graphs meet.',
  })),
  explain: (e) => {
    const d = 1 - 4 * (e.k - e.r * e.r)
    const x2 = e.down ? `${e.k} - y` : `y${signed(e.k)}`
    const squareOf = (y: number) => (e.down ? e.k - y : y + e.k)
    const says = (y: number) =>
      Math.abs(squareOf(y)) < 1e-9
        ? `$y ${about(y)}$ gives $x^2 = 0$, one point`
        : squareOf(y) > 0
          ? `$y ${about(y)}$ gives a positive $x^2$, two points`
          : `$y ${about(y)}$ gives a negative $x^2$, no point`
    return [
      {
        do: `The parabola says $x^2 = ${x2}$. Put into the circle: $y^2${e.down ? ' - ' : ' + '}y${signed(e.k - e.r * e.r)} = 0$.`,
        why: 'A solution of the system makes both equations true; it is a common point of the graphs.',
      },
      {
        do:
          d < 0
            ? `The discriminant is $${d}$, so there is no such $y$ and there are 0 solutions.`
            : `${heights(e).map(says).join('; ')}. Altogether there ${count(e) === 1 ? 'is 1 solution' : `are ${count(e)} solutions`}, as in the graph.`,
        why: 'Each height counts for as many points as there are $x$-values with this square.',
      },
    ]
  },
  given: ({ r, k, down }) => ({ square: r * r, k, down }),
  // Signs of x² + y² − r² along the parabola; a zero at the vertex counts once.
  check: ({ square, k }) => {
    const g = (x: number) => x * x + (x * x - k) ** 2 - square
    let n = Math.abs(g(0)) < 1e-9 ? 1 : 0
    for (let x = 0.0005; x < 8; x += 0.001) if (g(x) * g(x + 0.001) < 0) n += 2
    return num(n)
  },
})

type Squares = Readonly<{ x: number; y: number; m: number }>
const squares = template({
  ...curved,
  id: 'algebra-2/system-of-squares',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 80,
  draw: (rng): Squares =>
    until(
      () => ({ x: int(rng, 2, 9), y: int(rng, 2, 9), m: int(rng, 2, 3) }),
      ({ x, y, m }) => x !== y && m * x * x !== y * y,
    ),
  frames: [
    {
      id: 'grid',
      kind: 'bare',
      items: 6,
      response: 'grid',
      stem: ({ x, y, m }) =>
        `In the system $x^2 + y^2 = ${x * x + y * y}$, $${m}x^2 - y^2 = ${m * x * x - y * y}$, what is the positive value of $x$?`,
    },
  ],
  answer: ({ x }) => num(x),
  traps: [
    { misconception: 'a2-sys-gives-another-letter', rule: ({ y }) => num(y) },
    { misconception: 'a2-sys-forgets-the-root', rule: ({ x }) => num(x * x) },
    { misconception: 'a2-sys-forgets-to-halve', rule: ({ x, m }) => num((m + 1) * x * x) },
  ],
  explain: ({ x, m }) => [
    { do: `Add the equations: $${m + 1}x^2 = ${(m + 1) * x * x}$.`, why: 'The terms with $y^2$ cancel.' },
    { do: `$x^2 = ${x * x}$, so the positive value is $x = ${x}$.`, why: `Divide by ${m + 1} and take the root.` },
  ],
  given: ({ x, y, m }) => ({ s: x * x + y * y, m, d: m * x * x - y * y }),
  check: ({ s, m, d }) =>
    num(Array.from({ length: 20 }, (_, i) => i + 1).find((x) => m * x * x - (s - x * x) === d) ?? 99),
})

const curvedMistake = nameTheMistake({
  id: 'algebra-2/substitution-into-a-square-mistake',
  skill: curved.skill,
  prefix: 'a2-sys',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 85,
  items: 6,
  draw: (rng): { r: number; c: number } => ({ r: int(rng, 12, 60), c: int(rng, 2, 7) }),
  task: ({ r, c }) => `substituted $y = x - ${c}$ into $x^2 + y^2 = ${r}$`,
  solution: ({ r, c }) => text(`$2x^2 - ${2 * c}x${signed(c * c - r)} = 0$`),
  work: ({ r, c }) => `$x^2 + (x - ${c})^2 = ${r}$, and $(x - ${c})^2 = x^2 - ${2 * c}x + ${c * c}$`,
  mistakes: ({ r, c }) => [
    {
      says: 'Leaving out the middle term of the square',
      work: `$x^2 + x^2 + ${c * c} = ${r}$`,
      result: text(`$2x^2${signed(c * c - r)} = 0$`),
    },
    {
      says: 'Forgetting the factor 2 in the middle term of the square',
      work: `$x^2 + x^2 - ${c}x + ${c * c} = ${r}$`,
      result: text(`$2x^2 - ${c}x${signed(c * c - r)} = 0$`),
    },
    {
      says: `Squaring $-${c}$ to $-${c * c}$`,
      work: `$x^2 + x^2 - ${2 * c}x - ${c * c} = ${r}$`,
      result: text(`$2x^2 - ${2 * c}x${signed(-c * c - r)} = 0$`),
    },
    {
      says: 'Giving the middle term of the square a plus sign',
      work: `$x^2 + x^2 + ${2 * c}x + ${c * c} = ${r}$`,
      result: text(`$2x^2 + ${2 * c}x${signed(c * c - r)} = 0$`),
    },
  ],
  redo: ({ r, c }) => {
    // The coefficients are read off from the values of left minus right side at 0, 1 and −1.
    const shown = (fn: (x: number) => number) => {
      const [mid, low] = [(fn(1) - fn(-1)) / 2, fn(0)]
      return text(`$2x^2${mid === 0 ? '' : signedTerm(mid, 'x')}${signed(low)} = 0$`)
    }
    const rest = (x: number) => x * x - r
    return [
      shown((x) => rest(x) + (x - c) * (x - c)),
      shown((x) => rest(x) + x * x + c * c),
      shown((x) => rest(x) + x * (x - c) + c * c),
      shown((x) => rest(x) + (x - c) * (x - c) - 2 * c * c),
      shown((x) => rest(x) + (x + c) * (x + c)),
    ]
  },
})

export const templates: readonly Template[] = [
  solve,
  pairs,
  parabola,
  eliminate,
  tickets,
  mistake,
  circle,
  rectangle,
  twoParabolas,
  howMany,
  squares,
  curvedMistake,
]
