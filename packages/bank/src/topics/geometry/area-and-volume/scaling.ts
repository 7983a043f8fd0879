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
  template,
  text,
  toDecimalText,
  until,
  whole,
} from '#kit'

export const skill = 'geo-scaling-and-density'

const model = template({
  id: 'geometry/scaling-solids',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 70,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({
        k: int(rng, 2, 6),
        v: int(rng, 3, 30),
        cube: int(rng, 0, 2) > 0,
        what: pick(rng, ['vase', 'pyramid', 'bottle', 'statue', 'cone']),
      }),
      ({ k, v }) => v * k ** 3 < 3000,
    ),
  frames: [
    {
      id: 'grow',
      kind: 'words',
      items: 6,
      stem: ({ k, v, cube, what }) =>
        `All lengths of a small model of a ${what} are multiplied by ${k}. Before, the model had a ${cube ? `volume of ${v} cubic` : `surface area of ${v} square`} centimeters. What is its ${cube ? 'volume, in cubic' : 'surface area, in square'} centimeters, now?`,
    },
    {
      id: 'table',
      kind: 'table',
      items: 6,
      stem: ({ k, v, cube, what }) =>
        `<p>Two similar models of a ${what} are made.</p>${table(
          ['', 'Small model', 'Large model'],
          [
            ['Height', `${k} cm`, `${k * k} cm`],
            [cube ? 'Volume' : 'Surface area', cube ? `${v} cm³` : `${v} cm²`, '?'],
          ],
        )}<p>Which number belongs in place of the question mark?</p>`,
    },
  ],
  given: ({ k, v, cube }) => ({ k, v, cube }),
  answer: ({ k, v, cube }) => num(v * k ** (cube ? 3 : 2)),
  traps: [
    {
      misconception: 'geo-area-factor-not-raised',
      classic: true,
      rule: ({ k, v }) => num(v * k),
      says: ({ cube }) => `I multiplied the ${cube ? 'volume' : 'surface area'} by the factor for the lengths.`,
      why: ({ k, cube }) =>
        `multiplies by ${k} only; a ${cube ? 'volume' : 'surface'} takes the factor ${cube ? 'three times' : 'twice'}.`,
    },
    {
      misconception: 'geo-area-square-for-cube',
      rule: ({ k, v, cube }) => num(v * k ** (cube ? 2 : 3)),
      says: ({ cube }) => (cube ? 'I squared the factor, as for an area.' : 'I cubed the factor, as for a volume.'),
      why: ({ k, cube }) =>
        cube ? `multiplies by $${k}^2$, as for an area.` : `multiplies by $${k}^3$, as for a volume.`,
    },
    {
      misconception: 'geo-area-multiplies-factor-by-the-exponent',
      rule: ({ k, v, cube }) => num(v * k * (cube ? 3 : 2)),
      says: ({ cube }) =>
        cube
          ? 'I multiplied by 3 times the factor instead of its cube.'
          : 'I multiplied by 2 times the factor instead of its square.',
      why: ({ k, cube }) => `takes $${cube ? 3 : 2} \\cdot ${k}$ for $${k}^${cube ? 3 : 2}$.`,
    },
    {
      misconception: 'geo-area-adds-the-factor',
      rule: ({ k, v }) => num(v + k),
      why: ({ k }) => `adds ${k} instead of scaling.`,
    },
    {
      misconception: 'geo-area-subtracts-for-the-factor',
      rule: ({ k, v, cube }, frame) => (frame === 'table' && k > 2 ? num(v * (k * k - k) ** (cube ? 3 : 2)) : null),
      why: ({ k }) => `takes the difference $${k * k} - ${k}$ for the factor; it is $${k * k} \\div ${k}$.`,
    },
  ],
  explain: ({ k, v, cube }) => ({
    plan: 'See by what number the lengths are multiplied; an area takes this factor in two directions, a volume in three.',
    steps: [
      {
        do: `All lengths are ${k} times as long.`,
        why: `The ${cube ? 'volume grows in three directions' : 'surface grows in two directions'}.`,
      },
      {
        do: `$${v} \\cdot ${k}^${cube ? 3 : 2} = ${v} \\cdot ${k ** (cube ? 3 : 2)} = ${v * k ** (cube ? 3 : 2)}$`,
        why: cube ? 'Volumes go with the cube of the factor.' : 'Areas go with the square of the factor.',
      },
    ],
  }),
  // Compares two boxes, one k times as large as the other.
  check: ({ k, v, cube }) => {
    const size = (a: number, b: number, c: number) => (cube ? a * b * c : 2 * (a * b + b * c + c * a))
    return num(mul(v, frac(size(k, 2 * k, 3 * k), size(1, 2, 3))))
  },
})

const oneWay = template({
  id: 'geometry/scaling-cylinder-changes',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 85,
  response: 'choice',
  balance: 'size',
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
    {
      id: 'figure',
      kind: 'multi-step',
      items: 7,
      stem: ({ r, h, a, b, half }) =>
        `${solid.cylinder({ alt: 'A cylinder', r, h, labels: { r: 'r', h: 'h' } })}<p>The radius $r$ of the cylinder is ${half ? 'divided' : 'multiplied'} by ${a}, and its height $h$ is ${half ? 'multiplied' : 'divided'} by ${b}. By what number is its volume multiplied?</p>`,
    },
  ],
  given: ({ a, b, half }) => ({ a, b, half }),
  answer: ({ a, b, half }) => num(half ? frac(b, a * a) : frac(a * a, b)),
  traps: [
    {
      misconception: 'geo-area-factor-not-raised',
      classic: true,
      rule: ({ a, b, half }) => num(half ? frac(b, a) : frac(a, b)),
      says: () => 'I used the factor of the radius once and did not square it.',
      why: () => 'uses the factor of the radius only once.',
    },
    {
      misconception: 'geo-area-multiplies-factor-by-the-exponent',
      rule: ({ a, b, half }) => num(half ? frac(b, 2 * a) : frac(2 * a, b)),
      says: () => 'I doubled the factor of the radius instead of squaring it.',
      why: ({ a }) => `takes $2 \\cdot ${a}$ for $${a}^2$.`,
    },
    {
      misconception: 'geo-area-square-for-cube',
      rule: ({ a, b, half }) => num(half ? frac(b * b, a * a) : frac(a * a, b * b)),
      says: () => 'I squared the factor of the height as well.',
      why: () => 'squares both factors.',
    },
    {
      misconception: 'geo-area-divides-instead-of-multiplying',
      rule: ({ a, b }) => num(a * a * b),
      says: () => 'I multiplied by both numbers, although one length is divided.',
      why: () => 'takes the volume to grow in both steps.',
    },
    {
      misconception: 'geo-area-square-for-cube',
      rule: ({ a, b, half }) => num(half ? frac(b * b, a) : frac(a, b * b)),
      says: () => 'I squared the factor of the height instead of the factor of the radius.',
      why: () => 'squares the factor of the height.',
    },
    {
      misconception: 'geo-area-divides-instead-of-multiplying',
      rule: ({ a, b, half }) => num(half ? frac(a * a, b) : frac(b, a * a)),
      says: () => 'I exchanged multiplying and dividing.',
      why: () => 'is the fraction upside down.',
    },
  ],
  explain: ({ a, b, half }) => ({
    plan: 'In the volume of a cylinder the radius is squared and the height comes in once: find the factor that each of them brings.',
    steps: [
      {
        do: `The radius brings the factor $${half ? `\\frac{1}{${a * a}}` : a * a}$.`,
        why: 'In $V = \\pi r^2 h$ the radius is squared.',
      },
      {
        do: `The height brings the factor $${half ? b : `\\frac{1}{${b}}`}$, so the volume is multiplied by $${num(half ? frac(b, a * a) : frac(a * a, b)).html.replace(/\$/g, '')}$.`,
        why: 'The height comes in once; factors are multiplied.',
      },
    ],
    check: `Try a cylinder with $r = ${a}$ and $h = ${b}$: its volume goes from $${a * a * b}\\pi$ to $${half ? b * b : a ** 4}\\pi$.`,
  }),
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
  explain: ({ d, a, b, c }) => ({
    plan: 'Find the volume first; then every cubic unit brings the same mass.',
    steps: [
      {
        do: `The volume is $${a} \\cdot ${b} \\cdot ${c} = ${a * b * c}$ cubic centimeters.`,
        why: 'A box has the volume length times width times height.',
      },
      {
        do: `$${d} \\cdot ${a * b * c} = ${toDecimalText(mul(dec(d), a * b * c))}$`,
        why: 'Each cubic centimeter weighs the same.',
      },
    ],
  }),
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
          ? `A district is a rectangle of ${w} km by ${l} km. On average ${d} people live on each square kilometer. How many people live in the district?`
          : `A district is a rectangle of ${w} km by ${l} km, and ${group(w * l * d)} people live in it. On average, how many people live on each square kilometer?`,
    },
  ],
  given: ({ w, l, d, ask }) => ({ w, l, n: ask === 'people' ? d : w * l * d, ask }),
  answer: ({ w, l, d, ask }) => num(ask === 'people' ? w * l * d : d),
  traps: [
    {
      misconception: 'geo-area-perimeter-for-area',
      classic: true,
      rule: ({ w, l, n, ask }) => (ask === 'people' ? num(2 * (w + l) * n) : whole(frac(n, 2 * (w + l)))),
      says: () => 'I used the perimeter of the rectangle instead of its area.',
      why: ({ w, l }) => `uses the perimeter, $2 \\cdot (${w} + ${l})$, instead of the area.`,
    },
    {
      misconception: 'geo-area-perimeter-for-area',
      rule: ({ w, l, n, ask }) => (ask === 'people' ? num((w + l) * n) : whole(frac(n, w + l))),
      says: () => 'I added the sides instead of multiplying them.',
      why: () => 'adds the sides instead of multiplying them.',
    },
    {
      misconception: 'geo-area-misses-a-part',
      rule: ({ l, n, ask }) => (ask === 'people' ? num(l * n) : whole(frac(n, l))),
      says: ({ l }) => `I used only the side of ${l} km.`,
      why: ({ l }) => `uses only the side of ${l} km.`,
    },
    {
      misconception: 'geo-area-misses-a-part',
      rule: ({ w, n, ask }) => (ask === 'people' ? num(w * n) : whole(frac(n, w))),
      says: ({ w }) => `I used only the side of ${w} km.`,
      why: ({ w }) => `uses only the side of ${w} km.`,
    },
    {
      misconception: 'geo-area-stops-at-the-volume',
      rule: ({ w, l }) => num(w * l),
      says: () => 'I gave the area of the district.',
      why: () => 'is the area of the district.',
    },
  ],
  explain: ({ w, l, d, ask }) => ({
    plan: 'Find the area first; then each square unit has the same number of people on average.',
    steps: [
      { do: `The area is $${w} \\cdot ${l} = ${w * l}$ square kilometers.`, why: 'It is a rectangle.' },
      ask === 'people'
        ? { do: `$${w * l} \\cdot ${d} = ${w * l * d}$`, why: 'Each square kilometer has the same number on average.' }
        : { do: `$${w * l * d} \\div ${w * l} = ${d}$`, why: 'Share the people among the square kilometers.' },
    ],
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
      rule: ({ k, v }) => num(v * k),
      says: ({ cube }) => `I used the factor for lengths, not for ${cube ? 'cubic' : 'square'} units.`,
      why: ({ u, cube }) =>
        `multiplies by ${factor(u)} only; that is for lengths, not for ${cube ? 'cubic' : 'square'} units.`,
    },
    {
      misconception: 'geo-area-multiplies-factor-by-the-exponent',
      rule: ({ k, v, cube }) => num(v * k * (cube ? 3 : 2)),
      says: ({ cube }) =>
        cube
          ? 'I multiplied by 3 times the factor instead of its cube.'
          : 'I multiplied by 2 times the factor instead of its square.',
      why: ({ u, cube }) => `takes $${cube ? 3 : 2} \\cdot ${factor(u)}$ for $${factor(u)}^${cube ? 3 : 2}$.`,
    },
    {
      misconception: 'geo-area-square-for-cube',
      rule: ({ k, v, cube }) => num(v * k ** (cube ? 2 : 3)),
      says: ({ cube }) => (cube ? 'I squared the factor, as for an area.' : 'I cubed the factor, as for a volume.'),
      why: ({ cube }) => (cube ? 'squares the factor, as for an area.' : 'cubes the factor, as for a volume.'),
    },
    {
      misconception: 'geo-area-raises-the-amount',
      rule: ({ k, v, cube }) => num((v * k) ** (cube ? 3 : 2)),
      why: ({ v }) => `raises the ${v} to a power, too.`,
    },
  ],
  explain: ({ u, v, cube }) => ({
    plan: 'The factor between the units holds for lengths; an area takes it twice, a volume three times.',
    steps: [
      {
        do: `One ${cube ? 'cubic' : 'square'} ${UNITS[u]?.[3]} has $${factor(u)}^${cube ? 3 : 2} = ${factor(u) ** (cube ? 3 : 2)}$ ${cube ? 'cubic' : 'square'} ${UNITS[u]?.[1]}.`,
        why: `There are ${factor(u)} in each of ${cube ? 'three' : 'two'} directions.`,
      },
      {
        do: `$${v} \\cdot ${factor(u) ** (cube ? 3 : 2)} = ${v * factor(u) ** (cube ? 3 : 2)}$`,
        why: 'Each of them has as many.',
      },
    ],
  }),
  // How many small squares or cubes, each a k-th wide, fill the large ones.
  check: ({ k, v, cube }) => {
    const small = frac(1, k)
    return num(div(v, cube ? mul(small, mul(small, small)) : mul(small, small)))
  },
})
function factor(u: number): number {
  return UNITS[u]?.[2] ?? 1
}

const ratio = template({
  id: 'geometry/scaling-ratio-of-volumes',
  skill,
  difficulty: 'High',
  b: 1,
  calculator: false,
  seconds: 90,
  response: 'choice',
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
    {
      id: 'bare',
      kind: 'multi-step',
      items: 6,
      stem: ({ a, b, toSurface, what }) =>
        toSurface
          ? `The volumes of two similar ${what} are in the ratio $${a ** 3}:${b ** 3}$. What is the ratio of their surface areas?`
          : `The surface areas of two similar ${what} are in the ratio $${a ** 2}:${b ** 2}$. What is the ratio of their volumes?`,
    },
  ],
  given: ({ a, b, toSurface }) => ({ p: a ** (toSurface ? 3 : 2), q: b ** (toSurface ? 3 : 2), toSurface }),
  answer: ({ a, b, toSurface }) => text(`$${a ** (toSurface ? 2 : 3)}:${b ** (toSurface ? 2 : 3)}$`),
  traps: [
    {
      misconception: 'geo-area-factor-not-raised',
      classic: true,
      rule: ({ p, q, toSurface }) => {
        const down = (x: number) => Math.round(x ** (1 / (toSurface ? 3 : 2)))
        return text(`$${down(p)}:${down(q)}$`)
      },
      says: () => 'I stopped at the ratio of the lengths.',
      why: () => 'is the ratio of the lengths.',
    },
    {
      misconception: 'geo-area-repeats-the-ratio',
      rule: ({ p, q }) => text(`$${p}:${q}$`),
      why: () => 'repeats the given ratio.',
    },
    {
      misconception: 'geo-area-square-for-cube',
      rule: ({ p, q, toSurface }) => text(`$${p ** (toSurface ? 2 : 3)}:${q ** (toSurface ? 2 : 3)}$`),
      says: ({ toSurface }) =>
        `I took the ${toSurface ? 'square' : 'cube'} of the given ratio and did not go back to the lengths first.`,
      why: ({ toSurface }) =>
        `takes the ${toSurface ? 'square' : 'cube'} of the given ratio instead of the ratio of the lengths.`,
    },
    {
      misconception: 'geo-area-multiplies-factor-by-the-exponent',
      rule: ({ p, q, toSurface }) => {
        const up = (x: number) => Math.round(x ** (toSurface ? 2 / 3 : 3 / 2))
        return text(`$${up(q)}:${up(p)}$`)
      },
      says: () => 'I wrote the ratio in the wrong order.',
      why: () => 'has the two numbers in the wrong order.',
    },
  ],
  explain: ({ a, b, toSurface }) => ({
    plan: 'Go back to the ratio of the lengths by taking a root, then raise it to the power that is asked for.',
    steps: [
      {
        do: `The lengths are in the ratio $${a}:${b}$.`,
        why: toSurface
          ? 'Take the cube root of the ratio of the volumes.'
          : 'Take the square root of the ratio of the areas.',
      },
      {
        do: `$${a}^${toSurface ? 2 : 3}:${b}^${toSurface ? 2 : 3} = ${a ** (toSurface ? 2 : 3)}:${b ** (toSurface ? 2 : 3)}$`,
        why: toSurface ? 'Areas go with the square.' : 'Volumes go with the cube.',
      },
    ],
  }),
  check: ({ p, q, toSurface }) => {
    const up = (x: number) => Math.round(x ** (toSurface ? 2 / 3 : 3 / 2))
    return text(`$${up(p)}:${up(q)}$`)
  },
})

export const templates: readonly Template[] = [model, oneWay, density, people, units, ratio]
