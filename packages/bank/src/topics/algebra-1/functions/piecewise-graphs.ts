import { asWritten, int, nonZero, num, pick, type Rng, type Template, template, terms, until, type Value } from '#kit'
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
      why: () => 'uses the rule of the right part on the left, and the other way round.',
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
      rule: (g) => num(g.ends[0] + g.ends[1]),
      why: ({ at }) =>
        `adds the heights of both points at $x = ${at}$; only the filled one is a value of the function.`,
    },
    {
      misconception: 'a1-vg-adds-the-inputs',
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
      check: `Cover the part of the graph that does not belong to the input: only one height is left for each of the two.`,
    }
  },
  check: (g) => {
    const [m, b] = g.side === 0 ? leftLine(g) : rightLine(g)
    const [n, c] = g.left ? leftLine(g) : rightLine(g)
    return num(n * g.at + c + m * g.x + b)
  },
})

/** Someone passes a fixed place at a steady speed: the distance to it is a V. */
const passing = (rng: Rng) =>
  until(
    () => ({ v: pick(rng, [30, 35, 40, 45, 50, 55, 60, 65]), m: int(rng, 2, 7), after: int(rng, 2, 6) }),
    ({ m, after }) => m !== after,
  )

const model = template({
  id: 'algebra-1/absolute-value-model',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: true,
  seconds: 90,
  response: 'choice',
  balance: 'place',
  draw: passing,
  frames: [
    {
      id: 'truck',
      kind: 'words',
      items: 5,
      stem: ({ v, m, after }) =>
        `A truck drives at a steady speed along a straight highway through Mill Creek. Its distance from Mill Creek after $t$ hours is $d(t) = ${v}|t - ${m}|$ miles. How far from Mill Creek, in miles, is the truck ${after} hours after it passes through the town?`,
    },
    {
      id: 'drone',
      kind: 'words',
      response: 'grid',
      items: 5,
      stem: ({ v, m, after }) =>
        `A drone flies in a straight line over a lighthouse. After $t$ seconds its horizontal distance from the lighthouse is $d(t) = ${v}|t - ${m}|$ feet. What is this distance, in feet, ${after} seconds after the drone is right above the lighthouse?`,
    },
  ],
  given: (p) => p,
  answer: ({ v, after }) => num(v * after),
  traps: [
    {
      misconception: 'a1-vg-takes-the-time-since-the-vertex-for-t',
      classic: true,
      rule: ({ v, m, after }) => num(v * Math.abs(after - m)),
      why: ({ m, after }) =>
        `puts in $t = ${after}$; but the time is counted from the start, and the place is passed at $t = ${m}$.`,
    },
    {
      misconception: 'a1-vg-adds-inside-the-bars',
      rule: ({ v, m, after }) => num(v * (m + after)),
      why: ({ m, after }) => `multiplies by the whole time $${m + after}$ and leaves the bars out.`,
    },
    {
      misconception: 'a1-vg-gives-the-distance-at-the-start',
      rule: ({ v, m }) => num(v * m),
      why: () => 'is the distance at the time $t = 0$.',
    },
    {
      misconception: 'a1-vg-subtracts-outside-the-bars',
      rule: ({ v, m, after }) => num(v * (m + after) - m),
      why: ({ m }) => `takes $${m}$ away after multiplying, not inside the bars.`,
    },
    {
      misconception: 'a1-vg-subtracts-outside-the-bars',
      says: ({ v, m, after }) =>
        `I multiplied $${v}$ by $${after}$, but then added the $${m}$ from inside the bars to the product.`,
      rule: ({ v, m, after }) => num(v * after + m),
      why: ({ m }) => `adds $${m}$ after multiplying.`,
    },
  ],
  explain: ({ v, m, after }) => ({
    plan: 'The distance is zero where the bars are zero. Find that time, go on from there, and put the time in.',
    steps: [
      { do: `The bars are zero for $t = ${m}$: then the distance is 0.`, why: 'This is the vertex of the graph.' },
      {
        do: `$${after}$ later it is $t = ${m} + ${after} = ${m + after}$.`,
        why: 'The variable counts from the start.',
      },
      {
        do: `$d(${m + after}) = ${v} \\cdot |${m + after} - ${m}| = ${v} \\cdot ${after} = ${v * after}$`,
        why: 'Put the time in and work out the bars first.',
      },
    ],
    check: `The same distance holds $${after}$ before the vertex: the graph is a V with equal sides.`,
    faster: `From the vertex the distance grows by $${v}$ with every unit of time: $${v} \\cdot ${after} = ${v * after}$.`,
  }),
  // Walks along the right part, one unit of time after the other.
  check: ({ v, after }) => num(Array.from({ length: after }).reduce<number>((d) => d + v, 0)),
})

const rangeOf = template({
  id: 'algebra-1/absolute-value-greatest-least',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 80,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({
        a: pick(rng, [-5, -4, -3, -2, 2, 3, 4, 5]),
        h: nonZero(rng, -6, 6),
        k: nonZero(rng, -15, 15),
        lo: int(rng, 2, 5),
        hi: int(rng, 2, 5),
      }),
      ({ h, k, a, lo, hi }) =>
        lo !== hi &&
        Math.abs(h) !== Math.abs(k) &&
        Math.abs(a) !== Math.abs(k) &&
        h - lo !== 0 &&
        h + hi !== 0 &&
        k + a * Math.max(lo, hi) !== 0,
    ),
  frames: [
    {
      id: 'far',
      kind: 'multi-step',
      items: 5,
      stem: ({ a, h, k, lo, hi }) =>
        `What is the ${a > 0 ? 'greatest' : 'least'} value of $y = ${a}|x${h < 0 ? ` + ${-h}` : ` - ${h}`}|${k < 0 ? ` - ${-k}` : ` + ${k}`}$ for $${h - lo} \\le x \\le ${h + hi}$?`,
    },
    {
      id: 'grid',
      kind: 'multi-step',
      response: 'grid',
      items: 4,
      stem: ({ a, h, k, lo, hi }) =>
        `The function $f(x) = ${a}|x${h < 0 ? ` + ${-h}` : ` - ${h}`}|${k < 0 ? ` - ${-k}` : ` + ${k}`}$ has the domain $${h - lo} \\le x \\le ${h + hi}$. What is its ${a > 0 ? 'greatest' : 'least'} output?`,
    },
  ],
  given: ({ a, h, k, lo, hi }) => ({ a, h, k, from: h - lo, to: h + hi }),
  answer: ({ a, k, lo, hi }) => num(a * Math.max(lo, hi) + k),
  traps: [
    {
      misconception: 'a1-vg-takes-the-nearer-end',
      classic: true,
      rule: ({ a, h, k, from, to }) => num(a * Math.min(h - from, to - h) + k),
      why: () => 'is the value at the end that lies nearer to the vertex.',
    },
    {
      misconception: 'a1-vg-gives-the-vertex-value',
      rule: ({ k }) => num(k),
      why: ({ a }) => `is the value at the vertex, which is the ${a > 0 ? 'least' : 'greatest'} one.`,
    },
    {
      misconception: 'a1-vg-reads-the-shift-with-its-sign',
      rule: ({ a, h, k, from, to }) => num(a * Math.max(Math.abs(from + h), Math.abs(to + h)) + k),
      why: ({ h }) => `has the sign inside the bars wrong: the distance is to be measured from $x = ${h}$.`,
    },
    {
      misconception: 'a1-vg-drops-the-bars',
      says: ({ h, lo }) => `I put in the left end $x = ${h - lo}$, left the bars out, and kept the negative number.`,
      rule: ({ a, h, k, from }) => num(a * (from - h) + k),
      why: () => 'works at the left end as if there were no bars, and keeps a negative number.',
    },
    {
      misconception: 'a1-vg-forgets-the-outside',
      rule: ({ a, h, from, to }) => num(a * Math.max(h - from, to - h)),
      why: ({ k }) => `leaves out the $${k}$ outside the bars.`,
    },
  ],
  explain: ({ a, h, k, lo, hi }) => {
    const far = lo > hi ? h - lo : h + hi
    return {
      plan: 'The value changes steadily with the distance from the vertex, so the end of the interval that is farther from the vertex decides.',
      steps: [
        { do: `The vertex is at $x = ${h}$, and the V opens ${opens(a)}.`, why: 'There the bars are zero.' },
        {
          do: `The ends lie $${lo}$ to the left and $${hi}$ to the right of it. The farther one is $x = ${far}$.`,
          why: `The farther from the vertex, the ${a > 0 ? 'greater' : 'smaller'} the value.`,
        },
        {
          do: `There $y = ${a} \\cdot ${Math.max(lo, hi)}${k < 0 ? ` - ${-k}` : ` + ${k}`} = ${a * Math.max(lo, hi) + k}$.`,
          why: 'The bars give the distance from the vertex.',
        },
      ],
      check: `At the other end the value is $${a * Math.min(lo, hi) + k}$, at the vertex $${k}$: both are ${a > 0 ? 'smaller' : 'greater'}.`,
    }
  },
  check: ({ a, h, k, from, to }) => {
    const ys = Array.from({ length: to - from + 1 }, (_, i) => a * Math.abs(from + i - h) + k)
    return num(a > 0 ? Math.max(...ys) : Math.min(...ys))
  },
})

const opens = (a: number): string => (a > 0 ? 'up' : 'down')

export const templates: readonly Template[] = [ruleOfGraph, readGraph, model, rangeOf]
