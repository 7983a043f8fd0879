import { int, linear, nonZero, type Template, template, term, until } from '#kit'
import { movedWrongly } from '../said.ts'
import { undo, workedLine } from '../undoing.ts'
import { below, flag, le } from './chain.ts'
import { tickets } from './compound-budget.ts'
import { ALL, drawSet, inside, NONE, outside, scan, setOf, setValue } from './sets.ts'
import { whyCircle, whySign } from './tested.ts'

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
    {
      misconception: 'a1-changes-strictness',
      says: () => 'In both inequalities I changed whether the boundary itself belongs to the solutions.',
      rule: (p) => setValue(outside(ends(p)[0], !p.o1, ends(p)[1], !p.o2)),
    },
    {
      misconception: 'a1-inequality-repeats-operation',
      says: () =>
        'In both inequalities I did to the number on the right what was done to $x$, instead of undoing it, and I changed whether the boundaries belong to the solutions.',
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
  explain: (p) => {
    const [k1, k2] = ends(p)
    const second = p.d > 0 ? ge(p.o2) : le(p.o2)
    const x = Math.floor((k1 + k2) / 2)
    return {
      plan: 'Solve the two inequalities one by one. “Or” then takes in every number that satisfies at least one of them.',
      steps: [
        {
          do: `First part: ${undo(p.b).toLowerCase()}: $${term(p.a, 'x')} ${le(p.o1)} ${p.c - p.b}$. Divide by $${p.a}$: $x ${le(p.o1)} ${k1}$.`,
          why: whySign(p.a),
        },
        {
          do: `Second part: ${undo(p.e).toLowerCase()}: $${term(p.d, 'x')} ${second} ${p.f - p.e}$. Divide by $${p.d}$: $x ${ge(p.o2)} ${k2}$.`,
          why: whySign(p.d),
        },
        {
          do: `Together: ${setOf(outside(k1, p.o1, k2, p.o2)).html}.`,
          why: `The first part lies to the left of $${k1}$, the second to the right of $${k2}$; between them neither is true.`,
        },
      ],
      check: `Test a number between, $x = ${x}$: $${workedLine(p.a, x, p.b)}$ and $${workedLine(p.d, x, p.e)}$, but $${p.a * x + p.b} ${le(p.o1)} ${p.c}$ and $${p.d * x + p.e} ${second} ${p.f}$ are both false.`,
      faster: `Put the ends of the options in: $${workedLine(p.a, k1, p.b)}$, so the first boundary is $${k1}$${p.o1 ? '' : ', included'}; and $${workedLine(p.d, k2, p.e)}$, so the second is $${k2}$${p.o2 ? '' : ', included'}. “Or” takes what lies outside of them.`,
    }
  },
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
  explain: ({ out, lo, hi, o1, o2 }) => ({
    figure: drawSet(
      (out ? outside : inside)(lo, o1, hi, o2),
      [
        { at: lo, label: o1 ? 'open' : 'filled' },
        { at: hi, label: o2 ? 'open' : 'filled' },
      ],
      ` The circle on the left is ${o1 ? 'open' : 'filled'}, that on the right ${o2 ? 'open' : 'filled'}.`,
    ),
    plan: 'Read the two circles first, filled or open. Then see whether the part between them or the parts outside are marked.',
    steps: [
      {
        do: `The circle at $${lo}$ is ${o1 ? 'open, so the sign there is $\\lt$ or $\\gt$' : 'filled, so the sign there is $\\le$ or $\\ge$'}.`,
        why: whyCircle(o1),
      },
      {
        do: `The circle at $${hi}$ is ${o2 ? 'open, so the sign there is $\\lt$ or $\\gt$' : 'filled, so the sign there is $\\le$ or $\\ge$'}.`,
        why: whyCircle(o2),
      },
      {
        do: `Marked are the numbers ${out ? 'outside' : 'between'}: ${setOf((out ? outside : inside)(lo, o1, hi, o2)).html}.`,
        why: out ? 'Two separate pieces are joined by “or.”' : 'One piece with two ends is written in one chain.',
      },
    ],
    check: `Test a number on each side of $${lo}$: $${out ? lo - 1 : lo + 1}$ is marked and makes the inequality true, $${out ? lo + 1 : lo - 1}$ is not marked and makes it false.`,
  }),
  check: ({ out, lo, hi, o1, o2 }) =>
    setOf(
      scan((x) => (out ? (o1 ? x < lo : x <= lo) || (o2 ? x > hi : x >= hi) : below(lo, o1, x) && below(x, o2, hi))),
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
      unlessRight: true,
      rule: () => NONE,
      why: () => 'overlooks numbers that do work: try one.',
    },
    {
      misconception: 'a1-inequality-takes-all',
      unlessRight: true,
      rule: () => ALL,
      why: () => 'overlooks numbers that do not work: try one.',
    },
    {
      misconception: 'a1-reverses-both-rays',
      rule: ({ p, q, o1, o2 }) => (p < q ? setOf(outside(p, o1, q, o2)) : setOf(inside(q, o2, p, o1))),
      why: () => 'has both rays turned the wrong way.',
    },
  ],
  explain: ({ p, q, and, o1, o2 }) => {
    const x = Math.floor((p + q) / 2) === Math.min(p, q) ? Math.min(p, q) + 1 : Math.floor((p + q) / 2)
    const word = p < q ? 'true' : 'false'
    const works = (n: number) => {
      const [one, other] = [below(p, o1, n), below(n, o2, q)]
      return `$x = ${n}$ ${(and ? one && other : one || other) ? 'works' : 'does not work'}`
    }
    return {
      plan: 'Draw the two rays on one number line. “And” asks for the part that they share, “or” for everything that at least one of them covers.',
      steps: [
        {
          do: `$x ${ge(o1)} ${p}$ is the ray to the right of $${p}$, and $x ${le(o2)} ${q}$ is the ray to the left of $${q}$.`,
          why: `$${p}$ ${o1 ? 'is left out' : 'is included'}, and $${q}$ ${o2 ? 'is left out' : 'is included'}.`,
        },
        {
          do: `$${p}$ lies ${p < q ? 'left' : 'right'} of $${q}$, so the rays ${p < q ? 'run toward each other and overlap' : 'run away from each other and do not meet'}.`,
          why: 'The place of the two boundaries decides about the overlap.',
        },
        {
          do: and
            ? p < q
              ? `Both conditions hold in the part that the rays share: ${setOf(inside(p, o1, q, o2)).html}.`
              : `No number lies on both rays: ${NONE.html}.`
            : p < q
              ? `Every number lies on at least one of the rays: ${ALL.html}.`
              : `At least one condition holds on the two separate rays: ${setOf(outside(q, o2, p, o1)).html}.`,
          why: and ? '“And” asks for both at once.' : '“Or” asks for at least one.',
        },
      ],
      check: `Test $x = ${x}$, between the two: $${x} ${ge(o1)} ${p}$ is ${word} and $${x} ${le(o2)} ${q}$ is ${word}, so this number ${p < q ? 'belongs' : 'does not belong'}.`,
      faster: `Three numbers settle it, one on each side of both boundaries and one between: ${works(Math.min(p, q) - 1)}, ${works(x)}, and ${works(Math.max(p, q) + 1)}. See which option says the same.`,
    }
  },
  check: ({ p, q, and, o1, o2 }) =>
    setOf(scan((x) => (and ? below(p, o1, x) && below(x, o2, q) : below(p, o1, x) || below(x, o2, q)))),
})

export const templates: readonly Template[] = [either, read, tickets, joined]
