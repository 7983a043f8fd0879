import {
  frac,
  gcd,
  int,
  nonZero,
  num,
  pick,
  type Rng,
  type Template,
  table,
  template,
  terms,
  text,
  until,
  type Value,
} from '../../../kit.ts'
import { judgeTwoClaims } from '../linear-inequalities/ask.ts'
import { onlyOne, readValue, sidesOf } from '../read-tex.ts'
import { det, type Line, lineTex, pairHtml } from './lines.ts'

const skill = 'a1-systems-number-of-solutions'

type Pair = Readonly<{ p: Line; q: Line }>
const COUNT = ['No solution', 'Exactly one solution', 'Infinitely many solutions', 'Exactly two solutions'] as const
const show = ({ p, q }: Pair): string => pairHtml(lineTex(p), lineTex(q))

/** 0: parallel, 1: crossing, 2: the same line. */
const count = ({ p, q }: Pair): number =>
  det(p, q) !== 0 ? 1 : p.a * q.c === q.a * p.c && p.b * q.c === q.b * p.c ? 2 : 0

const drawPair = (kind: number, rng: Rng): Pair =>
  until(
    () => {
      const p = { a: nonZero(rng, -6, 6), b: nonZero(rng, -6, 6), c: nonZero(rng, -9, 9) }
      const k = pick(rng, [-3, -2, 2, 3])
      const q =
        kind === 1
          ? pick(rng, [
              { a: k * p.a, b: -k * p.b, c: k * p.c },
              { a: k * p.b, b: k * p.a, c: k * p.c },
              { a: p.a, b: k * p.b, c: p.c },
            ])
          : { a: k * p.a, b: k * p.b, c: kind === 2 ? k * p.c : k * p.c + nonZero(rng, -6, 6) }
      return { p, q }
    },
    (e) => count(e) === kind && Math.abs(e.p.a) !== Math.abs(e.p.b) && e.q.c !== 0,
  )

/** Points of one line tested on the other: the second road to the number of solutions. */
function tested({ p, q }: Pair): number {
  // Two points of the first line, with coordinates multiplied by b.
  const on = [0, 1].map((x) => q.a * x * p.b + q.b * (p.c - p.a * x) - q.c * p.b)
  if (on[0] === 0 && on[1] === 0) return 2
  return on[0] === on[1] ? 0 : 1
}

const classify = template({
  id: 'algebra-1/system-count',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw: (rng) => drawPair(int(rng, 0, 2), rng),
  frames: [
    { id: 'bare', kind: 'bare', items: 8, stem: (e) => `<p>How many solutions does this system have?</p>${show(e)}` },
  ],
  answer: (e) => text(COUNT[count(e)] as string),
  traps: [
    {
      misconception: 'a1-system-sees-parallel',
      rule: () => text(COUNT[0]),
      why: () => 'would mean that the lines are parallel and different.',
    },
    {
      misconception: 'a1-system-expects-one',
      rule: () => text(COUNT[1]),
      why: () => 'would mean that the lines have different slopes.',
    },
    {
      misconception: 'a1-system-sees-same',
      rule: () => text(COUNT[2]),
      why: () => 'would mean that one equation is a multiple of the other.',
    },
    {
      misconception: 'a1-system-thinks-two',
      rule: () => text(COUNT[3]),
      why: () => 'is impossible: two straight lines cannot cross twice.',
    },
  ],
  explain: (e) => [
    {
      do: `Compare the coefficients of $x$ and of $y$: $${e.p.a}$ and $${e.q.a}$, $${e.p.b}$ and $${e.q.b}$. They are ${count(e) === 1 ? 'not' : ''} in the same ratio.`.replace(
        'are  in',
        'are in',
      ),
      why: 'The same ratio means the same slope.',
    },
    {
      do: [
        `The right sides are not in that ratio: no solution.`,
        'The slopes differ, so the lines cross once: exactly one solution.',
        'The right sides are in that ratio as well: infinitely many solutions.',
      ][count(e)] as string,
      why: ['Parallel lines never meet.', 'One crossing is one solution.', 'Both equations describe the same line.'][
        count(e)
      ] as string,
    },
  ],
  given: (e) => e,
  check: (e) => text(COUNT[tested(e)] as string),
})

const findK = template({
  id: 'algebra-1/system-no-solution-constant',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 85,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const [a, b, k] = [nonZero(rng, -6, 6), nonZero(rng, -6, 6), pick(rng, [-3, -2, 2, 3, 4])]
        return { a, b, c: nonZero(rng, -9, 9), d: k * a, f: nonZero(rng, -20, 20) }
      },
      ({ a, b, c, d, f }) =>
        Math.abs(a) > 1 &&
        Math.abs(b) > 1 &&
        Math.abs(a) !== Math.abs(b) &&
        f !== (d / a) * c &&
        Math.abs(d) !== Math.abs(b),
    ),
  frames: [
    {
      id: 'choice',
      kind: 'multi-step',
      items: 6,
      stem: ({ a, b, c, d, f }) =>
        `${pairHtml(lineTex({ a, b, c }), `${terms([d, 'x'])} + ky = ${f}`)}<p>For which value of the constant $k$ does this system have no solution?</p>`,
    },
    {
      id: 'grid',
      kind: 'multi-step',
      response: 'grid',
      items: 6,
      stem: ({ a, b, c, d, f }) =>
        `${pairHtml(`${terms([d, 'x'])} + ky = ${f}`, lineTex({ a, b, c }))}<p>The lines of this system are parallel and do not meet. What is the value of the constant $k$?</p>`,
    },
  ],
  answer: ({ a, b, d }) => num((d * b) / a),
  traps: [
    { misconception: 'a1-system-sign-of-coefficient', rule: ({ a, b, d }) => num((-d * b) / a) },
    {
      misconception: 'a1-system-keeps-coefficient',
      rule: ({ b }) => num(b),
      why: () => 'keeps the coefficient of the first equation, although the $x$-term has been multiplied.',
    },
    {
      misconception: 'a1-system-adds-the-change',
      rule: ({ a, b, d }) => num(b + d - a),
      why: () => 'adds the same amount to both coefficients instead of multiplying both.',
    },
    {
      misconception: 'a1-system-gives-factor',
      rule: ({ a, d }) => num(d / a),
      why: () => 'is the factor between the equations.',
    },
    { misconception: 'a1-system-keeps-coefficient', rule: ({ b }) => num(-b) },
  ],
  explain: ({ a, b, d }) => [
    {
      do: `The $x$-terms differ by the factor $${d / a}$.`,
      why: 'Parallel lines have coefficients in the same ratio.',
    },
    {
      do: `So $k = ${d / a} \\cdot ${b < 0 ? `(${b})` : b} = ${(d * b) / a}$.`,
      why: 'The right sides are not in this ratio, so the lines are different.',
    },
  ],
  given: (e) => e,
  check: ({ a, b, d }) =>
    num(
      Array.from({ length: 121 }, (_, i) => i - 60).find((k) => det({ a, b, c: 0 }, { a: d, b: k, c: 0 }) === 0) ?? 99,
    ),
})

const partner = template({
  id: 'algebra-1/system-choose-equation',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        a: nonZero(rng, -5, 5),
        b: nonZero(rng, -5, 5),
        c: nonZero(rng, -9, 9),
        k: pick(rng, [-2, 2, 3]),
        s: nonZero(rng, -5, 5),
        same: int(rng, 0, 1) === 1,
      }),
      ({ a, b, c, k, s }) => Math.abs(a) !== Math.abs(b) && k * c + s !== 0 && k * c + s !== -k * c && gcd(a, b) === 1,
    ),
  frames: [
    {
      id: 'which',
      kind: 'bare',
      items: 7,
      stem: ({ a, b, c, same }) =>
        `Which equation forms a system with ${same ? 'infinitely many solutions' : 'no solution'} together with $${lineTex({ a, b, c })}$?`,
    },
  ],
  answer: ({ a, b, c, k, s, same }) => eqn(k * a, k * b, same ? k * c : k * c + s),
  traps: [
    {
      misconception: 'a1-system-mixes-none-and-many',
      rule: ({ a, b, c, k, s, same }) => eqn(k * a, k * b, same ? k * c + s : k * c),
      why: ({ same }) =>
        same ? 'describes a parallel line: no solution.' : 'describes the same line: infinitely many solutions.',
    },
    {
      misconception: 'a1-system-sign-of-coefficient',
      rule: ({ a, b, c, k }) => eqn(k * a, -k * b, k * c),
      why: () => 'has another slope, so there is exactly one solution.',
    },
    {
      misconception: 'a1-system-sign-of-coefficient',
      rule: ({ a, b, c, k, s }) => eqn(k * a, -k * b, k * c + s),
      why: () => 'has another slope, so there is exactly one solution.',
    },
    {
      misconception: 'a1-system-multiplies-one-side',
      rule: ({ a, b, c, k }) => eqn(k * a, b, k * c),
      why: () => 'multiplies only some of the terms, so the slope changes: exactly one solution.',
    },
    {
      misconception: 'a1-system-multiplies-one-side',
      rule: ({ a, b, c, k, s }) => eqn(a, k * b, k * c + s),
      why: () => 'multiplies only some of the terms, so the slope changes: exactly one solution.',
    },
  ],
  explain: ({ a, b, c, k, s, same }) => [
    {
      do: `Multiply the left side by $${k}$: $${terms([k * a, 'x'], [k * b, 'y'])}$. The line keeps its slope.`,
      why: 'Both coefficients change by the same factor.',
    },
    {
      do: `With the right side $${same ? k * c : k * c + s}$ the lines ${same ? 'are the same' : 'are parallel and different'}: ${eqn(k * a, k * b, same ? k * c : k * c + s).html}.`,
      why: `$${k} \\cdot ${c < 0 ? `(${c})` : c} = ${k * c}$.`,
    },
  ],
  given: ({ a, b, c, k, s, same }) => ({
    a,
    b,
    c,
    same,
    offered: [
      eqn(k * a, k * b, k * c),
      eqn(k * a, k * b, k * c + s),
      eqn(k * a, -k * b, k * c),
      eqn(k * a, -k * b, k * c + s),
      eqn(k * a, b, k * c),
      eqn(a, k * b, k * c + s),
    ].map((v) => v.html),
  }),
  // Reads the coefficients of each option by putting in 0 and 1, and tests it against the given line by points.
  check: ({ a, b, c, same, offered }) => {
    const read = (tex: string): Line => {
      const { left, right } = sidesOf(tex)
      return { a: readValue(left, { x: 1, y: 0 }), b: readValue(left, { x: 0, y: 1 }), c: readValue(right) }
    }
    const q = onlyOne(offered.map(read), (line) => tested({ p: { a, b, c }, q: line }) === (same ? 2 : 0))
    return eqn(q.a, q.b, q.c)
  },
})
function eqn(a: number, b: number, c: number): Value {
  return text(`$${lineTex({ a, b, c })}$`)
}

type Said = 0 | 1 | 2
const SAYS = [
  'says: “The two lines never meet.”',
  'says: “The two lines cross in exactly one point.”',
  'says: “Every solution of one equation also solves the other.”',
] as const
const WHY = [
  'The lines are parallel and different.',
  'The lines have different slopes.',
  'The equations describe the same line.',
] as const
const ALSO = [
  'says: “The system has no solution.”',
  'says: “The system has one solution.”',
  'says: “The system has infinitely many solutions.”',
] as const
const options = (right: boolean) => (e: Pair) =>
  [0, 1, 2]
    .filter((k) => (k === tested(e)) === right)
    .flatMap((k) =>
      [SAYS, ALSO].map((list) => ({ says: list[k] as string, data: k as Said, because: WHY[count(e)] as string })),
    )
const claims = judgeTwoClaims<Pair, Said>({
  id: 'algebra-1/system-count-claims',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  seconds: 75,
  items: 7,
  misconceptions: {
    accepts: 'a1-system-accepts-untested',
    rejects: 'a1-system-rejects-true',
    oneRight: 'a1-system-judges-one',
  },
  draw: (rng) => drawPair(int(rng, 0, 2), rng),
  intro: (e) => `<p>Two students talk about this system.</p>${show(e)}`,
  question: 'Who is right?',
  right: options(true),
  wrong: options(false),
  holds: (e, k) => count(e) === k,
})

/** Two steadily growing amounts in a table. */
const tables = template({
  id: 'algebra-1/system-two-tables',
  skill,
  difficulty: 'Low',
  b: -0.3,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const kind = int(rng, 0, 2)
        const [m, b, t] = [int(rng, 2, 6), int(rng, 3, 15), int(rng, 5, 9)]
        const n = kind === 1 ? m - nonZero(rng, -2, 2) : m
        return { m, b, n, c: kind === 2 ? b : kind === 1 ? b + (m - n) * t : b + nonZero(rng, -6, 6) }
      },
      ({ n, c }) => n > 0 && c > 0,
    ),
  frames: [
    {
      id: 'rows',
      kind: 'table',
      items: 7,
      stem: ({ m, b, n, c }, rng) => {
        const xs =
          m === n && b === c
            ? [
                [0, 1, 2],
                [3, 5, 8],
              ]
            : [
                [0, 1, 2],
                [0, 1, 2],
              ]
        const [one, two] = xs as [number[], number[]]
        const [what, unit] = pick(rng, [
          ['The numbers of boxes packed by two machines', 'boxes'],
          ['The amounts of water in two tanks', 'liters'],
          ['The scores of two teams in a long quiz', 'points'],
        ] as const)
        return `<p>${what} grow steadily. The tables show them after some hours.</p>${table(
          ['Hours', `First (${unit})`],
          one.map((k) => [k, m * k + b]),
        )}${table(
          ['Hours', `Second (${unit})`],
          two.map((k) => [k, n * k + c]),
        )}<p>How often are the two equal?</p>`
      },
    },
  ],
  answer: ({ m, b, n, c }) => text(m === n ? (b === c ? 'At all times' : 'Never') : 'Exactly once'),
  traps: [
    { misconception: 'a1-system-sees-parallel', rule: () => text('Never') },
    { misconception: 'a1-system-expects-one', rule: () => text('Exactly once') },
    { misconception: 'a1-system-sees-same', rule: () => text('At all times') },
    {
      misconception: 'a1-system-thinks-two',
      rule: () => text('Exactly twice'),
      why: () => 'is impossible for steady growth.',
    },
  ],
  explain: ({ m, b, n, c }) => [
    {
      do: `The first gains $${m}$ each hour and starts at $${b}$; the second gains $${n}$ and starts at $${c}$.`,
      why: 'Divide each change by the hours that it took.',
    },
    {
      do:
        m === n
          ? b === c
            ? 'Same rate and same start: at all times.'
            : 'Same rate, but another start: never.'
          : 'Different rates: the two are equal exactly once.',
      why: 'These are two lines: same, parallel, or crossing.',
    },
  ],
  given: ({ m, b, n, c }) => ({
    first: [b, m + b],
    second: m === n && b === c ? [3, 3 * n + c, 5, 5 * n + c] : [0, c, 1, n + c],
  }),
  check: ({ first, second }) => {
    const [b, s] = first as [number, number]
    const [x1, y1, x2, y2] = second as [number, number, number, number]
    const n = (y2 - y1) / (x2 - x1)
    return text(n === s - b ? (y1 - n * x1 === b ? 'At all times' : 'Never') : 'Exactly once')
  },
})

/** Where the right side decides. */
const rightSide = template({
  id: 'algebra-1/system-infinitely-many-constant',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 75,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({
        a: nonZero(rng, -5, 5),
        b: nonZero(rng, -5, 5),
        c: nonZero(rng, -9, 9),
        n: pick(rng, [-6, -5, -4, -3, 2, 3, 4, 5, 6]),
        d: int(rng, 1, 2),
      }),
      ({ a, b, c, n, d }) =>
        gcd(n, d) === 1 && [a, b, c].every((v) => (v * n) % d === 0) && Math.abs(a) !== Math.abs(b),
    ),
  frames: [
    {
      id: 'constant',
      kind: 'multi-step',
      items: 6,
      stem: ({ a, b, c, n, d }) =>
        `${pairHtml(lineTex({ a, b, c }), `${terms([(a * n) / d, 'x'], [(b * n) / d, 'y'])} = k`)}<p>For which value of $k$ does this system have infinitely many solutions?</p>`,
    },
  ],
  answer: ({ c, n, d }) => num((c * n) / d),
  traps: [
    { misconception: 'a1-system-keeps-coefficient', rule: ({ c }) => num(c) },
    { misconception: 'a1-system-gives-factor', rule: ({ n, d }) => num(frac(n, d)) },
    { misconception: 'a1-system-sign-of-coefficient', rule: ({ c, n, d }) => num((-c * n) / d) },
  ],
  explain: ({ c, n, d }) => [
    { do: `The left side was multiplied by ${num(frac(n, d)).html}.`, why: 'Compare the $x$-terms and the $y$-terms.' },
    {
      do: `The right side must change in the same way: $k = ${(c * n) / d}$.`,
      why: 'Then both equations describe one line.',
    },
  ],
  given: ({ a, b, c, n, d }) => ({ p: { a, b, c }, a2: (a * n) / d, b2: (b * n) / d }),
  check: ({ p, a2, b2 }) =>
    num(
      Array.from({ length: 161 }, (_, i) => i - 80).find((k) => tested({ p, q: { a: a2, b: b2, c: k } }) === 2) ?? 999,
    ),
})

export const templates: readonly Template[] = [classify, findK, partner, claims, tables, rightSide]
