/** Two people rewrite one quadratic expression. */

import { judgeTwoWays, nonZero, signed, template, term, until, withCheck, withFaster } from '#kit'
import { readValue } from '../read-tex.ts'
import { JUDGING, quad, wholes } from './common.ts'
import { factoredTex, vertexTex } from './form-tex.ts'

const skill = 'a1-forms-of-a-quadratic'

export const judge = template({
  id: 'algebra-1/forms-judge',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...withFaster(
    withCheck(
      judgeTwoWays({
        items: 5,
        misconceptions: JUDGING,
        draw: (rng): { b: number; c: number } => {
          const { r, s } = until(
            () => ({ r: nonZero(rng, -8, 6), s: nonZero(rng, -6, 8) }),
            ({ r, s }) => s - r >= 4 && (r + s) % 2 === 0 && r + s !== 0,
          )
          return { b: -(r + s), c: r * s }
        },
        task: ({ b, c }) => `rewrite $f(x) = ${quad(1, b, c)}$ in another form`,
        claims: ({ b, c }) => {
          const [r = 0, s = 0] = wholes(9).filter((x) => x * x + b * x + c === 0)
          const [h, k] = [(r + s) / 2, -((s - r) ** 2) / 4]
          const f = (x: number) => x * x - (r + s) * x + r * s
          const claim = (tex: string, g: (x: number) => number, fine: boolean) => ({
            says: `writes $f(x) = ${tex}$`,
            fine,
            test: () => wholes(5).every((x) => f(x) === g(x)),
            tested: `Put numbers into $${tex}$. For $x = 0$ the function is $${f(0)}$ and this is $${g(0)}$; for $x = ${s}$ they are $${f(s)}$ and $${g(s)}$; for $x = ${r}$ they are $${f(r)}$ and $${g(r)}$.`,
          })
          return [
            claim(factoredTex(1, r, s), (x) => (x - r) * (x - s), true),
            claim(vertexTex(1, h, k), (x) => (x - h) ** 2 + k, true),
            claim(factoredTex(1, -r, -s), (x) => (x + r) * (x + s), false),
            claim(vertexTex(1, -h, k), (x) => (x + h) ** 2 + k, false),
            claim(vertexTex(1, h, r * s), (x) => (x - h) ** 2 + r * s, false),
          ]
        },
        ask: 'Whose form is correct?',
        plan: 'Multiply each form out and compare it with the function, or put in a number: a correct form agrees with the function for every number.',
      }),
      ({ e: { b, c }, says, names }) => {
        const at = says.map(
          (said, who) => `${names[who]}’s form gives $${readValue(said.replace('writes $f(x) = ', ''), { x: 1 })}$`,
        )
        return `Put in $x = 1$: $f(1) = 1${signed(b)}${signed(c)} = ${1 + b + c}$. ${at.join(', and ')}.`
      },
    ),
    ({ e: { b, c }, says, names }) => {
      const read = says.map((said, who) => {
        const at = (x: number) => readValue(said.replace('writes $f(x) = ', ''), { x })
        return `${names[who]}’s has $${term((at(1) - at(-1)) / 2, 'x')}$ and $${at(0)}$`
      })
      return `Multiply out only what decides, the term with $x$ and the constant: $${term(b, 'x')}$ and $${c}$ are wanted. ${read.join('; ')}.`
    },
  ),
})
