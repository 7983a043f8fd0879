/** Conditional statements shown as a circle inside a circle. */

import { drawing, g, int, pick, template } from '#kit'
import { spot, written } from '../marks.ts'
import { skill } from './conditional.ts'
import { formOf } from './conditional-consequences.ts'
import { type Fact, ifThen, said } from './conditional-facts.ts'

/** A class inside a class: every inner one is an outer one. */
const NESTED = [
  {
    inner: 'squares',
    outer: 'rhombi',
    a: 'a figure',
    p: 'is a square',
    np: 'is not a square',
    q: 'is a rhombus',
    nq: 'is not a rhombus',
  },
  {
    inner: 'rectangles',
    outer: 'parallelograms',
    a: 'a figure',
    p: 'is a rectangle',
    np: 'is not a rectangle',
    q: 'is a parallelogram',
    nq: 'is not a parallelogram',
  },
  {
    inner: 'cubes',
    outer: 'prisms',
    a: 'a solid',
    p: 'is a cube',
    np: 'is not a cube',
    q: 'is a prism',
    nq: 'is not a prism',
  },
  {
    inner: 'triangles',
    outer: 'polygons',
    a: 'a figure',
    p: 'is a triangle',
    np: 'is not a triangle',
    q: 'is a polygon',
    nq: 'is not a polygon',
  },
  {
    inner: 'radii',
    outer: 'segments',
    a: 'a figure',
    p: 'is a radius',
    np: 'is not a radius',
    q: 'is a segment',
    nq: 'is not a segment',
  },
  {
    inner: 'diameters',
    outer: 'chords',
    a: 'a segment',
    p: 'is a diameter',
    np: 'is not a diameter',
    q: 'is a chord',
    nq: 'is not a chord',
  },
  {
    inner: 'hexagons',
    outer: 'polygons',
    a: 'a figure',
    p: 'is a hexagon',
    np: 'is not a hexagon',
    q: 'is a polygon',
    nq: 'is not a polygon',
  },
  {
    inner: 'rhombi',
    outer: 'parallelograms',
    a: 'a figure',
    p: 'is a rhombus',
    np: 'is not a rhombus',
    q: 'is a parallelogram',
    nq: 'is not a parallelogram',
  },
  {
    inner: 'squares',
    outer: 'rectangles',
    a: 'a figure',
    p: 'is a square',
    np: 'is not a square',
    q: 'is a rectangle',
    nq: 'is not a rectangle',
  },
  {
    inner: 'altitudes',
    outer: 'segments',
    a: 'a figure',
    p: 'is an altitude',
    np: 'is not an altitude',
    q: 'is a segment',
    nq: 'is not a segment',
  },
] as const

type Nested = (typeof NESTED)[number]

const rings = ({ inner, outer }: Nested, side: number, found = '') =>
  drawing(
    {
      alt: 'A circle inside a larger circle',
      at: { o: [0, 0], i: [0.8 * side, -0.9], t: [0, 2.4], m: [0.8 * side - 1.35, -0.9] },
      height: 240,
    },
    [
      g.circle('o', 3.4),
      g.circle('i', 2),
      g.tag('t', outer, { as: 'The large circle' }),
      g.tag('m', inner, { as: 'The small circle', towards: 0 }),
      ...(found
        ? [
            spot(found === 'in both' ? [0.8 * side, -2] : [-4.3 * side, 1.2]),
            written(found === 'in both' ? [0.8 * side, -2.4] : [-4.3 * side, 0.6], found, 'A spot'),
          ]
        : []),
    ],
  )

export const diagram = template({
  id: 'geometry/conditional-from-a-diagram',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) => ({
    i: int(rng, 0, NESTED.length - 1),
    side: pick(rng, [-1, 1] as const),
    contra: int(rng, 0, 1) === 1,
  }),
  frames: [
    {
      id: 'rings',
      kind: 'figure',
      items: 8,
      stem: ({ i, side }) =>
        `${rings(NESTED[i] as Nested, side)}<p>Which statement does the diagram show to be true?</p>`,
    },
  ],
  given: ({ i, contra }) => ({ f: NESTED[i] as Nested, contra }),
  answer: ({ i, contra }) => said(formOf(NESTED[i] as Fact, contra ? 'contrapositive' : 'same')),
  traps: [
    {
      misconception: 'geo-cond-reads-the-diagram-outward',
      classic: true,
      rule: ({ f }) => said(formOf(f as Fact, 'converse')),
      why: ({ i }) =>
        `says that everything in the large circle lies in the small one; but not all ${NESTED[i]?.outer} are ${NESTED[i]?.inner}.`,
    },
    {
      misconception: 'geo-cond-reasons-backward',
      says: () => 'I thought that whatever is outside the small circle is outside the large one, too.',
      rule: ({ f }) => said(formOf(f as Fact, 'inverse')),
      why: () => 'is the inverse: there is room outside the small circle and inside the large one.',
    },
    {
      misconception: 'geo-cond-negates-one-part',
      rule: ({ f, contra }) => said(contra ? ifThen(f.a, f.nq, f.p) : formOf(f as Fact, 'denied')),
      says: ({ contra }) =>
        contra
          ? 'I thought that whatever is outside the large circle is inside the small one.'
          : 'I thought that whatever is inside the small circle is outside the large one.',
      why: () => 'contradicts the diagram.',
    },
  ],
  explain: ({ i, side, contra }) => {
    const f = NESTED[i] as Nested
    return {
      plan: 'A circle inside a circle: whatever lies in the small one lies in the large one, and whatever lies outside the large one lies outside the small one.',
      steps: [
        {
          do: `The circle of ${f.inner} lies inside the circle of ${f.outer}.`,
          why: `So all ${f.inner} are ${f.outer}.`,
        },
        { do: `As a statement: ${formOf(f as Fact, 'same')}.`, why: 'The small circle is the hypothesis.' },
        contra
          ? {
              do: `Outside the large circle one is outside the small one, too: ${formOf(f as Fact, 'contrapositive')}.`,
              why: 'This is the contrapositive.',
            }
          : {
              do: `The other direction fails: there are ${f.outer} that are not ${f.inner}.`,
              why: 'The ring between the circles is not empty.',
            },
      ],
      faster: `You know ${f.inner} and ${f.outer}, so read the options as facts: only “${formOf(f as Fact, contra ? 'contrapositive' : 'same')}” is one.`,
      check: `Test a spot in the ring between the circles: it belongs to the ${f.outer}, but not to the ${f.inner}. This breaks “${formOf(f as Fact, contra ? 'inverse' : 'converse')},” but not the answer.`,
      figure: rings(f, side, contra ? 'in neither' : 'in both'),
    }
  },
  // Three regions: inside both, in the ring, outside.
  check: ({ f, contra }) => {
    const spots = [
      [true, true],
      [false, true],
      [false, false],
    ] as const
    const value =
      (x: string) =>
      ([p, q]: readonly [boolean, boolean]) =>
        x === f.p ? p : x === f.np ? !p : x === f.q ? q : !q
    const pairs = contra
      ? [
          [f.nq, f.np],
          [f.q, f.p],
          [f.np, f.nq],
          [f.nq, f.p],
        ]
      : [
          [f.p, f.q],
          [f.q, f.p],
          [f.np, f.nq],
          [f.p, f.nq],
        ]
    const [found] = pairs.filter(([h = '', c = '']) => spots.every((s) => !value(h)(s) || value(c)(s)))
    return said(ifThen(f.a, found?.[0] as string, found?.[1] as string))
  },
})
