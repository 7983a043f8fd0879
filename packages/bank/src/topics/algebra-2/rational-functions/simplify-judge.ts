/** Questions about other people's work, for the skill of `simplify.ts`. */

import { type Fracish, frac, int, judgeStatements, type Template, template, toTex, until, withFaster } from '#kit'

const skill = 'a2-simplify-rational-expressions'

type AB = Readonly<{ a: number; b: number }>
const claims = template({
  id: 'algebra-2/cancelling-claims',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...withFaster(
    judgeStatements({
      slip: 'a2-rat',
      items: 7,
      draw: (rng): AB =>
        until(
          () => ({ a: int(rng, 2, 9), b: int(rng, 2, 9) }),
          ({ a, b }) => a !== b && a % b !== 0 && b % a !== 0,
        ),
      setup: ({ a, b }) => `Two students simplify fractions with the numbers $${a}$ and $${b}$.`,
      ask: 'Whose equation is true for all $x$ for which both sides are defined?',
      plan: 'Factor the numerator: only a factor of the whole numerator and the whole denominator cancels. If you doubt an equation, put in one number and compare the sides.',
      claims: ({ a, b }) => [
        {
          id: 'squares',
          says: `$\\frac{x^{2} - ${a * a}}{x - ${a}} = x + ${a}$`,
          holds: true,
          tested: `Factor: $x^{2} - ${a * a} = (x - ${a})(x + ${a})$. The factor $x - ${a}$ stands above and below.`,
        },
        {
          id: 'opposite',
          says: `$\\frac{${b} - x}{x - ${b}} = -1$`,
          holds: true,
          tested: `Factor out $-1$: $${b} - x = -(x - ${b})$. Then $x - ${b}$ stands above and below.`,
        },
        {
          id: 'common',
          says: `$\\frac{${a}x + ${a * b}}{${a}} = x + ${b}$`,
          holds: true,
          tested: `Factor: $${a}x + ${a * b} = ${a}(x + ${b})$. The factor $${a}$ stands above and below.`,
        },
        {
          id: 'terms',
          says: `$\\frac{x + ${a}}{x + ${b}} = \\frac{${a}}{${b}}$`,
          holds: false,
          tested: `Put in $x = 1$: the left side is $\\frac{${1 + a}}{${1 + b}}$, the right side $\\frac{${a}}{${b}}$. Cross-multiply: $${1 + a} \\cdot ${b} = ${(1 + a) * b}$ and $${1 + b} \\cdot ${a} = ${(1 + b) * a}$.`,
          because: 'The $x$ is a term on top and below, not a factor, so it does not cancel.',
        },
        {
          id: 'sum',
          says: `$\\frac{x^{2} + ${a * a}}{x + ${a}} = x + ${a}$`,
          holds: false,
          tested: `Multiply the right side by the denominator: $(x + ${a})(x + ${a}) = x^{2} + ${2 * a}x + ${a * a}$. The numerator is $x^{2} + ${a * a}$.`,
          because: 'A sum of squares does not factor like a difference of squares.',
        },
        {
          id: 'half',
          says: `$\\frac{${b}x + ${a}}{${b}} = x + ${a}$`,
          holds: false,
          tested: `Divide each term on top by $${b}$: $\\frac{${b}x}{${b}} + \\frac{${a}}{${b}} = x + \\frac{${a}}{${b}}$.`,
          because: `Only one of the two terms on top was divided by $${b}$.`,
        },
      ],
      verify: ({ a, b }, id) =>
        [0.5, 11].every((x) => {
          const sides: Record<string, readonly [number, number]> = {
            squares: [(x * x - a * a) / (x - a), x + a],
            opposite: [(b - x) / (x - b), -1],
            common: [(a * x + a * b) / a, x + b],
            terms: [(x + a) / (x + b), a / b],
            sum: [(x * x + a * a) / (x + a), x + a],
            half: [(b * x + a) / b, x + a],
          }
          const [l, r] = sides[id] ?? [0, 1]
          return Math.abs(l - r) < 1e-9
        }),
      checked: ({ a, b }, ids) => {
        const sides: Record<string, readonly [Fracish, Fracish]> = {
          squares: [1 + a, 1 + a],
          opposite: [-1, -1],
          common: [1 + b, 1 + b],
          terms: [frac(1 + a, 1 + b), frac(a, b)],
          sum: [frac(1 + a * a, 1 + a), 1 + a],
          half: [frac(b + a, b), 1 + a],
        }
        const [first, second] = ids.map((id) => (sides[id] ?? []).map((x) => `$${toTex(x)}$`).join(' and '))
        return `Put in $x = 1$: the two sides of the first equation are ${first}, those of the second ${second}.`
      },
    }),
    ({ e: { a, b }, ids }) => {
      const back: Readonly<Record<string, string>> = {
        squares: `$(x + ${a})(x - ${a}) = x^{2} - ${a * a}$, the numerator`,
        opposite: `$-1 \\cdot (x - ${b}) = ${b} - x$, the numerator`,
        common: `$${a}(x + ${b}) = ${a}x + ${a * b}$, the numerator`,
        terms: `$${a}(x + ${b})$ starts with $${a}x$ and $${b}(x + ${a})$ with $${b}x$, so the two sides differ`,
        sum: `$(x + ${a})(x + ${a})$ has a middle term, and the numerator has none`,
        half: `$${b}(x + ${a})$ ends in $${a * b}$, and the numerator in $${a}$`,
      }
      return `Multiply back by the denominator instead of factoring: ${ids.map((id) => back[id]).join('; ')}.`
    },
  ),
})

export const templates: readonly Template[] = [claims]
