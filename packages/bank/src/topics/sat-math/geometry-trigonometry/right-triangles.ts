import {
  add,
  div,
  drawing,
  frac,
  g,
  gcd,
  type Html,
  hypot,
  int,
  linear,
  mul,
  num,
  pick,
  sub,
  type Template,
  template,
  until,
} from '#kit'
import { search } from '../common.ts'

const skill = 'sm-right-triangles-trigonometry'

const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const
/** The legs in either order, then the hypotenuse. */
export const triple = (t: number, swap: number): readonly [number, number, number] => {
  const [a, b, c] = TRIPLES[t] as (typeof TRIPLES)[number]
  return swap === 0 ? [a, b, c] : [b, a, c]
}

/** The Pythagorean triple behind two legs and a hypotenuse, and what follows from it. */
export const knownTriple = (a: number, b: number, c: number, then: string): string => {
  const m = gcd(a, b)
  const [short, long] = [Math.min(a, b), Math.max(a, b)]
  return m === 1
    ? `${short}, ${long}, ${c} is a Pythagorean triple, so ${then}`
    : `${short}, ${long}, ${c} is ${m} times the Pythagorean triple ${short / m}, ${long / m}, ${c / m}, so ${then}`
}

/** The triangle with its legs; with the hypotenuse when it is found. */
const ratioFigure = (a: number, b: number, found = false): Html =>
  drawing({ alt: 'Right triangle ABC', at: { A: [b, 0], B: [0, a], C: [0, 0] } }, [
    g.polygon('ABC'),
    g.right('ACB'),
    g.side('BC', `${a}`),
    g.side('CA', `${b}`),
    ...(found ? [g.side('AB', `${hyp(a, b)}`)] : []),
  ])

const ratio = template({
  id: 'sat-math/trig-ratio',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: true,
  seconds: 75,
  response: 'choice',
  balance: 'distance',
  draw: (rng) => {
    const [a, b] = triple(int(rng, 0, 4), int(rng, 0, 1))
    const m = int(rng, 1, 3)
    return { a: a * m, b: b * m, fn: pick(rng, ['sin', 'cos', 'tan'] as const) }
  },
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 6,
      stem: ({ a, b, fn }) =>
        `<p>Triangle $ABC$ has a right angle at $C$.</p>${ratioFigure(a, b)}<p>What is the value of $\\${fn} A$?</p>`,
    },
    {
      id: 'words',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: ({ a, b, fn }) =>
        `In right triangle $ABC$, the right angle is at $C$, $BC = ${a}$, and $AC = ${b}$. What is the value of $\\${fn} A$?`,
    },
  ],
  given: ({ a, b, fn }) => ({ a, b, fn }),
  answer: ({ a, b, fn }) => val(a, b, fn),
  traps: [
    {
      misconception: 'sm-uses-the-other-angle',
      classic: true,
      rule: ({ a, b, fn }) => val(b, a, fn),
      says: () => 'I took the opposite side for the adjacent one, as for angle $B$.',
      why: () => 'belongs to angle $B$.',
    },
    {
      misconception: 'sm-mixes-up-the-ratios',
      rule: ({ a, b, fn }) => (fn === 'tan' ? num(frac(a, hyp(a, b))) : num(frac(a, b))),
      says: ({ fn }) => (fn === 'tan' ? 'I gave the sine of angle $A$.' : 'I gave the tangent of angle $A$.'),
      why: ({ fn }) => (fn === 'tan' ? 'is the sine of angle $A$.' : 'is the tangent of angle $A$.'),
    },
    {
      misconception: 'sm-mixes-up-the-ratios',
      rule: ({ a, b, fn }) => (fn === 'tan' ? num(frac(b, hyp(a, b))) : null),
      says: () => 'I gave the cosine of angle $A$.',
      why: () => 'is the cosine of angle $A$.',
    },
    {
      misconception: 'sm-turns-the-ratio-over',
      operation: 'reciprocal-taken',
      rule: ({ a, b, fn }) => (fn === 'tan' ? null : num(frac(hyp(a, b), fn === 'sin' ? a : b))),
      why: ({ fn }) => `is the hypotenuse divided by the ${fn === 'sin' ? 'opposite' : 'adjacent'} side.`,
    },
    {
      misconception: 'sm-mixes-up-the-ratios',
      twoSlips: true,
      rule: ({ a, b, fn }) => (fn === 'tan' ? null : num(frac(b, a))),
      says: () => 'I gave the tangent, and that of angle $B$.',
      why: () => 'is the tangent of angle $B$.',
    },
  ],
  explain: ({ a, b, fn }, frame) => ({
    plan: 'Name the sides as seen from the angle that is asked for: opposite, adjacent, hypotenuse. If the hypotenuse is needed, find it with the Pythagorean theorem.',
    steps: [
      {
        do: `For angle $A$ the opposite side is $BC = ${a}$ and the adjacent side is $AC = ${b}$.`,
        why: 'The opposite side does not touch the angle.',
      },
      {
        do: `The hypotenuse is $\\sqrt{${a}^2 + ${b}^2} = \\sqrt{${a * a + b * b}} = ${hyp(a, b)}$${fn === 'tan' ? '; the tangent does not need it' : ''}.`,
        why: 'Pythagorean theorem.',
      },
      {
        do: `So $\\${fn} A = \\frac{${fn === 'cos' ? b : a}}{${fn === 'tan' ? b : hyp(a, b)}}${val(a, b, fn).html === `$\\frac{${fn === 'cos' ? b : a}}{${fn === 'tan' ? b : hyp(a, b)}}$` ? '' : ` = ${val(a, b, fn).html.replaceAll('$', '')}`}$.`,
        why:
          fn === 'sin'
            ? 'Sine is opposite over hypotenuse.'
            : fn === 'cos'
              ? 'Cosine is adjacent over hypotenuse.'
              : 'Tangent is opposite over adjacent.',
      },
    ],
    check:
      fn === 'tan'
        ? `The opposite side is ${a > b ? 'longer' : 'shorter'} than the adjacent one, so the tangent must be ${a > b ? 'greater' : 'less'} than 1.`
        : `A ${fn === 'sin' ? 'sine' : 'cosine'} is less than 1, and with the other ratio $\\left(\\frac{${a}}{${hyp(a, b)}}\\right)^2 + \\left(\\frac{${b}}{${hyp(a, b)}}\\right)^2 = \\frac{${a * a} + ${b * b}}{${hyp(a, b) ** 2}} = 1$.`,
    ...(frame === 'figure' ? { figure: ratioFigure(a, b, true) } : {}),
    faster:
      fn === 'tan'
        ? `The tangent needs no hypotenuse: opposite divided by adjacent is $${a} \\div ${b}$, and that is ${val(a, b, fn).html}.`
        : `${knownTriple(a, b, hyp(a, b), `the hypotenuse is ${hyp(a, b)} without a root`)}, and $\\${fn} A$ is ${val(a, b, fn).html}.`,
  }),
  check: ({ a, b, fn }) => {
    const v = Math[fn](Math.atan2(a, b))
    const d = Array.from({ length: 40 }, (_, i) => i + 1).find((n) => Math.abs(v * n - Math.round(v * n)) < 1e-9) ?? 1
    return num(frac(Math.round(v * d), d))
  },
})

function hyp(a: number, b: number): number {
  return Math.round(hypot(a, b))
}
function val(a: number, b: number, fn: 'sin' | 'cos' | 'tan') {
  return num(fn === 'sin' ? frac(a, hyp(a, b)) : fn === 'cos' ? frac(b, hyp(a, b)) : frac(a, b))
}

/** A fraction among whole numbers would stand out. */
const wholeOrNone = (n: number, d: number) => (n % d === 0 && n / d > 0 ? num(n / d) : null)

const complement = template({
  id: 'sat-math/sine-cosine-complement',
  skill,
  difficulty: 'High',
  b: 0.6,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ p: int(rng, 2, 5), q: int(rng, 1, 20), r: int(rng, 1, 4), s: int(rng, 1, 25), k: int(rng, 4, 20) }),
      ({ p, q, r, s, k }) => (p + r) * k + q + s === 90 && p !== r && q !== s,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ p, q, r, s }) =>
        `Two acute angles measure $(${linear(p, q)})^\\circ$ and $(${linear(r, s)})^\\circ$, and $\\sin(${linear(p, q)})^\\circ = \\cos(${linear(r, s)})^\\circ$. What is the value of $x$?`,
    },
    {
      id: 'grid',
      kind: 'bare',
      response: 'grid',
      items: 4,
      stem: ({ p, q, r, s }) =>
        `If $\\cos(${linear(r, s)})^\\circ = \\sin(${linear(p, q)})^\\circ$ and both angles are acute, what is the value of $x$?`,
    },
  ],
  given: ({ p, q, r, s }) => ({ p, q, r, s }),
  answer: ({ k }) => num(k),
  traps: [
    {
      misconception: 'sm-sets-the-angles-equal',
      classic: true,
      operation: 'unequal-set-equal',
      operands: ({ p, q, r, s }) => [p, q, r, s],
      rule: ({ p, q, r, s }) => wholeOrNone(s - q, p - r),
      why: ({ p, q, r, s }) => `solves $${linear(p, q)} = ${linear(r, s)}$.`,
    },
    {
      misconception: 'sm-supplementary-for-complementary',
      classic: true,
      operation: 'wrong-number-used',
      operands: () => [180],
      after: (x, { p, q, r, s }) => div(sub(x, q + s), p + r),
      rule: ({ p, q, r, s }) => wholeOrNone(180 - q - s, p + r),
      why: () => 'lets the angles add up to 180°.',
    },
    {
      misconception: 'sm-gives-the-angle',
      operation: 'solved-for-the-other',
      operands: ({ p, q, r, s }) => [add(mul(p, div(90 - q - s, p + r)), q)],
      rule: ({ p, q, r, s }) => num((p * (90 - q - s)) / (p + r) + q),
      says: () => 'I gave the angle in the sine instead of $x$.',
      why: ({ p, q }) => `is the value of $${linear(p, q)}$.`,
    },
    {
      misconception: 'sm-leaves-out-the-numbers',
      operation: 'part-left-out',
      operands: () => [90],
      after: (x, { p, r }) => div(x, p + r),
      rule: ({ p, r }) => wholeOrNone(90, p + r),
      says: () => 'I left out the constants beside $x$.',
      why: ({ p, r }) => `solves $${p + r}x = 90$.`,
    },
    {
      misconception: 'sm-leaves-out-the-numbers',
      operation: 'added-instead-of-subtracted',
      operands: ({ q, s }) => [90, q + s],
      after: (x, { p, r }) => div(x, p + r),
      rule: ({ p, q, r, s }) => wholeOrNone(90 + q + s, p + r),
      says: () => 'I added the constants to 90 instead of subtracting them.',
      why: () => 'adds the constants to 90 instead of subtracting them.',
    },
    {
      misconception: 'sm-gives-the-angle',
      operation: 'solved-for-the-other',
      operands: ({ p, q, r, s }) => [add(mul(r, div(90 - q - s, p + r)), s)],
      rule: ({ p, q, r, s }) => num((r * (90 - q - s)) / (p + r) + s),
      says: () => 'I gave the angle in the cosine instead of $x$.',
      why: ({ r, s }) => `is the value of $${linear(r, s)}$.`,
    },
  ],
  explain: ({ p, q, r, s, k }) => ({
    plan: 'The sine of an acute angle equals the cosine of its complement. So the two angles add up to a right angle, which gives an equation for $x$.',
    steps: [
      {
        do: `$(${linear(p, q)}) + (${linear(r, s)}) = 90$`,
        why: 'The sine of an acute angle is the cosine of its complement.',
      },
      { do: `$${p + r}x + ${q + s} = 90$, so $${p + r}x = ${90 - q - s}$.`, why: 'Combine like terms, then subtract.' },
      { do: `$x = \\frac{${90 - q - s}}{${p + r}} = ${k}$`, why: 'Divide by the coefficient of $x$.' },
    ],
    check: `The angles are $${p * k + q}^\\circ$ and $${r * k + s}^\\circ$, and they add up to $90^\\circ$.`,
    faster: `In one line on a calculator: $(90 - ${q} - ${s}) \\div ${p + r} = ${k}$.`,
  }),
  check: ({ p, q, r, s }) => {
    const rad = Math.PI / 180
    return num(
      search(
        (x) =>
          x > 0 &&
          p * x + q < 90 &&
          r * x + s < 90 &&
          Math.abs(Math.sin((p * x + q) * rad) - Math.cos((r * x + s) * rad)) < 1e-9,
        90,
      ),
    )
  },
})

export const templates: readonly Template[] = [ratio, complement]
