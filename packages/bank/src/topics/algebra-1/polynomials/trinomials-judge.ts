/** Questions about other people's factoring of trinomials. */

import {
  expr,
  form,
  int,
  judgeTwoAnswers,
  linear,
  nameTheMistake,
  paren,
  signed,
  template,
  withCheck,
  withFaster,
} from '#kit'
import { coefficientsOf, factors, pv, px, times, valuesAt } from './forms.ts'

const skill = 'a1-factoring-trinomials'

const mistake = template({
  id: 'algebra-1/trinomial-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...withFaster(
    nameTheMistake({
      misconception: 'a1-poly-names-an-error-without-testing',
      draw: (rng): { b: number; c: number } => {
        const p = int(rng, 2, 5)
        const q = int(rng, 6, 10)
        return { b: q - p, c: -p * q }
      },
      task: ({ b, c }) => `factored $${px([1, b, c])}$`,
      solution: ({ b, c }) => {
        const [p, q] = roots(b, c)
        return factors(1, p, 1, q)
      },
      work: ({ b, c }) => {
        const [p, q] = roots(b, c)
        return `$${p}$ and $${q}$ have the product $${c}$ and the sum $${b}$.`
      },
      mistakes: ({ b, c }) => {
        const [p, q] = roots(b, c)
        return [
          {
            says: 'Choosing the right numbers, but with both signs the wrong way around',
            result: factors(1, -p, 1, -q),
            how: `$${-p}$ and $${-q}$, whose sum is $${-b}$ instead of $${b}$`,
            again: expr('', ({ x }) => x * x - b * x + c),
          },
          {
            says: 'Giving both numbers a plus sign',
            result: factors(1, -p, 1, q),
            how: `$${-p}$ and $${q}$, whose product is $${-c}$ instead of $${c}$`,
            again: expr('', ({ x }) => (x + Math.abs(p)) * (x + Math.abs(q))),
          },
          {
            says: 'Giving both numbers a minus sign',
            result: factors(1, p, 1, -q),
            how: `$${p}$ and $${-q}$, whose product is $${-c}$ instead of $${c}$`,
            again: expr('', ({ x }) => (x - Math.abs(p)) * (x - Math.abs(q))),
          },
          {
            says: `Looking for numbers with sum $${b}$ only, without checking their product`,
            result: factors(1, p + 1, 1, q - 1),
            how: `$${p + 1}$ and $${q - 1}$, whose product is $${(p + 1) * (q - 1)}$ instead of $${c}$`,
            again: expr('', ({ x }) => x * x + b * x + (p + 1) * (b - p - 1)),
          },
        ]
      },
    }),
    ({ e: { b, c }, which }) => {
      const [p, q] = roots(b, c)
      const product = (k: number, l: number) => `$${k} \\cdot ${paren(l)} = ${k * l}$`
      return [
        `Multiply and add the two numbers in the wrong answer: ${product(-p, -q)} is right, but their sum is $${-b}$ instead of $${b}$. So only the signs are wrong.`,
        'Read the signs in the wrong answer: both numbers have a plus sign.',
        'Read the signs in the wrong answer: both numbers have a minus sign.',
        `Multiply and add the two numbers in the wrong answer: their sum is $${b}$, as it should be, but ${product(p + 1, q - 1)} is not $${c}$.`,
      ][which]
    },
  ),
})

/** The two numbers with sum b and product c, the smaller first. */
const roots = (b: number, c: number): [number, number] => {
  const d = Math.round(Math.sqrt(b * b - 4 * c))
  return [(b - d) / 2, (b + d) / 2]
}

const who = template({
  id: 'algebra-1/trinomial-who-is-right',
  skill,
  difficulty: 'High',
  b: 0.8,
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
        draw: (rng): { b: number; c: number } => {
          const p = int(rng, 2, 6)
          const q = -int(rng, 7, 11)
          return { b: p + q, c: p * q }
        },
        intro: ({ b, c }, n) => `${n[0]} and ${n[1]} factor $${px([1, b, c])}$.`,
        ask: () => 'Whose product is equal to the trinomial?',
        plan: 'Find the two numbers with the right product and the right sum. Then multiply each answer out, all four products of terms, and see whether the trinomial comes back.',
        correct: ({ b, c }) => pv([1, b, c]),
        right: ({ b, c }) => {
          const [p, q] = roots(b, c)
          const fits = (k: number, l: number) =>
            `Multiply out: $x^{2}${signed(l)}x${signed(k)}x${signed(k * l)} = ${px([1, k + l, k * l])}$.`
          return [
            form(factors(1, p, 1, q), fits(p, q)),
            form(factors(1, q, 1, p), fits(q, p)),
            form(
              factors(-1, -p, -1, -q),
              `Take $-1$ out of each factor: $(-1) \\cdot (-1) = 1$, and $(${linear(1, p)})(${linear(1, q)})$ is left.`,
            ),
          ]
        },
        wrong: ({ b, c }) => {
          const [p, q] = roots(b, c)
          const wrongly = (k: number, r: number, s: number) =>
            form(
              factors(k, r, k, s),
              `Multiply out: $x^{2}${signed(k * s)}x${signed(k * r)}x${signed(r * s)} = ${px(times(k, r, k, s))}$.`,
            )
          return [wrongly(1, -p, -q), wrongly(1, -p, q), wrongly(1, p - 1, q + 1), wrongly(-1, p, q)]
        },
        explain: ({ b, c }) => {
          const [p, q] = roots(b, c)
          return {
            do: `$${p}$ and $${q}$ have the product $${c}$, the constant term, and the sum $${b}$, the coefficient of $x$.`,
            why: 'The factors may stand in any order, and changing the sign of both factors changes nothing.',
          }
        },
      }),
      ({ e: { b, c }, shown, names }) =>
        `For $x = 1$ the trinomial is $1${signed(b)}${signed(c)} = ${1 + b + c}$. ${valuesAt(shown, names, 1)}`,
    ),
    ({ e: { b, c }, shown, names }) => {
      const said = shown.map((html, who) => {
        const [, mid, end] = coefficientsOf(html)
        if (end !== c) return `${names[who]}’s product ends with $${end}$.`
        return `${names[who]}’s product ends with $${end}$, and its terms with $x$ make $${px([mid, 0])}$.`
      })
      return `Multiply only what decides: the two last numbers must give $${c}$, and the terms with $x$ must make $${px([b, 0])}$. ${said.join(' ')}`
    },
  ),
})

export const templates = [mistake, who]
