/** Which solid a turning figure sweeps out. */

import { drawing, g, type Html, int, type Part, template, text } from '#kit'
import { drawn, oval } from '../marks.ts'
import { mistaken } from './section-cuts.ts'
import { skill } from './sections.ts'

const FLAT = [
  {
    id: 'rectangle',
    says: 'a rectangle, rotated around one of its sides',
    solid: 'A cylinder',
    because: 'The opposite side stays at the same distance from the axis and sweeps out the curved side.',
    wrong: [
      ['A cone', 'geo-rev-cone-or-cylinder', 'comes from a right triangle.'],
      ['A sphere', 'geo-rev-anything-round-is-a-sphere', 'comes from a semicircle.'],
      [
        'A rectangular prism',
        'geo-rev-slides-instead',
        'is what the rectangle makes if it slides straight instead of turning.',
      ],
    ],
  },
  {
    id: 'right triangle',
    says: 'a right triangle, rotated around one of its legs',
    solid: 'A cone',
    because: 'The hypotenuse starts on the axis and ends on the edge of the base.',
    wrong: [
      ['A cylinder', 'geo-rev-cone-or-cylinder', 'comes from a rectangle.'],
      ['A pyramid', 'geo-rev-slides-instead', 'has flat faces; a rotation makes a curved face.'],
      ['Two cones that share a base', 'geo-rev-wrong-axis', 'come from the rotation around the hypotenuse.'],
    ],
  },
  {
    id: 'semicircle',
    says: 'a semicircle, rotated around its diameter',
    solid: 'A sphere',
    because: 'Every point of the arc stays at the same distance from the center.',
    wrong: [
      ['A hemisphere', 'geo-rev-half-turn', 'would be left if the turn stopped halfway.'],
      ['A cylinder', 'geo-rev-cone-or-cylinder', 'comes from a rectangle.'],
      ['A cone', 'geo-rev-anything-round-is-a-sphere', 'comes from a right triangle.'],
    ],
  },
  {
    id: 'isosceles triangle',
    says: 'an isosceles triangle, rotated around its base',
    solid: 'Two cones that share a base',
    because:
      'The height to the base cuts the triangle into two right triangles; each makes a cone, and the bases of the cones are together.',
    wrong: [
      ['A cone', 'geo-rev-wrong-axis', 'comes from the rotation around the height.'],
      ['A sphere', 'geo-rev-anything-round-is-a-sphere', 'comes from a semicircle.'],
      ['A cylinder', 'geo-rev-cone-or-cylinder', 'comes from a rectangle.'],
    ],
  },
  {
    id: 'isosceles triangle',
    says: 'an isosceles triangle, rotated around its line of symmetry',
    solid: 'A cone',
    because: 'Each half is a right triangle that turns around one of its legs.',
    wrong: [
      ['Two cones that share a base', 'geo-rev-wrong-axis', 'come from the rotation around the base.'],
      ['A pyramid', 'geo-rev-slides-instead', 'has flat faces; a rotation makes a curved face.'],
      ['A sphere', 'geo-rev-anything-round-is-a-sphere', 'comes from a semicircle.'],
    ],
  },
  {
    id: 'rectangle apart',
    says: 'a rectangle, rotated around a line that is parallel to one of its sides and does not touch it',
    solid: 'A cylinder with a hole along its axis',
    because: 'The far side sweeps out the outer wall, the near side the wall of the hole.',
    wrong: [
      ['A cylinder', 'geo-rev-no-hole', 'comes from a rectangle that has a side on the axis.'],
      ['A rectangular prism', 'geo-rev-slides-instead', 'has flat faces; a rotation makes curved faces.'],
      ['A cone', 'geo-rev-cone-or-cylinder', 'comes from a right triangle.'],
    ],
  },
  {
    id: 'circle apart',
    says: 'a circle, rotated around a line that does not touch it',
    solid: 'A ring, like a doughnut',
    because: 'The circle travels around the axis and leaves a hole in the middle.',
    wrong: [
      ['A sphere', 'geo-rev-anything-round-is-a-sphere', 'comes from a circle that turns around its own diameter.'],
      ['A cylinder', 'geo-rev-slides-instead', 'is what the circle makes if it slides straight.'],
      ['A cylinder with a hole along its axis', 'geo-rev-no-hole', 'comes from a rectangle; its walls are straight.'],
    ],
  },
] as const

type Flat = (typeof FLAT)[number]

/** The circle of the point that is farthest from the axis, and the mirror image of the figure. */
function swept(f: Flat, w: number, h: number): Part[] {
  const thin = { dash: true, thin: true, accent: true }
  const wide =
    f.id === 'semicircle' ? h / 2 : f.id === 'circle apart' ? w + 2 : f.id === 'rectangle apart' ? w + 1.5 : w
  const round = (y: number, r = wide): Part => drawn(oval([0, y], r, 0.25), thin)
  if (f.id === 'rectangle' || f.id === 'rectangle apart') {
    const near = wide - w
    return [
      drawn(
        [
          [-near, 0],
          [-wide, 0],
          [-wide, h],
          [-near, h],
          [-near, 0],
        ],
        thin,
      ),
      round(0),
      round(h),
      ...(near > 0 ? [round(0, near), round(h, near)] : []),
    ]
  }
  if (f.id === 'right triangle')
    return [
      drawn(
        [
          [0, 0],
          [-w, 0],
          [0, h],
        ],
        thin,
      ),
      round(0),
    ]
  if (f.id === 'isosceles triangle')
    return f.says.includes('base')
      ? [
          drawn(
            [
              [0, 0],
              [-w, h / 2],
              [0, h],
            ],
            thin,
          ),
          round(h / 2),
        ]
      : [round(0, w / 2)]
  if (f.id === 'circle apart') return [drawn(oval([-w / 2 - 2, h / 2], w / 2, 1), thin), round(h / 2), round(h / 2, 2)]
  return [drawn(oval([0, h / 2], h / 2, 1), thin), round(h / 2)]
}

/** The figure with its axis, dashed. */
function spinning(f: Flat, w: number, h: number, turned = false): Html {
  const at = { p: [0, -1.6] as const, q: [0, h + 1.6] as const }
  const alt = `The figure is ${f.says.replace(/,.*/, '')}; a dashed line marks the axis`
  const axis = [g.seg('pq', '', { dash: true, thin: true }), ...(turned ? swept(f, w, h) : [])]
  const shape = (extra: Record<string, readonly [number, number]>, spec: string) =>
    drawing({ alt, at: { ...at, ...extra }, height: 190 }, [...axis, g.polygon(spec, { fill: true })])
  if (f.id === 'rectangle') return shape({ a: [0, 0], b: [w, 0], c: [w, h], d: [0, h] }, 'abcd')
  if (f.id === 'right triangle') return shape({ a: [0, 0], b: [w, 0], c: [0, h] }, 'abc')
  if (f.id === 'rectangle apart') return shape({ a: [1.5, 0], b: [w + 1.5, 0], c: [w + 1.5, h], d: [1.5, h] }, 'abcd')
  if (f.id === 'isosceles triangle')
    return f.says.includes('base')
      ? shape({ a: [0, 0], b: [w, h / 2], c: [0, h] }, 'abc')
      : shape({ a: [-w / 2, 0], b: [w / 2, 0], c: [0, h] }, 'abc')
  if (f.id === 'circle apart')
    return drawing({ alt, at: { ...at, m: [w / 2 + 2, h / 2] }, height: 190 }, [
      ...axis,
      g.circle('m', w / 2, { fill: true }),
    ])
  return drawing({ alt, at: { ...at, m: [0, h / 2], s: [0, 0], t: [0, h] }, height: 190 }, [
    ...axis,
    g.arc('m', h / 2, -90, 90),
    g.seg('st'),
  ])
}

export const named = template({
  id: 'geometry/revolution-which-solid',
  skill,
  difficulty: 'Low',
  b: -0.4,
  calculator: false,
  seconds: 55,
  response: 'choice',
  draw: (rng) => ({ i: int(rng, 0, FLAT.length - 1), w: int(rng, 2, 4), h: int(rng, 4, 7) }),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 5,
      stem: ({ i, w, h }) =>
        `${spinning(FLAT[i] as Flat, w, h)}<p>The figure shows ${(FLAT[i] as Flat).says} (dashed). Which solid does a full turn make?</p>`,
    },
  ],
  given: ({ i }) => ({ says: (FLAT[i] as Flat).says as string }),
  answer: ({ i }) => text((FLAT[i] as Flat).solid),
  traps: [0, 1, 2].flatMap((k) =>
    [...new Set(FLAT.map((f) => f.wrong[k]?.[1] as string))].map((slip) => ({
      misconception: slip,
      rule: ({ says }: { says: string }) => {
        const wrong = FLAT.find((f) => f.says === says)?.wrong[k]
        return wrong?.[1] === slip ? text(wrong[0]) : null
      },
      says: ({ i }: { i: number }) => mistaken((FLAT[i] as Flat).wrong[k]),
      why: ({ i }: { i: number }) => (FLAT[i] as Flat).wrong[k]?.[2] as string,
    })),
  ),
  explain: ({ i, w, h }) => {
    const f = FLAT[i] as Flat
    return {
      plan: 'Follow single points: each one runs around the axis in a circle. Points on the axis stay; the farthest point makes the widest circle.',
      steps: [
        { do: `The figure is ${f.says}.`, why: 'The axis decides as much as the figure does.' },
        { do: f.because, why: 'All points at one height make circles around the axis.' },
        { do: `The solid is: ${f.solid}.`, why: `${f.wrong[0][0]} ${f.wrong[0][2]}` },
      ],
      check: `The other solids do not fit either: ${f.wrong
        .slice(1)
        .map(([name, , why]) => `${name.charAt(0).toLowerCase()}${name.slice(1)} ${why}`)
        .join(' And ')}`,
      figure: spinning(f, w, h, true),
    }
  },
  // The profile: how the distance from the axis runs from bottom to top.
  check: ({ says }) => {
    const apart = says.includes('does not touch')
    if (says.startsWith('a rectangle')) return text(apart ? 'A cylinder with a hole along its axis' : 'A cylinder')
    if (says.startsWith('a circle')) return text('A ring, like a doughnut')
    if (says.startsWith('a semicircle')) return text('A sphere')
    return text(says.includes('base') ? 'Two cones that share a base' : 'A cone')
  },
})
