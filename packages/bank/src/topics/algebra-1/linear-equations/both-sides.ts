import {
  add,
  div,
  int,
  linear,
  money,
  mul,
  nonZero,
  num,
  person,
  pick,
  signed,
  signedTerm,
  type Template,
  table,
  template,
  term,
  twoPeople,
  until,
} from '#kit'
import { movedWrongly } from '../said.ts'
import { chain, quotient, undo, unscale, whyUnscale, workedLine } from '../undoing.ts'
import { linTex } from './asked-of-lines.ts'
import { howMany } from './both-sides-how-many.ts'

export const skill = 'a1-variables-both-sides'

type Four = { a: number; b: number; c: number; d: number }

const whole = (n: number, d: number): boolean => d !== 0 && n % d === 0

export const drawFour = (rng: () => number): Four =>
  until(
    () => {
      const [a, c] = [nonZero(rng, -6, 9), nonZero(rng, -6, 9)]
      const b = nonZero(rng, -15, 15)
      return { a, b, c, d: (a - c) * nonZero(rng, -9, 9) + b }
    },
    ({ a, b, c, d }) =>
      a !== c &&
      Math.abs(a - c) > 1 &&
      d !== 0 &&
      Math.abs(d) < 50 &&
      b !== d &&
      whole(2 * b, a - c) &&
      whole(d - b, a + c),
  )

const bare = template({
  id: 'algebra-1/both-sides',
  skill,
  difficulty: 'Medium',
  b: -0.3,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: drawFour,
  frames: [
    { id: 'bare', kind: 'bare', stem: (p) => `Solve $${linTex(p)}$ for $x$.` },
    {
      id: 'bare-grid',
      kind: 'bare',
      response: 'grid',
      items: 8,
      stem: (p) => `What value of $x$ satisfies $${linTex(p)}$?`,
    },
  ],
  given: (p) => p,
  answer: ({ a, b, c, d }) => num(div(d - b, a - c)),
  traps: [
    {
      misconception: 'a1-adds-terms-across-the-equals-sign',
      classic: true,
      operation: 'added-instead-of-subtracted',
      operands: ({ a, c }) => [a, c],
      after: (got, { d, b }) => div(d - b, got),
      rule: ({ a, b, c, d }) => num(div(d - b, a + c)),
      why: ({ a, c }) => `adds $${linear(a, 0)}$ and $${linear(c, 0)}$, although they stand on different sides.`,
    },
    {
      misconception: 'a1-repeats-the-operation',
      says: ({ b }) => movedWrongly(b),
      classic: true,
      operation: 'added-instead-of-subtracted',
      operands: ({ d, b }) => [d, b],
      after: (got, { a, c }) => div(got, a - c),
      rule: ({ a, b, c, d }) => num(div(d + b, a - c)),
      why: ({ b, d }) => `adds $${d}$ and $${b}$ instead of subtracting $${b < 0 ? `(${b})` : b}$ from $${d}$.`,
    },
    {
      misconception: 'a1-stops-before-dividing',
      operation: 'stopped-at-a-step',
      operands: ({ d, b }) => [d - b],
      rule: ({ b, d }) => num(d - b),
    },
    {
      misconception: 'a1-subtracts-in-the-wrong-order',
      operation: 'difference-turned-round',
      operands: ({ d, b }) => [d, b],
      after: (got, { a, c }) => div(got, a - c),
      rule: ({ a, b, c, d }) => num(div(b - d, a - c)),
      why: ({ a, b, c, d }) =>
        `takes $${d}$ from $${b}$ on one side, but $${linear(c, 0)}$ from $${linear(a, 0)}$ on the other.`,
    },
  ],
  explain: ({ a, b, c, d }) => {
    const x = (d - b) / (a - c)
    return {
      plan: 'The variable stands on both sides. Bring the variable terms to one side and the constants to the other, then divide.',
      steps: [
        {
          do: `${undo(c, 'x')}: $${linear(a - c, b)} = ${d}$.`,
          why: `Now the variable stands on one side only: $${term(a, 'x')}${signedTerm(-c, 'x')} = ${term(a - c, 'x')}$.`,
        },
        {
          do: `${undo(b)}: $${chain(term(a - c, 'x'), `${d}${signed(-b)}`, `${d - b}`)}$.`,
          why: 'Now the constants stand on the other side.',
        },
        { do: `${unscale(a - c)}: $x = ${quotient(d - b, a - c)}$.`, why: whyUnscale(a - c) },
      ],
      check: `Both sides are the same for $x = ${x}$: $${workedLine(a, x, b)}$ and $${workedLine(c, x, d)}$.`,
      faster: `Both moves at once: $x$ is $${d}${signed(-b)} = ${d - b}$ divided by $${a}${signed(-c)} = ${a - c}$, so $x = ${x}$.`,
    }
  },
  // The value at which the two sides, computed one by one, agree.
  check: ({ a, b, c, d }) =>
    num(Array.from({ length: 41 }, (_, i) => i - 20).find((x) => a * x + b === c * x + d) ?? 999),
})

/** Two offers that cost the same after x units: a higher fee with a lower rate against the opposite. */
const offers = template({
  id: 'algebra-1/both-sides-offers',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 100,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const [a, c] = [int(rng, 5, 14), int(rng, 2, 11)]
        const b = int(rng, 1, 12) * 2
        return { a, b, c, d: (a - c) * int(rng, 3, 12) + b }
      },
      ({ a, b, c, d }) =>
        a - c >= 2 && d <= 90 && whole(b + d, a - c) && (whole(d - b, a) || whole(d - b, a + c)) && whole(d, a - c),
    ),
  frames: [
    {
      id: 'studios',
      kind: 'words',
      stem: ({ a, b, c, d }, rng) => {
        const [thing, things] = pick(rng, [
          ['dance class', 'dance classes'],
          ['swimming lesson', 'swimming lessons'],
          ['pottery class', 'pottery classes'],
          ['boxing class', 'boxing classes'],
        ] as const)
        return `Two clubs offer ${things}. Club North charges a yearly fee of ${money(b)} and ${money(a)} for each ${thing}. Club South charges a yearly fee of ${money(d)} and ${money(c)} for each ${thing}. For how many ${things} in a year do both clubs cost the same?`
      },
    },
    {
      id: 'price-table',
      kind: 'table',
      stem: ({ a, b, c, d }, rng) =>
        `<p>${person(rng)} compares two ways to print a school magazine.</p>${table(
          ['', 'Set-up', 'Each copy'],
          [
            ['Print shop', money(b), money(a)],
            ['Online', money(d), money(c)],
          ],
          '',
          true,
        )}<p>For how many copies is the price the same?</p>`,
    },
    {
      id: 'savings',
      kind: 'words',
      response: 'grid',
      stem: ({ a, b, c, d }, rng) => {
        const [p, q] = twoPeople(rng)
        return `${p} has ${money(b)} and saves ${money(a)} a week. ${q} has ${money(d)} and saves ${money(c)} a week. After how many weeks do they have the same amount?`
      },
    },
  ],
  given: (p) => p,
  answer: ({ a, b, c, d }) => num(div(d - b, a - c)),
  traps: [
    {
      misconception: 'a1-uses-one-rate-only',
      says: ({ a }) => `I let only the amount with the rate $${a}$ grow and kept the other one as it was at the start.`,
      classic: true,
      operation: 'term-left-out',
      operands: ({ a }) => [a],
      after: (got, { d, b }) => div(d - b, got),
      rule: ({ a, b, d }) => (whole(d - b, a) ? num(div(d - b, a)) : null),
      why: ({ a, c }) => `uses only the rate $${a}$; the other total grows too, by $${c}$ each time.`,
    },
    {
      misconception: 'a1-adds-terms-across-the-equals-sign',
      says: () => 'I added the two rates instead of taking their difference.',
      classic: true,
      operation: 'added-instead-of-subtracted',
      operands: ({ a, c }) => [a, c],
      after: (got, { d, b }) => div(d - b, got),
      rule: ({ a, b, c, d }) => (whole(d - b, a + c) ? num(div(d - b, a + c)) : null),
      why: ({ a, c }) => `divides by $${a} + ${c}$ instead of $${a} - ${c}$.`,
    },
    {
      misconception: 'a1-leaves-out-one-start',
      says: ({ b }) => `I left out the $${b}$ that is there from the start.`,
      operation: 'term-left-out',
      operands: ({ d }) => [d],
      after: (got, { a, c }) => div(got, a - c),
      rule: ({ a, c, d }) => num(div(d, a - c)),
      why: ({ b }) => `leaves out the $${b}$.`,
    },
    {
      misconception: 'a1-repeats-the-operation',
      says: ({ b, d }) => `I added $${b}$ and $${d}$ instead of taking their difference.`,
      operation: 'added-instead-of-subtracted',
      operands: ({ d, b }) => [d, b],
      after: (got, { a, c }) => div(got, a - c),
      rule: ({ a, b, c, d }) => num(div(d + b, a - c)),
      why: ({ b, d }) => `adds $${b}$ and $${d}$ instead of taking their difference.`,
    },
  ],
  explain: ({ a, b, c, d }) => {
    const x = (d - b) / (a - c)
    return {
      plan: 'Both totals are a fixed amount plus the same amount again and again. Write each as an expression, set them equal, and solve.',
      steps: [
        {
          do: `Let $x$ be the number asked for. The totals are $${linear(a, b)}$ and $${linear(c, d)}$, so $${linTex({ a, b, c, d })}$.`,
          why: 'The fixed amount counts once, the other amount $x$ times.',
        },
        {
          do: `Subtract $${c}x$ from both sides: $${linear(a - c, b)} = ${d}$.`,
          why: 'Then $x$ stands on one side only.',
        },
        {
          do: `Subtract $${b}$ from both sides: $${a - c}x = ${d} - ${b} = ${d - b}$.`,
          why: 'This leaves the $x$-term by itself.',
        },
        { do: `Divide both sides by $${a - c}$: $x = ${quotient(d - b, a - c)}$.`, why: whyUnscale(a - c) },
      ],
      check: `For $x = ${x}$ the totals are $${workedLine(a, x, b)}$ and $${workedLine(c, x, d)}$: the same.`,
      faster: `At the start the gap is $${d} - ${b} = ${d - b}$, and each time it shrinks by $${a} - ${c} = ${a - c}$: $${quotient(d - b, a - c)}$.`,
    }
  },
  // Lets both totals grow, one unit at a time.
  check: ({ a, b, c, d }) => {
    let [x, first, second] = [0, b, d]
    while (first < second) {
      first += a
      second += c
      x++
    }
    return num(first === second ? x : 999)
  },
})

const thenEvaluate = template({
  id: 'algebra-1/both-sides-then-evaluate',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 100,
  response: 'choice',
  draw: (rng) => ({ ...drawFour(rng), m: int(rng, 2, 5), k: nonZero(rng, -9, 9) }),
  frames: [
    { id: 'value', kind: 'multi-step', stem: (p) => `If $${linTex(p)}$, what is the value of $${linear(p.m, p.k)}$?` },
  ],
  given: (p) => p,
  answer: ({ a, b, c, d, m, k }) => num(add(mul(m, div(d - b, a - c)), k)),
  traps: [
    {
      misconception: 'a1-stops-at-the-letter',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ d, b, a, c }) => [div(d - b, a - c)],
      rule: ({ a, b, c, d }) => num(div(d - b, a - c)),
    },
    {
      misconception: 'a1-adds-terms-across-the-equals-sign',
      classic: true,
      operation: 'added-instead-of-subtracted',
      operands: ({ a, c }) => [a, c],
      after: (got, { m, d, b, k }) => add(mul(m, div(d - b, got)), k),
      rule: ({ a, b, c, d, m, k }) => num(add(mul(m, div(d - b, a + c)), k)),
      why: ({ a, c }) =>
        `adds $${linear(a, 0)}$ and $${linear(c, 0)}$ when solving, although they stand on different sides.`,
    },
    {
      misconception: 'a1-repeats-the-operation',
      says: ({ b }) => movedWrongly(b),
      operation: 'added-instead-of-subtracted',
      operands: ({ d, b }) => [d, b],
      after: (got, { m, a, c, k }) => add(mul(m, div(got, a - c)), k),
      rule: ({ a, b, c, d, m, k }) => num(add(mul(m, div(d + b, a - c)), k)),
    },
    {
      misconception: 'a1-subtracts-in-the-wrong-order',
      says: () => 'I subtracted the two numbers in the wrong order, so my $x$ has the wrong sign.',
      operation: 'difference-turned-round',
      operands: ({ d, b }) => [d, b],
      after: (got, { m, a, c, k }) => add(mul(m, div(got, a - c)), k),
      rule: ({ a, b, c, d, m, k }) => num(add(mul(m, div(b - d, a - c)), k)),
    },
  ],
  explain: ({ a, b, c, d, m, k }) => {
    const x = (d - b) / (a - c)
    return {
      plan: 'Find $x$ from the equation first: variables to one side, constants to the other. Then put its value into the expression that is asked for.',
      steps: [
        {
          do: `${undo(c, 'x')}: $${linear(a - c, b)} = ${d}$.`,
          why: 'Now the variable stands on one side only.',
        },
        {
          do: `${undo(b)}: $${chain(term(a - c, 'x'), `${d}${signed(-b)}`, `${d - b}`)}$.`,
          why: 'Now the constants stand on the other side.',
        },
        {
          do: `${unscale(a - c)}: $x = ${quotient(d - b, a - c)}$.`,
          why: 'This is the variable, but not yet what is asked for.',
        },
        {
          do: `Put $x = ${x}$ into $${linear(m, k)}$: $${workedLine(m, x, k)}$.`,
          why: 'Multiply first, then add or subtract.',
        },
      ],
      check: `$x = ${x}$ makes both sides of the equation equal: $${workedLine(a, x, b)}$ and $${workedLine(c, x, d)}$.`,
      faster: `Both moves at once: $x$ is $${d}${signed(-b)} = ${d - b}$ divided by $${a}${signed(-c)} = ${a - c}$, so $x = ${x}$, and $${linear(m, k)}$ is $${m * x + k}$.`,
    }
  },
  // Finds x by trying numbers, and then the value by counting up from k.
  check: ({ a, b, c, d, m, k }) => {
    const x = Array.from({ length: 41 }, (_, i) => i - 20).find((n) => a * n + b === c * n + d) ?? 999
    return num(Array.from({ length: Math.abs(x) }).reduce((sum: number) => sum + (x < 0 ? -m : m), k))
  },
})

export const templates: readonly Template[] = [bare, offers, howMany, thenEvaluate]
