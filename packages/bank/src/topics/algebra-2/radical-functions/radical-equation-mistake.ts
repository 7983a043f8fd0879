/** Mistakes in solving radical equations, for the skill of `equations.ts`. */

import { add, frac, linear, nameTheWorkedMistake, paren, solutions, type Template, template, withFaster } from '#kit'
import { collected } from '../collected.ts'
import { drawSimple, rootOf, simpleTex } from './equations.ts'

const skill = 'a2-radical-equations'

const mistake = template({
  id: 'algebra-2/radical-equation-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 85,
  response: 'choice',
  ...withFaster(
    nameTheWorkedMistake({
      slip: 'a2-rad',
      items: 6,
      draw: drawSimple,
      task: (e) => `solved $${simpleTex(e)}$`,
      solution: (e) => solutions([rootOf(e)]),
      work: ({ a, b, c, d }) => `$\\sqrt{${linear(a, b)}} = ${c - d}$, so ${collected(a, b, 0, (c - d) ** 2)}`,
      mistakes: ({ a, b, c, d }) => [
        {
          says: 'Squaring each term by itself before the root stands alone',
          work: `$${linear(a, b)} + ${d * d} = ${c * c}$, so ${collected(a, b + d * d, 0, c * c)}`,
          result: solutions([frac(c * c - d * d - b, a)]),
        },
        {
          says: 'Dropping the root without squaring the other side',
          work: collected(a, b, 0, c - d),
          result: solutions([frac(c - d - b, a)]),
        },
        {
          says: `Moving the $${d}$ to the other side without changing its sign`,
          work: `$\\sqrt{${linear(a, b)}} = ${c + d}$, so ${collected(a, b, 0, (c + d) ** 2)}`,
          result: solutions([frac((c + d) ** 2 - b, a)]),
        },
        {
          says: 'Doubling the right side instead of squaring it, once the root stands alone',
          work: collected(a, b, 0, 2 * (c - d)),
          result: solutions([frac(2 * (c - d) - b, a)]),
        },
      ],
      redo: ({ a, b, c, d }) => {
        // The x at which the number under the root has the given value, by its distance from the zero of ax + b.
        const under = (v: number) => solutions([add(frac(-b, a), frac(v, a))])
        const alone = c - d
        return [
          under(alone ** 2),
          under((c + d) * alone),
          under(alone),
          under(c * c + 2 * c * d + d * d),
          under(alone + alone),
        ]
      },
    }),
    ({ e: { a, b, c, d }, which, name }) => {
      const alone = c - d
      const ends: readonly (readonly [number, string])[] = [
        [c * c - d * d, `it comes from $${paren(c)}^2 - ${d * d}$, with each term squared by itself`],
        [alone, 'it is the right side before it is squared'],
        [(c + d) ** 2, `it comes from $${paren(c + d)}^2$, with the $${d}$ added as it stands`],
        [2 * alone, `it comes from $2 \\cdot ${alone}$, so the right side was doubled`],
      ]
      const [got, how] = ends[which] ?? [alone, '']
      return `Work backward: for ${name}’s $x$ the number under the root, $${linear(a, b)}$, is $${got}$ instead of $${alone}^2 = ${alone ** 2}$; ${how}.`
    },
  ),
})

export const templates: readonly Template[] = [mistake]
