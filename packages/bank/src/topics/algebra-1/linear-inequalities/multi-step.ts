import {
  int,
  linear,
  money,
  nonZero,
  num,
  person,
  pick,
  type Relation,
  signed,
  type Template,
  table,
  template,
  text,
  until,
  type Value,
  work,
} from '../../../kit.ts'
import { isTrue } from '../read-tex.ts'
import { ALL, countWhole, flip, holds, loosen, NONE, RELATIONS, ray, SIGN, scan, setOf } from './sets.ts'

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
  answer: ({ a, b, c, d, rel }) => setOf(ray(turned(a - c, rel), (d - b) / (a - c))),
  traps: [
    {
      misconception: 'a1-keeps-direction-at-negative',
      rule: ({ a, b, c, d, rel }) => (a < c ? whole(rel, (d - b) / (a - c)) : null),
      why: ({ a, c }) => `divides by $${a - c}$ without reversing the sign.`,
    },
    {
      misconception: 'a1-reverses-without-reason',
      rule: ({ a, b, c, d, rel }) => (a > c ? whole(flip(rel), (d - b) / (a - c)) : null),
    },
    { misconception: 'a1-ignores-negative-coefficient', rule: ({ a, b, c, d, rel }) => whole(rel, (b - d) / (a - c)) },
    {
      misconception: 'a1-inequality-repeats-operation',
      rule: ({ a, b, c, d, rel }) => whole(turned(a - c, rel), (d + b) / (a - c)),
      why: ({ b }) => `does not undo the $${b}$ but repeats it.`,
    },
    {
      misconception: 'a1-inequality-repeats-operation',
      rule: ({ a, b, c, d, rel }) => whole(flip(turned(a - c, rel)), (d + b) / (a - c)),
    },
    {
      misconception: 'a1-inequality-adds-across',
      rule: ({ a, b, c, d, rel }) => whole(turned(a + c, rel), (d - b) / (a + c)),
    },
    {
      misconception: 'a1-changes-strictness',
      rule: ({ a, b, c, d, rel }) => whole(loosen(turned(a - c, rel)), (d - b) / (a - c)),
    },
  ],
  explain: ({ a, b, c, d, rel }) => [
    {
      do: `${c > 0 ? 'Subtract' : 'Add'} $${linear(Math.abs(c), 0)}$ on both sides: $${linear(a - c, b)} ${SIGN[rel]} ${d}$.`,
      why: 'All letter terms go to one side.',
    },
    {
      do: `${b > 0 ? 'Subtract' : 'Add'} $${Math.abs(b)}$ on both sides: $${linear(a - c, 0)} ${SIGN[rel]} ${d - b}$.`,
      why: 'All plain numbers go to the other side.',
    },
    {
      do: `Divide by $${a - c}$: ${setOf(ray(turned(a - c, rel), (d - b) / (a - c))).html}.`,
      why: a < c ? 'The divisor is negative, so the sign is reversed.' : 'The divisor is positive, so the sign stays.',
    },
  ],
  given: (p) => p,
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
  answer: ({ k, a, p, c, rel }) => setOf(ray(flip(rel), (k - c) / a - p)),
  traps: [
    {
      misconception: 'a1-keeps-direction-at-negative',
      rule: ({ k, a, p, c, rel }) => whole(rel, (k - c) / a - p),
      why: ({ a }) => `divides by $-${a}$ without reversing the sign.`,
    },
    {
      misconception: 'a1-inequality-minus-before-parentheses',
      rule: ({ k, a, p, c, rel }) => whole(flip(rel), (k - c) / a + p),
      why: ({ a, p }) =>
        `writes $${p > 0 ? '+' : '-'} ${a * Math.abs(p)}$ when multiplying out, where the minus before the parentheses reverses that sign.`,
    },
    {
      misconception: 'a1-inequality-minus-before-parentheses',
      rule: ({ k, a, p, c, rel }) => whole(rel, (k - c) / a + p),
    },
    {
      misconception: 'a1-inequality-first-term-only',
      rule: ({ k, a, p, c, rel }) => whole(flip(rel), (k - p - c) / a),
      why: ({ a, p }) => `multiplies only $x$ by $${a}$ and leaves the $${p}$ as it is.`,
    },

    {
      misconception: 'a1-changes-strictness',
      rule: ({ k, a, p, c, rel }) => whole(loosen(flip(rel)), (k - c) / a - p),
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
  given: (p) => p,
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
  answer: ({ a, b, p, d, rel }) => num(upTo((d - a * p) / (a - b), rel)),
  traps: [
    {
      misconception: 'a1-inequality-counts-zero',
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
      why: 'Letters to the left, numbers to the right.',
    },
    {
      do: `The positive integers that fit are $1$ to $${upTo((d - a * p) / (a - b), rel)}$, so there are $${upTo((d - a * p) / (a - b), rel)}$ of them.`,
      why:
        rel === '<'
          ? 'The boundary itself does not count, and neither does 0.'
          : 'The boundary counts if it is whole; 0 is not positive.',
    },
  ],
  given: (p) => p,
  check: ({ a, b, p, d, rel }) => num(countWhole((x) => holds(a * (x + p), rel, b * x + d), 1)),
})

/** The greatest whole number below a bound. */
function upTo(bound: number, rel: Relation): number {
  return rel === '<' ? Math.ceil(bound) - 1 : Math.floor(bound)
}

/** ax + b against c(x + d): the letters vanish in half of the items. */
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
  answer: ({ a, b, c, d, rel }) =>
    a === c ? (holds(b, rel, c * d) ? ALL : NONE) : setOf(ray(turned(a - c, rel), (c * d - b) / (a - c))),
  traps: [
    { misconception: 'a1-inequality-takes-all', rule: () => ALL },
    { misconception: 'a1-inequality-takes-none', rule: () => NONE },
    {
      misconception: 'a1-reads-leftover-as-bound',
      rule: ({ a, b, c, d, rel }) => (a === c ? setOf(ray(rel, c * d - b)) : null),
    },
    {
      misconception: 'a1-reads-leftover-as-bound',
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
  given: ({ a, b, c, d, rel }) => ({ a, b, c, d, rel }),
  check: ({ a, b, c, d, rel }) => setOf(scan((x) => holds(a * x + b, rel, c * (x + d)))),
})

type Line = Readonly<{ a: number; b: number; rel: Relation; c: number }>
const lineTex = ({ a, b, rel, c }: Line): string => `$${linear(a, b)} ${SIGN[rel]} ${c}$`

/** One of four steps is wrong; the steps after it follow correctly from the wrong line. */
const firstError = template({
  id: 'algebra-1/inequality-first-error',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 100,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const a = int(rng, 2, 6)
        const k = a * int(rng, 1, 4)
        const q = nonZero(rng, -5, 5)
        const c = a * nonZero(rng, -8, 8)
        return { k, a, q, c, rel: pick(rng, RELATIONS), wrong: int(rng, 1, 4) }
      },
      ({ k, a, q, c }) => k !== a * q && k !== -a * q && c !== k - a * q && c !== a * q - k && c !== k + a * q,
    ),
  frames: [
    {
      id: 'steps',
      kind: 'error',
      items: 7,
      stem: (p, rng) => {
        const who = person(rng)
        return `<p>${who} solves ${taskTex(p)} like this.</p>${work(shownLines(p))}<p>In which step does ${who} make the first mistake?</p>`
      },
    },
  ],
  answer: ({ wrong }) => text(`Step ${wrong}`),
  traps: [
    {
      misconception: 'a1-inequality-blames-distributing',
      rule: () => text('Step 1'),
      why: () => 'is correct: the factor was multiplied with both terms and the signs are right.',
    },
    {
      misconception: 'a1-inequality-blames-combining',
      rule: () => text('Step 2'),
      why: () => 'follows correctly from the line above it.',
    },
    {
      misconception: 'a1-inequality-blames-subtracting',
      rule: () => text('Step 3'),
      why: () => 'follows correctly from the line above it.',
    },
    {
      misconception: 'a1-inequality-blames-dividing',
      rule: () => text('Step 4'),
      why: () => 'follows correctly from the line above it: the sign must be reversed there.',
    },
  ],
  explain: ({ k, a, q, c, rel, wrong }) => [
    {
      do: `Go through the lines and ask of each one whether it follows from the line before. In the correct work, Step 1 is $${k} - ${a}x${signed(-a * q)} ${SIGN[rel]} ${c}$.`,
      why: 'The first line that does not follow is the mistake.',
    },
    {
      do: `Step ${wrong} does not follow: ${['', `the minus before the parentheses changes the sign of $${a * q}$ as well`, `$${k}$ and $${-a * q}$ together are $${k - a * q}$`, 'the number must be taken away on both sides', `dividing by $-${a}$ reverses the sign`][wrong]}.`,
      why: 'Later steps may be fine in themselves, but they carry the mistake on.',
    },
  ],
  given: (p) => ({ task: taskTex(p), shown: shownLines(p) }),
  // Solves every line by trying values: the first that has other solutions than the line before it is wrong.
  check: ({ task, shown }) => {
    const sets = [task, ...shown].map((line) => setOf(scan((x) => isTrue(line, { x }))).key)
    return text(`Step ${sets.findIndex((s, i) => i > 0 && s !== sets[i - 1])}`)
  },
})

type Work = Readonly<{ k: number; a: number; q: number; c: number; rel: Relation; wrong: number }>
const taskTex = ({ k, a, q, c, rel }: Work): string => `$${k} - ${a}(x${signed(q)}) ${SIGN[rel]} ${c}$`
const shownLines = (p: Work): string[] => {
  const product = p.a * p.q
  const first = `$${p.k} - ${p.a}x${signed(p.wrong === 1 ? product : -product)} ${SIGN[p.rel]} ${p.c}$`
  return [first, ...lines(p).map(lineTex)]
}

function lines(p: Work): Line[] {
  const right = p.k - p.a * p.q
  const b = p.wrong === 1 ? p.k + p.a * p.q : p.wrong === 2 ? -right : right
  const c = p.wrong === 3 ? p.c + b : p.c - b
  return [
    { a: -p.a, b, rel: p.rel, c: p.c },
    { a: -p.a, b: 0, rel: p.rel, c },
    { a: 1, b: 0, rel: p.wrong === 4 ? p.rel : flip(p.rel), c: c === 0 ? 0 : -c / p.a },
  ]
}

/** Plan B has the higher fixed fee and the lower rate. */
const plans = template({
  id: 'algebra-1/inequality-two-plans',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: true,
  seconds: 95,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const r2 = int(rng, 2, 6)
        const r1 = r2 + int(rng, 2, 4)
        const f1 = int(rng, 2, 12)
        return { f1, r1, f2: f1 + (r1 - r2) * int(rng, 4, 14), r2, less: int(rng, 0, 1) === 1 }
      },
      ({ f1, r1, f2, r2 }) => new Set([f1, r1, f2, r2]).size === 4 && (f1 + f2) % (r1 - r2) === 0,
    ),
  frames: [
    {
      id: 'studio',
      kind: 'words',
      items: 6,
      stem: ({ f1, r1, f2, r2, less }, rng) =>
        `A pottery studio offers two cards. The Clay card costs ${money(f1)} and then ${money(r1)} for each visit. The Kiln card costs ${money(f2)} and then ${money(r2)} for each visit. What is the least number of visits for which ${person(rng)} pays ${less ? 'less' : 'no more'} with the Kiln card than with the Clay card?`,
    },
    {
      id: 'table',
      kind: 'table',
      items: 5,
      stem: ({ f1, r1, f2, r2, less }) =>
        `<p>Two shops rent out skateboards.</p>${table(
          ['Shop', 'Helmet, once', 'Each hour'],
          [
            ['North', money(f1), money(r1)],
            ['South', money(f2), money(r2)],
          ],
          '',
          true,
        )}<p>The rental time is a whole number of hours. From how many hours on is South ${less ? 'cheaper than' : 'at most as expensive as'} North?</p>`,
    },
  ],
  answer: ({ f1, r1, f2, r2, less }) => num((f2 - f1) / (r1 - r2) + (less ? 1 : 0)),
  traps: [
    {
      misconception: 'a1-inequality-stops-at-equality',
      rule: ({ f1, r1, f2, r2, less }) => (less ? num((f2 - f1) / (r1 - r2)) : null),
      why: ({ f1, r1, f2, r2 }) =>
        `is where both cost the same, $${f1 + (r1 * (f2 - f1)) / (r1 - r2)}$ dollars; there the second is not cheaper yet.`,
    },
    {
      misconception: 'a1-inequality-one-too-far',
      rule: ({ f1, r1, f2, r2, less }) => (less ? null : num((f2 - f1) / (r1 - r2) + 1)),
    },
    { misconception: 'a1-inequality-one-short', rule: ({ f1, r1, f2, r2 }) => num((f2 - f1) / (r1 - r2) - 1) },
    {
      misconception: 'a1-inequality-adds-across',
      rule: ({ f1, r1, f2, r2 }) => num(Math.ceil((f2 - f1) / (r1 + r2))),
      why: () => 'adds the two rates instead of taking their difference.',
    },
    {
      misconception: 'a1-inequality-repeats-operation',
      rule: ({ f1, r1, f2, r2 }) => num((f2 + f1) / (r1 - r2)),
      why: () => 'adds the two fixed amounts instead of taking their difference.',
    },
    {
      misconception: 'a1-inequality-uses-one-rate',
      rule: ({ f1, r1, f2, r2 }) => num(Math.ceil((f2 - f1) / Math.min(r1, r2))),
      why: () => 'uses one of the two rates only.',
    },
  ],
  explain: ({ f1, r1, f2, r2, less }) => [
    {
      do: `With $n$ for the number: $${f2} + ${r2}n ${less ? '\\lt' : '\\le'} ${f1} + ${r1}n$.`,
      why: 'The second offer is to be the smaller side.',
    },
    {
      do: `Subtract $${r2}n$ and $${f1}$: $${f2 - f1} ${less ? '\\lt' : '\\le'} ${r1 - r2}n$, so $n ${less ? '\\gt' : '\\ge'} ${(f2 - f1) / (r1 - r2)}$.`,
      why: 'Each one saves the difference of the rates.',
    },
    {
      do: `The least whole number is $${(f2 - f1) / (r1 - r2) + (less ? 1 : 0)}$.`,
      why: less ? 'At equality it is not cheaper yet.' : 'At equality it is already no more.',
    },
  ],
  given: (p) => p,
  check: ({ f1, r1, f2, r2, less }) => {
    let n = 1
    while (!(less ? f2 + r2 * n < f1 + r1 * n : f2 + r2 * n <= f1 + r1 * n)) n++
    return num(n)
  },
})

export const templates: readonly Template[] = [bothSides, parentheses, counting, special, firstError, plans]
