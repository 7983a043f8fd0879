/** Which cut through which solid gives which shape. */

import { type Html, int, type Part, solid, template, text } from '#kit'
import { section } from './section-figures.ts'

const skill = 'geo-cross-sections'

/** What was named instead, and where that comes from. */
export const mistaken = (wrong: readonly [named: string, slip: string, why: string] | undefined): string =>
  wrong ? `I named ${wrong[0].charAt(0).toLowerCase()}${wrong[0].slice(1)}, which ${wrong[2]}` : ''

type Solid = 'cylinder' | 'cone' | 'sphere' | 'pyramid' | 'box'

type Wrong = readonly [shape: string, slip: 'base' | 'outline' | 'edges' | 'tilt', why: string]

type Cut = Readonly<{
  solid: Solid
  cut: string
  thing: string
  shape: string
  because: string
  wrong: readonly [Wrong, Wrong, Wrong]
}>

const NAME: Readonly<Record<Solid, string>> = {
  cylinder: 'cylinder',
  cone: 'cone',
  sphere: 'sphere',
  pyramid: 'pyramid with a square base',
  box: 'rectangular prism',
}

const CUTS: readonly Cut[] = [
  {
    solid: 'cylinder',
    cut: 'parallel to the bases',
    thing: 'A round cheese in the form of a cylinder is cut with one flat cut, parallel to its round faces.',
    shape: 'A circle',
    because: 'Every slice parallel to the base is a copy of the base.',
    wrong: [
      ['A rectangle', 'outline', 'is what a cut straight down gives.'],
      ['An ellipse that is not a circle', 'tilt', 'needs a slanted cut.'],
      ['A triangle', 'edges', 'has straight sides that meet in a point; a cylinder has no point.'],
    ],
  },
  {
    solid: 'cylinder',
    cut: 'perpendicular to the bases',
    thing:
      'A log in the form of a cylinder is split with one flat cut from end to end, perpendicular to its round ends.',
    shape: 'A rectangle',
    because: 'The cut meets both bases in equal straight lines and the side in two lines of equal length.',
    wrong: [
      ['A circle', 'base', 'is what a cut straight across gives.'],
      ['An ellipse that is not a circle', 'tilt', 'needs a slanted cut.'],
      ['A triangle', 'edges', 'would need lines of the side that meet; on a cylinder they never meet.'],
    ],
  },
  {
    solid: 'cylinder',
    cut: 'slanted, so that it meets the side all around and neither base',
    thing: 'A cucumber in the form of a cylinder is cut with one slanted flat cut that meets neither of its ends.',
    shape: 'An ellipse that is not a circle',
    because: 'The slanted cut is as wide as the cylinder, but longer than that in the other direction.',
    wrong: [
      ['A circle', 'base', 'needs a cut straight across.'],
      ['A rectangle', 'outline', 'needs a cut straight down.'],
      ['A triangle', 'edges', 'has straight edges; the side of a cylinder is curved all around.'],
    ],
  },
  {
    solid: 'cone',
    cut: 'parallel to the base',
    thing: 'The tip of a paper cone is cut off with one flat cut, parallel to its round opening.',
    shape: 'A circle',
    because: 'The slice is a smaller copy of the base.',
    wrong: [
      ['A triangle', 'outline', 'is the outline of the cone; it needs a cut through the tip.'],
      ['An ellipse that is not a circle', 'tilt', 'needs a slanted cut.'],
      ['A rectangle', 'edges', 'needs two pairs of lines that never meet; the lines of a cone meet in the tip.'],
    ],
  },
  {
    solid: 'cone',
    cut: 'perpendicular to the base and through the tip',
    thing: 'A cone of wax is cut into two equal halves with one flat cut that goes straight down from its tip.',
    shape: 'A triangle',
    because: 'The cut meets the side in two straight lines from the tip and the base in a straight line.',
    wrong: [
      ['A circle', 'base', 'is what a cut straight across gives.'],
      [
        'A rectangle',
        'edges',
        'would need two lines on the side that never meet; the lines of a cone meet in the tip.',
      ],
      ['An ellipse that is not a circle', 'tilt', 'needs a slanted cut that misses the base.'],
    ],
  },
  {
    solid: 'cone',
    cut: 'slanted, so that it meets the side all around and misses the base',
    thing: 'A carrot in the form of a cone is cut with one slanted flat cut that misses its round end.',
    shape: 'An ellipse that is not a circle',
    because: 'The cut goes once around the curved side; slanted, it is longer than wide.',
    wrong: [
      ['A circle', 'base', 'needs a cut straight across.'],
      ['A triangle', 'outline', 'needs a cut through the tip.'],
      ['A rectangle', 'edges', 'has straight edges; this cut meets the curved side only.'],
    ],
  },
  {
    solid: 'sphere',
    cut: 'anywhere through the solid, but not through its center',
    thing: 'An orange in the form of a sphere is cut with one flat cut that misses its center.',
    shape: 'A circle',
    because: 'All points of the edge are equally far from the center of the sphere, so the edge is a circle.',
    wrong: [
      ['An ellipse that is not a circle', 'tilt', 'never happens on a sphere: it looks the same from all sides.'],
      ['A rectangle', 'edges', 'has straight edges; a sphere has none.'],
      ['A triangle', 'edges', 'has straight edges; a sphere has none.'],
    ],
  },
  {
    solid: 'pyramid',
    cut: 'parallel to the base',
    thing:
      'The top of a tent in the form of a pyramid with a square base is cut off with one flat cut, parallel to the ground.',
    shape: 'A square',
    because: 'The slice is a smaller copy of the base.',
    wrong: [
      ['A triangle', 'outline', 'is the form of a side face; it needs a cut through the tip.'],
      ['A trapezoid', 'tilt', 'needs a cut straight down that misses the tip.'],
      ['A circle', 'edges', 'has a curved edge; all faces here are flat.'],
    ],
  },
  {
    solid: 'pyramid',
    cut: 'perpendicular to the base, through the tip, and parallel to one side of the base',
    thing:
      'A chocolate in the form of a pyramid with a square base is cut into two equal halves, straight down from its tip and parallel to one side of the base.',
    shape: 'A triangle',
    because: 'The cut meets two side faces in lines from the tip, and the base in a line.',
    wrong: [
      ['A square', 'base', 'is what a cut straight across gives.'],
      ['A trapezoid', 'tilt', 'is what the cut gives if it misses the tip.'],
      ['A rectangle', 'edges', 'would need lines that go straight up; they meet in the tip.'],
    ],
  },
  {
    solid: 'pyramid',
    cut: 'perpendicular to the base and parallel to one side of it, but not through the tip',
    thing:
      'A corner piece is cut off a block in the form of a pyramid with a square base: straight down, parallel to one side of the base, and next to the tip, not through it.',
    shape: 'A trapezoid',
    because:
      'The cut meets three side faces and the base, and its upper edge is parallel to the lower one and shorter.',
    wrong: [
      ['A triangle', 'outline', 'needs a cut through the tip.'],
      ['A square', 'base', 'needs a cut straight across.'],
      ['A rectangle', 'edges', 'would need side lines that go straight up; the faces lean inward.'],
    ],
  },
  {
    solid: 'box',
    cut: 'parallel to one of the faces',
    thing: 'A loaf of bread in the form of a rectangular prism is cut with one flat cut, parallel to one of its ends.',
    shape: 'A rectangle',
    because: 'Each slice is a copy of that face.',
    wrong: [
      ['A triangle', 'tilt', 'is what a cut across one corner gives.'],
      ['A trapezoid', 'outline', 'is how a slanted face may look in a drawing; the slice has right angles.'],
      ['A hexagon', 'edges', 'needs a cut through all six faces.'],
    ],
  },
  {
    solid: 'box',
    cut: 'across one corner, so that it meets the three edges of this corner and no other edge',
    thing:
      'One corner of a block of wood in the form of a rectangular prism is sawed off with one flat cut that meets only the three edges of this corner.',
    shape: 'A triangle',
    because: 'Three faces meet at the corner, and the cut has one side on each.',
    wrong: [
      ['A rectangle', 'base', 'is the form of the faces; the cut meets only three of them.'],
      ['A hexagon', 'edges', 'needs a cut through all six faces.'],
      ['A trapezoid', 'outline', 'has four sides and needs a cut through four faces.'],
    ],
  },
]

const SLIP = {
  base: 'geo-cross-takes-the-base',
  outline: 'geo-cross-takes-the-outline',
  edges: 'geo-cross-wrong-edges',
  tilt: 'geo-cross-wrong-tilt',
} as const

const figureOf = (s: Solid, r: number, h: number, extra: readonly Part[] = []): Html => {
  const alt = `A ${NAME[s]}, seen a little from above`
  if (s === 'cylinder') return solid.cylinder({ alt, r, h, extra })
  if (s === 'cone') return solid.cone({ alt, r, h: h + 2, extra })
  if (s === 'sphere') return solid.sphere({ alt, r, extra })
  if (s === 'pyramid') return solid.pyramid({ alt, w: r + 3, d: r + 3, h: h + 1, extra })
  return solid.box({ alt, w: r + 3, d: 4, h, extra })
}

export const shape = template({
  id: 'geometry/cross-section-shape',
  skill,
  difficulty: 'Low',
  b: -0.5,
  calculator: false,
  seconds: 55,
  response: 'choice',
  draw: (rng) => ({ i: int(rng, 0, CUTS.length - 1), r: int(rng, 3, 6), h: int(rng, 4, 9) }),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 8,
      stem: ({ i, r, h }) => {
        const c = CUTS[i] as Cut
        return `${figureOf(c.solid, r, h)}<p>A plane cuts the ${NAME[c.solid]} ${c.cut}. What is the shape of the cross-section?</p>`
      },
    },
    {
      id: 'everyday',
      kind: 'words',
      items: 8,
      stem: ({ i }) => `${(CUTS[i] as Cut).thing} What is the shape of the flat face that the cut makes?`,
    },
  ],
  given: ({ i }) => ({ solid: (CUTS[i] as Cut).solid as string, cut: (CUTS[i] as Cut).cut }),
  answer: ({ i }) => text((CUTS[i] as Cut).shape),
  traps: [0, 1, 2].flatMap((k) =>
    (['base', 'outline', 'edges', 'tilt'] as const).map((slip) => ({
      misconception: SLIP[slip],
      rule: (given: { solid: string; cut: string }) => {
        const wrong = CUTS.find((c) => c.solid === given.solid && c.cut === given.cut)?.wrong[k]
        return wrong?.[1] === slip ? text(wrong[0]) : null
      },
      says: ({ i }: { i: number }) => mistaken((CUTS[i] as Cut).wrong[k]),
      why: ({ i }: { i: number }) => (CUTS[i] as Cut).wrong[k]?.[2] as string,
    })),
  ),
  explain: ({ i, r, h }, frame) => {
    const c = CUTS[i] as Cut
    return {
      plan: 'Go along the edge of the cut: which faces of the solid does the plane meet, and does it meet them in straight or in curved lines?',
      steps: [
        { do: `The solid is a ${NAME[c.solid]}. The cut is ${c.cut}.`, why: 'Both together decide about the shape.' },
        { do: c.because, why: 'This describes the edge of the cross-section.' },
        {
          do: `The cross-section is: ${c.shape}.`,
          why: `Not every cut gives this: ${c.wrong[0][0].toLowerCase()} ${c.wrong[0][2]}`,
        },
      ],
      check: `The other shapes do not fit either: ${c.wrong
        .slice(1)
        .map(([name, , why]) => `${name.charAt(0).toLowerCase()}${name.slice(1)} ${why}`)
        .join(' And ')}`,
      figure: frame === 'figure' ? figureOf(c.solid, r, h, [section(c.solid, c.cut, r, h)]) : '',
    }
  },
  // By the kind of faces that are met, and by the direction of the cut.
  check: ({ solid: s, cut }) => {
    const [along, tip, slanted] = [
      cut.startsWith('parallel'),
      /through the tip/.test(cut) && !cut.includes('not through'),
      cut.startsWith('slanted'),
    ]
    if (s === 'sphere') return text('A circle')
    if (s === 'box') return text(along ? 'A rectangle' : 'A triangle')
    if (s === 'pyramid') return text(along ? 'A square' : tip ? 'A triangle' : 'A trapezoid')
    if (slanted) return text('An ellipse that is not a circle')
    return text(along ? 'A circle' : s === 'cone' ? 'A triangle' : 'A rectangle')
  },
})
