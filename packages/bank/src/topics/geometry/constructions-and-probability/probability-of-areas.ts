/** Probabilities that compare areas. */

import {
  div,
  drawing,
  frac,
  fracWorked,
  g,
  type Html,
  int,
  mul,
  nameTheNumberMistake,
  num,
  pick,
  piMultiple,
  type Template,
  template,
  toTex,
  until,
  withCheck,
  withFaster,
  xy,
} from '#kit'
import { written } from '../marks.ts'
import { withFigure } from '../with-figure.ts'
import { skill } from './probability.ts'

/** The radius, where the diameter may be given. */
const radiusOf = ({ across, d }: Readonly<{ across: number; d: boolean }>): number => (d ? across / 2 : across)

const discFigure = (r: number, w: number, h: number, found = false): Html =>
  drawing(
    {
      alt: 'Rectangle ABCD with a shaded circle inside',
      at: { A: [0, 0], B: [w, 0], C: [w, h], D: [0, h], m: [w * 0.42, h / 2] },
      height: 230,
    },
    [
      g.polygon('ABCD'),
      g.circle('m', r, { fill: true }),
      g.side('AB', `${w}`),
      g.side('BC', `${h}`),
      ...(found
        ? [
            written([w * 0.42, h / 2], `${r === 1 ? '' : r * r}π`, 'The area of the circle'),
            written([(w * 0.42 + r + w) / 2, h / 2], `${w * h}`, 'The area of the rectangle'),
          ]
        : []),
    ],
  )

const disc = template({
  id: 'geometry/probability-disc-in-rectangle',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 80,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({ r: int(rng, 1, 5), w: int(rng, 6, 16), h: int(rng, 4, 12), d: int(rng, 0, 1) === 1 }),
      ({ r, w, h }) => 2 * r < h - 1 && h < w && r > h / 6,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 7,
      stem: ({ r, w, h, d }) =>
        `${discFigure(r, w, h)}<p>The shaded circle has a ${d ? `diameter of ${2 * r}` : `radius of ${r}`}. A point is chosen at random in rectangle $ABCD$. What is the probability that it lies in the circle?</p>`,
    },
  ],
  given: ({ r, w, h, d }) => ({ across: d ? 2 * r : r, d, w, h }),
  answer: ({ r, w, h }) => piMultiple(frac(r * r, w * h)),
  traps: [
    {
      misconception: 'geo-cons-compares-lengths-for-areas',
      classic: true,
      rule: (p) => piMultiple(frac(2 * radiusOf(p), p.w * p.h)),
      says: () => 'I used the circumference of the circle instead of its area.',
      why: () => 'uses the circumference.',
    },
    {
      misconception: 'geo-cons-uses-the-wrong-part',
      classic: true,
      rule: ({ across, d, w, h }) =>
        d && across * across * Math.PI < w * h ? piMultiple(frac(across * across, w * h)) : null,
      says: () => 'I used the diameter as the radius.',
      why: ({ r }) => `uses the diameter ${2 * r} as the radius.`,
    },
    {
      misconception: 'geo-cons-compares-lengths-for-areas',
      rule: (p) => {
        const [r, around] = [radiusOf(p), 2 * (p.w + p.h)]
        return r * r * Math.PI < around ? piMultiple(frac(r * r, around)) : null
      },
      says: () => 'I used the perimeter of the rectangle instead of its area.',
      why: () => 'uses the perimeter of the rectangle.',
    },
    {
      misconception: 'geo-cons-uses-the-wrong-part',
      rule: (p) => piMultiple(frac(radiusOf(p), p.w * p.h)),
      says: () => 'I did not square the radius.',
      why: () => 'does not square the radius.',
    },
    {
      misconception: 'geo-cons-compares-lengths-for-areas',
      rule: (p) => {
        const [r, w] = [radiusOf(p), p.w]
        return num(frac(2 * r, w))
      },
      says: () => 'I compared the widths of the circle and the rectangle.',
      why: () => 'compares the widths instead of the areas.',
    },
  ],
  explain: ({ r, w, h, d }) => {
    const p = piMultiple(frac(r * r, w * h)).html.replace(/\$/g, '')
    return {
      plan: 'Points are spread over areas: divide the area of the circle by the area of the rectangle.',
      steps: [
        {
          do: `${d ? `The radius is $${2 * r} \\div 2 = ${r}$. ` : ''}The circle has area $\\pi \\cdot ${r}^2 = ${r === 1 ? '' : r * r}\\pi$.`,
          why: 'The area of a circle is $\\pi r^2$.',
        },
        { do: `The rectangle has area $${w} \\cdot ${h} = ${w * h}$.`, why: 'This is where the point can lie.' },
        {
          do: `The probability is $\\frac{${r === 1 ? '' : r * r}\\pi}{${w * h}}${frac(r * r, w * h).d === w * h ? '' : ` = ${p}`}$.`,
          why: 'Part divided by whole, in lowest terms.',
        },
      ],
      faster: `A circle fills $\\frac{\\pi}{4}$ of the square around it. This square takes $\\frac{${4 * r * r}}{${w * h}} = ${toTex(frac(4 * r * r, w * h))}$ of the rectangle, so the circle takes $${toTex(frac(4 * r * r, w * h))} \\cdot \\frac{\\pi}{4} = ${p}$.`,
      check: `The square around the circle has $${2 * r} \\cdot ${2 * r} = ${4 * r * r}$ of the ${w * h} square units, a share of about $${((4 * r * r) / (w * h)).toFixed(2)}$. The circle must have a little more than three quarters of that, and it has about $${((Math.PI * r * r) / (w * h)).toFixed(2)}$.`,
      figure: discFigure(r, w, h, true),
    }
  },
  // The circle fills π/4 of the square around it.
  check: ({ across, d, w, h }) => {
    const side = d ? across : 2 * across
    return piMultiple(mul(frac(1, 4), frac(side * side, w * h)))
  },
})

const target = (r: number, R: number, found = false): Html =>
  drawing(
    {
      alt: 'A target of two discs around O, the inner one shaded; A lies on the inner circle, B on the outer circle',
      at: { O: [0, 0], A: [0, r], B: xy.polar([0, 0], R, -25) },
      height: 240,
    },
    [
      g.circle('O', R),
      g.circle('O', r, { fill: true }),
      g.seg('OA', `${r}`),
      g.seg('OB', `${R}`, { along: (1 + r / R) / 2 }),
      g.dots('O'),

      ...(found ? [written([0, -(r + R) / 2], `ring ${R * R - r * r}π`, 'The area of the ring')] : []),
    ],
  )

const ring = template({
  id: 'geometry/probability-target-ring',
  skill,
  difficulty: 'High',
  b: 0.6,
  calculator: false,
  seconds: 85,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({ r: int(rng, 2, 8), R: int(rng, 4, 14) }),
      ({ r, R }) => r / R > 0.28 && r / R < 0.75,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'multi-step',
      items: 6,
      stem: ({ r, R }, rng) =>
        `${target(r, R)}<p>${pick(rng, ['A dart', 'A raindrop', 'A small ball'])} hits this target of radius $OB$ at a random place. What is the probability that it hits the ring outside the shaded circle?</p>`,
    },
  ],
  given: (p) => p,
  answer: ({ r, R }) => num(frac(R * R - r * r, R * R)),
  traps: [
    {
      misconception: 'geo-cons-compares-lengths-for-areas',
      classic: true,
      rule: ({ r, R }) => num(frac(R - r, R)),
      says: () => 'I compared the width of the ring with the radius.',
      why: () => 'compares lengths; areas count here.',
    },
    {
      misconception: 'geo-cons-takes-the-complement',
      classic: true,
      operation: 'rest-for-part',
      operands: ({ r, R }) => [R * R, R * R - r * r],
      after: (rest, { R }) => div(rest, R * R),
      rule: ({ r, R }) => num(frac(r * r, R * R)),
      why: () => 'is the probability for the shaded circle.',
    },
    {
      misconception: 'geo-cons-uses-the-wrong-part',
      rule: ({ r, R }) => num(frac((R - r) ** 2, R * R)),
      says: () => 'I squared the difference of the radii.',
      why: () => 'squares the difference of the radii.',
    },
    {
      misconception: 'geo-cons-takes-parts-as-equally-likely',
      operation: 'parts-taken-as-equal',
      operands: () => [1, 2],
      rule: () => num(frac(1, 2)),
      why: () => 'would need two parts of the same area.',
    },
    {
      misconception: 'geo-cons-compares-lengths-for-areas',
      rule: ({ r, R }) => num(frac(r, R)),
      says: () => 'I divided the inner radius by the outer one, and did not work with areas.',
      why: () => 'divides the inner radius by the outer one; areas count here, and that of the ring.',
    },
  ],
  explain: ({ r, R }) => ({
    plan: 'The ring is the whole target without the circle: compare its area with the area of the whole target.',
    steps: [
      {
        do: `The whole target has area $\\pi \\cdot ${R}^2 = ${R * R}\\pi$, the circle $\\pi \\cdot ${r}^2 = ${r * r}\\pi$.`,
        why: 'The area of a circle is $\\pi r^2$.',
      },
      {
        do: `The ring has $${R * R}\\pi - ${r * r}\\pi = ${R * R - r * r}\\pi$.`,
        why: 'The ring is the whole without the circle.',
      },
      {
        do: `The probability is $\\frac{${R * R - r * r}\\pi}{${R * R}\\pi} = ${num(frac(R * R - r * r, R * R)).html.replace(/\$/g, '')}$.`,
        why: '$\\pi$ cancels when the areas are divided.',
      },
    ],
    faster: `$\\pi$ cancels in every such quotient: $1 - \\left(\\frac{${r}}{${R}}\\right)^2$, which is ${num(frac(R * R - r * r, R * R)).html}.`,
    check: `Ring and circle together make the whole: $${num(frac(R * R - r * r, R * R)).html.replace(/\$/g, '')} + ${num(frac(r * r, R * R)).html.replace(/\$/g, '')} = 1$.`,
    figure: target(r, R, true),
  }),
  check: ({ r, R }) => num(frac((R - r) * (R + r), R * R)),
})

const mistake = template({
  id: 'geometry/probability-target-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...withFaster(
    withCheck(
      withFigure(
        nameTheNumberMistake({
          slip: 'geo-cons',
          items: 5,
          draw: (rng) =>
            until(
              () => ({ r: int(rng, 2, 8), R: int(rng, 4, 14) }),
              ({ r, R }) => r / R > 0.28 && r / R < 0.68,
            ),
          ask: ({ r, R }, name, got) =>
            `${target(r, R)}<p>${name} works out the probability that a random hit on this target of radius $OB$ lies in the shaded circle, and gets ${got}.</p>`,
          show: (x) => num(x).html,
          solution: ({ r, R }) => frac(r * r, R * R),
          how: ({ r, R }) =>
            `the circle has the area $\\pi \\cdot ${r}^2 = ${r * r}\\pi$ and the whole target $\\pi \\cdot ${R}^2 = ${R * R}\\pi$. The probability is $\\frac{${r * r}\\pi}{${R * R}\\pi} = ${fracWorked(r * r, R * R)}$.`,
          mistakes: ({ r, R }) => [
            {
              says: 'The radii were compared instead of the areas.',
              result: frac(r, R),
              work: `$${r} \\div ${R} = ${fracWorked(r, R)}$`,
            },
            {
              says: 'The circle was compared with the ring instead of the whole target.',
              result: frac(r * r, R * R - r * r),
              work: `the ring has the area $${R * R}\\pi - ${r * r}\\pi = ${R * R - r * r}\\pi$, and $\\frac{${r * r}\\pi}{${R * R - r * r}\\pi} = ${fracWorked(r * r, R * R - r * r)}$`,
            },
            {
              says: 'The probability of hitting the ring was worked out.',
              result: frac(R * R - r * r, R * R),
              work: `the ring has the area $${R * R}\\pi - ${r * r}\\pi = ${R * R - r * r}\\pi$, and $\\frac{${R * R - r * r}\\pi}{${R * R}\\pi} = ${fracWorked(R * R - r * r, R * R)}$`,
            },
            {
              says: 'The square of the difference of the radii was divided by the square of the large radius.',
              result: frac((R - r) ** 2, R * R),
              work: `$${R} - ${r} = ${R - r}$, and $\\frac{${R - r}^2}{${R}^2} = ${fracWorked((R - r) ** 2, R * R)}$`,
            },
          ],
        }),
        ({ e: { r, R } }) => target(r, R, true),
      ),
      ({ e: { r, R } }) =>
        `All discs are similar, so the ratio of the areas is the square of the ratio of the radii: $\\left(\\frac{${r}}{${R}}\\right)^2 = ${toTex(frac(r * r, R * R))}$.`,
    ),
    ({ e: { r, R }, which, name }) =>
      [
        `${name}’s answer is $\\frac{${r}}{${R}}$, the two radii as they stand. Nothing was squared.`,
        `Write the squares down: ${r * r} and ${R * R}. ${name}’s answer is $\\frac{${r * r}}{${R * R - r * r}}$, and ${R * R - r * r} is ${R * R} less ${r * r}: the ring stands below.`,
        `Write the squares down: ${r * r} and ${R * R}. ${name}’s answer is $\\frac{${R * R - r * r}}{${R * R}}$, and ${R * R - r * r} is ${R * R} less ${r * r}: the ring stands above.`,
        `Over ${R * R}, ${name}’s answer has the numerator ${(R - r) ** 2}, the square of $${R} - ${r} = ${R - r}$.`,
      ][which] as string,
  ),
})

export const templates: readonly Template[] = [disc, ring, mistake]
