/** Questions about other people's work, for the skill of `multiply.ts`. */

import { expr, findTheWrongStep, linear, paren, template, withFaster } from '#kit'
import { pv, px, times } from './forms.ts'
import { type Four, four, skill } from './multiply.ts'

const steps = template({
  id: 'algebra-1/multiply-wrong-step',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...withFaster(
    findTheWrongStep({
      misconceptions: ['a1-poly-rejects-a-correct-step', 'a1-poly-overlooks-a-wrong-step'],
      draw: (rng): Four => four(rng),
      task: ({ a, b, c, d }) => `multiplied $(${linear(a, b)})(${linear(c, d)})$`,
      start: ({ a, b, c, d }) => pv(times(a, b, c, d)),
      lines: ({ a, b, c, d }, wrong) => {
        const second = wrong === 0 ? d : b * d
        const e = wrong === 1 ? -b * c : b * c
        const mid = wrong === 2 ? a * d - e : a * d + e
        const inner = (f: number) =>
          `${linear(a, 0)} \\cdot ${linear(c, 0)} + ${linear(a, 0)} \\cdot ${d < 0 ? `(${d})` : d} + ${b < 0 ? `(${b})` : b} \\cdot ${linear(c, 0)}${f < 0 ? ` - ${-f}` : ` + ${f}`}`
        const split = (f: number, g: number) =>
          `${px([a * c, a * d, 0])}${f < 0 ? ` - ${px([-f, 0])}` : ` + ${px([f, 0])}`}${g < 0 ? ` - ${-g}` : ` + ${g}`}`
        return [
          expr(inner(second), ({ x }) => a * c * x * x + (a * d + b * c) * x + second),
          expr(split(e, second), ({ x }) => a * c * x * x + (a * d + e) * x + second),
          pv([a * c, mid, second]),
        ]
      },
      slip: ({ b, c, d }, wrong) =>
        wrong === 0
          ? `the last product is $${b} \\cdot ${d < 0 ? `(${d})` : d} = ${b * d}$.`
          : wrong === 1
            ? `the product of $${b}$ and $${px([c, 0])}$ is $${px([b * c, 0])}$.`
            : 'the like terms with $x$ are not combined correctly.',
      checked: ({ a, b, c, d }, wrong) => {
        const value = (2 * a + b) * (2 * c + d)
        const found = [value - b * d + d, value - 4 * b * c, value - 4 * b * c][wrong]
        return `Put in $x = 2$: the given product is $${paren(2 * a + b)} \\cdot ${paren(2 * c + d)} = ${value}$, and ${found === undefined ? 'every line' : `the line of Step ${wrong + 1}`} gives $${found ?? value}$.`
      },
    }),
    ({ e: { a, b, c, d }, wrong }) => {
      const value = (a + b) * (c + d)
      const sums = [
        wrong === 0 ? value - b * d + d : value,
        wrong === 1 ? value - 2 * b * c : value,
        wrong === 2 ? value - 2 * b * c : value,
      ].slice(0, wrong + 1)
      return wrong === 0
        ? `Put $x = 0$, where only the last products are left: the given product is $${b} \\cdot ${paren(d)} = ${b * d}$ there, but Step 1 is $${d}$.`
        : `Put $x = 1$, so that only the coefficients count: the given product is $${paren(a + b)} \\cdot ${paren(c + d)} = ${value}$, and ${wrong === 3 ? `each of the three lines adds up to $${value}$ as well` : `the lines add up to $${sums.join('$ and $')}$, so Step ${wrong + 1} is the first that differs`}.`
    },
  ),
})

export const templates = [steps]
