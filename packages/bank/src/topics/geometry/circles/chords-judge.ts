/** Questions about other people's work, for the skill of `chords.ts`. */

import { drawing, g, judgeTwo, pick, sample, type Template, template, testsOf, withCheck, withFaster, xy } from '#kit'
import { skill } from './chords-common.ts'

/** Two tangents from P; with `found`, the angles and the line that halves them. */
const tangents = ({ c, u, rot }: Readonly<Record<'c' | 'u' | 'rot', number>>, found = false) =>
  drawing(
    {
      alt: 'Circle with center O; from P two tangents touch it at S and T',
      at: xy.turned(
        {
          O: [0, 0] as const,
          S: xy.polar([0, 0], 4, c / 2),
          T: xy.polar([0, 0], 4, -c / 2),
          P: [4 / Math.cos((c / 2) * (Math.PI / 180)), 0] as const,
        },
        rot,
      ),
      height: 250,
    },
    [
      g.circle('O', 4),
      g.seg('OS'),
      g.seg('OT'),
      g.seg('PS'),
      g.seg('PT'),
      g.dots('O'),
      g.angle('SPT', `${u}°`),
      ...(found ? [g.angle('SOT', `${c}°`), g.right('OSP'), g.right('OTP'), g.ticks('PS'), g.ticks('PT')] : []),
    ],
  )

const claims = template({
  id: 'geometry/circle-tangent-claims',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...withFaster(
    withCheck(
      judgeTwo({
        slip: 'geo-circ',
        frame: 'two-claims',
        items: 5,
        draw: (rng) => {
          const [u, v] = sample(rng, [50, 56, 64, 70, 76], 2) as [number, number]
          return { c: 180 - u, u, v, rot: pick(rng, [0, 20, 180]) }
        },
        intro: (e) => `${tangents(e)}<p>$PS$ and $PT$ are tangent to the circle with center $O$.</p>`,
        shown: (e) => tangents(e, true),
        plan: 'Draw the radii to the points of contact: a tangent is perpendicular to the radius there. Then use the angles of the quadrilateral, or of the right triangle on one side of the line to the center.',
        claims: ({ c, u }) => [
          {
            id: 'equal',
            says: '$PS$ and $PT$ are equally long.',
            holds: true,
            tested:
              '$OS = OT$ as radii, $OP$ belongs to both triangles $OSP$ and $OTP$, and both have a right angle at the point of contact: congruent by HL. $PS$ and $PT$ are partners.',
          },
          {
            id: 'right',
            says: '$m\\angle OSP = 90^\\circ$.',
            holds: true,
            tested:
              '$S$ is the point where the tangent touches, and $OS$ is the radius to that point. Tangent and radius are perpendicular there.',
          },
          {
            id: 'center',
            says: `$m\\angle SOT = ${c}^\\circ$.`,
            holds: true,
            tested: `The angles of $OSPT$ add up to $360^\\circ$. Those at $S$ and $T$ are right angles: $360^\\circ - 90^\\circ - 90^\\circ - ${u}^\\circ = ${c}^\\circ$ is left at $O$.`,
          },
          {
            id: 'half',
            says: `$m\\angle OPS = ${u / 2}^\\circ$.`,
            holds: true,
            tested: `Triangles $OSP$ and $OTP$ are congruent, so $OP$ halves the angle at $P$: $${u}^\\circ \\div 2 = ${u / 2}^\\circ$.`,
          },
          {
            id: 'double',
            says: `$m\\angle SOT = ${2 * u}^\\circ$.`,
            holds: false,
            tested: `The angles of $OSPT$ add up to $360^\\circ$, with right angles at $S$ and $T$: $360^\\circ - 90^\\circ - 90^\\circ - ${u}^\\circ = ${c}^\\circ$ is left at $O$.`,
            because: 'Doubling is for an inscribed angle, and $P$ does not lie on the circle.',
          },
          {
            id: 'hyp',
            says: '$OP$ and $PS$ are equally long.',
            holds: false,
            tested:
              'Triangle $OSP$ has its right angle at $S$. The side opposite it is $OP$, the hypotenuse; $PS$ is a leg.',
            because: 'A hypotenuse is longer than either leg.',
          },
          {
            id: 'square',
            says: '$PS$ is as long as the radius $OS$.',
            holds: false,
            tested: `In triangle $OSP$ the angle at $P$ is $${u}^\\circ \\div 2 = ${u / 2}^\\circ$, and at $O$ it is $90^\\circ - ${u / 2}^\\circ = ${c / 2}^\\circ$. $OS$ lies opposite the first, $PS$ opposite the second.`,
            because:
              'The two legs would be equal only with $45^\\circ$ in both places, that is, with $90^\\circ$ between the tangents.',
          },
        ],
        given: ({ u }) => ({ u }),
        test: ({ u }, id) => {
          const h = ((180 - u) / 2) * (Math.PI / 180)
          const [S, T, P] = [
            [Math.cos(h), Math.sin(h)],
            [Math.cos(h), -Math.sin(h)],
            [1 / Math.cos(h), 0],
          ] as [[number, number], [number, number], [number, number]]
          const close = (x: number, y: number) => Math.abs(x - y) < 1e-6
          const at: Record<string, boolean> = {
            equal: close(xy.distance(P, S), xy.distance(P, T)),
            right: close(xy.angle([0, 0], S, P), 90),
            center: close(xy.angle(S, [0, 0], T), 180 - u),
            half: close(xy.angle([0, 0], P, S), u / 2),
            double: close(xy.angle(S, [0, 0], T), 2 * u),
            hyp: close(P[0], xy.distance(P, S)),
            square: close(xy.distance(P, S), 1),
          }
          return at[id] as boolean
        },
      }),
      ({ e: { c, u }, ids }) => {
        const four = `In $OSPT$: $90 + 90 + ${u} + ${c} = 360$.`
        return testsOf(ids, {
          equal:
            'Triangles $OSP$ and $OTP$ have right angles at $S$ and $T$, the hypotenuse $OP$ in common, and $OS = OT$: congruent by HL.',
          right:
            'A line through $S$ that is not perpendicular to $OS$ would come nearer to $O$ than $S$ is, and cut the circle twice.',
          center: four,
          half: `In triangle $OSP$: $90 + ${u / 2} + ${c / 2} = 180$.`,
          double: `${four} With $${2 * u}^\\circ$ at $O$ the sum would be $${180 + 3 * u}^\\circ$.`,
          hyp: `In triangle $OSP$, $OP$ lies opposite $90^\\circ$ and $PS$ opposite $${c / 2}^\\circ$: different angles, different sides.`,
          square: `In triangle $OSP$, $PS$ lies opposite $${c / 2}^\\circ$ and $OS$ opposite $${u / 2}^\\circ$: different angles, different sides.`,
        })
      },
    ),
    ({ e: { c, u }, ids }) =>
      testsOf(ids, {
        equal: 'The line $OP$ is an axis of symmetry, and it exchanges $PS$ and $PT$.',
        right: 'A tangent is always perpendicular to the radius at the point of contact.',
        center: `With two right angles at $S$ and $T$, the angles at $O$ and $P$ make $180^\\circ$, and $${c} + ${u} = 180$.`,
        half: `The line $OP$ is an axis of symmetry, so it halves the $${u}^\\circ$.`,
        double: `With two right angles at $S$ and $T$, the angles at $O$ and $P$ make $180^\\circ$, but $${2 * u} + ${u} = ${3 * u}$.`,
        hyp: '$OP$ is the hypotenuse of triangle $OSP$, and a leg like $PS$ is shorter.',
        square: `Equal legs need $45^\\circ$ at $P$, and half of $${u}^\\circ$ is $${u / 2}^\\circ$.`,
      }),
  ),
})

export const templates: readonly Template[] = [claims]
