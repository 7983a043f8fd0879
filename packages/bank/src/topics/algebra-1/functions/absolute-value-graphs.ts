import { point, signed, template, until } from '#kit'
import { onlyOne } from '../read-tex.ts'
import { drawV, type V, vAt, vPicture, vShown, vTex, vValue } from './v-graphs.ts'

const skill = 'a1-absolute-value-and-piecewise-graphs'

const opens = (a: number): string => (a > 0 ? 'up' : 'down')

/** Where the bars are zero, by trying. */
export const corner = ({ a, h, k }: V): readonly [number, number] => {
  const xs = Array.from({ length: 41 }, (_, i) => i - 20)
  const ys = xs.map((x) => vAt({ a, h, k }, x))
  const best = a > 0 ? Math.min(...ys) : Math.max(...ys)
  return [onlyOne(xs, (x) => vAt({ a, h, k }, x) === best), best]
}

const vertex = template({
  id: 'algebra-1/absolute-value-vertex',
  skill,
  difficulty: 'Low',
  b: -0.4,
  calculator: false,
  seconds: 50,
  response: 'choice',
  balance: 'place',
  draw: (rng) => drawV(rng, [-4, -3, -2, 2, 3, 4], 9),
  frames: [
    { id: 'bare', kind: 'bare', items: 5, stem: (v) => `What is the vertex of the graph of $y = ${vTex(v)}$?` },
    {
      id: 'turn',
      kind: 'words',
      items: 4,
      stem: (v) =>
        `The graph of $f(x) = ${vTex(v)}$ is a V that opens ${opens(v.a)}. At which point does it have its ${v.a > 0 ? 'lowest' : 'highest'} value?`,
    },
  ],
  given: (v) => v,
  answer: ({ h, k }) => point(h, k),
  traps: [
    {
      misconception: 'a1-vg-reads-the-shift-with-its-sign',
      classic: true,
      rule: ({ h, k }) => point(-h, k),
      why: ({ h, k }) =>
        `keeps the sign inside the bars; the bars are zero for $x = ${h}$, not for $x = ${-h}$, and the height there is $${k}$.`,
    },
    {
      misconception: 'a1-vg-changes-the-sign-outside',
      rule: ({ h, k }) => point(h, -k),
      why: ({ k }) => `changes the sign of $${k}$, which stands outside the bars and is the height itself.`,
    },
    {
      misconception: 'a1-vg-reads-both-with-the-wrong-sign',
      rule: ({ h, k }) => point(-h, -k),
      why: () => 'has the sign of both coordinates wrong.',
    },
    {
      misconception: 'a1-vg-exchanges-the-coordinates',
      rule: ({ h, k }) => point(k, h),
      why: ({ h, k }) => `exchanges the coordinates: $${h}$ belongs to $x$ and $${k}$ to $y$.`,
    },
    {
      misconception: 'a1-vg-multiplies-the-vertex',
      rule: ({ a, h, k }) => point(h, a * k),
      why: ({ a, k }) =>
        `multiplies the height $${k}$ by $${a}$; at the vertex the bars are zero, so $${a}$ has nothing to multiply.`,
    },
  ],
  explain: (v) => ({
    plan: 'The vertex is where the expression inside the bars is zero. Find that $x$, then the value of $y$ there.',
    steps: [
      {
        do: `Inside the bars: $x${v.h < 0 ? ` + ${-v.h}` : ` - ${v.h}`} = 0$, so $x = ${v.h}$.`,
        why: 'An absolute value is never less than zero; the V turns where it is zero.',
      },
      {
        do: `Put it in: $y = ${v.a} \\cdot 0${v.k < 0 ? ` - ${-v.k}` : ` + ${v.k}`} = ${v.k}$.`,
        why: 'Only the number outside the bars is left.',
      },
      {
        do: `The vertex is $(${v.h}, ${v.k})$.`,
        why: `The V opens ${opens(v.a)}, because $${v.a}$ is ${v.a > 0 ? 'positive' : 'negative'}.`,
      },
    ],
    check: `One step to each side, at $x = ${v.h - 1}$ and $x = ${v.h + 1}$, the value is $${vAt(v, v.h + 1)}$ both times: the vertex lies in the middle.`,
    faster: `Change the sign of the number inside the bars, $${-v.h}$, and keep the number outside, $${v.k}$: the vertex is $(${v.h}, ${v.k})$.`,
  }),
  check: (v) => point(...corner(v)),
})

const fromGraph = template({
  id: 'algebra-1/absolute-value-graph-equation',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) =>
    until(
      () => drawV(rng, [-3, -2, -1, 1, 2, 3]),
      (v) => Math.abs(v.k + v.a) <= 5,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 8,
      stem: (v) => `<p>The graph of a function is shown.</p>${vPicture(v)}<p>Which equation belongs to it?</p>`,
    },
  ],
  given: (v) => ({ corner: [v.h, v.k], next: [v.h + 1, v.k + v.a] }),
  answer: vValue,
  traps: [
    {
      misconception: 'a1-vg-reads-the-shift-with-its-sign',
      says: ({ h }) => `I wrote the $${h}$ of the vertex between the bars with its own sign, $x${signed(h)}$.`,
      classic: true,
      rule: ({ corner: [h = 0, k = 0], next: [, y = 0] }) => vValue({ a: y - k, h: -h, k }),
      why: ({ h }) => `has its vertex at $x = ${-h}$, where its bars are zero.`,
    },
    {
      misconception: 'a1-vg-opens-the-wrong-way',
      rule: ({ corner: [h = 0, k = 0], next: [, y = 0] }) => vValue({ a: k - y, h, k }),
      why: ({ a }) => `opens ${opens(-a)}.`,
    },
    {
      misconception: 'a1-vg-changes-the-sign-outside',
      rule: ({ corner: [h = 0, k = 0], next: [, y = 0] }) => vValue({ a: y - k, h, k: -k }),
      why: ({ k }) => `has its vertex at the height $${-k}$.`,
    },
    {
      misconception: 'a1-vg-reads-both-with-the-wrong-sign',
      says: ({ h, k }) =>
        `I wrote the $${h}$ of the vertex between the bars with its own sign, and I changed the sign of its height $${k}$.`,
      rule: ({ corner: [h = 0, k = 0], next: [, y = 0] }) => vValue({ a: y - k, h: -h, k: -k }),
      why: ({ h, k }) => `has its vertex at $(${-h}, ${-k})$.`,
    },
    {
      misconception: 'a1-vg-opens-the-wrong-way',
      says: ({ a, h }) =>
        `I chose the coefficient of the absolute value for a V that opens ${opens(-a)}, and I also wrote $x${signed(h)}$ between the bars for a vertex at $x = ${h}$.`,
      twoSlips: true,
      rule: ({ corner: [h = 0, k = 0], next: [, y = 0] }) => vValue({ a: k - y, h: -h, k }),
      why: ({ a, h }) => `opens ${opens(-a)}, and its vertex is at $x = ${-h}$.`,
    },
    {
      misconception: 'a1-vg-exchanges-the-coordinates',
      rule: ({ corner: [h = 0, k = 0], next: [, y = 0] }) => vValue({ a: y - k, h: k, k: h }),
      why: ({ h, k }) => `has its vertex at $(${k}, ${h})$.`,
    },
  ],
  explain: (v) => ({
    figure: vPicture(v, false, {
      points: [[v.h, v.k]],
      steps: [{ from: [v.h, v.k], to: [v.h + 1, v.k + v.a], run: '1', rise: `${v.a}`.replace('-', '−') }],
    }),
    plan: 'Read the vertex off the graph, then how far the graph rises or falls one step to its right.',
    steps: [
      {
        do: `The two parts meet at the vertex $(${v.h}, ${v.k})$.`,
        why: 'The vertex gives the number inside the bars and the number outside.',
      },
      {
        do: `Inside stands $x${v.h < 0 ? ` + ${-v.h}` : ` - ${v.h}`}$, outside $${v.k}$.`,
        why: `The bars must be zero for $x = ${v.h}$.`,
      },
      {
        do: `One step right of the vertex the graph goes ${v.a > 0 ? 'up' : 'down'} by $${Math.abs(v.a)}$, so the coefficient of the absolute value is $${v.a}$.`,
        why: 'It is the slope of the right part.',
      },
      { do: `The equation is ${vValue(v).html}.`, why: 'Vertex and slope fix the whole V.' },
    ],
    check: `At $x = ${v.h - 1}$ it gives $${v.a} \\cdot 1${v.k < 0 ? ` - ${-v.k}` : ` + ${v.k}`} = ${v.a + v.k}$, as the graph shows.`,
    faster: `Test the options with two points of the graph, the vertex $(${v.h}, ${v.k})$ and $(${v.h + 1}, ${v.k + v.a})$ beside it.`,
  }),
  check: ({ corner: [h = 0, k = 0], next: [x = 0, y = 0] }) => {
    const slopes = [-3, -2, -1, 1, 2, 3]
    return vValue({ a: onlyOne(slopes, (a) => a * Math.abs(x - h) + k === y), h, k })
  },
})

const pickGraph = template({
  id: 'algebra-1/absolute-value-pick-graph',
  skill,
  difficulty: 'Low',
  b: -0.2,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) => drawV(rng, [-3, -2, -1, 1, 2, 3]),
  frames: [
    { id: 'graphs', kind: 'graph', items: 6, stem: (v) => `Which graph shows the function $f(x) = ${vTex(v)}$?` },
    {
      id: 'described',
      kind: 'graph',
      items: 5,
      stem: (v) =>
        `The graph of $y = ${v.a === 1 ? '' : v.a === -1 ? '-' : v.a}|x|$ is moved until its equation is $y = ${vTex(v)}$. Which graph is the result?`,
    },
  ],
  given: (v) => v,
  answer: vShown,
  traps: [
    {
      misconception: 'a1-vg-reads-the-shift-with-its-sign',
      classic: true,
      rule: ({ a, h, k }) => vShown({ a, h: -h, k }),
      why: ({ h }) => `turns at $x = ${-h}$; the bars are zero for $x = ${h}$.`,
    },
    {
      misconception: 'a1-vg-opens-the-wrong-way',
      rule: ({ a, h, k }) => vShown({ a: -a, h, k }),
      why: ({ a }) => `opens ${opens(-a)}, but $${a}$ is ${a > 0 ? 'positive' : 'negative'}.`,
    },
    {
      misconception: 'a1-vg-opens-the-wrong-way',
      says: ({ a, h }) =>
        `I took a V that opens ${opens(-a)}, and I also put its vertex at $x = ${-h}$ instead of $x = ${h}$.`,
      twoSlips: true,
      rule: ({ a, h, k }) => vShown({ a: -a, h: -h, k }),
      why: ({ a, h }) => `opens ${opens(-a)} and turns at $x = ${-h}$.`,
    },
    {
      misconception: 'a1-vg-changes-the-sign-outside',
      rule: ({ a, h, k }) => vShown({ a, h, k: -k }),
      why: ({ k }) => `turns at the height $${-k}$ instead of $${k}$.`,
    },
    {
      misconception: 'a1-vg-reads-both-with-the-wrong-sign',
      rule: ({ a, h, k }) => vShown({ a, h: -h, k: -k }),
      why: ({ h, k }) => `turns at $(${-h}, ${-k})$.`,
    },
    {
      misconception: 'a1-vg-exchanges-the-coordinates',
      rule: ({ a, h, k }) => vShown({ a, h: k, k: h }),
      why: ({ h, k }) => `turns at $(${k}, ${h})$.`,
    },
  ],
  explain: (v) => ({
    plan: 'Find the vertex and the direction of opening from the equation, then look for the graph that has both.',
    steps: [
      {
        do: `The bars are zero for $x = ${v.h}$, and there $y = ${v.k}$: the vertex is $(${v.h}, ${v.k})$.`,
        why: 'The V turns where the bars are zero.',
      },
      {
        do: `The coefficient of the absolute value is $${v.a}$, so the V opens ${opens(v.a)}.`,
        why: 'A negative number flips the V.',
      },
      {
        do: `One step to the right of the vertex the graph is at $(${v.h + 1}, ${vAt(v, v.h + 1)})$. Only one graph has all of this.`,
        why: `The right part has slope $${v.a}$.`,
      },
    ],
    check: `One step to the left of the vertex, at $x = ${v.h - 1}$, the bars are $|${v.h - 1}${signed(-v.h)}| = 1$, so $y = ${v.a} \\cdot 1${signed(v.k)} = ${vAt(v, v.h - 1)}$: the graph passes through $(${v.h - 1}, ${vAt(v, v.h - 1)})$.`,
  }),
  check: (v) => {
    const [x, y] = corner(v)
    return vShown({ a: vAt(v, x + 1) - y, h: x, k: y })
  },
})

export const templates = [vertex, fromGraph, pickGraph]
