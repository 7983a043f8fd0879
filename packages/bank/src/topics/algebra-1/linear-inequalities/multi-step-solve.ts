import {
  int,
  linear,
  nonZero,
  num,
  pick,
  type Relation,
  signed,
  type Template,
  template,
  until,
  type Value,
} from '#kit'
import { flip, holds, loosen, RELATIONS, SIGN } from '../relations.ts'
import { movedWrongly } from '../said.ts'
import { ALL, countWhole, NONE, ray, scan, setOf } from './sets.ts'

const skill = 'a1-multi-step-inequalities'

const turned = (m: number, rel: Relation): Relation => (m < 0 ? flip(rel) : rel)

/** Only whole bounds are shown as wrong options, so that the right one does not stand out. */
const whole = (rel: Relation, k: number): Value | null => (Number.isInteger(k) ? setOf(ray(rel, k)) : null)

const bothSides = template({
  id: 'algebra-1/inequality-both-sides',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const a = nonZero(rng, -6, 9)
        const c = nonZero(rng, -6, 9)
        const b = nonZero(rng, -18, 18)
        return { a, b, c, d: b + (a - c) * nonZero(rng, -9, 9), rel: pick(rng, RELATIONS) }
      },
      ({ a, b, c, d }) =>
        Math.abs(a - c) > 1 &&
        a !== -c &&
        Math.abs(a) > 1 &&
        Math.abs(c) > 1 &&
        d !== 0 &&
        Math.abs(d) < 45 &&
        (d + b) % (a - c) === 0,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 8,
      stem: ({ a, b, c, d, rel }) => `Solve $${linear(a, b)} ${SIGN[rel]} ${linear(c, d)}$.`,
    },
  ],
  given: (p) => p,
  answer: ({ a, b, c, d, rel }) => setOf(ray(turned(a - c, rel), (d - b) / (a - c))),
  traps: [
    {
      misconception: 'a1-keeps-direction-at-negative',
      classic: true,
      rule: ({ a, b, c, d, rel }) => (a < c ? whole(rel, (d - b) / (a - c)) : null),
      why: ({ a, c }) => `divides by $${a - c}$ without reversing the sign.`,
    },
    {
      misconception: 'a1-inequality-adds-across',
      classic: true,
      rule: ({ a, b, c, d, rel }) => whole(turned(a + c, rel), (d - b) / (a + c)),
    },
    {
      misconception: 'a1-inequality-repeats-operation',
      says: ({ b }) => movedWrongly(b),
      rule: ({ a, b, c, d, rel }) => whole(turned(a - c, rel), (d + b) / (a - c)),
      why: ({ b }) => `does not undo the $${b}$ but repeats it.`,
    },
    {
      misconception: 'a1-reverses-without-reason',
      rule: ({ a, b, c, d, rel }) => (a > c ? whole(flip(rel), (d - b) / (a - c)) : null),
    },
    {
      misconception: 'a1-ignores-negative-coefficient',
      says: ({ a, c }) =>
        a < c
          ? 'I dropped the minus sign of the coefficient and went on as if it were positive.'
          : 'I subtracted the two numbers in the wrong order, so that my boundary has the wrong sign.',
      rule: ({ a, b, c, d, rel }) => whole(rel, (b - d) / (a - c)),
    },
    {
      misconception: 'a1-changes-strictness',
      rule: ({ a, b, c, d, rel }) => whole(loosen(turned(a - c, rel)), (d - b) / (a - c)),
    },
    {
      misconception: 'a1-inequality-repeats-operation',
      says: ({ b }) => `${movedWrongly(b)} And I turned the inequality sign the wrong way.`,
      twoSlips: true,
      rule: ({ a, b, c, d, rel }) => whole(flip(turned(a - c, rel)), (d + b) / (a - c)),
    },
  ],
  explain: ({ a, b, c, d, rel }) => [
    {
      do: `${c > 0 ? 'Subtract' : 'Add'} $${linear(Math.abs(c), 0)}$ on both sides: $${linear(a - c, b)} ${SIGN[rel]} ${d}$.`,
      why: 'All variable terms go to one side.',
    },
    {
      do: `${b > 0 ? 'Subtract' : 'Add'} $${Math.abs(b)}$ on both sides: $${linear(a - c, 0)} ${SIGN[rel]} ${d - b}$.`,
      why: 'All constants go to the other side.',
    },
    {
      do: `Divide by $${a - c}$: ${setOf(ray(turned(a - c, rel), (d - b) / (a - c))).html}.`,
      why: a < c ? 'The divisor is negative, so the sign is reversed.' : 'The divisor is positive, so the sign stays.',
    },
  ],
  check: ({ a, b, c, d, rel }) => setOf(scan((x) => holds(a * x + b, rel, c * x + d))),
})

/** k - a(x + p) < c. */
const parentheses = template({
  id: 'algebra-1/inequality-parentheses',
  skill,
  difficulty: 'High',
  b: 0.6,
  calculator: false,
  seconds: 90,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const a = int(rng, 2, 5)
        const k = int(rng, 2, 20)
        const p = nonZero(rng, -7, 7)
        return { k, a, p, c: k - a * (p + nonZero(rng, -8, 8)), rel: pick(rng, RELATIONS) }
      },
      ({ k, a, p, c }) => k !== a && c !== 0 && c !== k && Math.abs(c) < 40 && (k - p - c) % a === 0,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ k, a, p, c, rel }) =>
        `Which inequality describes all solutions of $${k} - ${a}(x${signed(p)}) ${SIGN[rel]} ${c}$?`,
    },
  ],
  given: (p) => p,
  answer: ({ k, a, p, c, rel }) => setOf(ray(flip(rel), (k - c) / a - p)),
  traps: [
    {
      misconception: 'a1-keeps-direction-at-negative',
      classic: true,
      rule: ({ k, a, p, c, rel }) => whole(rel, (k - c) / a - p),
      why: ({ a }) => `divides by $-${a}$ without reversing the sign.`,
    },
    {
      misconception: 'a1-inequality-minus-before-parentheses',
      classic: true,
      rule: ({ k, a, p, c, rel }) => whole(flip(rel), (k - c) / a + p),
      why: ({ a, p }) =>
        `writes $${p > 0 ? '+' : '-'} ${a * Math.abs(p)}$ when multiplying out, where the minus before the parentheses reverses that sign.`,
    },
    {
      misconception: 'a1-inequality-first-term-only',
      says: ({ a, p }) =>
        `I multiplied only the first term in the parentheses, so that I subtracted $${linear(a, p)}$.`,
      rule: ({ k, a, p, c, rel }) => whole(flip(rel), (k - p - c) / a),
      why: ({ a, p }) => `multiplies only $x$ by $${a}$ and leaves the $${p}$ as it is.`,
    },
    {
      misconception: 'a1-changes-strictness',
      rule: ({ k, a, p, c, rel }) => whole(loosen(flip(rel)), (k - c) / a - p),
    },
    {
      misconception: 'a1-inequality-minus-before-parentheses',
      says: ({ a }) =>
        `I kept the sign of the second term after the minus in front of the parentheses, and I divided by $-${a}$ without reversing the inequality sign.`,
      twoSlips: true,
      rule: ({ k, a, p, c, rel }) => whole(rel, (k - c) / a + p),
    },
  ],
  explain: ({ k, a, p, c, rel }) => [
    {
      do: `Subtract $${k}$ on both sides: $-${a}(x${signed(p)}) ${SIGN[rel]} ${c - k}$.`,
      why: 'The parentheses with their factor stay together.',
    },
    {
      do: `Divide by $-${a}$ and reverse the sign: $x${signed(p)} ${SIGN[flip(rel)]} ${(k - c) / a}$.`,
      why: 'A negative divisor turns the order around.',
    },
    {
      do: `${p > 0 ? 'Subtract' : 'Add'} $${Math.abs(p)}$: ${setOf(ray(flip(rel), (k - c) / a - p)).html}.`,
      why: 'Now $x$ is alone.',
    },
  ],
  check: ({ k, a, p, c, rel }) => setOf(scan((x) => holds(k - a * (x + p), rel, c))),
})

const counting = template({
  id: 'algebra-1/inequality-count-positive',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: false,
  seconds: 100,
  response: 'grid',
  draw: (rng) =>
    until(
      () => {
        const b = int(rng, 1, 5)
        const a = b + int(rng, 1, 4)
        const p = nonZero(rng, -6, 6)
        return { a, b, p, d: a * p + int(rng, 8, 44), rel: pick(rng, ['<', '<='] as const) }
      },
      ({ a, b, p, d }) => d !== 0 && a * p !== d && (d - a * p) / (a - b) > 3 && (d - a * p) / (a - b) < 16,
    ),
  frames: [
    {
      id: 'count',
      kind: 'multi-step',
      items: 7,
      stem: ({ a, b, p, d, rel }) =>
        `How many positive integers $x$ satisfy $${a}(x${signed(p)}) ${SIGN[rel]} ${linear(b, d)}$?`,
    },
  ],
  given: (p) => p,
  answer: ({ a, b, p, d, rel }) => num(upTo((d - a * p) / (a - b), rel)),
  traps: [
    {
      misconception: 'a1-inequality-counts-zero',
      classic: true,
      rule: ({ a, b, p, d, rel }) => num(upTo((d - a * p) / (a - b), rel) + 1),
    },
    {
      misconception: 'a1-inequality-first-term-only',
      rule: ({ a, b, p, d, rel }) => (d > p ? num(upTo((d - p) / (a - b), rel)) : null),
    },
    {
      misconception: 'a1-inequality-adds-across',
      rule: ({ a, b, p, d, rel }) => num(upTo((d - a * p) / (a + b), rel)),
    },
  ],
  explain: ({ a, b, p, d, rel }) => [
    { do: `Multiply out: $${linear(a, a * p)} ${SIGN[rel]} ${linear(b, d)}$.`, why: `The ${a} multiplies both terms.` },
    {
      do: `Collect: $${linear(a - b, 0)} ${SIGN[rel]} ${d - a * p}$.`,
      why: 'Variables to the left, numbers to the right.',
    },
    {
      do: `The positive integers that fit are $1$ to $${upTo((d - a * p) / (a - b), rel)}$, so there are $${upTo((d - a * p) / (a - b), rel)}$ of them.`,
      why:
        rel === '<'
          ? 'The boundary itself does not count, and neither does 0.'
          : 'The boundary counts if it is whole; 0 is not positive.',
    },
  ],
  check: ({ a, b, p, d, rel }) => num(countWhole((x) => holds(a * (x + p), rel, b * x + d), 1)),
})

/** The greatest whole number below a bound. */
function upTo(bound: number, rel: Relation): number {
  return rel === '<' ? Math.ceil(bound) - 1 : Math.floor(bound)
}

/** ax + b against c(x + d): the variables cancel in half of the items. */
const special = template({
  id: 'algebra-1/inequality-all-or-none',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const kind = int(rng, 0, 3)
        const c = int(rng, 3, 8)
        const a = kind < 2 ? c : c + pick(rng, [-1, 1])
        return { kind, a, b: nonZero(rng, -20, 20), c, d: nonZero(rng, -6, 6), rel: pick(rng, RELATIONS) }
      },
      ({ kind, a, b, c, d, rel }) =>
        b !== c * d &&
        Math.abs(c * d - b) < 16 &&
        (kind === 0
          ? holds(b, rel, c * d)
          : kind === 1
            ? !holds(b, rel, c * d)
            : kind === 2
              ? turned(a - c, rel) === rel
              : turned(a - c, rel) !== rel),
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 8,
      stem: ({ a, b, c, d, rel }) => `What are the solutions of $${linear(a, b)} ${SIGN[rel]} ${c}(x${signed(d)})$?`,
    },
  ],
  given: ({ a, b, c, d, rel }) => ({ a, b, c, d, rel }),
  answer: ({ a, b, c, d, rel }) =>
    a === c ? (holds(b, rel, c * d) ? ALL : NONE) : setOf(ray(turned(a - c, rel), (c * d - b) / (a - c))),
  traps: [
    { misconception: 'a1-inequality-takes-all', rule: () => ALL },
    { misconception: 'a1-inequality-takes-none', rule: () => NONE },
    {
      misconception: 'a1-reads-leftover-as-bound',
      says: () =>
        'I saw the variables cancel, collected the numbers on the right side, and read that number as a boundary for $x$.',
      rule: ({ a, b, c, d, rel }) => (a === c ? setOf(ray(rel, c * d - b)) : null),
    },
    {
      misconception: 'a1-reads-leftover-as-bound',
      says: () =>
        'I saw the variables cancel, collected the numbers on the right side, read that number as a boundary for $x$, and reversed the sign.',
      rule: ({ a, b, c, d, rel }) => (a === c ? setOf(ray(flip(rel), c * d - b)) : null),
    },
    {
      misconception: 'a1-keeps-direction-at-negative',
      rule: ({ a, b, c, d, rel }) => (a < c ? setOf(ray(rel, (c * d - b) / (a - c))) : null),
    },
    {
      misconception: 'a1-reverses-without-reason',
      rule: ({ a, b, c, d, rel }) => (a > c ? setOf(ray(flip(rel), (c * d - b) / (a - c))) : null),
    },
  ],
  explain: ({ a, b, c, d, rel }) => [
    { do: `Multiply out: $${linear(a, b)} ${SIGN[rel]} ${linear(c, c * d)}$.`, why: `The ${c} multiplies both terms.` },
    a === c
      ? {
          do: `Subtract $${c}x$: $${b} ${SIGN[rel]} ${c * d}$, which is ${holds(b, rel, c * d) ? 'true' : 'false'} whatever $x$ is.`,
          why: holds(b, rel, c * d) ? 'So every number is a solution.' : 'So no number is a solution.',
        }
      : {
          do: `${a > c ? 'Collect' : `Collect: $-x ${SIGN[rel]} ${c * d - b}$. Multiply by $-1$`}: ${setOf(ray(turned(a - c, rel), (c * d - b) / (a - c))).html}.`,
          why:
            a < c
              ? 'Multiplying by $-1$ reverses the sign.'
              : 'The sign stays, because nothing was divided by a negative number.',
        },
  ],
  check: ({ a, b, c, d, rel }) => setOf(scan((x) => holds(a * x + b, rel, c * (x + d)))),
})

export const templates: readonly Template[] = [bothSides, parentheses, counting, special]
