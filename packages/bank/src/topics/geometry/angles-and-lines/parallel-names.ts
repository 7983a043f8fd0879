/** Names of angle pairs, paths between parallel lines, and when lines are parallel. */

import { div, drawing, frac, g, type Html, int, namedBy, num, pick, template, text, until, xy } from '#kit'
import { lines, NAMES3, pairName, skill, theta, WHERE } from './parallel-figure.ts'

const KINDS = [
  'Corresponding angles',
  'Alternate interior angles',
  'Alternate exterior angles',
  'Same-side interior angles',
  'Same-side exterior angles',
] as const

const PAIRS = [
  [1, 5],
  [2, 6],
  [3, 7],
  [4, 8],
  [3, 6],
  [4, 5],
  [1, 8],
  [2, 7],
  [3, 5],
  [4, 6],
  [1, 7],
  [2, 8],
] as const

const kindOf = (i: number, j: number) => {
  const name = pairName(i, j)
  return `${name[0]?.toUpperCase()}${name.slice(1)}`
}

/** The name that is most often taken instead. */
const CONFUSED: Readonly<Record<string, string>> = {
  'Corresponding angles': 'Alternate interior angles',
  'Alternate interior angles': 'Corresponding angles',
  'Alternate exterior angles': 'Alternate interior angles',
  'Same-side interior angles': 'Alternate interior angles',
  'Same-side exterior angles': 'Alternate exterior angles',
}

const place = (k: string): string =>
  k.startsWith('Corr')
    ? 'at the same corner of both crossings'
    : `${k.includes('interior') ? 'between' : 'outside'} the two lines, on ${k.startsWith('Alt') ? 'opposite sides' : 'the same side'} of the crossing line`

const tookFor = (k: string): string => `I took them for ${k.toLowerCase()}, but those lie ${place(k)}.`

const wouldLie = (k: string, [i, j]: readonly [number, number]): string =>
  `would lie ${place(k)}; angles ${i} and ${j} do not.`

type Named = Readonly<{ pair: readonly [number, number] }>
const confused = ({ pair }: Named): string => CONFUSED[kindOf(...pair)] ?? ''
const sameSide = (kind: string): boolean => !kind.startsWith('Alt')
const MIXED_UP = ['geo-mixes-up-alternate-and-corresponding', 'geo-mixes-up-inside-and-outside']
const mixedUpAs = (taken: string, { pair }: Named): string =>
  MIXED_UP[sameSide(taken) === sameSide(kindOf(...pair)) ? 1 : 0] as string

export const naming = template({
  id: 'geometry/parallel-lines-names',
  skill,
  difficulty: 'Low',
  b: -1,
  calculator: false,
  seconds: 45,
  response: 'choice',
  draw: (rng) => {
    const kind = pick(rng, KINDS)
    const pair = pick(
      rng,
      PAIRS.filter(([i, j]) => kindOf(i, j) === kind),
    )
    return { pair, t: theta(rng), names: pick(rng, NAMES3) }
  },
  frames: [
    {
      id: 'numbered',
      kind: 'figure',
      items: 6,
      stem: ({ pair, t, names }) =>
        `<p>Line $${names[2]}$ crosses lines $${names[0]}$ and $${names[1]}$.</p>${lines(
          { theta: t, names },
          [1, 2, 3, 4, 5, 6, 7, 8].map((k) => [k, String(k)] as const),
          { bare: true, marks: false },
        )}<p>What are angles ${pair[0]} and ${pair[1]} called?</p>`,
    },
  ],
  given: ({ pair }) => ({ pair }),
  answer: ({ pair }) => text(kindOf(pair[0], pair[1])),
  traps: [null, ...KINDS].flatMap((kind) =>
    namedBy(MIXED_UP, (g: Named) => mixedUpAs(kind ?? confused(g), g), {
      ...(kind ? { unlessRight: true as const } : { classic: true as const }),
      rule: (g) => text(kind ?? confused(g)),
      says: (g: Named) => tookFor(kind ?? confused(g)),
      why: (g: Named) => wouldLie(kind ?? confused(g), g.pair),
    }),
  ),
  explain: ({ pair: [i, j], t, names }) => ({
    plan: 'Ask two things: do the angles lie between the lines or outside, and on the same side of the crossing line or on opposite sides?',
    steps: [
      {
        do: `Angle ${i} is at the ${WHERE[(i - 1) % 4]} corner of its crossing, angle ${j} at the ${WHERE[(j - 1) % 4]} corner.`,
        why: 'Look first whether the corners are between the two lines (interior) or outside (exterior).',
      },
      {
        do: `They are ${pairName(i, j)}.`,
        why:
          j - i === 4
            ? 'Both lie at the same corner of their crossing.'
            : `They lie on ${pairName(i, j).startsWith('alt') ? 'opposite sides' : 'the same side'} of the crossing line, ${pairName(i, j).includes('interior') ? 'between' : 'outside'} the lines.`,
      },
    ],
    check: `Sort by the numbers: 3, 4, 5 and 6 lie between the lines, and odd numbers lie on the left of line $${names[2]}$. Angle ${i} is ${i > 2 && i < 7 ? 'inside' : 'outside'} on the ${i % 2 === 1 ? 'left' : 'right'}, angle ${j} is ${j > 2 && j < 7 ? 'inside' : 'outside'} on the ${j % 2 === 1 ? 'left' : 'right'}.`,
    figure: lines(
      { theta: t, names },
      [
        [i, String(i)],
        [j, String(j)],
      ],
      { loose: true, marks: false },
    ),
  }),
  check: ({ pair: [i, j] }) => {
    const inner = (p: number) => p >= 3 && p <= 6
    const left = (p: number) => p % 2 === 1
    if (inner(i) !== inner(j)) return text('Corresponding angles')
    return text(`${left(i) === left(j) ? 'Same-side' : 'Alternate'} ${inner(i) ? 'interior' : 'exterior'} angles`)
  },
})

/** A bend between two parallel lines. */
const bendFigure = (a: number, b: number, labels: readonly [string, string, string]): Html => {
  const [top, low] = [
    xy.polar([0, 0], 2.6 / Math.sin((a * Math.PI) / 180), 180 - a),
    xy.polar([0, 0], 2.6 / Math.sin((b * Math.PI) / 180), 180 + b),
  ]
  const left = Math.min(top[0], low[0]) - 1.6
  const end = 1.6
  const at = {
    A: top,
    B: [0, 0] as const,
    C: low,
    p: [end, 2.6] as const,
    q: [left, 2.6] as const,
    r: [end, -2.6] as const,
    s: [left, -2.6] as const,
  }
  return drawing(
    {
      alt: 'Two parallel lines, one through A and one through C; the path ABC bends at B between them',
      at,
      height: 230,
    },
    [
      g.line('qp'),
      g.line('sr'),
      g.parallel('qp', 1, 0.9),
      g.parallel('sr', 1, 0.9),
      g.seg('AB'),
      g.seg('BC'),
      g.angle('pAB', labels[0], { as: 'The angle at A between the line, to the right, and AB' }),
      g.angle('rCB', labels[1], { as: 'The angle at C between the line, to the right, and CB' }),
      g.angle('ABC', labels[2]),
      g.dots('ABC'),
    ],
  )
}

export const bend = template({
  id: 'geometry/parallel-lines-bend',
  skill,
  difficulty: 'High',
  b: 1.1,
  calculator: false,
  seconds: 110,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 32, 62), b: int(rng, 32, 62) }),
      ({ a, b }) => Math.abs(a - b) > 4 && a + b !== 90,
    ),
  frames: [
    {
      id: 'at-the-bend',
      kind: 'multi-step',
      items: 6,
      stem: ({ a, b }) =>
        `<p>The two lines in the figure are parallel.</p>${bendFigure(a, b, [`${a}°`, `${b}°`, 'x°'])}<p>What is the value of $x$?</p>`,
    },
  ],
  given: (p) => p,
  answer: ({ a, b }) => num(a + b),
  traps: [
    {
      misconception: 'geo-adds-equal-angles-to-180',
      classic: true,
      operation: 'rest-of-the-wrong-whole',
      operands: ({ a, b }) => [a + b, 180],
      rule: ({ a, b }) => num(180 - a - b),
      says: () => 'I took the three angles to add up to 180°, as in a triangle.',
      why: ({ a, b }) => `takes $${a} + ${b}$ away from $180$, as if the three angles were those of a triangle.`,
    },
    {
      misconception: 'geo-ignores-the-bend',
      operation: 'rest-of-the-wrong-whole',
      operands: ({ a }) => [a, 180],
      rule: ({ a }) => num(180 - a),
      says: ({ a }) => `I used only the ${a}° and took the bend for its supplement.`,
      why: ({ a }) => `uses only the angle of $${a}^\\circ$.`,
    },
    {
      misconception: 'geo-ignores-the-bend',
      operation: 'rest-of-the-wrong-whole',
      operands: ({ b }) => [b, 180],
      rule: ({ b }) => num(180 - b),
      says: ({ b }) => `I used only the ${b}° and took the bend for its supplement.`,
      why: ({ b }) => `uses only the angle of $${b}^\\circ$.`,
    },
    {
      misconception: 'geo-ignores-the-bend',
      operation: 'counted-twice',
      operands: ({ a }) => [a],
      rule: ({ a }) => num(2 * a),
      says: ({ a }) => `I doubled the ${a}°, as if both parts at the bend were equal.`,
      why: ({ a }) => `doubles the $${a}$, as if both parts at the bend were equal.`,
    },
    {
      misconception: 'geo-ignores-the-bend',
      operation: 'counted-twice',
      operands: ({ b }) => [b],
      rule: ({ b }) => num(2 * b),
      says: ({ b }) => `I doubled the ${b}°, as if both parts at the bend were equal.`,
      why: ({ b }) => `doubles the $${b}$, as if both parts at the bend were equal.`,
    },
    {
      misconception: 'geo-uses-360-for-a-straight-line',
      operation: 'rest-of-the-wrong-whole',
      operands: ({ a, b }) => [a + b, 360],
      after: (x) => div(x, 2),
      rule: ({ a, b }) => num(frac(360 - a - b, 2)),
      says: () => 'I took the known angles away from 360° and halved the rest.',
      why: ({ a, b }) => `halves $360 - ${a} - ${b}$.`,
    },
  ],
  explain: ({ a, b }) => ({
    plan: 'Draw a third parallel line through the bend: it splits the angle there into two alternate interior angles.',
    steps: [
      {
        do: 'Draw a third line through $B$, parallel to the two given ones.',
        why: 'It splits the angle at $B$ into two parts.',
      },
      {
        do: `The upper part measures $${a}^\\circ$, the lower part $${b}^\\circ$.`,
        why: 'Each is an alternate interior angle of a given one.',
      },
      { do: `$x = ${a} + ${b} = ${a + b}$`, why: 'The two parts make up the whole angle.' },
    ],
    faster: `The bend opens toward the two marked angles, so it measures as much as both together, without any third line: $${a} + ${b} = ${a + b}$.`,
    check: `Extend $AB$ to the lower line. It meets that line at $${a}^\\circ$ and makes a triangle with $B$ and $C$; the angle at $B$ is its exterior angle, $${a} + ${b} = ${a + b}$ degrees again.`,
    figure: bendFigure(a, b, [`${a}°`, `${b}°`, `${a + b}°`]),
  }),
  // Draws the path and measures the bend.
  check: ({ a, b }) => num(Math.round(xy.angle(xy.polar([0, 0], 1, 180 - a), [0, 0], xy.polar([0, 0], 1, 180 + b)))),
})
