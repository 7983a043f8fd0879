import {
  div,
  drawing,
  frac,
  g,
  type Html,
  int,
  judgeTwo,
  linear,
  num,
  person,
  pick,
  type Rng,
  type Template,
  table,
  template,
  text,
  until,
  whole,
  xy,
} from '../../../kit.ts'
import { gather } from '../ask.ts'

const skill = 'geo-triangle-inequality'
const SETS = ['ABC', 'PQR', 'KLM', 'DEF', 'XYZ', 'RST'] as const
const ch = (s: string, ...k: number[]) => k.map((i) => s[i]).join('')

type Possible = { a: number; b: number; not: boolean; key: number; others: number[] }

/** Which third side is possible, or impossible? */
const possible = template({
  id: 'geometry/triangle-inequality-third-side',
  skill,
  difficulty: 'Low',
  b: -0.5,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const [a, b] = [int(rng, 4, 15), int(rng, 7, 24)]
        const not = int(rng, 0, 1) === 1
        const inside = int(rng, b - a + 1, a + b - 1)
        return {
          a,
          b,
          not,
          key: not ? pick(rng, [b - a, a + b, a + b + int(rng, 1, 3), Math.max(1, b - a - int(rng, 1, 2))]) : inside,
          others: [int(rng, b - a + 1, b - 1), int(rng, b, b + a - 1), int(rng, b - a + 1, a + b - 1)],
        }
      },
      ({ a, b, others, key }) => b - a >= 3 && a >= 4 && new Set([...others, key]).size === 4,
    ),
  frames: [
    {
      id: 'could',
      kind: 'words',
      items: 6,
      stem: ({ a, b, not }) =>
        `Two sides of a triangle are $${a}$ cm and $${b}$ cm long. Which of these ${not ? '<strong>cannot</strong>' : 'can'} be the length of the third side, in centimeters?`,
    },
    {
      id: 'garden',
      kind: 'words',
      items: 4,
      stem: ({ a, b, not }, rng) =>
        `${person(rng)} fences in a triangular ${pick(rng, ['flower bed', 'vegetable patch', 'pen for rabbits', 'play area'])}. Two of the straight fences are $${a}$ m and $${b}$ m long. Which length, in meters, is ${not ? '<strong>not</strong> possible' : 'possible'} for the third one?`,
    },
  ],
  answer: ({ key }) => num(key),
  traps: [
    {
      misconception: 'geo-allows-a-flat-triangle',
      rule: ({ a, b, not }) => (not ? null : num(a + b)),
      why: ({ a, b }) => `equals $${a} + ${b}$: the triangle would fall flat on a line.`,
    },
    {
      misconception: 'geo-allows-a-flat-triangle',
      rule: ({ a, b, not }) => (not ? null : num(b - a)),
      why: ({ a, b }) => `equals $${b} - ${a}$: the triangle would fall flat on a line.`,
    },
    { misconception: 'geo-ignores-the-upper-bound', rule: ({ a, b, not }) => (not ? null : num(a + b + 2)) },
    {
      misconception: 'geo-ignores-the-lower-bound',
      rule: ({ a, b, not }) => (not ? null : num(b - a - 2 > 0 ? b - a - 2 : 1)),
    },
    { misconception: 'geo-ignores-the-upper-bound', rule: ({ a, b, not }) => (not ? null : num(a + b + 5)) },
    ...[0, 1, 2].map((i) => ({
      misconception: i === 0 ? 'geo-ignores-the-lower-bound' : 'geo-ignores-the-upper-bound',
      rule: ({ not, others }: Possible) => (not ? num(others[i] as number) : null),
      why: ({ a, b }: Possible) => `is possible: it lies between $${b} - ${a}$ and $${b} + ${a}$.`,
    })),
  ],
  explain: ({ a, b, key, not }) => [
    {
      do: `The third side is longer than $${b} - ${a} = ${b - a}$ and shorter than $${a} + ${b} = ${a + b}$.`,
      why: 'Any two sides of a triangle are together longer than the third.',
    },
    {
      do: `$${key}$ ${not ? 'does not lie' : 'lies'} strictly between these bounds.`,
      why: not ? 'The other three lengths do.' : 'The other three lengths do not.',
    },
  ],
  given: ({ a, b, not, key, others }) => {
    const wrong = not ? others : [a + b, b - a, a + b + 2, Math.max(1, b - a - 2), a + b + 5]
    return { a, b, not, options: [key, ...wrong].sort((x, y) => x - y).map((c) => num(c).html) }
  },
  check: ({ a, b, not, options }) => {
    const closes = (c: number) => a + b > c && a + c > b && b + c > a
    const fits = options.map((html) => Number(html.replaceAll('$', ''))).filter((c) => closes(c) !== not)
    return num(fits.length === 1 ? (fits[0] as number) : -1)
  },
})

/** The greatest, the least, or the number of whole lengths. */
const bounds = template({
  id: 'geometry/triangle-inequality-bounds',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        a: int(rng, 4, 14),
        b: int(rng, 8, 26),
        ask: pick(rng, ['greatest', 'least', 'count', 'count'] as const),
        set: pick(rng, SETS),
      }),
      ({ a, b }) => b - a >= 3,
    ),
  frames: [
    {
      id: 'whole',
      kind: 'words',
      items: 5,
      stem: ({ a, b, ask, set }) =>
        `In triangle $${set}$, $${ch(set, 0, 1)} = ${a}$ and $${ch(set, 1, 2)} = ${b}$. The length of $${ch(set, 0, 2)}$ is a whole number. ${ask === 'count' ? `How many different lengths are possible for $${ch(set, 0, 2)}$?` : `What is the ${ask} possible length of $${ch(set, 0, 2)}$?`}`,
    },
    {
      id: 'grid',
      kind: 'words',
      items: 6,
      response: 'grid',
      stem: ({ a, b, ask }) =>
        `A triangle has sides of $${a}$ units, $${b}$ units and a third side whose length is a whole number of units. ${ask === 'count' ? 'How many lengths can the third side have?' : `What is the ${ask} length that the third side can have?`}`,
    },
  ],
  answer: ({ a, b, ask }) => num(ask === 'greatest' ? a + b - 1 : ask === 'least' ? b - a + 1 : 2 * a - 1),
  traps: [
    {
      misconception: 'geo-allows-a-flat-triangle',
      rule: ({ a, b, ask }) => num(ask === 'greatest' ? a + b : ask === 'least' ? b - a : 2 * a + 1),
    },
    {
      misconception: 'geo-counts-wrongly-between-bounds',
      rule: ({ a, b, ask }) => num(ask === 'greatest' ? a + b + 1 : ask === 'least' ? b - a - 1 : 2 * a),
    },
    {
      misconception: 'geo-ignores-the-lower-bound',
      rule: ({ a, b, ask }) => num(ask === 'greatest' ? b - 1 : ask === 'least' ? 1 : a + b - 1),
    },
    {
      misconception: 'geo-ignores-the-upper-bound',
      rule: ({ a, b, ask }) =>
        num(ask === 'greatest' ? a * 2 - 1 + b : ask === 'least' ? b + 1 - Math.floor(a / 2) : 2 * b - 1),
    },
    {
      misconception: 'geo-counts-wrongly-between-bounds',
      rule: ({ a, b, ask }) => num(ask === 'greatest' ? a + b - 2 : ask === 'least' ? b - a + 2 : 2 * a - 2),
    },
  ],
  explain: ({ a, b, ask }) => [
    {
      do: `The third side lies strictly between $${b} - ${a} = ${b - a}$ and $${a} + ${b} = ${a + b}$.`,
      why: 'Otherwise the triangle does not close or falls flat.',
    },
    ask === 'count'
      ? {
          do: `The whole numbers from $${b - a + 1}$ to $${a + b - 1}$: that is $${a + b - 1} - ${b - a + 1} + 1 = ${2 * a - 1}$ lengths.`,
          why: 'Both ends of this list are possible and count.',
        }
      : {
          do: `So the ${ask} whole number is $${ask === 'greatest' ? a + b - 1 : b - a + 1}$.`,
          why: 'The bounds themselves are not allowed.',
        },
  ],
  given: ({ a, b, ask }) => ({ a, b, ask }),
  check: ({ a, b, ask }) => {
    const list = Array.from({ length: 100 }, (_, c) => c).filter((c) => a + b > c && a + c > b && b + c > a)
    return num(ask === 'count' ? list.length : ask === 'least' ? Math.min(...list) : Math.max(...list))
  },
})

const drawMid = (rng: Rng) =>
  until(
    () => {
      const x = int(rng, 2, 12)
      const [a, c] = [int(rng, 1, 4), int(rng, 3, 9)]
      const mid = int(rng, 6, 30)
      return { a, b: mid - a * x, c, d: 2 * mid - c * x, x, set: pick(rng, SETS), shape: int(rng, 0, 2), algebra: true }
    },
    ({ a, b, c, d }) =>
      Math.abs(c - 2 * a) > 1 && b !== 0 && d !== 0 && Math.abs(b) < 18 && Math.abs(d) < 30 && c !== a,
  )
const SHAPES = [
  [58, 66],
  [46, 82],
  [72, 50],
] as const
/** A triangle with the midsegment parallel to the side of the first two letters. */
const midFigure = (set: string, shape: number, base: number, labels: readonly [string, string]): Html => {
  const [u, v] = SHAPES[shape] as (typeof SHAPES)[number]
  const [A, B, C] = xy.asa(u, base, v)
  const [m, n] = set.includes('M') || set.includes('N') ? ['G', 'H'] : ['M', 'N']
  const at = {
    [ch(set, 0)]: A,
    [ch(set, 1)]: B,
    [ch(set, 2)]: C,
    [m as string]: xy.along(A, C, 0.5),
    [n as string]: xy.along(B, C, 0.5),
  }
  return drawing(
    { alt: `Triangle ${set} with points ${m} on ${ch(set, 0, 2)} and ${n} on ${ch(set, 1, 2)}`, at, height: 230 },
    [
      g.polygon(set),
      g.seg(`${m}${n}`),
      g.ticks(`${ch(set, 0)}${m}`),
      g.ticks(`${m}${ch(set, 2)}`),
      g.ticks(`${ch(set, 1)}${n}`, 2),
      g.ticks(`${n}${ch(set, 2)}`, 2),
      g.side(`${m}${n}`, labels[0]),
      g.side(ch(set, 0, 1), labels[1]),
    ],
  )
}
const lin = (a: number, b: number) => linear(a, b).replace('-', '−')
type Mid = ReturnType<typeof drawMid>
const midTraps = [
  {
    misconception: 'geo-midsegment-the-wrong-way',
    rule: ({ a, b, c, d }: Mid) => whole(div(2 * d - b, a - 2 * c), 1, 80),
    why: () => 'doubles the long side instead of the midsegment.',
  },
  {
    misconception: 'geo-midsegment-the-wrong-way',
    rule: ({ a, b, c, d }: Mid) => (a === c ? null : whole(div(d - b, a - c), 1, 80)),
    why: () => 'sets the midsegment equal to the side.',
  },
  {
    misconception: 'geo-midsegment-takes-a-third',
    rule: ({ a, b, c, d }: Mid) => (3 * a === c ? null : whole(div(d - 3 * b, 3 * a - c), 1, 80)),
    why: () => 'takes the midsegment for a third of the side.',
  },
  {
    misconception: 'geo-midsegment-the-wrong-way',
    rule: ({ a, b, c, d }: Mid) => whole(div(d - b, 2 * a - c), 1, 80),
    why: () => 'doubles only the term with $x$.',
  },
  {
    misconception: 'geo-midsegment-the-wrong-way',
    rule: ({ a, b, c, d }: Mid) => whole(div(Math.abs(d + 2 * b), Math.abs(2 * a - c)), 1, 80),
    why: () => 'moves a number with the wrong sign.',
  },
  {
    misconception: 'geo-midsegment-the-wrong-way',
    rule: ({ a, b, c, d }: Mid) => whole(div(180 - 2 * b - d, 2 * a + c), 1, 80),
    why: () => 'lets the lengths add up to $180$, as if they were angles.',
  },
  {
    misconception: 'geo-midsegment-takes-a-third',
    rule: ({ a, b, x }: Mid) => whole(frac(a * x + b), 1, 80),
    why: () => 'is the length of the midsegment, not the value of $x$.',
  },
]
const midFits = (p: Mid) => new Set([p.x, ...midTraps.flatMap((t) => t.rule(p)?.number?.n ?? [])]).size >= 5

const midsegment = template({
  id: 'geometry/midsegment',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 80,
  response: 'choice',
  draw: (rng) => until(() => drawMid(rng), midFits),
  frames: [
    {
      id: 'value-of-x',
      kind: 'figure',
      items: 6,
      stem: ({ set, shape, a, b, c, d, x }) =>
        `<p>Segments of triangle $${set}$ with the same marks are equal.</p>${midFigure(set, shape, c * x + d, [lin(a, b), lin(c, d)])}<p>What is the value of $x$?</p>`,
    },
    {
      id: 'grid',
      kind: 'figure',
      items: 6,
      response: 'grid',
      stem: ({ set, shape, a, b, c, d, x }) =>
        `${midFigure(set, shape, c * x + d, [lin(a, b), lin(c, d)])}<p>The figure shows a triangle and one of its midsegments. Find the value of $x$.</p>`,
    },
  ],
  answer: ({ x }) => num(x),
  traps: midTraps,
  explain: ({ a, b, c, d, x }) => [
    {
      do: `$2(${linear(a, b)}) = ${linear(c, d)}$`,
      why: 'The segment joins two midpoints, so it is half as long as the third side.',
    },
    {
      do: `$${linear(2 * a, 2 * b)} = ${linear(c, d)}$, so $${gather(2 * a, 2 * b, c, d)}$.`,
      why: 'Multiply out and collect the letters.',
    },
    { do: `$x = ${x}$`, why: `The midsegment is $${a * x + b}$, the side $${c * x + d}$.` },
  ],
  given: ({ a, b, c, d }) => ({ a, b, c, d }),
  check: ({ a, b, c, d }) =>
    num(Array.from({ length: 90 }, (_, x) => x).find((x) => a * x + b > 0 && c * x + d === 2 * (a * x + b)) ?? -1),
})

const centroid = template({
  id: 'geometry/centroid',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        s: int(rng, 2, 16),
        known: pick(rng, ['whole', 'long', 'short'] as const),
        ask: pick(rng, ['whole', 'long', 'short'] as const),
        shape: int(rng, 0, 2),
      }),
      ({ known, ask }) => known !== ask,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 8,
      stem: ({ s, known, ask, shape }) => {
        const [u, v] = SHAPES[shape] as (typeof SHAPES)[number]
        const [A, B, C] = xy.asa(u, 8, v)
        const [D, E, F] = [xy.along(B, C, 0.5), xy.along(C, A, 0.5), xy.along(A, B, 0.5)]
        const name = { whole: 'AD', long: 'AG', short: 'GD' }
        const size = { whole: 3 * s, long: 2 * s, short: s }
        return `${drawing({ alt: 'Triangle ABC with the medians AD, BE and CF, which meet at G', at: { A, B, C, D, E, F, G: xy.along(A, D, 2 / 3) }, height: 260 }, [g.polygon('ABC'), g.seg('AD'), g.seg('BE'), g.seg('CF'), g.dots('G')])}<p>The medians of triangle $ABC$ meet at $G$. If $${name[known]} = ${size[known]}$, what is the length of $${name[ask]}$?</p>`
      },
    },
  ],
  answer: ({ s, ask }) => num({ whole: 3, long: 2, short: 1 }[ask] * s),
  traps: [
    {
      misconception: 'geo-centroid-halves-the-median',
      rule: ({ s, known, ask }) =>
        num(
          known === 'whole'
            ? frac(3 * s, 2)
            : ask === 'whole'
              ? { long: 4 * s, short: 2 * s }[known]
              : { long: 2 * s, short: s }[known],
        ),
    },
    {
      misconception: 'geo-centroid-swaps-the-parts',
      rule: ({ s, known, ask }) =>
        num(
          known === 'whole'
            ? ask === 'long'
              ? s
              : 2 * s
            : ask === 'whole'
              ? known === 'long'
                ? 6 * s
                : frac(3 * s, 2)
              : known === 'long'
                ? 4 * s
                : frac(s, 2),
        ),
    },
    {
      misconception: 'geo-centroid-halves-the-median',
      rule: ({ s, known }) => num({ whole: 6 * s, long: 3 * s, short: 4 * s }[known]),
      why: () => 'uses the factor 2 between two parts that do not stand in this ratio.',
    },
    {
      misconception: 'geo-centroid-swaps-the-parts',
      rule: ({ s, known, ask }) =>
        known === 'whole' ? num(frac(9 * s, 2)) : ask === 'whole' ? num(frac(5 * s, 2)) : num(3 * s),
      why: () => 'uses the wrong fraction of the median.',
    },
    {
      misconception: 'geo-centroid-swaps-the-parts',
      rule: ({ s, known, ask }) =>
        known === 'short' ? num(ask === 'whole' ? 5 * s : frac(2 * s, 3)) : num(frac(3 * s, 4)),
      why: () => 'uses the wrong fraction of the median.',
    },
  ],
  explain: ({ s, known, ask }) => [
    {
      do: '$G$ is the centroid: $AG = \\frac{2}{3} AD$ and $GD = \\frac{1}{3} AD$.',
      why: 'The centroid is twice as far from the vertex as from the midpoint of the side.',
    },
    {
      do: `So one third of the median is $${s}$.`,
      why: {
        whole: 'The whole median has three such parts.',
        long: 'The part at the vertex has two such parts.',
        short: 'The part at the midpoint is one such part.',
      }[known],
    },
    {
      do: `The length asked for is $${{ whole: 3, long: 2, short: 1 }[ask] === 1 ? '' : `${{ whole: 3, long: 2, short: 1 }[ask]} \\cdot ${s} = `}${{ whole: 3, long: 2, short: 1 }[ask] * s}$.`,
      why: { whole: 'The whole median is three parts.', long: '$AG$ is two parts.', short: '$GD$ is one part.' }[ask],
    },
  ],
  given: ({ s, known, ask }) => ({ size: { whole: 3, long: 2, short: 1 }[known] * s, known, ask }),
  // With coordinates: the mean of the corners (0, 0), (3d, 0) and (3d, 0) on the line of the median.
  check: ({ size, known, ask }) => {
    const part = { whole: frac(1), long: frac(2, 3), short: frac(1, 3) }
    return num(frac(size * part[ask].n * part[known].d, part[ask].d * part[known].n))
  },
})

/** Longest side opposite the largest angle. */
const ordering = template({
  id: 'geometry/triangle-sides-by-angles',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 28, 95), b: int(rng, 28, 95), set: pick(rng, SETS), longest: int(rng, 0, 1) === 1 }),
      ({ a, b }) => {
        const c = 180 - a - b
        return (
          c > 25 && new Set([a, b, c]).size === 3 && Math.abs(a - b) > 3 && Math.abs(a - c) > 3 && Math.abs(b - c) > 3
        )
      },
    ),
  frames: [
    {
      id: 'order',
      kind: 'table',
      items: 6,
      stem: ({ a, b, set, longest }) =>
        `<p>Two angles of triangle $${set}$ are known.</p>${table(
          ['Angle', 'Measure'],
          [
            [`$${set[0]}$`, `$${a}^\\circ$`],
            [`$${set[1]}$`, `$${b}^\\circ$`],
          ],
        )}<p>Which list shows the sides from the ${longest ? 'longest to the shortest' : 'shortest to the longest'}?</p>`,
    },
  ],
  answer: ({ a, b, set, longest }) => orderOf(set, [a, b, 180 - a - b], longest),
  traps: [
    {
      misconception: 'geo-sorts-the-other-way-around',
      rule: ({ a, b, set, longest }) => orderOf(set, [a, b, 180 - a - b], !longest),
      why: () => 'goes in the opposite direction.',
    },
    ...[
      [1, 0, 2],
      [0, 2, 1],
      [2, 1, 0],
      [1, 2, 0],
    ].map((perm) => ({
      misconception: 'geo-matches-a-side-with-a-touching-angle',
      rule: ({ a, b, set, longest }: { a: number; b: number; set: string; longest: boolean }) =>
        orderOf(
          set,
          perm.map((i) => [a, b, 180 - a - b][i] as number),
          longest,
        ),
      why: () => 'matches the sides with the wrong angles: each side belongs to the angle opposite it.',
    })),
  ],
  explain: ({ a, b, set, longest }) => [
    {
      do: `The third angle, at $${set[2]}$, is $180^\\circ - ${a}^\\circ - ${b}^\\circ = ${180 - a - b}^\\circ$.`,
      why: 'The angles add up to $180^\\circ$.',
    },
    {
      do: `The order is ${orderOf(set, [a, b, 180 - a - b], longest).html}.`,
      why: `A larger angle faces a longer side; the side opposite $${set[0]}$ is $${ch(set, 1, 2)}$.`,
    },
  ],
  given: ({ a, b, set, longest }) => ({ a, b, set, longest }),
  // By the law of sines.
  check: ({ a, b, set, longest }) =>
    orderOf(
      set,
      [a, b, 180 - a - b].map((t) => Math.sin((t * Math.PI) / 180)),
      longest,
    ),
})

function orderOf(set: string, angles: readonly number[], longest: boolean) {
  const sides = [0, 1, 2]
    .sort((i, j) => ((angles[i] as number) - (angles[j] as number)) * (longest ? -1 : 1))
    .map((i) => [...set].filter((_, k) => k !== i).join(''))
  return text(sides.map((s) => `$${s}$`).join(', '))
}

const claims = judgeTwo({
  id: 'geometry/triangle-lines-claims',
  skill,
  slip: 'geo-cong',
  frame: 'midpoints',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 85,
  items: 5,
  draw: (rng) => ({
    n: int(rng, 3, 12) * 2,
    shape: int(rng, 0, 2),
    set: pick(rng, ['ABC', 'PQR', 'DEF', 'XYZ'] as const),
  }),
  intro: ({ n, shape, set }) =>
    `${midFigure(set, shape, n, ['x', `${n}`])}<p>Two students talk about triangle $${set}$ and the points $M$ and $N$.</p>`,
  claims: ({ n, set }) => [
    {
      id: 'half',
      says: `$MN$ is $${n / 2}$ units long.`,
      holds: true,
      because: '$M$ and $N$ are midpoints, so $MN$ is half of the third side.',
    },
    {
      id: 'parallel',
      says: `$MN$ is parallel to $${ch(set, 0, 1)}$.`,
      holds: true,
      because: 'A midsegment is parallel to the third side.',
    },
    {
      id: 'area',
      says: `The area of triangle $M N ${set[2]}$ is one quarter of the area of triangle $${set}$.`,
      holds: true,
      because: 'All its sides are half as long, so its area is one quarter.',
    },
    {
      id: 'third',
      says: `$MN$ is one third of $${ch(set, 0, 1)}$.`,
      holds: false,
      because: 'A midsegment is one half of the side.',
    },
    {
      id: 'areahalf',
      says: `The area of triangle $M N ${set[2]}$ is half the area of triangle $${set}$.`,
      holds: false,
      because: 'Both its base and its height are halved, so the area is one quarter.',
    },
    {
      id: 'iso',
      says: `$${set[2]}M$ must be equal to $${set[2]}N$.`,
      holds: false,
      because: 'The marks on the two sides are different; the sides need not be equal.',
    },
  ],
  given: ({ n }) => ({ n }),
  // With the corners (0, 0), (8, 0) and (2, 6).
  test: (_, id) => {
    const [A, B, C] = [
      [0, 0],
      [8, 0],
      [2, 6],
    ] as const
    const [M, N] = [xy.along(A, C, 0.5), xy.along(B, C, 0.5)]
    const area = (p: readonly [number, number], q: readonly [number, number], r: readonly [number, number]) =>
      Math.abs((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])) / 2
    const truth: Record<string, boolean> = {
      half: 2 * xy.distance(M, N) === xy.distance(A, B),
      parallel: M[1] === N[1],
      area: 4 * area(M, N, C) === area(A, B, C),
      third: 3 * xy.distance(M, N) === 8,
      areahalf: 2 * area(M, N, C) === area(A, B, C),
      iso: xy.distance(C, M) === xy.distance(C, N),
    }
    return truth[id] as boolean
  },
})

export const templates: readonly Template[] = [possible, bounds, midsegment, centroid, ordering, claims]
