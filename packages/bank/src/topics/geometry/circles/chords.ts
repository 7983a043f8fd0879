import {
  drawing,
  g,
  type Html,
  int,
  mul,
  num,
  pick,
  type Rng,
  surdScale,
  surdSqrt,
  surdValue,
  type Template,
  template,
  tripleSays,
  until,
  whole,
  xy,
} from '#kit'
import { skill } from './chords-common.ts'
import { crossing } from './crossing-chords.ts'
import { arcAngle, power } from './secants.ts'
import { mistake } from './secants-mistake.ts'

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
      operation: 'sides-not-squared',
      operands: ({ a, other, ask }) => [other, ask === 't' ? -a : a],
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
      // An option that is longer than the hypotenuse shown cannot be the leg; typed, it is foreseen.
      operation: 'root-left-out',
      operands: ({ a, other, ask }) => [other, a, ask === 't' ? -1 : 1],
      rule: ({ a, other, ask }, frame) =>
        ask === 't' ? (frame === 'typed' ? num(other * other - a * a) : null) : num(a * a + other * other),
      why: () => 'is the square of the length: the root is missing.',
    },
    {
      misconception: 'geo-circ-adds-lengths-not-squares',
      operation: 'third-side-without-squares',
      operands: ({ a, other }) => [other, a],
      rule: ({ a, other, ask }, frame) => (ask === 't' && frame === 'typed' ? num(other + a) : null),
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
    faster: `${tripleSays(a, b, c)}, so the missing side is $${ask === 't' ? b : c}$.`,
    check:
      ask === 't'
        ? `Put it back: $${a}^2 + ${b}^2 = ${a * a} + ${b * b} = ${c * c} = ${c}^2$.`
        : `Turn it around: $${c}^2 - ${a}^2 = ${c * c} - ${a * a} = ${b * b} = ${b}^2$. And $OP$ is the longest side, as a hypotenuse must be.`,
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
      operation: 'stopped-at-a-step',
      operands: ({ a, c }) => [Math.sqrt(c * c - a * a)],
      rule: ({ a, c }) => whole(Math.sqrt(c * c - a * a)),
      says: () => 'I found $MB$, which is half of the chord.',
      why: () => 'is $MB$, half of the chord.',
    },
    {
      misconception: 'geo-circ-adds-lengths-not-squares',
      operation: 'sides-not-squared',
      operands: ({ a, c }) => [c, -a],
      after: (x) => mul(2, x),
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
      operation: 'solved-for-the-other',
      operands: ({ c }) => [2 * c],
      rule: ({ c }) => num(2 * c),
      why: () => 'is the diameter; the chord does not pass through the center.',
    },
    {
      misconception: 'geo-circ-forgets-the-root',
      operation: 'root-left-out',
      operands: ({ a, c }) => [c, a, -1],
      after: (x) => mul(2, x),
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
    faster: `${tripleSays(a, b, c)}, so half of the chord is $${b}$ and the chord is $${2 * b}$.`,
    check: `No chord is longer than the diameter: $${2 * b} \\lt 2 \\cdot ${c} = ${2 * c}$.`,
    figure: chordFigure(a, b, c, rot, `${b}`),
  }),
  check: ({ a, c }) => num(2 * Math.round(Math.sqrt((c - a) * (c + a)))),
})

export const templates: readonly Template[] = [tangent, chord, crossing, power, arcAngle, mistake]
