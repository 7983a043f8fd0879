/** Infinite geometric series: repeating decimals, bouncing balls, claims, and the mistakes of others. */

import {
  add,
  div,
  type Frac,
  type Fracish,
  frac,
  gcd,
  int,
  judgeStatements,
  mul,
  nameTheWorkedMistake,
  num,
  pick,
  sub,
  type Template,
  template,
  toNumber,
  toTex,
  until,
  withFaster,
} from '#kit'
import { base, drawSeries, sumOf } from './infinite-series.ts'

const repeating = template({
  ...base,
  id: 'algebra-2/repeating-decimal-as-series',
  balance: 'distance',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 80,
  draw: (rng) =>
    until(
      () => ({ n: int(rng, 12, 98) }),
      ({ n }) => gcd(n, 990) === 1 || gcd(n, 99) === 3,
    ),
  frames: [
    {
      id: 'fraction',
      kind: 'bare',
      items: 6,
      stem: ({ n }) => `Which fraction is equal to the repeating decimal $0.\\overline{${n}} = 0.${n}${n}${n}\\ldots$?`,
    },
    {
      id: 'series',
      kind: 'multi-step',
      response: 'grid',
      items: 4,
      stem: ({ n }) =>
        `The repeating decimal $0.${n}${n}${n}\\ldots$ is the sum of the series $\\frac{${n}}{100} + \\frac{${n}}{100^2} + \\frac{${n}}{100^3} + \\ldots$. What is this sum as a fraction?`,
    },
  ],
  given: (p) => p,
  answer: ({ n }) => num(frac(n, 99)),
  traps: [
    {
      misconception: 'a2-inf-cuts-the-decimal-off',
      classic: true,
      operation: 'wrong-whole',
      operands: ({ n }) => [n, 100],
      rule: ({ n }) => num(frac(n, 100)),
      why: ({ n }) => `is the decimal 0.${n}, which ends.`,
    },
    {
      misconception: 'a2-inf-takes-the-wrong-ratio',
      says: () => 'I used the ratio of one tenth, as for a block of one digit.',
      operation: 'wrong-whole',
      operands: ({ n }) => [n, 90],
      rule: ({ n }) => num(sumOf(frac(n, 100), frac(1, 10))),
      why: () => 'uses the ratio of one tenth; a block of two digits moves by two places.',
    },
    {
      misconception: 'a2-inf-repeats-one-digit-only',
      rule: ({ n }) => num(frac(n - Math.floor(n / 10), 90)),
      why: ({ n }) => `is 0.${n}${n % 10}${n % 10}…: there only the digit ${n % 10} repeats.`,
    },
    {
      misconception: 'a2-inf-adds-the-ratio',
      operation: 'added-instead-of-subtracted',
      operands: () => [1, frac(1, 100)],
      after: (got, { n }) => div(frac(n, 100), got),
      rule: ({ n }) => num(div(frac(n, 100), add(1, frac(1, 100)))),
      why: () => 'divides by $1 + r$ instead of $1 - r$.',
    },
    {
      misconception: 'a2-inf-takes-the-wrong-ratio',
      rule: ({ n }) => num(sumOf(frac(n, 1000), frac(1, 10))),
      why: () => 'starts with thousandths and uses the ratio of one tenth.',
      says: () => 'I started with thousandths and used the ratio of one tenth.',
      twoSlips: true,
    },
  ],
  explain: ({ n }) => ({
    plan: 'Write the decimal as an infinite geometric series: each block of digits is the same fraction of the block before it.',
    steps: [
      {
        do: `First term $a = \\frac{${n}}{100}$, ratio $r = \\frac{1}{100}$.`,
        why: 'Each block of two digits stands two places farther to the right.',
      },
      { do: '$1 - r = \\frac{99}{100}$', why: 'The denominator of the formula.' },
      {
        do: `$S = \\frac{${n}}{100} \\div \\frac{99}{100} = \\frac{${n}}{99}$${n % 3 === 0 ? ` $= ${toTex(frac(n, 99))}$` : ''}`,
        why: 'The hundredths cancel.',
      },
    ],
    check: `If $x = 0.${n}${n}\\ldots$, then $100x = ${n}.${n}${n}\\ldots$, so $99x = 100x - x = ${n}$ and $x = \\frac{${n}}{99}$.`,
    faster: `Two digits that repeat right after the decimal point stand over 99: $\\frac{${n}}{99}$${n % 3 === 0 ? ` $= ${toTex(frac(n, 99))}$` : ''}.`,
  }),
  // 100x − x.
  check: ({ n }) => num(div(n, sub(100, 1))),
})

const BOUNCES = [frac(1, 2), frac(2, 3), frac(3, 4), frac(3, 5), frac(4, 5), frac(2, 5), frac(1, 3)] as const

const ball = template({
  ...base,
  id: 'algebra-2/bouncing-ball-distance',
  difficulty: 'High',
  b: 0.9,
  seconds: 110,
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const r = pick(rng, BOUNCES)
        return { h: int(rng, 3, 20), r }
      },
      ({ h, r }) => sumOf(h, r).d === 1 && mul(h, div(add(1, r), sub(1, r))).d === 1,
    ),
  frames: [
    {
      id: 'ball',
      kind: 'words',
      items: 6,
      stem: ({ h, r }) =>
        `A ball is dropped from a height of ${h} feet. After each bounce it rises to $${toTex(r)}$ of the height that it fell from. How many feet does it travel in all, up and down, until it comes to rest?`,
    },
    {
      id: 'typed',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: ({ h, r }) =>
        `A rubber ball falls ${h} feet onto a floor and keeps bouncing straight up and down. Each bounce is $${toTex(r)}$ as high as the one before, and the first bounce is $${toTex(r)}$ of ${h} feet high. What is the total distance, in feet, that the ball travels?`,
    },
  ],
  given: (p) => p,
  answer: ({ h, r }) => num(mul(h, div(add(1, r), sub(1, r)))),
  traps: [
    {
      misconception: 'a2-inf-counts-only-the-way-down',
      classic: true,
      operation: 'term-left-out',
      operands: ({ h, r }) => [div(h, sub(1, r))],
      rule: ({ h, r }) => num(sumOf(h, r)),
      why: () => 'counts the falls only; after each bounce the ball also goes up.',
    },
    {
      misconception: 'a2-inf-counts-the-first-drop-twice',
      operation: 'counted-twice',
      operands: ({ h }) => [h],
      after: (got, { h, r }) => add(got, div(mul(2 * h, r), sub(1, r))),
      rule: ({ h, r }) => num(mul(2, sumOf(h, r))),
      why: ({ h }) => `counts ${h} feet up as well, but the ball starts at the top.`,
    },
    {
      misconception: 'a2-inf-stops-after-one-bounce',
      operation: 'term-left-out',
      operands: ({ h, r }) => [h, mul(2 * h, r)],
      rule: ({ h, r }) => {
        const d = add(h, mul(2, mul(h, r)))
        return d.d === 1 ? num(d) : null
      },
      why: () => 'stops after one bounce up and down.',
    },
    {
      misconception: 'a2-inf-counts-only-the-way-up',
      operation: 'term-left-out',
      operands: ({ h, r }) => [div(mul(h, r), sub(1, r))],
      rule: ({ h, r }) => num(sumOf(mul(h, r), r)),
      why: () => 'counts the ways up only.',
    },
    {
      misconception: 'a2-inf-leaves-out-the-first-drop',
      operation: 'term-left-out',
      operands: ({ h, r }) => [div(mul(2 * h, r), sub(1, r))],
      rule: ({ h, r }) => num(mul(2, sumOf(mul(h, r), r))),
      why: ({ h }) => `leaves out the first fall of ${h} feet.`,
    },
  ],
  explain: ({ h, r }) => ({
    plan: 'Add the falls and the rises as two infinite geometric series; the rises lack the first drop.',
    steps: [
      {
        do: `Falls: first term ${h}, ratio $${toTex(r)}$, so $${h} \\div ${toTex(sub(1, r))} = ${toTex(sumOf(h, r))}$.`,
        why: 'Each fall is that fraction of the one before.',
      },
      {
        do: `Rises: the first one is $${h} \\cdot ${toTex(r)} = ${toTex(mul(h, r))}$, so they add up to $${toTex(sumOf(mul(h, r), r))}$.`,
        why: `As much as the falls without the first ${h} feet.`,
      },
      {
        do: `Together: $${toTex(sumOf(h, r))} + ${toTex(sumOf(mul(h, r), r))} = ${toTex(mul(h, div(add(1, r), sub(1, r))))}$ feet.`,
        why: 'Up and down.',
      },
    ],
    faster: `In one formula: $h \\cdot \\frac{1 + r}{1 - r} = ${h} \\cdot ${toTex(div(add(1, r), sub(1, r)))} = ${toTex(mul(h, div(add(1, r), sub(1, r))))}$.`,
    check: `Twice the falls, less the first drop: $2 \\cdot ${toTex(sumOf(h, r))} - ${h} = ${toTex(mul(h, div(add(1, r), sub(1, r))))}$.`,
  }),
  check: ({ h, r }) => {
    let [d, up] = [h, h * toNumber(r)]
    for (let i = 0; i < 500; i++) [d, up] = [d + 2 * up, up * toNumber(r)]
    return num(Math.round(d))
  },
})

type Facts = Readonly<{ a: number; n: number; d: number }>
const ratioOf = ({ n, d }: Facts) => frac(n, d)

const claims = template({
  ...base,
  id: 'algebra-2/infinite-series-claims',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 85,
  ...withFaster(
    judgeStatements({
      slip: 'a2-seq',
      items: 6,
      draw: (rng): Facts =>
        until(
          () => ({ a: int(rng, 2, 9), n: int(rng, 2, 7), d: int(rng, 2, 7) }),
          ({ a, n, d }) => d % n !== 0 && n % d !== 0 && gcd(n, d) === 1 && a * n !== a * d + n,
        ),
      setup: (e) => `An infinite geometric series has first term ${e.a} and ratio $${toTex(ratioOf(e))}$.`,
      plan: 'Compare the ratio with one. With a positive ratio below one the terms shrink toward zero and the sums settle; above one the terms grow and the sums have no limit. A single term is found by multiplying.',
      claims: (e) => {
        const small = e.n < e.d
        return [
          {
            id: 'sum',
            says: '“The series has a sum.”',
            holds: small,
            tested: `The ratio is $${toTex(ratioOf(e))}$, ${small ? 'less' : 'more'} than 1. A geometric series has a sum exactly when its ratio lies between $-1$ and $1$.`,
          },
          {
            id: 'none',
            says: '“The partial sums grow beyond every number.”',
            holds: !small,
            tested: `${small ? `The ratio is less than 1, so the sums settle at $\\frac{${e.a}}{1 - ${toTex(ratioOf(e))}} = ${toTex(div(e.a, sub(1, ratioOf(e))))}$` : `The ratio is more than 1, so each term adds more than the one before, at least ${e.a}`}.`,
          },
          {
            id: 'shrink',
            says: '“The terms come closer and closer to 0.”',
            holds: small,
            tested: `Each term is $${toTex(ratioOf(e))}$ of the one before: after $${e.a}$ comes $${toTex(mul(e.a, ratioOf(e)))}$, then $${toTex(mul(mul(e.a, ratioOf(e)), ratioOf(e)))}$.`,
          },
          {
            id: 'grow',
            says: '“Each term is larger than the one before it.”',
            holds: !small,
            tested: `Multiply by the ratio: $${e.a} \\cdot ${toTex(ratioOf(e))} = ${toTex(mul(e.a, ratioOf(e)))}$, which is ${small ? 'less' : 'more'} than $${e.a}$, and so it goes on.`,
          },
          {
            id: 'second',
            says: `“The second term is $${toTex(mul(e.a, ratioOf(e)))}$.”`,
            holds: true,
            tested: `The second term is the first times the ratio: $${e.a} \\cdot ${toTex(ratioOf(e))} = ${toTex(mul(e.a, ratioOf(e)))}$.`,
          },
          {
            id: 'added',
            says: `“The second term is $${toTex(add(e.a, ratioOf(e)))}$.”`,
            holds: false,
            tested: `From each term to the next one multiplies by the ratio: $${e.a} \\cdot ${toTex(ratioOf(e))} = ${toTex(mul(e.a, ratioOf(e)))}$.`,
            because: 'Adding the same number each time makes an arithmetic series.',
          },
        ]
      },
      verify: (e, id) => {
        const t = [...Array(60).keys()].map((i) => e.a * toNumber(ratioOf(e)) ** i)
        const last = t.at(-1) as number
        if (id === 'sum' || id === 'shrink') return last < 0.01
        if (id === 'none' || id === 'grow') return last > e.a
        const named = id === 'second' ? (e.a * e.n) / e.d : e.a + e.n / e.d
        return Math.abs((t[1] as number) - named) < 1e-9
      },
      checked: (e) => {
        const t = (i: number) => {
          const x = e.a * toNumber(ratioOf(e)) ** (i - 1)
          return x < 1 ? x.toPrecision(2) : Number(x.toFixed(2))
        }
        return `Work some terms out: the first four are about $${[1, 2, 3, 4].map(t).join('$, $')}$, and the tenth is about $${t(10)}$.`
      },
    }),
    ({ e, ids }) => {
      const small = e.n < e.d
      const single = ids.some((id) => id === 'second' || id === 'added')
      const whole = ids.some((id) => id !== 'second' && id !== 'added')
      const seen = [
        whole
          ? `$${toTex(ratioOf(e))}$ is ${small ? 'less than 1, so the terms shrink toward 0 and the series has a sum' : 'more than 1, so the terms grow and the series has no sum'}`
          : [],
        single ? `the second term is $${e.a} \\cdot ${toTex(ratioOf(e))} = ${toTex(mul(e.a, ratioOf(e)))}$` : [],
      ].flat()
      return `Look at the ratio alone: ${seen.join('; ')}.`
    },
  ),
})

/** The wrong answer set beside the first term shows by what was divided, or what is missing. */
function againstTheFirst(a: number, r: Frac, which: number, name: string): string {
  const [right, rest] = [sumOf(a, r), sub(1, r)]
  const [plus, times, by, later] = [div(a, add(1, r)), mul(a, rest), div(a, r), sumOf(mul(a, r), r)]
  const divisor = (got: Frac, is: Frac, called: string) =>
    `Divide the first term by the answer: $${a} \\div ${group(got)} = ${toTex(is)}$. That is $${called}$, so ${name} divided by this.`
  return [
    divisor(plus, add(1, r), '1 + r'),
    `Divide the answer by the first term: $${toTex(times)} \\div ${a} = ${toTex(rest)}$. That is $1 - r$, so ${name} multiplied by it.`,
    divisor(by, r, 'r'),
    `The correct sum is $${toTex(right)}$, and $${toTex(right)} - ${group(later)} = ${a}$ is the first term. So just the first term is missing.`,
  ][which] as string
}

/** A negative number stands in parentheses after a sign. */
const group = (x: Frac): string => (x.n < 0 ? `(${toTex(x)})` : toTex(x))

const mistake = template({
  ...base,
  id: 'algebra-2/infinite-series-mistake',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 95,
  ...withFaster(
    nameTheWorkedMistake({
      slip: 'a2-seq',
      items: 6,
      draw: drawSeries,
      task: ({ a, r }) =>
        `looked for the sum of the infinite geometric series with first term ${a} and ratio $${toTex(r)}$`,
      solution: ({ a, r }) => num(sumOf(a, r)),
      work: ({ a, r }) => `$1 - r = ${toTex(sub(1, r))}$, and ${a} divided by it is the sum`,
      mistakes: ({ a, r }) => [
        {
          says: 'Dividing by $1 + r$ instead of $1 - r$',
          work: `the denominator is $${toTex(add(1, r))}$`,
          result: num(div(a, add(1, r))),
        },
        {
          says: 'Multiplying by $1 - r$ instead of dividing by it',
          work: `the factor is $${toTex(sub(1, r))}$`,
          result: num(mul(a, sub(1, r))),
        },
        {
          says: 'Dividing by $r$ instead of $1 - r$',
          work: `the denominator is $${toTex(r)}$`,
          result: num(div(a, r)),
        },
        {
          says: 'Starting with the second term',
          work: `the first term used is $${toTex(mul(a, r))}$`,
          result: num(sumOf(mul(a, r), r)),
        },
      ],
      redo: ({ a, r }) => {
        const over = (t: Fracish, n: number) => num(div(mul(t, r.d), n))
        return [
          over(a, r.d - r.n),
          over(a, r.d + r.n),
          num(frac(a * (r.d - r.n), r.d)),
          over(a, r.n),
          num(frac(a * r.n, r.d - r.n)),
        ]
      },
    }),
    ({ e: { a, r }, which, name }) => againstTheFirst(a, r, which, name),
  ),
})

export const templates: readonly Template[] = [repeating, ball, claims, mistake]
