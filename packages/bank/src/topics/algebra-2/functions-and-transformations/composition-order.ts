import { nameTheWorkedMistake, num, paren, signed, type Template, template, withFaster } from '#kit'
import { comp, drawTwo, f, fg, g } from './composition.ts'

const order = template({
  id: 'algebra-2/composition-mistake',
  skill: comp.skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...withFaster(
    nameTheWorkedMistake({
      slip: 'a2-fn',
      items: 6,
      draw: drawTwo,
      task: (e) => `computed $f(g(${e.k}))$ for ${fg(e)}`,
      solution: (e) => num(f(e, g(e, e.k))),
      work: (e) => `$g(${e.k}) = ${g(e, e.k)}$, and $f(${g(e, e.k)}) = ${f(e, g(e, e.k))}$`,
      mistakes: (e) => [
        {
          says: 'Applying $f$ first and then $g$',
          work: `$f(${e.k}) = ${f(e, e.k)}$, and $g(${f(e, e.k)}) = ${g(e, f(e, e.k))}$`,
          result: num(g(e, f(e, e.k))),
        },
        {
          says: 'Multiplying the values of $f$ and $g$',
          work: `$${f(e, e.k)} \\cdot ${paren(g(e, e.k))}$`,
          result: num(f(e, e.k) * g(e, e.k)),
        },
        {
          says: 'Adding the values of $f$ and $g$',
          work: `$${f(e, e.k)} + ${paren(g(e, e.k))}$`,
          result: num(f(e, e.k) + g(e, e.k)),
        },
        { says: 'Stopping after the inner function', work: `$g(${e.k}) = ${g(e, e.k)}$`, result: num(g(e, e.k)) },
      ],
      redo: ({ a, b, c, k }) => [
        num(a * k * k + a * c + b),
        num(a * a * k * k + 2 * a * b * k + b * b + c),
        num(a * k ** 3 + b * k * k + a * c * k + b * c),
        num(k * k + a * k + b + c),
        num(k * k + c),
      ],
    }),
    ({ e, which, name }) => {
      const [inner, other] = [g(e, e.k), f(e, e.k)]
      const values = `Work out two values only, $f(${e.k}) = ${other}$ and $g(${e.k}) = ${inner}$`
      return [
        `${values}. ${name}’s number comes from the square of the first one, $${paren(other)}^2${signed(e.c)} = ${g(e, other)}$. So $g$ came last instead of $f$.`,
        `${values}. ${name}’s number is their product, $${other} \\cdot ${paren(inner)} = ${other * inner}$.`,
        `${values}. ${name}’s number is their sum, $${other}${signed(inner)} = ${other + inner}$.`,
        `${values}. ${name}’s number is just the second one, so $f$ was not applied.`,
      ][which] as string
    },
  ),
})

export const templates: readonly Template[] = [order]
