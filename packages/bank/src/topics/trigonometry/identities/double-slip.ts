import { frac, nameTheSlip, num, type Template, template, toTex, withCheck, withFaster } from '#kit'
import { drawAngle, leg, skill } from './double.ts'

const slip = template({
  id: 'trigonometry/double-angle-slip',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...withFaster(
    withCheck(
      nameTheSlip({
        items: 5,
        misconception: 'trig-identity-names-an-error-without-testing',
        draw: (rng) => {
          const { opp, r } = drawAngle(rng)
          return { opp, r }
        },
        task: ({ opp, r }) =>
          `knew that $\\sin x = \\frac{${opp}}{${r}}$ for an acute angle $x$, looked for $\\sin 2x$`,
        solution: ({ opp, r }) => num(frac(2 * opp * leg(opp, r), r * r)),
        right: ({ opp, r }) => ({
          do: `$\\cos x = \\frac{${leg(opp, r)}}{${r}}$, and $\\sin 2x = 2 \\sin x \\cos x = 2 \\cdot \\frac{${opp}}{${r}} \\cdot \\frac{${leg(opp, r)}}{${r}} = ${toTex(frac(2 * opp * leg(opp, r), r * r))}$ is correct.`,
          why: `The other leg of a right triangle with $${opp}$ and $${r}$ is $${leg(opp, r)}$.`,
        }),
        slips: ({ opp, r }) => [
          {
            says: 'Doubling $\\sin x$',
            result: num(frac(2 * opp, r)),
            how: `$2 \\cdot \\frac{${opp}}{${r}} = ${toTex(frac(2 * opp, r))}$`,
          },
          {
            says: 'Leaving out the factor $2$ in the formula',
            result: num(frac(opp * leg(opp, r), r * r)),
            how: `$\\frac{${opp}}{${r}} \\cdot \\frac{${leg(opp, r)}}{${r}} = ${toTex(frac(opp * leg(opp, r), r * r))}$`,
          },
          {
            says: 'Using $\\cos^2 x - \\sin^2 x$',
            result: num(frac(leg(opp, r) ** 2 - opp * opp, r * r)),
            how: `$\\frac{${leg(opp, r) ** 2}}{${r * r}} - \\frac{${opp * opp}}{${r * r}} = ${toTex(frac(leg(opp, r) ** 2 - opp * opp, r * r))}$, which is $\\cos 2x$`,
          },
          {
            says: 'Using $2\\sin x \\cdot \\sin x$',
            result: num(frac(2 * opp * opp, r * r)),
            how: `$2 \\cdot \\frac{${opp}}{${r}} \\cdot \\frac{${opp}}{${r}} = ${toTex(frac(2 * opp * opp, r * r))}$`,
          },
        ],
      }),
      ({ e: { opp, r }, which, name }) => {
        const other = leg(opp, r)
        const [twice, turned] = [2 * opp * other, other ** 2 - opp * opp]
        return [
          `Test the rule behind ${name}’s answer at $x = 30^\\circ$: twice $\\sin 30^\\circ$ is $1$, but $\\sin 60^\\circ = \\frac{\\sqrt{3}}{2}$. Half of $${toTex(frac(2 * opp, r))}$ is $\\sin x$ again.`,
          `Test the rule behind ${name}’s answer at $x = 45^\\circ$: $\\sin x \\cos x = \\frac{1}{2}$, but $\\sin 90^\\circ = 1$. Twice $${toTex(frac(opp * other, r * r))}$ is the correct $${toTex(frac(twice, r * r))}$.`,
          `Test the rule behind ${name}’s answer at $x = 0^\\circ$: $\\cos^2 x - \\sin^2 x = 1$, but $\\sin 0^\\circ = 0$. The numbers fit a cosine: $${turned < 0 ? `(${turned})` : turned}^2 + ${twice}^2 = ${r * r}^2$.`,
          `Test the rule behind ${name}’s answer at $x = 90^\\circ$: $2\\sin x \\sin x = 2$, but $\\sin 180^\\circ = 0$. Half of $${toTex(frac(2 * opp * opp, r * r))}$ is $\\sin^2 x = \\frac{${opp * opp}}{${r * r}}$.`,
        ][which] as string
      },
    ),
    ({ e: { opp, r }, which }) => {
      const other = leg(opp, r)
      return [
        `Look at the denominator: it is $${r}$, not $${r}^2 = ${r * r}$. So nothing was multiplied by a second fraction, and only one mistake does without that.`,
        `Look at the numerator: $${opp * other} = ${opp} \\cdot ${other}$ is the product of the two legs, taken once.`,
        `Look at the numerator: $${other ** 2 - opp * opp}$ is odd. The other mistakes give even numerators; only $${other}^2 - ${opp}^2$ is odd.`,
        `Look at the numerator: half of $${2 * opp * opp}$ is $${opp * opp} = ${opp}^2$, so the other leg was not used.`,
      ][which] as string
    },
  ),
})

export const templates: readonly Template[] = [slip]
