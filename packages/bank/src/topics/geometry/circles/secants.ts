/** Secants, tangents and the angles between them. */

import {
  add,
  div,
  drawing,
  frac,
  g,
  gcd,
  type Html,
  int,
  num,
  pick,
  type Rng,
  surdSqrt,
  surdValue,
  template,
  toTex,
  until,
  whole,
  xy,
} from '#kit'
import { circleOf, skill } from './chords-common.ts'

const SECANTS = [
  [4, 5, 6],
  [3, 9, 6],
  [2, 6, 4],
  [4, 12, 8],
  [5, 15, 10],
  [8, 10, 12],
  [9, 7, 12],
  [4, 21, 10],
  [9, 16, 15],
  [3, 24, 9],
  [8, 24, 16],
  [6, 18, 12],
  [2, 30, 8],
  [2, 16, 6],
  [5, 40, 15],
  [16, 9, 20],
] as const

type Secant = Readonly<{ a: number; b: number; t: number; deg: number }>

/** A tangent and a secant from P, with labels for the tangent, the outer and the inner part of the secant. */
const secantFigure = ({ a, b, t, deg }: Secant, [tangent, outer, inner]: readonly [string, string, string]): Html => {
  const { center, radius } = circleOf(a, a + b, t, t, deg)
  const at = {
    P: [0, 0] as const,
    A: [a, 0] as const,
    B: [a + b, 0] as const,
    T: xy.polar([0, 0], t, deg),
    o: center,
  }
  return drawing(
    {
      alt: 'A circle; from P a tangent touches it at T, and a secant meets it first at A, then at B',
      at,
      height: 290,
    },
    [g.circle('o', radius), g.seg('PT', tangent), g.seg('PA', outer, { from: 'T' }), g.seg('AB', inner, { from: 'T' })],
  )
}

/** The root of outer part times whole secant without the product. */
function rootInParts(a: number, whole: number, t: number): Html {
  const shared = gcd(a, whole)
  const [u, w] = [Math.sqrt(a / shared), Math.sqrt(whole / shared)]
  if (u === 1)
    return `No product is needed: $PB = ${whole}$ is $${w * w} = ${w}^2$ times $PA = ${a}$, so $PT$ is ${w} times $PA$: $${w} \\cdot ${a} = ${t}$.`
  if (shared === 1)
    return `No product is needed: $${a} = ${u}^2$ and $${whole} = ${w}^2$ are squares, so the root of $${a} \\cdot ${whole}$ is $${u} \\cdot ${w} = ${t}$.`
  return `No product is needed: $${a} = ${shared} \\cdot ${u}^2$ and $${whole} = ${shared} \\cdot ${w}^2$, so the root of $${a} \\cdot ${whole}$ is $${shared} \\cdot ${u} \\cdot ${w} = ${t}$.`
}

export const power = template({
  id: 'geometry/circle-tangent-secant',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 90,
  response: 'choice',
  balance: 'size',
  draw: (rng) => {
    const [a, b, t] = pick(rng, SECANTS)
    return { a, b, t, ask: pick(rng, ['t', 'b'] as const), deg: pick(rng, [48, 55, 62]) }
  },
  frames: [
    {
      id: 'figure',
      kind: 'multi-step',
      items: 7,
      stem: ({ a, b, t, ask, deg }) =>
        `${secantFigure({ a, b, t, deg }, ask === 't' ? ['', `${a}`, `${b}`] : [`${t}`, `${a}`, ''])}<p>$PT$ is tangent to the circle at $T$. What is the length of $${ask === 't' ? 'PT' : 'AB'}$?</p>`,
    },
  ],
  given: ({ a, b, t, ask }) => ({ a, other: ask === 't' ? b : t, ask }),
  answer: ({ b, t, ask }) => num(ask === 't' ? t : b),
  traps: [
    {
      misconception: 'geo-circ-inner-part-for-the-whole-secant',
      classic: true,
      rule: ({ a, other, ask }) => (ask === 't' ? surdValue(surdSqrt(a * other)) : whole(frac(other * other, a))),
      says: () => 'I multiplied the outer part $PA$ by the inner part $AB$ instead of the whole secant.',
      why: ({ ask }) =>
        ask === 't' ? 'multiplies the outer part by the inner part.' : 'is the whole secant $PB$, not $AB$.',
    },
    {
      misconception: 'geo-circ-adds-the-parts',
      rule: ({ a, other, ask }) => (ask === 't' ? num(a + other) : whole(other - a)),
      says: () => 'I took the tangent to be as long as the whole secant.',
      why: ({ ask }) => (ask === 't' ? 'is the whole secant.' : 'takes $PB$ to be as long as $PT$.'),
    },
    {
      misconception: 'geo-circ-mixes-leg-and-hypotenuse',
      rule: ({ a, other, ask }) =>
        surdValue(surdSqrt(ask === 't' ? a * a + other * other : Math.abs(other * other - a * a))),
      says: ({ ask }) =>
        `I ${ask === 't' ? 'added' : 'subtracted'} the squares of the two lengths and took the root, although there is no right triangle here.`,
      why: () => 'uses the Pythagorean theorem, but there is no right angle here.',
    },
    {
      misconception: 'geo-circ-forgets-the-root',
      rule: ({ a, other, ask }) => (ask === 't' ? num(a * (a + other)) : null),
      why: () => 'is the square of $PT$: the root is missing.',
    },
    {
      misconception: 'geo-circ-gives-half-the-chord',
      rule: ({ a, other, ask }) => (ask === 't' ? null : num(a + other)),
      says: () => 'I added the outer part to the tangent.',
      why: () => 'adds the outer part to the tangent.',
    },
  ],
  explain: ({ a, b, t, ask, deg }) => ({
    plan: 'The square of the tangent equals the outer part of the secant times the whole secant.',
    steps:
      ask === 't'
        ? [
            {
              do: `The whole secant is $PB = ${a} + ${b} = ${a + b}$.`,
              why: 'The theorem needs the whole secant, not the inner part.',
            },
            {
              do: `$PT^2 = PA \\cdot PB = ${a} \\cdot ${a + b} = ${t * t}$`,
              why: 'The square of the tangent equals the outer part times the whole secant.',
            },
            { do: `$PT = \\sqrt{${t * t}} = ${t}$`, why: 'The length is the root of its square.' },
          ]
        : [
            {
              do: `$${t}^2 = ${a} \\cdot PB$, so $${a} \\cdot PB = ${t * t}$.`,
              why: 'The square of the tangent equals the outer part times the whole secant.',
            },
            { do: `$PB = ${t * t} \\div ${a} = ${a + b}$`, why: `Divide both sides by ${a}.` },
            { do: `$AB = ${a + b} - ${a} = ${b}$`, why: 'The outer part is taken off the whole secant.' },
          ],
    ...(ask === 't'
      ? { faster: rootInParts(a, a + b, t) }
      : {
          faster: `No squares are needed: from $PA$ to $PT$ and from $PT$ to $PB$ the factor is the same, $\\frac{${t}}{${a}}${t % a === 0 ? ` = ${t / a}` : gcd(t, a) > 1 ? ` = ${toTex(frac(t, a))}` : ''}$. So $PB = ${t} \\cdot ${toTex(frac(t, a))} = ${a + b}$, and $AB = ${a + b} - ${a} = ${b}$.`,
        }),
    check:
      ask === 't'
        ? `The tangent must be longer than $PA = ${a}$ and shorter than $PB = ${a + b}$; $${t}$ is.`
        : `$PA \\cdot PB = ${a} \\cdot (${a} + ${b}) = ${t * t} = ${t}^2$`,
    figure: secantFigure({ a, b, t, deg }, [`${t}`, `${a}`, `${b}`]),
  }),
  check: ({ a, other, ask }) =>
    num(
      Array.from({ length: 99 }, (_, x) => x).find(
        (x) => x > 0 && (ask === 't' ? x * x === a * (a + other) : other * other === a * (a + x)),
      ) ?? -1,
    ),
})

const drawArcs = (rng: Rng) =>
  until(
    () => ({
      p: int(rng, 36, 75) * 2,
      q: int(rng, 14, 40) * 2,
      where: pick(rng, ['in', 'out'] as const),
      rot: pick(rng, [0, 0, 180]),
    }),
    ({ p, q }) => p - q > 36 && p - q < 100 && p + q < 230,
  )

const arcsFigure = ({ p, q, where, rot }: ReturnType<typeof drawArcs>, angle: string): Html => {
  const c = (d: number) => xy.polar([0, 0], 5, d + rot)
  // The large arc AB lies on the left, the small arc CD on the right.
  const [A, B, D, C] = [c(180 + p / 2), c(180 - p / 2), c(q / 2), c(-q / 2)]
  const [one, two] = where === 'in' ? ([D, C] as const) : ([C, D] as const)
  const E = xy.meet(A, one, B, two)
  const [x, y] = where === 'in' ? ['D', 'C'] : ['C', 'D']
  return drawing(
    {
      alt:
        where === 'in'
          ? 'Circle with chords AD and BC, which cross at E'
          : 'A circle; from E outside the circle one secant passes through C and A, another through D and B',
      at: { A, B, C, D, E, o: [0, 0] },
      height: 270,
    },
    [
      g.circle('o', 5),
      where === 'in' ? g.seg(`A${x}`) : g.seg('AE'),
      where === 'in' ? g.seg(`B${y}`) : g.seg('BE'),
      g.arcLabel('o', 5, 180 + rot, `${p}°`, 'Arc AB'),
      g.arcLabel('o', 5, rot, `${q}°`, 'Arc CD'),
      g.angle('AEB', angle),
    ],
  )
}

export const arcAngle = template({
  id: 'geometry/circle-angle-from-arcs',
  skill,
  difficulty: 'High',
  b: 0.6,
  calculator: false,
  seconds: 85,
  response: 'choice',
  balance: 'size',
  draw: drawArcs,
  frames: [
    {
      id: 'figure',
      kind: 'multi-step',
      items: 8,
      stem: (p) =>
        `${arcsFigure(p, 'x°')}<p>Arc $AB$ measures $${p.p}^\\circ$ and arc $CD$ measures $${p.q}^\\circ$. What is the value of $x$?</p>`,
    },
  ],
  given: ({ p, q, where }) => ({ p, q, where }),
  answer: ({ p, q, where }) => num((where === 'in' ? p + q : p - q) / 2),
  traps: [
    {
      misconception: 'geo-circ-sum-for-difference',
      classic: true,
      operation: 'sign-reversed',
      operands: ({ q, where }) => [where === 'in' ? q : -q],
      after: (x, { p }) => div(add(p, x), 2),
      rule: ({ p, q, where }) => num((where === 'in' ? p - q : p + q) / 2),
      says: ({ where }) =>
        where === 'in'
          ? 'I took half the difference of the arcs, although the vertex lies inside.'
          : 'I took half the sum of the arcs, although the vertex lies outside.',
      why: ({ where }) =>
        where === 'in'
          ? 'is half the difference; the vertex lies inside the circle.'
          : 'is half the sum; the vertex lies outside the circle.',
    },
    {
      misconception: 'geo-circ-forgets-to-halve',
      operation: 'part-left-out',
      operands: ({ p, q, where }) => [where === 'in' ? p + q : p - q],
      rule: ({ p, q, where }) => num(where === 'in' ? p + q : p - q),
      says: ({ where }) => `I forgot to halve the ${where === 'in' ? 'sum' : 'difference'} of the arcs.`,
      why: () => 'forgets to halve.',
    },
    {
      misconception: 'geo-circ-inscribed-equals-central',
      operation: 'part-left-out',
      operands: ({ p }) => [p],
      after: (x) => div(x, 2),
      rule: ({ p }) => num(p / 2),
      says: () => 'I halved arc $AB$, as if the vertex were on the circle.',
      why: () => 'would be right for an angle with its vertex on the circle.',
    },
    {
      misconception: 'geo-circ-inscribed-equals-central',
      rule: ({ p }) => num(p),
      says: () => 'I took the angle to be as large as arc $AB$, as if the vertex were the center.',
      why: () => 'would be right for an angle with its vertex at the center.',
    },
    {
      misconception: 'geo-circ-uses-the-neighboring-angle',
      rule: ({ p, q, where }) => num(180 - (where === 'in' ? p + q : p - q) / 2),
      says: ({ where }) =>
        where === 'in'
          ? 'I gave the angle next to angle $AEB$.'
          : 'I worked out angle $AEB$ and then subtracted it from $180^\\circ$.',
      why: ({ where }) => (where === 'in' ? 'is the angle next to it.' : 'is $180^\\circ$ minus the angle.'),
    },
  ],
  explain: ({ p, q, where, rot }) => {
    const sum = where === 'in' ? p + q : p - q
    return {
      plan: 'See where the vertex lies: inside the circle the angle is half the sum of the two arcs, outside half their difference.',
      steps: [
        {
          do: `The vertex $E$ lies ${where === 'in' ? 'inside' : 'outside'} the circle.`,
          why:
            where === 'in'
              ? 'Then the angle is half the sum of the arc in it and the arc opposite.'
              : 'Then the angle is half the difference of the far arc and the near arc.',
        },
        {
          do: `$${p}^\\circ ${where === 'in' ? '+' : '-'} ${q}^\\circ = ${sum}^\\circ$`,
          why: where === 'in' ? 'Add the two arcs.' : 'Subtract the near arc from the far one.',
        },
        {
          do: `$x = ${sum} \\div 2 = ${sum / 2}$`,
          why: 'Inscribed angles are half of their arcs, and the angle is made of two of them.',
        },
      ],
      ...(where === 'in'
        ? {
            faster: `Inside the circle the angle is the average of the two arcs, halfway from $${q}$ to $${p}$: $${q} + ${p - q} \\div 2 = ${sum / 2}$.`,
          }
        : {}),
      check:
        where === 'in'
          ? `Draw chord $AC$: $m\\angle BCA = ${p / 2}^\\circ$ and $m\\angle CAD = ${q / 2}^\\circ$ are inscribed angles, and $\\angle AEB$ is an exterior angle of triangle $AEC$: $${p / 2} + ${q / 2} = ${sum / 2}$.`
          : `Draw chord $BC$: $m\\angle ACB = ${p / 2}^\\circ$ and $m\\angle CBD = ${q / 2}^\\circ$ are inscribed angles, and $\\angle ACB$ is an exterior angle of triangle $EBC$: $${sum / 2} + ${q / 2} = ${p / 2}$.`,
      figure: arcsFigure({ p, q, where, rot }, `${sum / 2}°`),
    }
  },
  check: ({ p, q, where }) => {
    const c = (d: number) => xy.polar([0, 0], 1, d)
    const [A, B, D, C] = [c(180 + p / 2), c(180 - p / 2), c(q / 2), c(-q / 2)]
    const E = where === 'in' ? xy.meet(A, D, B, C) : xy.meet(A, C, B, D)
    return num(Math.round(xy.angle(A, E, B)))
  },
})
