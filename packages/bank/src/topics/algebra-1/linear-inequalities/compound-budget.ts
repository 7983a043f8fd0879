/** An amount between two limits. */

import { int, money, pick, template, until } from '#kit'
import { quotient, workedLine } from '../undoing.ts'
import { chainHolds, flag, le, solved } from './chain.ts'
import { inside, scan, setOf, setValue } from './sets.ts'
import { whySign } from './tested.ts'

const skill = 'a1-compound-inequalities'

const budgets = [
  (b: number, a: number, lo: number, hi: number, low: string, high: string) =>
    `A school band rents a rehearsal room for ${money(b)} plus ${money(a)} for each hour. The band wants to spend ${low} ${money(lo)} and ${high} ${money(hi)}. Which inequality describes the possible numbers of hours $n$?`,
  (b: number, a: number, lo: number, hi: number, low: string, high: string) =>
    `A hiking group is at mile ${b} of a long trail and walks ${a} miles each day. On the evening of day $n$ the group is ${low} ${lo} miles and ${high} ${hi} miles along the trail. Which inequality describes the possible values of $n$?`,
]

export const tickets = template({
  id: 'algebra-1/compound-budget',
  skill,
  difficulty: 'High',
  b: 0.6,
  calculator: true,
  seconds: 95,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const a = int(rng, 4, 15)
        const b = a * int(rng, 1, 4)
        const x = int(rng, 3, 9)
        const y = x + int(rng, 2, 7)
        return { a, b, lo: a * x + b, hi: a * y + b, o1: flag(rng), o2: flag(rng) }
      },
      ({ lo, hi }) => hi < 240 && lo > 20,
    ),
  frames: [
    {
      id: 'budget',
      kind: 'words',
      items: 7,
      stem: ({ a, b, lo, hi, o1, o2 }, rng) =>
        pick(rng, budgets)(b, a, lo, hi, o1 ? 'more than' : 'at least', o2 ? 'less than' : 'at most'),
    },
  ],
  given: (p) => p,
  answer: (p) => setOf(solved(p), 'n'),
  traps: [
    {
      misconception: 'a1-inequality-forgets-start',
      classic: true,
      rule: (p) => setValue(inside(p.lo / p.a, p.o1, p.hi / p.a, p.o2), 'n'),
      why: ({ b }) => `leaves out the $${b}$ at the start.`,
    },
    {
      misconception: 'a1-inequality-repeats-operation',
      says: ({ b }) => `I added the $${b}$ at both ends instead of taking it off.`,
      rule: (p) => setValue(inside((p.lo + p.b) / p.a, p.o1, (p.hi + p.b) / p.a, p.o2), 'n'),
    },
    {
      misconception: 'a1-compound-undoes-one-end',
      says: ({ b }) => `I took the $${b}$ off at the lower end only.`,
      rule: (p) => setValue(inside((p.lo - p.b) / p.a, p.o1, p.hi / p.a, p.o2), 'n'),
      why: ({ b }) => `takes the $${b}$ off at the lower end only.`,
    },
    {
      misconception: 'a1-compound-undoes-one-end',
      says: ({ b }) => `I took the $${b}$ off at the upper end only.`,
      rule: (p) => setValue(inside(p.lo / p.a, p.o1, (p.hi - p.b) / p.a, p.o2), 'n'),
      why: ({ b }) => `takes the $${b}$ off at the upper end only.`,
    },
    {
      misconception: 'a1-swaps-open-and-closed',
      rule: (p) => (p.o1 === p.o2 ? null : setValue(solved({ ...p, o1: p.o2, o2: p.o1 }), 'n')),
    },
    {
      misconception: 'a1-changes-strictness',
      says: () => 'At both ends I changed whether the boundary itself belongs to the solutions.',
      rule: (p) => setValue(solved({ ...p, o1: !p.o1, o2: !p.o2 }), 'n'),
    },
    {
      misconception: 'a1-inequality-forgets-start',
      says: () =>
        'I left out the amount at the start, and I changed whether the two boundaries belong to the solutions.',
      twoSlips: true,
      rule: (p) => setValue(inside(p.lo / p.a, !p.o1, p.hi / p.a, !p.o2), 'n'),
    },
    {
      misconception: 'a1-inequality-repeats-operation',
      says: ({ b }) =>
        `I added the $${b}$ at both ends instead of taking it off, and I changed whether the two boundaries belong to the solutions.`,
      twoSlips: true,
      rule: (p) => setValue(inside((p.lo + p.b) / p.a, !p.o1, (p.hi + p.b) / p.a, !p.o2), 'n'),
    },
  ],
  explain: (p) => {
    const [x, y] = [(p.lo - p.b) / p.a, (p.hi - p.b) / p.a]
    return {
      plan: 'The amount has a fixed part and a part that grows with $n$. Put it between its two limits in one chain, and solve all three parts at once.',
      steps: [
        { do: `The amount is $${p.a}n + ${p.b}$.`, why: `$${p.b}$ comes once, $${p.a}$ comes $n$ times.` },
        {
          do: `It lies between the limits: $${p.lo} ${le(p.o1)} ${p.a}n + ${p.b} ${le(p.o2)} ${p.hi}$.`,
          why: `“${p.o1 ? 'More than' : 'At least'}” ${p.o1 ? 'leaves out' : 'includes'} $${p.lo}$, and “${p.o2 ? 'less than' : 'at most'}” ${p.o2 ? 'leaves out' : 'includes'} $${p.hi}$.`,
        },
        {
          do: `Subtract $${p.b}$ in all three parts: $${p.lo - p.b} ${le(p.o1)} ${p.a}n ${le(p.o2)} ${p.hi - p.b}$.`,
          why: 'What is done to the middle is done to both ends.',
        },
        {
          do: `Divide all three parts by $${p.a}$: $${quotient(p.lo - p.b, p.a)}$ and $${quotient(p.hi - p.b, p.a)}$, so ${setOf(solved(p), 'n').html}.`,
          why: whySign(p.a),
        },
      ],
      check: `The ends give the limits: $${workedLine(p.a, x, p.b)}$ and $${workedLine(p.a, y, p.b)}$.`,
      faster: `Two lines on a calculator give the ends: $(${p.lo} - ${p.b}) \\div ${p.a} = ${x}$ and $(${p.hi} - ${p.b}) \\div ${p.a} = ${y}$. The signs are those of the two limits.`,
    }
  },
  check: (p) =>
    setOf(
      scan((x) => chainHolds(p, x)),
      'n',
    ),
})
