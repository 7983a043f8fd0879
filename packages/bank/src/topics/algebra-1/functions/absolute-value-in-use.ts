import { int, mul, nonZero, num, pick, type Rng, template, until } from '#kit'

const skill = 'a1-absolute-value-and-piecewise-graphs'

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
      says: ({ after }) => `I put in $t = ${after}$, as if this time were counted from the start.`,
      classic: true,
      rule: ({ v, m, after }) => num(v * Math.abs(after - m)),
      why: ({ m, after }) =>
        `puts in $t = ${after}$; but the time is counted from the start, and the place is passed at $t = ${m}$.`,
    },
    {
      misconception: 'a1-vg-adds-inside-the-bars',
      says: ({ v, m, after }) => `I multiplied $${v}$ by the whole time $${m + after}$ and left the bars out.`,
      operation: 'term-left-out',
      operands: ({ m, after }) => [m + after],
      after: (got, { v }) => mul(v, got),
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
      says: ({ v, m, after }) =>
        `I multiplied $${v}$ by $${m + after}$, and only then subtracted the $${m}$ from inside the bars.`,
      operation: 'distributed-to-first-term-only',
      operands: ({ v, m, after }) => [v, m + after, -m],
      rule: ({ v, m, after }) => num(v * (m + after) - m),
      why: ({ m }) => `takes $${m}$ away after multiplying, not inside the bars.`,
    },
    {
      misconception: 'a1-vg-subtracts-outside-the-bars',
      says: ({ v, m, after }) =>
        `I multiplied $${v}$ by $${after}$, but then added the $${m}$ from inside the bars to the product.`,
      operation: 'distributed-to-first-term-only',
      operands: ({ v, after, m }) => [v, after, m],
      rule: ({ v, m, after }) => num(v * after + m),
      why: ({ m }) => `adds $${m}$ after multiplying.`,
    },
  ],
  explain: ({ v, m, after }, frame) => ({
    plan: 'The distance is zero where the bars are zero. Find that time, go on from there, and put the time in.',
    steps: [
      { do: `The bars are zero for $t = ${m}$: then the distance is 0.`, why: 'This is the vertex of the graph.' },
      {
        do: `${after} ${frame === 'truck' ? 'hours' : 'seconds'} later it is $t = ${m} + ${after} = ${m + after}$.`,
        why: 'The variable counts from the start.',
      },
      {
        do: `$d(${m + after}) = ${v} \\cdot |${m + after} - ${m}| = ${v} \\cdot ${after} = ${v * after}$`,
        why: 'Put the time in and work out the bars first.',
      },
    ],
    check: `Back from the distance: ${v * after} ${frame === 'truck' ? `miles at ${v} miles per hour` : `feet at ${v} feet per second`} take $${v * after} \\div ${v} = ${after}$ ${frame === 'truck' ? 'hours' : 'seconds'}.`,
    faster: `From the vertex on, the distance grows by ${frame === 'truck' ? `${v} miles each hour` : `${v} feet each second`}: $${v} \\cdot ${after} = ${v * after}$.`,
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
      operation: 'term-left-out',
      operands: ({ a, from, h, to }) => [a * Math.max(Math.abs(from - h), Math.abs(to - h))],
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

export const templates = [model, rangeOf]
