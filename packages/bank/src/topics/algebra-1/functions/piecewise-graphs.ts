import { asWritten, int, num, paren, template, terms, until, type Value } from '#kit'
import { drawParts, leftAt, type Parts, partsAt, partsPicture, rightAt } from './v-graphs.ts'

const skill = 'a1-absolute-value-and-piecewise-graphs'

type Line = readonly [slope: number, constant: number]

const rules = ([a, b]: Line, [c, d]: Line, at: number, left: boolean): Value =>
  asWritten(
    `f(x) = \\begin{cases} ${terms([a, 'x'], [b, ''])} \\quad \\text{if } x ${left ? '\\le' : '\\lt'} ${at} \\\\ ${terms([c, 'x'], [d, ''])} \\quad \\text{if } x ${left ? '\\gt' : '\\ge'} ${at} \\end{cases}`,
  )

/** What the graph shows: two points of each part, and which of the two at the boundary is filled. */
const seen = (p: Parts) => ({
  at: p.at,
  ends: [leftAt(p, p.at), rightAt(p, p.at)] as const,
  far: [leftAt(p, p.at - 2), rightAt(p, p.at + 2)] as const,
  left: p.left,
})
type Seen = ReturnType<typeof seen>

const leftLine = ({ at, ends, far }: Seen): Line => {
  const m = (ends[0] - far[0]) / 2
  return [m, ends[0] - m * at]
}
const rightLine = ({ at, ends, far }: Seen): Line => {
  const m = (far[1] - ends[1]) / 2
  return [m, ends[1] - m * at]
}

const ruleOfGraph = template({
  id: 'algebra-1/piecewise-graph-rule',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 100,
  response: 'choice',
  draw: drawParts,
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 8,
      stem: (p) =>
        `<p>The graph of a piecewise function is shown.</p>${partsPicture(p)}<p>Which rule does it have?</p>`,
    },
  ],
  given: seen,
  answer: (p) => rules([p.a, p.b], [p.c, p.d], p.at, p.left),
  traps: [
    {
      misconception: 'a1-vg-counts-the-open-point',
      classic: true,
      rule: (g) => rules(leftLine(g), rightLine(g), g.at, !g.left),
      why: ({ at, left }) => `gives $x = ${at}$ to the ${left ? 'right' : 'left'} part, where the point is open.`,
    },
    {
      misconception: 'a1-vg-exchanges-the-parts',
      rule: (g) => rules(rightLine(g), leftLine(g), g.at, g.left),
      why: () => 'uses the rule of the right part on the left, and the other way around.',
    },
    {
      misconception: 'a1-vg-exchanges-the-parts',
      says: ({ at, left }) =>
        `I exchanged the rules of the left and the right part, and I also gave $x = ${at}$ to the ${left ? 'right' : 'left'} one, where the point is open.`,
      twoSlips: true,
      rule: (g) => rules(rightLine(g), leftLine(g), g.at, !g.left),
      why: () => 'has the two rules exchanged, and the boundary at the open point.',
    },
    {
      misconception: 'a1-vg-takes-the-end-for-the-intercept',
      rule: (g) => rules([leftLine(g)[0], g.ends[0]], [rightLine(g)[0], g.ends[1]], g.at, g.left),
      why: ({ at }) => `takes the heights at $x = ${at}$ for the values at $x = 0$.`,
    },
    {
      misconception: 'a1-vg-takes-the-end-for-the-intercept',
      says: ({ at, left }) =>
        `I took the heights at $x = ${at}$ for the constants of the two lines, and I also gave $x = ${at}$ to the ${left ? 'right' : 'left'} part, where the point is open.`,
      twoSlips: true,
      rule: (g) => rules([leftLine(g)[0], g.ends[0]], [rightLine(g)[0], g.ends[1]], g.at, !g.left),
      why: ({ at }) =>
        `takes the heights at $x = ${at}$ for the values at $x = 0$, and has the boundary at the open point.`,
    },
  ],
  explain: (p) => ({
    figure: partsPicture(p, {
      points: [
        [p.at - 2, leftAt(p, p.at - 2)],
        { at: [p.at, leftAt(p, p.at)], open: !p.left },
        { at: [p.at, rightAt(p, p.at)], open: p.left },
        [p.at + 2, rightAt(p, p.at + 2)],
      ],
    }),
    plan: 'Find the line of each part from two of its points, then see at the boundary which point is filled.',
    steps: [
      {
        do: `Left part: from $(${p.at - 2}, ${leftAt(p, p.at - 2)})$ to $(${p.at}, ${leftAt(p, p.at)})$ the slope is $${p.a}$, and the line is $y = ${terms([p.a, 'x'], [p.b, ''])}$.`,
        why: 'Continue the part to $x = 0$ to find the constant.',
      },
      {
        do: `Right part: from $(${p.at}, ${rightAt(p, p.at)})$ to $(${p.at + 2}, ${rightAt(p, p.at + 2)})$ the slope is $${p.c}$, and the line is $y = ${terms([p.c, 'x'], [p.d, ''])}$.`,
        why: 'The same for the other part.',
      },
      {
        do: `At $x = ${p.at}$ the ${p.left ? 'left' : 'right'} part has the filled point, so the sign with the bar is on that side.`,
        why: 'Filled belongs to the graph, open does not.',
      },
      { do: `So ${rules([p.a, p.b], [p.c, p.d], p.at, p.left).html}`, why: 'Every $x$ has exactly one rule.' },
    ],
    check: `Put $x = ${p.at}$ into the rule with the bar: the height is $${partsAt(p, p.at)}$, that of the filled point.`,
    faster: `Look at the filled point first: the bar must stand with the ${p.left ? 'left' : 'right'} part. Then test the options that are left with $(${p.at - 2}, ${leftAt(p, p.at - 2)})$ and $(${p.at + 2}, ${rightAt(p, p.at + 2)})$.`,
  }),
  check: ({ at, ends, far, left }) => {
    const fit = (x1: number, y1: number, x2: number, y2: number): Line => {
      const found = [-2, -1, 1, 2]
        .flatMap((m) => [...Array(31).keys()].map((b): Line => [m, b - 15]))
        .find(([m, b]) => m * x1 + b === y1 && m * x2 + b === y2)
      return found ?? [0, 0]
    }
    return rules(fit(at - 2, far[0], at, ends[0]), fit(at, ends[1], at + 2, far[1]), at, left)
  },
})

const readGraph = template({
  id: 'algebra-1/piecewise-graph-values',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 75,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ ...drawParts(rng), side: int(rng, 0, 1) }),
      (p) =>
        partsAt(p, p.at) !== 0 &&
        partsAt(p, p.at) + partsAt(p, p.at + (p.side === 0 ? -2 : 2)) !== 0 &&
        p.at !== (p.side === 0 ? 2 : -2),
    ),
  frames: [
    {
      id: 'sum',
      kind: 'graph',
      items: 6,
      stem: (p) =>
        `<p>The graph of $f$ is shown.</p>${partsPicture(p)}<p>What is $f(${p.at}) + f(${p.at + (p.side === 0 ? -2 : 2)})$?</p>`,
    },
    {
      id: 'grid',
      kind: 'graph',
      response: 'grid',
      items: 6,
      stem: (p) =>
        `<p>The function $g$ has the graph below.</p>${partsPicture(p)}<p>Find the sum of $g(${p.at})$ and $g(${p.at + (p.side === 0 ? -2 : 2)})$.</p>`,
    },
  ],
  given: (p) => ({ ...seen(p), x: p.at + (p.side === 0 ? -2 : 2), side: p.side }),
  answer: (p) => num(partsAt(p, p.at) + partsAt(p, p.at + (p.side === 0 ? -2 : 2))),
  traps: [
    {
      misconception: 'a1-vg-counts-the-open-point',
      classic: true,
      rule: (g) => num(g.ends[g.left ? 1 : 0] + g.far[g.side === 0 ? 0 : 1]),
      why: ({ at }) => `takes the height of the open point at $x = ${at}$.`,
    },
    {
      misconception: 'a1-vg-adds-both-ends',
      says: (p) =>
        `I added the heights of the open and the filled point at $x = ${p.at}$, and left out the value at $x = ${p.at + (p.side === 0 ? -2 : 2)}$.`,
      rule: (g) => num(g.ends[0] + g.ends[1]),
      why: ({ at }) =>
        `adds the heights of both points at $x = ${at}$; only the filled one is a value of the function.`,
    },
    {
      misconception: 'a1-vg-adds-the-inputs',
      operation: 'input-for-output',
      operands: ({ at, x }) => [at + x],
      rule: (g) => num(g.at + g.x),
      why: () => 'adds the inputs instead of the outputs.',
    },
    {
      misconception: 'a1-vg-continues-the-other-part',
      says: (p) =>
        `I continued the ${p.side === 0 ? 'right' : 'left'} part to $x = ${p.at + (p.side === 0 ? -2 : 2)}$ and took its height there.`,
      rule: (g) => {
        const [m, b] = g.side === 0 ? rightLine(g) : leftLine(g)
        return num(g.ends[g.left ? 0 : 1] + m * g.x + b)
      },
      why: (p) =>
        `continues the ${p.side === 0 ? 'right' : 'left'} part to $x = ${p.at + (p.side === 0 ? -2 : 2)}$, where it is not drawn.`,
    },
    {
      misconception: 'a1-vg-reads-one-value-only',
      says: ({ at }) => `I read the value at $x = ${at}$ and stopped.`,
      rule: (g) => num(g.ends[g.left ? 0 : 1]),
      why: ({ at }) => `is the value at $x = ${at}$ alone.`,
    },
    {
      misconception: 'a1-vg-reads-one-value-only',
      says: (p) => `I read the value at $x = ${p.at + (p.side === 0 ? -2 : 2)}$ and stopped.`,
      rule: (g) => num(g.far[g.side === 0 ? 0 : 1]),
      why: (p) => `is the value at $x = ${p.at + (p.side === 0 ? -2 : 2)}$ alone.`,
    },
  ],
  explain: (p) => {
    const x = p.at + (p.side === 0 ? -2 : 2)
    const [u, v] = [partsAt(p, p.at), partsAt(p, x)]
    const [end, m] = p.side === 0 ? [leftAt(p, p.at), p.a] : [rightAt(p, p.at), p.c]
    return {
      figure: partsPicture(p, {
        points: [
          [p.at, u],
          [x, v],
        ],
      }),
      plan: 'Read each value by itself. Where two points stand above each other, the filled one counts.',
      steps: [
        {
          do: `At $x = ${p.at}$ there are points at the heights $${leftAt(p, p.at)}$ and $${rightAt(p, p.at)}$. The filled one is at $${u}$.`,
          why: 'An open point is not part of the graph.',
        },
        {
          do: `At $x = ${x}$ the ${p.side === 0 ? 'left' : 'right'} part has the height $${v}$.`,
          why: `Because $${x} ${p.side === 0 ? '\\lt' : '\\gt'} ${p.at}$.`,
        },
        { do: `The sum is $${u} + ${v < 0 ? `(${v})` : v} = ${u + v}$.`, why: 'Outputs are added, not inputs.' },
      ],
      check: `The ${p.side === 0 ? 'left' : 'right'} part ${p.side === 0 ? 'ends' : 'begins'} at the height $${end}$ at $x = ${p.at}$ and has slope $${m}$. Two steps to the ${p.side === 0 ? 'left' : 'right'} of it: $${end} ${p.side === 0 ? '-' : '+'} 2 \\cdot ${paren(m)} = ${v}$, as was read.`,
    }
  },
  check: (g) => {
    const [m, b] = g.side === 0 ? leftLine(g) : rightLine(g)
    const [n, c] = g.left ? leftLine(g) : rightLine(g)
    return num(n * g.at + c + m * g.x + b)
  },
})

export const templates = [ruleOfGraph, readGraph]
