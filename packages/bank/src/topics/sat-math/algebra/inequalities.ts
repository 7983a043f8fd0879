import {
  add,
  int,
  linear,
  money,
  nonZero,
  num,
  person,
  signed,
  table,
  template,
  terms,
  text,
  until,
  type Value,
} from '#kit'
import { search } from '../common.ts'

const skill = 'sm-linear-inequalities'

const most = template({
  id: 'sat-math/inequality-greatest-number',
  skill,
  difficulty: 'Low',
  b: -0.5,
  calculator: true,
  seconds: 75,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ f: int(rng, 25, 90), r: int(rng, 7, 19), t: 10 * int(rng, 20, 48) }),
      ({ f, r, t }) => (t - f) % r > 1 && (t - f) % r < r - 1 && t % r !== 0,
    ),
  frames: [
    {
      id: 'party',
      kind: 'words',
      items: 8,
      stem: ({ f, r, t }, rng) =>
        `${person(rng)} plans a party at a bowling alley. The alley charges ${money(f)} for the lane and ${money(r)} for each guest. The budget is ${money(t)}. What is the greatest number of guests that the budget allows?`,
    },
    {
      id: 'lift',
      kind: 'words',
      response: 'grid',
      items: 6,
      stem: ({ f, r, t }) =>
        `A freight elevator carries at most ${t} pounds. A cart of ${f} pounds is loaded with boxes of ${r} pounds each. What is the greatest number of boxes that can ride on the cart?`,
    },
  ],
  given: ({ f, r, t }) => ({ f, r, t }),
  answer: ({ f, r, t }) => num(Math.floor((t - f) / r)),
  traps: [
    {
      misconception: 'sm-rounds-the-wrong-way',
      classic: true,
      rule: ({ f, r, t }) => num(Math.ceil((t - f) / r)),
      why: ({ f, r, t }) => `rounds $\\frac{${t - f}}{${r}}$ up: the limit would be passed.`,
    },
    {
      misconception: 'sm-drops-a-constant',
      says: ({ f }) => `I left the $${f}$ out of account and divided the whole limit.`,
      classic: true,
      rule: ({ r, t }) => num(Math.floor(t / r)),
      why: ({ f, r, t }) => `divides all of $${t}$ by $${r}$ and leaves out the $${f}$.`,
    },
    {
      misconception: 'sm-repeats-the-operation',
      says: ({ f }) => `I added the $${f}$ to the limit instead of subtracting it.`,
      operation: 'added-instead-of-subtracted',
      rule: ({ f, r, t }) => num(Math.floor((t + f) / r)),
      why: ({ f, t }) => `adds the $${f}$ to $${t}$ instead of subtracting it.`,
    },
    {
      misconception: 'sm-charges-the-fixed-part-each-time',
      rule: ({ f, r, t }) => num(Math.floor(t / (f + r))),
      why: ({ f, r, t }) => `divides $${t}$ by $${f} + ${r}$.`,
    },
  ],
  explain: ({ f, r, t }) => ({
    plan: 'Write an inequality: the part that comes once and the part for each one together may not pass the limit. Solve it, and take the greatest whole number that still fits.',
    steps: [
      {
        do: `$${r}n + ${f} \\le ${t}$ gives $${r}n \\le ${t} - ${f} = ${t - f}$, so $n \\le \\frac{${t - f}}{${r}}$.`,
        why: 'The fixed part and the part for each one together may not pass the limit.',
      },
      {
        do: `$${r} \\cdot ${Math.floor((t - f) / r)} = ${r * Math.floor((t - f) / r)}$ fits and one more does not, so the greatest number is $${Math.floor((t - f) / r)}$.`,
        why: 'Only whole numbers are possible.',
      },
    ],
    check: `$${r} \\cdot ${Math.floor((t - f) / r)} + ${f} = ${r * Math.floor((t - f) / r) + f}$ does not pass $${t}$, but one more makes $${r * Math.floor((t - f) / r) + f + r}$.`,
    faster: `In one line on a calculator: $(${t} - ${f}) \\div ${r} \\approx ${((t - f) / r).toFixed(2)}$, rounded down to ${Math.floor((t - f) / r)}.`,
  }),
  check: ({ f, r, t }) => num(search((n) => n >= 0 && f + r * n <= t && f + r * (n + 1) > t)),
})

const window = template({
  id: 'sat-math/inequality-system-value',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: true,
  seconds: 90,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({
        m: nonZero(rng, -5, 6),
        b: nonZero(rng, -9, 14),
        p: nonZero(rng, -5, 6),
        q: nonZero(rng, -14, 9),
        n: int(rng, 2, 6),
        great: int(rng, 0, 1) === 1,
      }),
      ({ m, b, p, q, n, great }) =>
        m !== p &&
        Math.abs(m) > 1 &&
        Math.abs(p) > 1 &&
        m * n + b - (p * n + q) > 4 &&
        m * n + b - (p * n + q) < 30 &&
        (great ? m * n + b - 1 : p * n + q + 1) !== 0,
    ),
  frames: [
    {
      id: 'choice',
      kind: 'multi-step',
      items: 8,
      stem: ({ m, b, p, q, n, great }) =>
        `<p>$y \\lt ${linear(m, b)}$<br>$y \\gt ${linear(p, q)}$</p><p>The point $(${n}, y)$ is a solution of the system of inequalities, and $y$ is an integer. What is the ${great ? 'greatest' : 'least'} possible value of $y$?</p>`,
    },
    {
      id: 'grid',
      kind: 'multi-step',
      response: 'grid',
      items: 6,
      stem: ({ m, b, p, q, n, great }) =>
        `In the $xy$-plane, the point $(${n}, w)$ lies in the region where both $y \\lt ${linear(m, b)}$ and $y \\gt ${linear(p, q)}$. If $w$ is an integer, what is the ${great ? 'greatest' : 'least'} value that $w$ can have?`,
    },
  ],
  given: ({ m, b, p, q, n, great }) => ({ m, b, p, q, n, great }),
  answer: ({ m, b, p, q, n, great }) => num(great ? m * n + b - 1 : p * n + q + 1),
  traps: [
    {
      misconception: 'sm-includes-the-boundary',
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ m, b, p, q, n, great }) => [great ? m * n + b : p * n + q],
      rule: ({ m, b, p, q, n, great }) => num(great ? m * n + b : p * n + q),
      why: () => 'is the bound itself, which the signs exclude.',
    },
    {
      misconception: 'sm-answers-the-other-end',
      operation: 'solved-for-the-other',
      operands: ({ m, b, p, q, n, great }) => [great ? p * n + q + 1 : m * n + b - 1],
      rule: ({ m, b, p, q, n, great }) => num(great ? p * n + q + 1 : m * n + b - 1),
      why: ({ great }) => `is the ${great ? 'least' : 'greatest'} possible value.`,
    },
    {
      misconception: 'sm-rounds-the-wrong-way',
      rule: ({ m, b, p, q, n, great }) => num(great ? m * n + b + 1 : p * n + q - 1),
      says: ({ great }) =>
        `I took the integer just ${great ? 'above the upper' : 'below the lower'} bound, on its wrong side.`,
      why: () => 'lies on the wrong side of the bound.',
    },
    {
      misconception: 'sm-sign-of-a-constant',
      says: ({ m, b, p, q, great }) =>
        `I used only $y ${great ? `\\lt ${linear(m, b)}` : `\\gt ${linear(p, q)}`}$, and its constant term with the wrong sign.`,
      operation: 'sign-reversed',
      operands: ({ b, q, great }) => [great ? b : q],
      after: (x, { m, p, n, great }) => add(x, great ? m * n - 1 : p * n + 1),
      rule: ({ m, b, p, q, n, great }) => num(great ? m * n - b - 1 : p * n - q + 1),
      why: ({ m, b, p, q, great }) => `uses the bound $${great ? linear(m, -b) : linear(p, -q)}$.`,
    },
    {
      misconception: 'sm-drops-a-constant',
      says: ({ m, b, p, q, great }) =>
        `I used only $y ${great ? `\\lt ${linear(m, b)}` : `\\gt ${linear(p, q)}`}$, and left out its constant term.`,
      operation: 'part-left-out',
      operands: ({ m, p, n, great }) => [great ? m * n : p * n],
      after: (x, { great }) => add(x, great ? -1 : 1),
      rule: ({ m, p, n, great }) => num(great ? m * n - 1 : p * n + 1),
      why: ({ m, p, great }) => `uses the bound $${great ? linear(m, 0) : linear(p, 0)}$.`,
    },
  ],
  explain: ({ m, b, p, q, n, great }, frame) => {
    const y = frame === 'grid' ? 'w' : 'y'
    const key = great ? m * n + b - 1 : p * n + q + 1
    return {
      plan: 'Put the given first coordinate into both inequalities to see between which two numbers the second coordinate lies. The signs say whether these numbers themselves are allowed.',
      steps: [
        {
          do: `First inequality: $${y} \\lt ${m} \\cdot ${n}${signed(b)} = ${m * n}${signed(b)}$, so $${y} \\lt ${m * n + b}$.`,
          why: `The first coordinate is ${n}: put it in for $x$.`,
        },
        {
          do: `Second inequality: $${y} \\gt ${p} \\cdot ${n}${signed(q)} = ${p * n}${signed(q)}$, so $${y} \\gt ${p * n + q}$.`,
          why: 'The point must satisfy both.',
        },
        {
          do: `Together: $${p * n + q} \\lt ${y} \\lt ${m * n + b}$.`,
          why: 'The signs have no bar, so the two bounds themselves are excluded.',
        },
        {
          do: `The ${great ? 'greatest' : 'least'} integer strictly between them is $${key}$.`,
          why: `It is the integer right ${great ? 'below the upper' : 'above the lower'} bound.`,
        },
      ],
      check: `$${key}$ lies between $${p * n + q}$ and $${m * n + b}$, and $${great ? m * n + b : p * n + q}$ does not.`,
      faster: `Graph both boundary lines: at $x = ${n}$ they are at the heights $${p * n + q}$ and $${m * n + b}$. The integer right ${great ? 'below the upper' : 'above the lower'} one is $${key}$.`,
    }
  },
  check: ({ m, b, p, q, n, great }) => {
    const fits = Array.from({ length: 301 }, (_, i) => i - 150).filter((y) => y < m * n + b && y > p * n + q)
    return num(great ? Math.max(...fits) : Math.min(...fits))
  },
})

const jobs = [
  {
    intro: (a: number, b: number, c: number, who: string, least: boolean) =>
      `${who} earns ${money(a)} an hour at a cafe and ${money(b)} an hour as a swim coach, and ${least ? `wants to earn at least ${money(c)} this week` : `may earn no more than ${money(c)} a week to keep a scholarship`}. Which inequality describes this, where $x$ is the number of hours at the cafe and $y$ the number of hours as a coach?`,
  },
  {
    intro: (a: number, b: number, c: number, who: string, least: boolean) =>
      `${who} orders puzzles for ${money(a)} each and board games for ${money(b)} each and ${least ? `must spend at least ${money(c)} for free delivery` : `can spend at most ${money(c)}`}. Which inequality describes this, where $x$ is the number of puzzles and $y$ the number of board games?`,
  },
] as const

const sign = (least: boolean): string => (least ? '\\ge' : '\\le')
const ineq = (a: number, b: number, least: boolean, c: number) =>
  text(`$${terms([a, 'x'], [b, 'y'])} ${sign(least)} ${c}$`)

const model = template({
  id: 'sat-math/inequality-model',
  skill,
  difficulty: 'Low',
  b: -0.9,
  calculator: true,
  seconds: 55,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({
        which: int(rng, 0, 1),
        a: int(rng, 9, 24),
        b: int(rng, 9, 24),
        c: 10 * int(rng, 12, 40),
        least: int(rng, 0, 1) === 1,
      }),
      ({ a, b }) => Math.abs(a - b) > 2,
    ),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 8,
      stem: ({ which, a, b, c, least }, rng) =>
        (jobs[which] as (typeof jobs)[number]).intro(a, b, c, person(rng), least),
    },
    {
      id: 'table',
      kind: 'table',
      items: 6,
      stem: ({ a, b, c, least }, rng) =>
        `${table(
          ['Plant', 'Price'],
          [
            ['Rosebush', money(a)],
            ['Hydrangea', money(b)],
          ],
        )}<p>${person(rng)} orders $x$ rosebushes and $y$ hydrangeas for a park. ${
          least ? `For free delivery, the total price must be at least` : `The total price may be at most`
        } ${money(c)}. Which inequality represents this?</p>`,
    },
  ],
  given: ({ a, b, c, least }) => ({ a, b, c, least }),
  answer: ({ a, b, c, least }) => ineq(a, b, least, c),
  traps: [
    {
      misconception: 'sm-turns-at-least-around',
      classic: true,
      rule: ({ a, b, c, least }) => ineq(a, b, !least, c),
      why: ({ c, least }) => `says ${least ? 'at most' : 'at least'} $${c}$.`,
    },
    {
      misconception: 'sm-swaps-the-unknowns',
      says: ({ a, b }) => `I put $${b}$ with $x$ and $${a}$ with $y$.`,
      classic: true,
      rule: ({ a, b, c, least }) => ineq(b, a, least, c),
      why: ({ a, b }) => `puts $${b}$ with $x$ and $${a}$ with $y$.`,
    },
    {
      misconception: 'sm-turns-at-least-around',
      twoSlips: true,
      rule: ({ a, b, c, least }) => ineq(b, a, !least, c),
      says: () => 'I swapped the two unknowns and also turned “at least” and “at most” around.',
      why: () => 'swaps the two unknowns and also turns “at least” and “at most” around.',
    },
    {
      misconception: 'sm-strict-instead-of-inclusive',
      rule: ({ a, b, c, least }) => text(`$${terms([a, 'x'], [b, 'y'])} ${least ? '\\gt' : '\\lt'} ${c}$`),
      why: ({ c }) => `leaves out $${c}$ itself, which is allowed.`,
    },
  ],
  explain: ({ a, b, c, least }) => ({
    plan: 'Write the total as price or rate times number for each kind, and add. Then choose the sign: “at least” means that number or more, “at most” that number or less.',
    steps: [
      { do: `The total is $${a}x + ${b}y$.`, why: 'Each amount is the price or rate times the number.' },
      {
        do: `It must be ${least ? 'at least' : 'at most'} ${c}: ${ineq(a, b, least, c).html}.`,
        why: least
          ? '“At least” allows that number and everything above.'
          : '“At most” allows that number and everything below.',
      },
    ],
    check: `Try $x = 1$ and $y = 2$: the amount is $${a} + 2 \\cdot ${b} = ${a + 2 * b}$ dollars, as the words say. And of the amounts ${c - 10} and ${c + 10}, only ${least ? c + 10 : c - 10} is allowed, by the sign and by the words.`,
  }),
  // The only one of the possible inequalities that agrees with counting up the money, for many numbers of each.
  check: ({ a, b, c, least }) => {
    const money = (x: number, y: number) => [...Array(x).fill(a), ...Array(y).fill(b)].reduce((sum, v) => sum + v, 0)
    const numbers = Array.from({ length: 45 }, (_, i) => i)
    const fits = [true, false].flatMap((big) =>
      [a, b].flatMap((p) => {
        const q = p === a ? b : a
        const agrees = (x: number, y: number) => {
          const spent = money(x, y)
          return (least ? spent >= c : spent <= c) === (big ? p * x + q * y >= c : p * x + q * y <= c)
        }
        return numbers.every((x) => numbers.every((y) => agrees(x, y))) ? [ineq(p, q, big, c)] : []
      }),
    )
    return fits.length === 1 ? (fits[0] as Value) : text('none')
  },
})

export const templates = [most, window, model]
