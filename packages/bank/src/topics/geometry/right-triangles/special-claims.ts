/** Claims about a triangle with angles of 30° and 60°. */

import {
  frac,
  int,
  judgeTwo,
  pick,
  rightTriangle,
  surd,
  surdTex,
  TRIANGLE_NAMES,
  template,
  testsOf,
  triangleTurn,
  withCheck,
  withFaster,
} from '#kit'
import { root } from './special-common.ts'

const skill = 'geo-special-right-triangles'

export const claims = template({
  id: 'geometry/special-claims',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 85,
  response: 'choice',
  ...withFaster(
    withCheck(
      judgeTwo({
        slip: 'geo-right',
        frame: 'two-claims',
        items: 5,
        draw: (rng) => ({ s: int(rng, 2, 12), set: pick(rng, TRIANGLE_NAMES), rot: triangleTurn(rng) }),
        shown: ({ s, set, rot }) =>
          rightTriangle(set, s, s * Math.sqrt(3), { a: `${s}`, b: `${s}√3`, c: `${2 * s}`, A: '30°', B: '60°' }, rot),
        intro: (e) =>
          `${rightTriangle(e.set, e.s, e.s * Math.sqrt(3), { a: `${e.s}`, A: '30°' }, e.rot)}<p>Two students look at right triangle $${e.set}$.</p>`,
        plan: 'Two such triangles side by side make an equilateral triangle: this gives the hypotenuse from the shortest side, and the Pythagorean theorem gives the longer leg.',
        claims: ({ s, set }) => {
          const [long, hyp] = [`$${set[2]}${set[0]}$`, `$${set[0]}${set[1]}$`]
          return [
            {
              id: 'hyp',
              says: `${hyp} is $${2 * s}$ units long.`,
              holds: true,
              tested: `$${s}$ lies opposite $30^\\circ$ and is the shorter leg. Mirrored at the longer leg, the triangle becomes equilateral with a side of $${s} + ${s} = ${2 * s}$, and that side is ${hyp}.`,
            },
            {
              id: 'long',
              says: `${long} is $${surdTex(root(s, 3))}$ units long.`,
              holds: true,
              tested: `The hypotenuse is $2 \\cdot ${s} = ${2 * s}$, so ${long} squared is $${2 * s}^2 - ${s}^2 = ${3 * s * s}$, and $\\sqrt{${3 * s * s}} = ${surdTex(root(s, 3))}$.`,
            },
            {
              id: 'area',
              says: `The area of the triangle is $${surdTex(surd(0, frac(s * s, 2), 3))}$ square units.`,
              holds: true,
              tested: `The legs are $${s}$ and $${surdTex(root(s, 3))}$. Half of their product is $\\frac{1}{2} \\cdot ${s} \\cdot ${surdTex(root(s, 3))} = ${surdTex(surd(0, frac(s * s, 2), 3))}$.`,
            },
            {
              id: 'double',
              says: `${long} is $${2 * s}$ units long.`,
              holds: false,
              tested: `The hypotenuse is $2 \\cdot ${s} = ${2 * s}$, so ${long} squared is $${2 * s}^2 - ${s}^2 = ${3 * s * s}$, and $\\sqrt{${3 * s * s}} = ${surdTex(root(s, 3))} \\approx ${(s * Math.sqrt(3)).toFixed(1)}$.`,
              because: 'The hypotenuse is twice the shorter leg, not the longer leg.',
            },
            {
              id: 'root2',
              says: `${hyp} is $${surdTex(root(s, 2))}$ units long.`,
              holds: false,
              tested: `$${s}$ lies opposite $30^\\circ$. Mirrored at the longer leg, the triangle becomes equilateral, and its side ${hyp} is $${s} + ${s} = ${2 * s}$.`,
              because: 'The factor $\\sqrt{2}$ belongs to the $45^\\circ$ triangle.',
            },
            {
              id: 'twice',
              says: `${hyp} is twice as long as ${long}.`,
              holds: false,
              tested: `${hyp} is $2 \\cdot ${s} = ${2 * s}$, and ${long} is $${surdTex(root(s, 3))} \\approx ${(s * Math.sqrt(3)).toFixed(1)}$. Twice the second is about $${(2 * s * Math.sqrt(3)).toFixed(1)}$.`,
              because: 'The hypotenuse is twice the shorter leg.',
            },
          ]
        },
        given: ({ s }) => ({ s }),
        test: ({ s }, id) => {
          const [long, hyp] = [s / Math.tan(Math.PI / 6), s / Math.sin(Math.PI / 6)]
          const near = (x: number, y: number) => Math.abs(x - y) < 1e-9
          const truth: Record<string, boolean> = {
            hyp: near(hyp, 2 * s),
            long: near(long, s * Math.sqrt(3)),
            area: near((s * long) / 2, (s * s * Math.sqrt(3)) / 2),
            double: near(long, 2 * s),
            root2: near(hyp, s * Math.SQRT2),
            twice: near(hyp, 2 * long),
          }
          return truth[id] as boolean
        },
      }),
      ({ e: { s, set }, ids }) => {
        const twin = `Two such triangles, mirrored along the longer leg, make an equilateral triangle with a base of $${s} + ${s} = ${2 * s}$, so the hypotenuse is $${2 * s}$.`
        const [long, root3] = [`$${set[2]}${set[0]}$`, surdTex(root(s, 3))]
        return testsOf(ids, {
          hyp: twin,
          long: `By the Pythagorean theorem, $${2 * s}^2 - ${s}^2 = ${4 * s * s} - ${s * s} = ${3 * s * s} = \\left(${root3}\\right)^2$.`,
          area: `Two such triangles make an equilateral one with a side of $${2 * s}$: half of $\\frac{\\sqrt{3}}{4} \\cdot ${2 * s}^2$ is $${surdTex(surd(0, frac(s * s, 2), 3))}$.`,
          double: `${long} would be as long as the hypotenuse, $${2 * s}$, but a leg is shorter: $\\sqrt{3} \\approx 1.73$ times $${s}$, not twice.`,
          root2: twin,
          twice: `The hypotenuse would be $2 \\cdot ${root3} \\approx ${(2 * s * Math.sqrt(3)).toFixed(1)}$, longer than both legs together, $${s} + ${root3} \\approx ${(s + s * Math.sqrt(3)).toFixed(1)}$.`,
        })
      },
    ),
    ({ e: { s, set }, ids }) => {
      const [long, hyp] = [`$${set[2]}${set[0]}$`, `$${set[0]}${set[1]}$`]
      const longLeg = `The longer leg is ${long}.`
      const hypotenuse = `The hypotenuse is ${hyp}.`
      return `Write all three sides down at once, as $1 : \\sqrt{3} : 2$: $${s}$, $${surdTex(root(s, 3))}$, $${2 * s}$. ${testsOf(
        ids,
        {
          hyp: hypotenuse,
          root2: hypotenuse,
          long: longLeg,
          double: longLeg,
          area: `Half of the product of the first two is $${surdTex(surd(0, frac(s * s, 2), 3))}$.`,
          twice: `The last, ${hyp}, is twice the first, and ${long} is the second.`,
        },
      )}`
    },
  ),
})
