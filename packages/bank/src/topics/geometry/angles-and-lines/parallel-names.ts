/** Names of angle pairs, paths between parallel lines, and when lines are parallel. */

import {
  div,
  drawing,
  frac,
  g,
  type Html,
  int,
  judgeTwo,
  namedBy,
  num,
  pick,
  template,
  text,
  until,
  withCheck,
  xy,
} from '#kit'
import { likeTwo, lines, NAMES3, pairName, skill, theta, WHERE } from './parallel-figure.ts'

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

/** Lines that are not parallel, and what the claims come to there: angle 6, while angle 2 is 70°, and the outcome. */
const TILTED: Readonly<Record<string, readonly [number, string]>> = {
  '15e': [60, 'angles 1 and 5 are $110^\\circ$ and $120^\\circ$, no longer equal'],
  '36e': [60, 'angles 3 and 6 are $70^\\circ$ and $60^\\circ$, no longer equal'],
  '27e': [60, 'angles 2 and 7 are $70^\\circ$ and $60^\\circ$, no longer equal'],
  '46s': [60, 'angles 4 and 6 are $110^\\circ$ and $60^\\circ$, no longer $180^\\circ$ together'],
  '14e': [60, 'angles 1 and 4 are both $110^\\circ$, equal all the same'],
  '35e': [110, 'angles 3 and 5 are both $70^\\circ$, equal all the same'],
  '56s': [60, 'angles 5 and 6 are $120^\\circ$ and $60^\\circ$, $180^\\circ$ together all the same'],
  '26s': [110, 'angles 2 and 6 are $180^\\circ$ together all the same'],
}

/** Which equal or supplementary angles force two lines to be parallel? */
export const converse = template({
  id: 'geometry/parallel-lines-converse',
  skill,
  difficulty: 'Medium',
  b: 0.6,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...withCheck(
    judgeTwo({
      slip: 'geo-lines',
      frame: 'enough',
      items: 7,
      draw: (rng) => ({ t: theta(rng), names: pick(rng, NAMES3) }),
      intro: (e) =>
        `<p>Line $${e.names[2]}$ crosses lines $${e.names[0]}$ and $${e.names[1]}$. It is not known whether $${e.names[0]}$ and $${e.names[1]}$ are parallel.</p>${lines(
          { theta: e.t, names: e.names },
          [1, 2, 3, 4, 5, 6, 7, 8].map((k) => [k, String(k)] as const),
          { bare: true, marks: false },
        )}<p>Two students say what would be enough to be sure that the lines are parallel.</p>`,
      plan: 'Name the two angles by their places. Then ask: would this still be so if the lower line were tilted a little? Only what a tilt would spoil can prove that the lines are parallel.',
      claims: () => [
        {
          id: '15e',
          says: 'It is enough to know that angles 1 and 5 are equal.',
          holds: true,
          tested:
            'Angles 1 and 5 sit at the same place of their crossings: corresponding angles. Tilt the lower line, and angle 5 changes while angle 1 stays.',
        },
        {
          id: '36e',
          says: 'It is enough to know that angles 3 and 6 are equal.',
          holds: true,
          tested:
            'Angles 3 and 6 lie between the lines, on different sides of the transversal: alternate interior angles. Tilt the lower line, and angle 6 changes while angle 3 stays.',
        },
        {
          id: '27e',
          says: 'It is enough to know that angles 2 and 7 are equal.',
          holds: true,
          tested:
            'Angles 2 and 7 lie outside the lines, on different sides of the transversal: alternate exterior angles. Tilt the lower line, and angle 7 changes while angle 2 stays.',
        },
        {
          id: '46s',
          says: 'It is enough to know that angles 4 and 6 add up to $180^\\circ$.',
          holds: true,
          tested:
            'Angles 4 and 6 lie between the lines, on the same side of the transversal: same-side interior angles. Tilt the lower line, and angle 6 changes while angle 4 stays.',
        },
        {
          id: '14e',
          says: 'It is enough to know that angles 1 and 4 are equal.',
          holds: false,
          tested:
            'Angles 1 and 4 are vertical angles at one crossing. Tilt the other line: these two stay as they are.',
          because: 'Vertical angles are equal whatever the other line does.',
        },
        {
          id: '35e',
          says: 'It is enough to know that angles 3 and 5 are equal.',
          holds: false,
          tested:
            'Angles 3 and 5 lie between the lines, on the same side of the transversal: same-side interior angles. With parallel lines they add up to $180^\\circ$.',
          because: 'Same-side interior angles would have to add up to $180^\\circ$; being equal proves nothing.',
        },
        {
          id: '56s',
          says: 'It is enough to know that angles 5 and 6 add up to $180^\\circ$.',
          holds: false,
          tested:
            'Angles 5 and 6 lie side by side at one crossing, on a straight line. Tilt the line: their sum stays $180^\\circ$.',
          because: 'A linear pair adds up to $180^\\circ$ at every crossing, parallel lines or not.',
        },
        {
          id: '26s',
          says: 'It is enough to know that angles 2 and 6 add up to $180^\\circ$.',
          holds: false,
          tested:
            'Angles 2 and 6 sit at the same place of their crossings: corresponding angles. With parallel lines they are equal.',
          because: 'Corresponding angles would have to be equal; a sum of $180^\\circ$ proves nothing.',
        },
      ],
      given: () => ({}),
      // With lines that are not parallel (70° above, 60° below) the condition must fail; with parallel ones it must hold.
      test: (_, id) => {
        const [i, j] = [Number(id[0]), Number(id[1])]
        const fits = (up: number, low: number) => {
          const size = (k: number) => (likeTwo(k) ? (k < 5 ? up : low) : 180 - (k < 5 ? up : low))
          return id[2] === 'e' ? size(i) === size(j) : size(i) + size(j) === 180
        }
        return fits(70, 70) && !fits(70, 60) && !fits(70, 110)
      },
    }),
    ({ e: { names }, ids }) => {
      const suppose = (low: number, then: string) =>
        `Suppose that angle 2 is $70^\\circ$ and angle 6 is $${low}^\\circ$, so $${names[0]}$ and $${names[1]}$ are not parallel: ${then}.`
      const [one, two] = ids.map((id) => TILTED[id]) as [readonly [number, string], readonly [number, string]]
      return one[0] === two[0] ? suppose(one[0], `${one[1]}; ${two[1]}`) : `${suppose(...one)} ${suppose(...two)}`
    },
  ),
})
