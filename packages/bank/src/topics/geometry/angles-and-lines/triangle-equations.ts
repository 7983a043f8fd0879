import {
  add,
  div,
  drawing,
  type Frac,
  frac,
  g,
  type Html,
  int,
  linear,
  mul,
  num,
  pick,
  signed,
  sub,
  type Template,
  type Trap,
  template,
  until,
  whole,
  xy,
} from '#kit'
import { name, SETS, tri } from './triangle-angles.ts'

const skill = 'geo-triangle-angles'

const drawMulti = (x: number, k: number, m: number) => ({ angles: [x, k * x, x + m] as const })

type Alg = Readonly<{ k: number; m: number; x: number }>

type Told = Readonly<{ k: number; m: number }>

const slip = (
  misconception: string,
  x: (p: Told) => Frac,
  says: string,
  why: string,
  redone: Pick<Trap<unknown, Told>, 'operation' | 'operands' | 'after'>,
) => ({
  misconception,
  ...redone,
  rule: (p: Told) => whole(x(p), 8, 118),
  says: () => says,
  why: () => why,
})

const xTraps = [
  {
    ...slip(
      'geo-drops-the-plain-number',
      ({ k, m }) => div(180 + m, k + 2),
      'I moved the constant to the other side of the equation and did not change its sign.',
      'moves the constant to the other side with the wrong sign.',
      {
        operation: 'added-instead-of-subtracted',
        operands: ({ m }) => [180, m],
        after: (sum, { k }) => div(sum, k + 2),
      },
    ),
    classic: true as const,
  },
  slip(
    'geo-gives-the-other-angle',
    ({ k, m }) => div(k * (180 - m), k + 2),
    'I gave the second angle instead of the first.',
    'is the second angle of the triangle.',
    { operation: 'solved-for-the-other', operands: ({ k, m }) => [mul(k, div(180 - m, k + 2))] },
  ),
  slip(
    'geo-gives-the-other-angle',
    ({ k, m }) => add(div(180 - m, k + 2), m),
    'I gave the third angle instead of the first.',
    'is the third angle of the triangle.',
    { operation: 'solved-for-the-other', operands: ({ k, m }) => [sub(180, mul(k + 1, div(180 - m, k + 2)))] },
  ),
  slip(
    'geo-drops-the-plain-number',
    ({ k }) => frac(180, k + 2),
    'I left the constant out of the equation.',
    'leaves the constant out.',
    { operation: 'part-left-out', operands: () => [180], after: (sum, { k }) => div(sum, k + 2) },
  ),
  slip(
    'geo-forgets-a-known-angle',
    ({ k, m }) => div(180 - m, k + 1),
    'I counted the smallest angle only once, although the third one has it in it as well.',
    'forgets that the third angle has $x$ in it as well.',
    { operation: 'part-left-out', operands: ({ k }) => [k + 1], after: (times, { m }) => div(180 - m, times) },
  ),
  slip(
    'geo-uses-360-for-a-straight-line',
    ({ k, m }) => div(360 - m, k + 2),
    'I let the three angles add up to 360°.',
    'lets the three angles add up to $360^\\circ$.',
    { operation: 'wrong-number-used', operands: () => [360], after: (sum, { k, m }) => div(sub(sum, m), k + 2) },
  ),
  slip(
    'geo-uses-90-for-a-straight-line',
    ({ k, m }) => div(90 - m, k + 2),
    'I let the three angles add up to 90°.',
    'lets the three angles add up to $90^\\circ$.',
    { operation: 'wrong-number-used', operands: () => [90], after: (sum, { k, m }) => div(sub(sum, m), k + 2) },
  ),
] as const

const fits = (p: Alg) =>
  xTraps[0].rule(p) !== null && new Set([p.x, ...xTraps.flatMap((t) => t.rule(p)?.number?.n ?? [])]).size >= 5

const algebra = template({
  id: 'geometry/triangle-angles-algebra',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 85,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => {
        const [x, k] = [int(rng, 18, 44), int(rng, 2, 4)]
        return { k, m: 180 - x * (k + 2), set: pick(rng, SETS), x, rot: int(rng, -12, 12) }
      },
      ({ k, m, x }) =>
        m !== 0 &&
        Math.abs(m) <= 60 &&
        x + m >= 26 &&
        k * x < 118 &&
        x + m < 118 &&
        x >= 25 &&
        k * x !== x + m &&
        fits({ k, m, x }),
    ),
  frames: [
    {
      id: 'value-of-x',
      kind: 'figure',
      items: 4,
      stem: (p) =>
        `${tri(p.set, p.x, p.k * p.x, ['x°', `${p.k}x°`, `(${linear(1, p.m).replace('-', '−')})°`], p.rot)}<p>What is the value of $x$ in triangle $${p.set}$?</p>`,
    },
    {
      id: 'in-words',
      kind: 'words',
      items: 4,
      response: 'grid',
      stem: (p) =>
        `In triangle $${p.set}$, angle $${name(p.set, 1)}$ is $${p.k}$ times as large as angle $${name(p.set, 0)}$, and angle $${name(p.set, 2)}$ is $${Math.abs(p.m)}^\\circ$ ${p.m > 0 ? 'larger' : 'smaller'} than angle $${name(p.set, 0)}$. What is the measure of angle $${name(p.set, 0)}$, in degrees?`,
    },
  ],
  given: ({ k, m }) => ({ k, m }),
  answer: ({ x }) => num(x),
  traps: xTraps,
  explain: ({ x, k, m, set, rot }, frame) => ({
    plan: 'Write all three angles with x and let them add up to the sum of the angles of a triangle.',
    steps: [
      { do: `$x + ${k}x + (${linear(1, m)}) = 180$`, why: 'The angles of a triangle add up to $180^\\circ$.' },
      { do: `$${linear(k + 2, m)} = 180$`, why: `Combine like terms: $x + ${k}x + x = ${k + 2}x$.` },
      {
        do: `$${linear(k + 2, 0)} = ${180 - m}$`,
        why: `${m > 0 ? `Subtract ${m} from` : `Add ${-m} to`} both sides.`,
      },
      { do: `$x = ${180 - m} \\div ${k + 2} = ${x}$`, why: `Divide both sides by ${k + 2}.` },
    ],
    faster: `Without an equation: ${m > 0 ? `take the $${m}^\\circ$ off, and` : `add the missing $${-m}^\\circ$, and then`} the three angles are $1 + ${k} + 1 = ${k + 2}$ equal parts of $${180 - m}^\\circ$. One part is $${180 - m} \\div ${k + 2} = ${x}$.`,
    check: `The angles are $${x}^\\circ$, $${k} \\cdot ${x} = ${k * x}^\\circ$ and $${x}${signed(m)} = ${x + m}^\\circ$, and $${x} + ${k * x} + ${x + m} = 180$.`,
    figure: frame === 'value-of-x' ? tri(set, x, k * x, [`${x}°`, `${k * x}°`, `${x + m}°`], rot) : '',
  }),
  check: ({ k, m }) =>
    num(
      Array.from({ length: 180 }, (_, x) => x).find(
        (x) => drawMulti(x, k, m).angles.reduce((s, v) => s + v, 0) === 180,
      ) ?? -1,
    ),
})

/** Triangle ABC with angle a at A; CD cuts the angle at C into u and v. */
const split = (a: number, u: number, v: number, atB: string, atD = ''): Html => {
  const [A, B, C] = xy.asa(a, 8, 180 - a - u - v)
  const t = (xy.distance(A, C) * Math.sin((u * Math.PI) / 180)) / Math.sin(((180 - a - u) * Math.PI) / 180) / 8
  return drawing(
    {
      alt: 'Triangle ABC with a segment from C to the point D of side AB',
      at: { A, B, C, D: xy.along(A, B, t) },
      height: 240,
    },
    [
      g.polygon('ABC'),
      g.seg('CD'),
      g.angle('BAC', `${a}°`),
      g.angle('ACD', `${u}°`, { r: 36 }),
      g.angle('DCB', `${v}°`, { r: 46 }),
      g.angle('ABC', atB),
      ...(atD === '' ? [] : [g.angle('CDB', atD)]),
    ],
  )
}

/** Two triangles that share a side: the second needs an angle of the first. */
const twoTriangles = template({
  id: 'geometry/triangle-angles-two-triangles',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: false,
  seconds: 110,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 40, 66), u: int(rng, 24, 44), v: int(rng, 26, 46) }),
      ({ a, u, v }) =>
        180 - a - u - v > 34 &&
        u !== v &&
        a + u > 76 &&
        a + u < 106 &&
        Math.abs(a + u - 90) > 3 &&
        a !== 180 - a - u - v,
    ),
  frames: [
    {
      id: 'inner-line',
      kind: 'multi-step',
      items: 6,
      stem: ({ a, u, v }) =>
        `<p>In the figure, point $D$ lies on side $AB$ of triangle $ABC$.</p>${split(a, u, v, 'x°')}<p>What is the value of $x$?</p>`,
    },
  ],
  given: ({ a, u, v }) => ({ a, u, v }),
  answer: ({ a, u, v }) => num(180 - a - u - v),
  traps: [
    {
      misconception: 'geo-gives-the-other-angle',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ a, u }) => [180 - a - u],
      rule: ({ a, u }) => num(180 - a - u),
      says: () => 'I stopped at the angle $ADC$ of the left triangle.',
      why: () => 'is the angle $ADC$ of the left triangle.',
    },
    {
      misconception: 'geo-forgets-a-known-angle',
      operation: 'term-left-out',
      operands: ({ a, v }) => [180, -(a + v)],
      rule: ({ a, v }) => num(180 - a - v),
      says: ({ u }) => `I left the ${u}° out.`,
      why: ({ a, v }) => `uses $${a}$ and $${v}$ as if they were two angles of one small triangle.`,
    },
    {
      misconception: 'geo-forgets-a-known-angle',
      operation: 'term-left-out',
      operands: ({ u, v }) => [180, -(u + v)],
      rule: ({ u, v }) => num(180 - u - v),
      says: ({ a }) => `I left the ${a}° at $A$ out.`,
      why: ({ a }) => `leaves out the $${a}^\\circ$ at $A$.`,
    },
    {
      misconception: 'geo-takes-exterior-as-interior',
      operation: 'stopped-at-a-step',
      operands: ({ a, u }) => [a + u],
      rule: ({ a, u }) => num(a + u),
      says: () => 'I gave the exterior angle $CDB$ of the left triangle.',
      why: () => 'is the angle $CDB$, an exterior angle of the left triangle.',
    },
    {
      misconception: 'geo-assumes-a-right-angle',
      operation: 'wrong-number-used',
      operands: () => [90],
      after: (x, { v }) => sub(180 - v, x),
      rule: ({ v }) => num(90 - v),
      says: () => 'I took the angle $CDB$ for a right angle.',
      why: () => 'takes angle $CDB$ for a right angle, which the figure does not say.',
    },
    {
      misconception: 'geo-assumes-equal-angles',
      operation: 'wrong-number-used',
      operands: ({ a }) => [a],
      rule: ({ a }) => num(a),
      says: () => 'I took the angles at $A$ and $B$ to be equal.',
      why: () => 'repeats the angle at $A$, but nothing says that these two are equal.',
    },
  ],
  explain: ({ a, u, v }) => ({
    plan: 'Look for an angle that both triangles have to do with: the exterior angle of one is an angle of the other.',
    steps: [
      {
        do: `Angle $CDB$ is an exterior angle of triangle $ADC$: $${a} + ${u} = ${a + u}$ degrees.`,
        why: 'It equals the two far interior angles together.',
      },
      {
        do: `In triangle $DBC$: $${a + u} + ${v} + x = 180$, so $${a + u + v} + x = 180$.`,
        why: 'The angles of a triangle add up to $180^\\circ$.',
      },
      { do: `$x = 180 - ${a + u + v} = ${180 - a - u - v}$`, why: 'Subtract the two known angles from both sides.' },
    ],
    faster: `Forget the line $CD$: the large triangle has the angles $${a}^\\circ$ and $${u}^\\circ + ${v}^\\circ = ${u + v}^\\circ$, so $x = 180 - ${a} - ${u + v} = ${180 - a - u - v}$.`,
    check: `In the large triangle: $${a} + (${u} + ${v}) + ${180 - a - u - v} = 180$.`,
    figure: split(a, u, v, `${180 - a - u - v}°`, `${a + u}°`),
  }),
  // Draws the whole triangle from two of its angles and measures the third.
  check: ({ a, u, v }) => {
    const [A, C, B] = xy.asa(a, 1, u + v)
    return num(Math.round(xy.angle(A, B, C)))
  },
})

export const templates: readonly Template[] = [algebra, twoTriangles]
