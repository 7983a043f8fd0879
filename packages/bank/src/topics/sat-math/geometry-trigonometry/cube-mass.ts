/** The mass of a cube from its surface. */

import { frac, int, mul, num, type Template, template } from '#kit'
import { search } from '../common.ts'
import { skill } from './area.ts'

/** The edge of the cube with this surface area. */
const edgeOf = (area: number): number => Math.round(Math.sqrt(area / 6))

const cube = template({
  id: 'sat-math/cube-mass',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'distance',
  draw: (rng) => ({ s: int(rng, 2, 8), d: int(rng, 4, 17) }),
  frames: [
    {
      id: 'surface',
      kind: 'multi-step',
      items: 5,
      stem: ({ s, d }) =>
        `A solid cube of metal has a surface area of ${6 * s * s} square centimeters. The metal has a density of ${d} grams per cubic centimeter. What is the mass of the cube, in grams?`,
    },
    {
      id: 'grid',
      kind: 'multi-step',
      response: 'grid',
      items: 4,
      stem: ({ s, d }) =>
        `The six faces of a metal cube have a total area of ${6 * s * s} square centimeters. Each cubic centimeter of the metal has a mass of ${d} grams. What is the mass of the cube, in grams?`,
    },
  ],
  given: ({ s, d }) => ({ a: 6 * s * s, d }),
  answer: ({ s, d }) => num(s ** 3 * d),
  traps: [
    {
      misconception: 'sm-area-for-volume',
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ a }) => [a],
      after: (x, { d }) => mul(d, x),
      rule: ({ a, d }) => num(a * d),
      says: () => 'I multiplied the density by the surface area instead of the volume.',
      why: () => 'uses the surface area instead of the volume.',
    },
    {
      misconception: 'sm-forgets-the-density',
      operation: 'part-left-out',
      operands: ({ a }) => [Math.sqrt(a / 6) ** 3],
      rule: ({ a }) => num(edgeOf(a) ** 3),
      why: () => 'is the volume.',
    },
    {
      misconception: 'sm-area-for-volume',
      operation: 'wrong-number-used',
      operands: ({ a }) => [frac(a, 6)],
      after: (x, { d }) => mul(d, x),
      rule: ({ a, d }) => num((a / 6) * d),
      says: () => 'I multiplied the density by the area of one face instead of the volume.',
      why: () => 'uses the area of a face instead of the volume.',
    },
    {
      misconception: 'sm-gives-a-length',
      operation: 'wrong-number-used',
      operands: ({ a }) => [Math.sqrt(a / 6)],
      after: (x, { d }) => mul(d, x),
      rule: ({ a, d }) => num(edgeOf(a) * d),
      says: () => 'I multiplied the density by the edge instead of the volume.',
      why: () => 'uses the edge instead of the volume.',
    },
    {
      misconception: 'sm-edge-times-the-whole-surface',
      rule: ({ a, d }) => num(edgeOf(a) * a * d),
      says: () => 'I took the edge times the whole surface area for the volume.',
      why: () => 'takes edge times surface area for the volume.',
    },
  ],
  explain: ({ s, d }) => ({
    plan: 'Mass is density times volume, so the edge of the cube is needed. A cube has six equal square faces: find one face, then the edge, then the volume.',
    steps: [
      {
        do: `One face has an area of $\\frac{${6 * s * s}}{6} = ${s * s}$.`,
        why: 'A cube has six equal square faces.',
      },
      { do: `The edge is $\\sqrt{${s * s}} = ${s}$.`, why: 'A face is a square, and its side is the edge.' },
      { do: `The volume is $${s}^3 = ${s ** 3}$.`, why: 'Edge times edge times edge.' },
      { do: `The mass is $${s ** 3} \\cdot ${d} = ${s ** 3 * d}$.`, why: 'Mass is density times volume.' },
    ],
    check: `Go back: a cube with edge $${s}$ has the surface area $6 \\cdot ${s} \\cdot ${s} = ${6 * s * s}$, as given. The unit is right too: grams per cubic centimeter times cubic centimeters are grams.`,
    faster: `In one line on a calculator: $\\left(\\sqrt{${6 * s * s} \\div 6}\\right)^3 \\cdot ${d} = ${s ** 3 * d}$.`,
  }),
  check: ({ a, d }) => num(search((e) => e > 0 && 6 * e * e === a) ** 3 * d),
})

export const templates: readonly Template[] = [cube]
