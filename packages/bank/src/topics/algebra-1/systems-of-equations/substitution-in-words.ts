/** Two kinds of things, their total, and a comparison. */

import { div, int, linear, nonZero, num, pick, template, until } from '#kit'

const skill = 'a1-systems-by-substitution'

export const riddle = template({
  id: 'algebra-1/substitution-numbers',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 80,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const [k, s, p] = [int(rng, 2, 4), int(rng, 4, 18), nonZero(rng, -6, 8)]
        return { k, p, total: (k + 1) * s + p, big: int(rng, 0, 1) === 1 }
      },
      ({ k, p, total }) => k * ((total - p) / (k + 1)) + p > (total - p) / (k + 1) + 2 && (total + p) % (k + 1) === 0,
    ),
  frames: [
    {
      id: 'setting',
      kind: 'words',
      items: 7,
      stem: ({ k, p, total, big }, rng) => {
        const more = `${Math.abs(p)} ${p > 0 ? 'more' : 'fewer'} than ${k} times as many`
        return pick(rng, [
          `A school library lends out ${total} books in a week. It lends out ${more} novels as comics, and nothing else. How many ${big ? 'novels' : 'comics'} does it lend out?`,
          `An animal shelter has ${total} cats and dogs in all, with ${more} cats as dogs. How many ${big ? 'cats' : 'dogs'} does it have?`,
          `A playlist has ${total} songs, all in English or Spanish. There are ${more} songs in Spanish as in English. How many songs are in ${big ? 'Spanish' : 'English'}?`,
        ])
      },
    },
  ],
  given: ({ k, p, total, big }) => ({ k, p, total, big }),
  answer: ({ k, p, total, big }) => num(big ? (k * (total - p)) / (k + 1) + p : (total - p) / (k + 1)),
  traps: [
    {
      misconception: 'a1-system-gives-other-coordinate',
      classic: true,
      rule: ({ k, p, total, big }) => num(big ? (total - p) / (k + 1) : (k * (total - p)) / (k + 1) + p),
      why: () => 'is the number of the other kind.',
    },
    {
      misconception: 'a1-substitution-repeats-operation',
      says: ({ p }) => (p > 0 ? `I read “${p} more” as “${p} fewer”.` : `I read “${-p} fewer” as “${-p} more”.`),
      rule: ({ k, p, total, big }) => num(big ? (k * (total + p)) / (k + 1) - p : (total + p) / (k + 1)),
      why: ({ p }) => `handles the $${Math.abs(p)}$ the wrong way round.`,
    },
    {
      misconception: 'a1-substitution-ignores-difference',
      says: ({ k, p, big }) =>
        big
          ? `I found the smaller number and multiplied it by ${k}, but left out the ${Math.abs(p)}.`
          : `I found the number that is asked for, and then ${p > 0 ? 'added' : 'subtracted'} the ${Math.abs(p)} that belongs to the other kind.`,
      rule: ({ k, p, total, big }) => num(big ? (k * (total - p)) / (k + 1) : (total - p) / (k + 1) + p),
      why: ({ p }) => `gives the ${Math.abs(p)} to the wrong kind.`,
    },
    {
      misconception: 'a1-substitution-ignores-difference',
      says: ({ k, p, big }) =>
        `I read “${Math.abs(p)} ${p > 0 ? 'more' : 'fewer'}” as “${Math.abs(p)} ${p > 0 ? 'fewer' : 'more'}”, and ${big ? `I left out the ${Math.abs(p)} when I multiplied by ${k}` : `in the end I ${p > 0 ? 'subtracted' : 'added'} ${Math.abs(p)}`}.`,
      twoSlips: true,
      rule: ({ k, p, total, big }) => num(big ? (k * (total + p)) / (k + 1) : (total + p) / (k + 1) - p),
    },
  ],
  explain: ({ k, p, total, big }) => [
    {
      do: `With $x$ for the smaller kind: $y = ${linear(k, p)}$ and $x + y = ${total}$.`,
      why: 'One equation for the comparison, one for the total.',
    },
    {
      do: `Substitute: $x + ${linear(k, p)} = ${total}$, so $${k + 1}x = ${total - p}$ and $x = ${(total - p) / (k + 1)}$.`,
      why: 'The larger kind is replaced by what it is equal to.',
    },
    {
      do: `Then $y = ${(k * (total - p)) / (k + 1) + p}$. Asked for is the ${big ? 'larger' : 'smaller'} number.`,
      why: 'Read the question once more.',
    },
  ],
  check: ({ k, p, total, big }) => {
    let x = 1
    while (x + k * x + p < total) x++
    return num(big ? total - x : div(total - (k * x + p), 1))
  },
})
