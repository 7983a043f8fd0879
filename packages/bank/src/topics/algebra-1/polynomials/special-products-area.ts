/** The square of a binomial as an area, for the skill of `special-products.ts`. */

import { expr, figure, int, template } from '#kit'
import { pv, px } from './forms.ts'
import { skill } from './special-products.ts'

/** A square of side x + b, cut at x in both directions; the two rectangles are shaded, and labeled where their area is found. */
function cutSquare(b: number, area = ''): string {
  const [left, top, long, short] = [36, 10, 130, 54]
  const [cutX, cutY, side] = [left + long, top + short, long + short]
  const shaded = (x: number, y: number, w: number, h: number) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="var(--fig-fill, #2B4BC922)"/>`
  const label = (x: number, y: number, s: string) =>
    `<text x="${x}" y="${y}" fill="var(--fig-line, currentColor)" stroke="none" text-anchor="middle">${s}</text>`
  return figure(
    240,
    224,
    `A square cut by one vertical and one horizontal line. Its sides are marked x and ${b}: there is a square with side x, a square with side ${b}, and two equal rectangles with sides x and ${b}${area === '' ? '' : `, each labeled ${area}`}. The two rectangles are shaded.`,
    `${shaded(left, top, long, short)}${shaded(cutX, cutY, short, long)}<rect x="${left}" y="${top}" width="${side}" height="${side}"/><path d="M${cutX} ${top}V${top + side}M${left} ${cutY}H${left + side}"/>${label(left + long / 2, top + side + 18, 'x')}${label(cutX + short / 2, top + side + 18, `${b}`)}${label(left - 14, cutY + long / 2 + 4, 'x')}${label(left - 14, top + short / 2 + 4, `${b}`)}${area === '' ? '' : label(left + long / 2, top + short / 2 + 4, area) + label(cutX + short / 2, cutY + long / 2 + 4, area)}`,
  )
}

/** A square of side x + b, cut into four parts. */
const areaModel = template({
  id: 'algebra-1/square-area-model',
  skill,
  difficulty: 'Medium',
  b: -0.1,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) => ({ b: int(rng, 2, 15) }),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 6,
      stem: ({ b }) =>
        `<p>A large square with side $x + ${b}$ is cut into two squares and two rectangles.</p>${cutSquare(b)}<p>What is the total area of the two shaded rectangles?</p>`,
    },
  ],
  given: ({ b }) => ({ b }),
  answer: ({ b }) => pv([2 * b, 0]),
  traps: [
    {
      misconception: 'a1-poly-forgets-to-double-the-middle',
      classic: true,
      rule: ({ b }) => pv([b, 0]),
      why: () => 'is only one of the two rectangles.',
    },
    {
      misconception: 'a1-poly-gives-the-whole-square',
      rule: ({ b }) => pv([1, 2 * b, b * b]),
      why: () => 'is the area of the whole large square.',
    },
    {
      misconception: 'a1-poly-gives-the-squares',
      rule: ({ b }) => pv([1, 0, b * b]),
      why: () => 'is the area of the two squares.',
    },
    {
      misconception: 'a1-poly-adds-instead-of-multiplying-sides',
      says: ({ b }) => `I took $x + ${b}$, the sum of the two sides, for the area of each rectangle.`,
      rule: ({ b }) => pv([2, 2 * b]),
      why: ({ b }) => `takes $x + ${b}$ for the area of each rectangle, but an area is a product.`,
    },
    {
      misconception: 'a1-poly-squares-the-side',
      says: ({ b }) => `I took $${b}^2 \\cdot x$ for the area of the two rectangles together.`,
      rule: ({ b }) => pv([b * b, 0]),
      why: ({ b }) => `uses $${b}^2$ instead of $${b}$.`,
    },
  ],
  explain: ({ b }) => ({
    figure: cutSquare(b, `${b}x`),
    plan: 'Read the sides of one shaded rectangle from the figure, find its area, and count how many such rectangles there are.',
    steps: [
      {
        do: `Each shaded rectangle has the sides $x$ and $${b}$.`,
        why: 'The cuts divide both sides of the large square in the same way.',
      },
      { do: `The area of one is $x \\cdot ${b} = ${b}x$.`, why: 'Area is length times width.' },
      {
        do: `There are two of them: $2 \\cdot ${b}x = ${px([2 * b, 0])}$.`,
        why: 'The two shaded rectangles are equal.',
      },
    ],
    check: `The four parts make the large square: $x^2 + ${2 * b}x + ${b * b} = (x + ${b})^2$.`,
  }),
  check: ({ b }) => expr('', ({ x }) => (x + b) ** 2 - x * x - b * b),
})

export const templates = [areaModel]
