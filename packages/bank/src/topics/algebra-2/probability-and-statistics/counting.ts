import { int, nameTheWorkedMistake, num, person, pick, type Template, table, template, until } from '#kit'

const counting = { skill: 'a2-counting', calculator: true, response: 'choice' } as const

const perm = (n: number, k: number): number => Array.from({ length: k }, (_, i) => n - i).reduce((p, x) => p * x, 1)

const choose = (n: number, k: number): number => perm(n, k) / perm(k, k)

/** Pascal's triangle: another road to the same number. */
const pascal = (n: number, k: number): number => (k === 0 || k === n ? 1 : pascal(n - 1, k - 1) + pascal(n - 1, k))
type Pick = Readonly<{ n: number; k: number; ordered: boolean; what: number }>

const orderedTales = [
  (n: number, k: number) => `${n} runners are in a race. In how many ways can the first ${k} places be taken?`,
  (n: number, k: number) =>
    `A club of ${n} members elects ${k} different officers, one after the other, each for a different office. In how many ways can the election turn out?`,
]

const freeTales = [
  (n: number, k: number) =>
    `A coach chooses ${k} of ${n} players for a photo; only who is chosen matters. How many choices are possible?`,
  (n: number, k: number) =>
    `A pizza place offers ${n} toppings. How many pizzas with ${k} different toppings can be ordered?`,
]

const ways = ({ n, k, ordered }: Pick) => (ordered ? perm(n, k) : choose(n, k))

const orderOrNot = template({
  ...counting,
  id: 'algebra-2/order-or-not',
  difficulty: 'Medium',
  b: -0.2,
  seconds: 60,
  balance: 'place',
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
  given: ({ n, k, ordered }) => ({ n, k, ordered }),
  answer: (e) => num(ways(e)),
  traps: [
    {
      misconception: 'a2-prob-confuses-order',
      shortcut: (e) => num(ways({ ...e, ordered: !e.ordered })),
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
      shortcut: (e) => num(ways({ ...e, k: e.k + 1 })),
      why: () => 'makes one choice too many.',
    },
    {
      misconception: 'a2-prob-is-one-off',
      shortcut: (e) => num(ways({ ...e, n: e.n - 1 })),
      why: ({ n }) => `counts with ${n - 1} instead of ${n}.`,
    },
    {
      misconception: 'a2-prob-is-one-off',
      shortcut: (e) => num(ways({ ...e, n: e.n + 1 })),
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
  given: (e) => e,
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
  check: ({ s, m, d, drinks }) => {
    let n = 0
    for (let i = 0; i < s; i++) for (let j = 0; j < m; j++) for (let k = 0; k < d; k++) n += drinks
    return num(n)
  },
})

type Team = Readonly<{ a: number; b: number; i: number; j: number }>

const team = template({
  ...counting,
  id: 'algebra-2/group-from-two-kinds',
  difficulty: 'High',
  b: 0.5,
  seconds: 85,
  balance: 'place',
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
  given: ({ a, b, i, j }) => ({ a, b, i, j }),
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
  given: ({ w }) => ({ w }),
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

const countMistake = template({
  id: 'algebra-2/counting-mistake',
  skill: counting.skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 75,
  response: 'choice',
  ...nameTheWorkedMistake({
    slip: 'a2-prob',
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
  }),
})

export const templates: readonly Template[] = [orderOrNot, menu, team, letters, countMistake]
