import {
  drawing,
  g,
  type Html,
  int,
  num,
  pick,
  type Rng,
  surdScale,
  surdSqrt,
  surdValue,
  type Template,
  template,
  until,
  whole,
  xy,
} from '#kit'
import { circleOf, skill } from './chords-common.ts'
import { arcAngle, mistake, power } from './secants.ts'

const TRIPLES = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [9, 12, 15],
  [8, 15, 17],
  [12, 16, 20],
  [7, 24, 25],
  [15, 20, 25],
  [10, 24, 26],
  [20, 21, 29],
] as const

/** Legs in either order, and the hypotenuse. */
const triple = (rng: Rng) => {
  const [a, b, c] = pick(rng, TRIPLES)
  return int(rng, 0, 1) === 1 ? { a, b, c } : { a: b, b: a, c }
}

const tangent = template({
  id: 'geometry/circle-tangent-length',
  skill,
  difficulty: 'Low',
  b: -0.4,
  calculator: false,
  seconds: 70,
  response: 'choice',
  balance: 'size',
  draw: (rng) => ({
    ...until(
      () => triple(rng),
      ({ a, b }) => a / b < 2 && a / b > 0.4,
    ),
    ask: pick(rng, ['t', 'op'] as const),
    rot: pick(rng, [0, 20, -30, 180, 200]),
  }),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 6,
      stem: (p) =>
        `${tangentFigure(p.a, p.b, p.c, p.ask, p.rot)}<p>$PT$ is tangent to the circle with center $O$ at $T$. What is the length of $${p.ask === 't' ? 'PT' : 'OP'}$?</p>`,
    },
    {
      id: 'typed',
      kind: 'figure',
      response: 'grid',
      items: 6,
      stem: (p) =>
        `<p>A line through $P$ touches the circle with center $O$ at $T$.</p>${tangentFigure(p.a, p.b, p.c, p.ask, p.rot + 75)}<p>How many units long is segment $${p.ask === 't' ? 'PT' : 'OP'}$?</p>`,
    },
  ],
  given: ({ a, b, c, ask }) => ({ a, other: ask === 't' ? c : b, ask }),
  answer: ({ b, c, ask }) => num(ask === 't' ? b : c),
  traps: [
    {
      misconception: 'geo-circ-adds-lengths-not-squares',
      classic: true,
      rule: ({ a, other, ask }) => num(ask === 't' ? other - a : a + other),
      says: ({ ask }) =>
        ask === 't'
          ? 'I subtracted the lengths themselves instead of their squares.'
          : 'I added the lengths themselves instead of their squares.',
      why: ({ a, b, c, ask }) =>
        ask === 't' ? `is $${c} - ${a}$, without squares.` : `is $${a} + ${b}$, without squares.`,
    },
    {
      misconception: 'geo-circ-mixes-leg-and-hypotenuse',
      classic: true,
      rule: ({ a, other, ask }) =>
        surdValue(surdSqrt(ask === 't' ? a * a + other * other : Math.abs(other * other - a * a))),
      says: ({ ask }) =>
        ask === 't'
          ? 'I added the squares, although $OP$ is the hypotenuse.'
          : 'I subtracted the squares, although both given lengths are legs.',
      why: ({ ask }) =>
        ask === 't'
          ? 'adds the squares, although $OP$ is the hypotenuse.'
          : 'subtracts the squares, although both given lengths are legs.',
    },
    {
      misconception: 'geo-circ-forgets-the-root',
      rule: ({ a, other, ask }) => num(ask === 't' ? other * other - a * a : a * a + other * other),
      why: () => 'is the square of the length: the root is missing.',
    },
    {
      misconception: 'geo-circ-adds-lengths-not-squares',
      rule: ({ a, other, ask }) => (ask === 't' ? num(other + a) : null),
      says: () => 'I added the radius to $OP$.',
      why: () => 'adds the radius to $OP$, but $OP$ is the longest side.',
    },
    {
      misconception: 'geo-circ-diameter-for-radius',
      rule: ({ a, other, ask }) => (ask === 't' ? null : num(2 * a + other)),
      says: () => 'I added the diameter and the tangent.',
      why: () => 'adds the diameter and the tangent.',
    },
  ],
  explain: ({ a, b, c, ask, rot }, frame) => ({
    plan: 'A tangent is perpendicular to the radius where it touches: look for the right triangle and its hypotenuse.',
    steps: [
      {
        do: '$m\\angle OTP = 90^\\circ$',
        why: 'A tangent is perpendicular to the radius at the point where it touches.',
      },
      ask === 't'
        ? { do: `$PT^2 = ${c}^2 - ${a}^2 = ${b * b}$`, why: '$OP$ is the hypotenuse of right triangle $OTP$.' }
        : { do: `$OP^2 = ${a}^2 + ${b}^2 = ${c * c}$`, why: '$OP$ is the hypotenuse of right triangle $OTP$.' },
      {
        do: `$\\sqrt{${ask === 't' ? b * b : c * c}} = ${ask === 't' ? b : c}$`,
        why: 'The length is the root of its square.',
      },
    ],
    figure: tangentFigure(a, b, c, ask, frame === 'typed' ? rot + 75 : rot, true),
  }),
  check: ({ a, other, ask }) =>
    num(
      Array.from({ length: 60 }, (_, x) => x).find(
        (x) => x > 0 && (ask === 't' ? a * a + x * x === other * other : a * a + other * other === x * x),
      ) ?? -1,
    ),
})

function tangentFigure(a: number, b: number, c: number, ask: 't' | 'op', rot: number, found = false): Html {
  const at = xy.turned({ O: [0, 0] as const, T: [0, a] as const, P: [b, a] as const }, rot)
  return drawing({ alt: 'Circle with center O; segment PT touches it at T', at, height: 260 }, [
    g.circle('O', a),
    g.seg('OT', `${a}`),
    g.seg('TP', ask === 't' && !found ? 'x' : `${b}`),
    g.seg('OP', ask === 't' || found ? `${c}` : 'x'),
    ...(found ? [g.right('OTP')] : []),
    g.dots('O'),
  ])
}

const chordFigure = (a: number, b: number, c: number, rot: number, half = ''): Html =>
  drawing(
    {
      alt: 'Circle with center O and chord AB; M is the foot of the perpendicular from O',
      at: xy.turned({ O: [0, 0] as const, A: [-b, -a] as const, B: [b, -a] as const, M: [0, -a] as const }, rot),
      height: 270,
    },
    [
      g.circle('O', c),
      g.seg('AM', half),
      g.seg('MB', half),
      g.seg('OM', `${a}`),
      g.seg('OB', `${c}`),
      g.right('OMB'),
      g.dots('O'),
    ],
  )

const chord = template({
  id: 'geometry/circle-chord-distance',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 80,
  response: 'choice',
  balance: 'size',
  draw: (rng) => ({
    ...until(
      () => triple(rng),
      ({ a, b }) => a / b < 2.2 && a / b > 0.4,
    ),
    rot: pick(rng, [0, 25, -40, 180]),
  }),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 6,
      stem: ({ a, b, c, rot }) => `${chordFigure(a, b, c, rot)}<p>What is the length of chord $AB$?</p>`,
    },
  ],
  given: ({ a, c }) => ({ a, c }),
  answer: ({ b }) => num(2 * b),
  traps: [
    {
      misconception: 'geo-circ-gives-half-the-chord',
      classic: true,
      rule: ({ a, c }) => whole(Math.sqrt(c * c - a * a)),
      says: () => 'I found $MB$, which is half of the chord.',
      why: () => 'is $MB$, half of the chord.',
    },
    {
      misconception: 'geo-circ-adds-lengths-not-squares',
      rule: ({ a, c }) => num(2 * (c - a)),
      says: () => 'I subtracted the lengths themselves instead of their squares.',
      why: ({ a, c }) => `is $2 \\cdot (${c} - ${a})$, without squares.`,
    },
    {
      misconception: 'geo-circ-mixes-leg-and-hypotenuse',
      rule: ({ a, c }) => surdValue(surdScale(surdSqrt(a * a + c * c), 2)),
      says: () => 'I added the squares, although the radius is the hypotenuse.',
      why: () => 'adds the squares, although the radius is the hypotenuse.',
    },
    {
      misconception: 'geo-circ-gives-the-diameter',
      rule: ({ c }) => num(2 * c),
      why: () => 'is the diameter; the chord does not pass through the center.',
    },
    {
      misconception: 'geo-circ-forgets-the-root',
      rule: ({ a, c }) => num(2 * (c * c - a * a)),
      why: () => 'doubles the square of $MB$: the root is missing.',
    },
    {
      misconception: 'geo-circ-adds-lengths-not-squares',
      rule: ({ a, c }) => num(a + c),
      says: () => 'I added the two given lengths.',
      why: () => 'adds the two given lengths.',
    },
  ],
  explain: ({ a, b, c, rot }) => ({
    plan: 'The perpendicular from the center halves the chord; half of it is a leg of a right triangle with a radius as hypotenuse.',
    steps: [
      {
        do: `$MB^2 = ${c}^2 - ${a}^2 = ${c * c} - ${a * a} = ${b * b}$`,
        why: 'The radius $OB$ is the hypotenuse of right triangle $OMB$.',
      },
      { do: `$MB = \\sqrt{${b * b}} = ${b}$`, why: 'A length is positive.' },
      { do: `$AB = 2 \\cdot ${b} = ${2 * b}$`, why: 'The perpendicular from the center halves the chord.' },
    ],
    check: `No chord is longer than the diameter: $${2 * b} \\lt 2 \\cdot ${c} = ${2 * c}$.`,
    figure: chordFigure(a, b, c, rot, `${b}`),
  }),
  check: ({ a, c }) => num(2 * Math.round(Math.sqrt((c - a) * (c + a)))),
})

const crossing = template({
  id: 'geometry/circle-crossing-chords',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 65,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 12), b: int(rng, 3, 15), c: int(rng, 2, 12), deg: pick(rng, [55, 65, 75, 105, 120]) }),
      ({ a, b, c }) => {
        const d = (a * b) / c
        return (
          Number.isInteger(d) &&
          d > 1 &&
          d < 20 &&
          a !== c &&
          b !== c &&
          d !== a &&
          Math.max(a, b, c, d) / Math.min(a, b, c, d) < 5
        )
      },
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 6,
      stem: (p) =>
        `${crossFigure(p.a, p.b, p.c, p.deg)}<p>Chords $AB$ and $CD$ of a circle meet at $E$. What is the length of $ED$?</p>`,
    },
    {
      id: 'typed',
      kind: 'figure',
      response: 'grid',
      items: 6,
      stem: (p) =>
        `<p>Two chords $AB$ and $CD$ cross inside a circle.</p>${crossFigure(p.a, p.b, p.c, p.deg)}<p>What is the value of $x$?</p>`,
    },
  ],
  given: ({ a, b, c }) => ({ a, b, c }),
  answer: ({ a, b, c }) => num((a * b) / c),
  traps: [
    {
      misconception: 'geo-circ-adds-the-parts',
      classic: true,
      rule: ({ a, b, c }) => whole(a + b - c),
      says: () => 'I took the sums of the parts to be equal instead of their products.',
      why: ({ a, b, c }) => `is $${a} + ${b} - ${c}$: it makes the two chords equally long.`,
    },
    {
      misconception: 'geo-circ-pairs-the-wrong-parts',
      rule: ({ a, b, c }) => whole((a * c) / b),
      says: ({ a, b, c }) =>
        `I multiplied ${a} by ${c}, although they are parts of different chords, and divided by ${b}.`,
      why: ({ a, c }) => `multiplies $${a}$ and $${c}$, which are parts of different chords.`,
    },
    {
      misconception: 'geo-circ-pairs-the-wrong-parts',
      rule: ({ a, b, c }) => whole((b * c) / a),
      says: ({ a, b, c }) =>
        `I multiplied ${b} by ${c}, although they are parts of different chords, and divided by ${a}.`,
      why: ({ b, c }) => `multiplies $${b}$ and $${c}$, which are parts of different chords.`,
    },
    {
      misconception: 'geo-circ-gives-half-the-chord',
      rule: ({ a, b, c }) => num((a * b) / c + c),
      says: () => 'I gave the whole chord $CD$ instead of its part $ED$.',
      why: () => 'is the whole chord $CD$.',
    },
    {
      misconception: 'geo-circ-does-not-divide',
      rule: ({ a, b }) => num(a * b),
      why: ({ c }) => `is the product of the parts of $AB$, not yet divided by $${c}$.`,
    },
    {
      misconception: 'geo-circ-adds-the-parts',
      rule: ({ a, b, c }) => whole(b + c - a),
      says: () => 'I took the differences of the parts to be equal instead of the products.',
      why: () => 'works with differences instead of products.',
    },
  ],
  explain: ({ a, b, c, deg }) => ({
    plan: 'Where two chords cross, the product of the parts is the same for both: write this as an equation.',
    steps: [
      {
        do: `$${a} \\cdot ${b} = ${c} \\cdot ED$`,
        why: 'When two chords cross, the products of their parts are equal.',
      },
      { do: `$${a * b} = ${c} \\cdot ED$`, why: 'Multiply the parts of the chord that is known.' },
      { do: `$ED = \\frac{${a * b}}{${c}} = ${(a * b) / c}$`, why: `Divide both sides by ${c}.` },
    ],
    check: `$${c} \\cdot ${(a * b) / c} = ${a * b} = ${a} \\cdot ${b}$`,
    figure: crossFigure(a, b, c, deg, `${(a * b) / c}`),
  }),
  check: ({ a, b, c }) => num(Array.from({ length: 60 }, (_, x) => x).find((x) => c * x === a * b) ?? -1),
})

function crossFigure(a: number, b: number, c: number, deg: number, x = 'x'): Html {
  const d = (a * b) / c
  const { center, radius } = circleOf(-a, b, -c, d, deg)
  const at = {
    A: [-a, 0] as const,
    B: [b, 0] as const,
    C: xy.polar([0, 0], -c, deg),
    D: xy.polar([0, 0], d, deg),
    E: [0, 0] as const,
    o: center,
  }
  return drawing({ alt: 'Circle with chords AB and CD, which cross at E', at, height: 280 }, [
    g.circle('o', radius),
    g.seg('AE', `${a}`),
    g.seg('EB', `${b}`),
    g.seg('CE', `${c}`),
    g.seg('ED', x),
  ])
}

export const templates: readonly Template[] = [tangent, chord, crossing, power, arcAngle, mistake]
