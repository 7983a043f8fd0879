import { drawing, frac, g, type Html, hypot, int, num, person, pick, type Template, template, until } from '#kit'
import { at, rad, real, realTex, realText, tenth, tenthText } from '../common.ts'
import { anyTriangle, SETS, turnOf } from './figures.ts'

const skill = 'trig-area-and-bearings'
const third = (a: number, b: number, C: number): number => Math.sqrt(a * a + b * b - 2 * a * b * at('cos', C))

const area = template({
  id: 'trigonometry/area-with-sine',
  skill,
  difficulty: 'Low',
  b: -0.1,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        a: int(rng, 4, 20),
        b: 2 * int(rng, 2, 10),
        C: pick(rng, [30, 45, 60, 120, 135, 150]),
        set: pick(rng, SETS),
        rot: turnOf(rng),
      }),
      ({ a, b }) => a !== b && Math.min(a, b) / Math.max(a, b) > 0.4,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 9,
      stem: ({ a, b, C, set, rot }) =>
        `${anyTriangle(set, a, b, third(a, b, C), { a: `${a} cm`, b: `${b} cm`, C: `${C}°` }, rot)}<p>What is the exact area of triangle $${set}$, in square centimeters?</p>`,
    },
    {
      id: 'grid',
      kind: 'words',
      items: 4,
      response: 'grid',
      stem: ({ a, b, C }, rng) =>
        `${person(rng)} sews a triangular sail. Two of its sides are $${a}$ dm and $${b}$ dm long, and the angle between them is $${C}^\\circ$. How many square decimeters of cloth does the sail have?`,
    },
  ],
  given: ({ a, b, C }) => ({ a, b, C }),
  answer: ({ a, b, C }) => real((a * b * at('sin', C)) / 2),
  traps: [
    {
      misconception: 'trig-forgets-the-half-of-the-area',
      classic: true,
      operation: 'half-forgotten',
      rule: ({ a, b, C }) => real(a * b * at('sin', C)),
      why: ({ a, b, C }) => `is $${a} \\cdot ${b} \\cdot \\sin ${C}^\\circ$ without the half.`,
    },
    {
      misconception: 'trig-takes-cosine-in-the-area',
      rule: ({ a, b }) => real((a * b) / 2),
      says: () => 'I took the two sides for base and height.',
      why: () => 'takes the two sides for base and height.',
    },
    {
      misconception: 'trig-takes-cosine-in-the-area',
      rule: ({ a, b, C }) => real((a * b * Math.abs(at('cos', C))) / 2),
      says: () => 'I used the cosine, without its sign, instead of the sine.',
      why: ({ C }) => `uses the cosine of $${C}^\\circ$, without its sign, instead of the sine.`,
    },
    {
      misconception: 'trig-takes-cosine-in-the-area',
      twoSlips: true,
      rule: ({ a, b, C }) => real(a * b * Math.abs(at('cos', C))),
      says: () => 'I used the cosine, without its sign, and forgot the half.',
      why: () => 'uses the cosine and forgets the half.',
    },
  ],
  explain: ({ a, b, C, set, rot }, frame) => ({
    plan: 'Two sides and the angle between them give the area: half the product of the sides and the sine of the angle.',
    steps: [
      {
        do: `Area $= \\frac{1}{2} \\cdot ${a} \\cdot ${b} \\cdot \\sin ${C}^\\circ$ with $\\sin ${C}^\\circ = ${realTex(at('sin', C))}$`,
        why: 'Two sides and the angle between them are known.',
      },
      { do: `Area $= ${realTex((a * b * at('sin', C)) / 2)}$`, why: 'Multiply.' },
    ],
    ...(frame === 'figure'
      ? {
          figure: anyTriangle(
            set,
            a,
            b,
            third(a, b, C),
            { a: `${a} cm`, b: `${b} cm`, C: `${C}°`, area: `${realText((a * b * at('sin', C)) / 2)} cm²` },
            rot,
          ),
        }
      : {}),
  }),
  // Base times height.
  check: ({ a, b, C }) => real((a / 2) * (b * Math.sin(rad(180 - C)))),
})

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
      g.seg('HB', `${a} km`, { from: 'n' }),
      g.seg('BC', `${b} km`),
      g.seg('HC', found ? `${tenthText(third(a, b, 180 - turn))} km` : '', { accent: true }),
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
        return `<p>${person(rng)} sails from harbor $H$ for $${a}$ km on a bearing of $0${one}^\\circ$ to buoy $B$, and then for $${b}$ km on a bearing of $${one + turn < 100 ? '0' : ''}${one + turn}^\\circ$ to island $C$. Bearings are measured clockwise from north.</p>${sailed({ one, turn, a, b })}<p>How far is $C$ from $H$ in a straight line, in kilometers, to the nearest tenth?</p>`
      },
    },
  ],
  given: ({ one, turn, a, b }) => ({ bearings: [one, one + turn].map((x) => `${x}`.padStart(3, '0')), a, b }),
  answer: ({ turn, a, b }) => tenth(third(a, b, 180 - turn)),
  traps: [
    {
      misconception: 'trig-takes-the-bearing-for-the-angle',
      classic: true,
      rule: (g) => tenth(third(g.a, g.b, turns(g).turn)),
      says: ({ turn }) => `I took the turn of $${turn}^\\circ$ for the angle inside the triangle.`,
      why: ({ turn }) => `takes the turn of $${turn}^\\circ$ for the angle inside the triangle.`,
    },
    {
      misconception: 'trig-takes-the-angle-for-a-right-one',
      rule: ({ a, b }) => tenth(hypot(a, b)),
      why: () => 'takes the angle at $B$ for a right angle.',
    },
    {
      misconception: 'trig-takes-the-bearing-for-the-angle',
      rule: (g) => tenth(third(g.a, g.b, turns(g).two)),
      says: ({ one, turn }) => `I took the bearing of $${one + turn}^\\circ$ for the angle of the triangle.`,
      why: ({ one, turn }) => `takes the bearing of $${one + turn}^\\circ$ for the angle of the triangle.`,
    },
    {
      misconception: 'trig-takes-the-bearing-for-the-angle',
      rule: (g) => tenth(third(g.a, g.b, 180 - turns(g).two)),
      says: () => 'I subtracted the second bearing from $180^\\circ$ and left out the first.',
      why: () => 'subtracts the second bearing from $180^\\circ$ without the first.',
    },
    {
      misconception: 'trig-adds-the-two-ways',
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
        do: `$HC^2 = ${a}^2 + ${b}^2 - 2 \\cdot ${a} \\cdot ${b} \\cdot \\cos ${180 - turn}^\\circ \\approx ${tenthText(third(a, b, 180 - turn) ** 2)}$`,
        why: 'Law of cosines.',
      },
      { do: `$HC \\approx ${tenthText(third(a, b, 180 - turn))}$`, why: 'Take the root.' },
    ],
    check: `The straight line is shorter than the way by sea, $${a} + ${b} = ${a + b}$.`,
    figure: sailed({ one, turn, a, b }, true),
  }),
  // East and north parts of the way.
  check: ({ bearings, a, b }) => {
    const [one = 0, two = 0] = bearings.map((x) => rad(Number(x)))
    return tenth(hypot(a * Math.sin(one) + b * Math.sin(two), a * Math.cos(one) + b * Math.cos(two)))
  },
})

/** The tower and the two places; with the height and BT when they are found. */
function elevationFigure({ A, B, d }: Readonly<{ A: number; B: number; d: number }>, found = false): Html {
  const h = d / (1 / at('tan', A) - 1 / at('tan', B))
  const x = h / at('tan', A)
  return drawing(
    {
      alt: 'A level line from A through B to the foot F of a tower with top T',
      at: { A: [0, 0], B: [d, 0], F: [x, 0], T: [x, h] },
      height: 230,
    },
    [
      g.seg('AF'),
      g.seg('FT', found ? `${Math.round(h)} m` : 'h', { from: 'A' }),
      g.seg('AT'),
      g.seg('BT', found ? `${tenthText(h / at('sin', B))} m` : ''),
      g.right('AFT'),
      g.angle('BAT', `${A}°`),
      g.angle('FBT', `${B}°`),
      g.side('AB', `${d} m`, { from: 'T' }),
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
        `<p>From point $A$, ${person(rng)} sees the top $T$ of a tower at an angle of elevation of $${A}^\\circ$. After walking $${d}$ m straight toward it to point $B$, the angle is $${B}^\\circ$.</p>${elevationFigure({ A, B, d })}<p>How tall is the tower, to the nearest meter?</p>`,
    },
  ],
  given: ({ A, B, d }) => ({ A, B, d }),
  answer: ({ A, B, d }) => num(Math.round(height(A, B, d))),
  traps: [
    {
      misconception: 'trig-mixes-up-elevation-triangles',
      classic: true,
      rule: ({ B, d }) => num(Math.round(d * at('tan', B))),
      says: ({ d }) => `I took $${d}$ m for the distance from $B$ to the tower.`,
      why: ({ d }) => `takes $${d}$ m for the distance from $B$ to the tower.`,
    },
    {
      misconception: 'trig-mixes-up-elevation-triangles',
      rule: ({ A, d }) => num(Math.round(d * at('tan', A))),
      says: ({ d }) => `I took $${d}$ m for the whole distance from $A$ to the tower.`,
      why: ({ d }) => `takes $${d}$ m for the whole distance to the tower.`,
    },
    {
      misconception: 'trig-stops-at-another-side',
      rule: ({ A, B, d }) => num(Math.round((d * at('sin', A)) / at('sin', B - A))),
      says: () => 'I gave the length of $BT$.',
      why: () => 'is the length of $BT$.',
    },
    {
      misconception: 'trig-stops-at-another-side',
      rule: ({ A, B, d }) => num(Math.round(height(A, B, d) / at('tan', B))),
      says: () => 'I gave the distance from $B$ to the foot of the tower.',
      why: () => 'is the distance from $B$ to the foot.',
    },
    {
      misconception: 'trig-stops-at-another-side',
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
          do: `$BT = \\frac{${d} \\sin ${A}^\\circ}{\\sin ${B - A}^\\circ} \\approx ${tenthText(bt)}$`,
          why: 'Law of sines.',
        },
        {
          do: `$h = BT \\cdot \\sin ${B}^\\circ \\approx ${Math.round(h)}$`,
          why: 'In the right triangle $BFT$ the height is opposite the angle at $B$.',
        },
      ],
      check: `From this height, $AF = \\frac{${tenthText(h)}}{\\tan ${A}^\\circ} \\approx ${tenthText(h / at('tan', A))}$ and $BF = \\frac{${tenthText(h)}}{\\tan ${B}^\\circ} \\approx ${tenthText(h / at('tan', B))}$. Their difference is about $${d}$, the distance that was walked.`,
      figure: elevationFigure({ A, B, d }, true),
    }
  },
  check: ({ A, B, d }) => num(Math.round(d / (1 / Math.tan(rad(A)) - 1 / Math.tan(rad(B))))),
})

function height(A: number, B: number, d: number): number {
  return (d * at('sin', A) * at('sin', B)) / at('sin', B - A)
}

/** The angle between two sides from the area. */
const sideFromArea = template({
  id: 'trigonometry/side-from-area',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 80,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 4, 20), b: 2 * int(rng, 2, 12), C: pick(rng, [30, 150]) }),
      ({ a, b }) => a !== b && (a * b) % 4 === 0,
    ),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 4,
      stem: ({ a, b, C }) =>
        `A triangular garden has an area of $${(a * b) / 4}$ square meters. One side is $${a}$ m long, and it makes an angle of $${C}^\\circ$ with a second side. How many meters long is the second side?`,
    },
    {
      id: 'grid',
      kind: 'bare',
      items: 3,
      response: 'grid',
      stem: ({ a, b, C }) =>
        `In triangle $ABC$, $AB = ${a}$ and $\\angle A = ${C}^\\circ$. The area is $${(a * b) / 4}$. How long is $AC$?`,
    },
  ],
  given: ({ a, b, C }) => ({ a, area: (a * b) / 4, C }),
  answer: ({ b }) => num(b),
  traps: [
    {
      misconception: 'trig-forgets-the-half-of-the-area',
      classic: true,
      operation: 'half-forgotten',
      rule: ({ a, area: s }) => num(frac(2 * s, a)),
      says: () => 'I left out the half in the formula for the area.',
      why: ({ a, b, C }) => `solves $${a} \\cdot x \\cdot \\sin ${C}^\\circ = ${(a * b) / 4}$.`,
    },
    {
      misconception: 'trig-takes-cosine-in-the-area',
      rule: ({ a, area: s }) => num(frac(s, a)),
      says: () => 'I divided the area by the known side.',
      why: () => 'divides the area by the side only.',
    },
    {
      misconception: 'trig-takes-cosine-in-the-area',
      rule: ({ a, area: s }) => real((4 * s) / (a * Math.sqrt(3))),
      says: () => 'I used $\\frac{\\sqrt{3}}{2}$ for the sine, which is the size of the cosine.',
      why: ({ C }) => `uses $\\frac{\\sqrt{3}}{2}$ for $\\sin ${C}^\\circ$.`,
    },
    {
      misconception: 'trig-forgets-the-half-of-the-area',
      twoSlips: true,
      rule: ({ a, area: s }) => real((2 * s) / (a * Math.sqrt(3))),
      says: () => 'I left out the half in the area, and used $\\frac{\\sqrt{3}}{2}$ for the sine.',
      why: ({ C }) => `leaves out the half and uses $\\frac{\\sqrt{3}}{2}$ for $\\sin ${C}^\\circ$.`,
    },
  ],
  explain: ({ a, b, C }) => ({
    plan: 'The area is half the product of two sides and the sine of the angle between them. Write this with the unknown side, and solve the equation.',
    steps: [
      {
        do: `$\\frac{1}{2} \\cdot ${a} \\cdot x \\cdot \\sin ${C}^\\circ = ${(a * b) / 4}$`,
        why: 'The area is half the product of two sides and the sine of the angle between them.',
      },
      {
        do: `$\\sin ${C}^\\circ = \\frac{1}{2}$, so $\\frac{1}{2} \\cdot ${a} \\cdot \\frac{1}{2} \\cdot x = \\frac{${a}}{4} x = ${(a * b) / 4}$.`,
        why:
          C === 150
            ? 'An angle and its supplement have the same sine: $\\sin 150^\\circ = \\sin 30^\\circ$.'
            : 'This value is known exactly.',
      },
      { do: `$${a}x = ${a * b}$, so $x = ${b}$.`, why: `Multiply by $4$, then divide by $${a}$.` },
    ],
    check: `$\\frac{1}{2} \\cdot ${a} \\cdot ${b} \\cdot \\frac{1}{2} = ${(a * b) / 4}$.`,
  }),
  check: ({ a, area: s, C }) => num(Math.round((2 * s) / (a * Math.sin(rad(C))))),
})

export const templates: readonly Template[] = [area, bearing, elevation, sideFromArea]
