import { between, dot, int, marks, pick, plane, sample, segment, shuffle, table, template, text, until } from '#kit'
import { spoken } from '../spoken.ts'

const skill = 'a1-domain-and-range'

const set = (xs: readonly number[]) => text(`$\\{${[...new Set(xs)].sort((a, b) => a - b).join(', ')}\\}$`)

export const pairs = (ps: readonly (readonly number[])[]) => `$${ps.map(([x, y]) => `(${x}, ${y})`).join(',\\; ')}$`

/** Four points with one output that comes twice. */
const points = template({
  id: 'algebra-1/domain-range-points',
  skill,
  difficulty: 'Low',
  b: -1,
  calculator: false,
  seconds: 55,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const xs = sample(rng, [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6], 4)
        const [a, b, c] = sample(rng, [-6, -4, -3, -1, 0, 2, 4, 5, 7, 8, 9], 3) as [number, number, number]
        return { xs, ys: shuffle(rng, [a, b, c, a]), what: pick(rng, ['domain', 'range'] as const) }
      },
      ({ xs, ys }) => new Set([...xs, ...ys]).size >= 6,
    ),
  frames: [
    {
      id: 'points',
      kind: 'bare',
      items: 6,
      stem: ({ xs, ys, what }) =>
        `<p>A function consists of these points:</p><p>${pairs(xs.map((x, i) => [x, ys[i] as number]))}</p><p>What is its ${what}?</p>`,
    },
    {
      id: 'table',
      kind: 'table',
      items: 6,
      stem: ({ xs, ys, what }) =>
        `<p>The table shows all values of a function $f$.</p>${table(
          ['$x$', '$f(x)$'],
          xs.map((x, i) => [`$${x}$`, `$${ys[i]}$`]),
        )}<p>What is the ${what} of $f$?</p>`,
    },
  ],
  given: (p) => p,
  answer: ({ xs, ys, what }) => set(what === 'domain' ? xs : ys),
  traps: [
    {
      misconception: 'a1-fn-swaps-domain-and-range',
      says: ({ what }) => `I gave the ${what === 'range' ? 'domain' : 'range'} instead of the ${what}.`,
      classic: true,
      rule: ({ xs, ys, what }) => set(what === 'domain' ? ys : xs),
      why: ({ what }) => `is the ${what === 'domain' ? 'range: the outputs' : 'domain: the inputs'}.`,
    },
    {
      misconception: 'a1-fn-mixes-inputs-and-outputs',
      rule: ({ xs, ys }) => set([...xs, ...ys]),
      why: () => 'throws inputs and outputs together.',
    },
    {
      misconception: 'a1-fn-drops-the-repeated-value',
      says: ({ what }) =>
        what === 'range'
          ? 'I left out the output that comes twice.'
          : 'I left out the second input that has the repeated output.',
      rule: ({ xs, ys, what }) =>
        what === 'range'
          ? set(ys.filter((y) => ys.indexOf(y) === ys.lastIndexOf(y)))
          : set(xs.filter((_, i) => ys.indexOf(ys[i] as number) === i)),
      why: () => 'leaves out a value because an output comes twice.',
    },
    {
      misconception: 'a1-fn-takes-all-numbers-between',
      rule: ({ xs, ys, what }) => {
        const l = what === 'domain' ? xs : ys
        const r = Array.from({ length: Math.max(...l) - Math.min(...l) + 1 }, (_, i) => Math.min(...l) + i)
        return r.length > 9 ? null : set(r)
      },
      why: () => 'takes every whole number between the smallest and the largest, also those that do not occur.',
    },
    {
      misconception: 'a1-fn-reads-domain-from-first-and-last',
      says: () => 'I mixed up the two numbers of the first point.',
      rule: ({ xs, ys, what }) =>
        set(what === 'domain' ? [...xs.slice(1), ys[0] as number] : [...ys.slice(1), xs[0] as number]),
      why: () => 'mixes up the two numbers of the first point.',
    },
  ],
  explain: ({ xs, ys, what }) => ({
    plan: 'The domain is the set of inputs and the range the set of outputs, so collect the right numbers and list each once.',
    steps: [
      {
        do: `The ${what} is made of the ${what === 'domain' ? 'inputs, the first numbers' : 'outputs, the second numbers'}.`,
        why: 'A point is written as (input, output).',
      },
      {
        do: `They are $${(what === 'domain' ? xs : ys).join(', ')}$.`,
        why: 'Go through the points one after the other.',
      },
      {
        do: `In order, each number once: ${set(what === 'domain' ? xs : ys).html}.`,
        why: 'A set lists a number once, even where it occurs twice.',
      },
    ],
    check:
      what === 'domain'
        ? `Count: $${[...xs].sort((a, b) => a - b).join(', ')}$ are four different inputs of four points, so the set has $4$ numbers.`
        : `Count: of the four outputs $${ys.find((y, i) => ys.indexOf(y) !== i)}$ comes twice, so the set has $3$ numbers.`,
  }),
  check: ({ xs, ys, what }) =>
    set([...new Map(xs.map((x, i) => (what === 'domain' ? [x, x] : [ys[i] as number, x]))).keys()]),
})

type Seg = { x1: number; x2: number; y1: number; y2: number; open1: boolean; open2: boolean }

const rel = (o: boolean) => (o ? '<' : '<=')

const rangeOf = (p: Seg) =>
  p.y1 < p.y2
    ? between(p.y1, rel(p.open1), 'y', rel(p.open2), p.y2)
    : between(p.y2, rel(p.open2), 'y', rel(p.open1), p.y1)

/** One segment with an open and a closed end. */
const segmentGraph = template({
  id: 'algebra-1/domain-range-segment',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const open1 = int(rng, 0, 1) === 1
        return {
          x1: int(rng, -5, -1),
          x2: int(rng, 1, 5),
          y1: int(rng, -5, 5),
          y2: int(rng, -5, 5),
          open1,
          open2: !open1,
          what: pick(rng, ['domain', 'range'] as const),
        }
      },
      (p) => Math.abs(p.y1 - p.y2) > 2 && new Set([p.x1, p.x2, p.y1, p.y2]).size === 4 && p.y1 * p.y2 !== 0,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 9,
      stem: (p) =>
        `<p>The graph of a function $f$ is shown.</p>${plane({ alt: spoken(`A straight segment from the ${p.open1 ? 'open' : 'filled'} point (${p.x1}, ${p.y1}) to the ${p.open2 ? 'open' : 'filled'} point (${p.x2}, ${p.y2}).`) }, [segment(p.x1, p.y1, p.x2, p.y2), dot(p.x1, p.y1, { open: p.open1 }), dot(p.x2, p.y2, { open: p.open2 })])}<p>What is the ${p.what} of $f$?</p>`,
    },
  ],
  given: (p) => p,
  answer: (p) => (p.what === 'domain' ? between(p.x1, rel(p.open1), 'x', rel(p.open2), p.x2) : rangeOf(p)),
  traps: [
    {
      misconception: 'a1-fn-swaps-domain-and-range',
      says: ({ what }) => `I gave the ${what === 'range' ? 'domain' : 'range'} instead of the ${what}.`,
      classic: true,
      rule: (p) =>
        p.what === 'range'
          ? between(p.x1, rel(p.open1), 'y', rel(p.open2), p.x2)
          : { ...rangeOf(p), html: rangeOf(p).html.replace('y', 'x') },
      why: (p) =>
        `takes the ${p.what === 'range' ? '$x$-values' : '$y$-values'} instead of the ${p.what === 'range' ? '$y$-values' : '$x$-values'}.`,
    },
    {
      misconception: 'a1-fn-mixes-open-and-closed-ends',
      classic: true,
      rule: (p) => {
        const q = { ...p, open1: p.open2, open2: p.open1 }
        return p.what === 'domain' ? between(q.x1, rel(q.open1), 'x', rel(q.open2), q.x2) : rangeOf(q)
      },
      why: () => 'has the right numbers, but an open point does not belong to the graph and a filled one does.',
    },
    {
      misconception: 'a1-fn-mixes-inputs-and-outputs',
      says: () => 'I went from the $x$-value of the left end to the $y$-value of the right end.',
      rule: (p) => {
        const v = p.what === 'domain' ? 'x' : 'y'
        return p.x1 < p.y2
          ? between(p.x1, rel(p.open1), v, rel(p.open2), p.y2)
          : between(p.y2, rel(p.open2), v, rel(p.open1), p.x1)
      },
      why: () => 'takes one number from the $x$-axis and one from the $y$-axis.',
    },
    {
      misconception: 'a1-fn-swaps-both-axis-and-ends',
      rule: (p) => {
        const q = { ...p, open1: p.open2, open2: p.open1 }
        return p.what === 'range'
          ? between(q.x1, rel(q.open1), 'y', rel(q.open2), q.x2)
          : { ...rangeOf(q), html: rangeOf(q).html.replace('y', 'x') }
      },
      why: () => 'reads the wrong axis, and takes the open point as included.',
    },
  ],
  explain: (p) => {
    const [v, one, two] = p.what === 'domain' ? ['x', p.x1, p.x2] : ['y', p.y1, p.y2]
    const [low, high] = [Math.min(one, two), Math.max(one, two)]
    const openLow = one < two ? p.open1 : p.open2
    return {
      figure: plane(
        {
          alt: spoken(
            `A straight segment from the ${p.open1 ? 'open' : 'filled'} point (${p.x1}, ${p.y1}) to the ${p.open2 ? 'open' : 'filled'} point (${p.x2}, ${p.y2}). Dashed lines lead from both to the ${v}-axis.`,
          ),
        },
        [
          segment(p.x1, p.y1, p.x2, p.y2),
          ...(p.what === 'domain'
            ? [
                segment(p.x1, p.y1, p.x1, 0, { dash: true, plain: true }),
                segment(p.x2, p.y2, p.x2, 0, { dash: true, plain: true }),
              ]
            : [
                segment(p.x1, p.y1, 0, p.y1, { dash: true, plain: true }),
                segment(p.x2, p.y2, 0, p.y2, { dash: true, plain: true }),
              ]),
          marks({
            points: [
              { at: [p.x1, p.y1], open: p.open1 },
              { at: [p.x2, p.y2], open: p.open2 },
            ],
            clearOf: [
              [
                [p.x1, p.y1],
                [p.x2, p.y2],
              ],
              p.what === 'domain'
                ? [
                    [p.x1, p.y1],
                    [p.x1, 0],
                  ]
                : [
                    [p.x1, p.y1],
                    [0, p.y1],
                  ],
              p.what === 'domain'
                ? [
                    [p.x2, p.y2],
                    [p.x2, 0],
                  ]
                : [
                    [p.x2, p.y2],
                    [0, p.y2],
                  ],
            ],
          }),
        ],
      ),
      plan: 'Domain means the $x$-values of the graph and range its $y$-values: find how far the graph reaches, then see which end is filled.',
      steps: [
        {
          do: `The ends of the segment are $(${p.x1}, ${p.y1})$, ${p.open1 ? 'open' : 'filled'}, and $(${p.x2}, ${p.y2})$, ${p.open2 ? 'open' : 'filled'}.`,
          why: 'Everything between the ends belongs to the graph.',
        },
        {
          do: `The ${p.what} is about $${v}$, and the $${v}$-values go from $${low}$ to $${high}$.`,
          why:
            p.what === 'domain'
              ? 'Read them along the $x$-axis, from left to right.'
              : 'Read them along the $y$-axis, from the bottom up.',
        },
        {
          do: `$${low}$ belongs to the ${openLow ? 'open' : 'filled'} point and $${high}$ to the ${openLow ? 'filled' : 'open'} one: ${(p.what === 'domain' ? between(p.x1, rel(p.open1), 'x', rel(p.open2), p.x2) : rangeOf(p)).html}.`,
          why: 'An open point is left out, which is written $\\lt$; a filled point belongs to the graph, which is written $\\le$.',
        },
      ],
      faster:
        p.what === 'domain'
          ? `Look at the right end alone: its point is ${p.open2 ? 'open' : 'filled'}, so the domain ends with “$${p.open2 ? '\\lt' : '\\le'} ${p.x2}$.” Only one option does.`
          : `Look at the left point alone: it is ${p.open1 ? 'open' : 'filled'} and the ${p.y1 < p.y2 ? 'lowest' : 'highest'}, so the range ${p.y1 < p.y2 ? `begins with “$${p.y1} ${p.open1 ? '\\lt' : '\\le'}$.”` : `ends with “$${p.open1 ? '\\lt' : '\\le'} ${p.y1}$.”`} Only one option does.`,
      check: `The answer takes in $${openLow ? high : low}$, the number at the filled point, and leaves out $${openLow ? low : high}$, the number at the open point.`,
    }
  },
  check: (p) => {
    const ends = [
      { v: p.what === 'domain' ? p.x1 : p.y1, o: p.open1 },
      { v: p.what === 'domain' ? p.x2 : p.y2, o: p.open2 },
    ].sort((a, b) => a.v - b.v)
    const [lo, hi] = ends as [{ v: number; o: boolean }, { v: number; o: boolean }]
    return between(lo.v, rel(lo.o), p.what === 'domain' ? 'x' : 'y', rel(hi.o), hi.v)
  },
})

export const templates = [points, segmentGraph]
