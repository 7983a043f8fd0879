import { judgeTwo, nearly, type Template, template, testsOf, withCheck } from '#kit'
import { at } from '../common.ts'
import { anyTriangle } from './figures.ts'
import { drawTriangle, skill } from './sines.ts'

/** A triangle with the angles A and B. */
function twoKnown(
  { A, B, n, rot }: Readonly<Record<'A' | 'B' | 'n' | 'rot', number>>,
  found: Readonly<{ C?: string }> = {},
) {
  const k = n / at('sin', A)
  const labels = { a: 'a', b: 'b', c: 'c', A: `${A}°`, B: `${B}°`, ...found }
  return anyTriangle('ABC', n, k * at('sin', B), k * at('sin', A + B), labels, rot)
}

const claims = template({
  id: 'trigonometry/law-of-sines-claims',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 85,
  response: 'choice',
  ...withCheck(
    judgeTwo({
      slip: 'trig-law',
      frame: 'two-claims',
      items: 5,
      draw: (rng) => {
        const { A, B, n, rot } = drawTriangle(rng)
        return { A, B, n, rot }
      },
      shown: (e) => twoKnown(e, { C: `${180 - e.A - e.B}°` }),
      intro: (e) => `${twoKnown(e)}<p>Two students talk about triangle $ABC$.</p>`,
      claims: ({ A, B }) => [
        {
          id: 'law',
          says: `$\\frac{a}{\\sin ${A}^\\circ} = \\frac{b}{\\sin ${B}^\\circ}$`,
          holds: true,
          because: 'This is the law of sines.',
        },
        {
          id: 'cross',
          says: `$a \\sin ${B}^\\circ = b \\sin ${A}^\\circ$`,
          holds: true,
          because: 'It is the law of sines with the denominators multiplied out.',
        },
        {
          id: 'third',
          says: `$c = \\frac{a \\sin ${180 - A - B}^\\circ}{\\sin ${A}^\\circ}$`,
          holds: true,
          because: `The third angle is $${180 - A - B}^\\circ$.`,
        },
        {
          id: 'up',
          says: `$a \\sin ${A}^\\circ = b \\sin ${B}^\\circ$`,
          holds: false,
          because: 'Side over sine is constant, not side times sine.',
        },
        {
          id: 'angles',
          says: `$\\frac{a}{b} = \\frac{${A}}{${B}}$`,
          holds: false,
          because: 'The sides are in proportion to the sines, not to the angles.',
        },
        { id: 'right', says: '$a^2 + b^2 = c^2$', holds: false, because: 'That needs a right angle at $C$.' },
      ],
      given: ({ A, B }) => ({ A, B }),
      test: ({ A, B }, id) => {
        const [a, b, c] = [at('sin', A), at('sin', B), at('sin', A + B)]
        const near = (x: number, y: number) => Math.abs(x - y) < 1e-9
        const truth: Record<string, boolean> = {
          law: near(a / at('sin', A), b / at('sin', B)),
          cross: near(a * at('sin', B), b * at('sin', A)),
          third: near(c, (a * at('sin', 180 - A - B)) / at('sin', A)),
          up: near(a * at('sin', A), b * at('sin', B)),
          angles: near(a / b, A / B),
          right: near(a * a + b * b, c * c),
        }
        return truth[id] as boolean
      },
    }),
    ({ e: { A, B }, ids }) => {
      const C = 180 - A - B
      const [a, b, c] = [at('sin', A), at('sin', B), at('sin', C)]
      const height = `The height onto $c$ is $b \\sin ${A}^\\circ$, seen from $A$, and $a \\sin ${B}^\\circ$, seen from $B$.`
      return testsOf(ids, {
        law: height,
        cross: height,
        third: `The height onto $b$ is $c \\sin ${A}^\\circ$, seen from $A$, and $a \\sin ${C}^\\circ$, seen from $C$.`,
        up: `In the triangle with $a = \\sin ${A}^\\circ \\approx ${a.toFixed(2)}$ and $b = \\sin ${B}^\\circ \\approx ${b.toFixed(2)}$, $a \\sin A$ and $b \\sin B$ are about $${(a * a).toFixed(3)}$ and $${(b * b).toFixed(3)}$.`,
        angles: `$\\frac{\\sin ${A}^\\circ}{\\sin ${B}^\\circ} \\approx ${(a / b).toFixed(3)}$, but $\\frac{${A}}{${B}} ${nearly(A / B, 3)}$.`,
        right: `The angle opposite $c$ is $${C}^\\circ$: $\\sin^2 ${A}^\\circ + \\sin^2 ${B}^\\circ \\approx ${(a * a + b * b).toFixed(3)}$, but $\\sin^2 ${C}^\\circ \\approx ${(c * c).toFixed(3)}$.`,
      })
    },
  ),
})

export const templates: readonly Template[] = [claims]
