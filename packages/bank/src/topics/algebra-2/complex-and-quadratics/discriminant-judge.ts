/** Questions about other people's work, for the skill of `discriminant.ts`. */

import { frac, judgeTwoWays, nonZero, paren, signed, type Template, template, toTex, until, withFaster } from '#kit'
import { JUDGING, quad } from './common.ts'
import { skill } from './discriminant.ts'

const judge = template({
  id: 'algebra-2/roots-judge',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 95,
  response: 'choice',
  ...withFaster(
    judgeTwoWays({
      items: 6,
      misconceptions: JUDGING,
      draw: (rng): { b: number; k: number } =>
        until(
          () => ({ b: nonZero(rng, -9, 9), k: nonZero(rng, -12, 15) }),
          ({ b, k }) => b * b !== 4 * k && Math.abs(b) > 1 && Math.abs(k) > 1,
        ),
      task: ({ b, k }) => `talk about the solutions of $${quad(1, b, k)} = 0$ without solving it`,
      claims: ({ b, k }) => {
        const real = b * b > 4 * k
        const [re, gap] = [-b / 2, (b * b) / 4 - k]
        const claim = (says: string, fine: boolean, test: () => boolean, tested: string) => ({
          says: `says that ${says}`,
          fine,
          test,
          tested,
        })
        const near = (x: number, y: number) => Math.abs(x - y) < 1e-9
        const disc = `The discriminant is $b^2 - 4ac = ${paren(b)}^2 - 4 \\cdot 1 \\cdot ${paren(k)} = ${b * b}${signed(-4 * k)} = ${b * b - 4 * k}$, ${real ? 'a positive' : 'a negative'} number under the root of the formula.`
        const sum = `If the solutions are $p$ and $q$, then $(x - p)(x - q) = x^2 - (p + q)x + pq$. So $-(p + q) = ${b}$.`
        const [half, root] = [toTex(frac(-b, 2)), toTex(frac(b * b - 4 * k, 4))]
        const added = `The formula gives the solutions $${half} + w$ and $${half} - w$ with $w^2 = ${root}$. Add them: $w$ cancels, and $2 \\cdot \\left(${half}\\right)$ is left.`
        const atZero = `Put $x = 0$ into $(x - p)(x - q)$: it is $(-p)(-q) = pq$. The left side of the equation is $${k}$ there.`
        const product = `If the solutions are $p$ and $q$, then $(x - p)(x - q) = x^2 - (p + q)x + pq$. So $pq = ${k}$.`
        return [
          claim(`their sum is $${-b}$`, true, () => near(2 * re, -b), sum),
          claim(`their product is $${k}$`, true, () => near(re * re - gap, k), product),
          claim('both are real', real, () => gap > 0, disc),
          claim('none of them is real', !real, () => gap < 0, disc),
          claim(`their sum is $${b}$`, false, () => near(2 * re, b), added),
          claim(`their product is $${-k}$`, false, () => near(re * re - gap, -k), atZero),
        ]
      },
      ask: 'Who is right?',
      plan: 'When $x^2$ stands alone, the sum of the solutions is the opposite of the coefficient of $x$, and their product is the constant term. The sign of the discriminant tells whether they are real.',
      checked: ({ b, k }) =>
        `Write the solutions as $m + w$ and $m - w$ with $m = ${toTex(frac(-b, 2))}$ and $w^2 = ${toTex(frac(b * b - 4 * k, 4))}$: their sum is $2m = ${-b}$, their product is $m^2 - w^2 = ${k}$, and $w$ is ${b * b > 4 * k ? 'real' : 'not real'}.`,
    }),
    ({ e: { b, k }, says }) => {
      const speaksOf = (word: string) => says.some((said) => said.includes(word))
      const read = [
        speaksOf('sum') ? `the sum is $${-b}$, the coefficient of $x$ with the opposite sign` : [],
        speaksOf('product') ? `the product is the constant term $${k}$` : [],
        speaksOf('real')
          ? k < 0
            ? 'the constant term is negative, so the discriminant is greater than zero, and the solutions are real'
            : `$b^2 = ${b * b}$ is ${b * b > 4 * k ? 'greater' : 'less'} than $4c = ${4 * k}$, so the solutions are ${b * b > 4 * k ? '' : 'not '}real`
          : [],
      ].flat()
      return `Read it off from $${quad(1, b, k)} = 0$: ${read.join('; ')}.`
    },
  ),
})

export const templates: readonly Template[] = [judge]
