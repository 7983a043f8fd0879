import { hypot, judgeTwo, template, testsOf, withCheck, withFaster } from '#kit'
import { pt, type XY } from '../on-grid.ts'
import { skill, turn } from './rotations.ts'
import { drawTri, each, type Tri, tri } from './shapes.ts'

/** The quadrant of a point that lies on no axis. */
const quadrant = ([x, y]: XY): string => (y > 0 ? (x > 0 ? 'I' : 'II') : x < 0 ? 'III' : 'IV')

const claims = template({
  id: 'geometry/rotation-claims',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 85,
  response: 'choice',
  ...withFaster(
    withCheck(
      judgeTwo({
        slip: 'geo-trans',
        frame: 'two-claims',
        items: 6,
        draw: (rng) => ({ t: drawTri(rng, () => true) }),
        shown: ({ t }) =>
          tri(
            t,
            each(t, ([x, y]) => [-y, x]),
            [],
            'A',
          ),
        intro: ({ t }) =>
          `${tri(t)}<p>Triangle $ABC$ with $A${pt(t[0])}$ is rotated by $90^\\circ$ counterclockwise about the origin $O$. The image is $A'B'C'$.</p>`,
        plan: 'Use the rule of the turn: a quarter turn counterclockwise takes $(x, y)$ to $(-y, x)$. Apply it to the point or the step that each claim speaks of.',
        claims: ({ t }) => [
          {
            id: 'same',
            says: 'A rotation by $270^\\circ$ clockwise would give the same image.',
            holds: true,
            tested:
              'A turn by $90^\\circ$ counterclockwise and one by $270^\\circ$ clockwise differ by $90^\\circ + 270^\\circ = 360^\\circ$, a full turn.',
          },
          {
            id: 'dist',
            says: "$OA' = OA$.",
            holds: true,
            tested: `$A${pt(t[0])}$ goes to $A'${pt([0 - t[0][1], t[0][0]])}$. $OA^2 = (${t[0][0]})^2 + (${t[0][1]})^2$, and $OA'^2$ has the same two squares.`,
          },
          {
            id: 'perp',
            says: "$AB$ and $A'B'$ have perpendicular directions.",
            holds: true,
            tested: `From $A$ to $B$ the step is $(${t[1][0] - t[0][0]}, ${t[1][1] - t[0][1]})$. Turned, it is $(${t[0][1] - t[1][1]}, ${t[1][0] - t[0][0]})$. Every segment is turned by $90^\\circ$.`,
          },
          {
            id: 'image',
            says: `$A'$ is the point $${pt([-t[0][1], t[0][0]])}$.`,
            holds: true,
            tested: `Put $A${pt(t[0])}$ into $(x, y) \\to (-y, x)$: $x = ${t[0][0]}$ and $y = ${t[0][1]}$ give $${pt([0 - t[0][1], t[0][0]])}$.`,
          },
          {
            id: 'wrong',
            says: `$A'$ is the point $${pt([t[0][1], -t[0][0]])}$.`,
            holds: false,
            tested: `Apply the rule to $A${pt(t[0])}$, $(x, y) \\to (-y, x)$: $x = ${t[0][0]}$ and $y = ${t[0][1]}$ give $${pt([0 - t[0][1], t[0][0]])}$.`,
            because: '$(y, -x)$ belongs to the clockwise turn.',
          },
          {
            id: 'parallel',
            says: "$AB$ and $A'B'$ are parallel.",
            holds: false,
            tested: `From $A$ to $B$ the step is $(${t[1][0] - t[0][0]}, ${t[1][1] - t[0][1]})$. Turned, it is $(${t[0][1] - t[1][1]}, ${t[1][0] - t[0][0]})$. Parallel steps are multiples of each other.`,
            because: 'A quarter turn makes perpendicular directions, and these are never parallel.',
          },
          {
            id: 'twice',
            says: 'If the rotation is done twice, the triangle comes back to where it was.',
            holds: false,
            tested: `Two turns are $2 \\cdot 90^\\circ = 180^\\circ$: $A${pt(t[0])}$ goes to $${pt([0 - t[0][1], t[0][0]])}$ and on to $${pt([0 - t[0][0], 0 - t[0][1]])}$.`,
            because: 'It takes four quarter turns to come back.',
          },
          {
            id: 'flip',
            says: "The vertices $A'$, $B'$, $C'$ follow each other in the opposite direction to $A$, $B$, $C$.",
            holds: false,
            tested:
              'Turn a sheet of paper with $A$, $B$, $C$ on it: the sheet is not flipped over, so the three letters are still read around in the same sense.',
            because: 'Rotations keep the direction; only reflections reverse it.',
          },
        ],
        given: ({ t }) => ({ A: t[0], rest: each(t, (p) => p) }),
        test: ({ rest: t }, id) => {
          const im = each(t, (p) => turn(1, p))
          const way = ([a, b, c]: Tri) => Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]))
          const [u, v] = [
            [t[1][0] - t[0][0], t[1][1] - t[0][1]],
            [im[1][0] - im[0][0], im[1][1] - im[0][1]],
          ] as [XY, XY]
          const eq = (a: XY, b: XY) => a[0] === b[0] && a[1] === b[1]
          const at: Record<string, boolean> = {
            same: 360 - 90 === 270,
            dist: hypot(...t[0]) === hypot(...im[0]),
            perp: u[0] * v[0] + u[1] * v[1] === 0,
            image: eq(im[0], [-t[0][1], t[0][0]]),
            wrong: eq(im[0], [t[0][1], -t[0][0]]),
            parallel: u[0] * v[1] === u[1] * v[0],
            twice: eq(turn(1, im[0]), t[0]),
            flip: way(t) !== way(im),
          }
          return at[id] as boolean
        },
      }),
      ({ e: { t }, ids }) => {
        const [[x, y], [u, v]] = t
        const minus = (n: number) => 0 - n
        const [dx, dy] = [u - x, v - y]
        const sides = `From $A$ to $B$ the step is $${dx}$ in $x$ and $${dy}$ in $y$, from $A'$ to $B'$ it is $${minus(dy)}$ and $${dx}$: swapped, with one sign changed, as for perpendicular lines.`
        return testsOf(ids, {
          same: `Three quarter turns clockwise: $${pt([x, y])} \\to ${pt([y, minus(x)])} \\to ${pt([minus(x), minus(y)])} \\to ${pt([minus(y), x])}$, as one counterclockwise.`,
          dist: `$OA^2 = (${x})^2 + (${y})^2 = ${x * x + y * y}$, and for $A'${pt([minus(y), x])}$ the same squares are added.`,
          perp: sides,
          parallel: sides,
          image: `Test it with $(1, 0)$, which goes to $(0, 1)$ counterclockwise: $(-y, x)$ gives $(0, 1)$.`,
          wrong: `Test it with $(1, 0)$, which goes to $(0, 1)$ counterclockwise: $(y, -x)$ would give $(0, -1)$.`,
          twice: `$A${pt([x, y])} \\to ${pt([minus(y), x])} \\to ${pt([minus(x), minus(y)])}$ after two turns.`,
          flip: 'Try $(0, 0)$, $(1, 0)$, $(0, 1)$, which go counterclockwise: their images $(0, 0)$, $(0, 1)$, $(-1, 0)$ do so, too.',
        })
      },
    ),
    ({ e: { t }, ids }) => {
      const [x, y] = t[0]
      const at = quadrant([x, y])
      const next = `A quarter turn counterclockwise takes quadrant ${at} to quadrant ${quadrant([0 - y, x])}.`
      const quarter = 'A quarter turn makes a line perpendicular to its image, so never parallel to it.'
      const image = `${next} $A$ lies in ${at}, and $${pt([0 - y, x])}$ in ${quadrant([0 - y, x])}, with the two numbers of $A$ swapped.`
      return testsOf(ids, {
        same: '$90^\\circ$ one way and $270^\\circ$ the other way make a full turn together, so they end at the same place.',
        dist: '$O$ is the center of the rotation, and a rotation keeps the distance from its center.',
        perp: quarter,
        parallel: quarter,
        image,
        wrong: `${next} $A$ lies in ${at}, but $${pt([y, 0 - x])}$ in ${quadrant([y, 0 - x])}.`,
        twice: 'Two quarter turns are a half turn, and it takes a full turn to come back.',
        flip: 'A rotation never flips a figure over, so the direction around it stays.',
      })
    },
  ),
})

export const templates = [claims]
