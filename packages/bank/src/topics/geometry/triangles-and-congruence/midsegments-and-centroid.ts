import {
  add,
  div,
  drawing,
  type Frac,
  frac,
  g,
  type Html,
  int,
  linear,
  mul,
  num,
  type Part,
  pick,
  type Rng,
  signed,
  sub,
  type Template,
  template,
  toTex,
  until,
  whole,
  xy,
} from '#kit'
import { gather, inOneGo } from '../gather.ts'
import { linearLabel } from '../linear-label.ts'
import { midFigure, SHAPES } from './midsegment-figure.ts'
import { SETS } from './triangle-inequality.ts'
import { claims } from './triangle-lines-claims.ts'

const skill = 'geo-triangle-inequality'

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

type Mid = ReturnType<typeof drawMid>

type Lengths = Readonly<{ a: number; b: number; c: number; d: number }>

const midTraps = [
  {
    misconception: 'geo-midsegment-the-wrong-way',
    classic: true as const,
    operation: 'unequal-set-equal' as const,
    operands: ({ a, b, c, d }: Lengths) => [a, b, c, d],
    rule: ({ a, b, c, d }: Lengths) => (a === c ? null : whole(div(d - b, a - c), 1, 80)),
    says: () => 'I took the midsegment to be as long as the side.',
    why: () => 'sets the midsegment equal to the side.',
  },
  {
    misconception: 'geo-midsegment-loses-a-term',
    operation: 'part-left-out' as const,
    operands: ({ b }: Lengths) => [b],
    after: (x: Frac, { a, c, d }: Lengths) => div(sub(d, x), 2 * a - c),
    rule: ({ a, b, c, d }: Lengths) => whole(div(d - b, 2 * a - c), 1, 80),
    says: () => 'I doubled only the first term of the midsegment.',
    why: () => 'doubles only the term with $x$.',
  },
  {
    misconception: 'geo-midsegment-the-wrong-way',
    operation: 'unequal-set-equal' as const,
    operands: ({ a, b, c, d }: Lengths) => [a, b, 2 * c, 2 * d],
    rule: ({ a, b, c, d }: Lengths) => whole(div(2 * d - b, a - 2 * c), 1, 80),
    says: () => 'I doubled the long side instead of the midsegment.',
    why: () => 'doubles the long side instead of the midsegment.',
  },
  {
    misconception: 'geo-midsegment-takes-a-third',
    operation: 'unequal-set-equal' as const,
    operands: ({ a, b, c, d }: Lengths) => [3 * a, 3 * b, c, d],
    rule: ({ a, b, c, d }: Lengths) => (3 * a === c ? null : whole(div(d - 3 * b, 3 * a - c), 1, 80)),
    why: () => 'takes the midsegment for a third of the side.',
  },
  {
    misconception: 'geo-midsegment-loses-a-term',
    operation: 'added-instead-of-subtracted' as const,
    operands: ({ b, d }: Lengths) => [d, 2 * b],
    after: (x: Frac, { a, c }: Lengths) => div(x, 2 * a - c),
    rule: ({ a, b, c, d }: Lengths) => whole(div(d + 2 * b, 2 * a - c), 1, 80),
    says: ({ b }: Lengths) =>
      `I doubled the midsegment, but moved the $${2 * b}$ to the other side and did not change its sign.`,
    why: ({ b }: Lengths) => `moves $${2 * b}$ to the other side with the wrong sign.`,
  },
  {
    misconception: 'geo-midsegment-gives-the-length',
    operation: 'solved-for-the-other' as const,
    operands: ({ a, b, c, d }: Lengths) => [add(mul(a, div(d - 2 * b, 2 * a - c)), b)],
    rule: ({ a, b, c, d }: Lengths) => whole(add(mul(a, div(d - 2 * b, 2 * a - c)), b), 1, 80),
    why: () => 'is the length of the midsegment, not the value of $x$.',
  },
]

const midFits = (p: Mid) =>
  midTraps[0]?.rule(p) !== null && new Set([p.x, ...midTraps.flatMap((t) => t.rule(p)?.number?.n ?? [])]).size >= 5

const midsegment = template({
  id: 'geometry/midsegment',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 80,
  response: 'choice',
  balance: 'size',
  draw: (rng) => until(() => drawMid(rng), midFits),
  frames: [
    {
      id: 'value-of-x',
      kind: 'figure',
      items: 6,
      stem: ({ set, shape, a, b, c, d, x }) =>
        `<p>Segments of triangle $${set}$ with the same marks are equal.</p>${midFigure(set, shape, c * x + d, [linearLabel(a, b), linearLabel(c, d)])}<p>What is the value of $x$?</p>`,
    },
    {
      id: 'grid',
      kind: 'figure',
      items: 6,
      response: 'grid',
      stem: ({ set, shape, a, b, c, d, x }) =>
        `${midFigure(set, shape, c * x + d, [linearLabel(a, b), linearLabel(c, d)])}<p>The figure shows a triangle and one of its midsegments. Find the value of $x$.</p>`,
    },
  ],
  given: ({ a, b, c, d }) => ({ a, b, c, d }),
  answer: ({ x }) => num(x),
  traps: midTraps,
  explain: ({ a, b, c, d, x, set, shape }, frame) => ({
    plan: 'The segment joins two midpoints, so it is half as long as the third side: write this as an equation.',
    steps: [
      {
        do: `$2(${linear(a, b)}) = ${linear(c, d)}$`,
        why: 'The segment joins two midpoints, so it is half as long as the third side.',
      },
      { do: `$${linear(2 * a, 2 * b)} = ${linear(c, d)}$`, why: 'Multiply both terms in the parentheses by 2.' },
      { do: gather(2 * a, 2 * b, c, d), why: 'Bring the variable terms to one side, then the constants to the other.' },
      {
        do: `$x = ${Math.abs(d - 2 * b)} \\div ${Math.abs(c - 2 * a)} = ${x}$`,
        why: `Divide both sides by ${Math.abs(c - 2 * a)}.`,
      },
    ],
    ...(frame === 'grid'
      ? {
          faster: `Double the midsegment at once: $${linear(2 * a, 2 * b)}$ is as long as $${linear(c, d)}$. ${inOneGo(2 * a, 2 * b, c, d)}.`,
        }
      : {
          faster: `Try the options in both labels: only with $x = ${x}$ is the side, ${c * x + d}, twice as long as the midsegment, ${a * x + b}.`,
        }),
    check: `The midsegment is $${a === 1 ? x : `${a} \\cdot ${x}`}${signed(b)} = ${a * x + b}$, the side is $${c} \\cdot ${x}${signed(d)} = ${c * x + d}$, and $${c * x + d} = 2 \\cdot ${a * x + b}$.`,
    figure: midFigure(set, shape, c * x + d, [`${a * x + b}`, `${c * x + d}`]),
  }),
  check: ({ a, b, c, d }) =>
    num(Array.from({ length: 90 }, (_, x) => x).find((x) => a * x + b > 0 && c * x + d === 2 * (a * x + b)) ?? -1),
})

type Median = Readonly<Record<'whole' | 'long' | 'short', number>>

/** The length asked for, when the median and its parts are in this ratio. */
const byParts = (
  g: Readonly<{ size: number; known: keyof Median; ask: keyof Median }>,
  parts: Median,
): ReturnType<typeof frac> => frac(g.size * parts[g.ask], parts[g.known])

const medians = (shape: number, extra: readonly Part[] = []): Html => {
  const [u, v] = SHAPES[shape] as (typeof SHAPES)[number]
  const [A, B, C] = xy.asa(u, 8, v)
  const [D, E, F] = [xy.along(B, C, 0.5), xy.along(C, A, 0.5), xy.along(A, B, 0.5)]
  return drawing(
    {
      alt: 'Triangle ABC with the medians AD, BE and CF, which meet at G',
      at: { A, B, C, D, E, F, G: xy.along(A, D, 2 / 3) },
      height: 260,
    },
    [g.polygon('ABC'), g.seg('AD'), g.seg('BE'), g.seg('CF'), g.dots('G'), ...extra],
  )
}

const centroid = template({
  id: 'geometry/centroid',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 70,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({
        s: int(rng, 2, 24),
        known: pick(rng, ['whole', 'long', 'short'] as const),
        ask: pick(rng, ['whole', 'long', 'short'] as const),
        shape: int(rng, 0, 2),
      }),
      ({ s, known, ask }) => known !== ask && s % { whole: 4, long: 3, short: ask === 'long' ? 2 : 1 }[known] === 0,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 8,
      stem: ({ s, known, ask, shape }) => {
        const name = { whole: 'AD', long: 'AG', short: 'GD' }
        const size = { whole: 3 * s, long: 2 * s, short: s }
        return `${medians(shape)}<p>The medians of triangle $ABC$ meet at $G$. If $${name[known]} = ${size[known]}$, what is the length of $${name[ask]}$?</p>`
      },
    },
  ],
  given: ({ s, known, ask }) => ({ size: { whole: 3, long: 2, short: 1 }[known] * s, known, ask }),
  answer: ({ s, ask }) => num({ whole: 3, long: 2, short: 1 }[ask] * s),
  traps: [
    {
      misconception: 'geo-centroid-halves-the-median',
      classic: true,
      rule: (g) => num(byParts(g, { whole: 2, long: 1, short: 1 })),
      why: () => 'takes $G$ for the midpoint of the median.',
    },
    {
      misconception: 'geo-centroid-swaps-the-parts',
      rule: (g) => num(byParts(g, { whole: 3, long: 1, short: 2 })),
      why: () => 'takes the part at the vertex for the short one.',
    },
    {
      misconception: 'geo-centroid-takes-quarters',
      rule: (g) => num(byParts(g, { whole: 4, long: 3, short: 1 })),
      why: () => 'divides the median in the ratio $3:1$; the ratio is $2:1$.',
    },
  ],
  explain: ({ s, known, ask, shape }) => ({
    plan: 'The centroid divides each median in the ratio two to one, with the longer part at the vertex: find one third first.',
    steps: [
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
    figure: medians(shape, [g.side('AG', `${2 * s}`), g.side('GD', `${s}`)]),
    faster: `The parts and the whole are to each other as $2 : 1 : 3$, so go from one to the other in one step: $${{ whole: 3, long: 2, short: 1 }[known] * s} \\cdot ${toTex(frac({ whole: 3, long: 2, short: 1 }[ask], { whole: 3, long: 2, short: 1 }[known]))} = ${{ whole: 3, long: 2, short: 1 }[ask] * s}$.`,
    check: `The parts are $AG = ${2 * s}$ and $GD = ${s}$: $${2 * s} = 2 \\cdot ${s}$, and $${2 * s} + ${s} = ${3 * s}$ is the whole median $AD$.`,
  }),
  // With coordinates: the mean of the corners (0, 0), (3d, 0) and (3d, 0) on the line of the median.
  check: ({ size, known, ask }) => {
    const part = { whole: frac(1), long: frac(2, 3), short: frac(1, 3) }
    return num(frac(size * part[ask].n * part[known].d, part[ask].d * part[known].n))
  },
})

export const templates: readonly Template[] = [midsegment, centroid, claims]
