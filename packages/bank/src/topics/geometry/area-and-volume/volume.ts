import {
  add,
  div,
  type Frac,
  frac,
  type Html,
  int,
  mul,
  num,
  person,
  piMultiple,
  solid,
  type Template,
  template,
  until,
  whole,
} from '#kit'
import { written } from '../marks.ts'

export const skill = 'geo-volume'

type Round = Readonly<{ r: number; h: number; cone: boolean; d: boolean }>

const roundFigure = ({ r, h, cone, d }: Round, found = ''): Html => {
  const o = {
    alt: cone ? 'A cone' : 'A cylinder',
    r,
    h,
    labels: d ? { d: `${2 * r}`, h: `${h}` } : { r: `${r}`, h: `${h}` },
    extra: found ? [written([0, -0.3 * r - 0.14 * Math.max(r, h)], found, cone ? 'The cone' : 'The cylinder')] : [],
  }
  return cone ? solid.cone(o) : solid.cylinder(o)
}

/** The radius, where the figure may show the diameter. */
export const radius = ({ across, d }: Readonly<{ across: number; d: boolean }>): number => (d ? across / 2 : across)

const round = template({
  id: 'geometry/volume-cylinder-and-cone',
  skill,
  difficulty: 'Low',
  b: -0.4,
  calculator: false,
  seconds: 65,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({ r: int(rng, 2, 9), h: int(rng, 3, 15), cone: int(rng, 0, 1) === 1, d: int(rng, 0, 1) === 1 }),
      ({ r, h, cone, d }) => (cone || d) && (!cone || (r * r * h) % 3 === 0) && r !== h && h < 4 * r && h !== 2 * r,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 7,
      stem: (p) => `${roundFigure(p)}<p>What is the volume of the ${p.cone ? 'cone' : 'cylinder'}?</p>`,
    },
  ],
  given: ({ r, h, cone, d }) => ({ across: d ? 2 * r : r, d, h, cone }),
  answer: ({ r, h, cone }) => piMultiple(frac(r * r * h, cone ? 3 : 1)),
  traps: [
    {
      misconception: 'geo-area-forgets-the-third',
      classic: true,
      rule: (p) => (p.cone ? piMultiple(radius(p) ** 2 * p.h) : null),
      says: () => 'I forgot the third in the volume of a cone.',
      why: () => 'is the volume of the cylinder around the cone: the third is missing.',
    },
    {
      misconception: 'geo-area-diameter-for-radius',
      classic: true,
      rule: ({ across, d, h, cone }) => (d ? piMultiple(frac(across * across * h, cone ? 3 : 1)) : null),
      says: () => 'I used the diameter as the radius.',
      why: ({ r }) => `uses the diameter ${2 * r} as the radius.`,
    },
    {
      misconception: 'geo-area-squares-the-wrong-length',
      rule: (p) => piMultiple(frac(2 * radius(p) * p.h, p.cone ? 3 : 1)),
      says: () => 'I doubled the radius instead of squaring it.',
      why: ({ r }) => `takes $2 \\cdot ${r}$ for $${r}^2$.`,
    },
    {
      misconception: 'geo-area-squares-the-wrong-length',
      rule: (p) => piMultiple(frac(radius(p) * p.h * p.h, p.cone ? 3 : 1)),
      says: () => 'I squared the height instead of the radius.',
      why: () => 'squares the height instead of the radius.',
    },
    {
      misconception: 'geo-area-squares-the-wrong-length',
      rule: (p) => piMultiple(frac(radius(p) * p.h, p.cone ? 3 : 1)),
      says: () => 'I did not square the radius.',
      why: () => 'does not square the radius.',
    },
    {
      misconception: 'geo-area-forgets-the-third',
      rule: (p) => (p.cone ? null : piMultiple(frac(radius(p) ** 2 * p.h, 3))),
      says: () => 'I took a third, as for a cone.',
      why: () => 'takes a third, but this solid is a cylinder.',
    },
    {
      misconception: 'geo-area-forgets-the-third',
      rule: (p) => (p.cone ? piMultiple(frac(radius(p) ** 2 * p.h, 2)) : null),
      says: () => 'I took a half instead of a third.',
      why: () => 'takes a half instead of a third.',
    },
  ],
  explain: ({ r, h, cone }) => ({
    plan: 'Find the radius, work out the area of the base, and multiply by the height; a cone has a third of that.',
    steps: [
      { do: `The base has area $\\pi \\cdot ${r}^2 = ${r * r}\\pi$.`, why: `It is a circle with radius ${r}.` },
      cone
        ? {
            do: `$\\frac{1}{3} \\cdot ${r * r}\\pi \\cdot ${h} = ${(r * r * h) / 3}\\pi$`,
            why: 'A cone has a third of the volume of the cylinder around it.',
          }
        : { do: `$${r * r}\\pi \\cdot ${h} = ${r * r * h}\\pi$`, why: 'Base area times height.' },
    ],
    check: `The box around the solid holds $${2 * r} \\cdot ${2 * r} \\cdot ${h} = ${4 * r * r * h}$, and $${(r * r * h) / (cone ? 3 : 1)}\\pi \\approx ${((Math.PI * r * r * h) / (cone ? 3 : 1)).toFixed(0)}$ is a bit more than ${cone ? 'a quarter' : 'three quarters'} of that, as it must be.`,
    figure: roundFigure({ r, h, cone, d: false }, `volume ${(r * r * h) / (cone ? 3 : 1)}π`),
  }),
  // From the areas of the base, of the cut at half the height and of the top (prismoidal formula).
  check: ({ across, d, h, cone }) => {
    const disc = (share: Frac) => mul(mul(share, share), frac(across * across, d ? 4 : 1))
    const [middle, top] = cone ? [frac(1, 2), frac(0)] : [frac(1), frac(1)]
    return piMultiple(mul(frac(h, 6), add(disc(frac(1)), add(mul(4, disc(middle)), disc(top)))))
  },
})

const pyramid = template({
  id: 'geometry/volume-pyramid',
  skill,
  difficulty: 'Medium',
  b: -0.1,
  calculator: false,
  seconds: 65,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({ w: int(rng, 3, 12), d: int(rng, 3, 12), h: int(rng, 4, 15) }),
      ({ w, d, h }) => (w * d * h) % 3 === 0 && w !== d && (w * d * h) / 3 < 400,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 5,
      stem: ({ w, d, h }) =>
        `${solid.pyramid({ alt: 'A pyramid on a rectangular base', w, d, h, labels: { w: `${w}`, d: `${d}`, h: `${h}` } })}<p>What is the volume of the pyramid?</p>`,
    },
    {
      id: 'typed',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: ({ w, d, h }, rng) =>
        `${person(rng)} casts a candle in the shape of a pyramid. Its base is a rectangle of ${w} cm by ${d} cm, and it is ${h} cm high. How many cubic centimeters of wax are needed?`,
    },
  ],
  given: (p) => p,
  answer: ({ w, d, h }) => num((w * d * h) / 3),
  traps: [
    {
      misconception: 'geo-area-forgets-the-third',
      classic: true,
      operation: 'third-forgotten',
      operands: ({ w, d, h }) => [w * d, h],
      rule: ({ w, d, h }) => num(w * d * h),
      says: () => 'I forgot the third in the volume of a pyramid.',
      why: () => 'is the box around the pyramid: the third is missing.',
    },
    {
      misconception: 'geo-area-forgets-the-third',
      operation: 'halved-wrongly',
      operands: ({ w, d, h }) => [w * d * h],
      rule: ({ w, d, h }) => whole((w * d * h) / 2),
      says: () => 'I took a half instead of a third.',
      why: () => 'takes a half instead of a third.',
    },
    {
      misconception: 'geo-area-uses-a-length-twice',
      operation: 'wrong-number-used',
      operands: ({ w }) => [w],
      after: (x, { w, h }) => div(mul(x, w * h), 3),
      rule: ({ w, h }) => whole((w * w * h) / 3),
      says: ({ w }) => `I took the base for a square with sides of ${w}.`,
      why: ({ w }) => `takes the base for a square with sides of ${w}.`,
    },
    {
      misconception: 'geo-area-uses-a-length-twice',
      operation: 'wrong-number-used',
      operands: ({ d }) => [d],
      after: (x, { d, h }) => div(mul(x, d * h), 3),
      rule: ({ d, h }) => whole((d * d * h) / 3),
      says: ({ d }) => `I took the base for a square with sides of ${d}.`,
      why: ({ d }) => `takes the base for a square with sides of ${d}.`,
    },
    {
      misconception: 'geo-area-forgets-the-half',
      operation: 'halved-wrongly',
      operands: ({ w, d }) => [w * d],
      after: (x, { h }) => div(mul(x, h), 3),
      rule: ({ w, d, h }) => whole((w * d * h) / 6),
      says: () => 'I halved the base, as for a triangle.',
      why: () => 'halves the rectangle as if it were a triangle.',
    },
    {
      misconception: 'geo-area-perimeter-for-area',
      operation: 'perimeter-for-area',
      operands: ({ w, d }) => [w, d],
      after: (x, { h }) => div(mul(x, h), 3),
      rule: ({ w, d, h }) => whole((2 * (w + d) * h) / 3),
      says: () => 'I used the perimeter of the base instead of its area.',
      why: () => 'uses the perimeter of the base instead of its area.',
    },
  ],
  explain: ({ w, d, h }, frame) => ({
    plan: 'Work out the area of the base and take a third of base area times height.',
    steps: [
      { do: `The base has area $${w} \\cdot ${d} = ${w * d}$.`, why: 'It is a rectangle.' },
      {
        do: `A prism on this base has volume $${w * d} \\cdot ${h} = ${w * d * h}$.`,
        why: 'Base area times height.',
      },
      {
        do: `$\\frac{1}{3} \\cdot ${w * d * h} = ${(w * d * h) / 3}$`,
        why: 'A pyramid has a third of the volume of the prism around it.',
      },
    ],
    faster: `Take the third first, of a factor that 3 divides: ${h % 3 === 0 ? `$${h} \\div 3 = ${h / 3}$, and $${w} \\cdot ${d} \\cdot ${h / 3}` : w % 3 === 0 ? `$${w} \\div 3 = ${w / 3}$, and $${w / 3} \\cdot ${d} \\cdot ${h}` : `$${d} \\div 3 = ${d / 3}$, and $${w} \\cdot ${d / 3} \\cdot ${h}`} = ${(w * d * h) / 3}$.`,
    check: `Three such pyramids fill the box: $3 \\cdot ${(w * d * h) / 3} = ${w * d * h} = ${w} \\cdot ${d} \\cdot ${h}$.`,
    figure:
      frame === 'figure'
        ? solid.pyramid({
            alt: 'A pyramid on a rectangular base',
            w,
            d,
            h,
            labels: { w: `${w}`, d: `${d}`, h: `${h}` },
            extra: [written([w / 2, -0.22 * Math.max(w, h)], `volume ${(w * d * h) / 3}`, 'The pyramid')],
          })
        : '',
  }),
  // From the areas of the base and of the cut at half the height (prismoidal formula).
  check: ({ w, d, h }) => num(mul(frac(h, 6), add(w * d, mul(4, frac(w * d, 4))))),
})

export const templates: readonly Template[] = [round, pyramid]
