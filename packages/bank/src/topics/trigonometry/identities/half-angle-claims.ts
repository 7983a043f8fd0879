/** Claims about half angles. */

import { judgeTwo, pick, type Template, template, testsOf, withCheck, withFaster } from '#kit'
import { at, realTex } from '../common.ts'
import { quadrantOf, range, signIn, skill } from './half-angle.ts'

const claims = template({
  id: 'trigonometry/half-angle-claims',
  skill,
  difficulty: 'Medium',
  b: 0.6,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...withFaster(
    withCheck(
      judgeTwo({
        slip: 'trig-half',
        frame: 'two-claims',
        items: 6,
        draw: (rng) => ({ q: pick(rng, [2, 3, 4, 5, 6]) }),
        intro: ({ q }) =>
          `<p>An angle $\\theta$ lies in the range $${range(q, false)}$. Two students talk about its half.</p>`,
        first: ({ q }) => ({
          do: `Halve the range: $${range(q, false)}$ becomes $${range(q, false, 2, '\\frac{\\theta}{2}')}$. So $\\frac{\\theta}{2}$ lies in quadrant ${quadrantOf((90 * q - 45) / 2)}.`,
          why: 'Dividing an inequality by a positive number keeps its direction.',
        }),
        plan: 'Halve the ends of the range to see in which quadrant the half angle lies. The quadrant decides every sign; a claim about all such angles can be tested at one of them.',
        claims: ({ q }) => {
          const [s, c] = [signIn('sin', q, true), signIn('cos', q, true)]
          const home = quadrantOf((90 * q - 45) / 2)
          return [
            {
              id: 'sin-up',
              says: '$\\sin \\frac{\\theta}{2}$ is positive.',
              holds: s > 0,
              tested: `The sine is the second coordinate. In quadrant ${home} the points lie ${s > 0 ? 'above' : 'below'} the $x$-axis.`,
            },
            {
              id: 'cos-down',
              says: '$\\cos \\frac{\\theta}{2}$ is negative.',
              holds: c < 0,
              tested: `The cosine is the first coordinate. In quadrant ${home} the points lie to the ${c > 0 ? 'right' : 'left'} of the $y$-axis.`,
            },
            {
              id: 'tan-up',
              says: '$\\tan \\frac{\\theta}{2}$ is positive.',
              holds: s * c > 0,
              tested: `The tangent is sine over cosine. In quadrant ${home} the sine is ${s > 0 ? 'positive' : 'negative'} and the cosine ${c > 0 ? 'positive' : 'negative'}, so the signs are ${s * c > 0 ? 'the same' : 'different'}.`,
            },
            {
              id: 'half-value',
              says: '$\\sin \\frac{\\theta}{2} = \\frac{1}{2} \\sin \\theta$',
              holds: false,
              tested:
                'By the double-angle formula $\\sin \\theta = 2\\sin \\frac{\\theta}{2}\\cos \\frac{\\theta}{2}$, so $\\frac{1}{2}\\sin \\theta = \\sin \\frac{\\theta}{2} \\cdot \\cos \\frac{\\theta}{2}$. The factor $\\cos \\frac{\\theta}{2}$ is not $1$ here.',
              because: 'The angle is halved, not the value.',
            },
            {
              id: 'square',
              says: '$2\\sin^2 \\frac{\\theta}{2} = 1 - \\cos \\theta$',
              holds: true,
              tested:
                'Start from $\\sin \\frac{\\theta}{2} = \\pm\\sqrt{\\frac{1 - \\cos \\theta}{2}}$. Square both sides: $\\sin^2 \\frac{\\theta}{2} = \\frac{1 - \\cos \\theta}{2}$. Then multiply by $2$.',
            },
            {
              id: 'root',
              says: '$\\cos \\frac{\\theta}{2}$ is $\\sqrt{\\frac{1 + \\cos \\theta}{2}}$, with no minus in front.',
              holds: c > 0,
              tested: `The formula is $\\cos \\frac{\\theta}{2} = \\pm\\sqrt{\\frac{1 + \\cos \\theta}{2}}$, and the sign is that of the cosine. In quadrant ${home} the points lie to the ${c > 0 ? 'right' : 'left'} of the $y$-axis.`,
            },
          ]
        },
        given: ({ q }) => ({ lo: `${90 * (q - 1)}` }),
        // Tries angles all over the range.
        test: ({ lo }, claim) =>
          [10, 35, 47, 80].every((more) => {
            const t = Number(lo) + more
            const near = (x: number, y: number) => Math.abs(x - y) < 1e-9
            const truth: Record<string, boolean> = {
              'sin-up': at('sin', t / 2) > 0,
              'cos-down': at('cos', t / 2) < 0,
              'tan-up': at('tan', t / 2) > 0,
              'half-value': near(at('sin', t / 2), at('sin', t) / 2),
              square: near(2 * at('sin', t / 2) ** 2, 1 - at('cos', t)),
              root: near(at('cos', t / 2), Math.sqrt((1 + at('cos', t)) / 2)),
            }
            return truth[claim] as boolean
          }),
      }),
      ({ e: { q }, ids }) => {
        const t = [120, 240, 300, 420, 480][q - 2] ?? 120
        const [s, c] = [at('sin', t / 2), at('cos', t / 2)]
        return `Try $\\theta = ${t}^\\circ$, with the half $${t / 2}^\\circ$. ${testsOf(ids, {
          'sin-up': `$\\sin ${t / 2}^\\circ = ${realTex(s)}$.`,
          'cos-down': `$\\cos ${t / 2}^\\circ = ${realTex(c)}$.`,
          'tan-up': `$\\tan ${t / 2}^\\circ = ${realTex(s / c)}$.`,
          'half-value': `$\\sin ${t / 2}^\\circ = ${realTex(s)}$, but $\\frac{1}{2}\\sin ${t}^\\circ = ${realTex(at('sin', t) / 2)}$.`,
          square: `$2\\sin^2 ${t / 2}^\\circ = ${realTex(2 * s * s)}$ and $1 - \\cos ${t}^\\circ = ${realTex(1 - at('cos', t))}$.`,
          root: `$\\sqrt{\\frac{1 + \\cos ${t}^\\circ}{2}} = ${realTex(Math.abs(c))}$ and $\\cos ${t / 2}^\\circ = ${realTex(c)}$.`,
        })}`
      },
    ),
    ({ e: { q }, ids }) => {
      const t = [140, 200, 320, 400, 500][q - 2] ?? 140
      const [s, c] = [signIn('sin', q, true), signIn('cos', q, true)]
      const sign = (x: number) => (x > 0 ? 'positive' : 'negative')
      const value =
        q === 4 || q === 5
          ? `The sine of $\\theta$ itself is ${sign(-s)} and that of the half ${sign(s)}, so one cannot be half of the other.`
          : `Between $${45 * (q - 1)}^\\circ$ and $${45 * q}^\\circ$ a sine is ${s > 0 ? 'more than 0.7' : 'less than $-0.7$'}, but half of a sine is never ${s > 0 ? 'more than 0.5' : 'less than $-0.5$'}.`
      return `One angle shows the quadrant: half of $${t}^\\circ$ is $${t / 2}^\\circ$, in quadrant ${quadrantOf(t / 2)}. ${testsOf(
        ids,
        {
          'sin-up': `There the sine is ${sign(s)}.`,
          'cos-down': `There the cosine is ${sign(c)}.`,
          'tan-up': `There the tangent is ${sign(s * c)}.`,
          'half-value': value,
          square:
            'With $\\alpha$ for the half, the equation with the square is $\\cos 2\\alpha = 1 - 2\\sin^2 \\alpha$, which always holds.',
          root: `A root is never negative, and the cosine there is ${sign(c)}.`,
        },
      )}`
    },
  ),
})

export const templates: readonly Template[] = [claims]
