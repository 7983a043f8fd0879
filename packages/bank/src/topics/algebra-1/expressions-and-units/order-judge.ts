/** Questions about other people's work, for the skill of `order.ts`. */

import { asWritten, int, nameTheMistake, type Template, template, withFaster } from '#kit'
import { type Four, skill } from './order.ts'

const mistake = template({
  id: 'algebra-1/order-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...withFaster(
    nameTheMistake({
      items: 8,
      misconception: 'a1-eu-names-an-error-untested',
      draw: (rng): Four => {
        const d = int(rng, 1, 6)
        return { a: int(rng, 3, 15), b: int(rng, 2, 6), c: d + int(rng, 3, 6), d }
      },
      task: ({ a, b, c, d }) => `evaluated $${a} + ${b}(${c} - ${d})^2$`,
      solution: ({ a, b, c, d }) => asWritten(`${a + b * (c - d) ** 2}`),
      work: ({ a, b, c, d }) =>
        `Parentheses, power, product, sum: $${a} + ${b} \\cdot ${c - d}^2 = ${a} + ${b} \\cdot ${(c - d) ** 2} = ${a + b * (c - d) ** 2}$.`,
      mistakes: ({ a, b, c, d }) => {
        const s = c - d
        return [
          {
            says: `Adding $${a}$ and $${b}$ before multiplying`,
            result: asWritten(`${(a + b) * s ** 2}`),
            how: `$${a + b} \\cdot ${s}^2 = ${a + b} \\cdot ${s ** 2} = ${(a + b) * s ** 2}$`,
            again: asWritten(`${a * s * s + b * s * s}`),
          },
          {
            says: `Multiplying by $${b}$ before squaring`,
            result: asWritten(`${a + (b * s) ** 2}`),
            how: `$${a} + ${b * s}^2 = ${a} + ${(b * s) ** 2} = ${a + (b * s) ** 2}$`,
            again: asWritten(`${a + b * b * (c * c - 2 * c * d + d * d)}`),
          },
          {
            says: `Doubling $${s}$ instead of squaring it`,
            result: asWritten(`${a + 2 * b * s}`),
            how: `$${a} + ${b} \\cdot ${2 * s} = ${a + 2 * b * s}$`,
            again: asWritten(`${a + b * c + b * c - b * d - b * d}`),
          },
          {
            says: `Squaring $${c}$ and $${d}$ first and subtracting then`,
            result: asWritten(`${a + b * (c * c - d * d)}`),
            how: `$${a} + ${b}(${c * c} - ${d * d}) = ${a} + ${b} \\cdot ${c * c - d * d} = ${a + b * (c * c - d * d)}$`,
            again: asWritten(`${a + b * (c - d) * (c + d)}`),
          },
        ]
      },
      outcome: 'result',
    }),
    ({ e: { a, b, c, d }, which }) => {
      const s = c - d
      const [add, square, double, apart] = [(a + b) * s * s, a + (b * s) ** 2, a + 2 * b * s, a + b * (c * c - d * d)]
      return `Carry out none of them, but work backward from the wrong answer: ${
        [
          `$${add} \\div ${s * s} = ${a + b}$, and $${a + b}$ is $${a} + ${b}$.`,
          `$${square} - ${a} = ${(b * s) ** 2} = ${b * s}^2$, and $${b * s}$ is $${b} \\cdot ${s}$.`,
          `$${double} - ${a} = ${2 * b * s} = ${b} \\cdot ${2 * s}$, and $${2 * s}$ is twice $${s}$, not its square.`,
          `$${apart} - ${a} = ${b * (c * c - d * d)} = ${b} \\cdot ${c * c - d * d}$, and $${c * c - d * d}$ is $${c * c} - ${d * d}$.`,
        ][which]
      }`
    },
  ),
})

export const templates: readonly Template[] = [mistake]
