/** From the result back to the group, for the skill of `conditional-probability.ts`. */

import { div, frac, int, num, pick, type Template, template, toTex, until } from '#kit'
import { cond } from './conditional-probability.ts'

/** In percent: the share p of the first group, and how often the result occurs in each group. */
type Parts = Readonly<{ p: number; r: number; t: number }>

const first = ({ p, r }: Parts): number => p * r
const second = ({ p, t }: Parts): number => (100 - p) * t

/** Students or apples of 1000, as whole numbers. */
const outOf = (products: number): number => products / 10

const back = template({
  ...cond,
  id: 'algebra-2/group-behind-a-result',
  difficulty: 'High',
  b: 0.8,
  seconds: 110,
  draw: (rng): Parts =>
    until(
      () => ({
        p: int(rng, 2, 8) * 10,
        r: pick(rng, [5, 10, 15, 20, 25, 30]),
        t: pick(rng, [5, 10, 15, 20, 25, 30]),
      }),
      (e) => {
        const key = frac(first(e), first(e) + second(e))
        return e.p !== 50 && e.r !== e.t && first(e) !== second(e) && key.d < 60 && key.d > 2
      },
    ),
  frames: [
    {
      id: 'late',
      kind: 'multi-step',
      items: 6,
      stem: ({ p, r, t }) =>
        `At a high school, ${p}% of the students take the bus. On a snowy day, ${r}% of the students who take the bus and ${t}% of the other students were late. A student who was late is chosen at random. What is the probability that this student takes the bus?`,
    },
    {
      id: 'apples',
      kind: 'words',
      response: 'grid',
      items: 5,
      stem: ({ p, r, t }) =>
        `A farm stand gets ${p}% of its apples from North Orchard and the rest from South Orchard. Of the apples from North Orchard, ${r}% are bruised; of those from South Orchard, ${t}% are. A bruised apple is picked at random. What is the probability that it comes from North Orchard? Enter a fraction.`,
    },
  ],
  given: ({ p, r, t }) => ({ p, r, t }),
  answer: (e) => num(frac(first(e), first(e) + second(e))),
  traps: [
    {
      misconception: 'a2-prob-turns-the-condition-over',
      classic: true,
      operation: 'solved-for-the-other',
      operands: ({ r }) => [frac(r, 100)],
      rule: ({ r }) => num(frac(r, 100)),
      says: ({ r }) => `I gave the ${r}% of the first group for which this happened.`,
      why: ({ r }) => `is the ${r}% turned around: it starts from the first group, not from the result.`,
    },
    {
      misconception: 'a2-prob-ignores-the-sizes-of-the-groups',
      classic: true,
      operation: 'wrong-whole',
      operands: ({ r, t }) => [r, r + t],
      rule: ({ r, t }) => num(frac(r, r + t)),
      says: ({ r, t }) => `I divided ${r} by $${r} + ${t}$, as if both groups were equally large.`,
      why: ({ r, t }) => `divides ${r} by $${r} + ${t}$, as if both groups were equally large.`,
    },
    {
      misconception: 'a2-prob-divides-by-everyone',
      operation: 'stopped-at-a-step',
      operands: ({ p, r }) => [frac(p * r, 10000)],
      rule: ({ p, r }) => num(frac(p * r, 10000)),
      says: ({ p, r }) => `I multiplied ${p}% by ${r}% and did not divide by the share of all for which this happened.`,
      why: ({ p, r }) => `is ${r}% of ${p}%, a share of everyone.`,
    },
    {
      misconception: 'a2-prob-ignores-the-condition',
      operation: 'solved-for-the-other',
      operands: ({ p }) => [frac(p, 100)],
      rule: ({ p }) => num(frac(p, 100)),
      says: ({ p }) => `I gave the share of ${p}% that the first group has of everyone.`,
      why: ({ p }) => `is the share ${p}% of everyone, before anything is known.`,
    },
    {
      misconception: 'a2-prob-compares-with-the-rest',
      operation: 'wrong-whole',
      operands: ({ p, r, t }) => [p * r, (100 - p) * t],
      rule: (e) => (first(e) < second(e) ? num(frac(first(e), second(e))) : null),
      says: ({ p, r, t }) => `I divided ${r}% of ${p}% by ${t}% of ${100 - p}%, the part of the other group.`,
      why: () => 'divides by the part of the other group only.',
    },
    {
      misconception: 'a2-prob-compares-with-the-rest',
      operation: 'solved-for-the-other',
      operands: ({ p, t, r }) => [div((100 - p) * t, p * r + (100 - p) * t)],
      rule: (e) => num(frac(second(e), first(e) + second(e))),
      says: () => 'I gave the probability that it is the other group.',
      why: () => 'is the probability of the other group.',
    },
  ],
  explain: (e, frame) => {
    const [one, other] = [outOf(first(e)), outOf(second(e))]
    const [things, from, rest, result] =
      frame === 'late'
        ? ['students', 'take the bus', 'do not', 'were late']
        : ['apples', 'come from North Orchard', 'come from South Orchard', 'are bruised']
    return {
      plan: 'Think of a large round number, such as one thousand. Count in each group for how many this happened, and divide the count of the first group by both counts together.',
      steps: [
        {
          do: `Of 1000 ${things}, ${e.p * 10} ${from} and ${1000 - e.p * 10} ${rest}.`,
          why: `${e.p}% of 1000 is ${e.p * 10}.`,
        },
        {
          do: `First group: $\\frac{${e.r}}{100} \\cdot ${e.p * 10} = ${one}$ ${result}. Second group: $\\frac{${e.t}}{100} \\cdot ${1000 - e.p * 10} = ${other}$.`,
          why: 'Each percent is taken of its own group.',
        },
        {
          do: `Together $${one} + ${other} = ${one + other}$ ${result}.`,
          why: 'The condition leaves only these.',
        },
        {
          do: `$\\frac{${one}}{${one + other}}${toTex(frac(one, one + other)) === `\\frac{${one}}{${one + other}}` ? '' : ` = ${toTex(frac(one, one + other))}`}$`,
          why: 'Those of the first group, divided by all for which this happened.',
        },
      ],
      check: `For the other group it is $${toTex(frac(other, one + other))}$, and both add up to 1.`,
      faster: `The total cancels, so products of percents are enough: $${e.p} \\cdot ${e.r} = ${e.p * e.r}$ for the first group and $${100 - e.p} \\cdot ${e.t} = ${(100 - e.p) * e.t}$ for the other. The probability is $\\frac{${e.p * e.r}}{${e.p * e.r + (100 - e.p) * e.t}}$.`,
    }
  },
  // Probabilities along the two paths of a tree.
  check: ({ p, r, t }) => {
    const [yes, no] = [(p / 100) * (r / 100), (1 - p / 100) * (t / 100)]
    return num(frac(Math.round(yes * 1e4), Math.round((yes + no) * 1e4)))
  },
})

export const templates: readonly Template[] = [back]
