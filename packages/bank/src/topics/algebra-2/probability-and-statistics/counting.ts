import { div, int, num, person, pick, type Template, table, template, toNumber, until } from '#kit'

export const counting = { skill: 'a2-counting', calculator: true, response: 'choice' } as const

export const perm = (n: number, k: number): number =>
  Array.from({ length: k }, (_, i) => n - i).reduce((p, x) => p * x, 1)

export const choose = (n: number, k: number): number => perm(n, k) / perm(k, k)

/** Pascal's triangle: another road to the same number. */
export const pascal = (n: number, k: number): number =>
  k === 0 || k === n ? 1 : pascal(n - 1, k - 1) + pascal(n - 1, k)
type Pick = Readonly<{ n: number; k: number; ordered: boolean; what: number }>

const orderedTales = [
  (n: number, k: number) =>
    `In a race of ${n} runners without ties, in how many ways can the first ${k} places be filled?`,
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
      classic: true,
      rule: ({ n, k, ordered }) => num(ordered ? choose(n, k) : perm(n, k)),
      says: ({ ordered }) =>
        ordered ? 'I ignored the order, which matters here.' : 'I counted every order of the same group separately.',
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
      says: ({ n, k }) => `I multiplied ${n} by ${k}.`,
      why: ({ n, k }) => `multiplies ${n} by ${k}.`,
    },
    {
      misconception: 'a2-prob-divides-by-k',
      operation: 'wrong-number-used',
      operands: ({ k }) => [k],
      after: (got, { n, k }) => div(perm(n, k), got),
      // Two of them have two orders.
      rule: ({ n, k, ordered }) => (ordered || k === 2 ? null : num(perm(n, k) / k)),
      why: ({ k }) => `divides the ordered choices by ${k}; each group has ${perm(k, k)} orders.`,
    },
    {
      misconception: 'a2-prob-adds-the-choices',
      rule: ({ n, k, ordered }) => (ordered ? num((k * (2 * n - k + 1)) / 2) : null),
      says: () => 'I added the numbers of choices for the places.',
      why: ({ n, k }) =>
        `adds $${Array.from({ length: k }, (_, i) => n - i).join(' + ')}$; the numbers must be multiplied.`,
    },
    {
      misconception: 'a2-prob-is-one-off',
      operation: 'off-by-one',
      operands: ({ k }) => [k, -1],
      after: (got, { n, ordered }) => (ordered ? perm(n, toNumber(got)) : choose(n, toNumber(got))),
      rule: ({ n, k, ordered }) => num(ordered ? perm(n, k - 1) : choose(n, k - 1)),
      says: ({ n, k, ordered }) =>
        ordered
          ? `I counted the choices for the first ${k === 2 ? 'place' : `${k - 1} places`} only, and left out the last place.`
          : `I took entry number ${k} in row ${n} of Pascal’s triangle, where I counted the 1 at the edge as number 1.`,
      why: ({ k, ordered }) =>
        ordered ? 'leaves out the last place.' : `is the number of groups of ${k - 1}: the 1 at the edge is entry 0.`,
    },
    {
      misconception: 'a2-prob-is-one-off',
      operation: 'off-by-one',
      operands: ({ n, k, ordered }) => (ordered ? [k] : [n, -1]),
      after: (got, { n, k, ordered }) => (ordered ? perm(n, toNumber(got)) : choose(toNumber(got), k)),
      rule: ({ n, k, ordered }) => num(ordered ? perm(n, k + 1) : choose(n - 1, k)),
      says: ({ n, k, ordered }) =>
        ordered
          ? `I multiplied all whole numbers from ${n} down to $${n} - ${k} = ${n - k}$.`
          : `I counted the rows of Pascal’s triangle from 1, and so used row ${n - 1} instead of row ${n}.`,
      why: ({ n, k, ordered }) =>
        ordered
          ? `multiplies ${k + 1} numbers; ${k} places have ${k} factors.`
          : `is the number of groups out of ${n - 1}: the top of Pascal’s triangle is row 0.`,
    },
  ],
  explain: (e) => {
    const [inOrder, orders] = [perm(e.n, e.k), perm(e.k, e.k)]
    return {
      plan: 'Count the choices one after the other. Then ask whether another order of the same choices is a new result; if not, divide by the number of orders.',
      steps: [
        {
          do: `For the first choice there are ${e.n} possibilities, and each choice leaves one fewer for the next: $${Array.from({ length: e.k }, (_, i) => e.n - i).join(', ')}$.`,
          why: 'Nobody and nothing is chosen twice.',
        },
        {
          do: `In order there are $${Array.from({ length: e.k }, (_, i) => e.n - i).join(' \\cdot ')} = ${inOrder}$ ways.`,
          why: 'Every possibility for one choice goes with every possibility for the next: multiply.',
        },
        ...(e.ordered
          ? [
              {
                do: `The order matters here, so the answer is $${inOrder}$.`,
                why: 'The same ones in another order are a different result.',
              },
            ]
          : [
              {
                do: `The order does not matter here. ${e.k} chosen ones can be put in order in $${Array.from({ length: e.k }, (_, i) => e.k - i).join(' \\cdot ')} = ${orders}$ ways.`,
                why: 'So each group has been counted that many times.',
              },
              { do: `$${inOrder} \\div ${orders} = ${choose(e.n, e.k)}$`, why: 'Dividing counts each group once.' },
            ]),
      ],
      check: e.ordered
        ? `Another way: choose the group first, in $${choose(e.n, e.k)}$ ways, and then its order, in $${orders}$ ways: $${choose(e.n, e.k)} \\cdot ${orders} = ${inOrder}$.`
        : `Another way: the groups with one certain member are $${choose(e.n - 1, e.k - 1)}$, those without are $${choose(e.n - 1, e.k)}$, together $${choose(e.n, e.k)}$.`,
      faster: `A calculator has a key for it: ${e.n} ${e.ordered ? 'nPr' : 'nCr'} ${e.k} gives ${e.ordered ? inOrder : inOrder / orders}.`,
    }
  },
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
    {
      misconception: 'a2-prob-adds-the-choices',
      classic: true,
      operation: 'added-instead-of-multiplied',
      operands: ({ s, m, d, drinks }) => [s + m, d + drinks],
      rule: ({ s, m, d, drinks }) => num(s + m + d + drinks),
      says: () => 'I added the numbers of choices.',
      why: () => 'adds the numbers of choices; they must be multiplied.',
    },
    {
      misconception: 'a2-prob-is-one-off',
      operation: 'factor-left-out',
      operands: ({ s, m, d }) => [s, m, d],
      rule: ({ s, m, d }) => num(s * m * d),
      says: () => 'I left out the drinks.',
      why: () => 'leaves out the drinks.',
    },
    {
      misconception: 'a2-prob-adds-the-choices',
      operation: 'added-instead-of-multiplied',
      operands: ({ s, m, d, drinks }) => [s * m, d * drinks],
      rule: ({ s, m, d, drinks }) => num(s * m + d * drinks),
      says: () => 'I multiplied in pairs and added the two products.',
      why: () => 'multiplies in pairs and adds the two products.',
    },
  ],
  explain: ({ s, m, d, drinks }) => ({
    plan: 'Every choice of one course can be combined with every choice of the others: multiply the numbers of choices.',
    steps: [
      {
        do: 'Each choice can be combined with each choice of the other courses.',
        why: 'This is the multiplication principle.',
      },
      {
        do: `$${s} \\cdot ${m} \\cdot ${d} \\cdot ${drinks} = ${s * m * d * drinks}$`,
        why: 'Multiply the numbers of choices.',
      },
    ],
    check: `Count in pairs: $${s} \\cdot ${m} = ${s * m}$ of soup and main dish, $${d} \\cdot ${drinks} = ${d * drinks}$ of dessert and drink, and $${s * m} \\cdot ${d * drinks} = ${s * m * d * drinks}$.`,
  }),
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
      classic: true,
      operation: 'added-instead-of-multiplied',
      operands: ({ a, b, i, j }) => [choose(a, i), choose(b, j)],
      rule: ({ a, b, i, j }) => num(choose(a, i) + choose(b, j)),
      says: () => 'I added the two numbers of choices.',
      why: () => 'adds the two numbers of choices; they must be multiplied.',
    },
    {
      misconception: 'a2-prob-mixes-the-two-kinds',
      rule: ({ a, b, i, j }) => num(choose(a + b, i + j)),
      says: () => 'I chose from everyone together, whatever their part.',
      why: () => 'chooses from everyone, whatever their part.',
    },
    {
      misconception: 'a2-prob-confuses-order',
      rule: ({ a, b, i, j }) => num(perm(a, i) * perm(b, j)),
      says: () => 'I counted every order of the same people separately.',
      why: () => 'counts every order separately.',
    },
    {
      misconception: 'a2-prob-mixes-the-two-kinds',
      rule: ({ a, b, i, j }) => num(choose(a, j) * choose(b, i)),
      says: () => 'I swapped how many singers and how many drummers are chosen.',
      why: () => 'swaps the two numbers.',
    },
    {
      misconception: 'a2-prob-adds-the-choices',
      rule: ({ a, b, i, j }) => num(a * i * b * j),
      says: () => 'I multiplied all four numbers.',
      why: () => 'multiplies all four numbers.',
    },
  ],
  explain: ({ a, b, i, j }) => {
    const way = (n: number, k: number) =>
      k === 1
        ? `there are $${n}$ choices`
        : `$\\binom{${n}}{${k}} = \\frac{${Array.from({ length: k }, (_, m) => n - m).join(' \\cdot ')}}{${Array.from({ length: k }, (_, m) => k - m).join(' \\cdot ')}} = ${choose(n, k)}$`
    return {
      plan: 'Choose from each kind by itself, without order. Every choice of one kind goes with every choice of the other: multiply.',
      steps: [
        {
          do: `Singers, ${i} of ${a}: ${way(a, i)}.`,
          why: 'The order does not matter, so the ordered choices are divided by the orders of the chosen ones.',
        },
        {
          do: `${j === 1 ? 'Drummer' : 'Drummers'}, ${j} of ${b}: ${way(b, j)}.`,
          why: j === 1 ? 'With a single choice there is no order to divide by.' : 'The same for the second kind.',
        },
        {
          do: `Together: $${choose(a, i)} \\cdot ${choose(b, j)} = ${choose(a, i) * choose(b, j)}$.`,
          why: 'Each choice of singers goes with each choice of drummers.',
        },
      ],
      check: `Counted in order there are $${perm(a, i)} \\cdot ${perm(b, j)} = ${perm(a, i) * perm(b, j)}$ ways, and each band is counted $${perm(i, i)} \\cdot ${perm(j, j)} = ${perm(i, i) * perm(j, j)}$ times: $${perm(a, i) * perm(b, j)} \\div ${perm(i, i) * perm(j, j)} = ${choose(a, i) * choose(b, j)}$.`,
      faster: `With the nCr key of a calculator: ${a} nCr ${i} times ${b} nCr ${j} is $${perm(a, i) / perm(i, i)} \\cdot ${perm(b, j) / perm(j, j)} = ${(perm(a, i) / perm(i, i)) * (perm(b, j) / perm(j, j))}$.`,
    }
  },
  check: ({ a, b, i, j }) => num(pascal(a, i) * pascal(b, j)),
})

export const templates: readonly Template[] = [orderOrNot, menu, team]
