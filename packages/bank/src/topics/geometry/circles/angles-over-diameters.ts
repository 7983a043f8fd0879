/** Angles over the diameter of a circle. */

import { drawing, g, type Html, int, mul, num, pick, type Template, template, until, xy } from '#kit'
import { on, R, skill } from './inscribed-angles.ts'

const thalesFigure = (a: number, ask: 'B' | 'AOC' | 'arc', rot: number, found = false): Html =>
  drawing(
    {
      alt: 'Circle with center O, diameter AB and triangle ABC',
      at: { A: on(180 + rot), B: on(rot), C: on(2 * a + rot), O: [0, 0] },
      height: 260,
    },
    [
      g.circle('O', R),
      g.polygon('ABC'),
      g.dots('O'),
      ...(ask === 'AOC' ? [g.seg('OC')] : []),
      g.angle('BAC', `${a}°`),
      ...(found ? [g.right('ACB'), g.angle('ABC', `${90 - a}°`)] : []),
      ...(found && ask === 'AOC' ? [g.angle('AOC', `${180 - 2 * a}°`)] : []),
      ...(found && ask === 'arc' ? [g.arcLabel('O', R, 90 + a + rot, `${180 - 2 * a}°`, 'Arc AC')] : []),
    ],
  )

const thales = template({
  id: 'geometry/circle-angle-over-diameter',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 70,
  response: 'choice',
  balance: 'size',
  draw: (rng) => ({
    a: until(
      () => int(rng, 18, 70),
      (a) => Math.abs(a - 45) > 3 && Math.abs(a - 30) > 1 && a !== 60,
    ),
    ask: pick(rng, ['B', 'AOC', 'arc'] as const),
    rot: pick(rng, [0, 15, -20, 180]),
  }),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 7,
      stem: ({ a, ask, rot }) =>
        `<p>$AB$ is a diameter of the circle with center $O$.</p>${thalesFigure(a, ask, rot)}<p>What is the measure, in degrees, of ${ask === 'B' ? '$\\angle ABC$' : ask === 'AOC' ? '$\\angle AOC$' : 'the minor arc $AC$'}?</p>`,
    },
  ],
  given: ({ a, ask }) => ({ a, ask }),
  answer: ({ a, ask }) => num(ask === 'B' ? 90 - a : 180 - 2 * a),
  traps: [
    {
      misconception: 'geo-circ-takes-the-supplement',
      classic: true,
      operation: 'term-left-out',
      operands: ({ a }) => [180, -a],
      rule: ({ a, ask }) => (ask === 'B' ? num(180 - a) : null),
      says: () => 'I subtracted the given angle from 180° and forgot the right angle at $C$.',
      why: () => 'subtracts from $180^\\circ$ and forgets the right angle at $C$.',
    },
    {
      misconception: 'geo-circ-inscribed-equals-central',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ a }) => [90 - a],
      rule: ({ a, ask }) => (ask === 'B' ? null : num(90 - a)),
      says: () => 'I stopped at the inscribed angle at $B$ and did not double it.',
      why: () => 'is the inscribed angle at $B$; the arc and the central angle are twice as large.',
    },
    {
      misconception: 'geo-circ-uses-the-neighboring-angle',
      operation: 'wrong-number-used',
      operands: ({ a }) => [a],
      after: (x) => mul(2, x),
      rule: ({ a }) => num(2 * a),
      says: () => 'I doubled the given angle, which leads to the arc $BC$.',
      why: () => 'is the arc $BC$.',
    },
    {
      misconception: 'geo-circ-halves-the-wrong-angle',
      operation: 'solved-for-the-other',
      operands: ({ a }) => [180 - 2 * a],
      rule: ({ a, ask }) => (ask === 'B' ? num(180 - 2 * a) : null),
      says: () => 'I gave the arc $AC$, which is twice the angle.',
      why: () => 'is the arc $AC$, twice the angle.',
    },
    {
      misconception: 'geo-circ-takes-the-supplement',
      operation: 'term-left-out',
      operands: ({ a }) => [180, -a],
      rule: ({ a, ask }) => (ask === 'B' ? null : num(180 - a)),
      says: () => 'I subtracted the given angle once from 180°.',
      why: ({ a }) => `subtracts the $${a}$ only once.`,
    },
    {
      misconception: 'geo-circ-inscribed-equals-central',
      operation: 'wrong-number-used',
      operands: ({ a }) => [a],
      rule: ({ a }) => num(a),
      says: () => 'I took the angle asked for to be equal to the given one.',
      why: () => 'repeats the given angle.',
    },
  ],
  explain: ({ a, ask, rot }) => ({
    plan: 'An inscribed angle over a diameter is a right angle; so the triangle is a right triangle, and the rest follows from its angles.',
    steps: [
      {
        do: '$m\\angle ACB = 90^\\circ$',
        why: 'It is an inscribed angle over the diameter $AB$, half of $180^\\circ$.',
      },
      {
        do: `$${a}^\\circ + m\\angle ABC = 90^\\circ$`,
        why: 'The acute angles of a right triangle add up to $90^\\circ$.',
      },
      {
        do: `$m\\angle ABC = 90^\\circ - ${a}^\\circ = ${90 - a}^\\circ$`,
        why: `Subtract $${a}^\\circ$ from both sides.`,
      },
      ...(ask === 'B'
        ? []
        : [
            {
              do: `$2 \\cdot ${90 - a}^\\circ = ${180 - 2 * a}^\\circ$`,
              why: 'Arc $AC$ and its central angle are twice the inscribed angle at $B$.',
            } as const,
          ]),
    ],
    ...(ask === 'B'
      ? {}
      : {
          faster:
            ask === 'arc'
              ? `The angle of $${a}^\\circ$ at $A$ opens toward arc $CB$, so arc $CB$ measures $2 \\cdot ${a}^\\circ = ${2 * a}^\\circ$, and the half circle over $AB$ leaves $180^\\circ - ${2 * a}^\\circ = ${180 - 2 * a}^\\circ$ for arc $AC$.`
              : `$OA$ and $OC$ are radii, so triangle $AOC$ has the angle of $${a}^\\circ$ twice, and $180^\\circ - 2 \\cdot ${a}^\\circ = ${180 - 2 * a}^\\circ$ is left at $O$.`,
        }),
    check:
      ask === 'B'
        ? `The three angles of the triangle: $${a} + ${90 - a} + 90 = 180$.`
        : ask === 'arc'
          ? `The radii $OA$ and $OC$ make triangle $AOC$ with two angles of $${a}^\\circ$: $${a} + ${a} + ${180 - 2 * a} = 180$.`
          : `The arcs $AC$ and $CB$ make the half circle over $AB$: $${180 - 2 * a} + 2 \\cdot ${a} = 180$.`,
    figure: thalesFigure(a, ask, rot, true),
  }),
  check: ({ a, ask }) => {
    const [A, B, C] = [on(180), on(0), on(2 * a)]
    return num(Math.round(ask === 'B' ? xy.angle(A, B, C) : xy.angle(A, [0, 0], C)))
  },
})

export const templates: readonly Template[] = [thales]
