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
  type Template,
  template,
  toNumber,
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
  ...judgeStatements({
    slip: 'a2-poly',
    items: 6,
    draw: (rng): Product => ({ z: threeZeros(rng, 6), a: int(rng, 2, 5) }),
    setup: ({ z, a }) => `Look at $f(x) = ${a}${z.map((r) => `(${linear(1, -r)})`).join('')}$.`,
    claims: ({ z: [r = 0, s = 0, t = 0], a }) => [
      {
        id: 'zero',
        says: `“$f(${r}) = 0$.”`,
        holds: true,
        because: `At $x = ${r}$ the factor $${linear(1, -r)}$ is 0.`,
      },
      {
        id: 'intercept',
        says: `“The graph meets the $y$-axis at $y = ${-a * r * s * t}$.”`,
        holds: true,
        because: `$f(0) = ${-a * r * s * t}$: put in 0 for $x$ and multiply.`,
      },
      {
        id: 'remainder',
        says: `“Dividing $f(x)$ by $${linear(1, -t)}$ leaves no remainder.”`,
        holds: true,
        because: `$${linear(1, -t)}$ is one of the factors.`,
      },
      {
        id: 'sign',
        says: `“$${-s}$ is a zero of $f$.”`,
        holds: false,
        because: `The factor $${linear(1, -s)}$ is 0 at $x = ${s}$, and no factor is 0 at $${-s}$.`,
      },
      {
        id: 'lead',
        says: '“$f$ has four different zeros, one for each of its four factors.”',
        holds: false,
        because: `The factor $${a}$ is never 0, so it gives no zero.`,
      },
      {
        id: 'sum',
        says: `“The graph meets the $y$-axis at $y = ${a * r * s * t}$.”`,
        holds: false,
        because: `$f(0) = ${-a * r * s * t}$: the three minus signs multiply to a minus.`,
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
})

export const templates: readonly Template[] = [claims]
