import { int, list, nameTheWorkedMistake, num, pick, type Template, template, withFaster } from '#kit'
import { choose, counting, pascal, perm } from './counting.ts'

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
    {
      misconception: 'a2-prob-ignores-equal-letters',
      classic: true,
      rule: ({ w }) => num(fact(w.length)),
      says: () => 'I counted as if all letters were different.',
      why: () => 'counts as if all letters were different.',
    },
    {
      misconception: 'a2-prob-ignores-equal-letters',
      rule: ({ w }) => num(fact(new Set(w).size)),
      says: () => 'I counted each letter only once, although some occur several times.',
      why: ({ w }) => `arranges only the ${new Set(w).size} different letters.`,
    },
    {
      misconception: 'a2-prob-ignores-equal-letters',
      rule: ({ w }) =>
        counts(w).filter((c) => c > 1).length > 1 ? num(fact(w.length) / fact(Math.max(...counts(w)))) : null,
      says: () => 'I divided for only one of the letters that occur several times, the most frequent one.',
      why: () => 'divides for one of the repeated letters only.',
    },
    {
      misconception: 'a2-prob-divides-by-k',
      // What occurs twice has two orders.
      rule: ({ w }) => (Math.max(...counts(w)) > 2 ? num(counts(w).reduce((n, c) => n / c, fact(w.length))) : null),
      says: () => 'I divided by how often each letter occurs instead of by the number of its orders.',
      why: () => 'divides by how often each letter occurs, not by the factorial of it.',
    },
  ],
  explain: ({ w }) => {
    const kinds = [...new Set(w)].map((c) => ({ c, n: [...w].filter((x) => x === c).length }))
    const several = kinds.filter(({ n }) => n > 1)
    const orders = several.reduce((p, { n }) => p * fact(n), 1)
    const result = fact(w.length) / orders
    const most = Math.max(...several.map(({ n }) => n))
    const kept = Array.from({ length: w.length - most }, (_, i) => w.length - i).join(' \\cdot ')
    let left = w.length
    const places = kinds.map(({ n }) => {
      left -= n
      return { from: left + n, n }
    })
    return {
      plan: 'Count the arrangements as if all were different. Then divide by the orders of the equal ones, which cannot be told apart.',
      steps: [
        {
          do: `${w} has ${w.length} letters; ${list(several.map(({ c, n }) => `${c} stands there ${n} times`))}.`,
          why: 'Swapping equal letters gives the same word again.',
        },
        {
          do: `${w.length} different letters would have $${w.length}! = ${Array.from({ length: w.length }, (_, i) => w.length - i).join(' \\cdot ')} = ${fact(w.length)}$ arrangements.`,
          why: 'Each place leaves one letter fewer for the next.',
        },
        {
          do: `The equal letters can be put in order in $${several.map(({ n }) => `${n}!`).join(' \\cdot ')} = ${several.length > 1 ? `${several.map(({ n }) => fact(n)).join(' \\cdot ')} = ` : ''}${orders}$ ways.`,
          why: 'So each word has been counted that many times.',
        },
        {
          do: `$${fact(w.length)} \\div ${orders} = ${result}$`,
          why: 'Dividing counts each word once.',
        },
      ],
      check: `Another way: choose the places for one letter after the other. $${places.map(({ from, n }) => `\\binom{${from}}{${n}}`).join(' \\cdot ')} = ${places.map(({ from, n }) => choose(from, n)).join(' \\cdot ')} = ${result}$.`,
      faster: `Cancel before you multiply: without $${most}!$ above and below, $${orders === fact(most) ? kept : `\\frac{${kept}}{${orders / fact(most)}}`} = ${result}$ is left.`,
    }
  },
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
  ...withFaster(
    nameTheWorkedMistake({
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
    ({ e: { n, k }, which, name }) => {
      const [right, orders] = [choose(n, k), fact(k)]
      return [
        `Divide by the right number: $${perm(n, k)} \\div ${right} = ${orders}$. These are the orders of ${k} people, so each group was counted in every order.`,
        `Write it as a power: $${n ** k} = ${n}^${k}$. All factors are ${n}, so nobody was taken out after being chosen.`,
        `Look at the size: ${name}’s number is just $${n} \\cdot ${k} = ${n * k}$, a single product.`,
        `Divide by the right number: $${perm(n, k) / k} \\div ${right} = ${orders / k}$. It should be 1, and $${orders} \\div ${k} = ${orders / k}$ is left over: it was divided by ${k} alone, not by ${orders}.`,
      ][which] as string
    },
  ),
})

export const templates: readonly Template[] = [letters, countMistake]
