/** Questions about statements on graphs, for the skill of `hyperbolas.ts`. */

import { int, judgeStatements, linear, nonZero, paren, signed, type Template, template, until, withFaster } from '#kit'
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
  ...withFaster(
    judgeStatements({
      slip: 'a2-rat',
      items: 6,
      draw: (rng): Facts =>
        until(
          () => ({ a: nonZero(rng, -7, 7), b: nonZero(rng, -7, 7), k: int(rng, 2, 6) }),
          ({ a, b }) => Math.abs(a) !== Math.abs(b),
        ),
      setup: ({ a, b, k }) => `Look at the function $f(x) = ${over(`${k}(${linear(1, -a)})`, linear(1, -b))}$.`,
      plan: 'Set the numerator to zero for the $x$-axis and the denominator to zero for a vertical asymptote; if a factor cancels, there is a hole instead. For the ends, compare the degrees and the leading coefficients.',
      claims: ({ a, b, k }) => [
        {
          id: 'zero',
          says: `“The graph meets the $x$-axis at $x = ${a}$.”`,
          holds: true,
          tested: `Put $x = ${a}$ in: the numerator is $${k} \\cdot 0 = 0$, and the denominator is $${a}${signed(-b)} = ${a - b}$.`,
        },
        {
          id: 'level',
          says: `“The line $y = ${k}$ is an asymptote.”`,
          holds: true,
          tested: `Top and bottom both have degree 1. Far out, the quotient comes close to that of the leading terms: $\\frac{${k}x}{x} = ${k}$.`,
        },
        {
          id: 'wall',
          says: `“The line $x = ${b}$ is an asymptote.”`,
          holds: true,
          tested: `Put $x = ${b}$ in: the denominator is 0, and the numerator is $${k} \\cdot ${paren(b - a)} = ${k * (b - a)}$.`,
        },
        {
          id: 'hole',
          says: `“The graph has a hole at $x = ${b}$.”`,
          holds: false,
          tested: `A hole needs a factor that cancels. The numerator has the factor $${linear(1, -a)}$, the denominator is $${linear(1, -b)}$: at $x = ${b}$ the numerator is $${k * (b - a)}$, not 0.`,
          because: 'Nothing cancels, so there is an asymptote.',
        },
        {
          id: 'sign',
          says: `“The graph has a vertical asymptote at $x = ${-b}$.”`,
          holds: false,
          tested: `Set the denominator to 0: $${linear(1, -b)} = 0$ at $x = ${b}$. At $x = ${-b}$ it is $${-2 * b}$.`,
          because: 'The sign of the zero is the opposite of the sign in the factor.',
        },
        {
          id: 'axis',
          says: '“Far out, the graph comes closer and closer to the $x$-axis.”',
          holds: false,
          tested: `Put in a large number, $x = 1000$: $\\frac{${k} \\cdot ${1000 - a}}{${1000 - b}}$ is close to $${k}$, since both parentheses are nearly 1,000.`,
          because: 'The $x$-axis is approached only if the denominator has the higher degree.',
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
    ({ e: { a, b, k } }) =>
      `Read three numbers off the factored form: the numerator is $0$ at $${a}$ (zero), the denominator at $${b}$ (vertical asymptote, since the zeros differ), and the factor in front is $${k}$ (height far out).`,
  ),
})

export const templates: readonly Template[] = [claims]
