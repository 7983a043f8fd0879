/** Areas with the sine: the angle from the area, the area from two angles. */

import { frac, int, nearly, person, pick, sub, type Template, template, toNumber, toTex, until, type Value } from '#kit'
import { at, fine, inverse, NUMBER, rad, tenth, tenthText, toTenth, toWhole } from '../common.ts'
import { anyTriangle, SETS, turnOf } from './figures.ts'

export const skill = 'trig-area-sine-and-heron'

/** Heron's formula, from the squares of the sides. */
export const heron = (a: number, b: number, c: number): number =>
  Math.sqrt(4 * a * a * b * b - (a * a + b * b - c * c) ** 2) / 4

const inSine = (x: number): number => Math.round(inverse('sin', x))

const angle = template({
  id: 'trigonometry/angle-from-area',
  skill,
  difficulty: 'Medium',
  b: 0.7,
  calculator: true,
  seconds: 90,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 6, 30), b: int(rng, 6, 30), S: int(rng, 10, 380), wide: int(rng, 0, 1) === 1 }),
      ({ a, b, S }) =>
        a !== b && S / (a * b) > 0.19 && S / (a * b) < 0.47 && Math.abs((2 * S) / (a * b) - Math.SQRT1_2) > 0.08,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ a, b, S, wide }) =>
        `Triangle $ABC$ has an area of $${S}$, with $AC = ${b}$ and $BC = ${a}$. Angle $C$ is ${wide ? 'obtuse' : 'acute'}. What is the measure of angle $C$, to the nearest degree?`,
    },
    {
      id: 'words',
      kind: 'words',
      items: 5,
      stem: ({ a, b, S, wide }, rng) =>
        `${person(rng)} plans a triangular deck of $${S}$ square feet. Two of its sides are $${a}$ feet and $${b}$ feet long, and the angle between them is to be ${wide ? 'obtuse' : 'acute'}. How large must this angle be, to the nearest degree?`,
    },
  ],
  given: ({ a, b, S, wide }) => ({ a, b, S, wide }),
  answer: ({ a, b, S, wide }) => degrees(inverse('sin', (2 * S) / (a * b)), wide),
  traps: [
    {
      misconception: 'trig-takes-the-other-angle-with-this-sine',
      classic: true,
      operation: 'other-supplement',
      operands: ({ a, b, S, wide }) => [wide ? 180 - inSine((2 * S) / (a * b)) : inSine((2 * S) / (a * b))],
      rule: ({ a, b, S, wide }) => degrees(inverse('sin', (2 * S) / (a * b)), !wide),
      says: ({ wide }) => `I gave the ${wide ? 'acute' : 'obtuse'} angle with this sine.`,
      why: ({ wide }) => `has the right sine but is ${wide ? 'acute' : 'obtuse'}.`,
    },
    {
      misconception: 'trig-forgets-the-half-of-the-area',
      operation: 'half-forgotten',
      operands: ({ a, b }) => [a, b],
      after: (x, { S, wide }) => (wide ? 180 - inSine(S / toNumber(x)) : inSine(S / toNumber(x))),
      rule: ({ a, b, S, wide }) => degrees(inverse('sin', S / (a * b)), wide),
      says: () => 'I left out the half in the formula for the area.',
      why: ({ a, b, S }) => `solves $${a} \\cdot ${b} \\cdot \\sin C = ${S}$ without the half.`,
    },
    {
      misconception: 'trig-takes-cosine-in-the-area',
      operation: 'angle-of-another-ratio',
      operands: ({ a, b, S }) => [frac(2 * S, a * b), NUMBER.cos],
      after: (x, { wide }) => (wide ? sub(180, toWhole(x)) : toWhole(x)),
      rule: ({ a, b, S, wide }) => degrees(inverse('cos', (2 * S) / (a * b)), wide),
      says: () => 'I used the cosine where the area has the sine.',
      why: () => 'uses the cosine in place of the sine.',
    },
    {
      misconception: 'trig-forgets-the-half-of-the-area',
      twoSlips: true,
      operation: 'half-forgotten',
      operands: ({ a, b }) => [a, b],
      after: (x, { S, wide }) => (wide ? inSine(S / toNumber(x)) : 180 - inSine(S / toNumber(x))),
      rule: ({ a, b, S, wide }) => degrees(inverse('sin', S / (a * b)), !wide),
      says: () => 'I left out the half in the area, and took the other angle with this sine.',
      why: () => 'leaves out the half and takes the other angle with this sine.',
    },
  ],
  explain: ({ a, b, S, wide }) => {
    const t = Math.round(inverse('sin', (2 * S) / (a * b)))
    return {
      plan: 'Put the area and the two sides into the formula with the sine and solve for the sine. Two angles between zero and a straight angle have this sine; the question says which one is meant.',
      steps: [
        {
          do: `$\\frac{1}{2} \\cdot ${a} \\cdot ${b} \\cdot \\sin C = ${S}$`,
          why: 'Half the product of two sides and the sine of the angle between them.',
        },
        {
          do: `$\\sin C = \\frac{2 \\cdot ${S}}{${a} \\cdot ${b}} = ${toTex(frac(2 * S, a * b))} ${nearly((2 * S) / (a * b), 3)}$`,
          why: 'Multiply by 2 and divide by both sides.',
        },
        {
          do: `A calculator gives $${t}^\\circ$; the other angle with this sine is $180^\\circ - ${t}^\\circ = ${180 - t}^\\circ$.`,
          why: 'The sine is the same for an angle and its supplement.',
        },
        {
          do: `The angle is ${wide ? 'obtuse' : 'acute'}: ${degrees(t, wide).html}`,
          why: 'The question says which one is meant.',
        },
      ],
      check: `$\\frac{1}{2} \\cdot ${a} \\cdot ${b} \\cdot \\sin ${wide ? 180 - t : t}^\\circ \\approx ${tenthText((a * b * at('sin', t)) / 2)}$, close to $${S}$; the rest is rounding.`,
      faster: `In one line on a calculator in degree mode: $${wide ? '180^\\circ - ' : ''}\\sin^{-1}\\left(2 \\cdot ${S} \\div (${a} \\cdot ${b})\\right) \\approx ${(wide ? 180 - inverse('sin', (2 * S) / (a * b)) : inverse('sin', (2 * S) / (a * b))).toFixed(2)}^\\circ$.`,
    }
  },
  // Tries every whole angle of the right kind.
  check: ({ a, b, S, wide }) => {
    const all = Array.from({ length: 89 }, (_, i) => (wide ? 91 + i : 1 + i))
    const off = (C: number) => Math.abs(Math.asin((2 * S) / (a * b)) - rad(wide ? 180 - C : C))
    return degrees(
      all.reduce((best, C) => (off(C) < off(best) ? C : best)),
      false,
    )
  },
})

function degrees(x: number, wide: boolean): Value {
  const d = Math.round(x)
  const shown = wide ? 180 - d : d
  return { html: `$${shown}^\\circ$`, key: `${shown} deg`, number: { n: shown, d: 1 } }
}

/** The side opposite the first angle of the triangle, or opposite the second. */
const facing = (set: string, first: boolean): string => `${first ? set[1] : set[0]}${set[2]}`

const twoAngles = template({
  id: 'trigonometry/area-from-two-angles',
  skill,
  difficulty: 'High',
  b: 1.1,
  calculator: true,
  seconds: 120,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ A: int(rng, 32, 75), B: int(rng, 32, 75), c: int(rng, 8, 40), set: pick(rng, SETS), rot: turnOf(rng) }),
      ({ A, B }) => A + B < 146 && A + B > 75 && Math.abs(A - B) > 6 && Math.abs(A + B - 90) > 5,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 8,
      stem: ({ A, B, c, set, rot }) => {
        const k = c / at('sin', A + B)
        return `${anyTriangle(set, k * at('sin', A), k * at('sin', B), c, { c: `${c} yd`, A: `${A}°`, B: `${B}°` }, rot)}<p>What is the area of triangle $${set}$, to the nearest tenth of a square yard?</p>`
      },
    },
  ],
  given: ({ A, B, c }) => ({ A, B, c }),
  answer: ({ A, B, c }) => tenth((c * c * at('sin', A) * at('sin', B)) / (2 * at('sin', A + B))),
  traps: [
    {
      misconception: 'trig-takes-an-angle-that-is-not-between',
      classic: true,
      operation: 'area-of-other-sides-or-angle',
      operands: ({ A, B, c }) => [c, fine((c * at('sin', A)) / at('sin', A + B)), A],
      after: toTenth,
      rule: ({ A, B, c }) => tenth((c * c * at('sin', A) ** 2) / (2 * at('sin', A + B))),
      says: ({ A, set }) =>
        `I found $${facing(set, true)}$ and multiplied by the sine of $${A}^\\circ$, which is not between the two sides.`,
      why: ({ A }) => `uses $${A}^\\circ$, which lies opposite the new side and not between the two.`,
    },
    {
      misconception: 'trig-forgets-the-half-of-the-area',
      operation: 'area-without-the-half',
      operands: ({ A, B, c }) => [c, fine((c * at('sin', A)) / at('sin', A + B)), B],
      after: toTenth,
      rule: ({ A, B, c }) => tenth((c * c * at('sin', A) * at('sin', B)) / at('sin', A + B)),
      why: () => 'leaves out the half.',
    },
    {
      misconception: 'trig-takes-two-sides-for-base-and-height',
      operation: 'taken-for-base-and-height',
      operands: ({ A, B, c }) => [c, fine((c * at('sin', Math.max(A, B))) / at('sin', A + B))],
      after: toTenth,
      rule: ({ A, B, c }) => tenth((c * c * at('sin', Math.max(A, B))) / (2 * at('sin', A + B))),
      says: ({ A, B, c, set }) => `I took $${facing(set, A > B)}$ and $${c}$ for base and height.`,
      why: ({ A, B, c, set }) =>
        `takes $${facing(set, A > B)}$ and $${c}$ for base and height, but they are not perpendicular.`,
    },
    {
      misconception: 'trig-takes-the-angle-opposite-the-known-side',
      operation: 'area-of-other-sides-or-angle',
      operands: ({ A, B, c }) => [c, fine((c * at('sin', A)) / at('sin', A + B)), 180 - A - B],
      after: toTenth,
      rule: ({ A, c }) => tenth((c * c * at('sin', A)) / 2),
      says: ({ set }) =>
        `I found $${facing(set, true)}$ and multiplied by the sine of the third angle, which is not between the two sides.`,
      why: () => 'uses the third angle, which lies opposite the known side and not between the two.',
    },
    {
      misconception: 'trig-takes-an-angle-that-is-not-between',
      operation: 'area-of-other-sides-or-angle',
      operands: ({ A, B, c }) => [c, fine((c * at('sin', B)) / at('sin', A + B)), B],
      after: toTenth,
      rule: ({ A, B, c }) => tenth((c * c * at('sin', B) ** 2) / (2 * at('sin', A + B))),
      says: ({ B, set }) =>
        `I found $${facing(set, false)}$ and multiplied by the sine of $${B}^\\circ$, which is not between the two sides.`,
      why: ({ B }) => `uses $${B}^\\circ$, which lies opposite the new side and not between the two.`,
    },
  ],
  explain: ({ A, B, c, set, rot }) => {
    const [P, Q, R] = [...set]
    const side = (c * at('sin', A)) / at('sin', A + B)
    return {
      plan: 'One side and two angles are known. Find the third angle, then a second side with the law of sines, and use the formula with two sides and the sine of the angle between them.',
      steps: [
        {
          do: `The third angle is $180^\\circ - ${A}^\\circ - ${B}^\\circ = ${180 - A - B}^\\circ$.`,
          why: 'The angles of a triangle add up to $180^\\circ$.',
        },
        {
          do: `$${Q}${R} = \\frac{${c} \\cdot \\sin ${A}^\\circ}{\\sin ${180 - A - B}^\\circ} ${nearly(side, 3)}$`,
          why: `Law of sines: $${Q}${R}$ lies opposite the angle at $${P}$, and $${c}$ opposite the third angle.`,
        },
        {
          do: `Area $\\approx \\frac{1}{2} \\cdot ${c} \\cdot ${Number(side.toFixed(3))} \\cdot \\sin ${B}^\\circ \\approx ${tenthText((c * side * at('sin', B)) / 2)}$`,
          why: `Between these two sides lies the angle at $${Q}$.`,
        },
      ],
      check: `With the height over the known side instead: it is $\\frac{${c}}{\\frac{1}{\\tan ${A}^\\circ} + \\frac{1}{\\tan ${B}^\\circ}} \\approx ${(c / (1 / at('tan', A) + 1 / at('tan', B))).toFixed(2)}$, and half of base times height is about $${tenthText((c * side * at('sin', B)) / 2)}$ as well.`,
      faster: `Both steps in one: $\\frac{${c}^2 \\sin ${A}^\\circ \\sin ${B}^\\circ}{2\\sin ${180 - A - B}^\\circ} \\approx ${tenthText((c * side * at('sin', B)) / 2)}$.`,
      figure: anyTriangle(
        set,
        side,
        (c * at('sin', B)) / at('sin', A + B),
        c,
        { a: `${tenthText(side)} yd`, c: `${c} yd`, A: `${A}°`, B: `${B}°`, C: `${180 - A - B}°` },
        rot,
      ),
    }
  },
  // The height over the known side, from the two tangents.
  check: ({ A, B, c }) => tenth(((c / (1 / at('tan', A) + 1 / at('tan', B))) * c) / 2),
})

export const templates: readonly Template[] = [angle, twoAngles]
