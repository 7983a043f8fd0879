import { int, nameTheSlip, num, type Template, template, withCheck, withFaster } from '#kit'
import { skill } from './amplitude.ts'

const slip = template({
  id: 'trigonometry/amplitude-slip',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...withCheck(
    withFaster(
      nameTheSlip({
        items: 4,
        misconception: 'trig-graph-names-an-error-without-testing',
        draw: (rng) => ({ a: int(rng, 2, 9), b: int(rng, 2, 9), d: int(rng, 2, 12) }),
        task: ({ a, b, d }) => `wanted to find the maximum of $y = -${a}\\cos(${b}x) + ${d}$`,
        solution: ({ a, d }) => num(a + d),
        right: ({ a, b, d }) => ({
          do: `$\\cos(${b}x)$ goes down to $-1$, and there $y = -${a} \\cdot (-1) + ${d} = ${a + d}$: the correct maximum.`,
          why: `With the negative factor $-${a}$, the least cosine gives the greatest $y$.`,
        }),
        slips: ({ a, b, d }) => [
          {
            says: `Taking the maximum of $\\cos(${b}x)$ to give the maximum of $y$, although the factor $-${a}$ is negative`,
            result: num(d - a),
            how: `$-${a} \\cdot 1 + ${d} = ${d - a}$`,
          },
          { says: 'Leaving out the number added at the end', result: num(a), how: `$-${a} \\cdot (-1) = ${a}$` },
          {
            says: 'Adding the factor of $x$ to the midline instead of the amplitude',
            result: num(b + d),
            how: `$${b} + ${d} = ${b + d}$`,
          },
          { says: 'Using twice the amplitude', result: num(2 * a + d), how: `$2 \\cdot ${a} + ${d} = ${2 * a + d}$` },
        ],
      }),
      ({ e: { a, b, d }, which, name }) => {
        const rule = `Compare with the midline only. The maximum must lie $${a}$ above the midline $y = ${d}$`
        return [
          `${rule}, and ${name}’s $${d - a}$ lies $${a}$ below it: that is the minimum.`,
          `${rule}, and ${name}’s $${a}$ lies $${a}$ above $y = 0$ instead.`,
          `${rule}, and ${name}’s $${b + d}$ lies $${b}$ above it; the $${b}$ changes the wave sideways only.`,
          `${rule}, and ${name}’s $${2 * a + d}$ lies $${2 * a}$ above it: that is the whole height of the wave.`,
        ][which] as string
      },
    ),
    ({ e: { a, b, d }, which, name }) => {
      const ends = [d - a, a, b + d, 2 * a + d]
      const got = ends[which] as number
      const least = `At $\\cos(${b}x) = -1$ the function reaches $${a} + ${d} = ${a + d}$`
      return `${least}, not ${name}’s $${got}$. The other three mistakes end at $${ends.filter((x) => x !== got).join('$, $')}$, and none of these is $${got}$.`
    },
  ),
})

export const templates: readonly Template[] = [slip]
