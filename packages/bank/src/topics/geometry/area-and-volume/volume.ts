import {
  add,
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

export const skill = 'geo-volume'

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
      ({ r, h, cone }) => (!cone || (r * r * h) % 3 === 0) && r !== h && h < 4 * r && h !== 2 * r,
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
      shortcut: ({ r, h, cone }) => piMultiple(frac(r * r * h, cone ? 1 : 3)),
    },
    {
      misconception: 'geo-area-diameter-for-radius',
      shortcut: ({ r, h, cone }) => piMultiple(frac(4 * r * r * h, cone ? 3 : 1)),
    },
    {
      misconception: 'geo-area-squares-the-wrong-length',
      shortcut: ({ r, h, cone }) => piMultiple(frac(r * h * h, cone ? 3 : 1)),
      why: () => 'squares the height.',
    },
    {
      misconception: 'geo-area-squares-the-wrong-length',
      shortcut: ({ r, h }) => piMultiple(2 * r * h),
      why: () => 'doubles the radius instead of squaring it.',
    },
    { misconception: 'geo-area-forgets-the-third', shortcut: ({ r, h }) => piMultiple(frac(r * r * h, 2)) },
    {
      misconception: 'geo-area-squares-the-wrong-length',
      shortcut: ({ r, h, cone }) => piMultiple(frac(r * h, cone ? 3 : 1)),
      why: () => 'does not square the radius.',
    },
  ],
  explain: ({ r, h, cone }) => [
    { do: `The base has the area $\\pi \\cdot ${r}^2 = ${r * r}\\pi$.`, why: `It is a disc with the radius ${r}.` },
    cone
      ? {
          do: `$\\frac{1}{3} \\cdot ${r * r}\\pi \\cdot ${h} = ${(r * r * h) / 3}\\pi$`,
          why: 'A cone has a third of the volume of the cylinder around it.',
        }
      : { do: `$${r * r}\\pi \\cdot ${h} = ${r * r * h}\\pi$`, why: 'Base area times height.' },
  ],
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
    { misconception: 'geo-area-forgets-the-third', rule: ({ w, d, h }) => num(w * d * h) },
    {
      misconception: 'geo-area-forgets-the-third',
      rule: ({ w, d, h }) => whole((w * d * h) / 2),
      why: () => 'takes a half instead of a third.',
    },
    {
      misconception: 'geo-area-forgets-the-half',
      rule: ({ w, d, h }) => whole((w * d * h) / 6),
      why: () => 'halves the rectangle as if it were a triangle.',
    },
    {
      misconception: 'geo-area-volume-for-surface',
      rule: ({ w, d, h }) => num(w * d + w * h + d * h),
      why: () => 'adds the areas of three faces of a box.',
    },
    { misconception: 'geo-area-misses-a-part', rule: ({ w, d }) => num(w * d), why: () => 'is the area of the base.' },
    {
      misconception: 'geo-area-uses-a-length-twice',
      rule: ({ w, d, h }) => whole((w * w * h) / 3 === (w * d * h) / 3 ? -1 : (w * w * h) / 3),
      why: () => 'takes the base to be a square.',
    },
    {
      misconception: 'geo-area-forgets-the-third',
      rule: ({ w, d, h }) => whole((w * d * h) / 4),
      why: () => 'takes a quarter instead of a third.',
    },
  ],
  explain: ({ w, d, h }) => [
    { do: `The base has the area $${w} \\cdot ${d} = ${w * d}$.`, why: 'It is a rectangle.' },
    {
      do: `$\\frac{1}{3} \\cdot ${w * d} \\cdot ${h} = ${(w * d * h) / 3}$`,
      why: 'A pyramid has a third of the volume of the prism around it.',
    },
  ],
  // From the areas of the base and of the cut at half the height (prismoidal formula).
  check: ({ w, d, h }) => num(mul(frac(h, 6), add(w * d, mul(4, frac(w * d, 4))))),
})

const sphere = template({
  id: 'geometry/volume-sphere',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 70,
  response: 'choice',
  balance: 'size',
  draw: (rng) => ({ r: int(rng, 2, 15), half: int(rng, 0, 1) === 1, d: int(rng, 0, 1) === 1 }),
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
      misconception: 'geo-area-forgets-the-half',
      shortcut: ({ r, half }) => piMultiple(frac((half ? 4 : 2) * r ** 3, 3)),
      why: ({ half }) => (half ? 'is the whole sphere.' : 'is only half of the sphere.'),
    },
    {
      misconception: 'geo-area-diameter-for-radius',
      shortcut: ({ r, half }) => piMultiple(frac((half ? 16 : 32) * r ** 3, 3)),
    },
    {
      misconception: 'geo-area-sphere-formula-mixed-up',
      shortcut: ({ r, half }) => piMultiple(frac((half ? 1 : 8) * r ** 3, 3)),
      why: () => 'has a wrong factor before the cube of the radius.',
    },
    {
      misconception: 'geo-area-sphere-formula-mixed-up',
      shortcut: ({ r, half }) => piMultiple(frac((half ? 8 : 1) * r ** 3, 3)),
      why: () => 'has a wrong factor before the cube of the radius.',
    },
    {
      misconception: 'geo-area-sphere-formula-mixed-up',
      shortcut: ({ r, half }) => piMultiple((half ? 2 : 4) * r * r),
      why: () => 'is a surface, not a volume.',
    },
    {
      misconception: 'geo-area-sphere-formula-mixed-up',
      shortcut: ({ r, half }) => piMultiple(frac((half ? 2 : 4) * r * r, 3)),
      why: () => 'has the radius only twice.',
    },
    {
      misconception: 'geo-area-sphere-formula-mixed-up',
      shortcut: ({ r, half }) => piMultiple((half ? 2 : 4) * r ** 3),
      why: () => 'forgets the third.',
    },
  ],
  explain: ({ r, half }) => [
    {
      do: `$\\frac{4}{3}\\pi \\cdot ${r}^3 = ${piMultiple(frac(4 * r ** 3, 3)).html.replace(/\$/g, '')}$`,
      why: `The radius is ${r}.`,
    },
    half
      ? {
          do: `Half of that is $${piMultiple(frac(2 * r ** 3, 3)).html.replace(/\$/g, '')}$.`,
          why: 'Only one half is asked for.',
        }
      : {
          do: 'This is the volume of the whole sphere.',
          why: `The radius comes in three times: $${r}^3 = ${r ** 3}$.`,
        },
  ],
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
          ? `A cylinder of wood has a radius of ${r} cm and a height of ${h} cm. ${person(rng)} cuts a hole in the shape of a cone into its top; the opening of the hole is the whole top of the cylinder, and the hole is ${k} cm deep. How many cubic centimeters of wood are left?`
          : `A grain silo is a cylinder with a radius of ${r} m and a height of ${h} m. On top of it sits a roof in the shape of a cone with the same radius, ${k} m high. How many cubic meters does the silo hold together with its roof?`,
    },
  ],
  given: (p) => p,
  answer: ({ r, h, k, drill }) => piMultiple(r * r * h + ((drill ? -1 : 1) * (r * r * k)) / 3),
  traps: [
    {
      misconception: 'geo-area-forgets-the-third',
      rule: ({ r, h, k, drill }) => piMultiple(r * r * (h + (drill ? -k : k))),
    },
    {
      misconception: 'geo-area-counts-a-part-twice',
      rule: ({ r, h, k, drill }) => piMultiple(r * r * h + ((drill ? 1 : -1) * (r * r * k)) / 3),
      why: ({ drill }) =>
        drill ? 'adds the cone instead of taking it away.' : 'takes the cone away instead of adding it.',
    },
    {
      misconception: 'geo-area-misses-a-part',
      rule: ({ r, h }) => piMultiple(r * r * h),
      why: () => 'is the cylinder alone.',
    },
    {
      misconception: 'geo-area-diameter-for-radius',
      rule: ({ r, h, k, drill }) => piMultiple(4 * (r * r * h + ((drill ? -1 : 1) * (r * r * k)) / 3)),
    },
    {
      misconception: 'geo-area-forgets-the-third',
      rule: ({ r, h, k, drill }) => piMultiple(frac(r * r * (h + (drill ? -k : k)), 3)),
      why: () => 'takes a third of the cylinder, too.',
    },
  ],
  explain: ({ r, h, k, drill }) => [
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
  check: ({ r, h, k, drill }) => piMultiple(frac(r * r * (3 * h + (drill ? -k : k)), 3)),
})

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
      stem: ({ r, h, cone }) => {
        const o = { alt: cone ? 'A cone' : 'A cylinder', r, h, labels: { r: `${r}`, h: 'h' } }
        return `${cone ? solid.cone(o) : solid.cylinder(o)}<p>The volume of the ${cone ? 'cone' : 'cylinder'} is $${(r * r * h) / (cone ? 3 : 1)}\\pi$. What is the height $h$?</p>`
      },
    },
  ],
  given: ({ r, h, cone }) => ({ r, v: (r * r * h) / (cone ? 3 : 1), cone }),
  answer: ({ h }) => num(h),
  traps: [
    { misconception: 'geo-area-forgets-the-third', shortcut: ({ h, cone }) => (cone ? num(frac(h, 3)) : num(3 * h)) },
    {
      misconception: 'geo-area-squares-the-wrong-length',
      shortcut: ({ r, h, cone }) => num(frac(r * h, cone ? 3 : 1)),
      why: () => 'divides by the radius only once.',
    },
    { misconception: 'geo-area-diameter-for-radius', shortcut: ({ h }) => num(frac(h, 4)) },
  ],
  explain: ({ r, h, cone }) => [
    { do: `The base has the area $${r * r}\\pi$.`, why: `The radius is ${r}.` },
    cone
      ? {
          do: `$\\frac{1}{3} \\cdot ${r * r}\\pi \\cdot h = ${(r * r * h) / 3}\\pi$, so $h = ${h}$.`,
          why: `Multiply by 3 and divide by $${r * r}\\pi$.`,
        }
      : { do: `$${r * r}\\pi \\cdot h = ${r * r * h}\\pi$, so $h = ${h}$.`, why: `Divide by $${r * r}\\pi$.` },
  ],
  check: ({ r, v, cone }) =>
    num(Array.from({ length: 40 }, (_, x) => x).find((x) => r * r * x === v * (cone ? 3 : 1)) ?? -1),
})

export const templates: readonly Template[] = [round, pyramid, sphere, silo, height]
