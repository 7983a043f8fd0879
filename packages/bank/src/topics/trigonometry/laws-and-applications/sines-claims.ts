import { judgeTwo, nearly, type Template, template, testsOf, withCheck, withFaster } from '#kit'
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
  ...withFaster(
    withCheck(
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
        plan: 'Each side belongs with the angle opposite it: side over sine of that angle is the same for all three. Find the third angle, then rewrite each equation until it can be compared with this.',
        claims: ({ A, B }) => [
          {
            id: 'law',
            says: `$\\frac{a}{\\sin ${A}^\\circ} = \\frac{b}{\\sin ${B}^\\circ}$`,
            holds: true,
            tested: `$a$ lies opposite $${A}^\\circ$, and $b$ opposite $${B}^\\circ$. The law of sines divides each side by the sine of the angle opposite it.`,
          },
          {
            id: 'cross',
            says: `$a \\sin ${B}^\\circ = b \\sin ${A}^\\circ$`,
            holds: true,
            tested: `Start from $\\frac{a}{\\sin ${A}^\\circ} = \\frac{b}{\\sin ${B}^\\circ}$ and multiply both sides by $\\sin ${A}^\\circ \\cdot \\sin ${B}^\\circ$: $a\\sin ${B}^\\circ = b\\sin ${A}^\\circ$.`,
          },
          {
            id: 'third',
            says: `$c = \\frac{a \\sin ${180 - A - B}^\\circ}{\\sin ${A}^\\circ}$`,
            holds: true,
            tested: `The third angle is $180^\\circ - ${A}^\\circ - ${B}^\\circ = ${180 - A - B}^\\circ$, so $\\frac{c}{\\sin ${180 - A - B}^\\circ} = \\frac{a}{\\sin ${A}^\\circ}$. Multiply by $\\sin ${180 - A - B}^\\circ$.`,
          },
          {
            id: 'up',
            says: `$a \\sin ${A}^\\circ = b \\sin ${B}^\\circ$`,
            holds: false,
            tested: `Cross-multiply the law of sines, $\\frac{a}{\\sin ${A}^\\circ} = \\frac{b}{\\sin ${B}^\\circ}$: $a\\sin ${B}^\\circ = b\\sin ${A}^\\circ$.`,
            because: 'Each side is multiplied by the sine of the other angle, not of its own.',
          },
          {
            id: 'angles',
            says: `$\\frac{a}{b} = \\frac{${A}}{${B}}$`,
            holds: false,
            tested: `From $\\frac{a}{\\sin ${A}^\\circ} = \\frac{b}{\\sin ${B}^\\circ}$ follows $\\frac{a}{b} = \\frac{\\sin ${A}^\\circ}{\\sin ${B}^\\circ}$.`,
            because: 'The sides are in proportion to the sines, not to the angles.',
          },
          {
            id: 'right',
            says: '$a^2 + b^2 = c^2$',
            holds: false,
            tested: `The third angle is $180^\\circ - ${A}^\\circ - ${B}^\\circ = ${180 - A - B}^\\circ$. By the law of cosines, $c^2 = a^2 + b^2 - 2ab\\cos ${180 - A - B}^\\circ$.`,
            because: 'The Pythagorean theorem needs a right angle at $C$.',
          },
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
    ({ e: { A, B }, ids }) => {
      const [more, less] = A > B ? ['a', 'b'] : ['b', 'a']
      return testsOf(ids, {
        law: 'Look at the pairs only: each side stands over the sine of the angle opposite it, as in the law of sines.',
        cross:
          'Look at the pairs only: in a product without fractions each side must stand beside the sine of the other side’s angle, and so it does.',
        third: `The third angle is $${180 - A - B}^\\circ$, so look at the pairs only: $c$ belongs with its sine, and $a$ with $\\sin ${A}^\\circ$.`,
        up: `The longer side, $${more}$, lies opposite the larger angle and stands beside the larger sine, so its product is larger than that of $${less}$.`,
        angles: `Sides are in the ratio of the sines, and an angle of $${Math.max(A, B)}^\\circ$ does not have $\\frac{${Math.max(A, B)}}{${Math.min(A, B)}}$ times the sine of $${Math.min(A, B)}^\\circ$: a sine grows more slowly than its angle.`,
        right: `$${A}^\\circ + ${B}^\\circ$ is not $90^\\circ$, so there is no right angle at $C$, and the Pythagorean theorem does not hold there.`,
      })
    },
  ),
})

export const templates: readonly Template[] = [claims]
