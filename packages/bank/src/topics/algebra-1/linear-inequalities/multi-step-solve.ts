import {
  frac,
  int,
  linear,
  nonZero,
  num,
  paren,
  pick,
  type Relation,
  signed,
  signedTerm,
  type Template,
  template,
  term,
  toTex,
  until,
  type Value,
} from '#kit'
import { flip, holds, loosen, RELATIONS, SIGN } from '../relations.ts'
import { movedWrongly } from '../said.ts'
import { quotient, undo, workedLine } from '../undoing.ts'
import { special } from './multi-step-special.ts'
import { countWhole, ray, scan, setOf } from './sets.ts'
import { gives, givesBoth, turned, whySign } from './tested.ts'

const skill = 'a1-multi-step-inequalities'

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
  explain: ({ a, b, c, d, rel }) => {
    const [m, solved] = [a - c, turned(a - c, rel)]
    const bound = (d - b) / m
    const toward = solved.startsWith('>') ? 1 : -1
    const test = (x: number) => givesBoth(x, [workedLine(a, x, b), workedLine(c, x, d)], a * x + b, rel, c * x + d)
    return {
      plan: 'The variable stands on both sides. Bring the variable terms to one side and the constants to the other, then divide, and watch the sign.',
      steps: [
        {
          do: `${undo(c, 'x')}: $${linear(m, b)} ${SIGN[rel]} ${d}$.`,
          why: `The $x$-terms are now on one side: $${term(a, 'x')}${signedTerm(-c, 'x')} = ${term(m, 'x')}$.`,
        },
        {
          do: `${undo(b)}: $${linear(m, 0)} ${SIGN[rel]} ${d}${signed(-b)}$, so $${linear(m, 0)} ${SIGN[rel]} ${d - b}$.`,
          why: 'Adding or subtracting never changes the direction of the sign.',
        },
        {
          do: `Divide both sides by $${m}$ and ${m < 0 ? 'reverse the inequality sign' : 'keep the sign'}: $${quotient(d - b, m)}$, so ${setOf(ray(solved, bound)).html}.`,
          why: whySign(m),
        },
      ],
      check: `Test a number on each side of $${bound}$: ${test(bound + toward)} ${test(bound - toward)}`,
      faster: `Find only the boundary, $x = ${bound}$, from the equation, and test $x = 0$: $${b} ${SIGN[rel]} ${d}$ is ${toward * bound < 0}, so the solutions lie ${toward * bound < 0 ? `on the side of $${bound}$ where $0$ is` : `on the side of $${bound}$ where $0$ is not`}.`,
    }
  },
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
  explain: ({ k, a, p, c, rel }) => {
    const [r, bound] = [(k - c) / a, (k - c) / a - p]
    const toward = flip(rel).startsWith('>') ? 1 : -1
    const test = (x: number) =>
      gives(x, `${k} - ${a} \\cdot ${paren(x + p)} = ${k - a * (x + p)}`, k - a * (x + p), rel, c)
    return {
      plan: 'Treat the parentheses as one thing: undo what was done to them, from the outside in. The factor before them is negative, so the sign will turn once.',
      steps: [
        {
          do: `Subtract $${k}$ from both sides: $-${a}(x${signed(p)}) ${SIGN[rel]} ${c} - ${k}$, so $-${a}(x${signed(p)}) ${SIGN[rel]} ${c - k}$.`,
          why: `The factor $-${a}$ belongs to the parentheses, so $${k}$ and $${a}$ must not be combined.`,
        },
        {
          do: `Divide both sides by $-${a}$ and reverse the inequality sign: $${quotient(c - k, -a)}$, so $x${signed(p)} ${SIGN[flip(rel)]} ${r}$.`,
          why: whySign(-a),
        },
        {
          do: `${undo(p)}: $${r}${signed(-p)} = ${bound}$, so ${setOf(ray(flip(rel), bound)).html}.`,
          why: 'Adding or subtracting keeps the sign.',
        },
      ],
      check: `Test a number on each side of $${bound}$: ${test(bound + toward)} ${test(bound - toward)}`,
      faster: `Bring the product to the other side, so that it is positive: $${k - c} ${SIGN[rel]} ${a}(x${signed(p)})$. Divided by $${a}$ this is $${r} ${SIGN[rel]} x${signed(p)}$, and no sign has to be reversed.`,
    }
  },
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
  explain: ({ a, b, p, d, rel }) => {
    const bound = frac(d - a * p, a - b)
    const n = upTo((d - a * p) / (a - b), rel)
    const test = (x: number) =>
      givesBoth(x, [`${a} \\cdot ${paren(x + p)} = ${a * (x + p)}`, workedLine(b, x, d)], a * (x + p), rel, b * x + d)
    return {
      plan: 'Solve the inequality for $x$ first. Then count the positive integers that fit, beginning with the first positive integer.',
      steps: [
        {
          do: `Distribute: $${linear(a, a * p)} ${SIGN[rel]} ${linear(b, d)}$.`,
          why: `The $${a}$ multiplies both terms in the parentheses.`,
        },
        {
          do: `${undo(b, 'x')}: $${linear(a - b, a * p)} ${SIGN[rel]} ${d}$.`,
          why: 'Then $x$ stands on one side only.',
        },
        {
          do: `${undo(a * p)}: $${linear(a - b, 0)} ${SIGN[rel]} ${d}${signed(-a * p)}$, so $${linear(a - b, 0)} ${SIGN[rel]} ${d - a * p}$.`,
          why: 'This leaves the $x$-term by itself.',
        },
        ...(a - b === 1
          ? []
          : [{ do: `Divide both sides by $${a - b}$: $x ${SIGN[rel]} ${toTex(bound)}$.`, why: whySign(a - b) }]),
        {
          do: `The positive integers that fit are $1$ to $${n}$, so there are $${n}$ of them.`,
          why:
            rel === '<'
              ? 'The boundary itself does not count, and neither does 0.'
              : 'The boundary counts if it is an integer; 0 is not positive.',
        },
      ],
      faster: `Compare the sides at $x = 0$: $${a} \\cdot ${paren(p)} = ${a * p}$ and $${d}$, a gap of $${d - a * p}$. Every step of 1 closes $${a} - ${b} = ${a - b}$ of it, so the sides are equal at $x = ${a - b === 1 ? `${d - a * p}` : `${d - a * p} \\div ${a - b} = ${toTex(bound)}`}$, and the integers from $1$ to $${n}$ fit.`,
      check: `${test(n)} ${test(n + 1)}`,
    }
  },
  check: ({ a, b, p, d, rel }) => num(countWhole((x) => holds(a * (x + p), rel, b * x + d), 1)),
})

/** The greatest whole number below a bound. */
function upTo(bound: number, rel: Relation): number {
  return rel === '<' ? Math.ceil(bound) - 1 : Math.floor(bound)
}

export const templates: readonly Template[] = [bothSides, parentheses, counting, special]
