/** From areas back to lengths, and scales of maps. */

import { div, frac, int, mul, num, pick, type Template, table, template, until, whole } from '#kit'
import { RATIOS, skill } from './scale.ts'

/** From areas back to lengths. */
const back = template({
  id: 'geometry/scale-from-areas',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: false,
  seconds: 95,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => {
        const [m, n] = pick(rng, RATIOS)
        const [t, s] = [int(rng, 2, 9), int(rng, 2, 6)]
        return { A: n * n * t, B: m * m * t, side: n * s, m, n }
      },
      ({ A, B, side, m, n }) =>
        Math.max(A, B) < 500 &&
        side > 3 &&
        side < 40 &&
        (side * m) / n < 45 &&
        (m > 1 || n > 2) &&
        // No sliver and no giant: the area fits the side.
        A > 0.3 * side * side &&
        A < 2 * side * side,
    ),
  frames: [
    {
      id: 'areas',
      kind: 'multi-step',
      items: 6,
      stem: ({ A, B, side }, rng) =>
        `Two similar ${pick(rng, ['triangles', 'pentagons', 'kites', 'hexagons'])} have areas of $${A}$ square inches and $${B}$ square inches. A side of the first one is $${side}$ inches long. How long is the matching side of the second one, in inches?`,
    },
    {
      id: 'table',
      kind: 'table',
      items: 5,
      stem: ({ A, B, side }, rng) =>
        `<p>A shop sells the same ${pick(rng, ['flag', 'banner', 'carpet', 'window'])} in two sizes of the same shape.</p>${table(
          ['Size', 'Area', 'Width'],
          [
            ['First', `${A} square units`, `${side} units`],
            ['Second', `${B} square units`, '?'],
          ],
        )}<p>How many units wide is the second size?</p>`,
    },
  ],
  given: ({ A, B, side }) => ({ A, B, side }),
  answer: ({ side, m, n }) => num((side * m) / n),
  traps: [
    {
      misconception: 'geo-forgets-the-root-of-the-area-ratio',
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ A, B }) => [div(B, A)],
      after: (x, { side }) => mul(side, x),
      rule: ({ A, B, side }) => whole(frac(side * B, A), 1, 400),
      why: ({ A, B }) => `multiplies by $\\frac{${B}}{${A}}$, the ratio of the areas, and not by its root.`,
    },
    {
      misconception: 'geo-halves-the-area-ratio',
      operation: 'root-as-half',
      operands: ({ A, B }) => [div(B, A)],
      after: (x, { side }) => mul(side, x),
      rule: ({ A, B, side }) => whole(frac(side * B, 2 * A)),
      why: () => 'halves the ratio of the areas instead of taking its root.',
    },
    {
      misconception: 'geo-adds-instead-of-scaling',
      operation: 'difference-for-ratio',
      operands: ({ A, B, side }) => [A, B, side],
      rule: ({ A, B, side }) => whole(side + B - A),
      says: ({ A, B }) =>
        `I ${B > A ? 'added the difference of the areas to' : 'subtracted the difference of the areas from'} the side.`,
      why: ({ A, B }) => `${B > A ? 'adds the difference of the areas to' : 'subtracts it from'} the side.`,
    },
    {
      misconception: 'geo-inverts-the-ratio',
      rule: ({ A, B, side }) => whole(side * Math.sqrt(A / B)),
      says: () => 'I used the reciprocal of the scale factor.',
      why: () => 'uses the reciprocal of the scale factor.',
    },
    {
      misconception: 'geo-doubles-the-factor-for-an-area',
      rule: ({ A, B, side }) => whole(2 * side * Math.sqrt(B / A)),
      says: () => 'I doubled the scale factor before I multiplied the side by it.',
      why: () => 'doubles the scale factor.',
    },
    {
      misconception: 'geo-takes-one-root-only',
      rule: ({ B, side }) => whole(side * Math.sqrt(B)),
      says: () => 'I multiplied the side by the root of the second area and did not divide by the root of the first.',
      why: () => 'takes the root of one of the areas only.',
    },
  ],
  explain: ({ A, B, side, m, n }) => ({
    plan: 'Areas grow with the square of the scale factor, so take the root of the ratio of the areas.',
    steps: [
      {
        do: `Ratio of the areas: $\\frac{${B}}{${A}}${n === 1 ? ` = ${m * m}` : ` = \\frac{${m * m}}{${n * n}}`}$.`,
        why: 'Second over first.',
      },
      {
        do: `Scale factor: $${n === 1 ? `\\sqrt{${m * m}} = ${m}` : `\\sqrt{\\frac{${m * m}}{${n * n}}} = \\frac{${m}}{${n}}`}$.`,
        why: 'Areas grow with the square of the factor, so take the root.',
      },
      {
        do: `$${side} \\cdot ${n === 1 ? m : `\\frac{${m}}{${n}}`} = ${(side * m) / n}$`,
        why: 'The side is multiplied by the scale factor.',
      },
    ],
    ...(Number.isInteger(Math.sqrt(A)) && Number.isInteger(Math.sqrt(B))
      ? {
          faster: `Both areas are square numbers, so the sides are to each other as $\\sqrt{${A}} = ${Math.sqrt(A)}$ and $\\sqrt{${B}} = ${Math.sqrt(B)}$: $${side} \\cdot \\frac{${Math.sqrt(B)}}{${Math.sqrt(A)}} = ${(side * m) / n}$.`,
        }
      : n > 1 && Number.isInteger(A / n ** 2)
        ? {
            faster: `Divide both areas by ${A / n ** 2}: they stand as $${n * n}$ to $${m * m}$, so the sides stand as $${n}$ to $${m}$, and $${side} \\div ${n} \\cdot ${m} = ${(side * m) / n}$.`,
          }
        : {}),
    check: `The side is ${n === 1 ? m : `$\\frac{${m}}{${n}}$`} times as long, so the area must be $${n === 1 ? `${m}^2 = ${m * m}` : `\\left(\\frac{${m}}{${n}}\\right)^2 = \\frac{${m * m}}{${n * n}}`}$ times as large: $${A} \\cdot ${n === 1 ? m * m : `\\frac{${m * m}}{${n * n}}`} = ${B}$.`,
  }),
  check: ({ A, B, side }) =>
    num(Array.from({ length: 400 }, (_, x) => x).find((x) => x * x * A === side * side * B) ?? -1),
})

/** Map and model scales. */
const map = template({
  id: 'geometry/scale-map',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: true,
  seconds: 75,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({ k: int(rng, 2, 12), s: int(rng, 3, 16), area: int(rng, 0, 2) > 0 }),
      ({ k, s }) => s !== k,
    ),
  frames: [
    {
      id: 'map',
      kind: 'words',
      items: 6,
      stem: ({ k, s, area }, rng) =>
        `On a map, $1$ inch stands for $${k}$ miles. ${area ? `A ${pick(rng, ['lake', 'forest', 'national park', 'city'])} covers $${s}$ square inches on the map. What is its real area, in square miles?` : `A ${pick(rng, ['river', 'coast road', 'hiking trail', 'railway line'])} is $${s}$ inches long on the map. How long is it in reality, in miles?`}`,
    },
  ],
  given: ({ k, s, area }) => ({ k, s, area }),
  answer: ({ k, s, area }) => num(area ? s * k * k : s * k),
  traps: [
    {
      misconception: 'geo-scale-factor-not-squared',
      classic: true,
      operation: 'scale-not-squared',
      operands: ({ k, s }) => [s, k],
      rule: ({ k, s, area }) => (area ? num(s * k) : null),
      why: ({ k }) => `multiplies the area by $${k}$ only once.`,
    },
    {
      misconception: 'geo-squares-the-factor-for-a-length',
      classic: true,
      rule: ({ k, s, area }) => (area ? null : num(s * k * k)),
      why: ({ k }) => `multiplies by $${k}^2$, but a length takes the scale once.`,
    },
    {
      misconception: 'geo-doubles-the-factor-for-an-area',
      operation: 'power-as-product',
      operands: ({ k }) => [k, 2],
      after: (x, { s }) => mul(s, x),
      rule: ({ k, s, area }) => (area ? num(2 * s * k) : null),
      why: ({ k }) => `takes $2 \\cdot ${k}$ for $${k}^2$.`,
    },
    {
      misconception: 'geo-squares-the-amount',
      operation: 'wrong-number-used',
      operands: ({ s }) => [s],
      after: (x, { k }) => mul(mul(x, x), k),
      rule: ({ k, s, area }) => (area ? num(s * s * k) : null),
      why: ({ s }) => `squares the $${s}$ instead of the scale.`,
    },
    {
      misconception: 'geo-adds-instead-of-scaling',
      operation: 'added-instead-of-multiplied',
      operands: ({ s, k }) => [s, k],
      rule: ({ k, s }) => num(s + k),
      says: ({ k, s }) => `I added ${s} and ${k}.`,
      why: () => 'adds the two numbers instead of scaling.',
    },
    {
      misconception: 'geo-inverts-the-ratio',
      rule: ({ k, s, area }) => (area ? null : num(frac(s, k))),
      says: () => 'I divided by the scale instead of multiplying.',
      why: () => 'divides by the scale instead of multiplying.',
    },
    {
      misconception: 'geo-cubes-the-factor-for-an-area',
      operation: 'wrong-power',
      operands: ({ k }) => [k, 3],
      after: (x, { s }) => mul(x, s),
      rule: ({ k, s, area }) => (area ? num(s * k * k * k) : null),
      why: ({ k }) => `multiplies by $${k}^3$, as for a volume.`,
    },
  ],
  explain: ({ k, s, area }) => ({
    plan: 'The scale says what one inch stands for; for an area, a square inch stands for the square of it.',
    steps: [
      { do: `$1$ inch on the map stands for $${k}$ miles.`, why: 'This is the scale.' },
      area
        ? {
            do: `$1$ square inch on the map stands for a square of $${k}$ miles by $${k}$ miles: $${k} \\cdot ${k} = ${k * k}$ square miles.`,
            why: 'Both directions are scaled.',
          }
        : { do: `$${s}$ inches on the map stand for $${s}$ times as much.`, why: 'A length is scaled once.' },
      {
        do: area ? `$${s} \\cdot ${k * k} = ${s * k * k}$` : `$${s} \\cdot ${k} = ${s * k}$`,
        why: area ? `The map shows ${s} such square inches.` : 'This is the real length in miles.',
      },
    ],
    ...(area
      ? {
          faster: `Think of a strip of 1 inch by ${s} inches: it is really $${k}$ miles by $${s} \\cdot ${k} = ${s * k}$ miles, so $${k} \\cdot ${s * k} = ${s * k * k}$.`,
        }
      : {}),
    check: area
      ? `Back, once for each direction: $${s * k * k} \\div ${k} \\div ${k} = ${s}$ square inches on the map.`
      : `Back: $${s * k} \\div ${k} = ${s}$ inches on the map.`,
  }),
  // Adds up the inches, or the square inches, one by one.
  check: ({ k, s, area }) => {
    const strip = Array.from({ length: k }, () => k).reduce((x, y) => x + y, 0)
    return num(Array.from({ length: s }, () => (area ? strip : k)).reduce((x, y) => x + y, 0))
  },
})

export const templates: readonly Template[] = [back, map]
