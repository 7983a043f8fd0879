/** The law of sines for an angle, and for a distance that cannot be paced off. */

import { int, num, person, type Template, template, toNumber, until } from '#kit'
import { at, fine, inverse, toWhole } from '../common.ts'

const skill = 'trig-law-of-sines'
const whole = (x: number) => num(Math.round(x))

const angle = template({
  id: 'trigonometry/law-of-sines-angle',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: true,
  seconds: 85,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ A: int(rng, 35, 110), a: int(rng, 8, 40), b: int(rng, 6, 36) }),
      ({ A, a, b }) => {
        const B = inverse('sin', (b * at('sin', A)) / a)
        return b < a && B > 15 && A !== 90 && Math.abs(B - (A * b) / a) > 1.6 && Math.abs(180 - A - 2 * B) > 3
      },
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ A, a, b }) =>
        `In triangle $ABC$, $m\\angle A = ${A}^\\circ$, $BC = ${a}$ and $CA = ${b}$. How many degrees is angle $B$, to the nearest whole number?`,
    },
    {
      id: 'garden',
      kind: 'words',
      response: 'grid',
      items: 5,
      stem: ({ A, a, b }) =>
        `Three posts $A$, $B$ and $C$ mark the corners of a garden. The fence from $B$ to $C$ is $${a}$ yards long and the fence from $C$ to $A$ is $${b}$ yards long. The two fences that meet at $A$ form an angle of $${A}^\\circ$. To the nearest whole number, how many degrees is the angle at $B$?`,
    },
  ],
  given: ({ A, a, b }) => ({ A, a, b }),
  answer: ({ A, a, b }) => whole(inverse('sin', (b * at('sin', A)) / a)),
  traps: [
    {
      misconception: 'trig-takes-angles-in-proportion-to-sides',
      classic: true,
      operation: 'angles-for-their-sines',
      operands: ({ A, a, b }) => [A, b, a],
      after: toWhole,
      rule: ({ A, a, b }) => whole((A * b) / a),
      why: ({ A, a, b }) => `is $${A} \\cdot \\frac{${b}}{${a}}$, without any sines.`,
    },
    {
      misconception: 'trig-takes-an-angle-that-is-not-opposite',
      operation: 'other-angle-of-the-triangle',
      operands: ({ A, a, b }) => [A, fine(inverse('sin', (b * at('sin', A)) / a))],
      after: toWhole,
      rule: ({ A, a, b }) => whole(180 - A - inverse('sin', (b * at('sin', A)) / a)),
      says: () => 'I gave angle $C$ instead of angle $B$.',
      why: () => 'is angle $C$, the third angle.',
    },
    {
      misconception: 'trig-turns-the-law-of-sines-upside-down',
      operation: 'ratio-upside-down',
      operands: ({ A, a, b }) => [a, b, fine(at('sin', A))],
      after: (x) => toWhole(inverse('sin', toNumber(x))),
      rule: ({ A, a, b }) => {
        const s = (a * at('sin', A)) / b
        return s < 0.99 ? whole(inverse('sin', s)) : null
      },
      says: ({ A, a, b }) => `I took $\\frac{${a} \\sin ${A}^\\circ}{${b}}$ for the sine of angle $B$.`,
      why: ({ a, b }) => `multiplies the sine by $\\frac{${a}}{${b}}$ instead of $\\frac{${b}}{${a}}$.`,
    },
    {
      misconception: 'trig-overlooks-that-no-triangle-exists',
      operation: 'other-supplement',
      operands: ({ A, a, b }) => [fine(inverse('sin', (b * at('sin', A)) / a))],
      after: toWhole,
      rule: ({ A, a, b }) => whole(180 - inverse('sin', (b * at('sin', A)) / a)),
      says: () => 'I gave the obtuse angle with the right sine, although it does not fit into the triangle.',
      why: ({ A }) => `has the right sine, but with $${A}^\\circ$ it is more than $180^\\circ$.`,
    },
  ],
  explain: ({ A, a, b }) => {
    const s = (b * at('sin', A)) / a
    const B = Math.round(inverse('sin', s))
    return {
      plan: 'Pair each known side with the angle opposite to it, write the law of sines, and solve for the sine of the unknown angle. Then find the angle that fits into the triangle.',
      steps: [
        {
          do: `$\\frac{\\sin B}{${b}} = \\frac{\\sin ${A}^\\circ}{${a}}$`,
          why: 'Side $CA$ lies opposite $B$, and side $BC$ lies opposite $A$.',
        },
        { do: `$\\sin B = \\frac{${b} \\sin ${A}^\\circ}{${a}} \\approx ${s.toFixed(4)}$`, why: `Multiply by $${b}$.` },
        { do: `The acute angle with this sine is $B \\approx ${B}^\\circ$.`, why: 'The inverse sine gives it.' },
        {
          do: `The other one, $180^\\circ - ${B}^\\circ = ${180 - B}^\\circ$, does not fit, so angle $B$ is about $${B}^\\circ$.`,
          why: `$CA$ is shorter than $BC$, so angle $B$ must be smaller than $${A}^\\circ$.`,
        },
      ],
      check: `$\\frac{${a}}{\\sin ${A}^\\circ} \\approx ${(a / at('sin', A)).toFixed(1)}$ and $\\frac{${b}}{\\sin ${B}^\\circ} \\approx ${(b / at('sin', B)).toFixed(1)}$ are nearly equal.`,
      faster: `In one line on a calculator in degree mode: $\\sin^{-1}\\left(${b} \\cdot \\sin ${A}^\\circ \\div ${a}\\right) \\approx ${inverse('sin', s).toFixed(2)}^\\circ$.`,
    }
  },
  // The third side from the law of cosines, then the angle from three sides.
  check: ({ A, a, b }) => {
    const c = b * at('cos', A) + Math.sqrt(a * a - (b * at('sin', A)) ** 2)
    return whole(inverse('cos', (a * a + c * c - b * b) / (2 * a * c)))
  },
})

const shore = template({
  id: 'trigonometry/distance-from-two-sightings',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: true,
  seconds: 100,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ A: int(rng, 38, 82), B: int(rng, 38, 82), d: 10 * int(rng, 12, 60) }),
      ({ A, B }) =>
        Math.abs(A - B) > 5 &&
        A + B < 140 &&
        Math.abs(A + B - 90) > 4 &&
        Math.abs(180 - A - 2 * B) > 5 &&
        Math.abs(180 - B - 2 * A) > 5,
    ),
  frames: [
    {
      id: 'boat',
      kind: 'multi-step',
      items: 6,
      stem: ({ A, B, d }) =>
        `Two observers $P$ and $Q$ stand $${d}$ feet apart on a straight shore and look at the same buoy $R$. Angle $RPQ$ is $${A}^\\circ$ and angle $RQP$ is $${B}^\\circ$. How far is the buoy from observer $P$, to the nearest foot?`,
    },
    {
      id: 'river',
      kind: 'words',
      response: 'grid',
      items: 5,
      stem: ({ A, B, d }, rng) =>
        `${person(rng)} marks two points $P$ and $Q$, $${d}$ feet apart, on one bank of a river. A tree stands at $R$ on the other bank. The angles of triangle $PQR$ are $${A}^\\circ$ at $P$ and $${B}^\\circ$ at $Q$. How many feet is it from $P$ to the tree? Round to the nearest foot.`,
    },
  ],
  given: ({ A, B, d }) => ({ A, B, d }),
  answer: ({ A, B, d }) => whole((d * at('sin', B)) / at('sin', A + B)),
  traps: [
    {
      misconception: 'trig-takes-an-angle-that-is-not-opposite',
      classic: true,
      operation: 'law-of-sines-with-other-angles',
      operands: ({ A, B, d }) => [d, A, 180 - A - B],
      after: toWhole,
      rule: ({ A, B, d }) => whole((d * at('sin', A)) / at('sin', A + B)),
      says: ({ A }) => `I paired $PR$ with the angle of $${A}^\\circ$ at $P$, which is not opposite to it.`,
      why: () => 'is the distance from $Q$.',
    },
    {
      misconception: 'trig-takes-an-angle-that-is-not-opposite',
      operation: 'law-of-sines-with-other-angles',
      operands: ({ A, B, d }) => [d, B, A],
      after: toWhole,
      rule: ({ A, B, d }) => whole((d * at('sin', B)) / at('sin', A)),
      says: ({ A }) => `I paired $PQ$ with the angle of $${A}^\\circ$ at $P$ and did not look for the third angle.`,
      why: ({ A }) => `pairs $PQ$ with $${A}^\\circ$, which is not opposite to it.`,
    },
    {
      misconception: 'trig-turns-the-law-of-sines-upside-down',
      operation: 'law-of-sines-upside-down',
      operands: ({ A, B, d }) => [d, 180 - A - B, B],
      after: toWhole,
      rule: ({ A, B, d }) => whole((d * at('sin', A + B)) / at('sin', B)),
      why: ({ A, B }) => `multiplies by $\\sin ${180 - A - B}^\\circ$ and divides by $\\sin ${B}^\\circ$.`,
    },
    {
      misconception: 'trig-takes-angles-in-proportion-to-sides',
      operation: 'angles-for-their-sines',
      operands: ({ A, B, d }) => [d, B, 180 - A - B],
      after: toWhole,
      rule: ({ A, B, d }) => whole((d * B) / (180 - A - B)),
      why: ({ A, B, d }) => `is $${d} \\cdot \\frac{${B}}{${180 - A - B}}$, without any sines.`,
    },
  ],
  explain: ({ A, B, d }) => {
    const C = 180 - A - B
    const x = (d * at('sin', B)) / at('sin', C)
    return {
      plan: 'The known side lies opposite the angle that is not given. Find this third angle first, then use the law of sines.',
      steps: [
        {
          do: `Angle at $R$: $180^\\circ - ${A}^\\circ - ${B}^\\circ = ${C}^\\circ$`,
          why: 'The angles of a triangle add up to $180^\\circ$.',
        },
        {
          do: `$\\frac{PR}{\\sin ${B}^\\circ} = \\frac{${d}}{\\sin ${C}^\\circ}$`,
          why: '$PR$ lies opposite $Q$, and $PQ$ lies opposite $R$.',
        },
        {
          do: `$PR = \\frac{${d} \\sin ${B}^\\circ}{\\sin ${C}^\\circ} \\approx ${Math.round(x)}$ feet`,
          why: `Multiply by $\\sin ${B}^\\circ$.`,
        },
      ],
      check: `The angle at $Q$ is ${B > C ? 'larger' : 'smaller'} than the one at $R$, and $PR$ is ${B > C ? 'longer' : 'shorter'} than $PQ = ${d}$.`,
      faster: `In one line on a calculator in degree mode: $${d} \\cdot \\sin ${B}^\\circ \\div \\sin ${C}^\\circ \\approx ${x.toFixed(3)}$.`,
    }
  },
  // The height over the shore from the two tangents, then the right triangle at P.
  check: ({ A, B, d }) => whole(d / (1 / at('tan', A) + 1 / at('tan', B)) / at('sin', A)),
})

export const templates: readonly Template[] = [angle, shore]
