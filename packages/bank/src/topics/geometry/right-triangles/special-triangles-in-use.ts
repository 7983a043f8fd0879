import {
  drawing,
  frac,
  g,
  int,
  num,
  person,
  pick,
  rightTriangle,
  surd,
  surdScale,
  surdTex,
  surdValue,
  type Template,
  TRIANGLE_NAMES,
  template,
  triangleTurn,
} from '#kit'
import { root } from './special-triangles.ts'

const skill = 'geo-special-right-triangles'

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
        `${drawing({ alt: 'Triangle ABC with the altitude CD', at: { A: [0, 0], B: [s, 0], C: [s / 2, (s * Math.sqrt(3)) / 2], D: [s / 2, 0] }, height: 220 }, [g.polygon('ABC'), g.seg('CD', '', { dash: true }), g.right('CDB'), g.side('CA', `${s}`), g.angle('BAC', '60°'), g.angle('ABC', '60°')])}<p>Triangle $ABC$ is equilateral. What is ${area ? 'the area of the triangle, in square units' : 'the length of $CD$'}?</p>`,
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
      misconception: 'geo-takes-root-2-for-root-3',
      rule: ({ s, area }) => surdValue(area ? surd(0, frac(s * s, 2), 2) : root(s, 2)),
      why: () => 'uses $\\sqrt{2}$ and the whole side.',
    },
    {
      misconception: 'geo-takes-a-factor-of-2-for-a-root',
      rule: ({ s, area }) => num(area ? frac(s * s, 2) : s),
      why: () => 'takes the height to be as long as a side.',
    },
    {
      misconception: 'geo-forgets-the-half',
      rule: ({ s, area }) => surdValue(area ? surd(0, frac(s * s, 2), 3) : root(s, 3)),
      why: ({ area }) =>
        area ? 'forgets the factor one half in the area of a triangle.' : 'takes the whole side for the short leg.',
    },
    {
      misconception: 'geo-takes-root-2-for-root-3',
      rule: ({ s, area }) => surdValue(area ? surd(0, frac(s * s, 4), 2) : surd(0, frac(s, 2), 2)),
    },
    {
      misconception: 'geo-takes-a-factor-of-2-for-a-root',
      rule: ({ s, area }) => num(area ? frac(s * s, 4) : frac(s, 2)),
    },
    {
      misconception: 'geo-goes-the-wrong-way',
      rule: ({ s, area }) => surdValue(area ? surd(0, frac(s * s, 12), 3) : surd(0, frac(s, 6), 3)),
      why: () => 'divides half a side by $\\sqrt{3}$ instead of multiplying.',
    },
    {
      misconception: 'geo-forgets-the-half',
      rule: ({ s, area }) => surdValue(area ? root(s * s, 3) : surd(0, frac(s, 4), 3)),
      why: () => 'has a wrong factor in front of $\\sqrt{3}$.',
    },
  ],
  explain: ({ s, area }) => [
    {
      do: `The altitude splits the triangle into two with angles $30^\\circ$, $60^\\circ$, $90^\\circ$; the short leg is half a side.`,
      why: 'The altitude of an equilateral triangle meets the middle of the base.',
    },
    {
      do: `For a side of $${s}$ the height is $${s / 2}\\sqrt{3}$.`.replace('$1\\sqrt', '$\\sqrt'),
      why: 'The long leg is $\\sqrt{3}$ times the short leg.',
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
  check: ({ s, area }) => {
    const square = frac(3 * s * s, 4)
    const h = surd(0, frac(1, square.d), square.n * square.d)
    return surdValue(area ? surdScale(h, frac(s, 2)) : h)
  },
})

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
      stem: ({ h, steep, set }) => {
        const n = steep ? h * 3 : h
        const right = steep ? n / Math.sqrt(3) : n * Math.sqrt(3)
        const [a, b, c, d] = [...set] as [string, string, string, string]
        return `${drawing({ alt: `Triangle ${a}${b}${c} with the altitude ${c}${d}`, at: { [a]: [-n, 0], [b]: [right, 0], [c]: [0, n], [d]: [0, 0] }, height: 220 }, [g.polygon(a + b + c), g.seg(c + d, `${n}`), g.right(c + d + b), g.angle(b + a + c, '45°'), g.angle(a + b + c, steep ? '60°' : '30°')])}<p>In the figure, $${c}${d}$ is an altitude of triangle $${a}${b}${c}$. What is the length of $${a}${b}$?</p>`
      },
    },
  ],
  given: ({ h, steep }) => ({ height: steep ? 3 * h : h, steep }),
  answer: ({ h, steep }) => surdValue(steep ? surd(3 * h, h, 3) : surd(h, h, 3)),
  traps: [
    {
      misconception: 'geo-goes-the-wrong-way',
      shortcut: ({ h, steep }) => surdValue(steep ? surd(3 * h, 3 * h, 3) : surd(h, frac(h, 3), 3)),
    },
    {
      misconception: 'geo-takes-root-2-for-root-3',
      shortcut: ({ h, steep }) => surdValue(steep ? surd(3 * h, h, 2) : surd(h, h, 2)),
    },
    {
      misconception: 'geo-finds-one-part-only',
      shortcut: ({ h, steep }) => surdValue(steep ? surd(h, h, 3) : surd(3 * h, h, 3)),
      why: () => 'has a wrong length for one of the two parts of the base.',
    },
    {
      misconception: 'geo-doubles-the-wrong-side',
      shortcut: ({ h, steep }) => surdValue(steep ? surd(3 * h, 2 * h, 3) : surd(h, 2 * h, 3)),
      why: () => 'takes the slanted side of the right part for its leg.',
    },
    {
      misconception: 'geo-finds-one-part-only',
      shortcut: ({ h, steep }) => surdValue(steep ? surd(6 * h, h, 3) : surd(2 * h, h, 3)),
      why: () => 'takes the wrong part for the left triangle.',
    },
  ],
  explain: ({ h, steep, set }) => [
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
  // tan 60° = √3 and tan 30° = √3 / 3.
  check: ({ height, steep }) => surdValue(steep ? surd(height, frac(height, 3), 3) : surd(height, height, 3)),
})

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
      stem: ({ n, double, set, rot }) => {
        const k = double ? n : n / 2
        return `${rightTriangle(set, k, k * Math.sqrt(3), double ? { a: `${n}`, c: 'x', B: '60°' } : { a: 'x', c: `${n}`, A: '30°' }, rot)}<p>Find the value of $x$.</p>`
      },
    },
  ],
  given: ({ n, double }) => ({ n, double }),
  answer: ({ n, double }) => num(double ? 2 * n : frac(n, 2)),
  traps: [
    { misconception: 'geo-goes-the-wrong-way', rule: ({ n, double }) => num(double ? frac(n, 2) : 2 * n) },
    {
      misconception: 'geo-takes-a-factor-of-2-for-a-root',
      rule: ({ n }) => num(n),
      why: () => 'takes the two sides to be equal.',
    },
  ],
  explain: ({ n, double }) => [
    {
      do: `The leg ${double ? `of $${n}$` : 'asked for'} lies opposite the angle of $30^\\circ$.`,
      why: 'The acute angles are $30^\\circ$ and $60^\\circ$.',
    },
    {
      do: double ? `$x = 2 \\cdot ${n} = ${2 * n}$` : `$x = ${n} \\div 2 = ${n % 2 === 0 ? n / 2 : `\\frac{${n}}{2}`}$`,
      why: 'The hypotenuse is twice the shorter leg.',
    },
  ],
  check: ({ n, double }) =>
    num(frac(Math.round(2 * (double ? n / Math.sin(Math.PI / 6) : n * Math.sin(Math.PI / 6))), 2)),
})

export const templates: readonly Template[] = [applied, joined, wholeSide]
