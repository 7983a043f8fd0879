import {
  div,
  frac,
  gcd,
  int,
  nonZero,
  num,
  person,
  signed,
  type Template,
  template,
  term,
  terms,
  until,
  whole,
} from '#kit'

export const three = { skill: 'a2-three-equation-systems', calculator: false, response: 'choice' } as const

/** Three rows of coefficients and the solution. */
export type Sys = Readonly<{ rows: number[][]; x: number[]; ask: number }>
export const right = (row: readonly number[], x: readonly number[]) =>
  row.reduce((s, c, i) => s + c * (x[i] as number), 0)

const det = ([
  [a = 0, b = 0, c = 0] = [],
  [d = 0, e = 0, f = 0] = [],
  [g = 0, h = 0, i = 0] = [],
]: readonly (readonly number[])[]) => a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)

export const rowTex = (row: readonly number[], x: readonly number[]) =>
  `${terms([row[0] ?? 0, 'x'], [row[1] ?? 0, 'y'], [row[2] ?? 0, 'z'])} = ${right(row, x)}`

export const shown = (s: Sys) => `<p>${s.rows.map((r) => `$${rowTex(r, s.x)}$`).join('</p><p>')}</p>`
/** Two equations added or subtracted, before like terms are combined; the terms with y cancel. */
const sideBySide = (one: readonly number[], two: readonly number[], sign: 1 | -1, x: readonly number[]): string => {
  const part = ([a = 0, , c = 0]: readonly number[]) => `(${terms([a, 'x'], [c, 'z'])})`
  return `${part(one)} ${sign < 0 ? '-' : '+'} ${part(two)} = ${right(one, x)}${signed(sign * right(two, x))}`
}
const LETTERS = ['x', 'y', 'z']

export const drawSys = (rng: () => number): Sys =>
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
export const cramer = (rows: readonly (readonly number[])[], rhs: readonly number[], ask: number) =>
  frac(det(rows.map((r, i) => r.map((c, j) => (j === ask ? (rhs[i] as number) : c)))), det(rows))

type Shown = Readonly<{ rows: readonly (readonly number[])[]; rhs: readonly number[]; letter: string }>
const solved = ({ rows, rhs }: Shown, i: number) => cramer(rows, rhs, i)
/** The variable that is found first when another one is asked for. */
const firstOther = ({ letter }: Shown) => (letter === 'x' ? 2 : 0)

const times = (k: number): string => (Math.abs(k) === 1 ? 'the' : `${Math.abs(k)} times the`)
const alone = (k: number, letter: string, value: number): string =>
  k === 1 ? `$${letter} = ${value}$` : `$${term(k, letter)} = ${k * value}$, so $${letter} = ${value}$`
/** Factors that make two coefficients equal, and as small as they can be. */
const leveled = (one: number, two: number): readonly [number, number] => [two / gcd(one, two), one / gcd(one, two)]

/** Where the third equation has −z and the others have z, adding it leaves x and y without any multiplication. */
function withoutZ(
  second: readonly number[],
  third: readonly number[],
  x: readonly number[],
  ask: number,
): string | undefined {
  if (second[2] !== 1 || third[2] !== -1) return undefined
  const [c0 = 0, c1 = 0] = third
  const [u, v] = [
    [1 + c0, 1 + c1, 0],
    [(second[0] ?? 0) + c0, c1 - 1, 0],
  ] as const
  const letter = LETTERS[ask] ?? ''
  const value = x[ask] ?? 0
  const added = `Add the third equation to each of the others, and $z$ cancels without multiplying: $${rowTex(u, x)}$ and`
  if (v[1] === 0)
    return ask === 0
      ? `Add the third equation to the second, and $y$ and $z$ cancel at once: ${alone(v[0], 'x', value)}.`
      : undefined
  const gone = 1 - ask
  const [m, n] = leveled(u[gone] ?? 1, v[gone] ?? 1)
  const left = n * (v[ask] ?? 0) - m * (u[ask] ?? 0)
  const [more, less, k] =
    left > 0 ? [`${times(n)} second`, `${times(m)} first`, left] : [`${times(m)} first`, `${times(n)} second`, -left]
  return `${added} $${rowTex(v, x)}$. Of these two, ${more} minus ${less} gives ${alone(k, letter, value)}.`
}

/** Where the second of two equations with x and z can be divided by a number, the factors that follow are smaller. */
function halvedFirst(
  [p, q]: readonly [number, number],
  [s, t]: readonly [number, number],
  x: readonly number[],
): string | undefined {
  const by = gcd(gcd(s, t), right([s, 0, t], x))
  if (s <= 0 || by === 1) return undefined
  const [m, n] = leveled(p, s / by)
  if (m === leveled(p, s)[0]) return undefined
  const left = n * (t / by) - m * q
  const [these, other] = [
    n === 1 ? 'this equation' : `${n} times this equation`,
    m === 1 ? 'the other' : `${m} times the other`,
  ]
  const [more, less] = left > 0 ? [these, other] : [other, these]
  return `Divide $${rowTex([s, 0, t], x)}$ by ${by} first: $${rowTex([s / by, 0, t / by], x)}$. Now ${more} minus ${less} gives ${alone(Math.abs(left), 'z', x[2] ?? 0)}.`
}

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
      classic: true,
      rule: (g) => num(solved(g, firstOther(g))),
      says: ({ ask }) => `I gave the value of $${ask === 0 ? 'z' : 'x'}$.`,
      why: ({ ask }) => `is the value of $${ask === 0 ? 'z' : 'x'}$.`,
    },
    {
      misconception: 'a2-sys-gives-another-letter',
      rule: (g) => num(solved(g, 3 - firstOther(g) - LETTERS.indexOf(g.letter))),
      says: ({ ask }) => `I gave the value of $${ask === 1 ? 'z' : 'y'}$.`,
      why: ({ ask }) => `is the value of $${ask === 1 ? 'z' : 'y'}$.`,
    },
    {
      misconception: 'a2-sys-multiplies-one-side-only',
      rule: ({ rows, rhs, letter }) => {
        const [one = [], two = [], three = []] = rows
        const times = three[1] ?? 1
        const left = one.map((c, i) => times * c - (three[i] ?? 0))
        const slipped = [one, two, left]
        if (times === 1 || det(slipped) === 0) return null
        const sides = [rhs[0] ?? 0, rhs[1] ?? 0, (rhs[0] ?? 0) - (rhs[2] ?? 0)]
        return whole(cramer(slipped, sides, LETTERS.indexOf(letter)), -40, 40)
      },
      says: ({ rows }) =>
        `I multiplied only the left side of the first equation by ${rows[2]?.[1]} when I removed $y$.`,
      why: ({ rows }) => `comes from multiplying only the left side of the first equation by ${rows[2]?.[1]}.`,
    },
    {
      misconception: 'a2-sys-loses-a-sign',
      rule: ({ rows, rhs, letter }) => {
        const slipped = rows.map((r, i) => (i === 2 ? [r[0] ?? 0, r[1] ?? 0, -(r[2] ?? 0)] : r))
        return det(slipped) === 0 ? null : whole(cramer(slipped, rhs, LETTERS.indexOf(letter)), -40, 40)
      },
      says: () => 'I lost the minus sign of the last term of the third equation.',
      why: () => 'comes from losing the minus sign of the last term of the third equation.',
    },
    {
      misconception: 'a2-sys-loses-a-sign',
      rule: ({ rows, rhs, letter }) =>
        num(
          cramer(
            rows,
            rhs.map((r) => -r),
            LETTERS.indexOf(letter),
          ),
        ),
      says: () =>
        'When I subtracted one equation from another, I subtracted the left sides in one order and the right sides in the other.',
      why: () =>
        'has the wrong sign: where one equation is subtracted from another, the right sides must be taken in the same order as the left sides.',
    },
    {
      misconception: 'a2-sys-loses-a-sign',
      rule: ({ rows, rhs, letter }) => {
        const slipped = rows.map((r, i) => (i === 1 ? [r[0] ?? 0, 1, r[2] ?? 0] : r))
        return det(slipped) === 0 ? null : whole(cramer(slipped, rhs, LETTERS.indexOf(letter)), -40, 40)
      },
      says: () => 'I lost the minus sign of $y$ in the second equation.',
      why: () => 'comes from losing the minus sign of $y$ in the second equation.',
    },
  ],
  explain: ({ rows: [first = [], second = [], third = []], x, ask }) => {
    const d = third[1] ?? 1
    const [p = 0, , q = 0] = first.map((c, i) => c + (second[i] ?? 0))
    const [s = 0, , t = 0] = first.map((c, i) => d * c - (third[i] ?? 0))
    const [x0 = 0, y0 = 0, z0 = 0] = x
    const share = gcd(p, s)
    const [m, n] = s === 0 ? [0, 1] : [s / share, p / share]
    const left = n * t - m * q
    const faster = ask === 2 ? halvedFirst([p, q], [s, t], x) : withoutZ(second, third, x, ask)
    return {
      plan: `Remove one variable from two pairs of equations. That leaves two equations with two variables; ${ask === 2 ? 'solve these for the one that is asked for.' : 'solve them and go back.'}`,
      steps: [
        {
          do: `Add the first two equations: $${sideBySide(first, second, 1, x)}$, so $${rowTex([p, 0, q], x)}$.`,
          why: 'The terms with $y$ cancel.',
        },
        {
          do: `${d === 1 ? 'The first equation' : `${d} times the first equation`} minus the third: $${sideBySide(
            first.map((c) => d * c),
            third,
            -1,
            x,
          )}$, so $${rowTex([s, 0, t], x)}$.`,
          why: 'The terms with $y$ cancel again; two equations with two variables remain.',
        },
        {
          do:
            s === 0
              ? `The second of these has no $x$: ${alone(t, 'z', z0)}.`
              : `Remove $x$: ${times(n)} second of these ${m < 0 ? 'plus' : 'minus'} ${times(m)} first gives ${alone(left, 'z', z0)}.`,
          why: s === 0 ? 'Divide by the coefficient.' : 'Now the terms with $x$ cancel.',
        },
        ...(ask === 2
          ? []
          : [
              {
                do: `Put $z = ${z0}$ into $${rowTex([p, 0, q], x)}$: $${term(p, 'x')}${signed(q * z0)} = ${p * x0 + q * z0}$. That gives ${alone(p, 'x', x0)}.`,
                why: 'Go back with the known value.',
              },
            ]),
        ...(ask === 1
          ? [
              {
                do: `From the first equation, $y = ${right(first, x)}${signed(-x0)}${signed(-z0)} = ${y0}$.`,
                why: 'Go back once more with the two known values.',
              },
            ]
          : []),
      ],
      ...(faster === undefined ? {} : { faster }),
      check: `The whole solution is $x = ${x0}$, $y = ${y0}$, $z = ${z0}$. In the first equation: $${x0}${signed(y0)}${signed(z0)} = ${right(first, x)}$; in the third: $${terms([(third[0] ?? 0) * x0, ''], [(third[1] ?? 0) * y0, ''], [(third[2] ?? 0) * z0, ''])} = ${right(third, x)}$.`,
    }
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
    {
      misconception: 'a2-sys-forgets-to-halve',
      classic: true,
      operation: 'half-forgotten',
      operands: ({ rb, rg, bg }) => [1, rb + rg - bg],
      rule: ({ rb, bg, rg }) => num(rb + rg - bg),
      says: () => 'I took the two sums with the red parcel and subtracted the third, but forgot to divide by 2.',
      why: () => 'counts the red parcel twice.',
    },
    {
      misconception: 'a2-sys-gives-another-letter',
      operation: 'solved-for-the-other',
      operands: ({ rb, bg, rg }) => [div(rb + bg - rg, 2)],
      rule: ({ rb, bg, rg }) => num((rb + bg - rg) / 2),
      says: () => 'I gave the weight of the blue parcel.',
      why: () => 'is the weight of the blue parcel.',
    },
    {
      misconception: 'a2-sys-gives-another-letter',
      operation: 'solved-for-the-other',
      operands: ({ rg, bg, rb }) => [div(rg + bg - rb, 2)],
      rule: ({ rb, bg, rg }) => num((rg + bg - rb) / 2),
      says: () => 'I gave the weight of the green parcel.',
      why: () => 'is the weight of the green parcel.',
    },
    {
      misconception: 'a2-sys-adds-the-letters',
      operation: 'whole-for-part',
      operands: ({ rb, bg, rg }) => [div(rb + bg + rg, 2)],
      rule: ({ rb, bg, rg }) => num((rb + bg + rg) / 2),
      says: () => 'I gave the weight of all three parcels together.',
      why: () => 'is the weight of all three parcels together.',
    },
  ],
  explain: ({ a, b, c }) => ({
    plan: 'Add all the sums: every unknown is counted twice. Half of it is the total, and the total without one pair leaves the third.',
    steps: [
      {
        do: `All three sums together are $${a + b} + ${b + c} + ${a + c} = ${2 * (a + b + c)}$ pounds.`,
        why: 'In this sum each parcel is counted twice.',
      },
      {
        do: `So the three parcels weigh $${2 * (a + b + c)} \\div 2 = ${a + b + c}$ pounds.`,
        why: 'Half of it counts each parcel once.',
      },
      {
        do: `Without the blue and the green one: $${a + b + c} - ${b + c} = ${a}$ pounds.`,
        why: 'What is left is the red one.',
      },
    ],
    faster: `In one line: $(${a + b} + ${a + c} - ${b + c}) \\div 2 = ${2 * a} \\div 2 = ${a}$.`,
    check: `Then blue weighs $${a + b} - ${a} = ${b}$ and green $${a + c} - ${a} = ${c}$, and blue and green together $${b} + ${c} = ${b + c}$, as given.`,
  }),
  check: ({ rb, bg, rg }) => num(Array.from({ length: 99 }, (_, r) => r).find((r) => rb - r + (rg - r) === bg) ?? 999),
})

export const templates: readonly Template[] = [solve, pairs]
