/** Questions about other people's rules, linear or exponential. */

import { expr, form, int, judgeTwoAnswers, template, type Value, withCheck, withFaster } from '#kit'
import { readValue } from '../read-tex.ts'

const skill = 'a1-linear-versus-exponential'

const who = template({
  id: 'algebra-1/linear-exponential-who-is-right',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...withFaster(
    withCheck(
      judgeTwoAnswers({
        items: 7,
        misconceptions: [
          'a1-expo-accepts-a-wrong-rule',
          'a1-expo-rejects-a-right-rule',
          'a1-expo-guesses-about-one-rule',
        ],
        draw: (rng): { ys: number[] } => {
          const a = int(rng, 2, 7)
          const r = int(rng, 2, 4)
          return { ys: [0, 1, 2, 3].map((i) => a * r ** i) }
        },
        intro: ({ ys }, n) =>
          `${n[0]} and ${n[1]} look for a rule for the values $f(0) = ${ys[0]}$, $f(1) = ${ys[1]}$, $f(2) = ${ys[2]}$, $f(3) = ${ys[3]}$.`,
        ask: () => 'Whose rule gives all four values?',
        plan: 'See how the values grow, by adding or by multiplying. Then put the four inputs into each rule, one after the other, and compare with the given values.',
        correct: ({ ys }) => rule(ys[0] as number, (ys[1] as number) / (ys[0] as number)),
        right: ({ ys }) => {
          const [a, b] = [ys[0] as number, ys[1] as number]
          const r = b / a
          const first = `$x = 0$ gives $${a}$, $x = 1$ gives $${b}$, and each step further multiplies by $${r}$: $${b * r}$, $${b * r * r}$.`
          return [
            form(rule(a, r), `A power with the exponent zero is $1$, so ${first}`),
            form(
              expr(`f(x) = ${b} \\cdot ${r}^{x - 1}`, ({ x }) => b * r ** (x - 1)),
              `$${b} \\cdot ${r}^{-1} = \\frac{${b}}{${r}} = ${a}$, so ${first}`,
            ),
            form(
              expr(`f(x) = ${a * r * r} \\cdot ${r}^{x - 2}`, ({ x }) => a * r * r * r ** (x - 2)),
              `$${a * r * r} \\cdot ${r}^{-2} = \\frac{${a * r * r}}{${r * r}} = ${a}$, so ${first}`,
            ),
          ]
        },
        wrong: ({ ys }) => {
          const [a, b] = [ys[0] as number, ys[1] as number]
          const r = b / a
          /** Puts numbers in up to the first of the four values that a rule misses. */
          const misses = (value: Value, f: (x: number) => number) => {
            const x = ys.findIndex((y, i) => f(i) !== y)
            const tried = ys.slice(0, x + 1).map((_, i) => `$x = ${i}$ gives $${f(i)}$`)
            return form(value, `Put the inputs in: ${tried.join(', ')}. The table of values has $f(${x}) = ${ys[x]}$.`)
          }
          const [front, base] = [r === a ? a + 1 : r, r === a ? r : a]
          return [
            misses(
              expr(`f(x) = ${a} + ${b - a}x`, ({ x }) => a + (b - a) * x),
              (x) => a + (b - a) * x,
            ),
            misses(rule(front, base), (x) => front * base ** x),
            misses(
              expr(`f(x) = ${b} \\cdot ${r}^x`, ({ x }) => b * r ** x),
              (x) => b * r ** x,
            ),
            misses(
              expr(`f(x) = ${a} + ${r}^x`, ({ x }) => a + r ** x),
              (x) => a + r ** x,
            ),
          ]
        },
        explain: ({ ys }) => ({
          do: `The values start at $${ys[0]}$ and are multiplied by $${(ys[1] as number) / (ys[0] as number)}$ in each step.`,
          why: 'So the growth is exponential; a rule must give every one of the four values.',
        }),
      }),
      ({ e: { ys }, shown, names }) => {
        const [a = 1, b = 1, , last = 0] = ys
        const at = shown.map(
          (html, who) => `${names[who]}’s rule gives $${readValue(html.replace('f(x) = ', ''), { x: 4 })}$`,
        )
        return `Go one step further: $f(4)$ must be $${last} \\cdot ${b / a} = ${(last * b) / a}$. ${at.join(', and ')}.`
      },
    ),
    ({ e: { ys }, shown, names }) => {
      const [a = 0, , c = 0] = ys
      const said = shown.map((html, who) => {
        const at = (x: number) => readValue(html.replace('f(x) = ', ''), { x })
        return `${names[who]}’s rule gives $${at(0)}$${at(0) === a ? ` and $${at(2)}$` : ''}.`
      })
      return `Two inputs are enough: the easy $x = 0$ must give $${a}$, and $x = 2$, where adding and multiplying have parted, must give $${c}$. ${said.join(' ')}`
    },
  ),
})

const rule = (a: number, r: number) => expr(`f(x) = ${a} \\cdot ${r}^x`, ({ x }) => a * r ** x)

export const templates = [who]
