/** What happens to a spread when every value is changed. */

import { int, num, person, template, until } from '#kit'

const skill = 'a1-spread'

export const shift = template({
  id: 'algebra-1/spread-after-change',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 85,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ r: int(rng, 8, 24), m: int(rng, 30, 60), k: int(rng, 2, 9), times: int(rng, 0, 1) === 1 }),
      ({ r, m, k }) => r > 2 * k && m > 2 * r,
    ),
  frames: [
    {
      id: 'words',
      kind: 'multi-step',
      items: 8,
      stem: ({ r, m, k, times }, rng) =>
        `The scores of a class have a median of ${m} and a range of ${r}. ${person(rng)} ${times ? `doubles every score and then adds ${k} to each` : `adds ${k} to every score`}. What is the new range?`,
    },
    {
      id: 'grid',
      kind: 'multi-step',
      items: 4,
      response: 'grid',
      stem: ({ r, m, k, times }) =>
        `A list of temperatures has a mean of ${m} and an interquartile range of ${r}. Every temperature is ${times ? `doubled, and then ${k} is added` : `raised by ${k}`}. What is the new interquartile range?`,
    },
  ],
  given: ({ r, m, k, times }) => ({ r, m, k, times }),
  answer: ({ r, times }) => num(times ? 2 * r : r),
  traps: [
    {
      misconception: 'a1-stat-adds-to-the-spread',
      says: ({ k, times }) =>
        times ? `I doubled the spread and then added the $${k}$ to it.` : `I added the $${k}$ to the spread.`,
      classic: true,
      rule: ({ r, k, times }) => num((times ? 2 * r : r) + k),
      why: ({ k }) => `adds $${k}$ to the spread; when every value moves by $${k}$, their distances stay the same.`,
    },
    {
      misconception: 'a1-stat-ignores-the-doubling',
      operation: 'factor-left-out',
      operands: ({ r }) => [r],
      rule: ({ r, times }) => (times ? num(r) : null),
      why: () => 'forgets that doubling also doubles the distances.',
    },
    {
      misconception: 'a1-stat-doubles-without-reason',
      rule: ({ r, times }) => (times ? null : num(2 * r)),
      why: () => 'doubles the spread although nothing was doubled.',
    },
    {
      misconception: 'a1-stat-adds-to-the-spread',
      says: ({ k, times }) =>
        times
          ? `I doubled the spread and then added the $${k}$ twice, once for each end.`
          : `I added the $${k}$ to the spread twice, once for each end.`,
      rule: ({ r, k, times }) => num((times ? 2 * r : r) + 2 * k),
      why: () => 'adds to the spread at both ends.',
    },
    {
      misconception: 'a1-stat-adds-to-the-spread',
      says: ({ k, times }) =>
        times
          ? `I added the $${k}$ to the spread and forgot the doubling.`
          : `I added the $${k}$ to the spread twice, once for each end.`,
      rule: ({ r, k, times }) => num(times ? r + k : r + 2 * k),
      why: () => 'adds to the spread, which depends only on distances.',
    },
    {
      misconception: 'a1-stat-subtracts-from-the-spread',
      says: ({ k, times }) =>
        times
          ? `I doubled the spread and then subtracted the $${k}$ from it.`
          : `I subtracted the $${k}$ from the spread.`,
      rule: ({ r, k, times }) => {
        const v = (times ? 2 * r : r) - k
        return v > 0 ? num(v) : null
      },
      why: () => 'takes something away from the spread.',
    },
    {
      misconception: 'a1-stat-subtracts-from-the-spread',
      says: ({ k, times }) =>
        times
          ? `I doubled the spread and then subtracted the $${k}$ twice, once for each end.`
          : `I subtracted the $${k}$ from the spread twice, once for each end.`,
      rule: ({ r, k, times }) => {
        const v = (times ? 2 * r : r) - 2 * k
        return v > 0 ? num(v) : null
      },
      why: () => 'takes something away from the spread at both ends.',
    },
    {
      misconception: 'a1-stat-subtracts-from-the-spread',
      says: ({ k }) => `I subtracted the $${k}$ from the spread and forgot the doubling.`,
      twoSlips: true,
      rule: ({ r, k, times }) => (times && r > k ? num(r - k) : null),
      why: ({ r, k }) => `is $${r} - ${k}$: it forgets the doubling and takes the $${k}$ away.`,
    },
    {
      misconception: 'a1-stat-gives-the-new-center',
      operation: 'solved-for-the-other',
      operands: ({ times, m, k }) => [(times ? 2 * m : m) + k],
      rule: ({ m, k, times }) => num((times ? 2 * m : m) + k),
      why: () => 'is the new center, not the spread.',
    },
  ],
  explain: ({ r, m, k, times }, frame) => {
    const [high, low] = frame === 'grid' ? ['Q_3', 'Q_1'] : ['G', 'L']
    const after = (x: string) => `${times ? '2' : ''}${x} + ${k}`
    const value = (x: number) => (times ? 2 * x : x) + k
    return {
      plan: 'A spread is a distance between two values: write it as a difference, change both values as told, and see what happens to the difference.',
      steps: [
        {
          do:
            frame === 'grid'
              ? `The interquartile range is upper quartile minus lower quartile: $Q_3 - Q_1 = ${r}$.`
              : `The range is greatest score $G$ minus least score $L$: $G - L = ${r}$.`,
          why: 'The center is not needed: a spread only depends on distances.',
        },
        {
          do: `After the change these two are $${after(high)}$ and $${after(low)}$.`,
          why: 'Every value is changed in the same way, so the order of the values stays the same.',
        },
        {
          do: `Their difference is $(${after(high)}) - (${after(low)}) = ${times ? `2${high} - 2${low} = 2(${high} - ${low})` : `${high} - ${low}`}$.`,
          why: `The added $${k}$ is in both and cancels${times ? '; the doubling does not' : ''}.`,
        },
        {
          do: times ? `So it is $2 \\cdot ${r} = ${2 * r}$.` : `So it is still $${r}$.`,
          why: times ? 'Twice as far apart.' : 'All values move together; only the center changes.',
        },
      ],
      check: `Take two values that are $${r}$ apart, $${m}$ and $${m + r}$. They become $${value(m)}$ and $${value(m + r)}$, and $${value(m + r)} - ${value(m)} = ${value(m + r) - value(m)}$.`,
      faster: `What is added does not count for a spread: only ${times ? `the factor 2 does, so it is $2 \\cdot ${r} = ${2 * r}$` : `a factor would, and there is none, so it stays $${r}$`}.`,
    }
  },
  // Two values at the distance r, changed one by one.
  check: ({ r, m, k, times }) => {
    const f = (x: number) => (times ? 2 * x : x) + k
    return num(f(m + r) - f(m))
  },
})
