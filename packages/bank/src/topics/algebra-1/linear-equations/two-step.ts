import {
  add,
  div,
  frac,
  int,
  linear,
  money,
  mul,
  nonZero,
  num,
  person,
  pick,
  signed,
  sub,
  type Template,
  table,
  template,
  term,
  until,
} from '#kit'
import { movedWrongly } from '../said.ts'
import { chain, quotient, undo, unscale, whyUnscale, workedLine } from '../undoing.ts'
import { methods, mistake } from './two-step-judge.ts'

const skill = 'a1-two-step-equations'

/** b is a multiple of a, so that every slip ends in a whole number too. */
const bare = template({
  id: 'algebra-1/two-step-equation',
  skill,
  difficulty: 'Low',
  b: -1.2,
  calculator: false,
  seconds: 55,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const a = nonZero(rng, -6, 9)
        const b = a * nonZero(rng, -6, 6)
        const x = nonZero(rng, -12, 12)
        return { a, b, c: a * x + b }
      },
      ({ a, b, c }) => Math.abs(a) > 1 && c !== 0 && Math.abs(c) < 100 && Math.abs(b) !== Math.abs(c),
    ),
  frames: [
    { id: 'bare', kind: 'bare', stem: ({ a, b, c }) => `Solve $${linear(a, b)} = ${c}$ for $x$.` },
    {
      id: 'turned',
      kind: 'bare',
      b: -1,
      response: 'grid',
      stem: ({ a, b, c }) => `For what value of $x$ is $${c} = ${b}${a < 0 ? ' - ' : ' + '}${Math.abs(a)}x$ true?`,
    },
    {
      id: 'think-of-a-number',
      kind: 'words',
      b: -0.9,
      seconds: 70,
      stem: ({ a, b, c }, rng) =>
        `${person(rng)} thinks of a number, multiplies it by $${a}$, ${b > 0 ? 'adds' : 'subtracts'} $${Math.abs(b)}$, and gets $${c}$. What is the number?`,
    },
  ],
  given: ({ a, b, c }) => ({ a, b, c }),
  answer: ({ a, b, c }) => num(div(c - b, a)),
  traps: [
    {
      misconception: 'a1-repeats-the-operation',
      says: ({ b }) => movedWrongly(b),
      classic: true,
      operation: 'added-instead-of-subtracted',
      operands: ({ b, c }) => [c, b],
      rule: ({ a, b, c }) => num(div(c + b, a)),
      after: (x, { a }) => div(x, a),
      why: ({ b }) => `${b > 0 ? 'adds' : 'subtracts'} $${Math.abs(b)}$ once more instead of undoing it.`,
    },
    {
      misconception: 'a1-divides-one-term-only',
      says: ({ a, b }) => `I divided by $${a}$, but left the $${b}$ undivided.`,
      classic: true,
      operation: 'operation-undone-in-wrong-order',
      operands: ({ a, b, c }) => [a, b, c],
      rule: ({ a, b, c }) => num(sub(div(c, a), b)),
      why: ({ a, b }) => `divides by $${a}$ first, but leaves the $${b}$ undivided.`,
    },
    {
      misconception: 'a1-divides-without-undoing-the-sum',
      operation: 'sum-not-undone',
      operands: ({ a, c }) => [a, c],
      rule: ({ a, c }) => (c % a === 0 ? num(c / a) : null),
      why: ({ b }) => `divides at once and never undoes the $${b}$.`,
    },
    {
      misconception: 'a1-loses-a-minus-sign',
      operation: 'sign-reversed',
      operands: ({ c, b, a }) => [div(c - b, a)],
      rule: ({ a, b, c }) => (a < 0 ? num(div(c - b, -a)) : null),
      why: ({ a }) => `divides by $${-a}$ instead of $${a}$.`,
    },
    {
      misconception: 'a1-subtracts-in-the-wrong-order',
      operation: 'difference-turned-round',
      operands: ({ b, c }) => [c, b],
      after: (x, { a }) => div(x, a),
      rule: ({ a, b, c }) => num(div(b - c, a)),
      why: ({ b, c }) => `works out $${b} - ${c < 0 ? `(${c})` : c}$ instead of $${c}${signed(-b)}$.`,
    },
  ],
  explain: ({ a, b, c }, frame) => {
    const x = (c - b) / a
    return {
      plan: `Two things were done to ${frame === 'think-of-a-number' ? 'the unknown number' : '$x$'}: it was multiplied, and then something was added or subtracted. Undo them in the opposite order.`,
      steps: [
        ...(frame === 'bare'
          ? []
          : [
              {
                do: `Write it as $${linear(a, b)} = ${c}$.`,
                why:
                  frame === 'turned'
                    ? 'The two sides of an equation may change places, and so may the terms of a sum.'
                    : `First the number $x$ is multiplied by $${a}$, then $${Math.abs(b)}$ is ${b > 0 ? 'added' : 'subtracted'}.`,
              },
            ]),
        {
          do: `${undo(b)}: $${chain(term(a, 'x'), `${c}${signed(-b)}`, `${c - b}`)}$.`,
          why: 'What was done last to $x$ is undone first.',
        },
        { do: `${unscale(a)}: $x = ${quotient(c - b, a)}$.`, why: whyUnscale(a) },
      ],
      check: `$${workedLine(a, x, b)}$, as it should be.`,
    }
  },
  // The left side is a line through (0, b) and (1, a + b): count the steps from b to c.
  check: ({ a, b, c }) => num(Array.from({ length: 201 }, (_, i) => i - 100).find((x) => b + x * a === c) ?? 999),
})

const settings = [
  (who: string, a: number, b: number, c: number) =>
    `A climbing gym charges a joining fee of ${money(b)} and ${money(a)} for each visit. ${who} has paid ${money(c)} so far. How many visits has ${who} made?`,
  (who: string, a: number, b: number, c: number) =>
    `${who} orders T-shirts with a team logo. The printer charges ${money(b)} for the design and ${money(a)} for each shirt. The bill is ${money(c)}. How many shirts does ${who} order?`,
  (who: string, a: number, b: number, c: number) =>
    `${who} has saved ${money(b)} for a guitar and puts aside another ${money(a)} every week. After how many weeks will ${who} have ${money(c)}?`,
  (who: string, a: number, b: number, c: number) =>
    `A rental bike costs ${money(b)} to unlock and ${money(a)} for each hour. ${who} pays ${money(c)} for one ride. How many hours did the ride last?`,
]

/** A fixed part and a part for each unit; all numbers positive, slips end in positive whole numbers too. */
const fee = template({
  id: 'algebra-1/two-step-fee',
  skill,
  difficulty: 'Medium',
  b: -0.4,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const a = int(rng, 3, 12)
        const b = a * int(rng, 2, 5)
        return { a, b, c: b + a * int(rng, 3, 14) }
      },
      ({ a, b, c }) => c !== 2 * b && c / a > b,
    ),
  frames: [
    { id: 'setting', kind: 'words', stem: ({ a, b, c }, rng) => pick(rng, settings)(person(rng), a, b, c) },
    {
      id: 'setting-grid',
      kind: 'words',
      response: 'grid',
      items: 6,
      stem: ({ a, b, c }, rng) =>
        `A scout group fills a water tank that already holds ${b} gallons. Each bucket adds ${a} gallons. ${person(rng)} stops when the tank holds ${c} gallons. How many buckets were poured in?`,
    },
    {
      id: 'price-list',
      kind: 'table',
      stem: ({ a, b, c }, rng) =>
        `<p>A kayak rental has this price list.</p>${table(
          ['What', 'Price'],
          [
            ['Life vest and paddle, for the whole trip', money(b)],
            ['Each hour on the water', money(a)],
          ],
        )}<p>${person(rng)} pays ${money(c)} for one trip. For how many hours was the kayak rented?</p>`,
    },
  ],
  given: ({ a, b, c }) => ({ a, b, c }),
  answer: ({ a, b, c }) => num(div(c - b, a)),
  traps: [
    {
      misconception: 'a1-divides-without-undoing-the-sum',
      classic: true,
      operation: 'sum-not-undone',
      operands: ({ a, c }) => [a, c],
      rule: ({ a, c }) => num(div(c, a)),
      says: ({ a, b, c }) => `I divided all of the $${c}$ by $${a}$ and never took away the $${b}$.`,
      why: ({ a, b }) => `divides the whole amount by $${a}$ and never takes away the $${b}$.`,
    },
    {
      misconception: 'a1-adds-rate-and-fixed-part',
      operation: 'unlike-terms-combined',
      operands: ({ a, b }) => [a, b],
      after: (got, { c }) => div(c, got),
      rule: ({ a, b, c }) => (c % (a + b) === 0 ? num(c / (a + b)) : null),
      why: ({ a, b }) => `divides by $${a} + ${b}$, as if the $${b}$ came with every one.`,
    },
    {
      misconception: 'a1-undoes-in-the-wrong-order',
      says: ({ a, b }) => `I divided by $${a}$ first and then took away all of the $${b}$, which was not divided.`,
      operation: 'operation-undone-in-wrong-order',
      operands: ({ a, b, c }) => [a, b, c],
      rule: ({ a, b, c }) => num(sub(div(c, a), b)),
      why: ({ a, b }) => `divides by $${a}$ first and then takes away all of $${b}$, which was not divided.`,
    },
    {
      misconception: 'a1-repeats-the-operation',
      says: ({ b }) => `I added the $${b}$ instead of taking it away.`,
      operation: 'added-instead-of-subtracted',
      operands: ({ c, b }) => [c, b],
      after: (got, { a }) => div(got, a),
      rule: ({ a, b, c }) => num(div(c + b, a)),
      why: ({ b }) => `adds the $${b}$ instead of taking it away.`,
    },
    {
      misconception: 'a1-fixed-part-covers-the-first',
      operation: 'off-by-one',
      operands: ({ c, b, a }) => [div(c - b, a)],
      rule: ({ a, b, c }) => num(add(div(c - b, a), 1)),
      why: ({ b }) => `counts one more, as if the $${b}$ stood for the first one.`,
    },
  ],
  explain: ({ a, b, c }) => {
    const x = (c - b) / a
    return {
      plan: 'One part is there once, another part comes again and again. Take the fixed part off the total, then see how often the other part fits into the rest.',
      steps: [
        {
          do: `Let $x$ be the number asked for: $${a}x + ${b} = ${c}$.`,
          why: `$${b}$ is there from the start, and each one adds $${a}$.`,
        },
        {
          do: `Subtract $${b}$ from both sides: $${a}x = ${c} - ${b} = ${c - b}$.`,
          why: 'First take away the fixed part.',
        },
        {
          do: `Divide both sides by $${a}$: $x = ${quotient(c - b, a)}$.`,
          why: `$${a}$ fits into $${c - b}$ that many times.`,
        },
      ],
      check: `$${workedLine(a, x, b)}$, the given total.`,
      faster: `$${b}$ is as much as $${b / a}$ times $${a}$. In all, $${a}$ fits into $${c}$ just $${c} \\div ${a} = ${c / a}$ times, and $${c / a} - ${b / a} = ${x}$.`,
    }
  },
  // Adds one unit after the other until the total is reached.
  check: ({ a, b, c }) => {
    let count = 0
    for (let total = b; total < c; total += a) count++
    return num(count)
  },
})

/** The value of another expression is asked for: solve, then substitute. */
const thenEvaluate = template({
  id: 'algebra-1/two-step-then-evaluate',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 90,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const a = int(rng, 2, 7)
        const x = nonZero(rng, -8, 9)
        const b = a * nonZero(rng, -5, 5)
        return { a, b, c: a * x + b, m: int(rng, 2, 6), k: nonZero(rng, -9, 9) }
      },
      ({ a, m, c, k }) => a !== m && c !== 0 && k !== 0,
    ),
  frames: [
    {
      id: 'value',
      kind: 'multi-step',
      stem: ({ a, b, c, m, k }) => `If $${linear(a, b)} = ${c}$, what is the value of $${linear(m, k)}$?`,
    },
  ],
  given: ({ a, b, c, m, k }) => ({ a, b, c, m, k }),
  answer: ({ a, b, c, m, k }) => num(add(mul(m, div(c - b, a)), k)),
  traps: [
    {
      misconception: 'a1-stops-at-the-letter',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ c, b, a }) => [div(c - b, a)],
      rule: ({ a, b, c }) => num(div(c - b, a)),
    },
    {
      misconception: 'a1-repeats-the-operation',
      says: ({ b }) => movedWrongly(b),
      classic: true,
      operation: 'added-instead-of-subtracted',
      operands: ({ c, b }) => [c, b],
      after: (got, { m, a, k }) => add(mul(m, div(got, a)), k),
      rule: ({ a, b, c, m, k }) => num(add(mul(m, div(c + b, a)), k)),
    },
    {
      misconception: 'a1-divides-without-undoing-the-sum',
      operation: 'sum-not-undone',
      operands: ({ a, c }) => [a, c],
      after: (got, { m, k }) => add(mul(m, got), k),
      rule: ({ a, c, m, k }) => num(add(mul(m, div(c, a)), k)),
      why: ({ b }) => `never undoes the $${b}$ before dividing.`,
    },
    {
      misconception: 'a1-divides-one-term-only',
      says: ({ a, b }) => `I divided by $${a}$, but left the $${b}$ undivided.`,
      operation: 'operation-undone-in-wrong-order',
      operands: ({ a, b, c }) => [a, b, c],
      after: (got, { m, k }) => add(mul(m, got), k),
      rule: ({ a, b, c, m, k }) => num(add(mul(m, sub(div(c, a), b)), k)),
    },
    {
      misconception: 'a1-subtracts-in-the-wrong-order',
      says: () => 'I subtracted the two numbers in the wrong order, so my $x$ has the wrong sign.',
      operation: 'difference-turned-round',
      operands: ({ c, b }) => [c, b],
      after: (got, { m, a, k }) => add(mul(m, div(got, a)), k),
      rule: ({ a, b, c, m, k }) => num(add(mul(m, div(b - c, a)), k)),
      why: ({ b, c }) => `starts with $${b} - ${c < 0 ? `(${c})` : c}$ instead of $${c}${signed(-b)}$.`,
    },
    {
      misconception: 'a1-stops-at-the-letter',
      operation: 'term-left-out',
      operands: ({ m, c, b, a }) => [mul(m, div(c - b, a))],
      rule: ({ a, b, c, m }) => num(mul(m, div(c - b, a))),
      says: ({ m, k }) => `I stopped at $${m}x$ and left the $${k}$ out.`,
      why: ({ m, k }) => `is only $${m}x$; the $${k}$ is still missing.`,
    },
    {
      misconception: 'a1-repeats-the-operation',
      operation: 'sign-reversed',
      operands: ({ k }) => [k],
      after: (got, { m, c, b, a }) => add(mul(m, div(c - b, a)), got),
      rule: ({ a, b, c, m, k }) => num(sub(mul(m, div(c - b, a)), k)),
      says: ({ k }) =>
        `I found $x$, but then ${k > 0 ? 'subtracted' : 'added'} $${Math.abs(k)}$ instead of ${k > 0 ? 'adding' : 'subtracting'} it.`,
      why: ({ k }) => `finds $x$, but then undoes the $${k}$ instead of using it.`,
    },
  ],
  explain: ({ a, b, c, m, k }) => {
    const x = (c - b) / a
    return {
      plan: 'Find $x$ from the equation first. Then put its value into the expression that the question asks for.',
      steps: [
        {
          do: `${undo(b)}: $${chain(`${a}x`, `${c}${signed(-b)}`, `${c - b}`)}$.`,
          why: 'What was done last to $x$ is undone first.',
        },
        {
          do: `${unscale(a)}: $x = ${quotient(c - b, a)}$.`,
          why: 'This is the variable, but not yet what is asked for.',
        },
        {
          do: `Put $x = ${x}$ into $${linear(m, k)}$: $${workedLine(m, x, k)}$.`,
          why: 'Multiply first, then add or subtract.',
        },
      ],
      check: `$x = ${x}$ makes the equation true: $${workedLine(a, x, b)}$.`,
      faster: `Every number of the equation can be divided by $${a}$: then $x${signed(b / a)} = ${c / a}$, so $x = ${x}$ in one step.`,
    }
  },
  // mx + k is a multiple of ax + b plus a constant; no need for x itself.
  check: ({ a, b, c, m, k }) => num(add(mul(frac(m, a), c), sub(k, mul(frac(m, a), b)))),
})

export const templates: readonly Template[] = [bare, fee, mistake, methods, thenEvaluate]
