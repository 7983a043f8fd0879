import {
  add,
  decimal,
  div,
  frac,
  int,
  mul,
  num,
  percent,
  person,
  pick,
  sub,
  type Template,
  table,
  template,
  toDecimalText,
  toTex,
  until,
} from '../../../kit.ts'
import { balanced } from '../../algebra-1/expressions-and-units/balanced.ts'
import { judgeClaims, nameTheMistake } from '../polynomial-functions/diagnose.ts'

const counting = { skill: 'a2-counting', calculator: true, response: 'choice' } as const
const cond = { skill: 'a2-conditional-probability', calculator: true, response: 'choice' } as const

const perm = (n: number, k: number): number => Array.from({ length: k }, (_, i) => n - i).reduce((p, x) => p * x, 1)
const choose = (n: number, k: number): number => perm(n, k) / perm(k, k)
/** Pascal's triangle: another road to the same number. */
const pascal = (n: number, k: number): number => (k === 0 || k === n ? 1 : pascal(n - 1, k - 1) + pascal(n - 1, k))

type Pick = Readonly<{ n: number; k: number; ordered: boolean; what: number }>
const orderedTales = [
  (n: number, k: number) => `${n} runners are in a race. In how many ways can the first ${k} places be taken?`,
  (n: number, k: number) =>
    `A club of ${n} members elects ${k} different officers, one after the other, each for another office. In how many ways can this turn out?`,
]
const freeTales = [
  (n: number, k: number) =>
    `A coach chooses ${k} of ${n} players for a photo; only who is chosen matters. How many choices are possible?`,
  (n: number, k: number) =>
    `A pizza place offers ${n} toppings. How many pizzas with ${k} different toppings can be ordered?`,
]
const ways = ({ n, k, ordered }: Pick) => (ordered ? perm(n, k) : choose(n, k))
const orderOrNot = balanced({
  ...counting,
  id: 'algebra-2/order-or-not',
  difficulty: 'Medium',
  b: -0.2,
  seconds: 60,
  draw: (rng): Pick => ({
    n: int(rng, 6, 12),
    k: pick(rng, [2, 3, 4]),
    ordered: int(rng, 0, 1) === 1,
    what: int(rng, 0, 1),
  }),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 9,
      stem: ({ n, k, ordered, what }) =>
        ((ordered ? orderedTales : freeTales)[what] as (typeof freeTales)[number])(n, k),
    },
  ],
  answer: (e) => num(ways(e)),
  traps: [
    {
      misconception: 'a2-prob-confuses-order',
      rule: (e) => num(ways({ ...e, ordered: !e.ordered })),
      why: ({ ordered }) =>
        ordered
          ? 'ignores the order, which matters here.'
          : 'counts every order separately, although order does not matter.',
    },
    {
      misconception: 'a2-prob-allows-repetition',
      rule: ({ n, k }) => num(n ** k),
      why: () => 'lets the same one be taken several times.',
    },
    {
      misconception: 'a2-prob-adds-the-choices',
      rule: ({ n, k }) => num(n * k),
      why: ({ n, k }) => `multiplies ${n} by ${k}.`,
    },
    {
      misconception: 'a2-prob-is-one-off',
      rule: (e) => num(ways({ ...e, k: e.k + 1 })),
      why: () => 'makes one choice too many.',
    },
    {
      misconception: 'a2-prob-is-one-off',
      rule: (e) => num(ways({ ...e, n: e.n - 1 })),
      why: ({ n }) => `counts with ${n - 1} instead of ${n}.`,
    },
    {
      misconception: 'a2-prob-is-one-off',
      rule: (e) => num(ways({ ...e, n: e.n + 1 })),
      why: ({ n }) => `counts with ${n + 1} instead of ${n}.`,
    },
  ],
  explain: (e) => [
    {
      do: `In order there are $${Array.from({ length: e.k }, (_, i) => e.n - i).join(' \\cdot ')} = ${perm(e.n, e.k)}$ ways.`,
      why: 'Each choice leaves one fewer for the next.',
    },
    e.ordered
      ? { do: `The order matters, so the answer is ${perm(e.n, e.k)}.`, why: 'Different orders are different results.' }
      : {
          do: `Each group is counted $${perm(e.k, e.k)}$ times: $${perm(e.n, e.k)} \\div ${perm(e.k, e.k)} = ${choose(e.n, e.k)}$.`,
          why: 'The order does not matter.',
        },
  ],
  given: ({ n, k, ordered }) => ({ n, k, ordered }),
  check: ({ n, k, ordered }) => num(pascal(n, k) * (ordered ? ([1, 1, 2, 6, 24][k] ?? 0) : 1)),
})

type Menu = Readonly<{ s: number; m: number; d: number; drinks: number }>
const menu = template({
  ...counting,
  id: 'algebra-2/choices-from-a-menu',
  difficulty: 'Low',
  b: -1,
  seconds: 45,
  draw: (rng): Menu => ({ s: int(rng, 2, 6), m: int(rng, 3, 8), d: int(rng, 2, 5), drinks: int(rng, 2, 6) }),
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 5,
      response: 'grid',
      stem: ({ s, m, d, drinks }, rng) =>
        `<p>A school canteen offers this menu.</p>${table(
          ['Course', 'Number of choices'],
          [
            ['Soup', s],
            ['Main dish', m],
            ['Dessert', d],
            ['Drink', drinks],
          ],
        )}<p>${person(rng)} takes one of each. How many different meals are possible?</p>`,
    },
  ],
  answer: ({ s, m, d, drinks }) => num(s * m * d * drinks),
  traps: [
    { misconception: 'a2-prob-adds-the-choices', rule: ({ s, m, d, drinks }) => num(s + m + d + drinks) },
    { misconception: 'a2-prob-is-one-off', rule: ({ s, m, d }) => num(s * m * d) },
  ],
  explain: ({ s, m, d, drinks }) => [
    {
      do: 'Each choice can be combined with each choice of the other courses.',
      why: 'This is the multiplication principle.',
    },
    {
      do: `$${s} \\cdot ${m} \\cdot ${d} \\cdot ${drinks} = ${s * m * d * drinks}$`,
      why: 'Multiply the numbers of choices.',
    },
  ],
  given: (e) => e,
  check: ({ s, m, d, drinks }) => {
    let n = 0
    for (let i = 0; i < s; i++) for (let j = 0; j < m; j++) for (let k = 0; k < d; k++) n += drinks
    return num(n)
  },
})

type Team = Readonly<{ a: number; b: number; i: number; j: number }>
const team = balanced({
  ...counting,
  id: 'algebra-2/group-from-two-kinds',
  difficulty: 'High',
  b: 0.5,
  seconds: 85,
  draw: (rng): Team =>
    until(
      () => ({ a: int(rng, 4, 8), b: int(rng, 4, 8), i: int(rng, 2, 3), j: int(rng, 1, 3) }),
      ({ a, b, i, j }) => a !== b && i !== j,
    ),
  frames: [
    {
      id: 'words',
      kind: 'multi-step',
      items: 6,
      stem: ({ a, b, i, j }) =>
        `A band is chosen from ${a} singers and ${b} drummers. It has ${i} singers and ${j === 1 ? '1 drummer' : `${j} drummers`}. How many different bands are possible?`,
    },
  ],
  answer: ({ a, b, i, j }) => num(choose(a, i) * choose(b, j)),
  traps: [
    {
      misconception: 'a2-prob-adds-the-choices',
      rule: ({ a, b, i, j }) => num(choose(a, i) + choose(b, j)),
      why: () => 'adds the two numbers of choices; they must be multiplied.',
    },
    {
      misconception: 'a2-prob-mixes-the-two-kinds',
      rule: ({ a, b, i, j }) => num(choose(a + b, i + j)),
      why: () => 'chooses from everyone, whatever their part.',
    },
    {
      misconception: 'a2-prob-confuses-order',
      rule: ({ a, b, i, j }) => num(perm(a, i) * perm(b, j)),
      why: () => 'counts every order separately.',
    },
    {
      misconception: 'a2-prob-mixes-the-two-kinds',
      rule: ({ a, b, i, j }) => num(choose(a, j) * choose(b, i)),
      why: () => 'swaps the two numbers.',
    },
    { misconception: 'a2-prob-adds-the-choices', rule: ({ a, b, i, j }) => num(a * i * b * j) },
    {
      misconception: 'a2-prob-adds-the-choices',
      rule: ({ a, b }) => num(a * b),
      why: () => 'chooses only one of each kind.',
    },
  ],
  explain: ({ a, b, i, j }) => [
    {
      do: `Singers: $\\binom{${a}}{${i}} = ${choose(a, i)}$. Drummers: $\\binom{${b}}{${j}} = ${choose(b, j)}$.`,
      why: 'In each group the order does not matter.',
    },
    {
      do: `$${choose(a, i)} \\cdot ${choose(b, j)} = ${choose(a, i) * choose(b, j)}$`,
      why: 'Each choice of singers goes with each choice of drummers.',
    },
  ],
  given: (e) => e,
  check: ({ a, b, i, j }) => num(pascal(a, i) * pascal(b, j)),
})

const WORDS = [
  'BANANA',
  'LEVEL',
  'COFFEE',
  'PEPPER',
  'ALASKA',
  'TOMATO',
  'COCOA',
  'BUBBLE',
  'KAYAK',
  'CANADA',
  'EERIE',
  'PUPPY',
] as const
const fact = (n: number): number => perm(n, n)
const counts = (w: string): number[] => [...new Set(w)].map((c) => [...w].filter((x) => x === c).length)
const letters = template({
  ...counting,
  id: 'algebra-2/arrangements-of-letters',
  difficulty: 'High',
  b: 0.6,
  seconds: 75,
  draw: (rng): { w: string } => ({ w: pick(rng, WORDS) }),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      response: 'grid',
      stem: ({ w }) => `In how many different ways can the letters of the word ${w} be arranged?`,
    },
  ],
  answer: ({ w }) => num(counts(w).reduce((n, c) => n / fact(c), fact(w.length))),
  traps: [
    { misconception: 'a2-prob-ignores-equal-letters', rule: ({ w }) => num(fact(w.length)) },
    { misconception: 'a2-prob-ignores-equal-letters', rule: ({ w }) => num(fact(new Set(w).size)) },
    {
      misconception: 'a2-prob-ignores-equal-letters',
      rule: ({ w }) => num(fact(w.length) / fact(Math.max(...counts(w)))),
    },
  ],
  explain: ({ w }) => [
    {
      do: `${w.length} different letters would have $${w.length}! = ${fact(w.length)}$ arrangements.`,
      why: 'Each place leaves one letter fewer.',
    },
    {
      do: `Equal letters can be swapped without a change: divide by $${counts(w)
        .filter((c) => c > 1)
        .map((c) => `${c}!`)
        .join(' \\cdot ')}$, which gives $${counts(w).reduce((n, c) => n / fact(c), fact(w.length))}$.`,
      why: 'Otherwise the same word is counted several times.',
    },
  ],
  given: ({ w }) => ({ w }),
  check: ({ w }) => {
    let [left, n] = [w.length, 1]
    for (const c of counts(w)) {
      n *= pascal(left, c)
      left -= c
    }
    return num(n)
  },
})

/** n · (n − 1) · … with k factors. */
const falling = (n: number, k: number) => Array.from({ length: k }, (_, i) => n - i).join(' \\cdot ')

const countMistake = nameTheMistake({
  id: 'algebra-2/counting-mistake',
  skill: counting.skill,
  prefix: 'a2-prob',
  difficulty: 'Medium',
  b: 0.1,
  seconds: 75,
  items: 6,
  draw: (rng): { n: number; k: number } => ({ n: int(rng, 6, 11), k: pick(rng, [3, 4]) }),
  task: ({ n, k }) => `counted in how many ways a group of ${k} can be chosen from ${n} people`,
  solution: ({ n, k }) => num(choose(n, k)),
  work: ({ n, k }) =>
    `in order there are $${falling(n, k)} = ${perm(n, k)}$ ways, and each group is counted $${fact(k)}$ times`,
  mistakes: ({ n, k }) => [
    {
      says: 'Counting every order of the same group separately',
      work: `$${falling(n, k)}$`,
      result: num(perm(n, k)),
    },
    {
      says: 'Letting the same person be chosen several times, and counting orders',
      work: `$${n}^${k}$`,
      result: num(n ** k),
    },
    {
      says: 'Multiplying the number of people by the size of the group',
      work: `$${n} \\cdot ${k}$`,
      result: num(n * k),
    },
    {
      says: `Dividing the ordered choices by ${k} instead of by all orders of ${k} people`,
      work: `$${perm(n, k)} \\div ${k}$`,
      result: num(perm(n, k) / k),
    },
  ],
  redo: ({ n, k }) => {
    const orders = k === 3 ? 6 : 24
    return [
      num(pascal(n, k)),
      num(pascal(n, k) * orders),
      num(Math.round(Math.exp(k * Math.log(n)))),
      num(Array.from({ length: k }, () => n).reduce((s, v) => s + v, 0)),
      num((pascal(n, k) * orders) / k),
    ]
  },
})

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
const fromTable = balanced({
  ...cond,
  id: 'algebra-2/conditional-from-table',
  difficulty: 'Medium',
  b: 0,
  seconds: 65,
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
  answer: ({ a, b, c, col }) => num(frac(a, col ? a + c : a + b)),
  traps: [
    {
      misconception: 'a2-prob-turns-the-condition-over',
      rule: ({ a, b, c, col }) => num(frac(a, col ? a + b : a + c)),
      why: () => 'has condition and event swapped.',
    },
    {
      misconception: 'a2-prob-divides-by-everyone',
      rule: ({ a, b, c, d }) => num(frac(a, a + b + c + d)),
      why: () => 'divides by all students, although the condition leaves only a part of them.',
    },
    {
      misconception: 'a2-prob-divides-by-everyone',
      rule: ({ a, b, c, d, col }) => num(frac(col ? a + c : a + b, a + b + c + d)),
      why: () => 'is the probability of the condition itself.',
    },
    {
      misconception: 'a2-prob-compares-with-the-rest',
      rule: ({ a, b, c, col }) => (a < (col ? c : b) ? num(frac(a, col ? c : b)) : null),
      why: () => 'compares with the others only, not with all who meet the condition.',
    },
    {
      misconception: 'a2-prob-compares-with-the-rest',
      rule: ({ a, b, c, col }) => num(frac(col ? c : b, col ? a + c : a + b)),
      why: () => 'is the probability of the opposite.',
    },
  ],
  explain: ({ a, b, c, col }) => [
    {
      do: `The condition leaves ${col ? `the ${a + c} students of grade 10` : `the ${a + b} students who said yes`}.`,
      why: 'Only these can be chosen.',
    },
    {
      do: `Of them, ${a} fit: $\\frac{${a}}{${col ? a + c : a + b}}${toTex(frac(a, col ? a + c : a + b)) === `\\frac{${a}}{${col ? a + c : a + b}}` ? '' : ` = ${toTex(frac(a, col ? a + c : a + b))}`}$.`,
      why: 'Favorable ones over possible ones.',
    },
  ],
  given: ({ a, b, c, d, col }) => ({ a, b, c, d, col }),
  check: ({ a, b, c, d, col }) => {
    const all = a + b + c + d
    return num(div(frac(a, all), frac(col ? a + c : a + b, all)))
  },
})

type Two2 = Readonly<{ r: number; g: number; same: boolean }>
const marbles = balanced({
  ...cond,
  id: 'algebra-2/two-draws-without-return',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 75,
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
  answer: ({ r, g, same }) => num(mul(frac(r, r + g), frac(same ? r - 1 : g, r + g - 1))),
  traps: [
    {
      misconception: 'a2-prob-puts-it-back',
      rule: ({ r, g, same }) => num(mul(frac(r, r + g), frac(same ? r : g, r + g))),
      why: () => 'works as if the first marble were put back.',
    },
    {
      misconception: 'a2-prob-puts-it-back',
      rule: ({ r, g, same }) => num(mul(frac(r, r + g), frac(same ? r - 1 : g, r + g))),
      why: () => 'forgets that one marble fewer is in the bag.',
    },
    {
      misconception: 'a2-prob-adds-the-probabilities',
      rule: ({ r, g, same }) => {
        const p = add(frac(r, r + g), frac(same ? r - 1 : g, r + g - 1))
        return p.n < p.d ? num(p) : null
      },
      why: () => 'adds the two probabilities.',
    },
    {
      misconception: 'a2-prob-puts-it-back',
      rule: ({ r, g, same }) => num(mul(frac(r, r + g), frac(same ? r : g - 1, r + g - 1))),
    },
    {
      misconception: 'a2-prob-gives-one-draw',
      rule: ({ r, g, same }) => num(frac(same ? r - 1 : g, r + g - 1)),
      why: () => 'is the probability of the second draw alone.',
    },
    {
      misconception: 'a2-prob-gives-one-draw',
      rule: ({ r, g }) => num(frac(r, r + g)),
      why: () => 'is the probability of the first draw alone.',
    },
  ],
  explain: ({ r, g, same }) => [
    {
      do: `First red: $\\frac{${r}}{${r + g}}$. Then ${same ? `${r - 1} red` : `${g} green`} marbles are among the ${r + g - 1} left.`,
      why: 'The first draw changes the bag.',
    },
    {
      do: `$\\frac{${r}}{${r + g}} \\cdot \\frac{${same ? r - 1 : g}}{${r + g - 1}} = ${toTex(mul(frac(r, r + g), frac(same ? r - 1 : g, r + g - 1)))}$`,
      why: 'Multiply along the path.',
    },
  ],
  given: (e) => e,
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
const two = (x: number) => toDecimalText(frac(x, 100))
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
  answer: ({ p, q }) => decimal(frac(100 * p + 100 * q - p * q, 10000)),
  traps: [
    { misconception: 'a2-prob-adds-the-probabilities', rule: ({ p, q }) => num(frac(p + q, 100)) },
    { misconception: 'a2-prob-confuses-and-with-or', rule: ({ p, q }) => num(frac(p * q, 10000)) },
    { misconception: 'a2-prob-confuses-and-with-or', rule: ({ p, q }) => num(frac((100 - p) * (100 - q), 10000)) },
  ],
  explain: ({ p, q }) => [
    {
      do: `$P(A \\text{ and } B) = ${two(p)} \\cdot ${two(q)} = ${toDecimalText(frac(p * q, 10000))}$`,
      why: 'The events are independent.',
    },
    {
      do: `$${two(p)} + ${two(q)} - ${toDecimalText(frac(p * q, 10000))} = ${toDecimalText(frac(100 * p + 100 * q - p * q, 10000))}$`,
      why: 'What belongs to both is counted only once.',
    },
  ],
  given: ({ p, q }) => ({ p: frac(p, 100), q: frac(q, 100) }),
  check: ({ p, q }) => num(sub(1, mul(sub(1, p), sub(1, q)))),
})

type Given = Readonly<{ both: number; b: number; a: number }>
const formula = balanced({
  ...cond,
  id: 'algebra-2/conditional-from-percents',
  difficulty: 'Medium',
  b: 0.1,
  seconds: 65,
  draw: (rng): Given =>
    until(
      () => ({ both: int(rng, 2, 12) * 3, b: pick(rng, [40, 50, 60, 75, 80]), a: int(rng, 5, 14) * 5 }),
      ({ both, b, a }) => both < Math.min(a, b) - 4 && a + b - both <= 95 && (both * 100) % b === 0 && a !== b,
    ),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 6,
      stem: ({ both, b, a }) =>
        `At a school, ${b}% of the students learn Spanish, ${a}% play a sport, and ${both}% do both. A student who learns Spanish is chosen at random. What is the probability that this student plays a sport?`,
    },
  ],
  answer: ({ both, b }) => percent(frac(both * 100, b)),
  traps: [
    {
      misconception: 'a2-prob-turns-the-condition-over',
      rule: ({ both, a }) => ((both * 100) % a === 0 ? percent((both * 100) / a) : null),
      why: () => 'starts from the students who play a sport.',
    },
    {
      misconception: 'a2-prob-divides-by-everyone',
      rule: ({ both }) => percent(both),
      why: () => 'is the share among all students.',
    },
    {
      misconception: 'a2-prob-divides-by-everyone',
      rule: ({ a }) => percent(a),
      why: () => 'is the share of all students who play a sport.',
    },
    {
      misconception: 'a2-prob-puts-it-back',
      rule: ({ a, b }) => percent(frac(a * b, 100)),
      why: () => 'multiplies the two percents, as if they were independent and both asked for.',
    },
    {
      misconception: 'a2-prob-compares-with-the-rest',
      rule: ({ both, b }) => percent(b - both),
      why: () => 'is the share of those who only learn Spanish.',
    },
    {
      misconception: 'a2-prob-compares-with-the-rest',
      rule: ({ both, b }) => percent(frac((b - both) * 100, b)),
      why: () => 'is the probability of the opposite.',
    },
  ],
  explain: ({ both, b }) => [
    { do: `Only the ${b}% who learn Spanish count; ${both}% do both.`, why: 'The condition makes the group smaller.' },
    {
      do: `$\\frac{${both}}{${b}}$ is ${percent(frac(both * 100, b)).html}.`,
      why: 'This is $\\frac{P(A \\text{ and } B)}{P(B)}$.',
    },
  ],
  given: (e) => e,
  // Looks for the percent that, taken of b%, gives the percent of those who do both.
  check: ({ both, b }) => percent(Array.from({ length: 101 }, (_, p) => p).find((p) => p * b === 100 * both) ?? 999),
})

const independence = judgeClaims({
  id: 'algebra-2/independence-claims',
  skill: cond.skill,
  prefix: 'a2-prob',
  difficulty: 'High',
  b: 0.6,
  seconds: 90,
  items: 6,
  draw: (rng): { p: number; q: number } =>
    until(
      () => ({ p: int(rng, 2, 8) * 10, q: int(rng, 2, 8) * 10 }),
      ({ p, q }) => p !== q && p + q !== 100,
    ),
  setup: ({ p, q }) =>
    `The events $A$ and $B$ are independent, where $A$ has the probability ${p}% and $B$ the probability ${q}%.`,
  claims: ({ p, q }) => [
    {
      id: 'and',
      says: `$P(A \\text{ and } B) = ${toDecimalText(frac(p * q, 10000))}$.`,
      holds: true,
      because: 'Probabilities of independent events are multiplied.',
    },
    {
      id: 'given',
      says: `$P(A \\mid B) = ${two(p)}$.`,
      holds: true,
      because: 'Knowing $B$ does not change the probability of $A$.',
    },
    {
      id: 'not',
      says: `$P(\\text{not } B \\mid A) = ${two(100 - q)}$.`,
      holds: true,
      because: '$A$ and “not $B$” are independent as well.',
    },
    {
      id: 'zero',
      says: '$A$ and $B$ cannot happen together.',
      holds: false,
      because: 'That would make the probability of both 0; here it is positive.',
    },
    {
      id: 'or',
      says: `$P(A \\text{ or } B) = ${two(p + q)}$.`,
      holds: false,
      because: 'What belongs to both is counted twice there.',
    },
    {
      id: 'same',
      says: `$P(A \\mid B) = ${toDecimalText(frac(p * q, 10000))}$.`,
      holds: false,
      because: 'This is the probability of both.',
    },
  ],
  verify: ({ p, q }, id) => {
    // Counted on a square of 100 by 100 equally likely cells.
    const cells = { both: 0, a: 0, b: 0, all: 0 }
    for (let i = 0; i < 100; i++)
      for (let j = 0; j < 100; j++) {
        cells.all++
        if (i < p) cells.a++
        if (j < q) cells.b++
        if (i < p && j < q) cells.both++
      }
    if (id === 'and') return cells.both / cells.all === (p * q) / 10000
    if (id === 'given') return cells.both * 100 === p * cells.b
    if (id === 'not') return (cells.a - cells.both) * 100 === (100 - q) * cells.a
    if (id === 'zero') return cells.both === 0
    if (id === 'or') return cells.a + cells.b - cells.both === (p + q) * 100
    return cells.both * 10000 === p * q * cells.b
  },
})

export const templates: readonly Template[] = [
  orderOrNot,
  menu,
  team,
  letters,
  countMistake,
  fromTable,
  marbles,
  union,
  formula,
  independence,
]
