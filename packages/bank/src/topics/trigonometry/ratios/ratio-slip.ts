/** Naming the mistake behind a wrong tangent, for the skill of `ratios.ts`. */

import { frac, nameTheSlip, num, type Template, template, toTex, withCheck, withFaster } from '#kit'
import { drawTriple, skill } from './ratios.ts'

const third = (opp: number, hyp: number): number => Math.sqrt(hyp * hyp - opp * opp)

/** What the wrong answer shows without any division. */
function atAGlance(opp: number, hyp: number, which: number, name: string): string {
  const adj = third(opp, hyp)
  const f = (n: number, d: number) => toTex(frac(n, d))
  return [
    `At a glance: $${f(adj, opp)}$ is the reciprocal of the tangent $${f(opp, adj)}$, so the two legs changed places.`,
    `At a glance: $${f(adj, hyp)}$ has the hypotenuse below, as sine and cosine have, and the adjacent leg above.`,
    `Divide the opposite leg by ${name}’s answer: $${opp} \\div ${f(opp, hyp - opp)} = ${hyp - opp}$ was taken for the adjacent leg, and $${hyp} - ${opp} = ${hyp - opp}$.`,
    `At a glance: $${f(hyp, opp)}$ is the reciprocal of the given $${f(opp, hyp)}$.`,
  ][which] as string
}

const slip = template({
  id: 'trigonometry/ratio-slip',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 85,
  response: 'choice',
  ...withCheck(
    withFaster(
      nameTheSlip({
        items: 4,
        misconception: 'trig-ratio-names-an-error-without-testing',
        draw: (rng) => {
          const { opp, hyp } = drawTriple(rng)
          return { opp, hyp }
        },
        task: ({ opp, hyp }) =>
          `was told that $\\sin \\theta = ${toTex(frac(opp, hyp))}$ for an acute angle $\\theta$, wanted to find $\\tan \\theta$`,
        solution: ({ opp, hyp }) => num(frac(opp, third(opp, hyp))),
        right: ({ opp, hyp }) => ({
          do: `The adjacent leg is $\\sqrt{${hyp}^2 - ${opp}^2} = \\sqrt{${hyp * hyp - opp * opp}} = ${third(opp, hyp)}$, so $\\tan \\theta = \\frac{${opp}}{${third(opp, hyp)}}$ is correct.`,
          why: 'Tangent is the opposite leg over the adjacent leg.',
        }),
        slips: ({ opp, hyp }) => [
          {
            says: 'Dividing the adjacent leg by the opposite leg',
            result: num(frac(third(opp, hyp), opp)),
            how: `$${third(opp, hyp)} \\div ${opp} = ${toTex(frac(third(opp, hyp), opp))}$`,
          },
          {
            says: 'Dividing the adjacent leg by the hypotenuse',
            result: num(frac(third(opp, hyp), hyp)),
            how: `$${third(opp, hyp)} \\div ${hyp} = ${toTex(frac(third(opp, hyp), hyp))}$, which is the cosine`,
          },
          {
            says: 'Taking the hypotenuse minus the opposite leg for the adjacent leg',
            result: num(frac(opp, hyp - opp)),
            how: `$${opp} \\div (${hyp} - ${opp}) = ${toTex(frac(opp, hyp - opp))}$`,
          },
          {
            says: 'Taking the reciprocal of the given ratio',
            result: num(frac(hyp, opp)),
            how: `$${toTex(frac(hyp, opp))}$`,
          },
        ],
      }),
      ({ e: { opp, hyp }, which, name }) => atAGlance(opp, hyp, which, name),
    ),
    ({ e: { opp, hyp }, which, name }) => {
      const adj = third(opp, hyp)
      const f = (n: number, d: number) => toTex(frac(n, d))
      const ends = [f(adj, opp), f(adj, hyp), f(opp, hyp - opp), f(hyp, opp)]
      return `The tangent is $${f(opp, adj)}$. The other three mistakes end at $${ends.filter((_, k) => k !== which).join('$, $')}$, and none of these is ${name}’s $${ends[which]}$.`
    },
  ),
})

export const templates: readonly Template[] = [slip]
