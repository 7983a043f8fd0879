import {
  curve,
  dot,
  expr,
  type Frac,
  frac,
  linear,
  neg,
  nonZero,
  num,
  type PlaneOptions,
  type Poly,
  pick,
  plane,
  polyEval,
  polyFromRoots,
  polynomial,
  polyRationalRoots,
  polyTex,
  type Rng,
  sample,
  signed,
  signedTerm,
  solutions,
  type Template,
  table,
  template,
  toNumber,
  until,
  type Value,
} from '#kit'
import { onlyFitting, readPolynomial } from '../read.ts'

export const skill = 'a2-factor-theorem-and-zeros'
const base = { skill, calculator: false, response: 'choice' } as const

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

const whichFactor = template({
  ...base,
  id: 'algebra-2/which-linear-factor',
  difficulty: 'Medium',
  b: -0.3,
  seconds: 80,
  draw: (rng) => {
    const z = threeZeros(rng, 5)
    const others = [1, 2, 3, 4, 5, 6].filter((d) => !z.map(Math.abs).includes(d))
    return { z, no: sample(rng, others, 2).map((d) => pick(rng, [d, -d])) }
  },
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
      stem: ({ z }) => {
        const p = polyFromRoots(z)
        const xs = [-6, 0, z[0] as number, ...(z[0] === 1 ? [2] : [1]), 6].sort((s, t) => s - t)
        return `<p>The table shows some values of a polynomial function $p$.</p>${table(
          ['$x$', '$p(x)$'],
          xs.map((x) => [`$${x}$`, `$${toNumber(polyEval(p, x))}$`]),
        )}<p>Which expression must be a factor of $p(x)$?</p>`
      },
    },
  ],
  // As text: one frame shows the coefficients, the other values; the offers stand in the options.
  given: ({ z, no }) => ({
    shown: polyTex(polyFromRoots(z)),
    offers: [z[0] ?? 0, -(z[0] ?? 0), -(z[1] ?? 0), ...no, -(no[0] ?? 0)].map(String).sort(),
  }),
  answer: ({ z }) => factor(z[0] as number),
  traps: [
    {
      misconception: 'a2-takes-the-zero-with-its-sign',
      shortcut: ({ z }) => factor(-(z[0] as number)),
      why: ({ z }) => `is 0 at $x = ${-(z[0] as number)}$, but $p(${-(z[0] as number)})$ is not 0.`,
    },
    {
      misconception: 'a2-takes-the-zero-with-its-sign',
      shortcut: ({ z }) => factor(-(z[1] as number)),
      why: ({ z }) => `is 0 at $x = ${-(z[1] as number)}$, where $p(x)$ is not 0.`,
    },
    {
      misconception: 'a2-takes-any-divisor-for-a-zero',
      shortcut: ({ no }) => factor(no[0] as number),
      why: ({ z, no }) => leaves(z, no[0] as number),
    },
    {
      misconception: 'a2-takes-any-divisor-for-a-zero',
      shortcut: ({ no }) => factor(no[1] as number),
      why: ({ z, no }) => leaves(z, no[1] as number),
    },
    {
      misconception: 'a2-takes-any-divisor-for-a-zero',
      shortcut: ({ no }) => factor(-(no[0] as number)),
      why: ({ z, no }) => leaves(z, -(no[0] as number)),
    },
  ],
  explain: ({ z: [r = 0, ...rest] }) => [
    { do: '$x - c$ is a factor exactly when $p(c) = 0$.', why: 'This is the factor theorem.' },
    {
      do: `$p(${r}) = 0$, so $${linear(1, -r)}$ is a factor.`,
      why: `$p(${r}) = ${written(polyFromRoots([r, ...rest]), r)} = 0$; with a table, the value is read off.`,
    },
    {
      do: 'The other expressions stand for numbers at which the polynomial is not 0.',
      why: `Its other zeros lie at $${rest.join('$ and $')}$, which are not on offer.`,
    },
  ],
  // Puts the zero of each offered factor into the polynomial.
  check: ({ shown, offers }) => {
    const value = readPolynomial(shown)
    return factor(Number(onlyFitting(offers, (r) => value(Number(r)) === 0) ?? 99))
  },
})

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
      shortcut: ({ z: [, s = 0, t = 0] }) => solutions([-s, -t]),
      why: () => 'takes the numbers in the factors instead of the zeros: every sign is turned around.',
    },
    {
      misconception: 'a2-loses-a-sign-in-a-product',
      shortcut: ({ z: [, s = 0, t = 0] }) => solutions([-s, t]),
      why: ({ z, a }) =>
        `contains $${-(z[1] ?? 0)}$, but there the polynomial is $${toNumber(polyEval(polyFromRoots(z, a), -(z[1] ?? 0)))}$ and not 0.`,
    },
    {
      misconception: 'a2-loses-a-sign-in-a-product',
      shortcut: ({ z: [, s = 0, t = 0] }) => solutions([s, -t]),
      why: ({ z, a }) =>
        `contains $${-(z[2] ?? 0)}$, but there the polynomial is $${toNumber(polyEval(polyFromRoots(z, a), -(z[2] ?? 0)))}$ and not 0.`,
    },
  ],
  explain: ({ z: [r = 0, s = 0, t = 0], a }) => [
    {
      do: `Divide by $${linear(1, -r)}$: the quotient is $${polyTex(polyFromRoots([s, t], a))}$.`,
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
) {
  // The part between the outer zeros fills the window, so that touching and crossing can be told apart.
  const [from, to] = [first - 2, last + 2]
  const inner = Array.from({ length: 101 }, (_, i) => Math.abs(f(first + ((last - first) * i) / 100)))
  const top = Math.max(...inner, ...points.map(([, y]) => Math.abs(y))) * 1.6
  return plane({ alt, x: [from, to], y: [-top, top], xStep: 1, xEvery: 1, height: 300, ...look }, [
    curve(f),
    ...points.map(([x, y]) => dot(x, y)),
  ])
}

type Curve = Readonly<{ z: readonly number[]; a: Frac; y: number }>
const shape = (a: Frac, z: readonly number[]): Value => {
  const size = { n: Math.abs(a.n), d: a.d }
  const lead = `${a.n < 0 ? '-' : ''}${size.d === 1 ? (size.n === 1 ? '' : size.n) : `\\frac{${size.n}}{${size.d}}`}`
  return expr(
    `y = ${lead}${z.map((r) => `(${linear(1, -r)})`).join('')}`,
    ({ x }) => (a.n / a.d) * z.reduce((s, r) => s * (x - r), 1),
  )
}

const fromGraph = template({
  ...base,
  id: 'algebra-2/equation-from-zeros-and-intercept',
  difficulty: 'High',
  b: 0.6,
  seconds: 110,
  draw: (rng): Curve =>
    until(
      () => {
        const z = threeZeros(rng, 4).sort((s, t) => s - t)
        const a = pick(rng, [frac(1, 2), frac(-1, 2), frac(1, 4), frac(-1, 4), frac(2), frac(-2)])
        return { z, a, y: (-a.n * z.reduce((s, r) => s * r, 1)) / a.d }
      },
      ({ z, y }) => Number.isInteger(y) && Math.abs(y) < 25 && Math.min(...z) < 0 && Math.max(...z) > 0,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 7,
      stem: ({ z, a, y }) =>
        `<p>The graph of a polynomial function of degree 3 meets the $x$-axis at $x = ${z[0]}$, $x = ${z[1]}$, and $x = ${z[2]}$, and the $y$-axis at $y = ${y}$.</p>${zerosGraph(
          (x) => (a.n / a.d) * z.reduce((s, r) => s * (x - r), 1),
          z[0] as number,
          z[2] as number,
          `Graph of a cubic function with three x-intercepts at ${z.join(', ')} and a marked point on the y-axis at ${y}.`,
          [[0, y]],
        )}<p>Which equation does it have?</p>`,
    },
    {
      id: 'words',
      kind: 'words',
      items: 5,
      stem: ({ z, y }) =>
        `A cubic function has the zeros $${z.join('$, $')}$, and its graph passes through the point $(0, ${y})$. Which equation does the function have?`,
    },
  ],
  given: ({ z, y }) => ({ z, y }),
  answer: ({ z, a }) => shape(a, z),
  traps: [
    {
      misconception: 'a2-takes-the-zero-with-its-sign',
      shortcut: ({ z, a }) =>
        shape(
          a,
          z.map((r) => -r),
        ),
      why: () => 'has the opposite numbers as its zeros.',
    },
    {
      misconception: 'a2-loses-a-sign-in-a-product',
      shortcut: ({ z, a }) => shape(neg(a), z),
      why: ({ y }) => `meets the $y$-axis at $${-y}$.`,
    },
    {
      misconception: 'a2-takes-the-zero-with-its-sign',
      shortcut: ({ z, a }) =>
        shape(
          neg(a),
          z.map((r) => -r),
        ),
      why: () => 'has the opposite numbers as its zeros.',
    },
    {
      misconception: 'a2-takes-the-intercept-for-the-factor',
      shortcut: ({ z, a }) => shape(frac(a.d, a.n), z),
      why: () => 'divides the product of the zeros by the intercept instead of the other way round.',
    },
    {
      misconception: 'a2-takes-the-intercept-for-the-factor',
      shortcut: ({ z, a }) =>
        shape(
          frac(a.d, a.n),
          z.map((r) => -r),
        ),
    },
  ],
  explain: ({ z, a, y }) => [
    {
      do: `The zeros give $y = a${z.map((r) => `(${linear(1, -r)})`).join('')}$.`,
      why: 'A zero $c$ belongs to the factor $x - c$.',
    },
    {
      do: `At $x = 0$: $${y} = a \\cdot ${paren3(z)}$, so $a = ${a.d === 1 ? a.n : `${a.n < 0 ? '-' : ''}\\frac{${Math.abs(a.n)}}{${a.d}}`}$.`,
      why: 'One more point fixes the factor in front.',
    },
    { do: `The equation is ${shape(a, z).html}.`, why: 'Zeros and intercept both fit.' },
  ],
  check: ({ z, y }) => expr('c', ({ x }) => z.reduce((s, r) => s * (1 - x / r), y)),
})

function paren3(z: readonly number[]): string {
  const p = z.reduce((s, r) => s * -r, 1)
  return p < 0 ? `(${p})` : `${p}`
}

type K = Readonly<{ c: number; b: number; d: number }>
const needed = ({ c, b, d }: K) => frac(-(c ** 3) - b * c - d, c * c)

const findK = template({
  ...base,
  id: 'algebra-2/constant-for-a-factor',
  difficulty: 'Medium',
  b: 0.5,
  seconds: 90,
  draw: (rng): K => {
    const c = pick(rng, [-3, -2, -1, 1, 2, 3])
    const k = nonZero(rng, -7, 7)
    const b = nonZero(rng, -9, 9)
    return { c, b, d: -(c ** 3) - k * c * c - b * c }
  },
  frames: [
    {
      id: 'factor',
      kind: 'bare',
      items: 6,
      response: 'grid',
      stem: ({ c, b, d }) =>
        `For what value of $k$ is $${linear(1, -c)}$ a factor of $x^{3} + kx^{2}${signedTerm(b, 'x')}${signed(d)}$?`,
    },
    {
      id: 'zero',
      kind: 'bare',
      items: 6,
      response: 'grid',
      stem: ({ c, b, d }) =>
        `The number $${c}$ is a zero of $f(x) = x^{3} + kx^{2}${signedTerm(b, 'x')}${signed(d)}$, where $k$ is a constant. What is the value of $k$?`,
    },
  ],
  given: (e) => e,
  answer: (e) => num(needed(e)),
  traps: [
    { misconception: 'a2-takes-the-zero-with-its-sign', rule: ({ c, b, d }) => num(needed({ c: -c, b, d })) },
    { misconception: 'a2-loses-a-sign-in-a-product', rule: (e) => num(neg(needed(e))) },
    { misconception: 'a2-stops-before-the-last-division', rule: ({ c, b, d }) => num(-(c ** 3) - b * c - d) },
  ],
  explain: (e) => [
    {
      do: `$${linear(1, -e.c)}$ is a factor exactly when the polynomial is 0 at $x = ${e.c}$.`,
      why: 'This is the factor theorem.',
    },
    {
      do: `$${e.c ** 3} + ${e.c * e.c === 1 ? '' : e.c * e.c}k${signed(e.b * e.c)}${signed(e.d)} = 0$`,
      why: `Put in $${e.c}$ for $x$.`,
    },
    { do: `So $k = ${toNumber(needed(e))}$.`, why: 'Solve the linear equation for the letter.' },
  ],
  check: ({ c, b, d }) => {
    for (let k = -80; k <= 80; k++) if (toNumber(polyEval(polynomial([1, k, b, d]), c)) === 0) return num(k)
    return num(0)
  },
})

export const templates: readonly Template[] = [whichFactor, otherZeros, fromGraph, findK]
