import { int, linear, money, nonZero, pick, type Template, template, until } from '#kit'
import { movedWrongly } from '../said.ts'
import { below, chainHolds, flag, le, solved } from './chain.ts'
import { ALL, drawSet, inside, NONE, outside, scan, setOf, setValue } from './sets.ts'

const skill = 'a1-compound-inequalities'

const ge = (open: boolean): string => (open ? '\\gt' : '\\ge')

/** ax + b < c or dx + e > f, the solutions outside of k1 and k2. */
type Or = Readonly<{ a: number; b: number; c: number; d: number; e: number; f: number; o1: boolean; o2: boolean }>

const ends = ({ a, b, c, d, e, f }: Or): [number, number] => [(c - b) / a, (f - e) / d]

const either = template({
  id: 'algebra-1/compound-or',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 90,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const a = int(rng, 2, 5)
        const d = nonZero(rng, -5, 5)
        const [k1, k2] = [int(rng, -9, 5), int(rng, -4, 9)]
        const [b, e] = [a * nonZero(rng, -4, 4), d * nonZero(rng, -4, 4)]
        return { a, b, c: a * k1 + b, d, e, f: d * k2 + e, o1: flag(rng), o2: flag(rng) }
      },
      (p) => {
        const [k1, k2] = ends(p)
        return Math.abs(p.d) > 1 && k1 < k2 - 1 && k1 !== -k2 && p.c !== 0 && p.f !== 0
      },
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ a, b, c, d, e, f, o1, o2 }) =>
        `What are the solutions of $${linear(a, b)} ${le(o1)} ${c}$ or $${linear(d, e)} ${d > 0 ? ge(o2) : le(o2)} ${f}$?`,
    },
  ],
  given: (p) => p,
  answer: (p) => setOf(outside(ends(p)[0], p.o1, ends(p)[1], p.o2)),
  traps: [
    {
      misconception: 'a1-reads-or-as-between',
      classic: true,
      rule: (p) => setValue(inside(ends(p)[0], p.o1, ends(p)[1], p.o2)),
      why: () => 'takes the numbers between, where neither of the two conditions holds.',
    },
    {
      misconception: 'a1-inequality-repeats-operation',
      says: () => 'In both inequalities I did to the number on the right what was done to $x$, instead of undoing it.',
      rule: (p) => setValue(outside((p.c + p.b) / p.a, p.o1, (p.f + p.e) / p.d, p.o2)),
      why: () => 'repeats what was done to $x$ in both inequalities instead of undoing it.',
    },
    {
      misconception: 'a1-inequality-repeats-operation',
      says: ({ b }) => `In the first inequality I made this mistake: ${movedWrongly(b)}`,
      rule: (p) => setValue(outside((p.c + p.b) / p.a, p.o1, ends(p)[1], p.o2)),
      why: () => 'repeats what was done to $x$ in the first inequality instead of undoing it.',
    },
    {
      misconception: 'a1-inequality-repeats-operation',
      says: ({ e }) => `In the second inequality I made this mistake: ${movedWrongly(e)}`,
      rule: (p) => setValue(outside(ends(p)[0], p.o1, (p.f + p.e) / p.d, p.o2)),
      why: () => 'repeats what was done to $x$ in the second inequality instead of undoing it.',
    },
    {
      misconception: 'a1-swaps-open-and-closed',
      rule: (p) => (p.o1 === p.o2 ? null : setValue(outside(ends(p)[0], p.o2, ends(p)[1], p.o1))),
    },
    { misconception: 'a1-changes-strictness', rule: (p) => setValue(outside(ends(p)[0], !p.o1, ends(p)[1], !p.o2)) },
    {
      misconception: 'a1-inequality-repeats-operation',
      says: () =>
        'In both inequalities I added the number that is to be subtracted, or the other way round, and I changed whether the boundaries belong to the solutions.',
      twoSlips: true,
      rule: (p) => setValue(outside((p.c + p.b) / p.a, !p.o1, (p.f + p.e) / p.d, !p.o2)),
    },
    {
      misconception: 'a1-inequality-sign-of-bound',
      says: () => 'I got both boundaries with the wrong sign, and I changed whether they belong to the solutions.',
      twoSlips: true,
      rule: (p) => setValue(outside(-ends(p)[1], !p.o2, -ends(p)[0], !p.o1)),
    },
    {
      misconception: 'a1-reads-or-as-between',
      says: ({ b }) =>
        `In the first inequality I made this mistake: ${movedWrongly(b)} And I took the numbers between the two boundaries.`,
      twoSlips: true,
      rule: (p) => setValue(inside((p.c + p.b) / p.a, p.o1, ends(p)[1], p.o2)),
    },
    {
      misconception: 'a1-inequality-sign-of-bound',
      says: () => 'I got both boundaries with the wrong sign, and with them the direction of both inequalities.',
      twoSlips: true,
      rule: (p) => setValue(outside(-ends(p)[1], p.o2, -ends(p)[0], p.o1)),
    },
  ],
  explain: (p) => [
    {
      do: `Solve the first part: $x ${le(p.o1)} ${ends(p)[0]}$.`,
      why: `${p.b > 0 ? 'Subtract' : 'Add'} $${Math.abs(p.b)}$, then divide by $${p.a}$.`,
    },
    {
      do: `Solve the second part: $x ${ge(p.o2)} ${ends(p)[1]}$.`,
      why: p.d < 0 ? `Dividing by $${p.d}$ reverses the sign.` : `Dividing by $${p.d}$ keeps the sign.`,
    },
    {
      do: `Together: ${setOf(outside(ends(p)[0], p.o1, ends(p)[1], p.o2)).html}.`,
      why: '“Or” takes in everything that satisfies at least one part.',
    },
  ],
  check: ({ a, b, c, d, e, f, o1, o2 }) =>
    setOf(scan((x) => below(a * x + b, o1, c) || (d > 0 ? below(f, o2, d * x + e) : below(d * x + e, o2, f)))),
})

const read = template({
  id: 'algebra-1/compound-read-line',
  skill,
  difficulty: 'Low',
  b: -0.7,
  calculator: false,
  seconds: 50,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ out: flag(rng), lo: int(rng, -9, 6), hi: int(rng, -6, 9), o1: flag(rng), o2: flag(rng) }),
      ({ lo, hi }) => hi - lo > 2 && lo !== -hi && lo !== 0 && hi !== 0,
    ),
  frames: [
    {
      id: 'read',
      kind: 'graph',
      items: 7,
      stem: ({ out, lo, hi, o1, o2 }) =>
        `<p>Which inequality describes the marked part of the number line?</p>${drawSet((out ? outside : inside)(lo, o1, hi, o2))}`,
    },
  ],
  given: ({ out, lo, hi, o1, o2 }) => ({ out, lo, hi, o1, o2 }),
  answer: ({ out, lo, hi, o1, o2 }) => setOf((out ? outside : inside)(lo, o1, hi, o2)),
  traps: [
    {
      misconception: 'a1-reads-or-as-between',
      classic: true,
      rule: ({ out, lo, hi, o1, o2 }) => (out ? setOf(inside(lo, o1, hi, o2)) : null),
    },
    {
      misconception: 'a1-reads-between-as-or',
      classic: true,
      rule: ({ out, lo, hi, o1, o2 }) => (out ? null : setOf(outside(lo, o1, hi, o2))),
    },
    {
      misconception: 'a1-changes-strictness',
      says: () => 'I mixed up open and filled circles.',
      rule: ({ out, lo, hi, o1, o2 }) => setOf((out ? outside : inside)(lo, !o1, hi, !o2)),
      why: () => 'mixes up open and filled circles.',
    },
    {
      misconception: 'a1-inequality-sign-of-bound',
      says: () => 'I read both boundaries with the wrong sign.',
      rule: ({ out, lo, hi, o1, o2 }) => setOf((out ? outside : inside)(-hi, o2, -lo, o1)),
    },
    {
      misconception: 'a1-swaps-open-and-closed',
      rule: ({ out, lo, hi, o1, o2 }) => (o1 === o2 ? null : setOf((out ? outside : inside)(lo, o2, hi, o1))),
    },
    {
      misconception: 'a1-changes-strictness',
      says: ({ out }) =>
        `I mixed up open and filled circles, and I took the numbers ${out ? 'between the two boundaries instead of outside' : 'outside the two boundaries instead of between them'}.`,
      twoSlips: true,
      rule: ({ out, lo, hi, o1, o2 }) => setOf((out ? inside : outside)(lo, !o1, hi, !o2)),
    },
  ],
  explain: ({ out, lo, hi, o1, o2 }) => [
    {
      do: `The circle at $${lo}$ is ${o1 ? 'open' : 'filled'}, the one at $${hi}$ is ${o2 ? 'open' : 'filled'}.`,
      why: 'Open means that the number itself does not belong.',
    },
    {
      do: `Marked are the numbers ${out ? 'outside' : 'between'}: ${setOf((out ? outside : inside)(lo, o1, hi, o2)).html}.`,
      why: out ? 'Two separate pieces are joined by “or”.' : 'One piece with two ends is written in one chain.',
    },
  ],
  check: ({ out, lo, hi, o1, o2 }) =>
    setOf(
      scan((x) => (out ? (o1 ? x < lo : x <= lo) || (o2 ? x > hi : x >= hi) : below(lo, o1, x) && below(x, o2, hi))),
    ),
})

const budgets = [
  (b: number, a: number, lo: number, hi: number, low: string, high: string) =>
    `A school band rents a rehearsal room for ${money(b)} plus ${money(a)} for each hour. The band wants to spend ${low} ${money(lo)} and ${high} ${money(hi)}. Which inequality describes the possible numbers of hours $n$?`,
  (b: number, a: number, lo: number, hi: number, low: string, high: string) =>
    `A hiking group is at kilometer ${b} of a long trail and walks ${a} kilometers each day. On the evening of day $n$ the group is ${low} ${lo} kilometers and ${high} ${hi} kilometers along the trail. Which inequality describes the possible values of $n$?`,
]

const tickets = template({
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
    { misconception: 'a1-changes-strictness', rule: (p) => setValue(solved({ ...p, o1: !p.o1, o2: !p.o2 }), 'n') },
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
  explain: (p) => [
    {
      do: `The amount is $${p.a}n + ${p.b}$, so $${p.lo} ${le(p.o1)} ${p.a}n + ${p.b} ${le(p.o2)} ${p.hi}$.`,
      why: 'Both conditions hold at once: one chain.',
    },
    {
      do: `Subtract $${p.b}$ in all three parts and divide by $${p.a}$: ${setOf(solved(p), 'n').html}.`,
      why: 'The signs stay, because the divisor is positive.',
    },
  ],
  check: (p) =>
    setOf(
      scan((x) => chainHolds(p, x)),
      'n',
    ),
})

/** Two rays, joined by “and” or “or”, that overlap or do not: each of the four answers is equally frequent. */
const joined = template({
  id: 'algebra-1/compound-and-or',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ p: nonZero(rng, -9, 9), q: nonZero(rng, -9, 9), and: flag(rng), o1: flag(rng), o2: flag(rng) }),
      ({ p, q }) => Math.abs(p - q) > 1,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ p, q, and, o1, o2 }) =>
        `Which describes all real numbers $x$ for which $x ${ge(o1)} ${p}$ <strong>${and ? 'and' : 'or'}</strong> $x ${le(o2)} ${q}$?`,
    },
  ],
  given: (p) => p,
  answer: ({ p, q, and, o1, o2 }) =>
    and ? (p < q ? setOf(inside(p, o1, q, o2)) : NONE) : p < q ? ALL : setOf(outside(q, o2, p, o1)),
  traps: [
    {
      misconception: 'a1-takes-or-for-and',
      classic: true,
      rule: ({ p, q, and, o1, o2 }) => (and ? null : p < q ? setOf(inside(p, o1, q, o2)) : NONE),
      why: () => 'would need both conditions at once; “or” needs only one of them.',
    },
    {
      misconception: 'a1-takes-and-for-or',
      classic: true,
      rule: ({ p, q, and, o1, o2 }) => (and ? (p < q ? ALL : setOf(outside(q, o2, p, o1))) : null),
      why: () => 'would be enough for “or”; “and” needs both conditions at once.',
    },
    {
      misconception: 'a1-inequality-takes-none',
      rule: () => NONE,
      why: () => 'overlooks numbers that do work: try one.',
    },
    {
      misconception: 'a1-inequality-takes-all',
      rule: () => ALL,
      why: () => 'overlooks numbers that do not work: try one.',
    },
    {
      misconception: 'a1-reverses-both-rays',
      rule: ({ p, q, o1, o2 }) => (p < q ? setOf(outside(p, o1, q, o2)) : setOf(inside(q, o2, p, o1))),
      why: () => 'has both rays turned the wrong way.',
    },
  ],
  explain: ({ p, q, and, o1, o2 }) => [
    {
      do: `Draw both rays: right of $${p}$ and left of $${q}$. They ${p < q ? 'overlap' : 'do not meet'}.`,
      why: `$${p}$ lies ${p < q ? 'left' : 'right'} of $${q}$.`,
    },
    {
      do: and
        ? p < q
          ? `Both hold for ${setOf(inside(p, o1, q, o2)).html}.`
          : 'No number lies on both rays.'
        : p < q
          ? 'Every real number lies on at least one of them.'
          : `At least one holds for ${setOf(outside(q, o2, p, o1)).html}.`,
      why: and ? '“And” asks for the common part.' : '“Or” asks for everything that lies on at least one ray.',
    },
  ],
  check: ({ p, q, and, o1, o2 }) =>
    setOf(scan((x) => (and ? below(p, o1, x) && below(x, o2, q) : below(p, o1, x) || below(x, o2, q)))),
})

export const templates: readonly Template[] = [either, read, tickets, joined]
