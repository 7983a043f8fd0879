import { frac, nameTheSlip, num, pick, type Template, template, toTex, withCheck, withFaster } from '#kit'
import { angleTex, pi, piTex } from '../common.ts'
import { DEGREES, skill } from './radians.ts'

const slip = template({
  id: 'trigonometry/radian-slip',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...withCheck(
    withFaster(
      nameTheSlip({
        items: 4,
        misconception: 'trig-arc-names-an-error-without-testing',
        draw: (rng) => ({ t: pick(rng, DEGREES) }),
        task: ({ t }) => `converted $${angleTex(t, false)}$ to radians`,
        solution: ({ t }) => pi(t / 180),
        right: ({ t }) => ({
          do: `$${t} \\cdot \\frac{\\pi}{180} = ${piTex(t / 180)}$ is correct.`,
          why: 'Half a turn has $180^\\circ$ and $\\pi$ radians.',
        }),
        slips: ({ t }) => [
          {
            says: 'Multiplying by $\\frac{\\pi}{360}$',
            result: pi(t / 360),
            how: `$${piTex(t / 360)}$, half as much as it should be`,
          },
          {
            says: 'Multiplying by $\\frac{\\pi}{90}$',
            result: pi(t / 90),
            how: `$${piTex(t / 90)}$, twice as much as it should be`,
          },
          {
            says: 'Converting the angle that is missing to a full turn',
            result: pi((360 - t) / 180),
            how: `$(360 - ${t}) \\cdot \\frac{\\pi}{180} = ${piTex((360 - t) / 180)}$`,
          },
          { says: 'Leaving out $\\pi$', result: num(frac(t, 180)), how: `$${t} \\div 180 = ${toTex(frac(t, 180))}$` },
        ],
      }),
      ({ e: { t }, which, name }) =>
        [
          `Put $180^\\circ$ for $\\pi$: ${name}’s $${piTex(t / 360)}$ is $${t / 2}^\\circ$, only half of $${t}^\\circ$.`,
          `Put $180^\\circ$ for $\\pi$: ${name}’s $${piTex(t / 90)}$ is $${2 * t}^\\circ$, twice $${t}^\\circ$.`,
          `Put $180^\\circ$ for $\\pi$: ${name}’s $${piTex((360 - t) / 180)}$ is $${360 - t}^\\circ$, and with $${t}^\\circ$ it makes a full turn.`,
          `${name}’s answer has no $\\pi$, and only one of the mistakes ends without it.`,
        ][which] as string,
    ),
    ({ e: { t }, which, name }) => {
      const ends = [piTex(t / 360), piTex(t / 90), piTex((360 - t) / 180), toTex(frac(t, 180))]
      return `The four mistakes end at $${ends.join('$, $')}$, and the correct answer is $${piTex(t / 180)}$. Only one of the mistakes ends at ${name}’s $${ends[which]}$.`
    },
  ),
})

export const templates: readonly Template[] = [slip]
