/** The range of an absolute value function, for the skill of `piecewise.ts`. */

import { inequality, linear, nonZero, pick, type Template, template, until } from '#kit'
import { piece, type Vee, veeTex } from './piecewise.ts'

const range = template({
  ...piece,
  id: 'algebra-2/range-of-an-absolute-value',
  difficulty: 'Medium',
  b: 0,
  seconds: 50,
  draw: (rng): Vee =>
    until(
      () => ({ a: pick(rng, [-4, -3, -2, 2, 3, 4]), h: nonZero(rng, -8, 8), k: nonZero(rng, -8, 8) }),
      ({ h, k }) => Math.abs(h) !== Math.abs(k),
    ),
  frames: [{ id: 'bare', kind: 'bare', items: 5, stem: (e) => `What is the range of the function ${veeTex(e).html}?` }],
  given: (e) => e,
  answer: ({ a, k }) => inequality('y', a > 0 ? '>=' : '<=', k),
  traps: [
    {
      misconception: 'a2-fn-uses-the-side-shift',
      classic: true,
      rule: ({ a, h }) => inequality('y', a > 0 ? '>=' : '<=', h),
      why: ({ h }) => `uses $${h}$, the $x$-value of the vertex.`,
    },
    {
      misconception: 'a2-fn-opens-the-other-way',
      rule: ({ a, k }) => inequality('y', a > 0 ? '<=' : '>=', k),
      why: ({ a }) => `belongs to a graph that opens ${a > 0 ? 'downward' : 'upward'}.`,
    },
    {
      misconception: 'a2-fn-opposite-sign-outside',
      rule: ({ a, k }) => inequality('y', a > 0 ? '>=' : '<=', -k),
      why: ({ k }) => `has the vertex at the height $${-k}$ instead of $${k}$.`,
      says: () => 'I took the height of the vertex with the opposite sign.',
    },
    {
      misconception: 'a2-fn-uses-the-side-shift',
      twoSlips: true,
      rule: ({ a, h }) => inequality('y', a > 0 ? '<=' : '>=', h),
      why: ({ a, h }) =>
        `uses $${h}$, the $x$-value of the vertex, and a graph that opens ${a > 0 ? 'downward' : 'upward'}.`,
      says: () => 'I used the $x$-value of the vertex, and mixed up opening upward and downward.',
    },
    {
      misconception: 'a2-fn-opposite-sign-outside',
      twoSlips: true,
      rule: ({ a, k }) => inequality('y', a > 0 ? '<=' : '>=', -k),
      why: ({ a, k }) =>
        `has the vertex at the height $${-k}$, and a graph that opens ${a > 0 ? 'downward' : 'upward'}.`,
      says: () => 'I took the height of the vertex with the opposite sign, and mixed up opening upward and downward.',
    },
  ],
  explain: ({ a, h, k }) => ({
    plan: 'The absolute value is never negative, so the range starts at the height of the vertex; the factor in front tells in which direction it goes.',
    steps: [
      {
        do: `$|${linear(1, -h)}|$ takes all values from $0$ up.`,
        why: 'An absolute value is never negative, and it grows without end.',
      },
      {
        do: `Times $${a}$ this is everything from $0$ ${a > 0 ? 'up' : 'down'}.`,
        why: a > 0 ? 'A positive factor keeps the direction.' : 'A negative factor turns the graph upside down.',
      },
      {
        do: `${k < 0 ? 'Subtracting' : 'Adding'} $${Math.abs(k)}$ moves all values: ${inequality('y', a > 0 ? '>=' : '<=', k).html}.`,
        why: `The whole graph is moved ${k < 0 ? 'down' : 'up'}, and its vertex with it.`,
      },
    ],
    check: `At the vertex, $x = ${h}$, the height is $${k}$; at $x = ${h + 1}$ it is $${k + a}$, which is ${a > 0 ? 'greater' : 'less'}.`,
    faster: `The vertex is $(${h}, ${k})$ and the graph opens ${a > 0 ? 'upward' : 'downward'}, so ${inequality('y', a > 0 ? '>=' : '<=', k).html}.`,
  }),
  check: ({ a, h, k }) => {
    const ys = [h, h + 5].map((x) => a * Math.abs(x - h) + k)
    return inequality('y', (ys[1] ?? 0) > (ys[0] ?? 0) ? '>=' : '<=', ys[0] ?? 0)
  },
})

export const templates: readonly Template[] = [range]
