import { expr, int, linear, money, person, pick, signed, type Template, table, template, until } from '#kit'
import { numbersOf } from '../read-tex.ts'

const skill = 'a1-expressions-and-distribution'

type Phrase = { kind: number; m: number; k: number }

const PHRASES: readonly ((m: number, k: number) => string)[] = [
  (m, k) => `${k} less than ${m} times a number $n$`,
  (m, k) => `${m} times the difference of a number $n$ and ${k}`,
  (m, k) => `the difference of ${k} and ${m} times a number $n$`,
  (m, k) => `${m} times the sum of a number $n$ and ${k}`,
  (m, k) => `${k} more than ${m} times a number $n$`,
]

/** The same phrases for $n = 10$, worked out word by word. */
const TRIED: readonly ((m: number, k: number) => string)[] = [
  (m, k) => `${m} times 10 is ${10 * m}, and ${k} less than that is $${10 * m - k}$`,
  (m, k) => `the difference of 10 and ${k} is $${10 - k}$, and ${m} times that is $${m * (10 - k)}$`,
  (m, k) => `${m} times 10 is ${10 * m}, and ${k} minus that is $${k - 10 * m}$`,
  (m, k) => `the sum of 10 and ${k} is ${10 + k}, and ${m} times that is $${m * (10 + k)}$`,
  (m, k) => `${m} times 10 is ${10 * m}, and ${k} more than that is $${10 * m + k}$`,
]

const FORMS: readonly ((p: Omit<Phrase, 'kind'>) => ReturnType<typeof expr>)[] = [
  ({ m, k }) => expr(`${m}n - ${k}`, ({ n }) => m * n - k),
  ({ m, k }) => expr(`${m}(n - ${k})`, ({ n }) => m * (n - k)),
  ({ m, k }) => expr(`${k} - ${m}n`, ({ n }) => k - m * n),
  ({ m, k }) => expr(`${m}(n + ${k})`, ({ n }) => m * (n + k)),
  ({ m, k }) => expr(`${m}n + ${k}`, ({ n }) => m * n + k),
]

/** The form with or without parentheses, and the one with the other sign. */
const OTHER_PLACE = [1, 0, 1, 4, 3]
const OTHER_SIGN = [4, 3, 4, 1, 0]

const otherSign = ({ kind, k }: Phrase): string => {
  if (kind === 2) return 'I wrote a sum where a difference is meant'
  return kind > 2 ? `I subtracted ${k} instead of adding it` : `I added ${k} instead of subtracting it`
}

const kindOf = (phrase: string): number =>
  PHRASES.findIndex((make) => make(0, 0).replace(/\d+/g, '') === phrase.replace(/\d+/g, ''))

const form = (p: Omit<Phrase, 'kind'>, i: number) =>
  (FORMS[i] as (p: Omit<Phrase, 'kind'>) => ReturnType<typeof expr>)(p)

const WORDS_TO_FORM = [
  '“less than” turns the order around: the number named first is taken away.',
  'the difference is multiplied as a whole, so it stands in parentheses.',
  'the difference starts with the number that is named first.',
  'the sum is multiplied as a whole, so it stands in parentheses.',
  '“more than” adds, and only $n$ is multiplied.',
]

const translate = template({
  id: 'algebra-1/words-to-expression',
  skill,
  difficulty: 'Low',
  b: -0.9,
  calculator: false,
  seconds: 50,
  response: 'choice',
  balance: 'place',
  draw: (rng): Phrase =>
    until(
      () => ({ kind: pick(rng, [0, 0, 1, 2, 2, 3, 4]), m: int(rng, 2, 12), k: int(rng, 2, 20) }),
      ({ m, k }) => m !== k,
    ),
  frames: [
    {
      id: 'phrase',
      kind: 'words',
      items: 8,
      stem: ({ kind, m, k }) => `Which expression stands for “${PHRASES[kind]?.(m, k)}”?`,
    },
  ],
  given: ({ kind, m, k }) => ({ phrase: PHRASES[kind]?.(m, k) ?? '', m, k }),
  answer: (p) => form(p, p.kind),
  traps: [
    {
      misconception: 'a1-eu-writes-in-reading-order',
      classic: true,
      rule: (g) =>
        g.phrase.includes('less than') ? form(g, 2) : g.phrase.startsWith('the difference') ? form(g, 0) : null,
      why: (p) => `subtracts in the wrong order: ${WORDS_TO_FORM[p.kind]}`,
    },
    {
      misconception: 'a1-eu-misplaces-the-parentheses',
      classic: true,
      rule: (g) => form(g, OTHER_PLACE[kindOf(g.phrase)] as number),
      why: (p) => `mixes up what is multiplied: ${WORDS_TO_FORM[p.kind]}`,
    },
    {
      misconception: 'a1-eu-mixes-up-sum-and-difference',
      says: (p) => `${otherSign(p)}.`,
      rule: (g) => form(g, OTHER_SIGN[kindOf(g.phrase)] as number),
      why: (p) => `has the wrong sign: ${WORDS_TO_FORM[p.kind]}`,
    },
    {
      misconception: 'a1-eu-mixes-up-sum-and-difference',
      says: (p) =>
        `${otherSign(p)}, and I ${p.kind % 2 === 1 ? 'left out the parentheses' : `multiplied not only $n$ but also ${p.k} by ${p.m}`}.`,
      twoSlips: true,
      rule: (g) => form(g, OTHER_SIGN[OTHER_PLACE[kindOf(g.phrase)] as number] as number),
      why: (p) => `has the wrong sign and the parentheses wrong: ${WORDS_TO_FORM[p.kind]}`,
    },
  ],
  explain: (p) => {
    const whole = p.kind === 1 || p.kind === 3
    const inner = `n ${p.kind === 1 ? '-' : '+'} ${p.k}`
    return {
      plan: 'A phrase is translated piece by piece: first find what belongs together as one quantity, then what is done to it, and in which order.',
      steps: [
        whole
          ? {
              do: `“The ${p.kind === 1 ? 'difference' : 'sum'} of a number $n$ and ${p.k}” is $${inner}$.`,
              why: 'It is one quantity, named as a whole.',
            }
          : { do: `“${p.m} times a number $n$” is $${p.m}n$.`, why: 'Only $n$ is multiplied.' },
        {
          do: whole
            ? `“${p.m} times” this quantity: ${form(p, p.kind).html}.`
            : p.kind === 0
              ? `“${p.k} less than” this: take $${p.k}$ away from $${p.m}n$, ${form(p, 0).html}.`
              : p.kind === 2
                ? `“The difference of ${p.k} and” this: start with $${p.k}$ and take $${p.m}n$ away, ${form(p, 2).html}.`
                : `“${p.k} more than” this: add $${p.k}$ to $${p.m}n$, ${form(p, 4).html}.`,
          why: `In this phrase ${WORDS_TO_FORM[p.kind]}`,
        },
      ],
      check: `Try $n = 10$. In words: ${TRIED[p.kind]?.(p.m, p.k)}. The expression, with $10$ in place of $n$, gives the same number.`,
    }
  },
  // Reads the words: what is multiplied, what is taken away from what.
  check: ({ phrase }) => {
    const [first = 0, second = 0] = numbersOf(phrase)
    if (/times the sum/.test(phrase)) return expr('', ({ n }) => first * (n + second))
    if (/times the difference/.test(phrase)) return expr('', ({ n }) => first * (n - second))
    if (/^the difference/.test(phrase)) return expr('', ({ n }) => first - second * n)
    return expr('', ({ n }) => second * n + (/less than/.test(phrase) ? -first : first))
  },
})

const group = template({
  id: 'algebra-1/expression-for-a-group',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 80,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 6, 25), b: int(rng, 2, 12), c: int(rng, 5, 30), off: pick(rng, [true, false]) }),
      ({ a, b, c, off }) => new Set([a, b, c, a + b]).size === 4 && (!off || a + b > c + 1),
    ),
  frames: [
    {
      id: 'museum',
      kind: 'words',
      items: 7,
      stem: ({ a, b, c, off }, rng) =>
        `${person(rng)} and friends visit ${pick(rng, ['a science museum', 'an aquarium', 'a climbing park', 'an escape room'])}. Each of the $n$ people pays ${money(a)} to get in and ${money(b)} for a locker. The group as a whole ${off ? `gets ${money(c)} off with a coupon` : `also pays ${money(c)} for a guide`}. Which expression gives the total in dollars?`,
    },
    {
      id: 'price-list',
      kind: 'table',
      items: 6,
      stem: ({ a, b, c, off }, rng) =>
        `<p>${person(rng)} plans a boat trip for $n$ people and finds this price list.</p>${table(
          ['What', 'Price'],
          [
            ['Ticket, each person', money(a)],
            ['Lunch box, each person', money(b)],
            [off ? 'Group discount, taken off once' : 'Booking fee, paid once', money(c)],
          ],
        )}<p>Everyone takes a lunch box. Which expression gives the total in dollars?</p>`,
    },
  ],
  given: (p) => p,
  answer: ({ a, b, c, off }) => expr(`${a + b}n ${off ? '-' : '+'} ${c}`, ({ n }) => (a + b) * n + (off ? -c : c)),
  traps: [
    {
      misconception: 'a1-eu-counts-a-price-once',
      says: ({ b }) => `I counted the ${money(b)} only once, although each person pays it.`,
      classic: true,
      rule: ({ a, b, c, off }) => {
        const k = off ? b - c : b + c
        return k === 0 ? null : expr(`${a}n${signed(k)}`, ({ n }) => a * n + k)
      },
      why: ({ b }) => `counts the ${money(b)} only once, but each person pays it.`,
    },
    {
      misconception: 'a1-eu-counts-a-fixed-part-for-each',
      says: ({ c }) => `I counted the ${money(c)} for each person, although it comes only once.`,
      classic: true,
      rule: ({ a, b, c, off }) => {
        const k = off ? a + b - c : a + b + c
        return k <= 1 ? null : expr(`${k}n`, ({ n }) => k * n)
      },
      why: ({ c }) => `counts the ${money(c)} for each person, but it comes once.`,
    },
    {
      misconception: 'a1-eu-reads-a-discount-as-a-fee',
      rule: ({ a, b, c, off }) => expr(`${a + b}n ${off ? '+' : '-'} ${c}`, ({ n }) => (a + b) * n + (off ? c : -c)),
      says: ({ c, off }) =>
        off
          ? `I added the ${money(c)}, although it is taken off.`
          : `I subtracted the ${money(c)}, although it is paid on top.`,
      why: ({ c, off }) =>
        off
          ? `adds the ${money(c)} although it is taken off.`
          : `subtracts the ${money(c)} although it is paid on top.`,
    },
    {
      misconception: 'a1-eu-adds-dollars-to-people',
      says: ({ c, off }) =>
        off ? `I took the ${money(c)} off the number of people.` : `I added the ${money(c)} to the number of people.`,
      rule: ({ a, b, c, off }) =>
        expr(`${a + b}(n ${off ? '-' : '+'} ${c})`, ({ n }) => (a + b) * (n + (off ? -c : c))),
      why: ({ c }) => `changes the number of people by ${c}, but ${c} is an amount in dollars.`,
    },
  ],
  explain: ({ a, b, c, off }) => {
    const sign = off ? '-' : '+'
    return {
      plan: 'Separate what is paid by each person from what comes once for the group: only the first is multiplied by the number of people.',
      steps: [
        {
          do: `Each person pays $${a} + ${b} = ${a + b}$ dollars.`,
          why: 'Both prices are paid by each person.',
        },
        {
          do: `$n$ people pay $${a + b} \\cdot n = ${a + b}n$ dollars.`,
          why: 'The same amount is paid $n$ times.',
        },
        {
          do: `${off ? 'Take off' : 'Add'} $${c}$: $${a + b}n ${sign} ${c}$.`,
          why: `The ${money(c)} ${off ? 'is taken off' : 'is paid'} once for the whole group, so it is not multiplied by $n$.`,
        },
      ],
      check: `For $n = 10$: $10 \\cdot ${a} + 10 \\cdot ${b} ${sign} ${c} = ${10 * (a + b) + (off ? -c : c)}$ dollars one by one, and $${a + b} \\cdot 10 ${sign} ${c} = ${10 * (a + b) + (off ? -c : c)}$ by the expression.`,
      faster: `Test the options with two people. They pay $2 \\cdot ${a + b} ${sign} ${c} = ${2 * (a + b) + (off ? -c : c)}$ dollars, so the expression must give this for $n = 2$.`,
    }
  },
  // The totals for nobody and for one person give the line.
  check: ({ a, b, c, off }) => {
    const total = (people: number) => Array.from({ length: people }).reduce<number>((s) => s + a + b, off ? -c : c)
    const each = total(1) - total(0)
    return expr(linear(each, total(0), 'n'), ({ n }) => each * n + total(0))
  },
})

export const templates: readonly Template[] = [translate, group]
