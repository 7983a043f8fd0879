/** What belongs to each unit of an area or a volume, and units themselves. */

import {
  add,
  dec,
  decimal,
  div,
  frac,
  group,
  int,
  mul,
  num,
  person,
  pick,
  solid,
  type Template,
  template,
  toDecimalText,
  whole,
} from '#kit'
import { written } from '../marks.ts'
import { skill } from './scaling.ts'

const MATERIALS = [
  ['oak', '0.7'],
  ['pine', '0.5'],
  ['ice', '0.9'],
  ['marble', '2.7'],
  ['concrete', '2.4'],
  ['glass', '2.5'],
  ['iron', '7.9'],
  ['brass', '8.5'],
] as const

const density = template({
  id: 'geometry/density-of-a-block',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  seconds: 80,
  calculator: true,
  response: 'choice',
  balance: 'size',
  draw: (rng) => {
    const [name, d] = pick(rng, MATERIALS)
    return { name, d, a: int(rng, 3, 9), b: int(rng, 5, 9), c: int(rng, 3, 10), two: int(rng, 0, 1) }
  },
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 6,
      stem: ({ name, d, a, b, c }) =>
        `${solid.box({ alt: `A block of ${name}`, w: a, d: b, h: c, labels: { w: `${a} cm`, d: `${b} cm`, h: `${c} cm` } })}<p>The block is made of ${name}, which weighs ${d} grams per cubic centimeter. How many grams does the block weigh?</p>`,
    },
    {
      id: 'typed',
      kind: 'figure',
      response: 'grid',
      items: 5,
      stem: ({ name, d, a, b, c }, rng) =>
        `${solid.box({ alt: `A block of ${name}`, w: a, d: b, h: c, labels: { w: `${a} cm`, d: `${b} cm`, h: `${c} cm` } })}<p>${person(rng)} weighs this block of ${name}. One cubic centimeter of it weighs ${d} grams. What is the mass of the block, in grams?</p>`,
    },
  ],
  given: ({ d, a, b, c }) => ({ d: dec(d), a, b, c }),
  answer: ({ d, a, b, c }) => decimal(mul(dec(d), a * b * c)),
  traps: [
    {
      misconception: 'geo-area-stops-at-the-volume',
      classic: true,
      operation: 'factor-left-out',
      operands: ({ a, b, c }) => [a, b, c],
      rule: ({ a, b, c }) => num(a * b * c),
      says: () => 'I gave the volume of the block instead of its mass.',
      why: () => 'is the volume.',
    },
    {
      misconception: 'geo-area-divides-instead-of-multiplying',
      rule: ({ d, a, b, c }) => decimal(div(a * b * c, d), 1),
      says: () => 'I divided the volume by the density instead of multiplying.',
      why: () => 'divides the volume by the density (rounded).',
    },
    {
      misconception: 'geo-area-volume-for-surface',
      rule: ({ d, a, b, c }) => decimal(mul(d, 2 * (a * b + b * c + c * a))),
      says: () => 'I used the surface of the block instead of its volume.',
      why: () => 'uses the surface instead of the volume.',
    },
    {
      misconception: 'geo-area-misses-a-part',
      operation: 'factor-left-out',
      operands: ({ d, a, b }) => [d, a, b],
      rule: ({ d, a, b }) => decimal(mul(d, a * b)),
      says: () => 'I multiplied the density by the base and left out the height.',
      why: ({ c }) => `leaves out the height of ${c} cm.`,
    },
    {
      misconception: 'geo-area-perimeter-for-area',
      rule: ({ d, a, b, c }) => decimal(mul(d, a + b + c)),
      says: () => 'I added the edges instead of multiplying them.',
      why: () => 'adds the edges instead of multiplying them.',
    },
  ],
  explain: ({ name, d, a, b, c }) => {
    const mass = toDecimalText(mul(dec(d), a * b * c))
    const near = Math.round(Number(d))
    return {
      plan: 'Find the volume first; then every cubic unit brings the same mass.',
      steps: [
        { do: `The bottom face has $${a} \\cdot ${b} = ${a * b}$ square centimeters.`, why: 'It is a rectangle.' },
        {
          do: `The volume is $${a * b} \\cdot ${c} = ${a * b * c}$ cubic centimeters.`,
          why: 'Base area times height.',
        },
        { do: `$${d} \\cdot ${a * b * c} = ${mass}$`, why: `Each cubic centimeter weighs ${d} grams.` },
      ],
      faster: `On the calculator it is one line: $${d} \\cdot ${a} \\cdot ${b} \\cdot ${c} = ${mass}$.`,
      check:
        Number(d) < 1
          ? `At 1 gram for each cubic centimeter it would be ${a * b * c} grams; ${name} is lighter than that, so the mass must be less, and ${mass} is.`
          : `Rounded, it is about $${near} \\cdot ${a * b * c} = ${near * a * b * c}$ grams; ${d} is a little ${Number(d) < near ? 'less' : 'more'} than ${near}, so the mass must be a little ${Number(d) < near ? 'less' : 'more'}, and ${mass} is.`,
      figure: solid.box({
        alt: `A block of ${name}`,
        w: a,
        d: b,
        h: c,
        labels: { w: `${a} cm`, d: `${b} cm`, h: `${c} cm` },
        extra: [written([a / 2, -0.24 * Math.max(a, c)], `volume ${a * b * c} cm³, mass ${mass} g`, 'The block')],
      }),
    }
  },
  // Weighs the block layer by layer.
  check: ({ d, a, b, c }) =>
    decimal(Array.from({ length: c }, () => mul(d, a * b)).reduce((whole, layer) => add(whole, layer))),
})

const people = template({
  id: 'geometry/density-of-people',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  seconds: 75,
  calculator: true,
  response: 'choice',
  balance: 'size',
  draw: (rng) => ({
    w: int(rng, 3, 12),
    l: int(rng, 4, 15),
    d: int(rng, 2, 24) * 10,
    ask: pick(rng, ['people', 'density'] as const),
  }),
  frames: [
    {
      id: 'district',
      kind: 'words',
      items: 6,
      stem: ({ w, l, d, ask }) =>
        ask === 'people'
          ? `A district is a rectangle of ${w} miles by ${l} miles. On average ${d} people live on each square mile. How many people live in the district?`
          : `A district is a rectangle of ${w} miles by ${l} miles, and ${group(w * l * d)} people live in it. On average, how many people live on each square mile?`,
    },
  ],
  given: ({ w, l, d, ask }) => ({ w, l, n: ask === 'people' ? d : w * l * d, ask }),
  answer: ({ w, l, d, ask }) => num(ask === 'people' ? w * l * d : d),
  traps: [
    {
      misconception: 'geo-area-perimeter-for-area',
      classic: true,
      operation: 'perimeter-for-area',
      operands: ({ w, l }) => [w, l],
      after: (x, { n, ask }) => (ask === 'people' ? mul(x, n) : div(n, x)),
      rule: ({ w, l, n, ask }) => (ask === 'people' ? num(2 * (w + l) * n) : whole(frac(n, 2 * (w + l)))),
      says: () => 'I used the perimeter of the rectangle instead of its area.',
      why: ({ w, l }) => `uses the perimeter, $2 \\cdot (${w} + ${l})$, instead of the area.`,
    },
    {
      misconception: 'geo-area-perimeter-for-area',
      operation: 'added-instead-of-multiplied',
      operands: ({ w, l }) => [w, l],
      after: (x, { n, ask }) => (ask === 'people' ? mul(x, n) : div(n, x)),
      rule: ({ w, l, n, ask }) => (ask === 'people' ? num((w + l) * n) : whole(frac(n, w + l))),
      says: () => 'I added the sides instead of multiplying them.',
      why: () => 'adds the sides instead of multiplying them.',
    },
    {
      misconception: 'geo-area-misses-a-part',
      rule: ({ l, n, ask }) => (ask === 'people' ? num(l * n) : whole(frac(n, l))),
      says: ({ l }) => `I used only the side of ${l} miles.`,
      why: ({ l }) => `uses only the side of ${l} miles.`,
    },
    {
      misconception: 'geo-area-misses-a-part',
      rule: ({ w, n, ask }) => (ask === 'people' ? num(w * n) : whole(frac(n, w))),
      says: ({ w }) => `I used only the side of ${w} miles.`,
      why: ({ w }) => `uses only the side of ${w} miles.`,
    },
    {
      misconception: 'geo-area-stops-at-the-volume',
      operation: 'factor-left-out',
      operands: ({ w, l }) => [w, l],
      rule: ({ w, l }) => num(w * l),
      says: () => 'I gave the area of the district.',
      why: () => 'is the area of the district.',
    },
  ],
  explain: ({ w, l, d, ask }) => ({
    plan: 'Find the area first; then each square unit has the same number of people on average.',
    steps: [
      { do: `The area is $${w} \\cdot ${l} = ${w * l}$ square miles.`, why: 'It is a rectangle.' },
      ask === 'people'
        ? {
            do: `Each of the ${w * l} square miles has ${d} people on average: multiply.`,
            why: 'Number of people = area times density.',
          }
        : {
            do: `The ${group(w * l * d)} people share ${w * l} square miles: divide.`,
            why: 'Density = number of people divided by area.',
          },
      ask === 'people'
        ? { do: `$${w * l} \\cdot ${d} = ${w * l * d}$`, why: 'This is the number of people in the district.' }
        : { do: `$${w * l * d} \\div ${w * l} = ${d}$`, why: 'This is the number of people on one square mile.' },
    ],
    faster:
      ask === 'people'
        ? `On the calculator it is one line: $${w} \\cdot ${l} \\cdot ${d} = ${w * l * d}$.`
        : `On the calculator it is one line: $${w * l * d} \\div ${w} \\div ${l} = ${d}$.`,
    check:
      ask === 'people'
        ? `Back: $${w * l * d} \\div ${w * l} = ${d}$ people on each square mile.`
        : `Back: $${w * l} \\cdot ${d} = ${w * l * d}$ people in all.`,
  }),
  // Counts square by square; backwards, by trying.
  check: ({ w, l, n, ask }) => {
    const total = (each: number) => Array.from({ length: w * l }, () => each).reduce((x, y) => x + y)
    return num(
      ask === 'people' ? total(n) : (Array.from({ length: n }, (_, d) => d).find((d) => w * l * d === n) ?? -1),
    )
  },
})

const UNITS = [
  ['yards', 'feet', 3, 'yard'],
  ['feet', 'inches', 12, 'foot'],
  ['centimeters', 'millimeters', 10, 'centimeter'],
  ['decimeters', 'centimeters', 10, 'decimeter'],
] as const

const units = template({
  id: 'geometry/scaling-units',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  seconds: 65,
  calculator: true,
  response: 'choice',
  balance: 'size',
  draw: (rng) => ({ u: int(rng, 0, 3), v: int(rng, 2, 9), cube: int(rng, 0, 1) === 1 }),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ u, v, cube }) => {
        const [big, small, k, one] = UNITS[u] as (typeof UNITS)[number]
        return `One ${one} has ${k} ${small}. How many ${cube ? 'cubic' : 'square'} ${small} are ${v} ${cube ? 'cubic' : 'square'} ${big}?`
      },
    },
  ],
  given: ({ u, v, cube }) => ({ k: factor(u), v, cube }),
  answer: ({ u, v, cube }) => num(v * factor(u) ** (cube ? 3 : 2)),
  traps: [
    {
      misconception: 'geo-area-factor-not-raised',
      classic: true,
      operation: 'scale-not-squared',
      operands: ({ k, v }) => [v, k],
      rule: ({ k, v }) => num(v * k),
      says: ({ cube }) => `I used the factor for lengths, not for ${cube ? 'cubic' : 'square'} units.`,
      why: ({ u, cube }) =>
        `multiplies by ${factor(u)} only; that is for lengths, not for ${cube ? 'cubic' : 'square'} units.`,
    },
    {
      misconception: 'geo-area-multiplies-factor-by-the-exponent',
      operation: 'power-as-product',
      operands: ({ k, cube }) => [k, cube ? 3 : 2],
      after: (x, { v }) => mul(x, v),
      rule: ({ k, v, cube }) => num(v * k * (cube ? 3 : 2)),
      says: ({ cube }) =>
        cube
          ? 'I multiplied by 3 times the factor instead of its cube.'
          : 'I multiplied by 2 times the factor instead of its square.',
      why: ({ u, cube }) => `takes $${cube ? 3 : 2} \\cdot ${factor(u)}$ for $${factor(u)}^${cube ? 3 : 2}$.`,
    },
    {
      misconception: 'geo-area-square-for-cube',
      operation: 'wrong-power',
      operands: ({ k, cube }) => [k, cube ? 2 : 3],
      after: (x, { v }) => mul(x, v),
      rule: ({ k, v, cube }) => num(v * k ** (cube ? 2 : 3)),
      says: ({ cube }) => (cube ? 'I squared the factor, as for an area.' : 'I cubed the factor, as for a volume.'),
      why: ({ cube }) => (cube ? 'squares the factor, as for an area.' : 'cubes the factor, as for a volume.'),
    },
    {
      misconception: 'geo-area-raises-the-amount',
      operation: 'product-raised',
      operands: ({ k, v, cube }) => [v, k, cube ? 3 : 2],
      rule: ({ k, v, cube }) => num((v * k) ** (cube ? 3 : 2)),
      why: ({ v }) => `raises the ${v} to a power, too.`,
    },
  ],
  explain: ({ u, v, cube }) => {
    const [big, small, k, one] = UNITS[u] as (typeof UNITS)[number]
    const [kind, n] = cube ? ['cubic', 3] : ['square', 2]
    return {
      plan: 'The factor between the units holds for lengths; an area takes it twice, a volume three times.',
      steps: [
        {
          do: `One ${kind} ${one} is ${k} ${small} long and ${k} ${small} wide${cube ? `, and ${k} ${small} high` : ''}.`,
          why: `One ${one} has ${k} ${small}, in every direction.`,
        },
        {
          do: `So it has $${Array.from({ length: n }, () => k).join(' \\cdot ')} = ${k ** n}$ ${kind} ${small}.`,
          why: `Multiply the ${k} for each of the ${cube ? 'three' : 'two'} directions.`,
        },
        { do: `$${v} \\cdot ${k ** n} = ${v * k ** n}$`, why: `Each of the ${v} ${kind} ${big} has as many.` },
      ],
      faster:
        k === 10
          ? `Each direction puts one zero behind the ${v}, and ${cube ? 'a cube has three' : 'a square has two'}: $${v * k ** n}$.`
          : `One line on a calculator, the ${k} once for each direction: $${v} \\cdot ${k}^${n} = ${v * k ** n}$.`,
      check: `Back, once for each direction: $${v * k ** n}${` \\div ${k}`.repeat(n)} = ${v}$.`,
    }
  },
  // How many small squares or cubes, each a k-th wide, fill the large ones.
  check: ({ k, v, cube }) => {
    const small = frac(1, k)
    return num(div(v, cube ? mul(small, mul(small, small)) : mul(small, small)))
  },
})

function factor(u: number): number {
  return UNITS[u]?.[2] ?? 1
}

export const templates: readonly Template[] = [density, people, units]
