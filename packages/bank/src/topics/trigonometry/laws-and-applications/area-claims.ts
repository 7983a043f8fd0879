/** Claims about areas of triangles. */

import { frac, int, judgeTwo, type Template, template, testsOf, toTex, until, withCheck, withFaster } from '#kit'
import { at } from '../common.ts'
import { heron, skill } from './areas.ts'
import { anyTriangle, turnOf } from './figures.ts'

const drawn = (a: number, b: number, C: number, rot: number, found: Readonly<{ area?: string }> = {}) =>
  anyTriangle(
    'ABC',
    a,
    b,
    Math.sqrt(a * a + b * b - 2 * a * b * at('cos', C)),
    { a: `${a}`, b: `${b}`, C: `${C}°`, ...found },
    rot,
  )

const claims = template({
  id: 'trigonometry/area-claims',
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
        items: 6,
        draw: (rng) =>
          until(
            () => ({ a: int(rng, 6, 20), b: int(rng, 6, 20), C: 5 * int(rng, 6, 16), rot: turnOf(rng) }),
            ({ a, b, C }) => a !== b && Math.min(a, b) / Math.max(a, b) > 0.5 && C !== 45 && C !== 60,
          ),
        shown: ({ a, b, C, rot }) => drawn(a, b, C, rot, { area: `${((a * b * at('sin', C)) / 2).toFixed(1)}` }),
        intro: ({ a, b, C, rot }) => `${drawn(a, b, C, rot)}<p>Two students talk about the area of triangle $ABC$.</p>`,
        plan: 'The area is half of the product of the two sides and the sine of the angle between them. Put in the numbers, change what the claim changes, and see what becomes of each factor.',
        claims: ({ a, b, C }) => [
          {
            id: 'supplement',
            says: `With an angle of $${180 - C}^\\circ$ at $C$ and the same two sides, the area would be the same.`,
            holds: true,
            tested: `In $\\frac{1}{2} \\cdot ${a} \\cdot ${b} \\cdot \\sin C$ only the sine changes, and $\\sin ${180 - C}^\\circ = \\sin (180^\\circ - ${C}^\\circ) = \\sin ${C}^\\circ$.`,
          },
          {
            id: 'right',
            says: 'With these two sides, the area is greatest if the angle between them is $90^\\circ$.',
            holds: true,
            tested: `The area is $\\frac{1}{2} \\cdot ${a} \\cdot ${b} \\cdot \\sin C = ${toTex(frac(a * b, 2))}\\sin C$. The first factor is fixed, and no sine is greater than $\\sin 90^\\circ = 1$.`,
          },
          {
            id: 'both',
            says: 'If both sides are doubled and the angle stays, the area is four times as large.',
            holds: true,
            tested: `$\\frac{1}{2} \\cdot ${2 * a} \\cdot ${2 * b} \\cdot \\sin ${C}^\\circ$ is $\\frac{1}{2} \\cdot ${a} \\cdot ${b} \\cdot \\sin ${C}^\\circ$ with a factor $2$ for each side, together $2 \\cdot 2 = 4$.`,
          },
          {
            id: 'less',
            says: `The area is less than $\\frac{1}{2} \\cdot ${a} \\cdot ${b}$.`,
            holds: true,
            tested: `The area is $\\frac{1}{2} \\cdot ${a} \\cdot ${b} \\cdot \\sin ${C}^\\circ$, and $\\sin ${C}^\\circ \\lt 1$ because $${C}^\\circ$ is not a right angle.`,
          },
          {
            id: 'angle',
            says: 'If the angle is halved and the sides stay, the area is halved.',
            holds: false,
            tested: `Halving the area would need half the sine. But $\\sin ${C}^\\circ = 2\\sin ${C / 2}^\\circ\\cos ${C / 2}^\\circ$, so half of it is $\\sin ${C / 2}^\\circ \\cdot \\cos ${C / 2}^\\circ$.`,
            because: 'Half the angle does not have half the sine.',
          },
          {
            id: 'double',
            says: 'If both sides are doubled and the angle stays, the area is twice as large.',
            holds: false,
            tested: `$\\frac{1}{2} \\cdot ${2 * a} \\cdot ${2 * b} \\cdot \\sin ${C}^\\circ$ is $\\frac{1}{2} \\cdot ${a} \\cdot ${b} \\cdot \\sin ${C}^\\circ$ with a factor $2$ for each side, together $2 \\cdot 2 = 4$.`,
            because: 'With both sides doubled the area is four times as large.',
          },
          {
            id: 'wide',
            says: 'The wider the angle between these two sides, the larger the area, up to $180^\\circ$.',
            holds: false,
            tested: `The area is $${toTex(frac(a * b, 2))}\\sin C$. Follow the sine: $\\sin 30^\\circ = \\frac{1}{2}$, $\\sin 90^\\circ = 1$, $\\sin 150^\\circ = \\frac{1}{2}$.`,
            because: 'Beyond $90^\\circ$ the sine gets smaller again.',
          },
          {
            id: 'no-half',
            says: `The area is $${a} \\cdot ${b} \\cdot \\sin ${C}^\\circ$.`,
            holds: false,
            tested: `Take $CB = ${a}$ as the base. The height from $A$ is $${b}\\sin ${C}^\\circ$, and a triangle is half of base times height: $\\frac{1}{2} \\cdot ${a} \\cdot ${b}\\sin ${C}^\\circ$.`,
            because: 'Without the half it is the area of a parallelogram.',
          },
        ],
        given: ({ a, b, C }) => ({ a, b, C }),
        test: ({ a, b, C }, id) => {
          const side = (p: number, q: number, t: number) => Math.sqrt(p * p + q * q - 2 * p * q * at('cos', t))
          const of = (p: number, q: number, t: number) => heron(p, q, side(p, q, t))
          const near = (x: number, y: number) => Math.abs(x - y) < 1e-6
          const now = of(a, b, C)
          const turns = Array.from({ length: 17 }, (_, i) => of(a, b, 10 * (i + 1)))
          const truth: Record<string, boolean> = {
            supplement: near(now, of(a, b, 180 - C)),
            right: turns.every((x) => x <= of(a, b, 90) + 1e-6),
            both: near(of(2 * a, 2 * b, C), 4 * now),
            less: now < (a * b) / 2,
            angle: near(of(a, b, C / 2), now / 2),
            double: near(of(2 * a, 2 * b, C), 2 * now),
            wide: turns.every((x, i) => i === 0 || x > (turns[i - 1] ?? 0)),
            'no-half': near(now, a * b * at('sin', C)),
          }
          return truth[id] as boolean
        },
      }),
      ({ e: { a, b, C }, ids }) => {
        const area = (t: number) => ((a * b * at('sin', t)) / 2).toFixed(1)
        const most = toTex(frac(a * b, 2))
        const far = `At $90^\\circ$ the area is $\\frac{1}{2} \\cdot ${a} \\cdot ${b} = ${most}$, at $150^\\circ$ only half of that, since $\\sin 150^\\circ = \\frac{1}{2}$.`
        const four = `$\\frac{1}{2} \\cdot ${2 * a} \\cdot ${2 * b} = ${2 * a * b}$ is four times $\\frac{1}{2} \\cdot ${a} \\cdot ${b} = ${most}$.`
        return testsOf(ids, {
          supplement: `$\\sin ${C}^\\circ \\approx ${at('sin', C).toFixed(3)}$ and $\\sin ${180 - C}^\\circ \\approx ${at('sin', 180 - C).toFixed(3)}$.`,
          right: far,
          wide: far,
          both: four,
          double: four,
          less: `The area is about $${area(C)}$, and $\\frac{1}{2} \\cdot ${a} \\cdot ${b} = ${most}$.`,
          angle: `The area is about $${area(C)}$; with $${C / 2}^\\circ$ it is about $${area(C / 2)}$, more than half of it.`,
          'no-half': `At $90^\\circ$ it would be $${a} \\cdot ${b}$, a whole rectangle, and the triangle is half of it.`,
        })
      },
    ),
    ({ e: { a, b, C }, ids }) => {
      const scaled =
        'With both sides doubled and the same angle the triangle is a similar one, and areas grow with the square of the factor: $2^2 = 4$.'
      const height = `Turn the side of $${b}$ about $C$: the height on the side of $${a}$ is greatest when it stands upright, at $90^\\circ$, and shrinks to 0 on the way to $180^\\circ$.`
      return testsOf(ids, {
        supplement: 'Supplementary angles have the same sine: nothing has to be worked out.',
        right: height,
        wide: height,
        both: scaled,
        double: scaled,
        less: `The side of $${b}$ leans, so the height on the side of $${a}$ is less than $${b}$.`,
        angle:
          'Up to $90^\\circ$ a sine grows more and more slowly, so half of an angle has more than half of the sine.',
        'no-half': `$${a} \\cdot ${b} \\cdot \\sin ${C}^\\circ$ is the parallelogram with these two sides, and the triangle is half of it.`,
      })
    },
  ),
})

export const templates: readonly Template[] = [claims]
