import {
  div,
  drawing,
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
  text,
  toTex,
  until,
  whole,
  xy,
} from '#kit'

export const skill = 'geo-similar-triangles'

const SETS = [
  ['ABC', 'DEF'],
  ['PQR', 'XYZ'],
  ['KLM', 'RST'],
  ['JKL', 'PQR'],
  ['ABC', 'XYZ'],
] as const

const FACTORS = [
  [2, 1],
  [3, 2],
  [4, 3],
  [5, 3],
  [5, 4],
  [1, 2],
  [2, 3],
  [3, 4],
  [3, 5],
  [4, 5],
] as const

const ch = (s: string, ...k: number[]) => k.map((i) => s[i]).join('')

/** Sides a, b of the first triangle; ka known and kb asked in the second. */
export const drawPair = (rng: Rng) =>
  until(
    () => {
      const [m, n] = pick(rng, FACTORS)
      const [a, b] = [n * int(rng, 2, 9), n * int(rng, 2, 9)]
      return {
        a,
        b,
        m,
        n,
        c: (a * m) / n,
        third: Math.max(a, b) - int(rng, -2, 2),
        sets: pick(rng, SETS),
        mirror: int(rng, 0, 1) === 1,
      }
    },
    ({ a, b, m, n, c, third }) =>
      a !== b &&
      c !== b &&
      (b * m) / n !== a &&
      (b * m) / n !== c &&
      Math.max(a, b, c) < 46 &&
      a + b > third + 1 &&
      Math.abs(a - b) < third - 1 &&
      b + c - a > 1 &&
      Math.max(a, b) < 3 * Math.min(a, b),
  )

export type Pair = ReturnType<typeof drawPair>

export const pairFigure = (p: Pair, labels: { a: string; b: string; ka: string; kb: string }): Html => {
  // AB = third, BC = a, CA = b.
  const [A, B, C] = xy.sss(p.a, p.b, p.third)
  const k = p.m / p.n
  const [s, t] = p.sets
  const gap = p.third * 0.5 * Math.max(1, k)
  const move = ([x, y]: readonly [number, number]): readonly [number, number] =>
    p.mirror ? [p.third + gap + k * (p.third - x), k * y] : [p.third + gap + k * x, k * y]
  const at = {
    [ch(s, 0)]: A,
    [ch(s, 1)]: B,
    [ch(s, 2)]: C,
    [ch(t, 0)]: move(A),
    [ch(t, 1)]: move(B),
    [ch(t, 2)]: move(C),
  }
  return drawing({ alt: `Triangles ${s} and ${t} of the same shape`, at, height: 230 }, [
    g.polygon(s),
    g.polygon(t),
    g.angle(ch(s, 2, 0, 1)),
    g.angle(ch(t, 2, 0, 1)),
    g.angle(ch(s, 2, 1, 0), '', { arcs: 2 }),
    g.angle(ch(t, 2, 1, 0), '', { arcs: 2 }),
    g.side(ch(s, 1, 2), labels.a, { from: ch(s, 0) }),
    g.side(ch(s, 2, 0), labels.b, { from: ch(s, 1) }),
    g.side(ch(t, 1, 2), labels.ka, { from: ch(t, 0) }),
    g.side(ch(t, 2, 0), labels.kb, { from: ch(t, 1) }),
  ])
}

const missing = template({
  id: 'geometry/similar-missing-side',
  skill,
  difficulty: 'Low',
  b: -0.5,
  calculator: false,
  seconds: 75,
  response: 'choice',
  balance: 'size',
  draw: drawPair,
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 7,
      stem: (p) =>
        `<p>Angles with the same marks are equal.</p>${pairFigure(p, { a: `${p.a}`, b: `${p.b}`, ka: `${p.c}`, kb: 'x' })}<p>What is the value of $x$?</p>`,
    },
    {
      id: 'grid',
      kind: 'figure',
      items: 6,
      response: 'grid',
      stem: (p) =>
        `${pairFigure(p, { a: `${p.a}`, b: `${p.b}`, ka: `${p.c}`, kb: 'x' })}<p>Triangles $${p.sets[0]}$ and $${p.sets[1]}$ are similar; equal angles carry the same marks. Find the value of $x$.</p>`,
    },
  ],
  given: ({ a, b, c }) => ({ a, b, c }),
  answer: ({ b, m, n }) => num(frac(b * m, n)),
  traps: [
    {
      misconception: 'geo-adds-instead-of-scaling',
      classic: true,
      operation: 'difference-for-ratio',
      operands: ({ a, b, c }) => [a, c, b],
      rule: ({ a, b, c }) => num(b + c - a),
      says: ({ a, b, c }) =>
        `I ${c > a ? `added the difference of ${c} and ${a} to` : `subtracted the difference of ${a} and ${c} from`} ${b} instead of using their ratio.`,
      why: ({ a, c }) => `adds the difference between $${a}$ and $${c}$ instead of using their ratio.`,
    },
    {
      misconception: 'geo-pairs-the-wrong-sides',
      operation: 'ratio-upside-down',
      operands: ({ a, b, c }) => [a, b, c],
      rule: ({ a, b, c }) => whole(frac(a * c, b)),
      says: ({ a, b }) => `I took ${b} and the side of the second triangle that belongs to ${a} for a pair.`,
      why: () => 'compares sides that do not correspond.',
    },
    {
      misconception: 'geo-inverts-the-ratio',
      operation: 'ratio-upside-down',
      operands: ({ a, b, c }) => [a, c, b],
      rule: ({ a, b, c }) => whole(frac(b * a, c)),
      why: ({ a, c }) => `multiplies by $\\frac{${a}}{${c}}$ instead of $\\frac{${c}}{${a}}$.`,
    },
    {
      misconception: 'geo-multiplies-without-dividing',
      operation: 'factor-left-out',
      operands: ({ a, b, c }) => [b, frac(c, a).n],
      rule: ({ a, b, c }) => num(b * frac(c, a).n),
      says: () => 'I multiplied by the numerator of the factor and did not divide by its denominator.',
      why: () => 'multiplies by the numerator of the factor only.',
    },
    {
      misconception: 'geo-pairs-the-wrong-sides',
      operation: 'wrong-number-used',
      operands: ({ c }) => [c],
      rule: ({ c }) => num(c),
      says: () => 'I took the side to be as long as the other given side of its triangle.',
      why: () => 'repeats the other side, as if the triangle were isosceles.',
    },
    {
      misconception: 'geo-multiplies-without-dividing',
      operation: 'factor-left-out',
      operands: ({ a, b, c }) => [b, frac(1, frac(c, a).d)],
      rule: ({ a, b, c }) => num(b / frac(c, a).d),
      says: () => 'I divided by the denominator of the factor and did not multiply by its numerator.',
      why: () => 'divides by the denominator of the factor only.',
    },
  ],
  explain: (p) => {
    const { a, b, m, n, c } = p
    return {
      plan: 'Equal angles show which sides correspond; find the factor between the triangles and multiply.',
      steps: [
        {
          do: `Two pairs of angles are equal, so the triangles are similar; $${a}$ and $${c}$ correspond.`,
          why: 'Corresponding sides lie opposite equal angles.',
        },
        {
          do: `Scale factor: $\\frac{${c}}{${a}} = ${toTex(frac(m, n))}$.`,
          why: 'Side of the second triangle over side of the first.',
        },
        {
          do: `$x = ${b} \\cdot ${toTex(frac(m, n))} = ${(b * m) / n}$`,
          why: 'All sides are multiplied by the same factor.',
        },
      ],
      faster: `Cross-multiply at once: $x = ${b} \\cdot ${c} \\div ${a} = ${(b * m) / n}$.`,
      check: `Compare the two sides inside each triangle: $\\frac{${b}}{${a}} = ${toTex(frac(b, a))}$ and $\\frac{${(b * m) / n}}{${c}} = ${toTex(frac(b * m, n * c))}$. Similar triangles must agree in this.`,
      figure: pairFigure(p, { a: `${p.a}`, b: `${p.b}`, ka: `${p.c}`, kb: `${(p.b * p.m) / p.n}` }),
    }
  },
  check: ({ a, b, c }) => num(div(mul(b, c), a)),
})

/** Which proportion fits the order of the letters? */
const proportion = template({
  id: 'geometry/similar-proportion',
  skill,
  difficulty: 'Low',
  b: -0.3,
  calculator: false,
  seconds: 60,
  response: 'choice',
  balance: 'parts',
  draw: (rng) => ({ sets: pick(rng, SETS), perm: int(rng, 0, 5), first: int(rng, 0, 2), swap: int(rng, 0, 1) === 1 }),
  frames: [
    {
      id: 'letters',
      kind: 'bare',
      items: 6,
      stem: (p) =>
        `Triangles $${p.sets[0]}$ and $${second(p)}$ are similar: $\\triangle ${p.sets[0]} \\sim \\triangle ${second(p)}$. Which proportion must be true?`,
    },
  ],
  given: (p) => ({ one: p.sets[0], two: second(p), offers: [0, 1, 2, 3, 4, 5].map((k) => fits(p, k).html) }),
  answer: (p) => fits(p, 0),
  traps: [
    {
      misconception: 'geo-pairs-the-wrong-sides',
      classic: true,
      rule: ({ offers }) => text(offers[3] ?? ''),
      says: (p) => mispaired(p, 3),
      why: () => 'pairs sides that do not stand at the same places in the two names.',
    },
    {
      misconception: 'geo-inverts-the-ratio',
      classic: true,
      rule: ({ offers }) => text(offers[2] ?? ''),
      says: () => 'I turned the second of the two ratios around.',
      why: () => 'turns one of the two ratios around.',
    },
    ...[1, 5].map((k) => ({
      misconception: 'geo-pairs-the-wrong-sides',
      rule: ({ offers }: { offers: readonly string[] }) => text(offers[k] ?? ''),
      says: (p: Prop) => mispaired(p, k),
      why: () => 'pairs sides that do not stand at the same places in the two names.',
    })),
    {
      misconception: 'geo-inverts-the-ratio',
      rule: ({ offers }) => text(offers[4] ?? ''),
      says: () => 'I turned the first of the two ratios around.',
      why: () => 'turns one of the two ratios around.',
    },
  ],
  explain: (p) => ({
    plan: 'The order of the vertices in the two names tells which sides correspond; both fractions must compare them in the same way.',
    steps: [
      {
        do: `Letters in the same place belong together: $${p.sets[0]}$ and $${second(p)}$.`,
        why: 'The order of the letters tells which vertices match.',
      },
      {
        do: `So ${fits(p, 0).html}.`,
        why: 'Both fractions have a side of one triangle over the matching side of the other.',
      },
    ],
    check: `Try lengths: let $${side(p.sets[0], p.first)} = 5$ and $${side(p.sets[0], p.first + 1)} = 7$, and let the second triangle be three times as large. Then the proportion says $${p.swap ? '\\frac{5}{7} = \\frac{15}{21}' : '\\frac{5}{15} = \\frac{7}{21}'}$, which is true.`,
  }),
  // Measures the sides of two such triangles, and puts the lengths into each proportion that is offered.
  check: ({ one, two, offers }) => {
    const length = (side: string): number => {
      const [name, unit] = [...side].every((c) => one.includes(c)) ? [one, 1] : [two, 3]
      return unit * ([7, 5, 11][[...name].findIndex((c) => !side.includes(c))] ?? 0)
    }
    const holds = offers.filter((offer) => {
      const [a = 0, b = 0, c = 0, d = 0] = (offer.match(/[A-Z]{2}/g) ?? []).map(length)
      return a * d === b * c
    })
    return text(holds.length === 1 ? (holds[0] as string) : 'none')
  },
})

type Prop = { sets: readonly [string, string]; perm: number; first: number; swap: boolean }

function second({ sets, perm }: Pick<Prop, 'sets' | 'perm'>): string {
  const orders = ['012', '021', '102', '120', '201', '210']
  return [...(orders[perm] as string)].map((k) => sets[1][Number(k)]).join('')
}

const side = (n: string, a: number): string => ch(n, a % 3, (a + 1) % 3)

/** Which sides are taken for partners in the wrong proportions 1, 3 and 5 of `fits`. */
function mispaired(p: Prop, wrong: number): Html {
  const [s, t, i] = [p.sets[0], second(p), p.first]
  const pair = (a: number, b: number) => `$${side(s, i + a)}$ with $${side(t, i + b)}$`
  if (wrong === 1) return `I paired ${pair(1, 2)}, which do not correspond.`
  if (p.swap) return `I paired ${wrong === 3 ? pair(0, 2) : pair(2, 1)}, which do not correspond.`
  return wrong === 3
    ? `I paired ${pair(0, 1)} and ${pair(1, 0)}, which do not correspond.`
    : `I paired ${pair(0, 2)}, which do not correspond.`
}

function fits(p: Prop, wrong: number) {
  const [s, t, i] = [p.sets[0], second(p), p.first]
  // Numerators and denominators of the two fractions; a wrong one changes a partner or turns a fraction.
  const table = p.swap
    ? [
        [side(s, i), side(s, i + 1), side(t, i), side(t, i + 1)],
        [side(s, i), side(s, i + 1), side(t, i), side(t, i + 2)],
        [side(s, i), side(s, i + 1), side(t, i + 1), side(t, i)],
        [side(s, i), side(s, i + 1), side(t, i + 2), side(t, i + 1)],
        [side(s, i + 1), side(s, i), side(t, i), side(t, i + 1)],
        [side(s, i), side(s, i + 2), side(t, i), side(t, i + 1)],
      ]
    : [
        [side(s, i), side(t, i), side(s, i + 1), side(t, i + 1)],
        [side(s, i), side(t, i), side(s, i + 1), side(t, i + 2)],
        [side(s, i), side(t, i), side(t, i + 1), side(s, i + 1)],
        [side(s, i), side(t, i + 1), side(s, i + 1), side(t, i)],
        [side(t, i), side(s, i), side(s, i + 1), side(t, i + 1)],
        [side(s, i), side(t, i + 2), side(s, i + 1), side(t, i + 1)],
      ]
  const [a, b, c, d] = table[wrong] as string[]
  return text(`$\\frac{${a}}{${b}} = \\frac{${c}}{${d}}$`)
}

export const templates: readonly Template[] = [missing, proportion]
