import {
  add,
  drawing,
  frac,
  g,
  int,
  mul,
  nameTheNumberMistake,
  nonZero,
  num,
  pick,
  point,
  sub,
  type Template,
  template,
  toTex,
  until,
  whole,
  xy,
} from '#kit'
import { onGrid, pt, type XY } from '../on-grid.ts'

const skill = 'geo-dilations-and-symmetry'

const FACTORS = [2, 3, [1, 2], [3, 2], [1, 3]] as const
const value = (k: (typeof FACTORS)[number]) => (typeof k === 'number' ? frac(k, 1) : frac(k[0], k[1]))
const dilate = template({
  id: 'geometry/dilation-image',
  skill,
  difficulty: 'Low',
  b: -0.2,
  calculator: false,
  seconds: 55,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ p: [nonZero(rng, -9, 9), nonZero(rng, -9, 9)] as XY, k: pick(rng, FACTORS) }),
      ({ p, k }) => p.every((x) => mul(x, value(k)).d === 1) && Math.abs(p[0]) !== Math.abs(p[1]),
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 5,
      stem: ({ p, k }) =>
        `Point $P${pt(p)}$ is dilated from the origin by the scale factor $${toTex(value(k))}$. What are the coordinates of its image?`,
    },
  ],
  given: ({ p, k }) => ({ p, k: value(k) }),
  answer: ({ p, k }) => point(mul(p[0], value(k)), mul(p[1], value(k))),
  traps: [
    {
      misconception: 'geo-trans-inverts-the-factor',
      shortcut: ({ p, k }) => point(mul(p[0], frac(value(k).d, value(k).n)), mul(p[1], frac(value(k).d, value(k).n))),
    },
    {
      misconception: 'geo-trans-adds-the-factor',
      shortcut: ({ p, k }) => point(mul(p[0], value(k)), p[1]),
      why: () => 'changes the first coordinate only.',
    },
    {
      misconception: 'geo-trans-adds-the-factor',
      shortcut: ({ p, k }) => point(p[0], mul(p[1], value(k))),
      why: () => 'changes the second coordinate only.',
    },
    {
      misconception: 'geo-trans-changes-both-signs',
      shortcut: ({ p, k }) => point(mul(-p[0], value(k)), mul(-p[1], value(k))),
    },
    {
      misconception: 'geo-trans-adds-the-factor',
      shortcut: ({ p, k }) => (value(k).d === 1 ? point(p[0] + value(k).n, p[1] + value(k).n) : null),
    },
  ],
  explain: ({ p, k }) => [
    {
      do: `$${p[0]} \\cdot ${toTex(value(k))} = ${toTex(mul(p[0], value(k)))}$ and $${p[1]} \\cdot ${toTex(value(k))} = ${toTex(mul(p[1], value(k)))}$`,
      why: 'From the origin, both coordinates are multiplied by the factor.',
    },
    {
      do: `The image is $(${toTex(mul(p[0], value(k)))}, ${toTex(mul(p[1], value(k)))})$.`,
      why: 'It lies on the same line through the origin.',
    },
  ],
  // From the point itself, on by what the factor has beyond 1.
  check: ({ p, k }) => point(add(p[0], mul(p[0], sub(k, 1))), add(p[1], mul(p[1], sub(k, 1)))),
})

const factor = template({
  id: 'geometry/dilation-scale-factor',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 65,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({
        a: [int(rng, -3, 3), int(rng, -3, 3)] as XY,
        u: int(rng, 1, 3),
        v: int(rng, 1, 3),
        k: pick(rng, [2, 3]),
        shrink: int(rng, 0, 1) === 1,
      }),
      ({ a, u, v, k }) =>
        [a, [a[0] + u, a[1]] as XY, [a[0], a[1] + v] as XY].every((p) =>
          p.every((x) => Math.abs(k * x) <= 6 && x !== 0),
        ) && u !== v,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      response: 'grid',
      items: 6,
      stem: ({ a, u, v, k, shrink }) => {
        const small = { A: a, B: [a[0] + u, a[1]] as XY, C: [a[0], a[1] + v] as XY }
        const big = [small.A, small.B, small.C].map(([x, y]): XY => [k * x, k * y])
        const at = shrink
          ? { A: big[0] as XY, B: big[1] as XY, C: big[2] as XY, "A'": small.A, "B'": small.B, "C'": small.C }
          : { ...small, "A'": big[0] as XY, "B'": big[1] as XY, "C'": big[2] as XY }
        return `${onGrid('Triangles ABC and A′B′C′', at, [g.polygon('ABC', { fill: true }), g.polygon("A'B'C'", { accent: true })])}<p>A dilation from the origin takes triangle $ABC$ onto triangle $A'B'C'$. What is its scale factor?</p>`
      },
    },
  ],
  given: ({ a, k, shrink }) => ({ from: shrink ? [k * a[0], k * a[1]] : a, to: shrink ? a : [k * a[0], k * a[1]] }),
  answer: ({ k, shrink }) => num(shrink ? frac(1, k) : k),
  traps: [
    { misconception: 'geo-trans-inverts-the-factor', shortcut: ({ k, shrink }) => num(shrink ? k : frac(1, k)) },
    {
      misconception: 'geo-trans-adds-the-factor',
      shortcut: ({ k, shrink }) => num(shrink ? frac(1, k * k) : k * k),
      why: () => 'compares areas.',
    },
    {
      misconception: 'geo-trans-adds-the-factor',
      shortcut: ({ u, k }) => whole(u * (k - 1)),
      why: () => 'takes a difference of lengths.',
    },
  ],
  explain: ({ u, k, shrink }) => [
    { do: `$AB = ${shrink ? k * u : u}$ and $A'B' = ${shrink ? u : k * u}$`, why: 'These sides run along the grid.' },
    {
      do: `$\\frac{A'B'}{AB} = ${toTex(shrink ? frac(1, k) : k)}$`,
      why: 'The scale factor is image divided by original.',
    },
  ],
  check: ({ from, to }) => num(frac(to[0] as number, from[0] as number)),
})

const STEPS = [
  'reflected across the $x$-axis',
  'reflected across the $y$-axis',
  'rotated by $180^\\circ$ around the origin',
  'dilated from the origin by the factor 2',
] as const
const step = (i: number, [x, y]: XY): XY =>
  i === 0 ? [x, -y] : i === 1 ? [-x, y] : i === 2 ? [-x, -y] : [2 * x, 2 * y]
const sequence = template({
  id: 'geometry/transformation-sequence',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 85,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        p: [nonZero(rng, -6, 6), nonZero(rng, -6, 6)] as XY,
        a: nonZero(rng, -6, 6),
        b: nonZero(rng, -6, 6),
        s: int(rng, 0, 3),
        first: int(rng, 0, 1) === 1,
      }),
      ({ p, a, b }) =>
        Math.abs(a) !== Math.abs(b) && Math.abs(a) > 1 && Math.abs(b) > 1 && p[0] + a !== 0 && p[1] + b !== 0,
    ),
  frames: [
    {
      id: 'words',
      kind: 'multi-step',
      items: 8,
      stem: ({ p, a, b, s, first }) => {
        const move = `moved ${Math.abs(a)} units to the ${a > 0 ? 'right' : 'left'} and ${Math.abs(b)} units ${b > 0 ? 'up' : 'down'}`
        return `Point $P${pt(p)}$ is first ${first ? move : STEPS[s]} and then ${first ? STEPS[s] : move}. What are the coordinates of the final image?`
      },
    },
  ],
  given: ({ p, a, b, s, first }) => ({ p, a, b, how: STEPS[s] as string, first }),
  answer: ({ p, a, b, s, first }) => P(both(p, a, b, s, first)),
  traps: [
    {
      misconception: 'geo-trans-wrong-order',
      shortcut: ({ p, a, b, s, first }) => P(both(p, a, b, s, !first)),
      why: () => 'carries out the second step first.',
    },
    {
      misconception: 'geo-trans-moves-the-wrong-way',
      shortcut: ({ p, a, b, s, first }) => P(both(p, -a, -b, s, first)),
      why: () => 'moves in the opposite direction.',
    },
    {
      misconception: 'geo-trans-wrong-axis',
      shortcut: ({ p, a, b, s, first }) => P(both(p, a, b, s === 0 ? 1 : 0, first)),
      why: () => 'reflects across another line, or reflects where something else is asked for.',
    },
    { misconception: 'geo-trans-swaps-the-steps', shortcut: ({ p, a, b, s, first }) => P(both(p, b, a, s, first)) },
    {
      misconception: 'geo-trans-wrong-order',
      shortcut: ({ p, s }) => P(step(s, p)),
      why: () => 'leaves out the translation.',
    },
    {
      misconception: 'geo-trans-changes-both-signs',
      shortcut: ({ p, a, b, s, first }) => (s === 2 ? null : P(both(p, a, b, 2, first))),
    },
  ],
  explain: ({ p, a, b, s, first }) => {
    const mid: XY = first ? [p[0] + a, p[1] + b] : step(s, p)
    return [
      {
        do: `After the first step the point is $${pt(mid)}$.`,
        why: first ? 'Add the steps to the coordinates.' : 'Apply the rule of this transformation.',
      },
      {
        do: `After the second step it is $${pt(both(p, a, b, s, first))}$.`,
        why: 'The second step starts from the result of the first.',
      },
    ]
  },
  // As multiplication by factors for x and y.
  check: ({ p, a, b, how, first }) => {
    const k = how.includes('factor')
      ? [2, 2]
      : how.includes('rotated')
        ? [-1, -1]
        : how.includes('$x$')
          ? [1, -1]
          : [-1, 1]
    const c = (i: 0 | 1, d: number) => (k[i] as number) * p[i] + (first ? (k[i] as number) * d : d)
    return point(c(0, a), c(1, b))
  },
})
function P([x, y]: XY) {
  return point(x, y)
}
function both(p: XY, a: number, b: number, s: number, first: boolean): XY {
  if (first) return step(s, [p[0] + a, p[1] + b])
  const [x, y] = step(s, p)
  return [x + a, y + b]
}

const POLYGONS = {
  3: 'triangle',
  4: 'quadrilateral',
  5: 'pentagon',
  6: 'hexagon',
  8: 'octagon',
  9: 'nonagon',
  10: 'decagon',
  12: 'dodecagon',
} as const
const SIDES = [3, 5, 6, 8, 9, 10, 12] as const
const symmetry = template({
  id: 'geometry/symmetry-regular-polygon',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 55,
  response: 'choice',
  balance: 'size',
  draw: (rng) => ({ n: pick(rng, SIDES), ask: pick(rng, ['turn', 'turn', 'lines'] as const) }),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 7,
      stem: ({ n, ask }) => {
        const at = Object.fromEntries(xy.regular(n, 4).map((p, i) => [`p${i + 1}`, p]))
        return `${drawing({ alt: `A regular ${POLYGONS[n]}, with ${n} equal sides`, at, height: 220 }, [g.polygon(Object.keys(at).join(''), { fill: true })])}<p>The figure shows a regular polygon with ${n} sides. ${ask === 'turn' ? 'By how many degrees must it be turned around its center, at least, to come to lie on itself again?' : 'How many lines of symmetry does it have?'}</p>`
      },
    },
  ],
  given: ({ n, ask }) => ({ n, ask }),
  answer: ({ n, ask }) => num(ask === 'turn' ? frac(360, n) : n),
  traps: [
    {
      misconception: 'geo-trans-wrong-angle-of-rotation',
      rule: ({ n, ask }) => (ask === 'turn' ? num(frac(180, n)) : null),
      why: () => 'divides a half turn by the number of sides.',
    },
    {
      misconception: 'geo-trans-wrong-angle-of-rotation',
      rule: ({ n, ask }) => (ask === 'turn' ? num(frac(180 * (n - 2), n)) : null),
      why: () => 'is the inner angle of the polygon.',
    },
    {
      misconception: 'geo-trans-wrong-angle-of-rotation',
      rule: ({ n, ask }) => (ask === 'turn' ? num(frac(720, n)) : null),
      why: () => 'is twice the smallest turn.',
    },
    {
      misconception: 'geo-trans-miscounts-symmetries',
      rule: ({ n, ask }) =>
        ask === 'turn' ? (num(frac(360, n - 1)).number?.d === 1 ? num(frac(360, n - 1)) : num(180)) : num(2 * n),
      why: ({ ask }) =>
        ask === 'turn'
          ? 'does not fit: a corner would not come to lie on a corner as early as possible.'
          : 'counts every line twice.',
    },
    {
      misconception: 'geo-trans-miscounts-symmetries',
      rule: ({ n, ask }) => (ask === 'lines' ? num(n % 2 === 0 ? n / 2 : n - 1) : null),
      why: () => 'counts only some of the lines.',
    },
    {
      misconception: 'geo-trans-miscounts-symmetries',
      rule: ({ n, ask }) => (ask === 'lines' ? num((n * (n - 3)) / 2 || n + 2) : null),
      why: () => 'counts diagonals or other lines.',
    },
    {
      misconception: 'geo-trans-miscounts-symmetries',
      rule: ({ n, ask }) => (ask === 'lines' ? num(n + 1) : null),
      why: () => 'counts one line too many.',
    },
  ],
  explain: ({ n, ask }) => [
    {
      do: `The polygon has ${n} equal sides and ${n} equal angles.`,
      why: 'Every corner can come to lie on the next one.',
    },
    ask === 'turn'
      ? { do: `$\\frac{360^\\circ}{${n}} = ${360 / n}^\\circ$`, why: `${n} such turns make a full turn.` }
      : {
          do: `It has ${n} lines of symmetry.`,
          why:
            n % 2 === 0
              ? 'Half of them join opposite corners, the others join the midpoints of opposite sides.'
              : 'Each one joins a corner with the midpoint of the opposite side.',
        },
  ],
  // Counts the turns, or the mirror lines through corners and midpoints.
  check: ({ n, ask }) => {
    if (ask === 'lines') return num(new Set(Array.from({ length: 2 * n }, (_, i) => i % n)).size)
    return num(Array.from({ length: 360 }, (_, d) => d).find((d) => d > 0 && (d * n) % 360 === 0) ?? -1)
  },
})

const mistake = template({
  id: 'geometry/dilation-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...nameTheNumberMistake({
    slip: 'geo-trans',
    items: 5,
    draw: (rng) => ({ s: int(rng, 3, 12), k: int(rng, 2, 6) }),
    ask: ({ s, k }, name, got) =>
      `${drawing({ alt: 'Square ABCD', at: { A: [0, 0], B: [s, 0], C: [s, s], D: [0, s] }, height: 190 }, [g.polygon('ABCD'), g.side('AB', `${s}`)])}<p>Square $ABCD$ is dilated by the scale factor ${k}. ${name} works out the perimeter of the image and gets ${got}.</p>`,
    show: (x) => num(x).html,
    solution: ({ s, k }) => 4 * s * k,
    how: ({ s, k }) => `each side becomes $${s} \\cdot ${k} = ${s * k}$, and there are four of them.`,
    mistakes: ({ s, k }) => [
      { says: `The factor ${k} was added to each side instead of multiplying.`, result: 4 * (s + k) },
      { says: 'The area of the image was worked out.', result: s * s * k * k },
      { says: `The perimeter was multiplied by the square of ${k}.`, result: 4 * s * k * k },
      { says: 'The length of one side of the image was given.', result: s * k },
    ],
  }),
})

export const templates: readonly Template[] = [dilate, factor, sequence, symmetry, mistake]
