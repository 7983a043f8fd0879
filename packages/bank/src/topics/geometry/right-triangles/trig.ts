import {
  type Frac,
  frac,
  hypot,
  int,
  judgeTwo,
  num,
  pick,
  type Rng,
  rightTriangle,
  type Template,
  TRIANGLE_NAMES,
  template,
  testsOf,
  toTex,
  triangleTurn,
  tripleSays,
  withCheck,
  withFaster,
} from '#kit'
import { FNS, type Fn, skill } from './trig-common.ts'
import { scene, setUp } from './trig-sides.ts'

const TRIPLES = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [8, 15, 17],
  [20, 21, 29],
  [9, 12, 15],
  [12, 16, 20],
  [10, 24, 26],
  [7, 24, 25],
  [9, 40, 41],
  [12, 35, 37],
  [28, 45, 53],
  [33, 56, 65],
] as const

const drawRatio = (rng: Rng) => {
  const [x, y, c] = pick(rng, TRIPLES)
  const flip = int(rng, 0, 1) === 1
  return {
    a: flip ? y : x,
    b: flip ? x : y,
    c,
    fn: pick(rng, FNS),
    corner: int(rng, 0, 1),
    set: pick(rng, TRIANGLE_NAMES),
    rot: triangleTurn(rng),
  }
}

/** Opposite and adjacent leg as seen from the corner asked for. */
const legs = ({ a, b, corner }: Readonly<{ a: number; b: number; corner: number }>) =>
  corner === 0 ? { opp: a, adj: b } : { opp: b, adj: a }

const value = (fn: Fn, opp: number, adj: number, c: number): Frac =>
  fn === 'sin' ? frac(opp, c) : fn === 'cos' ? frac(adj, c) : frac(opp, adj)

const flipped = (f: Frac): Frac => frac(f.d, f.n)

/** The three sides as seen from the angle, when one of them may have to be worked out. */
const seen = (g: Readonly<{ a: number; second: string; side: number; corner: number }>) => {
  const b = g.second === 'b' ? g.side : Math.sqrt(g.side * g.side - g.a * g.a)
  return { ...legs({ a: g.a, b, corner: g.corner }), hyp: g.second === 'c' ? g.side : hypot(g.a, b) }
}

type Side = 'opp' | 'adj' | 'hyp'

/** Two of the sides, by their names, for the ratio that is asked for. */
const pair = (g: Parameters<typeof seen>[0] & Readonly<{ fn: Fn }>, of: Readonly<Record<Fn, readonly [Side, Side]>>) =>
  of[g.fn].map((side) => seen(g)[side])

export const FULL: Readonly<Record<Fn, string>> = { sin: 'sine', cos: 'cosine', tan: 'tangent' }

const ratio = template({
  id: 'geometry/trig-ratio',
  skill,
  difficulty: 'Low',
  b: -0.4,
  calculator: false,
  seconds: 60,
  response: 'choice',
  balance: 'size',
  draw: drawRatio,
  frames: [
    {
      id: 'all-sides',
      kind: 'figure',
      items: 6,
      stem: (p) =>
        `${rightTriangle(p.set, p.a, p.b, { a: `${p.a}`, b: `${p.b}`, c: `${p.c}` }, p.rot)}<p>What is the value of $\\${p.fn} ${p.set[p.corner]}$?</p>`,
    },
    {
      id: 'two-sides',
      kind: 'multi-step',
      items: 5,
      difficulty: 'Medium',
      b: 0.4,
      seconds: 85,
      stem: (p) =>
        `${rightTriangle(p.set, p.a, p.b, p.fn === 'tan' ? { a: `${p.a}`, c: `${p.c}` } : { a: `${p.a}`, b: `${p.b}` }, p.rot)}<p>In right triangle $${p.set}$, what is $\\${p.fn} ${p.set[p.corner]}$?</p>`,
    },
    {
      id: 'grid',
      kind: 'figure',
      items: 5,
      response: 'grid',
      stem: (p) =>
        `${rightTriangle(p.set, p.a, p.b, { a: `${p.a}`, b: `${p.b}`, c: `${p.c}` }, p.rot)}<p>The right angle of triangle $${p.set}$ is at $${p.set[2]}$. What is the value of $\\${p.fn} ${p.set[p.corner]}$? Give it as a fraction or a decimal.</p>`,
    },
  ],
  given: (p) => ({
    a: p.a,
    second: p.fn === 'tan' ? 'c' : 'b',
    side: p.fn === 'tan' ? p.c : p.b,
    fn: p.fn,
    corner: p.corner,
  }),
  answer: (p) => num(value(p.fn, legs(p).opp, legs(p).adj, p.c)),
  traps: [
    {
      misconception: 'geo-swaps-sine-and-cosine',
      classic: true,
      operation: 'wrong-sides-of-a-ratio',
      operands: (g) => pair(g, { sin: ['adj', 'hyp'], cos: ['opp', 'hyp'], tan: ['adj', 'opp'] }),
      rule: (g) => num(value(g.fn, seen(g).adj, seen(g).opp, seen(g).hyp)),
      why: (p) => `is $\\${p.fn} ${p.set[1 - p.corner]}$: it takes the legs as seen from the other angle.`,
    },
    {
      misconception: 'geo-adds-the-sides',
      rule: (g, frame) => {
        const { opp, adj, hyp } = seen(g)
        if (frame !== 'two-sides') return null
        if (g.fn !== 'tan') return num(value(g.fn, opp, adj, opp + adj))
        return num(g.corner === 0 ? frac(opp, hyp - opp) : frac(hyp - adj, adj))
      },
      says: (p) =>
        p.fn === 'tan'
          ? 'I took the difference of the two given sides for the missing leg.'
          : 'I took the sum of the legs for the hypotenuse.',
      why: (p) =>
        p.fn === 'tan'
          ? 'subtracts the sides themselves to get the missing leg, not their squares.'
          : 'adds the legs themselves to get the hypotenuse, not their squares.',
    },
    {
      misconception: 'geo-uses-the-wrong-ratio',
      operation: 'wrong-sides-of-a-ratio',
      operands: (g) => pair(g, { sin: ['opp', 'adj'], cos: ['opp', 'adj'], tan: ['opp', 'hyp'] }),
      rule: (g) => num(g.fn === 'tan' ? frac(seen(g).opp, seen(g).hyp) : frac(seen(g).opp, seen(g).adj)),
      says: (p) =>
        p.fn === 'tan' ? 'I gave the sine instead of the tangent.' : `I gave the tangent instead of the ${FULL[p.fn]}.`,
      why: (p) => (p.fn === 'tan' ? `is $\\sin ${p.set[p.corner]}$.` : `is $\\tan ${p.set[p.corner]}$.`),
    },
    {
      misconception: 'geo-flips-the-ratio',
      operation: 'reciprocal-taken',
      operands: (g) => pair(g, { sin: ['opp', 'hyp'], cos: ['adj', 'hyp'], tan: ['opp', 'adj'] }),
      rule: (g) => num(flipped(value(g.fn, seen(g).opp, seen(g).adj, seen(g).hyp))),
      why: (p) => `has numerator and denominator of $\\${p.fn} ${p.set[p.corner]}$ exchanged.`,
    },
    {
      misconception: 'geo-uses-the-wrong-ratio',
      operation: 'wrong-sides-of-a-ratio',
      operands: (g) => [seen(g).adj, seen(g).hyp],
      rule: (g) => (g.fn === 'tan' ? num(frac(seen(g).adj, seen(g).hyp)) : null),
      says: () => 'I gave the cosine instead of the tangent.',
      why: (p) => `is $\\cos ${p.set[p.corner]}$.`,
    },
    {
      misconception: 'geo-takes-the-other-leg-and-flips',
      twoSlips: true,
      // The tangent of the other angle, upside down, is the tangent asked for.
      operation: 'reciprocal-taken',
      operands: (g) => pair(g, { sin: ['adj', 'hyp'], cos: ['opp', 'hyp'], tan: ['adj', 'opp'] }),
      rule: (g) => (g.fn === 'tan' ? null : num(flipped(value(g.fn, seen(g).adj, seen(g).opp, seen(g).hyp)))),
      says: () => 'I mixed up the opposite and the adjacent leg, and took the reciprocal of the ratio.',
      why: () => 'takes the wrong leg and takes the reciprocal of the fraction.',
    },
  ],
  explain: (p, frame) => {
    const { opp, adj } = legs(p)
    const v = value(p.fn, opp, adj, p.c)
    const [n, d] = p.fn === 'sin' ? [opp, p.c] : p.fn === 'cos' ? [adj, p.c] : [opp, adj]
    const missing =
      p.fn === 'tan'
        ? {
            do: `The other leg is $\\sqrt{${p.c}^2 - ${p.a}^2} = \\sqrt{${p.c * p.c} - ${p.a * p.a}} = \\sqrt{${p.b * p.b}} = ${p.b}$.`,
            why: `$${p.c}$ is the hypotenuse, so the square of the known leg is subtracted.`,
          }
        : {
            do: `The hypotenuse is $\\sqrt{${p.a}^2 + ${p.b}^2} = \\sqrt{${p.a * p.a} + ${p.b * p.b}} = \\sqrt{${p.c * p.c}} = ${p.c}$.`,
            why: 'Both legs are given, and the ratio needs the hypotenuse.',
          }
    return {
      plan: 'Name the sides as seen from the angle: opposite leg, adjacent leg, hypotenuse. Then write down the ratio.',
      steps: [
        ...(frame === 'two-sides' ? [missing] : []),
        {
          do: `Seen from $${p.set[p.corner]}$, the opposite leg is $${opp}$, the adjacent leg is $${adj}$, and the hypotenuse is $${p.c}$.`,
          why: `The hypotenuse lies opposite the right angle at $${p.set[2]}$; the adjacent leg ends at $${p.set[p.corner]}$.`,
        },
        {
          do: `$\\${p.fn} ${p.set[p.corner]} = \\frac{${n}}{${d}}${v.d === d ? '' : ` = ${toTex(v)}`}$`,
          why: {
            sin: 'Sine is opposite over hypotenuse.',
            cos: 'Cosine is adjacent over hypotenuse.',
            tan: 'Tangent is opposite over adjacent.',
          }[p.fn],
        },
      ],
      ...(frame === 'two-sides'
        ? {
            faster: `${tripleSays(p.a, p.b, p.c)}, so the ${p.fn === 'tan' ? `other leg is $${p.b}$` : `hypotenuse is $${p.c}$`} without any roots, and $\\${p.fn} ${p.set[p.corner]} = ${toTex(v)}$.`,
          }
        : {}),
      check:
        p.fn === 'tan'
          ? `The opposite leg is ${opp > adj ? 'longer' : 'shorter'} than the adjacent one, so the tangent must be ${opp > adj ? 'greater' : 'less'} than 1; $${toTex(v)}$ is.`
          : `The hypotenuse is the longest side, so the ratio must be less than 1; $${toTex(v)}$ is.`,
      figure: rightTriangle(
        p.set,
        p.a,
        p.b,
        {
          a: `${p.corner === 0 ? 'opposite' : 'adjacent'} ${p.a}`,
          b: `${p.corner === 0 ? 'adjacent' : 'opposite'} ${p.b}`,
          c: `hypotenuse ${p.c}`,
        },
        p.rot,
      ),
    }
  },
  check: ({ a, second, side, fn, corner }) => {
    const b = second === 'b' ? side : Math.sqrt(side * side - a * a)
    const at = corner === 0 ? Math.atan2(a, b) : Math.atan2(b, a)
    const x = Math[fn](at)
    for (let d = 1; d < 100; d++) if (Math.abs(x * d - Math.round(x * d)) < 1e-7) return num(frac(Math.round(x * d), d))
    return num(-1)
  },
})

const claims = template({
  id: 'geometry/trig-claims',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 85,
  response: 'choice',
  ...withFaster(
    withCheck(
      judgeTwo({
        slip: 'geo-right',
        frame: 'two-claims',
        items: 6,
        draw: (rng) => {
          const { a, b, c, set, rot } = drawRatio(rng)
          return { a, b, c, set, rot }
        },
        shown: ({ a, b, c, set, rot }) => {
          const A = ((Math.atan2(a, b) * 180) / Math.PI).toFixed(1)
          const angles = { A: `${A}°`, B: `${(90 - Number(A)).toFixed(1)}°` }
          return rightTriangle(set, a, b, { a: `${a}`, b: `${b}`, c: `${c}`, ...angles }, rot)
        },
        intro: (e) =>
          `${rightTriangle(e.set, e.a, e.b, { a: `${e.a}`, b: `${e.b}`, c: `${e.c}` }, e.rot)}<p>Two students describe right triangle $${e.set}$.</p>`,
        plan: 'For each angle named, find the side opposite it, the leg beside it, and the hypotenuse. Then write the ratio that the name asks for, and compare.',
        claims: ({ a, b, c, set }) => {
          const [A, B] = [set[0], set[1]]
          const f = (n: number, d: number) => toTex(frac(n, d))
          return [
            {
              id: 'same',
              says: `$\\sin ${A} = \\cos ${B}$`,
              holds: true,
              tested: `$\\sin ${A}$ is opposite over hypotenuse, $${f(a, c)}$. For $${B}$ the same leg of $${a}$ is the adjacent one, so $\\cos ${B} = ${f(a, c)}$.`,
            },
            {
              id: 'sin',
              says: `$\\sin ${A} = ${f(a, c)}$`,
              holds: true,
              tested: `Opposite $${A}$ lies the leg of $${a}$, and the hypotenuse is $${c}$. Opposite over hypotenuse: $${f(a, c)}$.`,
            },
            {
              id: 'tan',
              says: `$\\tan ${B} = ${f(b, a)}$`,
              holds: true,
              tested: `Opposite $${B}$ lies the leg of $${b}$, and beside it the leg of $${a}$. Opposite over adjacent: $${f(b, a)}$.`,
            },
            {
              id: 'product',
              says: `$\\tan ${A} \\cdot \\tan ${B} = 1$`,
              holds: true,
              tested: `$\\tan ${A} = ${f(a, b)}$ and $\\tan ${B} = ${f(b, a)}$: each is the reciprocal of the other.`,
            },
            {
              id: 'cos',
              says: `$\\cos ${A} = ${f(a, c)}$`,
              holds: false,
              tested: `The cosine is adjacent over hypotenuse. Beside $${A}$ lies the leg of $${b}$: $\\cos ${A} = ${f(b, c)}$.`,
              because: `$${f(a, c)}$ is $\\sin ${A}$.`,
            },
            {
              id: 'flip',
              says: `$\\tan ${A} = ${f(b, a)}$`,
              holds: false,
              tested: `The tangent is opposite over adjacent. Opposite $${A}$ lies the leg of $${a}$, beside it the leg of $${b}$: $\\tan ${A} = ${f(a, b)}$.`,
              because: `$${f(b, a)}$ is the reciprocal of the tangent.`,
            },
            {
              id: 'over',
              says: `$\\sin ${B} = ${f(c, b)}$`,
              holds: false,
              tested: `The sine is opposite over hypotenuse. Opposite $${B}$ lies the leg of $${b}$: $\\sin ${B} = ${f(b, c)}$.`,
              because: `$${f(c, b)}$ is the reciprocal: a sine is never greater than 1.`,
            },
            {
              id: 'equal',
              says: `$\\sin ${A} = \\sin ${B}$`,
              holds: false,
              tested: `$\\sin ${A} = ${f(a, c)}$, since $${a}$ lies opposite $${A}$, and $\\sin ${B} = ${f(b, c)}$, since $${b}$ lies opposite $${B}$.`,
            },
          ]
        },
        given: ({ a, b, c }) => ({ a, b, c }),
        test: ({ a, b, c }, id) => {
          const [A, B] = [Math.atan2(a, b), Math.atan2(b, a)]
          const near = (x: number, y: number) => Math.abs(x - y) < 1e-9
          const truth: Record<string, boolean> = {
            same: near(Math.sin(A), Math.cos(B)),
            sin: near(Math.sin(A), a / c),
            tan: near(Math.tan(B), b / a),
            product: near(Math.tan(A) * Math.tan(B), 1),
            cos: near(Math.cos(A), a / c),
            flip: near(Math.tan(A), b / a),
            over: near(Math.sin(B), c / b),
            equal: near(Math.sin(A), Math.sin(B)),
          }
          return truth[id] as boolean
        },
      }),
      ({ e: { a, b, c, set }, ids }) => {
        const [A, B] = [set[0], set[1]]
        const f = (n: number, d: number) => toTex(frac(n, d))
        const far = `Only the side of $${a}$ does not touch $${A}$, so it is the opposite leg, and $${f(a, c)}$ is $\\sin ${A}$; the other leg gives $\\cos ${A} = ${f(b, c)}$.`
        const tangent = (at: string, own: number, other: number) =>
          `The leg opposite $${at}$ is the ${own > other ? 'longer' : 'shorter'} one, so $${at}$ is ${own > other ? 'larger' : 'smaller'} than $45^\\circ$ and its tangent ${own > other ? 'greater' : 'less'} than $1$.`
        return testsOf(ids, {
          same: `An example: $${A}$ and $${B}$ make $90^\\circ$ together, as $30^\\circ$ and $60^\\circ$ do, and $\\sin 30^\\circ = \\cos 60^\\circ = \\frac{1}{2}$.`,
          sin: far,
          cos: far,
          tan: `${tangent(`${B}`, b, a)} So is $${f(b, a)}$.`,
          flip: `${tangent(`${A}`, a, b)} But $${f(b, a)}$ is ${b > a ? 'greater' : 'less'}.`,
          product: `Multiply: $${f(a, b)} \\cdot ${f(b, a)} = 1$.`,
          over: `$${f(c, b)}$ is greater than $1$; its reciprocal, $${f(b, c)}$, is $\\sin ${B}$.`,
          equal: `$\\sin ${A} = ${f(a, c)}$, but $\\sin ${B} = ${f(b, c)}$.`,
        })
      },
    ),
    ({ e: { a, b, set }, ids }) => {
      const [A, B] = [set[0], set[1]]
      return testsOf(ids, {
        same: 'The two acute angles make $90^\\circ$, so the sine of one is always the cosine of the other.',
        sin: `The leg of $${a}$ does not touch $${A}$, so over the hypotenuse it makes the sine.`,
        cos: `The leg of $${a}$ does not touch $${A}$, so over the hypotenuse it makes the sine, not the cosine.`,
        tan: `The tangent of $${B}$ has the leg on top that does not touch $${B}$: the $${b}$.`,
        flip: `The tangent of $${A}$ has the leg on top that does not touch $${A}$, the $${a}$; here it stands below.`,
        product: 'The tangent of one acute angle is the reciprocal of the other, so their product is always $1$.',
        over: 'A sine is never greater than $1$.',
        equal: `Equal sines need equal opposite legs, and $${a} \\neq ${b}$.`,
      })
    },
  ),
})

export const templates: readonly Template[] = [ratio, setUp, scene, claims]
