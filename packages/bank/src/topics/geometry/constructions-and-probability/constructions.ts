import { drawing, g, type Html, hypot, int, namedBy, person, type Template, template, text, xy } from '#kit'

export const skill = 'geo-constructions'

const KINDS = [
  'The perpendicular bisector of a segment',
  'The bisector of an angle',
  'The perpendicular to a line through a point that is not on the line',
  'An equilateral triangle',
] as const

const D = 180 / Math.PI

/** What is equal because of the arcs, by the number of tick marks. */
const SAME: readonly (readonly (readonly [string, number])[])[] = [
  [
    ['PA', 1],
    ['PB', 1],
    ['QA', 1],
    ['QB', 1],
  ],
  [
    ['AP', 1],
    ['AQ', 1],
    ['PF', 2],
    ['QF', 2],
  ],
  [
    ['CP', 1],
    ['CQ', 1],
    ['FP', 2],
    ['FQ', 2],
  ],
  [
    ['AB', 1],
    ['AC', 1],
    ['BC', 1],
  ],
]
/** Of these, what the construction draws itself. */
const DRAWN = ['AP', 'AQ', 'AB', 'AC', 'BC']

export type Built = Readonly<{ kind: number; w: number; t: number; r: number }>

export const built = ({ kind, w, t, r }: Built, found = false): Html => {
  const equal = found
    ? (SAME[kind] ?? []).flatMap(([spec, n]) => [
        ...(DRAWN.includes(spec) ? [] : [g.seg(spec, '', { dash: true, thin: true })]),
        g.ticks(spec, n),
      ])
    : []
  if (kind === 0) {
    const R = w * (0.62 + r / 100)
    const y = Math.sqrt(R * R - (w * w) / 4)
    const a = Math.atan2(y, w / 2) * D
    return drawing(
      {
        alt: 'Segment AB with two pairs of arcs of the same radius around A and B, and a line through their crossing points P and Q',
        at: { A: [-w / 2, 0], B: [w / 2, 0], P: [0, y], Q: [0, -y] },
        height: 230,
      },
      [
        g.seg('AB'),
        g.line('PQ', { past: 14, plain: true, accent: true }),
        ...[a, -a].flatMap((d) => [
          g.arc('A', R, d - 14, d + 14, { thin: true }),
          g.arc('B', R, 180 - d - 14, 180 - d + 14, { thin: true }),
        ]),
        ...equal,
      ],
    )
  }
  if (kind === 1) {
    const R = 0.55 * w
    const q = R * Math.sin((t / 2 / 180) * Math.PI) * (1.25 + r / 100)
    const far = R * Math.cos((t / 2 / 180) * Math.PI) + Math.sqrt(q * q - (R * Math.sin((t / 2 / 180) * Math.PI)) ** 2)
    const [F, P, Q] = [xy.polar([0, 0], far, t / 2), [R, 0] as const, xy.polar([0, 0], R, t)]
    const to = (from: readonly [number, number]) => Math.atan2(F[1] - from[1], F[0] - from[0]) * D
    return drawing(
      {
        alt: 'Angle BAC with an arc around A that meets its sides at P and Q, two arcs of the same radius around P and Q that cross at F, and the ray AF',
        at: { A: [0, 0], B: [w, 0], C: xy.polar([0, 0], w, t), P, Q, F },
        height: 230,
      },
      [
        g.ray('AB'),
        g.ray('AC'),
        g.ray('AF', { past: 16, accent: true }),
        g.arc('A', R, -8, t + 8, { thin: true }),
        g.arc('P', q, to(P) - 16, to(P) + 16, { thin: true }),
        g.arc('Q', q, to(Q) - 16, to(Q) + 16, { thin: true }),
        ...equal,
      ],
    )
  }
  if (kind === 2) {
    const h = 0.42 * w
    const R = hypot(h, 0.33 * w)
    const q = R * (0.92 + r / 200)
    const y = Math.sqrt(q * q - (0.33 * w) ** 2)
    const [P, Q, F] = [
      [-0.33 * w, 0],
      [0.33 * w, 0],
      [0, -y],
    ] as [[number, number], [number, number], [number, number]]
    const a = Math.atan2(-h, 0.33 * w) * D
    const b = Math.atan2(-y, 0.33 * w) * D
    return drawing(
      {
        alt: 'Line AB and point C above it; an arc around C meets the line at P and Q, two arcs of the same radius around P and Q cross at F below the line, and a line runs through C and F',
        at: { A: [-0.62 * w, 0], B: [0.62 * w, 0], C: [0, h], P, Q, F },
        height: 240,
      },
      [
        g.line('AB'),
        g.line('CF', { past: 12, plain: true, accent: true }),
        g.arc('C', R, -180 - a - 14, -180 - a + 14, { thin: true }),
        g.arc('C', R, a - 14, a + 14, { thin: true }),
        g.arc('P', q, b - 14, b + 14, { thin: true }),
        g.arc('Q', q, -180 - b - 14, -180 - b + 14, { thin: true }),
        g.dots('C'),
        ...equal,
      ],
    )
  }
  return drawing(
    {
      alt: 'Segment AB; arcs around A and B with the radius AB cross at C; C is joined to A and B',
      at: { A: [0, 0], B: [w, 0], C: xy.polar([0, 0], w, 60) },
      height: 230,
    },
    [
      g.seg('AB'),
      g.seg('AC', '', { accent: true }),
      g.seg('BC', '', { accent: true }),
      g.arc('A', w, -8, 60 + 14, { thin: true }),
      g.arc('B', w, 120 - 14, 188, { thin: true }),
      ...equal,
    ],
  )
}

const REASON = [
  'The crossing points are equally far from both ends of the segment, so the line through them bisects it at a right angle.',
  'The crossing point is equally far from two points at the same distance from the vertex, so two congruent triangles halve the angle.',
  'The point and the crossing below the line are each equally far from the two points on the line, so the line through them is perpendicular to it.',
  'All three sides are as long as the radius of the arcs.',
] as const

/** Where the arcs have their centers. */
const ARCS = [
  'The arcs are drawn around $A$ and $B$, the ends of a segment, all with the same radius.',
  'One arc is drawn around $A$, the vertex of the angle; it meets the sides at $P$ and $Q$. Two more arcs with equal radii are drawn around $P$ and $Q$.',
  'One arc is drawn around $C$, a point off the line; it meets the line at $P$ and $Q$. Two more arcs with equal radii are drawn around $P$ and $Q$.',
  'Two arcs are drawn around $A$ and $B$, and their radius is the length of $AB$.',
] as const

/** What is equal because of the arcs. */
const EQUAL = [
  'So $PA = PB$ and $QA = QB$.',
  'So $AP = AQ$ and $PF = QF$.',
  'So $CP = CQ$ and $FP = FQ$.',
  'So $AC = AB$ and $BC = AB$.',
] as const

/** What another construction would show: it reads on after the letter of its option. */
const NEEDS = [
  'needs arcs of the same radius around both ends of a segment, which cross on both sides of it.',
  'needs an arc around the vertex of an angle that meets both sides, and two arcs from there.',
  'needs an arc around a point off a line that meets the line twice, and two arcs from there.',
  'needs arcs around both ends of a segment whose radius is the segment itself, and two new sides.',
] as const

/** What the figure shows instead. */
const HERE = [
  'all arcs are around $A$ and $B$, and the line runs through both crossings',
  'the first arc is around $A$ and meets both sides of an angle',
  'the first arc is around $C$, which is off the line',
  'the arcs around $A$ and $B$ have radius $AB$, and $C$ is joined to both',
] as const

/** A fold that shows it, or the compass itself. */
const FOLDS = [
  'Fold along $PQ$: $A$ falls on $B$, so the line bisects $AB$ and meets it at a right angle.',
  'Fold along $AF$: $P$ falls on $Q$, so one side of the angle falls on the other.',
  'Fold along $CF$: $P$ falls on $Q$, so the line falls on itself, as only a perpendicular makes it do.',
  'Put the compass on $C$ with the opening $AB$: the arc passes through both $A$ and $B$.',
] as const

/** Whether the first arc is around one point, and two more start where it cuts; else arcs are around both ends of a segment. */
const FROM_A_POINT = [false, true, true, false]
const CONFUSED = ['geo-cons-confuses-the-construction', 'geo-cons-looks-at-the-arcs-only']

const what = template({
  id: 'geometry/construction-which-one',
  skill,
  difficulty: 'Low',
  b: -0.3,
  calculator: false,
  seconds: 55,
  response: 'choice',
  draw: (rng): Built => ({ kind: int(rng, 0, 3), w: int(rng, 5, 8), t: int(rng, 40, 75), r: int(rng, 0, 14) }),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 4,
      stem: (p, rng) =>
        `${built(p)}<p>${person(rng)} has made this construction with compass and straightedge. What was constructed?</p>`,
    },
  ],
  given: (p) => ({ figure: /data-points="([^"]*)"/.exec(built(p))?.[1] ?? '' }),
  answer: ({ kind }) => text(KINDS[kind] as string),
  traps: KINDS.flatMap((k, i) =>
    namedBy(
      CONFUSED,
      ({ figure }: { figure: string }) => CONFUSED[figure.includes('F:') === FROM_A_POINT[i] ? 1 : 0] as string,
      {
        unlessRight: true as const,
        rule: () => text(k),
        says: () => `I took it for this: ${k.toLowerCase()}.`,
        why: ({ kind }: Built) => `${NEEDS[i]} Here ${HERE[kind]}.`,
      },
    ),
  ),
  explain: (p) => {
    const { kind } = p
    return {
      plan: 'Find the centers of the arcs and see which distances the arcs make equal; that tells what the new line does.',
      steps: [
        { do: ARCS[kind] as string, why: 'An arc marks points at one distance from its center.' },
        { do: EQUAL[kind] as string, why: 'Arcs with the same radius make equal distances.' },
        { do: `This was constructed: ${(KINDS[kind] as string).toLowerCase()}.`, why: REASON[kind] as string },
      ],
      check: FOLDS[kind] as string,
      figure: built(p, true),
    }
  },
  // Measures in the figure what came out.
  check: ({ figure }) => {
    const at = (name: string): readonly [number, number] | null => {
      const [, x, y] = new RegExp(`(?:^|;)${name}:(-?[\\d.]+),(-?[\\d.]+)`).exec(figure) ?? []
      return x && y ? [Number(x), Number(y)] : null
    }
    const [A, B, C, P, Q, F] = ['A', 'B', 'C', 'P', 'Q', 'F'].map(at)
    if (!A || !B) return text('nothing')
    const square = (from: readonly [number, number], to: readonly [number, number]) =>
      Math.abs((to[0] - from[0]) * (B[0] - A[0]) + (to[1] - from[1]) * (B[1] - A[1])) < 30
    const near = (x: number, y: number) => Math.abs(x - y) < 1
    if (C && F && near(xy.angle(B, A, F), xy.angle(F, A, C))) return text(KINDS[1])
    if (C && F && square(C, F)) return text(KINDS[2])
    if (P && Q && square(P, Q) && near(xy.distance(A, P), xy.distance(B, P))) return text(KINDS[0])
    return text(C && near(xy.distance(A, C), xy.distance(B, A)) ? KINDS[3] : 'nothing')
  },
})

export const templates: readonly Template[] = [what]
