/** Naming the mistake behind a wrong angle, for the skill of `angles.ts`. */

import { deg, gcd, int, nameTheSlip, nearly, type Template, template, until, withCheck, withFaster } from '#kit'
import { at, inverse } from '../common.ts'
import { skill } from './angles.ts'

const slip = template({
  id: 'trigonometry/angle-slip',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: true,
  seconds: 90,
  response: 'choice',
  ...withFaster(
    withCheck(
      nameTheSlip({
        items: 4,
        misconception: 'trig-ratio-names-an-error-without-testing',
        draw: (rng) =>
          until(
            () => ({ u: int(rng, 5, 30), v: int(rng, 12, 40) }),
            ({ u, v }) => u < 0.75 * v && u > 0.3 * v && gcd(u, v) === 1,
          ),
        task: ({ u, v }) =>
          `looked for the angle $\\theta$ of a right triangle whose opposite leg is $${u}$ and whose hypotenuse is $${v}$ (to the nearest degree)`,
        solution: ({ u, v }) => deg(Math.round(inverse('sin', u / v))),
        right: ({ u, v }) => ({
          do: `$\\sin \\theta = \\frac{${u}}{${v}}$, so $\\theta = \\sin^{-1} \\frac{${u}}{${v}} \\approx ${Math.round(inverse('sin', u / v))}^\\circ$ is correct.`,
          why: 'Opposite leg over hypotenuse is the sine.',
        }),
        slips: ({ u, v }) => [
          {
            says: `Using $\\cos \\theta = \\frac{${u}}{${v}}$`,
            result: deg(Math.round(inverse('cos', u / v))),
            how: `$\\cos^{-1} \\frac{${u}}{${v}} \\approx ${Math.round(inverse('cos', u / v))}^\\circ$, the other acute angle`,
          },
          {
            says: `Using $\\tan \\theta = \\frac{${u}}{${v}}$`,
            result: deg(Math.round(inverse('tan', u / v))),
            how: `$\\tan^{-1} \\frac{${u}}{${v}} \\approx ${Math.round(inverse('tan', u / v))}^\\circ$, as if $${v}$ were the adjacent leg`,
          },
          {
            says: `Using $\\tan \\theta = \\frac{${v}}{${u}}$`,
            result: deg(Math.round(inverse('tan', v / u))),
            how: `$\\tan^{-1} \\frac{${v}}{${u}} \\approx ${Math.round(inverse('tan', v / u))}^\\circ$`,
          },
          {
            says: 'Reading the ratio in percent as the angle',
            result: deg(Math.round((100 * u) / v)),
            how: `$\\frac{${u}}{${v}} \\approx ${Math.round((100 * u) / v)}\\%$, taken for $${Math.round((100 * u) / v)}^\\circ$`,
          },
        ],
      }),
      ({ e: { u, v }, which, name }) => {
        const got = Math.round(
          [inverse('cos', u / v), inverse('tan', u / v), inverse('tan', v / u), (100 * u) / v][which] ?? 0,
        )
        const put = `Put ${name}’s answer back: $${v} \\cdot \\sin ${got}^\\circ \\approx ${(v * at('sin', got)).toFixed(1)}$, but the opposite leg is $${u}$.`
        const ends = [inverse('cos', u / v), inverse('tan', u / v), inverse('tan', v / u), (100 * u) / v].map(
          Math.round,
        )
        const others = ends.filter((_, k) => k !== which).map((x) => `$${x}^\\circ$`)
        return which === 3
          ? `${put} The $${got}$ is a share of 100, and an angle is none: the ratio $1$ belongs to $90^\\circ$, not to $100^\\circ$.`
          : `${put} The other three mistakes end at ${others.join(', ')}.`
      },
    ),
    ({ e: { u, v }, which, name }) => {
      const right = Math.round(inverse('sin', u / v))
      const [cos, tan, flip] = [inverse('cos', u / v), inverse('tan', u / v), inverse('tan', v / u)].map(Math.round)
      return [
        `${name}’s $${cos}^\\circ$ and the correct $${right}^\\circ$ make $90^\\circ$: it is the other acute angle, so sine and cosine were mixed up.`,
        `Work backward from ${name}’s answer on a calculator: $\\tan ${tan}^\\circ ${nearly(at('tan', tan as number), 2)}$, close to $\\frac{${u}}{${v}} ${nearly(u / v, 2)}$.`,
        `Work backward from ${name}’s answer on a calculator: $\\tan ${flip}^\\circ ${nearly(at('tan', flip as number), 2)}$, close to $\\frac{${v}}{${u}} ${nearly(v / u, 2)}$.`,
        `One division shows it, without any inverse function: $${u} \\div ${v} ${nearly(u / v, 2)}$, the digits of ${name}’s $${Math.round((100 * u) / v)}^\\circ$.`,
      ][which] as string
    },
  ),
})

export const templates: readonly Template[] = [slip]
