/** Spheres, solids that are put together, and volumes backwards. */

import {
  div,
  frac,
  type Html,
  int,
  num,
  person,
  piMultiple,
  solid,
  sub,
  type Template,
  template,
  toTex,
  until,
} from '#kit'
import { written } from '../marks.ts'
import { piText } from '../surd-text.ts'
import { radius, skill } from './volume.ts'

const sphere = template({
  id: 'geometry/volume-sphere',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 70,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({ r: int(rng, 2, 15), half: int(rng, 0, 1) === 1, d: int(rng, 0, 1) === 1 }),
      ({ half, d }) => half || d,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 6,
      stem: ({ r, half, d }) =>
        `${solid.sphere({ alt: 'A sphere', r, labels: d ? { d: `${2 * r}` } : { r: `${r}` } })}<p>${half ? 'The sphere is cut into two equal halves. What is the volume of one half?' : 'What is the volume of the sphere?'}</p>`,
    },
  ],
  given: ({ r, d, half }) => ({ across: d ? 2 * r : r, d, half }),
  answer: ({ r, half }) => piMultiple(frac((half ? 2 : 4) * r ** 3, 3)),
  traps: [
    {
      misconception: 'geo-area-diameter-for-radius',
      classic: true,
      rule: ({ across, d, half }) => (d ? piMultiple(frac((half ? 2 : 4) * across ** 3, 3)) : null),
      says: () => 'I used the diameter as the radius.',
      why: ({ r }) => `uses the diameter ${2 * r} as the radius.`,
    },
    {
      misconception: 'geo-area-forgets-the-half',
      classic: true,
      rule: (p) => (p.half ? piMultiple(frac(4 * radius(p) ** 3, 3)) : null),
      says: () => 'I gave the volume of the whole sphere.',
      why: () => 'is the whole sphere.',
    },
    {
      misconception: 'geo-area-sphere-formula-mixed-up',
      rule: (p) => piMultiple((p.half ? 2 : 4) * radius(p) ** 2),
      says: () => 'I used the formula for the surface, $4\\pi r^2$.',
      why: () => 'comes from $4\\pi r^2$: that is a surface, not a volume.',
    },
    {
      misconception: 'geo-area-sphere-formula-mixed-up',
      rule: (p) => piMultiple((p.half ? 2 : 4) * radius(p) ** 3),
      says: () => 'I used $4\\pi r^3$ and forgot the third.',
      why: () => 'comes from $4\\pi r^3$: the third is missing.',
    },
    {
      misconception: 'geo-area-sphere-formula-mixed-up',
      rule: (p) => piMultiple(frac((p.half ? 2 : 4) * radius(p) ** 2, 3)),
      says: () => 'I squared the radius instead of cubing it.',
      why: () => 'squares the radius instead of cubing it.',
    },
    {
      misconception: 'geo-area-sphere-formula-mixed-up',
      rule: (p) => piMultiple((p.half ? 2 : 4) * radius(p)),
      says: () => 'I took three times the radius for its cube.',
      why: ({ r }) => `takes $3 \\cdot ${r}$ for $${r}^3$.`,
    },
  ],
  explain: ({ r, half, d }) => {
    const pi = (n: number) => piMultiple(frac(n, 3)).html.replace(/\$/g, '')
    return {
      plan: 'Find the radius, put it into the formula for the volume of a sphere, and look whether all of it is asked for.',
      steps: [
        d
          ? { do: `The radius is $${2 * r} \\div 2 = ${r}$.`, why: 'The figure shows the diameter.' }
          : { do: `The radius is ${r}.`, why: 'The figure shows it.' },
        {
          do: `$${r}^3 = ${r} \\cdot ${r} \\cdot ${r} = ${r ** 3}$`,
          why: 'The formula $\\frac{4}{3}\\pi r^3$ needs the cube of the radius.',
        },
        {
          do: `The whole sphere has $\\frac{4}{3}\\pi \\cdot ${r ** 3} = ${pi(4 * r ** 3)}$.`,
          why: `Multiply ${r ** 3} by 4, then divide by 3.`,
        },
        ...(half ? [{ do: `Half of that is $${pi(2 * r ** 3)}$.`, why: 'Only one half is asked for.' }] : []),
      ],
      ...(half
        ? {
            faster: `Halve the formula first: a half-sphere has $\\frac{2}{3}\\pi r^3$, here $\\frac{2}{3}\\pi \\cdot ${r ** 3} = ${pi(2 * r ** 3)}$.`,
          }
        : r % 3 === 0
          ? {
              faster: `Divide before you multiply, and no cube is needed: $\\frac{4}{3} \\cdot ${r} = ${(4 * r) / 3}$, and $${(4 * r) / 3} \\cdot ${r} \\cdot ${r} = ${(4 * r ** 3) / 3}$.`,
            }
          : {}),
      check: `A ${half ? 'half-sphere' : 'sphere'} fills two thirds of the cylinder around it: $\\frac{2}{3} \\cdot \\pi \\cdot ${r}^2 \\cdot ${half ? r : 2 * r} = \\frac{2}{3} \\cdot ${(half ? 1 : 2) * r ** 3}\\pi = ${pi((half ? 2 : 4) * r ** 3)}$.`,
      figure: solid.sphere({
        alt: 'A sphere',
        r,
        labels: { r: `${r}` },
        extra: [
          written(
            [0, -1.2 * r],
            `volume ${piText(frac((half ? 2 : 4) * r ** 3, 3))}`,
            half ? 'One half' : 'The sphere',
          ),
        ],
      }),
    }
  },
  // The part of the cylinder around it that a sphere fills: two thirds.
  check: ({ across, d, half }) => {
    const r = d ? across / 2 : across
    return piMultiple(frac(2 * r * r * 2 * r, half ? 6 : 3))
  },
})

const silo = template({
  id: 'geometry/volume-composite',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: false,
  seconds: 110,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({ r: int(rng, 2, 6), h: int(rng, 4, 15), k: int(rng, 3, 9), drill: int(rng, 0, 1) === 1 }),
      ({ r, h, k }) => (r * r * k) % 3 === 0 && k < h,
    ),
  frames: [
    {
      id: 'silo',
      kind: 'words',
      items: 6,
      stem: ({ r, h, k, drill }, rng) =>
        drill
          ? `A cylinder of wood has a radius of ${r} inches and a height of ${h} inches. ${person(rng)} cuts a hole in the shape of a cone into its top; the opening of the hole is the whole top of the cylinder, and the hole is ${k} inches deep. What is the volume of the wood that is left, in cubic inches?`
          : `A grain silo is a cylinder with a radius of ${r} feet and a height of ${h} feet. On top of it sits a roof in the shape of a cone with the same radius, ${k} feet high. What is the volume of the silo, including the space under the roof, in cubic feet?`,
    },
  ],
  given: (p) => p,
  answer: ({ r, h, k, drill }) => piMultiple(r * r * h + ((drill ? -1 : 1) * (r * r * k)) / 3),
  traps: [
    {
      misconception: 'geo-area-forgets-the-third',
      classic: true,
      rule: ({ r, h, k, drill }) => piMultiple(r * r * (h + (drill ? -k : k))),
      says: () => 'I forgot the third in the volume of the cone.',
      why: () => 'takes the cone for a cylinder: the third is missing.',
    },
    {
      misconception: 'geo-area-adds-the-cut',
      classic: true,
      rule: ({ r, h, k, drill }) => piMultiple(frac(r * r * (3 * h + (drill ? k : -k)), 3)),
      says: ({ drill }) =>
        drill ? 'I added the cone, although it is cut out.' : 'I subtracted the cone, although it is added on top.',
      why: ({ drill }) =>
        drill ? 'adds the cone instead of taking it away.' : 'takes the cone away instead of adding it.',
    },
    {
      misconception: 'geo-area-misses-a-part',
      rule: ({ r, h }) => piMultiple(r * r * h),
      says: () => 'I worked out the cylinder and left out the cone.',
      why: () => 'is the cylinder alone.',
    },
    {
      misconception: 'geo-area-forgets-the-third',
      rule: ({ r, h, k, drill }) => piMultiple(frac(r * r * (h + (drill ? -k : k)), 3)),
      says: () => 'I took a third of the cylinder as well.',
      why: () => 'takes a third of the cylinder, too.',
    },
    {
      misconception: 'geo-area-squares-the-wrong-length',
      rule: ({ r, h, k, drill }) => piMultiple(frac(2 * r * (3 * h + (drill ? -k : k)), 3)),
      says: () => 'I doubled the radius instead of squaring it.',
      why: ({ r }) => `takes $2 \\cdot ${r}$ for $${r}^2$.`,
    },
    {
      misconception: 'geo-area-counts-a-part-twice',
      rule: ({ r, h, k, drill }) => (drill ? null : piMultiple(frac(r * r * (3 * h + h + k), 3))),
      says: () => 'I took the whole height for the cone, although the cylinder is already counted.',
      why: ({ h, k }) => `gives the cone the height $${h} + ${k}$; the cylinder is already counted.`,
    },
  ],
  explain: ({ r, h, k, drill }) => ({
    plan: 'Work out the cylinder and the cone by themselves; then see whether the cone is added or taken away.',
    steps: [
      { do: `Cylinder: $\\pi \\cdot ${r}^2 \\cdot ${h} = ${r * r * h}\\pi$`, why: 'Base area times height.' },
      {
        do: `Cone: $\\frac{1}{3}\\pi \\cdot ${r}^2 \\cdot ${k} = ${(r * r * k) / 3}\\pi$`,
        why: 'A third of base area times height.',
      },
      {
        do: `$${r * r * h}\\pi ${drill ? '-' : '+'} ${(r * r * k) / 3}\\pi = ${r * r * h + ((drill ? -1 : 1) * (r * r * k)) / 3}\\pi$`,
        why: drill ? 'The hole is taken away.' : 'The roof is added.',
      },
    ],
    faster: `Take out the base that both share: a cone counts like a cylinder of a third of its height, so $${r * r}\\pi \\cdot (${h} ${drill ? '-' : '+'} \\frac{${k}}{3}) = ${r * r}\\pi \\cdot ${toTex(sub(h, frac((drill ? 1 : -1) * k, 3)))} = ${r * r * h + ((drill ? -1 : 1) * (r * r * k)) / 3}\\pi$.`,
    check: `The ${drill ? 'rest' : 'silo'} must have more than a cylinder of ${drill ? h - k : h} ${drill ? 'inches' : 'feet'} ($${r * r * (drill ? h - k : h)}\\pi$) and less than one of ${drill ? h : h + k} ${drill ? 'inches' : 'feet'} ($${r * r * (drill ? h : h + k)}\\pi$).`,
  }),
  check: ({ r, h, k, drill }) => piMultiple(frac(r * r * (3 * h + (drill ? -k : k)), 3)),
})

const heightFigure = (r: number, h: number, cone: boolean, label: string): Html => {
  const o = { alt: cone ? 'A cone' : 'A cylinder', r, h, labels: { r: `${r}`, h: label } }
  return cone ? solid.cone(o) : solid.cylinder(o)
}

const height = template({
  id: 'geometry/volume-find-the-height',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 75,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({ r: int(rng, 2, 8), h: int(rng, 3, 15), cone: int(rng, 0, 1) === 1, d: false }),
      ({ r, h, cone }) => (!cone || (r * r * h) % 3 === 0) && r !== h && h < 4 * r,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      response: 'grid',
      items: 6,
      stem: ({ r, h, cone }) =>
        `${heightFigure(r, h, cone, 'h')}<p>The volume of the ${cone ? 'cone' : 'cylinder'} is $${(r * r * h) / (cone ? 3 : 1)}\\pi$. What is the height $h$?</p>`,
    },
  ],
  given: ({ r, h, cone }) => ({ r, v: (r * r * h) / (cone ? 3 : 1), cone }),
  answer: ({ h }) => num(h),
  traps: [
    {
      misconception: 'geo-area-forgets-the-third',
      classic: true,
      rule: ({ r, v, cone }) => num(frac(v * (cone ? 1 : 3), r * r)),
      says: ({ cone }) => (cone ? 'I forgot the third in the volume of a cone.' : 'I used a third, as for a cone.'),
      why: ({ cone }) => (cone ? 'divides by the base area and forgets the third.' : 'multiplies by 3, as for a cone.'),
    },
    {
      misconception: 'geo-area-squares-the-wrong-length',
      operation: 'exponent-left-out',
      operands: ({ r }) => [r],
      after: (x, { v, cone }) => div(v * (cone ? 3 : 1), x),
      rule: ({ r, v, cone }) => num(frac(v * (cone ? 3 : 1), r)),
      says: () => 'I divided by the radius and did not square it.',
      why: () => 'divides by the radius only once.',
    },
    {
      misconception: 'geo-area-squares-the-wrong-length',
      operation: 'power-as-product',
      operands: ({ r }) => [r, 2],
      after: (x, { v, cone }) => div(v * (cone ? 3 : 1), x),
      rule: ({ r, v, cone }) => num(frac(v * (cone ? 3 : 1), 2 * r)),
      says: () => 'I doubled the radius instead of squaring it.',
      why: ({ r }) => `takes $2 \\cdot ${r}$ for $${r}^2$.`,
    },
  ],
  explain: ({ r, h, cone }) => ({
    plan: 'Write down the formula for the volume with what is known, and solve it for the height.',
    steps: [
      { do: `The base has area $\\pi \\cdot ${r}^2 = ${r * r}\\pi$.`, why: `The radius is ${r}.` },
      cone
        ? {
            do: `$\\frac{1}{3} \\cdot ${r * r}\\pi \\cdot h = ${(r * r * h) / 3}\\pi$, so $${r * r}\\pi \\cdot h = ${r * r * h}\\pi$.`,
            why: 'Multiply both sides by 3.',
          }
        : { do: `$${r * r}\\pi \\cdot h = ${r * r * h}\\pi$`, why: 'Base area times height.' },
      { do: `$h = \\frac{${r * r * h}\\pi}{${r * r}\\pi} = ${h}$`, why: `Divide both sides by $${r * r}\\pi$.` },
    ],
    faster: cone
      ? `A cylinder with this base and volume would be $${(r * r * h) / 3} \\div ${r * r} = ${toTex(frac(h, 3))}$ high, and the cone is 3 times as high: $${h}$.`
      : `$\\pi$ cancels, so it is enough to divide the numbers: $${r * r * h} \\div ${r * r} = ${h}$.`,
    check: `${cone ? '$\\frac{1}{3} \\cdot' : '$'} ${r * r}\\pi \\cdot ${h} = ${(r * r * h) / (cone ? 3 : 1)}\\pi$`,
    figure: heightFigure(r, h, cone, `${h}`),
  }),
  check: ({ r, v, cone }) =>
    num(Array.from({ length: 40 }, (_, x) => x).find((x) => r * r * x === v * (cone ? 3 : 1)) ?? -1),
})

export const templates: readonly Template[] = [sphere, silo, height]
