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
  table,
  text,
  toDecimalText,
  until,
} from '#kit'
import { nameTheMistake } from '../ask.ts'
import { quick, whole } from '../compact.ts'

const skill = 'geo-scaling-and-density'

const model = quick({
  id: 'scaling-solids',
  skill,
  level: 'Medium',
  b: 0,
  seconds: 70,
  draw: (rng) =>
    until(
      () => ({
        k: int(rng, 2, 6),
        v: int(rng, 3, 30),
        cube: int(rng, 0, 1) === 1,
        what: pick(rng, ['vase', 'pyramid', 'bottle', 'statue', 'cone']),
      }),
      ({ k, v }) => v * k ** 3 < 3000,
    ),
  frames: [
    [
      'grow',
      'words',
      6,
      ({ k, v, cube, what }) =>
        `All lengths of a small model of a ${what} are multiplied by ${k}. Before, the model had a ${cube ? `volume of ${v} cubic` : `surface area of ${v} square`} centimeters. What is its ${cube ? 'volume, in cubic' : 'surface area, in square'} centimeters, now?`,
    ],
    [
      'table',
      'table',
      6,
      ({ k, v, cube, what }) =>
        `<p>Two similar models of a ${what} are made.</p>${table(
          ['', 'Small model', 'Large model'],
          [
            ['Height', `${k} cm`, `${k * k} cm`],
            [cube ? 'Volume' : 'Surface area', cube ? `${v} cm³` : `${v} cm²`, '?'],
          ],
        )}<p>Which number belongs in place of the question mark?</p>`,
    ],
  ],
  answer: ({ k, v, cube }) => num(v * k ** (cube ? 3 : 2)),
  traps: [
    ['geo-area-factor-not-raised', ({ k, v }) => num(v * k)],
    ['geo-area-square-for-cube', ({ k, v, cube }) => num(v * k ** (cube ? 2 : 3))],
    ['geo-area-multiplies-factor-by-the-exponent', ({ k, v, cube }) => num(v * k * (cube ? 3 : 2))],
    ['geo-area-factor-not-raised', ({ k, v, cube }) => num(v + k ** (cube ? 3 : 2)), 'adds instead of multiplying.'],
    ['geo-area-square-for-cube', ({ k, v }) => num(v * k ** 4), 'uses the factor four times.'],
    ['geo-area-multiplies-factor-by-the-exponent', ({ k, v, cube }) => num(v * k * (cube ? 2 : 3))],
  ],
  explain: ({ k, v, cube }) => [
    [
      `All lengths are ${k} times as long.`,
      `The ${cube ? 'volume grows in three directions' : 'surface grows in two directions'}.`,
    ],
    [
      `$${v} \\cdot ${k}^${cube ? 3 : 2} = ${v} \\cdot ${k ** (cube ? 3 : 2)} = ${v * k ** (cube ? 3 : 2)}$`,
      cube ? 'Volumes go with the cube of the factor.' : 'Areas go with the square of the factor.',
    ],
  ],
  given: ({ k, v, cube }) => ({ k, v, cube }),
  // Compares two boxes, one k times as large as the other.
  check: ({ k, v, cube }) => {
    const size = (a: number, b: number, c: number) => (cube ? a * b * c : 2 * (a * b + b * c + c * a))
    return num(mul(v, frac(size(k, 2 * k, 3 * k), size(1, 2, 3))))
  },
})

const oneWay = quick({
  id: 'scaling-cylinder-changes',
  skill,
  level: 'High',
  b: 0.7,
  seconds: 85,
  draw: (rng) =>
    until(
      () => ({
        r: int(rng, 2, 6),
        h: int(rng, 4, 14),
        a: pick(rng, [2, 3, 4, 5]),
        b: pick(rng, [2, 3, 4, 5]),
        half: int(rng, 0, 1) === 1,
      }),
      ({ r, h, a, b }) => h < 4 * r && h !== 2 * r && a !== b && r !== h && h !== a && h !== b && r !== a && r !== b,
    ),
  frames: [
    [
      'figure',
      'multi-step',
      7,
      ({ r, h, a, b, half }) =>
        `${solid.cylinder({ alt: 'A cylinder', r, h, labels: { r: 'r', h: 'h' } })}<p>The radius $r$ of the cylinder is ${half ? 'divided' : 'multiplied'} by ${a}, and its height $h$ is ${half ? 'multiplied' : 'divided'} by ${b}. By what number is its volume multiplied?</p>`,
    ],
  ],
  answer: ({ a, b, half }) => num(half ? frac(b, a * a) : frac(a * a, b)),
  traps: [
    ['geo-area-factor-not-raised', ({ a, b, half }) => num(half ? frac(b, a) : frac(a, b))],
    [
      'geo-area-square-for-cube',
      ({ a, b, half }) => num(half ? frac(b * b, a) : frac(a, b * b)),
      'squares the factor of the height.',
    ],
    ['geo-area-multiplies-factor-by-the-exponent', ({ a, b, half }) => num(half ? frac(b, 2 * a) : frac(2 * a, b))],
    [
      'geo-area-square-for-cube',
      ({ a, b, half }) => num(half ? frac(b * b, a * a) : frac(a * a, b * b)),
      'squares both factors.',
    ],
    [
      'geo-area-divides-instead-of-multiplying',
      ({ a, b, half }) => num(half ? frac(a * a, b) : frac(b, a * a)),
      'is the fraction upside down.',
    ],
    [
      'geo-area-divides-instead-of-multiplying',
      ({ a, b }) => num(a * a * b),
      'takes the volume to grow in both steps.',
    ],
  ],
  explain: ({ a, b, half }) => [
    [
      `The radius brings the factor $${half ? `\\frac{1}{${a * a}}` : a * a}$.`,
      'In $V = \\pi r^2 h$ the radius is squared.',
    ],
    [
      `The height brings the factor $${half ? b : `\\frac{1}{${b}}`}$, so the volume is multiplied by $${num(half ? frac(b, a * a) : frac(a * a, b)).html.replace(/\$/g, '')}$.`,
      'The height comes in once; factors are multiplied.',
    ],
  ],
  given: ({ a, b, half }) => ({ a, b, half }),
  // Compares a cylinder whose measures stay whole with the changed one.
  check: ({ a, b, half }) => {
    const [r, h] = [2 * a, 3 * b]
    const [r2, h2] = half ? [r / a, h * b] : [r * a, h / b]
    return num(frac(r2 * r2 * h2, r * r * h))
  },
})

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
const density = quick({
  id: 'density-of-a-block',
  skill,
  level: 'Medium',
  b: 0.2,
  seconds: 80,
  calc: true,
  draw: (rng) => {
    const [name, d] = pick(rng, MATERIALS)
    return { name, d, a: int(rng, 3, 9), b: int(rng, 5, 9), c: int(rng, 3, 10), two: int(rng, 0, 1) }
  },
  frames: [
    [
      'figure',
      'figure',
      6,
      ({ name, d, a, b, c }) =>
        `${solid.box({ alt: `A block of ${name}`, w: a, d: b, h: c, labels: { w: `${a} cm`, d: `${b} cm`, h: `${c} cm` } })}<p>The block is made of ${name}, which weighs ${d} grams per cubic centimeter. How many grams does the block weigh?</p>`,
    ],
    [
      'typed',
      'figure',
      5,
      ({ name, d, a, b, c }, rng) =>
        `${solid.box({ alt: `A block of ${name}`, w: a, d: b, h: c, labels: { w: `${a} cm`, d: `${b} cm`, h: `${c} cm` } })}<p>${person(rng)} weighs this block of ${name}. One cubic centimeter of it weighs ${d} grams. What is the mass of the block, in grams?</p>`,
      'grid',
    ],
  ],
  answer: ({ d, a, b, c }) => decimal(mul(dec(d), a * b * c)),
  traps: [
    [
      'geo-area-divides-instead-of-multiplying',
      ({ d, a, b, c }) => decimal(div(a * b * c, dec(d)), 1),
      'divides by the density.',
    ],
    ['geo-area-stops-at-the-volume', ({ a, b, c }) => num(a * b * c), 'is the volume.'],
    [
      'geo-area-volume-for-surface',
      ({ d, a, b, c }) => decimal(mul(dec(d), 2 * (a * b + b * c + c * a))),
      'uses the surface instead of the volume.',
    ],
    [
      'geo-area-perimeter-for-area',
      ({ d, a, b, c }) => decimal(mul(dec(d), a + b + c)),
      'adds the edges instead of multiplying them.',
    ],
    [
      'geo-area-perimeter-for-area',
      ({ d, a, b, c }) => decimal(mul(dec(d), a * b + c)),
      'adds the height instead of multiplying by it.',
    ],
    [
      'geo-area-uses-a-length-twice',
      ({ d, a, b, c }) => decimal(mul(dec(d), Math.max(a, b, c) ** 3)),
      ({ a, b, c }) => `takes the block for a cube with edges of ${Math.max(a, b, c)} cm.`,
    ],
  ],
  explain: ({ d, a, b, c }) => [
    [
      `The volume is $${a} \\cdot ${b} \\cdot ${c} = ${a * b * c}$ cubic centimeters.`,
      'A box has the volume length times width times height.',
    ],
    [`$${d} \\cdot ${a * b * c} = ${toDecimalText(mul(dec(d), a * b * c))}$`, 'Each cubic centimeter weighs the same.'],
  ],
  given: ({ d, a, b, c }) => ({ d: dec(d), a, b, c }),
  // Weighs the block layer by layer.
  check: ({ d, a, b, c }) =>
    decimal(Array.from({ length: c }, () => mul(d, a * b)).reduce((whole, layer) => add(whole, layer))),
})

const people = quick({
  id: 'density-of-people',
  skill,
  level: 'Medium',
  b: 0.1,
  seconds: 75,
  calc: true,
  draw: (rng) => ({
    w: int(rng, 3, 12),
    l: int(rng, 4, 15),
    d: int(rng, 2, 24) * 10,
    ask: pick(rng, ['people', 'density'] as const),
  }),
  frames: [
    [
      'district',
      'words',
      6,
      ({ w, l, d, ask }) =>
        ask === 'people'
          ? `A district is a rectangle of ${w} km by ${l} km. On average ${d} people live on each square kilometer. How many people live in the district?`
          : `A district is a rectangle of ${w} km by ${l} km, and ${group(w * l * d)} people live in it. On average, how many people live on each square kilometer?`,
    ],
  ],
  answer: ({ w, l, d, ask }) => num(ask === 'people' ? w * l * d : d),
  traps: [
    [
      'geo-area-perimeter-for-area',
      ({ w, l, d, ask }) => (ask === 'people' ? num(2 * (w + l) * d) : whole((w * l * d) / (2 * (w + l)))),
      'uses the perimeter.',
    ],
    [
      'geo-area-perimeter-for-area',
      ({ w, l, d, ask }) => (ask === 'people' ? num((w + l) * d) : whole((w * l * d) / (w + l))),
      'adds the sides instead of multiplying them.',
    ],
    ['geo-area-misses-a-part', ({ l, d }) => num(l * d), 'uses one side of the rectangle only.'],
    ['geo-area-misses-a-part', ({ w, d }) => num(w * d), 'uses one side of the rectangle only.'],
    ['geo-area-stops-at-the-volume', ({ w, l }) => num(w * l), 'is the area of the district.'],
    [
      'geo-area-counts-a-part-twice',
      ({ w, l, d, ask }) => num(ask === 'people' ? 2 * w * l * d : 2 * d),
      ({ ask }) => (ask === 'people' ? 'counts everyone twice.' : 'divides by half of the rectangle only.'),
    ],
    [
      'geo-area-forgets-the-half',
      ({ w, l, d, ask }) => num(ask === 'people' ? (w * l * d) / 2 : d / 2),
      ({ ask }) =>
        ask === 'people' ? 'halves the rectangle as if it were a triangle.' : 'takes twice the area of the rectangle.',
    ],
  ],
  explain: ({ w, l, d, ask }) => [
    [`The area is $${w} \\cdot ${l} = ${w * l}$ square kilometers.`, 'It is a rectangle.'],
    ask === 'people'
      ? [`$${w * l} \\cdot ${d} = ${w * l * d}$`, 'Each square kilometer has the same number on average.']
      : [`$${w * l * d} : ${w * l} = ${d}$`, 'Share the people among the square kilometers.'],
  ],
  given: ({ w, l, d, ask }) => ({ w, l, n: ask === 'people' ? d : w * l * d, ask }),
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
const units = quick({
  id: 'scaling-units',
  skill,
  level: 'Medium',
  b: 0.3,
  seconds: 65,
  calc: true,
  draw: (rng) => ({ u: int(rng, 0, 3), v: int(rng, 2, 9), cube: int(rng, 0, 1) === 1 }),
  frames: [
    [
      'bare',
      'bare',
      6,
      ({ u, v, cube }) => {
        const [big, small, k, one] = UNITS[u] as (typeof UNITS)[number]
        return `One ${one} has ${k} ${small}. How many ${cube ? 'cubic' : 'square'} ${small} are ${v} ${cube ? 'cubic' : 'square'} ${big}?`
      },
    ],
  ],
  answer: ({ u, v, cube }) => num(v * factor(u) ** (cube ? 3 : 2)),
  traps: [
    ['geo-area-factor-not-raised', ({ u, v }) => num(v * factor(u))],
    ['geo-area-square-for-cube', ({ u, v, cube }) => num(v * factor(u) ** (cube ? 2 : 3))],
    ['geo-area-multiplies-factor-by-the-exponent', ({ u, v, cube }) => num(v * factor(u) * (cube ? 3 : 2))],
    [
      'geo-area-square-for-cube',
      ({ u, v, cube }) => num((v * factor(u)) ** (cube ? 3 : 2)),
      ({ v }) => `raises the ${v} to a power, too.`,
    ],
    ['geo-area-multiplies-factor-by-the-exponent', ({ u, v, cube }) => num(v * factor(u) * (cube ? 2 : 3))],
  ],
  explain: ({ u, v, cube }) => [
    [
      `One ${cube ? 'cubic' : 'square'} ${UNITS[u]?.[3]} has $${factor(u)}^${cube ? 3 : 2} = ${factor(u) ** (cube ? 3 : 2)}$ ${cube ? 'cubic' : 'square'} ${UNITS[u]?.[1]}.`,
      `There are ${factor(u)} in each of ${cube ? 'three' : 'two'} directions.`,
    ],
    [`$${v} \\cdot ${factor(u) ** (cube ? 3 : 2)} = ${v * factor(u) ** (cube ? 3 : 2)}$`, 'Each of them has as many.'],
  ],
  given: ({ u, v, cube }) => ({ k: factor(u), v, cube }),
  // How many small squares or cubes, each a k-th wide, fill the large ones.
  check: ({ k, v, cube }) => {
    const small = frac(1, k)
    return num(div(v, cube ? mul(small, mul(small, small)) : mul(small, small)))
  },
})
function factor(u: number): number {
  return UNITS[u]?.[2] ?? 1
}

const ratio = quick({
  id: 'scaling-ratio-of-volumes',
  skill,
  level: 'High',
  b: 1,
  seconds: 90,
  draw: (rng) =>
    until(
      () => ({
        a: int(rng, 1, 5),
        b: int(rng, 2, 6),
        toSurface: int(rng, 0, 1) === 1,
        what: pick(rng, ['cones', 'spheres', 'bottles', 'cubes', 'pyramids']),
      }),
      ({ a, b }) => a < b && (a + b) % 2 === 1 && b % Math.max(a, 2) !== 0,
    ),
  frames: [
    [
      'bare',
      'multi-step',
      6,
      ({ a, b, toSurface, what }) =>
        toSurface
          ? `The volumes of two similar ${what} are in the ratio $${a ** 3}:${b ** 3}$. What is the ratio of their surface areas?`
          : `The surface areas of two similar ${what} are in the ratio $${a ** 2}:${b ** 2}$. What is the ratio of their volumes?`,
    ],
  ],
  answer: ({ a, b, toSurface }) => text(`$${a ** (toSurface ? 2 : 3)}:${b ** (toSurface ? 2 : 3)}$`),
  traps: [
    ['geo-area-factor-not-raised', ({ a, b }) => text(`$${a}:${b}$`), 'is the ratio of the lengths.'],
    [
      'geo-area-square-for-cube',
      ({ a, b, toSurface }) => text(`$${a ** (toSurface ? 3 : 2)}:${b ** (toSurface ? 3 : 2)}$`),
      'repeats the given ratio.',
    ],
    [
      'geo-area-square-for-cube',
      ({ a, b, toSurface }) => text(`$${a ** (toSurface ? 6 : 4)}:${b ** (toSurface ? 6 : 4)}$`),
      'squares the given ratio.',
    ],
    [
      'geo-area-multiplies-factor-by-the-exponent',
      ({ a, b, toSurface }) => text(`$${(toSurface ? 2 : 3) * a}:${(toSurface ? 3 : 2) * b}$`),
      'multiplies by exponents.',
    ],
  ],
  explain: ({ a, b, toSurface }) => [
    [
      `The lengths are in the ratio $${a}:${b}$.`,
      toSurface ? 'Take the cube root of the ratio of the volumes.' : 'Take the square root of the ratio of the areas.',
    ],
    [
      `$${a}^${toSurface ? 2 : 3}:${b}^${toSurface ? 2 : 3} = ${a ** (toSurface ? 2 : 3)}:${b ** (toSurface ? 2 : 3)}$`,
      toSurface ? 'Areas go with the square.' : 'Volumes go with the cube.',
    ],
  ],
  given: ({ a, b, toSurface }) => ({ p: a ** (toSurface ? 3 : 2), q: b ** (toSurface ? 3 : 2), toSurface }),
  check: ({ p, q, toSurface }) => {
    const up = (x: number) => Math.round(x ** (toSurface ? 2 / 3 : 3 / 2))
    return text(`$${up(p)}:${up(q)}$`)
  },
})

const mistake = nameTheMistake({
  id: 'geometry/scaling-box-mistake',
  skill,
  slip: 'geo-area',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 85,
  items: 6,
  draw: (rng) => ({ a: int(rng, 2, 7), b: int(rng, 2, 6), c: int(rng, 2, 6), k: int(rng, 2, 5) }),
  ask: ({ a, b, c, k }, name, got) =>
    `${solid.box({ alt: 'A rectangular box', w: a, d: b, h: c, labels: { w: `${a}`, d: `${b}`, h: `${c}` } })}<p>All edges of this box are made ${k} times as long. ${name} works out the volume of the new box and gets ${got}.</p>`,
  show: (x) => num(x).html,
  solution: ({ a, b, c, k }) => a * b * c * k ** 3,
  how: ({ a, b, c, k }) => `$${a * b * c} \\cdot ${k}^3$.`,
  mistakes: ({ a, b, c, k }) => [
    { says: `The old volume was multiplied by ${k} only.`, result: a * b * c * k },
    { says: `The old volume was multiplied by the square of ${k}.`, result: a * b * c * k * k },
    { says: `The old volume was multiplied by 3 times ${k}.`, result: a * b * c * 3 * k },
    { says: `${k} was added to each edge.`, result: (a + k) * (b + k) * (c + k) },
  ],
})

export const templates: readonly Template[] = [model, oneWay, density, people, units, ratio, mistake]
