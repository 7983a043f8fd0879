/** Questions about other people's work, for the skill of `values.ts`. */

import { int, judgeTwo, type Template, template, testsOf, unitCircle, until, withCheck, withFaster } from '#kit'
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
  ...withFaster(
    withCheck(
      judgeTwo({
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
        plan: 'On the unit circle the first coordinate is the cosine and the second the sine. For a changed angle, find where its point lies, mirrored or opposite, and read its coordinates.',
        claims: ({ t }) => [
          {
            id: 'cos',
            says: '$\\cos \\theta = a$',
            holds: true,
            tested:
              'Drop a line from $P$ to the $x$-axis. The hypotenuse is the radius $1$, and the side along the axis is $a$: adjacent over hypotenuse is $a \\div 1 = a$.',
          },
          {
            id: 'tan',
            says: '$\\tan \\theta = \\frac{b}{a}$',
            holds: true,
            tested:
              '$\\sin \\theta = b$ and $\\cos \\theta = a$, the coordinates of $P$. The tangent is sine over cosine.',
          },
          {
            id: 'one',
            says: '$a^2 + b^2 = 1$',
            holds: true,
            tested:
              'The distance from the origin to $P(a, b)$ is $\\sqrt{a^2 + b^2}$, and on the unit circle it is $1$. Square both sides.',
          },
          {
            id: 'back',
            says: '$\\cos(-\\theta) = a$',
            holds: true,
            tested: `$-\\theta = -${t}^\\circ$ turns the other way, so its point is $P$ mirrored in the $x$-axis: $(a, -b)$. The cosine is the first coordinate.`,
          },
          {
            id: 'sin',
            says: '$\\sin \\theta = a$',
            holds: false,
            tested: `On the unit circle the coordinates of $P(a, b)$ are $(\\cos \\theta, \\sin \\theta)$: the sine of $${t}^\\circ$ is the second one, $b$.`,
            because: 'The first coordinate is the cosine.',
          },
          {
            id: 'sum',
            says: '$a + b = 1$',
            holds: false,
            tested: `The point $P(a, b)$ has the distance $\\sqrt{a^2 + b^2} = 1$ from the origin. For $\\theta = ${t}^\\circ$, $a \\approx ${at('cos', t).toFixed(2)}$ and $b \\approx ${at('sin', t).toFixed(2)}$; add them.`,
            because: 'Only the squares of the coordinates add up to 1.',
          },
          {
            id: 'half',
            says: '$\\cos(\\theta + 180^\\circ) = a$',
            holds: false,
            tested: `$\\theta + 180^\\circ = ${t + 180}^\\circ$ is half a turn further, so its point lies opposite $P$: $(-a, -b)$. The cosine is the first coordinate.`,
            because: 'Half a turn changes the sign of both coordinates.',
          },
          {
            id: 'mirror',
            says: '$\\sin(-\\theta) = b$',
            holds: false,
            tested: `$-\\theta = -${t}^\\circ$ turns the other way, so its point is $P$ mirrored in the $x$-axis: $(a, -b)$. The sine is the second coordinate.`,
            because: 'Turning the other way changes the sign of the sine.',
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
      ({ e: { t }, ids }) => {
        const [a, b] = [at('cos', t).toFixed(2), at('sin', t).toFixed(2)]
        const start = 'Test it at $0^\\circ$, where the point is $(1, 0)$:'
        return testsOf(ids, {
          cos: `${start} $a = 1$, and $\\cos 0^\\circ = 1$.`,
          sin: `${start} $a = 1$, but $\\sin 0^\\circ = 0$.`,
          tan: 'Test it at $45^\\circ$, where $a = b$: then $\\frac{b}{a} = 1$, and $\\tan 45^\\circ = 1$.',
          one: `Here $a \\approx ${a}$ and $b \\approx ${b}$, and $${(Number(a) ** 2).toFixed(2)} + ${(Number(b) ** 2).toFixed(2)}$ is 1 up to rounding.`,
          sum: `Here $a \\approx ${a}$ and $b \\approx ${b}$, so $a + b \\approx ${(Number(a) + Number(b)).toFixed(2)}$.`,
          back: `Here $a \\approx ${a}$, and $-${t}^\\circ$ ends where $${360 - t}^\\circ$ does, with $\\cos ${360 - t}^\\circ \\approx ${at('cos', 360 - t).toFixed(2)}$.`,
          half: `Here $a \\approx ${a}$, but $\\cos ${t + 180}^\\circ \\approx ${at('cos', t + 180).toFixed(2)}$.`,
          mirror: `Here $b \\approx ${b}$, but $-${t}^\\circ$ ends where $${360 - t}^\\circ$ does, with $\\sin ${360 - t}^\\circ \\approx ${at('sin', 360 - t).toFixed(2)}$.`,
        })
      },
    ),
    ({ e: { t }, ids }) => {
      const first =
        'By definition the coordinates of $P$ on the unit circle are $(\\cos \\theta, \\sin \\theta)$: the cosine comes first.'
      const turnedBack =
        'Turning back instead of forward changes the sign of the height only: $\\cos(-\\theta) = \\cos \\theta$ and $\\sin(-\\theta) = -\\sin \\theta$ for every angle.'
      const signs = {
        1: 'In quadrant I, $a$ and $b$ are the legs of a triangle with the hypotenuse 1, and two legs are longer together: $a + b$ is more than 1.',
        2: 'In quadrant II, $a$ is negative and $b$ less than 1, so $a + b$ is less than 1.',
        3: 'In quadrant III, $a$ and $b$ are both negative, so $a + b$ is, too.',
        4: 'In quadrant IV, $b$ is negative and $a$ less than 1, so $a + b$ is less than 1.',
      }[Math.ceil(t / 90)] as string
      return testsOf(ids, {
        cos: first,
        sin: first,
        tan: 'The tangent is the slope of the radius from the origin to $P(a, b)$: up $b$, across $a$.',
        one: 'It is $\\cos^2 \\theta + \\sin^2 \\theta = 1$, which holds for every angle.',
        back: turnedBack,
        mirror: turnedBack,
        sum: signs,
        half: 'Half a turn leads to the opposite point, where the first coordinate has the other sign; and $a$ is not 0.',
      })
    },
  ),
})

export const templates: readonly Template[] = [claims]
