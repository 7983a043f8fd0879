import { div, drawing, frac, g, int, linear, num, pick, type Template, template, until, whole, xy } from '#kit'
import { name, SETS, tri } from './triangle-angles.ts'

const skill = 'geo-triangle-angles'

const drawMulti = (x: number, k: number, m: number) => ({ angles: [x, k * x, x + m] as const })

type Alg = Readonly<{ k: number; m: number; x: number }>

const slip = (misconception: string, x: (p: Alg) => ReturnType<typeof div>, says: string) => ({
  misconception,
  shortcut: (p: Alg) => whole(x(p), 8, 84),
  why: () => says,
})

const xTraps = [
  slip(
    'geo-uses-360-for-a-straight-line',
    ({ k, m }) => div(360 - m, k + 2),
    'lets the three angles add up to $360^\\circ$.',
  ),
  slip(
    'geo-uses-90-for-a-straight-line',
    ({ k, m }) => div(90 - m, k + 2),
    'lets the three angles add up to $90^\\circ$.',
  ),
  slip('geo-forgets-a-known-angle', ({ k, m }) => div(180 - m, k + 1), 'forgets one of the three angles with $x$.'),
  slip('geo-forgets-a-known-angle', ({ k, m }) => div(180 - m, k), 'counts only one of the three angles with $x$.'),
  slip('geo-drops-the-plain-number', ({ k, m }) => div(180 + m, k + 2), 'moves the plain number with the wrong sign.'),
  slip('geo-drops-the-plain-number', ({ k }) => frac(180, k + 2), 'leaves the plain number out.'),
  slip('geo-drops-the-plain-number', ({ k, m }) => div(180 - m, k + 3), 'counts one angle too many.'),
  slip('geo-gives-the-other-angle', ({ k, x }) => frac(k * x), 'is another angle of the triangle.'),
  slip('geo-gives-the-other-angle', ({ m, x }) => frac(x + m), 'is another angle of the triangle.'),
] as const

const fits = (p: Alg) => new Set([p.x, ...xTraps.flatMap((t) => t.shortcut(p)?.number?.n ?? [])]).size >= 5

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
  explain: ({ x, k, m }) => [
    { do: `$x + ${k}x + (${linear(1, m)}) = 180$`, why: 'The angles of a triangle add up to $180^\\circ$.' },
    { do: `$${linear(k + 2, 0)} = ${180 - m}$`, why: 'Like terms are combined.' },
    { do: `$x = ${x}$`, why: `The angles are $${x}^\\circ$, $${k * x}^\\circ$ and $${x + m}^\\circ$.` },
  ],
  check: ({ k, m }) =>
    num(
      Array.from({ length: 180 }, (_, x) => x).find(
        (x) => drawMulti(x, k, m).angles.reduce((s, v) => s + v, 0) === 180,
      ) ?? -1,
    ),
})

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
      stem: ({ a, u, v }) => {
        const [A, B, C] = xy.asa(a, 8, 180 - a - u - v)
        const t = (xy.distance(A, C) * Math.sin((u * Math.PI) / 180)) / Math.sin(((180 - a - u) * Math.PI) / 180) / 8
        return `<p>In the figure, point $D$ lies on side $AB$ of triangle $ABC$.</p>${drawing({ alt: 'Triangle ABC with a segment from C to the point D of side AB', at: { A, B, C, D: xy.along(A, B, t) }, height: 240 }, [g.polygon('ABC'), g.seg('CD'), g.angle('BAC', `${a}°`), g.angle('ACD', `${u}°`, { r: 36 }), g.angle('DCB', `${v}°`, { r: 46 }), g.angle('ABC', 'x°')])}<p>What is the value of $x$?</p>`
      },
    },
  ],
  given: ({ a, u, v }) => ({ a, u, v }),
  answer: ({ a, u, v }) => num(180 - a - u - v),
  traps: [
    {
      misconception: 'geo-slips-by-ten-at-angles',
      rule: ({ a, u, v }) => num(180 - a - u - v + 10),
      why: () => 'is off by ten: a slip in the calculation.',
    },
    {
      misconception: 'geo-slips-by-ten-at-angles',
      rule: ({ a, u, v }) => num(180 - a - u - v - 10),
      why: () => 'is off by ten: a slip in the calculation.',
    },
    {
      misconception: 'geo-forgets-a-known-angle',
      rule: ({ a, v }) => num(180 - a - v),
      why: ({ a, v }) => `uses $${a}$ and $${v}$ as if they were two angles of one small triangle.`,
    },
    {
      misconception: 'geo-forgets-a-known-angle',
      rule: ({ a, u }) => num(180 - a - u),
      why: () => 'is the angle $ADC$ of the left triangle.',
    },
    {
      misconception: 'geo-takes-exterior-as-interior',
      rule: ({ a, u }) => num(a + u),
      why: () => 'is the angle $CDB$, an exterior angle of the left triangle.',
    },
    {
      misconception: 'geo-subtracts-the-remote-angles',
      rule: ({ a, u, v }) => num(a + Math.abs(u - v)),
      why: () => 'subtracts the two parts of the angle at $C$ instead of adding them.',
    },
    {
      misconception: 'geo-uses-90-for-a-straight-line',
      rule: ({ u }) => num(90 - u),
      why: () => 'takes angle $ADC$ for a right angle, which the figure does not say.',
    },
    {
      misconception: 'geo-uses-90-for-a-straight-line',
      rule: ({ v }) => num(90 - v),
      why: () => 'takes angle $CDB$ for a right angle, which the figure does not say.',
    },
  ],
  explain: ({ a, u, v }) => [
    {
      do: `Angle $CDB$ is an exterior angle of triangle $ADC$: $${a} + ${u} = ${a + u}$ degrees.`,
      why: 'It equals the two far interior angles together.',
    },
    {
      do: `In triangle $DBC$: $x = 180 - ${a + u} - ${v} = ${180 - a - u - v}$.`,
      why: 'The angles of a triangle add up to $180^\\circ$.',
    },
  ],
  // Draws the whole triangle from two of its angles and measures the third.
  check: ({ a, u, v }) => {
    const [A, C, B] = xy.asa(a, 1, u + v)
    return num(Math.round(xy.angle(A, B, C)))
  },
})

export const templates: readonly Template[] = [algebra, twoTriangles]
