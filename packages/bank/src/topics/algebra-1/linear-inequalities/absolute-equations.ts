import {
  add,
  div,
  int,
  linear,
  neg,
  nonZero,
  num,
  type Rng,
  signed,
  solutions,
  type Template,
  template,
  term,
  until,
  type Value,
} from '#kit'
import { addedForSubtracted, movedWrongly } from '../said.ts'
import { chain, put, undo, unscale } from '../undoing.ts'
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
  explain: ({ a, b, c }) => {
    const [x, y] = [(c - b) / a, (-c - b) / a]
    const solve = (right: number, root: number) =>
      `$${linear(a, b)} = ${right}$. ${undo(b)}: $${term(a, 'x')} = ${right - b}$.${a === 1 ? '' : ` ${unscale(a)}: $x = ${root}$.`}`
    return {
      plan: 'The bars give the distance from zero, and two numbers have the same distance. So the inside can be two numbers: make two equations and solve both.',
      steps: [
        {
          do: `The inside of the bars is $${c}$ or $-${c}$.`,
          why: `Both numbers have the distance $${c}$ from 0.`,
        },
        { do: `First case: ${solve(c, x)}`, why: 'This is an ordinary equation without bars.' },
        {
          do: `Second case: ${solve(-c, y)} The solutions: ${solutions([x, y]).html}.`,
          why: 'The minus belongs to the whole right side, not to the first solution.',
        },
      ],
      check: `Put both in: $|${put(a, x)}${signed(b)}| = |${c}| = ${c}$ and $|${put(a, y)}${signed(b)}| = |-${c}| = ${c}$.`,
      faster: `Think of a distance.${a === 1 ? '' : ` Divided by $${a}$, the equation is $|x${signed(b / a)}| = ${c / a}$.`} So $x$ lies $${c / a}$ away from $${-b / a}$: at $${-b / a} - ${c / a} = ${y}$ and at $${-b / a} + ${c / a} = ${x}$.`,
    }
  },
  check: ({ a, b, c }) =>
    solutions(Array.from({ length: 101 }, (_, i) => i - 50).filter((x) => Math.abs(a * x + b) === c)),
})

/** k|x - p| + m = n. */
export type Full = Readonly<{ k: number; p: number; m: number; n: number }>
export const fullTex = ({ k, p, m, n }: Full): string => `${k}|x${signed(-p)}|${signed(m)} = ${n}`
export const distance = ({ k, m, n }: Full): number => (n - m) / k

/** What stands outside the bars is undone, the last of it first. */
const barsAlone = (e: Full) => {
  const bars = `|x${signed(-e.p)}|`
  return [
    {
      do: `${undo(e.m)}: $${chain(`${e.k}${bars}`, `${e.n}${signed(-e.m)}`, `${e.n - e.m}`)}$.`,
      why: 'Undo what was done last to the bars.',
    },
    {
      do: `${unscale(e.k)}: $${bars} = ${distance(e)}$.`,
      why: `The $${e.k}$ multiplies the bars, and dividing undoes multiplying.`,
    },
  ]
}
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
  explain: (e) => {
    const r = distance(e)
    const test = (x: number) => `$${e.k} \\cdot |${x - e.p}|${signed(e.m)} = ${e.k * r}${signed(e.m)} = ${e.n}$`
    return {
      plan: 'Get the bars by themselves first: undo what stands outside. Only then make two equations.',
      steps: [
        ...barsAlone(e),
        {
          do: `The inside is $${r}$ or $-${r}$: $x${signed(-e.p)} = ${r}$ or $x${signed(-e.p)} = -${r}$.`,
          why: `Both numbers have the distance $${r}$ from 0.`,
        },
        {
          do: `${undo(-e.p)} in each: $${r}${signed(e.p)} = ${r + e.p}$ and $-${r}${signed(e.p)} = ${e.p - r}$, so ${pair(e.p, r).html}.`,
          why: `The solutions lie $${r}$ to each side of $${e.p}$.`,
        },
      ],
      check: `Put both in: ${test(e.p - r)} and ${test(e.p + r)}.`,
      faster: `Once the bars stand alone, think of a distance: $x$ lies $${r}$ away from $${e.p}$, at $${e.p} - ${r} = ${e.p - r}$ and at $${e.p} + ${r} = ${e.p + r}$.`,
    }
  },
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
        `On a straight cycle path, position $x$ is measured in miles from the town hall, with negative numbers west of it. A sensor gives a signal wherever $${fullTex(e)}$. What is the ${e.top ? 'easternmost' : 'westernmost'} position, in miles, with a signal?`,
    },
  ],
  given: ({ k, p, m, n, top }) => ({ k, p, m, n, top }),
  answer: (e) => num(e.top ? e.p + distance(e) : e.p - distance(e)),
  traps: [
    {
      misconception: 'a1-absolute-takes-the-other',
      classic: true,
      operation: 'solved-for-the-other',
      operands: ({ p, top, m, n, k }) => [add(p, div(top ? m - n : n - m, k))],
      rule: (e) => num(e.top ? e.p - distance(e) : e.p + distance(e)),
    },
    {
      misconception: 'a1-absolute-sign-of-center',
      operation: 'sign-reversed',
      operands: ({ p }) => [p],
      after: (got, { top, n, m, k }) => add(got, div(top ? n - m : m - n, k)),
      rule: (e) => num(e.top ? distance(e) - e.p : -e.p - distance(e)),
    },
    {
      misconception: 'a1-absolute-skips-dividing',
      operation: 'factor-left-out',
      operands: ({ n, m }) => [n - m],
      after: (got, { p, top }) => add(p, top ? got : neg(got)),
      rule: (e) => num(e.top ? e.p + e.n - e.m : e.p - e.n + e.m),
    },
  ],
  explain: (e) => {
    const r = distance(e)
    const x = e.top ? e.p + r : e.p - r
    return {
      plan: 'Get the bars by themselves. They say how far $x$ is from a middle, so one solution lies on each side of it; the question asks for one of them.',
      steps: [
        ...barsAlone(e),
        {
          do: `So the distance of $x$ from $${e.p}$ is $${r}$: one solution lies to the left of $${e.p}$, the other to the right.`,
          why: `The inside $x${signed(-e.p)}$ is zero at $x = ${e.p}$.`,
        },
        {
          do: `The ${e.top ? 'greater one lies to the right: $x = ' : 'lesser one lies to the left: $x = '}${e.p} ${e.top ? '+' : '-'} ${r} = ${x}$.`,
          why: 'On a number line greater numbers lie farther to the right.',
        },
      ],
      check: `Put it in: $${e.k} \\cdot |${x}${signed(-e.p)}|${signed(e.m)} = ${e.k} \\cdot |${x - e.p}|${signed(e.m)} = ${e.k * r}${signed(e.m)} = ${e.n}$.`,
    }
  },
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
      operation: 'solved-for-the-other',
      operands: ({ p }) => [p],
      rule: ({ p }) => num(p),
      why: ({ p, m }) => `is the solution $x = ${p}$ itself; there the left side has the value $${m}$.`,
    },
    {
      misconception: 'a1-absolute-sign-of-center',
      operation: 'sign-reversed',
      operands: ({ p }) => [p],
      rule: ({ p }) => num(-p),
      says: ({ p }) => `I took the $${-p}$ inside the bars for $c$.`,
    },
    {
      misconception: 'a1-absolute-puts-zero-for-x',
      rule: ({ k, p, m }) => num(k * Math.abs(p) + m),
      why: () => 'is the value of the left side for $x = 0$.',
    },
  ],
  explain: ({ k, p, m }) => ({
    plan: 'Get the bars by themselves. How many solutions there are depends only on whether the other side is positive, zero or negative.',
    steps: [
      {
        do: `${undo(m)}: $${k}|x${signed(-p)}| = c${signed(-m)}$.`,
        why: 'Now everything but the bars and their factor is on the right side.',
      },
      {
        do: `A positive right side gives two solutions, a negative one gives none, and $0$ gives exactly one, $x = ${p}$.`,
        why: `The bars are the distance from $${p}$: a positive distance is reached on both sides, and distance 0 only at $${p}$ itself.`,
      },
      {
        do: `So the right side must be $0$: $c${signed(-m)} = 0$, and $c = ${m}$.`,
        why: `${undo(-m)}.`,
      },
    ],
    check: `With $c = ${m}$ the equation says $${k}|x${signed(-p)}| = 0$, and only $x = ${p}$ does that. With $c = ${m + k}$ it would say $|x${signed(-p)}| = 1$, which has the two solutions $${p - 1}$ and $${p + 1}$.`,
    faster: `The graph of the left side is a V that opens upward with its vertex at $(${p}, ${m})$. A horizontal line meets it exactly once only at the vertex, so $c = ${m}$.`,
  }),
  // The left side is least at x = p; any larger value is taken twice.
  check: ({ k, p, m }) => num(Math.min(...Array.from({ length: 41 }, (_, i) => k * Math.abs(i - 20 - p) + m))),
})

export const templates: readonly Template[] = [bare, full, greater, oneSolution, fromSolutions]
