import {
  add,
  drawing,
  eq,
  frac,
  g,
  type Html,
  int,
  mul,
  num,
  pick,
  type Rng,
  surd,
  surdTex,
  surdValue,
  type Template,
  template,
  until,
  whole,
  xy,
} from '#kit'

export const skill = 'geo-proportional-segments'
const SETS = ['ABCDE', 'PQRST', 'KLMNO', 'XYZVW', 'FGHJK'] as const

/** p : q on the left side, r : s on the right side. */
export const drawSplit = (rng: Rng) =>
  until(
    () => ({
      p: int(rng, 3, 16),
      q: int(rng, 2, 15),
      r: int(rng, 3, 20),
      ask: pick(rng, ['lower', 'whole'] as const),
      set: pick(rng, SETS),
      shape: int(rng, 0, 2),
    }),
    ({ p, q, r }) =>
      p !== q && p !== r && (r * q) % p === 0 && (r * q) / p !== q && (r * q) / p >= 2 && r / p < 1.7 && r / p > 0.6,
  )
export type Split = ReturnType<typeof drawSplit>
export const splitFigure = (e: Split, labels: { p: string; q: string; r: string; s: string }): Html => {
  const [a, b, c, d, f] = [...e.set] as [string, string, string, string, string]
  const s = (e.r * e.q) / e.p
  const [left, right] = [e.p + e.q, e.r + s]
  const apex = [58, 50, 66][e.shape] as number
  const [A, B, C] = [[0, 0] as const, xy.polar([0, 0], left, -90 - apex / 2), xy.polar([0, 0], right, -90 + apex / 2)]
  // Turned so that BC is level.
  const tilt = (-Math.atan2(C[1] - B[1], C[0] - B[0]) * 180) / Math.PI
  const at = xy.turned(
    { [a]: A, [b]: B, [c]: C, [d]: xy.along(A, B, e.p / left), [f]: xy.along(A, C, e.p / left) },
    tilt,
  )
  return drawing(
    { alt: `Triangle ${a}${b}${c} with ${d} on ${a}${b} and ${f} on ${a}${c}; ${d}${f} is drawn`, at, height: 240 },
    [
      g.polygon(a + b + c),
      g.seg(d + f),
      g.parallel(d + f),
      g.parallel(b + c),
      ...(
        [
          [a + d, labels.p, c],
          [d + b, labels.q, c],
          [a + f, labels.r, b],
          [f + c, labels.s, b],
        ] as const
      ).flatMap(([spec, label, from]) => (label === '' ? [] : [g.side(spec, label, { from })])),
    ],
  )
}

const splitter = template({
  id: 'geometry/side-splitter',
  skill,
  difficulty: 'Low',
  b: -0.3,
  calculator: false,
  seconds: 75,
  response: 'choice',
  balance: 'size',
  draw: drawSplit,
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 7,
      stem: (e) =>
        `<p>The segments with arrowheads are parallel.</p>${splitFigure(e, { p: `${e.p}`, q: `${e.q}`, r: `${e.r}`, s: e.ask === 'lower' ? 'x' : '' })}<p>${e.ask === 'lower' ? 'What is the value of $x$?' : `What is the length of $${e.set[0]}${e.set[2]}$?`}</p>`,
    },
    {
      id: 'grid',
      kind: 'figure',
      items: 6,
      response: 'grid',
      stem: (e) =>
        `${splitFigure(e, { p: `${e.p}`, q: `${e.q}`, r: `${e.r}`, s: '' })}<p>In the figure, $${e.set[3]}${e.set[4]}$ is parallel to $${e.set[1]}${e.set[2]}$. How long is $${e.ask === 'lower' ? `${e.set[4]}${e.set[2]}` : `${e.set[0]}${e.set[2]}`}$?</p>`,
    },
  ],
  given: ({ p, q, r, ask }) => ({ p, q, r, ask }),
  answer: ({ p, q, r, ask }) => num((r * q) / p + (ask === 'whole' ? r : 0)),
  traps: [
    {
      misconception: 'geo-adds-instead-of-scaling',
      classic: true,
      rule: ({ p, q, r, ask }) => whole(r + q - p + (ask === 'whole' ? r : 0)),
      says: () => 'I used the difference of the two parts on the left instead of their ratio.',
      why: ({ p, q }) => `uses the difference between $${p}$ and $${q}$ instead of their ratio.`,
    },
    {
      misconception: 'geo-uses-the-part-for-the-whole',
      classic: true,
      rule: ({ p, q, r, ask }) => num(ask === 'whole' ? (r * q) / p : r + (r * q) / p),
      says: ({ ask }) =>
        ask === 'whole'
          ? 'I gave only the lower part of the side.'
          : 'I gave the whole side instead of its lower part.',
      why: ({ ask }) => (ask === 'whole' ? 'is only the lower part.' : 'is the whole side, not the part.'),
    },
    {
      misconception: 'geo-inverts-the-ratio',
      rule: ({ p, q, r, ask }) => whole(add(frac(r * p, q), ask === 'whole' ? r : 0)),
      why: ({ p, q }) => `multiplies by $\\frac{${p}}{${q}}$ instead of $\\frac{${q}}{${p}}$.`,
    },
    {
      misconception: 'geo-pairs-the-wrong-sides',
      rule: ({ q, r, ask }) => num(ask === 'whole' ? r + q : q),
      says: () => 'I took the lower parts of both sides to be equal.',
      why: () => 'takes the lower parts of both sides to be equal.',
    },
    {
      misconception: 'geo-pairs-the-wrong-sides',
      rule: ({ p, q, r, ask }) => whole(add(frac(p * q, r), ask === 'whole' ? r : 0)),
      says: ({ p, q, r }) => `I multiplied ${p} by ${q} and divided by ${r}.`,
      why: () => 'puts the lengths into the wrong places of the proportion.',
    },
    {
      misconception: 'geo-multiplies-without-dividing',
      rule: ({ q, r, ask }) => num(r * q + (ask === 'whole' ? r : 0)),
      says: ({ p, q, r }) => `I multiplied ${r} by ${q} and did not divide by ${p}.`,
      why: ({ p }) => `forgets to divide by $${p}$.`,
    },
  ],
  explain: ({ p, q, r, ask, set }) => ({
    plan: 'A parallel to one side divides the other two sides in the same ratio: set up the proportion of the parts.',
    steps: [
      {
        do: `$\\frac{${p}}{${q}} = \\frac{${r}}{${set[4]}${set[2]}}$`,
        why: 'A line parallel to one side divides the other two sides in the same ratio.',
      },
      {
        do: `$${set[4]}${set[2]} = \\frac{${r} \\cdot ${q}}{${p}} = ${(r * q) / p}$`,
        why: 'Multiply crosswise and divide.',
      },
      ...(ask === 'whole'
        ? [
            {
              do: `$${set[0]}${set[2]} = ${r} + ${(r * q) / p} = ${r + (r * q) / p}$`,
              why: 'The whole side has both parts.',
            },
          ]
        : []),
    ],
  }),
  // Tries lengths until the two sides are cut in the same ratio.
  check: ({ p, q, r, ask }) => {
    const x = Array.from({ length: 2000 }, (_, i) => frac(i, 4)).find((y) => eq(mul(p, y), q * r)) ?? -1
    return num(ask === 'whole' ? add(x, r) : x)
  },
})

/** Angle bisector AD: BD : DC = AB : AC. */
const bisector = template({
  id: 'geometry/angle-bisector',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 85,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({
        c: int(rng, 4, 24),
        b: int(rng, 4, 24),
        m: int(rng, 2, 14),
        ask: pick(rng, ['part', 'whole'] as const),
      }),
      ({ c, b, m }) =>
        c !== b &&
        (m * b) % c === 0 &&
        m !== c &&
        c + b > m + (m * b) / c + 2 &&
        Math.abs(c - b) < m + (m * b) / c - 1 &&
        (m * b) / c >= 2 &&
        m + (m * b) / c > 0.5 * Math.max(b, c),
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 7,
      stem: (e) =>
        `<p>Angles with the same marks are equal.</p>${bisectorFigure(e)}<p>What is the length of $${e.ask === 'part' ? 'DC' : 'BC'}$?</p>`,
    },
  ],
  given: ({ c, b, m, ask }) => ({ c, b, m, ask }),
  answer: ({ c, b, m, ask }) => num((m * b) / c + (ask === 'whole' ? m : 0)),
  traps: [
    {
      misconception: 'geo-takes-the-bisector-for-a-median',
      classic: true,
      rule: ({ m, ask }) => num(ask === 'whole' ? 2 * m : m),
      why: () => 'takes $D$ for the midpoint of $BC$.',
    },
    {
      misconception: 'geo-inverts-the-ratio',
      rule: ({ c, b, m, ask }) => whole(add(frac(m * c, b), ask === 'whole' ? m : 0)),
      why: ({ c, b }) => `multiplies by $\\frac{${c}}{${b}}$ instead of $\\frac{${b}}{${c}}$.`,
    },
    {
      misconception: 'geo-adds-instead-of-scaling',
      rule: ({ c, b, m, ask }) => whole(m + b - c + (ask === 'whole' ? m : 0)),
      why: ({ c, b }) => `uses the difference between $${c}$ and $${b}$ instead of their ratio.`,
    },
    {
      misconception: 'geo-uses-the-part-for-the-whole',
      rule: ({ c, b, m, ask }) => num(ask === 'whole' ? (m * b) / c : m + (m * b) / c),
      says: ({ ask }) => (ask === 'whole' ? 'I gave only the part $DC$.' : 'I gave the whole side $BC$.'),
      why: ({ ask }) => (ask === 'whole' ? 'is only the part $DC$.' : 'is the whole side $BC$.'),
    },
    {
      misconception: 'geo-pairs-the-wrong-sides',
      rule: ({ b, c, m, ask }) => whole(add(frac(b * c, m), ask === 'whole' ? m : 0)),
      says: ({ b, c, m }) => `I multiplied ${b} by ${c} and divided by ${m}.`,
      why: () => 'puts the lengths into the wrong places of the proportion.',
    },
    {
      misconception: 'geo-multiplies-without-dividing',
      rule: ({ b, m, ask }) => num(m * b + (ask === 'whole' ? m : 0)),
      says: ({ b, c, m }) => `I multiplied ${m} by ${b} and did not divide by ${c}.`,
      why: ({ c }) => `forgets to divide by $${c}$.`,
    },
  ],
  explain: ({ c, b, m, ask }) => ({
    plan: 'An angle bisector divides the opposite side in the ratio of the two other sides: set up that proportion.',
    steps: [
      {
        do: `$AD$ bisects the angle at $A$, so $\\frac{BD}{DC} = \\frac{AB}{AC} = \\frac{${c}}{${b}}$.`,
        why: 'An angle bisector divides the opposite side in the ratio of the two other sides.',
      },
      { do: `$DC = ${m} \\cdot \\frac{${b}}{${c}} = ${(m * b) / c}$`, why: `$BD = ${m}$ is known.` },
      ...(ask === 'whole'
        ? [{ do: `$BC = ${m} + ${(m * b) / c} = ${m + (m * b) / c}$`, why: 'The whole side has both parts.' }]
        : []),
    ],
  }),
  // Tries lengths until the parts are to each other as the sides beside them.
  check: ({ c, b, m, ask }) => {
    const x = Array.from({ length: 2000 }, (_, i) => frac(i, 4)).find((y) => eq(mul(c, y), m * b)) ?? -1
    return num(ask === 'whole' ? add(x, m) : x)
  },
})

function bisectorFigure({ c, b, m }: { c: number; b: number; m: number }): Html {
  const n = (m * b) / c
  const [B, C, A] = xy.sss(b, c, m + n)
  return drawing(
    { alt: 'Triangle ABC with the segment AD from A to the side BC', at: { A, B, C, D: [m, 0] }, height: 240 },
    [
      g.polygon('ABC'),
      g.seg('AD'),
      g.angle('BAD', '', { r: 24, stroke: true }),
      g.angle('CAD', '', { r: 24, stroke: true }),
      g.side('AB', `${c}`, { from: 'C' }),
      g.side('AC', `${b}`, { from: 'B' }),
      g.side('BD', `${m}`, { from: 'A' }),
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
      stem: ({ p, q, r }) => {
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
        return `<p>Three parallel streets are crossed by two avenues. The figure shows distances between the crossings, in hundreds of meters.</p>${drawing({ alt: 'Three level parallel lines are crossed by the line ABC on the left and the line DEF on the right', at: { ...at, g: [start, 0], h: [reach, 0], i: [start, -p], j: [reach, -p], k: [start, -p - q], l: [reach, -p - q] }, height: 230 }, [g.seg('gh'), g.seg('ij'), g.seg('kl'), g.seg('AC'), g.seg('DF'), g.side('AB', `${p}`, { from: 'E' }), g.side('BC', `${q}`, { from: 'E' }), g.side('DE', `${r}`, { from: 'B' }), g.side('EF', 'x', { from: 'B' })])}<p>What is the value of $x$?</p>`
      },
    },
  ],
  given: ({ p, q, r }) => ({ p, q, r }),
  answer: ({ p, q, r }) => num((r * q) / p),
  traps: [
    {
      misconception: 'geo-adds-instead-of-scaling',
      classic: true,
      rule: ({ p, q, r }) => whole(q + r - p),
      says: () => 'I used the difference of two distances instead of their ratio.',
      why: ({ p, r }) => `adds the difference between $${p}$ and $${r}$ instead of using their ratio.`,
    },
    {
      misconception: 'geo-pairs-the-wrong-sides',
      rule: ({ q }) => num(q),
      says: () => 'I took the lower distances of both avenues to be equal.',
      why: () => 'takes the lower distances of both avenues to be equal.',
    },
    {
      misconception: 'geo-inverts-the-ratio',
      rule: ({ p, q, r }) => whole(frac(r * p, q)),
      why: ({ p, q }) => `multiplies by $\\frac{${p}}{${q}}$ instead of $\\frac{${q}}{${p}}$.`,
    },
    {
      misconception: 'geo-uses-the-part-for-the-whole',
      rule: ({ p, q, r }) => num(r + (r * q) / p),
      says: () => 'I gave the whole distance $DF$.',
      why: () => 'is the whole distance $DF$.',
    },
    {
      misconception: 'geo-pairs-the-wrong-sides',
      rule: ({ r }) => num(r),
      says: () => 'I took both distances on the right to be equal.',
      why: () => 'takes both distances on the right to be equal.',
    },
    {
      misconception: 'geo-multiplies-without-dividing',
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
      { do: `$${p} \\cdot x = ${r} \\cdot ${q} = ${r * q}$`, why: 'Multiply crosswise.' },
      { do: `$x = \\frac{${r * q}}{${p}} = ${(r * q) / p}$`, why: `Divide both sides by $${p}$.` },
    ],
    check: `$${p} \\cdot ${(r * q) / p} = ${r * q}$ and $${q} \\cdot ${r} = ${r * q}$.`,
  }),
  // Cuts a slanted line with three level ones and measures.
  check: ({ p, q, r }) => {
    const slant = Math.asin(Math.min(1, p / r))
    return num(Math.round(q / Math.sin(slant) || -1))
  },
})

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
        return `<p>Triangle $${a}${b}${c}$ has a right angle at $${c}$, and $${c}${d}$ is the altitude to $${a}${b}$.</p>${drawing({ alt: `Triangle ${a}${b}${c} with the altitude ${c}${d}`, at: { [a]: [0, 0], [b]: [p + q, 0], [c]: [p, Math.sqrt(p * q)], [d]: [p, 0] }, height: 230 }, [g.polygon(a + b + c), g.seg(c + d, 'x'), g.right(a + c + b), g.right(c + d + b), g.side(a + d, `${p}`), g.side(d + b, `${q}`)])}<p>What is the value of $x$?</p>`
      },
    },
  ],
  given: ({ p, q }) => ({ p, q }),
  answer: ({ p, q }) => surdValue(surd(0, 1, p * q)),
  traps: [
    {
      misconception: 'geo-takes-the-mean-for-the-geometric-mean',
      classic: true,
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
      says: () => 'I used the Pythagorean theorem with the two parts, which are not sides of one right triangle.',
      why: () => 'subtracts the squares of the two parts, which are not sides of one right triangle.',
    },
  ],
  explain: ({ p, q }) => ({
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
  }),
  // By Pythagoras three times: h² = ((p + q)² − p² − q²) / 2.
  check: ({ p, q }) => surdValue(surd(0, 1, ((p + q) ** 2 - p * p - q * q) / 2)),
})

export const templates: readonly Template[] = [splitter, bisector, threeLines, altitude]
