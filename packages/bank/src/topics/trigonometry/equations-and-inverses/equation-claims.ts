/** Claims about angles with the same value. */

import { int, judgeTwo, type Template, template, testsOf, until, withCheck } from '#kit'
import { at } from '../common.ts'
import { skill } from './equations.ts'

const claims = template({
  id: 'trigonometry/equation-claims',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...withCheck(
    judgeTwo({
      slip: 'trig-equation',
      frame: 'two-claims',
      items: 5,
      draw: (rng) => ({
        t: until(
          () => int(rng, 11, 79),
          (t) => t !== 45,
        ),
      }),
      intro: ({ t }) =>
        `<p>Two students look for other angles between $0^\\circ$ and $360^\\circ$ with values that belong to $${t}^\\circ$.</p>`,
      claims: ({ t }) => [
        {
          id: 'sin',
          says: `$\\sin ${180 - t}^\\circ = \\sin ${t}^\\circ$`,
          holds: true,
          because: 'Mirroring in the $y$-axis keeps the height.',
        },
        {
          id: 'cos',
          says: `$\\cos ${360 - t}^\\circ = \\cos ${t}^\\circ$`,
          holds: true,
          because: 'Mirroring in the $x$-axis keeps the first coordinate.',
        },
        {
          id: 'tan',
          says: `$\\tan ${180 + t}^\\circ = \\tan ${t}^\\circ$`,
          holds: true,
          because: 'The opposite point has the same slope.',
        },
        {
          id: 'sin2',
          says: `$\\sin ${180 + t}^\\circ = \\sin ${t}^\\circ$`,
          holds: false,
          because: 'The opposite point has the sine with the other sign.',
        },
        {
          id: 'cos2',
          says: `$\\cos ${180 - t}^\\circ = \\cos ${t}^\\circ$`,
          holds: false,
          because: 'In quadrant II the cosine is negative.',
        },
        {
          id: 'tan2',
          says: `$\\tan ${360 - t}^\\circ = \\tan ${t}^\\circ$`,
          holds: false,
          because: 'In quadrant IV the tangent is negative.',
        },
      ],
      given: ({ t }) => ({ t }),
      test: ({ t }, id) => {
        const near = (x: number, y: number) => Math.abs(x - y) < 1e-9
        const truth: Record<string, boolean> = {
          sin: near(at('sin', 180 - t), at('sin', t)),
          cos: near(at('cos', 360 - t), at('cos', t)),
          tan: near(at('tan', 180 + t), at('tan', t)),
          sin2: near(at('sin', 180 + t), at('sin', t)),
          cos2: near(at('cos', 180 - t), at('cos', t)),
          tan2: near(at('tan', 360 - t), at('tan', t)),
        }
        return truth[id] as boolean
      },
    }),
    ({ e: { t }, ids }) => {
      const both = (fn: 'sin' | 'cos' | 'tan', other: number) =>
        `$\\${fn} ${t}^\\circ \\approx ${at(fn, t).toFixed(3)}$ and $\\${fn} ${other}^\\circ \\approx ${at(fn, other).toFixed(3)}$.`
      return `As decimals: ${testsOf(ids, {
        sin: both('sin', 180 - t),
        cos: both('cos', 360 - t),
        tan: both('tan', 180 + t),
        sin2: both('sin', 180 + t),
        cos2: both('cos', 180 - t),
        tan2: both('tan', 360 - t),
      })}`
    },
  ),
})

export const templates: readonly Template[] = [claims]
