import { div, int, num, pick, template, until } from '#kit'

const skill = 'a1-literal-equations'

const evaluate = template({
  id: 'algebra-1/literal-use-formula',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: true,
  seconds: 75,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const [price, k] = [pick(rng, [6, 7, 8, 9, 12, 14, 15]), int(rng, 2, 4)]
        return { n: 1 + k * int(rng, 1, 4), w: price * k, price }
      },
      ({ n, w, price }) => n !== price && n !== w && n !== w / price,
    ),
  frames: [
    {
      id: 'tickets',
      kind: 'words',
      items: 5,
      response: 'grid',
      stem: ({ n, w, price }) =>
        `The formula $C = pn + f$ gives the cost of $n$ tickets at the price $p$ with the fee $f$, all in dollars. For which number of tickets is $C = ${price * n + w}$, when $p = ${price}$ and $f = ${w}$?`,
    },
    {
      id: 'speed',
      kind: 'words',
      response: 'grid',
      items: 6,
      stem: ({ n, w, price }) =>
        `The speed $v$ of a car that speeds up, in feet per second, after $t$ seconds is $v = at + u$, where $u$ is its speed at the start. How many seconds does it take until $v = ${price * n + w}$, when $a = ${price}$ and $u = ${w}$?`,
    },
    {
      id: 'account',
      kind: 'words',
      response: 'grid',
      items: 5,
      stem: ({ n, w, price }) =>
        `The amount $A$ in an account after $t$ weeks is $A = dt + s$ dollars, with the start $s$ and the weekly deposit $d$. If $A = ${price * n + w}$, $d = ${price}$ and $s = ${w}$, what is $t$?`,
    },
  ],
  given: ({ n, w, price }) => ({ total: price * n + w, price, w }),
  answer: ({ n }) => num(n),
  traps: [
    {
      misconception: 'a1-lit-forgets-the-term',
      classic: true,
      operation: 'sum-not-undone',
      operands: ({ price, total }) => [price, total],
      rule: ({ total, price }) => num(total / price),
      why: ({ w }) => `divides the whole amount and forgets the $${w}$.`,
    },
    {
      misconception: 'a1-lit-exchanges-factor-and-term',
      rule: ({ total, price, w }) => num((total - price) / w),
      why: ({ w, price }) => `subtracts $${price}$ and divides by $${w}$: the two numbers are exchanged.`,
    },
    {
      misconception: 'a1-lit-adds-the-term-again',
      operation: 'added-instead-of-subtracted',
      operands: ({ total, w }) => [total, w],
      after: (got, { price }) => div(got, price),
      rule: ({ total, price, w }) => num((total + w) / price),
      why: ({ w }) => `adds $${w}$ before dividing instead of subtracting it.`,
    },
    {
      misconception: 'a1-lit-stops-before-dividing',
      operation: 'stopped-at-a-step',
      operands: ({ total, w }) => [total - w],
      rule: ({ total, w }) => num(total - w),
      why: ({ price }) => `still has to be divided by $${price}$.`,
    },
    {
      misconception: 'a1-lit-subtracts-a-factor',
      operation: 'subtracted-instead-of-divided',
      operands: ({ total, w, price }) => [total - w, price],
      rule: ({ total, price, w }) => (total - w - price > 0 ? num(total - w - price) : null),
      why: ({ price }) => `subtracts $${price}$, which is a factor, instead of dividing by it.`,
    },
  ],
  explain: ({ n, w, price }, frame) => {
    const [left, factor, wanted, term] =
      frame === 'tickets' ? ['C', 'p', 'n', 'f'] : frame === 'speed' ? ['v', 'a', 't', 'u'] : ['A', 'd', 't', 's']
    return {
      plan: 'Solve the formula for the wanted variable first, then put the numbers in.',
      steps: [
        {
          do: `Subtract $${term}$: $${left} - ${term} = ${factor}${wanted}$.`,
          why: 'The term that is added comes off first.',
        },
        {
          do: `Divide by $${factor}$: $${wanted} = \\frac{${left} - ${term}}{${factor}}$.`,
          why: 'The whole difference is divided.',
        },
        {
          do: `Put in: $${wanted} = \\frac{${price * n + w} - ${w}}{${price}} = \\frac{${price * n}}{${price}} = ${n}$.`,
          why: 'Only now do the numbers come in.',
        },
      ],
      check: `$${price} \\cdot ${n} + ${w} = ${price * n} + ${w} = ${price * n + w}$, as given.`,
      faster: `Put the numbers in first: $${price}${wanted} + ${w} = ${price * n + w}$. In one line on a calculator, $(${price * n + w} - ${w}) \\div ${price} = ${n}$.`,
    }
  },
  // Counts how often the factor fits until the total is reached.
  check: ({ total, price, w }) => {
    let count = 0
    for (let x = w; x < total; x += price) count++
    return num(count)
  },
})

export const templates = [evaluate]
