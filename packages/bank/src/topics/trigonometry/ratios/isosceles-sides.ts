/** The base of an isosceles triangle: its altitude makes two right triangles. */

import { drawing, g, type Html, int, person, pick, type Rng, snap, type Template, template, until, xy } from '#kit'
import { at, tenth, tenthIf, tenthText } from '../common.ts'
import { skill } from './sides.ts'

type Opened = Readonly<{ n: number; w: number }>

/** The triangle with its equal sides; with the altitude and the base when they are found. */
function isosceles({ n, w }: Opened, found = ''): Html {
  const [half, h] = [n * at('sin', w / 2), n * at('cos', w / 2)]
  return drawing(
    {
      alt: `Isosceles triangle ABC with the base AB${found ? ' and the altitude CD' : ''}`,
      at: { A: [-half, 0], B: [half, 0], C: [0, h], ...(found ? { D: [0, 0] as const } : {}) },
      height: 230,
    },
    [
      g.polygon('ABC'),
      g.side('CA', `${n} in`, { from: 'B' }),
      g.side('BC', `${n} in`, { from: 'A' }),
      ...(found
        ? [
            g.seg('CD', '', { dash: true }),
            g.right('CDB'),
            g.angle('DCB', `${w / 2}°`),
            g.side('AB', `${found} in`, { from: 'C', along: 0.3 }),
          ]
        : [g.angle('ACB', `${w}°`)]),
    ],
  )
}

const SETTINGS = [
  ({ n, w }: Opened, who: string) =>
    `${who} opens a drafting compass with two straight legs, each $${n}$ inches long, to an angle of $${w}^\\circ$. How many inches apart are the tips of the legs? Round your answer to the nearest tenth.`,
  ({ n, w }: Opened, who: string) =>
    `${who} opens a hand fan. Its two outer ribs are straight, each $${n}$ inches long, and make an angle of $${w}^\\circ$. How many inches apart are the ends of these two ribs? Round your answer to the nearest tenth.`,
  ({ n, w }: Opened, who: string) =>
    `${who} hangs a picture from one nail. Two straight wires, each $${n}$ inches long, run from the nail to the upper corners of the frame and make an angle of $${w}^\\circ$. How many inches wide is the frame? Round your answer to the nearest tenth.`,
] as const

const drawOpened = (rng: Rng): Opened =>
  until(
    () => ({ n: int(rng, 6, 18), w: 2 * int(rng, 19, 52) }),
    ({ w }) => w !== 60 && Math.abs(w - 90) > 4,
  )

const isoscelesBase = template({
  id: 'trigonometry/side-isosceles-base',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: true,
  seconds: 95,
  response: 'choice',
  balance: 'place',
  draw: drawOpened,
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 6,
      stem: (p) =>
        `<p>Triangle $ABC$ has two equal sides, $AC = BC = ${p.n}$ inches.</p>${isosceles(p)}<p>How long is $AB$, to the nearest tenth of an inch?</p>`,
    },
    {
      id: 'grid',
      kind: 'words',
      items: 5,
      response: 'grid',
      stem: (p, rng) => pick(rng, SETTINGS)(p, person(rng)),
    },
  ],
  given: ({ n, w }) => ({ n, w }),
  answer: ({ n, w }) => tenth(snap(2 * n * at('sin', w / 2))),
  traps: [
    {
      misconception: 'trig-does-not-double-the-half',
      classic: true,
      operation: 'stopped-at-a-step',
      rule: ({ n, w }) => tenth(snap(n * at('sin', w / 2))),
      says: ({ n, w }) => `I stopped at $${n} \\sin ${w / 2}^\\circ$, the side of one right triangle.`,
      why: () => 'is only half of what is asked for: the side of one right triangle.',
    },
    {
      misconception: 'trig-uses-a-ratio-without-a-right-angle',
      classic: true,
      rule: ({ n, w }) => tenth(snap(n * at('sin', w))),
      says: ({ n, w }) => `I worked out $${n} \\sin ${w}^\\circ$, as if the whole triangle had a right angle.`,
      why: ({ n, w }) =>
        `is $${n} \\sin ${w}^\\circ$, but the triangle with the angle $${w}^\\circ$ has no right angle.`,
    },
    {
      misconception: 'trig-swaps-opposite-and-adjacent',
      rule: ({ n, w }) => tenth(snap(2 * n * at('cos', w / 2))),
      says: ({ w }) => `I used $\\cos ${w / 2}^\\circ$ instead of $\\sin ${w / 2}^\\circ$, then doubled.`,
      why: ({ w }) => `doubles the altitude: it uses $\\cos ${w / 2}^\\circ$ instead of $\\sin ${w / 2}^\\circ$.`,
    },
    {
      misconception: 'trig-takes-another-ratio',
      rule: ({ n, w }) => tenth(snap(2 * n * at('tan', w / 2))),
      says: ({ w }) => `I used $\\tan ${w / 2}^\\circ$ instead of $\\sin ${w / 2}^\\circ$, then doubled.`,
      why: ({ w }) => `uses $\\tan ${w / 2}^\\circ$, which does not join these two sides.`,
    },
    {
      misconception: 'trig-uses-a-ratio-without-a-right-angle',
      rule: ({ n, w }) => tenth(snap(2 * n * at('sin', w))),
      says: ({ n, w }) =>
        `I used the whole angle of $${w}^\\circ$ in one right triangle, $${n} \\sin ${w}^\\circ$, and doubled.`,
      why: ({ w }) => `takes the whole $${w}^\\circ$ into one of the two right triangles.`,
    },
    {
      misconception: 'trig-leaves-the-calculator-in-radians',
      operation: 'degrees-for-radians',
      rule: ({ n, w }) => tenthIf(snap(2 * n * Math.sin(w / 2)), 1, 60),
      says: ({ n, w }) => `I worked out $2 \\cdot ${n} \\sin ${w / 2}$ in radian mode.`,
      why: ({ w }) => `uses the sine of ${w / 2} radians.`,
    },
  ],
  explain: (p, frame) => {
    const { n, w } = p
    const half = n * at('sin', w / 2)
    const key = tenthText(snap(2 * half))
    return {
      plan: 'The ratios need a right angle. Draw the altitude to the base: it halves the base and the angle across from it. Find half of the base in one right triangle, and double it.',
      steps: [
        {
          do: `The altitude to the base makes two equal right triangles. Each has the angle $${w}^\\circ \\div 2 = ${w / 2}^\\circ$ and the hypotenuse $${n}$.`,
          why: 'In an isosceles triangle the altitude to the base halves the base and the vertex angle.',
        },
        {
          do: `Half of the base lies opposite $${w / 2}^\\circ$: $\\sin ${w / 2}^\\circ = \\frac{x}{${n}}$, so $x = ${n} \\sin ${w / 2}^\\circ$.`,
          why: 'Opposite leg and hypotenuse belong to the sine.',
        },
        {
          do: `$x = ${n} \\sin ${w / 2}^\\circ \\approx ${snap(half).toFixed(3)}$`,
          why: 'The calculator is in degree mode. Do not round to tenths yet.',
        },
        {
          do: `Double it: $2 \\cdot ${snap(half).toFixed(3)} \\approx ${key}$`,
          why: 'The base has two such halves.',
        },
      ],
      check: `With three sides of $${n}$ the angle would be $60^\\circ$. Here it is ${w > 60 ? 'larger' : 'smaller'}, so the base must be ${w > 60 ? 'longer' : 'shorter'} than $${n}$: $${key} ${w > 60 ? '\\gt' : '\\lt'} ${n}$.`,
      faster: `In one line on a calculator in degree mode: $2 \\cdot ${n} \\cdot \\sin ${w / 2}^\\circ \\approx ${key}$.`,
      ...(frame === 'figure' ? { figure: isosceles(p, key) } : {}),
    }
  },
  // Draws the two sides at their angle and measures between the ends.
  check: ({ n, w }) => tenth(snap(xy.distance([n, 0], xy.polar([0, 0], n, w)))),
})

export const templates: readonly Template[] = [isoscelesBase]
