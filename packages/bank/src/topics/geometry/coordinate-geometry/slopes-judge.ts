/** Questions about other people's work, for the skill of `slopes.ts`. */

import {
  frac,
  hypot,
  int,
  judgeTwo,
  paren,
  type Template,
  template,
  testsOf,
  toTex,
  withCheck,
  withFaster,
  xy,
} from '#kit'
import { pt, type XY } from '../on-grid.ts'
import { cornersOf, drawQuad, quadFigure, skill } from './slopes.ts'

const claims = template({
  id: 'geometry/coordinate-figure-claims',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 100,
  response: 'choice',
  ...withFaster(
    withCheck(
      judgeTwo({
        slip: 'geo-coord',
        frame: 'two-claims',
        items: 6,
        draw: (rng) => ({ ...drawQuad(rng, int(rng, 0, 3)), set: 'ABCD' }),
        intro: (q) =>
          `${quadFigure(q)}<p>The vertices of quadrilateral $ABCD$ are ${cornersOf(q)
            .map((c, i) => `$${'ABCD'[i]}${pt(c)}$`)
            .join(', ')}.</p>`,
        plan: 'Find the step in $x$ and in $y$ along each side that is named. Slopes decide about parallel and perpendicular, the Pythagorean theorem about lengths, averages of coordinates about midpoints.',
        claims: (q) => {
          const { u, v } = q
          const [a, b, c, d] = cornersOf(q) as unknown as [XY, XY, XY, XY]
          const stepBetween = (p: XY, r: XY): XY => [r[0] - p[0], r[1] - p[1]]
          const [ac, bd] = [stepBetween(a, c), stepBetween(b, d)]
          const slope = ([x, y]: XY) => toTex(frac(y, x))
          const stepOf = ([x, y]: XY) => `$${x}$ in $x$ and $${y}$ in $y$`
          const lengthOf = ([x, y]: XY) => `(${x})^2 + (${y})^2 = ${x * x + y * y}`
          const middleOf = (p: XY, r: XY) =>
            `\\left(\\frac{${p[0]} + ${paren(r[0])}}{2}, \\frac{${p[1]} + ${paren(r[1])}}{2}\\right) = \\left(${toTex(frac(p[0] + r[0], 2))}, ${toTex(frac(p[1] + r[1], 2))}\\right)`
          const [right, equal] = [u[0] * v[0] + u[1] * v[1] === 0, hypot(...u) === hypot(...v)]
          return [
            {
              id: 'parallel',
              says: '$AB$ is parallel to $DC$.',
              holds: true,
              tested: `From $A$ to $B$ the slope is $${slope(u)}$. From $D$ to $C$ the step is the same, ${stepOf(u)}, so the slope is $${slope(u)}$, too.`,
            },
            {
              id: 'middle',
              says: 'The diagonals have the same midpoint.',
              holds: true,
              tested: `Average the coordinates of the ends. For $AC$: $${middleOf(a, c)}$. For $BD$: $${middleOf(b, d)}$.`,
            },
            {
              id: 'right',
              says: '$AB$ is perpendicular to $BC$.',
              holds: right,
              tested: `The slope of $AB$ is $${slope(u)}$, and that of $BC$ is $${slope(v)}$. Their product is $${toTex(frac(u[1] * v[1], u[0] * v[0]))}$; for perpendicular lines it is $-1$.`,
            },
            {
              id: 'equal',
              says: '$AB$ and $BC$ are equally long.',
              holds: equal,
              tested: `$AB^2 = (${u[0]})^2 + (${u[1]})^2 = ${u[0] ** 2 + u[1] ** 2}$ and $BC^2 = (${v[0]})^2 + (${v[1]})^2 = ${v[0] ** 2 + v[1] ** 2}$.`,
            },
            {
              id: 'diagonals',
              says: 'The diagonals $AC$ and $BD$ are equally long.',
              holds: right,
              tested: `From $A$ to $C$ the step is ${stepOf(ac)}: $AC^2 = ${lengthOf(ac)}$. From $B$ to $D$ it is ${stepOf(bd)}: $BD^2 = ${lengthOf(bd)}$.`,
            },
            {
              id: 'cross',
              says: 'The diagonals $AC$ and $BD$ are perpendicular.',
              holds: equal,
              tested: `From $A$ to $C$ the step is ${stepOf(ac)}, from $B$ to $D$ it is ${stepOf(bd)}. Multiply the steps in $x$ and those in $y$, and add: $(${ac[0]}) \\cdot (${bd[0]}) + (${ac[1]}) \\cdot (${bd[1]}) = ${ac[0] * bd[0] + ac[1] * bd[1]}$; for perpendicular lines the sum is $0$.`,
            },
          ]
        },
        given: (q) => ({ corners: cornersOf(q) }),
        test: ({ corners }, id) => {
          const [a, b, c, d] = corners as [XY, XY, XY, XY]
          const at: Record<string, boolean> = {
            parallel: (b[0] - a[0]) * (c[1] - d[1]) === (b[1] - a[1]) * (c[0] - d[0]),
            middle: a[0] + c[0] === b[0] + d[0] && a[1] + c[1] === b[1] + d[1],
            right: Math.abs(xy.angle(a, b, c) - 90) < 1e-9,
            equal: Math.abs(xy.distance(a, b) - xy.distance(b, c)) < 1e-9,
            diagonals: Math.abs(xy.distance(a, c) - xy.distance(b, d)) < 1e-9,
            cross: (c[0] - a[0]) * (d[0] - b[0]) + (c[1] - a[1]) * (d[1] - b[1]) === 0,
          }
          return at[id] as boolean
        },
      }),
      ({ e, ids }) => {
        const [a, b, c, d] = cornersOf(e) as unknown as [XY, XY, XY, XY]
        const square = (p: XY, q: XY) => (q[0] - p[0]) ** 2 + (q[1] - p[1]) ** 2
        const step = (p: XY, q: XY) => `$${q[0] - p[0]}$ in $x$ and $${q[1] - p[1]}$ in $y$`
        const [ab, bc, ac, bd] = [square(a, b), square(b, c), square(a, c), square(b, d)]
        const middle = (p: XY, q: XY) =>
          `$\\left(${toTex(frac(p[0] + q[0], 2))}, ${toTex(frac(p[1] + q[1], 2))}\\right)$`
        return testsOf(ids, {
          parallel: `From $A$ to $B$ the step is ${step(a, b)}, from $D$ to $C$ it is ${step(d, c)}.`,
          middle: `The midpoints are ${middle(a, c)} and ${middle(b, d)}.`,
          right: `By the Pythagorean theorem: $AB^2 + BC^2 = ${ab} + ${bc} = ${ab + bc}$, and $AC^2 = ${ac}$.`,
          equal: `$AB \\approx ${Math.sqrt(ab).toFixed(2)}$ and $BC \\approx ${Math.sqrt(bc).toFixed(2)}$.`,
          diagonals: `$AC^2 = ${ac}$ and $BD^2 = ${bd}$.`,
          cross: `With a right angle between the half diagonals, $\\frac{${ac}}{4} + \\frac{${bd}}{4} = ${toTex(frac(ac + bd, 4))}$ would have to be $AB^2$, and $AB^2 = ${ab}$.`,
        })
      },
    ),
    ({ e: { u, v }, ids }) => {
      const product = `$${paren(u[0])} \\cdot ${paren(v[0])} + ${paren(u[1])} \\cdot ${paren(v[1])} = ${u[0] * v[0] + u[1] * v[1]}$, and a right angle at $B$ needs $0$`
      const squares = `$AB^2 = ${u[0] ** 2 + u[1] ** 2}$ and $BC^2 = ${v[0] ** 2 + v[1] ** 2}$`
      return `The steps are the same from $A$ to $B$ and from $D$ to $C$, so $ABCD$ is a parallelogram. ${testsOf(ids, {
        parallel: 'Its opposite sides are parallel.',
        middle: 'Its diagonals bisect each other.',
        right: `Multiply the steps of $AB$ and $BC$ and add: ${product}.`,
        equal: `Compare squares, without roots: ${squares}.`,
        diagonals: `Its diagonals are equal only if it is a rectangle: ${product}.`,
        cross: `Its diagonals are perpendicular only if it is a rhombus: ${squares}.`,
      })}`
    },
  ),
})

export const templates: readonly Template[] = [claims]
