import { frac, int, judgeTwo, type Template, template, testsOf, toTex, withCheck, withFaster } from '#kit'

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
  ...withFaster(
    withCheck(
      judgeTwo({
        slip: 'trig-identity',
        frame: 'two-claims',
        items: 5,
        draw: (rng) => ({ k: int(rng, 2, 9) }),
        intro: () => '<p>Two students claim that an equation holds for every $x$ for which both sides are defined.</p>',
        plan: 'Start from the identities that you know and try to reach the equation. If you cannot, put in one angle with an easy value: a single angle where the sides differ is enough.',
        claims: ({ k }) => [
          {
            id: 'a',
            says: `$${k}\\sin^2 x = ${k} - ${k}\\cos^2 x$`,
            holds: true,
            tested: `Take $\\sin^2 x + \\cos^2 x = 1$ and subtract $\\cos^2 x$: $\\sin^2 x = 1 - \\cos^2 x$. Multiply both sides by $${k}$.`,
          },
          {
            id: 'b',
            says: `$\\tan^2 ${k}x + 1 = \\sec^2 ${k}x$`,
            holds: true,
            tested: `Divide $\\sin^2 \\alpha + \\cos^2 \\alpha = 1$ by $\\cos^2 \\alpha$: $\\tan^2 \\alpha + 1 = \\sec^2 \\alpha$. Any angle may stand for $\\alpha$, also $\\alpha = ${k}x$.`,
          },
          {
            id: 'c',
            says: `$\\sin^2 ${k}x + \\cos^2 ${k}x = 1$`,
            holds: true,
            tested: `$\\sin^2 \\alpha + \\cos^2 \\alpha = 1$ for every angle $\\alpha$, since its point lies on the unit circle. Put $\\alpha = ${k}x$.`,
          },
          {
            id: 'd',
            says: `$\\sin^2 ${k}x + \\cos^2 ${k}x = ${k}$`,
            holds: false,
            tested: `$\\sin^2 \\alpha + \\cos^2 \\alpha = 1$ for every angle $\\alpha$. Put $\\alpha = ${k}x$: the left side is $1$.`,
            because: 'A factor inside the angles does not come out in front.',
          },
          {
            id: 'e',
            says: `$${k}\\sin x + ${k}\\cos x = ${k}$`,
            holds: false,
            tested: `Put $x = 90^\\circ$ in: $${k} \\cdot 1 + ${k} \\cdot 0 = ${k}$. That fits; try $x = 45^\\circ$ too: $${k} \\cdot \\frac{\\sqrt{2}}{2} + ${k} \\cdot \\frac{\\sqrt{2}}{2} = ${k}\\sqrt{2}$.`,
            because: 'Only the squares add up to 1, and one angle that fits proves nothing.',
          },
          {
            id: 'f',
            says: `$\\sqrt{${k * k} - ${k * k}\\sin^2 x} = ${k}\\cos x$`,
            holds: false,
            tested: `Under the root stands $${k * k}(1 - \\sin^2 x) = ${k * k}\\cos^2 x$, so the left side is $${k}|\\cos x|$. Put in an angle where the cosine is negative, such as $x = 120^\\circ$: $${k} \\cdot \\frac{1}{2}$ on the left, $${k} \\cdot \\left(-\\frac{1}{2}\\right)$ on the right.`,
            because: 'A root is never negative, but $\\cos x$ can be.',
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
          e: `At $x = 270^\\circ$ the left side is $-${k} + 0 = -${k}$.`,
          f: `At $x = 180^\\circ$ the sides are $\\sqrt{${k * k}} = ${k}$ and $${k} \\cdot (-1) = -${k}$.`,
        })
      },
    ),
    ({ e: { k }, ids }) => {
      const squares = 'The squares of sine and cosine of one angle make 1, whatever the angle is called.'
      return testsOf(ids, {
        a: `Divided by $${k}$ it is $\\sin^2 x = 1 - \\cos^2 x$, a known identity with one term moved.`,
        b: `It is the known identity $\\tan^2 \\alpha + 1 = \\sec^2 \\alpha$ with $${k}x$ for the angle.`,
        c: squares,
        d: squares,
        e: `At $x = 180^\\circ$ one look is enough: $0 - ${k}$ is not $${k}$.`,
        f: `A root is never negative, but $${k}\\cos x$ is negative in quadrant II.`,
      })
    },
  ),
})

export const templates: readonly Template[] = [claims]
