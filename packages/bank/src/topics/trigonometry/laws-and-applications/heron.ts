/** Areas and heights from three sides. */

import {
  drawing,
  g,
  type Html,
  int,
  nearly,
  num,
  person,
  pick,
  type Rng,
  type Template,
  template,
  until,
  type Value,
  xy,
} from '#kit'
import { at, inverse, tenth, tenthText } from '../common.ts'
import { heron, skill } from './areas.ts'
import { anyTriangle, SETS, turnOf } from './figures.ts'

/** The angle opposite c, in degrees. */
export const opposite = (a: number, b: number, c: number): number =>
  inverse('cos', (a * a + b * b - c * c) / (2 * a * b))

const sharp = (a: number, b: number, c: number): boolean =>
  a + b > c &&
  b + c > a &&
  a + c > b &&
  Math.min(opposite(a, b, c), opposite(b, c, a), opposite(c, a, b)) > 24 &&
  [opposite(a, b, c), opposite(b, c, a), opposite(c, a, b)].every((x) => Math.abs(x - 90) > 5)

const rounded = (x: number): Value => num(Math.round(x))

const sOf = (a: number, b: number, c: number): number => (a + b + c) / 2

const drawSides = (rng: Rng) =>
  until(
    () => ({ a: int(rng, 7, 45), b: int(rng, 7, 45), c: int(rng, 7, 45), set: pick(rng, SETS), rot: turnOf(rng) }),
    ({ a, b, c }) =>
      a !== b &&
      b !== c &&
      a !== c &&
      sharp(a, b, c) &&
      (a + b + c) % 2 === 0 &&
      // Far enough from a right angle between the two shorter sides.
      heron(a, b, c) < (0.95 * a * b * c) / (2 * Math.max(a, b, c)),
  )

const steps = (a: number, b: number, c: number) => {
  const s = sOf(a, b, c)
  return [
    {
      do: `$s = \\frac{${a} + ${b} + ${c}}{2} = ${s}$`,
      why: 'Heron’s formula starts with half of the perimeter.',
    },
    {
      do: `$s - a = ${s - a}$, $s - b = ${s - b}$, $s - c = ${s - c}$, with $a = ${a}$, $b = ${b}$, $c = ${c}$`,
      why: 'Subtract every side from it.',
    },
  ]
}

const area = template({
  id: 'trigonometry/heron-area',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: true,
  seconds: 95,
  response: 'choice',
  balance: 'distance',
  draw: drawSides,
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 7,
      stem: ({ a, b, c, set, rot }) =>
        `${anyTriangle(set, a, b, c, { a: `${a} ft`, b: `${b} ft`, c: `${c} ft` }, rot)}<p>What is the area of triangle $${set}$, to the nearest square foot?</p>`,
    },
    {
      id: 'grid',
      kind: 'words',
      items: 5,
      response: 'grid',
      stem: ({ a, b, c }, rng) =>
        `${person(rng)} measures the three sides of a triangular ${pick(rng, ['flower bed', 'patio', 'garden plot', 'piece of lawn'])}: $${a}$ feet, $${b}$ feet and $${c}$ feet. What is its area, to the nearest square foot?`,
    },
  ],
  given: ({ a, b, c }) => ({ a, b, c }),
  answer: ({ a, b, c }) => rounded(heron(a, b, c)),
  traps: [
    {
      misconception: 'trig-takes-two-sides-for-base-and-height',
      says: () => 'I took the two shorter sides for base and height, although there is no right angle between them.',
      classic: true,
      operation: 'taken-for-base-and-height',
      operands: ({ a, b, c }) => [a, b, c].sort((m, n) => m - n).slice(0, 2),
      after: (x) => Math.round(x.n / x.d),
      rule: ({ a, b, c }) => {
        const [x = 0, y = 0] = [a, b, c].sort((m, n) => m - n)
        return rounded((x * y) / 2)
      },
      why: ({ a, b, c }) => {
        const [x, y] = [a, b, c].sort((m, n) => m - n)
        return `is $\\frac{1}{2} \\cdot ${x} \\cdot ${y}$, which needs a right angle between these sides.`
      },
    },
    {
      misconception: 'trig-leaves-out-a-factor-of-heron',
      rule: ({ a, b, c }) => {
        const s = sOf(a, b, c)
        return rounded(Math.sqrt((s - a) * (s - b) * (s - c)))
      },
      why: ({ a, b, c }) => `leaves out the factor $s = ${sOf(a, b, c)}$ under the root.`,
    },
    {
      misconception: 'trig-halves-the-root-of-heron',
      rule: ({ a, b, c }) => rounded(heron(a, b, c) / 2),
      why: () => 'takes half of the root; Heron’s formula has no half in front.',
    },
    {
      misconception: 'trig-takes-two-sides-for-base-and-height',
      operation: 'taken-for-base-and-height',
      operands: ({ a, b, c }) => [a, b, c].sort((m, n) => m - n).slice(1),
      after: (x) => Math.round(x.n / x.d),
      rule: ({ a, b, c }) => {
        const [, y = 0, z = 0] = [a, b, c].sort((m, n) => m - n)
        return rounded((y * z) / 2)
      },
      says: () => 'I took the two longer sides for base and height.',
      why: () => 'takes the two longer sides for base and height.',
    },
    {
      misconception: 'trig-forgets-the-half-of-the-area',
      rule: ({ a, b, c }) => rounded(2 * heron(a, b, c)),
      says: () => 'I found a height and multiplied it by the base, without the half.',
      why: () => 'is base times height without the half.',
    },
    {
      misconception: 'trig-takes-the-perimeter-for-its-half',
      rule: ({ a, b, c }) => {
        const p = a + b + c
        return rounded(Math.sqrt(p * (p - a) * (p - b) * (p - c)))
      },
      why: ({ a, b, c }) => `takes the whole perimeter $${a + b + c}$ for $s$.`,
    },
  ],
  explain: ({ a, b, c, set, rot }, frame) => {
    const s = sOf(a, b, c)
    const [x = 0, y = 0, z = 0] = [a, b, c].sort((m, n) => m - n)
    const largest = opposite(x, y, z)
    return {
      plan: 'Three sides and no angle: Heron’s formula fits. Find half of the perimeter, subtract every side from it, multiply the four numbers and take the root.',
      steps: [
        ...steps(a, b, c),
        {
          do: `Area $= \\sqrt{${s} \\cdot ${s - a} \\cdot ${s - b} \\cdot ${s - c}} = \\sqrt{${s * (s - a) * (s - b) * (s - c)}} \\approx ${Math.round(heron(a, b, c))}$ square feet`,
          why: 'All four factors stand under the root.',
        },
      ],
      faster: `In one line on a calculator, with $s = ${s}$ and no difference written down: $\\sqrt{${s}(${s} - ${a})(${s} - ${b})(${s} - ${c})} \\approx ${heron(a, b, c).toFixed(2)}$.`,
      check: `With the law of cosines the largest angle is about $${largest.toFixed(1)}^\\circ$, between the sides $${x}$ and $${y}$, and $\\frac{1}{2} \\cdot ${x} \\cdot ${y} \\cdot \\sin ${largest.toFixed(1)}^\\circ \\approx ${Math.round((x * y * at('sin', Number(largest.toFixed(1)))) / 2)}$ as well.`,
      ...(frame === 'figure'
        ? {
            figure: anyTriangle(
              set,
              a,
              b,
              c,
              { a: `${a} ft`, b: `${b} ft`, c: `${c} ft`, area: `${Math.round(heron(a, b, c))} ft²` },
              rot,
            ),
          }
        : {}),
    }
  },
  // Law of cosines, then half of two sides and the sine between them.
  check: ({ a, b, c }) => rounded((a * b * at('sin', opposite(a, b, c))) / 2),
})

/** A triangle over its side c: both angles there are acute. */
const drawOver = (rng: Rng) =>
  until(
    () => ({ a: int(rng, 8, 40), b: int(rng, 8, 40), c: int(rng, 10, 48) }),
    ({ a, b, c }) =>
      Math.abs(a - b) > 2 &&
      c !== a &&
      c !== b &&
      (a + b + c) % 2 === 0 &&
      sharp(a, b, c) &&
      opposite(b, c, a) < 78 &&
      opposite(a, c, b) < 78,
  )

/** The triangle over its side c with the height, which carries what is known of it. */
function overBase(a: number, b: number, c: number, h: string): Html {
  const [A, B, C] = xy.sss(a, b, c)
  return drawing({ alt: 'Triangle ABC with the altitude CD', at: { A, B, C, D: xy.foot(C, A, B) }, height: 230 }, [
    g.polygon('ABC'),
    g.side('BC', `${a}`, { from: 'A' }),
    g.side('CA', `${b}`, { from: 'B' }),
    g.side('AB', `${c}`, { from: 'C' }),
    g.seg('CD', h, { dash: true, from: 'A' }),
    g.right('CDB'),
  ])
}

const altitude = template({
  id: 'trigonometry/height-from-three-sides',
  skill,
  difficulty: 'High',
  b: 1.0,
  calculator: true,
  seconds: 120,
  response: 'choice',
  balance: 'distance',
  draw: drawOver,
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 7,
      stem: ({ a, b, c }) => {
        return `${overBase(a, b, c, 'h')}<p>In triangle $ABC$, $AB = ${c}$, $BC = ${a}$ and $CA = ${b}$. What is the height $h$, to the nearest tenth?</p>`
      },
    },
    {
      id: 'grid',
      kind: 'words',
      items: 4,
      response: 'grid',
      stem: ({ a, b, c }) =>
        `Two straight beams of a roof, $${a}$ feet and $${b}$ feet long, rest on the two ends of a level beam of $${c}$ feet and meet at the top. How high above the level beam do they meet, to the nearest tenth of a foot?`,
    },
  ],
  given: ({ a, b, c }) => ({ a, b, c }),
  answer: ({ a, b, c }) => tenth((2 * heron(a, b, c)) / c),
  traps: [
    {
      misconception: 'trig-divides-by-another-side',
      classic: true,
      rule: ({ a, b, c }) => tenth((2 * heron(a, b, c)) / a),
      says: ({ a }) => `I found the height on the side of $${a}$.`,
      why: ({ a }) => `is the height on the side of $${a}$.`,
    },
    {
      misconception: 'trig-takes-the-height-for-a-midline',
      says: () => 'I took the foot of the height for the midpoint, with the shorter side.',
      rule: ({ a, b, c }) => (Math.min(a, b) > c / 2 ? tenth(Math.sqrt(Math.min(a, b) ** 2 - (c * c) / 4)) : null),
      why: ({ c }) => `takes the foot of the height for the midpoint of the side of $${c}$.`,
    },
    {
      misconception: 'trig-forgets-the-half-of-the-area',
      rule: ({ a, b, c }) => tenth(heron(a, b, c) / c),
      says: () => 'I divided the area by the base and forgot the half in the area of a triangle.',
      why: ({ c }) => `divides the area by $${c}$ and forgets the half.`,
    },
    {
      misconception: 'trig-divides-by-another-side',
      rule: ({ a, b, c }) => tenth((2 * heron(a, b, c)) / b),
      says: ({ b }) => `I found the height on the side of $${b}$.`,
      why: ({ b }) => `is the height on the side of $${b}$.`,
    },
    {
      misconception: 'trig-takes-the-height-for-a-midline',
      rule: ({ a, b, c }) => tenth(Math.sqrt(Math.max(a, b) ** 2 - (c * c) / 4)),
      says: () => 'I took the foot of the height for the midpoint, with the longer side.',
      why: () => 'takes the foot of the height for the midpoint of the side below it.',
    },
  ],
  explain: ({ a, b, c }, frame) => {
    const s = sOf(a, b, c)
    const A = heron(a, b, c)
    const h = (2 * A) / c
    return {
      plan: 'The area can be found in two ways: with Heron’s formula from the three sides, and as half of base times height. Set both equal and solve for the height.',
      steps: [
        ...steps(a, b, c),
        {
          do: `Area $= \\sqrt{${s} \\cdot ${s - a} \\cdot ${s - b} \\cdot ${s - c}} \\approx ${A.toFixed(2)}$`,
          why: 'Heron’s formula.',
        },
        {
          do: `$\\frac{1}{2} \\cdot ${c} \\cdot h \\approx ${A.toFixed(2)}$, so $h \\approx \\frac{2 \\cdot ${A.toFixed(2)}}{${c}} \\approx ${tenthText((2 * A) / c)}$`,
          why: `The height stands on the side of $${c}$.`,
        },
      ],
      faster: `Without Heron’s formula: by the law of cosines, the part of the base under the side of $${b}$ is $x = \\frac{${b}^2 + ${c}^2 - ${a}^2}{2 \\cdot ${c}} ${nearly((b * b + c * c - a * a) / (2 * c), 2)}$, and $h = \\sqrt{${b}^2 - x^2} \\approx ${tenthText(h)}$.`,
      check: `The two parts of the base are $\\sqrt{${a}^2 - h^2} \\approx ${tenthText(Math.sqrt(a * a - h * h))}$ and $\\sqrt{${b}^2 - h^2} \\approx ${tenthText(Math.sqrt(b * b - h * h))}$. Together they are about $${c}$.`,
      ...(frame === 'figure' ? { figure: overBase(a, b, c, tenthText((2 * A) / c)) } : {}),
    }
  },
  // An angle at the base by the law of cosines, and its sine.
  check: ({ a, b, c }) => tenth(b * at('sin', opposite(b, c, a))),
})

export const templates: readonly Template[] = [area, altitude]
