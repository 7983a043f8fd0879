import { expr, form, int, judgeTwoAnswers, linear, template } from '#kit'
import { pv, px } from './forms.ts'
import { skill } from './gcf-group-and-judge.ts'

const who = template({
  id: 'algebra-1/gcf-who-is-right',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 85,
  response: 'choice',
  ...judgeTwoAnswers({
    items: 6,
    misconceptions: ['a1-poly-accepts-a-wrong-form', 'a1-poly-rejects-a-right-form', 'a1-poly-guesses-about-one-form'],
    draw: (rng): { c: number; d: number } => {
      const g = int(rng, 2, 4) * 2
      return { c: g * int(rng, 2, 5), d: g * int(rng, 2, 7) }
    },
    intro: ({ c, d }, n) => `${n[0]} and ${n[1]} write $${px([c, d, 0])}$ as a product.`,
    ask: () => 'Whose product is equal to the polynomial?',
    correct: ({ c, d }) => pv([c, d, 0]),
    right: ({ c, d }) =>
      [
        form(
          expr(`2x(${linear(c / 2, d / 2)})`, ({ x }) => 2 * x * ((c / 2) * x + d / 2)),
          `Multiplied out, it is $${px([c, d, 0])}$ again.`,
        ),
        form(
          expr(`x(${linear(c, d)})`, ({ x }) => x * (c * x + d)),
          `Multiplied out, it is $${px([c, d, 0])}$ again.`,
        ),
        form(
          expr(`4x(${linear(c / 4, d / 4)})`, ({ x }) => 4 * x * ((c / 4) * x + d / 4)),
          `Multiplied out, it is $${px([c, d, 0])}$ again.`,
        ),
      ].slice(0, (c / 4) % 1 === 0 && (d / 4) % 1 === 0 ? 3 : 2),
    wrong: ({ c, d }) => [
      form(
        expr(`2x(${linear(c / 2, d)})`, ({ x }) => 2 * x * ((c / 2) * x + d)),
        `Multiplied out, it is $${px([c, 2 * d, 0])}$.`,
      ),
      form(
        expr(`2x(${linear(c - 2, d - 2)})`, ({ x }) => 2 * x * ((c - 2) * x + d - 2)),
        `Multiplied out, it is $${px([2 * c - 4, 2 * d - 4, 0])}$.`,
      ),
      form(
        expr(`x^2(${linear(c, d)})`, ({ x }) => x * x * (c * x + d)),
        `Multiplied out, it is $${px([c, d, 0, 0])}$.`,
      ),
    ],
    explain: ({ c, d }) => ({
      do: `Multiply each product out and compare with $${px([c, d, 0])}$.`,
      why: 'A product is right if multiplying out gives the polynomial back, even if more could be taken out.',
    }),
    checked: ({ c, d }) =>
      `For $x = 2$ the polynomial is $${4 * c} + ${2 * d} = ${4 * c + 2 * d}$. Only an equal product gives this number too.`,
  }),
})

export const templates = [who]
