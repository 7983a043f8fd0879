import {
  add,
  div,
  int,
  linear,
  money,
  mul,
  nonZero,
  num,
  paren,
  person,
  pick,
  signed,
  type Template,
  table,
  template,
  text,
  twoPeople,
  until,
} from '#kit'
import { movedWrongly } from '../said.ts'
import { linTex } from './asked-of-lines.ts'

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
      rule: ({ a, b, c, d }) => num(div(d - b, a + c)),
      why: ({ a, c }) => `adds $${linear(a, 0)}$ and $${linear(c, 0)}$, although they stand on different sides.`,
    },
    {
      misconception: 'a1-repeats-the-operation',
      says: ({ b }) => movedWrongly(b),
      classic: true,
      rule: ({ a, b, c, d }) => num(div(d + b, a - c)),
      why: ({ b, d }) => `adds $${d}$ and $${b}$ instead of subtracting $${b < 0 ? `(${b})` : b}$ from $${d}$.`,
    },
    { misconception: 'a1-stops-before-dividing', rule: ({ b, d }) => num(d - b) },
    {
      misconception: 'a1-subtracts-in-the-wrong-order',
      rule: ({ a, b, c, d }) => num(div(b - d, a - c)),
      why: ({ a, b, c, d }) =>
        `takes $${d}$ from $${b}$ on one side, but $${linear(c, 0)}$ from $${linear(a, 0)}$ on the other.`,
    },
  ],
  explain: ({ a, b, c, d }) => [
    {
      do: `${c > 0 ? 'Subtract' : 'Add'} $${linear(Math.abs(c), 0)}$ on both sides: $${linear(a - c, b)} = ${d}$.`,
      why: 'Now the variable stands on one side only.',
    },
    {
      do: `${b > 0 ? 'Subtract' : 'Add'} $${Math.abs(b)}$ on both sides: $${linear(a - c, 0)} = ${d - b}$.`,
      why: 'Now the constants stand on the other side.',
    },
    { do: `Divide both sides by $${a - c}$: $x = ${(d - b) / (a - c)}$.`, why: 'The variable is alone.' },
  ],
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
      rule: ({ a, b, d }) => (whole(d - b, a) ? num(div(d - b, a)) : null),
      why: ({ a, c }) => `uses only the rate $${a}$; the other total grows too, by $${c}$ each time.`,
    },
    {
      misconception: 'a1-adds-terms-across-the-equals-sign',
      says: () => 'I added the two rates instead of taking their difference.',
      classic: true,
      rule: ({ a, b, c, d }) => (whole(d - b, a + c) ? num(div(d - b, a + c)) : null),
      why: ({ a, c }) => `divides by $${a} + ${c}$ instead of $${a} - ${c}$.`,
    },
    {
      misconception: 'a1-leaves-out-one-start',
      says: ({ b }) => `I left out the $${b}$ that is there from the start.`,
      rule: ({ a, c, d }) => num(div(d, a - c)),
      why: ({ b }) => `leaves out the $${b}$.`,
    },
    {
      misconception: 'a1-repeats-the-operation',
      says: ({ b, d }) => `I added $${b}$ and $${d}$ instead of taking their difference.`,
      rule: ({ a, b, c, d }) => num(div(d + b, a - c)),
      why: ({ b, d }) => `adds $${b}$ and $${d}$ instead of taking their difference.`,
    },
  ],
  explain: ({ a, b, c, d }) => [
    {
      do: `Let $x$ be the number asked for. Both totals are equal: $${linTex({ a, b, c, d })}$.`,
      why: 'Each total is a fixed amount plus the same amount again and again.',
    },
    {
      do: `Subtract $${c}x$ and $${b}$ on both sides: $${a - c}x = ${d - b}$.`,
      why: 'Variables to one side, numbers to the other.',
    },
    {
      do: `Divide by $${a - c}$: $x = ${(d - b) / (a - c)}$.`,
      why: `The gap of $${d - b}$ shrinks by $${a - c}$ each time.`,
    },
  ],
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

const NONE = 'There is no solution'
const ALL = 'Every number is a solution'
const only = (x: number) => text(`The only solution is $x = ${x}$`)

type HowMany = { p: number; q: number; c: number; d: number }

const tested = ({ p, q, c, d }: HowMany, x: number): string => {
  const [left, right] = [p * (x + q), c * x + d]
  return left === right
    ? 'is one solution, but every other number is a solution too.'
    : `is no solution: there the left side is $${left}$ and the right side $${right}$.`
}

/** p(x + q) against px + r, and one with different letters: how many solutions? */
const howMany = template({
  id: 'algebra-1/both-sides-how-many',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 80,
  response: 'choice',
  draw: (rng) => {
    const kind = pick(rng, ['one', 'all', 'none', 'zero', 'all', 'one'] as const)
    const [p, q] = [int(rng, 2, 8), nonZero(rng, -7, 7)]
    const c =
      kind === 'none' || kind === 'all'
        ? p
        : until(
            () => int(rng, 2, 9),
            (n) => n !== p,
          )
    const x = kind === 'zero' ? 0 : nonZero(rng, -6, 6)
    const d = kind === 'all' ? p * q : kind === 'none' ? p * q + p * nonZero(rng, -5, 5) : (p - c) * x + p * q
    return { p, q, c, d }
  },
  frames: [
    {
      id: 'statement',
      kind: 'bare',
      stem: ({ p, q, c, d }) => `Which statement about $${p}(x${signed(q)}) = ${linear(c, d)}$ is true?`,
    },
  ],
  given: (p) => p,
  answer: ({ p, q, c, d }) => (p === c ? text(p * q === d ? ALL : NONE) : only((d - p * q) / (p - c))),
  traps: [
    {
      misconception: 'a1-misreads-cancelled-variables',
      classic: true,
      rule: ({ p, q, c, d }) => (p === c ? text(p * q === d ? NONE : ALL) : null),
      why: ({ p, q, d }) =>
        p * q === d
          ? 'stops when the variables cancel; the constants that are left are equal.'
          : `stops when the variables cancel; the constants that are left, $${p * q}$ and $${d}$, differ.`,
    },
    {
      misconception: 'a1-distributes-to-first-term-only',
      classic: true,
      rule: ({ p, q, c, d }) => (p !== c && whole(d - q, p - c) ? only((d - q) / (p - c)) : null),
      why: ({ p, q }) => `multiplies only the $x$ by $${p}$ and leaves the $${q}$ as it was.`,
    },
    {
      misconception: 'a1-takes-equal-letters-for-no-solution',
      rule: () => text(NONE),
      why: ({ p, c }) =>
        p === c
          ? 'stops when the variables cancel; the numbers that are left are equal.'
          : `cannot be: $${p}x$ and $${c}x$ differ, so the variables do not vanish.`,
    },
    {
      misconception: 'a1-takes-vanished-letters-for-identity',
      rule: () => text(ALL),
      why: ({ p, q, c, d }) =>
        p === c
          ? `stops when the variables cancel; the numbers that are left, $${p * q}$ and $${d}$, differ.`
          : `cannot be: $${p}x$ and $${c}x$ differ, so the variables do not vanish.`,
    },
    { misconception: 'a1-takes-no-letters-for-zero', rule: () => only(0), why: (p) => tested(p, 0) },
    { misconception: 'a1-sets-the-parentheses-to-zero', rule: ({ q }) => only(-q), why: (p) => tested(p, -p.q) },
    {
      misconception: 'a1-subtracts-in-the-wrong-order',
      rule: ({ p, q, c, d }) => (p === c || d === p * q ? null : only((p * q - d) / (p - c))),
      why: (p) => tested(p, (p.p * p.q - p.d) / (p.p - p.c)),
    },
  ],
  explain: ({ p, q, c, d }) => [
    { do: `Multiply out: $${linear(p, p * q)} = ${linear(c, d)}$.`, why: `The $${p}$ multiplies both terms.` },
    p === c
      ? {
          do: `Subtract $${p}x$ on both sides: $${p * q} = ${d}$.`,
          why:
            p * q === d
              ? 'This is true whatever $x$ is, so every number is a solution.'
              : 'This is false whatever $x$ is, so there is no solution.',
        }
      : {
          do: `Subtract $${linear(c, 0)}$ and ${q > 0 ? 'subtract' : 'add'} $${Math.abs(p * q)}$ on both sides: $${linear(p - c, 0)} = ${d - p * q}$${p - c === 1 ? '' : `, so $x = ${(d - p * q) / (p - c) || 0}$`}.`,
          why: 'The variable terms differ, so there is exactly one solution.',
        },
  ],
  // Two values decide: a linear difference that vanishes at both vanishes everywhere.
  check: ({ p, q, c, d }) => {
    const gap = (x: number) => p * (x + q) - (c * x + d)
    if (gap(0) === gap(1)) return text(gap(0) === 0 ? ALL : NONE)
    return only(Array.from({ length: 41 }, (_, i) => i - 20).find((x) => gap(x) === 0) ?? 999)
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
    { misconception: 'a1-stops-at-the-letter', classic: true, rule: ({ a, b, c, d }) => num(div(d - b, a - c)) },
    {
      misconception: 'a1-adds-terms-across-the-equals-sign',
      classic: true,
      rule: ({ a, b, c, d, m, k }) => num(add(mul(m, div(d - b, a + c)), k)),
      why: ({ a, c }) =>
        `adds $${linear(a, 0)}$ and $${linear(c, 0)}$ when solving, although they stand on different sides.`,
    },
    {
      misconception: 'a1-repeats-the-operation',
      says: ({ b }) => movedWrongly(b),
      rule: ({ a, b, c, d, m, k }) => num(add(mul(m, div(d + b, a - c)), k)),
    },
    {
      misconception: 'a1-subtracts-in-the-wrong-order',
      says: () => 'I subtracted the two numbers in the wrong order, so my $x$ has the wrong sign.',
      rule: ({ a, b, c, d, m, k }) => num(add(mul(m, div(b - d, a - c)), k)),
    },
  ],
  explain: ({ a, b, c, d, m, k }) => [
    {
      do: `Collect the variables on one side and the numbers on the other: $${linear(a - c, 0)} = ${d - b}$.`,
      why: 'The same is done to both sides.',
    },
    { do: `Divide by $${a - c}$: $x = ${(d - b) / (a - c)}$.`, why: 'This is the variable, not yet the answer.' },
    {
      do: `Put it in: $${m} \\cdot ${paren((d - b) / (a - c))}${signed(k)} = ${(m * (d - b)) / (a - c) + k}$.`,
      why: `The question asks for $${linear(m, k)}$.`,
    },
  ],
  // Finds x by trying numbers, and then the value by counting up from k.
  check: ({ a, b, c, d, m, k }) => {
    const x = Array.from({ length: 41 }, (_, i) => i - 20).find((n) => a * n + b === c * n + d) ?? 999
    return num(Array.from({ length: Math.abs(x) }).reduce((sum: number) => sum + (x < 0 ? -m : m), k))
  },
})

export const templates: readonly Template[] = [bare, offers, howMany, thenEvaluate]
