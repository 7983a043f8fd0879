/** Equations and constants from zeros, for the skill of `zeros.ts`. */

import {
  add,
  div,
  expr,
  type Frac,
  frac,
  linear,
  type Marks,
  mul,
  neg,
  nonZero,
  num,
  paren,
  pick,
  polyEval,
  polynomial,
  pow,
  signed,
  signedTerm,
  type Template,
  template,
  terms,
  toNumber,
  toTex,
  until,
  type Value,
} from '#kit'
import { base, threeZeros, zerosGraph } from './zeros.ts'

type Curve = Readonly<{ z: readonly number[]; a: Frac; y: number }>
const shape = (a: Frac, z: readonly number[]): Value => {
  const size = { n: Math.abs(a.n), d: a.d }
  const lead = `${a.n < 0 ? '-' : ''}${size.d === 1 ? (size.n === 1 ? '' : size.n) : `\\frac{${size.n}}{${size.d}}`}`
  return expr(
    `y = ${lead}${z.map((r) => `(${linear(1, -r)})`).join('')}`,
    ({ x }) => (a.n / a.d) * z.reduce((s, r) => s * (x - r), 1),
  )
}

/** The factor in front: the y-intercept divided by the product of the numbers in the factors. */
const inFront = ({ z, y }: Readonly<{ z: readonly number[]; y: number }>): Frac =>
  frac(
    y,
    z.reduce((s, r) => s * -r, 1),
  )

const cubic = ({ z, a, y }: Curve, found: Marks = {}) =>
  zerosGraph(
    (x) => (a.n / a.d) * z.reduce((s, r) => s * (x - r), 1),
    z[0] as number,
    z[2] as number,
    `Graph of a cubic function with three x-intercepts at ${z.join(', ')} and a marked point on the y-axis at ${y}.`,
    [[0, y]],
    {},
    found,
  )

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
        `<p>The graph of a polynomial function of degree 3 meets the $x$-axis at $x = ${z[0]}$, $x = ${z[1]}$, and $x = ${z[2]}$, and the $y$-axis at $y = ${y}$.</p>${cubic({ z, a, y })}<p>Which equation describes this function?</p>`,
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
      says: () => 'I put the zeros into the factors with the same signs, and worked out the factor in front from that.',
      classic: true,
      rule: (g) =>
        shape(
          neg(inFront(g)),
          g.z.map((r) => -r),
        ),
      why: () => 'has the opposite numbers as its zeros.',
    },
    {
      misconception: 'a2-leaves-out-the-factor-in-front',
      rule: ({ z }) => shape(frac(1), z),
      why: ({ z }) => `meets the $y$-axis at $${z.reduce((s, r) => s * -r, 1)}$.`,
    },
    {
      misconception: 'a2-loses-a-sign-in-a-product',
      rule: (g) => shape(neg(inFront(g)), g.z),
      why: ({ y }) => `meets the $y$-axis at $${-y}$.`,
      says: () => 'I got the sign of the factor in front wrong.',
    },
    {
      misconception: 'a2-takes-the-intercept-for-the-factor',
      rule: (g) => {
        const a = inFront(g)
        return shape(frac(a.d, a.n), g.z)
      },
      why: () => 'divides the product by the $y$-intercept instead of the other way around.',
      says: () => 'I divided the wrong way around when I looked for the factor in front.',
    },
    {
      misconception: 'a2-takes-the-intercept-for-the-factor',
      says: () => 'I took the $y$-intercept itself for the factor in front.',
      rule: ({ z, y }) => shape(frac(y), z),
      why: ({ z, y }) => `meets the $y$-axis at $${z.reduce((s, r) => s * -r, 1) * y}$.`,
    },
    {
      misconception: 'a2-takes-the-zero-with-its-sign',
      twoSlips: true,
      rule: (g) =>
        shape(
          inFront(g),
          g.z.map((r) => -r),
        ),
      why: () => 'has the opposite numbers as its zeros, and the wrong sign in front.',
      says: () =>
        'I put the zeros into the factors with the same signs, and then got the sign of the factor in front wrong.',
    },
  ],
  explain: ({ z, a, y }, frame) => ({
    ...(frame === 'graph'
      ? { figure: cubic({ z, a, y }, { points: [[0, y], ...z.map((r) => [r, 0] as const)] }) }
      : {}),
    plan: 'The zeros give the factors; the point on the $y$-axis gives the factor in front.',
    steps: [
      {
        do: `The zeros give $y = a${z.map((r) => `(${linear(1, -r)})`).join('')}$.`,
        why: 'A zero $c$ belongs to the factor $x - c$.',
      },
      {
        do: `At $x = 0$ the product of the factors is $${z.map((r, i) => (i === 0 ? `${-r}` : -r < 0 ? `(${-r})` : `${-r}`)).join(' \\cdot ')} = ${z.reduce((s, r) => s * -r, 1)}$, so $${y} = a \\cdot ${paren3(z)}$.`,
        why: 'One more point fixes the factor in front.',
      },
      {
        do: `Divide: $a = ${y} \\div ${paren3(z)} = ${a.d === 1 ? a.n : `${a.n < 0 ? '-' : ''}\\frac{${Math.abs(a.n)}}{${a.d}}`}$.`,
        why: 'This leaves the factor alone.',
      },
      { do: `The equation is ${shape(a, z).html}.`, why: 'Zeros and intercept both fit.' },
    ],
    check: `Put in $x = 0$: $${toTex(a)} \\cdot ${paren3(z)} = ${y}$. Put in $x = ${z[0]}$: the factor $${linear(1, -(z[0] as number))}$ is $0$, and so is the product.`,
    faster: `Try the options: $${linear(1, -(z[0] as number))}$ must be one of the factors, because $${z[0]}$ is a zero. Then put $x = 0$ into those that have it: the value must be $${y}$, and $${toTex(a)} \\cdot ${paren3(z)} = ${y}$.`,
  }),
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
    const c = pick(rng, [-3, -2, 2, 3])
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
    {
      misconception: 'a2-takes-the-zero-with-its-sign',
      says: ({ c }) => `I took the number in the factor for the zero, with the same sign, and put in $${-c}$.`,
      classic: true,
      operation: 'sign-reversed',
      operands: ({ c }) => [c],
      after: (got, { b, d }) => neg(div(add(add(pow(got, 3), mul(b, got)), d), pow(got, 2))),
      rule: ({ c, b, d }, frame) => (frame === 'factor' ? num(needed({ c: -c, b, d })) : null),
      why: ({ c }) => `puts in $${-c}$ instead of $${c}$.`,
    },
    {
      misconception: 'a2-stops-before-the-last-division',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ c, b, d }) => [-(c ** 3) - b * c - d],
      rule: ({ c, b, d }) => num(-(c ** 3) - b * c - d),
      why: ({ c }) => `is $${c * c}k$, not yet divided by $${c * c}$.`,
    },
    {
      misconception: 'a2-loses-a-sign-in-a-product',
      operation: 'added-instead-of-subtracted',
      operands: ({ c, b, d }) => [0, c ** 3 + b * c + d],
      after: (got, { c }) => div(got, c * c),
      rule: ({ c, b, d }) => num(frac(c ** 3 + b * c + d, c * c)),
      why: () => 'has the wrong sign: the numbers must change their signs when they go to the other side.',
      says: () => 'I brought the numbers to the other side without changing their signs.',
    },
    {
      misconception: 'a2-loses-a-sign-in-a-product',
      operation: 'sign-dropped',
      operands: ({ c }) => [c ** 3],
      after: (got, { c, b, d }) => neg(div(add(got, b * c + d), c * c)),
      rule: ({ c, b, d }) => (c < 0 ? num(frac(c ** 3 - b * c - d, c * c)) : null),
      why: ({ c }) => `takes $(${c})^{3}$ for $${-(c ** 3)}$.`,
      says: ({ c }) => `I took $(${c})^{3}$ for $${-(c ** 3)}$.`,
    },
  ],
  explain: (e) => ({
    plan: 'By the factor theorem the polynomial is zero at the zero of the factor: put it in and solve for the constant.',
    steps: [
      {
        do: `$${linear(1, -e.c)}$ is a factor exactly when the polynomial is 0 at $x = ${e.c}$.`,
        why: 'This is the factor theorem.',
      },
      {
        do: `$${e.c ** 3} + ${e.c * e.c}k${signed(e.b * e.c)}${signed(e.d)} = 0$`,
        why: `Put in $${e.c}$ for $x$.`,
      },
      {
        do: `Add the numbers: $${linear(e.c * e.c, e.c ** 3 + e.b * e.c + e.d, 'k')} = 0$, so $${linear(e.c * e.c, 0, 'k')} = ${-(e.c ** 3) - e.b * e.c - e.d}$.`,
        why: 'Then bring the number to the other side.',
      },
      { do: `So $k = ${toNumber(needed(e))}$.`, why: `Divide by $${e.c * e.c}$.` },
    ],
    check: `With $k = ${toNumber(needed(e))}$ the value at $x = ${e.c}$ is $${terms([e.c ** 3, ''], [toNumber(needed(e)) * e.c * e.c, ''], [e.b * e.c, ''], [e.d, ''])} = 0$.`,
    faster: `Take the constant term away and divide by $${e.c}$ at once: $${-e.d} \\div ${paren(e.c)} = ${-e.d / e.c}$. This is $x^{2} + kx${signed(e.b)}$ at $x = ${e.c}$, so $${linear(e.c, e.c * e.c + e.b, 'k')} = ${-e.d / e.c}$, with smaller numbers.`,
  }),
  check: ({ c, b, d }) => {
    for (let k = -80; k <= 80; k++) if (toNumber(polyEval(polynomial([1, k, b, d]), c)) === 0) return num(k)
    return num(0)
  },
})

export const templates: readonly Template[] = [fromGraph, findK]
