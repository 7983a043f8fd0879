/** Resultants of forces and velocities. */

import { abs, drawing, g, type Html, int, nearly, num, pick, type Template, template, until, xy } from '#kit'
import { at, realTex, realText, toDeg } from '../common.ts'
import { headingAndWind } from './vector-figures.ts'
import { skill, whole } from './vector-products.ts'
import { root, rootTex } from './vector-values.ts'

/** Two magnitudes and the angle between, some with a whole resultant. */
const FORCES = [
  [3, 5, 60],
  [7, 8, 60],
  [5, 16, 60],
  [3, 8, 120],
  [5, 8, 120],
  [7, 15, 120],
  [8, 15, 120],
  [6, 10, 60],
  [4, 10, 60],
  [10, 16, 120],
  [6, 9, 120],
  [8, 12, 60],
  [9, 15, 60],
  [6, 16, 120],
  [4, 6, 120],
] as const

/** Two forces with their parallelogram; with the resultant, given by its square, when it is found. */
function parallelogram(p: number, q: number, t: number, square = 0): Html {
  const [A, B] = [[p, 0] as const, xy.polar([0, 0], q, t)]
  return drawing(
    {
      alt: 'Arrows OA and OB, completed with dashed sides to the parallelogram OACB',
      at: { O: [0, 0], A, B, C: [A[0] + B[0], B[1]] },
      height: 220,
    },
    [
      g.ray('OA', { accent: true }),
      g.ray('OB', { accent: true }),
      g.seg('AC', '', { dash: true, thin: true }),
      g.seg('BC', '', { dash: true, thin: true }),
      g.side('OA', `${p} lb`, { from: 'B' }),
      g.side('OB', `${q} lb`, { from: 'A' }),
      ...(square > 0
        ? [
            g.ray('OC', { accent: true }),
            g.side('OC', `${realText(Math.sqrt(square))} lb`, { from: 'A' }),
            g.angle('OAC', `${180 - t}°`),
          ]
        : [g.angle('AOB', `${t}°`)]),
    ],
  )
}

const resultant = template({
  id: 'trigonometry/magnitude-of-a-resultant',
  skill,
  difficulty: 'High',
  b: 1.0,
  calculator: false,
  seconds: 110,
  response: 'choice',
  balance: 'size',
  draw: (rng) => {
    const [p, q, t] = pick(rng, FORCES)
    const [turn, k] = [int(rng, 0, 1) === 1, pick(rng, [1, 1, 2, 5, 10])]
    return { p: k * (turn ? q : p), q: k * (turn ? p : q), t }
  },
  frames: [
    {
      id: 'forces',
      kind: 'figure',
      items: 8,
      stem: ({ p, q, t }) => {
        return `${parallelogram(p, q, t)}<p>Forces of $${p}$ pounds and $${q}$ pounds act on a point $O$ at an angle of $${t}^\\circ$ to each other. What is the magnitude of the resultant force, in pounds?</p>`
      },
    },
    {
      id: 'grid',
      kind: 'words',
      items: 4,
      response: 'grid',
      stem: ({ p, q, t }) =>
        `Two ropes pull a boat to the dock with forces of $${p}$ pounds and $${q}$ pounds. The angle between the ropes is $${t}^\\circ$. What is the magnitude of the resultant force, in pounds?`,
    },
  ],
  given: ({ p, q, t }) => ({ p, q, t }),
  answer: ({ p, q, t }) => root(p * p + q * q + 2 * p * q * at('cos', t)),
  traps: [
    {
      misconception: 'trig-takes-the-angle-between-vectors-for-the-angle-of-the-triangle',
      classic: true,
      rule: ({ p, q, t }) => root(p * p + q * q - 2 * p * q * at('cos', t)),
      why: ({ t }) => `uses $${t}^\\circ$ in the triangle of the two forces, where its supplement belongs.`,
    },
    {
      misconception: 'trig-takes-the-vectors-for-perpendicular',
      rule: ({ p, q }) => root(p * p + q * q),
      why: ({ p, q }) => `is $\\sqrt{${p}^2 + ${q}^2}$, which needs a right angle.`,
    },
    {
      misconception: 'trig-adds-the-magnitudes',
      operation: 'taken-as-if-in-line',
      operands: ({ p, q }) => [p, q],
      rule: ({ p, q }) => num(p + q),
      says: () => 'I added the magnitudes.',
      why: ({ p, q }) => `is $${p} + ${q}$, which needs forces in one direction.`,
    },
    {
      misconception: 'trig-adds-the-magnitudes',
      operation: 'taken-as-if-in-line',
      operands: ({ p, q }) => [p, -q],
      after: (x) => abs(x),
      rule: ({ p, q }) => num(Math.abs(p - q)),
      says: () => 'I subtracted the magnitudes.',
      why: () => 'is the difference of the forces, which needs opposite directions.',
    },
  ],
  explain: ({ p, q, t }, frame) => {
    const part = Math.round(2 * p * q * at('cos', t))
    return {
      plan: 'Put the second force at the end of the first. In this triangle the angle is the supplement of the angle between the forces; the law of cosines gives the third side, the resultant.',
      steps: [
        {
          do: `The angle in the triangle is $180^\\circ - ${t}^\\circ = ${180 - t}^\\circ$.`,
          why: 'Neighboring angles of a parallelogram are supplementary.',
        },
        {
          do: `$R^2 = ${p}^2 + ${q}^2 - 2 \\cdot ${p} \\cdot ${q} \\cdot \\cos ${180 - t}^\\circ$`,
          why: 'Law of cosines.',
        },
        {
          do: `$R^2 = ${p * p + q * q} ${part > 0 ? '+' : '-'} ${Math.abs(part)} = ${p * p + q * q + part}$, because $\\cos ${180 - t}^\\circ = ${realTex(at('cos', 180 - t))}$`,
          why:
            t < 90
              ? 'An acute angle between the forces makes the resultant longer.'
              : 'An obtuse angle between the forces makes the resultant shorter.',
        },
        { do: `$R = ${rootTex(p * p + q * q + part)}$`, why: 'Take the root.' },
      ],
      check: `The resultant $R ${nearly(Math.sqrt(p * p + q * q + part), 1)}$ lies between the difference $${Math.abs(p - q)}$ and the sum $${p + q}$ of the forces, as it must.`,
      faster: `With the angle between the forces itself the sign before the last term is plus: $R^2 = ${p}^2 + ${q}^2 + 2 \\cdot ${p} \\cdot ${q} \\cdot \\cos ${t}^\\circ = ${p * p + q * q + part}$.`,
      ...(frame === 'forces' ? { figure: parallelogram(p, q, t, p * p + q * q + part) } : {}),
    }
  },
  // Adds the components.
  check: ({ p, q, t }) => root((p + q * at('cos', t)) ** 2 + (q * at('sin', t)) ** 2),
})

/** The direction of the sum of a heading and a wind toward east or west, in degrees north of east. */
const course = (p: number, w: number, t: number): number => toDeg(Math.atan2(p * at('sin', t), p * at('cos', t) + w))

const wind = template({
  id: 'trigonometry/course-in-the-wind',
  skill,
  difficulty: 'High',
  b: 1.3,
  calculator: true,
  seconds: 130,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({
        p: 10 * int(rng, 12, 36),
        w: 5 * int(rng, 4, 14),
        t: int(rng, 25, 65),
        toward: pick(rng, ['east', 'west'] as const),
      }),
      ({ p, w, t, toward }) => {
        const all = [t, course(p, w, t), course(p, -w, t), 90 - course(p, toward === 'east' ? w : -w, t)].map(
          Math.round,
        )
        return w / p > 0.12 && w / p < 0.35 && new Set(all).size === 4 && course(p, -w, t) < 88
      },
    ),
  frames: [
    {
      id: 'plane',
      kind: 'multi-step',
      items: 8,
      stem: ({ p, w, t, toward }) =>
        `${headingAndWind(p, toward === 'east' ? w : -w, t)}<p>A plane heads $${t}^\\circ$ north of east with an airspeed of $${p}$ miles per hour. A wind blows toward the ${toward} at $${w}$ miles per hour. In which direction does the plane move over the ground, in degrees north of east, to the nearest degree?</p>`,
    },
  ],
  given: ({ p, w, t, toward }) => ({ p, w, t, toward }),
  answer: ({ p, w, t, toward }) => whole(course(p, toward === 'east' ? w : -w, t)),
  traps: [
    {
      misconception: 'trig-turns-the-wind-around',
      classic: true,
      rule: ({ p, w, t, toward }) => whole(course(p, toward === 'east' ? -w : w, t)),
      why: ({ toward }) => `takes the wind to blow toward the ${toward === 'east' ? 'west' : 'east'}.`,
    },
    {
      misconception: 'trig-leaves-out-the-wind',
      operation: 'part-left-out',
      operands: ({ t }) => [t],
      rule: ({ t }) => whole(t),
      why: () => 'is the heading, without the wind.',
    },
    {
      misconception: 'trig-measures-the-course-from-north',
      rule: ({ p, w, t, toward }) => whole(90 - course(p, toward === 'east' ? w : -w, t)),
      why: () => 'is measured from north.',
    },
    {
      misconception: 'trig-measures-the-course-from-north',
      twoSlips: true,
      rule: ({ p, w, t, toward }) => whole(90 - course(p, toward === 'east' ? -w : w, t)),
      says: () => 'I turned the wind around and measured the direction from north.',
      why: () => 'turns the wind around and is measured from north.',
    },
  ],
  explain: ({ p, w, t, toward }) => {
    const s = toward === 'east' ? 1 : -1
    const [x, y] = [p * at('cos', t), p * at('sin', t)]
    return {
      plan: 'Write both velocities in components, east and north. Add them, and find the direction of the sum with the inverse tangent.',
      steps: [
        {
          do: `Plane: $${p}\\cos ${t}^\\circ \\approx ${x.toFixed(1)}$ east, $${p}\\sin ${t}^\\circ \\approx ${y.toFixed(1)}$ north`,
          why: 'The heading is measured from east.',
        },
        {
          do: `With the wind: $${x.toFixed(1)} ${s > 0 ? '+' : '-'} ${w} = ${(x + s * w).toFixed(1)}$ east, still $${y.toFixed(1)}$ north`,
          why: `The wind toward the ${toward} changes only the east component.`,
        },
        {
          do: `$\\tan \\theta \\approx \\frac{${y.toFixed(1)}}{${(x + s * w).toFixed(1)}}$, so $\\theta \\approx ${Math.round(course(p, s * w, t))}^\\circ$`,
          why: 'North over east.',
        },
      ],
      check: `A wind toward the ${toward} turns the plane ${s > 0 ? 'closer to' : 'away from'} east: $${Math.round(course(p, s * w, t))}^\\circ$ is ${s > 0 ? 'less' : 'more'} than $${t}^\\circ$.`,
      faster: `In one line on a calculator in degree mode, so that nothing is rounded on the way: $\\tan^{-1}\\left(${p} \\sin ${t}^\\circ \\div (${p} \\cos ${t}^\\circ ${s > 0 ? '+' : '-'} ${w})\\right) \\approx ${course(p, s * w, t).toFixed(2)}^\\circ$.`,
      figure: headingAndWind(p, s * w, t, Math.round(course(p, s * w, t))),
    }
  },
  // Law of cosines for the ground speed, then the law of sines for the drift.
  check: ({ p, w, t, toward }) => {
    const between = toward === 'east' ? t : 180 - t
    const speed = Math.sqrt(p * p + w * w + 2 * p * w * at('cos', between))
    const drift = toDeg(Math.asin((w * at('sin', between)) / speed))
    return whole(toward === 'east' ? t - drift : t + drift)
  },
})

export const templates: readonly Template[] = [resultant, wind]
