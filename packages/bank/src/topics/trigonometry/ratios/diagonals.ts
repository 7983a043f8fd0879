/** The angle between the diagonals of a rectangle. */

import { deg, drawing, g, type Html, int, person, pick, type Rng, snap, type Template, template, until } from '#kit'
import { at, inverse, toDeg } from '../common.ts'

const skill = 'trig-finding-angles'

type Crossed = Readonly<{ w: number; h: number; kind: 'acute' | 'obtuse' }>

/** The side that the angle faces, and the one beside it. */
const legs = ({ w, h, kind }: Crossed): readonly [number, number] => (kind === 'acute' ? [h, w] : [w, h])
/** Half of the angle, from its tangent. */
const halfOf = (p: Crossed): number => inverse('tan', legs(p)[0] / legs(p)[1])
/** The half as an explanation shows it. */
const shownHalf = (p: Crossed): number => Math.round(10 * halfOf(p)) / 10
const near = (x: number) => deg(Math.round(snap(x)))

/** The rectangle with its diagonals; with half of the angle when it is found. */
function crossed({ w, h, kind }: Crossed, found = ''): Html {
  const spec = kind === 'acute' ? 'BMC' : 'AMB'
  const middle = kind === 'acute' ? [w, h / 2] : [w / 2, 0]
  return drawing(
    {
      alt: `Rectangle ABCD with its diagonals, which cross at M${found ? ', and a line from M to the middle N of a side' : ''}`,
      at: {
        A: [0, 0],
        B: [w, 0],
        C: [w, h],
        D: [0, h],
        M: [w / 2, h / 2],
        ...(found ? { N: middle as [number, number] } : {}),
      },
      height: 230,
    },
    [
      g.polygon('ABCD'),
      g.seg('AC'),
      g.seg('BD'),
      g.side('AB', `${w} ft`, { from: 'M', ...(found && kind === 'obtuse' ? { along: 0.25 } : {}) }),
      g.side('BC', `${h} ft`, { from: 'M', ...(found && kind === 'acute' ? { along: 0.25 } : {}) }),
      ...(found
        ? [
            g.seg('MN', '', { dash: true }),
            g.right(kind === 'acute' ? 'MNB' : 'MNA'),
            g.angle(kind === 'acute' ? 'BMN' : 'AMN', found),
          ]
        : [g.angle(spec, 'θ')]),
    ],
  )
}

const drawCrossed = (rng: Rng): Crossed =>
  until(
    () => ({ w: int(rng, 7, 30), h: int(rng, 3, 20), kind: pick(rng, ['acute', 'obtuse'] as const) }),
    (p) => {
      const [t, half] = [halfOf(p), shownHalf(p)]
      // No result may hang on the last decimal place, and the half to one place must lead to the same degree.
      const clear = [t, 2 * t, 2 * half].every((x) => Math.abs((x % 1) - 0.5) > 0.12)
      const tests = at('tan', half).toFixed(2) === (legs(p)[0] / legs(p)[1]).toFixed(2)
      return p.h < 0.8 * p.w && p.h > 0.35 * p.w && clear && tests && Math.abs(t - 30) > 1 && Math.abs(t - 60) > 1
    },
  )

const THINGS = [
  ['deck frame', 'Two straight braces run along its diagonals', 'braces'],
  ['garden plot', 'Two straight strings are stretched along its diagonals', 'strings'],
  ['stage', 'Two straight lines of tape run along the diagonals of its floor', 'lines'],
] as const

const diagonals = template({
  id: 'trigonometry/angle-between-diagonals',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: true,
  seconds: 105,
  response: 'choice',
  balance: 'place',
  draw: drawCrossed,
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 6,
      stem: (p) =>
        `<p>$ABCD$ is a rectangle, $${p.w}$ feet long and $${p.h}$ feet wide.</p>${crossed(p)}<p>The marked angle $\\theta$ between the diagonals is ${p.kind}. What is $\\theta$, to the nearest degree?</p>`,
    },
    {
      id: 'grid',
      kind: 'words',
      items: 5,
      response: 'grid',
      stem: ({ w, h, kind }, rng) => {
        const [thing, how, lines] = pick(rng, THINGS)
        return `${person(rng)} lays out a rectangular ${thing}, $${w}$ feet long and $${h}$ feet wide. ${how}. How many degrees is the ${kind} angle between the two ${lines}? Round your answer to the nearest whole number.`
      },
    },
  ],
  given: ({ w, h, kind }) => ({ w, h, kind }),
  answer: (p) => near(2 * halfOf(p)),
  traps: [
    {
      misconception: 'trig-does-not-double-the-half',
      classic: true,
      operation: 'stopped-at-a-step',
      rule: (g) => near(halfOf(g)),
      says: (p) =>
        `I stopped at $\\tan^{-1}\\left(\\frac{${legs(p)[0]}}{${legs(p)[1]}}\\right)$, which is half of the angle.`,
      why: () => 'is half of the angle: the angle of one right triangle.',
    },
    {
      misconception: 'trig-gives-the-other-acute-angle',
      classic: true,
      rule: (g) => near(180 - 2 * halfOf(g)),
      says: ({ kind }) => `I gave the ${kind === 'acute' ? 'obtuse' : 'acute'} angle between the diagonals.`,
      why: ({ kind }) => `is the ${kind === 'acute' ? 'obtuse' : 'acute'} angle between the diagonals.`,
    },
    {
      misconception: 'trig-takes-another-ratio',
      rule: (g) => near(2 * inverse(g.kind === 'acute' ? 'sin' : 'cos', g.h / g.w)),
      says: ({ w, h, kind }) =>
        `I used $\\${kind === 'acute' ? 'sin' : 'cos'}^{-1}\\left(\\frac{${h}}{${w}}\\right)$ for half of the angle, and doubled it.`,
      why: ({ kind }) =>
        `uses the inverse ${kind === 'acute' ? 'sine' : 'cosine'}, but both measures are legs of the right triangle.`,
    },
    {
      misconception: 'trig-takes-another-ratio',
      rule: (g) => near(inverse('tan', (2 * legs(g)[0]) / legs(g)[1])),
      says: (p) =>
        `I worked out $\\tan^{-1}\\left(\\frac{2 \\cdot ${legs(p)[0]}}{${legs(p)[1]}}\\right)$: I doubled the side instead of the angle.`,
      why: () => 'doubles the side instead of the angle.',
    },
    {
      misconception: 'trig-takes-percent-for-degrees',
      operation: 'share-of-another-whole',
      operands: ({ w, h }) => [h, w],
      after: (x) => Math.round((2 * x.n) / x.d),
      rule: (g) => (g.kind === 'acute' ? near((180 * g.h) / g.w) : null),
      says: ({ w, h }) =>
        `I took the fraction $\\frac{${h}}{${w}}$ of $90^\\circ$ for half of the angle, and doubled it.`,
      why: ({ w, h }) => `uses $\\frac{${h}}{${w}}$ of $90^\\circ$, as if angles grew in step with ratios.`,
    },
    {
      misconception: 'trig-does-not-double-the-half',
      twoSlips: true,
      rule: (g) => near(90 - halfOf(g)),
      says: (p) =>
        `I took the reciprocal of the ratio, $\\tan^{-1}\\left(\\frac{${legs(p)[1]}}{${legs(p)[0]}}\\right)$, and did not double the angle.`,
      why: () => 'is half of the other angle between the diagonals.',
    },
  ],
  explain: (p, frame) => {
    const [over, under] = legs(p)
    const half = shownHalf(p).toFixed(1)
    const ratio = (x: number, y: number) => `\\frac{${x} \\div 2}{${y} \\div 2} = \\frac{${x}}{${y}}`
    return {
      plan: 'Diagonals of a rectangle bisect each other. Go from their crossing straight to the middle of the side that the angle faces: this makes a right triangle with half of the angle, and its legs are half of the two sides.',
      steps: [
        {
          do: `${frame === 'grid' ? 'Call the angle $\\theta$. ' : ''}The ${p.kind} angle faces the ${p.kind === 'acute' ? 'shorter' : 'longer'} side, $${over}$. The line from the crossing to the middle of this side halves the angle.`,
          why: 'The two halves of the diagonals are equally long, so they make an isosceles triangle with the side.',
        },
        {
          do: `In the right triangle, $\\tan \\frac{\\theta}{2} = ${ratio(over, under)}$.`,
          why: 'Opposite the half angle lies half of the side it faces; the other leg is half of the other side.',
        },
        {
          do: `$\\frac{\\theta}{2} = \\tan^{-1}\\left(\\frac{${over}}{${under}}\\right) \\approx ${half}^\\circ$`,
          why: 'The inverse tangent gives the angle.',
        },
        {
          do: `$\\theta \\approx 2 \\cdot ${half}^\\circ \\approx ${Math.round(snap(2 * halfOf(p)))}^\\circ$`,
          why: 'The right triangle has only half of the angle.',
        },
      ],
      faster: `In one line, so that nothing is rounded on the way: $\\theta = 2 \\cdot \\tan^{-1}(${over} \\div ${under}) \\approx ${Math.round(snap(2 * halfOf(p)))}^\\circ$.`,
      check: `$\\tan ${half}^\\circ \\approx ${at('tan', shownHalf(p)).toFixed(2)}$, and $${over} \\div ${under} ${Number.isInteger((100 * over) / under) ? '=' : '\\approx'} ${(over / under).toFixed(2)}$. The angle is ${p.kind}, as it must be.`,
      ...(frame === 'figure' ? { figure: crossed(p, `${half}°`) } : {}),
    }
  },
  // The angle between the diagonals as arrows (w, h) and (w, −h), or (w, h) and (−w, h).
  check: ({ w, h, kind }) => near(toDeg(Math.acos(((kind === 'acute' ? 1 : -1) * (w * w - h * h)) / (w * w + h * h)))),
})

export const templates: readonly Template[] = [diagonals]
