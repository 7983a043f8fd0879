/** A bearing that is asked for, and an area between two bearings. */

import { abs, drawing, g, type Html, int, num, pick, type Template, template, until, xy } from '#kit'
import { at, fine, rad, tenthText, toDeg, toWhole } from '../common.ts'
import { skill } from './applications.ts'

const OUT = 'trig-gives-the-bearing-of-the-way-out'
const LINE = 'trig-measures-a-bearing-from-the-wrong-line'
const ANGLE = 'trig-takes-the-bearing-for-the-angle'

/** The bearing of a direction, given by how far it goes east and north. */
const bearingOf = (east: number, north: number): number => (toDeg(Math.atan2(east, north)) + 360) % 360

type Trip = Readonly<{ a: number; b: number; ew: string; ns: string }>

/** How far the trip leads to the east and to the north. */
const reached = ({ a, b, ew, ns }: Trip) => ({ east: ew === 'east' ? a : -a, north: ns === 'north' ? b : -b })

const homeOf = (trip: Trip): number => bearingOf(-reached(trip).east, -reached(trip).north)

/** The trip over T to B beside a north line; with the angle at B when it is found. */
function trip(p: Trip, found = false): Html {
  const { east, north } = reached(p)
  const x = Math.max(0, east) + 0.3 * p.a
  const low = Math.min(0, north)
  return drawing(
    {
      alt: 'The way from the dock D to T to B, the straight way back from B to D as a dashed path, and a north line',
      at: { D: [0, 0], T: [east, 0], B: [east, north], s: [x, low], n: [x, low + 0.45 * p.b] },
      height: 240,
    },
    [
      g.seg('DT', `${p.a} mi`, { from: 'B' }),
      g.seg('TB', `${p.b} mi`, { from: 'D' }),
      g.seg('BD', '', { accent: true, dash: true }),
      g.right('DTB'),
      ...(found ? [g.angle('DBT', `${Math.round(toDeg(Math.atan2(p.a, p.b)))}°`)] : []),
      g.seg('sn', '', { thin: true }),
      g.tag('n', 'N', { as: 'The end of the north line', towards: 90 }),
      g.dots('DTB'),
    ],
  )
}

const home = template({
  id: 'trigonometry/bearing-of-the-way-home',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: true,
  seconds: 105,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({
        a: int(rng, 3, 24),
        b: int(rng, 3, 24),
        ew: pick(rng, ['east', 'west', 'west', 'west']),
        ns: pick(rng, ['north', 'south']),
      }),
      ({ a, b }) => {
        const t = toDeg(Math.atan2(a, b))
        return t > 18 && t < 72 && Math.abs(t - 45) > 5 && Math.abs((t % 1) - 0.5) > 0.06
      },
    ),
  frames: [
    {
      id: 'boat',
      kind: 'words',
      items: 6,
      stem: ({ a, b, ew, ns }) =>
        `A boat leaves a dock and sails $${a}$ miles due ${ew} and then $${b}$ miles due ${ns}. On what bearing must it sail to return to the dock in a straight line? Bearings are measured clockwise from north. (Give the number of degrees, to the nearest whole number.)`,
    },
    {
      id: 'map',
      kind: 'figure',
      items: 5,
      response: 'grid',
      stem: (p) =>
        `<p>A boat sails from dock $D$ to point $T$, $${p.a}$ miles due ${p.ew}, and then to point $B$, $${p.b}$ miles due ${p.ns}.</p>${trip(p)}<p>What is the bearing of the dashed path from $B$ back to $D$, clockwise from north? Give the number of degrees, to the nearest whole number.</p>`,
    },
  ],
  given: ({ a, b, ew, ns }): Trip => ({ a, b, ew, ns }),
  answer: (p) => num(Math.round(homeOf(p))),
  traps: [
    {
      misconception: OUT,
      classic: true,
      rule: (t) => num(Math.round(bearingOf(reached(t).east, reached(t).north))),
      says: () => 'I gave the bearing from the dock to the boat, not the one back to the dock.',
      why: () => 'is the bearing from the dock to the boat; the way back points the opposite way.',
    },
    {
      misconception: LINE,
      rule: (t) => {
        const { east, north } = reached(t)
        return num(Math.round(bearingOf(-Math.sign(east) * t.b, -Math.sign(north) * t.a)))
      },
      says: ({ a, b }) =>
        `I took the reciprocal of the tangent, $\\frac{${b}}{${a}}$ instead of $\\frac{${a}}{${b}}$: this angle lies at the east-west line, but I counted it from the north-south line.`,
      why: () => 'counts the angle at the east-west line from the north-south line.',
    },
    {
      misconception: LINE,
      operation: 'rest-for-part',
      operands: (t) => [360, fine(homeOf(t))],
      after: toWhole,
      rule: (t) => num(Math.round(360 - homeOf(t))),
      says: () => 'I measured the bearing of the way back counterclockwise from north.',
      why: () => 'is measured counterclockwise from north.',
    },
    {
      misconception: ANGLE,
      rule: ({ a, b }) => num(Math.round(toDeg(Math.atan2(a, b)))),
      says: ({ a, b }) =>
        `I gave the acute angle with the tangent $\\frac{${a}}{${b}}$ and did not turn it into a bearing.`,
      why: () => 'is only the acute angle between the way back and the north-south line.',
    },
    {
      misconception: LINE,
      rule: (t) => num(Math.round((450 - homeOf(t)) % 360)),
      says: () => 'I measured the direction of the way back counterclockwise from east, as on the unit circle.',
      why: () => 'is measured counterclockwise from east, as on the unit circle.',
    },
  ],
  explain: (p, frame) => {
    const { a, b, ew, ns } = p
    const [t, key] = [toDeg(Math.atan2(a, b)), Math.round(homeOf(p))]
    const back = ns === 'north' ? 'south' : 'north'
    const side = ew === 'east' ? 'west' : 'east'
    const small = Math.round(t)
    const way = {
      'north east': `${small}^\\circ`,
      'south east': `180^\\circ - ${small}^\\circ = ${180 - small}^\\circ`,
      'south west': `180^\\circ + ${small}^\\circ = ${180 + small}^\\circ`,
      'north west': `360^\\circ - ${small}^\\circ = ${360 - small}^\\circ`,
    }[`${back} ${side}` as const]
    return {
      plan: 'The two parts of the trip are the legs of a right triangle, and the way back is its hypotenuse. Find the acute angle between the way back and the north-south line, see between which two directions the way back points, and count clockwise from north.',
      steps: [
        {
          do: `At the boat: $\\tan \\theta = \\frac{${a}}{${b}}$, so $\\theta \\approx ${tenthText(t)}^\\circ$.`,
          why: `$\\theta$ lies between the way back and the north-south line; the leg of $${a}$ miles is opposite, the leg of $${b}$ miles adjacent.`,
        },
        {
          do: `The way back points to the ${back} and to the ${side}.`,
          why: `The boat lies ${ns} and ${ew} of the dock, and the way back points the opposite way.`,
        },
        {
          do: `The bearing is $${way}$, so the number is $${key}$.`,
          why: `${back === 'north' && side === 'east' ? 'From north the boat turns clockwise by this angle.' : back === 'south' ? `South is $180^\\circ$, and ${side} of south the bearing is ${side === 'east' ? 'smaller' : 'larger'}.` : 'A full turn is $360^\\circ$, and west of north some of it is missing.'}`,
        },
      ],
      check: `From the dock to the boat the bearing is about $${Math.round(bearingOf(reached(p).east, reached(p).north))}^\\circ$; the way back differs by $180^\\circ$.`,
      faster: `In one line on a calculator in degree mode: $${{ 'north east': '', 'south east': '180^\\circ - ', 'south west': '180^\\circ + ', 'north west': '360^\\circ - ' }[`${back} ${side}` as const]}\\tan^{-1}(${a} \\div ${b}) \\approx ${homeOf(p).toFixed(1)}^\\circ$.`,
      ...(frame === 'map' ? { figure: trip(p, true) } : {}),
    }
  },
  // Tries every whole bearing: which leads from the boat nearest to the dock?
  check: (t) => {
    const { east, north } = reached(t)
    const r = xy.distance([0, 0], [east, north])
    const miss = (u: number): number => xy.distance([0, 0], [east + r * at('sin', u), north + r * at('cos', u)])
    return num(Array.from({ length: 360 }, (_, u) => u).reduce((best, u) => (miss(u) < miss(best) ? u : best)))
  },
})

type Field = Readonly<{ a: number; b: number; one: string; two: string }>

const pad = (u: number): string => `${u}`.padStart(3, '0')
/** The angle from the first bearing clockwise to the second. */
const between = ({ one, two }: Readonly<{ one: string; two: string }>): number =>
  (Number(two) - Number(one) + 360) % 360

/** The field with a north line at P; with the angle at P when it is found. */
function field({ a, b, one, two }: Field, found = false): Html {
  const to = (r: number, u: string) => [r * at('sin', Number(u)), r * at('cos', Number(u))] as const
  return drawing(
    {
      alt: 'Triangle PAB with a dashed north line at P',
      at: { P: [0, 0], A: to(a, one), B: to(b, two), n: [0, 0.8 * Math.max(a, b)] },
      height: 240,
    },
    [
      g.polygon('PAB'),
      g.side('PA', `${a} yd`, { from: 'B' }),
      g.side('PB', `${b} yd`, { from: 'A' }),
      g.seg('Pn', '', { dash: true, thin: true }),
      g.tag('n', 'N', { as: 'The end of the north line', towards: 90 }),
      ...(found ? [g.angle('APB', `${between({ one, two })}°`)] : []),
    ],
  )
}

const areaOf = (a: number, b: number, C: number): number => Math.round((a * b * at('sin', C)) / 2)

const plot = template({
  id: 'trigonometry/field-between-two-bearings',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: true,
  seconds: 100,
  response: 'choice',
  balance: 'place',
  draw: (rng): Field =>
    until(
      () => {
        const [u, C] = [int(rng, 15, 359), int(rng, 32, 118)]
        return { a: 10 * int(rng, 8, 24), b: 10 * int(rng, 8, 24), one: pad(u), two: pad((u + C) % 360) }
      },
      (p) => {
        const [u, C, v] = [Number(p.one), between(p), Number(p.two)]
        const clear = [u, v].every((w) => w > 14 && w < 346)
        return (
          p.a !== p.b &&
          Math.min(p.a, p.b) / Math.max(p.a, p.b) > 0.5 &&
          Math.abs(C - 90) > 12 &&
          clear &&
          (v < 170 || u > 270)
        )
      },
    ),
  frames: [
    {
      id: 'field',
      kind: 'figure',
      items: 7,
      stem: (p) =>
        `<p>From corner $P$ of a triangular field, corner $A$ is $${p.a}$ yards away on a bearing of $${p.one}^\\circ$, and corner $B$ is $${p.b}$ yards away on a bearing of $${p.two}^\\circ$. Bearings are measured clockwise from north.</p>${field(p)}<p>What is the area of the field, to the nearest square yard?</p>`,
    },
    {
      id: 'edges',
      kind: 'words',
      items: 5,
      response: 'grid',
      stem: ({ a, b, one, two }) =>
        `From a lookout tower, one straight edge of a burned area runs $${a}$ yards on a bearing of $${one}^\\circ$, and another runs $${b}$ yards on a bearing of $${two}^\\circ$. The third edge joins their ends in a straight line. Bearings are measured clockwise from north. How many square yards is the burned area? Round to the nearest whole number.`,
    },
  ],
  given: ({ a, b, one, two }): Field => ({ a, b, one, two }),
  answer: (p) => num(areaOf(p.a, p.b, between(p))),
  traps: [
    {
      misconception: 'trig-forgets-the-half-of-the-area',
      classic: true,
      operation: 'area-without-the-half',
      operands: (p) => [p.a, p.b, between(p)],
      after: toWhole,
      rule: (p) => num(Math.round(p.a * p.b * at('sin', between(p)))),
      says: (p) => `I found the angle of $${between(p)}^\\circ$, but forgot the factor one half in the area.`,
      why: (p) => `is $${p.a} \\cdot ${p.b} \\cdot \\sin ${between(p)}^\\circ$ without the half.`,
    },
    {
      misconception: ANGLE,
      operation: 'area-of-other-sides-or-angle',
      operands: (p) => [p.a, p.b, Number(p.two)],
      after: toWhole,
      rule: (p) => (Number(p.two) < 170 ? num(areaOf(p.a, p.b, Number(p.two))) : null),
      says: ({ two }) => `I took the bearing of $${two}^\\circ$ for the angle between the two sides.`,
      why: ({ two }) => `takes the bearing of $${two}^\\circ$ for the angle between the two sides.`,
    },
    {
      misconception: 'trig-takes-cosine-in-the-area',
      operation: 'area-with-the-cosine',
      operands: (p) => [p.a, p.b, between(p)],
      after: (x) => toWhole(abs(x)),
      rule: (p) => num(Math.round((p.a * p.b * Math.abs(at('cos', between(p)))) / 2)),
      says: (p) =>
        `I used the cosine of $${between(p)}^\\circ$${between(p) > 90 ? ', without its minus sign,' : ''} instead of the sine.`,
      why: (p) => `uses the cosine of $${between(p)}^\\circ$ instead of the sine.`,
    },
    {
      misconception: 'trig-takes-the-angle-for-a-right-one',
      operation: 'taken-for-base-and-height',
      operands: ({ a, b }) => [a, b],
      rule: ({ a, b }) => num((a * b) / 2),
      says: () => 'I took the angle between the two sides for a right angle.',
      why: ({ a, b }) => `is half of $${a} \\cdot ${b}$, as if the angle were a right one.`,
    },
    {
      misconception: ANGLE,
      operation: 'area-of-other-sides-or-angle',
      operands: (p) => [p.a, p.b, Number(p.one) + Number(p.two)],
      after: toWhole,
      rule: (p) => {
        const sum = Number(p.one) + Number(p.two)
        return sum < 170 ? num(areaOf(p.a, p.b, sum)) : null
      },
      says: () => 'I added the two bearings to find the angle between the sides.',
      why: () => 'adds the two bearings instead of subtracting them.',
    },
  ],
  explain: (p, frame) => {
    const { a, b, one, two } = p
    const [C, over] = [between(p), Number(two) < Number(one)]
    return {
      plan: 'Both bearings start at the same north line, so they give the angle between the two known sides. Half the product of these sides and the sine of this angle is the area.',
      steps: [
        over
          ? {
              do: `From the first side to north it is $360^\\circ - ${Number(one)}^\\circ = ${360 - Number(one)}^\\circ$, and on to the second $${Number(two)}^\\circ$: together $${C}^\\circ$.`,
              why: 'The two sides lie on different sides of the north line.',
            }
          : {
              do: `The angle between the two sides is $${Number(two)}^\\circ - ${Number(one)}^\\circ = ${C}^\\circ$.`,
              why: 'Both bearings are counted clockwise from the same north line.',
            },
        {
          do: `Area $= \\frac{1}{2} \\cdot ${a} \\cdot ${b} \\cdot \\sin ${C}^\\circ \\approx ${(a * b) / 2} \\cdot ${at('sin', C).toFixed(4)}$`,
          why: 'Two sides and the angle between them are known.',
        },
        { do: `The area is about $${areaOf(a, b, C)}$ square yards.`, why: 'Multiply and round.' },
      ],
      check: `With a right angle the area would be $\\frac{1}{2} \\cdot ${a} \\cdot ${b} = ${(a * b) / 2}$; with any other angle it is smaller.`,
      faster: `In one line on a calculator in degree mode: $0.5 \\cdot ${a} \\cdot ${b} \\cdot \\sin ${C}^\\circ \\approx ${(0.5 * a * b * at('sin', C)).toFixed(2)}$.`,
      ...(frame === 'field' ? { figure: field(p, true) } : {}),
    }
  },
  // The corners in coordinates, east and north.
  check: ({ a, b, one, two }) => {
    const [u, v] = [rad(Number(one)), rad(Number(two))]
    const cross = a * Math.sin(u) * b * Math.cos(v) - a * Math.cos(u) * b * Math.sin(v)
    return num(Math.round(Math.abs(cross) / 2))
  },
})

export const templates: readonly Template[] = [home, plot]
