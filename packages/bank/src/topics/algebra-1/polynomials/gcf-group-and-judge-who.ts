import { coef, expr, form, gcd, type Html, int, judgeTwoAnswers, linear, template, withCheck, withFaster } from '#kit'
import { pv, px } from './forms.ts'
import { skill } from './gcf-group-and-judge.ts'

/** What a product such as $4x(6x + 3)$ is for x = 2, worked out. */
function atTwo(product: Html): string {
  const [, k = '', square, m = '', n = ''] = /^\$(\d*)x(\^2)?\((\d*)x \+ (\d+)\)\$$/.exec(product) ?? []
  const [outside, twice] = [Number(k || 1) * (square ? 4 : 2), 2 * Number(m || 1)]
  return `${outside} \\cdot (${twice} + ${n}) = ${outside} \\cdot ${twice + Number(n)} = ${outside * (twice + Number(n))}`
}

/** The first product of $4x(6x + 3)$ that is not the term wanted; none where both are right. */
function firstFault(product: Html, c: number, d: number): Html | undefined {
  const [, k = '', square, m = '', n = ''] = /^\$(\d*)x(\^2)?\((\d*)x \+ (\d+)\)\$$/.exec(product) ?? []
  const [outside, first] = [Number(k || 1), Number(k || 1) * Number(m || 1)]
  const front = `${k}x`
  if (square) return `the first product, $${front}^2 \\cdot ${m}x$, has $x^3$ and not $x^2$`
  if (first !== c) return `the first product is $${front} \\cdot ${m}x = ${first}x^2$ and not $${c}x^2$`
  return outside * Number(n) === d
    ? undefined
    : `the second product is $${front} \\cdot ${n} = ${outside * Number(n)}x$ and not $${d}x$`
}

const who = template({
  id: 'algebra-1/gcf-who-is-right',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 85,
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
        draw: (rng): { c: number; d: number } => {
          const g = int(rng, 2, 4) * 2
          return { c: g * int(rng, 2, 5), d: g * int(rng, 2, 7) }
        },
        intro: ({ c, d }, n) => `${n[0]} and ${n[1]} write $${px([c, d, 0])}$ as a product.`,
        ask: () => 'Whose product is equal to the polynomial?',
        plan: 'Multiply each product out, term by term, and compare it with the polynomial. It does not matter whether more could be taken out.',
        correct: ({ c, d }) => pv([c, d, 0]),
        right: ({ c, d }) =>
          [
            form(
              expr(`2x(${linear(c / 2, d / 2)})`, ({ x }) => 2 * x * ((c / 2) * x + d / 2)),
              `Multiply out: $2x \\cdot ${c / 2}x = ${c}x^{2}$ and $2x \\cdot ${d / 2} = ${d}x$.`,
            ),
            form(
              expr(`x(${linear(c, d)})`, ({ x }) => x * (c * x + d)),
              `Multiply out: $x \\cdot ${c}x = ${c}x^{2}$ and $x \\cdot ${d} = ${d}x$.`,
            ),
            form(
              expr(`4x(${linear(c / 4, d / 4)})`, ({ x }) => 4 * x * ((c / 4) * x + d / 4)),
              `Multiply out: $4x \\cdot ${coef(c / 4)}x = ${c}x^{2}$ and $4x \\cdot ${d / 4} = ${d}x$.`,
            ),
          ].slice(0, (c / 4) % 1 === 0 && (d / 4) % 1 === 0 ? 3 : 2),
        wrong: ({ c, d }) => [
          form(
            expr(`2x(${linear(c / 2, d)})`, ({ x }) => 2 * x * ((c / 2) * x + d)),
            `Multiply out: $2x \\cdot ${c / 2}x = ${c}x^{2}$ and $2x \\cdot ${d} = ${2 * d}x$.`,
          ),
          form(
            expr(`2x(${linear(c - 2, d - 2)})`, ({ x }) => 2 * x * ((c - 2) * x + d - 2)),
            `Multiply out: $2x \\cdot ${c - 2}x = ${2 * c - 4}x^{2}$ and $2x \\cdot ${d - 2} = ${2 * d - 4}x$.`,
          ),
          form(
            expr(`x^2(${linear(c, d)})`, ({ x }) => x * x * (c * x + d)),
            `Multiply out: $x^2 \\cdot ${c}x = ${c}x^{3}$ and $x^2 \\cdot ${d} = ${d}x^{2}$.`,
          ),
        ],
        explain: ({ c, d }) => ({
          do: `Both terms of $${px([c, d, 0])}$ contain $x$, and the greatest number that divides both $${c}$ and $${d}$ is $${gcd(c, d)}$.`,
          why: 'Any common factor may be taken out, also a smaller one.',
        }),
      }),
      ({ e: { c, d }, shown }) =>
        `For $x = 2$ the polynomial is $${4 * c} + ${2 * d} = ${4 * c + 2 * d}$. ${[...new Set(shown)].map((product) => `${product} is $${atTwo(product)}$`).join(', and ')}.`,
    ),
    ({ e: { c, d }, shown, names }) => {
      const faults = shown.map((product) => firstFault(product, c, d))
      if (faults.every((fault) => fault === undefined)) return undefined
      const said = faults.map((fault, who) =>
        fault ? `In ${names[who]}’s answer ${fault}.` : `Only in ${names[who]}’s answer must both be worked out.`,
      )
      return `One wrong product is enough, so stop at the first. ${said.join(' ')}`
    },
  ),
})

export const templates = [who]
