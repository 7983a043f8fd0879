import {
  add,
  decimal,
  div,
  frac,
  int,
  mul,
  num,
  person,
  pick,
  sub,
  type Template,
  table,
  template,
  toDecimalText,
  toTex,
  until,
} from '#kit'

export const cond = { skill: 'a2-conditional-probability', calculator: true, response: 'choice' } as const

/** A two-way table: yes and no (rows), two grades (columns). */
type Two = Readonly<{ a: number; b: number; c: number; d: number; col: boolean }>
const topics = ['play an instrument', 'walk to school', 'have a pet']

const twoWay = ({ a, b, c, d }: Two) =>
  table(
    ['', 'Grade 10', 'Grade 11', 'Total'],
    [
      ['Yes', a, b, a + b],
      ['No', c, d, c + d],
      ['Total', a + c, b + d, a + b + c + d],
    ],
    '',
    true,
  )

const drawTwo = (rng: () => number): Two =>
  until(
    () => ({
      a: int(rng, 6, 30),
      b: int(rng, 6, 30),
      c: int(rng, 6, 30),
      d: int(rng, 6, 30),
      col: int(rng, 0, 1) === 1,
    }),
    ({ a, b, c, d }) => new Set([a, b, c, d]).size === 4 && a * d !== b * c && a + b !== a + c,
  )

const fromTable = template({
  ...cond,
  id: 'algebra-2/conditional-from-table',
  difficulty: 'Medium',
  b: 0,
  seconds: 65,
  balance: 'place',
  draw: drawTwo,
  frames: [
    {
      id: 'choice',
      kind: 'table',
      items: 7,
      stem: (e, rng) =>
        `<p>The students of two grades were asked whether they ${pick(rng, topics)}.</p>${twoWay(e)}<p>${e.col ? 'A student of grade 10 is chosen at random. What is the probability that this student said yes?' : 'A student who said yes is chosen at random. What is the probability that this student is in grade 10?'}</p>`,
    },
  ],
  given: ({ a, b, c, d, col }) => ({ a, b, c, d, col }),
  answer: ({ a, b, c, col }) => num(frac(a, col ? a + c : a + b)),
  traps: [
    {
      misconception: 'a2-prob-turns-the-condition-over',
      classic: true,
      operation: 'wrong-whole',
      operands: ({ a, col, b, c }) => [a, col ? a + b : a + c],
      rule: ({ a, b, c, col }) => num(frac(a, col ? a + b : a + c)),
      why: () => 'has condition and event swapped.',
    },
    {
      misconception: 'a2-prob-divides-by-everyone',
      classic: true,
      operation: 'wrong-whole',
      operands: ({ a, b, c, d }) => [a, a + b + c + d],
      rule: ({ a, b, c, d }) => num(frac(a, a + b + c + d)),
      why: () => 'divides by all students, although the condition leaves only a part of them.',
    },
    {
      misconception: 'a2-prob-compares-with-the-rest',
      operation: 'wrong-whole',
      operands: ({ a, b, c, col }) => [a, col ? c : b],
      rule: ({ a, b, c, col }) => (a < (col ? c : b) ? num(frac(a, col ? c : b)) : null),
      says: () => 'I divided by the others only instead of by all who meet the condition.',
      why: () => 'compares with the others only, not with all who meet the condition.',
    },
    {
      misconception: 'a2-prob-compares-with-the-rest',
      operation: 'wrong-number-used',
      operands: ({ b, c, col }) => [col ? c : b],
      after: (got, { a, b, c, col }) => div(got, a + (col ? c : b)),
      rule: ({ a, b, c, col }) => num(frac(col ? c : b, col ? a + c : a + b)),
      says: () => 'I gave the probability of the opposite.',
      why: () => 'is the probability of the opposite.',
    },
    {
      misconception: 'a2-prob-divides-by-everyone',
      operation: 'solved-for-the-other',
      operands: ({ a, b, c, d, col }) => [div(a + (col ? c : b), a + b + c + d)],
      rule: ({ a, b, c, d, col }) => num(frac(col ? a + c : a + b, a + b + c + d)),
      says: () => 'I gave the probability of the condition itself.',
      why: () => 'is the probability of the condition itself.',
    },
  ],
  explain: ({ a, b, c, col }) => {
    const all = col ? a + c : a + b
    const result = toTex(frac(a, all))
    return {
      plan: 'A condition makes the group smaller. Divide the number that fits by the number of all who meet the condition.',
      steps: [
        {
          do: `The condition leaves ${col ? `the ${all} students of grade 10` : `the ${all} students who said yes`}.`,
          why: `Only these can be chosen: it is the total of ${col ? 'the column' : 'the row'}.`,
        },
        {
          do: `Among them, ${a} ${col ? 'said yes' : 'are in grade 10'}.`,
          why: 'Take the cell where the row and the column meet.',
        },
        {
          do: `The probability is $\\frac{${a}}{${all}}${result === `\\frac{${a}}{${all}}` ? '' : ` = ${result}`}$.`,
          why: 'The number of those that fit is divided by the number of all who can be chosen.',
        },
      ],
      check: `The other ${col ? c : b} who meet the condition have the probability $${toTex(frac(col ? c : b, all))}$, and $${result} + ${toTex(frac(col ? c : b, all))} = 1$.`,
      faster: `Cover the numbers that do not meet the condition, ${col ? 'the column of grade 11' : 'the row of those who said no'}: of the ${all} that are left, ${a} fit, so it is $\\frac{${a}}{${all}}$. The grand total plays no part.`,
    }
  },
  check: ({ a, b, c, d, col }) => {
    const all = a + b + c + d
    return num(div(frac(a, all), frac(col ? a + c : a + b, all)))
  },
})

type Two2 = Readonly<{ r: number; g: number; same: boolean }>

const marbles = template({
  ...cond,
  id: 'algebra-2/two-draws-without-return',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 75,
  balance: 'place',
  draw: (rng): Two2 =>
    until(
      () => ({ r: int(rng, 3, 9), g: int(rng, 3, 9), same: int(rng, 0, 1) === 1 }),
      ({ r, g }) => r !== g,
    ),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 6,
      stem: ({ r, g, same }, rng) =>
        `A bag contains ${r} red and ${g} green marbles. ${person(rng)} takes out two of them at random, one after the other, without putting the first one back. What is the probability that ${same ? 'both are red' : 'the first is red and the second is green'}?`,
    },
  ],
  given: ({ r, g, same }) => ({ r, g, same }),
  answer: ({ r, g, same }) => num(mul(frac(r, r + g), frac(same ? r - 1 : g, r + g - 1))),
  traps: [
    {
      misconception: 'a2-prob-puts-it-back',
      classic: true,
      operation: 'wrong-whole',
      operands: ({ r, g, same }) => [same ? r : g, r + g],
      after: (got, { r, g }) => mul(frac(r, r + g), got),
      rule: ({ r, g, same }) => num(mul(frac(r, r + g), frac(same ? r : g, r + g))),
      why: () => 'works as if the first marble were put back.',
    },
    {
      misconception: 'a2-prob-puts-it-back',
      operation: 'wrong-whole',
      operands: ({ r, g }) => [r - 1, r + g],
      after: (got, { r, g }) => mul(frac(r, r + g), got),
      rule: ({ r, g, same }) => (same ? num(mul(frac(r, r + g), frac(r - 1, r + g))) : null),
      says: () => 'I took one red marble away for the second draw, but not from the total.',
      why: () => 'forgets that one marble fewer is in the bag.',
    },
    {
      misconception: 'a2-prob-puts-it-back',
      operation: 'wrong-number-used',
      operands: ({ r, g, same }) => [same ? r : g - 1],
      after: (got, { r, g }) => mul(frac(r, r + g), div(got, r + g - 1)),
      rule: ({ r, g, same }) => num(mul(frac(r, r + g), frac(same ? r : g - 1, r + g - 1))),
      says: ({ same }) =>
        same
          ? 'I made the total smaller for the second draw, but not the number of red marbles.'
          : 'I took away a green marble after the first draw, although a red one was taken.',
      why: ({ same, r, g }) =>
        same
          ? `still counts ${r} red marbles in the second draw.`
          : `counts ${g - 1} green marbles in the second draw; there are still ${g}.`,
    },
    {
      misconception: 'a2-prob-adds-the-probabilities',
      operation: 'added-instead-of-multiplied',
      operands: ({ r, g, same }) => [frac(r, r + g), frac(same ? r - 1 : g, r + g - 1)],
      rule: ({ r, g, same }) => {
        const p = add(frac(r, r + g), frac(same ? r - 1 : g, r + g - 1))
        return p.n < p.d ? num(p) : null
      },
      says: () => 'I added the probabilities of the two draws.',
      why: () => 'adds the two probabilities.',
    },
    {
      misconception: 'a2-prob-gives-one-draw',
      rule: ({ r, g, same }) => num(frac(same ? r - 1 : g, r + g - 1)),
      says: () => 'I gave the probability of the second draw alone.',
      why: () => 'is the probability of the second draw alone.',
    },
    {
      misconception: 'a2-prob-gives-one-draw',
      rule: ({ r, g }) => num(frac(r, r + g)),
      says: () => 'I gave the probability of the first draw alone.',
      why: () => 'is the probability of the first draw alone.',
    },
  ],
  explain: ({ r, g, same }) => {
    const [n, second] = [r + g, same ? r - 1 : g]
    return {
      plan: 'Both draws must happen, so their probabilities are multiplied. The first draw changes what is in the bag for the second.',
      steps: [
        {
          do: `First draw: ${r} of $${r} + ${g} = ${n}$ marbles are red, so the probability is $\\frac{${r}}{${n}}$.`,
          why: 'The number of red marbles is divided by the number of all.',
        },
        {
          do: `Second draw: ${n - 1} marbles are left, and ${second} of them are ${same ? 'red' : 'green'}, so the probability is $\\frac{${second}}{${n - 1}}$.`,
          why: same ? 'One red marble is gone.' : 'A red marble is gone; the green ones are all still there.',
        },
        {
          do: `Both: $\\frac{${r}}{${n}} \\cdot \\frac{${second}}{${n - 1}} = \\frac{${r * second}}{${n * (n - 1)}}$.`,
          why: 'For one event and then another the probabilities are multiplied.',
        },
        {
          do: `In lowest terms this is $${toTex(frac(r * second, n * (n - 1)))}$.`,
          why: 'Divide top and bottom by their common factors.',
        },
      ],
      check: `In decimals: $${(r / n).toFixed(3)} \\cdot ${(second / (n - 1)).toFixed(3)} \\approx ${((r / n) * (second / (n - 1))).toFixed(3)}$, and $${toTex(frac(r * second, n * (n - 1)))} \\approx ${((r * second) / (n * (n - 1))).toFixed(3)}$.`,
      faster: `On the calculator, in one line: $${r} \\div ${n} \\cdot ${second} \\div ${n - 1} \\approx ${((r / n) * (second / (n - 1))).toFixed(4)}$. Among the options this is $${toTex(frac(r * second, n * (n - 1)))}$.`,
    }
  },
  check: ({ r, g, same }) => {
    // All ordered pairs of two different marbles; the first r are red.
    let [n, all] = [0, 0]
    for (let i = 0; i < r + g; i++)
      for (let j = 0; j < r + g; j++) {
        if (i === j) continue
        all++
        if (i < r && j < r === same) n++
      }
    return num(frac(n, all))
  },
})

type Ind = Readonly<{ p: number; q: number }>
export const two = (x: number) => toDecimalText(frac(x, 100))

const union = template({
  ...cond,
  id: 'algebra-2/one-or-the-other',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 65,
  draw: (rng): Ind =>
    until(
      () => ({ p: int(rng, 2, 9) * 10, q: int(rng, 2, 9) * 10 }),
      ({ p, q }) => p !== q,
    ),
  frames: [
    {
      id: 'grid',
      kind: 'bare',
      items: 6,
      response: 'grid',
      stem: ({ p, q }) =>
        `The events $A$ and $B$ are independent, with $P(A) = ${two(p)}$ and $P(B) = ${two(q)}$. What is $P(A \\text{ or } B)$?`,
    },
  ],
  given: ({ p, q }) => ({ p: frac(p, 100), q: frac(q, 100) }),
  answer: ({ p, q }) => decimal(frac(100 * p + 100 * q - p * q, 10000)),
  traps: [
    {
      misconception: 'a2-prob-adds-the-probabilities',
      classic: true,
      operation: 'term-left-out',
      operands: ({ p, q }) => [p, q],
      rule: ({ p, q }) => num(add(p, q)),
      says: () => 'I added the two probabilities and counted twice what belongs to both.',
      why: () => 'counts twice what belongs to both.',
    },
    {
      misconception: 'a2-prob-confuses-and-with-or',
      rule: ({ p, q }) => num(mul(p, q)),
      says: () => 'I gave the probability that both happen.',
      why: () => 'is the probability of both.',
    },
    {
      misconception: 'a2-prob-confuses-and-with-or',
      rule: ({ p, q }) => num(mul(sub(1, p), sub(1, q))),
      says: () => 'I gave the probability that neither happens.',
      why: () => 'is the probability of neither.',
    },
    {
      misconception: 'a2-prob-confuses-and-with-or',
      operation: 'counted-twice',
      operands: ({ p, q }) => [mul(p, q)],
      after: (got, { p, q }) => sub(add(p, q), got),
      rule: ({ p, q }) => num(sub(add(p, q), mul(2, mul(p, q)))),
      says: () => 'I gave the probability that exactly one of them happens.',
      why: () => 'is the probability of exactly one of them.',
    },
  ],
  explain: ({ p, q }) => ({
    plan: 'For one event or the other, add the probabilities and subtract what was counted twice. For independent events, both have the product of the probabilities.',
    steps: [
      {
        do: `Both: $P(A \\text{ and } B) = ${two(p)} \\cdot ${two(q)} = ${toDecimalText(frac(p * q, 10000))}$.`,
        why: 'The events are independent, so the probabilities are multiplied.',
      },
      {
        do: `The sum of the two probabilities is $${two(p)} + ${two(q)} = ${two(p + q)}$.`,
        why: 'In this sum what belongs to both events is counted twice.',
      },
      {
        do: `$P(A \\text{ or } B) = ${two(p + q)} - ${toDecimalText(frac(p * q, 10000))} = ${toDecimalText(frac(100 * p + 100 * q - p * q, 10000))}$`,
        why: 'What belongs to both is to be counted only once.',
      },
    ],
    check: `In 100 tries, $A$ happens in ${p}, and of the other ${100 - p} tries $B$ happens in ${q}%, that is $${toDecimalText(frac((100 - p) * q, 100))}$. Together these are $${toDecimalText(frac(100 * p + 100 * q - p * q, 100))}$ of 100.`,
    faster: `Subtract the opposite: neither happens with the probability $${two(100 - p)} \\cdot ${two(100 - q)} = ${toDecimalText(frac((100 - p) * (100 - q), 10000))}$, so one or the other happens with $1 - ${toDecimalText(frac((100 - p) * (100 - q), 10000))} = ${toDecimalText(frac(100 * p + 100 * q - p * q, 10000))}$.`,
  }),
  check: ({ p, q }) => num(sub(1, mul(sub(1, p), sub(1, q)))),
})

export const templates: readonly Template[] = [fromTable, marbles, union]
