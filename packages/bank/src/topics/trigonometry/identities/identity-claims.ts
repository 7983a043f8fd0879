import { frac, int, judgeTwo, type Template, template, testsOf, toTex, withCheck } from '#kit'

const { sin, cos, tan } = Math
type F = (x: number) => number

const skill = 'trig-pythagorean-identities'

const claims = template({
  id: 'trigonometry/identity-claims',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...withCheck(
    judgeTwo({
      slip: 'trig-identity',
      frame: 'two-claims',
      items: 5,
      draw: (rng) => ({ k: int(rng, 2, 9) }),
      intro: () => '<p>Two students claim that an equation holds for every $x$ for which both sides are defined.</p>',
      claims: ({ k }) => [
        {
          id: 'a',
          says: `$${k}\\sin^2 x = ${k} - ${k}\\cos^2 x$`,
          holds: true,
          because: 'It is $\\sin^2 x + \\cos^2 x = 1$, rearranged and multiplied.',
        },
        {
          id: 'b',
          says: `$\\tan^2 ${k}x + 1 = \\sec^2 ${k}x$`,
          holds: true,
          because: `The identity holds for every angle, also for $${k}x$.`,
        },
        {
          id: 'c',
          says: `$\\sin^2 ${k}x + \\cos^2 ${k}x = 1$`,
          holds: true,
          because: `The identity holds for every angle, also for $${k}x$.`,
        },
        {
          id: 'd',
          says: `$\\sin^2 ${k}x + \\cos^2 ${k}x = ${k}$`,
          holds: false,
          because: 'The sum of the squares is always 1.',
        },
        {
          id: 'e',
          says: `$${k}\\sin x + ${k}\\cos x = ${k}$`,
          holds: false,
          because: 'At $x = 45^\\circ$ the left side is larger; only the squares add up to 1.',
        },
        {
          id: 'f',
          says: `$\\sqrt{${k * k} - ${k * k}\\sin^2 x} = ${k}\\cos x$`,
          holds: false,
          because: 'A root is never negative, but $\\cos x$ can be: it should be $|\\cos x|$.',
        },
      ],
      given: ({ k }) => ({ k: String(k) }),
      test: ({ k: text }, id) => {
        const k = Number(text)
        const eqs: Record<string, (x: number) => number> = {
          a: (x) => k * sin(x) ** 2 - k + k * cos(x) ** 2,
          b: (x) => tan(k * x) ** 2 + 1 - 1 / cos(k * x) ** 2,
          c: (x) => sin(k * x) ** 2 + cos(k * x) ** 2 - 1,
          d: (x) => sin(k * x) ** 2 + cos(k * x) ** 2 - k,
          e: (x) => k * sin(x) + k * cos(x) - k,
          f: (x) => Math.sqrt(k * k - k * k * sin(x) ** 2) - k * cos(x),
        }
        return [0.3, 1.23, 2.2, 4.01, 5.5].every((x) => Math.abs((eqs[id] as F)(x)) < 1e-6)
      },
    }),
    ({ e: { k }, ids }) => {
      const zero = `At $x = 0^\\circ$ the left side is $0 + 1 = 1$.`
      return testsOf(ids, {
        a: `At $x = 30^\\circ$ the sides are $${k} \\cdot \\frac{1}{4} = ${toTex(frac(k, 4))}$ and $${k} - ${k} \\cdot \\frac{3}{4} = ${toTex(frac(k, 4))}$.`,
        b: `Where $${k}x = 45^\\circ$, the sides are $1 + 1 = 2$ and $\\left(\\sqrt{2}\\right)^2 = 2$.`,
        c: zero,
        d: zero,
        e: `At $x = 180^\\circ$ the left side is $0 - ${k} = -${k}$.`,
        f: `At $x = 180^\\circ$ the sides are $\\sqrt{${k * k}} = ${k}$ and $${k} \\cdot (-1) = -${k}$.`,
      })
    },
  ),
})

export const templates: readonly Template[] = [claims]
