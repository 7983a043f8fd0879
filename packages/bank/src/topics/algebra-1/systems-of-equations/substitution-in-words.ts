/** Two kinds of things, their total, and a comparison. */

import { div, int, linear, neg, nonZero, num, pick, signed, sub, template, until } from '#kit'
import { chain, undo, unscale, whyUnscale, workedLine } from '../undoing.ts'

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
      says: () => 'I gave the number of the other kind.',
      classic: true,
      operation: 'solved-for-the-other',
      operands: ({ big, total, p, k }) => [big ? div(total - p, k + 1) : div(k * total + p, k + 1)],
      rule: ({ k, p, total, big }) => num(big ? (total - p) / (k + 1) : (k * (total - p)) / (k + 1) + p),
      why: () => 'is the number of the other kind.',
    },
    {
      misconception: 'a1-substitution-repeats-operation',
      says: ({ p }) => (p > 0 ? `I read “${p} more” as “${p} fewer.”` : `I read “${-p} fewer” as “${-p} more.”`),
      operation: 'sign-reversed',
      operands: ({ p }) => [p],
      after: (got, { big, k, total }) => (big ? div(sub(k * total, neg(got)), k + 1) : div(sub(total, got), k + 1)),
      rule: ({ k, p, total, big }) => num(big ? (k * (total + p)) / (k + 1) - p : (total + p) / (k + 1)),
      why: ({ p }) => `handles the $${Math.abs(p)}$ the wrong way around.`,
    },
    {
      misconception: 'a1-substitution-ignores-difference',
      says: ({ k, p, big }) =>
        big
          ? `I found the smaller number and multiplied it by ${k}, but left out the ${Math.abs(p)}.`
          : `I found the number that is asked for, and then ${p > 0 ? 'added' : 'subtracted'} the ${Math.abs(p)} that belongs to the other kind.`,
      rule: ({ k, p, total, big }) => num(big ? (k * (total - p)) / (k + 1) : (total - p) / (k + 1) + p),
      why: ({ p, big }) => (big ? `leaves out the ${Math.abs(p)}.` : `gives the ${Math.abs(p)} to the wrong kind.`),
    },
    {
      misconception: 'a1-substitution-ignores-difference',
      says: ({ k, p, big }) =>
        `I read “${Math.abs(p)} ${p > 0 ? 'more' : 'fewer'}” as “${Math.abs(p)} ${p > 0 ? 'fewer' : 'more'},” and ${big ? `I left out the ${Math.abs(p)} when I multiplied by ${k}` : `in the end I ${p > 0 ? 'subtracted' : 'added'} ${Math.abs(p)}`}.`,
      twoSlips: true,
      rule: ({ k, p, total, big }) => num(big ? (k * (total + p)) / (k + 1) : (total + p) / (k + 1) - p),
    },
  ],
  explain: ({ k, p, total, big }) => {
    const x = (total - p) / (k + 1)
    const y = k * x + p
    return {
      plan: 'Two unknown numbers, a comparison and a total: write one equation for each, and put the comparison into the total.',
      steps: [
        {
          do: `Let $x$ be the smaller number and $y$ the larger one. The comparison says $y = ${linear(k, p)}$, the total says $x + y = ${total}$.`,
          why: `“${k} times as many” is $${k}x$, and “${Math.abs(p)} ${p > 0 ? 'more' : 'fewer'}” ${p > 0 ? 'adds' : 'subtracts'} $${Math.abs(p)}$.`,
        },
        {
          do: `Put $${linear(k, p)}$ in for $y$: $x + ${linear(k, p)} = ${total}$. Combine like terms: $${linear(k + 1, p)} = ${total}$.`,
          why: 'The first equation is solved for $y$ already.',
        },
        {
          do: `${undo(p)}: $${chain(`${k + 1}x`, `${total}${signed(-p)}`, `${total - p}`)}$.`,
          why: 'This leaves the $x$-term by itself.',
        },
        {
          do: `${unscale(k + 1)}: $x = ${x}$.${big ? '' : ' The question asks for the smaller number, so this is the answer.'}`,
          why: whyUnscale(k + 1),
        },
        ...(big
          ? [
              {
                do: `$y = ${workedLine(k, x, p)}$`,
                why: 'The question asks for the larger number.',
              },
            ]
          : []),
      ],
      check: big
        ? `The two numbers add up to the total: $${x} + ${y} = ${total}$.`
        : `The other number is $${workedLine(k, x, p)}$, and $${x} + ${y} = ${total}$.`,
      faster: `Think in parts: $${total}${signed(-p)} = ${total - p}$ is $${k + 1}$ equal parts, so one part is $${x}$.${big ? ` The larger number is $${k} \\cdot ${x}${signed(p)} = ${y}$.` : ''}`,
    }
  },
  check: ({ k, p, total, big }) => {
    let x = 1
    while (x + k * x + p < total) x++
    return num(big ? total - x : div(total - (k * x + p), 1))
  },
})
