import {
  add,
  div,
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
  type Template,
  template,
  toTex,
  until,
  whole,
  xy,
} from '#kit'

export const skill = 'geo-proportional-segments'

export const SETS = ['ABCDE', 'PQRST', 'KLMNO', 'XYZVW', 'FGHJK'] as const

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
      operation: 'difference-for-ratio',
      operands: ({ p, q, r }) => [p, q, r],
      after: (x, { r, ask }) => (ask === 'whole' ? add(x, r) : x),
      rule: ({ p, q, r, ask }) => whole(r + q - p + (ask === 'whole' ? r : 0)),
      says: () => 'I used the difference of the two parts on the left instead of their ratio.',
      why: ({ p, q }) => `uses the difference between $${p}$ and $${q}$ instead of their ratio.`,
    },
    {
      misconception: 'geo-uses-the-part-for-the-whole',
      classic: true,
      operation: 'solved-for-the-other',
      operands: ({ p, q, r, ask }) => [ask === 'whole' ? div(r * q, p) : add(r, div(r * q, p))],
      rule: ({ p, q, r, ask }) => num(ask === 'whole' ? (r * q) / p : r + (r * q) / p),
      says: ({ ask }) =>
        ask === 'whole'
          ? 'I gave only the lower part of the side.'
          : 'I gave the whole side instead of its lower part.',
      why: ({ ask }) => (ask === 'whole' ? 'is only the lower part.' : 'is the whole side, not the part.'),
    },
    {
      misconception: 'geo-inverts-the-ratio',
      operation: 'ratio-upside-down',
      operands: ({ p, q, r }) => [p, q, r],
      after: (x, { r, ask }) => (ask === 'whole' ? add(x, r) : x),
      rule: ({ p, q, r, ask }) => whole(add(frac(r * p, q), ask === 'whole' ? r : 0)),
      why: ({ p, q }) => `multiplies by $\\frac{${p}}{${q}}$ instead of $\\frac{${q}}{${p}}$.`,
    },
    {
      misconception: 'geo-pairs-the-wrong-sides',
      operation: 'wrong-number-used',
      operands: ({ q }) => [q],
      after: (x, { r, ask }) => (ask === 'whole' ? add(x, r) : x),
      rule: ({ q, r, ask }) => num(ask === 'whole' ? r + q : q),
      says: () => 'I took the lower parts of both sides to be equal.',
      why: () => 'takes the lower parts of both sides to be equal.',
    },
    {
      misconception: 'geo-pairs-the-wrong-sides',
      rule: ({ p, q, r, ask }) => whole(add(frac(p * q, r), ask === 'whole' ? r : 0)),
      says: ({ p, q, r, ask }) =>
        `I multiplied ${p} by ${q} and divided by ${r}${ask === 'whole' ? `, then added ${r}` : ''}.`,
      why: () => 'puts the lengths into the wrong places of the proportion.',
    },
    {
      misconception: 'geo-multiplies-without-dividing',
      operation: 'factor-left-out',
      operands: ({ q, r }) => [r, q],
      after: (x, { r, ask }) => (ask === 'whole' ? add(x, r) : x),
      rule: ({ q, r, ask }) => num(r * q + (ask === 'whole' ? r : 0)),
      says: ({ p, q, r, ask }) =>
        `I multiplied ${r} by ${q} and did not divide by ${p}${ask === 'whole' ? `, then added ${r}` : ''}.`,
      why: ({ p }) => `forgets to divide by $${p}$.`,
    },
  ],
  explain: (e) => {
    const { p, q, r, ask, set } = e
    return {
      plan: 'A parallel to one side divides the other two sides in the same ratio: set up the proportion of the parts.',
      steps: [
        {
          do: `$\\frac{${p}}{${q}} = \\frac{${r}}{${set[4]}${set[2]}}$`,
          why: 'A line parallel to one side divides the other two sides in the same ratio.',
        },
        {
          do: `$${set[4]}${set[2]} = \\frac{${r} \\cdot ${q}}{${p}} = ${(r * q) / p}$`,
          why: 'Cross-multiply and divide.',
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
      check: `Compare the upper part with the whole on each side: $\\frac{${p}}{${p + q}} = ${toTex(frac(p, p + q))}$ and $\\frac{${r}}{${r + (r * q) / p}} = ${toTex(frac(p * r, p * r + r * q))}$.`,
      figure: splitFigure(e, { p: `${e.p}`, q: `${e.q}`, r: `${e.r}`, s: `${(e.r * e.q) / e.p}` }),
    }
  },
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
      operation: 'ratio-upside-down',
      operands: ({ b, c, m }) => [c, b, m],
      after: (x, { m, ask }) => (ask === 'part' ? x : add(x, m)),
      rule: ({ c, b, m, ask }) => whole(add(frac(m * c, b), ask === 'whole' ? m : 0)),
      why: ({ c, b }) => `multiplies by $\\frac{${c}}{${b}}$ instead of $\\frac{${b}}{${c}}$.`,
    },
    {
      misconception: 'geo-adds-instead-of-scaling',
      operation: 'difference-for-ratio',
      operands: ({ b, c, m }) => [c, b, m],
      after: (x, { m, ask }) => (ask === 'part' ? x : add(x, m)),
      rule: ({ c, b, m, ask }) => whole(m + b - c + (ask === 'whole' ? m : 0)),
      says: ({ c, b }) =>
        `I ${b > c ? 'added the difference of $AB$ and $AC$ to' : 'subtracted the difference of $AB$ and $AC$ from'} $BD$ to get $DC$, instead of using their ratio.`,
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
      operation: 'factor-left-out',
      operands: ({ b, m }) => [m, b],
      after: (x, { m, ask }) => (ask === 'part' ? x : add(x, m)),
      rule: ({ b, m, ask }) => num(m * b + (ask === 'whole' ? m : 0)),
      says: ({ b, c, m }) => `I multiplied ${m} by ${b} and did not divide by ${c}.`,
      why: ({ c }) => `forgets to divide by $${c}$.`,
    },
  ],
  explain: ({ c, b, m, ask }) => {
    const n = (m * b) / c
    return {
      plan: 'An angle bisector divides the opposite side in the ratio of the two other sides: set up that proportion.',
      steps: [
        {
          do: `$AD$ bisects the angle at $A$, so $\\frac{BD}{DC} = \\frac{AB}{AC}$: $\\frac{${m}}{DC} = \\frac{${c}}{${b}}$.`,
          why: 'An angle bisector divides the opposite side in the ratio of the two other sides.',
        },
        { do: `$${c} \\cdot DC = ${m} \\cdot ${b} = ${m * b}$`, why: 'Cross-multiply.' },
        { do: `$DC = ${m * b} \\div ${c} = ${n}$`, why: `Divide both sides by ${c}.` },
        ...(ask === 'whole' ? [{ do: `$BC = ${m} + ${n} = ${m + n}$`, why: 'The whole side has both parts.' }] : []),
      ],
      faster: `$AC$ is $${toTex(frac(b, c))}$ times as long as $AB$, so $DC = ${toTex(frac(b, c))} \\cdot ${m} = ${n}$${ask === 'whole' ? `, and $BC = ${m} + ${n} = ${m + n}$` : ''}.`,
      check: `$BD$ is ${m < n ? 'shorter' : 'longer'} than $DC$, and $AB$ is ${c < b ? 'shorter' : 'longer'} than $AC$; the products agree: $${m} \\cdot ${b} = ${n} \\cdot ${c} = ${m * b}$.`,
      figure: bisectorFigure({ c, b, m }, true),
    }
  },
  // Tries lengths until the parts are to each other as the sides beside them.
  check: ({ c, b, m, ask }) => {
    const x = Array.from({ length: 2000 }, (_, i) => frac(i, 4)).find((y) => eq(mul(c, y), m * b)) ?? -1
    return num(ask === 'whole' ? add(x, m) : x)
  },
})

function bisectorFigure({ c, b, m }: { c: number; b: number; m: number }, found = false): Html {
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
      ...(found ? [g.side('DC', `${n}`, { from: 'A' })] : []),
    ],
  )
}

export const templates: readonly Template[] = [splitter, bisector]
