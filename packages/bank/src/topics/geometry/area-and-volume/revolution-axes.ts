/** Two axes compared, and a figure on the coordinate plane. */

import { frac, type Html, int, pick, piMultiple, plane, segment, shadeUnder, template, toTex, until } from '#kit'
import { skill } from './sections.ts'

/** The volume of a cone with the third taken first; null where neither height nor radius has one that is whole. */
export const thirdFirst = (r: number, h: number): Html | null => {
  const volume = `${(r * r * h) / 3}\\pi`
  if (h === 3)
    return `A third of the height is 1, so the number for the volume is that for the base: $\\pi \\cdot ${r}^2 \\cdot 1 = ${volume}$.`
  if (h % 3 === 0)
    return `Take the third of the height first: $${h} \\div 3 = ${h / 3}$, and $\\pi \\cdot ${r}^2 \\cdot ${h / 3} = ${volume}$.`
  return r % 3 === 0
    ? `Take the third of one factor of $${r}^2$ first: $${r} \\div 3 = ${r / 3}$, and $\\pi ${r === 3 ? '' : `\\cdot ${r / 3} `}\\cdot ${r} \\cdot ${h} = ${volume}$.`
    : null
}

export const compare = template({
  id: 'geometry/revolution-two-axes',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: true,
  seconds: 100,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 8), b: int(rng, 3, 12), unit: pick(rng, ['inches', 'centimeters', 'feet'] as const) }),
      ({ a, b }) => a < b && b < 3 * a,
    ),
  frames: [
    {
      id: 'difference',
      kind: 'multi-step',
      items: 7,
      stem: ({ a, b, unit }) =>
        `A rectangle is ${a} ${unit} wide and ${b} ${unit} long. It is rotated once around a short side and once around a long side. By how many cubic ${unit} does the larger volume exceed the smaller one?`,
    },
  ],
  given: ({ a, b }) => ({ a, b }),
  answer: ({ a, b }) => piMultiple(a * b * (b - a)),
  traps: [
    {
      misconception: 'geo-rev-same-either-way',
      classic: true,
      rule: ({ a, b }) => piMultiple(b * b * a),
      says: () => 'I gave the larger of the two volumes.',
      why: () => 'is the larger volume; the smaller one has to be subtracted.',
    },
    {
      misconception: 'geo-rev-same-either-way',
      rule: ({ a, b }) => piMultiple(a * a * b),
      says: () => 'I gave the smaller of the two volumes.',
      why: () => 'is the smaller of the two volumes.',
    },
    {
      misconception: 'geo-rev-adds-the-volumes',
      rule: ({ a, b }) => piMultiple(a * b * (a + b)),
      why: () => 'adds the two volumes.',
    },
    {
      misconception: 'geo-rev-radius-not-squared',
      rule: ({ a, b }) => piMultiple(b * b - a * a),
      says: () => 'I subtracted the squares of the radii and left out the heights.',
      why: () => 'leaves out the heights.',
    },
    {
      misconception: 'geo-rev-lateral-area',
      rule: ({ a, b }) => piMultiple(2 * a * b),
      says: () => 'I gave the area of the curved side, which is the same for both solids.',
      why: () => 'is the area of the curved side, which both solids have.',
    },
  ],
  explain: ({ a, b }) => ({
    plan: 'Each turn makes a cylinder; the side on the axis is the height, the other side is the radius. Find both volumes and subtract.',
    steps: [
      {
        do: `Around a short side: radius ${b}, height ${a}, so $\\pi \\cdot ${b}^2 \\cdot ${a} = ${b * b * a}\\pi$.`,
        why: 'The long side reaches away from the axis.',
      },
      {
        do: `Around a long side: radius ${a}, height ${b}, so $\\pi \\cdot ${a}^2 \\cdot ${b} = ${a * a * b}\\pi$.`,
        why: 'Now the short side is the radius.',
      },
      {
        do: `$${b * b * a}\\pi - ${a * a * b}\\pi = ${a * b * (b - a)}\\pi$`,
        why: 'The wider cylinder is the larger one: the radius is squared.',
      },
    ],
    check: `Back: $${a * a * b}\\pi + ${a * b * (b - a)}\\pi = ${b * b * a}\\pi$. The two volumes have the ratio of the radii, as they must: $\\frac{${b * b * a}}{${a * a * b}} = ${toTex(frac(b, a))}$.`,
    faster: `Both volumes have the factor $\\pi \\cdot ${a} \\cdot ${b} = ${a * b}\\pi$, so the difference is $${a * b}\\pi \\cdot (${b} - ${a}) = ${a * b * (b - a)}\\pi$.`,
  }),
  check: ({ a, b }) => {
    // Layer by layer, each of height 1.
    const stack = (r: number, h: number) => Array.from({ length: h }, () => r * r).reduce((x, y) => x + y, 0)
    return piMultiple(stack(b, a) - stack(a, b))
  },
})

export const onPlane = template({
  id: 'geometry/revolution-on-the-plane',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: true,
  seconds: 110,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ p: int(rng, 2, 9), q: int(rng, 2, 9), axis: pick(rng, ['x', 'y'] as const) }),
      ({ p, q }) => p !== q && (p * p * q) % 3 === 0 && (q * q * p) % 3 === 0,
    ),
  frames: [
    {
      id: 'region',
      kind: 'graph',
      items: 9,
      stem: ({ p, q, axis }) =>
        `${plane({ alt: `The triangle between the axes and the segment from (0, ${q}) to (${p}, 0), shaded`, x: [-1, 10], y: [-1, 10] }, [shadeUnder((x: number) => q - (q / p) * x, 0, p), segment(0, q, p, 0)])}<p>The triangle with vertices $(0, 0)$, $(${p}, 0)$ and $(0, ${q})$ is rotated around the $${axis}$-axis. What is the volume of the solid, in cubic units?</p>`,
    },
  ],
  given: ({ p, q, axis }) => ({ p, q, axis: axis as string }),
  answer: ({ p, q, axis }) => piMultiple(axis === 'y' ? frac(p * p * q, 3) : frac(q * q * p, 3)),
  traps: [
    {
      misconception: 'geo-rev-swaps-radius-and-height',
      classic: true,
      rule: ({ p, q, axis }) => piMultiple(axis === 'y' ? frac(q * q * p, 3) : frac(p * p * q, 3)),
      why: ({ axis }) => `belongs to the other axis; the leg on the $${axis}$-axis is the height.`,
    },
    {
      misconception: 'geo-rev-cone-or-cylinder',
      rule: ({ p, q, axis }) => piMultiple(axis === 'y' ? p * p * q : q * q * p),
      says: () => 'I left out the third of the cone.',
      why: () => 'leaves out the third of the cone.',
    },
    {
      misconception: 'geo-rev-radius-not-squared',
      rule: ({ p, q }) => ((p * q) % 3 === 0 ? piMultiple((p * q) / 3) : null),
      why: () => 'does not square the radius.',
    },
    {
      misconception: 'geo-rev-half-turn',
      rule: ({ p, q, axis }) =>
        (axis === 'y' ? p * p * q : q * q * p) % 2 === 0
          ? piMultiple(frac(axis === 'y' ? p * p * q : q * q * p, 2))
          : null,
      says: () => 'I took a half instead of a third.',
      why: () => 'takes a half, as for a triangle, instead of a third.',
    },
    {
      misconception: 'geo-rev-cone-or-cylinder',
      rule: ({ p, q, axis }) => piMultiple(axis === 'y' ? q * q * p : p * p * q),
      twoSlips: true,
      says: () => 'I took the solid for a cylinder and exchanged radius and height.',
      why: () => 'is a cylinder with radius and height exchanged.',
    },
  ],
  explain: ({ p, q, axis }) => {
    const [r, h] = axis === 'y' ? [p, q] : [q, p]
    return {
      plan: 'The leg of the triangle that lies on the axis of rotation is the height of a cone, the other leg is its radius.',
      steps: [
        {
          do: `The leg on the $${axis}$-axis has length ${h}: this is the height.`,
          why: 'Points on the axis do not move.',
        },
        {
          do: `The other leg has length ${r}: this is the radius.`,
          why: 'It is how far the triangle reaches from the axis.',
        },
        {
          do: `$V = \\frac{1}{3}\\pi \\cdot ${r}^2 \\cdot ${h} = ${toTex(frac(r * r * h, 3))}\\pi$`,
          why: 'A right triangle around a leg makes a cone.',
        },
      ],
      ...(thirdFirst(r, h) !== null ? { faster: `${thirdFirst(r, h)}` } : {}),
      check: `The cone lies in a cylinder of volume $${r * r * h}\\pi$ and fills a third of it.`,
      figure: plane(
        {
          alt: `The triangle between the axes and the segment from (0, ${q}) to (${p}, 0), shaded, and its mirror image across the ${axis}-axis, dashed`,
          x: axis === 'y' ? [-10, 10] : [-1, 10],
          y: axis === 'y' ? [-1, 10] : [-10, 10],
        },
        [
          shadeUnder((x: number) => q - (q / p) * x, 0, p),
          segment(0, q, p, 0),
          axis === 'y' ? segment(0, q, -p, 0, { dash: true }) : segment(0, -q, p, 0, { dash: true }),
        ],
      ),
    }
  },
  check: ({ p, q, axis }) => {
    const [r, h] = axis === 'y' ? [p, q] : [q, p]
    const n = 2000
    const sum = Array.from({ length: n }, (_, i) => (r * (1 - (i + 0.5) / n)) ** 2 * (h / n)).reduce((x, y) => x + y, 0)
    return piMultiple(Math.round(sum))
  },
})
