import { int, namedBy, type Template, template, text } from '#kit'

const skill = 'geo-constructions'

const CENTERS = [
  'The perpendicular bisectors of two sides',
  'The bisectors of two angles',
  'Two medians',
  'Two altitudes',
] as const

const ASKS: readonly (readonly string[])[] = [
  [
    'Three towns are the vertices of a triangle. A hospital is to be built at the same distance from all three towns.',
    'Three trees are the vertices of a triangle. A sprinkler is to stand equally far from all three trees.',
    'A circle is to pass through the three vertices of a triangle. Its center has to be found.',
  ],
  [
    'Three straight roads form a triangle. A rest area is to be built inside it, at the same distance from all three roads.',
    'The largest possible circle is to be cut out of a triangular piece of wood. Its center has to be found.',
    'A round table is to stand in a triangular room so that it is equally far from all three walls.',
  ],
  [
    'A triangular plate of even thickness is to be balanced on the tip of a pencil. The point of balance has to be found.',
    'A triangular sign is to hang level from a single string. The string has to be fixed at the center of mass.',
    'Each vertex of a triangle is joined to the midpoint of the opposite side. The point where these segments meet has to be found.',
  ],
  [
    'From each corner of a triangular garden a path runs the shortest way to the line of the opposite side. The point where these paths meet has to be found.',
    'A line through each vertex of a triangle is perpendicular to the opposite side. The point where these lines meet has to be found.',
    'From each vertex of a triangle a plumb line is drawn at a right angle to the opposite side. The point where the three lines meet has to be found.',
  ],
]

/** The lines tried in the right triangle with vertices (0, 0), (6, 0) and (0, 8). */
const TRIED = [
  'Try it in the triangle with vertices $(0, 0)$, $(6, 0)$ and $(0, 8)$: the lines $x = 3$ and $y = 4$ meet at $(3, 4)$, which is $5$ away from each of the three vertices.',
  'Try it in the triangle with vertices $(0, 0)$, $(6, 0)$ and $(0, 8)$: the bisectors of its angles meet at $(2, 2)$, which is $2$ away from each of the three sides.',
  'Try it in the triangle with vertices $(0, 0)$, $(6, 0)$ and $(0, 8)$: the medians meet at $\\left(2, \\frac{8}{3}\\right)$, and $\\frac{0 + 6 + 0}{3} = 2$ and $\\frac{0 + 0 + 8}{3} = \\frac{8}{3}$ are the means of the coordinates.',
  'Try it in the triangle with vertices $(0, 0)$, $(6, 0)$ and $(0, 8)$: its legs are altitudes, and they meet at $(0, 0)$; the third altitude, to the hypotenuse, starts there too.',
] as const

/** What is special about the point where the lines meet. */
const POINTS = [
  'the point that is equally far from the three vertices',
  'the point that is equally far from the three sides',
  'the center of mass',
  'the point where the altitudes meet',
] as const

type Center = Readonly<{ kind: number; way: number }>

/** What the words ask for: equal ways to corners, equal ways to sides, balance, or right angles. */
function askedIn(says: string): 0 | 1 | 2 | 3 {
  if (/midpoint|mass|balance/.test(says)) return 2
  if (/shortest way|perpendicular|right angle/.test(says)) return 3
  return /roads|walls|cut out/.test(says) ? 1 : 0
}

const MIXED_UP = [
  'geo-cons-wrong-center-of-a-triangle',
  'geo-cons-mixes-up-vertices-and-sides',
  'geo-cons-mixes-up-medians-and-altitudes',
]
/** Equal distances from vertices and from sides are twins, and so are the two kinds of lines that start at a vertex. */
const mixedUpAs = (taken: number, asked: number): string =>
  MIXED_UP[taken < 2 !== asked < 2 ? 0 : asked < 2 ? 1 : 2] as string

const centers = template({
  id: 'geometry/construction-special-points',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng): Center => ({ kind: int(rng, 0, 3), way: int(rng, 0, 2) }),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 8,
      stem: ({ kind, way }) =>
        `${ASKS[kind]?.[way]} Which lines of the triangle should be constructed to find the point where they cross?`,
    },
  ],
  given: ({ kind, way }) => ({ says: ASKS[kind]?.[way] ?? '' }),
  answer: ({ kind }) => text(CENTERS[kind] as string),
  traps: CENTERS.flatMap((k, i) =>
    namedBy(MIXED_UP, ({ says }: { says: string }) => mixedUpAs(i, askedIn(says)), {
      unlessRight: true as const,
      rule: () => text(k),
      says: () => `I looked for ${POINTS[i]}.`,
      why: () => `leads to ${POINTS[i]}.`,
    }),
  ),
  explain: ({ kind }) => ({
    plan: 'Ask what the point must be equally far from, vertices or sides, or which lines are told in the question.',
    steps: [
      {
        do: [
          'All vertices have to be equally far from the point.',
          'All sides have to be equally far from the point.',
          'The point is the center of mass, where the segments from vertices to midpoints meet.',
          'The lines run from the vertices at right angles to the opposite sides.',
        ][kind] as string,
        why: 'Ask which distances or lines count.',
      },
      {
        do: [
          'The points that are equally far from two vertices lie on the perpendicular bisector of the side between them.',
          'The points that are equally far from two sides lie on the bisector of the angle between them.',
          'A segment from a vertex to the midpoint of the opposite side is a median; it cuts the triangle into two parts of equal area.',
          'A line from a vertex at a right angle to the opposite side is an altitude.',
        ][kind] as string,
        why: 'Each such line is one condition for the point.',
      },
      {
        do: `Construct these lines: ${(CENTERS[kind] as string).toLowerCase()}.`,
        why: 'Where two of them cross, both conditions hold.',
      },
    ],
    ...(kind < 2
      ? {
          faster: `Ask only what the distances are measured to: points call for perpendicular bisectors, lines for angle bisectors. Here they are measured to the three ${kind === 0 ? 'vertices, which are points' : 'sides, which are lines'}.`,
        }
      : {}),
    check: TRIED[kind] as string,
  }),
  check: ({ says }) => text(CENTERS[askedIn(says)]),
})

export const templates: readonly Template[] = [centers]
