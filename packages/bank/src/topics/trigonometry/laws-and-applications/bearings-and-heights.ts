/** Bearings, and heights seen from two places. */

import { drawing, g, type Html, hypot, int, nearly, num, person, type Template, template, toNumber, until } from '#kit'
import { at, rad, tenth, tenthText, toTenth, toWhole } from '../common.ts'
import { skill, third } from './applications.ts'

type Sailed = Readonly<{ bearings: readonly string[]; a: number; b: number }>

/** The second bearing, and the turn from the first to the second. */
const turns = ({ bearings }: Sailed) => {
  const [one = 0, two = 0] = bearings.map(Number)
  return { two, turn: two - one }
}

type Trip = Readonly<{ one: number; turn: number; a: number; b: number }>

/** The way over B to C; with the angle at B and the distance when they are found. */
function sailed({ one, turn, a, b }: Trip, found = false): Html {
  const H = [0, 0] as const
  const B = [a * at('sin', one), a * at('cos', one)] as const
  const C = [B[0] + b * at('sin', one + turn), B[1] + b * at('cos', one + turn)] as const
  return drawing(
    {
      alt: 'The way from H to B to C, with a dashed north line at H and at B',
      at: { H, B, C, n: [0, a * at('cos', one) * 0.9], m: [B[0], B[1] + a * 0.35] },
      height: 240,
    },
    [
      g.seg('HB', `${a} mi`, { from: 'n' }),
      g.seg('BC', `${b} mi`),
      g.seg('HC', found ? `${tenthText(third(a, b, 180 - turn))} mi` : '', { accent: true }),
      g.seg('Hn', '', { dash: true, thin: true }),
      g.seg('Bm', '', { dash: true, thin: true }),
      g.tag('n', 'N', { as: 'The end of the north line at H', towards: 90 }),
      g.tag('m', 'N', { as: 'The end of the north line at B', towards: 90 }),
      ...(found ? [g.angle('HBC', `${180 - turn}°`)] : []),
      g.dots('HBC'),
    ],
  )
}

/** Two legs of a trip with bearings. */
const bearing = template({
  id: 'trigonometry/bearings',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: true,
  seconds: 120,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ one: int(rng, 20, 80), turn: int(rng, 30, 110), a: int(rng, 5, 30), b: int(rng, 5, 30) }),
      ({ one, turn, a, b }) =>
        a !== b &&
        one + turn < 175 &&
        one + turn > 60 &&
        Math.abs(turn - 90) > 6 &&
        Math.abs(one + turn - 90) > 4 &&
        Math.min(a, b) / Math.max(a, b) > 0.45,
    ),
  frames: [
    {
      id: 'ship',
      kind: 'figure',
      items: 8,
      stem: ({ one, turn, a, b }, rng) => {
        return `<p>${person(rng)} sails from harbor $H$ for $${a}$ miles on a bearing of $0${one}^\\circ$ to buoy $B$, and then for $${b}$ miles on a bearing of $${one + turn < 100 ? '0' : ''}${one + turn}^\\circ$ to island $C$. Bearings are measured clockwise from north.</p>${sailed({ one, turn, a, b })}<p>How far is $C$ from $H$ in a straight line, in miles, to the nearest tenth?</p>`
      },
    },
  ],
  given: ({ one, turn, a, b }) => ({ bearings: [one, one + turn].map((x) => `${x}`.padStart(3, '0')), a, b }),
  answer: ({ turn, a, b }) => tenth(third(a, b, 180 - turn)),
  traps: [
    {
      misconception: 'trig-takes-the-bearing-for-the-angle',
      classic: true,
      operation: 'law-of-cosines-with-another-angle',
      operands: (g) => [g.a, g.b, turns(g).turn],
      after: toTenth,
      rule: (g) => tenth(third(g.a, g.b, turns(g).turn)),
      says: ({ turn }) => `I took the turn of $${turn}^\\circ$ for the angle inside the triangle.`,
      why: ({ turn }) => `takes the turn of $${turn}^\\circ$ for the angle inside the triangle.`,
    },
    {
      misconception: 'trig-takes-the-angle-for-a-right-one',
      operation: 'taken-for-a-right-triangle',
      operands: ({ a, b }) => [a, b],
      after: toTenth,
      rule: ({ a, b }) => tenth(hypot(a, b)),
      why: () => 'takes the angle at $B$ for a right angle.',
    },
    {
      misconception: 'trig-takes-the-bearing-for-the-angle',
      operation: 'law-of-cosines-with-another-angle',
      operands: (g) => [g.a, g.b, turns(g).two],
      after: toTenth,
      rule: (g) => tenth(third(g.a, g.b, turns(g).two)),
      says: ({ one, turn }) => `I took the bearing of $${one + turn}^\\circ$ for the angle of the triangle.`,
      why: ({ one, turn }) => `takes the bearing of $${one + turn}^\\circ$ for the angle of the triangle.`,
    },
    {
      misconception: 'trig-takes-the-bearing-for-the-angle',
      operation: 'law-of-cosines-with-another-angle',
      operands: (g) => [g.a, g.b, 180 - turns(g).two],
      after: toTenth,
      rule: (g) => tenth(third(g.a, g.b, 180 - turns(g).two)),
      says: () => 'I subtracted the second bearing from $180^\\circ$ and left out the first.',
      why: () => 'subtracts the second bearing from $180^\\circ$ without the first.',
    },
    {
      misconception: 'trig-adds-the-two-ways',
      operation: 'taken-as-if-in-line',
      operands: ({ a, b }) => [a, b],
      rule: ({ a, b }) => tenth(a + b),
      why: () => 'is the way by sea, not the straight line.',
    },
  ],
  explain: ({ one, turn, a, b }) => ({
    plan: 'The two parts of the way and the straight line make a triangle. Find the angle at the buoy from the two bearings; two sides and the angle between them call for the law of cosines.',
    steps: [
      {
        do: `At $B$ the ship turns by $${one + turn}^\\circ - ${one}^\\circ = ${turn}^\\circ$.`,
        why: 'The turn is the difference of the bearings.',
      },
      {
        do: `The angle inside the triangle is $180^\\circ - ${turn}^\\circ = ${180 - turn}^\\circ$.`,
        why: 'Straight on would be an angle of $180^\\circ$.',
      },
      {
        do: `$HC^2 = ${a}^2 + ${b}^2 - 2 \\cdot ${a} \\cdot ${b} \\cdot \\cos ${180 - turn}^\\circ \\approx ${a * a + b * b} ${turn > 90 ? '-' : '+'} ${tenthText(Math.abs(third(a, b, 180 - turn) ** 2 - a * a - b * b))} = ${tenthText(third(a, b, 180 - turn) ** 2)}$`,
        why: 'Law of cosines.',
      },
      { do: `$HC \\approx ${tenthText(third(a, b, 180 - turn))}$`, why: 'Take the root.' },
    ],
    check: `The straight line is shorter than the way by sea, $${a} + ${b} = ${a + b}$.`,
    faster: `The cosine of $180^\\circ - ${turn}^\\circ$ is $-\\cos ${turn}^\\circ$, so the turn itself will do. In one line on a calculator in degree mode: $\\sqrt{${a}^2 + ${b}^2 + 2 \\cdot ${a} \\cdot ${b} \\cdot \\cos ${turn}^\\circ} \\approx ${tenthText(third(a, b, 180 - turn))}$.`,
    figure: sailed({ one, turn, a, b }, true),
  }),
  // East and north parts of the way.
  check: ({ bearings, a, b }) => {
    const [one = 0, two = 0] = bearings.map((x) => rad(Number(x)))
    return tenth(hypot(a * Math.sin(one) + b * Math.sin(two), a * Math.cos(one) + b * Math.cos(two)))
  },
})

/** The tower and the two places; with the height when it is found. */
function elevationFigure({ A, B, d }: Readonly<{ A: number; B: number; d: number }>, found = false): Html {
  const h = d / (1 / at('tan', A) - 1 / at('tan', B))
  const x = h / at('tan', A)
  return drawing(
    {
      alt: 'A horizontal line from A through B to the foot F of a tower with top T',
      at: { A: [0, 0], B: [d, 0], F: [x, 0], T: [x, h] },
      height: 230,
    },
    [
      g.seg('AF'),
      g.seg('FT', found ? `${Math.round(h)} ft` : 'h', { from: 'A' }),
      g.seg('AT'),
      g.seg('BT'),
      g.right('AFT'),
      g.angle('BAT', `${A}°`),
      g.angle('FBT', `${B}°`),
      g.side('AB', `${d} ft`, { from: 'T' }),
    ],
  )
}

/** A height seen from two places. */
const elevation = template({
  id: 'trigonometry/two-elevations',
  skill,
  difficulty: 'High',
  b: 1.2,
  calculator: true,
  seconds: 120,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ A: int(rng, 20, 38), B: int(rng, 36, 62), d: 5 * int(rng, 4, 24) }),
      ({ A, B }) => B - A > 12 && B - A < 30,
    ),
  frames: [
    {
      id: 'hill',
      kind: 'figure',
      items: 8,
      stem: ({ A, B, d }, rng) =>
        `<p>From point $A$, ${person(rng)} sees the top $T$ of a tower at an angle of elevation of $${A}^\\circ$. After walking $${d}$ feet straight toward it to point $B$, the angle is $${B}^\\circ$.</p>${elevationFigure({ A, B, d })}<p>How tall is the tower, to the nearest foot?</p>`,
    },
  ],
  given: ({ A, B, d }) => ({ A, B, d }),
  answer: ({ A, B, d }) => num(Math.round(height(A, B, d))),
  traps: [
    {
      misconception: 'trig-mixes-up-elevation-triangles',
      classic: true,
      operation: 'leg-from-a-wrong-leg',
      operands: ({ B, d }) => [d, B],
      after: toWhole,
      rule: ({ B, d }) => num(Math.round(d * at('tan', B))),
      says: ({ d }) => `I took $${d}$ feet for the distance from $B$ to the tower.`,
      why: ({ d }) => `takes $${d}$ feet for the distance from $B$ to the tower.`,
    },
    {
      misconception: 'trig-mixes-up-elevation-triangles',
      operation: 'leg-from-a-wrong-leg',
      operands: ({ A, d }) => [d, A],
      after: toWhole,
      rule: ({ A, d }) => num(Math.round(d * at('tan', A))),
      says: ({ d }) => `I took $${d}$ feet for the whole distance from $A$ to the tower.`,
      why: ({ d }) => `takes $${d}$ feet for the whole distance to the tower.`,
    },
    {
      misconception: 'trig-stops-at-another-side',
      operation: 'side-of-another-angle',
      operands: ({ A, B, d }) => [d, A, B - A],
      after: toWhole,
      rule: ({ A, B, d }) => num(Math.round((d * at('sin', A)) / at('sin', B - A))),
      says: () => 'I gave the length of $BT$.',
      why: () => 'is the length of $BT$.',
    },
    {
      misconception: 'trig-stops-at-another-side',
      operation: 'side-of-another-angle',
      operands: ({ A, B, d }) => [d, A, B - A],
      after: (x, { B }) => toWhole(toNumber(x) * at('cos', B)),
      rule: ({ A, B, d }) => num(Math.round(height(A, B, d) / at('tan', B))),
      says: () => 'I gave the distance from $B$ to the foot of the tower.',
      why: () => 'is the distance from $B$ to the foot.',
    },
    {
      misconception: 'trig-stops-at-another-side',
      operation: 'side-of-another-angle',
      operands: ({ A, B, d }) => [d, 180 - B, B - A],
      after: (x, { A }) => toWhole(toNumber(x) * at('cos', A)),
      rule: ({ A, B, d }) => num(Math.round(height(A, B, d) / at('tan', A))),
      says: () => 'I gave the distance from $A$ to the foot of the tower.',
      why: () => 'is the distance from $A$ to the foot.',
    },
  ],
  explain: ({ A, B, d }) => {
    const bt = (d * at('sin', A)) / at('sin', B - A)
    const h = height(A, B, d)
    return {
      plan: 'No right triangle has a known side, but the triangle with the walked distance has a known side and known angles. The law of sines gives its slanted side, and that belongs to a right triangle with the height.',
      steps: [
        {
          do: `In triangle $ABT$ the angle at $T$ is $${B}^\\circ - ${A}^\\circ = ${B - A}^\\circ$.`,
          why: 'An exterior angle is the sum of the two inner angles that are not next to it.',
        },
        {
          do: `$BT = \\frac{${d} \\sin ${A}^\\circ}{\\sin ${B - A}^\\circ} ${nearly(bt, 3)}$`,
          why: 'Law of sines.',
        },
        {
          do: `$h = BT \\cdot \\sin ${B}^\\circ \\approx ${h.toFixed(2)}$, to the nearest foot $${Math.round(h)}$.`,
          why: 'In the right triangle $BFT$ the height is opposite the angle at $B$.',
        },
      ],
      check: `With $h \\approx ${h.toFixed(2)}$, $AF = \\frac{h}{\\tan ${A}^\\circ} \\approx ${(h / at('tan', A)).toFixed(2)}$ and $BF = \\frac{h}{\\tan ${B}^\\circ} \\approx ${(h / at('tan', B)).toFixed(2)}$. Their difference is about $${d}$, the distance that was walked.`,
      faster:
        B === 2 * A
          ? `Triangle $ABT$ has the angle $${A}^\\circ$ at $A$ and at $T$, so $BT = AB = ${d}$ and $h = ${d} \\sin ${B}^\\circ \\approx ${h.toFixed(2)}$.`
          : `$AF - BF = \\frac{h}{\\tan ${A}^\\circ} - \\frac{h}{\\tan ${B}^\\circ} = ${d}$, so in one line on a calculator in degree mode $h = ${d} \\div (1 \\div \\tan ${A}^\\circ - 1 \\div \\tan ${B}^\\circ) \\approx ${h.toFixed(2)}$.`,
      figure: elevationFigure({ A, B, d }, true),
    }
  },
  check: ({ A, B, d }) => num(Math.round(d / (1 / Math.tan(rad(A)) - 1 / Math.tan(rad(B))))),
})

function height(A: number, B: number, d: number): number {
  return (d * at('sin', A) * at('sin', B)) / at('sin', B - A)
}

export const templates: readonly Template[] = [bearing, elevation]
