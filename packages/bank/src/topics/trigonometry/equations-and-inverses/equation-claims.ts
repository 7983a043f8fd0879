/** Claims about angles with the same value. */

import { int, judgeTwo, type Template, template, testsOf, until, withCheck, withFaster } from '#kit'
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
  ...withFaster(
    withCheck(
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
        plan: 'Picture both angles on the unit circle: one point is the other, mirrored or turned. Then see what that does to the height for a sine, to the first coordinate for a cosine, and to the slope of the line from the origin for a tangent.',
        claims: ({ t }) => [
          {
            id: 'sin',
            says: `$\\sin ${180 - t}^\\circ = \\sin ${t}^\\circ$`,
            holds: true,
            tested: `$${180 - t}^\\circ = 180^\\circ - ${t}^\\circ$, so its point is that of $${t}^\\circ$ mirrored in the $y$-axis. Mirroring there changes the first coordinate and keeps the height, which is the sine.`,
          },
          {
            id: 'cos',
            says: `$\\cos ${360 - t}^\\circ = \\cos ${t}^\\circ$`,
            holds: true,
            tested: `$${360 - t}^\\circ = 360^\\circ - ${t}^\\circ$, so its point is that of $${t}^\\circ$ mirrored in the $x$-axis. Mirroring there changes the height and keeps the first coordinate, which is the cosine.`,
          },
          {
            id: 'tan',
            says: `$\\tan ${180 + t}^\\circ = \\tan ${t}^\\circ$`,
            holds: true,
            tested: `$${180 + t}^\\circ = 180^\\circ + ${t}^\\circ$, so its point lies opposite that of $${t}^\\circ$. Both lie on one line through the origin, and the tangent is the slope of that line.`,
          },
          {
            id: 'sin2',
            says: `$\\sin ${180 + t}^\\circ = \\sin ${t}^\\circ$`,
            holds: false,
            tested: `$${180 + t}^\\circ = 180^\\circ + ${t}^\\circ$ lies in quadrant III, opposite the point of $${t}^\\circ$. There the height is negative; at $${t}^\\circ$ it is positive.`,
            because: 'The opposite point has the sine with the other sign; adding a half turn keeps the tangent.',
          },
          {
            id: 'cos2',
            says: `$\\cos ${180 - t}^\\circ = \\cos ${t}^\\circ$`,
            holds: false,
            tested: `$${180 - t}^\\circ$ lies in quadrant II: its point is that of $${t}^\\circ$ mirrored in the $y$-axis. There the first coordinate is negative; at $${t}^\\circ$ it is positive.`,
            because: 'Mirroring in the $y$-axis keeps the sine, not the cosine.',
          },
          {
            id: 'tan2',
            says: `$\\tan ${360 - t}^\\circ = \\tan ${t}^\\circ$`,
            holds: false,
            tested: `$${360 - t}^\\circ$ lies in quadrant IV: its point is that of $${t}^\\circ$ mirrored in the $x$-axis. The line from the origin falls there; at $${t}^\\circ$ it rises.`,
            because: 'Mirroring in the $x$-axis keeps the cosine, not the tangent.',
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
    ({ e: { t }, ids }) =>
      testsOf(ids, {
        sin: `Add: $${180 - t}^\\circ + ${t}^\\circ = 180^\\circ$, and angles that make $180^\\circ$ have the same sine.`,
        cos: `Add: $${360 - t}^\\circ + ${t}^\\circ = 360^\\circ$, and angles that make $360^\\circ$ have the same cosine.`,
        tan: `Subtract: $${180 + t}^\\circ - ${t}^\\circ = 180^\\circ$, and a tangent repeats after half a turn.`,
        sin2: `Compare the signs only: a sine is positive below $180^\\circ$ and negative beyond, as at $${180 + t}^\\circ$.`,
        cos2: `Compare the signs only: a cosine is negative from $90^\\circ$ to $270^\\circ$, as at $${180 - t}^\\circ$.`,
        tan2: `Compare the signs only: a tangent is negative in quadrant IV, as at $${360 - t}^\\circ$.`,
      }),
  ),
})

export const templates: readonly Template[] = [claims]
