import {
  div,
  int,
  linear,
  nonZero,
  num,
  type Rng,
  signed,
  solutions,
  type Template,
  template,
  until,
  type Value,
} from '#kit'
import { addedForSubtracted, movedWrongly } from '../said.ts'
import { fromSolutions } from './absolute-equations-from-solutions.ts'

export const skill = 'a1-absolute-value-equations'

const bare = template({
  id: 'algebra-1/absolute-equation',
  skill,
  difficulty: 'Medium',
  b: -0.3,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const a = int(rng, 1, 4)
        const [x, y] = [int(rng, -10, 10), int(rng, -10, 10)]
        return { a, b: (-a * (x + y)) / 2, c: (a * Math.abs(x - y)) / 2 }
      },
      ({ a, b, c }) =>
        Number.isInteger(b) &&
        b !== 0 &&
        Number.isInteger(c) &&
        c > 1 &&
        Math.abs(b) !== c &&
        b % a === 0 &&
        c % a === 0,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ a, b, c }) => `What are all solutions of $|${linear(a, b)}| = ${c}$?`,
    },
  ],
  given: (p) => p,
  answer: ({ a, b, c }) => solutions([div(c - b, a), div(-c - b, a)]),
  traps: [
    {
      misconception: 'a1-absolute-positive-case-only',
      says: ({ c }) => `I left out the case in which the inside of the bars is $-${c}$.`,
      classic: true,
      rule: ({ a, b, c }) => solutions([div(c - b, a)]),
      why: ({ c }) => `leaves out the case in which the inside is $-${c}$.`,
    },
    {
      misconception: 'a1-absolute-negates-the-solution',
      rule: ({ a, b, c }) => solutions([div(c - b, a), div(b - c, a)]),
      why: () => 'puts a minus before the first solution instead of before the right side.',
    },
    {
      misconception: 'a1-absolute-sign-of-center',
      says: ({ b }) => `In both cases, ${addedForSubtracted(b)}`,
      rule: ({ a, b, c }) => solutions([div(c + b, a), div(b - c, a)]),
      why: ({ b }) => `${b > 0 ? 'adds' : 'subtracts'} $${Math.abs(b)}$ instead of undoing it.`,
    },
    {
      misconception: 'a1-absolute-makes-inside-positive',
      says: ({ a, b, c }) =>
        `I made two cases by changing the sign of the number inside the bars: $${linear(a, b)} = ${c}$ and $${linear(a, -b)} = ${c}$.`,
      rule: ({ a, b, c }) => solutions([div(c - Math.abs(b), a), div(c + Math.abs(b), a)]),
      why: () => 'changes a sign inside the bars instead of the sign of the whole right side.',
    },
    {
      misconception: 'a1-absolute-negates-the-solution',
      says: ({ b }) => `${addedForSubtracted(b)} Then I took the opposite of this first solution as the second one.`,
      twoSlips: true,
      rule: ({ a, b, c }) => solutions([div(c + b, a), div(-c - b, a)]),
    },
    {
      misconception: 'a1-absolute-positive-case-only',
      says: ({ b, c }) =>
        `I left out the case in which the inside of the bars is $-${c}$, and ${addedForSubtracted(b)}`,
      twoSlips: true,
      rule: ({ a, b, c }) => solutions([div(c + b, a)]),
    },
  ],
  explain: ({ a, b, c }) => [
    {
      do: `The inside is $${c}$ or $-${c}$: $${linear(a, b)} = ${c}$ or $${linear(a, b)} = -${c}$.`,
      why: `Both numbers have the distance $${c}$ from 0.`,
    },
    {
      do: `Solve both: $${linear(a, 0)} = ${c - b}$ or $${linear(a, 0)} = ${-c - b}$, so ${solutions([div(c - b, a), div(-c - b, a)]).html}.`,
      why: `${b > 0 ? 'Subtract' : 'Add'} $${Math.abs(b)}$${a > 1 ? `, then divide by $${a}$` : ''}.`,
    },
  ],
  check: ({ a, b, c }) =>
    solutions(Array.from({ length: 101 }, (_, i) => i - 50).filter((x) => Math.abs(a * x + b) === c)),
})

/** k|x - p| + m = n. */
type Full = Readonly<{ k: number; p: number; m: number; n: number }>
export const fullTex = ({ k, p, m, n }: Full): string => `${k}|x${signed(-p)}|${signed(m)} = ${n}`
export const distance = ({ k, m, n }: Full): number => (n - m) / k
export const drawFull = (rng: Rng): Full =>
  until(
    () => {
      const k = int(rng, 2, 5)
      const m = k * nonZero(rng, -4, 4)
      return { k, p: nonZero(rng, -8, 8), m, n: m + k * int(rng, 2, 9) }
    },
    (e) => e.n > 0 && e.n !== Math.abs(e.m) && distance(e) !== Math.abs(e.p) && e.n < 50,
  )
export const pair = (p: number, r: number): Value => solutions([p - r, p + r])

const full = template({
  id: 'algebra-1/absolute-equation-isolate',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 85,
  response: 'choice',
  draw: drawFull,
  frames: [{ id: 'bare', kind: 'bare', items: 7, stem: (e) => `Solve $${fullTex(e)}$.` }],
  given: (e) => e,
  answer: (e) => pair(e.p, distance(e)),
  traps: [
    {
      misconception: 'a1-absolute-positive-case-only',
      says: () => 'I left out the case in which the inside of the bars is negative.',
      classic: true,
      rule: (e) => solutions([e.p + distance(e)]),
    },
    {
      misconception: 'a1-absolute-skips-dividing',
      classic: true,
      rule: (e) => pair(e.p, e.n - e.m),
      why: ({ k }) => `does not divide by $${k}$ before opening the bars.`,
    },
    {
      misconception: 'a1-absolute-sign-of-center',
      rule: (e) => pair(-e.p, distance(e)),
      why: ({ p }) => `takes $${-p}$ as the middle; $|x${signed(-p)}|$ is the distance from $${p}$.`,
    },
    {
      misconception: 'a1-inequality-repeats-operation',
      says: ({ m }) => movedWrongly(m),
      rule: (e) => (e.n + e.m > 0 ? pair(e.p, (e.n + e.m) / e.k) : null),
    },
    {
      misconception: 'a1-absolute-negates-the-solution',
      rule: (e) => solutions([e.p + distance(e), -e.p - distance(e)]),
    },
  ],
  explain: (e) => [
    {
      do: `Free the bars: $${e.k}|x${signed(-e.p)}| = ${e.n - e.m}$, so $|x${signed(-e.p)}| = ${distance(e)}$.`,
      why: 'Only when the bars stand alone can two cases be made.',
    },
    {
      do: `$x${signed(-e.p)} = ${distance(e)}$ or $x${signed(-e.p)} = -${distance(e)}$, so ${pair(e.p, distance(e)).html}.`,
      why: `The solutions lie $${distance(e)}$ to each side of $${e.p}$.`,
    },
  ],
  check: ({ k, p, m, n }) =>
    solutions(Array.from({ length: 121 }, (_, i) => i - 60).filter((x) => k * Math.abs(x - p) + m === n)),
})

const greater = template({
  id: 'algebra-1/absolute-equation-one-of-two',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 85,
  response: 'grid',
  draw: (rng) => ({ ...drawFull(rng), top: int(rng, 0, 1) === 1 }),
  frames: [
    {
      id: 'which',
      kind: 'multi-step',
      items: 6,
      stem: (e) => `What is the ${e.top ? 'greater' : 'lesser'} of the two solutions of $${fullTex(e)}$?`,
    },
    {
      id: 'trail',
      kind: 'words',
      items: 4,
      b: 0.6,
      stem: (e) =>
        `On a straight cycle path, position $x$ is measured in kilometers from the town hall, with negative numbers west of it. A sensor gives a signal wherever $${fullTex(e)}$. What is the ${e.top ? 'easternmost' : 'westernmost'} position, in kilometers, with a signal?`,
    },
  ],
  given: ({ k, p, m, n, top }) => ({ k, p, m, n, top }),
  answer: (e) => num(e.top ? e.p + distance(e) : e.p - distance(e)),
  traps: [
    {
      misconception: 'a1-absolute-takes-the-other',
      classic: true,
      rule: (e) => num(e.top ? e.p - distance(e) : e.p + distance(e)),
    },
    { misconception: 'a1-absolute-sign-of-center', rule: (e) => num(e.top ? distance(e) - e.p : -e.p - distance(e)) },
    { misconception: 'a1-absolute-skips-dividing', rule: (e) => num(e.top ? e.p + e.n - e.m : e.p - e.n + e.m) },
  ],
  explain: (e) => [
    {
      do: `Free the bars: $|x${signed(-e.p)}| = ${distance(e)}$.`,
      why: `${e.m > 0 ? 'Subtract' : 'Add'} $${Math.abs(e.m)}$, then divide by $${e.k}$.`,
    },
    {
      do: `The solutions are $${e.p - distance(e)}$ and $${e.p + distance(e)}$.`,
      why: `They lie $${distance(e)}$ to each side of $${e.p}$.`,
    },
  ],
  check: ({ k, p, m, n, top }) => {
    const all = Array.from({ length: 121 }, (_, i) => i - 60).filter((x) => k * Math.abs(x - p) + m === n)
    return num((top ? all.at(-1) : all[0]) as number)
  },
})

const oneSolution = template({
  id: 'algebra-1/absolute-equation-exactly-one',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: false,
  seconds: 80,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ k: int(rng, 2, 6), p: nonZero(rng, -9, 9), m: nonZero(rng, -12, 12) }),
      ({ k, p, m }) => Math.abs(p) !== Math.abs(m) && k !== Math.abs(m) && m + k * p !== 0,
    ),
  frames: [
    {
      id: 'constant',
      kind: 'multi-step',
      items: 7,
      stem: ({ k, p, m }) =>
        `For which value of the constant $c$ does the equation $${k}|x${signed(-p)}|${signed(m)} = c$ have exactly one solution?`,
    },
  ],
  given: (e) => e,
  answer: ({ m }) => num(m),
  traps: [
    {
      misconception: 'a1-absolute-one-solution-at-zero',
      classic: true,
      rule: () => num(0),
      why: ({ m }) => `would be right without the $${m}$: the bars must be 0, not the whole left side.`,
    },
    {
      misconception: 'a1-absolute-gives-the-center',
      classic: true,
      rule: ({ p }) => num(p),
      why: ({ p, m }) => `is the solution $x = ${p}$ itself; there the left side has the value $${m}$.`,
    },
    { misconception: 'a1-absolute-sign-of-center', rule: ({ p }) => num(-p) },
    {
      misconception: 'a1-absolute-puts-zero-for-x',
      rule: ({ k, p, m }) => num(k * Math.abs(p) + m),
      why: () => 'is the value of the left side for $x = 0$.',
    },
  ],
  explain: ({ k, p, m }) => [
    {
      do: `Free the bars: $|x${signed(-p)}| = \\frac{c${signed(-m)}}{${k}}$.`,
      why: 'The number of solutions depends on the right side only.',
    },
    {
      do: `There is exactly one solution when the right side is 0, that is, for $c = ${m}$.`,
      why: `Then $x = ${p}$ is the only number with distance 0 from $${p}$.`,
    },
  ],
  // The left side is least at x = p; any larger value is taken twice.
  check: ({ k, p, m }) => num(Math.min(...Array.from({ length: 41 }, (_, i) => k * Math.abs(i - 20 - p) + m))),
})

export const templates: readonly Template[] = [bare, full, greater, oneSolution, fromSolutions]
