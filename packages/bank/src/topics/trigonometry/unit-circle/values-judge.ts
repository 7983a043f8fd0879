/** Questions about other people's work, for the skill of `values.ts`. */

import { int, judgeTwo, type Template, template, unitCircle, until } from '#kit'
import { at } from '../common.ts'
import { skill } from './values.ts'

const circle = (angle: number, point: string) =>
  unitCircle({ alt: 'The unit circle with a point P at the end of a terminal side', angle, label: 'θ', point })

const claims = template({
  id: 'trigonometry/unit-circle-claims',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...judgeTwo({
    slip: 'trig-circle',
    frame: 'two-claims',
    items: 5,
    draw: (rng) => ({
      t: until(
        () => int(rng, 15, 345),
        (t) => t % 90 > 8 && t % 90 < 82 && t % 45 !== 0,
      ),
    }),
    shown: ({ t }) => circle(t, `P(${at('cos', t).toFixed(2)}, ${at('sin', t).toFixed(2)})`.replace(/-/g, '−')),
    intro: ({ t }) =>
      `${circle(t, 'P(a, b)')}<p>The angle $\\theta$ is $${t}^\\circ$, and $P(a, b)$ lies on the unit circle.</p>`,
    claims: () => [
      { id: 'cos', says: '$\\cos \\theta = a$', holds: true, because: 'The first coordinate is the cosine.' },
      { id: 'tan', says: '$\\tan \\theta = \\frac{b}{a}$', holds: true, because: 'Tangent is sine over cosine.' },
      {
        id: 'one',
        says: '$a^2 + b^2 = 1$',
        holds: true,
        because: 'Every point of the circle has the distance 1 from the origin.',
      },
      {
        id: 'back',
        says: '$\\cos(-\\theta) = a$',
        holds: true,
        because: 'Turning the other way mirrors the point in the $x$-axis, which keeps $a$.',
      },
      { id: 'sin', says: '$\\sin \\theta = a$', holds: false, because: 'The sine is the second coordinate, $b$.' },
      { id: 'sum', says: '$a + b = 1$', holds: false, because: 'Only the squares of the coordinates add up to 1.' },
      {
        id: 'half',
        says: '$\\cos(\\theta + 180^\\circ) = a$',
        holds: false,
        because: 'Half a turn leads to the opposite point $(-a, -b)$.',
      },
      {
        id: 'mirror',
        says: '$\\sin(-\\theta) = b$',
        holds: false,
        because: 'Turning the other way leads to $(a, -b)$, so the sine is $-b$.',
      },
    ],
    given: ({ t }) => ({ t }),
    test: ({ t }, id) => {
      const [a, b] = [at('cos', t), at('sin', t)]
      const near = (x: number, y: number) => Math.abs(x - y) < 1e-9
      const truth: Record<string, boolean> = {
        cos: near(at('cos', t), a),
        tan: near(at('tan', t), b / a),
        one: near(a * a + b * b, 1),
        back: near(at('cos', -t), a),
        sin: near(at('sin', t), a),
        sum: near(a + b, 1),
        half: near(at('cos', t + 180), a),
        mirror: near(at('sin', -t), b),
      }
      return truth[id] as boolean
    },
  }),
})

export const templates: readonly Template[] = [claims]
