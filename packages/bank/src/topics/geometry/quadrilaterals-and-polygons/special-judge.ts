/** Questions about other people's work, for the skill of `special.ts`. */

import { judgeTwo, pick, type Template, template, testsOf, withCheck, withFaster, xy } from '#kit'
import { rhombusFigure } from './special.ts'
import { SETS, skill } from './special-common.ts'

const claims = template({
  id: 'geometry/quadrilateral-claims',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...withFaster(
    withCheck(
      judgeTwo({
        slip: 'geo-quad',
        frame: 'always',
        items: 6,
        draw: (rng) => {
          const [p, q] = pick(rng, [
            [3, 2],
            [4, 3],
            [5, 3],
            [2.5, 4],
            [6, 4],
          ] as const)
          return { look: JSON.stringify([p, q]), set: pick(rng, SETS) }
        },
        intro: ({ look, set }) => {
          const [p, q] = JSON.parse(look) as [number, number]
          return `${rhombusFigure(set, p, q)}<p>Quadrilateral $${set}$ in the figure is a rhombus.</p>`
        },
        plan: 'Ask what must be so in every rhombus: all sides are equal, and it is a parallelogram. If a claim needs more than that, look for a slanted rhombus in which it fails.',
        claims: ({ set: s }) => [
          {
            id: 'perp',
            says: `$${s[0]}${s[2]}$ is perpendicular to $${s[1]}${s[3]}$.`,
            holds: true,
            tested: `$${s[0]}$ and $${s[2]}$ are both equally far from $${s[1]}$ and $${s[3]}$, since all four sides are equal. So both lie on the perpendicular bisector of $${s[1]}${s[3]}$.`,
          },
          {
            id: 'opposite',
            says: `$m\\angle ${s[0]} = m\\angle ${s[2]}$`,
            holds: true,
            tested: `Four equal sides make a parallelogram, and in a parallelogram $\\angle ${s[0]}$ and $\\angle ${s[2]}$ are both supplementary to $\\angle ${s[1]}$.`,
          },
          {
            id: 'half',
            says: `Diagonal $${s[0]}${s[2]}$ cuts the angle at $${s[0]}$ in half.`,
            holds: true,
            tested: `$${s[0]}${s[2]}$ cuts the rhombus into two triangles with three pairs of equal sides: congruent by SSS. The two parts of the angle at $${s[0]}$ are partners.`,
          },
          {
            id: 'sum',
            says: `$\\angle ${s[0]}$ and $\\angle ${s[1]}$ add up to $180^\\circ$.`,
            holds: true,
            tested: `A rhombus is a parallelogram: the sides $${s[0]}${s[3]}$ and $${s[1]}${s[2]}$ are parallel, and $${s[0]}${s[1]}$ crosses both. Same-side interior angles add up to $180^\\circ$.`,
          },
          {
            id: 'equal',
            says: `The diagonals $${s[0]}${s[2]}$ and $${s[1]}${s[3]}$ must be equal.`,
            holds: false,
            tested:
              'Push a square of hinged rods to one side: the sides stay equal, so it is still a rhombus. One diagonal gets longer, the other shorter.',
            because: 'Only in a square are the diagonals of a rhombus equal; a rhombus may be slanted.',
          },
          {
            id: 'right',
            says: `$\\angle ${s[0]}$ must be a right angle.`,
            holds: false,
            tested:
              'Push a square of hinged rods to one side: the sides stay equal, so it is still a rhombus, and no angle stays $90^\\circ$.',
            because: 'A rhombus may be slanted; with right angles it would be a square.',
          },
          {
            id: 'side',
            says: `Diagonal $${s[0]}${s[2]}$ must be as long as a side.`,
            holds: false,
            tested: `If $${s[0]}${s[2]}$ were as long as a side, it would cut the rhombus into two equilateral triangles, with $60^\\circ$ at $${s[1]}$. A rhombus may have any angle there.`,
            because: 'A diagonal is as long as a side only if one angle is $60^\\circ$.',
          },
          {
            id: 'neighbors',
            says: `$m\\angle ${s[0]} = m\\angle ${s[1]}$ must hold.`,
            holds: false,
            tested:
              'Neighboring angles of a parallelogram add up to $180^\\circ$. If they were equal, each would be $180^\\circ \\div 2 = 90^\\circ$.',
            because: 'They are equal only in a square; a rhombus may be slanted.',
          },
        ],
        given: () => ({}),
        // In the rhombus with the corners (−4, 0), (0, −2), (4, 0), (0, 2).
        test: (_, id) => {
          const q = [
            [-4, 0],
            [0, -2],
            [4, 0],
            [0, 2],
          ] as const
          const angle = (i: number) =>
            xy.angle(
              q[(i + 3) % 4] as readonly [number, number],
              q[i % 4] as readonly [number, number],
              q[(i + 1) % 4] as readonly [number, number],
            )
          const near = (x: number, y: number) => Math.abs(x - y) < 1e-9
          const truth: Record<string, boolean> = {
            perp: q[0][1] === q[2][1] && q[1][0] === q[3][0],
            opposite: near(angle(0), angle(2)),
            half: near(xy.angle(q[3], q[0], q[2]), xy.angle(q[2], q[0], q[1])),
            sum: near(angle(0) + angle(1), 180),
            equal: near(8, 4),
            right: near(angle(0), 90),
            side: near(8, xy.distance(q[0], q[1])),
            neighbors: near(angle(0), angle(1)),
          }
          return truth[id] as boolean
        },
      }),
      ({ e: { set: s }, ids }) =>
        `Try $${s[0]}(-4, 0)$, $${s[1]}(0, -3)$, $${s[2]}(4, 0)$, $${s[3]}(0, 3)$, with four sides of $5$. ${testsOf(
          ids,
          {
            perp: 'One diagonal is horizontal, the other vertical.',
            opposite: `Half a turn around $(0, 0)$ exchanges $${s[0]}$ and $${s[2]}$.`,
            half: `Folding along $${s[0]}${s[2]}$ exchanges $${s[1]}$ and $${s[3]}$.`,
            sum: `$${s[0]}${s[3]}$ and $${s[1]}${s[2]}$ both have a slope of $\\frac{3}{4}$: $${s[0]}${s[1]}$ crosses parallel lines.`,
            equal: 'The diagonals are $8$ and $6$.',
            right: `The sides at $${s[0]}$ have the slopes $\\frac{3}{4}$ and $-\\frac{3}{4}$, whose product is not $-1$.`,
            side: `$${s[0]}${s[2]} = 8$, but a side is $5$.`,
            neighbors: `The sides at $${s[0]}$ have the slopes $\\pm\\frac{3}{4}$, so the angle there is acute; the one at $${s[1]}$ is obtuse.`,
          },
        )}`,
    ),
    ({ e: { set: s }, ids }) => {
      const flat = 'A rhombus that is pressed nearly flat'
      return testsOf(ids, {
        perp: 'Each diagonal is an axis of symmetry of the rhombus, so the two cross at right angles.',
        half: `Diagonal $${s[0]}${s[2]}$ is an axis of symmetry of the rhombus, so it halves the angle at $${s[0]}$.`,
        opposite: 'A rhombus is a parallelogram, and opposite angles of a parallelogram are equal.',
        sum: 'A rhombus is a parallelogram, and neighboring angles of a parallelogram make $180^\\circ$.',
        equal: `${flat} has one long diagonal and one short.`,
        right: `${flat} has two very small angles and two of nearly $180^\\circ$.`,
        side: `${flat} has a diagonal nearly as long as two sides, and one of nearly nothing.`,
        neighbors: `${flat} has a very small angle beside one of nearly $180^\\circ$.`,
      })
    },
  ),
})

export const templates: readonly Template[] = [claims]
