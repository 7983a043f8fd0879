import {
  asWritten,
  int,
  judgeTwoWays,
  nameTheMistake,
  polynomial,
  polyTex,
  template,
  withCheck,
  withFaster,
} from '#kit'
import { JUDGING } from './judging.ts'

const skill = 'a1-expressions-and-distribution'

/** The linear expression that has the values of `f`. */
const lineOf = (f: (x: number) => number): string => polyTex(polynomial([f(1) - f(0), f(0)]))

export const mistake = template({
  id: 'algebra-1/distribute-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...withFaster(
    nameTheMistake({
      items: 7,
      misconception: 'a1-eu-names-an-error-untested',
      draw: (rng): { k: number; a: number; b: number; c: number } => ({
        k: int(rng, 10, 30),
        a: int(rng, 2, 6),
        b: int(rng, 2, 6),
        c: int(rng, 2, 9),
      }),
      task: ({ k, a, b, c }) => `simplified $${k} - ${a}(${b}x - ${c})$`,
      solution: ({ k, a, b, c }) => asWritten(polyTex(polynomial([-a * b, k + a * c]))),
      work: ({ k, a, b, c }) =>
        `$-${a}$ multiplies both terms: $${k} - ${a * b}x + ${a * c}$, because $-${a} \\cdot (-${c}) = ${a * c}$.`,
      mistakes: ({ k, a, b, c }) => {
        const shown = (line: string, m: number, n: number) => `$${line}$, that is $${polyTex(polynomial([m, n]))}$`
        return [
          {
            says: `Subtracting $${a}$ from $${k}$ before multiplying`,
            result: asWritten(polyTex(polynomial([(k - a) * b, -(k - a) * c]))),
            how: shown(`${k - a}(${b}x - ${c})`, (k - a) * b, -(k - a) * c),
            again: asWritten(lineOf((x) => (k - a) * (b * x - c))),
          },
          {
            says: `Multiplying $-${a}$ by $${b}x$ only, and leaving $-${c}$ as it was`,
            result: asWritten(polyTex(polynomial([-a * b, k - c]))),
            how: shown(`${k} - ${a * b}x - ${c}`, -a * b, k - c),
            again: asWritten(lineOf((x) => k - a * (b * x) - c)),
          },
          {
            says: `Taking $-${a}$ times $-${c}$ for $-${a * c}$`,
            result: asWritten(polyTex(polynomial([-a * b, k - a * c]))),
            how: shown(`${k} - ${a * b}x - ${a * c}`, -a * b, k - a * c),
            again: asWritten(lineOf((x) => k - a * (b * x + c))),
          },
          {
            says: `Forgetting the minus sign before $${a}$ in both products`,
            result: asWritten(polyTex(polynomial([a * b, k - a * c]))),
            how: shown(`${k} + ${a * b}x - ${a * c}`, a * b, k - a * c),
            again: asWritten(lineOf((x) => k + a * (b * x - c))),
          },
        ]
      },
      outcome: 'result',
    }),
    ({ e: { k, a, b, c }, which }) =>
      [
        `Factor the wrong answer: it is $${k - a}(${b}x - ${c})$, and $${k - a}$ is $${k} - ${a}$.`,
        `Look at the two terms of the wrong answer: $-${a * b}x$ is right, and the constant is $${k - c}$, which is $${k} - ${c}$. So the $-${c}$ was not multiplied.`,
        `Look at the two terms of the wrong answer: $-${a * b}x$ is right, and the constant is $${k - a * c}$, which is $${k} - ${a * c}$ where $${k} + ${a * c}$ is right. So only the second product has the wrong sign.`,
        `Look at the two terms of the wrong answer: $${a * b}x$ where $-${a * b}x$ is right, and the constant is $${k} - ${a * c}$ where $${k} + ${a * c}$ is right. So both products have the wrong sign.`,
      ][which],
  ),
})

/** What the two may write for ax + bx + c, and its term with x and its constant once it is multiplied out. */
const forms = ({ a, b, c }: { a: number; b: number; c: number }) => [
  { tex: `${a + b}x + ${c}`, m: a + b, n: c },
  { tex: `${a}(${1 + b / a}x + ${c / a})`, m: a + b, n: c },
  { tex: `${c} + x(${a} + ${b})`, m: a + b, n: c },
  { tex: `${a}(x + ${c / a}) + ${b}x`, m: a + b, n: c },
  { tex: `${a + b + c}x`, m: a + b + c, n: 0 },
  { tex: `${a + b}(x + ${c})`, m: a + b, n: (a + b) * c },
  { tex: `${a}(${b / a}x + ${c / a})`, m: b, n: c },
  { tex: `${a * b}x + ${c}`, m: a * b, n: c },
]

export const judge = template({
  id: 'algebra-1/distribute-judge',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...withFaster(
    withCheck(
      judgeTwoWays({
        items: 6,
        misconceptions: JUDGING,
        draw: (rng): { a: number; b: number; c: number } => {
          const a = int(rng, 2, 6)
          return { a, b: a * int(rng, 2, 5), c: a * int(rng, 2, 7) }
        },
        task: ({ a, b, c }) => `each rewrite $${a}x + ${b}x + ${c}$ in another form`,
        claims: (e) => {
          const { a, b, c } = e
          const at = (x: number) => a * x + b * x + c
          return forms(e).map(({ tex, m, n }) => {
            const f = (x: number) => m * x + n
            const fine = f(0) === at(0) && f(1) === at(1)
            return {
              says: `writes $${tex}$`,
              fine,
              test: () => f(7) === at(7) && f(-3) === at(-3),
              tested: `Put in $x = 0$: this form is $${f(0)}$. Put in $x = 1$: it is $${f(1)}$.`,
            }
          })
        },
        ask: 'Whose form is equivalent to the given expression?',
        plan: 'Combine like terms of the given expression. Then multiply out each form, or put the same easy numbers into both: equivalent forms agree for every number.',
        first: ({ a, b, c }) => ({
          do: `Combine like terms: $${a}x + ${b}x + ${c} = ${a + b}x + ${c}$. For $x = 0$ this is $${c}$, and for $x = 1$ it is $${a + b} + ${c} = ${a + b + c}$.`,
          why: 'Two values of a linear expression fix it, so an equivalent form must have the same two.',
        }),
      }),
      ({ e, says, names }) => {
        const { a, b, c } = e
        const at = says.map((said, who) => {
          const form = forms(e).find(({ tex }) => said === `writes $${tex}$`)
          return `${names[who]}’s form is $${form ? 2 * form.m + form.n : ''}$`
        })
        return `Put in $x = 2$: the given expression is $${2 * a} + ${2 * b} + ${c} = ${2 * a + 2 * b + c}$. There ${at.join(', and ')}.`
      },
    ),
    ({ e, says, names }) => {
      const seen = ([0, 1] as const).map((who) => {
        const form = forms(e).find(({ tex }) => says[who] === `writes $${tex}$`)
        return `${names[who]} has $${form?.m}x$ and the constant $${form?.n}$`
      })
      return `Put no numbers in, but multiply out at sight and compare: $${e.a + e.b}x$ and the constant $${e.c}$ are wanted. ${seen.join('; ')}.`
    },
  ),
})
