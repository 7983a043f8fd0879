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
        `The scores of a class have the median ${m} and the range ${r}. ${person(rng)} ${times ? `doubles every score and then adds ${k} to each` : `adds ${k} to every score`}. What is the new range?`,
    },
    {
      id: 'grid',
      kind: 'multi-step',
      items: 4,
      response: 'grid',
      stem: ({ r, m, k, times }) =>
        `A list of temperatures has the mean ${m} and the interquartile range ${r}. Every temperature is ${times ? `doubled, and then ${k} is added` : `raised by ${k}`}. What is the new interquartile range?`,
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
      rule: ({ m, k, times }) => num((times ? 2 * m : m) + k),
      why: () => 'is the new center, not the spread.',
    },
  ],
  explain: ({ r, k, times }) => [
    {
      do: `Adding ${k} moves every value by the same amount, so the distances between them do not change.`,
      why: 'Range and interquartile range are distances.',
    },
    {
      do: times ? `Doubling doubles every distance: $2 \\cdot ${r} = ${2 * r}$.` : `The spread stays $${r}$.`,
      why: times ? 'Twice as far apart.' : 'Only the center moves.',
    },
  ],
  // Two values at the distance r, changed one by one.
  check: ({ r, m, k, times }) => {
    const f = (x: number) => (times ? 2 * x : x) + k
    return num(f(m + r) - f(m))
  },
})
