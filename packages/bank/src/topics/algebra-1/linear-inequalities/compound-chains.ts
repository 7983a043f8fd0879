import {
  frac,
  int,
  linear,
  nonZero,
  num,
  paren,
  type Rng,
  type Shared,
  signed,
  type Template,
  template,
  toTex,
  until,
  type Value,
} from '#kit'
import { addedForSubtracted } from '../said.ts'
import { quotient, undo, workedLine } from '../undoing.ts'
import { type Chain, chainHolds, flag, le, solved, sorted } from './chain.ts'
import { countWhole, inside, outside, type Shown, scan, setLine, setOf, setValue } from './sets.ts'
import { whySign } from './tested.ts'

const skill = 'a1-compound-inequalities'

const chainTex = ({ a, b, lo, hi, o1, o2 }: Chain): string => `${lo} ${le(o1)} ${linear(a, b)} ${le(o2)} ${hi}`

const drawChain =
  (reach: number) =>
  (rng: Rng): Chain =>
    until(
      () => {
        const a = nonZero(rng, -4, 5)
        const b = a * nonZero(rng, -4, 4)
        const [x, y] = [int(rng, -reach, reach), int(rng, -reach, reach)]
        const [lo, hi] = [Math.min(a * x + b, a * y + b), Math.max(a * x + b, a * y + b)]
        return { a, b, lo, hi, o1: flag(rng), o2: flag(rng) }
      },
      (p) =>
        Math.abs(p.a) > 1 &&
        (p.hi - p.lo) / Math.abs(p.a) > 1 &&
        p.lo !== 0 &&
        p.hi !== 0 &&
        Math.abs(p.lo) < 45 &&
        Math.abs(p.hi) < 45,
    )

const ends = (x: number, o1: boolean, y: number, o2: boolean): string =>
  `${o1 ? 'an open' : 'a filled'} circle at $${x}$ and ${o2 ? 'an open' : 'a filled'} one at $${y}$`

/** lo < ax + b < hi; shown as an inequality or as a drawing. */
const chain = (show: Shown): Shared<Chain, Chain> => ({
  given: (p) => p,
  answer: (p) => show(solved(p)) as Value,
  traps: [
    {
      misconception: 'a1-compound-undoes-one-end',
      says: ({ b }) => `I undid the $${b}$ in the middle and at the right end, but not at the left end.`,
      classic: true,
      rule: (p) => show(sorted(p, p.lo / p.a, (p.hi - p.b) / p.a)),
      why: ({ b }) => `moves the $${b}$ to the right end only.`,
    },
    {
      misconception: 'a1-inequality-repeats-operation',
      says: ({ b }) => `At both ends, ${addedForSubtracted(b)}`,
      rule: (p) => show(sorted(p, (p.lo + p.b) / p.a, (p.hi + p.b) / p.a)),
    },
    {
      misconception: 'a1-compound-undoes-one-end',
      says: ({ b }) => `I undid the $${b}$ in the middle and at the left end, but not at the right end.`,
      rule: (p) => show(sorted(p, (p.lo - p.b) / p.a, p.hi / p.a)),
      why: ({ b }) => `moves the $${b}$ to the left end only.`,
    },
    {
      misconception: 'a1-swaps-open-and-closed',
      rule: (p) => (p.o1 === p.o2 ? null : show(solved({ ...p, o1: p.o2, o2: p.o1 }))),
      why: () => 'has the strict and the inclusive sign at the wrong ends.',
    },
    {
      misconception: 'a1-reads-between-as-or',
      rule: (p) => {
        const [s] = solved(p)
        return s && s.lo !== null && s.hi !== null ? show(outside(s.lo, s.loOpen, s.hi, s.hiOpen)) : null
      },
      why: () => 'takes the numbers outside; the middle must satisfy both conditions at once.',
    },
    {
      misconception: 'a1-compound-loses-minus',
      rule: (p) => (p.a < 0 ? show(inside((p.lo - p.b) / -p.a, p.o1, (p.hi - p.b) / -p.a, p.o2)) : null),
      why: ({ a }) => `divides by $${-a}$ instead of $${a}$.`,
    },
    {
      misconception: 'a1-changes-strictness',
      says: () => 'At both ends I changed whether the boundary itself belongs to the solutions.',
      rule: (p) => show(solved({ ...p, o1: !p.o1, o2: !p.o2 })),
    },
    {
      misconception: 'a1-inequality-repeats-operation',
      says: ({ b }) =>
        `At both ends, ${addedForSubtracted(b)} And I changed whether the boundaries belong to the solutions.`,
      twoSlips: true,
      rule: (p) => show(sorted({ ...p, o1: !p.o1, o2: !p.o2 }, (p.lo + p.b) / p.a, (p.hi + p.b) / p.a)),
    },
    {
      misconception: 'a1-inequality-repeats-operation',
      says: ({ b }) =>
        `At both ends, ${addedForSubtracted(b)} And I gave the strict and the inclusive sign to the wrong ends.`,
      twoSlips: true,
      rule: (p) => show(sorted({ ...p, o1: p.o2, o2: p.o1 }, (p.lo + p.b) / p.a, (p.hi + p.b) / p.a)),
    },
  ],
  explain: (p, frame) => {
    const [x, y] = [(p.lo - p.b) / p.a, (p.hi - p.b) / p.a]
    return {
      plan: 'Solve all three parts at once: whatever is done to the middle is done to both ends, until $x$ stands alone in the middle.',
      steps: [
        {
          do: `${undo(p.b).replace('both sides', 'all three parts').replace('to all', 'in all')}: $${p.lo}${signed(-p.b)} = ${p.lo - p.b}$ and $${p.hi}${signed(-p.b)} = ${p.hi - p.b}$, so $${p.lo - p.b} ${le(p.o1)} ${linear(p.a, 0)} ${le(p.o2)} ${p.hi - p.b}$.`,
          why: 'Adding or subtracting keeps both signs.',
        },
        {
          do: `Divide all three parts by $${p.a}$. The ends become $${quotient(p.lo - p.b, p.a)}$ and $${quotient(p.hi - p.b, p.a)}$.`,
          why: 'This leaves $x$ alone in the middle.',
        },
        {
          do: `${p.a < 0 ? 'Both signs are reversed, so the ends change places' : 'Both signs stay'}: ${setOf(solved(p)).html}.`,
          why: whySign(p.a),
        },
        ...(frame === 'line'
          ? [
              {
                do: `On the number line: ${p.a > 0 ? ends(x, p.o1, y, p.o2) : ends(y, p.o2, x, p.o1)}, and everything between them.`,
                why: 'An open circle leaves a boundary out, a filled one takes it in.',
              },
            ]
          : []),
      ],
      check: `At the boundaries the middle has the values of the ends: $${workedLine(p.a, x, p.b)}$ and $${workedLine(p.a, y, p.b)}$.`,
      faster: `Every number can be divided by $${p.a}$. Do that first${p.a < 0 ? ' and reverse both signs' : ''}: the ends become $${p.lo / p.a}$ and $${p.hi / p.a}$, the middle $x${signed(p.b / p.a)}$, and only ${p.b / p.a > 0 ? 'a subtraction' : 'an addition'} is left.`,
    }
  },
  check: (p) => show(scan((x) => chainHolds(p, x))) as Value,
})

const chainBare = template({
  id: 'algebra-1/compound-between',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 80,
  response: 'choice',
  draw: drawChain(9),
  frames: [{ id: 'bare', kind: 'bare', items: 7, stem: (p) => `Solve $${chainTex(p)}$.` }],
  ...chain(setValue),
})

const chainLine = template({
  id: 'algebra-1/compound-between-line',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 80,
  response: 'choice',
  draw: drawChain(7),
  frames: [
    {
      id: 'line',
      kind: 'graph',
      items: 6,
      b: 0.2,
      seconds: 90,
      stem: (p) => `Which number line shows the solutions of $${chainTex(p)}$?`,
    },
  ],
  ...chain(setLine),
})

const countInside = template({
  id: 'algebra-1/compound-count',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 90,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({
        a: int(rng, 2, 5),
        b: nonZero(rng, -9, 9),
        lo: int(rng, -20, 10),
        hi: int(rng, 0, 40),
        o1: flag(rng),
        o2: flag(rng),
      }),
      (p) =>
        p.lo !== 0 &&
        p.hi !== 0 &&
        (p.hi - p.lo) / p.a > 3 &&
        (p.hi - p.lo) / p.a < 12 &&
        ((p.lo - p.b) % p.a === 0 || (p.hi - p.b) % p.a === 0),
    ),
  frames: [
    { id: 'count', kind: 'multi-step', items: 7, stem: (p) => `How many integers $x$ satisfy $${chainTex(p)}$?` },
  ],
  given: (p) => p,
  answer: (p) => num(inRange(p, p.o1, p.o2)),
  traps: [
    {
      misconception: 'a1-changes-strictness',
      says: () => 'At both ends I changed whether the boundary itself belongs to the solutions.',
      classic: true,
      rule: (p) => num(inRange(p, !p.o1, !p.o2)),
    },
    { misconception: 'a1-inequality-counts-gaps', rule: (p) => num(inRange(p, p.o1, p.o2) - 1) },
  ],
  explain: (p) => {
    const [from, to] = [frac(p.lo - p.b, p.a), frac(p.hi - p.b, p.a)]
    const first = Math.ceil((p.lo - p.b) / p.a) + (p.o1 && (p.lo - p.b) % p.a === 0 ? 1 : 0)
    const n = inRange(p, p.o1, p.o2)
    const end = first + n - 1
    return {
      plan: 'Solve all three parts of the chain at once. Then find the first and the last integer that fit, and count them.',
      steps: [
        {
          do: `${undo(p.b).replace('both sides', 'all three parts').replace('to all', 'in all')}: $${p.lo - p.b} ${le(p.o1)} ${p.a}x ${le(p.o2)} ${p.hi - p.b}$.`,
          why: 'What is done to the middle is done to both ends.',
        },
        {
          do: `Divide all three parts by $${p.a}$: $${toTex(from)} ${le(p.o1)} x ${le(p.o2)} ${toTex(to)}$.`,
          why: whySign(p.a),
        },
        {
          do: `The first integer that fits is $${first}$, the last one is $${end}$.`,
          why: 'An end that is an integer counts only if its sign includes equality.',
        },
        {
          do: `Last minus first, plus 1: $${end}${first === 0 ? '' : ` - ${paren(first)}`} + 1 = ${n}$.`,
          why: 'The difference counts the steps, and there is one number more than steps.',
        },
      ],
      faster: `Do not divide: $${p.a}x$ must be a multiple of $${p.a}$ with $${p.lo - p.b} ${le(p.o1)} ${p.a}x ${le(p.o2)} ${p.hi - p.b}$. These are $${Array.from({ length: n }, (_, i) => p.a * (first + i)).join(', ')}$: $${n}$ numbers.`,
      check: `List them: $${Array.from({ length: n }, (_, i) => first + i).join(', ')}$.`,
    }
  },
  check: (p) => num(countWhole((x) => chainHolds(p, x))),
})

function inRange(p: Chain, o1: boolean, o2: boolean): number {
  const first = o1 ? Math.floor((p.lo - p.b) / p.a) + 1 : Math.ceil((p.lo - p.b) / p.a)
  const last = o2 ? Math.ceil((p.hi - p.b) / p.a) - 1 : Math.floor((p.hi - p.b) / p.a)
  return last - first + 1
}

export const templates: readonly Template[] = [chainBare, chainLine, countInside]
