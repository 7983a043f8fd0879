/** Three parallel lines, and the altitude on the hypotenuse. */

import {
  add,
  div,
  drawing,
  frac,
  g,
  type Html,
  int,
  num,
  pick,
  surd,
  surdSqrt,
  surdTex,
  surdValue,
  type Template,
  template,
  toTex,
  until,
  whole,
} from '#kit'
import { surdText } from '../surd-text.ts'
import { SETS, skill } from './segments.ts'

const streets = (p: number, q: number, r: number, x: string): Html => {
  // The left line goes straight down; the right one is slanted so that its parts are r and s.
  const slant = Math.sqrt(r * r - p * p) / p
  const w = (p + q) * 0.55
  const at = {
    A: [0, 0],
    B: [0, -p],
    C: [0, -p - q],
    D: [w, 0],
    E: [w + slant * p, -p],
    F: [w + slant * (p + q), -p - q],
  } as const
  const reach = Math.max(...Object.values(at).map((v) => v[0])) + 0.16 * (p + q)
  const start = -0.16 * (p + q)
  return drawing(
    {
      alt: 'Three horizontal parallel lines are crossed by the line ABC on the left and the line DEF on the right',
      at: {
        ...at,
        g: [start, 0],
        h: [reach, 0],
        i: [start, -p],
        j: [reach, -p],
        k: [start, -p - q],
        l: [reach, -p - q],
      },
      height: 230,
    },
    [
      g.seg('gh'),
      g.seg('ij'),
      g.seg('kl'),
      g.seg('AC'),
      g.seg('DF'),
      g.side('AB', `${p}`, { from: 'E' }),
      g.side('BC', `${q}`, { from: 'E' }),
      g.side('DE', `${r}`, { from: 'B' }),
      g.side('EF', x, { from: 'B' }),
    ],
  )
}

/** Three parallel lines and two lines across. */
const threeLines = template({
  id: 'geometry/three-parallel-lines',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 80,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({ p: int(rng, 3, 15), q: int(rng, 3, 15), r: int(rng, 4, 20) }),
      ({ p, q, r }) =>
        p !== q && p !== r && (r * q) % p === 0 && r / p < 1.35 && r / p > 1.04 && Math.max(p, q) < 3 * Math.min(p, q),
    ),
  frames: [
    {
      id: 'streets',
      kind: 'figure',
      items: 5,
      stem: ({ p, q, r }) =>
        `<p>Three parallel streets are crossed by two avenues. The figure shows distances between the crossings, in hundreds of feet.</p>${streets(p, q, r, 'x')}<p>What is the value of $x$?</p>`,
    },
  ],
  given: ({ p, q, r }) => ({ p, q, r }),
  answer: ({ p, q, r }) => num((r * q) / p),
  traps: [
    {
      misconception: 'geo-adds-instead-of-scaling',
      classic: true,
      operation: 'difference-for-ratio',
      operands: ({ p, q, r }) => [p, q, r],
      rule: ({ p, q, r }) => whole(q + r - p),
      says: () => 'I used the difference of two distances instead of their ratio.',
      why: ({ p, r }) => `adds the difference between $${p}$ and $${r}$ instead of using their ratio.`,
    },
    {
      misconception: 'geo-pairs-the-wrong-sides',
      operation: 'wrong-number-used',
      operands: ({ q }) => [q],
      rule: ({ q }) => num(q),
      says: () => 'I took the lower distances of both avenues to be equal.',
      why: () => 'takes the lower distances of both avenues to be equal.',
    },
    {
      misconception: 'geo-inverts-the-ratio',
      operation: 'ratio-upside-down',
      operands: ({ p, q, r }) => [p, q, r],
      rule: ({ p, q, r }) => whole(frac(r * p, q)),
      why: ({ p, q }) => `multiplies by $\\frac{${p}}{${q}}$ instead of $\\frac{${q}}{${p}}$.`,
    },
    {
      misconception: 'geo-uses-the-part-for-the-whole',
      operation: 'whole-for-part',
      operands: ({ p, q, r }) => [add(r, div(r * q, p))],
      rule: ({ p, q, r }) => num(r + (r * q) / p),
      says: () => 'I gave the whole distance $DF$.',
      why: () => 'is the whole distance $DF$.',
    },
    {
      misconception: 'geo-pairs-the-wrong-sides',
      operation: 'wrong-number-used',
      operands: ({ r }) => [r],
      rule: ({ r }) => num(r),
      says: () => 'I took both distances on the right to be equal.',
      why: () => 'takes both distances on the right to be equal.',
    },
    {
      misconception: 'geo-multiplies-without-dividing',
      operation: 'factor-left-out',
      operands: ({ q, r }) => [r, q],
      rule: ({ q, r }) => num(r * q),
      says: ({ p, q, r }) => `I multiplied ${r} by ${q} and did not divide by ${p}.`,
      why: ({ p }) => `forgets to divide by $${p}$.`,
    },
  ],
  explain: ({ p, q, r }) => ({
    plan: 'Parallel lines divide all lines across them in the same ratio: set up the proportion of the distances.',
    steps: [
      {
        do: `$\\frac{${p}}{${q}} = \\frac{${r}}{x}$`,
        why: 'Parallel lines divide all lines across them in the same ratio.',
      },
      { do: `$${p} \\cdot x = ${r} \\cdot ${q} = ${r * q}$`, why: 'Cross-multiply.' },
      { do: `$x = \\frac{${r * q}}{${p}} = ${(r * q) / p}$`, why: `Divide both sides by $${p}$.` },
    ],
    faster: `On the left, the lower distance is $${toTex(frac(q, p))}$ times the upper one, so it is the same on the right: $x = ${toTex(frac(q, p))} \\cdot ${r} = ${(r * q) / p}$.`,
    check: `$${p} \\cdot ${(r * q) / p} = ${r * q}$ and $${q} \\cdot ${r} = ${r * q}$.`,
    figure: streets(p, q, r, `${(r * q) / p}`),
  }),
  // Cuts a slanted line with three level ones and measures.
  check: ({ p, q, r }) => {
    const slant = Math.asin(Math.min(1, p / r))
    return num(Math.round(q / Math.sin(slant) || -1))
  },
})

const onHypotenuse = (p: number, q: number, set: string, x: string): Html => {
  const [a, b, c, d] = [...set] as [string, string, string, string]
  return drawing(
    {
      alt: `Triangle ${a}${b}${c} with the altitude ${c}${d}`,
      at: { [a]: [0, 0], [b]: [p + q, 0], [c]: [p, Math.sqrt(p * q)], [d]: [p, 0] },
      height: 230,
    },
    [
      g.polygon(a + b + c),
      g.seg(c + d, x),
      g.right(a + c + b),
      g.right(c + d + b),
      g.side(a + d, `${p}`),
      g.side(d + b, `${q}`),
    ],
  )
}

/** The altitude to the hypotenuse. */
const altitude = template({
  id: 'geometry/altitude-on-hypotenuse',
  skill,
  difficulty: 'High',
  b: 1.1,
  calculator: false,
  seconds: 100,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({ p: int(rng, 2, 12), q: int(rng, 3, 20), set: pick(rng, SETS) }),
      ({ p, q }) => p < q && q < 5 * p && (p + q) % 2 === 0,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'multi-step',
      items: 6,
      stem: ({ p, q, set }) => {
        const [a, b, c, d] = [...set] as [string, string, string, string]
        return `<p>Triangle $${a}${b}${c}$ has a right angle at $${c}$, and $${c}${d}$ is the altitude to $${a}${b}$.</p>${onHypotenuse(p, q, set, 'x')}<p>What is the value of $x$?</p>`
      },
    },
  ],
  given: ({ p, q }) => ({ p, q }),
  answer: ({ p, q }) => surdValue(surd(0, 1, p * q)),
  traps: [
    {
      misconception: 'geo-takes-the-mean-for-the-geometric-mean',
      classic: true,
      operation: 'plain-mean',
      operands: ({ p, q }) => [p, q],
      rule: ({ p, q }) => num((p + q) / 2),
      why: ({ p, q }) => `is half of $${p} + ${q}$.`,
    },
    {
      misconception: 'geo-uses-the-part-for-the-whole',
      rule: ({ p, q }) => surdValue(surd(0, 1, p * (p + q))),
      says: () => 'I used the left part and the whole hypotenuse, which leads to the left leg.',
      why: () => 'is the leg on the left: it uses the whole hypotenuse.',
    },
    {
      misconception: 'geo-uses-the-part-for-the-whole',
      rule: ({ p, q }) => surdValue(surd(0, 1, q * (p + q))),
      says: () => 'I used the right part and the whole hypotenuse, which leads to the right leg.',
      why: () => 'is the leg on the right: it uses the whole hypotenuse.',
    },
    {
      misconception: 'geo-takes-the-mean-for-the-geometric-mean',
      rule: ({ p, q }) => surdValue(surd(0, 1, p + q)),
      says: () => 'I took the root of the sum of the two parts instead of their product.',
      why: () => 'takes the root of the sum instead of the product.',
    },
    {
      misconception: 'geo-pairs-the-wrong-sides',
      rule: ({ p, q }) => surdValue(surd(0, 1, q * q - p * p)),
      says: () =>
        'I subtracted the squares of the two parts and took the root, although they are not sides of one right triangle.',
      why: () => 'subtracts the squares of the two parts, which are not sides of one right triangle.',
    },
  ],
  explain: ({ p, q, set }) => ({
    plan: 'The altitude makes two similar triangles; it is a leg of both, so it stands twice in the proportion of their legs.',
    steps: [
      {
        do: 'The altitude cuts the triangle into two triangles that are similar to each other.',
        why: 'Each shares an acute angle with the whole triangle and has a right angle.',
      },
      {
        do: `$\\frac{${p}}{x} = \\frac{x}{${q}}$, so $x^2 = ${p * q}$.`,
        why: 'The altitude is the longer leg of one and the shorter leg of the other.',
      },
      { do: `$x = ${surdTex(surd(0, 1, p * q))}$`, why: 'A length is positive.' },
    ],
    figure: onHypotenuse(p, q, set, surdText(surdSqrt(p * q))),
    faster: `The altitude is the geometric mean of the two parts: $x = \\sqrt{${p} \\cdot ${q}} = \\sqrt{${p * q}}$, which is ${surdValue(surd(0, 1, p * q)).html}.`,
    check: `By the Pythagorean theorem the two legs have the squares $${p}^2 + ${p * q} = ${p * p + p * q}$ and $${q}^2 + ${p * q} = ${q * q + p * q}$; together this is $${(p + q) ** 2} = ${p + q}^2$, the square of the hypotenuse.`,
  }),
  // By Pythagoras three times: h² = ((p + q)² − p² − q²) / 2.
  check: ({ p, q }) => surdValue(surd(0, 1, ((p + q) ** 2 - p * p - q * q) / 2)),
})

export const templates: readonly Template[] = [threeLines, altitude]
