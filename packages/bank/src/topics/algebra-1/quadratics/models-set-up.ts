import { int, judgeTwoWays, template, withFaster } from '#kit'
import { readValue, sidesOf } from '../read-tex.ts'
import { JUDGING, wholes } from './common.ts'

const skill = 'a1-quadratic-models'

const setUp = template({
  id: 'algebra-1/model-set-up',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...withFaster(
    judgeTwoWays({
      items: 5,
      misconceptions: JUDGING,
      draw: (rng): { w: number; l: number; total: number } => {
        const [w, more, d] = [int(rng, 4, 9), int(rng, 2, 6), int(rng, 1, 3)]
        return { w, l: w + more, total: (w + 2 * d) * (w + more + 2 * d) }
      },
      task: ({ w, l, total }) =>
        `plan a path of width $x$ feet around a pond of ${w} by ${l} feet, so that pond and path together cover ${total} square feet`,
      claims: ({ w, l, total }) => {
        const d = wholes(5).find((x) => x > 0 && (w + 2 * x) * (l + 2 * x) === total) ?? 0
        const claim = (tex: string, gap: (x: number) => number, fine: boolean, tested: string) => ({
          says: `writes $${tex}$`,
          fine,
          test: () => gap(d) === 0,
          tested,
        })
        return [
          claim(
            `(${w} + 2x)(${l} + 2x) = ${total}`,
            (x) => (w + 2 * x) * (l + 2 * x) - total,
            true,
            `It multiplies a width and a length, and both have the path twice: $x + ${w} + x$ and $x + ${l} + x$.`,
          ),
          claim(
            `4x^2 + ${2 * (w + l)}x = ${total - w * l}`,
            (x) => 4 * x * x + 2 * (w + l) * x - total + w * l,
            true,
            `Multiply out: $(${w} + 2x)(${l} + 2x) = ${w * l} + ${2 * l}x + ${2 * w}x + 4x^2$. Subtract $${w * l}$ from both sides: $4x^2 + ${2 * (w + l)}x = ${total} - ${w * l}$.`,
          ),
          claim(
            `(${w} + x)(${l} + x) = ${total}`,
            (x) => (w + x) * (l + x) - total,
            false,
            `Its sides are $${w} + x$ and $${l} + x$. In the sketch the path makes each side longer at both of its ends.`,
          ),
          claim(
            `${w} \\cdot ${l} + 2x = ${total}`,
            (x) => w * l + 2 * x - total,
            false,
            `It adds $2x$, a length, to the area $${w} \\cdot ${l}$. The path is an area: strips of $${w}x$, $${w}x$, $${l}x$, $${l}x$ and four corners of $x^2$.`,
          ),
          claim(
            `${w * l} + x^2 = ${total}`,
            (x) => w * l + x * x - total,
            false,
            `It adds one square of $x$ by $x$ to the pond. The path has four such corners, and also strips of $${w}x$, $${w}x$, $${l}x$ and $${l}x$.`,
          ),
        ]
      },
      ask: 'Who has a correct equation?',
      plan: 'Sketch the pond with the path around it. See how long and how wide pond and path are together, and write their area; then multiply out and compare with each equation.',
      first: ({ w, l, total }) => ({
        do: `The path lies at both ends of each side, so pond and path together are $${w} + 2x$ by $${l} + 2x$ feet: $(${w} + 2x)(${l} + 2x) = ${total}$.`,
        why: 'A side gets longer by the width of the path at each of its two ends.',
      }),
      checked: ({ w, l, total }) => {
        const d = wholes(5).find((x) => x > 0 && (w + 2 * x) * (l + 2 * x) === total) ?? 0
        return `A path ${d} ${d === 1 ? 'foot' : 'feet'} wide fits: $(${w} + ${2 * d}) \\cdot (${l} + ${2 * d}) = ${w + 2 * d} \\cdot ${l + 2 * d} = ${total}$. Only a correct equation is true for $x = ${d}$.`
      },
    }),
    ({ e, says, names }) => {
      const { w, l } = e
      const whole = (w + 2) * (l + 2)
      return `Try a path of 1 foot: pond and path are then $${w + 2} \\cdot ${l + 2} = ${whole}$ square feet, and a correct equation has this on its left side for $x = 1$, or $${whole} - ${w * l} = ${whole - w * l}$ if the pond is taken away on the right. ${says.map((said, who) => `${names[who]}’s left side is $${readValue(sidesOf(said.replace('writes ', '')).left, { x: 1 })}$.`).join(' ')}`
    },
  ),
})

export const templates = [setUp]
