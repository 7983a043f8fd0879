/** What a flat figure sweeps out when it is rotated around a line. */

import {
  drawing,
  frac,
  g,
  type Html,
  int,
  num,
  type Part,
  pick,
  piMultiple,
  plane,
  segment,
  shadeUnder,
  type Template,
  template,
  text,
  toTex,
  toText,
  until,
} from '#kit'
import { drawn, oval, written } from '../marks.ts'
import { mistaken, skill } from './sections.ts'

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

const named = template({
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
      items: 9,
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
      check: 'Cut the solid along its axis: you see the figure again, and its mirror image.',
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

type Turn = { r: number; h: number; cone: boolean }
const volumeOf = (r: number, h: number, cone: boolean) => frac(r * r * h, cone ? 3 : 1)

const turning = (r: number, h: number, cone: boolean, found = ''): Html =>
  drawing(
    {
      alt: `${cone ? 'A right triangle' : 'A rectangle'}; a dashed line along one side marks the axis`,
      at: {
        p: [0, -0.2 * h] as const,
        q: [0, 1.2 * h] as const,
        a: [0, 0],
        b: [r, 0],
        c: cone ? [0, h] : [r, h],
        d: [0, h],
      },
      height: 200,
    },
    [
      g.seg('pq', '', { dash: true, thin: true }),
      g.polygon(cone ? 'abc' : 'abcd', { fill: true }),
      g.right('bad'),
      g.side('ab', `${r}`, { as: 'The side at a right angle to the axis' }),
      g.side(cone ? 'ad' : 'bc', `${h}`, { as: cone ? 'The side on the axis' : 'The side parallel to the axis' }),
      ...(found
        ? [
            drawn(
              cone
                ? [
                    [0, 0],
                    [-r, 0],
                    [0, h],
                  ]
                : [
                    [0, 0],
                    [-r, 0],
                    [-r, h],
                    [0, h],
                  ],
              { dash: true, thin: true, accent: true },
            ),
            drawn(oval([0, 0], r, 0.25), { dash: true, thin: true, accent: true }),
            ...(cone ? [] : [drawn(oval([0, h], r, 0.25), { dash: true, thin: true, accent: true })]),
            written([0, -0.25 * r - 0.2 * h], found, 'The solid'),
          ]
        : []),
    ],
  )

const volume = template({
  id: 'geometry/revolution-volume',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: true,
  seconds: 85,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ r: int(rng, 2, 9), h: int(rng, 3, 12), cone: int(rng, 0, 1) === 1 }),
      ({ r, h, cone }) =>
        r !== h && h / r < 2.6 && r / h < 1.6 && (!cone || ((r * r * h) % 3 === 0 && (h * h * r) % 3 === 0)),
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 9,
      stem: ({ r, h, cone }) =>
        `${turning(r, h, cone)}<p>The ${cone ? 'right triangle' : 'rectangle'} is rotated around the dashed line. What is the volume of the solid, in cubic units?</p>`,
    },
    {
      id: 'words',
      kind: 'words',
      items: 5,
      stem: ({ r, h, cone }) =>
        cone
          ? `A right triangle has legs of ${r} cm and ${h} cm. It is rotated around the leg of ${h} cm and sweeps out a cone. What is the volume of the cone, in cubic centimeters?`
          : `A rectangular flag of ${r} inches by ${h} inches is fixed to a pole along its side of ${h} inches and spun around the pole, so that it sweeps out a cylinder. What is the volume of the cylinder, in cubic inches?`,
    },
  ],
  given: ({ r, h, cone }): Turn => ({ r, h, cone }),
  answer: ({ r, h, cone }) => piMultiple(volumeOf(r, h, cone)),
  traps: [
    {
      misconception: 'geo-rev-swaps-radius-and-height',
      classic: true,
      rule: ({ r, h, cone }) => piMultiple(volumeOf(h, r, cone)),
      why: ({ r, h }) => `takes ${h} as the radius and ${r} as the height; the side on the axis is the height.`,
    },
    {
      misconception: 'geo-rev-cone-or-cylinder',
      rule: ({ r, h, cone }) =>
        cone ? piMultiple(r * r * h) : (r * r * h) % 3 === 0 ? piMultiple((r * r * h) / 3) : null,
      says: (p) =>
        p.cone
          ? 'I left out the third: the triangle makes a cone, not a cylinder.'
          : 'I took a third, as for a cone, although a rectangle makes a cylinder.',
      why: ({ cone }) => (cone ? 'leaves out the third of the cone.' : 'takes a third, as for a cone.'),
    },
    {
      misconception: 'geo-rev-diameter',
      rule: ({ r, h, cone }) =>
        r % 2 === 0 && !cone
          ? piMultiple((r * r * h) / 4)
          : r % 2 === 0 && (r * r * h) % 12 === 0
            ? piMultiple((r * r * h) / 12)
            : null,
      why: ({ r }) => `halves ${r}, as if it were the diameter.`,
    },
    {
      misconception: 'geo-rev-doubles-the-radius',
      rule: ({ r, h, cone }) => piMultiple(volumeOf(2 * r, h, cone)),
      why: ({ r }) => `takes twice ${r} as the radius; the distance from the axis is the radius itself.`,
    },
    {
      misconception: 'geo-rev-radius-not-squared',
      rule: ({ r, h, cone }) => (cone ? ((r * h) % 3 === 0 ? piMultiple((r * h) / 3) : null) : piMultiple(r * h)),
      why: () => 'does not square the radius.',
    },
    {
      misconception: 'geo-rev-lateral-area',
      rule: ({ r, h, cone }) => (cone ? null : piMultiple(2 * r * h)),
      why: () => 'is the area of the curved side, not the volume.',
    },
    {
      misconception: 'geo-rev-half-turn',
      rule: ({ r, h, cone }) => ((r * r * h) % (cone ? 6 : 2) === 0 ? piMultiple((r * r * h) / (cone ? 6 : 2)) : null),
      says: () => 'I took only half of the turn.',
      why: () => 'is the volume after half a turn.',
    },
  ],
  explain: ({ r, h, cone }, frame) => ({
    plan: 'Name the solid. The side on the axis is its height; how far the figure reaches from the axis is its radius. Then use the formula for the volume.',
    steps: [
      {
        do: `A ${cone ? 'right triangle around a leg' : 'rectangle around a side'} makes a ${cone ? 'cone' : 'cylinder'}.`,
        why: 'Every point runs around the axis in a circle.',
      },
      {
        do: `The height is ${h}, the radius is ${r}.`,
        why: `The side of ${h} lies on the axis; the figure reaches ${r} away from it.`,
      },
      cone
        ? {
            do: `$V = \\frac{1}{3}\\pi \\cdot ${r}^2 \\cdot ${h} = ${(r * r * h) / 3}\\pi$`,
            why: 'A cone has a third of base times height.',
          }
        : { do: `$V = \\pi \\cdot ${r}^2 \\cdot ${h} = ${r * r * h}\\pi$`, why: 'A cylinder has base times height.' },
    ],
    check: `Around the other side the radius would be ${h}, and the volume would be different: the axis matters.`,
    figure: frame === 'figure' ? turning(r, h, cone, `volume ${(r * r * h) / (cone ? 3 : 1)}π`) : '',
  }),
  // Adds up thin slices from the bottom to the top.
  check: ({ r, h, cone }) => {
    const n = 2000
    const sum = Array.from({ length: n }, (_, i) => (cone ? r * (1 - (i + 0.5) / n) : r) ** 2 * (h / n)).reduce(
      (x, y) => x + y,
      0,
    )
    return piMultiple(Math.round(sum))
  },
})

const compare = template({
  id: 'geometry/revolution-two-axes',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: true,
  seconds: 100,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 8), b: int(rng, 3, 12), unit: pick(rng, ['inches', 'centimeters', 'feet'] as const) }),
      ({ a, b }) => a < b && b < 3 * a,
    ),
  frames: [
    {
      id: 'difference',
      kind: 'multi-step',
      items: 7,
      stem: ({ a, b, unit }) =>
        `A rectangle is ${a} ${unit} wide and ${b} ${unit} long. It is rotated once around a short side and once around a long side. By how many cubic ${unit} does the larger volume exceed the smaller one?`,
    },
  ],
  given: ({ a, b }) => ({ a, b }),
  answer: ({ a, b }) => piMultiple(a * b * (b - a)),
  traps: [
    {
      misconception: 'geo-rev-same-either-way',
      classic: true,
      rule: ({ a, b }) => piMultiple(b * b * a),
      says: () => 'I gave the larger of the two volumes.',
      why: () => 'is the larger volume; the smaller one has to be subtracted.',
    },
    {
      misconception: 'geo-rev-same-either-way',
      rule: ({ a, b }) => piMultiple(a * a * b),
      says: () => 'I gave the smaller of the two volumes.',
      why: () => 'is the smaller of the two volumes.',
    },
    {
      misconception: 'geo-rev-adds-the-volumes',
      rule: ({ a, b }) => piMultiple(a * b * (a + b)),
      why: () => 'adds the two volumes.',
    },
    {
      misconception: 'geo-rev-radius-not-squared',
      rule: ({ a, b }) => piMultiple(b * b - a * a),
      says: () => 'I subtracted the squares of the radii and left out the heights.',
      why: () => 'leaves out the heights.',
    },
    {
      misconception: 'geo-rev-lateral-area',
      rule: ({ a, b }) => piMultiple(2 * a * b),
      says: () => 'I used the area of the curved side.',
      why: () => 'is the area of the curved side.',
    },
  ],
  explain: ({ a, b }) => ({
    plan: 'Each turn makes a cylinder; the side on the axis is the height, the other side is the radius. Find both volumes and subtract.',
    steps: [
      {
        do: `Around a short side: radius ${b}, height ${a}, so $\\pi \\cdot ${b}^2 \\cdot ${a} = ${b * b * a}\\pi$.`,
        why: 'The long side reaches away from the axis.',
      },
      {
        do: `Around a long side: radius ${a}, height ${b}, so $\\pi \\cdot ${a}^2 \\cdot ${b} = ${a * a * b}\\pi$.`,
        why: 'Now the short side is the radius.',
      },
      {
        do: `$${b * b * a}\\pi - ${a * a * b}\\pi = ${a * b * (b - a)}\\pi$`,
        why: 'The wider cylinder is the larger one: the radius is squared.',
      },
    ],
    check: `The volumes are in the ratio ${b} : ${a}, like the radii.`,
    faster: `$\\pi \\cdot ${a} \\cdot ${b} \\cdot (${b} - ${a})$: both volumes share the factor $\\pi \\cdot ${a} \\cdot ${b}$.`,
  }),
  check: ({ a, b }) => {
    // Layer by layer, each of height 1.
    const stack = (r: number, h: number) => Array.from({ length: h }, () => r * r).reduce((x, y) => x + y, 0)
    return piMultiple(stack(b, a) - stack(a, b))
  },
})

const onPlane = template({
  id: 'geometry/revolution-on-the-plane',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: true,
  seconds: 110,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ p: int(rng, 2, 9), q: int(rng, 2, 9), axis: pick(rng, ['x', 'y'] as const) }),
      ({ p, q }) => p !== q && (p * p * q) % 3 === 0 && (q * q * p) % 3 === 0,
    ),
  frames: [
    {
      id: 'region',
      kind: 'graph',
      items: 9,
      stem: ({ p, q, axis }) =>
        `${plane({ alt: `The triangle between the axes and the segment from (0, ${q}) to (${p}, 0), shaded`, x: [-1, 10], y: [-1, 10] }, [shadeUnder((x: number) => q - (q / p) * x, 0, p), segment(0, q, p, 0)])}<p>The triangle with the corners $(0, 0)$, $(${p}, 0)$ and $(0, ${q})$ is rotated around the $${axis}$-axis. What is the volume of the solid, in cubic units?</p>`,
    },
  ],
  given: ({ p, q, axis }) => ({ p, q, axis: axis as string }),
  answer: ({ p, q, axis }) => piMultiple(axis === 'y' ? frac(p * p * q, 3) : frac(q * q * p, 3)),
  traps: [
    {
      misconception: 'geo-rev-swaps-radius-and-height',
      classic: true,
      rule: ({ p, q, axis }) => piMultiple(axis === 'y' ? frac(q * q * p, 3) : frac(p * p * q, 3)),
      why: ({ axis }) => `belongs to the other axis; the leg on the $${axis}$-axis is the height.`,
    },
    {
      misconception: 'geo-rev-cone-or-cylinder',
      rule: ({ p, q, axis }) => piMultiple(axis === 'y' ? p * p * q : q * q * p),
      says: () => 'I left out the third of the cone.',
      why: () => 'leaves out the third of the cone.',
    },
    {
      misconception: 'geo-rev-radius-not-squared',
      rule: ({ p, q }) => ((p * q) % 3 === 0 ? piMultiple((p * q) / 3) : null),
      why: () => 'does not square the radius.',
    },
    {
      misconception: 'geo-rev-half-turn',
      rule: ({ p, q, axis }) =>
        (axis === 'y' ? p * p * q : q * q * p) % 2 === 0
          ? piMultiple(frac(axis === 'y' ? p * p * q : q * q * p, 2))
          : null,
      says: () => 'I took a half instead of a third.',
      why: () => 'takes a half, as for a triangle, instead of a third.',
    },
    {
      misconception: 'geo-rev-cone-or-cylinder',
      rule: ({ p, q, axis }) => piMultiple(axis === 'y' ? q * q * p : p * p * q),
      twoSlips: true,
      says: () => 'I took the solid for a cylinder and exchanged radius and height.',
      why: () => 'is a cylinder with radius and height exchanged.',
    },
  ],
  explain: ({ p, q, axis }) => {
    const [r, h] = axis === 'y' ? [p, q] : [q, p]
    return {
      plan: 'The leg of the triangle that lies on the axis of rotation is the height of a cone, the other leg is its radius.',
      steps: [
        {
          do: `The leg on the $${axis}$-axis has length ${h}: this is the height.`,
          why: 'Points on the axis do not move.',
        },
        {
          do: `The other leg has length ${r}: this is the radius.`,
          why: 'It is how far the triangle reaches from the axis.',
        },
        {
          do: `$V = \\frac{1}{3}\\pi \\cdot ${r}^2 \\cdot ${h} = ${toTex(frac(r * r * h, 3))}\\pi$`,
          why: 'A right triangle around a leg makes a cone.',
        },
      ],
      check: `The cone lies in a cylinder of volume $${r * r * h}\\pi$ and fills a third of it.`,
      figure: plane(
        {
          alt: `The triangle between the axes and the segment from (0, ${q}) to (${p}, 0), shaded, and its mirror image across the ${axis}-axis, dashed`,
          x: axis === 'y' ? [-10, 10] : [-1, 10],
          y: axis === 'y' ? [-1, 10] : [-10, 10],
        },
        [
          shadeUnder((x: number) => q - (q / p) * x, 0, p),
          segment(0, q, p, 0),
          axis === 'y' ? segment(0, q, -p, 0, { dash: true }) : segment(0, -q, p, 0, { dash: true }),
        ],
      ),
    }
  },
  check: ({ p, q, axis }) => {
    const [r, h] = axis === 'y' ? [p, q] : [q, p]
    const n = 2000
    const sum = Array.from({ length: n }, (_, i) => (r * (1 - (i + 0.5) / n)) ** 2 * (h / n)).reduce((x, y) => x + y, 0)
    return piMultiple(Math.round(sum))
  },
})

const rate = template({
  id: 'geometry/revolution-coefficient',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: true,
  seconds: 80,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({ r: int(rng, 2, 9), h: int(rng, 3, 15), cone: int(rng, 0, 1) === 1 }),
      ({ r, h, cone }) => r !== h && (!cone || (r * r * h) % 3 === 0),
    ),
  frames: [
    {
      id: 'spin',
      kind: 'figure',
      items: 8,
      stem: ({ r, h, cone }) =>
        `${turning(r, h, cone)}<p>When this ${cone ? 'right triangle' : 'rectangle'} is rotated around the dashed line, the volume of the solid is $k\\pi$ cubic units. What is the value of $k$?</p>`,
    },
  ],
  given: ({ r, h, cone }): Turn => ({ r, h, cone }),
  answer: ({ r, h, cone }) => num(volumeOf(r, h, cone)),
  traps: [
    {
      misconception: 'geo-rev-swaps-radius-and-height',
      classic: true,
      rule: ({ r, h, cone }) => num(volumeOf(h, r, cone)),
      why: () => 'exchanges radius and height; the side on the axis is the height.',
    },
    {
      misconception: 'geo-rev-cone-or-cylinder',
      rule: ({ r, h, cone }) => (cone ? num(r * r * h) : num(frac(r * r * h, 3))),
      says: (p) => (p.cone ? 'I left out the third of the cone.' : 'I took a third, although the solid is a cylinder.'),
      why: ({ cone }) => (cone ? 'leaves out the third of the cone.' : 'takes a third, as for a cone.'),
    },
    {
      misconception: 'geo-rev-radius-not-squared',
      rule: ({ r, h, cone }) => num(frac(r * h, cone ? 3 : 1)),
      why: () => 'does not square the radius.',
    },
  ],
  explain: ({ r, h, cone }) => ({
    plan: 'Name the solid, read radius and height off the figure, and write the volume as a multiple of π.',
    steps: [
      {
        do: `The solid is a ${cone ? 'cone' : 'cylinder'} with radius ${r} and height ${h}.`,
        why: 'The side on the axis is the height.',
      },
      {
        do: cone ? `$V = \\frac{1}{3}\\pi \\cdot ${r}^2 \\cdot ${h}$` : `$V = \\pi \\cdot ${r}^2 \\cdot ${h}$`,
        why: cone ? 'This is the formula for a cone.' : 'This is the formula for a cylinder.',
      },
      {
        do: `$V = ${toTex(volumeOf(r, h, cone))}\\pi$, so $k = ${toTex(volumeOf(r, h, cone))}$.`,
        why: `The square of ${r} is ${r * r}.`,
      },
    ],
    check: 'The radius is squared, the height is not.',
    figure: turning(r, h, cone, `volume ${toText(volumeOf(r, h, cone))}π`),
  }),
  check: ({ r, h, cone }) => {
    const n = 2000
    const sum = Array.from({ length: n }, (_, i) => (cone ? r * (1 - (i + 0.5) / n) : r) ** 2 * (h / n)).reduce(
      (x, y) => x + y,
      0,
    )
    return num(Math.round(sum))
  },
})

export const templates: readonly Template[] = [named, volume, compare, onPlane, rate]
