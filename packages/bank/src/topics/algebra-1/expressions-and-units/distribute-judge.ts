import { asWritten, int, judgeTwoWays, nameTheMistake, polynomial, polyTex, template } from '#kit'
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
  ...nameTheMistake({
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
})

export const judge = template({
  id: 'algebra-1/distribute-judge',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...judgeTwoWays({
    items: 6,
    misconceptions: JUDGING,
    draw: (rng): { a: number; b: number; c: number } => {
      const a = int(rng, 2, 6)
      return { a, b: a * int(rng, 2, 5), c: a * int(rng, 2, 7) }
    },
    task: ({ a, b, c }) => `each rewrite $${a}x + ${b}x + ${c}$ in another form`,
    claims: ({ a, b, c }) => {
      const at = (x: number) => a * x + b * x + c
      const claim = (tex: string, f: (x: number) => number) => {
        const fine = f(0) === at(0) && f(1) === at(1)
        return {
          says: `writes $${tex}$`,
          fine,
          test: () => f(7) === at(7) && f(-3) === at(-3),
          tested: `Put in $x = 0$: this form is $${f(0)}$. Put in $x = 1$: it is $${f(1)}$.`,
        }
      }
      return [
        claim(`${a + b}x + ${c}`, (x) => (a + b) * x + c),
        claim(`${a}(${1 + b / a}x + ${c / a})`, (x) => a * ((1 + b / a) * x + c / a)),
        claim(`${c} + x(${a} + ${b})`, (x) => c + x * (a + b)),
        claim(`${a}(x + ${c / a}) + ${b}x`, (x) => a * (x + c / a) + b * x),
        claim(`${a + b + c}x`, (x) => (a + b + c) * x),
        claim(`${a + b}(x + ${c})`, (x) => (a + b) * (x + c)),
        claim(`${a}(${b / a}x + ${c / a})`, (x) => a * ((b / a) * x + c / a)),
        claim(`${a * b}x + ${c}`, (x) => a * b * x + c),
      ]
    },
    ask: 'Whose form is equivalent to the given expression?',
    plan: 'Combine like terms of the given expression. Then multiply out each form, or put the same easy numbers into both: equivalent forms agree for every number.',
    first: ({ a, b, c }) => ({
      do: `Combine like terms: $${a}x + ${b}x + ${c} = ${a + b}x + ${c}$. For $x = 0$ this is $${c}$, and for $x = 1$ it is $${a + b} + ${c} = ${a + b + c}$.`,
      why: 'Two values of a linear expression fix it, so an equivalent form must have the same two.',
    }),
    checked: ({ a, b, c }) =>
      `Put in $x = 2$: the given expression is $${2 * a} + ${2 * b} + ${c} = ${2 * a + 2 * b + c}$. Only an equivalent form gives this number too.`,
  }),
})
