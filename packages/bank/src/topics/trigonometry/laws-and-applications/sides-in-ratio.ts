/** Triangles whose sides are in a ratio, and their areas. */

import { frac, int, num, pick, type Template, template, toTex, until } from '#kit'
import { at } from '../common.ts'
import { heron, skill } from './areas.ts'
import { opposite } from './heron.ts'

/** Triangles with whole sides and a whole area. */
const WHOLE = [
  [13, 14, 15, 84],
  [10, 17, 21, 84],
  [13, 20, 21, 126],
  [17, 25, 28, 210],
  [25, 29, 36, 360],
  [10, 13, 13, 60],
  [16, 17, 17, 120],
  [5, 5, 6, 12],
  [11, 13, 20, 66],
] as const

const ratio = template({
  id: 'trigonometry/sides-in-ratio-and-area',
  skill,
  difficulty: 'High',
  b: 1.3,
  calculator: true,
  seconds: 125,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const [x, y, z, S] = pick(rng, WHOLE)
        return { x, y, z, S, k: int(rng, 2, 7), ask: pick(rng, ['around', 'longest'] as const) }
      },
      ({ S, k }) => S * k * k < 2600,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 6,
      stem: ({ x, y, z, S, k, ask }) =>
        `The sides of a triangle are $${x}k$, $${y}k$ and $${z}k$ inches long, where $k$ is a positive constant, and its area is $${S * k * k}$ square inches. ${ask === 'around' ? 'What is its perimeter, in inches?' : 'How long is its longest side, in inches?'}`,
    },
    {
      id: 'grid',
      kind: 'words',
      items: 5,
      response: 'grid',
      stem: ({ x, y, z, S, k, ask }) =>
        `A sailmaker cuts a triangular sail whose sides are in the ratio $${x} : ${y} : ${z}$. The sail has an area of $${S * k * k}$ square feet. ${ask === 'around' ? 'How many feet long is the hem all around it?' : 'How many feet long is its longest side?'}`,
    },
  ],
  given: ({ x, y, z, S, k, ask }) => ({ x, y, z, area: S * k * k, ask }),
  answer: ({ x, y, z, k, ask }) => num((ask === 'around' ? x + y + z : z) * k),
  traps: [
    {
      misconception: 'trig-scales-the-area-like-a-length',
      classic: true,
      operation: 'scale-not-squared',
      rule: ({ x, y, z, area: S, ask }) =>
        num((ask === 'around' ? x + y + z : z) * Math.round(S / Math.round(heron(x, y, z)))),
      why: ({ S, k }) => `takes $${S * k * k} \\div ${S} = ${k * k}$ for $k$ instead of $k^2$.`,
    },
    {
      misconception: 'trig-gives-another-length-of-the-triangle',
      rule: ({ x, y, z, area: S, ask }) =>
        num((ask === 'around' ? z : x + y + z) * Math.round(Math.sqrt(S / heron(x, y, z)))),
      says: ({ ask }) => (ask === 'around' ? 'I gave the longest side.' : 'I gave the perimeter.'),
      why: ({ ask }) => (ask === 'around' ? 'is the longest side.' : 'is the perimeter.'),
    },
    {
      misconception: 'trig-gives-another-length-of-the-triangle',
      rule: ({ x, y, z, area: S, ask }) =>
        num(frac((ask === 'around' ? x + y + z : x * 2) * Math.round(Math.sqrt(S / heron(x, y, z))), 2)),
      says: ({ ask }) => (ask === 'around' ? 'I gave half of the perimeter.' : 'I gave the shortest side.'),
      why: ({ ask }) => (ask === 'around' ? 'is half of the perimeter.' : 'is the shortest side.'),
    },
    {
      misconception: 'trig-takes-two-sides-for-base-and-height',
      rule: ({ x, y, z, area: S, ask }) => {
        const k = Math.sqrt((2 * S) / (x * y))
        return Math.abs(k - Math.round(k)) < 1e-9 ? num((ask === 'around' ? x + y + z : z) * Math.round(k)) : null
      },
      says: () => 'I took the two shorter sides for base and height.',
      why: () => 'takes the two shorter sides for base and height.',
    },
    {
      misconception: 'trig-scales-the-area-like-a-length',
      operation: 'wrong-number-used',
      operands: ({ x, y, z, ask }) => [ask === 'longest' ? z : x + y + z],
      rule: ({ x, y, z, ask }) => num(ask === 'around' ? x + y + z : z),
      says: () => 'I took the numbers of the ratio for the sides themselves.',
      why: () => 'takes the coefficients of $k$ for the lengths themselves.',
    },
  ],
  explain: ({ x, y, z, S, k, ask }, frame) => {
    const s = (x + y + z) / 2
    const own = (d: number) => `${toTex(frac(2 * d, 2))}`
    return {
      plan: 'Write the sides with one unknown factor. Heron’s formula then gives the area as a number times the square of this factor; solve for the factor and find the length that is asked for.',
      steps: [
        {
          do: `${frame === 'grid' ? `The sides are $${x}k$, $${y}k$ and $${z}k$. ` : ''}$s = ${own(s)}k$, and $s$ minus the sides: $${own(s - x)}k$, $${own(s - y)}k$, $${own(s - z)}k$`,
          why: 'Half of the perimeter, then the differences.',
        },
        {
          do: `Area $= \\sqrt{${own(s)} \\cdot ${own(s - x)} \\cdot ${own(s - y)} \\cdot ${own(s - z)} \\cdot k^4} = ${S}k^2$`,
          why: 'Four factors $k$ under the root make $k^2$.',
        },
        {
          do: `$${S}k^2 = ${S * k * k}$, so $k^2 = ${k * k}$ and $k = ${k}$`,
          why: 'Areas grow with the square of the factor.',
        },
        ask === 'around'
          ? {
              do: `Perimeter: $(${x} + ${y} + ${z}) \\cdot ${k} = ${(x + y + z) * k}$`,
              why: 'Every side has the factor.',
            }
          : { do: `Longest side: $${z} \\cdot ${k} = ${z * k}$`, why: 'Every side has the factor.' },
      ],
      faster: `Leave the unknown out: a triangle with the sides $${x}$, $${y}$ and $${z}$ has, by Heron’s formula, the area $\\sqrt{${own(s)} \\cdot ${own(s - x)} \\cdot ${own(s - y)} \\cdot ${own(s - z)}} = ${S}$. The given area is $${k * k}$ times as large, so every length is $${k}$ times as long: $${k} \\cdot ${ask === 'around' ? x + y + z : z} = ${(ask === 'around' ? x + y + z : z) * k}$.`,
      check: `Put the sides back into Heron’s formula: with $${k * x}$, $${k * y}$ and $${k * z}$ it is $\\sqrt{${own(k * s)} \\cdot ${own(k * (s - x))} \\cdot ${own(k * (s - y))} \\cdot ${own(k * (s - z))}} = ${S * k * k}$.`,
    }
  },
  // Tries whole factors, with the law of cosines for the area.
  check: ({ x, y, z, area: S, ask }) => {
    const one = (x * y * at('sin', opposite(x, y, z))) / 2
    const k = Array.from({ length: 40 }, (_, i) => i + 1).find((f) => Math.abs(one * f * f - S) < 1e-6) ?? 0
    return num((ask === 'around' ? x + y + z : z) * k)
  },
})

export const templates: readonly Template[] = [ratio]
