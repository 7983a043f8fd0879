/** Questions about other people's work, for the skill of `special-products.ts`. */

import {
  expr,
  form,
  int,
  judgeTwoAnswers,
  linear,
  nameTheMistake,
  paren,
  template,
  until,
  withCheck,
  withFaster,
} from '#kit'
import { readValue } from '../read-tex.ts'
import { factors, pv, px, valuesAt } from './forms.ts'
import { skill } from './special-products.ts'

const mistake = template({
  id: 'algebra-1/special-products-mistake',
  skill,
  difficulty: 'High',
  b: 0.6,
  calculator: false,
  seconds: 85,
  response: 'choice',
  ...withFaster(
    nameTheMistake({
      misconception: 'a1-poly-names-an-error-without-testing',
      draw: (rng): { a: number; b: number } =>
        until(
          () => ({ a: int(rng, 2, 6), b: int(rng, 3, 9) }),
          ({ a, b }) => a !== b,
        ),
      task: ({ a, b }) => `multiplied out $(${linear(a, -b)})^2$`,
      solution: ({ a, b }) => pv([a * a, -2 * a * b, b * b]),
      work: ({ a, b }) =>
        `First square $${a * a}x^{2}$, twice the product $2 \\cdot ${a}x \\cdot (-${b}) = -${2 * a * b}x$, last square $${b * b}$.`,
      mistakes: ({ a, b }) => [
        {
          says: 'Squaring each term and leaving out the middle term',
          result: pv([a * a, 0, b * b]),
          how: `$${a * a}x^{2} + ${b * b}$, without $-${2 * a * b}x$`,
          again: expr('', ({ x }) => (a * x - b) ** 2 + 2 * a * x * b),
        },
        {
          says: 'Taking the middle product once instead of twice',
          result: pv([a * a, -a * b, b * b]),
          how: `the middle term $-${a * b}x$ instead of $-${2 * a * b}x$`,
          again: expr('', ({ x }) => (a * x - b) ** 2 + a * x * b),
        },
        {
          says: `Taking the square of $-${b}$ as negative`,
          result: pv([a * a, -2 * a * b, -b * b]),
          how: `$-${b * b}$ at the end instead of $${b * b}$`,
          again: expr('', ({ x }) => (a * x - b) ** 2 - 2 * b * b),
        },
        {
          says: `Leaving the $${a}$ in front of $x^2$ without squaring it`,
          result: pv([a, -2 * a * b, b * b]),
          how: `$${a}x^{2}$ instead of $${a * a}x^{2}$`,
          again: expr('', ({ x }) => (a * x - b) ** 2 - (a * a - a) * x * x),
        },
      ],
    }),
    ({ e: { a, b }, which }) =>
      [
        'Look at the number of terms: the square of a binomial has three, and here the one with $x$ is missing.',
        `Look at the middle term: right is twice $${a}x \\cdot ${b}$, and $${a * b}x$ is this product once.`,
        `Look at the last term: it is the square of $-${b}$, and a square is never negative.`,
        `Look at the first term: it is the square of $${a}x$, and $${a}x^{2}$ is not.`,
      ][which],
  ),
})

const who = template({
  id: 'algebra-1/special-products-who-is-right',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...withFaster(
    withCheck(
      judgeTwoAnswers({
        items: 6,
        misconceptions: [
          'a1-poly-accepts-a-wrong-form',
          'a1-poly-rejects-a-right-form',
          'a1-poly-guesses-about-one-form',
        ],
        draw: (rng): { a: number; b: number } =>
          until(
            () => ({ a: int(rng, 2, 5), b: int(rng, 2, 8) }),
            ({ a, b }) => a !== b,
          ),
        intro: ({ a, b }, n) => `${n[0]} and ${n[1]} rewrite $(${linear(a, b)})^2$.`,
        ask: () => 'Whose expression is equal to it for every $x$?',
        plan: 'Multiply the square out: first square, twice the product, last square. Then bring each answer to the same form and compare all three terms.',
        correct: ({ a, b }) => factors(a, b, a, b),
        right: ({ a, b }) => [
          form(
            pv([a * a, 2 * a * b, b * b]),
            `Compare the terms one by one: $${a * a}x^{2}$, $${2 * a * b}x$ and $${b * b}$.`,
          ),
          form(
            expr(`(${linear(-a, -b)})^2`, ({ x }) => (-a * x - b) ** 2),
            `Take out $-1$: $${linear(-a, -b)} = -(${linear(a, b)})$, and $(-1)^2 = 1$.`,
          ),
          form(
            expr(`(${linear(a, -b)})^2 + ${4 * a * b}x`, ({ x }) => (a * x - b) ** 2 + 4 * a * b * x),
            `The square has the middle term $-${2 * a * b}x$, and $-${2 * a * b}x + ${4 * a * b}x = ${2 * a * b}x$.`,
          ),
        ],
        wrong: ({ a, b }) => [
          form(
            pv([a * a, 0, b * b]),
            `Compare the terms one by one: the squares $${a * a}x^{2}$ and $${b * b}$ stand there. Look for twice the product, $${2 * a * b}x$.`,
          ),
          form(
            pv([a * a, a * b, b * b]),
            `Compare the middle terms: $${a * b}x$ is $${a}x \\cdot ${b}$, taken once. Both mixed products of $(${linear(a, b)})(${linear(a, b)})$ count.`,
          ),
          form(
            pv([a, 2 * a * b, b * b]),
            `Compare the first terms: this one is $${a}x^{2}$, and $(${a}x)^2 = ${a}x \\cdot ${a}x = ${a * a}x^{2}$.`,
          ),
          form(
            factors(a, b, a, -b),
            `Multiply out: the mixed products are $-${a * b}x$ and $+${a * b}x$, so $${px([a * a, 0, -b * b])}$ is left.`,
          ),
        ],
        explain: ({ a, b }) => ({
          do: `The three parts are $(${a}x)^2 = ${a * a}x^{2}$, $2 \\cdot ${a}x \\cdot ${b} = ${2 * a * b}x$ and $${b}^2 = ${b * b}$.`,
          why: 'First square, twice the product, last square.',
        }),
      }),
      ({ e: { a, b }, shown, names }) =>
        `For $x = -1$ the square is $${paren(b - a)}^2 = ${(a - b) ** 2}$. ${valuesAt(shown, names, -1)}`,
    ),
    ({ e: { a, b }, shown, names }) => {
      const one = (a + b) ** 2
      const values = shown.map((html) => readValue(html.replaceAll('$', ''), { x: 1 }))
      const said = values.map((value, who) => `${names[who]}’s expression is $${value}$`).join(', and ')
      const left = names.filter((_, who) => values[who] === one)
      return `Put in $x = 1$ first: the square is $${a + b}^2 = ${one}$, and there ${said}. ${left.length === 0 ? 'No terms have to be compared.' : left.length === 1 ? `Only ${left[0]}’s has to be compared term by term.` : 'Both are still possible; then the terms decide.'}`
    },
  ),
})

export const templates = [mistake, who]
