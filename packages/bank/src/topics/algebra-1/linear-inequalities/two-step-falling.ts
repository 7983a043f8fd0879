/** An amount that falls steadily, compared with a limit. */

import { int, pick, type Relation, template, until } from '#kit'
import { flip, holds, loosen, pointsUp, RELATIONS, SIGN } from '../relations.ts'
import { quotient } from '../undoing.ts'
import { ray, scan, setOf } from './sets.ts'
import { whySign } from './tested.ts'

const skill = 'a1-two-step-inequalities'

const HOW: Readonly<Record<Relation, string>> = {
  '<': 'less than',
  '<=': 'at most',
  '>': 'more than',
  '>=': 'at least',
}
const fading = [
  (s: number, a: number, c: number, how: string) =>
    `A phone battery is at ${s}% and loses ${a}% every hour. Together with $t \\ge 0$, which inequality describes the times $t$, in hours, at which the charge is ${how} ${c}%?`,
  (s: number, a: number, c: number, how: string) =>
    `An oven in a pottery class is ${s} °F hotter than the room and cools by about ${a} °F each minute at first. By this model, and together with $t \\ge 0$, which inequality describes the times $t$, in minutes, at which the oven is ${how} ${c} °F hotter than the room?`,
  (s: number, a: number, c: number, how: string) =>
    `A rain barrel holds ${s} gallons. A drip hose takes out ${a} gallons each hour. Together with $t \\ge 0$, which inequality describes the times $t$, in hours, at which ${how} ${c} gallons are left?`,
]

export const falling = template({
  id: 'algebra-1/two-step-inequality-falling',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 85,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const a = int(rng, 2, 8)
        const k = int(rng, 3, 12)
        const c = a * int(rng, 2, 9)
        return { s: c + a * k, a, c, rel: pick(rng, RELATIONS) }
      },
      ({ s, a, c }) => s <= 98 && s >= 50 && c >= 12 && s - c !== 2 * c && (s - c) / a !== c / a,
    ),
  frames: [
    { id: 'setting', kind: 'words', items: 7, stem: ({ s, a, c, rel }, rng) => pick(rng, fading)(s, a, c, HOW[rel]) },
  ],
  given: (p) => p,
  answer: ({ s, a, c, rel }) => setOf(ray(flip(rel), (s - c) / a), 't'),
  traps: [
    {
      misconception: 'a1-keeps-direction-at-negative',
      classic: true,
      rule: ({ s, a, c, rel }) => setOf(ray(rel, (s - c) / a), 't'),
      why: ({ a }) => `divides by $-${a}$ without reversing the sign.`,
    },
    {
      misconception: 'a1-inequality-forgets-start',
      says: ({ c, a }) =>
        `I saw which way the inequality goes, but divided $${c}$ by $${a}$ and left out the amount at the start.`,
      classic: true,
      rule: ({ a, c, rel }) => setOf(ray(flip(rel), c / a), 't'),
      why: ({ c, a }) => `divides $${c}$ by $${a}$ and leaves out the start.`,
    },
    {
      misconception: 'a1-inequality-repeats-operation',
      says: ({ s, c }) => `I added $${s}$ and $${c}$ instead of taking their difference.`,
      rule: ({ s, a, c, rel }) => setOf(ray(flip(rel), (s + c) / a), 't'),
    },
    {
      misconception: 'a1-changes-strictness',
      rule: ({ s, a, c, rel }) => setOf(ray(loosen(flip(rel)), (s - c) / a), 't'),
    },
    {
      misconception: 'a1-inequality-forgets-start',
      says: ({ c, a }) =>
        `I divided $${c}$ by $${a}$ and left out the amount at the start, and I turned the inequality sign the wrong way.`,
      twoSlips: true,
      rule: ({ a, c, rel }) => setOf(ray(rel, c / a), 't'),
    },
  ],
  explain: ({ s, a, c, rel }) => {
    const k = (s - c) / a
    return {
      plan: 'Write what is left after the time $t$ as an expression that starts at the first amount and falls. Compare it with the given amount, then solve for $t$.',
      steps: [
        {
          do: `After the time $t$ the value is $${s} - ${a}t$.`,
          why: `It starts at $${s}$ and loses $${a}$ for each unit of time.`,
        },
        { do: `The condition is $${s} - ${a}t ${SIGN[rel]} ${c}$.`, why: `“${HOW[rel]}” is written $${SIGN[rel]}$.` },
        {
          do: `Subtract $${s}$ from both sides: $-${a}t ${SIGN[rel]} ${c} - ${s}$, so $-${a}t ${SIGN[rel]} ${c - s}$.`,
          why: 'This leaves the term with $t$ by itself.',
        },
        {
          do: `Divide both sides by $-${a}$ and reverse the inequality sign: $${quotient(c - s, -a)}$, so ${setOf(ray(flip(rel), k), 't').html}.`,
          why: whySign(-a),
        },
      ],
      check: `At $t = ${k}$ the value is exactly $${s} - ${a} \\cdot ${k} = ${c}$. Before that it is higher, and after that it is lower.`,
      faster: `From $${s}$ down to $${c}$ it is $${s} - ${c} = ${s - c}$, so it gets there at $t = ${quotient(s - c, a)}$; it is ${pointsUp(rel) ? 'higher before' : 'lower after'} that: ${setOf(ray(flip(rel), k), 't').html}.`,
    }
  },
  check: ({ s, a, c, rel }) =>
    setOf(
      scan((t) => holds(s - a * t, rel, c)),
      't',
    ),
})
