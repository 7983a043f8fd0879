/** Questions about statements on graphs, for the skill of `hyperbolas.ts`. */

import { int, judgeStatements, linear, nonZero, type Template, template, until } from '#kit'
import { over } from './forms.ts'

const skill = 'a2-rational-graphs'

type Facts = Readonly<{ a: number; b: number; k: number }>

const claims = template({
  id: 'algebra-2/rational-graph-claims',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 85,
  response: 'choice',
  ...judgeStatements({
    slip: 'a2-rat',
    items: 6,
    draw: (rng): Facts =>
      until(
        () => ({ a: nonZero(rng, -7, 7), b: nonZero(rng, -7, 7), k: int(rng, 2, 6) }),
        ({ a, b }) => Math.abs(a) !== Math.abs(b),
      ),
    setup: ({ a, b, k }) => `Look at the function $f(x) = ${over(`${k}(${linear(1, -a)})`, linear(1, -b))}$.`,
    claims: ({ a, b, k }) => [
      {
        id: 'zero',
        says: `“The graph meets the $x$-axis at $x = ${a}$.”`,
        holds: true,
        because: 'There the numerator is 0 and the denominator is not.',
      },
      {
        id: 'level',
        says: `“The line $y = ${k}$ is an asymptote.”`,
        holds: true,
        because: `The leading coefficients are $${k}$ and 1.`,
      },
      {
        id: 'wall',
        says: `“The line $x = ${b}$ is an asymptote.”`,
        holds: true,
        because: 'There the denominator is 0 and the numerator is not.',
      },
      {
        id: 'hole',
        says: `“The graph has a hole at $x = ${b}$.”`,
        holds: false,
        because: 'Nothing cancels, so this is an asymptote.',
      },
      {
        id: 'sign',
        says: `“The graph has a vertical asymptote at $x = ${-b}$.”`,
        holds: false,
        because: `The denominator $${linear(1, -b)}$ is 0 at $x = ${b}$.`,
      },
      {
        id: 'axis',
        says: '“Far out, the graph comes closer and closer to the $x$-axis.”',
        holds: false,
        because: `Top and bottom have the same degree, so it approaches $y = ${k}$ instead.`,
      },
    ],
    verify: ({ a, b, k }, id) => {
      const f = (x: number) => (k * (x - a)) / (x - b)
      const wall = (x: number) => Math.abs(f(x + 1e-7)) > 1e5
      if (id === 'zero') return Math.abs(f(a)) < 1e-9
      if (id === 'level') return Math.abs(f(1e8) - k) < 1e-4
      if (id === 'wall') return wall(b)
      return id === 'hole' ? !wall(b) : id === 'sign' ? wall(-b) : Math.abs(f(1e8)) < 1e-4
    },
    checked: ({ a, b, k }) =>
      `Put in numbers: at $x = ${a}$ the value is $0$; at $x = ${(b + 0.01).toFixed(2)}$, close to $${b}$, it is $${100 * k * (b - a) + k}$; far out, at $x = 1000$, it is about $${((k * (1000 - a)) / (1000 - b)).toFixed(2)}$.`,
  }),
})

export const templates: readonly Template[] = [claims]
