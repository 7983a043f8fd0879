/** Where two lines meet: by calculating, and as a meeting on a track. */

import {
  add,
  div,
  dot,
  type Html,
  int,
  linear,
  mul,
  num,
  paren,
  pick,
  plane,
  quantity,
  segment,
  signed,
  template,
  term,
  until,
} from '#kit'
import { chain, quotient, undo, unscale, whyUnscale, workedLine } from '../undoing.ts'
import { slopeTex } from './lines.ts'
import { drawPair, meet, type Pair, walk } from './meeting-lines.ts'

const skill = 'a1-systems-by-graphing'

export const meeting = template({
  id: 'algebra-1/system-lines-meet',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 70,
  response: 'grid',
  draw: (rng) => ({ ...drawPair(9)(rng), askX: int(rng, 0, 1) === 1 }),
  frames: [
    {
      id: 'coordinate',
      kind: 'bare',
      items: 7,
      stem: (p) =>
        `The lines $${slopeTex(p.m1, p.b1)}$ and $${slopeTex(p.m2, p.b2)}$ meet in one point. What is its $${p.askX ? 'x' : 'y'}$-coordinate?`,
    },
  ],
  given: (p) => p,
  answer: (p) => num(p.askX ? meet(p)[0] : meet(p)[1]),
  traps: [
    {
      misconception: 'a1-system-gives-other-coordinate',
      says: ({ askX }) =>
        `I gave the $${askX ? 'y' : 'x'}$-coordinate of the point instead of the $${askX ? 'x' : 'y'}$-coordinate.`,
      classic: true,
      operation: 'solved-for-the-other',
      operands: ({ askX, m1, b2, b1, m2 }) => [askX ? add(mul(m1, div(b2 - b1, m1 - m2)), b1) : div(b2 - b1, m1 - m2)],
      rule: (p) => num(p.askX ? meet(p)[1] : meet(p)[0]),
    },
    {
      misconception: 'a1-system-sign-of-coordinate',
      says: () => 'I gave the coordinate the wrong sign.',
      operation: 'sign-reversed',
      operands: ({ askX, b2, b1, m1, m2 }) => [askX ? div(b2 - b1, m1 - m2) : add(mul(m1, div(b2 - b1, m1 - m2)), b1)],
      rule: (p) => num(p.askX ? -meet(p)[0] : -meet(p)[1]),
    },
  ],
  explain: (p) => {
    const [x] = meet(p)
    const [first, second] = [linear(p.m1, p.b1), linear(p.m2, p.b2)]
    const slope = p.m1 - p.m2
    const gap = p.b2 - p.b1
    return {
      plan: 'Where two lines meet they have the same $y$. Set the two expressions for $y$ equal and solve for $x$.',
      steps: [
        {
          do: `Set the right sides equal: $${first} = ${second}$.`,
          why: 'At the meeting point both lines have the same height.',
        },
        {
          do: `${undo(p.m2, 'x')}: $${linear(slope, p.b1)} = ${p.b2}$.`,
          why: 'Then $x$ stands on one side only.',
        },
        {
          do: `${undo(p.b1)}: $${chain(term(slope, 'x'), `${p.b2}${signed(-p.b1)}`, `${gap}`)}$.`,
          why: 'This leaves the $x$-term by itself.',
        },
        ...(slope === 1 && !p.askX
          ? []
          : [
              {
                do: `${slope === 1 ? 'So' : `${unscale(slope)}:`} $x = ${x}$.${p.askX ? ' This is the coordinate that is asked for.' : ''}`,
                why: slope === 1 ? 'There is no coefficient left to divide by.' : whyUnscale(slope),
              },
            ]),
        ...(p.askX
          ? []
          : [
              {
                do: `Put $x = ${x}$ into the first equation: $y = ${workedLine(p.m1, x, p.b1)}$.`,
                why: 'The question asks for the $y$-coordinate.',
              },
            ]),
      ],
      check: p.askX
        ? `For $x = ${x}$ the lines have the heights $${workedLine(p.m1, x, p.b1)}$ and $${workedLine(p.m2, x, p.b2)}$: the same.`
        : `The second equation gives the same: $y = ${workedLine(p.m2, x, p.b2)}$.`,
      faster: `At $x = 0$ the lines are $${Math.abs(gap)}$ apart, and in each step the gap changes by $${Math.abs(slope)}$. They meet $${Math.abs(gap)} \\div ${Math.abs(slope)} = ${Math.abs(x)}$ steps to the ${x > 0 ? 'right' : 'left'}, at $x = ${x}$${p.askX ? '' : `, where $y = ${workedLine(p.m1, x, p.b1)}$`}.`,
    }
  },
  check: (p) => num(p.askX ? walk(p)[0] : walk(p)[1]),
})

const seconds = (n: number) => quantity(n, n === 1 ? 'second' : 'seconds')
const feet = (n: number): string => quantity(n, n === 1 ? 'foot' : 'feet').html

/** The two graphs; where they cross can be marked. */
function track({ b1, m1, b2, m2 }: Pair, found?: readonly [number, number]): Html {
  const end = (m: number, b: number) => Math.min(8, m > 0 ? (16 - b) / m : 8)
  return plane(
    {
      alt: `Two straight graphs of distance over time. The solid one starts at ${feet(b1)}, the dashed one at ${feet(b2)}; they cross once. After 1 second the solid one is at ${feet(b1 + m1)} and the dashed one at ${feet(b2 + m2)}.${found ? ` The crossing after ${seconds(found[0]).html} at ${feet(found[1])} is marked.` : ''}`,
      x: [0, 8],
      y: [0, 16],
      xStep: 1,
      yStep: 1,
      xEvery: 1,
      yEvery: 1,
      xTitle: 'Time (seconds)',
      yTitle: 'Distance from the start line (feet)',
      height: 340,
    },
    [
      segment(0, b1, end(m1, b1), b1 + m1 * end(m1, b1)),
      segment(0, b2, end(m2, b2), b2 + m2 * end(m2, b2), { dash: true }),
      dot(0, b1),
      dot(0, b2),
      ...(found ? [segment(found[0], found[1], found[0], 0, { dash: true, plain: true }), dot(...found)] : []),
    ],
  )
}

/** Two vehicles on one track: the graphs meet on a grid corner. */
export const walkers = template({
  id: 'algebra-1/system-distance-graph',
  skill,
  difficulty: 'High',
  b: 0.5,
  calculator: false,
  seconds: 85,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ b1: int(rng, 0, 4), m1: int(rng, 1, 3), b2: int(rng, 3, 12), m2: int(rng, -1, 2), t: int(rng, 2, 6) }),
      ({ b1, m1, b2, m2, t }) =>
        m1 * t + b1 === m2 * t + b2 &&
        m1 > m2 &&
        m2 !== 0 &&
        m1 * t + b1 <= 14 &&
        b2 + 8 * m2 >= 0 &&
        t !== m1 * t + b1,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: ({ b1, m1, b2, m2 }, rng) => {
        const who = pick(rng, [
          ['red robot', 'blue robot'],
          ['toy train', 'toy car'],
          ['scooter', 'skateboard'],
        ] as const)
        return `<p>The solid graph belongs to a ${who[0]} and the dashed graph to a ${who[1]}, on two straight lanes next to each other.</p>${track({ b1, m1, b2, m2 })}<p>After how many seconds are they side by side?</p>`
      },
    },
  ],
  given: ({ b1, m1, b2, m2 }) => ({ start: [b1, b2] as const, later: [b1 + m1, b2 + m2] as const }),
  answer: ({ t }) => seconds(t),
  traps: [
    {
      misconception: 'a1-system-gives-other-coordinate',
      says: () => 'I gave the distance at which this happens instead of the time.',
      classic: true,
      rule: ({ start: [a, b], later: [c, d] }) => seconds(((b - a) / (c - a - (d - b))) * (c - a) + a),
      why: () => 'is the distance at which this happens, not the time.',
    },
    {
      misconception: 'a1-system-gives-start',
      says: () => 'I gave the distance at which the dashed graph starts.',
      rule: ({ start: [, b] }) => seconds(b),
      why: () => 'is where the dashed graph starts.',
    },
    {
      misconception: 'a1-system-gives-start',
      says: () => 'I gave the distance between the two at the start.',
      rule: ({ start: [a, b] }) => seconds(b - a),
      why: () => 'is the distance between them at the start.',
    },
    {
      misconception: 'a1-system-gives-start',
      says: () => 'I gave the distance at which the solid graph starts.',
      rule: ({ start: [a] }) => seconds(a),
      why: () => 'is where the solid graph starts.',
    },
  ],
  explain: ({ t, m1, b1, b2, m2 }) => ({
    figure: track({ b1, m1, b2, m2 }, [t, m1 * t + b1]),
    plan: 'Side by side means the same distance at the same time, so look for the point that lies on both graphs and decide which axis has the answer.',
    steps: [
      {
        do: `The solid graph starts at ${feet(b1)} and rises by ${feet(m1)} each second. The dashed one starts at ${feet(b2)} and ${m2 > 0 ? 'rises' : 'falls'} by ${feet(Math.abs(m2))} each second.`,
        why: 'Read the start on the vertical axis and the change over one second.',
      },
      {
        do: `Follow both graphs until they meet: they cross at the height of ${feet(m1 * t + b1)}.`,
        why: 'At the crossing both are at the same place at the same time.',
      },
      {
        do: `Below the crossing the time axis shows $${t}$, so they are side by side after ${seconds(t).html}.`,
        why: 'The question asks for the time, and time is on the horizontal axis.',
      },
    ],
    check: `After $${t}$ seconds the distances are $${workedLine(m1, t, b1)}$ and $${workedLine(m2, t, b2)}$: the same.`,
    faster: `At the start they are $${b2}${b1 === 0 ? '' : ` - ${b1} = ${b2 - b1}`}$ ${b2 - b1 === 1 ? 'foot' : 'feet'} apart, and each second this gap shrinks by $${m1} - ${paren(m2)} = ${m1 - m2}$ ${m1 - m2 === 1 ? 'foot' : 'feet'}: $${quotient(b2 - b1, m1 - m2)}$.`,
  }),
  check: ({ start, later }) => {
    const [f0, s0, f1, s1] = [...start, ...later] as [number, number, number, number]
    return seconds(walk({ m1: f1 - f0, b1: f0, m2: s1 - s0, b2: s0 })[0])
  },
})
