/** Geometry at work: materials, loads, space and cost. */

import {
  dec,
  decimal,
  drawing,
  g,
  group,
  type Html,
  int,
  mul,
  num,
  type Pt,
  person,
  pick,
  quantity,
  shuffle,
  solid,
  type Template,
  table,
  template,
  text,
  toDecimalText,
  until,
  whole,
} from '#kit'
import { filled, written } from '../marks.ts'

const skill = 'geo-design-and-density'

const METALS = [
  ['Aluminum', '2.7'],
  ['Tin', '7.3'],
  ['Iron', '7.9'],
  ['Brass', '8.5'],
  ['Copper', '9.0'],
  ['Silver', '10.5'],
  ['Lead', '11.3'],
] as const

const material = template({
  id: 'geometry/design-which-material',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: true,
  seconds: 90,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        a: int(rng, 3, 9),
        b: int(rng, 2, 8),
        c: int(rng, 2, 9),
        four: shuffle(
          rng,
          METALS.map((_, i) => i),
        )
          .slice(0, 4)
          .sort((x, y) => x - y),
        at: int(rng, 0, 3),
      }),
      ({ a, b, c }) => a * b * c >= 20 && a * b * c <= 300,
    ),
  frames: [
    {
      id: 'block',
      kind: 'figure',
      items: 9,
      stem: ({ a, b, c, four, at }) => {
        const mass = mul(dec(METALS[four[at] as number]?.[1] as string), a * b * c)
        return `${solid.box({ alt: 'A block of metal', w: a, d: b, h: c, labels: { w: `${a} cm`, d: `${b} cm`, h: `${c} cm` } })}<p>The block is made of one metal and has a mass of ${toDecimalText(mass)} grams.</p>${table(
          ['Metal', 'Density (grams per cubic centimeter)'],
          four.map((i) => [METALS[i]?.[0] as string, METALS[i]?.[1] as string]),
        )}<p>Which metal is it?</p>`
      },
    },
  ],
  given: ({ a, b, c, four, at }) => ({
    a,
    b,
    c,
    mass: mul(dec(METALS[four[at] as number]?.[1] as string), a * b * c),
    list: four.map((i) => ({ name: METALS[i]?.[0] as string, d: dec(METALS[i]?.[1] as string) })),
  }),
  answer: ({ four, at }) => text(METALS[four[at] as number]?.[0] as string),
  traps: [0, 1, 2, 3].map((k) => ({
    misconception: 'geo-design-misreads-the-density',
    rule: ({ list }: { list: readonly { name: string }[] }) => text(list[k]?.name as string),
    says: ({ four }: { four: readonly number[] }) =>
      `I chose ${METALS[four[k] as number]?.[0].toLowerCase()}, although the mass per cubic centimeter does not fit.`,
    why: ({ a, b, c, four }: { a: number; b: number; c: number; four: readonly number[] }) =>
      `would make the block ${toDecimalText(mul(dec(METALS[four[k] as number]?.[1] as string), a * b * c))} grams.`,
  })),
  explain: ({ a, b, c, four, at }) => {
    const [name, d] = METALS[four[at] as number] as (typeof METALS)[number]
    const mass = toDecimalText(mul(dec(d), a * b * c))
    return {
      plan: 'Find the volume of the block, divide the mass by it, and look the density up in the table.',
      steps: [
        {
          do: `The volume is $${a} \\cdot ${b} \\cdot ${c} = ${a * b * c}$ cubic centimeters.`,
          why: 'The block is a rectangular prism.',
        },
        {
          do: `The density is $${mass} \\div ${a * b * c} = ${toDecimalText(dec(d))}$ grams per cubic centimeter.`,
          why: 'Density is mass divided by volume.',
        },
        { do: `In the table this is: ${name}.`, why: 'Each metal has a density of its own.' },
      ],
      check: `$${d} \\cdot ${a * b * c} = ${mass}$`,
      figure: solid.box({
        alt: 'A block of metal',
        w: a,
        d: b,
        h: c,
        labels: { w: `${a} cm`, d: `${b} cm`, h: `${c} cm` },
        extra: [written([a / 2, -0.24 * Math.max(a, c)], `volume ${a * b * c} cm³`, 'The block')],
      }),
    }
  },
  // Tries every metal of the table.
  check: ({ a, b, c, mass, list }) => {
    const fits = list.filter(({ d }) => Math.abs((d.n / d.d) * a * b * c - mass.n / mass.d) < 1e-9)
    return text(fits.length === 1 ? (fits[0]?.name as string) : 'none')
  },
})

const FILLS = [
  { name: 'concrete', d: 150 },
  { name: 'sand', d: 100 },
  { name: 'gravel', d: 105 },
  { name: 'soil', d: 80 },
] as const

/** The planter with its opening, and how much concrete it takes. */
const planter = (l: number, w: number, h: number): Html => {
  const [dx, dy] = [w * (Math.abs(w * 0.42 - l) < 0.2 * l ? 0.32 : 0.42), w * 0.34]
  const top = (u: number, v: number): Pt => [u + (v / w) * dx, h + (v / w) * dy]
  const concrete = (l * w - (l - 2) * (w - 2)) * h
  return solid.box({
    alt: 'A planter of concrete in the form of a box with an opening in the middle',
    w: l,
    d: w,
    h,
    labels: { w: `${l} ft`, d: `${w} ft`, h: `${h} ft` },
    extra: [
      filled([top(1, 1), top(l - 1, 1), top(l - 1, w - 1), top(1, w - 1)]),
      written([l / 2, -0.24 * l], `concrete ${concrete} cu ft`, 'The planter'),
    ],
  })
}

const hollow = template({
  id: 'geometry/design-hollow-block',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: true,
  seconds: 110,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ w: int(rng, 4, 9), l: int(rng, 5, 12), h: int(rng, 2, 3), t: 1, d: pick(rng, [140, 145, 150]) }),
      ({ w, l, h }) => w !== l && w - 2 >= 2 && h < w,
    ),
  frames: [
    {
      id: 'planter',
      kind: 'figure',
      items: 7,
      stem: ({ w, l, h, t, d }) =>
        `${solid.box({ alt: 'A planter of concrete in the form of a box', w: l, d: w, h, labels: { w: `${l} ft`, d: `${w} ft`, h: `${h} ft` } })}<p>A planter is cast of concrete in the form of a box that is open at the top and at the bottom. On the outside it measures ${l} ft by ${w} ft and is ${h} ft high; its walls are ${t} ft thick. Concrete weighs ${d} pounds per cubic foot. How many pounds does the planter weigh?</p>`,
    },
    {
      id: 'words',
      kind: 'words',
      items: 5,
      stem: ({ w, l, h, t, d }) =>
        `A frame of concrete surrounds a flower bed. On the outside the frame is a rectangle of ${l} feet by ${w} feet; it is ${t} foot wide on all four sides and ${h} feet high. One cubic foot of concrete weighs ${d} pounds. What is the weight of the frame, in pounds?`,
    },
  ],
  given: ({ w, l, h, d }) => ({ w, l, h, d }),
  answer: ({ w, l, h, d }) => num((w * l - (w - 2) * (l - 2)) * h * d),
  traps: [
    {
      misconception: 'geo-design-wall-counted-once',
      classic: true,
      rule: ({ w, l, h, d }) => num((w * l - (w - 1) * (l - 1)) * h * d),
      why: () => 'takes the wall off only once in each direction; there is a wall on both sides.',
    },
    {
      misconception: 'geo-design-forgets-the-hole',
      rule: ({ w, l, h, d }) => num(w * l * h * d),
      why: () => 'is the weight of a solid block.',
    },
    {
      misconception: 'geo-design-weighs-the-hole',
      rule: ({ w, l, h, d }) => num((w - 2) * (l - 2) * h * d),
      why: () => 'is the weight of what would fill the inside.',
    },
    {
      misconception: 'geo-design-corners-twice',
      rule: ({ w, l, h, d }) => num(2 * (w + l) * h * d),
      why: () => 'counts the four corners twice.',
    },
    {
      misconception: 'geo-design-stops-at-the-volume',
      rule: ({ w, l, h }) => num((w * l - (w - 2) * (l - 2)) * h),
      says: () => 'I gave the volume instead of the weight.',
      why: () => 'is the volume in cubic feet.',
    },
  ],
  explain: ({ w, l, h, t, d }, frame) => ({
    plan: 'The material is the outer box without the inner box. Find both volumes, subtract, and multiply by the weight of one cubic unit.',
    steps: [
      {
        do: `Outside: $${l} \\cdot ${w} \\cdot ${h} = ${l * w * h}$ cubic feet.`,
        why: 'This is the box with the hole.',
      },
      {
        do: `Inside: $${l - 2} \\cdot ${w - 2} \\cdot ${h} = ${(l - 2) * (w - 2) * h}$ cubic feet.`,
        why: `The wall of ${t} ft is there on both sides, so 2 ft go off each side.`,
      },
      {
        do: `Concrete: $${l * w * h} - ${(l - 2) * (w - 2) * h} = ${(l * w - (l - 2) * (w - 2)) * h}$ cubic feet.`,
        why: 'Outside without inside.',
      },
      {
        do: `$${(l * w - (l - 2) * (w - 2)) * h} \\cdot ${d} = ${(l * w - (l - 2) * (w - 2)) * h * d}$`,
        why: 'Each cubic foot weighs the same.',
      },
    ],
    check: `Two long walls and two short ones: $(2 \\cdot ${l} + 2 \\cdot ${w - 2}) \\cdot 1 \\cdot ${h} = ${(2 * l + 2 * (w - 2)) * h}$ cubic feet.`,
    figure: frame === 'planter' ? planter(l, w, h) : '',
  }),
  // Wall by wall.
  check: ({ w, l, h, d }) => num((l * h + l * h + (w - 2) * h + (w - 2) * h) * d),
})

const park = ({ a, b, h, tri }: Readonly<{ a: number; b: number; h: number; tri: boolean }>, inside = ''): Html =>
  tri
    ? drawing({ alt: 'A park in the form of a right triangle', at: { p: [0, 0], q: [a, 0], r: [0, h] }, height: 190 }, [
        g.polygon('pqr'),
        g.right('qpr'),
        g.side('pq', `${a} mi`),
        g.side('rp', `${h} mi`),
        ...(inside ? [written([a / 3, h / 3], inside, 'The park')] : []),
      ])
    : drawing(
        {
          alt: 'A park in the form of a trapezoid with two right angles',
          at: { p: [0, 0], q: [a, 0], r: [b, h], s: [0, h] },
          height: 190,
        },
        [
          g.polygon('pqrs'),
          g.right('qps'),
          g.side('pq', `${a} mi`),
          g.side('rs', `${b} mi`),
          g.side('sp', `${h} mi`),
          ...(inside ? [written([(a + b) / 4, h / 2], inside, 'The park')] : []),
        ],
      )

const wildlife = template({
  id: 'geometry/design-population-of-a-region',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: true,
  seconds: 85,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({
        a: int(rng, 4, 14),
        b: int(rng, 2, 9),
        h: int(rng, 3, 10),
        d: int(rng, 6, 30),
        what: pick(rng, ['deer', 'foxes', 'hares'] as const),
        tri: int(rng, 0, 1) === 1,
      }),
      ({ a, b, h, tri }) => (tri ? (a * h) % 2 === 0 : a > b && ((a + b) * h) % 2 === 0),
    ),
  frames: [
    {
      id: 'map',
      kind: 'figure',
      items: 8,
      stem: ({ a, b, h, d, what, tri }) =>
        `${park({ a, b, h, tri })}<p>Rangers count about ${d} ${what} per square mile in this park. About how many ${what} live in the whole park?</p>`,
    },
    {
      id: 'typed',
      kind: 'words',
      items: 6,
      stem: ({ a, b, h, d, what, tri }) =>
        tri
          ? `A nature reserve has the form of a right triangle with legs of ${a} miles and ${h} miles. About ${d} ${what} live on each square mile. About how many ${what} live in the reserve?`
          : `A nature reserve has the form of a trapezoid with parallel sides of ${a} miles and ${b} miles that are ${h} miles apart. About ${d} ${what} live on each square mile. About how many ${what} live in the reserve?`,
    },
  ],
  given: ({ a, b, h, d, tri }) => (tri ? { a, h, d, b: 0 } : { a, b, h, d }),
  answer: ({ a, b, h, d, tri }) => num((((tri ? a : a + b) * h) / 2) * d),
  traps: [
    {
      misconception: 'geo-design-forgets-the-half',
      classic: true,
      rule: ({ a, b, h, d }) => num((a + b) * h * d),
      why: () => 'forgets the half in the area.',
    },
    {
      misconception: 'geo-design-stops-at-the-area',
      rule: ({ a, b, h }) => num(((a + b) * h) / 2),
      why: () => 'is the area in square miles.',
    },
    {
      misconception: 'geo-design-one-side-only',
      rule: ({ a, b, h, d }) => (b === 0 ? null : num(a * h * d)),
      why: () => 'takes the park for a rectangle with the longer side.',
    },
    {
      misconception: 'geo-design-divides-by-the-density',
      rule: ({ a, b, h, d }) => whole(((a + b) * h) / 2 / d),
      why: () => 'divides the area by the density.',
    },
    {
      misconception: 'geo-design-perimeter',
      rule: ({ a, b, h, d }) => num((a + b + h) * d),
      why: () => 'adds the lengths instead of finding the area.',
    },
    {
      misconception: 'geo-design-one-side-only',
      rule: ({ a, b, h, d }) => (b === 0 ? whole((a * h * d) / 4) : num(b * h * d)),
      says: (p) => (p.tri ? 'I halved the area twice.' : 'I took the park for a rectangle with the shorter side.'),
      why: ({ tri }) => (tri ? 'halves the area twice.' : 'takes the park for a rectangle with the shorter side.'),
    },
  ],
  explain: ({ a, b, h, d, tri }, frame) => ({
    plan: 'Find the area of the region; then multiply by the number for one square unit.',
    steps: [
      {
        do: tri
          ? `The area is $\\frac{1}{2} \\cdot ${a} \\cdot ${h} = ${(a * h) / 2}$ square miles.`
          : `The area is $\\frac{1}{2} \\cdot (${a} + ${b}) \\cdot ${h} = ${((a + b) * h) / 2}$ square miles.`,
        why: tri
          ? 'A right triangle is half of a rectangle.'
          : 'A trapezoid has the mean of the parallel sides times the height.',
      },
      { do: `Each square mile has about ${d} animals.`, why: 'This is the density.' },
      {
        do: `$${((tri ? a : a + b) * h) / 2} \\cdot ${d} = ${(((tri ? a : a + b) * h) / 2) * d}$`,
        why: 'Area times density is the number.',
      },
    ],
    check: `Back: $${(((tri ? a : a + b) * h) / 2) * d} \\div ${((tri ? a : a + b) * h) / 2} = ${d}$ per square mile.`,
    figure: frame === 'map' ? park({ a, b, h, tri }, `${((tri ? a : a + b) * h) / 2} sq mi`) : '',
  }),
  // A rectangle and a triangle, or half a rectangle.
  check: ({ a, b, h, d }) => num(d * (b * h) + (d * ((a - b) * h)) / 2),
})

const fit = template({
  id: 'geometry/design-how-many-fit',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: true,
  seconds: 90,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ e: int(rng, 3, 6), w: int(rng, 10, 30), l: int(rng, 12, 34), h: int(rng, 8, 22) }),
      ({ e, w, l, h }) =>
        w % e > 0 &&
        (l % e > 0 || h % e > 0) &&
        Math.floor(w / e) * Math.floor(l / e) * Math.floor(h / e) < 150 &&
        Math.floor((w * l * h) / e ** 3) - Math.floor(w / e) * Math.floor(l / e) * Math.floor(h / e) > 3,
    ),
  frames: [
    {
      id: 'cubes',
      kind: 'figure',
      items: 7,
      stem: ({ e, w, l, h }) =>
        `${solid.box({ alt: 'A shipping box in the form of a rectangular prism', w: l, d: w, h, labels: { w: `${l} in.`, d: `${w} in.`, h: `${h} in.` } })}<p>Cubes with edges of ${e} inches are packed into this box, with their edges along the edges of the box. What is the greatest number of cubes that fit?</p>`,
    },
    {
      id: 'typed',
      kind: 'words',
      response: 'grid',
      items: 6,
      stem: ({ e, w, l, h }, rng) =>
        `${person(rng)} packs candles into a box that is ${l} inches long, ${w} inches wide and ${h} inches high. Each candle comes in a cube-shaped carton with edges of ${e} inches, and all cartons stand straight. What is the greatest number of cartons that fit into the box?`,
    },
  ],
  given: ({ e, w, l, h }) => ({ e, w, l, h }),
  answer: ({ e, w, l, h }) => num(Math.floor(w / e) * Math.floor(l / e) * Math.floor(h / e)),
  traps: [
    {
      misconception: 'geo-design-divides-the-volumes',
      classic: true,
      rule: ({ e, w, l, h }) => num(Math.floor((w * l * h) / e ** 3)),
      why: () => 'divides the volumes, as if the cubes could be cut to fill the gaps.',
    },
    {
      misconception: 'geo-design-rounds-up',
      rule: ({ e, w, l, h }) => num(Math.ceil(w / e) * Math.ceil(l / e) * Math.ceil(h / e)),
      why: () => 'rounds up along the edges; such a row would stick out.',
    },
    {
      misconception: 'geo-design-one-layer',
      rule: ({ e, w, l }) => num(Math.floor(w / e) * Math.floor(l / e)),
      why: () => 'counts one layer only.',
    },
    {
      misconception: 'geo-design-adds-the-rows',
      rule: ({ e, w, l, h }) => num(Math.floor(w / e) + Math.floor(l / e) + Math.floor(h / e)),
      why: () => 'adds the numbers along the three edges.',
    },
    {
      misconception: 'geo-design-rounds-to-nearest',
      rule: ({ e, w, l, h }) => num(Math.round(w / e) * Math.round(l / e) * Math.round(h / e)),
      why: () => 'rounds to the nearest whole number instead of down.',
    },
  ],
  explain: ({ e, w, l, h }, frame) => {
    const [x, y, z] = [Math.floor(l / e), Math.floor(w / e), Math.floor(h / e)]
    return {
      plan: 'Ask for each direction how many whole cubes fit, rounding down. Then multiply the three numbers.',
      steps: [
        {
          do: `Along the length: $${l} \\div ${e}$ gives ${x} whole cubes${l % e ? ` and a gap of ${l % e} in.` : '.'}`,
          why: 'A cube cannot be cut.',
        },
        {
          do: `Along the width: $${w} \\div ${e}$ gives ${y}. Along the height: $${h} \\div ${e}$ gives ${z}.`,
          why: 'Round down each time.',
        },
        { do: `$${x} \\cdot ${y} \\cdot ${z} = ${x * y * z}$`, why: 'Rows, columns and layers.' },
      ],
      check: `They fill ${x * e} in. by ${y * e} in. by ${z * e} in., which is inside the box.`,
      figure:
        frame === 'cubes'
          ? solid.box({
              alt: 'The shipping box, with the number of whole cubes along each edge',
              w: l,
              d: w,
              h,
              labels: { w: `${x} cubes`, d: `${y} cubes`, h: `${z} cubes` },
            })
          : '',
    }
  },
  // Places cubes one by one.
  check: ({ e, w, l, h }) => {
    const along = (edge: number) =>
      Array.from({ length: edge }, (_, i) => (i + 1) * e).filter((end) => end <= edge).length
    return num(along(w) * along(l) * along(h))
  },
})

const paint = template({
  id: 'geometry/design-how-many-to-buy',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: true,
  seconds: 90,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({
        l: int(rng, 12, 40),
        w: int(rng, 10, 30),
        h: int(rng, 8, 12),
        each: pick(rng, [250, 300, 350, 400]),
      }),
      ({ l, w, h, each }) =>
        ((2 * (l + w) * h) % each) / each > 0.08 &&
        ((2 * (l + w) * h) % each) / each < 0.9 &&
        2 * (l + w) * h > each &&
        l >= w,
    ),
  frames: [
    {
      id: 'gallons',
      kind: 'multi-step',
      items: 6,
      stem: ({ l, w, h, each }) =>
        `A hall is ${l} feet long, ${w} feet wide and ${h} feet high. Its four walls are to be painted once; doors and windows are painted as well. A gallon of paint covers ${each} square feet. How many whole gallons have to be bought?`,
    },
    {
      id: 'cans',
      kind: 'multi-step',
      items: 5,
      stem: ({ l, w, h, each }) =>
        `The outside walls of a shed that is ${l} feet long, ${w} feet wide and ${h} feet high are to be painted once. One can of paint covers ${each} square feet. Only whole cans are sold. How many cans are needed?`,
    },
  ],
  given: ({ l, w, h, each }) => ({ l, w, h, each }),
  answer: ({ l, w, h, each }) => num(Math.ceil((2 * (l + w) * h) / each)),
  traps: [
    {
      misconception: 'geo-design-rounds-down-what-is-needed',
      classic: true,
      rule: ({ l, w, h, each }) => num(Math.floor((2 * (l + w) * h) / each)),
      why: () => 'is not enough for the last part of the walls.',
    },
    {
      misconception: 'geo-design-two-walls-only',
      rule: ({ l, w, h, each }) => num(Math.ceil(((l + w) * h) / each)),
      why: () => 'counts only two of the four walls.',
    },
    {
      misconception: 'geo-design-adds-the-ceiling',
      rule: ({ l, w, h, each }) => num(Math.ceil((2 * (l + w) * h + l * w) / each)),
      why: () => 'adds a ceiling, which is not painted.',
    },
    {
      misconception: 'geo-design-volume-for-area',
      rule: ({ l, w, h, each }) => num(Math.ceil((l * w * h) / each)),
      why: () => 'uses the volume instead of the area of the walls.',
    },
  ],
  explain: ({ l, w, h, each }) => {
    const area = 2 * (l + w) * h
    return {
      plan: 'Find the area of the four walls, divide by what one unit covers, and round up: what is missing must be bought, too.',
      steps: [
        {
          do: `The walls have $2 \\cdot (${l} + ${w}) \\cdot ${h} = ${area}$ square feet.`,
          why: 'Perimeter of the floor times height.',
        },
        { do: `$${area} \\div ${each} \\approx ${(area / each).toFixed(2)}$`, why: 'So many units would be used up.' },
        { do: `Rounded up, $${Math.ceil(area / each)}$ are needed.`, why: 'One less would not be enough.' },
      ],
      check: `${Math.ceil(area / each) - 1} would cover ${group((Math.ceil(area / each) - 1) * each)} square feet: too little. ${Math.ceil(area / each)} cover ${group(Math.ceil(area / each) * each)}.`,
    }
  },
  // Opens one after the other until the walls are done.
  check: ({ l, w, h, each }) => {
    let [left, used] = [l * h + l * h + w * h + w * h, 0]
    while (left > 0) {
      left -= each
      used += 1
    }
    return num(used)
  },
})

const load = template({
  id: 'geometry/design-load-limit',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: true,
  seconds: 105,
  response: 'grid',
  draw: (rng) => {
    const fill = pick(rng, FILLS)
    return until(
      () => ({
        name: fill.name as string,
        d: fill.d as number,
        w: int(rng, 4, 6),
        l: int(rng, 6, 12),
        inches: pick(rng, [3, 6, 9, 15, 18]),
      }),
      ({ d, w, l, inches }) =>
        Number.isInteger((d * w * l * inches) / 12) &&
        (d * w * l * inches) / 12 >= 800 &&
        (d * w * l * inches) / 12 <= 7000,
    )
  },
  frames: [
    {
      id: 'truck',
      kind: 'words',
      items: 7,
      stem: ({ name, d, w, l, inches }) =>
        `The bed of a truck is ${l} feet long and ${w} feet wide. The truck may carry at most ${group((d * w * l * inches) / 12)} pounds. ${name.replace(/^./, (c) => c.toUpperCase())} weighs ${d} pounds per cubic foot. To what depth, in inches, may the bed be filled with ${name}?`,
    },
    {
      id: 'typed',
      kind: 'words',
      items: 5,
      stem: ({ name, d, w, l, inches }) =>
        `A flat roof of ${l} feet by ${w} feet can carry ${group((d * w * l * inches) / 12)} pounds of ${name}. One cubic foot of ${name} weighs ${d} pounds. How many inches deep may the layer of ${name} be if it covers the whole roof evenly?`,
    },
  ],
  given: ({ d, w, l, inches }) => ({ d, w, l, limit: (d * w * l * inches) / 12 }),
  answer: ({ inches }) => num(inches),
  traps: [
    {
      misconception: 'geo-design-feet-for-inches',
      classic: true,
      rule: ({ d, w, l, limit }) => decimal({ n: Math.round((100 * limit) / (d * w * l)), d: 100 }, 2),
      why: () => 'is the depth in feet (rounded), not in inches.',
    },
    {
      misconception: 'geo-design-stops-at-the-volume',
      rule: ({ d, limit }) => whole(limit / d),
      says: () => 'I gave the volume of the load in cubic feet.',
      why: () => 'is the volume of the load in cubic feet.',
    },
    {
      misconception: 'geo-design-forgets-the-density',
      rule: ({ w, l, limit }) => whole((limit * 12) / (w * l)),
      why: () => 'leaves the density out.',
    },
    {
      misconception: 'geo-design-perimeter',
      rule: ({ d, w, l, limit }) => whole((limit * 12) / (d * (w + l))),
      says: () => 'I added the sides of the ground instead of multiplying them.',
      why: () => 'adds the sides of the ground instead of multiplying them.',
    },
    {
      misconception: 'geo-design-one-side-only',
      rule: ({ d, l, limit }) => whole((limit * 12) / (d * l)),
      says: () => 'I divided by the length only.',
      why: () => 'divides by the length only.',
    },
    {
      misconception: 'geo-design-divides-by-ten',
      rule: ({ d, w, l, limit }) => whole((limit * 10) / (d * w * l)),
      why: () => 'takes a foot for ten inches.',
    },
  ],
  explain: ({ d, w, l, inches }) => {
    const limit = (d * w * l * inches) / 12
    return {
      plan: 'Turn the weight into a volume by dividing by the density; divide by the area of the ground; change feet to inches.',
      steps: [
        {
          do: `The volume is $${limit} \\div ${d} = ${(w * l * inches) / 12}$ cubic feet.`,
          why: 'Weight divided by the weight of one cubic foot.',
        },
        { do: `The ground has $${l} \\cdot ${w} = ${l * w}$ square feet.`, why: 'It is a rectangle.' },
        {
          do: `The depth is $${(w * l * inches) / 12} \\div ${l * w} = \\frac{${inches}}{12}$ feet.`,
          why: 'Volume divided by area is height.',
        },
        { do: `In inches: $12 \\cdot \\frac{${inches}}{12} = ${inches}$.`, why: 'A foot has 12 inches.' },
      ],
      check: `Each inch of depth weighs $${l * w} \\cdot ${d} \\div 12$ pounds; ${inches} inches weigh ${group(limit)} pounds.`,
    }
  },
  // Adds inch after inch.
  check: ({ d, w, l, limit }) =>
    num(Array.from({ length: 60 }, (_, i) => i).find((i) => Math.abs((i * d * w * l) / 12 - limit) < 1e-6) ?? -1),
})

const fence = template({
  id: 'geometry/design-largest-area',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: true,
  seconds: 105,
  response: 'choice',
  balance: 'distance',
  draw: (rng) => ({ n: int(rng, 3, 15) * 12, wall: int(rng, 0, 1) === 1 }),
  frames: [
    {
      id: 'fence',
      kind: 'multi-step',
      items: 8,
      stem: ({ n, wall }) =>
        wall
          ? `A rectangular garden lies against a long wall, so only three of its sides need a fence. There are ${n} feet of fence. What is the greatest area that the garden can have?`
          : `A rectangular dog run is fenced on all four sides with ${n} feet of fence. What is the greatest area that it can have?`,
    },
  ],
  given: ({ n, wall }) => ({ n, wall }),
  answer: ({ n, wall }) => quantity(wall ? (n * n) / 8 : (n * n) / 16, 'square feet'),
  traps: [
    {
      misconception: 'geo-design-square-against-a-wall',
      classic: true,
      rule: ({ n, wall }) => (wall ? quantity((n * n) / 9, 'square feet') : null),
      why: ({ n }) => `makes all three sides ${n / 3} feet; a longer side along the wall gives more.`,
    },
    {
      misconception: 'geo-design-wrong-number-of-sides',
      classic: true,
      rule: ({ n, wall }) => (wall ? null : quantity((n * n) / 9, 'square feet')),
      why: () => 'divides the fence by 3; all four sides need one.',
    },
    {
      misconception: 'geo-design-wrong-number-of-sides',
      rule: ({ n, wall }) => quantity(wall ? (n * n) / 16 : (n * n) / 8, 'square feet'),
      says: (p) => (p.wall ? 'I fenced all four sides, although one is the wall.' : 'I left one side without a fence.'),
      why: ({ wall }) =>
        wall ? 'fences all four sides; along the wall none is needed.' : 'leaves one side without a fence.',
    },
    {
      misconception: 'geo-design-thin-rectangle',
      rule: ({ n }) => quantity((n / 3) * (n / 6), 'square feet'),
      why: () => 'belongs to a long and thin rectangle; another shape has more area.',
    },
    {
      misconception: 'geo-design-squares-the-half',
      rule: ({ n }) => quantity((n * n) / 4, 'square feet'),
      why: () => 'uses half of the fence for each side; there is not enough fence for that.',
    },
  ],
  explain: ({ n, wall }) => ({
    plan: 'Write the area with the width as the only unknown, and find where it is greatest: halfway between the two widths that give no area.',
    steps: wall
      ? [
          {
            do: `With the width $w$ away from the wall, the side along the wall is $${n} - 2w$.`,
            why: 'Two widths and one length use up the fence.',
          },
          {
            do: `The area $w(${n} - 2w)$ is 0 for $w = 0$ and for $w = ${n / 2}$, so it is greatest at $w = ${n / 4}$.`,
            why: 'A parabola has its top in the middle between its zeros.',
          },
          {
            do: `The sides are ${n / 4} ft and ${n / 2} ft: $${n / 4} \\cdot ${n / 2} = ${group((n * n) / 8).replace(',', '{,}')}$. The area is ${group((n * n) / 8)} square feet.`,
            why: 'The side along the wall is twice the width.',
          },
        ]
      : [
          {
            do: `Width and length add up to ${n / 2} feet, so the area is $w(${n / 2} - w)$.`,
            why: 'The fence goes around twice the sum.',
          },
          {
            do: `It is 0 for $w = 0$ and for $w = ${n / 2}$, so it is greatest at $w = ${n / 4}$.`,
            why: 'A parabola has its top in the middle between its zeros.',
          },
          {
            do: `A square with sides of ${n / 4} ft: $${n / 4}^2 = ${group((n * n) / 16).replace(',', '{,}')}$. The area is ${group((n * n) / 16)} square feet.`,
            why: 'Of all rectangles with one perimeter the square is largest.',
          },
        ],
    check: `One foot more or less in width gives less: $${n / 4 + 1} \\cdot ${wall ? n / 2 - 2 : n / 4 - 1} = ${wall ? (n / 4 + 1) * (n / 2 - 2) : (n / 4 + 1) * (n / 4 - 1)}$.`,
  }),
  // Tries every width.
  check: ({ n, wall }) =>
    quantity(Math.max(...Array.from({ length: n / 2 }, (_, w) => w * (wall ? n - 2 * w : n / 2 - w))), 'square feet'),
})

export const templates: readonly Template[] = [material, hollow, wildlife, fit, paint, load, fence]
