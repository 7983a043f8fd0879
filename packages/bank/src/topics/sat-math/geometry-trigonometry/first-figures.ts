import {
  drawing,
  frac,
  g,
  int,
  num,
  person,
  pick,
  rightTriangle,
  sub,
  type Template,
  template,
  triangleTurn,
  until,
  xy,
} from '#kit'
import { search } from '../common.ts'
import { knownTriple } from './right-triangles.ts'

/** Questions as the first ones of a module: one idea, small numbers. */

const area = template({
  id: 'sat-math/triangle-area-from-height',
  skill: 'sm-area-and-volume',
  difficulty: 'Low',
  b: -1,
  calculator: true,
  seconds: 50,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ b: int(rng, 8, 24), h: int(rng, 5, 14), foot: pick(rng, [3, 4, 6, 7]) }),
      ({ b, h }) => (b * h) % 2 === 0 && b !== h && h < b && h > 0.4 * b && b + h !== (b * h) / 2,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 5,
      stem: ({ b, h, foot }) =>
        `<p>In triangle ABC, the segment CD is the height on the base AB.</p>${figureOf(b, h, foot)}<p>What is the area of the triangle, in square inches?</p>`,
    },
    {
      id: 'words',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: ({ b, h }, rng) =>
        `${person(rng)} cuts a triangular flag out of cloth. The base of the flag is ${b} inches long, and its height is ${h} inches. What is the area of the flag, in square inches?`,
    },
  ],
  given: ({ b, h }) => ({ b, h }),
  answer: ({ b, h }) => num((b * h) / 2),
  traps: [
    {
      misconception: 'sm-forgets-the-half-of-the-area',
      classic: true,
      operation: 'half-forgotten',
      operands: ({ b, h }) => [b, h],
      rule: ({ b, h }) => num(b * h),
      why: ({ b, h }) => `is $${b} \\cdot ${h}$, the area of a whole rectangle.`,
    },
    {
      misconception: 'sm-gives-a-length',
      rule: ({ b, h }) => num(b + h),
      says: ({ b, h }) => `I added ${b} and ${h}.`,
      why: ({ b, h }) => `is $${b} + ${h}$, a length and not an area.`,
    },
    {
      misconception: 'sm-gives-a-length',
      operation: 'perimeter-for-area',
      operands: ({ b, h }) => [b, h],
      rule: ({ b, h }) => num(2 * (b + h)),
      says: ({ b, h }) => `I took twice the sum of ${b} and ${h}, as for the perimeter of a rectangle.`,
      why: ({ b, h }) => `is $2(${b} + ${h})$, a perimeter of a rectangle.`,
    },
    {
      misconception: 'sm-square-of-one-side',
      rule: ({ b, h }) => ((b * b) % 2 === 0 && b * b !== b * h ? num((b * b) / 2) : null),
      says: ({ b }) => `I used the base ${b} twice.`,
      why: ({ b }) => `is half of $${b} \\cdot ${b}$, without the height.`,
    },
    {
      misconception: 'sm-square-of-one-side',
      rule: ({ h }) => ((h * h) % 2 === 0 ? num((h * h) / 2) : null),
      says: ({ h }) => `I used the height ${h} twice.`,
      why: ({ h }) => `is half of $${h} \\cdot ${h}$, without the base.`,
    },
  ],
  explain: ({ b, h, foot }, frame) => ({
    plan: 'The area of a triangle is half of the product of its base and the height on it.',
    steps: [
      { do: `Base ${b} inches, height ${h} inches.`, why: 'The height meets the base at a right angle.' },
      { do: `$${b} \\cdot ${h} = ${b * h}$`, why: 'This is the area of a rectangle with the same base and height.' },
      { do: `$\\frac{1}{2} \\cdot ${b * h} = ${(b * h) / 2}$`, why: 'The triangle fills half of that rectangle.' },
    ],
    check: `Two such triangles have area $2 \\cdot ${(b * h) / 2} = ${b * h}$ of the rectangle.`,
    ...(frame === 'figure' ? { figure: figureOf(b, h, foot, true) } : {}),
  }),
  check: ({ b, h }) => num(frac(b, 2).n * (h / frac(b, 2).d)),
})

function figureOf(b: number, h: number, foot: number, found = false): string {
  const x = Math.round((b * foot) / 10)
  const alt = `Triangle ABC with the height CD${found ? ', in a dashed rectangle with the same base and height' : ''}`
  const frame = { e: [0, h], f: [b, h] } as const
  return drawing({ alt, at: { A: [0, 0], B: [b, 0], C: [x, h], D: [x, 0], ...(found ? frame : {}) } }, [
    ...(found ? ['Ae', 'ef', 'fB'].map((side) => g.seg(side, '', { dash: true })) : []),
    g.polygon('ABC'),
    g.side('AB', `${b} in`),
    g.seg('CD', `${h} in`, { dash: true }),
    g.right('CDB'),
  ])
}

const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
] as const

const side = template({
  id: 'sat-math/pythagorean-missing-side',
  skill: 'sm-right-triangles-trigonometry',
  difficulty: 'Low',
  b: -0.9,
  calculator: true,
  seconds: 55,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const [a, b, c] = pick(rng, TRIPLES)
        const m = a === 3 ? int(rng, 2, 8) : a === 5 ? int(rng, 1, 3) : 1
        const flip = int(rng, 0, 1) === 1
        return { a: m * (flip ? b : a), b: m * (flip ? a : b), c: m * c, long: int(rng, 0, 2) > 0 }
      },
      ({ a, b }) => Math.max(a, b) < 45,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 6,
      stem: ({ a, b, c, long }, rng) =>
        `<p>The figure shows right triangle PQR.</p>${rightTriangle('PQR', a, b, long ? { a: `${a}`, b: `${b}` } : { a: `${a}`, c: `${c}` }, triangleTurn(rng))}<p>What is the length of side ${long ? 'PQ' : 'PR'}?</p>`,
    },
    {
      id: 'words',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: ({ a, b, c, long }) =>
        long
          ? `A path leads ${a} yards east and then ${b} yards north. How many yards long is the straight way from its start to its end?`
          : `A straight wire ${c} feet long goes from the top of a pole to a point on level ground ${a} feet from the foot of the pole. How many feet high is the pole?`,
    },
  ],
  given: ({ a, b, c, long }) => (long ? { a, other: b, long } : { a, other: c, long }),
  answer: ({ b, c, long }) => num(long ? c : b),
  traps: [
    {
      misconception: 'sm-subtracts-the-sides',
      classic: true,
      rule: ({ a, other, long }) => num(long ? a + other : other - a),
      says: ({ long }) =>
        long ? 'I added the two given lengths.' : 'I subtracted the shorter given length from the longer one.',
      why: ({ a, b, c, long }) =>
        `is $${long ? `${a} + ${b}` : `${c} - ${a}`}$; the theorem is about the squares of the sides.`,
    },
    {
      misconception: 'sm-root-not-taken',
      operation: 'squares-not-rooted',
      // Among options, what is not shorter than the hypotenuse shown cannot be a leg; typed, it is foreseen.
      rule: ({ a, other, long }, frame) =>
        long ? num(a * a + other * other) : frame === 'words' ? num(other * other - a * a) : null,
      says: () => 'I gave the square of the length instead of the length.',
      why: ({ b, c, long }) => `is the square of the length, $${long ? c : b}^2$.`,
    },
    {
      misconception: 'sm-root-not-taken',
      rule: ({ a, other, long }, frame) => {
        const square = long ? a * a + other * other : other * other - a * a
        return square % 2 === 0 && (long || frame === 'words') ? num(square / 2) : null
      },
      says: () => 'I halved the square of the length instead of taking its square root.',
      why: ({ b, c, long }) => `is half of $${long ? c : b}^2$.`,
    },
    {
      misconception: 'sm-subtracts-the-sides',
      rule: ({ a, other, long }, frame) =>
        long ? num(Math.abs(other - a)) : frame === 'words' ? num(a + other) : null,
      says: ({ long }) =>
        long ? 'I subtracted the shorter length from the longer one.' : 'I added the two given lengths.',
      why: ({ a, b, c, long }) => `is $${long ? `${Math.max(a, b)} - ${Math.min(a, b)}` : `${c} + ${a}`}$.`,
    },
    {
      misconception: 'sm-gives-another-side',
      rule: ({ a, other, long }) => (long ? num((a * other) / 2) : null),
      says: () => 'I took half the product of the two lengths, which is an area.',
      why: () => 'is half the product of the two lengths, the area of the right triangle.',
    },
    {
      misconception: 'sm-gives-another-side',
      rule: ({ a, other, long }, frame) => (long || frame === 'words' ? num(Math.max(a, other)) : null),
      says: () => 'I repeated the longer of the two given lengths.',
      why: ({ long }) =>
        `is one of the two given lengths; the third side is ${long ? 'longer than both' : 'another one'}.`,
    },
  ],
  explain: ({ a, b, c, long }, frame) => ({
    ...(frame === 'figure' ? { figure: rightTriangle('PQR', a, b, { a: `${a}`, b: `${b}`, c: `${c}` }) } : {}),
    plan: 'In a right triangle the squares of the legs add up to the square of the hypotenuse. Decide first whether the hypotenuse or a leg is missing.',
    steps: [
      {
        do: long
          ? 'The side that is asked for lies opposite the right angle: it is the hypotenuse.'
          : `The ${c} lies opposite the right angle; a leg is asked for.`,
        why: 'The hypotenuse is the longest side.',
      },
      {
        do: long
          ? `$${a}^2 + ${b}^2 = ${a * a} + ${b * b} = ${c * c}$`
          : `$${c}^2 - ${a}^2 = ${c * c} - ${a * a} = ${b * b}$`,
        why: long ? 'Add the squares of the legs.' : 'Subtract the square of the known leg.',
      },
      { do: `$\\sqrt{${long ? c * c : b * b}} = ${long ? c : b}$`, why: 'The side is the square root of its square.' },
    ],
    check: long
      ? `$${c}^2 - ${b}^2 = (${c} - ${b})(${c} + ${b}) = ${c - b} \\cdot ${c + b} = ${a * a}$, which is $${a}^2$.`
      : `$${a}^2 + ${b}^2 = ${a * a} + ${b * b} = ${c * c}$, which is $${c}^2$.`,
    faster: `${knownTriple(a, b, c, `the side asked for is ${long ? c : b}`)}.`,
  }),
  check: ({ a, other, long }) =>
    num(search((x) => x > 0 && (long ? x * x === a * a + other * other : x * x + a * a === other * other))),
})

const third = template({
  id: 'sat-math/triangle-third-angle',
  skill: 'sm-lines-angles-triangles',
  difficulty: 'Low',
  b: -1.3,
  calculator: true,
  seconds: 40,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ p: int(rng, 28, 95), q: int(rng, 28, 95) }),
      ({ p, q }) =>
        p !== q && 180 - p - q > 25 && p + q !== 90 && 180 - p - q !== p && 180 - p - q !== q && Math.abs(p - q) > 4,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 5,
      stem: ({ p, q }) =>
        `<p>Triangle ABC is shown.</p>${angled(p, q)}<p>What is the measure, in degrees, of angle C?</p>`,
    },
    {
      id: 'words',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: ({ p, q }) =>
        `Two angles of a triangle measure $${p}^\\circ$ and $${q}^\\circ$. What is the measure, in degrees, of the third angle?`,
    },
  ],
  given: ({ p, q }) => ({ p, q }),
  answer: ({ p, q }) => num(180 - p - q),
  traps: [
    {
      misconception: 'sm-supplement-for-the-angle',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ p, q }) => [p + q],
      rule: ({ p, q }) => num(p + q),
      says: ({ p, q }) => `I added ${p} and ${q} and stopped there.`,
      why: ({ p, q }) => `is $${p} + ${q}$, the angle next to the third one.`,
    },
    {
      misconception: 'sm-subtracts-from-180-at-once',
      operation: 'part-left-out',
      operands: ({ p }) => [p],
      after: (x) => sub(180, x),
      rule: ({ p }) => num(180 - p),
      says: ({ p }) => `I subtracted only the ${p} from 180.`,
      why: ({ p }) => `is $180 - ${p}$; the other angle must be subtracted as well.`,
    },
    {
      misconception: 'sm-subtracts-from-180-at-once',
      operation: 'part-left-out',
      operands: ({ q }) => [q],
      after: (x) => sub(180, x),
      rule: ({ q }) => num(180 - q),
      says: ({ q }) => `I subtracted only the ${q} from 180.`,
      why: ({ q }) => `is $180 - ${q}$; the other angle must be subtracted as well.`,
    },
    {
      misconception: 'sm-assumes-equal-angles',
      rule: ({ p, q }) => num(Math.abs(p - q)),
      says: ({ p, q }) => `I subtracted ${Math.min(p, q)} from ${Math.max(p, q)}.`,
      why: ({ p, q }) => `is $${Math.max(p, q)} - ${Math.min(p, q)}$.`,
    },
    {
      misconception: 'sm-assumes-equal-angles',
      operation: 'rest-of-the-wrong-whole',
      operands: ({ p }) => [p, 90],
      rule: ({ p }) => (p < 90 ? num(90 - p) : null),
      says: ({ p }) => `I took the triangle for a right triangle and subtracted ${p} from 90.`,
      why: ({ p }) => `is $90 - ${p}$, as if the triangle had a right angle.`,
    },
    {
      misconception: 'sm-assumes-equal-angles',
      rule: ({ p, q }) => num(Math.min(p, q)),
      says: () => 'I took the third angle to be equal to the smaller of the two others.',
      why: () => 'repeats a given angle; nothing says that two angles are equal.',
    },
  ],
  explain: ({ p, q }, frame) => ({
    plan: 'The three angles of a triangle add up to a straight angle. Add the two known ones and subtract their sum.',
    steps: [
      { do: `$${p} + ${q} = ${p + q}$`, why: 'Add the known angles.' },
      { do: `$180 - ${p + q} = ${180 - p - q}$`, why: 'The angles of a triangle add up to 180°.' },
    ],
    check: `$${p} + ${q} + ${180 - p - q} = 180$.`,
    ...(frame === 'figure' ? { figure: angled(p, q, true) } : {}),
  }),
  check: ({ p, q }) => num(search((x) => x + p + q === 180)),
})

function angled(p: number, q: number, found = false): string {
  const [A, B, C] = xy.asa(p, 10, q)
  return drawing({ alt: 'Triangle ABC', at: { A, B, C } }, [
    g.polygon('ABC'),
    g.angle('BAC', `${p}°`),
    g.angle('ABC', `${q}°`),
    ...(found ? [g.angle('ACB', `${180 - p - q}°`)] : []),
  ])
}

export const templates: readonly Template[] = [area, side, third]
