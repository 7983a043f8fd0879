/** Trapezoids with their midsegment, and kites. */

import { add, div, drawing, frac, g, type Html, int, num, pick, template, until, whole, xy } from '#kit'
import { SETS, skill } from './special-common.ts'

/** Trapezoid: midsegment and bases. */
export const trapezoid = template({
  id: 'geometry/trapezoid-midsegment',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 75,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({
        top: int(rng, 4, 24),
        low: int(rng, 8, 40),
        ask: pick(rng, ['mid', 'base', 'base'] as const),
        shape: int(rng, 0, 2),
      }),
      ({ top, low }) => low - top >= 4 && (low + top) % 2 === 0 && top > 0.3 * low,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 6,
      stem: (e) =>
        `<p>Segments with the same marks are equal, and the sides with arrowheads are parallel.</p>${trapezoidFigure(e)}<p>What is the value of $x$?</p>`,
    },
    {
      id: 'grid',
      kind: 'figure',
      items: 5,
      response: 'grid',
      stem: (e) =>
        `${trapezoidFigure(e)}<p>The figure shows a trapezoid with its midsegment. Find the value of $x$.</p>`,
    },
  ],
  given: ({ top, low, ask }) => ({ top, other: ask === 'mid' ? low : (top + low) / 2, ask }),
  answer: ({ top, low, ask }) => num(ask === 'mid' ? (top + low) / 2 : low),
  traps: [
    {
      misconception: 'geo-midsegment-of-a-trapezoid-not-halved',
      classic: true,
      rule: ({ top, other, ask }) => (ask === 'mid' ? num(top + other) : whole(frac(top + other, 2))),
      says: ({ ask }) =>
        ask === 'mid'
          ? 'I added the bases and did not halve the sum.'
          : 'I took half the sum of the base and the midsegment.',
      why: ({ ask }) =>
        ask === 'mid'
          ? 'adds the bases without halving.'
          : 'takes half the sum of the base and the midsegment, as if both were bases.',
    },
    {
      misconception: 'geo-midsegment-forgets-a-base',
      operation: 'part-left-out',
      operands: ({ other, ask }) => [ask === 'mid' ? div(other, 2) : 2 * other],
      rule: ({ other, ask }) => (ask === 'mid' ? whole(frac(other, 2)) : num(2 * other)),
      says: ({ ask }) =>
        ask === 'mid'
          ? 'I halved the long base only, as in a triangle.'
          : 'I doubled the midsegment and forgot the short base.',
      why: ({ ask }) =>
        ask === 'mid'
          ? 'halves only one base, as in a triangle.'
          : 'doubles the midsegment and forgets the short base.',
    },
    {
      misconception: 'geo-midsegment-by-difference',
      rule: ({ top, other, ask }) => (ask === 'mid' ? whole(frac(other - top, 2)) : num(other - top)),
      says: ({ ask }) =>
        ask === 'mid' ? 'I took half the difference of the bases.' : 'I subtracted the short base from the midsegment.',
      why: ({ ask }) =>
        ask === 'mid'
          ? 'is half the difference of the bases.'
          : 'is only the difference between midsegment and short base.',
    },
    {
      misconception: 'geo-midsegment-of-a-trapezoid-not-halved',
      rule: ({ top, other, ask }) => (ask === 'mid' ? null : num(other + top)),
      says: () => 'I added the midsegment and the short base.',
      why: () => 'adds the midsegment and the short base.',
    },
    {
      misconception: 'geo-midsegment-by-difference',
      rule: ({ top, other, ask }) => (ask === 'mid' ? num(other - top) : null),
      says: () => 'I took the difference of the bases.',
      why: () => 'is the difference of the bases.',
    },
  ],
  explain: ({ top, low, ask, shape }) => ({
    plan: 'The midsegment of a trapezoid is the mean of its two bases.',
    steps:
      ask === 'mid'
        ? [
            { do: 'The middle segment joins the midpoints of the legs.', why: 'The marks show this.' },
            { do: `$x = \\frac{${top} + ${low}}{2}$`, why: 'The midsegment is half the sum of the bases.' },
            { do: `$x = \\frac{${top + low}}{2} = ${(top + low) / 2}$`, why: 'Add, then halve.' },
          ]
        : [
            { do: `$\\frac{${top} + x}{2} = ${(top + low) / 2}$`, why: 'The midsegment is half the sum of the bases.' },
            { do: `$${top} + x = ${top + low}$`, why: 'Double both sides.' },
            { do: `$x = ${top + low} - ${top} = ${low}$`, why: 'Subtract the known base.' },
          ],
    faster:
      ask === 'mid'
        ? `Go half of the difference up from the shorter base: $${Math.min(top, low)} + ${Math.abs(low - top)} \\div 2 = ${(top + low) / 2}$.`
        : `The midsegment lies halfway: from $${top}$ to $${(top + low) / 2}$ it is a step of $${(low - top) / 2}$, and the same step again gives $${low}$.`,
    check: `$${(top + low) / 2}$ lies halfway between $${top}$ and $${low}$.`,
    figure: trapezoidFigure({ top, low, ask: 'none', shape }),
  }),
  // The midsegment is as far from one base as from the other.
  check: ({ top, other, ask }) => num(ask === 'mid' ? add(top, frac(other - top, 2)) : other + (other - top)),
})

function trapezoidFigure({ top, low, ask, shape }: { top: number; low: number; ask: string; shape: number }): Html {
  const h = 0.55 * low
  const start = (low - top) * ([0.3, 0.5, 0.75][shape] as number)
  const [A, B, C, D] = [
    [0, 0],
    [low, 0],
    [start + top, h],
    [start, h],
  ] as const
  const [M, N] = [xy.along(A, D, 0.5), xy.along(B, C, 0.5)]
  return drawing(
    { alt: 'Trapezoid ABCD with the segment MN between its legs', at: { A, B, C, D, M, N }, height: 220 },
    [
      g.polygon('ABCD'),
      g.seg('MN'),
      g.ticks('AM'),
      g.ticks('MD'),
      g.ticks('BN', 2),
      g.ticks('NC', 2),
      g.parallel('AB', 1, 0.7),
      g.parallel('DC', 1, 0.7),
      g.side('DC', `${top}`, { from: 'A' }),
      g.side('MN', ask === 'mid' ? 'x' : `${(top + low) / 2}`, { from: 'A' }),
      g.side('AB', ask === 'base' ? 'x' : `${low}`, { from: 'C' }),
    ],
  )
}

const kiteFigure = (
  { u, v, set, rot }: Readonly<{ u: number; v: number; set: string; rot: number }>,
  found = '',
): Html => {
  const [A, B, C, D] = [...set] as [string, string, string, string]
  const [hu, hv] = [1 / Math.tan((u * Math.PI) / 360), 1 / Math.tan((v * Math.PI) / 360)]
  return drawing(
    {
      alt: `Quadrilateral ${set}`,
      at: xy.turned(
        { [A]: [-hu, 0] as const, [B]: [0, -1] as const, [C]: [hv, 0] as const, [D]: [0, 1] as const },
        rot,
      ),
      height: 240,
    },
    [
      g.polygon(set),
      g.ticks(A + B),
      g.ticks(A + D),
      g.ticks(B + C, 2),
      g.ticks(C + D, 2),
      g.angle(D + A + B, `${u}°`),
      g.angle(B + C + D, `${v}°`),
      g.angle(A + B + C, found || 'x°'),
      ...(found ? [g.angle(C + D + A, found)] : []),
    ],
  )
}

/** Angles of an isosceles trapezoid or a kite. */
export const kite = template({
  id: 'geometry/kite-angle',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 80,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      // Both angles together must be less than 180°, so that nobody sees at a glance that they are not one angle.
      () => ({ u: int(rng, 112, 140), v: int(rng, 44, 78), set: pick(rng, SETS), rot: pick(rng, [0, 90, 20]) }),
      ({ u, v }) => (u + v) % 2 === 0 && u + v > 180 && Math.abs((360 - u - v) / 2 - u) > 4,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 6,
      stem: (p) =>
        `<p>In quadrilateral $${p.set}$, sides with the same marks are equal.</p>${kiteFigure(p)}<p>What is the value of $x$?</p>`,
    },
  ],
  given: ({ u, v }) => ({ u, v }),
  answer: ({ u, v }) => num((360 - u - v) / 2),
  traps: [
    {
      misconception: 'geo-uses-360-for-two-angles',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ u, v }) => [360 - u - v],
      rule: ({ u, v }) => num(360 - u - v),
      says: () => 'I gave both remaining angles together.',
      why: () => 'gives both remaining angles together.',
    },
    {
      misconception: 'geo-mixes-opposite-and-neighboring-angles',
      operation: 'rest-of-the-wrong-whole',
      operands: ({ u }) => [u, 180],
      rule: ({ u }) => num(180 - u),
      says: ({ u }) => `I subtracted the ${u}° from 180°, as in a parallelogram.`,
      why: () => 'treats the kite as a parallelogram.',
    },
    {
      misconception: 'geo-mixes-opposite-and-neighboring-angles',
      operation: 'rest-of-the-wrong-whole',
      operands: ({ v }) => [v, 180],
      rule: ({ v }) => num(180 - v),
      says: ({ v }) => `I subtracted the ${v}° from 180°, as in a parallelogram.`,
      why: () => 'treats the kite as a parallelogram.',
    },
    {
      misconception: 'geo-takes-90-for-neighboring-angles',
      operation: 'wrong-number-used',
      operands: () => [90],
      rule: () => num(90),
      says: () => 'I took the angle between the two kinds of sides for a right angle.',
      why: () => 'takes the angle between the two kinds of sides for a right angle.',
    },
    {
      misconception: 'geo-takes-the-mean-of-the-angles',
      operation: 'plain-mean',
      operands: ({ u, v }) => [u, v],
      rule: ({ u, v }) => num((u + v) / 2),
      why: () => 'takes the mean of the two known angles.',
    },
  ],
  explain: ({ u, v, set, rot }) => {
    const x = (360 - u - v) / 2
    return {
      plan: 'A kite has one pair of equal angles, between its unequal sides; all four angles together make a full turn.',
      steps: [
        {
          do: `The two angles between sides with different marks are equal: both measure $x^\\circ$.`,
          why: 'The quadrilateral is a kite, symmetric about one diagonal.',
        },
        {
          do: `$2x + ${u} + ${v} = 360$, so $2x = 360 - ${u + v} = ${360 - u - v}$.`,
          why: 'The angles of a quadrilateral add up to $360^\\circ$.',
        },
        { do: `$x = ${360 - u - v} \\div 2 = ${x}$`, why: 'Divide both sides by 2.' },
      ],
      faster: `Half of the kite, on one side of its axis, is a triangle with half of each known angle: $x = 180 - ${u / 2} - ${v / 2} = ${x}$.`,
      check: `$${u} + ${v} + 2 \\cdot ${x} = 360$`,
      figure: kiteFigure({ u, v, set, rot }, `${x}°`),
    }
  },
  check: ({ u, v }) => num(Array.from({ length: 180 }, (_, x) => x).find((x) => u + v + x + x === 360) ?? -1),
})
