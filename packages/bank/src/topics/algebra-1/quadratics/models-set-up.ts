import { int, judgeTwoWays, template } from '#kit'
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
  ...judgeTwoWays({
    items: 5,
    misconceptions: JUDGING,
    draw: (rng): { w: number; l: number; total: number } => {
      const [w, more, d] = [int(rng, 4, 9), int(rng, 2, 6), int(rng, 1, 3)]
      return { w, l: w + more, total: (w + 2 * d) * (w + more + 2 * d) }
    },
    task: ({ w, l, total }) =>
      `plan a path of width $x$ meters around a pond of ${w} by ${l} meters, so that pond and path together cover ${total} square meters`,
    claims: ({ w, l, total }) => {
      const d = wholes(5).find((x) => x > 0 && (w + 2 * x) * (l + 2 * x) === total) ?? 0
      const claim = (tex: string, gap: (x: number) => number, fine: boolean) => ({
        says: `writes $${tex}$`,
        fine,
        test: () => gap(d) === 0,
        because: fine
          ? `Each side of the pond grows by the path on both of its ends; $(${w} + 2x)(${l} + 2x) = ${total}$ and all its other forms are correct.`
          : `The path lies on all sides, so each side of the pond grows by $2x$: $(${w} + 2x)(${l} + 2x) = ${total}$.`,
      })
      return [
        claim(`(${w} + 2x)(${l} + 2x) = ${total}`, (x) => (w + 2 * x) * (l + 2 * x) - total, true),
        claim(`4x^2 + ${2 * (w + l)}x = ${total - w * l}`, (x) => 4 * x * x + 2 * (w + l) * x - total + w * l, true),
        claim(`(${w} + x)(${l} + x) = ${total}`, (x) => (w + x) * (l + x) - total, false),
        claim(`${w} \\cdot ${l} + 2x = ${total}`, (x) => w * l + 2 * x - total, false),
        claim(`${w * l} + x^2 = ${total}`, (x) => w * l + x * x - total, false),
      ]
    },
    ask: 'Who has a correct equation?',
    checked: ({ w, l, total }) => {
      const d = wholes(5).find((x) => x > 0 && (w + 2 * x) * (l + 2 * x) === total) ?? 0
      return `A path ${d} ${d === 1 ? 'meter' : 'meters'} wide fits: $(${w} + ${2 * d}) \\cdot (${l} + ${2 * d}) = ${w + 2 * d} \\cdot ${l + 2 * d} = ${total}$. Only a correct equation is true for $x = ${d}$.`
    },
  }),
})

export const templates = [setUp]
