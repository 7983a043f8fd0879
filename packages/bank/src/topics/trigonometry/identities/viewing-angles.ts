/** The angle under which a part of a wall is seen. */

import { drawing, type Frac, frac, g, type Html, int, num, type Template, template, toNumber, toTex, until } from '#kit'
import { rational } from '../common.ts'
import { ABOVE, ADDS, BELOW, degrees, skill } from './tangent-sums.ts'

type View = Readonly<{ low: number; high: number; away: number }>

const seen = ({ low, high, away }: View): Frac => frac((high - low) * away, away * away + low * high)

const viewing = template({
  id: 'trigonometry/viewing-angle',
  skill,
  difficulty: 'High',
  b: 1.4,
  calculator: true,
  seconds: 120,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const low = int(rng, 2, 8)
        return { low, high: low + int(rng, 4, 14), away: int(rng, 3, 15) * 2 }
      },
      (v) => seen(v).d <= 80 && v.away > v.high - v.low && v.away < 4 * (v.high - v.low),
    ),
  frames: [
    {
      id: 'screen',
      kind: 'figure',
      items: 6,
      response: 'grid',
      stem: ({ low, high, away }) =>
        `${wall(low, high, away, 'screen')}<p>A screen hangs on the wall of a theater. Its lower edge $B$ is ${low} ft and its upper edge $T$ is ${high} ft above the level of a viewer’s eye at $E$, which is ${away} ft from the wall. The viewing angle $\\theta$ lies between $EB$ and $ET$. What is $\\tan \\theta$?</p>`,
    },
    {
      id: 'banner',
      kind: 'words',
      items: 3,
      stem: ({ low, high, away }) =>
        `A banner hangs on a vertical wall. Seen from a point ${away} ft in front of the wall, its lower end is ${low} ft and its upper end ${high} ft above eye level. The lines of sight to its two ends form the angle $\\theta$. What is $\\tan \\theta$?`,
    },
  ],
  given: ({ low, high, away }): View => ({ low, high, away }),
  answer: (v) => num(seen(v)),
  traps: [
    {
      misconception: ADDS,
      classic: true,
      operation: 'function-of-each-part',
      operands: ({ low, high, away }) => [frac(high, away), frac(low, away), -1],
      rule: ({ low, high, away }) => num(frac(high - low, away)),
      says: () =>
        'I divided the part of the wall that is seen by the distance, as if there were a right angle at its lower end.',
      why: ({ low, high, away }) =>
        `is $\\frac{${high} - ${low}}{${away}}$: the difference of the two tangents, not the tangent of the difference.`,
    },
    {
      misconception: BELOW,
      operation: 'sign-in-the-denominator',
      operands: ({ low, high, away }) => [frac(high - low, away), frac(low * high, away * away), -1],
      rule: ({ low, high, away }) =>
        away * away > low * high ? num(frac((high - low) * away, away * away - low * high)) : null,
      why: () => 'has a minus sign in the denominator; a difference of angles needs plus.',
    },
    {
      misconception: ABOVE,
      operation: 'tangent-of-the-sum',
      operands: ({ low, high, away }) => [frac(high, away), frac(low, away)],
      rule: ({ low, high, away }) =>
        away * away > low * high ? num(frac((high + low) * away, away * away - low * high)) : null,
      says: () => 'I used the formula for the sum of two angles.',
      why: () => 'is the tangent of the sum of the two angles of elevation.',
    },
    {
      misconception: 'trig-takes-another-ratio-for-the-tangent',
      operation: 'ratio-of-other-sides',
      operands: ({ high, away }) => [high, away],
      rule: ({ high, away }) => num(frac(high, away)),
      says: () => 'I gave the tangent of the angle up to the upper end, measured from eye level.',
      why: ({ high, away }) => `is $\\frac{${high}}{${away}}$, the tangent of the whole angle above eye level.`,
    },
    {
      misconception: 'trig-takes-another-ratio-for-the-tangent',
      operation: 'ratio-of-other-sides',
      operands: ({ low, away }) => [low, away],
      rule: ({ low, away }) => num(frac(low, away)),
      says: () => 'I gave the tangent of the angle up to the lower end.',
      why: ({ low, away }) => `is $\\frac{${low}}{${away}}$, the tangent of the angle up to the lower end.`,
    },
  ],
  explain: (v, frame) => {
    const { low, high, away } = v
    const [a, b] = [frac(high, away), frac(low, away)]
    return {
      plan: 'The angle is the difference of two angles of elevation. Each has its tangent in a right triangle with the distance from the wall as adjacent leg; then use the tangent of a difference.',
      steps: [
        {
          do: `Angle up to the upper end: its tangent is $\\frac{${high}}{${away}}$. Angle up to the lower end: its tangent is $\\frac{${low}}{${away}}$.`,
          why: 'Opposite leg divided by adjacent leg, both measured from eye level.',
        },
        {
          do: `Difference of the tangents: $\\frac{${high}}{${away}} - \\frac{${low}}{${away}} = \\frac{${high - low}}{${away}}$.`,
          why: 'This is the numerator of the formula.',
        },
        {
          do: `Denominator: $1 + \\frac{${high}}{${away}} \\cdot \\frac{${low}}{${away}} = \\frac{${away * away + high * low}}{${away * away}}$.`,
          why: 'For a difference the sign below is plus.',
        },
        {
          do: `$\\tan \\theta = \\frac{${high - low}}{${away}} \\cdot \\frac{${away * away}}{${away * away + high * low}} = ${toTex(seen(v))}$`,
          why: 'Dividing by a fraction is multiplying by its reciprocal.',
        },
      ],
      check: `The two angles of elevation are about $${degrees(a)}^\\circ$ and $${degrees(b)}^\\circ$; their difference has a tangent of about $${toNumber(seen(v)).toFixed(2)}$.`,
      faster: `With a calculator: $\\tan\\left(\\tan^{-1} \\frac{${high}}{${away}} - \\tan^{-1} \\frac{${low}}{${away}}\\right) \\approx ${toNumber(seen(v)).toFixed(3)}$, and that is $${toTex(seen(v))}$ as a decimal.`,
      ...(frame === 'screen' ? { figure: wall(low, high, away, 'screen', true) } : {}),
    }
  },
  check: ({ low, high, away }) => num(rational(Math.tan(Math.atan(high / away) - Math.atan(low / away)), 3000) ?? 0),
})

/** The eye E, and the lower and upper edge of what hangs on the wall. */
function wall(low: number, high: number, away: number, what: string, found = false): Html {
  return drawing(
    {
      alt: `A vertical wall with the lower edge B and the upper edge T of a ${what}, the foot F at eye level, and the eye E`,
      at: { E: [0, 0], F: [away, 0], B: [away, low], T: [away, high] },
      height: 230,
    },
    [
      g.seg('EF', `${away} ft`, { dash: true, from: 'T' }),
      ...(found
        ? [g.seg('FB', `${low} ft`, { from: 'E' }), g.seg('BT', `${high - low} ft`, { from: 'E' })]
        : [g.seg('FT')]),
      g.seg('EB'),
      g.seg('ET'),
      g.right('EFB'),
      g.angle('BET', 'θ', { r: 46 }),
    ],
  )
}

export const templates: readonly Template[] = [viewing]
