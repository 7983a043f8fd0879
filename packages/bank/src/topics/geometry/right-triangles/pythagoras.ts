import {
  frac,
  gcd,
  type Html,
  hypot,
  int,
  nameTheNumberMistake,
  num,
  person,
  pick,
  rightTriangle,
  surdSqrt,
  surdTex,
  surdValue,
  type Template,
  TRIANGLE_NAMES,
  template,
  triangleTurn,
  until,
  whole,
  withCheck,
} from '#kit'
import { surdText } from '../surd-text.ts'
import { withFigure } from '../with-figure.ts'

const skill = 'geo-pythagorean-theorem'

const isSquare = (n: number) => Number.isInteger(Math.sqrt(n))

type Two = Readonly<{ u: number; v: number; hyp: boolean; set: string; rot: number }>

const rootFigure = ({ u, v, hyp, set, rot }: Two, x: string): Html =>
  hyp
    ? rightTriangle(set, u, v, { a: `${u}`, b: `${v}`, c: x }, rot)
    : rightTriangle(set, u, Math.sqrt(v * v - u * u), { a: `${u}`, b: x, c: `${v}` }, rot)

/** Two sides are known; the third is a root. */
const exact = template({
  id: 'geometry/pythagorean-root',
  skill,
  difficulty: 'Low',
  b: -0.6,
  calculator: false,
  seconds: 65,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({
        u: int(rng, 2, 14),
        v: int(rng, 3, 16),
        hyp: int(rng, 0, 1) === 1,
        set: pick(rng, TRIANGLE_NAMES),
        rot: triangleTurn(rng),
      }),
      ({ u, v, hyp }) => {
        const [plus, minus] = [u * u + v * v, v * v - u * u]
        return v > u && !isSquare(plus) && minus > 8 && !isSquare(minus) && u / v > 0.4 && (hyp ? plus : minus) < 320
      },
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 7,
      stem: (p) => `${rootFigure(p, 'x')}<p>What is the value of $x$?</p>`,
    },
    {
      id: 'bare',
      kind: 'bare',
      items: 4,
      stem: ({ u, v, hyp }) =>
        hyp
          ? `The legs of a right triangle are $${u}$ and $${v}$ units long. How long is the hypotenuse, in units?`
          : `A right triangle has a hypotenuse of $${v}$ units and a leg of $${u}$ units. How long is the other leg, in units?`,
    },
  ],
  given: ({ u, v, hyp }) => ({ u, v, hyp }),
  answer: ({ u, v, hyp }) => surdValue(surdSqrt(hyp ? u * u + v * v : v * v - u * u)),
  traps: [
    {
      misconception: 'geo-takes-a-leg-for-the-hypotenuse',
      classic: true,
      rule: ({ u, v, hyp }) => surdValue(surdSqrt(hyp ? v * v - u * u : u * u + v * v)),
      says: ({ hyp }) =>
        hyp
          ? 'I subtracted the squares, although both given sides are legs.'
          : 'I added the squares, although one of the given sides is the hypotenuse.',
      why: ({ u, v, hyp }) =>
        hyp
          ? `subtracts the squares of $${u}$ and $${v}$, but both are legs.`
          : `adds the squares, but $${v}$ is the hypotenuse.`,
    },
    {
      misconception: 'geo-adds-the-sides',
      classic: true,
      operation: 'sides-not-squared',
      operands: ({ u, v, hyp }) => [v, hyp ? u : -u],
      rule: ({ u, v, hyp }) => num(hyp ? u + v : v - u),
      says: ({ hyp }) =>
        hyp
          ? 'I added the legs themselves instead of their squares.'
          : 'I subtracted the sides themselves instead of their squares.',
      why: ({ u, v, hyp }) => (hyp ? `is $${u} + ${v}$, without squares.` : `is $${v} - ${u}$, without squares.`),
    },
    {
      misconception: 'geo-forgets-the-root',
      operation: 'root-left-out',
      operands: ({ u, v, hyp }) => [v, u, hyp ? 1 : -1],
      rule: ({ u, v, hyp }) => num(hyp ? u * u + v * v : v * v - u * u),
      why: () => 'is the square of the side: the root is missing.',
    },
    {
      misconception: 'geo-doubles-instead-of-squaring',
      rule: ({ u, v, hyp }) => surdValue(surdSqrt(hyp ? 2 * u + 2 * v : 2 * v - 2 * u)),
      why: ({ u, v }) => `takes $${u}^2$ as $2 \\cdot ${u}$ and $${v}^2$ as $2 \\cdot ${v}$.`,
    },
    {
      misconception: 'geo-roots-unsquared-sides',
      rule: ({ u, v, hyp }) => surdValue(surdSqrt(hyp ? u + v : v - u)),
      why: () => 'takes the root of the sides themselves without squaring them.',
    },
  ],
  explain: ({ u, v, hyp, set, rot }, frame) => {
    const square = hyp ? u * u + v * v : v * v - u * u
    const root = surdTex(surdSqrt(square))
    return {
      plan: 'Two sides of a right triangle are known: find out which side is the hypotenuse, then use the Pythagorean theorem.',
      steps: [
        {
          do: hyp ? `$x^2 = ${u}^2 + ${v}^2$` : `$${u}^2 + x^2 = ${v}^2$, so $x^2 = ${v}^2 - ${u}^2$.`,
          why: hyp ? 'The side asked for is the hypotenuse.' : `The hypotenuse is $${v}$, so its square stands alone.`,
        },
        {
          do: hyp ? `$x^2 = ${u * u} + ${v * v} = ${square}$` : `$x^2 = ${v * v} - ${u * u} = ${square}$`,
          why: 'Work out the squares.',
        },
        {
          do: `$x = \\sqrt{${square}}$${root.startsWith('\\') ? '' : ` $= ${root}$`}`,
          why: 'A length is positive, so the positive root is taken; square factors come out of the root.',
        },
      ],
      check: hyp
        ? `Go back: $${square} - ${u}^2 = ${square} - ${u * u} = ${v * v}$, and that is $${v}^2$.`
        : `Put it back: $${u}^2 + ${square} = ${u * u} + ${square} = ${v * v}$, and that is $${v}^2$.`,
      figure: frame === 'figure' ? rootFigure({ u, v, hyp, set, rot }, surdText(surdSqrt(square))) : '',
    }
  },
  // The square whose area closes the balance of the three squares.
  check: ({ u, v, hyp }) => {
    const area =
      Array.from({ length: 700 }, (_, n) => n).find((n) => (hyp ? n - u ** 2 === v ** 2 : n + u ** 2 === v ** 2)) ?? 0
    return surdValue(surdSqrt(area))
  },
})

const TRIPLES = [
  [3, 4, 5],
  [6, 8, 10],
  [9, 12, 15],
  [12, 16, 20],
  [5, 12, 13],
  [10, 24, 26],
  [8, 15, 17],
  [16, 30, 34],
  [7, 24, 25],
  [20, 21, 29],
  [15, 20, 25],
  [18, 24, 30],
  [15, 36, 39],
  [24, 32, 40],
  [21, 28, 35],
] as const

/** Two numbers of a triple that one knows give the third. */
function byHeart(known: readonly [number, number], asked: number): Html {
  const all = [...known, asked].sort((a, b) => a - b)
  const k = gcd(known[0], known[1])
  if (k === 1)
    return `$${all.join('$, $')}$ is a Pythagorean triple worth knowing by heart: two of its numbers give the third, $${asked}$.`
  return `Divide both lengths by $${k}$: $${known[0] / k}$ and $${known[1] / k}$ belong to the triple $${all.map((n) => n / k).join('$, $')}$, whose third number is $${asked / k}$. So the side is $${k} \\cdot ${asked / k} = ${asked}$.`
}

/** All three sides are whole. */
const triple = template({
  id: 'geometry/pythagorean-whole',
  skill,
  difficulty: 'Low',
  b: -0.9,
  calculator: false,
  seconds: 65,
  response: 'choice',
  balance: 'size',
  draw: (rng) => {
    const [a, b, c] = pick(rng, TRIPLES)
    const flip = int(rng, 0, 1) === 1
    return {
      u: flip ? b : a,
      v: flip ? a : b,
      c,
      ask: pick(rng, ['hyp', 'leg'] as const),
      set: pick(rng, TRIANGLE_NAMES),
      rot: triangleTurn(rng),
    }
  },
  frames: [
    {
      id: 'grid',
      kind: 'figure',
      items: 6,
      response: 'grid',
      stem: ({ u, v, c, ask, set, rot }) =>
        `${rightTriangle(set, u, v, ask === 'hyp' ? { a: `${u}`, b: `${v}`, c: 'x' } : { a: `${u}`, b: 'x', c: `${c}` }, rot)}<p>In right triangle $${set}$, what is the value of $x$?</p>`,
    },
    {
      id: 'ladder',
      kind: 'words',
      items: 5,
      stem: ({ u, v, c, ask }, rng) =>
        ask === 'hyp'
          ? `From the top of a ${Math.max(u, v)}-foot mast a wire runs straight to a point on level ground, ${Math.min(u, v)} feet from the foot of the mast. How many feet long is the wire?`
          : // No ladder stands with its foot as far out as that.
            5 * u > 2 * c
            ? `A straight ${c}-foot cable holds up ${person(rng)}’s flagpole. It runs from the top of the pole to a point on level ground, ${u} feet from the foot of the pole. How many feet high is the pole?`
            : `A ${c}-foot ladder leans against a wall of ${person(rng)}’s house. Its foot stands ${u} feet away from the wall on level ground. How many feet above the ground does the ladder touch the wall?`,
    },
    {
      id: 'across',
      kind: 'words',
      items: 4,
      stem: ({ u, v, c, ask }, rng) =>
        ask === 'hyp'
          ? `${person(rng)} cycles ${u} miles due north and then ${v} miles due east. How many miles is it from there back to the start, in a straight line?`
          : `${2 * Math.min(u, v) < Math.max(u, v) ? `A rectangular ${pick(rng, ['banner', 'shelf', 'board', 'sign'])}` : `The screen of a ${pick(rng, ['computer', 'television', 'monitor', 'projector'])}`} is ${c} inches along its diagonal and ${u} inches along one side. How many inches long is the other side?`,
    },
  ],
  given: ({ u, v, c, ask }) => ({ sides: ask === 'hyp' ? [u, v] : [u, c], ask }),
  answer: ({ v, c, ask }) => num(ask === 'hyp' ? c : v),
  traps: [
    {
      misconception: 'geo-adds-the-sides',
      classic: true,
      operation: 'sides-not-squared',
      operands: ({ sides: [p = 0, q = 0], ask }) => [q, ask === 'hyp' ? p : -p],
      rule: ({ sides: [p = 0, q = 0], ask }) => num(ask === 'hyp' ? p + q : q - p),
      says: ({ ask }) =>
        ask === 'hyp'
          ? 'I added the two lengths themselves instead of their squares.'
          : 'I subtracted the two lengths themselves instead of their squares.',
      why: ({ u, v, c, ask }) =>
        ask === 'hyp' ? `is $${u} + ${v}$, without squares.` : `is $${c} - ${u}$, without squares.`,
    },
    {
      misconception: 'geo-takes-a-leg-for-the-hypotenuse',
      classic: true,
      rule: ({ sides: [p = 0, q = 0], ask }) =>
        surdValue(surdSqrt(ask === 'hyp' ? Math.abs(p * p - q * q) : p * p + q * q)),
      says: ({ ask }) =>
        ask === 'hyp'
          ? 'I subtracted the squares, although both given lengths are legs.'
          : 'I added the squares, although one of the given lengths is the hypotenuse.',
      why: ({ ask }) =>
        ask === 'hyp' ? 'subtracts the squares of the two legs.' : 'adds the squares, but the longest length is given.',
    },
    {
      misconception: 'geo-forgets-the-root',
      operation: 'root-left-out',
      operands: ({ sides: [p = 0, q = 0], ask }) => [q, p, ask === 'hyp' ? 1 : -1],
      rule: ({ sides: [p = 0, q = 0], ask }) => num(ask === 'hyp' ? p * p + q * q : q * q - p * p),
      why: () => 'is the square of the length: the root is missing.',
    },
    {
      misconception: 'geo-estimates-the-root',
      operation: 'root-as-half',
      operands: ({ sides: [p = 0, q = 0], ask }) => [ask === 'hyp' ? p * p + q * q : q * q - p * p],
      rule: ({ sides: [p = 0, q = 0], ask }) => whole(frac(ask === 'hyp' ? p * p + q * q : q * q - p * p, 2)),
      why: () => 'halves the square instead of taking its root.',
    },
    {
      misconception: 'geo-doubles-instead-of-squaring',
      rule: ({ sides: [p = 0, q = 0], ask }) => surdValue(surdSqrt(ask === 'hyp' ? 2 * p + 2 * q : 2 * q - 2 * p)),
      why: () => 'doubles the lengths instead of squaring them.',
    },
  ],
  explain: ({ u, v, c, ask, set, rot }, frame) => ({
    plan: 'Find the right triangle, decide which of the lengths is its hypotenuse, and use the Pythagorean theorem.',
    steps: [
      ask === 'hyp'
        ? {
            do: `Both given lengths, $${u}$ and $${v}$, are legs; the hypotenuse is asked for.`,
            why: 'The hypotenuse lies opposite the right angle.',
          }
        : {
            do: `$${c}$ is the hypotenuse and $${u}$ a leg; the other leg is asked for.`,
            why: 'The hypotenuse lies opposite the right angle and is the longest side.',
          },
      ask === 'hyp'
        ? { do: `$${u}^2 + ${v}^2 = ${u * u} + ${v * v} = ${c * c}$`, why: 'The squares of the legs are added.' }
        : {
            do: `$${c}^2 - ${u}^2 = ${c * c} - ${u * u} = ${v * v}$`,
            why: 'The square of the known leg is subtracted.',
          },
      {
        do: ask === 'hyp' ? `$\\sqrt{${c * c}} = ${c}$` : `$\\sqrt{${v * v}} = ${v}$`,
        why: 'The side is the root of the area of its square.',
      },
    ],
    check:
      ask === 'hyp'
        ? `Turn it around: $${c}^2 - ${Math.max(u, v)}^2 = ${c * c} - ${Math.max(u, v) ** 2} = ${Math.min(u, v) ** 2} = ${Math.min(u, v)}^2$. And $${c}$ is longer than each leg, but shorter than $${u} + ${v} = ${u + v}$.`
        : `Put it back: $${u}^2 + ${v}^2 = ${u * u} + ${v * v} = ${c * c} = ${c}^2$. And $${v}$ is shorter than the hypotenuse, as a leg must be.`,
    faster: ask === 'hyp' ? byHeart([u, v], c) : byHeart([c, u], v),
    figure: frame === 'grid' ? rightTriangle(set, u, v, { a: `${u}`, b: `${v}`, c: `${c}` }, rot) : '',
  }),
  // Tries whole numbers.
  check: ({ sides: [p = 0, q = 0], ask }) =>
    num(
      Array.from({ length: 60 }, (_, x) => x).find(
        (x) => x > 0 && (ask === 'hyp' ? x * x - p * p === q * q : x * x + p * p === q * q),
      ) ?? -1,
    ),
})

const mistake = template({
  id: 'geometry/pythagorean-mistake',
  skill,
  difficulty: 'Low',
  b: -0.1,
  calculator: false,
  seconds: 75,
  response: 'choice',
  ...withCheck(
    withFigure(
      nameTheNumberMistake({
        slip: 'geo-right',
        items: 5,
        draw: (rng): { u: number; v: number; set: string } => {
          const [u, v] = pick(rng, TRIPLES)
          return { u, v, set: pick(rng, TRIANGLE_NAMES) }
        },
        ask: (e, name, got) =>
          `${rightTriangle(e.set, e.u, e.v, { a: `${e.u}`, b: `${e.v}`, c: 'x' })}<p>${name} looks for the hypotenuse of triangle $${e.set}$ and gets ${got}.</p>`,
        show: (x) => num(x).html,
        solution: ({ u, v }) => Math.round(hypot(u, v)),
        how: ({ u, v }) =>
          `$x^2 = ${u}^2 + ${v}^2 = ${u * u} + ${v * v} = ${u * u + v * v}$, so $x = \\sqrt{${u * u + v * v}} = ${Math.round(hypot(u, v))}$.`,
        mistakes: ({ u, v }) => [
          { says: 'The legs themselves were added.', result: u + v, work: `$${u} + ${v} = ${u + v}$` },
          {
            says: 'The root at the end was forgotten.',
            result: u * u + v * v,
            work: `$${u}^2 + ${v}^2 = ${u * u} + ${v * v} = ${u * u + v * v}$`,
          },
          {
            says: 'The shorter leg was subtracted from the longer one.',
            result: Math.abs(u - v),
            work: `$${Math.max(u, v)} - ${Math.min(u, v)} = ${Math.abs(u - v)}$`,
          },
          {
            says: 'The legs were doubled instead of squared, then added.',
            result: 2 * u + 2 * v,
            work: `$2 \\cdot ${u} + 2 \\cdot ${v} = ${2 * u} + ${2 * v} = ${2 * u + 2 * v}$`,
          },
        ],
      }),
      ({ e }) => rightTriangle(e.set, e.u, e.v, { a: `${e.u}`, b: `${e.v}`, c: `${Math.round(hypot(e.u, e.v))}` }),
    ),
    ({ e: { u, v }, which, name }) =>
      [
        `Go back from ${name}’s answer: $${u + v} - ${u} = ${v}$. A hypotenuse as long as both legs together would leave no triangle.`,
        `Go back from ${name}’s answer: $\\sqrt{${u * u + v * v}} = ${Math.round(hypot(u, v))}$, the correct length. Only the root is missing.`,
        `Go back from ${name}’s answer: $${Math.abs(u - v)} + ${Math.min(u, v)} = ${Math.max(u, v)}$. A hypotenuse cannot be shorter than a leg.`,
        `Go back from ${name}’s answer: half of it is $${u + v} = ${u} + ${v}$. A hypotenuse cannot be longer than both legs together.`,
      ][which] as string,
  ),
})

export const templates: readonly Template[] = [exact, triple, mistake]
