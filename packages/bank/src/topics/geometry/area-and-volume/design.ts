/** Geometry at work: materials, loads, space and cost. */

import {
  dec,
  decimal,
  div,
  type Frac,
  frac,
  group,
  type Html,
  int,
  mul,
  namedBy,
  num,
  type Pt,
  pick,
  shuffle,
  solid,
  sub,
  type Template,
  table,
  template,
  text,
  toDecimalText,
  toNumber,
  toTex,
  until,
  whole,
} from '#kit'
import { filled, written } from '../marks.ts'
import { fence, fit, paint } from './design-limits.ts'
import { wildlife } from './design-regions.ts'

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

type Block = Readonly<{ a: number; b: number; c: number; mass: Frac; list: readonly { name: string; d: Frac }[] }>
const MISREAD = ['geo-design-misreads-the-density', 'geo-design-takes-a-density-that-is-close']
/** Of the metals that do not fit, the one whose density comes closest. */
function closest({ a, b, c, mass, list }: Block): number {
  const off = list
    .map(({ d }) => Math.abs(toNumber(sub(d, div(mass, a * b * c)))))
    .map((x) => x || Number.POSITIVE_INFINITY)
  return off.indexOf(Math.min(...off))
}

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
  traps: [0, 1, 2, 3].flatMap((k) =>
    namedBy(MISREAD, (g: Block) => MISREAD[closest(g) === k ? 1 : 0] as string, {
      unlessRight: true as const,
      rule: ({ list }) => text(list[k]?.name as string),
      says: ({ four }: { four: readonly number[] }) =>
        `I chose ${METALS[four[k] as number]?.[0].toLowerCase()}, although the mass per cubic centimeter does not fit.`,
      why: ({ a, b, c, four }: { a: number; b: number; c: number; four: readonly number[] }) =>
        `would make the block ${toDecimalText(mul(dec(METALS[four[k] as number]?.[1] as string), a * b * c))} grams.`,
    }),
  ),
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
      faster: `In one line on a calculator: $${mass} \\div ${a} \\div ${b} \\div ${c} = ${toDecimalText(dec(d))}$.`,
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
      operation: 'whole-for-part',
      operands: ({ w, l, h }) => [w * l * h],
      after: (x, { d }) => mul(x, d),
      rule: ({ w, l, h, d }) => num(w * l * h * d),
      why: () => 'is the weight of a solid block.',
    },
    {
      misconception: 'geo-design-weighs-the-hole',
      operation: 'solved-for-the-other',
      operands: ({ w, l, h }) => [(w - 2) * (l - 2) * h],
      after: (x, { d }) => mul(x, d),
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
      operation: 'factor-left-out',
      operands: ({ w, l, h }) => [w * l - (w - 2) * (l - 2), h],
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
    faster: `The height is the same inside and outside, so subtract the areas first and then multiply, in one line on the calculator: $(${l} \\cdot ${w} - ${l - 2} \\cdot ${w - 2}) \\cdot ${h} \\cdot ${d} = ${(l * w - (l - 2) * (w - 2)) * h * d}$.`,
    check: `Two long walls and two short ones: $(2 \\cdot ${l} + 2 \\cdot ${w - 2}) \\cdot 1 \\cdot ${h} = ${(2 * l + 2 * (w - 2)) * h}$ cubic feet.`,
    figure: frame === 'planter' ? planter(l, w, h) : '',
  }),
  // Wall by wall.
  check: ({ w, l, h, d }) => num((l * h + l * h + (w - 2) * h + (w - 2) * h) * d),
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
      ...((l * w * d) % 12 === 0
        ? {
            faster: `An inch of depth weighs $${l} \\cdot ${w} \\cdot ${d} \\div 12 = ${(l * w * d) / 12}$ pounds, so the depth may be $${limit} \\div ${(l * w * d) / 12} = ${inches}$ inches.`,
          }
        : {
            faster: `A full foot of depth would weigh $${l} \\cdot ${w} \\cdot ${d} = ${l * w * d}$ pounds. The limit is $\\frac{${limit}}{${l * w * d}} = ${toTex(frac(inches, 12))}$ of that, so the depth is $${toTex(frac(inches, 12))}$ of 12 inches, which is $${inches}$ inches.`,
          }),
      check: `Each inch of depth weighs $${l * w} \\cdot ${d} \\div 12$ pounds; ${inches} inches weigh ${group(limit)} pounds.`,
    }
  },
  // Adds inch after inch.
  check: ({ d, w, l, limit }) =>
    num(Array.from({ length: 60 }, (_, i) => i).find((i) => Math.abs((i * d * w * l) / 12 - limit) < 1e-6) ?? -1),
})

export const templates: readonly Template[] = [material, hollow, wildlife, fit, paint, load, fence]
