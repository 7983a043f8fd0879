import {
  dot,
  type Html,
  int,
  type Marks,
  marks,
  nonZero,
  note,
  num,
  pick,
  plane,
  saidMarks,
  segment,
  template,
  until,
} from '#kit'
import { spoken } from '../spoken.ts'
import { skill } from './steps-and-tariffs.ts'

type Steps = { ys: readonly number[]; closedLeft: boolean; k: number }

const stairs = (p: Steps, found: Marks = {}): Html =>
  plane(
    {
      alt: saidMarks(
        spoken(
          `Four horizontal steps of width 2: ${p.ys.map((y, i) => `height ${y} from x = ${2 * i - 4} (${p.closedLeft ? 'filled' : 'open'}) to x = ${2 * i - 2} (${p.closedLeft ? 'open' : 'filled'})`).join('; ')}.`,
        ),
        found,
      ),
      yEvery: 100,
    },
    [
      // Steps that end on the y-axis would strike out its numbers, so these stand at the left edge.
      ...[-6, -4, -2, 2, 4, 6].map((y) =>
        note(-5.95, y - 0.2, `${y}`.replace('-', '−'), { anchor: 'start', tick: true }),
      ),
      ...p.ys.flatMap((y, i) => [
        segment(2 * i - 4, y, 2 * i - 2, y),
        dot(2 * i - 4, y, { open: !p.closedLeft }),
        dot(2 * i - 2, y, { open: p.closedLeft }),
      ]),
      marks({
        ...found,
        clearOf: p.ys.map((y, i) => [
          [2 * i - 4.3, y],
          [2 * i - 1.7, y],
        ]),
      }),
    ],
  )

const stepGraph = template({
  id: 'algebra-1/step-graph',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) =>
    until(
      (): Steps => ({
        ys: [0, 1, 2, 3].map(() => nonZero(rng, -5, 5)),
        closedLeft: int(rng, 0, 1) === 1,
        k: pick(rng, [-2, 0, 2]),
      }),
      ({ ys, k }) => new Set(ys).size === 4 && !ys.includes(k) && !ys.includes(-4),
    ),
  frames: [
    {
      id: 'jump',
      kind: 'graph',
      items: 7,
      stem: (p) => `<p>The graph of a step function $f$ is shown.</p>${stairs(p)}<p>What is $f(${p.k})$?</p>`,
    },
  ],
  given: (p) => p,
  answer: ({ ys, closedLeft, k }) => num(ys[(k + 4) / 2 - (closedLeft ? 0 : 1)] as number),
  traps: [
    {
      misconception: 'a1-fn-takes-the-wrong-side-of-the-boundary',
      says: () => 'I read the height at the open point.',
      classic: true,
      rule: ({ ys, closedLeft, k }) => num(ys[(k + 4) / 2 - (closedLeft ? 1 : 0)] as number),
      why: () => 'reads the height at the open point, which does not belong to the graph.',
    },
    {
      misconception: 'a1-fn-reads-a-neighboring-step',
      says: ({ ys, k }) =>
        `I went to the step with the height $${ys[((k + 4) / 2 + 1) % 4]}$, which does not reach this $x$.`,
      rule: ({ ys, k }) => num(ys[((k + 4) / 2 + 1) % 4] as number),
      why: () => 'reads the height of a step that does not reach this $x$.',
    },
    {
      misconception: 'a1-fn-reads-a-neighboring-step',
      says: ({ ys, k }) =>
        `I went to the step with the height $${ys[((k + 4) / 2 + 2) % 4]}$, which does not reach this $x$.`,
      rule: ({ ys, k }) => num(ys[((k + 4) / 2 + 2) % 4] as number),
      why: () => 'reads the height of a step that does not reach this $x$.',
    },
  ],
  explain: ({ ys, closedLeft, k }) => {
    const [before, after] = [ys[(k + 4) / 2 - 1] as number, ys[(k + 4) / 2] as number]
    return {
      figure: stairs({ ys, closedLeft, k }, { points: [[k, closedLeft ? after : before]] }),
      plan: 'At a jump two points stand above each other; a function has one value only, and the filled point shows it.',
      steps: [
        {
          do: `Two steps meet at $x = ${k}$: one ends there at the height $${before}$, one begins there at the height $${after}$.`,
          why: `Look straight up and down from $${k}$ on the $x$-axis.`,
        },
        {
          do: `The point of the ${closedLeft ? 'right' : 'left'} step is filled, and that of the ${closedLeft ? 'left' : 'right'} step is open.`,
          why: 'A filled point belongs to the graph, an open one does not.',
        },
        {
          do: `So $f(${k}) = ${closedLeft ? after : before}$.`,
          why: 'The value of a function is the height of its point.',
        },
      ],
      check: `All steps have their filled point at the ${closedLeft ? 'left' : 'right'} end, so the one at $x = ${k}$ belongs to the step on the ${closedLeft ? 'right' : 'left'}, at the height $${closedLeft ? after : before}$.`,
    }
  },
  check: ({ ys, closedLeft, k }) =>
    num(ys.find((_, i) => (closedLeft ? 2 * i - 4 <= k && k < 2 * i - 2 : 2 * i - 4 < k && k <= 2 * i - 2)) ?? 99),
})

export const templates = [stepGraph]
