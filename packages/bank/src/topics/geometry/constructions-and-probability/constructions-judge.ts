/** Questions about other people's work, for the skill of `constructions.ts`. */

import { hypot, int, judgeTwo, type Template, template, testsOf, withCheck, withFaster } from '#kit'
import { type Built, built, skill } from './constructions.ts'

const claims = template({
  id: 'geometry/construction-claims',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 85,
  response: 'choice',
  ...withFaster(
    withCheck(
      judgeTwo({
        slip: 'geo-cons',
        frame: 'two-claims',
        items: 6,
        draw: (rng): Built => ({ kind: 0, w: int(rng, 5, 9), t: 0, r: int(rng, 2, 37) }),
        intro: (p) => `${built(p)}<p>Arcs with the same radius around $A$ and $B$ cross at $P$ and $Q$.</p>`,
        plan: 'Mark the four equal radii from the ends of the segment to the crossings. Then ask what these equal lengths prove, and what would change with another radius.',
        claims: () => [
          {
            id: 'mid',
            says: 'Line $PQ$ meets $AB$ at its midpoint.',
            holds: true,
            tested:
              '$PA = PB$ and $QA = QB$, all with the same radius. Points equally far from $A$ and $B$ lie on the perpendicular bisector of $AB$, so $PQ$ is that line.',
          },
          {
            id: 'rhombus',
            says: 'Quadrilateral $APBQ$ is a rhombus.',
            holds: true,
            tested: '$PA$, $PB$, $QA$ and $QB$ are all radii of the same length: four equal sides.',
          },
          {
            id: 'iso',
            says: 'Triangle $ABP$ is isosceles.',
            holds: true,
            tested:
              '$PA$ is a radius of the arc around $A$, $PB$ one of the arc around $B$, and the radii are the same: $PA = PB$.',
          },
          {
            id: 'perp',
            says: '$PQ$ is perpendicular to $AB$.',
            holds: true,
            tested:
              'The four radii $PA = PB = QA = QB$ make $APBQ$ a rhombus, and $PQ$ and $AB$ are its diagonals. The diagonals of a rhombus are perpendicular.',
          },
          {
            id: 'equi',
            says: 'Triangle $ABP$ must be equilateral.',
            holds: false,
            tested:
              '$PA = PB$, both the radius. For three equal sides the radius would have to be $AB$ as well, but any radius longer than half of $AB$ will do.',
            because: 'Isosceles is all that is sure.',
          },
          {
            id: 'square',
            says: 'Quadrilateral $APBQ$ must be a square.',
            holds: false,
            tested:
              'All four sides are the radius. Its diagonals are $AB$, which is fixed, and $PQ$, which grows with the radius; a square has equal diagonals.',
            because: 'A rhombus is sure; its angles depend on the radius.',
          },
          {
            id: 'long',
            says: '$PQ$ must be as long as $AB$.',
            holds: false,
            tested: 'Open the compass wider: $P$ and $Q$ move apart, so $PQ$ grows, while $AB$ stays as it is.',
            because: 'The length of $PQ$ depends on the radius that was chosen.',
          },
          {
            id: 'any',
            says: 'The construction works with every radius, also with one shorter than half of $AB$.',
            holds: false,
            tested:
              'A point of both arcs would be less than half of $AB$ from $A$ and from $B$. But the two distances together are at least $AB$.',
            because: 'With a radius that short the arcs do not meet.',
          },
        ],
        given: () => ({}),
        // Tries two radii that work and one that is too small.
        test: (_, id) => {
          const tried = [6, 7].map((r) => ({ r, y: Math.sqrt(r * r - 25) }))
          const all = (f: (p: { r: number; y: number }) => boolean) => tried.every(f)
          const at: Record<string, boolean> = {
            mid: all(({ r, y }) => hypot(5, y).toFixed(6) === r.toFixed(6)),
            rhombus: all(({ r, y }) => hypot(-5, -y).toFixed(6) === r.toFixed(6)),
            iso: all(({ y }) => hypot(5, y) === hypot(-5, y)),
            perp: all(({ y }) => 10 * 0 + 0 * 2 * y === 0),
            equi: all(({ r }) => r === 10),
            square: all(({ y }) => y === 5),
            long: all(({ y }) => 2 * y === 10),
            any: 4 * 4 - 25 >= 0,
          }
          return at[id] as boolean
        },
      }),
      ({ ids }) =>
        `Try $A(-4, 0)$, $B(4, 0)$ and the radius $5$: the arcs cross at $P(0, 3)$ and $Q(0, -3)$. ${testsOf(ids, {
          mid: '$PQ$ meets $AB$ at $(0, 0)$, which is $4$ from both ends.',
          rhombus: 'All four sides are $\\sqrt{4^2 + 3^2} = 5$ long.',
          iso: '$PA = PB = 5$.',
          perp: '$AB$ is horizontal and $PQ$ vertical.',
          equi: '$PA = PB = 5$, but $AB = 8$.',
          square: 'The diagonals are $8$ and $6$; in a square they would be equal.',
          long: '$PQ = 6$, but $AB = 8$.',
          any: 'With the radius $3$ the arcs reach only to $(-1, 0)$ and $(1, 0)$ and never meet.',
        })}`,
    ),
    ({ ids }) => {
      const must =
        'A wider compass moves $P$ and $Q$ apart and leaves $AB$ as it is, so nothing that needs one certain radius must hold.'
      const line = 'This is the construction of the perpendicular bisector of $AB$.'
      return testsOf(ids, {
        mid: line,
        perp: line,
        rhombus: 'The four sides of $APBQ$ are radii, and all radii are equal.',
        iso: '$PA$ and $PB$ are radii, and all radii are equal.',
        equi: must,
        square: must,
        long: must,
        any: 'Two arcs that reach less than half of the way cannot meet.',
      })
    },
  ),
})

export const templates: readonly Template[] = [claims]
