import {
  curve,
  dot,
  expr,
  linear,
  type Marks,
  markedPlane,
  nonZero,
  type PlaneOptions,
  type Poly,
  pick,
  polyEval,
  polyFromRoots,
  polynomial,
  polyRationalRoots,
  polyTex,
  type Rng,
  sample,
  signed,
  solutions,
  type Template,
  table,
  template,
  toNumber,
  until,
  type Value,
} from '#kit'
import { onlyFitting, readPolynomial } from '../read.ts'
import { columnsTo } from './division.ts'

export const skill = 'a2-factor-theorem-and-zeros'
export const base = { skill, calculator: false, response: 'choice' } as const

const factor = (r: number): Value => expr(linear(1, -r), ({ x }) => x - r)

/** Three different zeros that are not 0 and have different sizes. */
export const threeZeros = (rng: Rng, most: number): number[] =>
  until(
    () => [nonZero(rng, -most, most), nonZero(rng, -most, most), nonZero(rng, -most, most)],
    ([a = 0, b = 0, c = 0]) => new Set([a, b, c].map(Math.abs)).size === 3,
  )

/** The terms of p at r, as a sum: `8 - 40 + 62 - 30`. */
const written = (p: Poly, r: number) =>
  [3, 2, 1, 0]
    .map((i) => toNumber(p[i] ?? 0) * r ** i)
    .filter((t) => t !== 0)
    .map((t, i) => (i === 0 ? `${t}` : signed(t)))
    .join('')

/** Why x − r is no factor. */
const leaves = (z: readonly number[], r: number) =>
  `is 0 at $x = ${r}$, where $p(x)$ is $${toNumber(polyEval(polyFromRoots(z), r))}$.`

/** The rows that the table shows: one zero, and numbers that are none. */
const rowsOf = (z: readonly number[], no: readonly number[]): (readonly [x: number, y: number])[] =>
  [z[0] ?? 0, 0, ...no].sort((s, t) => s - t).map((x) => [x, toNumber(polyEval(polyFromRoots(z), x))] as const)

type Offered = Readonly<{
  offers: readonly string[]
  shown?: string | undefined
  rows?: readonly (readonly [x: number, y: number])[] | undefined
}>

/** What the question tells of the polynomial at x: from its formula, or from its table. */
const valueAt = ({ shown, rows }: Offered, x: number): number | undefined =>
  shown === undefined ? rows?.find((row) => row[0] === x)?.[1] : readPolynomial(shown)(x)

/** The factors on offer for numbers that are no zeros, from small to large. */
const notZeros = (g: Offered): number[] =>
  g.offers
    .map(Number)
    .filter((r) => valueAt(g, r) !== 0 && valueAt(g, -r) !== 0)
    .sort((s, t) => s - t)

const noZero = (g: Offered, place: number, frame: string, wanted: string): Value | null => {
  const r = notZeros(g)[place]
  return frame === wanted && r !== undefined ? factor(r) : null
}

const sorted = (no: readonly number[]): number[] => [...no].sort((s, t) => s - t)

/** A number and its opposite, tested in one go: the even powers give the same, the odd ones the opposite. */
function bothSigns([d = 0, c = 0, b = 0]: readonly number[], r: number): string {
  const x = Math.abs(r)
  const [even, odd] = [b * x * x + d, x ** 3 + c * x]
  return `Test $${x}$ and $-${x}$ in one go. The constant term and the term with $x^2$ give $${even}$ for both; the terms with $x^3$ and $x$ give $${odd}$ for $${x}$ and $${-odd}$ for $-${x}$. Together they give $0$ at $${r}$.`
}

const whichFactor = template({
  ...base,
  id: 'algebra-2/which-linear-factor',
  difficulty: 'Medium',
  b: -0.3,
  seconds: 80,
  draw: (rng) =>
    until(
      () => {
        const z = threeZeros(rng, 5)
        const constant = z.reduce((s, r) => s * r, 1)
        const others = [1, 2, 3, 4, 5, 6, 8].filter((d) => constant % d === 0 && !z.map(Math.abs).includes(d))
        const [d = 0, e = -d] = sample(rng, others, Math.min(pick(rng, [1, 2]), others.length))
        return { z, no: e === -d ? [d, -d] : [d, e].map((x) => pick(rng, [x, -x])) }
      },
      ({ no }) => no[0] !== 0,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ z }) => `Which of these is a factor of $p(x) = ${polyTex(polyFromRoots(z))}$?`,
    },
    {
      id: 'table',
      kind: 'table',
      items: 6,
      b: -0.6,
      stem: ({ z, no }) => {
        return `<p>The table shows some values of a polynomial function $p$.</p>${table(
          ['$x$', '$p(x)$'],
          rowsOf(z, no).map(([x, y]) => [`$${x}$`, `$${y}$`]),
        )}<p>Which expression must be a factor of $p(x)$?</p>`
      },
    },
  ],
  // As text: one frame shows the coefficients, the other values; the offers stand in the options.
  given: ({ z, no }, frame) => {
    const offers = [z[0] ?? 0, -(z[0] ?? 0), ...no].map(String).sort()
    return frame === 'bare' ? { shown: polyTex(polyFromRoots(z)), offers } : { rows: rowsOf(z, no), offers }
  },
  answer: ({ z }) => factor(z[0] as number),
  traps: [
    {
      misconception: 'a2-takes-the-zero-with-its-sign',
      says: ({ z }) => `I took the zero $${z[0]}$ for the number in its factor, with the same sign.`,
      classic: true,
      rule: (g) => {
        const r = g.offers.map(Number).find((x) => valueAt(g, -x) === 0 && valueAt(g, x) !== 0)
        return r === undefined ? null : factor(r)
      },
      why: ({ z }) => `is 0 at $x = ${-(z[0] as number)}$, but $p(${-(z[0] as number)})$ is not 0.`,
    },
    ...[0, 1].map((place) => ({
      misconception: 'a2-takes-any-divisor-for-a-zero',
      rule: (g: Offered, frame: string) => noZero(g, place, frame, 'bare'),
      says: ({ no }: { no: readonly number[] }) =>
        `I took $${sorted(no)[place]}$, a divisor of the constant term, for a zero without testing it.`,
      why: ({ z, no }: { z: readonly number[]; no: readonly number[] }) => leaves(z, sorted(no)[place] as number),
    })),
    ...[0, 1].map((place) => ({
      misconception: 'a2-reads-the-table-backwards',
      rule: (g: Offered, frame: string) => noZero(g, place, frame, 'table'),
      why: ({ z, no }: { z: readonly number[]; no: readonly number[] }) => leaves(z, sorted(no)[place] as number),
      says: ({ no }: { no: readonly number[] }) =>
        `I took $x = ${sorted(no)[place]}$ from the table without looking at its value.`,
    })),
  ],
  explain: ({ z: [r = 0, ...rest], no }, frame) => ({
    plan: 'Use the factor theorem: an expression is a factor exactly when the polynomial is zero at the number that makes it zero.',
    steps: [
      { do: '$x - c$ is a factor exactly when $p(c) = 0$.', why: 'This is the factor theorem.' },
      {
        do: `$p(${r}) = 0$, so $${linear(1, -r)}$ is a factor.`,
        why:
          frame === 'bare'
            ? `$p(${r}) = ${written(polyFromRoots([r, ...rest]), r)} = 0$`
            : `The table has the value 0 at $x = ${r}$.`,
      },
      {
        do: `For example, $p(${no[0]}) = ${toNumber(polyEval(polyFromRoots([r, ...rest]), no[0] ?? 0))}$, so $${linear(1, -(no[0] ?? 0))}$ is not a factor.`,
        why: 'The other expressions stand for numbers at which the polynomial is not 0.',
      },
    ],
    check:
      frame === 'bare'
        ? `Multiply back: $(${linear(1, -r)})(${polyTex(polyFromRoots(rest))}) = ${polyTex(polyFromRoots([r, ...rest]))}$.`
        : `Mind the sign: $${linear(1, -r)}$ is $0$ at $x = ${r}$, as it must be; $${linear(1, r)}$ would be $0$ at $x = ${-r}$.`,
    ...(frame === 'bare' && polyFromRoots([r, ...rest]).every((c) => c.n > 0)
      ? {
          faster: `All coefficients are positive, so no positive number makes the polynomial $0$, and every option with a minus sign is out. Of the rest, test the number that makes $${linear(1, -r)}$ zero: $p(${r}) = 0$.`,
        }
      : {
          faster:
            frame === 'bare'
              ? bothSigns(polyFromRoots([r, ...rest]).map(toNumber), r)
              : `Look only for the $0$ in the right column: it stands beside $${r}$, so the factor is $${linear(1, -r)}$. The other rows need not be read.`,
        }),
  }),
  // Puts the zero of each offered factor into the polynomial.
  check: (g) => factor(Number(onlyFitting(g.offers, (r) => valueAt(g, Number(r)) === 0) ?? 99)),
})

type OneKnown = Readonly<{ r: number; p: readonly number[] }>

/** The zeros besides the known one, from small to large. */
const others = ({ r, p }: OneKnown): number[] =>
  polyRationalRoots(polynomial(p))
    .map(toNumber)
    .filter((x) => x !== r)
    .sort((s, t) => s - t)

const smaller = ([, s = 0, t = 0]: readonly number[], place: number): number =>
  [Math.min(s, t), Math.max(s, t)][place] as number

/** Why the zero with the opposite sign is none. */
const notThere = (z: readonly number[], a: number, place: number): string => {
  const x = -smaller(z, place)
  return `contains $${x}$, but there the polynomial is $${toNumber(polyEval(polyFromRoots(z, a), x))}$ and not 0.`
}

const otherZeros = template({
  ...base,
  id: 'algebra-2/remaining-zeros',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 100,
  draw: (rng) => ({ z: threeZeros(rng, 6), a: pick(rng, [1, 1, 2]) }),
  frames: [
    {
      id: 'one-known',
      kind: 'multi-step',
      items: 7,
      stem: ({ z, a }) =>
        `One zero of $f(x) = ${polyTex(polyFromRoots(z, a))}$ is $${z[0]}$. What are the other zeros of $f$?`,
    },
    {
      id: 'one-factor',
      kind: 'bare',
      items: 6,
      stem: ({ z, a }) =>
        `$${linear(1, -(z[0] as number))}$ is a factor of $${polyTex(polyFromRoots(z, a))}$. At which other values of $x$ is this polynomial equal to 0?`,
    },
  ],
  given: ({ z, a }) => ({ r: z[0] as number, p: [3, 2, 1, 0].map((i) => toNumber(polyFromRoots(z, a)[i] ?? 0)) }),
  answer: ({ z: [, s = 0, t = 0] }) => solutions([s, t]),
  traps: [
    {
      misconception: 'a2-takes-the-zero-with-its-sign',
      says: () => 'I found the factors, and took the numbers in them for the zeros, with the same signs.',
      classic: true,
      rule: (g) => solutions(others(g).map((x) => -x)),
      why: () => 'takes the numbers in the factors instead of the zeros: every sign is turned around.',
    },
    {
      misconception: 'a2-loses-a-sign-in-a-product',
      rule: (g) => {
        const [s = 0, t = 0] = others(g)
        return solutions([-s, t])
      },
      why: ({ z, a }) => notThere(z, a, 0),
      says: ({ z }) => `I took the sign of the zero $${smaller(z, 0)}$ wrong when I factored.`,
    },
    {
      misconception: 'a2-loses-a-sign-in-a-product',
      rule: (g) => {
        const [s = 0, t = 0] = others(g)
        return solutions([s, -t])
      },
      why: ({ z, a }) => notThere(z, a, 1),
      says: ({ z }) => `I took the sign of the zero $${smaller(z, 1)}$ wrong when I factored.`,
    },
    {
      misconception: 'a2-repeats-the-known-zero',
      rule: (g) => solutions([g.r, others(g)[0] ?? 0]),
      why: ({ z }) => `contains $${z[0]}$, which was given.`,
      says: ({ z }) => `I counted the given zero $${z[0]}$ once more, and left out the zero $${smaller(z, 1)}$.`,
    },
  ],
  explain: ({ z: [r = 0, s = 0, t = 0], a }) => ({
    plan: 'Divide by the factor that belongs to the known zero; what is left is quadratic and can be factored.',
    steps: [
      {
        do: `Divide by $${linear(1, -r)}$, synthetically with $${r}$: ${columnsTo([a, -a * (s + t), a * s * t, 0], r)}. The quotient is $${polyTex(polyFromRoots([s, t], a))}$.`,
        why: `$${r}$ is a zero, so the division leaves no remainder.`,
      },
      {
        do: `$${polyTex(polyFromRoots([s, t], a))} = ${a === 1 ? '' : a}(${linear(1, -s)})(${linear(1, -t)})$`,
        why: 'Factor the quadratic.',
      },
      {
        do: `The other zeros are $${Math.min(s, t)}$ and $${Math.max(s, t)}$.`,
        why: 'A zero makes one of the factors 0.',
      },
    ],
    check: `Put $${t}$ into the polynomial: $${written(polyFromRoots([r, s, t], a), t)} = 0$.`,
    faster: `All three zeros add up to $${r + s + t}$ and have the product $${r * s * t}$: the second and the last coefficient with opposite signs${a === 1 ? '' : `, divided by ${a}`}. So the other two have the sum $${s + t}$ and the product $${s * t}$.`,
  }),
  check: ({ r, p }) => solutions(polyRationalRoots(polynomial(p)).filter((x) => toNumber(x) !== r)),
})

/** Graph of a cubic with whole zeros; the window fits its turning points. */
export function zerosGraph(
  f: (x: number) => number,
  first: number,
  last: number,
  alt: string,
  points: readonly (readonly [number, number])[] = [],
  look: Pick<PlaneOptions, 'yEvery'> = {},
  found: Marks = {},
) {
  // The part between the outer zeros fills the window, so that touching and crossing can be told apart.
  const [from, to] = [first - 2, last + 2]
  const inner = Array.from({ length: 101 }, (_, i) => Math.abs(f(first + ((last - first) * i) / 100)))
  const top = Math.max(...inner, ...points.map(([, y]) => Math.abs(y))) * 1.6
  return markedPlane(
    { alt, x: [from, to], y: [-top, top], xStep: 1, xEvery: 1, height: 300, ...look },
    [curve(f), ...points.map(([x, y]) => dot(x, y))],
    { ...found, clearOf: [f] },
  )
}

export const templates: readonly Template[] = [whichFactor, otherZeros]
