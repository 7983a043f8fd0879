/** Questions about other people's work, for the skill of `simplify.ts`. */

import { type Fracish, frac, int, judgeStatements, type Template, template, toTex, until } from '#kit'

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
  ...judgeStatements({
    slip: 'a2-rat',
    items: 7,
    draw: (rng): AB =>
      until(
        () => ({ a: int(rng, 2, 9), b: int(rng, 2, 9) }),
        ({ a, b }) => a !== b && a % b !== 0 && b % a !== 0,
      ),
    setup: ({ a, b }) => `Two students simplify fractions with the numbers $${a}$ and $${b}$.`,
    ask: 'Whose equation is true for all $x$ for which both sides are defined?',
    claims: ({ a, b }) => [
      {
        id: 'squares',
        says: `$\\frac{x^{2} - ${a * a}}{x - ${a}} = x + ${a}$`,
        holds: true,
        because: `$x^{2} - ${a * a} = (x - ${a})(x + ${a})$, and $x - ${a}$ cancels.`,
      },
      {
        id: 'opposite',
        says: `$\\frac{${b} - x}{x - ${b}} = -1$`,
        holds: true,
        because: 'Top and bottom are opposites.',
      },
      {
        id: 'common',
        says: `$\\frac{${a}x + ${a * b}}{${a}} = x + ${b}$`,
        holds: true,
        because: `Both terms on top contain the factor $${a}$.`,
      },
      {
        id: 'terms',
        says: `$\\frac{x + ${a}}{x + ${b}} = \\frac{${a}}{${b}}$`,
        holds: false,
        because: 'The $x$ is a term on top and below, not a factor; try $x = 1$.',
      },
      {
        id: 'sum',
        says: `$\\frac{x^{2} + ${a * a}}{x + ${a}} = x + ${a}$`,
        holds: false,
        because: `$(x + ${a})^{2}$ has a middle term, so a sum of squares does not factor like this.`,
      },
      {
        id: 'half',
        says: `$\\frac{${b}x + ${a}}{${b}} = x + ${a}$`,
        holds: false,
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
})

export const templates: readonly Template[] = [claims]
