/** Questions about other people's work, for the skill of `zeros.ts`. */

import {
  int,
  judgeStatements,
  linear,
  paren,
  polyEval,
  polyFromRoots,
  polyNumber,
  polyRationalRoots,
  signed,
  type Template,
  template,
  toNumber,
  withFaster,
} from '#kit'
import { skill, threeZeros } from './zeros.ts'

type Product = Readonly<{ z: readonly number[]; a: number }>

const claims = template({
  id: 'algebra-2/zeros-claims',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 85,
  response: 'choice',
  ...withFaster(
    judgeStatements({
      slip: 'a2-poly',
      items: 6,
      draw: (rng): Product => ({ z: threeZeros(rng, 6), a: int(rng, 2, 5) }),
      setup: ({ z, a }) => `Look at $f(x) = ${a}${z.map((r) => `(${linear(1, -r)})`).join('')}$.`,
      plan: 'A product is zero only where one of its factors is zero. Set each factor to zero, and put in zero for $x$ to find where the graph meets the $y$-axis.',
      claims: ({ z: [r = 0, s = 0, t = 0], a }) => [
        {
          id: 'zero',
          says: `“$f(${r}) = 0$.”`,
          holds: true,
          tested: `Put $x = ${r}$ in: the factor $${linear(1, -r)}$ becomes $${r}${signed(-r)} = 0$, and a product with a factor 0 is 0.`,
        },
        {
          id: 'intercept',
          says: `“The graph meets the $y$-axis at $y = ${-a * r * s * t}$.”`,
          holds: true,
          tested: `Put $x = 0$ in: $f(0) = ${a} \\cdot ${paren(-r)} \\cdot ${paren(-s)} \\cdot ${paren(-t)} = ${-a * r * s * t}$.`,
        },
        {
          id: 'remainder',
          says: `“Dividing $f(x)$ by $${linear(1, -t)}$ leaves no remainder.”`,
          holds: true,
          tested: `$f(x)$ is $${linear(1, -t)}$ times the other factors, so the division gives just these other factors.`,
        },
        {
          id: 'sign',
          says: `“$${-s}$ is a zero of $f$.”`,
          holds: false,
          tested: `The factor $${linear(1, -s)}$ is 0 at $x = ${s}$. Put $x = ${-s}$ into the three factors: $${-s - r}$, $${-2 * s}$ and $${-s - t}$.`,
          because: 'The sign of a zero is the opposite of the sign in its factor.',
        },
        {
          id: 'lead',
          says: '“$f$ has four different zeros, one for each of its four factors.”',
          holds: false,
          tested: `Set each factor to 0: $${linear(1, -r)} = 0$, $${linear(1, -s)} = 0$ and $${linear(1, -t)} = 0$ each give a number. The factor $${a}$ contains no $x$.`,
          because: `$${a}$ is never 0, so it gives no zero.`,
        },
        {
          id: 'sum',
          says: `“The graph meets the $y$-axis at $y = ${a * r * s * t}$.”`,
          holds: false,
          tested: `At $x = 0$ every factor $x - z$ becomes $-z$: $f(0) = ${a} \\cdot ${paren(-r)} \\cdot ${paren(-s)} \\cdot ${paren(-t)} = ${-a * r * s * t}$.`,
          because: 'The zeros themselves were multiplied, without the minus signs of the factors.',
        },
      ],
      verify: ({ z, a }, id) => {
        const p = polyFromRoots(z, a)
        const [r = 0, s = 0, t = 0] = z
        const value = (x: number) => toNumber(polyEval(p, x))
        if (id === 'zero') return value(r) === 0
        if (id === 'intercept') return polyNumber(p, 0) === -a * r * s * t
        if (id === 'remainder') return value(t) === 0
        if (id === 'sign') return value(-s) === 0
        return id === 'lead' ? polyRationalRoots(p).length === 4 : polyNumber(p, 0) === a * r * s * t
      },
      checked: ({ z: [r = 0, s = 0, t = 0], a }) =>
        `Put in numbers: $f(${r})$, $f(${s})$ and $f(${t})$ are $0$; $f(0) = ${a} \\cdot ${paren(-r)} \\cdot ${paren(-s)} \\cdot ${paren(-t)} = ${-a * r * s * t}$; and $f(${-s}) = ${a} \\cdot ${paren(-s - r)} \\cdot ${paren(-2 * s)} \\cdot ${paren(-s - t)} = ${a * (-s - r) * (-2 * s) * (-s - t)}$.`,
    }),
    ({ e: { z, a }, ids }) => {
      const height = -a * z.reduce((product, root) => product * root, 1)
      const negative = z.filter((root) => root > 0).length
      const many = ['None', 'One', 'Two', 'All'][negative]
      return ids.some((id) => id === 'intercept' || id === 'sum') && !z.includes(0)
        ? `For the $y$-axis the sign is enough. ${many} of the three factors with $x$ ${negative === 1 ? 'is' : 'are'} negative at $x = 0$, so $f(0)$ is ${negative % 2 === 0 ? 'positive' : 'negative'}. Of $${height}$ and $${-height}$ only $${height}$ can be right.`
        : `Read the zeros off as the opposites of the numbers in the parentheses: $${z.join('$, $')}$. The ${a} in front gives none. Then compare the claims with this list.`
    },
  ),
})

export const templates: readonly Template[] = [claims]
