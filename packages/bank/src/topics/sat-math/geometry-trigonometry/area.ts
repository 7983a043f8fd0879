import { frac, int, num, pick, solid, sub, type Template, until } from '#kit'
import { ask, search } from '../ask.ts'

const skill = 'sm-area-and-volume'

const cone = ask({
  id: 'cone-in-cylinder',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  seconds: 85,
  items: 5,
  draw: (rng) =>
    until(
      () => ({ r: int(rng, 2, 7), h: 3 * int(rng, 2, 7) }),
      ({ r, h }) => r !== h && 2 * r <= 2 * h,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      stem: ({ r, h }) =>
        `<p>A cylinder made of clay has the measurements shown, in centimeters.</p>${solid.cylinder({ alt: 'A cylinder', r, h, labels: { r: `${r}`, h: `${h}` } })}<p>A cone with the same base and the same height is cut out of it. The volume of the clay that is left is $k\\pi$ cubic centimeters. What is the value of $k$?</p>`,
    },
    {
      id: 'grid',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: ({ r, h }) =>
        `A cylindrical candle has a radius of ${r} centimeters and a height of ${h} centimeters. A cone with the same base and height is cut out of it. The volume of the wax that is left is $k\\pi$ cubic centimeters. What is the value of $k$?`,
    },
  ],
  answer: ({ r, h }) => num((2 * r * r * h) / 3),
  traps: [
    ['sm-gives-the-removed-part', ({ r, h }) => num((r * r * h) / 3)],
    ['sm-gives-the-whole-solid', ({ r, h }) => num(r * r * h)],
    ['sm-diameter-for-radius', ({ r, h }) => num((8 * r * r * h) / 3)],
    ['sm-forgets-to-square-the-radius', ({ r, h }) => num((2 * r * h) / 3)],
    ['sm-doubles-the-radius-for-the-square', ({ r, h }) => num((4 * r * h) / 3)],
    ['sm-half-for-a-third', ({ r, h }) => (((r * r * h) / 2) % 1 === 0 ? num((r * r * h) / 2) : null)],
  ],
  explain: ({ r, h }) => [
    [
      `The cylinder has the volume $\\pi \\cdot ${r}^2 \\cdot ${h} = ${r * r * h}\\pi$, and the cone a third of it, $${(r * r * h) / 3}\\pi$.`,
      'Both have the same base and height.',
    ],
    [
      `What is left: $${r * r * h} - ${(r * r * h) / 3} = ${(2 * r * r * h) / 3}$, times $\\pi$.`,
      'Subtract the part that is cut out.',
    ],
  ],
  given: ({ r, h }) => ({ r, h }),
  check: ({ r, h }) => num(sub(r * r * h, frac(r * r * h, 3))),
})

const scaled = ask({
  id: 'scaled-solid',
  skill,
  difficulty: 'High',
  b: 0.6,
  seconds: 80,
  items: 5,
  draw: (rng) =>
    until(
      () => ({
        k: int(rng, 2, 5),
        v: int(rng, 3, 40),
        what: pick(rng, ['pyramid', 'prism', 'cone', 'bottle'] as const),
      }),
      ({ k, v }) => v !== k,
    ),
  frames: [
    {
      id: 'volume',
      kind: 'words',
      stem: ({ k, v, what }) =>
        `A ${what} has a volume of ${v} cubic inches. In a larger ${what} of the same shape, every length is ${k} times as great. What is the volume of the larger ${what}, in cubic inches?`,
    },
    {
      id: 'grid',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: ({ k, v, what }) =>
        `Two ${what}s have the same shape. Every length of the second is ${k} times the corresponding length of the first. If the first has a volume of ${v} cubic centimeters, what is the volume of the second, in cubic centimeters?`,
    },
  ],
  answer: ({ k, v }) => num(k ** 3 * v),
  traps: [
    ['sm-scales-volume-like-length', ({ k, v }) => num(k * v)],
    ['sm-scales-volume-like-area', ({ k, v }) => num(k * k * v)],
    [
      'sm-scales-volume-like-length',
      ({ k, v }) => num(3 * k * v),
      () => 'multiplies the factor by 3 instead of taking its cube.',
    ],
    ['sm-scales-volume-like-area', ({ k, v }) => num(k ** 4 * v), () => 'uses the factor once too often.'],
    ['sm-scales-volume-like-length', ({ k, v }) => num(k ** 3 + v), () => 'adds instead of multiplying.'],
  ],
  explain: ({ k, v }) => [
    [
      `Length, width and height are all multiplied by $${k}$, so the volume is multiplied by $${k}^3 = ${k ** 3}$.`,
      'A volume has three dimensions.',
    ],
    [`$${k ** 3} \\cdot ${v} = ${k ** 3 * v}$`, 'Multiply the volume of the first.'],
  ],
  given: ({ k, v }) => ({ k, v }),
  // A box of 1 by 1 by v, whose small cubes are counted after each edge has grown.
  check: ({ k, v }) => {
    const edge = (n: number) => Array.from({ length: n }, (_, i) => i)
    return num(edge(k).flatMap((x) => edge(k).flatMap((y) => edge(k * v).map((z) => [x, y, z]))).length)
  },
})

const rectangle = ask({
  id: 'rectangle-from-perimeter',
  skill,
  difficulty: 'Medium',
  b: 0,
  seconds: 80,
  items: 5,
  draw: (rng) =>
    until(
      () => ({ w: int(rng, 3, 14), d: int(rng, 2, 12) }),
      ({ w, d }) => w !== d,
    ),
  frames: [
    {
      id: 'words',
      kind: 'words',
      stem: ({ w, d }) =>
        `The length of a rectangular garden is ${d} meters greater than its width. The perimeter of the garden is ${4 * w + 2 * d} meters. What is the area of the garden, in square meters?`,
    },
  ],
  answer: ({ w, d }) => num(w * (w + d)),
  traps: [
    [
      'sm-half-the-perimeter-forgotten',
      ({ w, d }) => num((2 * w + d) * 2 * w),
      () => 'takes the whole perimeter for length plus width.',
    ],
    ['sm-gives-a-length', ({ w }) => num(w), () => 'is the width.'],
    ['sm-gives-a-length', ({ w, d }) => num(w + d), () => 'is the length.'],
    ['sm-square-of-one-side', ({ w }) => num(w * w)],
    ['sm-square-of-one-side', ({ w, d }) => num((w + d) * (w + d))],
  ],
  explain: ({ w, d }) => [
    [
      `With width $w$: $4w + 2 \\cdot ${d} = ${4 * w + 2 * d}$, so $w = ${w}$ and the length is $${w + d}$.`,
      'The perimeter has two widths and two lengths.',
    ],
    [`The area is $${w} \\cdot ${w + d} = ${w * (w + d)}$.`, 'Length times width.'],
  ],
  given: ({ w, d }) => ({ d, p: 4 * w + 2 * d }),
  check: ({ d, p }) => {
    const w = search((n) => n > 0 && 2 * (n + n + d) === p)
    return num(w * (w + d))
  },
})

const cube = ask({
  id: 'cube-mass',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  seconds: 80,
  items: 5,
  draw: (rng) => ({ s: int(rng, 2, 8), d: int(rng, 4, 17) }),
  frames: [
    {
      id: 'surface',
      kind: 'multi-step',
      stem: ({ s, d }) =>
        `A solid cube of metal has a surface area of ${6 * s * s} square centimeters. The metal has a density of ${d} grams per cubic centimeter. What is the mass of the cube, in grams?`,
    },
    {
      id: 'grid',
      kind: 'multi-step',
      response: 'grid',
      items: 4,
      stem: ({ s, d }) =>
        `The six faces of a wooden cube have a total area of ${6 * s * s} square inches. The wood weighs ${d} grams per cubic inch. How many grams does the cube weigh?`,
    },
  ],
  answer: ({ s, d }) => num(s ** 3 * d),
  traps: [
    ['sm-area-for-volume', ({ s, d }) => num(s * s * d), () => 'uses the area of a face instead of the volume.'],
    ['sm-area-for-volume', ({ s, d }) => num(6 * s * s * d), () => 'uses the surface area instead of the volume.'],
    ['sm-forgets-the-density', ({ s }) => num(s ** 3)],
    ['sm-gives-a-length', ({ s, d }) => num(s * d), () => 'uses the edge instead of the volume.'],
    ['sm-area-for-volume', ({ s, d }) => num(s ** 4 * d), () => 'multiplies by the edge once too often.'],
  ],
  explain: ({ s, d }) => [
    [
      `A face has an area of $${s * s}$, so the edge is $${s}$ and the volume is $${s}^3 = ${s ** 3}$.`,
      'A cube has six equal square faces.',
    ],
    [`The mass is $${s ** 3} \\cdot ${d} = ${s ** 3 * d}$.`, 'Mass is density times volume.'],
  ],
  given: ({ s, d }) => ({ a: 6 * s * s, d }),
  check: ({ a, d }) => num(search((e) => e > 0 && 6 * e * e === a) ** 3 * d),
})

export const templates: readonly Template[] = [cone, scaled, rectangle, cube]
