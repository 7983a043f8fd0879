/** Questions about other people's work, for the skill of `roots.ts`. */

import { int, judgeTwoWays, type Template, template, until, withFaster } from '#kit'
import { JUDGING, quad, square, wholes } from './common.ts'
import { skill } from './roots.ts'

/** Where a first line comes from, as one sees it without solving. */
function origin({ h, k }: { h: number; k: number }, said: string): string {
  const [m, tex] = [Math.round(Math.sqrt(k)), said.replace(/^writes | first$/g, '')]
  const middle = `has no term $-${2 * h}x$, which is part of $${square(h)}$`
  return (
    new Map([
      [`$x - ${h} = \\pm ${m}$`, `takes both roots of $${k}$`],
      [`$${quad(1, -2 * h, h * h)} = ${k}$`, 'is the square multiplied out, and the right side is kept'],
      [`$${square(h)} - ${k} = 0$`, `has $${k}$ subtracted on both sides`],
      [`$x - ${h} = ${m}$`, `takes one root of $${k}$ only, and $-${m}$ is lost`],
      [`$x^2 - ${h * h} = ${k}$`, middle],
      [`$x^2 + ${h * h} = ${k}$`, middle],
      [`$x - ${h} = \\pm ${k}$`, `takes the root on the left, but keeps $${k}$ itself on the right`],
    ]).get(tex) ?? ''
  )
}

const firstStep = template({
  id: 'algebra-1/square-root-first-step',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 85,
  response: 'choice',
  ...withFaster(
    judgeTwoWays({
      items: 6,
      misconceptions: JUDGING,
      draw: (rng): { h: number; k: number } =>
        until(
          () => ({ h: int(rng, 1, 9), k: int(rng, 2, 9) ** 2 }),
          ({ h, k }) => h * h !== k,
        ),
      task: ({ h, k }) => `want to find all solutions of $${square(h)} = ${k}$`,
      claims: ({ h, k }) => {
        const m = Math.round(Math.sqrt(k))
        const roots = [h - m, h + m]
        const claim = (tex: string, holds: (x: number) => boolean, fine: boolean, tested: string) => ({
          says: `writes $${tex}$ first`,
          fine,
          test: () => wholes(120).every((x) => holds(x) === roots.includes(x)),
          tested,
        })
        const squared = `Multiplying out $${square(h)}$ gives $${quad(1, -2 * h, h * h)}$.`
        return [
          claim(
            `x - ${h} = \\pm ${m}`,
            (x) => x - h === m || x - h === -m,
            true,
            `Put in $x = ${h + m}$: $x - ${h} = ${m}$. Put in $x = ${h - m}$: $x - ${h} = -${m}$. Both are allowed by $\\pm$, and no other numbers.`,
          ),
          claim(
            `${quad(1, -2 * h, h * h)} = ${m * m}`,
            (x) => x * x - 2 * h * x + h * h === m * m,
            true,
            `${squared} The right side is as before.`,
          ),
          claim(
            `${square(h)} - ${m * m} = 0`,
            (x) => (x - h) ** 2 - m * m === 0,
            true,
            `It is the given equation with $${m * m}$ subtracted from both sides.`,
          ),
          claim(
            `x - ${h} = ${m}`,
            (x) => x - h === m,
            false,
            `Put in $x = ${h + m}$: $x - ${h} = ${m}$. Put in $x = ${h - m}$: $x - ${h} = -${m}$.`,
          ),
          claim(
            `x^2 - ${h * h} = ${m * m}`,
            (x) => x * x - h * h === m * m,
            false,
            `${squared} Compare with $x^2 - ${h * h}$.`,
          ),
          claim(
            `x^2 + ${h * h} = ${m * m}`,
            (x) => x * x + h * h === m * m,
            false,
            `${squared} Compare with $x^2 + ${h * h}$.`,
          ),
          claim(
            `x - ${h} = \\pm ${m * m}`,
            (x) => Math.abs(x - h) === m * m,
            false,
            `Put in $x = ${h + m}$: $x - ${h} = ${m}$. The line asks for $${m * m}$ or $-${m * m}$.`,
          ),
        ]
      },
      ask: 'Whose first line has the same solutions?',
      plan: 'Find both solutions of the given equation. Then test each line with both of them, and see whether it lets in other numbers.',
      first: ({ h, k }) => {
        const m = Math.round(Math.sqrt(k))
        return {
          do: `$${m}^2 = ${k}$ and $(-${m})^2 = ${k}$, so $x - ${h}$ is $${m}$ or $-${m}$: the solutions are $${h + m}$ and $${h - m}$.`,
          why: 'A positive number has two numbers with that square.',
        }
      },
      checked: ({ h, k }) => {
        const m = Math.round(Math.sqrt(k))
        return `The solutions are $${h} + ${m} = ${h + m}$ and $${h} - ${m} = ${h - m}$. A line with the same solutions is true for both of these numbers and for no others.`
      },
    }),
    ({ e, says, names }) =>
      `Look for no solutions, but ask how each line comes from the given one. ${says.map((said, who) => `${names[who]}’s ${origin(e, said)}.`).join(' ')}`,
  ),
})

export const templates: readonly Template[] = [firstStep]
