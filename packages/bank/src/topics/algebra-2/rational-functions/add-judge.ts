/** Questions about other people's work, for the skill of `add.ts`. */

import {
  expr,
  findTheWrongLine,
  linear,
  paren,
  polynomial,
  type Template,
  template,
  type Value,
  withFaster,
} from '#kit'
import { draw, type Sum, skill, sumTex } from './add.ts'
import { factors, over, overFactors } from './forms.ts'

const raw = (top: string, a: number, b: number, fn: (x: number) => number): Value =>
  expr(over(top, factors(a, b)), ({ x }) => fn(x) / ((x + a) * (x + b)))

const lines = template({
  id: 'algebra-2/subtracting-fractions-lines',
  skill,
  difficulty: 'High',
  b: 0.5,
  calculator: false,
  seconds: 105,
  response: 'choice',
  ...withFaster(
    findTheWrongLine({
      slip: 'a2-rat',
      items: 7,
      draw: (rng): Sum => ({ ...draw(rng), s: -1 }),
      task: (e) => `wrote $${sumTex(e)}$ as a single fraction`,
      start: ({ p, q, a, b }) => expr('s', ({ x }) => p / (x + a) - q / (x + b)),
      lines: ({ p, q, a, b }, wrong) => {
        const [u, v] = wrong === 0 ? [a, b] : [b, a]
        const first = wrong === 1 ? u : p * u
        const second = wrong === 2 ? q * v : -q * v
        const end = first + second
        const open = `${p}x ${first < 0 ? '-' : '+'} ${Math.abs(first)}`
        return [
          raw(`${p}(${linear(1, u)}) - ${q}(${linear(1, v)})`, a, b, (x) => p * (x + u) - q * (x + v)),
          raw(`${open} - (${linear(q, q * v)})`, a, b, (x) => p * x + first - q * (x + v)),
          raw(
            `${open} - ${q}x ${second < 0 ? '-' : '+'} ${Math.abs(second)}`,
            a,
            b,
            (x) => (p - q) * x + first + second,
          ),
          overFactors(polynomial([wrong === 3 ? p + q : p - q, end]), a, b),
        ]
      },
      because: ({ p, q }, wrong) =>
        [
          'each numerator was multiplied by its own denominator instead of the other one.',
          `the $${p}$ was multiplied only by $x$, not by the number in the parentheses.`,
          'the minus sign was not applied to the second term in the parentheses.',
          `$${p}x - ${q}x$ was added up instead of subtracted.`,
        ][wrong] as string,
      checked: ({ p, q, a, b }, wrong) => {
        const right = p * (1 + b) - q * (1 + a)
        const found = [p * (1 + a) - q * (1 + b), p + b - q * (1 + a), p + p * b - q + q * a, p + q + p * b - q * a][
          wrong
        ]
        return `Over the common denominator, the numerator for $x = 1$ must be $${p} \\cdot ${paren(1 + b)} - ${q} \\cdot ${paren(1 + a)} = ${right}$; in Step ${wrong + 1} it is $${found}$.`
      },
    }),
    ({ e: { p, q, a, b }, wrong }) => {
      const shows = (step: number, must: string, found: string) =>
        wrong === step ? `${must}, but the line has ${found}` : must
      const looks = [
        shows(0, `$${p}$ goes with the other denominator, $${linear(1, b)}$`, `$${linear(1, a)}$`),
        shows(1, `$${p} \\cdot ${paren(b)} = ${p * b}$`, `$${b}$`),
        shows(2, `the minus sign makes $${-q * a}$ of $${q * a}$`, `$${q * a}$`),
        shows(3, `$${p}x - ${q}x = ${linear(p - q, 0)}$`, `$${linear(p + q, 0)}$`),
      ].slice(0, wrong + 1)
      return `Look at one thing in each line only. ${looks.map((look, k) => `Step ${k + 1}: ${look}`).join('; ')}.`
    },
  ),
})

export const templates: readonly Template[] = [lines]
