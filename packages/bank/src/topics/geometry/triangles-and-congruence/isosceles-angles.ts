import {
  div,
  drawing,
  frac,
  g,
  type Html,
  int,
  mul,
  num,
  pick,
  sub,
  type Template,
  template,
  until,
  whole,
  xy,
} from '#kit'

export const skill = 'geo-isosceles-triangles'

export const SETS = ['ABC', 'PQR', 'KLM', 'DEF', 'XYZ', 'RST'] as const

export const ROTS = [0, 0, 20, -35, 90, 180] as const

export const ch = (s: string, ...k: number[]) => k.map((i) => s[i]).join('')

const asIfEquilateral = {
  misconception: 'geo-takes-every-triangle-as-equilateral',
  operation: 'wrong-number-used',
  operands: () => [60],
  rule: () => num(60),
  why: () => 'would need three equal sides.',
} as const

/** Isosceles triangle: the third letter is the vertex between the equal sides. */
export const iso = (
  set: string,
  base: number,
  labels: { base?: string; other?: string; vertex?: string; sides?: readonly [string, string] },
  rot = 0,
): Html => {
  const [A, B, C] = xy.asa(base, 6, base)
  const at = xy.turned({ [ch(set, 0)]: A, [ch(set, 1)]: B, [ch(set, 2)]: C }, rot)
  return drawing({ alt: `Triangle ${set}`, at, height: 230 }, [
    g.polygon(set),
    g.ticks(ch(set, 0, 2)),
    g.ticks(ch(set, 1, 2)),
    ...(labels.base ? [g.angle(ch(set, 2, 0, 1), labels.base)] : []),
    ...(labels.other ? [g.angle(ch(set, 2, 1, 0), labels.other)] : []),
    ...(labels.vertex ? [g.angle(ch(set, 0, 2, 1), labels.vertex)] : []),
    ...(labels.sides ? [g.side(ch(set, 0, 2), labels.sides[0]), g.side(ch(set, 1, 2), labels.sides[1])] : []),
  ])
}

const angles = template({
  id: 'geometry/isosceles-angle',
  skill,
  difficulty: 'Low',
  b: -0.8,
  calculator: false,
  seconds: 55,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({ base: int(rng, 31, 76), vertex: int(rng, 0, 1) === 1, set: pick(rng, SETS), rot: pick(rng, ROTS) }),
      ({ base }) => ![45, 60].includes(base) && base % 10 !== 0 && Math.abs(base - 60) > 2,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 7,
      stem: ({ base, vertex, set, rot }) =>
        `${iso(set, base, vertex ? { base: `${base}°`, vertex: 'x°' } : { vertex: `${180 - 2 * base}°`, base: 'x°' }, rot)}<p>What is the value of $x$ in triangle $${set}$?</p>`,
    },
    {
      id: 'grid',
      kind: 'figure',
      items: 6,
      response: 'grid',
      stem: ({ base, vertex, set, rot }) =>
        `<p>The marked sides of triangle $${set}$ are equal.</p>${iso(set, base, vertex ? { other: `${base}°`, vertex: 'x°' } : { vertex: `${180 - 2 * base}°`, other: 'x°' }, rot)}<p>Find the value of $x$.</p>`,
    },
    {
      id: 'roof',
      kind: 'words',
      items: 4,
      stem: ({ base, vertex }, rng) =>
        `The end wall under a ${pick(rng, ['tent', 'roof', 'greenhouse'])} is an isosceles triangle. ${vertex ? `The two equal angles at the bottom measure $${base}^\\circ$ each. What is the measure of the angle at the top, in degrees?` : `The angle at the top, between the equal sides, measures $${180 - 2 * base}^\\circ$. What is the measure of each of the other two angles, in degrees?`}`,
    },
  ],
  given: ({ base, vertex }) => ({ shown: vertex ? base : 180 - 2 * base, vertex }),
  answer: ({ base, vertex }) => num(vertex ? 180 - 2 * base : base),
  traps: [
    {
      misconception: 'geo-forgets-to-halve-the-rest',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ shown }) => [180 - shown],
      rule: ({ shown, vertex }) => (vertex ? null : num(180 - shown)),
      why: ({ base }) => `is $180 - ${180 - 2 * base}$: both base angles together.`,
    },
    {
      misconception: 'geo-subtracts-one-base-angle',
      classic: true,
      operation: 'term-left-out',
      operands: ({ shown }) => [180, -shown],
      rule: ({ shown, vertex }) => (vertex ? num(180 - shown) : null),
      why: ({ base }) => `takes away only one angle of $${base}^\\circ$.`,
    },
    {
      misconception: 'geo-takes-vertex-for-base-angle',
      operation: 'wrong-number-used',
      operands: ({ shown }) => [shown],
      rule: ({ shown }) => num(shown),
      says: () => 'I took the angle asked for to be equal to the given one.',
      why: () => 'takes the wrong two angles to be equal.',
    },
    {
      misconception: 'geo-takes-vertex-for-base-angle',
      operation: 'wrong-number-used',
      operands: ({ shown }) => [shown],
      after: (x, { vertex }) => (vertex ? div(sub(180, x), 2) : sub(180, mul(2, x))),
      rule: ({ shown, vertex }) => (vertex ? whole(frac(180 - shown, 2), 5) : whole(180 - 2 * shown, 5)),
      says: ({ vertex }) =>
        vertex
          ? 'I took the given base angle for the vertex angle.'
          : 'I took the given vertex angle for a base angle.',
      why: ({ vertex }) =>
        vertex ? 'treats the base angle as the vertex angle.' : 'treats the vertex angle as a base angle.',
    },
    asIfEquilateral,
  ],
  explain: ({ base, vertex, set, rot }, frame) => ({
    plan: 'The angles opposite the equal sides are equal; all three angles of a triangle make a straight angle.',
    steps: [
      { do: 'The angles opposite the equal sides are equal.', why: 'An isosceles triangle has two equal base angles.' },
      vertex
        ? {
            do: `$180 - 2 \\cdot ${base} = ${180 - 2 * base}$`,
            why: 'Both base angles are taken away from $180^\\circ$.',
          }
        : {
            do: `$\\frac{180 - ${180 - 2 * base}}{2} = \\frac{${2 * base}}{2} = ${base}$`,
            why: 'The base angles share what is left of $180^\\circ$.',
          },
    ],
    check: `All three angles: $${base} + ${base} + ${180 - 2 * base} = 180$.`,
    figure:
      frame === 'roof'
        ? ''
        : iso(set, base, { base: `${base}°`, other: `${base}°`, vertex: `${180 - 2 * base}°` }, rot),
  }),
  check: ({ shown, vertex }) =>
    num(
      Array.from({ length: 180 }, (_, i) => i).find((x) => (vertex ? x + shown + shown : x + x + shown) === 180) ?? -1,
    ),
})

const beyondFigure = (out: number, flip: boolean, found = false): Html => {
  const [A, B, C] = xy.asa(180 - out, 6, 180 - out)
  const plain = { A, B, C, D: [9, 0] as const }
  return drawing(
    { alt: 'Triangle ABC; side AB goes on beyond B to D', at: flip ? xy.flipped(plain) : plain, height: 240 },
    [
      g.polygon('ABC'),
      g.ray('BD'),
      g.ticks('AC'),
      g.ticks('BC'),
      g.angle('CBD', `${out}°`),
      g.angle('ACB', found ? `${2 * out - 180}°` : 'x°'),
      ...(found ? [g.angle('ABC', `${180 - out}°`), g.angle('BAC', `${180 - out}°`)] : []),
    ],
  )
}

/** An exterior angle at the base, or an isosceles triangle next to an equilateral one. */
const exterior = template({
  id: 'geometry/isosceles-exterior',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: false,
  seconds: 100,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({ out: int(rng, 104, 149), flip: int(rng, 0, 1) === 1 }),
      ({ out }) => out !== 120 && out !== 135 && out % 10 !== 0,
    ),
  frames: [
    {
      id: 'beside-the-base',
      kind: 'multi-step',
      items: 6,
      stem: ({ out, flip }) =>
        `<p>In the figure, $AC = BC$, and $A$, $B$ and $D$ lie on a line.</p>${beyondFigure(out, flip)}<p>What is the value of $x$?</p>`,
    },
  ],
  given: ({ out }) => ({ out }),
  answer: ({ out }) => num(2 * out - 180),
  traps: [
    {
      misconception: 'geo-uses-the-exterior-angle-as-a-base-angle',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ out }) => [180 - out],
      rule: ({ out }) => num(180 - out),
      says: () => 'I stopped at the interior angle at $B$.',
      why: () => 'is the interior angle at $B$, not the angle at $C$.',
    },
    {
      misconception: 'geo-subtracts-one-base-angle',
      operation: 'term-left-out',
      operands: ({ out }) => [180, out - 180],
      rule: ({ out }) => num(out),
      why: () => 'takes away only one base angle from $180^\\circ$.',
    },
    {
      misconception: 'geo-forgets-to-halve-the-rest',
      operation: 'halved-wrongly',
      operands: ({ out }) => [out],
      rule: ({ out }) => whole(frac(out, 2), 10),
      says: () => 'I shared the exterior angle evenly between the angles at $A$ and $C$.',
      why: () => 'takes half of the exterior angle, as if it were shared evenly by the angles at $A$ and $C$.',
    },
    {
      misconception: 'geo-forgets-to-halve-the-rest',
      operation: 'stopped-at-a-step',
      operands: ({ out }) => [2 * (180 - out)],
      rule: ({ out }) => whole(360 - 2 * out, 5),
      says: () => 'I gave both base angles together.',
      why: () => 'is the sum of both base angles.',
    },
    asIfEquilateral,
  ],
  explain: ({ out, flip }) => ({
    plan: 'Go from the exterior angle to the interior angle beside it, then use that the base angles are equal.',
    steps: [
      {
        do: `Angle $ABC$ measures $180^\\circ - ${out}^\\circ = ${180 - out}^\\circ$.`,
        why: 'It forms a linear pair with angle $CBD$.',
      },
      {
        do: `Angle $BAC$ measures $${180 - out}^\\circ$ as well.`,
        why: 'Base angles of an isosceles triangle are equal.',
      },
      {
        do: `$x = 180 - 2 \\cdot ${180 - out} = 180 - ${360 - 2 * out} = ${2 * out - 180}$`,
        why: 'The angles of a triangle add up to $180^\\circ$.',
      },
    ],
    faster: `The exterior angle is $x$ and one base angle together, and a base angle is $180 - ${out} = ${180 - out}$: so $x = ${out} - ${180 - out} = ${2 * out - 180}$.`,
    check: `The exterior angle equals the two far interior angles together: $${180 - out} + ${2 * out - 180} = ${out}$.`,
    figure: beyondFigure(out, flip, true),
  }),
  // The exterior angle is the sum of the far angles A and C.
  check: ({ out }) => num(out - (180 - out)),
})

const besideFigure = (all: number, flip: boolean, found = false): Html => {
  const plain = {
    A: [0, 0] as const,
    B: [6, 0] as const,
    C: xy.polar([0, 0], 6, 60),
    D: xy.polar([6, 0], 6, 180 - all),
  }
  return drawing(
    { alt: 'Triangles ABC and BDC share the side BC', at: flip ? xy.flipped(plain) : plain, height: 240 },
    [
      g.polygon('ABC'),
      g.seg('BD'),
      g.seg('CD'),
      g.ticks('AB'),
      g.ticks('BC'),
      g.ticks('AC'),
      g.ticks('BD'),
      g.angle('BDC', found ? `${(240 - all) / 2}°` : 'x°'),
      ...(found ? [g.angle('ABC', '60°'), g.angle('CBD', `${all - 60}°`)] : []),
    ],
  )
}

/** An isosceles triangle on a side of an equilateral one. */
const beside = template({
  id: 'geometry/isosceles-beside-equilateral',
  skill,
  difficulty: 'High',
  b: 1,
  calculator: false,
  seconds: 110,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({ all: int(rng, 98, 148), flip: int(rng, 0, 1) === 1 }),
      ({ all }) => all % 2 === 0 && all !== 120 && all !== 150,
    ),
  frames: [
    {
      id: 'whole-angle',
      kind: 'multi-step',
      items: 6,
      stem: ({ all, flip }) =>
        `<p>In the figure, triangle $ABC$ is equilateral, $BC = BD$, and angle $ABD$ measures $${all}^\\circ$.</p>${besideFigure(all, flip)}<p>What is the value of $x$?</p>`,
    },
  ],
  given: ({ all }) => ({ all }),
  answer: ({ all }) => num((240 - all) / 2),
  traps: [
    {
      misconception: 'geo-uses-the-whole-angle',
      classic: true,
      operation: 'whole-for-part',
      operands: ({ all }) => [all],
      after: (x) => div(sub(180, x), 2),
      rule: ({ all }) => num((180 - all) / 2),
      why: () => 'uses the whole angle at $B$ instead of its part in triangle $BDC$.',
    },
    {
      misconception: 'geo-takes-vertex-for-base-angle',
      operation: 'stopped-at-a-step',
      operands: ({ all }) => [all - 60],
      rule: ({ all }) => num(all - 60),
      says: () => 'I gave the angle $CBD$ between the equal sides.',
      why: () => 'is the angle $CBD$ between the equal sides.',
    },
    {
      misconception: 'geo-forgets-to-halve-the-rest',
      operation: 'stopped-at-a-step',
      operands: ({ all }) => [180 - (all - 60)],
      rule: ({ all }) => num(240 - all),
      why: () => 'gives both base angles together.',
    },
    {
      misconception: 'geo-takes-every-triangle-as-equilateral',
      operation: 'wrong-number-used',
      operands: () => [60],
      rule: () => num(60),
      says: () => 'I took triangle $BDC$ to be equilateral as well.',
      why: () => 'takes triangle $BDC$ to be equilateral as well.',
    },
    {
      misconception: 'geo-takes-vertex-for-base-angle',
      operation: 'wrong-number-used',
      operands: ({ all }) => [all - 60],
      after: (x) => sub(180, mul(2, x)),
      rule: ({ all }) => whole(180 - 2 * (all - 60), 5),
      says: () => 'I took the angle $CBD$ for a base angle, and $x$ for the vertex angle.',
      why: () => 'takes angle $CBD$ for a base angle.',
    },
  ],
  explain: ({ all, flip }) => ({
    plan: 'Take the angle of the equilateral triangle off the whole angle; what is left is the vertex angle of the isosceles triangle.',
    steps: [
      {
        do: `Angle $CBD$ measures $${all}^\\circ - 60^\\circ = ${all - 60}^\\circ$.`,
        why: 'Each angle of the equilateral triangle is $60^\\circ$.',
      },
      {
        do: `The angles at $C$ and $D$ of triangle $BDC$ have $180^\\circ - ${all - 60}^\\circ = ${240 - all}^\\circ$ together.`,
        why: 'The angles of a triangle add up to $180^\\circ$.',
      },
      {
        do: `$x = ${240 - all} \\div 2 = ${(240 - all) / 2}$`,
        why: '$BC = BD$, so the two base angles at $C$ and $D$ are equal.',
      },
    ],
    faster: `In one line: $x = (180 - (${all} - 60)) \\div 2 = (240 - ${all}) \\div 2 = ${(240 - all) / 2}$.`,
    check: `In triangle $BDC$: $${all - 60} + 2 \\cdot ${(240 - all) / 2} = 180$.`,
    figure: besideFigure(all, flip, true),
  }),
  // x is half of what C and D have together: 180° − (whole angle − 60°).
  check: ({ all }) => num(Array.from({ length: 180 }, (_, x) => x).find((x) => 2 * x + all - 60 === 180) ?? -1),
})

export const templates: readonly Template[] = [angles, exterior, beside]
