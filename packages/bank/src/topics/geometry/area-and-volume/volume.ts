import {
  add,
  type Frac,
  frac,
  type Html,
  int,
  judgeTwo,
  mul,
  num,
  person,
  piMultiple,
  solid,
  type Template,
  until,
} from '#kit'
import { quick, whole } from '../compact.ts'

const skill = 'geo-volume'

type Round = Readonly<{ r: number; h: number; cone: boolean; d: boolean }>
const roundFigure = ({ r, h, cone, d }: Round): Html => {
  const o = {
    alt: cone ? 'A cone' : 'A cylinder',
    r,
    h,
    labels: d ? { d: `${2 * r}`, h: `${h}` } : { r: `${r}`, h: `${h}` },
  }
  return cone ? solid.cone(o) : solid.cylinder(o)
}
const round = quick({
  id: 'volume-cylinder-and-cone',
  skill,
  level: 'Low',
  b: -0.4,
  seconds: 65,
  draw: (rng) =>
    until(
      () => ({ r: int(rng, 2, 9), h: int(rng, 3, 15), cone: int(rng, 0, 1) === 1, d: int(rng, 0, 1) === 1 }),
      ({ r, h, cone }) => (!cone || (r * r * h) % 3 === 0) && r !== h && h < 4 * r && h !== 2 * r,
    ),
  frames: [
    [
      'figure',
      'figure',
      7,
      (p) => `${roundFigure(p)}<p>What is the volume of the ${p.cone ? 'cone' : 'cylinder'}?</p>`,
    ],
  ],
  answer: ({ r, h, cone }) => piMultiple(frac(r * r * h, cone ? 3 : 1)),
  traps: [
    ['geo-area-forgets-the-third', ({ r, h, cone }) => piMultiple(frac(r * r * h, cone ? 1 : 3))],
    ['geo-area-diameter-for-radius', ({ r, h, cone }) => piMultiple(frac(4 * r * r * h, cone ? 3 : 1))],
    [
      'geo-area-squares-the-wrong-length',
      ({ r, h, cone }) => piMultiple(frac(r * h * h, cone ? 3 : 1)),
      'squares the height.',
    ],
    [
      'geo-area-squares-the-wrong-length',
      ({ r, h }) => piMultiple(2 * r * h),
      'doubles the radius instead of squaring it.',
    ],
    ['geo-area-forgets-the-third', ({ r, h }) => piMultiple(frac(r * r * h, 2))],
    [
      'geo-area-squares-the-wrong-length',
      ({ r, h, cone }) => piMultiple(frac(r * h, cone ? 3 : 1)),
      'does not square the radius.',
    ],
  ],
  explain: ({ r, h, cone }) => [
    [`The base has the area $\\pi \\cdot ${r}^2 = ${r * r}\\pi$.`, `It is a disc with the radius ${r}.`],
    cone
      ? [
          `$\\frac{1}{3} \\cdot ${r * r}\\pi \\cdot ${h} = ${(r * r * h) / 3}\\pi$`,
          'A cone has a third of the volume of the cylinder around it.',
        ]
      : [`$${r * r}\\pi \\cdot ${h} = ${r * r * h}\\pi$`, 'Base area times height.'],
  ],
  given: ({ r, h, cone, d }) => ({ across: d ? 2 * r : r, d, h, cone }),
  // From the areas of the base, of the cut at half the height and of the top (prismoidal formula).
  check: ({ across, d, h, cone }) => {
    const disc = (share: Frac) => mul(mul(share, share), frac(across * across, d ? 4 : 1))
    const [middle, top] = cone ? [frac(1, 2), frac(0)] : [frac(1), frac(1)]
    return piMultiple(mul(frac(h, 6), add(disc(frac(1)), add(mul(4, disc(middle)), disc(top)))))
  },
})

const pyramid = quick({
  id: 'volume-pyramid',
  skill,
  level: 'Medium',
  b: -0.1,
  seconds: 65,
  draw: (rng) =>
    until(
      () => ({ w: int(rng, 3, 12), d: int(rng, 3, 12), h: int(rng, 4, 15) }),
      ({ w, d, h }) => (w * d * h) % 3 === 0 && w !== d && (w * d * h) / 3 < 400,
    ),
  frames: [
    [
      'figure',
      'figure',
      5,
      ({ w, d, h }) =>
        `${solid.pyramid({ alt: 'A pyramid on a rectangular base', w, d, h, labels: { w: `${w}`, d: `${d}`, h: `${h}` } })}<p>What is the volume of the pyramid?</p>`,
    ],
    [
      'typed',
      'words',
      4,
      ({ w, d, h }, rng) =>
        `${person(rng)} casts a candle in the shape of a pyramid. Its base is a rectangle of ${w} cm by ${d} cm, and it is ${h} cm high. How many cubic centimeters of wax are needed?`,
      'grid',
    ],
  ],
  answer: ({ w, d, h }) => num((w * d * h) / 3),
  traps: [
    ['geo-area-forgets-the-third', ({ w, d, h }) => num(w * d * h)],
    ['geo-area-forgets-the-third', ({ w, d, h }) => whole((w * d * h) / 2), 'takes a half instead of a third.'],
    [
      'geo-area-forgets-the-half',
      ({ w, d, h }) => whole((w * d * h) / 6),
      'halves the rectangle as if it were a triangle.',
    ],
    [
      'geo-area-volume-for-surface',
      ({ w, d, h }) => num(w * d + w * h + d * h),
      'adds the areas of three faces of a box.',
    ],
    ['geo-area-misses-a-part', ({ w, d }) => num(w * d), 'is the area of the base.'],
    [
      'geo-area-uses-a-length-twice',
      ({ w, d, h }) => whole((w * w * h) / 3 === (w * d * h) / 3 ? -1 : (w * w * h) / 3),
      'takes the base to be a square.',
    ],
    ['geo-area-forgets-the-third', ({ w, d, h }) => whole((w * d * h) / 4), 'takes a quarter instead of a third.'],
  ],
  explain: ({ w, d, h }) => [
    [`The base has the area $${w} \\cdot ${d} = ${w * d}$.`, 'It is a rectangle.'],
    [
      `$\\frac{1}{3} \\cdot ${w * d} \\cdot ${h} = ${(w * d * h) / 3}$`,
      'A pyramid has a third of the volume of the prism around it.',
    ],
  ],
  given: (p) => p,
  // From the areas of the base and of the cut at half the height (prismoidal formula).
  check: ({ w, d, h }) => num(mul(frac(h, 6), add(w * d, mul(4, frac(w * d, 4))))),
})

const sphere = quick({
  id: 'volume-sphere',
  skill,
  level: 'Medium',
  b: 0.2,
  seconds: 70,
  draw: (rng) => ({ r: int(rng, 2, 15), half: int(rng, 0, 1) === 1, d: int(rng, 0, 1) === 1 }),
  frames: [
    [
      'figure',
      'figure',
      6,
      ({ r, half, d }) =>
        `${solid.sphere({ alt: 'A sphere', r, labels: d ? { d: `${2 * r}` } : { r: `${r}` } })}<p>${half ? 'The sphere is cut into two equal halves. What is the volume of one half?' : 'What is the volume of the sphere?'}</p>`,
    ],
  ],
  answer: ({ r, half }) => piMultiple(frac((half ? 2 : 4) * r ** 3, 3)),
  traps: [
    [
      'geo-area-forgets-the-half',
      ({ r, half }) => piMultiple(frac((half ? 4 : 2) * r ** 3, 3)),
      ({ half }) => (half ? 'is the whole sphere.' : 'is only half of the sphere.'),
    ],
    ['geo-area-diameter-for-radius', ({ r, half }) => piMultiple(frac((half ? 16 : 32) * r ** 3, 3))],
    [
      'geo-area-sphere-formula-mixed-up',
      ({ r, half }) => piMultiple(frac((half ? 1 : 8) * r ** 3, 3)),
      'has a wrong factor before the cube of the radius.',
    ],
    [
      'geo-area-sphere-formula-mixed-up',
      ({ r, half }) => piMultiple(frac((half ? 8 : 1) * r ** 3, 3)),
      'has a wrong factor before the cube of the radius.',
    ],
    [
      'geo-area-sphere-formula-mixed-up',
      ({ r, half }) => piMultiple((half ? 2 : 4) * r * r),
      'is a surface, not a volume.',
    ],
    [
      'geo-area-sphere-formula-mixed-up',
      ({ r, half }) => piMultiple(frac((half ? 2 : 4) * r * r, 3)),
      'has the radius only twice.',
    ],
    ['geo-area-sphere-formula-mixed-up', ({ r, half }) => piMultiple((half ? 2 : 4) * r ** 3), 'forgets the third.'],
  ],
  explain: ({ r, half }) => [
    [
      `$\\frac{4}{3}\\pi \\cdot ${r}^3 = ${piMultiple(frac(4 * r ** 3, 3)).html.replace(/\$/g, '')}$`,
      `The radius is ${r}.`,
    ],
    half
      ? [`Half of that is $${piMultiple(frac(2 * r ** 3, 3)).html.replace(/\$/g, '')}$.`, 'Only one half is asked for.']
      : ['This is the volume of the whole sphere.', `The radius comes in three times: $${r}^3 = ${r ** 3}$.`],
  ],
  given: ({ r, d, half }) => ({ across: d ? 2 * r : r, d, half }),
  // The part of the cylinder around it that a sphere fills: two thirds.
  check: ({ across, d, half }) => {
    const r = d ? across / 2 : across
    return piMultiple(frac(2 * r * r * 2 * r, half ? 6 : 3))
  },
})

const silo = quick({
  id: 'volume-composite',
  skill,
  level: 'High',
  b: 0.9,
  seconds: 110,
  draw: (rng) =>
    until(
      () => ({ r: int(rng, 2, 6), h: int(rng, 4, 15), k: int(rng, 3, 9), drill: int(rng, 0, 1) === 1 }),
      ({ r, h, k }) => (r * r * k) % 3 === 0 && k < h,
    ),
  frames: [
    [
      'silo',
      'words',
      6,
      ({ r, h, k, drill }, rng) =>
        drill
          ? `A cylinder of wood has a radius of ${r} cm and a height of ${h} cm. ${person(rng)} cuts a hole in the shape of a cone into its top; the opening of the hole is the whole top of the cylinder, and the hole is ${k} cm deep. How many cubic centimeters of wood are left?`
          : `A grain silo is a cylinder with a radius of ${r} m and a height of ${h} m. On top of it sits a roof in the shape of a cone with the same radius, ${k} m high. How many cubic meters does the silo hold together with its roof?`,
    ],
  ],
  answer: ({ r, h, k, drill }) => piMultiple(r * r * h + ((drill ? -1 : 1) * (r * r * k)) / 3),
  traps: [
    ['geo-area-forgets-the-third', ({ r, h, k, drill }) => piMultiple(r * r * (h + (drill ? -k : k)))],
    [
      'geo-area-counts-a-part-twice',
      ({ r, h, k, drill }) => piMultiple(r * r * h + ((drill ? 1 : -1) * (r * r * k)) / 3),
      ({ drill }) => (drill ? 'adds the cone instead of taking it away.' : 'takes the cone away instead of adding it.'),
    ],
    ['geo-area-misses-a-part', ({ r, h }) => piMultiple(r * r * h), 'is the cylinder alone.'],
    [
      'geo-area-diameter-for-radius',
      ({ r, h, k, drill }) => piMultiple(4 * (r * r * h + ((drill ? -1 : 1) * (r * r * k)) / 3)),
    ],
    [
      'geo-area-forgets-the-third',
      ({ r, h, k, drill }) => piMultiple(frac(r * r * (h + (drill ? -k : k)), 3)),
      'takes a third of the cylinder, too.',
    ],
  ],
  explain: ({ r, h, k, drill }) => [
    [`Cylinder: $\\pi \\cdot ${r}^2 \\cdot ${h} = ${r * r * h}\\pi$`, 'Base area times height.'],
    [
      `Cone: $\\frac{1}{3}\\pi \\cdot ${r}^2 \\cdot ${k} = ${(r * r * k) / 3}\\pi$`,
      'A third of base area times height.',
    ],
    [
      `$${r * r * h}\\pi ${drill ? '-' : '+'} ${(r * r * k) / 3}\\pi = ${r * r * h + ((drill ? -1 : 1) * (r * r * k)) / 3}\\pi$`,
      drill ? 'The hole is taken away.' : 'The roof is added.',
    ],
  ],
  given: (p) => p,
  check: ({ r, h, k, drill }) => piMultiple(frac(r * r * (3 * h + (drill ? -k : k)), 3)),
})

const height = quick({
  id: 'volume-find-the-height',
  skill,
  level: 'Medium',
  b: 0.3,
  seconds: 75,
  draw: (rng) =>
    until(
      () => ({ r: int(rng, 2, 8), h: int(rng, 3, 15), cone: int(rng, 0, 1) === 1, d: false }),
      ({ r, h, cone }) => (!cone || (r * r * h) % 3 === 0) && r !== h && h < 4 * r,
    ),
  frames: [
    [
      'figure',
      'figure',
      6,
      ({ r, h, cone }) => {
        const o = { alt: cone ? 'A cone' : 'A cylinder', r, h, labels: { r: `${r}`, h: 'h' } }
        return `${cone ? solid.cone(o) : solid.cylinder(o)}<p>The volume of the ${cone ? 'cone' : 'cylinder'} is $${(r * r * h) / (cone ? 3 : 1)}\\pi$. What is the height $h$?</p>`
      },
      'grid',
    ],
  ],
  answer: ({ h }) => num(h),
  traps: [
    ['geo-area-forgets-the-third', ({ h, cone }) => (cone ? num(frac(h, 3)) : num(3 * h))],
    [
      'geo-area-squares-the-wrong-length',
      ({ r, h, cone }) => num(frac(r * h, cone ? 3 : 1)),
      'divides by the radius only once.',
    ],
    ['geo-area-diameter-for-radius', ({ h }) => num(frac(h, 4))],
  ],
  explain: ({ r, h, cone }) => [
    [`The base has the area $${r * r}\\pi$.`, `The radius is ${r}.`],
    cone
      ? [
          `$\\frac{1}{3} \\cdot ${r * r}\\pi \\cdot h = ${(r * r * h) / 3}\\pi$, so $h = ${h}$.`,
          `Multiply by 3 and divide by $${r * r}\\pi$.`,
        ]
      : [`$${r * r}\\pi \\cdot h = ${r * r * h}\\pi$, so $h = ${h}$.`, `Divide by $${r * r}\\pi$.`],
  ],
  given: ({ r, h, cone }) => ({ r, v: (r * r * h) / (cone ? 3 : 1), cone }),
  check: ({ r, v, cone }) =>
    num(Array.from({ length: 40 }, (_, x) => x).find((x) => r * r * x === v * (cone ? 3 : 1)) ?? -1),
})

const claims = judgeTwo({
  id: 'geometry/volume-claims',
  skill,
  slip: 'geo-area',
  frame: 'two-claims',
  difficulty: 'Medium',
  b: 0.4,
  seconds: 90,
  items: 6,
  draw: (rng) =>
    until(
      () => ({ r: int(rng, 2, 8), h: int(rng, 3, 14) }),
      ({ r, h }) => r !== h && h < 4 * r && (r * r * h) % 3 === 0 && h !== 2 * r,
    ),
  intro: ({ r, h }) => solid.cone({ alt: 'A cone', r, h, labels: { r: `${r}`, h: `${h}` } }),
  claims: ({ r, h }) => [
    {
      id: 'three',
      says: 'Three such cones full of water fill a cylinder with the same radius and height.',
      holds: true,
      because: 'A cone has a third of the volume of the cylinder.',
    },
    {
      id: 'height',
      says: 'A cone with the same base and twice the height holds twice as much.',
      holds: true,
      because: 'The height comes into the formula once.',
    },
    {
      id: 'value',
      says: `The volume of the cone is $${(r * r * h) / 3}\\pi$.`,
      holds: true,
      because: `$\\frac{1}{3}\\pi \\cdot ${r}^2 \\cdot ${h}$ is this number.`,
    },
    {
      id: 'radius',
      says: 'A cone with the same height and twice the radius holds twice as much.',
      holds: false,
      because: 'The radius is squared, so it holds four times as much.',
    },
    {
      id: 'two',
      says: 'Two such cones full of water fill a cylinder with the same radius and height.',
      holds: false,
      because: 'It takes three.',
    },
    {
      id: 'half',
      says: 'Filled with water up to half of its height, with the tip pointing down, the cone holds half of its volume.',
      holds: false,
      because: 'The lower half is a cone with half the height and half the radius: an eighth of the volume.',
    },
  ],
  given: ({ r, h }) => ({ r, h }),
  test: ({ r, h }, id) => {
    const v = (q: number, k: number) => (q * q * k) / 3
    const close = (x: number, y: number) => Math.abs(x - y) < 1e-9
    const at: Record<string, boolean> = {
      three: close(3 * v(r, h), r * r * h),
      height: close(v(r, 2 * h), 2 * v(r, h)),
      value: close(v(r, h), (r * r * h) / 3),
      radius: close(v(2 * r, h), 2 * v(r, h)),
      two: close(2 * v(r, h), r * r * h),
      half: close(v(r / 2, h / 2), v(r, h) / 2),
    }
    return at[id] as boolean
  },
})

export const templates: readonly Template[] = [round, pyramid, sphere, silo, height, claims]
