import {
  drawing,
  frac,
  g,
  type Html,
  int,
  num,
  person,
  pick,
  rightTriangle,
  rootText,
  surd,
  surdScale,
  surdTex,
  surdValue,
  type Template,
  TRIANGLE_NAMES,
  template,
  toTex,
  triangleTurn,
} from '#kit'
import { surdText } from '../surd-text.ts'
import { root } from './special-common.ts'

const skill = 'geo-special-right-triangles'

const equilateral = (s: number, height = ''): Html =>
  drawing(
    {
      alt: 'Triangle ABC with the altitude CD',
      at: { A: [0, 0], B: [s, 0], C: [s / 2, (s * Math.sqrt(3)) / 2], D: [s / 2, 0] },
      height: 220,
    },
    [
      g.polygon('ABC'),
      g.seg('CD', height, { dash: true }),
      g.right('CDB'),
      g.side('CA', `${s}`),
      g.angle('BAC', '60°'),
      g.angle('ABC', '60°'),
    ],
  )

/** Height, perimeter or area of an equilateral triangle; perimeter of a square from its diagonal. */
const applied = template({
  id: 'geometry/special-equilateral',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 90,
  response: 'choice',
  balance: 'size',
  draw: (rng) => ({ s: int(rng, 2, 12) * 2, area: int(rng, 0, 1) === 1 }),
  frames: [
    {
      id: 'height',
      kind: 'figure',
      items: 6,
      stem: ({ s, area }) =>
        `${equilateral(s)}<p>Triangle $ABC$ is equilateral. What is ${area ? 'the area of the triangle, in square units' : 'the length of $CD$'}?</p>`,
    },
    {
      id: 'sign',
      kind: 'words',
      items: 4,
      b: 0.7,
      stem: ({ s, area }, rng) =>
        `A pennant has the shape of an equilateral triangle with sides of $${s}$ inches. ${person(rng)} wants to know ${area ? 'its area' : 'its height'}. What is it, in ${area ? 'square inches' : 'inches'}?`,
    },
  ],
  given: ({ s, area }) => ({ s, area }),
  answer: ({ s, area }) => surdValue(area ? surd(0, frac(s * s, 4), 3) : surd(0, frac(s, 2), 3)),
  traps: [
    {
      misconception: 'geo-forgets-the-half',
      classic: true,
      rule: ({ s, area }) => surdValue(area ? surd(0, frac(s * s, 2), 3) : root(s, 3)),
      says: ({ area }) =>
        area
          ? 'I took side times height and forgot the half in the area of a triangle.'
          : 'I multiplied the whole side by $\\sqrt{3}$ where only half of it belongs to the right triangle.',
      why: ({ area }) =>
        area ? 'forgets the factor one half in the area of a triangle.' : 'takes the whole side for the shorter leg.',
    },
    {
      misconception: 'geo-stops-at-the-height',
      rule: ({ s, area }) => (area ? surdValue(surd(0, frac(s, 2), 3)) : null),
      why: () => 'is the height of the triangle, not its area.',
    },
    {
      misconception: 'geo-takes-a-factor-of-2-for-a-root',
      rule: ({ s, area }) => num(area ? frac(s * s, 2) : s),
      says: () => 'I took the height to be as long as a side.',
      why: () => 'takes the height to be as long as a side.',
    },
    {
      misconception: 'geo-takes-root-2-for-root-3',
      rule: ({ s, area }) => surdValue(area ? surd(0, frac(s * s, 4), 2) : surd(0, frac(s, 2), 2)),
      says: () => 'I used $\\sqrt{2}$, which belongs to the triangle with two angles of $45^\\circ$.',
      why: () => 'uses $\\sqrt{2}$ instead of $\\sqrt{3}$ for the height.',
    },
    {
      misconception: 'geo-goes-the-wrong-way',
      rule: ({ s, area }) => surdValue(area ? surd(0, frac(s * s, 12), 3) : surd(0, frac(s, 6), 3)),
      says: () => 'I divided half a side by $\\sqrt{3}$ to get the height instead of multiplying.',
      why: () => 'divides half a side by $\\sqrt{3}$ instead of multiplying.',
    },
  ],
  explain: ({ s, area }, frame) => ({
    plan: 'The altitude cuts the equilateral triangle into two special right triangles; half a side is the shorter leg.',
    steps: [
      {
        do: 'The altitude splits the triangle into two triangles with angles $30^\\circ$, $60^\\circ$, $90^\\circ$.',
        why: 'The altitude of an equilateral triangle meets the middle of the base and halves the angle of $60^\\circ$ at the top.',
      },
      { do: `The shorter leg is $${s} \\div 2 = ${s / 2}$.`, why: 'It is half a side.' },
      {
        do: `The height is $${s / 2} \\cdot \\sqrt{3} = ${surdTex(root(s / 2, 3))}$.`,
        why: 'The longer leg is $\\sqrt{3}$ times the shorter leg.',
      },
      ...(area
        ? [
            {
              do: `Area: $\\frac{1}{2} \\cdot ${s} \\cdot ${surdTex(root(s / 2, 3))} = ${surdTex(surd(0, frac(s * s, 4), 3))}$.`,
              why: 'Half of base times height.',
            },
          ]
        : []),
    ],
    faster: `In every equilateral triangle with side $s$ the ${area ? 'area is $\\frac{s^2}{4}\\sqrt{3}$' : 'height is $\\frac{s}{2}\\sqrt{3}$'}: here $${area ? `\\frac{${s}^2}{4}\\sqrt{3} = ${surdTex(surd(0, frac(s * s, 4), 3))}` : `\\frac{${s}}{2}\\sqrt{3} = ${surdTex(root(s / 2, 3))}`}$.`,
    check: area
      ? `The triangle must fill less than half of a square with side ${s}, which has $${s * s}$ square units: $${surdTex(surd(0, frac(s * s, 4), 3))} \\approx ${((s * s * Math.sqrt(3)) / 4).toFixed(1)}$, and half of the square is $${(s * s) / 2}$.`
      : `By the Pythagorean theorem: $${s / 2}^2 + (${surdTex(root(s / 2, 3))})^2 = ${(s * s) / 4} + ${(3 * s * s) / 4} = ${s * s} = ${s}^2$.`,
    figure: frame === 'height' ? equilateral(s, surdText(root(s / 2, 3))) : '',
  }),
  check: ({ s, area }) => {
    const square = frac(3 * s * s, 4)
    const h = surd(0, frac(1, square.d), square.n * square.d)
    return surdValue(area ? surdScale(h, frac(s, 2)) : h)
  },
})

/** A triangle with an altitude; angles of 45° on its left and of 60° or 30° on its right. */
const joinedFigure = (
  { h, steep, set }: Readonly<{ h: number; steep: boolean; set: string }>,
  parts: readonly string[] = [],
): Html => {
  const n = steep ? h * 3 : h
  const right = steep ? n / Math.sqrt(3) : n * Math.sqrt(3)
  const [a, b, c, d] = [...set] as [string, string, string, string]
  return drawing(
    {
      alt: `Triangle ${a}${b}${c} with the altitude ${c}${d}`,
      at: { [a]: [-n, 0], [b]: [right, 0], [c]: [0, n], [d]: [0, 0] },
      height: 220,
    },
    [
      g.polygon(a + b + c),
      g.seg(c + d, `${n}`),
      g.right(c + d + b),
      g.angle(b + a + c, '45°'),
      g.angle(a + b + c, steep ? '60°' : '30°'),
      ...parts.map((label, i) => g.side(i === 0 ? a + d : d + b, label, { from: c })),
    ],
  )
}

/** A triangle of both kinds on one height. */
const joined = template({
  id: 'geometry/special-joined',
  skill,
  difficulty: 'High',
  b: 1.2,
  calculator: false,
  seconds: 120,
  response: 'choice',
  balance: 'size',
  draw: (rng) => ({
    h: int(rng, 2, 15),
    steep: int(rng, 0, 1) === 1,
    set: pick(rng, ['ABCD', 'PQRS', 'KLMN', 'EFGH']),
  }),
  frames: [
    {
      id: 'base',
      kind: 'multi-step',
      items: 6,
      stem: (p) =>
        `${joinedFigure(p)}<p>In the figure, $${p.set[2]}${p.set[3]}$ is an altitude of triangle $${p.set.slice(0, 3)}$. What is the length of $${p.set.slice(0, 2)}$?</p>`,
    },
  ],
  given: ({ h, steep }) => ({ height: steep ? 3 * h : h, steep }),
  answer: ({ h, steep }) => surdValue(steep ? surd(3 * h, h, 3) : surd(h, h, 3)),
  traps: [
    {
      misconception: 'geo-goes-the-wrong-way',
      classic: true,
      rule: ({ height: n, steep }) => surdValue(steep ? surd(n, n, 3) : surd(n, frac(n, 3), 3)),
      says: ({ steep, set }) =>
        steep
          ? `I multiplied the altitude by $\\sqrt{3}$ to get $${set[3]}${set[1]}$ instead of dividing.`
          : `I divided the altitude by $\\sqrt{3}$ to get $${set[3]}${set[1]}$ instead of multiplying.`,
      why: ({ steep, set }) =>
        `has the wrong length for $${set[3]}${set[1]}$: the altitude is the ${steep ? 'longer' : 'shorter'} leg on the right.`,
    },
    {
      misconception: 'geo-finds-one-part-only',
      rule: ({ height: n, steep }) => surdValue(steep ? surd(0, frac(n, 3), 3) : root(n, 3)),
      says: ({ set }) => `I found $${set[3]}${set[1]}$ and forgot the part $${set[0]}${set[3]}$.`,
      why: ({ set }) => `is only the part $${set[3]}${set[1]}$.`,
    },
    {
      misconception: 'geo-takes-root-2-for-root-3',
      rule: ({ height: n, steep }) => surdValue(steep ? surd(n, frac(n, 2), 2) : surd(n, n, 2)),
      says: ({ set }) => `I used $\\sqrt{2}$ instead of $\\sqrt{3}$ for the part $${set[3]}${set[1]}$.`,
      why: ({ set }) => `uses $\\sqrt{2}$ for $${set[3]}${set[1]}$; it belongs to two angles of $45^\\circ$.`,
    },
    {
      misconception: 'geo-doubles-the-wrong-side',
      rule: ({ height: n, steep }) => surdValue(steep ? surd(n, frac(2 * n, 3), 3) : surd(3 * n, 0, 1)),
      says: ({ set }) => `I took the slanted side $${set[2]}${set[1]}$ for the part $${set[3]}${set[1]}$ of the base.`,
      why: ({ set }) => `has the slanted side $${set[2]}${set[1]}$ in it instead of $${set[3]}${set[1]}$.`,
    },
  ],
  explain: ({ h, steep, set }) => ({
    plan: 'The altitude is a leg of both right triangles. Find the part of the base in each of them, then add.',
    steps: [
      {
        do: `Left part: $${set[0]}${set[3]} = ${steep ? 3 * h : h}$.`,
        why: 'In the $45^\\circ$ triangle both legs are equal.',
      },
      {
        do: `Right part: $${set[3]}${set[1]} = ${surdTex(root(h, 3))}$.`,
        why: steep
          ? `The altitude is the longer leg, so the shorter one is $\\frac{${3 * h}}{\\sqrt{3}}$.`
          : 'The altitude is the shorter leg, opposite $30^\\circ$, so the longer one is $\\sqrt{3}$ times as long.',
      },
      {
        do: `Together: $${surdTex(steep ? surd(3 * h, h, 3) : surd(h, h, 3))}$.`,
        why: 'The two parts make up the base.',
      },
    ],
    faster: `Look at the options: the part beside $45^\\circ$ adds the whole $${steep ? 3 * h : h}$, and the other part has $\\sqrt{3}$ in it and is ${steep ? 'shorter' : 'longer'} than the altitude, because its angle is ${steep ? 'greater' : 'less'} than $45^\\circ$. Only $${surdTex(steep ? surd(3 * h, h, 3) : surd(h, h, 3))}$ has both.`,
    check: `In the right triangle on the right, the squares of the legs make $${(steep ? 9 : 1) * h * h} + ${3 * h * h} = ${(steep ? 12 : 4) * h * h}$, and that is the square of twice the shorter leg: $4 \\cdot ${(steep ? 3 : 1) * h * h} = ${(steep ? 12 : 4) * h * h}$.`,
    figure: joinedFigure({ h, steep, set }, [`${steep ? 3 * h : h}`, rootText(root(h, 3))]),
  }),
  // tan 60° = √3 and tan 30° = √3 / 3.
  check: ({ height, steep }) => surdValue(steep ? surd(height, frac(height, 3), 3) : surd(height, height, 3)),
})

type Whole = Readonly<{ n: number; double: boolean; set: string; rot: number }>

const wholeFigure = ({ n, double, set, rot }: Whole, x: string): Html => {
  const k = double ? n : n / 2
  return rightTriangle(
    set,
    k,
    k * Math.sqrt(3),
    double ? { a: `${n}`, c: x, B: '60°' } : { a: x, c: `${n}`, A: '30°' },
    rot,
  )
}

/** Whole answers, for the grid. */
const wholeSide = template({
  id: 'geometry/special-whole',
  skill,
  difficulty: 'Low',
  b: -0.4,
  calculator: false,
  seconds: 60,
  response: 'grid',
  balance: 'size',
  draw: (rng) => ({
    n: int(rng, 3, 24),
    double: int(rng, 0, 1) === 1,
    set: pick(rng, TRIANGLE_NAMES),
    rot: triangleTurn(rng),
  }),
  frames: [
    {
      id: 'grid',
      kind: 'figure',
      items: 6,
      stem: (p) => `${wholeFigure(p, 'x')}<p>Find the value of $x$.</p>`,
    },
  ],
  given: ({ n, double }) => ({ n, double }),
  answer: ({ n, double }) => num(double ? 2 * n : frac(n, 2)),
  traps: [
    {
      misconception: 'geo-goes-the-wrong-way',
      classic: true,
      rule: ({ n, double }) => num(double ? frac(n, 2) : 2 * n),
      says: ({ double }) =>
        double ? 'I halved the leg instead of doubling it.' : 'I doubled the hypotenuse instead of halving it.',
      why: () => 'makes the leg longer than the hypotenuse.',
    },
  ],
  explain: ({ n, double, set, rot }) => ({
    plan: 'See which leg lies opposite the smallest angle; it is half of the hypotenuse.',
    steps: [
      {
        do: `The leg ${double ? `of $${n}$` : 'asked for'} lies opposite the angle of $30^\\circ$.`,
        why: 'The acute angles are $30^\\circ$ and $60^\\circ$.',
      },
      {
        do: double
          ? `$x = 2 \\cdot ${n} = ${2 * n}$`
          : `$x = ${n} \\div 2 = ${n % 2 === 0 ? n / 2 : `\\frac{${n}}{2}`}$`,
        why: 'The hypotenuse is twice the shorter leg.',
      },
    ],
    check: double
      ? `Two such triangles, mirrored along the longer leg, make an equilateral triangle: its base is $${n} + ${n} = ${2 * n}$, as long as the hypotenuse.`
      : `Two such triangles, mirrored along the longer leg, make an equilateral triangle: its base is $${toTex(frac(n, 2))} + ${toTex(frac(n, 2))} = ${n}$, as long as the hypotenuse.`,
    figure: wholeFigure({ n, double, set, rot }, double ? `${2 * n}` : n % 2 === 0 ? `${n / 2}` : `${n / 2}`),
  }),
  check: ({ n, double }) =>
    num(frac(Math.round(2 * (double ? n / Math.sin(Math.PI / 6) : n * Math.sin(Math.PI / 6))), 2)),
})

export const templates: readonly Template[] = [applied, joined, wholeSide]
