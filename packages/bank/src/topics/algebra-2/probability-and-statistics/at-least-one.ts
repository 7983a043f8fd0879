/** Groups with at least one of a kind, for the skill of `counting.ts`. */

import { int, num, type Template, template, until } from '#kit'
import { choose, counting, pascal, perm } from './counting.ts'

/** k are chosen from a of the one kind and b of the kind that must occur. */
type Mixed = Readonly<{ a: number; b: number; k: number }>

const binomial = (n: number, k: number) =>
  `\\binom{${n}}{${k}} = \\frac{${Array.from({ length: k }, (_, i) => n - i).join(' \\cdot ')}}{${Array.from({ length: k }, (_, i) => k - i).join(' \\cdot ')}} = ${choose(n, k)}`

const some = (frame: string) =>
  frame === 'committee'
    ? { groups: 'committees', other: 'juniors', one: 'senior' }
    : { groups: 'samples', other: 'working chargers', one: 'defective one' }

const atLeastOne = template({
  ...counting,
  id: 'algebra-2/at-least-one-of-a-kind',
  difficulty: 'High',
  b: 0.7,
  seconds: 95,
  balance: 'place',
  draw: (rng): Mixed =>
    until(
      () => ({ a: int(rng, 4, 9), b: int(rng, 3, 6), k: int(rng, 3, 4) }),
      // Where b · k = a + b, counting groups several times and forgetting to subtract give one value.
      ({ a, b, k }) => a !== b && a > k && b * k !== a + b,
    ),
  frames: [
    {
      id: 'committee',
      kind: 'multi-step',
      items: 6,
      stem: ({ a, b, k }) =>
        `A committee of ${k} students is chosen from ${a} juniors and ${b} seniors. How many different committees have at least one senior?`,
    },
    {
      id: 'sample',
      kind: 'words',
      items: 5,
      stem: ({ a, b, k }) =>
        `A box holds ${a + b} phone chargers. Of these, ${b} are defective. An inspector takes out ${k} chargers at once. How many different samples of ${k} chargers contain at least one defective one?`,
    },
  ],
  given: ({ a, b, k }, frame) => (frame === 'committee' ? { all: [a, b], b, k } : { all: [a + b], b, k }),
  answer: ({ a, b, k }) => num(choose(a + b, k) - choose(a, k)),
  traps: [
    {
      misconception: 'a2-prob-counts-some-groups-several-times',
      classic: true,
      rule: ({ all, b, k }) => num(b * choose(total(all) - 1, k - 1)),
      says: ({ a, b, k }) =>
        `I chose one of the ${b}, and then any ${k - 1} of the other ${a + b - 1}, and multiplied.`,
      why: () => 'counts a group with two of them twice: either one can be the first choice.',
    },
    {
      misconception: 'a2-prob-counts-exactly-one',
      rule: ({ all, b, k }) => num(b * choose(total(all) - b, k - 1)),
      says: ({ a, b, k }) => `I counted the groups with exactly one of the ${b} and ${k - 1} of the other ${a}.`,
      why: () => 'leaves out the groups with two or more of them.',
    },
    {
      misconception: 'a2-prob-gives-the-groups-without',
      rule: ({ all, b, k }) => num(choose(total(all) - b, k)),
      says: ({ a, k }) => `I counted the groups of ${k} that are chosen from the other ${a} only.`,
      why: () => 'counts the groups that have none of them.',
    },
    {
      misconception: 'a2-prob-forgets-to-subtract-the-rest',
      rule: ({ all, k }) => num(choose(total(all), k)),
      says: ({ a, b, k }) => `I counted all groups of ${k} from the ${a + b}.`,
      why: () => 'also counts the groups that have none of them.',
    },
    {
      misconception: 'a2-prob-mixes-the-two-kinds',
      rule: ({ all, b, k }) => (b >= k ? num(choose(total(all), k) - choose(b, k)) : null),
      says: ({ b, k }) =>
        `From all groups I took away those of ${k} out of the ${b}, instead of those that have none of them.`,
      why: () => 'takes away the groups that have only this kind.',
    },
    {
      misconception: 'a2-prob-confuses-order',
      rule: ({ all, b, k }) => num(perm(total(all), k) - perm(total(all) - b, k)),
      says: () =>
        'I took away the groups that have none of them, but counted every order of the same group separately.',
      why: ({ k }) => `counts each group in all its ${perm(k, k)} orders.`,
    },
  ],
  explain: ({ a, b, k }, frame) => {
    const { groups, other, one } = some(frame)
    const cases = Array.from({ length: Math.min(b, k) }, (_, i) => choose(b, i + 1) * choose(a, k - i - 1))
    return {
      plan: '“At least one” is everything except “none.” Count all groups, and take away those that have none.',
      steps: [
        {
          do: `All ${groups}: $${binomial(a + b, k)}$.`,
          why: `${frame === 'committee' ? `There are $${a} + ${b} = ${a + b}$ students.` : `There are ${a + b} chargers.`} The order does not matter.`,
        },
        {
          do: `${frame === 'committee' ? '' : `Working chargers: $${a + b} - ${b} = ${a}$. `}Without a ${one}: $${binomial(a, k)}$.`,
          why: `Then all ${k} come from the ${a} ${other}.`,
        },
        {
          do: `At least one: $${choose(a + b, k)} - ${choose(a, k)} = ${choose(a + b, k) - choose(a, k)}$.`,
          why: 'Every other group has one or more.',
        },
      ],
      check: `Case by case, with exactly ${Array.from({ length: Math.min(b, k) }, (_, i) => i + 1).join(', ')}: $${cases.join(' + ')} = ${choose(a + b, k) - choose(a, k)}$.`,
      faster: `With the nCr key of a calculator: ${a + b} nCr ${k} minus ${a} nCr ${k} is $${choose(a + b, k)} - ${choose(a, k)} = ${choose(a + b, k) - choose(a, k)}$.`,
    }
  },
  // Adds the cases: exactly one, exactly two, and so on.
  check: ({ all, b, k }) => {
    const a = total(all) - b
    let sum = 0
    for (let i = 1; i <= Math.min(b, k); i++) sum += pascal(b, i) * pascal(a, k - i)
    return num(sum)
  },
})

function total(all: readonly number[]): number {
  return all.reduce((s, n) => s + n, 0)
}

export const templates: readonly Template[] = [atLeastOne]
