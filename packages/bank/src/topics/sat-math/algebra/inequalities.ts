import {
  dot,
  int,
  linear,
  money,
  nonZero,
  num,
  person,
  plane,
  region,
  signed,
  straight,
  type Template,
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
        `A freight elevator carries at most ${t} kilograms. A cart of ${f} kilograms is loaded with boxes of ${r} kilograms each. What is the greatest number of boxes that can ride on the cart?`,
    },
  ],
  given: ({ f, r, t }) => ({ f, r, t }),
  answer: ({ f, r, t }) => num(Math.floor((t - f) / r)),
  traps: [
    {
      misconception: 'sm-rounds-the-wrong-way',
      rule: ({ f, r, t }) => num(Math.floor((t - f) / r) + 1),
      why: () => 'is one too many: the limit would be passed.',
    },
    {
      misconception: 'sm-drops-a-constant',
      rule: ({ r, t }) => num(Math.floor(t / r)),
      why: ({ f }) => `leaves the fixed $${f}$ out of account.`,
    },
    { misconception: 'sm-repeats-the-operation', rule: ({ f, r, t }) => num(Math.floor((t + f) / r)) },
    { misconception: 'sm-strict-instead-of-inclusive', rule: ({ f, r, t }) => num(Math.floor((t - f) / r) - 1) },
    { misconception: 'sm-charges-the-fixed-part-each-time', rule: ({ f, r, t }) => num(Math.floor(t / (f + r))) },
  ],
  explain: ({ f, r, t }) => [
    {
      do: `$${r}n + ${f} \\le ${t}$ gives $n \\le \\frac{${t - f}}{${r}}$.`,
      why: 'The fixed part and the part for each one together may not pass the limit.',
    },
    {
      do: `$${r} \\cdot ${Math.floor((t - f) / r)} = ${r * Math.floor((t - f) / r)}$ fits and one more does not, so the greatest number is $${Math.floor((t - f) / r)}$.`,
      why: 'Only whole numbers are possible.',
    },
  ],
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
      rule: ({ m, b, p, q, n, great }) => num(great ? m * n + b : p * n + q),
    },
    {
      misconception: 'sm-answers-the-other-end',
      rule: ({ m, b, p, q, n, great }) => num(great ? p * n + q + 1 : m * n + b - 1),
    },
    {
      misconception: 'sm-sign-of-a-constant',
      rule: ({ m, b, p, q, n, great }) => num(great ? m * n - b - 1 : p * n - q + 1),
    },
    { misconception: 'sm-drops-a-constant', rule: ({ m, p, n, great }) => num(great ? m * n - 1 : p * n + 1) },
    {
      misconception: 'sm-rounds-the-wrong-way',
      rule: ({ m, b, p, q, n, great }) => num(great ? m * n + b + 1 : p * n + q - 1),
    },
  ],
  explain: ({ m, b, p, q, n, great }) => [
    {
      do: `At $x = ${n}$ the bounds are $${m * n + b}$ and $${p * n + q}$: $${p * n + q} \\lt y \\lt ${m * n + b}$.`,
      why: 'Put the given first coordinate into both inequalities.',
    },
    {
      do: `The ${great ? 'greatest' : 'least'} integer strictly between them is $${great ? m * n + b - 1 : p * n + q + 1}$.`,
      why: 'The bounds themselves are excluded.',
    },
  ],
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
  ],
  given: ({ a, b, c, least }) => ({ a, b, c, least }),
  answer: ({ a, b, c, least }) => ineq(a, b, least, c),
  traps: [
    { misconception: 'sm-turns-at-least-around', rule: ({ a, b, c, least }) => ineq(a, b, !least, c) },
    { misconception: 'sm-swaps-the-unknowns', rule: ({ a, b, c, least }) => ineq(b, a, least, c) },
    {
      misconception: 'sm-turns-at-least-around',
      rule: ({ a, b, c, least }) => ineq(b, a, !least, c),
      why: () => 'swaps the two unknowns and also turns “at least” and “at most” around.',
    },
  ],
  explain: ({ a, b, c, least }) => [
    { do: `The total is $${a}x + ${b}y$.`, why: 'Each amount is the price or rate times the number.' },
    {
      do: `It must be ${least ? 'at least' : 'at most'} ${c}: ${ineq(a, b, least, c).html}.`,
      why: least
        ? '“At least” allows that number and everything above.'
        : '“At most” allows that number and everything below.',
    },
  ],
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

const derived = template({
  id: 'sat-math/inequality-derived-value',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: true,
  seconds: 85,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 7), b: int(rng, 2, 30), c: int(rng, 10, 60), p: int(rng, 2, 5), q: nonZero(rng, -9, 9) }),
      ({ a, b, c }) => (c - b) % a !== 0 && c > b + 2 * a,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 7,
      stem: ({ a, b, c, p, q }) =>
        `If $n$ is an integer and $${b} - ${a}n \\lt ${-c + 2 * b}$, what is the least possible value of $${linear(p, q, 'n')}$?`,
    },
  ],
  given: ({ a, b, c, p, q }) => ({ a, b, e: 2 * b - c, p, q }),
  answer: ({ a, b, c, p, q }) => num(p * Math.ceil((c - b) / a) + q),
  traps: [
    { misconception: 'sm-rounds-the-wrong-way', shortcut: ({ a, b, c, p, q }) => num(p * Math.floor((c - b) / a) + q) },
    {
      misconception: 'sm-stops-at-x',
      shortcut: ({ a, b, c }) => num(Math.ceil((c - b) / a)),
      why: () => 'is the least value of $n$ itself.',
    },
    { misconception: 'sm-loses-a-minus-sign', shortcut: ({ a, b, c, p, q }) => num(p * Math.ceil((b - c) / a) + q) },
    {
      misconception: 'sm-repeats-the-operation',
      shortcut: ({ a, b, c, p, q }) => num(p * Math.ceil((c - 3 * b) / a) + q),
    },
    { misconception: 'sm-drops-a-constant', shortcut: ({ a, b, c, p }) => num(p * Math.ceil((c - b) / a)) },
    { misconception: 'sm-sign-of-a-constant', shortcut: ({ a, b, c, p, q }) => num(p * Math.ceil((c - b) / a) - q) },
  ],
  explain: ({ a, b, c, p, q }) => [
    {
      do: `$-${a}n \\lt ${b - c}$, so $n \\gt \\frac{${c - b}}{${a}}$ and the least integer is $${Math.ceil((c - b) / a)}$.`,
      why: 'Dividing by a negative number turns the sign around.',
    },
    {
      do: `$${p} \\cdot ${Math.ceil((c - b) / a)}${signed(q)} = ${p * Math.ceil((c - b) / a) + q}$`,
      why: 'The expression is least when $n$ is least.',
    },
  ],
  check: ({ a, b, e, p, q }) => num(p * search((n) => b - a * n < e) + q),
})

const half = (m: number, b: number, rel: string) => text(`$y ${rel} ${linear(m, b)}$`)

const shaded = template({
  id: 'sat-math/inequality-from-graph',
  skill,
  difficulty: 'Medium',
  b: -0.1,
  calculator: true,
  seconds: 65,
  response: 'choice',
  balance: 'distance',
  draw: (rng) => ({
    m: nonZero(rng, -3, 3),
    b: nonZero(rng, -4, 4),
    above: int(rng, 0, 1) === 1,
    dashed: int(rng, 0, 1) === 1,
  }),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 8,
      stem: ({ m, b, above, dashed }) =>
        `<p>The shaded region shows the solutions of an inequality.</p>${plane(
          {
            alt: `A ${dashed ? 'dashed' : 'solid'} line through (0, ${b}) and (1, ${m + b}). The region ${above ? 'above' : 'below'} the line is shaded.`,
            x: [-6, 6],
            y: [-8, 8],
          },
          [
            region([above ? { a: -m, b: 1, c: b } : { a: m, b: -1, c: -b }]),
            straight(m, b, { dash: dashed }),
            dot(0, b),
            dot(1, m + b),
          ],
        )}<p>Which inequality is represented by the graph?</p>`,
    },
  ],
  given: ({ m, b, above, dashed }) => ({ b, y1: m + b, above, dashed }),
  answer: ({ m, b, above, dashed }) => half(m, b, rel(above, dashed)),
  traps: [
    {
      misconception: 'sm-shades-the-wrong-side',
      shortcut: ({ m, b, above, dashed }) => half(m, b, rel(!above, dashed)),
    },
    {
      misconception: 'sm-includes-the-boundary',
      shortcut: ({ m, b, above, dashed }) => half(m, b, rel(above, !dashed)),
      why: ({ dashed }) => `does not fit a ${dashed ? 'dashed' : 'solid'} line.`,
    },
    {
      misconception: 'sm-loses-the-minus-of-the-slope',
      shortcut: ({ m, b, above, dashed }) => half(-m, b, rel(above, dashed)),
    },
    {
      misconception: 'sm-shades-the-wrong-side',
      shortcut: ({ m, b, above, dashed }) => half(m, b, rel(!above, !dashed)),
    },
    {
      misconception: 'sm-loses-the-minus-of-the-slope',
      shortcut: ({ m, b, above, dashed }) => half(-m, b, rel(!above, !dashed)),
    },
    {
      misconception: 'sm-loses-the-minus-of-the-slope',
      shortcut: ({ m, b, above, dashed }) => half(-m, b, rel(!above, dashed)),
    },
  ],
  explain: ({ m, b, above, dashed }) => [
    {
      do: `The line has slope $${m}$ and crosses the $y$-axis at $${b}$: $y = ${linear(m, b)}$.`,
      why: 'Read two points off the line.',
    },
    {
      do: `The region ${above ? 'above' : 'below'} the ${dashed ? 'dashed' : 'solid'} line is ${half(m, b, rel(above, dashed)).html}.`,
      why: `A ${dashed ? 'dashed line is not' : 'solid line is'} part of the solutions.`,
    },
  ],
  check: ({ b, y1, above, dashed }) => half(y1 - b, b, `\\${above ? 'g' : 'l'}${dashed ? 't' : 'e'}`),
})

function rel(above: boolean, dashed: boolean): string {
  return above ? (dashed ? '\\gt' : '\\ge') : dashed ? '\\lt' : '\\le'
}

export const templates: readonly Template[] = [most, window, model, derived, shaded]
