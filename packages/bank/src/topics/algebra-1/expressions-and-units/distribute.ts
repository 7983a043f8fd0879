import {
  balanced,
  expr,
  gcd,
  int,
  judgeTwoWays,
  linear,
  money,
  nonZero,
  num,
  person,
  pick,
  polynomial,
  polyTex,
  polyValue,
  signed,
  type Template,
  table,
  until,
} from '../../../kit.ts'
import { numbersOf } from '../read-tex.ts'
import { whichMistake } from './diagnose.ts'

const skill = 'a1-expressions-and-distribution'

type Six = { a: number; b: number; c: number; d: number; e: number; f: number }
const lin = (m: number, k: number) => polyValue(polynomial([m, k]))
const drawSix = (rng: () => number): Six =>
  until(
    () => ({
      a: int(rng, 2, 6),
      b: int(rng, 2, 6),
      c: nonZero(rng, -7, 7),
      d: int(rng, 2, 5),
      e: int(rng, 1, 5),
      f: nonZero(rng, -7, 7),
    }),
    ({ a, b, c, d, e, f }) => a * b - d * e > 1 && a * c - d * f !== 0 && a * c + d * f !== 0 && a !== d,
  )
const sixTex = ({ a, b, c, d, e, f }: Six) => `${a}(${linear(b, c)}) - ${d}(${linear(e, f)})`

const simplify = balanced({
  id: 'algebra-1/distribute-two-products',
  skill,
  difficulty: 'Medium',
  b: -0.2,
  calculator: false,
  seconds: 80,
  response: 'choice',
  draw: drawSix,
  frames: [
    { id: 'equivalent', kind: 'bare', items: 8, stem: (p) => `Which expression is equivalent to $${sixTex(p)}$?` },
  ],
  answer: ({ a, b, c, d, e, f }) => lin(a * b - d * e, a * c - d * f),
  traps: [
    {
      misconception: 'a1-eu-minus-reaches-first-term-only',
      rule: ({ a, b, c, d, e, f }) => lin(a * b - d * e, a * c + d * f),
      why: ({ d, f }) => `has the wrong sign in the last product: $-${d}$ times $${f}$ is $${-d * f}$.`,
    },
    {
      misconception: 'a1-eu-multiplies-first-term-only',
      rule: ({ a, b, c, d, e, f }) => lin(a * b - d * e, c - f),
      why: ({ a, d }) => `multiplies only the $x$-terms by $${a}$ and $${d}$.`,
    },
    {
      misconception: 'a1-eu-multiplies-first-term-only',
      rule: ({ a, b, c, d, e, f }) => lin(a * b - d * e, a * c - f),
    },
    {
      misconception: 'a1-eu-adds-instead-of-subtracting-terms',
      rule: ({ a, b, c, d, e, f }) => lin(a * b + d * e, a * c - d * f),
    },
    {
      misconception: 'a1-eu-adds-instead-of-subtracting-terms',
      rule: ({ a, b, c, d, e, f }) => lin(a * b + d * e, a * c + d * f),
    },
  ],
  explain: ({ a, b, c, d, e, f }) => [
    { do: `$${a}(${linear(b, c)}) = ${linear(a * b, a * c)}$`, why: `The $${a}$ multiplies both terms.` },
    { do: `$-${d}(${linear(e, f)}) = ${linear(-d * e, -d * f)}$`, why: `The $-${d}$ multiplies both terms too.` },
    {
      do: `Collect like terms: $${linear(a * b - d * e, a * c - d * f)}$.`,
      why: '$x$-terms with $x$-terms, numbers with numbers.',
    },
  ],
  given: (p) => p,
  // A linear expression is known from its values at 0 and 1.
  check: ({ a, b, c, d, e, f }) => {
    const at = (x: number) => a * (b * x + c) - d * (e * x + f)
    return lin(at(1) - at(0), at(0))
  },
})

type Phrase = { kind: number; m: number; k: number }
const PHRASES: readonly ((m: number, k: number) => string)[] = [
  (m, k) => `${k} less than ${m} times a number $n$`,
  (m, k) => `${m} times the difference of a number $n$ and ${k}`,
  (m, k) => `the difference of ${k} and ${m} times a number $n$`,
  (m, k) => `${m} times the sum of a number $n$ and ${k}`,
  (m, k) => `${k} more than ${m} times a number $n$`,
]
const FORMS: readonly ((p: Phrase) => ReturnType<typeof expr>)[] = [
  ({ m, k }) => expr(`${m}n - ${k}`, ({ n }) => m * n - k),
  ({ m, k }) => expr(`${m}(n - ${k})`, ({ n }) => m * (n - k)),
  ({ m, k }) => expr(`${k} - ${m}n`, ({ n }) => k - m * n),
  ({ m, k }) => expr(`${m}(n + ${k})`, ({ n }) => m * (n + k)),
  ({ m, k }) => expr(`${m}n + ${k}`, ({ n }) => m * n + k),
]
const form = (p: Phrase, i: number) => (FORMS[i] as (p: Phrase) => ReturnType<typeof expr>)(p)
const WORDS_TO_FORM = [
  '“less than” turns the order round: the number named first is taken away.',
  'the difference is multiplied as a whole, so it stands in parentheses.',
  'the difference starts with the number that is named first.',
  'the sum is multiplied as a whole, so it stands in parentheses.',
  '“more than” adds, and only $n$ is multiplied.',
]

const translate = balanced({
  id: 'algebra-1/words-to-expression',
  skill,
  difficulty: 'Low',
  b: -0.9,
  calculator: false,
  seconds: 50,
  response: 'choice',
  draw: (rng): Phrase =>
    until(
      () => ({ kind: int(rng, 0, 4), m: int(rng, 2, 12), k: int(rng, 2, 20) }),
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
  answer: (p) => form(p, p.kind),
  traps: [
    { misconception: 'a1-eu-writes-in-reading-order', rule: (p) => form(p, 0) },
    { misconception: 'a1-eu-misplaces-the-parentheses', rule: (p) => form(p, 1) },
    { misconception: 'a1-eu-writes-in-reading-order', rule: (p) => form(p, 2) },
    { misconception: 'a1-eu-misplaces-the-parentheses', rule: (p) => form(p, 3) },
    { misconception: 'a1-eu-misplaces-the-parentheses', rule: (p) => form(p, 4) },
  ],
  explain: (p) => [
    { do: `Read the phrase slowly: ${PHRASES[p.kind]?.(p.m, p.k)}.`, why: 'First find what is multiplied.' },
    { do: `It is written ${form(p, p.kind).html}.`, why: `In this phrase ${WORDS_TO_FORM[p.kind]}` },
  ],
  given: (p) => ({ phrase: PHRASES[p.kind]?.(p.m, p.k) ?? '' }),
  // Reads the words: what is multiplied, what is taken away from what.
  check: ({ phrase }) => {
    const [first = 0, second = 0] = numbersOf(phrase)
    if (/times the sum/.test(phrase)) return expr('', ({ n }) => first * (n + second))
    if (/times the difference/.test(phrase)) return expr('', ({ n }) => first * (n - second))
    if (/^the difference/.test(phrase)) return expr('', ({ n }) => first - second * n)
    return expr('', ({ n }) => second * n + (/less than/.test(phrase) ? -first : first))
  },
})

const group = balanced({
  id: 'algebra-1/expression-for-a-group',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 80,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 6, 25), b: int(rng, 2, 12), c: int(rng, 5, 30), off: pick(rng, [true, false]) }),
      ({ a, b, c }) => new Set([a, b, c, a + b]).size === 4,
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
  answer: ({ a, b, c, off }) => expr(`${a + b}n ${off ? '-' : '+'} ${c}`, ({ n }) => (a + b) * n + (off ? -c : c)),
  traps: [
    {
      misconception: 'a1-eu-counts-a-price-once',
      rule: ({ a, b, c, off }) => {
        const k = off ? b - c : b + c
        return k === 0 ? null : expr(`${a}n${signed(k)}`, ({ n }) => a * n + k)
      },
      why: ({ b }) => `counts the ${money(b)} only once, but each person pays it.`,
    },
    {
      misconception: 'a1-eu-counts-a-fixed-part-for-each',
      rule: ({ a, b, c, off }) => {
        const k = off ? a + b - c : a + b + c
        return k <= 1 ? null : expr(`${k}n`, ({ n }) => k * n)
      },
      why: ({ c }) => `counts the ${money(c)} for each person, but it comes once.`,
    },
    {
      misconception: 'a1-eu-reads-a-discount-as-a-fee',
      rule: ({ a, b, c, off }) => expr(`${a + b}n ${off ? '+' : '-'} ${c}`, ({ n }) => (a + b) * n + (off ? c : -c)),
      why: ({ c, off }) =>
        off
          ? `adds the ${money(c)} although it is taken off.`
          : `subtracts the ${money(c)} although it is paid on top.`,
    },
    {
      misconception: 'a1-eu-counts-a-fixed-part-for-each',
      rule: ({ a, b, c, off }) => {
        const k = off ? b - c : b + c
        return k === 0
          ? null
          : expr(`${a}n ${k < 0 ? '-' : '+'} ${Math.abs(k) === 1 ? '' : Math.abs(k)}n`, ({ n }) => (a + k) * n)
      },
      why: ({ c }) => `counts the ${money(c)} for each person, but it comes once.`,
    },
    {
      misconception: 'a1-eu-counts-a-price-once',
      rule: ({ a, b, c, off }) => {
        const k = off ? a - c : a + c
        return k === 0 ? null : expr(`${b}n${signed(k)}`, ({ n }) => b * n + k)
      },
      why: ({ a }) => `counts the ${money(a)} only once, but each person pays it.`,
    },
    {
      misconception: 'a1-eu-counts-a-fixed-part-for-each',
      rule: ({ a, b, c, off }) => {
        const k = off ? a - c : a + c
        return k < 2 ? null : expr(`${k}n + ${b}`, ({ n }) => k * n + b)
      },
      why: ({ b, c }) => `counts the ${money(c)} for each person and the ${money(b)} only once.`,
    },
    {
      misconception: 'a1-eu-counts-a-fixed-part-for-each',
      rule: ({ a, b, c, off }) =>
        expr(`${a + b}(n ${off ? '-' : '+'} ${c})`, ({ n }) => (a + b) * (n + (off ? -c : c))),
      why: ({ c }) => `changes the number of people by ${c}, but ${c} is an amount in dollars.`,
    },
    {
      misconception: 'a1-eu-counts-a-fixed-part-for-each',
      rule: ({ a, b, c }) => expr(`${a + b + c}n + ${c}`, ({ n }) => (a + b + c) * n + c),
      why: ({ c }) => `counts the ${money(c)} for each person and once more.`,
    },
  ],
  explain: ({ a, b, c, off }) => [
    {
      do: `Each person costs $${a} + ${b} = ${a + b}$ dollars, so $n$ people cost $${a + b}n$.`,
      why: 'Both prices are paid by each person.',
    },
    {
      do: `${off ? 'Take off' : 'Add'} $${c}$: $${a + b}n ${off ? '-' : '+'} ${c}$.`,
      why: 'This amount comes once for the whole group.',
    },
  ],
  given: (p) => p,
  // The totals for nobody and for one person give the line.
  check: ({ a, b, c, off }) => {
    const total = (people: number) => Array.from({ length: people }).reduce<number>((s) => s + a + b, off ? -c : c)
    const each = total(1) - total(0)
    return expr(linear(each, total(0), 'n'), ({ n }) => each * n + total(0))
  },
})

const factorOut = balanced({
  id: 'algebra-1/take-out-the-common-factor',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ g: int(rng, 3, 9), p: int(rng, 2, 7), q: nonZero(rng, -9, 9) }),
      ({ p, q }) => gcd(p, q) === 1 && Math.abs(q) > 1,
    ),
  frames: [
    {
      id: 'rewrite',
      kind: 'bare',
      items: 7,
      stem: ({ g, p, q }) => `Which expression is equivalent to $${linear(g * p, g * q)}$?`,
    },
  ],
  answer: ({ g, p, q }) => expr(`${g}(${linear(p, q)})`, ({ x }) => g * (p * x + q)),
  traps: [
    {
      misconception: 'a1-eu-takes-the-factor-from-one-term',
      rule: ({ g, p, q }) => expr(`${g}(${linear(p, g * q)})`, ({ x }) => g * (p * x + g * q)),
    },
    {
      misconception: 'a1-eu-takes-the-factor-from-one-term',
      rule: ({ g, p, q }) => expr(`${p}(${linear(g, g * q)})`, ({ x }) => p * (g * x + g * q)),
    },
    {
      misconception: 'a1-eu-changes-a-sign-in-factoring',
      rule: ({ g, p, q }) => expr(`${g}(${linear(p, -q)})`, ({ x }) => g * (p * x - q)),
    },
    {
      misconception: 'a1-eu-takes-the-factor-from-one-term',
      rule: ({ g, p, q }) => expr(`${p}(${linear(g, q)})`, ({ x }) => p * (g * x + q)),
    },
    {
      misconception: 'a1-eu-subtracts-the-factor',
      rule: ({ g, p, q }) =>
        g * p - g === 0 || g * q - g === 0
          ? null
          : expr(`${g}(${linear(g * p - g, g * q - g)})`, ({ x }) => g * ((g * p - g) * x + g * q - g)),
    },
  ],
  explain: ({ g, p, q }) => [
    {
      do: `Both $${g * p}$ and $${Math.abs(g * q)}$ can be divided by $${g}$.`,
      why: 'A common factor can be taken out of both terms.',
    },
    {
      do: `$${linear(g * p, g * q)} = ${g}(${linear(p, q)})$`,
      why: `Multiplying out again gives $${g * p}x$ and $${g * q}$.`,
    },
  ],
  given: ({ g, p, q }) => ({ m: g * p, k: g * q }),
  check: ({ m, k }) => {
    const g = gcd(m, k)
    return expr(`${g}(${linear(m / g, k / g)})`, ({ x }) => m * x + k)
  },
})

const compare = balanced({
  id: 'algebra-1/distribute-compare-coefficients',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 90,
  response: 'grid',
  draw: drawSix,
  frames: [
    {
      id: 'sum-of-coefficients',
      kind: 'multi-step',
      items: 8,
      stem: (p) =>
        `The expression $${sixTex(p)}$ is rewritten as $mx + k$, where $m$ and $k$ are numbers. What is the value of $m + k$?`,
    },
  ],
  answer: ({ a, b, c, d, e, f }) => num(a * b - d * e + a * c - d * f),
  traps: [
    {
      misconception: 'a1-eu-minus-reaches-first-term-only',
      rule: ({ a, b, c, d, e, f }) => num(a * b - d * e + a * c + d * f),
    },
    { misconception: 'a1-eu-multiplies-first-term-only', rule: ({ a, b, c, d, e, f }) => num(a * b - d * e + c - f) },
    {
      misconception: 'a1-eu-adds-instead-of-subtracting-terms',
      rule: ({ a, b, c, d, e, f }) => num(a * b + d * e + a * c + d * f),
    },
  ],
  explain: ({ a, b, c, d, e, f }) => [
    {
      do: `Multiply out: $${linear(a * b, a * c)}${signed(-d * e)}x${signed(-d * f)}$.`.replace(' - 1x', ' - x'),
      why: 'Each factor multiplies both terms in its parentheses.',
    },
    { do: `So $m = ${a * b - d * e}$ and $k = ${a * c - d * f}$.`, why: 'Like terms are collected.' },
    { do: `$m + k = ${a * b - d * e + a * c - d * f}$`, why: 'This is what is asked for.' },
  ],
  given: (p) => p,
  // m + k is the value at x = 1.
  check: ({ a, b, c, d, e, f }) => num(a * (b + c) - d * (e + f)),
})

/** The linear expression that has the values of `f`. */
const lineOf = (f: (x: number) => number): string => polyTex(polynomial([f(1) - f(0), f(0)]))

const mistake = whichMistake({
  id: 'algebra-1/distribute-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  seconds: 80,
  items: 7,
  misconception: 'a1-eu-names-an-error-untested',
  draw: (rng): { k: number; a: number; b: number; c: number } => ({
    k: int(rng, 10, 30),
    a: int(rng, 2, 6),
    b: int(rng, 2, 6),
    c: int(rng, 2, 9),
  }),
  did: ({ k, a, b, c }) => `simplified $${k} - ${a}(${b}x - ${c})$`,
  right: ({ k, a, b, c }) => polyTex(polynomial([-a * b, k + a * c])),
  work: ({ k, a, b, c }) =>
    `$-${a}$ multiplies both terms: $${k} - ${a * b}x + ${a * c}$, because $-${a} \\cdot (-${c}) = ${a * c}$.`,
  slips: ({ k, a, b, c }) => {
    const shown = (line: string, m: number, n: number) => `$${line}$, that is $${polyTex(polynomial([m, n]))}$`
    return [
      {
        says: `Subtracting $${a}$ from $${k}$ before multiplying`,
        gives: polyTex(polynomial([(k - a) * b, -(k - a) * c])),
        how: shown(`${k - a}(${b}x - ${c})`, (k - a) * b, -(k - a) * c),
        again: lineOf((x) => (k - a) * (b * x - c)),
      },
      {
        says: `Multiplying $-${a}$ by $${b}x$ only, and leaving $-${c}$ as it was`,
        gives: polyTex(polynomial([-a * b, k - c])),
        how: shown(`${k} - ${a * b}x - ${c}`, -a * b, k - c),
        again: lineOf((x) => k - a * (b * x) - c),
      },
      {
        says: `Taking $-${a}$ times $-${c}$ for $-${a * c}$`,
        gives: polyTex(polynomial([-a * b, k - a * c])),
        how: shown(`${k} - ${a * b}x - ${a * c}`, -a * b, k - a * c),
        again: lineOf((x) => k - a * (b * x + c)),
      },
      {
        says: `Forgetting the minus sign before $${a}$ in both products`,
        gives: polyTex(polynomial([a * b, k - a * c])),
        how: shown(`${k} + ${a * b}x - ${a * c}`, a * b, k - a * c),
        again: lineOf((x) => k + a * (b * x - c)),
      },
    ]
  },
})

const judge = judgeTwoWays({
  id: 'algebra-1/distribute-judge',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  seconds: 80,
  items: 6,
  misconceptions: {
    accepts: 'a1-eu-accepts-a-wrong-form',
    rejects: 'a1-eu-rejects-an-equal-form',
    oneRight: 'a1-eu-expects-one-right-answer',
  },
  draw: (rng): { a: number; b: number; c: number } => {
    const a = int(rng, 2, 6)
    return { a, b: a * int(rng, 2, 5), c: a * int(rng, 2, 7) }
  },
  task: ({ a, b, c }) => `each rewrite $${a}x + ${b}x + ${c}$ in another form`,
  claims: ({ a, b, c }) => {
    const at = (x: number) => a * x + b * x + c
    const claim = (tex: string, f: (x: number) => number) => {
      const fine = f(0) === at(0) && f(1) === at(1)
      return {
        says: `writes $${tex}$`,
        fine,
        test: () => f(7) === at(7) && f(-3) === at(-3),
        because: `For $x = 1$ the given expression is $${at(1)}$ and this form is $${f(1)}$; for $x = 0$ they are $${at(0)}$ and $${f(0)}$.`,
      }
    }
    return [
      claim(`${a + b}x + ${c}`, (x) => (a + b) * x + c),
      claim(`${a}(${1 + b / a}x + ${c / a})`, (x) => a * ((1 + b / a) * x + c / a)),
      claim(`${c} + x(${a} + ${b})`, (x) => c + x * (a + b)),
      claim(`${a}(x + ${c / a}) + ${b}x`, (x) => a * (x + c / a) + b * x),
      claim(`${a + b + c}x`, (x) => (a + b + c) * x),
      claim(`${a + b}(x + ${c})`, (x) => (a + b) * (x + c)),
      claim(`${a}(${b / a}x + ${c / a})`, (x) => a * ((b / a) * x + c / a)),
      claim(`${a * b}x + ${c}`, (x) => a * b * x + c),
    ]
  },
  ask: 'Whose form is equivalent to the given expression?',
})

export const templates: readonly Template[] = [simplify, translate, group, factorOut, compare, mistake, judge]
